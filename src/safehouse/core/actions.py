"""One table of action kinds per game: it gives ids their names and shapes, for texts, masks, records and clients."""

from collections.abc import Sequence
from dataclasses import dataclass

from safehouse.core.game import Setup


@dataclass(frozen=True)
class Kind:
    """A kind of action: `name`, and for each argument a vocabulary and the room that the space has for it."""

    name: str
    shape: tuple[tuple[str, int], ...] = ()
    by_chance: bool = False

    @property
    def size(self) -> int:
        size = 1
        for _, room in self.shape:
            size *= room
        return size


class ActionSpace:
    """The flat action space of a game: kinds one after the other, arguments in row-major order."""

    def __init__(self, kinds: Sequence[Kind]) -> None:
        self.kinds = tuple(kinds)
        self.first: dict[str, int] = {}
        self.size = 0
        self._kind_of: list[Kind] = []
        for kind in self.kinds:
            self.first[kind.name] = self.size
            self.size += kind.size
            self._kind_of += [kind] * kind.size

    def kind_of(self, action: int) -> Kind:
        return self._kind_of[action]

    def decode(self, action: int) -> tuple[Kind, tuple[int, ...]]:
        """Return the kind of an action and its arguments as numbers."""
        kind = self._kind_of[action]
        rest = action - self.first[kind.name]
        arguments: list[int] = []
        for _, room in reversed(kind.shape):
            rest, argument = divmod(rest, room)
            arguments.append(argument)
        return kind, tuple(reversed(arguments))

    def encode(self, name: str, *arguments: int) -> int:
        """Return the id of an action."""
        kind = self._kind_of[self.first[name]]
        rest = 0
        for (_, room), argument in zip(kind.shape, arguments, strict=True):
            if not 0 <= argument < room:
                raise ValueError(f"{name}: {argument} is not in 0 … {room - 1}")
            rest = rest * room + argument
        return self.first[name] + rest

    def text(self, setup: Setup, action: int) -> str:
        """Return an action as notation writes it: `kind:argument:argument`."""
        kind, arguments = self.decode(action)
        words = [kind.name]
        for (vocabulary, _), argument in zip(kind.shape, arguments, strict=True):
            names = setup.names[vocabulary]
            words.append(names[argument] if argument < len(names) else str(argument))
        return ":".join(words)

    def parse(self, setup: Setup, text: str) -> int | None:
        """Return the action that a full notation text stands for, or None."""
        name, *words = text.split(":")
        if name not in self.first:
            return None
        kind = self._kind_of[self.first[name]]
        if len(words) != len(kind.shape):
            return None
        arguments: list[int] = []
        for (vocabulary, room), word in zip(kind.shape, words, strict=True):
            if word not in setup.names[vocabulary][:room]:
                return None
            arguments.append(setup.names[vocabulary].index(word))
        return self.encode(name, *arguments)

    def mask(self, options: Sequence[int]) -> bytearray:
        """Return one byte for each action of the space: 1 where it is an option."""
        mask = bytearray(self.size)
        for action in options:
            mask[action] = 1
        return mask
