"""What the page knows of a game, in TypeScript: writes web/src/games/NAME/facts.ts.

    python -m tools.client_facts           write the modules
    python -m tools.client_facts --check   say whether they are up to date

They follow from the manifest of each game (`core.registry.Game`): the fields of a view, events and actions with named
arguments, vocabularies, and numbers of the rules. So the page types no list and no count of the rules again.
"""

import json
import sys
from collections.abc import Iterable, Mapping
from pathlib import Path

from safehouse.core.fields import DERIVED, Field
from safehouse.core.game import UNKNOWN
from safehouse.core.registry import OWN_GAMES, EventKind, Game, find_game
from tools.generated import bring_up_to_date

GAMES = Path(__file__).resolve().parent.parent / "web" / "src" / "games"

HEAD = """\
// Generated from the manifest of {game} by `python -m tools.client_facts`. Do not edit.
import {{ type AnyView, type Named, named, type Shapes }} from "../../lib/facts";
import type {{ Meaning }} from "../../lib/table.svelte";
import type {{ SeenEvent }} from "../../wire";
"""
# The reader of an empty view gives a blank one: the first view of a table comes after its page.
VIEW = """\

/** What an observer sees of the state. */
export type View = typeof BLANK;

/** The view, or a blank one while there is none. */
export const viewOf = (values: AnyView): View => ("{first}" in values ? (values as View) : BLANK);
"""
EVENT = """\

export type GameEvent = Named<typeof EVENT_ARGUMENTS>;

/** An event with its arguments by name. What only its audience gets is undefined for all others. */
export const eventOf = ([kind, args, secret]: SeenEvent): GameEvent =>
  named(EVENT_ARGUMENTS, kind, args, secret);

/** Those of some kinds among events. */
export const eventsOf = <Kind extends GameEvent["kind"]>(events: SeenEvent[], ...kinds: Kind[]) =>
  events.filter(([kind]) => kinds.includes(kind as Kind)).map(eventOf) as Extract<GameEvent, { kind: Kind }>[];
"""
ACTION = """\

export type Action = Named<typeof ACTION_ARGUMENTS>;

/** An action with its arguments by name. */
export const actionOf = ({ kind, args }: Meaning): Action => named(ACTION_ARGUMENTS, kind, args);
"""


def module(game: Game) -> str:
    """Return the text of a game's module."""
    seen = {name: field for name, field in game.fields.items() if field.mark != DERIVED}
    actions = {
        kind.name: EventKind({name: name for name, _ in kind.shape}) for kind in game.kinds if not kind.by_chance
    }
    for kind in game.kinds:
        if not kind.by_chance and len(actions[kind.name].args) < len(kind.shape):
            sys.exit(f"{game.meta.name}, {kind.name}: two arguments have the same name")
    parts = [
        HEAD.format(game=game.meta.name),
        block("", "const BLANK = {", "};", (f"{name}: {blank(field)}," for name, field in seen.items())),
        VIEW.format(first=next(iter(seen))),
        block(
            "By field: how many of its numbers belong to one seat.", "export const ROW = {", "} as const;", rows(seen)
        ),
        shapes("EVENT_ARGUMENTS", game.events),
        EVENT,
        shapes("ACTION_ARGUMENTS", actions),
        ACTION,
        "\n",
        *(constant(f"{name}s".upper(), words) for name, words in game.vocabularies.items()),
        *(constant(name, value) for name, value in game.constants.items()),
    ]
    return "".join(parts)


def block(comment: str, head: str, tail: str, lines: Iterable[str]) -> str:
    told = f"/** {comment} */\n" if comment else ""
    return f"\n{told}{head}\n" + "".join(f"  {line}\n" for line in lines) + f"{tail}\n"


def blank(field: Field) -> str:
    """Return the value of a field before there is a game: a number that stands for a thing stands for none."""
    if field.type == "list[int]":
        return "[] as number[]"
    return str(UNKNOWN) if field.values and not field.mask else json.dumps(field.start)


def rows(fields: Mapping[str, Field]) -> list[str]:
    by_seat = {name: field for name, field in fields.items() if field.by and field.by[0][0] == "seat"}
    return [f"{name}: {field.row}," for name, field in by_seat.items() if field.row > 1]


def shapes(name: str, kinds: Mapping[str, EventKind]) -> str:
    lines = []
    for kind, shape in kinds.items():
        parts = [list(shape.args), *([list(shape.secret)] if shape.secret or shape.many else []), *[True] * shape.many]
        lines.append(f"{kind}: {json.dumps(parts)},")
    return block("", f"const {name} = {{", "} as const satisfies Shapes;", lines)


def constant(name: str, value: object) -> str:
    return f"export const {name} = {json.dumps(value)}{'' if isinstance(value, int) else ' as const'};\n"


def path_of(game: str) -> Path:
    return GAMES / game / "facts.ts"


def text_of(game: str) -> str:
    return module(find_game(game))


def main(args: list[str]) -> int:
    return bring_up_to_date(args, "client_facts", OWN_GAMES, path_of, text_of)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
