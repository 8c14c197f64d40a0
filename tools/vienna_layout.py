"""Give every tile, square, label and road of a board of Vienna its room: spots move, the net stays."""

import math
import random
from typing import Any

from tools.draw_vienna import Box, label_box, square_box, tile_room

Spot = tuple[float, float]
Road = tuple[int, int]  # node of the square, node of the building
STEPS = 24_000


class Layout:
    """Nodes are the buildings, then the squares."""

    def __init__(self, board: dict[str, Any]) -> None:
        self.frame = board["frame"]
        self.nodes: list[dict[str, Any]] = [*board["buildings"], *board["squares"]]
        self.tiles = len(board["buildings"])
        self.home = [(node["x"], node["y"]) for node in self.nodes]
        number = {building["name"]: index for index, building in enumerate(board["buildings"])}
        self.roads: list[Road] = [
            (self.tiles + index, number[name])
            for index, square in enumerate(board["squares"])
            for name in square["buildings"]
        ]
        self.boxes = [self.boxes_of(node) for node in range(len(self.nodes))]

    def spot(self, node: int) -> Spot:
        return self.nodes[node]["x"], self.nodes[node]["y"]

    def boxes_of(self, node: int) -> list[Box]:
        """Return the boxes of a place: one for a tile, two for a square with its label."""
        what = self.nodes[node]
        return [tile_room(what)] if node < self.tiles else [square_box(what), label_box(what)]

    def cost(self, node: int) -> float:
        """Return the cost of all that this node, its boxes and its roads do to others; infinite for a crossing."""
        own = [road for road in self.roads if node in road]
        total = 0.0
        ends = [(self.spot(a), self.spot(b)) for a, b in self.roads]
        for index, road in enumerate(self.roads):
            if node in road:
                for other, foreign in enumerate(self.roads):
                    if not set(road) & set(foreign) and cross(*ends[index], *ends[other]):
                        return math.inf
                total += self.road_cost(road, ends[index], range(len(self.nodes)))
                total += (math.dist(*ends[index]) / 240) ** 2
            else:
                total += self.road_cost(road, ends[index], [node])
        for other in range(len(self.nodes)):
            if other != node:
                for a in self.boxes[node]:
                    total += 3 * sum(overlap(a, b, 7) for b in self.boxes[other])
        for left, top, right, bottom in self.boxes[node]:
            out = max(0, 16 - left) + max(0, 16 - top)
            out += max(0, right - self.frame[0] + 16) + max(0, bottom - self.frame[1] + 16)
            total += 40 * out
        for corner in {end for road in own for end in road}:
            total += self.fan_cost(corner)
        return total + 0.0012 * math.dist(self.spot(node), self.home[node]) ** 2

    def road_cost(self, road: Road, ends: tuple[Spot, Spot], nodes: Any) -> float:
        """Return how far a road overlaps other tiles and squares, and any label."""
        total = 0.0
        for node in nodes:
            for part, box in enumerate(self.boxes[node]):
                if part == 0 and node not in road:
                    total += 1.5 * inside(*ends, box, 9)
                elif part == 1:
                    total += (1.2 if node in road else 0.8) * inside(*ends, box, 1)
        return total

    def fan_cost(self, corner: int) -> float:
        """Return the cost of roads that leave a node in similar directions."""
        x, y = self.spot(corner)
        others = [self.spot(a if b == corner else b) for a, b in self.roads if corner in (a, b)]
        angles = sorted(math.atan2(b - y, a - x) for a, b in others)
        gaps = [(after - before) % (2 * math.pi) for before, after in zip(angles, angles[1:] + angles[:1], strict=True)]
        return sum(60 * max(0.0, 0.45 - gap) ** 2 * 25 for gap in gaps) if len(angles) > 1 else 0.0


def cross(a: Spot, b: Spot, c: Spot, d: Spot) -> bool:
    if max(a[0], b[0]) < min(c[0], d[0]) or max(c[0], d[0]) < min(a[0], b[0]):
        return False
    if max(a[1], b[1]) < min(c[1], d[1]) or max(c[1], d[1]) < min(a[1], b[1]):
        return False
    return side(a, b, c) * side(a, b, d) <= 0 and side(c, d, a) * side(c, d, b) <= 0


def side(a: Spot, b: Spot, c: Spot) -> float:
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def overlap(a: Box, b: Box, gap: float) -> float:
    """Return how deep two boxes, with a gap around them, lie in each other."""
    width = min(a[2], b[2]) - max(a[0], b[0]) + gap
    height = min(a[3], b[3]) - max(a[1], b[1]) + gap
    return min(width, height) + 4 if width > 0 and height > 0 else 0.0


def inside(a: Spot, b: Spot, box: Box, gap: float) -> float:
    """Return the length of a segment within a box with a gap around it (Liang and Barsky)."""
    left, top, right, bottom = box[0] - gap, box[1] - gap, box[2] + gap, box[3] + gap
    start, end = 0.0, 1.0
    for low, high, origin, step in ((left, right, a[0], b[0] - a[0]), (top, bottom, a[1], b[1] - a[1])):
        if step == 0:
            if not low <= origin <= high:
                return 0.0
            continue
        first, second = sorted(((low - origin) / step, (high - origin) / step))
        start, end = max(start, first), min(end, second)
        if start >= end:
            return 0.0
    return (end - start) * math.dist(a, b) + 3


def arrange(board: dict[str, Any], rng: random.Random) -> None:
    """Anneal: move a node or a label's side, and keep the change if it is not much worse."""
    layout = Layout(board)
    for step in range(STEPS):
        left = 1 - step / STEPS
        node = rng.randrange(len(layout.nodes))
        what = layout.nodes[node]
        before = (what["x"], what["y"], what.get("side"))
        old_boxes, old = layout.boxes[node], layout.cost(node)
        if node >= layout.tiles and rng.random() < 0.25:
            what["side"] = rng.choice("nsew")
        else:
            reach = 4 + 40 * left
            what["x"] = min(max(round(what["x"] + rng.gauss(0, reach)), 20), layout.frame[0] - 20)
            what["y"] = min(max(round(what["y"] + rng.gauss(0, reach)), 20), layout.frame[1] - 20)
        layout.boxes[node] = layout.boxes_of(node)
        new = layout.cost(node)
        heat = 12 * left * left + 0.05
        if new > old and rng.random() >= math.exp((old - new) / heat):
            what["x"], what["y"] = before[:2]
            if before[2]:
                what["side"] = before[2]
            layout.boxes[node] = old_boxes
