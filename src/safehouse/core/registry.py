"""Which games there are, and what a table must know of one.

Our own games are listed here; other people's packages announce theirs by an entry point of the group
`safehouse.games` that names a `Game` object.
"""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from importlib import import_module
from importlib.metadata import entry_points
from pathlib import Path

from safehouse.core.actions import ActionSpace, Kind
from safehouse.core.errors import BadData, BadOption, UnknownGame
from safehouse.core.features import Feature
from safehouse.core.game import GameState, Setup
from safehouse.core.shapes import FieldShape, Numbers

OWN_GAMES = {
    "heimlich": "safehouse.games.heimlich.game",
    "suitcase": "safehouse.games.suitcase.game",
    "vienna": "safehouse.games.vienna.game",
}
ENTRY_POINT_GROUP = "safehouse.games"


@dataclass(frozen=True)
class Option:
    """A choice that a table makes before the game. Empty `choices`: free text, which the game checks."""

    name: str
    default: str
    choices: tuple[str, ...]
    help: str


@dataclass(frozen=True)
class StandingOrder:
    """An answer given ahead, whatever the seat holds then: `action`, wherever it is legal, until such an event."""

    action: int
    until: tuple[str, ...]


@dataclass(frozen=True)
class Meta:
    """What a table must know of a game without loading its rules."""

    name: str
    title: str
    players: tuple[int, int]
    options: tuple[Option, ...]
    credits: str
    # Rises only when a recorded game would change.
    rules_version: int
    # Data files by role: option of that name, the schema's file name, what it is.
    files: Mapping[str, str] = field(default_factory=dict)


class Game(ABC):
    """A game: its facts, its names, and the first state. One object, shared by everybody."""

    meta: Meta
    kinds: Sequence[Kind]
    state_class: type[GameState]
    # Features in the order in which `GameState.features` writes them.
    features: Sequence[Feature] = ()
    # Events by kind: the vocabularies of `args`, then of `secret`; the last one repeats.
    events: Mapping[str, tuple[tuple[str, ...], tuple[str, ...]]] = {}
    # The fields that a scenario may set or expect, and what their numbers are called (`core.shapes`).
    field_names: Mapping[str, FieldShape] = {}
    # The standing orders that a seat may give, by name.
    orders: Mapping[str, StandingOrder] = {}
    # Where the game's data files and schemas are.
    data_folder: Path = Path()

    @cached_property
    def space(self) -> ActionSpace:
        return ActionSpace(self.kinds)

    @abstractmethod
    def make_setup(self, players: int, options: dict[str, str], files: dict[str, str]) -> Setup:
        """Build the setup from checked options and the texts of the data files."""

    def offered_orders(self, setup: Setup) -> list[str]:
        """Return the standing orders that mean something with these options."""
        return list(self.orders)

    @abstractmethod
    def blank_state(self, setup: Setup) -> GameState:
        """Return a state whose fields are about to be set (`core.fields.set_values`)."""

    def first_state(self, setup: Setup) -> GameState:
        """Return the state before the first step."""
        state = self.blank_state(setup)
        state.begin()
        return state

    def edit(self, state: GameState, changes: Mapping[str, Numbers], place: str) -> GameState:
        """Return the position with changes of fields (`core.scenario`), whole and consistent, or refuse it."""
        raise BadData(f"{place}: a position of {self.meta.name} cannot be changed")

    def check_file(self, role: str, text: str, place: str) -> str:
        """Prove a data file: schema, counts, symmetries. Return one line that says what was proven."""
        raise BadData(f"{place}: {self.meta.name} has no data file of the kind {role!r}")

    def setup(
        self, players: int, options: Mapping[str, str] | None = None, files: Mapping[str, str] | None = None
    ) -> Setup:
        """Check players and options, read the data files, and build the setup.

        `files` gives the text of own files by role, in place of the shipped ones that the options name.
        """
        least, most = self.meta.players
        if not least <= players <= most:
            raise BadOption(f"{self.meta.name} is for {least} to {most} players, not {players}")
        chosen = self.check_options(options or {})
        texts = dict(files or {})
        for role in self.meta.files:
            if role not in texts:
                texts[role] = self.shipped_file(role, chosen[role])
        return self.make_setup(players, chosen, texts)

    def check_options(self, options: Mapping[str, str]) -> dict[str, str]:
        """Return all options with their values, defaults filled in."""
        chosen = {option.name: option.default for option in self.meta.options}
        known = {option.name: option for option in self.meta.options}
        for name, value in options.items():
            if name not in known:
                raise BadOption(f"{self.meta.name} has no option {name!r}; it has {', '.join(known)}")
            if known[name].choices and value not in known[name].choices:
                choices = ", ".join(known[name].choices)
                raise BadOption(f"{self.meta.name}: {name} cannot be {value!r}; it can be {choices}")
            chosen[name] = value
        return chosen

    def shipped_file(self, role: str, name: str) -> str:
        """Return the text of a data file that comes with the game."""
        path = self.data_folder / f"{name}.{role}.json"
        shipped = sorted(file.name.removesuffix(f".{role}.json") for file in self.data_folder.glob(f"*.{role}.json"))
        if name not in shipped:
            raise BadOption(f"{self.meta.name} comes with no {role} {name!r}; it has {', '.join(shipped)}")
        return path.read_text(encoding="utf-8")


def game_names() -> list[str]:
    """Return the names of all installed games."""
    return sorted({*OWN_GAMES, *(point.name for point in entry_points(group=ENTRY_POINT_GROUP))})


def find_game(name: str) -> Game:
    """Return a game by its name."""
    if name in OWN_GAMES:
        game = import_module(OWN_GAMES[name]).GAME
    else:
        points = [point for point in entry_points(group=ENTRY_POINT_GROUP) if point.name == name]
        if not points:
            raise UnknownGame(f"there is no game {name!r}; there are {', '.join(game_names())}")
        game = points[0].load()
    assert isinstance(game, Game)
    return game
