"""Heimlich & Co. drawn: the loop of buildings, the stones as bars, and the own identity and cards."""

from typing import Final

from safehouse.core.game import GameState
from safehouse.envs.picture import BRASS, INK, LINE, NIGHT, PAPER, SLATE, WHITE, Pen
from safehouse.games.heimlich import ids
from safehouse.games.heimlich.meta import COLOURS
from safehouse.games.heimlich.state import State

COLOUR_OF: Final = {
    "red": ("#c0392b", WHITE), "orange": ("#d9730d", INK), "yellow": ("#e3b505", INK), "green": ("#2e7d4f", WHITE),
    "blue": ("#2467b8", WHITE), "purple": ("#7d3c98", WHITE), "grey": ("#6b7280", WHITE),
}  # fmt: skip
# A letter for each agent; green and grey begin alike.
LETTER_OF: Final = dict(zip(COLOURS, "ROYGBPS", strict=True))
WIDTH: Final = 720
HOUSE_HEIGHT: Final = 92
LEFT: Final = 20


def paint(view: GameState, seat: int) -> Pen:
    assert isinstance(view, State)
    pen = Pen(WIDTH, 520)
    top = f"turn {view.turn + 1} · seat {view.holder + 1} has the die"
    pen.write(LEFT, 18, f"{top} · points left: {view.points}" if view.points else top, 13, BRASS, "lm")
    for building in range(view.plan.buildings):
        paint_house(pen, view, building)
    paint_stones(pen, view)
    paint_own(pen, view, seat)
    return pen


def paint_house(pen: Pen, view: State, building: int) -> None:
    """Paint a building: the first half of the loop along the top, the second half back below it."""
    count = int(view.plan.buildings)
    columns = (count + 1) // 2
    width = (WIDTH - 2 * LEFT) / columns
    upper = building < columns
    column = building if upper else count - 1 - building
    x, y = LEFT + column * width, 36 if upper else 36 + HOUSE_HEIGHT + 14
    safe = building == view.safe
    pen.box(x + 3, y, width - 6, HOUSE_HEIGHT, SLATE, BRASS if safe else LINE, 3 if safe else 1)
    name = view.plan.names["building"][building]
    value = view.plan.values[building]
    title = name.capitalize() if name == str(value) or value == 0 else f"{name.capitalize()} {value:+d}"
    pen.write(x + width / 2, y + 14, title, 13, BRASS if safe else PAPER)
    if safe:
        pen.box(x + width - 26, y + 6, 16, 16, BRASS)
        pen.write(x + width - 18, y + 14, "S", 11, INK)
    here = [agent for agent in range(ids.AGENTS) if view.at[agent] == building]
    for index, agent in enumerate(here):
        row, place = divmod(index, 4)
        step = (width - 16) / 4
        piece(pen, x + 8 + step * (place + 0.5), y + 42 + 30 * row, min(12.0, step / 2), agent)


def piece(pen: Pen, x: float, y: float, radius: float, agent: int) -> None:
    pen.piece(x, y, radius, LETTER_OF[COLOURS[agent]], COLOUR_OF[COLOURS[agent]])


def paint_stones(pen: Pen, view: State) -> None:
    """Paint a bar for each agent in play, from 0 to the goal."""
    top, length = 258, WIDTH - 2 * LEFT - 70
    for agent in range(ids.AGENTS):
        if view.at[agent] < 0:
            continue
        y = top + 24 * agent
        field = view.stone[agent]
        share = min(max(field / view.plan.goal, 0.0), 1.0)
        piece(pen, LEFT + 10, y, 9, agent)
        pen.box(LEFT + 26, y - 7, length, 14, SLATE, LINE)
        if share:
            pen.box(LEFT + 26, y - 7, max(12.0, length * share), 14, COLOUR_OF[COLOURS[agent]][0])
        pen.write(LEFT + 36 + length, y, f"{field} / {view.plan.goal}", 11, PAPER, "lm")


def paint_own(pen: Pen, view: State, seat: int) -> None:
    y = 446
    pen.line([(LEFT, y - 16), (WIDTH - LEFT, y - 16)], LINE)
    held = (
        [f"{other + 1}: {view.hand_size[other]}" for other in range(view.plan.players)] if view.plan.top_secret else []
    )
    if held:
        pen.write(LEFT, 500, "cards held, by seat   " + "   ".join(held), 12, PAPER, "lm")
    if seat < 0:
        pen.write(LEFT, y + 4, "seen by a spectator", 13, BRASS, "lm")
        return
    pen.write(LEFT, y + 4, f"seat {seat + 1} is", 13, BRASS, "lm")
    mine = [agent for agent in range(ids.AGENTS) if view.owner[agent] == seat]
    for place, agent in enumerate(mine):
        piece(pen, LEFT + 90 + 30 * place, y + 4, 12, agent)
    if view.plan.top_secret:
        cards = view.hand[seat * ids.HAND_LIMIT :][: view.hand_size[seat]]
        for place, card in enumerate(cards):
            x = LEFT + 170 + 126 * place
            pen.box(x, y - 8, 120, 26, PAPER, NIGHT)
            pen.write(x + 60, y + 5, view.plan.names["card"][card].replace("_", " "), 11, INK)
