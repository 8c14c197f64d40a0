"""A game of two questions, one straight after the other, with words that fit several options."""

from pathlib import Path
from typing import ClassVar

from mypy_extensions import i64

from safehouse.core.actions import Kind
from safehouse.core.fields import SEALED, set_values, values_of
from safehouse.core.game import CHANCE, HIDDEN, MANY, OVER, UNKNOWN, GameState, Outcome, Setup
from safehouse.core.registry import Game, Meta
from safehouse.core.rng import Rng

CHOICES = list(range(6))
OUTCOMES = list(range(6, 10))


class Toy(GameState):
    """CHANCE begins, then seats 1 and 2 answer together, then seats 3 and 4."""

    FIELDS: ClassVar[dict[str, str]] = {"coin": "public", "answers": SEALED}

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup)
        self.coin = UNKNOWN
        self.answers = [UNKNOWN] * 4

    def sealed(self) -> bool:
        return self.pending() not in ([], [CHANCE])

    def pending(self) -> list[int]:
        if self.coin == UNKNOWN:
            return [CHANCE]
        return [s for s in (0, 1) if self.answers[s] < 0] or [s for s in (2, 3) if self.answers[s] < 0]

    def actor(self) -> i64:
        pending = self.pending()
        return MANY if len(pending) > 1 else pending[0] if pending else OVER

    def legal(self, seat: i64) -> list[int]:
        return CHOICES

    def chance(self) -> list[tuple[int, int]]:
        return [(outcome, 1) for outcome in OUTCOMES]

    def apply(self, seat: i64, action: i64) -> None:
        if seat == CHANCE:
            self.coin = action
        else:
            self.answers[seat] = action

    def retract(self, seat: i64) -> None:
        self.answers[seat] = UNKNOWN

    def outcome(self) -> Outcome:
        return Outcome([0.25] * 4, [1] * 4, [0] * 4, "over")

    def clone(self) -> "Toy":
        return set_values(Toy(self.setup), values_of(self))

    def redact(self, observer: i64) -> "Toy":
        return self.clone()

    def sample(self, rng: Rng) -> "Toy":
        return self.clone()

    def seen_as(self, observer: i64, actor: i64, action: i64) -> i64:
        return action if actor in (CHANCE, observer) else HIDDEN

    def why_not(self, seat: i64, action: i64) -> tuple[str, str]:
        return "T1", "not_now"


class ToyGame(Game):
    meta = Meta("toy", "Toy", (4, 4), (), "", 1)
    kinds = (
        Kind("go", (("number", 3),)),
        Kind("take", (("number", 3),)),
        Kind("flip", (("number", 2),), by_chance=True),
        Kind("spin", (("number", 2),), by_chance=True),
    )
    state_class = Toy
    data_folder = Path(__file__).parent

    def make_setup(self, players: int, options: dict[str, str], files: dict[str, str]) -> Setup:
        setup = Setup(players, options, files)
        setup.names["number"] = ["0", "1", "2"]
        return setup

    def first_state(self, setup: Setup) -> Toy:
        return Toy(setup)

    def blank_state(self, setup: Setup) -> Toy:
        return Toy(setup)


GAME = ToyGame()
