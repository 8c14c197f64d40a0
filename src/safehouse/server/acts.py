"""The acts of an administrator and their answers: the same for the command, the API and the page.

Nothing here holds a token, a seed, a nonce, a sealed answer or a note; of a running game no more than a spectator sees.
"""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from safehouse.server import wire
from safehouse.server.text import clean_line

PAGE = 50
Page = Annotated[int, Meta(ge=0, le=100_000)]
Days = Annotated[float, Meta(ge=0, le=3650)]
Network = Annotated[str, Meta(min_length=1, max_length=60)]
Word = Annotated[str, Meta(min_length=1, max_length=wire.NAME_LENGTH)]
Reason = Annotated[str, Meta(min_length=1, max_length=200)]
PersonId = Annotated[str, Meta(pattern="^[0-9a-f]{32}$")]
ReportId = Annotated[str, Meta(pattern="^[0-9a-f]{16}$")]


class Act(Struct, tag_field="act", forbid_unknown_fields=True):
    """An act that an administrator asks for."""


class ListTables(Act, tag="tables"):
    """Tables, the newest first. Days are since they were opened."""

    status: Literal["", "open", "playing", "over", "closed"] = ""
    game: Annotated[str, Meta(max_length=40, pattern="^[a-z0-9_]*$")] = ""
    listed: bool | None = None
    older_days: Days = 0
    newer_days: Days = 0
    page: Page = 0


class ShowTable(Act, tag="table"):
    table: wire.TableId


class CloseTable(Act, tag="close"):
    """End a table: nobody can join it, play on or write. Everyone there sees the reason."""

    table: wire.TableId
    reason: Reason

    def __post_init__(self) -> None:
        self.reason = clean_line(self.reason)


class ReopenTable(Act, tag="reopen"):
    table: wire.TableId


class DeleteTable(Act, tag="delete"):
    table: wire.TableId


class Erase(Act, tag="erase"):
    """Erase what is stored of the person in a seat, here and wherever they sit with the same key."""

    table: wire.TableId
    seat: wire.SeatNumber


class BlockPerson(Act, tag="block_person"):
    """Block the profile of the person in a seat: none of its devices can sit down, play or write any more."""

    table: wire.TableId
    seat: wire.SeatNumber
    reason: Reason

    def __post_init__(self) -> None:
        self.reason = clean_line(self.reason)


class ListPeople(Act, tag="blocked_people"):
    pass


class UnblockPerson(Act, tag="unblock_person"):
    person: PersonId


class ListBlocks(Act, tag="blocks"):
    pass


class Block(Act, tag="block"):
    """Block an address or a network for some days, or permanently (0)."""

    network: Network
    reason: Reason
    days: Days = 0

    def __post_init__(self) -> None:
        self.reason = clean_line(self.reason)


class Unblock(Act, tag="unblock"):
    network: Network


class ShowConnected(Act, tag="connected"):
    """Who is connected to this process."""


class ShowStorage(Act, tag="storage"):
    pass


class ListReports(Act, tag="reports"):
    """Reports of abuse, the newest first; `done`: include those that are resolved."""

    done: bool = False
    page: Page = 0


class FinishReport(Act, tag="finish_report"):
    report: ReportId


class ListWords(Act, tag="words"):
    pass


class AddWord(Act, tag="add_word"):
    word: Word

    def __post_init__(self) -> None:
        self.word = clean_line(self.word)


class RemoveWord(Act, tag="remove_word"):
    word: Word


class ListAudit(Act, tag="audit"):
    page: Page = 0


AnyAct = (
    ListTables | ShowTable | CloseTable | ReopenTable | DeleteTable | Erase | ListBlocks | Block | Unblock
    | ShowConnected | ShowStorage | ListReports | FinishReport | ListWords | AddWord | RemoveWord | ListAudit
    | BlockPerson | ListPeople | UnblockPerson
)  # fmt: skip


# --- Answers ----------------------------------------------------------------------------------------------------


class TableLine(Struct):
    """A table in a list; without a game and seats where its stored data is damaged."""

    table: str
    game: str
    status: str
    listed: bool
    # By seat: the name; "" where nobody sits.
    seats: list[str]
    created: float
    # Whole days since anything was stored: a finer figure would reveal when someone answers in secret.
    idle_days: int


class Tables(Struct):
    tables: list[TableLine]
    total: int


class TableShown(Struct):
    """One table: what a spectator sees of it, and how old it is."""

    info: wire.TableInfo
    created: float
    idle_days: int
    # Entries of its log.
    entries: int
    chat: list[wire.Said]


class Done(Struct):
    """What was changed, by its names: tables, networks, words, reports."""

    changed: list[str]


class Blocked(Struct):
    """A blocked network. `until` 0: permanently."""

    network: str
    until: float
    reason: str
    created: float


class BlockList(Struct):
    blocks: list[Blocked]


class BlockedPerson(Struct):
    """A blocked profile. Only here is a profile's id shown."""

    person: str
    name: str
    reason: str


class PersonList(Struct):
    people: list[BlockedPerson]


class ConnectedTable(Struct):
    table: str
    players: int
    spectators: int


class ConnectedAddress(Struct):
    address: str
    sockets: int


class Connected(Struct):
    """Sockets at this process."""

    tables: list[ConnectedTable]
    addresses: list[ConnectedAddress]


class Storage(Struct):
    """The size of the store."""

    bytes: int
    tables: dict[str, int]
    records: int
    reports: int


class AbuseReport(Struct):
    """A report of abuse. `chat`: the last lines as the reporter saw them."""

    report: str
    created: float
    table: str
    by_seat: int
    seat: int
    reason: str
    text: str
    chat: list[wire.Said]
    done: bool


class Reports(Struct):
    reports: list[AbuseReport]
    total: int


class WordList(Struct):
    words: list[str]


class AuditEntry(Struct):
    """An act that was carried out."""

    number: int
    at: float
    who: str
    act: str
    about: str
    result: str


class AuditLog(Struct):
    """The audit log, the newest first. `broken`: the first entry that was changed, or before which one is missing."""

    entries: list[AuditEntry]
    total: int
    broken: int = 0


AnyAnswer = (
    Tables | TableShown | Done | BlockList | Connected | Storage | Reports | WordList | AuditLog | PersonList
)  # fmt: skip


class Administration(Struct):
    """All that the page and the server exchange: for the schema document only."""

    act: AnyAct


def schema() -> dict[str, Any]:
    """Return the JSON Schema of all acts and answers, from which the page has its types."""
    answers = (Tables, TableShown, Done, BlockList, Connected, Storage, Reports, WordList, AuditLog, PersonList)
    _, components = msgspec.json.schema_components([Administration, *answers], ref_template="#/$defs/{name}")
    return {"$schema": "https://json-schema.org/draft/2020-12/schema", "$defs": components}
