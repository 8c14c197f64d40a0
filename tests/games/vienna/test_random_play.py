"""Random games of every set of options end, and nothing is lost or doubled on the way."""

import pytest

from safehouse.conformance.walk import next_row
from safehouse.core.game import OVER
from safehouse.core.rng import Rng
from safehouse.games.vienna import ids
from safehouse.games.vienna.game import GAME
from safehouse.games.vienna.rules import Vienna

SETS = [
    ("starter", "no", "no", "printed"),
    ("starter", "yes", "no", "random"),
    ("full", "no", "no", "printed"),
    ("full", "yes", "no", "random"),
    ("full", "no", "yes", "printed"),
    ("full", "yes", "yes", "printed"),
]
DEALT = (ids.DEALING_FLAGS, ids.DEALING_TILES, ids.DEALING_INFOS, ids.DEALING_COLOURS, ids.DEALING_MISSIONS)


def check(state: Vienna) -> None:
    """All cards, bribes, coins, tiles, missions and agents are accounted for."""
    plan = state.plan
    check_cards(state)
    assert min(state.bribe) >= 0
    assert min(state.coins) >= 0
    assert all(0 <= coins <= ids.BOX_ROOM for coins in state.box)
    if state.phase not in DEALT:
        aside = 5 - plan.players
        assert sum(tile != ids.NONE for tile in state.tile) + sum(state.info) + aside == 45
        assert sorted(state.flag) == sorted(list(range(5)) * 6)
    for info, field in enumerate(state.marker):
        assert 0 <= field <= plan.last_field[info]
    assert plan.roof_start <= state.roof <= plan.end
    for seat in range(plan.players):
        figures = int(state.figure[seat] != ids.NONE)
        assert figures == 0 or state.agents[seat] >> state.figure[seat] & 1
        total = (5 if plan.full else 6) + state.hired[seat]
        assert state.supply[seat] >= 0
        assert state.agents[seat].bit_count() - figures + state.supply[seat] == total
        assert 0 <= state.hired[seat] <= ids.MOST_HIRED
    there = [mission for mission in [*state.desk, *state.offer] if mission != ids.NONE]
    assert len(there) == len(set(there))
    assert not any(state.stack[mission] for mission in there)


def check_cards(state: Vienna) -> None:
    plan = state.plan
    assert state.where.count(ids.PILE) == state.pile_left
    drawn = [card for card in state.drawer if card != ids.NONE]
    assert len(drawn) == len(set(drawn))
    for seat in range(plan.players):
        hidden = [card for card in state.hand[seat * ids.HAND : (seat + 1) * ids.HAND] if card >= 0]
        assert hidden == sorted(hidden)
        hidden += [card for card in state.assigned[seat * 3 : seat * 3 + 3] if card >= 0]
        assert sorted(hidden) == [card for card, place in enumerate(state.where) if place == ids.IN_HAND + seat]
        assert len(hidden) == state.held[seat]
        assert sum(state.edition[card] < state.shuffles for card in hidden) == state.hidden_old[seat]
        mine = [card for card in state.drawer[seat * ids.SLOTS : (seat + 1) * ids.SLOTS] if card != ids.NONE]
        assert sorted(mine) == [card for card, place in enumerate(state.where) if place == ids.IN_DRAWER + seat]
        # V4.2: no ability twice.
        assert len({(plan.ability[card], plan.x[card]) for card in mine}) == len(mine)
        assert len(mine) <= (4 if state.gear[seat] >> ids.SIDE_TABLE & 1 else 3)


def play(players: int, options: tuple[str, str, str, str], seed: int) -> Vienna:
    names = ("version", "third_man", "feld_agents", "flags")
    setup = GAME.setup(players, dict(zip(names, options, strict=True)))
    state = GAME.first_state(setup)
    assert isinstance(state, Vienna)
    rng = Rng(seed)
    while state.actor() != OVER:
        check(state)
        seat, row = next_row(state, rng, whole_rows=False)
        state.apply(seat, row[0])
    check(state)
    return state


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("options", SETS)
def test_nothing_is_lost(players: int, options: tuple[str, str, str, str]) -> None:
    for seed in range(3):
        state = play(players, options, seed)
        assert state.ending
        assert not state.agenda
        assert state.outcome().ranks.count(1) == 1


@pytest.mark.long
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("options", SETS)
def test_nothing_is_lost_at_length(players: int, options: tuple[str, str, str, str]) -> None:
    for seed in range(100, 200):
        play(players, options, seed)
