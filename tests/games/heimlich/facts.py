"""What `State.past` says, in words."""

from safehouse.games.heimlich.ids import MAX_KINDS, MAX_SEATS
from safehouse.games.heimlich.past import CLAIMED, DREW, FACTS, FILLED
from safehouse.games.heimlich.rules import Heimlich
from tests.games.heimlich.positions import CARDS, cards


def facts(state: Heimlich) -> list[str]:
    """List the facts: `filled CARDS`, `1 drew CARD`, `1 drew`, `1 played CARD of 2`, `1 claimed CARDS`."""
    told = []
    drawn = iter(state.drawn)
    place = 0
    while place < len(state.past):
        code = int(state.past[place])
        what, seat, number = code % FACTS, code // FACTS % MAX_SEATS + 1, code // FACTS // MAX_SEATS
        place += 1
        if what == FILLED:
            told.append(" ".join(["filled", *cards(state.past[place : place + len(CARDS)])]))
            place += len(CARDS)
        elif what == DREW:
            kind = next(drawn)
            told.append(f"{seat} drew {CARDS[kind]}" if kind >= 0 else f"{seat} drew")
        elif what == CLAIMED:
            told.append(
                " ".join([str(seat), "claimed", *[card for kind, card in enumerate(CARDS) if number >> kind & 1]])
            )
        else:
            told.append(f"{seat} played {CARDS[number % MAX_KINDS]} of {number // MAX_KINDS}")
    assert not list(drawn)
    return told
