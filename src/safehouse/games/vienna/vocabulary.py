"""The words of Vienna, each list in the order in which the engine numbers it (V1).

Interpreted: it is read when the game is loaded.
"""

from typing import NamedTuple

BRIBES = ("chocolate", "wine", "magazine", "coffee", "tobacco")  # V1.1
COLOURS = ("purple", "pink", "orange", "brown", "grey")  # V1.1: the colour of the bribe with the same number
INFOS = ("bottle", "pistol", "briefcase", "microfilm", "slide")  # V1.2
FLAGS = ("usa", "ussr", "france", "great_britain", "austria")  # V1.3
SEALS = ("administration", "science", "religion", "culture", "nobility")  # V1.4
LETTERS = ("A", "B", "C", "D", "E", "F", "G", "H", "K", "L")  # V1.4
SQUARE_NUMBERS = ("2", "3", "4")  # V1.5
SERIES = ("S", "A", "B")  # V1.9


class Need(NamedTuple):
    """A kind of mission: what its symbols are, and what they are one of. Without a kind it is a building."""

    kind: str
    words: tuple[str, ...]


NEEDS = {  # V11.3
    "seals": Need("seal", SEALS),
    "bribes": Need("bribe", BRIBES),
    "building": Need("", LETTERS),
    "infos": Need("info", INFOS),
}
# Ids of the missions, what they need, and the place of their number of symbols in `declared.shown` (V11.5). The rule
# book states the ranges.
MISSION_RANGES: tuple[tuple[str, int, int, str, int], ...] = (
    ("S", 1, 5, "seals", 0),
    ("A", 1, 15, "bribes", 3),
    ("A", 16, 20, "seals", 1),
    ("A", 21, 30, "building", -1),
    ("B", 1, 20, "infos", 4),
    ("B", 21, 25, "seals", 2),
)
