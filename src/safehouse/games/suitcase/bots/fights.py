"""Duels for quick use: who is likely to win one, what to show by the stored equilibrium, and what a victory leaves."""

from mypy_extensions import i64

from safehouse.core.rng import Rng
from safehouse.games.suitcase.bots.duel.strategy import DuelStrategy
from safehouse.games.suitcase.ids import CARD_VALUES
from safehouse.games.suitcase.movement import enter, leave, put_down, remove
from safehouse.games.suitcase.rules import Suitcase
from safehouse.games.suitcase.state import State


def hand_code(t: State, seat: i64) -> i64:
    """The number of a seat's unused duel cards in the duel table (`duel.model.Model.code`)."""
    first = seat * CARD_VALUES
    mask: i64 = 0
    value: i64 = 1
    while value < CARD_VALUES:
        if t.cards_left[first + value] > 0:
            mask |= 1 << (value - 1)
        value += 1
    return t.cards_left[first] + 3 * mask


class Duels:
    """The equilibrium of duels for quick use: chances to win by pairs of hands, and cards drawn from the mixes."""

    strategy: DuelStrategy
    known: dict[int, float]

    def __init__(self) -> None:
        self.strategy = DuelStrategy.load()
        self.known = {}

    def odds(self, t: State, attacker: i64, defender: i64) -> float:
        """The chance that an attack wins if both sides show cards by the equilibrium."""
        mine = hand_code(t, attacker)
        theirs = hand_code(t, defender)
        key = mine * 128 + theirs
        found = self.known.get(key)
        if found is not None:
            return found
        won = 0.0
        answers = self.strategy.mix_of(theirs, mine, False)
        for card, share in self.strategy.mix_of(mine, theirs, True):
            for answer, part in answers:
                if card >= answer:
                    won += share * part
        self.known[key] = won
        return won

    def card(self, t: State, seat: i64, rng: Rng) -> i64:
        """Draw what a seat shows in the present duel."""
        attacking = seat == t.active
        other = t.defender if attacking else t.active
        left = float(rng.below(1_000_000)) / 1_000_000.0
        card: i64 = 0
        for card, share in self.strategy.mix_of(hand_code(t, seat), hand_code(t, other), attacking):
            left -= share
            if left < 0.0:
                return card
        return card


def taken(t: Suitcase, agent: i64, city: i64) -> Suitcase:
    """The table after an agent has beaten everybody in a city and moved in."""
    after = t.clone()
    for beaten in range(len(after.place)):
        if after.place[beaten] == city:
            put_down(after, beaten)
            remove(after, beaten)
    leave(after, agent)
    enter(after, agent, city)
    return after
