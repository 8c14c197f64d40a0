"""Vienna drawn: buildings and squares, tracks and roof, and a panel for each seat."""

import json
from functools import lru_cache
from typing import Any, Final

from safehouse.core.game import GameState
from safehouse.envs.picture import BRASS, LINE, NIGHT, PAPER, SEATS, SLATE, WHITE, Pen
from safehouse.games.vienna import ids
from safehouse.games.vienna.state import State

ZOOM: Final = 0.6
PANEL: Final = 300
ROOM: Final = 13
CITY: Final = {
    "purple": "#7d3c98", "pink": "#c2607f", "orange": "#d9730d", "brown": "#7a5230", "grey": "#6b7280",
}  # fmt: skip
# A letter and a colour for each info.
INFO: Final = (("B", "#2e7d4f"), ("P", "#6b7280"), ("C", "#7a5230"), ("M", "#2467b8"), ("S", "#c0392b"))
FLAG: Final = ("US", "SU", "FR", "GB", "AT")
BRIBE: Final = ("chocolate", "wine", "magazine", "coffee", "tobacco")


@lru_cache(maxsize=8)
def board_of(text: str) -> dict[str, Any]:
    content: dict[str, Any] = json.loads(text)
    return content


def paint(view: GameState, seat: int) -> Pen:
    assert isinstance(view, State)
    board = board_of(view.plan.files["board"])
    width, height = (round(side * ZOOM) for side in board["frame"])
    pen = Pen(width + PANEL, height)
    for thing in board["scenery"]:
        water = thing["kind"] == "water"
        pen.line([(x * ZOOM, y * ZOOM) for x, y in thing["points"]], "#16324f" if water else SLATE, 26 if water else 9)
    pen.box(width, 0, PANEL, height, NIGHT)
    places = {building["name"]: (building["x"] * ZOOM, building["y"] * ZOOM) for building in board["buildings"]}
    for square in board["squares"]:
        for name in square["buildings"]:
            pen.line([(square["x"] * ZOOM, square["y"] * ZOOM), places[name]], LINE, 2)
    for index, square in enumerate(board["squares"]):
        paint_square(pen, view, index, square)
    for index, building in enumerate(board["buildings"]):
        paint_building(pen, view, index, building)
    paint_panel(pen, view, seat, width + 10)
    return pen


def paint_square(pen: Pen, view: State, index: int, square: dict[str, Any]) -> None:
    x, y = square["x"] * ZOOM, square["y"] * ZOOM
    tile = view.tile[index]
    pen.disc(x, y, 9, INFO[tile][1] if tile >= 0 else SLATE, PAPER if tile >= 0 else LINE)
    pen.write(x, y, INFO[tile][0] if tile >= 0 else str(square["number"]), 10, WHITE if tile >= 0 else PAPER)


def paint_building(pen: Pen, view: State, index: int, building: dict[str, Any]) -> None:
    x, y = building["x"] * ZOOM, building["y"] * ZOOM
    pen.box(x - 36, y - 14, 72, 28, CITY[building["colour"]], BRASS if index == view.third else NIGHT, 2)
    flag = view.flag[index]
    pen.write(x, y - 7, short(building["label"]), 9, WHITE)
    pen.write(x + 33, y + 7, FLAG[flag] if flag >= 0 else "", 8, WHITE, "rm")
    here = [seat for seat in range(view.plan.players) if view.agents[seat] >> index & 1]
    for place, seat in enumerate(here):
        figure = view.figure[seat] == index
        pen.piece(x - 28 + 12 * place, y + 8, 7, str(seat + 1), SEATS[seat], BRASS if figure else WHITE)


def short(label: str) -> str:
    """Return as much of a name as fits on a building."""
    return label if len(label) <= ROOM else f"{label[: ROOM - 1]}."


def paint_panel(pen: Pen, view: State, seat: int, left: float) -> None:
    roof = view.plan.names["roof"]
    field = roof[view.roof] if view.roof < len(roof) else str(view.roof)
    pen.write(
        left, 18, f"investigator on {field}, the end is {roof[min(view.plan.end, len(roof) - 1)]}", 12, BRASS, "lm"
    )
    for info in range(ids.KINDS):
        y = 42 + 20 * info
        pen.piece(left + 8, y, 8, INFO[info][0], (INFO[info][1], WHITE))
        share = view.marker[info] / max(1, view.plan.last_field[info])
        pen.box(left + 22, y - 5, PANEL - 70, 10, SLATE, LINE)
        if share:
            pen.box(left + 22, y - 5, max(12.0, (PANEL - 70) * share), 10, INFO[info][1])
        pen.write(left + PANEL - 40, y, str(view.marker[info]), 11, PAPER, "lm")
    for other in range(int(view.plan.players)):
        paint_seat(pen, view, other, left, 150 + 104 * other, me=other == seat)
    if seat >= 0:
        names = view.plan.names["card"]
        for row, (title, cards, room) in enumerate(
            (("my hand", view.hand, ids.HAND), ("laid", view.assigned, ids.ACTIONS))
        ):
            mine = [names[card] for card in cards[seat * room : (seat + 1) * room] if card >= 0]
            pen.write(left, 580 + 22 * row, f"{title}   {'  '.join(mine) or '-'}", 12, PAPER, "lm")
    offers = [view.plan.names["mission"][mission] for mission in view.offer if mission >= 0]
    if offers:
        pen.write(left, 630, f"missions on offer   {'  '.join(offers)}", 12, PAPER, "lm")


def paint_seat(pen: Pen, view: State, seat: int, left: float, top: float, *, me: bool) -> None:
    active = seat == view.active and view.phase < ids.SEALED_PHASES
    pen.box(left - 4, top, PANEL - 14, 96, SLATE, BRASS if active else LINE)
    pen.piece(left + 12, top + 16, 9, str(seat + 1), SEATS[seat])
    title = f"{view.score[seat]} points · {view.supply[seat]} agents" + (
        f" · {view.coins[seat]} s" if view.plan.full else ""
    )
    pen.write(left + 28, top + 16, title + (" · me" if me else ""), 12, BRASS if active else PAPER, "lm")
    bribes = view.bribe[seat * ids.KINDS : (seat + 1) * ids.KINDS]
    held = [f"{name} {count}" for name, count in zip(BRIBE, bribes, strict=True) if count]
    pen.write(left + 4, top + 38, ", ".join(held[:3]) or "no bribes", 11, PAPER, "lm")
    pen.write(left + 4, top + 54, ", ".join(held[3:]), 11, PAPER, "lm")
    infos = view.info[seat * ids.KINDS : (seat + 1) * ids.KINDS]
    for kind in range(ids.KINDS):
        pen.piece(left + 12 + 46 * kind, top + 78, 8, INFO[kind][0], (INFO[kind][1], WHITE))
        pen.write(left + 26 + 46 * kind, top + 78, str(infos[kind]), 12, PAPER, "lm")
