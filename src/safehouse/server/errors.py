"""Refusals: a key with arguments; their words are in `words/`, in each language.

A refusal goes to the caller, so it holds nothing that they may not know.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path

from safehouse.core.errors import IllegalMove, SafehouseError
from safehouse.messages import Catalogue
from safehouse.server import wire

WORDS = Path(__file__).parent / "words"
# Codes of refusals that come from the protocol layer.
CODES = {
    400: "bad_request", 401: "forbidden", 403: "forbidden", 404: "not_found", 405: "not_allowed", 408: "too_late",
    411: "bad_request", 413: "too_large", 415: "bad_request", 431: "too_large", 503: "too_many",
}  # fmt: skip


# Seconds until a failed store is tried again.
STORE_AGAIN = 5


@cache
def english() -> Catalogue:
    """Return the sentences for programs, logs and the command line. Slow the first time."""
    return Catalogue("en", [WORDS])


class Refusal(SafehouseError):
    """A request that is understood and refused. `code` is for programs, `key` names the sentence."""

    code = "refused"
    status = 409
    key = ""

    def __init__(self, key: str = "", **arguments: int | str) -> None:
        super().__init__()
        self.key = key or self.key
        self.arguments = arguments

    def __str__(self) -> str:
        return english().say(f"refusal-{self.key}", **self.arguments)

    def problem(self, about: str = "") -> wire.Problem:
        """Return the refusal as it travels; `about` is the id of the refused action."""
        return wire.Problem(self.code, str(self), about, key=self.key, args=self.arguments)


class NotYours(Refusal):
    """A wrong token: the same answer whether or not the thing exists."""

    code = "forbidden"
    status = 403
    key = "need_seat"


class NoSuchTable(Refusal):
    code = "no_table"
    status = 404
    key = "no_table"


class NoSuchPage(Refusal):
    code = "not_found"
    status = 404
    key = "not_found"


class Stale(Refusal):
    """An answer to a question that is no longer current."""

    code = "stale"
    key = "stale"


class Illegal(Refusal):
    """A move that the rules refuse: the rule and the key of the reason, if there is one."""

    code = "illegal"
    status = 422

    @classmethod
    def by_rules(cls, error: IllegalMove) -> "Illegal":
        """Return the rules' reason for refusing a move."""
        if error.reason:
            return cls("not_allowed", rule=error.rule, reason=error.reason)
        return cls("bad_row", detail=str(error))

    def problem(self, about: str = "") -> wire.Problem:
        told = super().problem(about)
        told.rule, told.reason = str(self.arguments.get("rule", "")), str(self.arguments.get("reason", ""))
        return told


class BadRequest(Refusal):
    code = "bad_request"
    status = 400


class BadHttp(Refusal):
    """A request that is refused before it is understood."""

    def __init__(self, status: int, key: str, **arguments: int | str) -> None:
        super().__init__(key, **arguments)
        self.status = status
        self.code = CODES.get(status, "http")


class TooMany(Refusal):
    code = "too_many"
    status = 429


class Misdirected(Refusal):
    code = "misdirected"
    status = 421
    key = "unknown_host"


class StorageFailed(Refusal):
    """Nothing was stored or changed; the same request may be sent again."""

    code = "storage"
    status = 503
    key = "storage"

    def __init__(self, key: str = "") -> None:
        super().__init__(key)
        # Damaged data is not repaired by waiting.
        if self.key == "storage":
            self.arguments["wait"] = STORE_AGAIN


class Unsure(StorageFailed):
    """The storage was lost during a commit, which may have succeeded. The table reads to find out."""

    key = "storage_lost"


class Unusable(Refusal):
    """A refusal of the core that the request did not cause: a game that is no longer installed."""

    code = "bad"
    status = 400
    key = "unusable"


class Failed(Refusal):
    """An internal error."""

    code = "internal"
    status = 500
    key = "internal"


class Behind(Exception):
    """Another process has written to this table: read its writes and try again."""


@contextmanager
def refused_as(kind: type[Refusal], key: str) -> Iterator[None]:
    """Refuse what the core refuses of a file or a setup: a key, with the English sentence as its detail."""
    try:
        yield
    except Refusal:
        raise
    except SafehouseError as error:
        raise kind(key, detail=str(error)) from None
