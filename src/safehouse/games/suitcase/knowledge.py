"""What a seat knows, and the worlds that it cannot tell apart: only contents are ever secret for long (K5.2)."""

from mypy_extensions import i64

from safehouse.core.game import UNKNOWN
from safehouse.core.rng import Rng
from safehouse.games.suitcase import ids
from safehouse.games.suitcase.state import State


def copy_known(view: State, world: State, observer: i64) -> None:
    """Add to a state with the public fields what the observer knows besides; the rest becomes UNKNOWN."""
    view.copy_own(world, observer)
    for case in range(len(world.content)):
        if (world.shown >> case) & 1:
            view.content[case] = world.content[case]


def imagine(view: State, rng: Rng) -> None:
    """K2.2: what a player has not shown is in their other suitcases, in any order with equal chance."""
    if view.phase == ids.PACKING:
        return
    for seat in range(view.plan.players):
        first = seat * ids.LETTERS
        left = unseen(view, seat)
        for case in range(first, first + ids.LETTERS):
            if view.content[case] == UNKNOWN:
                view.content[case] = left.pop(rng.below(len(left)))


def unseen(view: State, seat: i64) -> list[int]:
    """Return what the suitcases of a seat hold that the observer does not know."""
    left = ids.CONTENTS[:]
    for case in range(seat * ids.LETTERS, (seat + 1) * ids.LETTERS):
        if view.content[case] != UNKNOWN:
            left.remove(view.content[case])
    return left


def possible(view: State, case: i64) -> list[int]:
    """Return what a suitcase holds, or can still hold."""
    known = view.content[case]
    return unseen(view, case // ids.LETTERS) if known == UNKNOWN else [known]


def estimate(t: State) -> list[float]:
    """Guess the shares from secrets delivered, suitcases on their way, and agents left."""
    seats = t.plan.players
    worth = [0.0] * seats
    total = 0.0
    for seat in range(seats):
        if t.agents_left[seat] == 0:
            continue
        hope = float(t.secrets[seat]) + 0.15 * float(t.agents_left[seat])
        for agent in range(seat * ids.AGENTS, (seat + 1) * ids.AGENTS):
            case: i64 = t.load[agent]
            if case != ids.NONE:
                steps: i64 = t.plan.to_hq[seat][t.place[agent]] if t.place[agent] < ids.MAX_CITIES else 1
                hope += 0.8 * float(t.content[case]) / (1.0 + 0.2 * float(steps))
        # The nearer to ten secrets, the more every one of them counts.
        worth[seat] = 0.2 + hope * hope
        total += worth[seat]
    return [own / total for own in worth]
