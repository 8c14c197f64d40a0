"""The worlds that an observer cannot tell apart, counted exactly, and `sample` held against them.

`Worlds` follows a true game and keeps every world that fits all that the observer has seen so far, with its weight.
It knows nothing of how a game samples: it starts from the first state and tries everything that could have happened.
"""

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from fractions import Fraction

from safehouse.conformance.setting import differing
from safehouse.conformance.statistics import TOO_FAR, chi_square_z
from safehouse.conformance.walk import Ply, entries
from safehouse.core.fields import SEALED
from safehouse.core.game import CHANCE, SPECTATOR, Event, GameState, Setup
from safehouse.core.match import visible
from safehouse.core.registry import Game
from safehouse.core.rng import Rng

Key = tuple[object, ...]
History = tuple[tuple[int, tuple[int, ...]], ...]

# A world that is expected this often must be among the samples.
MUST_COME = 14
MOST_SAMPLES = 12_000
# Most rows that are tried for each world that may be kept.
TRIES = 50
# As many worlds are counted for a game of which nothing is known beforehand.
COUNTABLE = 60


class TooMany(Exception):
    """There are more worlds than one wants to count."""


def key_of(state: GameState, leave_out: str = "") -> Key:
    """Return all values of a state, or those without a certain mark, in the order of FIELDS."""
    parts: list[object] = []
    for name, mark in type(state).FIELDS.items():
        if mark != leave_out:
            value = getattr(state, name)
            parts.append(tuple(value) if isinstance(value, list) else value)
    return tuple(parts)


@dataclass(frozen=True)
class World:
    """A world, what the chance outcomes weigh that lead to it, and one history that does."""

    state: GameState
    weight: Fraction
    history: History


class Worlds:
    """All worlds that fit what an observer has seen of a game, from its first state on."""

    def __init__(self, game: Game, setup: Setup, observer: int, cap: int = 1_000_000) -> None:
        self.observer = observer
        self.cap = cap
        self.true = game.first_state(setup)
        self.worlds = {key_of(self.true): World(self.true.clone(), Fraction(1), ())}

    def advance(self, seat: int, row: tuple[int, ...]) -> None:
        """Let a seat, or CHANCE, do `row` in the true game, and keep the worlds that show the observer the same."""
        sealed = len(self.true.redact(SPECTATOR).pending()) > 1
        seen, events = self.carry_out(self.true, seat, row)
        # Of a sealed answer nothing is seen, not even how many picks it was.
        labels = None if sealed and seat != self.observer else seen
        view = key_of(self.true.redact(self.observer))
        found: dict[Key, World] = {}
        tried = 0
        for world in self.worlds.values():
            successors: dict[Key, World] = {}
            for other, share in self.rows(world.state, seat, labels, len(row)):
                tried += 1
                if tried > TRIES * self.cap or len(found) + len(successors) > self.cap:
                    raise TooMany
                state = world.state.clone()
                _, told = self.carry_out(state, seat, other)
                if told != events or key_of(state.redact(self.observer)) != view:
                    continue
                weight = world.weight * share
                key = key_of(state)
                if key in successors and seat == CHANCE:
                    weight += successors[key].weight
                # Decisions weigh nothing: two that lead to one world count once.
                successors[key] = World(state, weight, (*world.history, (seat, other)))
            for key, successor in successors.items():
                before = found.get(key)
                weight = successor.weight + (before.weight if before else 0)
                found[key] = World(successor.state, weight, successor.history)
        if len(found) > self.cap:
            raise TooMany
        self.worlds = found
        assert key_of(self.true) in found, "the true world does not look like itself"

    def carry_out(
        self, state: GameState, seat: int, row: tuple[int, ...]
    ) -> tuple[list[int], list[tuple[str, list[int], list[int]]]]:
        """Do a row, and return what the observer sees of it: labels and events."""
        told: list[Event] = []
        labels: list[int] = []
        for action in row:
            labels.append(state.seen_as(self.observer, seat, action))
            state.events = told
            state.apply(seat, action)
            state.events = None
        return labels, [visible(event, self.observer) for event in told]

    def rows(
        self, state: GameState, seat: int, labels: list[int] | None, length: int
    ) -> Iterator[tuple[tuple[int, ...], Fraction]]:
        """List what could have been done in a world, with its probability: the rows that look like `labels`.

        Without labels: all whole answers of a seat.
        """
        if seat not in state.pending():
            return
        if seat == CHANCE:
            assert labels is not None
            listed = state.chance()
            total = sum(weight for _, weight in listed)
            for outcome, weight in listed:
                if state.seen_as(self.observer, CHANCE, outcome) == labels[0]:
                    yield (outcome,), Fraction(weight, total)
            return
        view = state.redact(seat)
        asked = list(view.pending())
        todo: list[tuple[GameState, tuple[int, ...]]] = [(view, ())]
        while todo:
            draft, row = todo.pop()
            if len(row) == length if labels is not None else list(draft.pending()) != asked:
                yield row, Fraction(1)
                continue
            for action in draft.legal(seat):
                if labels is None or draft.seen_as(self.observer, seat, action) == labels[len(row)]:
                    longer = draft.clone()
                    longer.apply(seat, action)
                    todo.append((longer, (*row, action)))

    def distribution(self) -> dict[Key, Fraction]:
        """Return the probability of every world. Sealed fields are left out: nothing of them is open."""
        total = sum((world.weight for world in self.worlds.values()), Fraction(0))
        shares: dict[Key, Fraction] = {}
        for world in self.worlds.values():
            key = key_of(world.state, SEALED)
            shares[key] = shares.get(key, Fraction(0)) + world.weight / total
        return shares

    def wrong_samples(self, seed: int, most: int = MOST_SAMPLES) -> str:
        """Hold samples of the observer's view against the worlds. Say what is wrong, or nothing.

        Meaningful only while no other seat's sealed answer is in.
        """
        expected = self.distribution()
        rarest = min(expected.values())
        number = min(most, max(600, int(2 * MUST_COME / rarest)))
        if len(expected) == 1:
            number = 20
        rng = Rng(seed)
        view = self.true.redact(self.observer)
        counts: Counter[Key] = Counter()
        for _ in range(number):
            key = key_of(view.sample(rng), SEALED)
            counts[key] += 1
            if key not in expected:
                return f"a sampled world cannot be: {self.nearest(key, list(expected))}"
        for key, share in expected.items():
            if key not in counts and share * number >= MUST_COME:
                return f"a world of probability {share} is never sampled in {number}: {self.nearest(key, list(counts))}"
        far = chi_square_z(counts, expected)
        if far > TOO_FAR:
            worst = max(expected, key=lambda key: (counts[key] - number * expected[key]) ** 2 / expected[key])
            return (
                f"the frequencies of {len(expected)} worlds in {number} samples are {far:.1f} deviations off; one of "
                f"probability {float(expected[worst]):.4f} came {counts[worst]} times: {self.named(worst)}"
            )
        return ""

    def named(self, key: Key) -> dict[str, object]:
        names = [name for name, mark in type(self.true).FIELDS.items() if mark != SEALED]
        return dict(zip(names, key, strict=True))

    def nearest(self, key: Key, others: list[Key]) -> str:
        """Say in which fields a world differs from the most similar other one."""
        best = min(others, key=lambda other: sum(mine != theirs for mine, theirs in zip(key, other, strict=True)))
        return differing(self.named(key), self.named(best))


