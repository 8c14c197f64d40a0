"""All that a client and the server exchange: one schema for sockets and HTTP.

A socket carries `Command`s one way and `Message`s the other, each a JSON object with a `type`. The HTTP routes take and
give the same structs. `docs/protocol.md` explains them; the client's types are generated from here.

Numbers: seats count from 0; a spectator is -4. `seq` counts the entries of a table's log from 1. `at` is the `seq` of
the entry that asked the question, so an answer to yesterday's question is refused and not misunderstood.
"""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from safehouse.core.own import Own
from safehouse.server.text import clean_line, clean_lines, clean_name

VERSION = 1

TableId = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{16}$")]
Token = Annotated[str, Meta(max_length=64, pattern="^[A-Za-z0-9_-]*$")]
# The client's id of an action: the same one sent twice has one effect.
ActionId = Annotated[str, Meta(min_length=1, max_length=64, pattern="^[A-Za-z0-9_-]+$")]
NAME_LENGTH = 40
Name = Annotated[str, Meta(min_length=1, max_length=NAME_LENGTH)]
# Portraits that the page draws, by number.
NO_PORTRAIT, PORTRAITS = -1, 12
Portrait = Annotated[int, Meta(ge=NO_PORTRAIT, lt=PORTRAITS)]
Nonce = Annotated[str, Meta(max_length=64, pattern="^[A-Za-z0-9_-]*$")]
Seq = Annotated[int, Meta(ge=0, le=2**31)]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
Action = Annotated[int, Meta(ge=0, le=2**31)]
Row = Annotated[list[Action], Meta(min_length=1, max_length=64)]
Picks = Annotated[list[Action], Meta(max_length=64)]
OptionText = Annotated[str, Meta(max_length=60)]
# Empty: none. Which addresses are allowed is decided when it is used (`notices.outgoing`).
Webhook = Annotated[str, Meta(max_length=500, pattern="^(https?://[!-~]+)?$")]
FileText = Annotated[str, Meta(max_length=400_000)]
ScenarioText = Annotated[str, Meta(max_length=200_000)]

# A text key with its arguments; the catalogues hold the words.
Sentence = tuple[str, dict[str, Any]]
# Kind, what everyone sees, what only this observer sees.
SeenEvent = tuple[str, list[int], list[int]]
# A field of the view, the index in it (-1: all of it), and what is there now.
Change = tuple[str, int, Any]


# --- Commands -------------------------------------------------------------------------------------------------


class Command(Struct, tag_field="type", forbid_unknown_fields=True):
    """A command of a client."""


class Hello(Command, tag="hello"):
    """The first message on a socket: the table, the token, and the last entry already seen (-1: none)."""

    version: int
    table: TableId
    token: Token = ""
    since: Annotated[int, Meta(ge=-1, le=2**31)] = -1
    # Which of the token's seats is at the screen (several seats on one device), or whose shown view to watch.
    seat: SeatNumber | None = None
    # Whether entries come with sentences for people.
    words: bool = False


class Act(Command, tag="act"):
    """Answer the question asked at `at` with a row of actions, all or nothing."""

    id: ActionId
    at: Seq
    row: Row


class Retract(Command, tag="retract"):
    """Take a sealed answer back while others still think."""

    id: ActionId
    at: Seq


class Stage(Command, tag="stage"):
    """Preview a row without confirming it."""

    at: Seq
    row: Picks


class Why(Command, tag="why"):
    """Ask why an action is not allowed after a staged row."""

    at: Seq
    row: Picks
    action: Action


class Sit(Command, tag="sit"):
    """Hand the screen over to another of this device's seats; without one, nobody's secrets are shown."""

    seat: SeatNumber | None = None


class Orders(Command, tag="orders"):
    """Set the automatic answers of the seat: names of those that the game offers."""

    names: Annotated[list[Annotated[str, Meta(max_length=40)]], Meta(max_length=8)]


class Say(Command, tag="say"):
    """Chat."""

    text: Annotated[str, Meta(min_length=1, max_length=500)]

    def __post_init__(self) -> None:
        self.text = clean_line(self.text)


