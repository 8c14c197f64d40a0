"""What is stored of a table besides its moves: who sits where, how it is played, what is proposed."""

import hashlib
import hmac
import secrets
from collections.abc import Mapping
from dataclasses import replace
from typing import Literal

import msgspec
from msgspec import Struct

from safehouse.core.game import GameState, Setup
from safehouse.core.own import Own
from safehouse.core.registry import Game, find_game
from safehouse.core.scenario import load_scenario
from safehouse.server import wire

Status = Literal["open", "playing", "over"]


class Seat(Struct):
    """A seat. `key` is the hash of its token, or the mark of the profile that sits there (`profiles.owner`)."""

    kind: Literal["open", "person", "bot"] = "open"
    name: str = ""
    # The bot of a bot's seat.
    bot: str = ""
    # The bot that plays for an absent person.
    stand_in: str = ""
    # Whether the person left by their own word, and with it their vote.
    left: bool = False
    key: str = ""
    # The face that the person has chosen.
    portrait: int = wire.NO_PORTRAIT
    shown: bool = False
    orders: list[str] = []
    muted: list[int] = []
    nonce: str = ""
    webhook: str = ""
    # Whether the person wants to hear nothing of this table.
    silent: bool = False
    # The entry at which somebody let a bot take over who did not leave by their own word.
    replaced_at: int = 0
    # What the person was last told of, by the entry that it was about: their turn; and other notices by their kind.
    called_at: int = 0
    told: dict[str, int] = {}
    # The mark of the profile for which the host keeps a seat that nobody has taken; "": for nobody.
    kept: str = ""

    @property
    def is_free(self) -> bool:
        """Whether anybody may sit down here."""
        return self.kind == "open" and not self.kept

    @property
    def player(self) -> str:
        """The bot that answers here now; "" for a person."""
        return self.bot if self.kind == "bot" else self.stand_in

    def last_told(self, kind: str) -> int:
        """Return the entry about which the person was last told something of a kind."""
        return self.called_at if kind == "turn" else self.told.get(kind, 0)

    def note_told(self, kind: str, at: int) -> None:
        """Note that the person is told of an entry. Whoever is reminded need not be told that it is their turn."""
        if kind in ("turn", "reminder"):
            self.called_at = at
        if kind != "turn":
            self.told[kind] = at

    @property
    def info(self) -> wire.SeatInfo:
        return wire.SeatInfo(
            self.name, self.kind, self.player, self.shown, bool(self.nonce), self.portrait, bool(self.kept)
        )


class Proposal(Struct):
    """Something that needs everybody's word."""

    what: Literal["takeback", "replace"]
    by: int
    # takeback: the seat that asks; replace: the seat that is absent.
    seat: int
    yes: list[int]
    # The entry at which it was proposed: a move in between ends it.
    at: int
    # Seconds that must pass before it is done.
    wait: int = 0


