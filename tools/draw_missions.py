"""Draw the missions of Vienna as a sheet to print, from their data: python3 -m tools.draw_missions.

Writes web/public/prints/vienna_missions.LANGUAGE.svg, A4, black on white, in every language. The page offers them.
"""

import re
from collections.abc import Iterator
from html import escape
from pathlib import Path

from safehouse.core.game import Setup
from safehouse.core.registry import find_game
from safehouse.games.vienna.describe_things import flag_name, mission_needs, mission_reward, plan_of
from safehouse.games.vienna.vocabulary import FLAGS
from safehouse.messages import LANGUAGES, Catalogue, words_of
from tools.draw_vienna import FLAGS as CODES
from tools.draw_vienna import PICTURES, wrap

# All in millimetres.
PAGE, MARGIN, HEAD = (210.0, 297.0), 8.0, 15.0
COLUMNS, ROWS = 4, 15
WIDE, HIGH = (PAGE[0] - 2 * MARGIN) / COLUMNS, (PAGE[1] - 2 * MARGIN - HEAD) / ROWS
LETTERS = 34  # of a line of small print, in the widest of the fonts
FONT = "'Libre Franklin', 'DejaVu Sans', Helvetica, sans-serif"


def full_game() -> Setup:
    return find_game("vienna").setup(2, {"version": "full"})


def sheet(language: str) -> str:
    """Return the SVG of all missions."""
    game, setup = find_game("vienna"), full_game()
    words = Catalogue(language, [words_of(game)])
    title = words.say("print-missions_title")
    width, height = PAGE
    cards = [line for mission in range(len(plan_of(setup).mission_flag)) for line in card(setup, words, mission)]
    return "\n".join([
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width:g}mm" height="{height:g}mm" '
        f'viewBox="0 0 {width:g} {height:g}" font-family="{FONT}" lang="{language}">',
        f"<title>{escape(title)}</title>",
        f'<rect width="{width:g}" height="{height:g}" fill="#fff"/>',
        text(MARGIN, MARGIN + 6, title, 6.5, bold=True),
        text(MARGIN, MARGIN + 11.5, words.say("print-missions_note"), 3.2),
        *cards,
        "</svg>",
        "",
    ])  # fmt: skip


def card(setup: Setup, words: Catalogue, mission: int) -> Iterator[str]:
    """Yield one mission: number and flag, what it needs, what it pays."""
    plan = plan_of(setup)
    x, y = MARGIN + mission % COLUMNS * WIDE, MARGIN + HEAD + mission // COLUMNS * HIGH
    flag = plan.mission_flag[mission]
    left, right = x + 1.8, x + WIDE - 1.8
    yield box(x, y, WIDE, HIGH)
    yield text(left, y + 4.8, setup.names["mission"][mission].upper(), 4, bold=True)
    yield box(x + 13.7, y + 1.3, 5.6, 4.2)
    yield text(x + 16.5, y + 4.5, CODES[FLAGS[flag]], 2.9, bold=True, anchor="middle")
    yield text(right, y + 4.6, words.sentence(flag_name(flag)), 2.5, anchor="end")
    needs = words.sentence(mission_needs(setup, mission))
    if not re.search(r"[2-9] ", needs):
        needs = needs.replace("1 ", "")  # one of each
    # A number stays with what it counts.
    needs = re.sub(r"(\d) ", "\\1\u00a0", needs)
    for number, line in enumerate(wrap(needs, LETTERS)):
        yield text(left, y + 9 + 3.4 * number, line, 2.6)
    reward = " + ".join(words.sentence(one) for one in mission_reward(setup, mission))
    yield text(left, y + HIGH - 1.3, reward, 2.8, bold=True)


def box(x: float, y: float, wide: float, high: float) -> str:
    place = f'x="{x:.2f}" y="{y:.2f}" width="{wide:.2f}" height="{high:.2f}"'
    return f'<rect {place} fill="none" stroke="#000" stroke-width=".25"/>'


def text(x: float, y: float, words: str, size: float, *, bold: bool = False, anchor: str = "start") -> str:
    weight = ' font-weight="bold"' if bold else ""
    where = f' text-anchor="{anchor}"' if anchor != "start" else ""
    return f'<text x="{x:.2f}" y="{y:.2f}" font-size="{size:g}"{weight}{where}>{escape(words)}</text>'


def path_of(language: str) -> Path:
    return PICTURES / f"vienna_missions.{language}.svg"


def main() -> None:
    for language in LANGUAGES:
        path_of(language).write_text(sheet(language), encoding="utf-8")
        print(path_of(language))


if __name__ == "__main__":
    main()
