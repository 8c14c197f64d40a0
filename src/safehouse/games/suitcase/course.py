"""The course of the game: a turn goes on or ends (K4.3), and so does the game (K8)."""

from typing import Final

from mypy_extensions import i64

from safehouse.core.game import Outcome
from safehouse.games.suitcase.ids import AGENTS, FINISHED, MOVING, NONE, ROLLING
from safehouse.games.suitcase.movement import nothing_left_to_do
from safehouse.games.suitcase.state import State

TURN_LIMIT: Final = 400  # K8.2
# Why the game ended (K8).
TARGET_REACHED: Final = 1
LAST_ONE_STANDING: Final = 2
NO_SUITCASE_LEFT: Final = 3
TURN_LIMIT_REACHED: Final = 4
REASONS: Final = ["", "target", "alone", "no_suitcases", "turn_limit"]


def go_on(t: State) -> None:
    """The player on turn goes on, unless nothing is left to do (K4.3)."""
    t.phase = MOVING
    if nothing_left_to_do(t):
        end_turn(t)


def end_turn(t: State) -> None:
    """The next player who still has agents. K8.2, K8.3: 400 turns of all players together are enough."""
    t.points = 0
    t.handled = 0
    for mine in range(AGENTS):
        t.bonus[mine] = 0
    t.turn += 1
    if t.turn == TURN_LIMIT:
        finish(t, NONE, TURN_LIMIT_REACHED)
        return
    t.active = (t.active + 1) % t.plan.players
    while t.agents_left[t.active] == 0:
        t.active = (t.active + 1) % t.plan.players
    t.phase = ROLLING


def end_fight(t: State) -> None:
    t.fighter = NONE
    t.defender = NONE
    t.opponent = NONE
    t.dropped = 0


def ended_by_elimination(t: State) -> bool:
    """K8.2: if only one player has agents left, he wins."""
    alone: i64 = NONE
    for seat in range(t.plan.players):
        if t.agents_left[seat] > 0:
            if alone != NONE:
                return False
            alone = seat
    finish(t, alone, LAST_ONE_STANDING)
    return True


def finish(t: State, winner: i64, reason: i64) -> None:
    t.winner = winner
    t.reason = reason
    t.points = 0
    end_fight(t)
    t.phase = FINISHED
    if t.events is not None:
        t.tell("game_over", [reason])


def result(t: State) -> Outcome:
    """K8.1–K8.3: the winner; then delivered secrets, then agents left; equal ones share."""
    seats = t.plan.players
    merit = [t.secrets[seat] * 8 + t.agents_left[seat] for seat in range(seats)]
    if t.winner != NONE:
        merit[t.winner] += 1000
    best = max(merit)
    share = 1.0 / len([own for own in merit if own == best])
    ranks = [1 + len([other for other in merit if other > own]) for own in merit]
    shares = [share if own == best else 0.0 for own in merit]
    return Outcome(shares, ranks, t.secrets[:], REASONS[t.reason])
