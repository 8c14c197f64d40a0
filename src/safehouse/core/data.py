"""Boards, decks and maps: JSON files with a schema beside them, read strictly and refused with a reason."""

import hashlib
import json
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import jsonschema

from safehouse.core.errors import BadData

# A board or a deck is some kilobytes; anything larger is a mistake or an attack.
MAX_BYTES = 1_000_000
# A reason that quotes the file is cut to this length.
SHOWN = 200
# Texts that passed their schema: the schema and the digest of a text. All tables of a server read the same few.
FITTING: set[tuple[Path, bytes]] = set()
MOST_FITTING = 256


def is_integer(_: object, value: object) -> bool:
    """Return whether a value is an integer; 2.0 is not, although JSON Schema accepts it."""
    return isinstance(value, int) and not isinstance(value, bool)


def check_unique(_: object, wanted: bool, items: object, schema: object) -> Iterator[jsonschema.ValidationError]:
    """Check `uniqueItems`. The library compares each item with each, which takes minutes for a long list."""
    if wanted and isinstance(items, list):
        seen: set[str] = set()
        for item in items:
            written = json.dumps(item, sort_keys=True)
            if written in seen:
                yield jsonschema.ValidationError(f"{shortened(written)} occurs twice")
                return
            seen.add(written)


Validator = jsonschema.validators.extend(  # type: ignore[no-untyped-call]
    jsonschema.Draft202012Validator,
    {"uniqueItems": check_unique},
    type_checker=jsonschema.Draft202012Validator.TYPE_CHECKER.redefine("integer", is_integer),
)


def read_text(path: Path) -> str:
    """Return the text of a data file, or say why it cannot be read."""
    try:
        if path.stat().st_size > MAX_BYTES:
            raise BadData(f"{path}: larger than {MAX_BYTES:,} bytes")
        return path.read_text(encoding="utf-8")
    except OSError as error:
        raise BadData(f"{path}: {error.strerror or error}") from None
    except UnicodeDecodeError as error:
        raise BadData(f"{path}: not UTF-8 text (byte {error.start})") from None


def parse(text: str, place: str) -> Any:
    """Return the content of a JSON text. Doubled keys, NaN and infinity are errors."""

    def unique(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
        content: dict[str, Any] = {}
        for key, value in pairs:
            if key in content:
                raise BadData(f"{place}: the key {shortened(key)!r} occurs twice in one object")
            content[key] = value
        return content

    def refuse(constant: str) -> None:
        raise BadData(f"{place}: {constant} is not a number that JSON knows")

    try:
        return json.loads(text, object_pairs_hook=unique, parse_constant=refuse)
    except json.JSONDecodeError as error:
        raise BadData(f"{place}: not JSON at line {error.lineno}, column {error.colno}: {error.msg}") from None
    except ValueError:
        raise BadData(f"{place}: a number of too many digits") from None
    except RecursionError:
        raise BadData(f"{place}: nested too deeply") from None


def check_schema(content: Any, schema: dict[str, Any], place: str) -> None:
    """Refuse content that breaks its schema, with place and reason."""
    try:
        found = Validator(schema).iter_errors(content)
        errors = sorted(found, key=lambda error: (len(list(error.absolute_path)), error.message))
    except RecursionError:
        raise BadData(f"{place}: nested too deeply") from None
    if errors:
        raise BadData(f"{place}, {json_place(errors[0].absolute_path)}: {shortened(errors[0].message)}")


def shortened(reason: str) -> str:
    """Shorten a reason in the middle; its end says what is wrong."""
    return reason if len(reason) <= SHOWN else f"{reason[: SHOWN // 2]} … {reason[-SHOWN // 2 :]}"


def json_place(path: Iterable[str | int]) -> str:
    """Return a place in a JSON text as people write it: `buildings[3].value`."""
    place = ""
    for part in path:
        place += f"[{part}]" if isinstance(part, int) else f".{part}"
    return place.lstrip(".") or "top level"


def load(text: str, schema_path: Path, place: str) -> Any:
    """Return the schema-checked content of a data file's text. `place` names the file in messages."""
    content = parse(text, place)
    known = schema_path, hashlib.sha256(text.encode("utf-8", "surrogatepass")).digest()
    if known not in FITTING:
        check_schema(content, json.loads(schema_path.read_text(encoding="utf-8")), place)
        if len(FITTING) >= MOST_FITTING:
            FITTING.clear()
        FITTING.add(known)
    return content
