"""K2.2, K2.3, K5.2, K6.2, K6.3: what a seat knows, and the worlds that it cannot tell apart."""

from collections import Counter
from fractions import Fraction
from itertools import permutations

import pytest

from safehouse.conformance.statistics import TOO_FAR, chi_square_z
from safehouse.core.batch import features_of
from safehouse.core.features import feature_count
from safehouse.core.fields import values_of
from safehouse.core.game import HIDDEN, SPECTATOR, UNKNOWN
from safehouse.core.rng import Rng
from safehouse.games.suitcase.rules import Suitcase
from tests.games.suitcase.positions import GAME, action, deliver, do, new_game, options, table, turn, why

SECRET = ("content", "hidden_at", "waiting", "duel_card")


def public(state: Suitcase) -> dict[str, object]:
    return {name: value for name, value in values_of(state).items() if name not in SECRET}


@pytest.mark.parametrize("observer", [0, 1, 2, SPECTATOR])
def test_k5_2_the_rest_is_public(observer: int) -> None:
    """K5.2: places, loads, cards, points and duels are seen by all."""
    state = table(3, agents={0: "rome:red_a", 1: "zurich"}, delivered={2: ["blue_a"]}, cards={0: "123"}, roll=(2, 1))
    assert public(state.redact(observer)) == public(state)


def test_k2_2_contents_are_the_owners() -> None:
    """K2.2: only he knows, until a delivery shows it to all."""
    state = table(3, contents=["5-3-1-bomb", "1-3-5-bomb", "bomb-1-3-5"], agents={0: "beirut:green_d"}, roll=(2, 0))
    assert state.redact(1).content == [UNKNOWN] * 4 + [1, 3, 5, 0] + [UNKNOWN] * 4
    do(state, 0, "deliver:1")
    # He is in, but the card is not turned yet.
    assert state.redact(0).content[8:] == [UNKNOWN] * 4
    state.apply(-1, action(state, "show"))
    for observer in (0, 1, SPECTATOR):
        assert state.redact(observer).content[8:] == [UNKNOWN] * 3 + [5]
    assert state.redact(SPECTATOR).content[:8] == [UNKNOWN] * 8


def test_k2_2_packing_is_sealed() -> None:
    """K2.2: neither what the others packed nor whether they have."""
    state = new_game(3)
    before = values_of(state.redact(0))
    do(state, 1, "pack:5-1-bomb-3")
    assert values_of(state.redact(0)) == before
    assert list(state.redact(0).pending()) == [0, 1, 2]
    assert list(state.redact(1).pending()) == [0, 2]
    assert state.redact(1).content[4:8] == [5, 1, 0, 3]
    assert state.seen_as(0, 1, action(state, "pack:5-1-bomb-3")) == HIDDEN
    assert state.seen_as(1, 1, action(state, "pack:5-1-bomb-3")) == action(state, "pack:5-1-bomb-3")
    assert state.seen_as(SPECTATOR, 1, action(state, "pack:5-1-bomb-3")) == HIDDEN


def test_k2_3_placing_is_sealed() -> None:
    """K2.3: hidden until all placements are shown, however many are in."""
    state = new_game(2)
    for seat in (0, 1):
        do(state, seat, "pack:5-3-1-bomb")
    before = values_of(state.redact(0))
    for city in ("rome", "oslo", "kiev", "bonn"):
        do(state, 1, f"place:{city}")
        assert values_of(state.redact(0)) == before
    assert state.seen_as(0, 1, action(state, "place:rome")) == HIDDEN
    assert state.redact(1).hidden_at[4:] == state.hidden_at[4:]
    for city in ("rome", "oslo", "kiev", "bonn"):
        do(state, 0, f"place:{city}")
    assert state.redact(0).hidden_at[4:] == [-1] * 4


def test_k6_2_duel_cards_are_sealed() -> None:
    """K6.2: nobody sees the other's card, nor that he has chosen, before both are shown."""
    state = table(3, agents={0: "rome", 1: "zurich"})
    turn(state, 0, (1, 0), "step:1:zurich")
    views = {observer: values_of(state.redact(observer)) for observer in (1, 2, SPECTATOR)}
    do(state, 0, "card:4")
    for observer, view in views.items():
        assert values_of(state.redact(observer)) == view
    assert state.redact(0).duel_card == [4, UNKNOWN, UNKNOWN]
    assert state.seen_as(1, 0, action(state, "card:4")) == HIDDEN
    assert options(state, 1) == ["card:0", "card:1", "card:2", "card:3", "card:4", "card:5"]
    do(state, 1, "card:2")
    assert state.redact(0).duel_card == [4, UNKNOWN, UNKNOWN]
    assert state.redact(1).duel_card == [UNKNOWN, 2, UNKNOWN]
    assert state.redact(SPECTATOR).duel_card == [UNKNOWN] * 3
    state.apply(-1, action(state, "open_duel"))
    assert state.duel_card == [UNKNOWN] * 3


def test_k6_3_moves_in_the_open_are_seen() -> None:
    """K6.3: steps and the rest of a turn are public."""
    state = table(agents={0: "rome"}, roll=(1, 0))
    assert state.seen_as(1, 0, action(state, "step:1:zurich")) == action(state, "step:1:zurich")


