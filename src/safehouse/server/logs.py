"""Log lines: JSON for machines, plain words on a terminal, and no secret in either.

An allow-list decides what is logged. Our own messages are fixed texts, with facts in the fields below. Of other
libraries' messages only the template is kept, and of an error its kind and where it was raised: what it says may quote
a token, a view or a row of the database.
"""

import json
import logging
import sys
import traceback
from datetime import UTC, datetime
from typing import Any, TextIO

OURS = "safehouse"
# Fields that a line may have, besides time, level, logger, message and error.
FIELDS = ("table", "seat", "reason", "version", "database")
MAX_TEXT = 200
# A table's whole id is the key of a private table; its beginning is enough to find it in the database.
SHOWN_OF_ID = 6
LEVELS = ("debug", "info", "warning", "error")


def facts(record: logging.LogRecord) -> dict[str, Any]:
    """Return what may be logged of a record."""
    told: dict[str, Any] = {
        "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
        "level": record.levelname.lower(),
        "logger": record.name,
        "message": message(record),
    }
    for name in FIELDS:
        value = getattr(record, name, None)
        if isinstance(value, int):
            told[name] = value
        elif isinstance(value, str):
            told[name] = value[:SHOWN_OF_ID] if name == "table" else one_line(value)
    if record.exc_info and record.exc_info[1] is not None:
        told["error"] = error(record.exc_info[1])
    return told


def message(record: logging.LogRecord) -> str:
    """Return the text of a record without its arguments."""
    text = record.msg if isinstance(record.msg, str) else type(record.msg).__name__
    return one_line(text.strip().partition("\n")[0])


def one_line(text: str) -> str:
    return " ".join(text.split())[:MAX_TEXT]


def error(raised: BaseException) -> dict[str, Any]:
    """Return the kind of an error, the places through which it came, and the same of its cause."""
    places = [f"{frame.name} ({frame.filename}:{frame.lineno})" for frame in traceback.extract_tb(raised.__traceback__)]
    told: dict[str, Any] = {"kind": type(raised).__name__, "places": places}
    cause = raised.__cause__ or (None if raised.__suppress_context__ else raised.__context__)
    if cause is not None:
        told["cause"] = error(cause)
    return told


class JsonLines(logging.Formatter):
    """One JSON object to a line."""

    def format(self, record: logging.LogRecord) -> str:
        return json.dumps(facts(record), ensure_ascii=False)


class Words(logging.Formatter):
    """A line for a person at a terminal."""

    def format(self, record: logging.LogRecord) -> str:
        told = facts(record)
        line = f"{told['level']}: {told['message']}"
        if fields := ", ".join(f"{name} {told[name]}" for name in FIELDS if name in told):
            line += f" ({fields})"
        if "error" in told:
            line += f"\n  {told['error']['kind']} in {' > '.join(told['error']['places'])}"
        return line


def set_up(level: str, stream: TextIO | None = None) -> None:
    """Log all lines of this process to the error stream, ours from `level` on, others' from warnings on."""
    stream = sys.stderr if stream is None else stream
    handler = logging.StreamHandler(stream)
    handler.setFormatter(Words() if stream.isatty() else JsonLines())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    # Never lower: finer levels of libraries quote what is sent.
    root.setLevel(logging.WARNING)
    logging.getLogger(OURS).setLevel(level.upper())
