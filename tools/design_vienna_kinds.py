"""Deal the colours, flags and house letters of Vienna's board anew: python3 -m tools.design_vienna_kinds [--check].

The net of `vienna_1950` stays, with its names, spots and seals. Every deal of five kinds that keeps to `V1.5` and to
docs/vienna-board.md is listed, and two of them are taken, as colours and flags, so that each of the 25 pairs is on a
building. Nothing is drawn at random: the same board comes out each time. Standard library, and a progress bar.
"""

import argparse
import json
import sys
from collections import Counter
from collections.abc import Iterator
from itertools import combinations, permutations
from typing import Any

from rich.progress import track

from tools.design_vienna import COLOURS, FLAGS, LETTERS, SEALS, Net, Spot, letter, measures, text_of
from tools.draw_vienna import BOARDS

NAME = "balanced"
FROM = BOARDS / "vienna_1950.board.json"
TO = BOARDS / f"{NAME}.board.json"
SOURCE = (
    "V1.5: counts of buildings, squares and roads by the rule book of Vienna (Queen Games); the net, the colours, "
    "flags, seals, house letters and numbers are designed by us, because the booklet shows the board only as a "
    "picture: the net and the seals are those of vienna_1950 (tools/design_vienna.py), the colours, flags and letters "
    "are dealt anew so that every colour meets every flag (tools/design_vienna_kinds.py). Names are of real places in "
    "Vienna, some as they were called in 1950"
)
EACH = 6  # buildings of each kind
TWICE = 2  # most buildings with the same two kinds
ROADS, TWOS = (23, 24), (5, 6)  # the roads and squares of 2 of a kind: 116 and 28 over five kinds
SPREAD = 13  # of the tiles, in twelfths over six buildings: as even as the best 5 % of random deals
PAIRS = 20  # of 25 with the seals, at least
Deal = tuple[int, ...]


class Search:
    """Lists all deals of five kinds that are even and never put one kind twice around a square."""

    def __init__(self, net: Net, seals: list[int]) -> None:
        roads, twos, shares = measures(net)
        self.near: list[set[int]] = [set() for _ in seals]
        for corners in net:
            for a, b in combinations(corners, 2):
                self.near[a].add(b)
                self.near[b].add(a)
        self.order = [max(range(len(seals)), key=lambda i: len(self.near[i]))]
        while len(self.order) < len(seals):
            rest = [i for i in range(len(seals)) if i not in self.order]
            self.order.append(max(rest, key=lambda i: (len(self.near[i] & set(self.order)), len(self.near[i]))))
        self.seals = seals
        self.roads = [round(count) for count in roads]
        self.twos = [round(count) for count in twos]
        self.shares = [round(12 * share) for share in shares]
        self.kinds = [-1] * len(seals)
        # By kind: buildings, roads, squares of 2, tiles, and buildings with each seal.
        self.sums = [[0, 0, 0, 0, *[0] * len(SEALS)] for _ in range(5)]

    def count(self, place: int, kind: int, sign: int) -> None:
        sums = self.sums[kind]
        for part, value in enumerate((1, self.roads[place], self.twos[place], self.shares[place])):
            sums[part] += sign * value
        sums[4 + self.seals[place]] += sign

    def fits(self, place: int, kind: int) -> bool:
        sums = self.sums[kind]
        return (
            sums[0] < EACH
            and sums[1] + self.roads[place] <= ROADS[1]
            and sums[2] + self.twos[place] <= TWOS[1]
            and sums[4 + self.seals[place]] < TWICE
            and all(self.kinds[other] != kind for other in self.near[place])
        )

    def is_even(self) -> bool:
        tiles = [sums[3] for sums in self.sums]
        return (
            all(sums[1] >= ROADS[0] and sums[2] >= TWOS[0] for sums in self.sums)
            and max(tiles) - min(tiles) <= SPREAD
            and sum(count > 0 for sums in self.sums for count in sums[4:]) >= PAIRS
        )

    def deals(self, depth: int = 0, seen: int = 0, until: int | None = None) -> Iterator[Deal]:
        """Go through all deals; kinds are numbered as they come, so that none is listed under several names."""
        if depth == (len(self.order) if until is None else until):
            if until is not None or self.is_even():
                yield tuple(self.kinds)
            return
        place = self.order[depth]
        for kind in range(min(seen + 1, 5)):
            if self.fits(place, kind):
                self.kinds[place] = kind
                self.count(place, kind, 1)
                yield from self.deals(depth + 1, max(seen, kind + 1), until)
                self.count(place, kind, -1)
                self.kinds[place] = -1

    def all_deals(self) -> list[Deal]:
        """Return the same, with a progress bar over the beginnings."""
        depth = 12
        found: list[Deal] = []
        starts = [sum(1 for _ in self.deals(until=depth))]
        bar = track(self.deals(until=depth), description="listing deals", total=starts[0])
        for start in bar:
            found += self.deals(depth, len({kind for kind in start if kind >= 0}))
        return found


