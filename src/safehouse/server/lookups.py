"""What a client fetches by HTTP to draw and explain a game: words, boards, replays, notes, reports."""

from functools import cache
from typing import Any, Literal

import msgspec
from msgspec import Struct

from safehouse.server import wire
from safehouse.server.profile_wire import PROFILE_BODIES
from safehouse.server.wire import Sentence


class OptionInfo(Struct):
    """A choice that a table makes before the game. Empty `choices`: free text, which the game checks."""

    name: str
    default: str
    choices: list[str]
    help: str
    # Another option and its value, where it means something only then.
    where: list[str] = []


class ScenarioInfo(Struct):
    """A named position that comes with a game, and that a table may begin from."""

    name: str
    title: str
    players: int
    note: str = ""
    # Whether it is offered for new tables; else it is a worked example of the rules.
    offered: bool = False
    # The section of the rules page that shows it as a figure.
    section: str = ""


class LessonInfo(Struct):
    """A lesson that comes with a game; its words are the message `lesson-NAME` of the game's lesson catalogue."""

    name: str
    minutes: int
    # The options of the real game that it teaches.
    options: dict[str, str] = {}


class LessonStep(Struct):
    """A step of a lesson: its text, what it highlights, and the picks that it waits for."""

    # The entry at which it is shown.
    at: int
    # The message; of a step that asks, its attribute `hint` answers a wrong try.
    text: str
    # Marks of the page, or `vocabulary:name`.
    marks: list[str]
    asks: bool
    # Any one of these; empty if any legal pick is accepted.
    rows: list[list[int]]


class TableLesson(Struct):
    """The lesson that is played at a table, and the one after it (""; it is the last)."""

    name: str
    next: str
    steps: list[LessonStep]


class GameInfo(Struct):
    """A game that is played here."""

    name: str
    title: str
    # The fewest and the most players.
    players: tuple[int, int]
    options: list[OptionInfo]
    credits: str
    rules_version: int
    # All bots, the strongest first; the levels that people choose from, the weakest first; the default bot.
    bots: list[str]
    levels: list[str]
    usual_bot: str
    # Data files by role: what each is, and the names of those that come with the game.
    files: dict[str, str]
    shipped: dict[str, list[str]]
    orders: list[str]
    scenarios: list[ScenarioInfo]
    lessons: list[LessonInfo]
    # The options of a first game, if they differ from the defaults.
    first: dict[str, str] = {}
    # The name of a sample record; "": there is none.
    sample: str = ""
    # About how many minutes it takes, and how much there is to learn, from 1 to 3; none and 0: not known.
    minutes: tuple[int, int] | None = None
    weight: int = 0
    # The address of the module that draws it; "": built into the page, or there is none.
    page: str = ""


class FluentMessage(Struct):
    """A Fluent message, compiled: patterns as `FluentBundle.addResource` of @fluent/bundle takes them."""

    id: str
    value: Any
    attributes: dict[str, Any]


class Words(Struct):
    """The messages of one language: a game's own, or without a game those of the terminal."""

    language: str
    game: str
    messages: list[FluentMessage]


class ActionInfo(Struct, omit_defaults=True):
    """What an action is. `args` are places in the vocabularies of its kind."""

    kind: str
    args: list[int]
    text: Sentence | None = None
    # The same without what is clear from the question, for lists under it.
    short: Sentence | None = None


class EventInfo(Struct):
    """The vocabularies of the public arguments of a kind of event, and of its secret ones. The last one repeats."""

    args: list[str]
    secret: list[str]


class Lexicon(Struct):
    """All that is fixed about a game once it is set up: what the numbers mean, and what is needed to draw it."""

    game: str
    players: int
    options: dict[str, str]
    rules_version: int
    # By id; those of players that this setup has.
    actions: dict[str, ActionInfo]
    # The vocabularies of the arguments of each kind of action.
    kinds: dict[str, list[str]]
    # By vocabulary.
    names: dict[str, list[str]]
    # The fields of a view.
    fields: list[str]
    events: dict[str, EventInfo]
    orders: list[str]
    # The data files in force, by role: their JSON.
    files: dict[str, dict[str, Any]]
    # Descriptions of things by vocabulary, if the game has them.
    things: dict[str, list[Sentence]] = {}


