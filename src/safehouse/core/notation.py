"""The notation of moves: how a row of actions is written, and how a text becomes one again.

    3. move:red move:red    seat 3, one row; every row begins with its seat, so rows survive being written
    *roll:6                 an outcome of CHANCE
    { 1. no 2. yes }        answers given at the same time, in seat order, whatever the order of arrival
    ?   *?                  something that the observer of an export could not know
    ; to the end of line    a comment

`scan` is the only parser: readers, statistics and printers are visitors of it. `core.reader` plays what it reads.
"""

import json
import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache

from safehouse.core.errors import BadRecord
from safehouse.core.game import CHANCE, HIDDEN, Setup
from safehouse.core.registry import Game

WIDTH = 100
UNSEEN = "?"

TAG = re.compile(r'\[([A-Za-z][A-Za-z0-9_.]{0,60})[ \t]+("(?:[^"\\]|\\.)*")[ \t]*\]\s*')
TOKEN = re.compile(r"[{}]|;.*|[^\s{};]+")
SEAT = re.compile(r"([0-9]{1,3})\.")
# A token in a message is cut to this length; a record may come from anyone.
SHOWN = 40


class RedactedRecord(BadRecord):
    """A player's export. It can be printed; it cannot be replayed without what was hidden."""


@dataclass(frozen=True)
class Place:
    """Where a token stands in a text. `name` is that of the file, or another name for the text."""

    name: str
    line: int
    column: int
    token: str = ""

    def __str__(self) -> str:
        return f"{self.name}, line {self.line}, column {self.column}"

    @property
    def shown(self) -> str:
        return repr(self.token if len(self.token) <= SHOWN else self.token[: SHOWN - 1] + "…")


class Visitor:
    """Receives what `scan` finds in a text, in its order. Each call may raise to stop the reading."""

    def tag(self, name: str, value: str, at: Place) -> None:
        """Take a header tag."""

    def begin_moves(self, at: Place) -> None:
        """Note the end of the header. Called once, even if no move follows."""

    def seat(self, seat: int, at: Place) -> None:
        """`3.`: a row of this seat (counted from 0) begins."""

    def action(self, text: str, at: Place) -> None:
        """Take an action of that seat, or `?`."""

    def chance(self, text: str, at: Place) -> None:
        """Take an outcome of CHANCE without its `*`, or `?`."""

    def open_group(self, at: Place) -> None:
        """`{`"""

    def close_group(self, at: Place) -> None:
        """`}`"""

    def end(self, at: Place) -> None:
        """Note the end of the text."""


def scan(text: str, visitor: Visitor, name: str = "record") -> None:
    """Parse a text and call a visitor. Knows no game."""
    in_header = True
    lines = text.split("\n")
    for number, line in enumerate(lines, 1):
        if line.lstrip().startswith("["):
            at = Place(name, number, 1 + len(line) - len(line.lstrip()), line.strip())
            if not in_header:
                raise BadRecord(f"{at}: a header tag after the first move, {at.shown}")
            visitor.tag(*read_tag(line.lstrip(), at), at)
            continue
        for found in TOKEN.finditer(line):
            token = found[0]
            if token.startswith(";"):
                continue
            at = Place(name, number, found.start() + 1, token)
            if in_header:
                in_header = False
                visitor.begin_moves(at)
            visit_token(token, visitor, at)
    at = Place(name, len(lines), len(lines[-1]) + 1, "")
    if in_header:
        visitor.begin_moves(at)
    visitor.end(at)


def read_tag(line: str, at: Place) -> tuple[str, str]:
    """Return name and value of a header line: `[Name "value"]`, the value with the escapes of JSON."""
    found = TAG.fullmatch(line)
    if not found:
        raise BadRecord(f'{at}: a header tag is written [Name "value"], not {at.shown}')
    try:
        value = str(json.loads(found[2], strict=False))
        value.encode()
    except ValueError:  # a bad escape, or half of a surrogate pair
        raise BadRecord(f"{at}: the value of the tag {found[1]} is not a text") from None
    return found[1], value


def visit_token(token: str, visitor: Visitor, at: Place) -> None:
    if token == "{":
        visitor.open_group(at)
    elif token == "}":
        visitor.close_group(at)
    elif token.startswith("*"):
        visitor.chance(token[1:], at)
    elif found := SEAT.fullmatch(token):
        visitor.seat(int(found[1]) - 1, at)
    else:
        visitor.action(token, at)


# --- Actions and texts -------------------------------------------------------------------------------------


class Texts:
    """The text of every action that a setup has, and the way back."""

    def __init__(self, game: Game, setup: Setup) -> None:
        self.game = game
        self.setup = setup
        self.of: dict[int, str] = {}
        for action in range(game.space.size):
            words = self._words(action)
            if words:
                self.of[action] = ":".join(words)

    def _words(self, action: int) -> list[str]:
        """Return kind and arguments; nothing for an action that this setup has no names for."""
        kind, arguments = self.game.space.decode(action)
        words = [kind.name]
        for (vocabulary, _), argument in zip(kind.shape, arguments, strict=True):
            names = self.setup.names[vocabulary]
            if argument >= len(names):
                return []
            # Two faces of a die may have one name: the second is `2#2`, so that every text is one action.
            double = names[:argument].count(names[argument])
            words.append(f"{names[argument]}#{double + 1}" if double else names[argument])
        return words

    def by_chance(self, action: int) -> bool:
        return self.game.space.kind_of(action).by_chance

    def fitting(self, text: str, actions: Iterable[int]) -> list[int]:
        """Return the actions that a text stands for: the one with that full text, or all that end with it."""
        known = [action for action in actions if action in self.of]
        full = [action for action in known if self.of[action] == text]
        return full or [action for action in known if self.of[action].endswith(f":{text}")]

    def find(self, text: str, options: Sequence[int], by_chance: bool) -> tuple[int | None, list[int]]:
        """Return the option that a text stands for, or None and all actions that it could mean."""
        found = self.fitting(text, options)
        if len(found) == 1:
            return found[0], found
        if found:
            return None, found
        return None, self.fitting(text, (action for action in self.of if self.by_chance(action) == by_chance))


@lru_cache(maxsize=32)
def texts_of(game: Game, setup: Setup) -> Texts:
    """Return the texts of a setup, which many games share; nobody changes them."""
    return Texts(game, setup)


# --- Writing -----------------------------------------------------------------------------------------------


def row_tokens(texts: Texts, seat: int, row: Sequence[int]) -> list[str]:
    """Return a row as tokens. Neighbours that are HIDDEN become one `?`, which does not tell their number."""
    words: list[str] = []
    for action in row:
        word = UNSEEN if action == HIDDEN else texts.of[action]
        if word != UNSEEN or words[-1:] != [UNSEEN]:
            words.append(word)
    if seat == CHANCE:
        return [f"*{word}" for word in words]
    return [f"{seat + 1}.", *words]


def wrap(tokens: Iterable[str]) -> str:
    """Return tokens as lines of at most WIDTH characters, none of which ends with a seat or a `{`."""
    lines: list[str] = []
    line = ""
    opening = ""
    for token in tokens:
        token = f"{opening} {token}" if opening else token
        opening = ""
        if token.endswith((".", "{")):
            opening = token
            continue
        if line and len(line) + 1 + len(token) > WIDTH:
            lines.append(line)
            line = token
        else:
            line = f"{line} {token}" if line else token
    if line:
        lines.append(line)
    return "".join(f"{line}\n" for line in lines)
