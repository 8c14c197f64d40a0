"""JSON from strangers: parsed strictly, or refused with one sentence.

Refused: texts too large or too deep, NaN and infinity or reach 2^53, doubled keys, half surrogate pairs and
the character 0, which some databases cannot store. Types are not guessed: "1" is no number.
"""

import json
import re
from collections.abc import Hashable
from functools import lru_cache
from typing import Any, NoReturn, TypeVar, cast

import msgspec

from safehouse.server.errors import Refusal

MAX_BYTES = 64 * 1024
MAX_DEPTH = 32
MAX_INTEGER = 2**53
# A refusal that quotes a key of the message is cut to this length.
SHOWN = 200

# What a harmless text looks like: without escapes a quoted word before a colon is a key, or makes the text suspect.
SHORT = 1024
FLAT = 8
KEY = re.compile(r'"([^"]*)"\s*:')
# Frequent kinds of messages are recognised at once.
NUMBER = "[0-9]{1,10}"
MOVE = re.compile(
    rf'\{{"type":"act","id":"[A-Za-z0-9_-]{{1,64}}","at":{NUMBER},"row":\[{NUMBER}(?:,{NUMBER}){{0,63}}\]\}}'
)
LONG_NUMBER = re.compile(r"[0-9.]{16}|[0-9][eE]")

T = TypeVar("T")


class BadMessage(Refusal):
    """A message or a body that cannot be read."""

    code = "bad_message"
    status = 400


class TooLarge(BadMessage):
    """A message that is refused unread."""

    status = 413
    key = "too_large"


def parse(text: str | bytes, kind: type[T] | Any, limit: int = MAX_BYTES) -> T:
    """Return the struct that a JSON text holds.

    It is read twice: as strict plain JSON, and with its types, which is much quicker from the text. A short text
    that cannot break the rules is not read as plain JSON.
    """
    return cast("T", parse_with(decoder(cast("Hashable", kind)), text, limit))


def parse_with(reader: "msgspec.json.Decoder[T]", text: str | bytes, limit: int = MAX_BYTES) -> T:
    """Return the struct that a JSON text holds, by a decoder that is at hand."""
    if not is_harmless(text):
        parse_plain(text, limit)
    try:
        return reader.decode(text)
    except msgspec.ValidationError as error:
        raise BadMessage("bad_message", detail=str(error)[:SHOWN]) from None
    except msgspec.DecodeError:
        parse_plain(text, limit)  # raises an error with the reason
        raise BadMessage("not_json") from None
    except (TypeError, RecursionError):
        raise BadMessage("no_such_message") from None


def is_harmless(text: str | bytes) -> bool:
    """Return whether a text is short and flat, without escapes, long numbers and doubled keys."""
    if not isinstance(text, str):
        return False
    if MOVE.fullmatch(text):
        return True
    if len(text) > SHORT or "\\" in text or not text.isascii() or not text.isprintable():
        return False
    if text.count("[") + text.count("{") > FLAT or LONG_NUMBER.search(text):
        return False
    keys = KEY.findall(text)
    return len(set(keys)) == len(keys)


@lru_cache(maxsize=64)
def decoder(kind: Hashable) -> "msgspec.json.Decoder[Any]":
    """Return the decoder of a type, made once: to understand a union takes longer than to read a message."""
    return msgspec.json.Decoder(kind)


def parse_plain(text: str | bytes, limit: int) -> Any:
    """Return the plain value that a JSON text holds."""
    # A character is a byte at least, so a text that passes is no longer than `limit` times four bytes.
    if len(text) > limit:
        raise TooLarge(limit=limit)
    try:
        if isinstance(text, bytes):
            text = text.decode()
        value = DECODER.decode(text)
    except UnicodeError:
        raise BadMessage("not_utf8") from None
    except RecursionError:
        raise BadMessage("too_deep", depth=MAX_DEPTH) from None
    except ValueError:
        raise BadMessage("not_json") from None
    # Nothing to look for in a text with few brackets and no escapes: nearly all of them.
    if "\\u" in text or text.count("[") + text.count("{") > MAX_DEPTH:
        check(value)
    return value


def check(value: object) -> None:
    """Refuse a value that is nested too deeply, or whose texts cannot be stored or sent on."""
    level = [value]
    for depth in range(MAX_DEPTH + 1):
        below: list[object] = []
        for one in level:
            if isinstance(one, str):
                check_text(one)
            elif isinstance(one, dict):
                below += one
                below += one.values()
            elif isinstance(one, list):
                below += one
        if depth == MAX_DEPTH and any(isinstance(one, dict | list) for one in level):
            raise BadMessage("too_deep", depth=MAX_DEPTH)
        level = below


def check_text(text: str) -> None:
    if "\0" in text:
        raise BadMessage("nul_in_text")
    try:
        text.encode()
    except UnicodeEncodeError:
        raise BadMessage("half_pair") from None


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    value = dict(pairs)
    if len(value) < len(pairs):
        raise BadMessage("doubled_key")
    return value


def _constant(name: str) -> NoReturn:
    raise BadMessage("not_a_number", name=name)


def _integer(digits: str) -> int:
    if len(digits) > 17 or abs(int(digits)) >= MAX_INTEGER:
        raise BadMessage("large_number")
    return int(digits)


def _float(digits: str) -> float:
    if not abs(value := float(digits)) < MAX_INTEGER:
        raise BadMessage("large_number")
    return value


DECODER = json.JSONDecoder(
    object_pairs_hook=_object, parse_constant=_constant, parse_int=_integer, parse_float=_float
)  # fmt: skip
