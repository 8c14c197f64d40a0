"""The shipped maps of Suitcase are believable: cities lie as they lie in the world, west to east and north to south."""

import json
from itertools import combinations

import pytest

from safehouse.games.suitcase.maps import DATA

# Degrees north and degrees east.
WORLD = {
    "algiers": (36.8, 3.1), "athens": (38.0, 23.7), "beirut": (33.9, 35.5), "belgrade": (44.8, 20.5),
    "bonn": (50.7, 7.1), "bremen": (53.1, 8.8), "budapest": (47.5, 19.0), "cairo": (30.0, 31.2),
    "casablanca": (33.6, -7.6), "copenhagen": (55.7, 12.6), "dublin": (53.3, -6.3), "east_berlin": (52.5, 13.4),
    "edinburgh": (56.0, -3.2), "gdansk": (54.4, 18.6), "geneva": (46.2, 6.1), "gorky": (56.3, 44.0),
    "hamburg": (53.6, 10.0), "hanover": (52.4, 9.7), "helsinki": (60.2, 24.9), "istanbul": (41.0, 29.0),
    "kiev": (50.5, 30.5), "kosice": (48.7, 21.3), "leningrad": (59.9, 30.3), "lisbon": (38.7, -9.1),
    "london": (51.5, -0.1), "madrid": (40.4, -3.7), "marseille": (43.3, 5.4), "milan": (45.5, 9.2),
    "moscow": (55.8, 37.6), "munich": (48.1, 11.6), "murmansk": (69.0, 33.1), "oslo": (59.9, 10.8),
    "paris": (48.9, 2.4), "poznan": (52.4, 16.9), "prague": (50.1, 14.4), "reykjavik": (64.1, -21.9),
    "rome": (41.9, 12.5), "rostock": (54.1, 12.1), "stockholm": (59.3, 18.1), "strasbourg": (48.6, 7.8),
    "tbilisi": (41.7, 44.8), "tripoli": (32.9, 13.2), "trondheim": (63.4, 10.4), "tunis": (36.8, 10.2),
    "venice": (45.4, 12.3), "vienna": (48.2, 16.4), "warsaw": (52.2, 21.0), "west_berlin": (52.5, 13.3),
    "zagreb": (45.8, 16.0), "zurich": (47.4, 8.5),
}  # fmt: skip
FAR = 3  # degrees


def wrong_pairs(name: str, axis: str) -> tuple[int, list[tuple[str, str]]]:
    """Return how many pairs of cities are more than 3° apart, and those of them that are drawn in the wrong order."""
    cities = json.loads((DATA / f"{name}.map.json").read_text(encoding="utf-8"))["cities"]
    # x runs east, y runs south.
    true = {city["name"]: WORLD[city["name"]][1] if axis == "x" else -WORLD[city["name"]][0] for city in cities}
    drawn = {city["name"]: city[axis] for city in cities}
    far = [(a, b) for a, b in combinations(true, 2) if abs(true[a] - true[b]) > FAR]
    return len(far), [(a, b) for a, b in far if (true[a] - true[b]) * (drawn[a] - drawn[b]) <= 0]


@pytest.mark.parametrize(
    ("name", "axis", "far", "most"),
    [
        ("europe", "x", 568, 1), ("europe", "y", 548, 0),
        ("europe_1985", "x", 568, 3), ("europe_1985", "y", 548, 12),
    ],
)  # fmt: skip
def test_cities_lie_in_the_right_order(name: str, axis: str, far: int, most: int) -> None:
    """K1.4: what docs/suitcase-map.md says of each map."""
    pairs, wrong = wrong_pairs(name, axis)
    assert (pairs, len(wrong)) == (far, most), wrong


@pytest.mark.parametrize("axis", ["x", "y"])
def test_every_city_of_sprint_lies_right(axis: str) -> None:
    """K1.4: the same, for the small map."""
    pairs, wrong = wrong_pairs("sprint", axis)
    assert pairs > 90
    assert wrong == []


def test_only_iceland_lies_too_far_east() -> None:
    """The one pair of `europe` that is wrong: the blue base is drawn where Reykjavik would lie."""
    assert wrong_pairs("europe", "x")[1] == [("reykjavik", "lisbon")]
    assert wrong_pairs("europe", "y")[1] == []
