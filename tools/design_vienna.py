"""Design the board of Vienna (V1.5) anew: python3 -m tools.design_vienna [--seed N] --out FILE.

Seeded and reproducible; standard library only. The shipped board is the truth: it came from here, and may be edited.
Steps: spread the buildings over the frame, triangulate, choose the squares among triangles, pairs of triangles and
edges so that no seal is better connected, deal colours, flags and house letters evenly, name the squares after the
nearest real ones, and give every label its room.
"""

import argparse
import json
import math
import random
from collections import Counter
from itertools import combinations
from pathlib import Path
from typing import Any

from tools.vienna_layout import arrange
from tools.vienna_places import BUILDINGS, SCENERY, SQUARES

FRAME = (1600, 1160)
MARGIN = 90
EDGE = (104, 66)  # the outermost buildings are this far from the edge
NUMBERS = {2: 14, 3: 16, 4: 10}
LETTERS = "ABCDEFGHKL"
COLOURS = ("purple", "pink", "orange", "brown", "grey")
FLAGS = ("usa", "ussr", "france", "great_britain", "austria")
SEALS = ("administration", "science", "religion", "culture", "nobility")
SOURCE = (
    "V1.5: counts of buildings, squares and roads by the rule book of Vienna (Queen Games); the net, the colours, "
    "flags, seals, house letters and numbers are designed by us (tools/design_vienna.py), because the booklet shows "
    "the board only as a picture. Names are of real places in Vienna, some as they were called in 1950"
)
Spot = tuple[float, float]
Net = list[tuple[int, ...]]


