"""The course of the game: a turn goes on or ends (K4.3), and so does the game (K8)."""

from typing import Final

from mypy_extensions import i64

from safehouse.core.game import Outcome
from safehouse.games.suitcase.ids import AGENTS, CASES, FINISHED, GOAL, MOVING, NONE, ROLLING, SECRETS
from safehouse.games.suitcase.movement import nothing_left_to_do
from safehouse.games.suitcase.state import State

# K8.5: by the number of players; before there was one for all.
TURN_LIMITS: Final = [0, 0, 120, 180, 240]
FIRST_TURN_LIMIT: Final = 400
# Why the game ended (K8).
TARGET_REACHED: Final = 1
LAST_ONE_STANDING: Final = 2
NO_SUITCASE_LEFT: Final = 3
TURN_LIMIT_REACHED: Final = 4
DECIDED: Final = 5
REASONS: Final = ["", "target", "alone", "no_suitcases", "turn_limit", "decided"]
# A secret counts more than anything else that a tie is broken by.
MERITS: Final = (CASES + 1) * (AGENTS + 1)


def go_on(t: State) -> None:
    """Continue the turn, unless nothing is left to do (K4.3)."""
    t.phase = MOVING
    if nothing_left_to_do(t):
        end_turn(t)


def end_turn(t: State) -> None:
    """Pass the turn to the next player with agents. K8.3, K8.5: the number of turns is limited."""
    t.points = 0
    t.handled = 0
    for mine in range(AGENTS):
        t.bonus[mine] = 0
    t.turn += 1
    if t.turn == t.plan.turn_limit:
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
    """K8.2: if only one player has agents left, they win."""
    alone: i64 = NONE
    for seat in range(t.plan.players):
        if t.agents_left[seat] > 0:
            if alone != NONE:
                return False
            alone = seat
    finish(t, alone, LAST_ONE_STANDING)
    return True


def nobody_can_reach_it(t: State) -> bool:
    """K8.4: whether nobody who has agents can win any more, even with all that is not delivered yet.

    K3.2 shuts nobody out who could: nine secrets are the most without a foreign suitcase. Only a delivery brings this
    about: while a player can win, those with agents left have too many secrets for it to depend on that player.
    """
    left: i64 = t.plan.players * SECRETS
    for secrets in t.secrets:
        left -= secrets
    for seat in range(t.plan.players):
        if t.agents_left[seat] > 0 and t.secrets[seat] + left >= t.plan.target:
            return False
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
    """K8.1–K8.3, K8.6: the winner; then delivered secrets, who had them first, agents left; equal ones share."""
    seats = t.plan.players
    merit = [t.secrets[seat] * MERITS + t.agents_left[seat] for seat in range(seats)]
    for seat in range(seats):
        if t.plan.rulings_2:
            merit[seat] -= t.reached[seat] * (AGENTS + 1)
        if seat == t.winner:
            merit[seat] += (t.plan.target + GOAL) * MERITS
    best = max(merit)
    share = 1.0 / len([own for own in merit if own == best])
    ranks = [1 + len([other for other in merit if other > own]) for own in merit]
    shares = [share if own == best else 0.0 for own in merit]
    return Outcome(shares, ranks, t.secrets[:], REASONS[t.reason])
