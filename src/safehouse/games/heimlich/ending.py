"""The end (H3.7): identities and dossiers are shown, and the furthest stone of a player wins."""

from mypy_extensions import i64

from safehouse.core.game import Outcome
from safehouse.core.rng import Rng
from safehouse.games.heimlich.decision import Step
from safehouse.games.heimlich.dossier import DOSSIER_BONUS, correct_entries
from safehouse.games.heimlich.ids import AGENTS, BYSTANDER, FINISHED, MEMBERS_OF
from safehouse.games.heimlich.state import State


class Revealing(Step):
    """H3.7, H4.10, H5.2: identities and dossiers are shown; each player's best stone counts."""

    def sample(self, t: State, rng: Rng) -> i64:
        return self.first

    def happen(self, t: State, outcome: i64) -> None:
        seats = t.plan.players
        score = [-1] * seats
        for agent in MEMBERS_OF[t.in_play]:
            seat = t.owner[agent]
            if seat != BYSTANDER and t.stone[agent] > score[seat]:
                score[seat] = t.stone[agent]
        for seat in range(seats):
            if t.filed:
                score[seat] += DOSSIER_BONUS * correct_entries(t, seat)
            if t.events is not None:
                mine = [agent for agent in range(AGENTS) if t.owner[agent] == seat]
                t.tell("revealed", [seat, score[seat], *mine])
        t.score = score
        t.phase = FINISHED


def result(t: State) -> Outcome:
    """H3.7, H3.8: the furthest stone wins for its owner, equal ones share. H5.3: among players' stones only."""
    seats = t.plan.players
    best: i64 = max(t.score)
    arrived = max(t.stone) >= t.plan.goal
    reason = "arrived" if arrived else "turn_limit"
    if not t.plan.with_dossier and max(t.stone) > best:
        best = max(t.stone)
        reason = "bystander"
    winners = [seat for seat in range(seats) if t.score[seat] == best]
    shares = [1.0 / len(winners) if t.score[seat] == best else 0.0 for seat in range(seats)]
    ranks = [1 + len([other for other in t.score if other > own]) for own in t.score]
    return Outcome(shares, ranks, t.score[:], reason)
