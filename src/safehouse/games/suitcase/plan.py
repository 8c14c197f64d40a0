"""What is fixed at a table of Suitcase before the first step."""

from mypy_extensions import i64

from safehouse.core.game import Setup
from safehouse.games.suitcase.ids import GOAL


class Plan(Setup):
    """Players, their corners and the map. Shared by all states of a game and never changed."""

    __slots__ = ("cities", "corner", "gates", "outposts", "roads", "rulings_2", "target", "to_hq", "turn_limit")

    def __init__(self, players: int, options: dict[str, str], files: dict[str, str]) -> None:
        super().__init__(players, options, files)
        self.corner: list[int] = []  # by seat
        self.cities: i64 = 0
        self.roads: list[list[int]] = []  # by place (cities, then bases): the cities one step away
        self.gates: list[list[int]] = []  # by seat, by city: 1 where a dotted line leads to the headquarters
        self.to_hq: list[list[int]] = []  # by seat, by city: steps into the headquarters
        self.target: i64 = GOAL
        self.outposts: bool = True  # K2.5
        self.rulings_2: bool = True  # the rulings are those of 2
        self.turn_limit: i64 = 0  # K8.5

    def __reduce__(self) -> tuple[object, ...]:
        from safehouse.games.suitcase.game import make_plan

        return make_plan, (self.players, self.options, self.files)
