"""The games, and the manifest of each.

Our own games are the folders of `safehouse.games`; other packages announce theirs by an entry point of the
group `safehouse.games` that names a `Game` object.
"""

import re
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache, cached_property, lru_cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from typing import Final

from safehouse.core.actions import ActionSpace, Kind
from safehouse.core.errors import BadData, BadGame, BadOption, UnknownGame
from safehouse.core.features import Feature
from safehouse.core.fields import Field
from safehouse.core.game import GameState, Setup
from safehouse.core.shapes import Numbers

OWN_GAMES = {
    file.parent.name: f"safehouse.games.{file.parent.name}.game"
    for file in sorted((Path(__file__).parents[1] / "games").glob("*/game.py"))
}
ENTRY_POINT_GROUP = "safehouse.games"
# Most cached setups: all tables with the same options share one.
KEPT_SETUPS = 128


@dataclass(frozen=True)
class Option:
    """A choice that a table makes before the game. Empty `choices`: free text, which the game checks.

    `before` is the value in all games from before this option: a stored game that does not name the option has
    it. An option that is not `offered` is no choice on the page; one with `where` only if that option has that value.
    """

    name: str
    default: str
    choices: tuple[str, ...]
    help: str
    before: str = ""
    offered: bool = True
    where: tuple[str, str] | tuple[()] = ()


def rulings() -> Option:
    """Return the option for the version of our rulings: older games keep 1 for ever."""
    return Option(
        "rulings", "2", ("1", "2"), "which of our rulings hold: 2, or those before", before="1", offered=False
    )


@dataclass(frozen=True)
class Shows:
    """A public change by an event: a field, and the arguments that give the index in it.

    `more` names the argument by which the number there grows, where several events of one step may change it.
    """

    field: str
    at: tuple[str, ...] = ()
    more: str = ""


@dataclass(frozen=True)
class EventKind:
    """A kind of event: its arguments by name, each with the vocabulary of its numbers.

    `args` is public, `secret` is for the audience only. With `many` the last of `args` takes any
    number of values. `shows` says when a change is shown that happens in one step with others (`core.changes`).
    """

    args: Mapping[str, str] = field(default_factory=dict)
    secret: Mapping[str, str] = field(default_factory=dict)
    many: bool = False
    shows: tuple[Shows, ...] = ()

    def fits(self, args: Sequence[int], secret: Sequence[int]) -> bool:
        """Return whether an event has as many values as its kind has arguments."""
        told = len(args) >= len(self.args) - 1 if self.many else len(args) == len(self.args)
        return told and len(secret) == len(self.secret)


# A record of a whole game, in the data folder.
SAMPLE: Final = "sample.sfh"


@dataclass(frozen=True)
class StandingOrder:
    """An answer given in advance, whatever the seat holds then: `action`, wherever it is legal, until such an event."""

    action: int
    until: tuple[str, ...]


@dataclass(frozen=True)
class Meta:
    """The facts about a game that are known without loading its rules."""

    name: str
    title: str
    players: tuple[int, int]
    options: tuple[Option, ...]
    credits: str
    # Rises only when a recorded game would change.
    rules_version: int
    # Data files by role: option of that name, the schema's file name, what it is.
    files: Mapping[str, str] = field(default_factory=dict)
    # What the game is about, and how its decisions are split into steps: for authors of bots.
    about: str = ""
    steps: str = ""
    # For choosing a game: about how many minutes it takes, from few players to many, and how much
    # there is to learn, from 1 (light) to 3 (heavy). None and 0: not known.
    minutes: tuple[int, int] | None = None
    weight: int = 0