class Head(Struct):
    """A table's head."""

    game: str
    options: dict[str, str]
    # SHA-256 of the data files in force, by role. The store has the texts (`files`).
    texts: dict[str, str]
    seats: list[Seat]
    seed: str
    commitment: str
    rules: int
    # The scenario that the game begins from: its name, and the SHA-256 of its text; empty without one.
    scenario: str = ""
    scenario_hash: str = ""
    # Which of the files, and whether the scenario, did not come with the game.
    own: list[Own] = []
    status: Status = "open"
    listed: bool = False
    clock: int = 0
    # The language of whoever opened the table; "" where they did not say.
    language: str = ""
    # The key of whoever opened the table, as of a seat.
    host: str = ""
    proposal: Proposal | None = None
    next: str = ""
    chat: int = 0
    # Seconds that the present question has been on the clock, as last saved.
    spent: float = 0.0
    # Why the administrator closed the table; "": they did not.
    closed: str = ""
    # The lesson that is played here: its name, and the SHA-256 of its text; empty where it is a game like any other.
    lesson: str = ""
    lesson_hash: str = ""

    @property
    def is_played(self) -> bool:
        """Whether the game goes on: it has begun, is not over, and nobody has closed the table."""
        return self.status == "playing" and not self.closed

    def copy(self) -> "Head":
        return decode_head(encode(self))

    def seats_of(self, key: str) -> list[int]:
        """Return the seats that a key opens: the hash of a token, or the mark of a profile."""
        if not key:
            return []
        return [number for number, seat in enumerate(self.seats) if seat.key and hmac.compare_digest(seat.key, key)]

    def kept_for(self, key: str) -> list[int]:
        """Return the seats that are kept for a profile, by its mark; once the game has begun there are none."""
        return [number for number, seat in enumerate(self.seats) if key and seat.kept == key]

    def may_look(self, seats: list[int], observer: int) -> bool:
        """Whether somebody in these seats may look from a seat: an own one, or one that lets others look."""
        return observer in seats or (0 <= observer < len(self.seats) and self.seats[observer].shown)

    def is_host(self, key: str) -> bool:
        return bool(key) and hmac.compare_digest(self.host, key)

    def sitting(self) -> list[str]:
        """Return the keys of all who sit here."""
        return [seat.key for seat in self.seats if seat.key]

    def played_by_persons(self) -> list[int]:
        """Return the seats where a person answers. Bots agree to everything."""
        return [number for number, seat in enumerate(self.seats) if seat.kind == "person" and not seat.stand_in]

    def setup(self, game: Game, files: Mapping[str, str]) -> Setup:
        """Return what is fixed at the table, which may be older than some option."""
        return game.setup(len(self.seats), game.stored_options(self.options), files)

    def info(self, table: str) -> wire.TableInfo:
        """Return what everybody may know. The seed is opened when the game is over, and not before.

        A lesson has one too, and never uses it: it claims nothing of its chance.
        """
        over = self.status == "over" and not self.lesson
        return wire.TableInfo(
            table=table,
            game=self.game,
            options=self.options,
            seats=[seat.info for seat in self.seats],
            status=self.status,
            listed=self.listed,
            clock=self.clock,
            language=self.language,
            rules_version=self.rules,
            commitment="" if self.lesson else self.commitment,
            seed=self.seed if over else "",
            nonces=[seat.nonce for seat in self.seats] if over else [],
            proposal=self.proposed(),
            next=self.next,
            scenario=self.scenario,
            closed=self.closed,
            lesson=self.lesson,
            own=self.own,
        )

    def proposed(self) -> wire.Proposal | None:
        if self.proposal is None:
            return None
        missing = [seat for seat in self.asked_to_agree(self.proposal) if seat not in self.proposal.yes]
        return wire.Proposal(self.proposal.what, self.proposal.by, self.proposal.seat, missing, self.proposal.wait)

    def asked_to_agree(self, proposal: Proposal) -> list[int]:
        """Return the persons whose word is needed.

        To a takeback everybody's who has not left by their own word: a bot that was put in their place takes no vote
        away. To a replacement that of the others who play; the absent person ends it by coming.
        """
        if proposal.what == "replace":
            return [seat for seat in self.played_by_persons() if seat != proposal.seat]
        return [number for number, seat in enumerate(self.seats) if seat.kind == "person" and not seat.left]


def scenario_state(head: Head, text: str) -> GameState | None:
    """Return the position in which a table's game begins, if it is that of a scenario with this text."""
    if not text:
        return None
    scenario = load_scenario(text)
    options = find_game(scenario.game).stored_options(head.options)
    return replace(scenario, options=options).match().state


def new_token() -> str:
    return secrets.token_urlsafe(32)


def new_table_id() -> str:
    """Return an id that can be typed after a command: one that begins with a hyphen would be read as an option."""
    while (name := secrets.token_urlsafe(12)).startswith("-"):
        pass
    return name


def hash_token(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


ENCODER = msgspec.json.Encoder()
HEADS = msgspec.json.Decoder(Head)


def encode(value: object) -> str:
    return ENCODER.encode(value).decode()


def decode_head(text: str) -> Head:
    return HEADS.decode(text)
