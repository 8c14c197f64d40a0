"""Suitcase drawn: the map of cities and lines, agents and suitcases on it, and what each seat has."""

import json
from functools import lru_cache
from typing import Any, Final

from safehouse.core.game import GameState
from safehouse.envs.picture import BRASS, INK, LINE, NIGHT, PAPER, SLATE, WHITE, Pen
from safehouse.games.suitcase import ids
from safehouse.games.suitcase.state import State

COLOUR_OF: Final = {
    "blue": ("#2467b8", WHITE), "red": ("#c0392b", WHITE), "green": ("#2e7d4f", WHITE), "yellow": ("#e3b505", INK),
}  # fmt: skip
PANEL: Final = 90
SIDES: Final = {"n": (0, -16), "s": (0, 18), "e": (15, 0), "w": (-15, 0)}


@lru_cache(maxsize=8)
def map_of(text: str) -> dict[str, Any]:
    content: dict[str, Any] = json.loads(text)
    return content


def paint(view: GameState, seat: int) -> Pen:
    assert isinstance(view, State)
    content = map_of(view.plan.files["map"])
    width, height = content["frame"]
    pen = Pen(width, height + PANEL)
    paint_map(pen, content)
    for city in range(view.plan.cities):
        paint_city(pen, view, content, city)
    paint_corners(pen, view, content)
    paint_panel(pen, view, seat, height)
    return pen


def seat_colours(view: State, seat: int) -> tuple[str, str]:
    """Return the colour of a seat, which its suitcases have too."""
    return COLOUR_OF[view.plan.names["case"][seat * ids.LETTERS].rsplit("_", 1)[0]]


def paint_map(pen: Pen, content: dict[str, Any]) -> None:
    places = {city["name"]: (city["x"], city["y"]) for city in content["cities"]}
    for one, other in content["lines"]:
        pen.line([places[one], places[other]], LINE, 2)
    for corner in content["corners"]:
        for name in corner["base"]["lines"]:
            pen.line([(corner["base"]["x"], corner["base"]["y"]), places[name]], LINE, 2)
        for name in corner["hq"]["dotted"]:
            pen.line([(corner["hq"]["x"], corner["hq"]["y"]), places[name]], COLOUR_OF[corner["hq"]["colour"]][0], 1)


def paint_city(pen: Pen, view: State, content: dict[str, Any], city: int) -> None:
    where = content["cities"][city]
    x, y = where["x"], where["y"]
    pen.disc(x, y, 7, PAPER, NIGHT)
    side = where.get("side", "n")
    across = sum(SIDES[letter][0] for letter in side)
    down = sum(SIDES[letter][1] for letter in side)
    pen.write(x + across, y + down, where["label"], 10, PAPER, "rm" if across < 0 else "lm" if across else "mm")
    here = [agent for agent, place in enumerate(view.place) if place == city]
    for index, agent in enumerate(here):
        paint_agent(pen, view, agent, x + 17 * (index - (len(here) - 1) / 2), y)
    lying = [case for case, place in enumerate(view.case_at) if place == city]
    for index, case in enumerate(lying):
        paint_case(pen, view, case, x + 15 * (index - (len(lying) - 1) / 2), y + (14 if here else 0))


def paint_agent(pen: Pen, view: State, agent: int, x: float, y: float) -> None:
    seat, number = divmod(agent, ids.AGENTS)
    pen.piece(x, y, 9, str(number + 1), seat_colours(view, seat), WHITE)
    if view.load[agent] != ids.NONE:
        paint_case(pen, view, view.load[agent], x + 6, y + 11)


def paint_case(pen: Pen, view: State, case: int, x: float, y: float) -> None:
    """Paint a small box in its owner's colour: its letter, and its content if known."""
    seat, letter = divmod(case, ids.LETTERS)
    colours = seat_colours(view, seat)
    content = view.content[case]
    known = "" if content < 0 else "!" if content == ids.BOMB else str(content)
    pen.box(x - 9, y - 6, 18, 12, colours[0], BRASS, 1)
    pen.write(x, y, "abcd"[letter] + known, 9, colours[1])


def paint_corners(pen: Pen, view: State, content: dict[str, Any]) -> None:
    for corner, place in enumerate(content["corners"]):
        base, hq = place["base"], place["hq"]
        pen.box(base["x"] - 34, base["y"] - 17, 68, 34, SLATE, COLOUR_OF[place["colour"]][0], 2)
        pen.box(hq["x"] - 20, hq["y"] - 14, 40, 28, SLATE, COLOUR_OF[hq["colour"]][0], 2)
        pen.write(hq["x"], hq["y"], "HQ", 11, PAPER)
        waiting = [agent for agent, at in enumerate(view.place) if at == ids.BASE + corner]
        for index, agent in enumerate(waiting):
            row, column = divmod(index, 4)
            paint_agent(pen, view, agent, base["x"] + 16 * (column - 1.5), base["y"] - 8 + 16 * row)


def paint_panel(pen: Pen, view: State, seat: int, top: int) -> None:
    """Paint for each seat: secrets, agents left, duel cards left."""
    pen.box(8, top + 4, pen.width - 16, PANEL - 12, SLATE, LINE)
    width = (pen.width - 32) / view.plan.players
    for other in range(int(view.plan.players)):
        x = 24 + width * other
        active = other == view.active and view.phase < ids.CHANCE_PHASES
        pen.piece(x + 8, top + 22, 9, str(other + 1), seat_colours(view, other), BRASS if active else NIGHT)
        me = " (me)" if other == seat else ""
        pen.write(x + 24, top + 22, f"seat {other + 1}{me}", 13, BRASS if active else PAPER, "lm")
        pen.write(x, top + 44, f"{view.secrets[other]} secrets, {view.agents_left[other]} agents", 12, PAPER, "lm")
        first = other * ids.CARD_VALUES
        cards = "".join(str(card) * view.cards_left[first + card] for card in range(ids.CARD_VALUES))
        pen.write(x, top + 64, f"duel cards {cards or '-'}", 12, PAPER, "lm")
