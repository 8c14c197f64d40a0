"""Components and setup of both versions (V1, V2, V9), as dealt at random and step by step."""

import json
from collections import Counter

import pytest

from safehouse.core.game import CHANCE
from safehouse.core.rng import Rng
from safehouse.games.vienna import ids
from safehouse.games.vienna.game import GAME
from safehouse.games.vienna.rules import Vienna
from tests.games.vienna.positions import bribes, do, name, of, options
from tests.games.vienna.situations import at_action, bare
from tests.games.vienna.words import BRIBES, COLOURS, FLAGS, INFOS, SEALS

ROOF = "ABCDEFGHIJKL"


def dealt(players: int = 4, seed: int = 1, **options: str) -> Vienna:
    """A table dealt at random, before the first cards are drawn."""
    state = GAME.first_state(GAME.setup(players, options))
    assert isinstance(state, Vienna)
    rng = Rng(seed)
    while state.phase != ids.DRAWING:
        seat = state.pending()[0]
        state.apply(seat, state.sample_chance(rng) if seat == CHANCE else state.legal(seat)[0])
    return state


def test_bribes_and_their_colours() -> None:
    """V1.1: chocolate is purple, wine pink, magazine orange, coffee brown, tobacco grey; the supply has no end."""
    start = bare()
    colours = {b["name"]: b["colour"] for b in json.loads(start.plan.files["board"])["buildings"]}
    at_action(start, "III", own=12)
    for bribe, colour in zip(BRIBES, COLOURS, strict=True):
        state = start.clone()
        bribes(state, 0, **{bribe: 500})
        offered = [word.removeprefix("place:") for word in options(state) if word.startswith("place:")]
        assert sorted(offered) == sorted(house for house, painted in colours.items() if painted == colour)
        do(state, f"take:{bribe}")
        assert sum(state.bribe) == state.bribe[name(state, "bribe", bribe)] == 502


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("version", ["starter", "full"])
def test_infos(players: int, version: str) -> None:
    """V1.2, V2.1, V2.3: 9 of each: 8 on the squares; of the five put aside one for each player, all different."""
    state = dealt(players, version=version)
    assert Counter(state.tile) == dict.fromkeys(range(5), 8)
    first = [INFOS[state.info[seat * 5 : seat * 5 + 5].index(1)] for seat in range(players)]
    assert sum(state.info) == players == len(set(first))


def test_flags() -> None:
    """V1.3, V2.2: six of each of five nations; as printed, or dealt at random by option."""
    printed, other = dealt(flags="printed"), dealt(flags="random")
    for state in (printed, other):
        assert Counter(state.flag) == dict.fromkeys(range(len(FLAGS)), 6)
    assert printed.flag == dealt(seed=2, flags="printed").flag
    assert other.flag not in (printed.flag, dealt(seed=2, flags="random").flag)


def test_seals_and_letters() -> None:
    """V1.4: six buildings of each seal; ten house letters on ten buildings."""
    state = dealt()
    assert [len(of(state, seal=seal)) for seal in range(len(SEALS))] == [6] * 5
    assert len(set(state.plan.letter_house)) == 10


@pytest.mark.parametrize(("version", "deck", "agents", "coins"), [("starter", 90, 6, 0), ("full", 175, 5, 1)])
def test_players_begin_with(version: str, deck: int, agents: int, coins: int) -> None:
    """V2.3, V9.1: the pile, agents, one bribe of each kind, no points, and in the full version a shilling."""
    state = dealt(3, version=version)
    assert state.pile_left == deck == state.where.count(ids.PILE)
    assert [card + 1 for card, place in enumerate(state.where) if place == ids.PILE] == list(range(1, deck + 1))
    assert state.supply == [agents] * 3
    assert state.agents == state.score == state.hired == state.gear == state.box == [0] * 3
    assert state.bribe == [1] * 15
    assert state.coins == [coins] * 3
    assert state.marker == [0] * 5
    assert (state.roof, state.moved, state.ending) == (0, False, False)


def test_missions_begin_with() -> None:
    """V9.1: an S mission each, two A and two B on the board; the other S missions never come. The starter has none."""
    for seed in range(4):
        state = dealt(3, seed, version="full")
        names = state.plan.names["mission"]
        desks = [[names[m] for m in state.desk[seat * 4 : seat * 4 + 4] if m != ids.NONE] for seat in range(3)]
        assert all(len(desk) == 1 and desk[0][0] == "s" for desk in desks)
        assert len({desk[0] for desk in desks}) == 3
        assert [names[mission][0] for mission in state.offer] == ["a", "a", "b", "b"]
        left = Counter(names[mission][0] for mission in range(60) if state.stack[mission])
        assert (left["a"], left["b"]) == (28, 23)
    starter = dealt(3, version="starter")
    assert set(starter.desk) == set(starter.offer) == {ids.NONE}


def test_start_player() -> None:
    """V2.4: chosen, or each with the same chance; he holds the arms and acts first."""
    assert dealt(4, start="3").arms == 2
    assert {dealt(4, seed).arms for seed in range(30)} == {0, 1, 2, 3}


@pytest.mark.parametrize(
    ("players", "end", "purchases", "paydays"),
    [(2, "H", "BCDGH", "EH"), (3, "J", "BCEIJ", "GJ"), (4, "L", "BDFJL", "HL")],
)
def test_roof(players: int, end: str, purchases: str, paydays: str) -> None:
    """V1.7, V9.2: twelve fields, the end and the tiles by the number of players."""
    plan = dealt(players).plan
    assert "".join(plan.names["roof"]) == ROOF
    assert ROOF[plan.end] == end
    assert "".join(ROOF[field] for field in plan.purchases) == purchases
    assert "".join(ROOF[field] for field in plan.paydays) == paydays


def test_tracks() -> None:
    """V1.6: six areas worth 1–6 on each track, of 2, 3, 3, 4, 5 and 1 fields; the classic ones of 4 and 1."""
    plan = dealt().plan
    assert plan.area == [[1] * 2 + [2] * 3 + [3] * 3 + [4] * 4 + [5] * 5 + [6]] * 5
    assert plan.last_field == [17] * 5
    plan = dealt(tracks="classic").plan
    assert plan.area == [[1] * 4 + [2] * 4 + [3] * 4 + [4] * 4 + [5] * 4 + [6]] * 5
    assert plan.last_field == [20] * 5
