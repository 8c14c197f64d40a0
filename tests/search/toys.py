"""Two tiny games with known solutions, for the search."""

from typing import ClassVar

from safehouse.core.fields import OWNER, PUBLIC, SEALED, set_values, values_of
from safehouse.core.game import HIDDEN, MANY, OVER, UNKNOWN, GameState, Outcome, Setup
from safehouse.core.rng import Rng

TWO_PLAYERS = Setup(2, {}, {})


class Toy(GameState):
    """What both games share: copying by fields, and a zero-sum outcome."""

    def clone(self) -> "Toy":
        return set_values(type(self)(self.setup), values_of(self))

    def outcome(self) -> Outcome:
        share = self.share()
        return Outcome([share, 1.0 - share], [1, 2], [0, 0], "over")

    def share(self) -> float:
        raise NotImplementedError


class Pennies(Toy):
    """Matching pennies with unequal stakes: seat 0 wins the share STAKES[own][other]. Both choose at once.

    Its equilibrium: seat 0 plays 0 with 2/5, seat 1 plays 0 with 2/5 (equalise the rows and the columns).
    """

    FIELDS: ClassVar[dict[str, str]] = {"choice": SEALED}
    STAKES = ((1.0, 0.0), (0.0, 2.0 / 3.0))

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup)
        self.choice = [UNKNOWN, UNKNOWN]

    def pending(self) -> list[int]:
        return [seat for seat in (0, 1) if self.choice[seat] == UNKNOWN]

    def actor(self) -> int:
        waiting = self.pending()
        return MANY if len(waiting) == 2 else waiting[0] if waiting else OVER

    def sealed(self) -> bool:
        return bool(self.pending())

    def legal(self, seat: int) -> list[int]:
        return [0, 1]

    def apply(self, seat: int, action: int) -> None:
        self.choice[seat] = action

    def share(self) -> float:
        return self.STAKES[self.choice[0]][self.choice[1]]

    def redact(self, observer: int) -> "Pennies":
        view = Pennies(self.setup)
        if observer >= 0:
            view.choice[observer] = self.choice[observer]
        return view

    def sample(self, rng: Rng) -> "Pennies":
        world = self.clone()
        assert isinstance(world, Pennies)
        return world

    def seen_as(self, observer: int, actor: int, action: int) -> int:
        return action if observer == actor else HIDDEN


class Coin(Toy):
    """A hidden coin: seat 0 may guess it, and wins if he is right, or take 0.6 of a win for sure.

    Who knows nothing of the coin must take what is sure; a search that peeks into its imagined worlds would guess.
    """

    FIELDS: ClassVar[dict[str, str]] = {"coin": OWNER, "guess": PUBLIC}
    SURE = 2

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup)
        self.coin = UNKNOWN
        self.guess = UNKNOWN

    def pending(self) -> list[int]:
        return [] if self.guess != UNKNOWN else [0]

    def actor(self) -> int:
        return OVER if self.guess != UNKNOWN else 0

    def legal(self, seat: int) -> list[int]:
        return [0, 1, self.SURE]

    def apply(self, seat: int, action: int) -> None:
        self.guess = action

    def share(self) -> float:
        return 0.6 if self.guess == self.SURE else float(self.guess == self.coin)

    def redact(self, observer: int) -> "Coin":
        view = Coin(self.setup)
        view.guess = self.guess
        view.coin = self.coin if observer == 1 else UNKNOWN
        return view

    def sample(self, rng: Rng) -> "Coin":
        world = self.clone()
        assert isinstance(world, Coin)
        if world.coin == UNKNOWN:
            world.coin = rng.below(2)
        return world

    def seen_as(self, observer: int, actor: int, action: int) -> int:
        return action


class Rarely(Coin):
    """The sure thing is there only if the coin shows 1, and is then best: counts of visits alone would neglect it."""

    def legal(self, seat: int) -> list[int]:
        return [0, 1, self.SURE] if self.coin == 1 else [0, 1]

    def share(self) -> float:
        return 1.0 if self.guess == self.SURE else 0.3 if self.guess == 0 else 0.0
