"""A round's beginning and end (V3, V8, V10.1, V12.1)."""

from typing import Final

from mypy_extensions import i64

from safehouse.core.game import EMPTY
from safehouse.games.vienna.cards import assign, begin_draw
from safehouse.games.vienna.ids import (
    ACTIONS,
    ASSIGNING,
    DUE,
    FAREWELL,
    FINISH,
    FINISHED,
    HAND_OVER,
    KINDS,
    NEW_ROUND,
    OPENING_REST,
    PAYDAY,
    PURCHASE,
    READY,
    TELEPHONE,
    TURN,
)
from safehouse.games.vienna.market import begin_farewell, begin_payday, begin_purchase, owns
from safehouse.games.vienna.scoring import score_all
from safehouse.games.vienna.state import Table

FACE_DOWN: Final = (1 << ACTIONS) - 1


def draw_cards(t: Table) -> None:
    """V3.1: everybody draws three; V10.2: four with the telephone. Then all assign at the same time."""
    if t.turn < t.plan.players:
        t.active = (t.arms + t.turn) % t.plan.players
        t.turn += 1
        begin_draw(t, 4 if owns(t, t.active, TELEPHONE) else 3)
        return
    t.turn = 0
    t.active = t.arms
    t.asked = (1 << t.plan.players) - 1
    t.waiting = t.asked
    t.phase = ASSIGNING


def assign_card(t: Table, seat: i64, card: i64) -> None:
    if not assign(t, seat, card):
        return
    t.waiting &= ~(1 << seat)
    if t.waiting:
        return
    t.asked = 0
    rest = False
    for other in range(t.plan.players):
        t.faced[other] = FACE_DOWN
        t.extra_old[other] = 0
        if t.held[other] > ACTIONS:
            rest = True
    t.stage = TURN
    t.phase = OPENING_REST if rest else READY


def all_markers_out(t: Table) -> bool:
    """V8.2: whether all five markers are on their last field."""
    info: i64 = 0
    while info < KINDS and t.marker[info] == t.plan.last_field[info]:
        info += 1
    return info == KINDS


def end_round(t: Table) -> None:
    """V10.1, V10.4, V12.1: what is due, before the arms pass."""
    plan = t.plan
    t.turn = 0
    t.stage = DUE
    t.due = []
    if not plan.full:
        return
    if t.ending:
        t.due = [FAREWELL, PAYDAY]
        return
    if t.moved:
        if t.roof in plan.purchases:
            t.due.append(PURCHASE)
        elif t.roof in plan.paydays:
            t.due.append(PAYDAY)
    if t.roof != plan.end and all_markers_out(t):
        t.due.append(PURCHASE)


def carry_out_due(t: Table) -> None:
    """Everybody in turn order, for one thing after the other."""
    if t.turn == t.plan.players and t.due:
        t.due = t.due[1:]
        t.turn = 0
    if not t.due:
        t.due = EMPTY
        t.stage = FINISH if t.ending else HAND_OVER
        return
    due = t.due[0]
    t.active = (t.arms + t.turn) % t.plan.players
    if t.turn == 0 and t.events is not None:
        t.tell("due", [due])
    t.turn += 1
    if due == PURCHASE:
        begin_purchase(t)
    elif due == PAYDAY:
        begin_payday(t)
    else:
        begin_farewell(t)


def hand_over(t: Table) -> None:
    """V3.3: the arms go one seat to the left. V8.1, V8.2: whether the round to come is the last."""
    t.ending = t.roof == t.plan.end or all_markers_out(t)
    t.moved = False
    t.arms = (t.arms + 1) % t.plan.players
    t.stage = NEW_ROUND
    if t.events is not None:
        t.tell("last_round" if t.ending else "round", [t.arms])


def finish(t: Table) -> None:
    score_all(t)
    t.turn = 0
    t.phase = FINISHED
