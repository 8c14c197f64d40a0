"""The course of a round (V3, V8, V10.1, V12.1): stage by stage, until a seat is asked."""

from mypy_extensions import i64

from safehouse.core.game import EMPTY
from safehouse.games.vienna import ids
from safehouse.games.vienna.abilities import next_bonus
from safehouse.games.vienna.cards import begin_draw
from safehouse.games.vienna.market import begin_farewell, begin_payday, begin_purchase, owns
from safehouse.games.vienna.missions import do_missions, end_action_three, refill
from safehouse.games.vienna.placement import check_squares, put_agent, take_tiles
from safehouse.games.vienna.scoring import score_all
from safehouse.games.vienna.state import State
from safehouse.games.vienna.turns import begin_turn
from safehouse.games.vienna.walks import begin_figure_walk, third_walk


def go_on(t: State) -> None:
    """Do what leaves no choice, until a seat or chance has one. Bonuses come before the next stage."""
    while t.phase == ids.READY:
        if t.agenda:
            next_bonus(t)
            continue
        stage = t.stage
        if stage == ids.NEW_ROUND:
            t.turn = 0
            t.stage = ids.DRAW_CARDS
        elif stage == ids.DRAW_CARDS:
            draw_cards(t)
        elif stage == ids.TURN:
            begin_turn(t)
        elif stage == ids.ACTION_TWO or stage == ids.ACTION_FOUR:
            t.phase = ids.SHOWING
        elif stage == ids.ACTION_THREE:
            t.phase = ids.ACTING
        elif stage == ids.PUT_AGENT:
            t.stage = ids.CHECK_SQUARES
            put_agent(t)
            begin_figure_walk(t)
        elif stage == ids.CHECK_SQUARES:
            t.stage = ids.TAKE_TILES
            check_squares(t)
        elif stage == ids.TAKE_TILES:
            t.stage = ids.THIRD_WALK
            take_tiles(t)
        elif stage == ids.THIRD_WALK:
            t.stage = ids.DO_MISSIONS
            third_walk(t)
        elif stage == ids.DO_MISSIONS:
            if not t.plan.full or not do_missions(t):
                end_action_three(t)
        elif stage == ids.REFILL:
            end_action_three(t)
            refill(t)
        elif stage == ids.TURN_OVER:
            t.turn += 1
            t.stage = ids.TURN if t.turn < t.plan.players else ids.END_ROUND
        elif stage == ids.END_ROUND:
            end_round(t)
        elif stage == ids.DUE:
            carry_out_due(t)
        elif stage == ids.HAND_OVER:
            hand_over(t)
        else:
            assert stage == ids.FINISH
            finish(t)


def draw_cards(t: State) -> None:
    """V3.1: each seat draws three; V10.2: four with the telephone. Then all assign at the same time."""
    if t.turn < t.plan.players:
        t.active = (t.arms + t.turn) % t.plan.players
        t.turn += 1
        begin_draw(t, 4 if owns(t, t.active, ids.TELEPHONE) else 3)
        return
    t.turn = 0
    t.active = t.arms
    t.asked = (1 << t.plan.players) - 1
    t.waiting = t.asked
    t.phase = ids.ASSIGNING


def all_markers_out(t: State) -> bool:
    """V8.2: whether all five markers are on their last field."""
    info: i64 = 0
    while info < ids.KINDS and t.marker[info] == t.plan.last_field[info]:
        info += 1
    return info == ids.KINDS


def end_round(t: State) -> None:
    """V10.1, V10.4, V12.1: what is due, before the arms pass."""
    plan = t.plan
    t.turn = 0
    t.stage = ids.DUE
    t.due = []
    if not plan.full:
        return
    if t.ending:
        t.due = [ids.FAREWELL, ids.PAYDAY]
        return
    if t.moved:
        if t.roof in plan.purchases:
            t.due.append(ids.PURCHASE)
        elif t.roof in plan.paydays:
            t.due.append(ids.PAYDAY)
    if t.roof != plan.end and all_markers_out(t):
        t.due.append(ids.PURCHASE)


def carry_out_due(t: State) -> None:
    """Let everyone act in turn order, for one thing after the other."""
    if t.turn == t.plan.players and t.due:
        t.due = t.due[1:]
        t.turn = 0
    if not t.due:
        t.due = EMPTY
        t.stage = ids.FINISH if t.ending else ids.HAND_OVER
        return
    due = t.due[0]
    t.active = (t.arms + t.turn) % t.plan.players
    if t.turn == 0 and t.events is not None:
        t.tell("due", [due])
    t.turn += 1
    if due == ids.PURCHASE:
        begin_purchase(t)
    elif due == ids.PAYDAY:
        begin_payday(t)
    else:
        begin_farewell(t)


def hand_over(t: State) -> None:
    """V3.3: the arms go one seat to the left. V8.1, V8.2: whether the round to come is the last."""
    t.ending = t.roof == t.plan.end or all_markers_out(t)
    t.moved = False
    t.arms = (t.arms + 1) % t.plan.players
    t.stage = ids.NEW_ROUND
    if t.events is not None:
        t.tell("last_round" if t.ending else "round", [t.arms])


def finish(t: State) -> None:
    score_all(t)
    t.turn = 0
    t.phase = ids.FINISHED