class Mute(Command, tag="mute"):
    """Mute the chat of a seat, or unmute it."""

    seat: SeatNumber
    on: bool = True


class Note(Command, tag="note"):
    """Save a private note; nobody else ever gets it."""

    text: Annotated[str, Meta(max_length=20_000)]

    def __post_init__(self) -> None:
        self.text = clean_lines(self.text)


class ReportAbuse(Command, tag="report_abuse"):
    """Report someone at the table to the administrator. Nobody at the table sees it."""

    seat: SeatNumber
    reason: Literal["insults", "cheating", "name", "spam", "other"]
    text: Annotated[str, Meta(max_length=500)] = ""

    def __post_init__(self) -> None:
        self.text = clean_lines(self.text)


class Propose(Command, tag="propose"):
    """Propose to the others: to take back the own last move, or to let a bot play for an absent seat."""

    what: Literal["takeback", "replace"]
    seat: SeatNumber | None = None


class Vote(Command, tag="vote"):
    """Agree or disagree with what is proposed."""

    yes: bool


class ComeBack(Command, tag="come_back"):
    """Take the own seat back from the bot that plays in it."""


class Show(Command, tag="show"):
    """Show this seat's view to spectators, or stop showing it."""

    allow: bool


class Silent(Command, tag="silent"):
    """Switch notifications for this table off, or on again."""

    on: bool


class Looking(Command, tag="looking"):
    """Say whether the table is visible on this screen. People who are looking at it are not notified."""

    on: bool


class Start(Command, tag="start"):
    """Begin, with bots in the seats that are still free (the host's right)."""


class Leave(Command, tag="leave"):
    """Give the seat up: before the game it is free again, later a bot plays on."""


class GiveNonce(Command, tag="nonce"):
    """Give a nonce for all dice and draws, once, after having seen the commitment and before the first step."""

    # The one that the table shows.
    commitment: Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]
    nonce: Annotated[str, Meta(min_length=1, max_length=64, pattern="^[A-Za-z0-9_-]+$")]
    # One of the own seats, if the token opens several.
    seat: SeatNumber | None = None


class Rematch(Command, tag="rematch"):
    """Create a new table for the same people, seats rotated by one."""


class Sync(Command, tag="sync"):
    """Ask for all entries after one."""

    since: Annotated[int, Meta(ge=-1, le=2**31)] = -1


class Ping(Command, tag="ping"):
    """Ask for a sign of life."""


AnyCommand = (
    Hello | Act | Retract | Stage | Why | Sit | Orders | Say | Mute | Note | Propose | Vote | ComeBack | Show | Start
    | Leave | GiveNonce | Rematch | Sync | Ping | ReportAbuse | Silent | Looking
)  # fmt: skip


# --- Messages -------------------------------------------------------------------------------------------------


class SeatInfo(Struct):
    """A seat as everyone sees it."""

    name: str
    kind: Literal["open", "person", "bot"]
    # The bot that plays here, also in place of an absent person.
    bot: str = ""
    # Whether spectators may see this seat's view.
    shown: bool = False
    # Whether the seat's nonce is in.
    nonce: bool = False
    # The portrait that the person has chosen; -1: none.
    portrait: int = NO_PORTRAIT
    # Of an open seat: whether it is reserved for an invited person.
    kept: bool = False


class Proposal(Struct):
    """A proposal, and who has agreed so far."""

    what: Literal["takeback", "replace"]
    by: int
    seat: int
    # Seats that must still agree.
    missing: list[int]
    # Seconds from the proposal until it may take effect.
    wait: int = 0


