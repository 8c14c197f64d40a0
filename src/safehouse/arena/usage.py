"""What was used in a game and by whom, read from the game's own actions and events.

An element is a name in a group `kind:vocabulary`, as `museum` in `place:building`; kinds without arguments make a group
of their own. An action belongs to the seat that does it. What an event names belongs to the seat named before it, or to
the table.
"""

from collections.abc import Sequence

from msgspec import Struct

from safehouse.core.game import Event, Setup
from safehouse.core.registry import EventKind, Game

SEAT = "seat"
# The group of the kinds of actions that name nothing.
CHOICES = "choice"
# Vocabularies whose values in events are amounts or places in a list, and nothing that a designer could change.
AMOUNTS = ("number",)


Tally = dict[str, dict[str, int]]


class Used(Struct, forbid_unknown_fields=True):
    """What was used in a game: by each seat, and by nobody in particular."""

    seats: list[Tally]
    table: Tally


class Usage:
    """The tallies of one game: for each seat and for the table, how often each element was used, by its group."""

    def __init__(self, game: Game, setup: Setup) -> None:
        self.game = game
        self.setup = setup
        self.seats: list[Tally] = [{} for _ in range(setup.players)]
        self.table: Tally = {}

    def act(self, seat: int, action: int) -> None:
        kind, arguments = self.game.space.decode(action)
        if not kind.shape:
            count(self.seats[seat], CHOICES, kind.name)
        for (vocabulary, _), value in zip(kind.shape, arguments, strict=True):
            if vocabulary != SEAT:
                count(self.seats[seat], f"{kind.name}:{vocabulary}", self.name(vocabulary, value))

    def see(self, event: Event) -> None:
        """Count an event. The game is over when these tallies are read, so secrets are counted as well."""
        kind = self.game.events.get(event.kind, EventKind())
        owner = self._note(event.kind, [*kind.args.values()], event.args, self.table)
        self._note(event.kind, [*kind.secret.values()], event.secret, owner)

    def _note(self, kind: str, vocabularies: Sequence[str], values: Sequence[int], owner: Tally) -> Tally:
        for place, value in enumerate(values if vocabularies else ()):
            vocabulary = vocabularies[min(place, len(vocabularies) - 1)]
            if vocabulary == SEAT:
                owner = self.seats[value]
            elif vocabulary not in AMOUNTS and value >= 0:
                count(owner, f"{kind}:{vocabulary}", self.name(vocabulary, value))
        return owner

    def name(self, vocabulary: str, value: int) -> str:
        names = self.setup.names.get(vocabulary, ())
        return names[value] if value < len(names) else str(value)

    def used(self) -> Used:
        return Used([ordered(own) for own in self.seats], ordered(self.table))


def count(tally: Tally, group: str, name: str) -> None:
    elements = tally.setdefault(group, {})
    elements[name] = elements.get(name, 0) + 1


def ordered(tally: Tally) -> Tally:
    return {group: dict(sorted(elements.items())) for group, elements in sorted(tally.items())}
