"""How far it is on a map, worked out once for each plan: plain steps, whoever stands in the way."""

from typing import Final

from mypy_extensions import i64

from safehouse.games.suitcase.ids import BASE, MAX_CITIES, SEATS
from safehouse.games.suitcase.plan import Plan

FAR: Final = 30
PLACES: Final = BASE + SEATS


class Land:
    """The steps between places and cities of one plan."""

    plan: Plan
    steps: list[int]  # place × city, bases included; FAR where no way leads

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.steps = [FAR] * (PLACES * MAX_CITIES)
        place: i64 = 0
        while place < PLACES:
            self.spread(place)
            place += 1

    def spread(self, start: i64) -> None:
        first = start * MAX_CITIES
        if start < MAX_CITIES:
            self.steps[first + start] = 0
        frontier = [start]
        distance: i64 = 1
        while frontier:
            after: list[i64] = []
            for place in frontier:
                for city in self.plan.roads[place]:
                    if self.steps[first + city] == FAR:
                        self.steps[first + city] = distance
                        after.append(city)
            frontier = after
            distance += 1
