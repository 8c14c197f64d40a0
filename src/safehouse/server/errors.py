"""Refusals: what the server says no to. The text may be shown to whoever asked, so it holds nothing he may not know."""

from safehouse.core.errors import SafehouseError


class Refusal(SafehouseError):
    """A request that is understood and not granted. `code` is for programs."""

    code = "refused"
    status = 409


class NotYours(Refusal):
    """Without the right token: the same answer whether or not there is such a thing."""

    code = "forbidden"
    status = 403

    def __init__(self, text: str = "this needs the token of a seat that may do it") -> None:
        super().__init__(text)


class NoSuchTable(Refusal):
    code = "no_table"
    status = 404

    def __init__(self) -> None:
        super().__init__("there is no such table")


class Stale(Refusal):
    """An answer to a question that is no longer asked."""

    code = "stale"

    def __init__(self) -> None:
        super().__init__("the table has moved on; look again")


class Illegal(Refusal):
    """A move that the rules refuse: by which rule, and the key of the reason, where there is one."""

    code = "illegal"
    status = 422

    def __init__(self, text: str, rule: str = "", reason: str = "") -> None:
        super().__init__(text)
        self.rule = rule
        self.reason = reason


class BadRequest(Refusal):
    code = "bad_request"
    status = 400


class TooMany(Refusal):
    code = "too_many"
    status = 429


class Misdirected(Refusal):
    code = "misdirected"
    status = 421

    def __init__(self) -> None:
        super().__init__("this server does not go by that name; its keeper can name it in SAFEHOUSE_URL")


class StorageFailed(Refusal):
    """Nothing was stored and nothing has changed; the same request may be sent again."""

    code = "storage"
    status = 503

    text = "the storage refuses to write at present; nothing was changed, try again"

    def __init__(self) -> None:
        super().__init__(self.text)


class Unsure(StorageFailed):
    """The storage was lost in the middle of a commit: it may have been done. The table finds out by reading."""

    text = "the storage was lost while writing; send the same again: it counts once"


class Behind(Exception):
    """Another process has written to this table: read what it wrote and try again."""
