"""The classes that hold, copy and redact the fields of a state: writes games/NAME/state_fields.py.

    python -m tools.state_fields           write the modules
    python -m tools.state_fields --check   say whether they are up to date

They follow from games/NAME/fields.py, where each field is declared once. mypyc compiles plain code only, so the code is
written out instead of being made when a game is loaded.
"""

import sys
from collections.abc import Callable
from importlib import import_module
from pathlib import Path

from safehouse.core.fields import PUBLIC, Bit, Field, Fields, Nothing, Row, marks
from safehouse.core.game import UNKNOWN
from safehouse.core.registry import OWN_GAMES
from tools.generated import bring_up_to_date

GAMES = Path(__file__).resolve().parent.parent / "src" / "safehouse" / "games"

HEAD = '''"""The fields of a state, from `fields.py`: do not edit, run `python -m tools.state_fields`."""

from typing import ClassVar

from mypy_extensions import i64

from safehouse.core.fields import marks
from safehouse.core.game import EMPTY, GameState
from safehouse.games.{game} import fields
from safehouse.games.{game}.plan import Plan


class StateFields(GameState):
    """The fields that change, what copies them, and what shows a seat its own."""

    FIELDS: ClassVar[dict[str, str]] = marks(fields.FIELDS)
    # Without the compiler, slots are what makes many attributes fast.
    __slots__ = (*fields.FIELDS, "plan")

    def __init__(self, plan: Plan) -> None:
        super().__init__(plan)
        self.plan: Plan = plan
'''

COPY = '''
    def {name}(self, other: "StateFields") -> None:
        """{text}"""
'''
KNOWN = '''
    def copy_own(self, world: "StateFields", observer: i64) -> None:
        """Add what a seat sees of its own; the rest is hidden."""
'''

VALUES = '''
    def {name}(self) -> tuple[object, ...]:
        """Return the values of {text}, in the order of `FIELDS`; lists are the state's own."""
        return (
{values}        )
'''

# A field's lines in the method that is being written.
Writer = Callable[[str, Field], list[str]]


def module(game: str, fields: Fields) -> str:
    """Return the text of a game's module."""
    check(game, fields)
    public = {name: field for name, field in fields.items() if field.mark == PUBLIC}
    secret = {name: field for name, field in fields.items() if field.mark != PUBLIC}
    own = {name: field for name, field in secret.items() if field.seen is not None}
    lines = [f"        self.{name}: {field.type} = {start(field)}" for name, field in fields.items()]
    parts = [
        HEAD.format(game=game),
        *(f"{line}\n" for line in lines),
        COPY.format(name="copy_public", text="Copy all public fields from `other`."),
        by_flag(public, copied),
        COPY.format(name="copy_secrets", text="Take over from `other` all the rest."),
        by_flag(secret, copied),
        KNOWN,
        by_flag(own, hidden),
        "        if observer < 0:\n            return\n",
        by_flag(own, shown),
        VALUES.format(name="public_values", text="all public fields", values=values(public)),
        VALUES.format(name="other_values", text="all other fields", values=values(secret)),
    ]
    return "".join(parts)


def check(game: str, fields: Fields) -> None:
    """Refuse a declaration that contradicts itself."""
    for name, field in fields.items():
        place = f"{game}, {name}"
        is_list = field.type == "list[int]"
        if field.seen is not None and field.mark == PUBLIC:
            sys.exit(f"{place}: a public field is seen by all")
        if isinstance(field.seen, Row | Nothing) and not is_list:
            sys.exit(f"{place}: only a list has rows of numbers")
        if isinstance(field.seen, Row) and not field.seen.length and (not field.by or field.by[0][0] != "seat"):
            sys.exit(f"{place}: its first index is not the seat; say how long a seat's row is")
        if isinstance(field.seen, Bit) and (is_list or fields[field.seen.asked].mark != PUBLIC):
            sys.exit(f"{place}: a mask whose bits are hidden looks like a public mask")
        if is_list and field.start != 0:
            sys.exit(f"{place}: a list starts empty")
        if field.shared and not is_list:
            sys.exit(f"{place}: only a list can be shared")
        if field.only and field.changes:
            sys.exit(f"{place}: without a flag it either has no value or keeps one")


def start(field: Field) -> str:
    return "EMPTY" if field.type == "list[int]" else str(field.start)


def by_flag(fields: Fields, lines_of: Writer) -> str:
    """Return the lines of all fields: those of every game first, then those under a flag of the plan."""
    text = "".join(
        f"        {line}\n" for name, field in fields.items() if not flag(field) for line in lines_of(name, field)
    )
    for given in dict.fromkeys(flag(field) for field in fields.values() if flag(field)):
        under = {name: field for name, field in fields.items() if flag(field) == given}
        kept = [name for name, field in under.items() if field.changes] if lines_of is copied else []
        body = [line for name, field in under.items() for line in lines_of(name, field)]
        text += f"        if self.plan.{given}:\n" + "".join(f"            {line}\n" for line in body)
        if kept:
            text += "        else:\n" + "".join(f"            self.{name} = other.{name}\n" for name in kept)
    return text


def flag(field: Field) -> str:
    return field.only or field.changes


def values(fields: Fields) -> str:
    """Return the lines of a tuple; in the order of marks, as `FIELDS` has it."""
    return "".join(f"            self.{name},\n" for name in marks(fields))


def copied(name: str, field: Field) -> list[str]:
    whole = field.type != "list[int]" or field.shared
    return [f"self.{name} = other.{name}" if whole else f"self.{name} = other.{name}[:]"]


def hidden(name: str, field: Field) -> list[str]:
    if isinstance(field.seen, Bit):
        return [f"self.{name} = world.{field.seen.asked}"]
    value = field.seen.hidden if isinstance(field.seen, Row) else UNKNOWN
    return [f"self.{name} = [{value}] * len(world.{name})"]


def shown(name: str, field: Field) -> list[str]:
    if isinstance(field.seen, Bit):
        return [f"self.{name} &= world.{name} | ~(1 << observer)"]
    if not isinstance(field.seen, Row):
        return []
    if field.row == 1:
        return [f"self.{name}[observer] = world.{name}[observer]"]
    return [
        f"for place in range(observer * {field.row}, (observer + 1) * {field.row}):",
        f"    self.{name}[place] = world.{name}[place]",
    ]


def path_of(game: str) -> Path:
    return GAMES / game / "state_fields.py"


def text_of(game: str) -> str:
    return module(game, import_module(f"safehouse.games.{game}.fields").FIELDS)


def main(args: list[str]) -> int:
    return bring_up_to_date(args, "state_fields", OWN_GAMES, path_of, text_of)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
