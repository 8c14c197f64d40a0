"""Public history of Heimlich & Co.: by seat and agent, what an identity can be guessed from."""

from collections.abc import Sequence
from typing import ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from safehouse.core.features import NUMBER, Feature
from safehouse.core.game import GameState, Setup
from safehouse.core.history import History, write_by_seat
from safehouse.games.heimlich.ids import AGENTS, MAX_SEATS
from safehouse.games.heimlich.plan import Plan

EACH: Final = MAX_SEATS * AGENTS
BY_AGENT: Final = "by seat, from mine, and agent"
MOST_POINTS: Final = 3000
# Stands for no change, where a number may go down.
MIDDLE: Final = 250
MOST_CHANGE: Final = 2 * MIDDLE
MOST_TIMES: Final = 500


class HeimlichHistory(History):
    """Points spent on agents, what that did to them, and who let whom score."""

    FEATURES: ClassVar[Sequence[Feature]] = (
        Feature("points spent", EACH, MOST_POINTS, NUMBER, BY_AGENT),
        Feature("points spent last", EACH, 6, NUMBER, f"{BY_AGENT}: in the seat's latest turn"),
        Feature(
            "change of the building's value", EACH, MOST_CHANGE, NUMBER,
            f"{BY_AGENT}: by the seat's moves and cards, + {MIDDLE}",
        ),
        Feature(
            "points scored", EACH, MOST_CHANGE, NUMBER,
            f"{BY_AGENT}: in scorings that the seat triggered, and by its cards, + {MIDDLE}",
        ),
        Feature("scorings triggered", MAX_SEATS, MOST_TIMES, NUMBER, "by seat, from mine"),
        Feature("cards played", MAX_SEATS, MOST_TIMES, NUMBER, "by seat, from mine"),
    )  # fmt: skip

    plan: Plan
    spent: list[int]
    latest: list[int]
    change: list[int]
    scored: list[int]
    scorings: list[int]
    cards: list[int]
    by: i64  # who triggered the scoring, or played the card, that stones move by

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup)
        assert isinstance(setup, Plan)
        self.plan = setup
        size = setup.players * AGENTS
        self.spent = [0] * size
        self.latest = [0] * size
        self.change = [0] * size
        self.scored = [0] * size
        self.scorings = [0] * setup.players
        self.cards = [0] * setup.players
        self.by = 0

    def see(self, kind: str, args: list[int]) -> None:
        if kind == "moved" or kind == "put":
            place: i64 = args[0] * AGENTS + args[1]
            self.change[place] += self.plan.values[args[3]] - self.plan.values[args[2]]
            if kind == "moved":
                self.spent[place] += 1
                self.latest[place] += 1
        elif kind == "rolled":
            first: i64 = args[0] * AGENTS
            agent: i64
            for agent in range(first, first + AGENTS):
                self.latest[agent] = 0
        elif kind == "scored":
            self.scored[self.by * AGENTS + args[0]] += args[3] - args[2]
        elif kind == "scoring":
            self.by = args[0]
            self.scorings[args[0]] += 1
        elif kind == "advanced":
            self.scored[self.by * AGENTS + args[0]] += args[2] - args[1]
        elif kind == "card_played":
            self.by = args[0]
            self.cards[args[0]] += 1

    def write(self, state: GameState, seat: i64, buffer: vec[i16], start: i64) -> None:
        write_by_seat(self.spent, AGENTS, seat, MAX_SEATS, MOST_POINTS, 0, buffer, start)
        write_by_seat(self.latest, AGENTS, seat, MAX_SEATS, 6, 0, buffer, start + EACH)
        write_by_seat(self.change, AGENTS, seat, MAX_SEATS, MOST_CHANGE, MIDDLE, buffer, start + 2 * EACH)
        write_by_seat(self.scored, AGENTS, seat, MAX_SEATS, MOST_CHANGE, MIDDLE, buffer, start + 3 * EACH)
        at: i64 = start + 4 * EACH
        write_by_seat(self.scorings, 1, seat, MAX_SEATS, MOST_TIMES, 0, buffer, at)
        write_by_seat(self.cards, 1, seat, MAX_SEATS, MOST_TIMES, 0, buffer, at + MAX_SEATS)
