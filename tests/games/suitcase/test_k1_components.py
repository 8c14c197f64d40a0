"""K1: what is in the box, and the map."""

import pytest

from safehouse.games.suitcase.ids import BASE
from tests.games.suitcase.positions import GAME, cards_left, new_game, options, outcomes, place, plan_of, table

BASES = {0: ["edinburgh", "trondheim"], 1: ["moscow", "gorky"], 2: ["cairo", "tripoli"], 3: ["madrid", "lisbon"]}
GATES = {
    0: ["beirut", "tbilisi"],
    1: ["casablanca", "algiers"],
    2: ["dublin", "reykjavik"],
    3: ["helsinki", "murmansk"],
}


def test_k1_1_headquarters_lie_opposite_to_the_base() -> None:
    """K1.1: a player's headquarters lies in the corner diagonally opposite to his base."""
    plan = plan_of(4)
    cities = plan.names["city"]
    for seat in range(4):
        gates = [cities[city] for city in range(plan.cities) if plan.gates[seat][city]]
        assert sorted(gates) == sorted(GATES[seat])
        assert sorted(cities[city] for city in plan.roads[BASE + plan.corner[seat]]) == sorted(BASES[seat])


@pytest.mark.parametrize("on", ["europe", "europe_1985", "sprint"])
def test_k1_1_the_corner_of_a_base_is_not_that_of_the_own_headquarters(on: str) -> None:
    """K1.1: base and headquarters of a corner are of different colours."""
    plan = plan_of(4, on)
    for seat in range(4):
        assert min(plan.to_hq[seat][city] for city in plan.roads[BASE + seat]) > 4


def test_k1_1_headquarters_are_entered_along_dotted_lines_only() -> None:
    """K1.1: with a suitcase, from exactly two cities."""
    entered = []
    for city in plan_of(2).names["city"]:
        state = table(agents={0: f"{city}:blue_a"}, roll=(1, 0))
        if options(state, 0, "deliver"):
            entered.append(city)
    assert sorted(entered) == sorted(GATES[0])


@pytest.mark.parametrize("players", [2, 3, 4])
def test_k1_2_agents_suitcases_and_cards(players: int) -> None:
    """K1.2: seven agents, suitcases A–D, contents 5, 3, 1 and a bomb, duel cards 0, 0, 1, 2, 3, 4, 5."""
    state = new_game(players)
    colours = ["blue", "green"] if players == 2 else ["blue", "red", "green", "yellow"][:players]
    assert state.plan.names["case"] == [f"{colour}_{letter}" for colour in colours for letter in "abcd"]
    assert state.agents_left == [7] * players
    assert [cards_left(state, seat) for seat in range(players)] == ["0012345"] * players
    orders = options(state, 0)
    assert len(orders) == len(set(orders)) == 24
    assert {"".join(sorted(order.removeprefix("pack:").split("-"))) for order in orders} == {"135bomb"}


def test_k1_3_the_dice() -> None:
    """K1.3: two dice with faces 0-1-1-2-2-3: 36 equal throws."""
    faces = [0, 1, 1, 2, 2, 3]
    throws = [f"roll:{one}:{other}" for one in faces for other in faces]
    assert outcomes(table()) == {throw: throws.count(throw) for throw in throws}


@pytest.mark.parametrize("on", ["europe", "europe_1985"])
def test_k1_4_the_map(on: str) -> None:
    """K1.4: 36 cities with two to five lines, two of a base, two dotted ones, 9 to 11 steps from base to HQ."""
    plan = plan_of(4, on)
    assert plan.cities == 36
    assert {"west_berlin", "east_berlin", "leningrad", "vienna"} <= set(plan.names["city"])
    ends = [city for corner in range(4) for city in plan.roads[BASE + corner]]
    for city in range(36):
        assert 2 <= len(plan.roads[city]) + ends.count(city) + sum(gates[city] for gates in plan.gates) <= 5
        assert all(city in plan.roads[other] for other in plan.roads[city])
    for seat in range(4):
        assert len(plan.roads[BASE + seat]) == sum(plan.gates[seat]) == 2
        assert 9 <= 1 + min(plan.to_hq[seat][city] for city in plan.roads[BASE + seat]) <= 11


def test_k1_4_steps_to_the_headquarters() -> None:
    """K1.4: the way that the plan gives is the shortest, its dotted line included."""
    for on in ("europe", "europe_1985", "sprint"):
        plan = plan_of(4, on)
        for seat in range(4):
            for city in range(plan.cities):
                ahead = 0 if plan.gates[seat][city] else min(plan.to_hq[seat][other] for other in plan.roads[city])
                assert plan.to_hq[seat][city] == ahead + 1


def test_k1_5_fields_of_a_corner() -> None:
    """K1.5: the fields A–D of a corner are in its base's colour: suitcase names follow the bases."""
    plan = plan_of(4)
    bases = plan.names["place"][BASE : BASE + 4]
    assert bases == ["base_north_west", "base_north_east", "base_south_east", "base_south_west"]
    assert [name for name in plan.names["case"] if name.endswith("_c")] == ["blue_c", "red_c", "green_c", "yellow_c"]


def test_k1_names() -> None:
    """K1.2: every action, event and reason can be written: nobody meets a number without a name."""
    state = new_game(4)
    assert GAME.meta.players == (2, 4)
    assert place(state, 0) == "base"
    for name, kind in GAME.events.items():
        assert all(word in state.plan.names for word in kind.args.values()), name
        assert not kind.secret