class Game(ABC):
    """A game: its facts, its names, and the first state. One object, shared by all."""

    meta: Meta
    kinds: Sequence[Kind]
    state_class: type[GameState]
    # Features in the order in which `GameState.features` writes them.
    features: Sequence[Feature] = ()
    events: Mapping[str, EventKind] = {}
    # The fields of the state, as the game declares them: types, marks, and what their numbers are called.
    fields: Mapping[str, Field] = {}
    # Vocabularies that are the same at every table, and numbers of the rules: for the page.
    vocabularies: Mapping[str, Sequence[str]] = {}
    constants: Mapping[str, object] = {}
    # The automatic answers that a seat may choose, by name.
    orders: Mapping[str, StandingOrder] = {}
    # Where the game's data files and schemas are.
    data_folder: Path = Path()

    # --- What a game has besides its rules: places, `module:name`, loaded on first use (`core.parts`) ---
    # Bots by name, the strongest first; `levels` are those that people choose from, the weakest first.
    bots: Mapping[str, str] = {}
    levels: Sequence[str] = ()
    # Where its games begin, if not at the beginning (`core.scenario.begun_at`).
    position: GameState | None = None
    # The default number of players; 0: as many as possible.
    usual_players: int = 0
    # The options of a first game, if they are not the defaults.
    first_options: Mapping[str, str] = {}
    # Versions that drills play, as players and options; none: the fewest players with the default options.
    versions: Sequence[tuple[int, Mapping[str, str]]] = ()
    # Texts for people (`core.describer`), and the view in a terminal (`cli.screen`).
    describer: str = ""
    screen: str = ""
    # For environments (`envs`): position and board in words, a picture.
    text: str = ""
    text_board: str = ""
    picture: str = ""
    headstart: str = ""
    # For learners: the past, and beliefs about what is hidden: classes of `core.history`.
    history: str = ""
    beliefs: str = ""
    # For networks (`envs.training`): numbers about each option of a decision; a function of view, seat and options.
    glance: str = ""
    # For the analysis: the seats' chances in a position, and what the players could suspect.
    chances: str = ""
    suspicion: str = ""
    # For benchmarks (`bench`).
    benchmarks: str = ""
    # A module for the browser that draws the game, of one file (docs/client.md); ours are built into the page.
    page: Path | None = None

    def __repr__(self) -> str:
        return f"<Game: {self.meta.name}>"

    @cached_property
    def space(self) -> ActionSpace:
        return ActionSpace(self.kinds)

    @abstractmethod
    def make_setup(self, players: int, options: dict[str, str], files: dict[str, str]) -> Setup:
        """Build the setup from checked options and the texts of the data files."""

    def offered_orders(self, setup: Setup) -> list[str]:
        """Return the automatic answers that there are with these options."""
        return list(self.orders)

    @abstractmethod
    def blank_state(self, setup: Setup) -> GameState:
        """Return a state whose fields are about to be set (`core.fields.set_values`)."""

    def first_state(self, setup: Setup) -> GameState:
        """Return the state before the first step, or the position where games begin."""
        if self.position is not None:
            return self.position.clone()
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
        return shared_setup(self, players, tuple(chosen.items()), tuple(texts.items()))

    def check_options(self, options: Mapping[str, str]) -> dict[str, str]:
        """Return all options with their values, defaults filled in; by rulings 1 with what held before."""
        chosen = {option.name: option.default for option in self.meta.options}
        if options.get("rulings") == "1":
            chosen |= self.stored_options({})
        known = {option.name: option for option in self.meta.options}
        for name, value in options.items():
            if name not in known:
                raise BadOption(f"{self.meta.name} has no option {name!r}; it has {', '.join(known)}")
            if known[name].choices and value not in known[name].choices:
                choices = ", ".join(known[name].choices)
                raise BadOption(f"{self.meta.name}: {name} cannot be {value!r}; it can be {choices}")
            chosen[name] = value
        return chosen

    def stored_options(self, options: Mapping[str, str]) -> dict[str, str]:
        """Return the options of a stored game, with what held before there were those that it does not name."""
        return {option.name: option.before for option in self.meta.options if option.before} | dict(options)

    def shipped_file(self, role: str, name: str) -> str:
        """Return the text of a data file that comes with the game."""
        if name not in self.shipped(role):
            raise BadOption(f"{self.meta.name} comes with no {role} {name!r}; it has {', '.join(self.shipped(role))}")
        return (self.data_folder / f"{name}.{role}.json").read_text(encoding="utf-8")

    def sample(self) -> str:
        """Return the record of a game to watch that comes with it; "" where there is none."""
        path = self.data_folder / SAMPLE
        return path.read_text() if self.data_folder != Path() and path.is_file() else ""

    def shipped(self, role: str) -> list[str]:
        """Return the names of the data files of a role that come with the game."""
        return sorted(file.name.removesuffix(f".{role}.json") for file in self.data_folder.glob(f"*.{role}.json"))


@lru_cache(maxsize=KEPT_SETUPS)
def shared_setup(
    game: Game, players: int, options: tuple[tuple[str, str], ...], files: tuple[tuple[str, str], ...]
) -> Setup:
    """Return the setup for checked options and texts, made once: nobody changes it."""
    return game.make_setup(players, dict(options), dict(files))


