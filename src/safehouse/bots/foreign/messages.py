"""The line protocol of foreign bots: one JSON object a line, from us to the program and back. docs/foreign-bots.md.

A program gets only what its seat may know: views are redacted, events are as the seat saw them.
"""

import json
from collections.abc import Sequence
from typing import Any, Final, TypeVar

import msgspec

from safehouse.core.draft import Draft
from safehouse.core.errors import SafehouseError
from safehouse.core.fields import values_of
from safehouse.core.game import Setup
from safehouse.core.registry import Game

PROTOCOL: Final = 1
# Longer than any answer that makes sense.
LONGEST_LINE: Final = 64 * 1024
SHOWN: Final = 60


class ForeignBotFailed(SafehouseError):
    """A foreign bot did not keep to the protocol, or to the rules."""


class Hello(msgspec.Struct, tag="hello", forbid_unknown_fields=True):
    """The program's greeting: that it speaks our version, and what it calls itself."""

    protocol: int
    name: str = ""


class Answer(msgspec.Struct, tag="answer", forbid_unknown_fields=True):
    """The program's answer to a decision: one pick or several, in their order."""

    id: int
    actions: list[int]


Said = TypeVar("Said", Hello, Answer)


def hello(game: Game, setup: Setup, seat: int) -> dict[str, Any]:
    """Return the first message of a game: everything about it that does not change."""
    first = game.space.first
    return {
        "type": "hello",
        "protocol": PROTOCOL,
        "game": game.meta.name,
        "rules_version": game.meta.rules_version,
        "players": int(setup.players),
        "seat": seat,
        "options": setup.options,
        "actions": [[kind.name, first[kind.name], kind.shape] for kind in game.kinds if not kind.by_chance],
        "names": setup.names,
        "files": {role: json.loads(text) for role, text in setup.files.items()},
    }


def seen(events: Sequence[tuple[str, Sequence[int], Sequence[int]]]) -> dict[str, Any]:
    """Return what the seat saw since the last message."""
    return {"type": "seen", "events": [[kind, list(args), list(secret)] for kind, args, secret in events]}


def decision(game: Game, draft: Draft, number: int) -> dict[str, Any]:
    """Return a question: what the seat knows after the picks made so far, and its legal actions."""
    return {
        "type": "decision",
        "id": number,
        "view": values_of(draft.state),
        "picked": list(draft.row),
        "options": draft.options,
        "texts": [game.space.text(draft.state.setup, action) for action in draft.options],
    }


def bye(reason: str) -> dict[str, Any]:
    """Return the last message: the game is over, or goes on without the program. Another `hello` may follow."""
    return {"type": "bye", "reason": reason}


def encode(message: dict[str, Any]) -> bytes:
    return msgspec.json.encode(message) + b"\n"


def read_hello(line: bytes) -> Hello:
    """Read the program's greeting, and refuse one of another version."""
    found = read(line, Hello, "hello")
    if found.protocol != PROTOCOL:
        raise ForeignBotFailed(f"it speaks protocol {found.protocol}; this is protocol {PROTOCOL}")
    return found


def read_answer(line: bytes, number: int) -> list[int]:
    """Read the picks that answer question `number`."""
    found = read(line, Answer, "answer")
    if found.id != number:
        raise ForeignBotFailed(f"it answered question {found.id}, but was asked question {number}")
    if not found.actions:
        raise ForeignBotFailed(f"its answer to question {number} names no action")
    return found.actions


def read(line: bytes, kind: type[Said], name: str) -> Said:
    """Read a line of the program as what must come now."""
    try:
        return msgspec.json.decode(line, type=kind)
    except (msgspec.MsgspecError, UnicodeDecodeError) as error:
        text = line.decode(errors="replace").strip()
        shown = text if len(text) <= SHOWN else text[: SHOWN - 1] + "…"
        raise ForeignBotFailed(f"it must say {name!r} now, and said {shown!r} ({error})") from None