class Replay(Struct):
    """Entries of a game as one observer saw them, or with everything that was hidden."""

    game: str
    names: list[str]
    # `public`, `seat:N` or `all`.
    view: str
    # The first and the last entry that can be shown; the first is later than 1 after an upgrade of the rules.
    first: int
    last: int
    entries: list[wire.Entry]


class Noted(Struct):
    """One line of a notebook."""

    text: Sentence


class Notebook(Struct):
    """What a careful player would have noted, up to an entry."""

    seq: int
    notes: list[Noted]


Grade = Literal["", "inaccuracy", "mistake", "blunder"]


class Choice(Struct):
    """One decision: the actions that were played, and those of the analyst with the same knowledge."""

    moment: int
    seat: int
    played: list[int]
    best: list[int]
    # How much less the share of the win is than with the analyst's actions, and what such a loss is called.
    cost: float = 0.0
    grade: Grade = ""


class Turn(Struct):
    """A turning point: a moment at which the chances shifted much, with who gained and who lost most."""

    moment: int
    gained_by: int
    gain: float
    lost_by: int
    loss: float
    # The seat that moved; -1 if several answered together.
    mover: int


class Analysis(Struct):
    """The analysis of a finished game. Moments count from 1, and the first one is the deal."""

    # The bot that analysed, with its budget.
    bot: str
    # By moment: the log's entry. Entries that were taken back are no moments.
    seqs: list[int]
    # By moment, by seat: the estimated share of the win after it.
    chances: list[list[float]]
    choices: list[Choice]
    # At most three, in the order of the game.
    turning: list[Turn]
    # By seat: the share of decisions that the analyst would have made too; null for a seat without decisions.
    agreement: list[float | None]
    # Heimlich & Co.: by moment, agent and seat: the probability, by public facts, that the seat controls the agent.
    suspected: list[list[list[float]]] = []


class AnalysisState(Struct, omit_defaults=True):
    """The progress of an analysis."""

    status: Literal["waiting", "working", "ready", "failed"]
    # waiting: the number of games before it.
    ahead: int = 0
    # working: the decisions done, and all.
    done: int = 0
    of: int = 0
    # failed: why, as in a `problem`.
    text: str = ""
    key: str = ""
    # ready: the result.
    analysis: Analysis | None = None


class ChanceStep(Struct):
    """A step of chance: its place, the possible outcomes with their weights, and what happened."""

    ply: int
    weights: list[tuple[int, int]]
    outcome: int


class Chance(Struct):
    """All that is needed to verify the dice and draws of a finished game (docs/fair.md)."""

    commitment: str
    seed: str
    nonces: list[str]
    steps: list[ChanceStep]


class Report(Struct):
    """A position for a bug report: what one observer knows of it, and nothing more."""

    # Of Safehouse.
    version: str
    game: str
    rules_version: int
    players: int
    options: dict[str, str]
    # SHA-256 of the data files, by role.
    files: dict[str, str]
    scenario: str
    seat: int
    seq: int
    view: dict[str, Any]
    decision: wire.Decision
    # The record as this observer may see it, or why there is none.
    record: str


class Socket(Struct):
    """All that a socket carries in both directions: for the schema document only."""

    command: wire.AnyCommand
    message: wire.AnyMessage


BODIES = (
    wire.NewTable, wire.Join, wire.Seated, wire.State, wire.Brought, wire.Filed, GameInfo, Words, Lexicon, Replay,
    Notebook, Report, Chance, AnalysisState, TableLesson, *PROFILE_BODIES,
)  # fmt: skip


@cache
def schema() -> dict[str, Any]:
    """Return the JSON Schemas of all structs that are sent, by name."""
    _, components = msgspec.json.schema_components([Socket, *BODIES], ref_template="#/$defs/{name}")
    return {"$schema": "https://json-schema.org/draft/2020-12/schema", "$defs": components}