class TableInfo(Struct):
    """A table as everyone sees it."""

    table: str
    game: str
    options: dict[str, str]
    seats: list[SeatInfo]
    status: Literal["open", "playing", "over"]
    listed: bool
    # Seconds for each decision; 0: no clock.
    clock: int
    rules_version: int
    # SHA-256 of the seed of all dice and draws; the seed itself once the game is over.
    commitment: str
    seed: str = ""
    nonces: list[str] = []
    proposal: Proposal | None = None
    # The table of the rematch.
    next: str = ""
    # The name of the scenario that the game starts from.
    scenario: str = ""
    # Why the administrator closed the table; "": it is not closed.
    closed: str = ""
    # The name of the lesson that is played; "": an ordinary game.
    lesson: str = ""
    # Boards, decks and the scenario that did not come with the game. Their labels are in `options` and `scenario`.
    own: list[Own] = []
    # The host's language; "" if they did not say.
    language: str = ""


class Decision(Struct):
    """Who is asked, and what the observer may answer."""

    seats: list[int]
    sealed: bool
    # Only for a seat that is asked.
    options: list[int] = []
    # The own sealed answer.
    answer: list[int] = []
    prompt: Sentence | None = None
    # Hints for choosing, if the game has them: prices, yields.
    hints: dict[str, Any] = {}


class Result(Struct):
    """How the game ended."""

    shares: list[float]
    ranks: list[int]
    scores: list[int]
    reason: str
    text: Sentence | None = None
    # The score breakdown, line by line, if the game has one.
    lines: list[Sentence] = []


class Message(Struct, tag_field="type", omit_defaults=True):
    """A message of the server."""


class Welcome(Message, tag="welcome"):
    """The answer to `hello`: the table, and the seats of this device."""

    version: int
    info: TableInfo
    # The seat at the screen, or a spectator's -4.
    seat: int
    # The seats of this device.
    seats: list[int]
    seq: int
    orders: list[str] = []
    offered: list[str] = []
    note: str = ""
    # Seconds that the current decision has left, if there is a clock.
    left: float | None = None
    # By seat: whether its person has a socket open here.
    here: list[bool] = []
    # Whether the caller may begin the game before all seats are taken.
    host: bool = False
    # Whether notifications for this table are off.
    silent: bool = False
    # Whether a seat is reserved for the caller.
    invited: bool = False


class Entry(Message, tag="entry"):
    """One entry of the log as the observer sees it: what happened, what is now, who is asked."""

    seq: int
    events: list[SeenEvent]
    view: dict[str, Any]
    decision: Decision
    # moves: a move or a group of answers with what chance added; other kinds are about the log itself.
    kind: Literal["start", "moves", "takeback", "upgrade"] = "moves"
    story: list[Sentence] = []
    # By sentence of the story: the event that it tells.
    about: list[int] = []
    # By event, if sentences are wanted: its changes to the view of the previous entry. Fields that no event names
    # change with the last event of their step.
    changes: list[list[Change]] = []
    result: Result | None = None


class Snapshot(Message, tag="snapshot"):
    """The current state, for a client whose last entry is too old."""

    seq: int
    view: dict[str, Any]
    decision: Decision
    result: Result | None = None


class Ack(Message, tag="ack"):
    """An action is on disk: in the entry `seq`, or sealed until all have answered (`seq` is 0)."""

    id: str
    at: int
    seq: int


class Draft(Message, tag="draft"):
    """A staged row: the position that it leads to, what may follow, whether it is complete."""

    at: int
    # The picks as they were given, and those that must wait until others are picked too.
    row: list[int]
    waiting: list[int]
    options: list[int]
    complete: bool
    view: dict[str, Any]
    events: list[SeenEvent]
    prompt: Sentence | None = None
    # What follows from each option, as in a decision.
    hints: dict[str, Any] = {}
    story: list[Sentence] = []


class Because(Message, tag="because"):
    """Why an action is not allowed: the rule's id and sentences; both empty if it is allowed."""

    at: int
    action: int
    rule: str
    reason: str


class Info(Message, tag="info"):
    """A change of the table."""

    info: TableInfo


class Presence(Message, tag="presence"):
    """The presence of people has changed."""

    # By seat: whether its person has a socket open here.
    here: list[bool]


class Said(Message, tag="said"):
    """A line of chat. From a spectator: seat -4."""

    number: int
    seat: int
    name: str
    text: str


