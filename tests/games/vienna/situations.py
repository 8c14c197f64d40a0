"""Situations in which an ability matters, played out from a bare table of three with the full version.

Nothing else is going on: no tiles but those asked for, no missions, no infos owned, markers at their start. A card is
laid into a drawer by action I of the very turn; `BLANK` cards do nothing in the action that is looked at.
"""

from collections.abc import Callable, Sequence
from functools import cache

from safehouse.core.game import CHANCE
from safehouse.games.vienna import ids
from safehouse.games.vienna.rules import Vienna
from tests.games.vienna.positions import card_showing, deal, do, name, of, options, stand, table
from tests.games.vienna.words import BRIBES, COLOURS, FLAGS, INFOS, SEALS

# By action: a card whose ability is for another action.
BLANK = {"II": 26, "III": 12, "IV": 26}
Change = dict[str, int]


@cache
def dealt(players: int, rulings: str) -> Vienna:
    return table(players, "full", rulings=rulings)


def bare(players: int = 3, rulings: str = "2") -> Vienna:
    """A table before its first draw, with nothing on it but the players' supplies."""
    state = dealt(players, rulings).clone()
    state.tile[:] = [ids.NONE] * ids.SQUARES
    state.info[:] = [0] * len(state.info)
    state.bribe[:] = [0] * len(state.bribe)
    state.desk[:] = [ids.NONE] * len(state.desk)
    state.offer[:] = [ids.NONE] * ids.OPEN_MISSIONS
    return state


def count(state: Vienna) -> Change:
    """What seat 0 has, by name."""
    return {
        **{bribe: state.bribe[index] for index, bribe in enumerate(BRIBES)},
        **{info: state.info[index] for index, info in enumerate(INFOS)},
        **{f"{info} marker": state.marker[index] for index, info in enumerate(INFOS)},
        "points": state.score[0],
        "cards": state.held[0],
        "coins": state.coins[0],
        "agents": state.agents[0].bit_count(),
        "drawers": sum(card != ids.NONE for card in state.drawer[: ids.SLOTS]),
    }


def changes(before: Change, after: Change) -> Change:
    return {what: after[what] - before[what] for what in after if after[what] != before[what]}


def add(*parts: Change) -> Change:
    """Sum changes, zeros left out."""
    total: Change = {}
    for part in parts:
        for what, number in part.items():
            total[what] = total.get(what, 0) + number
    return {what: number for what, number in total.items() if number}


def at_action(state: Vienna, action: str, *, own: int, bribe: str = "chocolate", info: str = "bottle") -> None:
    """Play seat 0's turn until this action begins: `own` into a drawer, this bribe and info on the cards of II, IV."""
    second = card_showing(state, bribe=bribe, but=(own,))
    fourth = card_showing(state, info=info, but=(own, second))
    deal(state, {0: (own, second, fourth)})
    do(state, "show")
    if state.phase == ids.STORING:
        do(state, f"drawer:{state.drawer.index(ids.NONE) + 1}")
    assert own - 1 in state.drawer[: ids.SLOTS]
    if action == "II":
        return
    do(state, "show")
    assert state.phase == ids.ACTING
    state.bribe[:] = [0] * len(state.bribe)
    if action == "IV":
        do(state, "take:wine")
        assert state.phase == ids.SHOWING


def answer(state: Vienna, answers: Sequence[str]) -> list[list[str]]:
    """Answer what seat 0 is asked, and say what it was asked; `card:` is whatever chance draws."""
    asked = []
    left = list(answers)
    while state.phase not in (ids.SHOWING, ids.ACTING) and state.active == 0:
        if state.phase == ids.DRAWING:
            assert left.pop(0) == "card:"
            state.apply(CHANCE, state.chance()[0][0])
            continue
        asked.append(options(state))
        do(state, left.pop(0))
    assert not left
    return asked


def put(state: Vienna, building: int, answers: Sequence[str] = ()) -> tuple[list[list[str]], Change]:
    """An agent from the supply on a building, for bribes of its colour. What is asked afterwards, and what changes."""
    state.bribe[state.plan.city[building]] += 2
    before = count(state)
    do(state, f"place:{state.plan.names['building'][building]}")
    if state.phase == ids.SOURCING:
        do(state, "from:supply")
    asked = answer(state, answers)
    return asked, changes(before, count(state))


def paid(state: Vienna, building: int, price: int = 2) -> Change:
    """What placing an agent changes by itself."""
    return {BRIBES[state.plan.city[building]]: -price, "agents": 1}


def house(state: Vienna, trait: str, value: str) -> int:
    """A building with this colour, flag or seal."""
    words = {"colour": COLOURS, "flag": FLAGS, "seal": SEALS}[trait]
    return of(state, **{trait: words.index(value)})[0]


def ring(state: Vienna, number: int, info: str, fits: Callable[[int], bool] = lambda _: True) -> tuple[int, int]:
    """Seat 0 misses one building of a square of this number, which holds this info: that building, and the square."""
    plan = state.plan
    for square in range(ids.SQUARES):
        around = ids.members(plan.square_mask[square])
        if plan.number[square] == number and state.tile[square] == ids.NONE and fits(square):
            stand(state, 0, [other for other in around[1:] if not state.agents[0] >> other & 1])
            state.tile[square] = name(state, "info", info)
            return around[0], square
    raise AssertionError("there is no such square")
