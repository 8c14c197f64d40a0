"""The course of the game: what follows a movement, a scoring, a card or an answer (H3, H4, H5)."""

from typing import Final

from mypy_extensions import i64

from safehouse.games.heimlich import ids
from safehouse.games.heimlich.cards import playable_kinds
from safehouse.games.heimlich.hands import can_draw
from safehouse.games.heimlich.state import State

TURN_LIMIT: Final = 500  # H3.9, where the board declares no other


def resume(t: State) -> None:
    """Do what is next on the agenda."""
    item: i64 = t.agenda.pop()
    if item >= ids.THEN_DRAW:
        draw(t, item - ids.THEN_DRAW)
    elif item == ids.THEN_ASK:
        ask(t)
    elif item == ids.THEN_GO_ON:
        go_on(t)
    elif item == ids.THEN_AFTER_SCORING:
        after_scoring(t)
    else:
        t.phase = ids.ROLLING


def furthest(t: State) -> i64:
    """Return the field of the furthest stone."""
    best: i64 = 0
    for field in t.stone:
        if field > best:
            best = field
    return best


# --- H3 The end of a turn ------------------------------------------------------------------------------------------


def score_buildings(t: State) -> None:
    """H3.4: every stone advances by the number of its agent's building, never behind the start."""
    if t.events is not None:
        t.tell("scoring", [triggered_by(t), t.safe, *ids.MEMBERS_OF[t.triggers]])
    for agent in ids.MEMBERS_OF[t.in_play]:
        before: i64 = t.stone[agent]
        field: i64 = before + t.plan.values[t.at[agent]]
        if field < 0:
            field = 0
        t.stone[agent] = field
        if t.events is not None:
            t.tell("scored", [agent, t.at[agent], before, field])
    if dossiers_due(t):
        t.agenda.append(ids.THEN_AFTER_SCORING)
        write_dossiers(t)
    else:
        after_scoring(t)


def triggered_by(t: State) -> i64:
    """H4.11: who put the first of the agents to the safe that still stand there."""
    if not t.plan.rulings_2:
        return t.holder
    first: i64 = t.arrivals[0]
    return first % ids.MAX_SEATS


def after_scoring(t: State) -> None:
    """H3.7: a stone that has come round ends the game. H3.5, H4.11: otherwise who triggered it moves the safe."""
    if furthest(t) >= t.plan.goal:
        t.phase = ids.REVEALING
        return
    if t.plan.trigger_moves:
        t.go = triggered_by(t)
    t.phase = ids.MOVING_SAFE


def pass_die(t: State) -> None:
    """H3.6: the die goes to the left. H3.9: the turn limit."""
    t.turn += 1
    if t.turn == t.plan.turn_limit:
        t.phase = ids.REVEALING
        return
    t.holder += 1
    if t.holder == t.plan.players:
        t.holder = 0
    t.phase = ids.ROLLING


# --- H4 The Top Secret round ---------------------------------------------------------------------------------------


def draw(t: State, seat: i64) -> None:
    """H4.3, H4.4: a card from the pile, if the hand has room and there is one."""
    if can_draw(t, seat):
        t.drawer = seat
        t.phase = ids.DRAWING
    else:
        resume(t)


def ask(t: State) -> None:
    """H4.5: everyone with a card is asked at the same time whether they want to play one."""
    t.in_round = True
    t.playable = playable_kinds(t)
    asked: i64 = 0
    for seat in range(t.plan.players):
        t.answers[seat] = -1
        if t.hand_size[seat]:
            asked |= 1 << seat
    t.asked = asked
    t.waiting = asked
    if asked:
        t.phase = ids.QUESTION
    else:
        end_round(t)


def go_on(t: State) -> None:
    """H4.6: the same player may play again. Who holds no card is not asked."""
    t.phase = ids.GO
    if t.hand_size[t.go] == 0:
        end_go(t)


def end_go(t: State) -> None:
    """H4.6: clockwise on. The round ends after as many passes in a row as there are players."""
    if not t.has_played:
        t.passes += 1
    if t.events is not None:
        t.tell("go_ended", [t.go, 1 if t.has_played else 0])
    if t.passes == t.plan.players:
        end_round(t)
        return
    t.has_played = False
    t.go += 1
    if t.go == t.plan.players:
        t.go = 0
    go_on(t)


def end_round(t: State) -> None:
    """H4.9: only now comes the scoring, if an agent put to the safe is still there."""
    t.in_round = False
    for seat in range(t.plan.players):
        t.fresh[seat] = 0
    if t.triggers:
        score_buildings(t)
    else:
        pass_die(t)


# --- H5 Secret Dossier ---------------------------------------------------------------------------------------------


def dossiers_due(t: State) -> bool:
    """H5.1: as soon as the first stone reaches the field, once per game (H5.5)."""
    return t.plan.with_dossier and not t.filed and furthest(t) >= t.plan.dossier_field


def write_dossiers(t: State) -> None:
    """H5.1: all write at the same time."""
    t.asked = (1 << t.plan.players) - 1
    t.waiting = t.asked
    t.knew = t.owned[:]
    if t.events is not None:
        t.tell("dossiers_due", [])
    t.phase = ids.WRITING