def game_names() -> list[str]:
    """Return the names of all games that can be played."""
    return sorted({*OWN_GAMES, *strangers()} - set(broken_games()))


def find_game(name: str) -> Game:
    """Return a game by its name."""
    if name in OWN_GAMES:
        game = import_module(OWN_GAMES[name]).GAME
        assert isinstance(game, Game)
        return game
    if name not in strangers():
        raise UnknownGame(f"there is no game {name!r}; there are {', '.join(game_names())}")
    return load_stranger(name)


def broken_games() -> dict[str, str]:
    """Return the games of other packages that cannot be played: by name, a sentence that says why."""
    found = {}
    for name in strangers():
        try:
            load_stranger(name)
        except BadGame as error:
            found[name] = str(error)
    return found


# --- Other packages -------------------------------------------------------------------------------------------------


@cache
def strangers() -> dict[str, EntryPoint]:
    """Return the games that other packages announce. A name of our own games cannot be replaced."""
    return {point.name: point for point in entry_points(group=ENTRY_POINT_GROUP) if point.name not in OWN_GAMES}


@cache
def load_stranger(name: str) -> Game:
    """Load the game of another package, or say in one sentence what is wrong with it."""
    point = strangers()[name]
    package = point.dist.name if point.dist is not None else point.module
    try:
        game = point.load()
    except Exception as error:
        # Whatever the code of another package raises, the other games must work.
        raise BadGame(f"{package}: its game {name!r} cannot be loaded: {type(error).__name__}: {error}") from error
    if complaint := fault(game, name):
        raise BadGame(f"{package}: its game {name!r} is broken: {complaint}")
    assert isinstance(game, Game)
    return game


def fault(game: object, name: str) -> str:
    """Return the first fault of a manifest: the field and the reason; "" if there is none."""
    if not isinstance(game, Game):
        return f"{type(game).__name__} is no Game"
    if not isinstance(getattr(game, "meta", None), Meta):
        return "meta: there is none"
    if game.meta.name != name:
        return f"meta.name: it is {game.meta.name!r}, and not the name of the entry point"
    least, most = game.meta.players
    if not 1 <= least <= most:
        return f"meta.players: {least} to {most} is no range"
    if game.usual_players and not least <= game.usual_players <= most:
        return f"usual_players: {game.usual_players} is not {least} to {most}"
    for field_name in ("kinds", "state_class"):
        if not getattr(game, field_name, None):
            return f"{field_name}: there is none"
    for level in game.levels:
        if level not in game.bots:
            return f"levels: there is no bot {level!r}"
    if game.page is not None and not (game.page.suffix == ".js" and game.page.is_file()):
        return f"page: {game.page} is no JavaScript file"
    events: Mapping[str, object] = game.events
    for kind, event in events.items():
        if not isinstance(event, EventKind):
            return f"events[{kind!r}]: {type(event).__name__} is no EventKind"
        for shows in event.shows:
            if complaint := shows_fault(game, event, shows):
                return f"events[{kind!r}].shows: {complaint}"
    for label, place in places(game).items():
        if not re.fullmatch(r"[.\w]+:\w+", place):
            return f"{label}: {place!r} does not read MODULE:NAME"
    return ""


def shows_fault(game: Game, event: EventKind, shows: Shows) -> str:
    """Return the fault of an event's declared change."""
    if shows.field not in game.fields:
        return f"there is no field {shows.field!r}"
    for name in (*shows.at, *([shows.more] if shows.more else [])):
        if name not in event.args:
            return f"there is no argument {name!r}"
    rooms = len(game.fields[shows.field].rooms)
    if len(shows.at) != rooms:
        return f"{shows.field} takes {rooms} indices, not {len(shows.at)}"
    return ""


# The fields of `Game` that name one part each (`core.parts`).
PARTS = (
    "describer", "screen", "text", "text_board", "picture", "headstart", "history", "beliefs", "glance", "chances",
    "suspicion", "benchmarks",
)  # fmt: skip


def places(game: Game) -> dict[str, str]:
    """Return where the parts of a game are, by field; those that it has."""
    bots = {f"bots[{name!r}]": place for name, place in game.bots.items()}
    return {name: place for name in PARTS if (place := getattr(game, name))} | bots
