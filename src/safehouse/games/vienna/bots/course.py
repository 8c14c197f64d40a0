"""What the tracks say of a game's course: how high a marker stands, and how many rounds are left.

Read from the data, so that bots judge any tracks (V1.6): the investigator moves with the first threshold of a round.
"""

from typing import Final

from mypy_extensions import i64

from safehouse.games.vienna.ids import KINDS
from safehouse.games.vienna.plan import Plan
from safehouse.games.vienna.state import State

# How often the investigator moves in a round of so many players where every area has 4 fields, and how far a player
# moves the markers of all tracks together. Measured.
PACE: Final = [0.0, 0.0, 0.45, 0.61, 0.72]
FIELDS_MEASURED: Final = 4.0
STEPS_MEASURED: Final = 1.25
SLOWEST: Final = 0.05
BEST_AREA: Final = 6.0


class Course:
    """What is to be expected of one set of tracks and one number of players."""

    plan: Plan
    height: list[list[float]]  # by info and field: the area, and the part of it that lies behind
    rounds: list[float]  # by field of the roof: rounds until the investigator reaches the end

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.height = [heights(plan.area[info]) for info in range(KINDS)]
        self.rounds = []
        self.foresee()

    def foresee(self) -> None:
        """Let all markers move evenly, and note when the investigator reaches each field."""
        plan = self.plan
        players = plan.players
        each = float(players) * STEPS_MEASURED / float(KINDS)
        usual = float(KINDS) * each / FIELDS_MEASURED
        reached = [0.0] * (plan.end + 1)
        field: i64 = plan.roof_start
        at = float(field)
        marker = 0.0
        count = 0.0
        while field < plan.end:
            crossed = 0.0
            for info in range(KINDS):
                crossed += self.height_at(info, marker + each) - self.height_at(info, marker)
            pace = max(SLOWEST, 1.0 - (1.0 - PACE[players]) ** (crossed / usual))
            while field < plan.end and float(field + 1) <= at + pace:
                field += 1
                reached[field] = count + (float(field) - at) / pace
            at += pace
            marker += each
            count += 1.0
        self.rounds = [reached[plan.end] - when for when in reached]

    def height_at(self, info: i64, field: float) -> float:
        """How high a marker between two fields stands."""
        height = self.height[info]
        whole = int(field)
        if whole >= len(height) - 1:
            return height[len(height) - 1]
        return height[whole] + (field - float(whole)) * (height[whole + 1] - height[whole])


def heights(area: list[int]) -> list[float]:
    """Return for each field of a track its area, and the part of the area that lies behind."""
    found: list[float] = []
    first: i64 = 0
    for field in range(len(area)):
        if area[field] != area[first]:
            first = field
        last: i64 = first
        while last < len(area) and area[last] == area[first]:
            last += 1
        found.append(min(BEST_AREA, float(area[field]) + float(field - first) / float(last - first)))
    return found


KEPT: Final[list[Course]] = []


def course_of(plan: Plan) -> Course:
    """Return the course of a game; that of the last one asked for is kept."""
    for kept in KEPT:
        if kept.plan is plan:
            return kept
    course = Course(plan)
    KEPT[:] = [course]
    return course


def rounds_after(t: State) -> float:
    """How many rounds probably come after this one."""
    if t.ending:
        return 0.0
    return course_of(t.plan).rounds[t.roof] + (1.0 if t.moved else 0.0)
