"""A position together with what each seat has seen on the way to it: the perfect recall that OpenSpiel asks for."""

from collections.abc import Sequence
from typing import Final

from safehouse.core.game import CHANCE, HIDDEN, Event, GameState
from safehouse.core.history import Memory
from safehouse.core.match import visible
from safehouse.core.rng import Rng
from safehouse.envs.features import Layout

# Between two things that a seat has seen.
THEN: Final = "; "


class Past:
    """A state and, for each seat, its story so far as text and the acts that it has seen as (actor, action).

    `told` are the events of the game, for histories; None where nobody keeps one.
    """

    def __init__(
        self,
        state: GameState,
        stories: list[str],
        acts: list[list[tuple[int, int]]],
        told: list[Event] | None = None,
    ) -> None:
        self.state = state
        self.stories = stories
        self.acts = acts
        self.told = told
        self._memory: Memory | None = None
        self._heard = 0

    def __deepcopy__(self, memo: object) -> "Past":
        """OpenSpiel copies a state by copying its attributes; setups are shared, lists of acts only grow."""
        return Past(self.state.clone(), self.stories[:], [seen[:] for seen in self.acts], copied(self.told))

    def __reduce__(self) -> tuple[object, ...]:
        """Pickle what the rest follows from. Compiled events are written as their fields."""
        told = None if self.told is None else [(one.kind, one.args, one.secret, one.audience) for one in self.told]
        return restored, (self.state, self.stories, self.acts, told)

    def memory(self, layout: Layout) -> Memory:
        """Return what is kept of the game. A copy of a state makes its own when it is first asked."""
        if self._memory is None:
            self._memory = layout.memory(self.state.setup)
        told = self.told or []
        self._memory.hear(told[self._heard :])
        self._heard = len(told)
        return self._memory

    def current(self) -> int | None:
        """Return who moves: a seat, CHANCE, or None at the end. Of several who are asked at once, the first."""
        pending = self.state.pending()
        return int(pending[0]) if pending else None

    def apply(self, seat: int, action: int) -> None:
        """Carry an action out, and let each seat note what it sees of it."""
        state = self.state
        for observer, seen in enumerate(self.acts):
            label = int(state.seen_as(observer, seat, action))
            if label != HIDDEN:
                seen.append((seat, label))
                if observer == seat:
                    self.stories[observer] += f"do {label}{THEN}"
        events: list[Event] = []
        state.events = events
        state.apply(seat, action)
        state.events = None
        if self.told is not None:
            self.told += events
        for event in events:
            for observer in range(len(self.stories)):
                kind, args, secret = visible(event, observer)
                self.stories[observer] += f"{kind} {word(args)}{word(secret)}{THEN}"

    def resample(self, seat: int, rng: Rng) -> "Past":
        """Return a world that the seat cannot tell from the true one, with the same seat to move.

        Its own story is the same. What the others have seen is different in each world: theirs begins anew, told
        apart only by what they are after. Whoever has already sealed an answer seals another one, any of his.
        """
        world = self.state.redact(seat).sample(rng)
        players = range(len(self.stories))
        stories = [self.stories[seat] if other == seat else f"~{world.private_key(other)}{THEN}" for other in players]
        acts = [self.acts[seat][:] if other == seat else [] for other in players]
        past = Past(world, stories, acts, copied(self.told))
        while (other := past.current()) is not None and other not in (CHANCE, seat):
            options = world.legal(other)
            # Not `apply`: the seat has seen this already, as far as it can be seen.
            world.apply(other, options[rng.below(len(options))])
        return past


def restored(
    state: GameState,
    stories: list[str],
    acts: list[list[tuple[int, int]]],
    told: list[tuple[str, list[int], list[int], list[int]]] | None,
) -> Past:
    """Return a past that was pickled."""
    return Past(state, stories, acts, None if told is None else [Event(*fields) for fields in told])


def copied(told: list[Event] | None) -> list[Event] | None:
    return None if told is None else told[:]


def word(numbers: Sequence[int]) -> str:
    return f"({','.join(map(str, numbers))})"