class Kept(Message, tag="kept"):
    """The own orders, note or sealed answer, as stored: for the seat's other devices too."""

    orders: list[str] | None = None
    note: str | None = None
    at: int | None = None
    answer: list[int] | None = None
    # The seat about which a report of abuse was stored.
    reported: int | None = None
    silent: bool | None = None


class Problem(Message, tag="problem"):
    """A refusal: a code for programs, one English sentence, and which action it is about."""

    code: str
    text: str
    id: str = ""
    # For a move that the rules refuse: the rule's id and the key of the reason.
    rule: str = ""
    reason: str = ""
    # The sentence for other languages: the message `refusal-KEY` of the catalogues, and its arguments.
    key: str = ""
    args: dict[str, int | str] = {}


class Pong(Message, tag="pong"):
    """Here."""


class Bye(Message, tag="bye"):
    """The server is about to close this socket, and why. `key` and `args` as in a `problem`, if it must stay closed."""

    code: str
    text: str
    key: str = ""
    args: dict[str, int | str] = {}


AnyMessage = Welcome | Entry | Snapshot | Ack | Draft | Because | Info | Presence | Said | Kept | Problem | Pong | Bye


# --- HTTP only ------------------------------------------------------------------------------------------------


class SeatWish(Struct, forbid_unknown_fields=True):
    """What a new table's seat is for: a person, or a bot by name."""

    kind: Literal["person", "bot"] = "person"
    bot: Annotated[str, Meta(max_length=200)] = ""


class NewTable(Struct, forbid_unknown_fields=True):
    """Create a table. The host sits down in the first person's seat, and in `own` of them on one device."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=16)]
    name: Name = "Guest"
    portrait: Portrait = NO_PORTRAIT
    # How many of the persons' seats are at the host's device; the names of the others there ("": a number).
    own: Annotated[int, Meta(ge=0, le=16)] = 1
    names: Annotated[list[Annotated[str, Meta(max_length=NAME_LENGTH)]], Meta(max_length=15)] = []
    options: Annotated[dict[str, OptionText], Meta(max_length=32)] = {}
    files: Annotated[dict[str, FileText], Meta(max_length=8)] = {}
    # The name of a scenario that comes with the game, or a scenario's JSON; it brings its own options and files.
    scenario: ScenarioText = ""
    # The name of a lesson that comes with the game; it brings its setup and the other players, and one person learns.
    lesson: Annotated[str, Meta(max_length=40, pattern="^[a-z0-9_]*$")] = ""
    listed: bool = False
    clock: Annotated[int, Meta(ge=0, le=31 * 86400)] = 0
    # The host's language, by which others find tables.
    language: Literal["", "en", "de", "nl"] = ""
    # Where notifications are sent, for the host's seats.
    webhook: Webhook = ""

    def __post_init__(self) -> None:
        self.name = clean_name(self.name)
        self.names = [clean_name(name) if name.strip() else "" for name in self.names]


class Join(Struct, forbid_unknown_fields=True):
    """Take a seat as a guest; without a seat, the first free one."""

    name: Name
    seat: SeatNumber | None = None
    portrait: Portrait = NO_PORTRAIT
    # For a client that has loaded the table, and so has seen the commitment.
    nonce: Nonce = ""
    webhook: Webhook = ""

    def __post_init__(self) -> None:
        self.name = clean_name(self.name)


class Seated(Struct):
    """The caller's seats at a table, and the token that opens them: keep it secret, it is the seat's only key.

    A profile's seat has no token: its devices open it.
    """

    table: str
    seats: list[int]
    token: str
    info: TableInfo


class State(Struct):
    """Everything that the observer may know now."""

    info: TableInfo
    seat: int
    seq: int
    view: dict[str, Any]
    decision: Decision
    result: Result | None = None


class Brought(Struct, forbid_unknown_fields=True):
    """The text of a record."""

    text: Annotated[str, Meta(min_length=1, max_length=1_000_000)]


class Filed(Struct):
    """The address of a record."""

    record: str
