"""Purchases, paydays and the cash box (V10)."""

import pytest

from safehouse.core.game import CHANCE
from safehouse.games.vienna import ids, market
from safehouse.games.vienna.rounds import go_on
from safehouse.games.vienna.rules import Vienna
from tests.games.vienna.positions import bribes, do, options, stand
from tests.games.vienna.situations import at_action, bare, changes, count

PRICES = {"agent": 1, "telephone": 2, "map": 2, "cash_box": 2, "seal": 2, "side_table": 3}


def buying(coins: int, *things: str) -> Vienna:
    """Seat 0 is about to buy, and nobody after it."""
    state = bare()
    state.coins[0] = coins
    state.gear[0] = sum(1 << list(PRICES).index(thing) for thing in things)
    state.active, state.turn, state.due = 0, 3, [ids.PURCHASE]
    state.phase, state.stage = ids.READY, ids.DUE
    market.begin_purchase(state)
    return state


@pytest.mark.parametrize("coins", range(5))
def test_prices(coins: int) -> None:
    """V10.2: one thing or nothing: an agent for 1, the tiles for 2, the side table for 3; only what can be paid."""
    state = buying(coins)
    wanted = [f"buy:{thing}" for thing, price in PRICES.items() if price <= coins]
    if not wanted:
        assert state.phase != ids.BUYING
        return
    assert options(state) == ["pass", *wanted]
    for word in wanted:
        other = state.clone()
        do(other, word)
        thing = word.removeprefix("buy:")
        assert other.coins[0] == coins - PRICES[thing]
        assert other.gear[0] == (0 if thing == "agent" else 1 << list(PRICES).index(thing))
        assert other.supply[0] == (6 if thing == "agent" else 5)
        # One thing only: the round goes on.
        assert other.phase == ids.DRAWING
    do(state, "pass")
    assert (state.coins[0], state.gear[0]) == (coins, 0)


def test_once_each_but_three_agents() -> None:
    """V10.2, V10.5: telephone, map, cash box, seal and side table once each; three agents in all."""
    state = buying(9, "telephone", "map", "cash_box", "seal", "side_table")
    for hired in range(1, 4):
        assert options(state) == ["pass", "buy:agent"]
        do(state, "buy:agent")
        assert (state.hired[0], state.supply[0]) == (hired, 5 + hired)
        state.active, state.turn, state.due, state.stage, state.phase = 0, 3, [ids.PURCHASE], ids.DUE, ids.READY
        market.begin_purchase(state)
    assert state.phase != ids.BUYING


def test_telephone_draws_four() -> None:
    """V10.2, V3.6: 4 cards, 3 of them assigned, the fourth discarded open; the others draw 3."""
    state = bare()
    state.gear[0] = 1 << ids.TELEPHONE
    state.stage, state.turn, state.phase = ids.NEW_ROUND, 0, ids.READY
    go_on(state)
    while state.phase == ids.DRAWING:
        state.apply(CHANCE, state.chance()[0][0])
    assert state.held == [4, 3, 3]
    for seat in range(3):
        for _ in range(3):
            state.apply(seat, state.legal(seat)[0])
    told = do(state, "open_rest")
    assert state.held == [3, 3, 3]
    assert told[0] == "discarded:1:004"
    assert state.where[3] == ids.DISCARD


def test_map_mixes_bribes_and_coins() -> None:
    """V10.2: bribes count as shillings, one for one; V10.5: the map does not pay for itself."""
    state = buying(0)
    bribes(state, 0, wine=9)
    assert market.buy_options(state, 0) == [ids.PASS]
    state = buying(1, "map")
    bribes(state, 0, wine=1, coffee=1)
    market.begin_purchase(state)
    assert "buy:side_table" in options(state)
    do(state, "buy:side_table")
    assert (state.coins[0], sum(state.bribe[:5])) == (0, 0)
    assert state.gear[0] >> ids.SIDE_TABLE & 1


def test_box_cannot_be_spent() -> None:
    """V10.2, V10.3: what is in the cash box pays neither purchases nor agents."""
    state = buying(0, "cash_box")
    state.box[0] = 12
    assert market.buy_options(state, 0) == [ids.PASS]
    stand(state, 0, [0])
    state.active = 0
    market.begin_payday(state)
    assert (state.agents[0], state.box[0]) == (0, 12)