def choose(deals: list[Deal], seals: list[int]) -> tuple[Deal, Deal]:
    """Take the two deals that meet in all 25 pairs, with no two buildings alike."""
    best: tuple[int, Deal, Deal] | None = None
    for index, one in enumerate(track(deals, description="comparing deals")):
        for other in deals[index + 1 :]:
            pairs = Counter(zip(one, other, strict=True))
            if len(pairs) == 25 and max(pairs.values()) <= TWICE and len({*zip(one, other, seals, strict=True)}) == 30:
                seal_pairs = len({*zip(one, seals, strict=True)}) + len({*zip(other, seals, strict=True)})
                best = max(best or (0, one, other), (seal_pairs, one, other))
    if best is None:
        raise SystemExit("no two deals meet in all 25 pairs")
    return best[1], best[2]


def name_like(deal: Deal, before: list[int]) -> tuple[int, list[int]]:
    """Name the kinds of a deal so that as many buildings as possible keep theirs. Return how many, and the kinds."""
    ways = [[names[kind] for kind in deal] for names in permutations(range(5))]
    return max((sum(a == b for a, b in zip(way, before, strict=True)), way) for way in ways)


def design() -> dict[str, Any]:
    """Return the board with colours, flags and letters dealt anew."""
    board: dict[str, Any] = json.loads(FROM.read_text(encoding="utf-8"))
    buildings = board["buildings"]
    number = {building["name"]: index for index, building in enumerate(buildings)}
    net: Net = [tuple(number[name] for name in square["buildings"]) for square in board["squares"]]
    seals = [SEALS.index(building["seal"]) for building in buildings]
    old_colours = [COLOURS.index(building["colour"]) for building in buildings]
    old_flags = [FLAGS.index(building["flag"]) for building in buildings]
    pair = choose(Search(net, seals).all_deals(), seals)
    ways = [(name_like(one, old_colours), name_like(other, old_flags)) for one, other in (pair, pair[::-1])]
    (_, colours), (_, flags) = max(ways, key=lambda way: way[0][0] + way[1][0])
    spots: list[Spot] = [(float(building["x"]), float(building["y"])) for building in buildings]
    ten = letter(net, spots, colours, flags, seals)
    letters = dict(zip(sorted(ten, key=lambda i: (spots[i][1] // 200, spots[i][0])), LETTERS, strict=True))
    for index, building in enumerate(buildings):
        building.pop("letter", None)
        building["colour"], building["flag"] = COLOURS[colours[index]], FLAGS[flags[index]]
        if index in letters:
            building["letter"] = letters[index]
    board["name"] = NAME
    board["source"] = SOURCE
    return board


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true", help="write nothing, and say whether the file is this board")
    arguments = parser.parse_args()
    text = text_of(design())
    if arguments.check:
        sys.exit(TO.read_text(encoding="utf-8") != text)
    TO.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