# When to compare: called with the ply and the worlds, says whether this is a point worth its time.
Wanted = Callable[[Ply, Worlds], bool]


def compare(
    game: Game,
    setup: Setup,
    observer: int,
    seed: int,
    *,
    wanted: Wanted,
    cap: int = 2_000,
    limit: int = 100_000,
    most: int = MOST_SAMPLES,
) -> Iterator[tuple[Ply, Worlds]]:
    """Follow a random game, and hold `sample` against the worlds wherever `wanted` says so. Yield those points.

    Ends with the game, after `limit` entries, or when there are more than `cap` worlds.
    """
    worlds = Worlds(game, setup, observer, cap)
    for ply in entries(game, setup, seed, 1):
        if not ply.unopened - {observer} and wanted(ply, worlds):
            wrong = worlds.wrong_samples(seed, most)
            if wrong:
                ply.broken("sample_frequencies", observer, wrong)
            yield ply, worlds
        if ply.over or ply.number == limit:
            return
        try:
            worlds.advance(ply.seat, ply.row)
        except TooMany:
            return


def sample_frequencies(game: Game, setup: Setup, seed: int, games: int) -> None:
    """`sample`: “Reaches every such world. A world weighs what the chance outcomes that lead to it weigh”.

    Compared at a few points of each game, and as long as the worlds can be counted.
    """
    for run in range(games):
        for observer in [*range(setup.players), SPECTATOR]:
            wanted = sometimes(seed + run)
            for _ in compare(game, setup, observer, seed + run, wanted=wanted, cap=COUNTABLE, most=3_000):
                pass


def sometimes(seed: int) -> Wanted:
    """Compare where the number of worlds has changed, and now and then."""
    rng = Rng(seed)
    before = 1

    def wanted(_ply: Ply, worlds: Worlds) -> bool:
        nonlocal before
        changed, before = len(worlds.worlds) != before, len(worlds.worlds)
        return before > 1 and (changed or rng.below(80) == 0)

    return wanted