def test_money_of_action_three_stays_on_the_desk() -> None:
    """V10.5: money is earned by accepting and fulfilling missions; the 2 shillings of action III go on the desk."""
    state = bare()
    at_action(state, "III", own=12)
    state.gear[0] = 1 << ids.CASH_BOX
    do(state, "earn")
    assert (state.coins[0], state.box[0]) == (3, 0)
    assert state.phase == ids.SHOWING


def test_rulings_1_any_money_may_go_into_the_box() -> None:
    """V10.5, rulings 1: the 2 shillings of action III too, at that moment and only then; it holds 12."""
    for box, asked in ((0, ["box:0", "box:1", "box:2"]), (11, ["box:0", "box:1"]), (12, [])):
        state = bare(rulings="1")
        at_action(state, "III", own=12)
        state.gear[0], state.box[0] = 1 << ids.CASH_BOX, box
        do(state, "earn")
        if asked:
            assert options(state) == asked
            do(state, "box:1")
        assert (state.coins[0], state.box[0]) == (1 + 2 - bool(asked), box + bool(asked))
        assert state.phase == ids.SHOWING


def payday(coins: int, agents: int, gear: int = 0, **has: int) -> Vienna:
    state = bare()
    bribes(state, 0, **has)
    state.coins[0], state.gear[0] = coins, gear
    state.supply[0] = max(5, agents)
    stand(state, 0, range(agents))
    state.active, state.turn, state.due, state.stage, state.phase = 0, 3, [ids.PAYDAY], ids.DUE, ids.READY
    market.begin_payday(state)
    return state


@pytest.mark.parametrize(("coins", "agents", "left"), [(5, 3, 2), (3, 3, 0), (0, 0, 0)])
def test_payday_with_enough(coins: int, agents: int, left: int) -> None:
    """V10.3: a shilling for each agent, no choice, nobody goes."""
    state = payday(coins, agents)
    assert (state.coins[0], int(state.agents[0]).bit_count()) == (left, agents)
    assert state.phase not in (ids.SETTLING, ids.REMOVING)


def test_payday_with_nothing() -> None:
    """V10.3: all unpaid agents go back to the supply."""
    state = payday(0, 4)
    assert (state.agents[0], state.supply[0]) == (0, 5)


def test_payday_he_chooses_who_goes() -> None:
    """V10.3: two of four unpaid: any pair may go."""
    state = payday(2, 4)
    assert state.phase == ids.REMOVING
    pairs = set()
    for first in state.legal(0):
        once = state.clone()
        once.apply(0, first)
        for second in once.legal(0):
            twice = once.clone()
            twice.apply(0, second)
            pairs.add(int(twice.agents[0]))
            assert twice.supply[0] == state.supply[0] + 2
    assert pairs == {mask for mask in range(16) if mask.bit_count() == 2}


def test_payday_with_the_map() -> None:
    """V10.3: coins c and bribes b with c + b up to the agents; if that is fewer than the agents, all his coins."""
    ends = set()
    states = [payday(2, 4, 1 << ids.MAP, wine=3)]
    while states:
        state = states.pop()
        if state.phase != ids.SETTLING:
            ends.add((2 - int(state.coins[0]), 3 - int(state.bribe[1])))
            continue
        assert len(state.legal(0)) > 1
        for action in state.legal(0):
            other = state.clone()
            other.apply(0, action)
            states.append(other)
    assert ends == {(2, 0), (2, 1), (2, 2), (1, 3)}


def test_payday_in_turn_order() -> None:
    """V10.1: from the holder of the arms on."""
    state = bare()
    state.arms, state.coins[:] = 1, [0, 0, 0]
    for seat in range(3):
        stand(state, seat, [0, 1])
        state.coins[seat] = 1
    state.turn, state.due, state.stage, state.phase = 0, [ids.PAYDAY], ids.DUE, ids.READY
    go_on(state)
    asked = []
    while state.phase == ids.REMOVING:
        asked.append(int(state.active))
        before = count(state)
        state.apply(state.active, state.legal(state.active)[0])
        assert changes(before, count(state)) in ({}, {"agents": -1}, {"coins": -1})
    assert asked == [1, 2, 0]
