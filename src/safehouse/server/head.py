"""The head of a table, all that is stored besides its moves: seats, options, proposals."""

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
    # Whether the person left by choice, and so lost their vote.
    left: bool = False
    key: str = ""
    # The portrait that the person has chosen.
    portrait: int = wire.NO_PORTRAIT
    shown: bool = False
    orders: list[str] = []
    muted: list[int] = []
    nonce: str = ""
    webhook: str = ""
    # Whether the person has switched off notifications for this table.
    silent: bool = False
    # The entry at which a bot took over from a person who did not leave by choice.
    replaced_at: int = 0
    # The entries of the person's last notices: of their turn, and of other notices by kind.
    called_at: int = 0
    told: dict[str, int] = {}
    # The mark of the profile for which the host reserves this free seat; "": not reserved.
    kept: str = ""

    @property
    def is_free(self) -> bool:
        """Return whether anyone may take this seat."""
        return self.kind == "open" and not self.kept

    @property
    def player(self) -> str:
        """The bot that answers here now; "" for a person."""
        return self.bot if self.kind == "bot" else self.stand_in

    def last_told(self, kind: str) -> int:
        """Return the entry of the person's last notice of a kind."""
        return self.called_at if kind == "turn" else self.told.get(kind, 0)

    def note_told(self, kind: str, at: int) -> None:
        """Note a notice about an entry. A reminder also counts as the notice of the turn."""
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
    """A proposal on which everyone must agree."""

    what: Literal["takeback", "replace"]
    by: int
    # takeback: the seat that asks; replace: the seat that is absent.
    seat: int
    yes: list[int]
    # The entry at which it was proposed: a move in between ends it.
    at: int
    # Seconds until it may take effect.
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
    # The scenario that the game starts from: its name, and the SHA-256 of its text; empty without one.
    scenario: str = ""
    scenario_hash: str = ""
    # Which of the files, and whether the scenario, did not come with the game.
    own: list[Own] = []
    status: Status = "open"
    listed: bool = False
    clock: int = 0
    # The host's language; "" if they did not say.
    language: str = ""
    # The host's key, like a seat's.
    host: str = ""
    proposal: Proposal | None = None
    next: str = ""
    chat: int = 0
    # Seconds that the current question has been on the clock, as last saved.
    spent: float = 0.0
    # Why the administrator closed the table; "": it is not closed.
    closed: str = ""
    # The lesson that is played here: its name, and the SHA-256 of its text; empty in an ordinary game.
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
        """Return the seats that are reserved for a profile, by its mark; none once the game has begun."""
        return [number for number, seat in enumerate(self.seats) if key and seat.kept == key]

    def may_look(self, seats: list[int], observer: int) -> bool:
        """Return whether someone in these seats may look from a seat: an own one, or one that shows its view."""
        return observer in seats or (0 <= observer < len(self.seats) and self.seats[observer].shown)

    def is_host(self, key: str) -> bool:
        return bool(key) and hmac.compare_digest(self.host, key)

    def sitting(self) -> list[str]:
        """Return the keys of all who sit here."""
        return [seat.key for seat in self.seats if seat.key]

    def played_by_persons(self) -> list[int]:
        """Return the seats where a person must agree. Bots agree to everything."""
        return [number for number, seat in enumerate(self.seats) if seat.kind == "person" and not seat.stand_in]

    def setup(self, game: Game, files: Mapping[str, str]) -> Setup:
        """Return the table's setup, which may be older than some option."""
        return game.setup(len(self.seats), game.stored_options(self.options), files)

    def info(self, table: str) -> wire.TableInfo:
        """Return what everyone may know. The seed is opened when the game is over, and not before.

        A lesson has a seed too, but does not use it, so it shows no commitment.
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
        """Return the persons who must agree.

        To a takeback all who have not left by choice: a bot that was put in their place takes no vote
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
    """Return a random id that does not begin with a hyphen, which a command would read as an option."""
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
