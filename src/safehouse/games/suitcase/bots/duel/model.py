"""The duel as a game of its own (K6): two players, their unused cards, and who attacks.

Standard library only: the stored strategy is read where numpy and scipy are not installed. docs/duel.md
argues the model and its numbers; everything counts in one unit, the loss of one agent.

Interpreted: it describes duels to the solver, which runs once in a while and not in play.
"""

from collections.abc import Iterable
from dataclasses import dataclass


@dataclass(frozen=True)
class Model:
    """What a duel decides, from the attacker's side; the defender's gain is the attacker's loss."""

    agent: float = 1.0  # a loser who showed 1-5 loses the agent (K6.4)
    home: float = 0.5  # a loser who showed 0 goes back to his base: half a way walked for nothing (K6.4)
    defender_suitcase: float = 0.5  # changes hands when the defender loses (K6.4, K6.8)
    attacker_suitcase: float = 0.25  # changes hands when the attacker loses
    bonus: float = 0.1  # a winning attacker's bonus step (K6.6)
    turn: float = 0.15  # the rest of the turn, which a losing attacker forfeits (K6.5)
    discount: float = 0.9  # the chance that the same two meet again
    same_attacker: float = 0.5  # the chance that the next attacker is this one: 0.5 random, 0 in turns
    zeros: int = 2  # cards 0 in a full hand (K1.2)
    top: int = 5  # cards 1 to top, one of each (K1.2)

    def __post_init__(self) -> None:
        if not (0 <= self.discount < 1 and 0 <= self.same_attacker <= 1):
            raise ValueError("discount must be in [0, 1), same_attacker in [0, 1]")
        if not (0 <= self.zeros <= 3 and 1 <= self.top <= 5):
            raise ValueError("a deck has 0 to 3 zeros and 1 to 5 cards above them")

    @property
    def hands(self) -> int:
        """Codes of hands: 1 to hands - 1; 0 is the empty hand, which refills before it is ever met."""
        return (self.zeros + 1) << self.top

    @property
    def full(self) -> int:
        """The code of the full hand, the largest of all."""
        return self.hands - 1

    def code(self, cards: Iterable[int]) -> int:
        """Return the number of a hand: its zeros plus (zeros + 1) times one bit for each card above 0."""
        zeros = 0
        mask = 0
        for card in cards:
            if card == 0 and zeros < self.zeros:
                zeros += 1
            elif 1 <= card <= self.top and not mask >> (card - 1) & 1:
                mask |= 1 << (card - 1)
            else:
                raise ValueError(f"no hand of this deck: {card} is not a card, or there are too many of it")
        code = zeros + (self.zeros + 1) * mask
        if code == 0:
            raise ValueError("an empty hand: it refills at once (K6.3)")
        return code

    def cards(self, code: int) -> list[int]:
        """Return the cards of a hand, ascending, each 0 by itself."""
        mask, zeros = divmod(code, self.zeros + 1)
        return [0] * zeros + [card for card in range(1, self.top + 1) if mask >> (card - 1) & 1]

    def choices(self, code: int) -> list[int]:
        """Return the different cards of a hand, ascending."""
        return sorted(set(self.cards(code)))

    def after(self, code: int, card: int) -> int:
        """Return the hand without a card that it holds; the last card brings all of them back (K6.3)."""
        left = code - (1 if card == 0 else (self.zeros + 1) << (card - 1))
        return left or self.full

    def payoff(self, attacker: int, defender: int) -> float:
        """Return what the attacker gains by this pair of cards, apart from the cards themselves."""
        if attacker >= defender:  # K6.2: the attacker wins ties
            lost = self.agent if defender else self.home
            return lost + self.defender_suitcase + self.bonus
        lost = self.agent if attacker else self.home
        return -(lost + self.attacker_suitcase + self.turn)

    def bound(self) -> float:
        """Return a bound on the size of every value: the largest payoff of a duel, for ever."""
        pairs = [(i, j) for i in range(self.top + 1) for j in range(self.top + 1)]
        return max(abs(self.payoff(i, j)) for i, j in pairs) / (1 - self.discount)
