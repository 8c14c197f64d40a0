"""Errors that a user caused or can mend: one clear sentence with place and reason."""


class SafehouseError(Exception):
    """The base of all. Commands print its text and exit with status 2; nothing prints its traceback."""


class UnknownGame(SafehouseError):
    """No game of that name is installed."""


class BadGame(SafehouseError):
    """A game of another package that cannot be loaded, or lacks a part that it names."""


class BadOption(SafehouseError):
    """An option, an option's value or a number of players that the game does not have."""


class BadData(SafehouseError):
    """A data file that breaks its schema or the counts of the rules."""


class BadRecord(SafehouseError):
    """A record that cannot be read or replayed."""


class InvalidMove(BadRecord):
    """A text that is not a move of this game."""


class IllegalMove(BadRecord):
    """A move that is not allowed here: the rule, and the key of the reason if there is one."""

    def __init__(self, text: str, rule: str = "", reason: str = "") -> None:
        super().__init__(text)
        self.rule = rule
        self.reason = reason


class AmbiguousMove(BadRecord):
    """A short text that fits several options."""
