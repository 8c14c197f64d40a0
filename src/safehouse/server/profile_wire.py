"""The structs of profiles: sent between a device and the server, and to nobody else."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from safehouse.server import wire
from safehouse.server.notices.quiet import Quiet
from safehouse.server.text import clean_line, clean_name

DeviceId = Annotated[str, Meta(pattern="^[0-9a-f]{16}$")]
Label = Annotated[str, Meta(min_length=1, max_length=40)]
Language = Literal["en", "de", "nl"]
MAIL_CODE = r"^[0-9a-f]{32}\.[A-Za-z0-9_-]{43}$"


class NewProfile(Struct, forbid_unknown_fields=True):
    """Create a profile, with this device as its first. `label`: the device's name in the list of devices."""

    name: wire.Name
    label: Label
    language: Language = "en"
    portrait: wire.Portrait = wire.NO_PORTRAIT

    def __post_init__(self) -> None:
        self.name, self.label = clean_name(self.name), clean_line(self.label)


class Device(Struct):
    """A device of a profile. Times are days, counted from 1970."""

    device: str
    label: str
    added: int
    used: int
    # Whether it is the caller's.
    this: bool


class Me(Struct):
    """A profile as its owner sees it."""

    name: str
    language: str
    portrait: int
    devices: list[Device]
    # Whether there is a recovery phrase.
    phrase: bool


class Key(Struct):
    """The key of a device: keep it secret, it is not shown again. Empty: nothing was added yet."""

    key: str
    name: str
    portrait: int = wire.NO_PORTRAIT


class ChangeProfile(Struct, forbid_unknown_fields=True):
    """Change the fields that are given."""

    name: wire.Name | None = None
    language: Language | None = None
    portrait: wire.Portrait | None = None

    def __post_init__(self) -> None:
        if self.name is not None:
            self.name = clean_name(self.name)


class DeviceLink(Struct):
    """A code with which another device adds itself, once and within this many seconds."""

    code: str
    seconds: int


class AddDevice(Struct, forbid_unknown_fields=True):
    """Add this device, by a link's code or by the recovery phrase. Without `sure`, only return whose profile it is."""

    label: Label
    code: wire.Token = ""
    phrase: Annotated[str, Meta(max_length=100)] = ""
    sure: bool = False

    def __post_init__(self) -> None:
        self.label = clean_line(self.label)


class RemoveDevice(Struct, forbid_unknown_fields=True):
    device: DeviceId


class Phrase(Struct):
    """A new recovery phrase, shown once; the previous one is void."""

    phrase: str


class Offered(Struct):
    """A notification channel of this server. `asks`: for an address, or for a browser's subscription to this `key`."""

    kind: str
    asks: Literal["address", "browser"]
    key: str = ""


class OwnChannel(Struct):
    """An address for notifications, and the name of the device that it belongs to."""

    channel: str
    kind: str
    address: str
    label: str
    confirmed: bool
    # Whether it belongs to the caller's device.
    this: bool


class Notices(Struct):
    """The notification settings: channels of the server, addresses of the person, and quiet hours."""

    offered: list[Offered]
    channels: list[OwnChannel]
    quiet: Quiet | None = None


class AddChannel(Struct, forbid_unknown_fields=True):
    """Add an address for notifications. `details`: the keys of a browser's subscription."""

    kind: Annotated[str, Meta(max_length=20)]
    address: Annotated[str, Meta(min_length=1, max_length=1000)]
    details: Annotated[dict[str, Annotated[str, Meta(max_length=200)]], Meta(max_length=4)] = {}


class RemoveChannel(Struct, forbid_unknown_fields=True):
    channel: Annotated[str, Meta(pattern="^[0-9a-f]{32}$")]


class ChangeNotices(Struct, forbid_unknown_fields=True):
    """Set the quiet hours; null: there are none."""

    quiet: Quiet | None


class MailCode(Struct, forbid_unknown_fields=True):
    """The code of a link in an e-mail."""

    code: Annotated[str, Meta(pattern=MAIL_CODE)]


class Nothing(Struct, forbid_unknown_fields=True):
    """An empty body."""


class OwnTable(Struct):
    """A table where the caller sits, and what they have written there."""

    table: str
    game: str
    status: str
    seats: list[int]
    names: list[str]
    notes: list[str]
    chat: list[str]