def test_redacting_keeps_the_true_state() -> None:
    state = table(agents={0: "rome:green_a"}, roll=(1, 0))
    before = values_of(state)
    view = state.redact(1)
    view.content[4] = 99
    view.place[0] = 0
    assert values_of(state) == before


@pytest.mark.parametrize(
    ("observer", "delivered", "unknown"),
    [
        (0, {}, {1: [0, 1, 3, 5], 2: [0, 1, 3, 5]}),
        (1, {0: ["red_a", "blue_d"]}, {0: [1, 3, 5], 2: [0, 1, 3, 5]}),
        (2, {1: ["blue_a", "blue_b"], 0: ["red_d"]}, {0: [0, 1], 1: [1, 3, 5]}),
        (SPECTATOR, {0: ["blue_b"], 1: ["green_a"]}, {0: [0, 1, 5], 1: [0, 1, 3, 5], 2: [0, 1, 3]}),
        (2, {0: ["blue_a", "blue_c", "blue_d"]}, {0: [3], 1: [0, 1, 3, 5]}),
    ],
)
def test_k2_2_sampled_contents(observer: int, delivered: dict[int, list[str]], unknown: dict[int, list[int]]) -> None:
    """K2.2: whatever is not shown lies in the other suitcases in any order, each equally likely."""
    state = table(3, delivered=delivered, roll=(1, 0))
    view = state.redact(observer)
    hidden = [case for case, content in enumerate(view.content) if content == UNKNOWN]
    orders: list[tuple[int, ...]] = [()]
    for seat in sorted(unknown):
        assert len([case for case in hidden if case // 4 == seat]) == len(unknown[seat])
        orders = [(*row, *order) for row in orders for order in permutations(unknown[seat])]
    rng = Rng(11)
    counts: Counter[tuple[int, ...]] = Counter()
    for number in range(15 * len(orders)):
        world = view.sample(rng)
        if number < 50:
            assert values_of(world.redact(observer)) == values_of(view)
        counts[tuple(world.content[case] for case in hidden)] += 1
    assert set(counts) == set(orders)
    assert chi_square_z(counts, {row: Fraction(1, len(orders)) for row in orders}) < TOO_FAR


def test_k2_2_a_sampled_start() -> None:
    """K2.2, K2.3: while others pack or place, a sampled world has their answers still to come."""
    state = new_game(2)
    do(state, 1, "pack:5-3-1-bomb")
    do(state, 0, "pack:1-3-5-bomb")
    do(state, 1, "place:rome", "place:oslo", "place:kiev", "place:bonn")
    world = state.redact(0).sample(Rng(3))
    assert list(world.pending()) == [0, 1]
    assert sorted(world.content[4:]) == [0, 1, 3, 5]
    assert world.hidden_at[4:] == [-1] * 4
    state = new_game(2)
    do(state, 1, "pack:5-3-1-bomb")
    world = state.redact(0).sample(Rng(3))
    assert list(world.pending()) == [0, 1]
    assert world.content == [UNKNOWN] * 8


def test_k6_2_a_sampled_duel_is_open() -> None:
    """K6.2: in a sampled world the other one has still to choose; the own card stays."""
    state = table(agents={0: "rome", 1: "zurich"})
    turn(state, 0, (1, 0), "step:1:zurich")
    do(state, 0, "card:3")
    do(state, 1, "card:1")
    view = state.redact(0)
    assert list(view.pending()) == [-1]
    state = table(agents={0: "rome", 1: "zurich"})
    turn(state, 0, (1, 0), "step:1:zurich")
    do(state, 1, "card:1")
    world = state.redact(0).sample(Rng(1))
    assert list(world.pending()) == [0, 1]
    assert world.duel_card == [UNKNOWN, UNKNOWN]


def test_why_not_names_the_true_reason() -> None:
    """K4.2: an agent with a bonus step is no equal of his neighbour, so the limit is the reason."""
    state = table(agents={0: "rome rome zurich zurich"}, roll=(0, 0), bonus={2: 1})
    assert "step:2:zurich" not in options(state, 0)
    assert why(state, 0, "step:2:zurich") == ("K4.2", "three_in_a_city")
    assert why(state, 0, "step:1:zurich") == ("K4.1", "no_points_left")


def features(state: Suitcase, seat: int) -> list[int]:
    return features_of(state, seat, feature_count(GAME.features))


def test_features_show_what_is_known() -> None:
    """K5.2: two worlds that a seat cannot tell apart have the same features, asked in the world or in the view."""
    agents = {0: "rome:red_a", 1: "zurich"}
    state = table(3, agents=agents, roll=(2, 1))
    other = table(3, contents=["5-3-1-bomb", "1-3-5-bomb", "bomb-1-3-5"], agents=agents, roll=(2, 1))
    assert features(state.redact(0), 0) == features(other.redact(0), 0)
    assert features(state.redact(1), 1) != features(other.redact(1), 1)
    assert features(state, 0) == features(state.redact(0), 0)
    assert features(state, 0) == features(other, 0)


def test_delivering_tells_all() -> None:
    """K7.1: what a delivery shows stays known to everybody."""
    state = table(3, agents={0: "beirut:red_c"}, roll=(1, 0))
    deliver(state, 0)
    assert [state.redact(observer).content[6] for observer in (0, 1, 2, SPECTATOR)] == [1] * 4
