"""What `State.past` says, in words."""

from safehouse.games.heimlich.ids import MAX_KINDS
from safehouse.games.heimlich.past import CLAIMED, DREW, FACTS, FILLED, number_of, seat_of
from safehouse.games.heimlich.rules import Heimlich
from tests.games.heimlich.positions import CARDS, cards


def facts(state: Heimlich) -> list[str]:
    """List the facts: `filled CARDS`, `1 drew CARD`, `1 drew`, `1 played CARD of 2`, `1 claimed CARDS`."""
    told = []
    drawn = iter(state.drawn)
    pools = (state.pool[first : first + len(CARDS)] for first in range(0, len(state.pool), len(CARDS)))
    for code in state.past:
        what, seat, number = code % FACTS, seat_of(code) + 1, number_of(code)
        if what == FILLED:
            told.append(" ".join(["filled", *cards(next(pools))]))
        elif what == DREW:
            kind = next(drawn)
            told.append(f"{seat} drew {CARDS[kind]}" if kind >= 0 else f"{seat} drew")
        elif what == CLAIMED:
            told.append(
                " ".join([str(seat), "claimed", *[card for kind, card in enumerate(CARDS) if number >> kind & 1]])
            )
        else:
            told.append(f"{seat} played {CARDS[number % MAX_KINDS]} of {number // MAX_KINDS}")
    assert not [*drawn, *pools]
    return told