class OwnGame(Struct):
    """A game of the caller."""

    table: str
    game: str
    status: Literal["open", "playing", "over"]
    created: float
    seat: int
    # By seat; and the bot of a bot's seat.
    names: list[str]
    bots: list[str]
    # Whether the table still exists.
    there: bool = False
    # Whether it waits for the caller, and the seconds left if there is a clock.
    yours: bool = False
    left: float | None = None
    # Who reserved a seat for the caller; "": the caller already sits there.
    invited_by: str = ""
    # The table of the rematch.
    next: str = ""
    # Only of a finished game.
    ended: float = 0.0
    entries: int = 0
    ranks: list[int] = []
    scores: list[int] = []
    won: bool = False


class Person(Struct):
    """Someone with whom the caller has finished games: their name and seat in the last one."""

    name: str
    portrait: int
    games: int
    game: str
    ended: float
    table: str
    seat: int


class WhomIMet(Struct, forbid_unknown_fields=True):
    """Someone named by a finished game together and their seat there."""

    table: wire.TableId
    seat: wire.SeatNumber


class Invite(Struct, forbid_unknown_fields=True):
    """Reserve a seat for someone: at the caller's open table `at`, or at a new one like the game together."""

    table: wire.TableId
    seat: wire.SeatNumber
    at: Annotated[str, Meta(pattern="^([A-Za-z0-9_-]{16})?$")] = ""
    # The caller's, at a new table.
    name: wire.Name = "Guest"
    portrait: wire.Portrait = wire.NO_PORTRAIT
    language: Literal["", "en", "de", "nl"] = ""

    def __post_init__(self) -> None:
        self.name = clean_name(self.name)


class Decline(Struct, forbid_unknown_fields=True):
    """Decline an invitation; `block`: refuse all of this person."""

    table: wire.TableId
    block: bool = False


class Withdraw(Struct, forbid_unknown_fields=True):
    """Withdraw an invitation: the seat is free for anyone."""

    table: wire.TableId
    seat: wire.SeatNumber


class BlockedPerson(Struct):
    """A blocked person, by the name that the caller knows. The id is for the caller alone."""

    person: str
    name: str


class Unblock(Struct, forbid_unknown_fields=True):
    person: DeviceId


class Consent(Struct):
    """What the caller allows: invitations, a public page. `page`: its address; "": there is none."""

    invitations: bool
    page: str
    blocked: list[BlockedPerson]


class ChangeConsent(Struct, forbid_unknown_fields=True):
    """Change the fields that are given. A page that is switched on again gets a new address."""

    invitations: bool | None = None
    page: bool | None = None


class GamesPlayed(Struct):
    game: str
    games: int


class PublicPage(Struct):
    """A public profile, shown with its owner's consent: this, and nothing else."""

    name: str
    portrait: int
    games: list[GamesPlayed]


class Opponent(Struct):
    """An opponent of the caller; a bot by its own name."""

    name: str
    bot: bool
    games: int


class Rating(Struct):
    """A rating by openskill, where everyone begins at 25. `history`: after each of the last games."""

    value: float
    # Half of the 95 % interval.
    doubt: float
    games: int
    history: list[float]


class GameStatistics(Struct):
    """Statistics of the finished games of one title. `scores`: the last ones, the newest at the end."""

    game: str
    games: int
    wins: int
    best: int
    mean: float
    scores: list[int]
    opponents: list[Opponent]
    # The caller's rating against people, and against bots; null without such a game.
    people: Rating | None = None
    bots: Rating | None = None


class Statistics(Struct):
    games: list[GameStatistics]


class Export(Struct):
    """Everything that is stored of a profile, less its keys and their hashes."""

    created: float
    me: Me
    tables: list[OwnTable]
    results: list[OwnGame]
    statistics: Statistics
    consent: Consent
    notices: Notices


PROFILE_BODIES = (
    NewProfile, Me, Key, ChangeProfile, DeviceLink, AddDevice, RemoveDevice, Phrase, Export, OwnGame,
    Statistics, Person, WhomIMet, Invite, Decline, Withdraw, Unblock, Consent, ChangeConsent, PublicPage,
    Notices, AddChannel, RemoveChannel, ChangeNotices, MailCode,
)  # fmt: skip