def spread(spots: list[Spot], rounds: int) -> list[Spot]:
    """Even out the density: mix true positions with their ranks, then move towards the middle of the own cell."""
    mixed = []
    orders = [[i for _, i in sorted((spot[axis], i) for i, spot in enumerate(spots))] for axis in (0, 1)]
    for index, spot in enumerate(spots):
        place = []
        for axis in (0, 1):
            low, high = spots[orders[axis][0]][axis], spots[orders[axis][-1]][axis]
            true = (spot[axis] - low) / (high - low)
            rank = orders[axis].index(index) / (len(spots) - 1)
            share = 0.45 * true + 0.55 * rank
            side = share if axis == 0 else 1 - share
            place.append(MARGIN + side * (FRAME[axis] - 2 * MARGIN))
        mixed.append((place[0], place[1]))
    for _ in range(rounds):
        sums = [[0.0, 0.0, 0.0] for _ in mixed]
        for x in range(MARGIN // 2, FRAME[0] - MARGIN // 2, 20):
            for y in range(MARGIN // 2, FRAME[1] - MARGIN // 2, 20):
                near = min(range(len(mixed)), key=lambda i: (mixed[i][0] - x) ** 2 + (mixed[i][1] - y) ** 2)
                sums[near][0] += x
                sums[near][1] += y
                sums[near][2] += 1
        mixed = [
            (0.5 * x + 0.5 * sx / n, 0.5 * y + 0.5 * sy / n) for (x, y), (sx, sy, n) in zip(mixed, sums, strict=True)
        ]
    # Fill the frame again: cells at its rim pull inwards.
    least = [min(spot[axis] for spot in mixed) for axis in (0, 1)]
    most = [max(spot[axis] for spot in mixed) for axis in (0, 1)]
    scale = [(FRAME[axis] - 2 * EDGE[axis]) / (most[axis] - least[axis]) for axis in (0, 1)]
    return [(EDGE[0] + (x - least[0]) * scale[0], EDGE[1] + (y - least[1]) * scale[1]) for x, y in mixed]


def warp(spots: list[Spot], images: list[Spot], place: Spot) -> Spot:
    """Return where a place of the city lies on the board: as its neighbours among the buildings do."""
    fit = [fitted(spots, [image[axis] for image in images], place) for axis in (0, 1)]
    return fit[0], fit[1]


def fitted(spots: list[Spot], values: list[float], place: Spot) -> float:
    """Return a weighted straight-line fit around a place (moving least squares)."""
    rows = []
    for (x, y), value in zip(spots, values, strict=True):
        dx, dy = (x - place[0]) / 300, (y - place[1]) / 300
        rows.append((1 / (0.05 + dx * dx + dy * dy) ** 1.5, (1.0, dx, dy), value))
    matrix = [[sum(w * r[i] * r[j] for w, r, _ in rows) for j in range(3)] for i in range(3)]
    right = [sum(w * r[i] * v for w, r, v in rows) for i in range(3)]
    for i in range(3):
        matrix[i][i] += 1e-9 if i == 0 else 0.02
    return solve(matrix, right)[0]


def solve(matrix: list[list[float]], right: list[float]) -> list[float]:
    """Solve three linear equations (Gauss and Jordan)."""
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    for i in range(len(rows)):
        pivot = max(range(i, len(rows)), key=lambda k: abs(rows[k][i]))
        rows[i], rows[pivot] = rows[pivot], rows[i]
        rows[i] = [value / rows[i][i] for value in rows[i]]
        for k in range(len(rows)):
            if k != i:
                rows[k] = [a - rows[k][i] * b for a, b in zip(rows[k], rows[i], strict=True)]
    return [row[-1] for row in rows]


def turn(a: Spot, b: Spot, c: Spot) -> float:
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def triangulate(spots: list[Spot]) -> list[tuple[int, int, int]]:
    """Return the Delaunay triangles: those whose circle is empty."""
    found = []
    for a, b, c in combinations(range(len(spots)), 3):
        if turn(spots[a], spots[b], spots[c]) < 0:
            a, b = b, a
        if not any(in_circle(spots[a], spots[b], spots[c], spots[d]) for d in range(len(spots)) if d not in (a, b, c)):
            found.append((a, b, c))
    return found


def in_circle(a: Spot, b: Spot, c: Spot, d: Spot) -> bool:
    rows = [(p[0] - d[0], p[1] - d[1], (p[0] - d[0]) ** 2 + (p[1] - d[1]) ** 2) for p in (a, b, c)]
    (ax, ay, az), (bx, by, bz), (cx, cy, cz) = rows
    return ax * (by * cz - bz * cy) - ay * (bx * cz - bz * cx) + az * (bx * cy - by * cx) > 1e-6


class Choice:
    """The squares that a net may have: triangles, convex pairs of triangles, and edges."""

    def __init__(self, spots: list[Spot]) -> None:
        self.spots = spots
        self.triangles = [t for t in triangulate(spots) if smallest_angle(spots, t) > 13]
        edges: dict[frozenset[int], list[int]] = {}
        for number, triangle in enumerate(self.triangles):
            for pair in combinations(triangle, 2):
                edges.setdefault(frozenset(pair), []).append(number)
        # Room for a square between two tiles, and no edge so long that it runs across the city.
        self.edges = [edge for edge in edges if 225 < math.dist(*(spots[i] for i in edge)) < 430]
        self.quads = []
        for edge, sides in edges.items():
            if len(sides) == 2 and math.dist(*(spots[i] for i in edge)) < 450:
                corners = self.around(edge, sides)
                if corners:
                    self.quads.append((edge, sides, corners))

    def around(self, edge: frozenset[int], sides: list[int]) -> tuple[int, ...]:
        """Return the corners of the quadrilateral in order, or none if it is not well convex."""
        a, b = edge
        c, d = (next(i for i in self.triangles[side] if i not in edge) for side in sides)
        ring = (a, c, b, d)
        turns = [
            math.sin(angle(self.spots[ring[k]], self.spots[ring[k - 1]], self.spots[ring[(k + 1) % 4]]))
            for k in range(4)
        ]
        signs = {
            turn(self.spots[ring[k - 1]], self.spots[ring[k]], self.spots[ring[(k + 1) % 4]]) > 0 for k in range(4)
        }
        return ring if len(signs) == 1 and min(turns) > 0.3 else ()


def angle(corner: Spot, a: Spot, b: Spot) -> float:
    first = math.atan2(a[1] - corner[1], a[0] - corner[0])
    second = math.atan2(b[1] - corner[1], b[0] - corner[0])
    return abs((first - second + math.pi) % (2 * math.pi) - math.pi)


def smallest_angle(spots: list[Spot], triangle: tuple[int, ...]) -> float:
    return min(
        math.degrees(angle(spots[triangle[k]], spots[triangle[k - 1]], spots[triangle[(k + 1) % 3]])) for k in range(3)
    )


def pick(choice: Choice, rng: random.Random) -> Net | None:
    """Choose squares at random: pairs of triangles first, then triangles, then edges that are still there."""
    used: set[int] = set()
    gone: set[frozenset[int]] = set()
    net: Net = []
    for edge, sides, ring in rng.sample(choice.quads, len(choice.quads)):
        if len(gone) < NUMBERS[4] and not used & set(sides):
            used |= set(sides)
            gone.add(edge)
            net.append(ring)
    free = [t for number, t in enumerate(choice.triangles) if number not in used]
    edges = [tuple(sorted(edge)) for edge in choice.edges if edge not in gone]
    if len(gone) < NUMBERS[4] or len(free) < NUMBERS[3] or len(edges) < NUMBERS[2]:
        return None
    return net + rng.sample(free, NUMBERS[3]) + rng.sample(edges, NUMBERS[2])


def measures(net: Net) -> list[list[float]]:
    """Return for each building its roads, its 2-squares, and its share of tiles (shared by a square's buildings)."""
    roads, twos, share = ([0.0] * len(BUILDINGS) for _ in range(3))
    for corners in net:
        for building in corners:
            roads[building] += 1
            twos[building] += len(corners) == 2
            share[building] += 1 / len(corners)
    return [roads, twos, share]


def imbalance(values: list[list[float]], kinds: list[int]) -> float:
    """Return how far the five kinds are from equal in all three measures."""
    total = 0.0
    for value, weight in zip(values, (1.0, 1.5, 3.0), strict=True):
        sums = [0.0] * 5
        for building, kind in enumerate(kinds):
            sums[kind] += value[building]
        mean = sum(sums) / 5
        total += weight * sum((one - mean) ** 2 for one in sums)
    return total


def net_cost(choice: Choice, net: Net, seals: list[int]) -> float:
    values = measures(net)
    cost = 4 * imbalance(values, seals)
    for count in values[0]:
        cost += 1000 * (count < 2 or count > 6)
    # Buildings differ, but none is a desert and few are hubs.
    cost += 4 * abs(sum((count - 116 / 30) ** 2 for count in values[0]) / 30 - 1.2)
    # Squares of each number are spread over the city: like shares in a grid of six cells.
    for number, count in NUMBERS.items():
        cells = Counter(cell(choice.spots, corners) for corners in net if len(corners) == number)
        cost += 2.0 * sum((cells[k] - count / 6) ** 2 for k in range(6))
    # Narrow triangles draw badly.
    cost += sum(0.002 * max(0, 35 - smallest_angle(choice.spots, c)) ** 2 for c in net if len(c) == 3)
    return cost


def cell(spots: list[Spot], corners: tuple[int, ...]) -> int:
    x = sum(spots[i][0] for i in corners) / len(corners)
    y = sum(spots[i][1] for i in corners) / len(corners)
    return min(2, int(3 * x / FRAME[0])) + 3 * min(1, int(2 * y / FRAME[1]))


def choose_net(choice: Choice, seals: list[int], rng: random.Random, steps: int) -> Net:
    """Anneal over the choice of squares."""
    edges_of = {frozenset(ring): edge for edge, _, ring in choice.quads}
    sides_of = {frozenset(ring): set(sides) for _, sides, ring in choice.quads}
    net = None
    while net is None:
        net = pick(choice, rng)
    cost = net_cost(choice, net, seals)
    best, best_cost = net, cost
    for step in range(steps):
        heat = 8 * (1 - step / steps) ** 2 + 0.01
        index = rng.randrange(len(net))
        rest = net[:index] + net[index + 1 :]
        used = {t for corners in rest if len(corners) == 4 for t in sides_of[frozenset(corners)]}
        taken = {frozenset(corners) for corners in rest}
        gone = {edges_of[frozenset(corners)] for corners in rest if len(corners) == 4}
        options: list[tuple[int, ...]]
        if len(net[index]) == 4:
            full = used | {k for k, t in enumerate(choice.triangles) if frozenset(t) in taken}
            options = [ring for edge, sides, ring in choice.quads if not full & set(sides) and edge not in taken]
        elif len(net[index]) == 3:
            options = [t for k, t in enumerate(choice.triangles) if k not in used and frozenset(t) not in taken]
        else:
            options = [tuple(sorted(edge)) for edge in choice.edges if edge not in gone and edge not in taken]
        changed = [*rest, rng.choice(options)]
        new = net_cost(choice, changed, seals)
        if new <= cost or rng.random() < math.exp((cost - new) / heat):
            net, cost = changed, new
            if cost < best_cost:
                best, best_cost = net, cost
    return best


def deal(net: Net, seals: list[int], rng: random.Random, starts: int, steps: int) -> tuple[list[int], list[int]]:
    """Deal colours and flags: two good deals of five kinds that are spread over each other and over the seals."""
    pool = sorted(deal_one(net, seals, rng, steps) for _ in range(starts))
    best: tuple[float, list[int], list[int]] = (math.inf, [], [])
    for (cost, colours), (other_cost, flags) in combinations(pool, 2):
        triples = Counter(zip(colours, flags, seals, strict=True))
        total = cost + other_cost + uneven(colours, flags) + 100 * sum(n - 1 for n in triples.values())
        best = min(best, (total, colours, flags))
    return best[1], best[2]


def deal_one(net: Net, seals: list[int], rng: random.Random, steps: int) -> tuple[float, list[int]]:
    """Anneal one deal of five kinds: evenly connected, never twice around one square, spread over the seals."""
    values = measures(net)
    around = [pair for corners in net for pair in combinations(corners, 2)]

    def cost_of(kinds: list[int]) -> float:
        return 4 * imbalance(values, kinds) + 16 * sum(kinds[a] == kinds[b] for a, b in around) + uneven(kinds, seals)

    kinds = [k % 5 for k in range(30)]
    rng.shuffle(kinds)
    cost = cost_of(kinds)
    best = (cost, list(kinds))
    for step in range(steps):
        heat = 5 * (1 - step / steps) ** 2 + 0.01
        a, b = rng.sample(range(30), 2)
        if kinds[a] == kinds[b]:
            continue
        kinds[a], kinds[b] = kinds[b], kinds[a]
        new = cost_of(kinds)
        if new <= cost or rng.random() < math.exp((cost - new) / heat):
            cost = new
            best = min(best, (cost, list(kinds)))
        else:
            kinds[a], kinds[b] = kinds[b], kinds[a]
    return best


def uneven(one: list[int], other: list[int]) -> float:
    """Return how far 30 buildings are from having each pair of kinds once or twice: 5 for each wrong pair."""
    return sum(5.0 * (count == 0) + 5.0 * max(0, count - 2) for count in count_pairs(one, other))


def count_pairs(one: list[int], other: list[int]) -> list[int]:
    counts = [0] * 25
    for a, b in zip(one, other, strict=True):
        counts[5 * a + b] += 1
    return counts


def letter(net: Net, spots: list[Spot], colours: list[int], flags: list[int], seals: list[int]) -> list[int]:
    """Choose ten buildings, two of each colour, flag and seal, connected like the average, far from each other."""
    values = measures(net)
    best: tuple[float, list[int]] = (math.inf, [])

    def add(seal: int, ten: list[int]) -> None:
        nonlocal best
        if seal == len(SEALS):
            cost = sum(abs(sum(v[i] for i in ten) / 10 - sum(v) / 30) for v in values)
            cost -= min(math.dist(spots[a], spots[b]) for a, b in combinations(ten, 2)) / 200
            best = min(best, (cost, sorted(ten)))
            return
        for pair in combinations([i for i in range(30) if seals[i] == seal], 2):
            more = [*ten, *pair]
            if all(max(Counter(kind[i] for i in more).values()) <= 2 for kind in (colours, flags)):
                add(seal + 1, more)

    add(0, [])
    return best[1]


def name_squares(spots: list[Spot], places: list[tuple[str, Spot]]) -> list[str]:
    """Give every square the name of a real one near it: the assignment with the least sum of squared distances."""
    costs = [[math.dist(spot, place) ** 2 for _, place in places] for spot in spots]
    return [places[k][0] for k in assign(costs)]


def assign(costs: list[list[float]]) -> list[int]:
    """Return a column for each row with the least total cost (the Hungarian method)."""
    rows, columns = len(costs), len(costs[0])
    u, v = [0.0] * (rows + 1), [0.0] * (columns + 1)
    owner, way = [0] * (columns + 1), [0] * (columns + 1)
    for row in range(1, rows + 1):
        owner[0] = row
        column = 0
        least = [math.inf] * (columns + 1)
        done = [False] * (columns + 1)
        while owner[column]:
            done[column] = True
            here, delta, following = owner[column], math.inf, 0
            for k in range(1, columns + 1):
                if not done[k]:
                    slack = costs[here - 1][k - 1] - u[here] - v[k]
                    if slack < least[k]:
                        least[k], way[k] = slack, column
                    if least[k] < delta:
                        delta, following = least[k], k
            for k in range(columns + 1):
                if done[k]:
                    u[owner[k]] += delta
                    v[k] -= delta
                else:
                    least[k] -= delta
            column = following
        while column:
            owner[column] = owner[way[column]]
            column = way[column]
    found = [0] * rows
    for column in range(1, columns + 1):
        if owner[column]:
            found[owner[column] - 1] = column - 1
    return found


def slug(label: str) -> str:
    table = {"ä": "ae", "ö": "oe", "ü": "ue", "ß": "ss", " ": "_", "-": "_"}
    return "".join(table.get(c, c) for c in label.lower())


def design(seed: int) -> dict[str, Any]:
    rng = random.Random(seed)
    true = [(float(east), float(north)) for *_, east, north in BUILDINGS]
    spots = spread(true, 6)
    seals = [SEALS.index(building[2]) for building in BUILDINGS]
    choice = Choice(spots)
    net = choose_net(choice, seals, rng, 60_000)
    colours, flags = deal(net, seals, rng, 220, 15_000)
    ten = letter(net, spots, colours, flags, seals)
    middles = [(sum(spots[i][0] for i in c) / len(c), sum(spots[i][1] for i in c) / len(c)) for c in net]
    names = name_squares(middles, [(label, warp(true, spots, (e, n))) for label, e, n in SQUARES])
    squares = sorted(zip(names, net, middles, strict=True), key=lambda square: (square[2][1] // 150, square[2][0]))
    board: dict[str, Any] = {
        "name": "vienna_1950",
        "title": "Vienna, 1950",
        "source": SOURCE,
        "frame": list(FRAME),
        "declared": {
            "squares_of": list(NUMBERS.values()), "roads": [2, 6], "of_each": [6, 6], "all_different": True,
        },
        "buildings": [],
        "squares": [],
    }  # fmt: skip
    for i, (name, label, seal, *_) in enumerate(BUILDINGS):
        building = {
            "name": name, "label": label, "colour": COLOURS[colours[i]], "flag": FLAGS[flags[i]], "seal": seal,
            "x": round(spots[i][0]), "y": round(spots[i][1]),
        }  # fmt: skip
        board["buildings"].append(building)
    order = sorted(ten, key=lambda i: (spots[i][1] // 200, spots[i][0]))
    for sign, i in zip(LETTERS, order, strict=True):
        board["buildings"][i]["letter"] = sign
    for label, corners, (x, y) in squares:
        board["squares"].append({
            "name": slug(label), "label": label, "number": len(corners), "x": round(x), "y": round(y), "side": "s",
            "buildings": [BUILDINGS[i][0] for i in sorted(corners)],
        })  # fmt: skip
    arrange(board, random.Random(seed))
    drawn = [(float(building["x"]), float(building["y"])) for building in board["buildings"]]
    board["scenery"] = [
        {
            "kind": kind,
            "label": label,
            "at": at,
            "points": [[round(c) for c in warp(true, drawn, (float(e), float(n)))] for e, n in course],
        }
        for kind, label, at, course in SCENERY
    ]
    return board


def text_of(board: dict[str, Any]) -> str:
    """Return one line for each building, square and piece of scenery."""
    parts = []
    for key, value in board.items():
        if isinstance(value, list) and value and isinstance(value[0], dict):
            lines = ",\n    ".join(json.dumps(one, ensure_ascii=False) for one in value)
            parts.append(f'  "{key}": [\n    {lines}\n  ]')
        else:
            parts.append(f'  "{key}": {json.dumps(value, ensure_ascii=False)}')
    return "{\n" + ",\n".join(parts) + "\n}\n"


def main() -> None:
    parser = argparse.ArgumentParser(description="Design a board for Vienna.")
    parser.add_argument("--seed", type=int, default=1950)
    parser.add_argument("--out", type=Path, required=True, help="where the board is written")
    arguments = parser.parse_args()
    arguments.out.write_text(text_of(design(arguments.seed)), encoding="utf-8")


if __name__ == "__main__":
    main()
