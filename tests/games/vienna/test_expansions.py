"""The third man (V14) and Feld agents (V15) where random games seldom lead."""

from safehouse.games.vienna import ids, market
from safehouse.games.vienna.abilities import take_bribe
from safehouse.games.vienna.missions import fulfils
from safehouse.games.vienna.placement import figure_price, figure_ready
from safehouse.games.vienna.rules import Vienna
from safehouse.games.vienna.walks import THIRD_ORDER, third_ways
from tests.games.vienna.positions import bribes, do, infos, name, of, options, place, stand, table, to_action_three


def helped(state: Vienna) -> tuple[int, int]:
    """A square that misses only the third man's building and one more: that one, and the square."""
    plan = state.plan
    square = next(s for s in plan.squares_of[state.third] if plan.number[s] >= 3)
    others = [house for house in ids.members(plan.square_mask[square]) if house != state.third]
    state.tile[:] = [0 if one == square else ids.NONE for one in range(ids.SQUARES)]
    stand(state, 0, others[1:])
    return others[0], square


def test_third_man_helps_for_a_point() -> None:
    """V14.1: a square completed with his help gives 1 point less; V14.3: using him is optional; then he walks."""
    state = table(third_man="yes")
    new, square = helped(state)
    infos(state, 0)
    to_action_three(state)
    state.score[0] = 0
    bribes(state, 0, **{state.plan.names["bribe"][state.plan.city[new]]: 2})
    other = state.clone()
    before = state.third
    place(state, new)
    word = f"surround:{state.plan.names['square'][square]}"
    assert options(state) == ["pass", word]
    do(state, word)
    assert state.score[0] == state.plan.number[square] - 1
    assert state.info[0] == 1
    assert state.phase == ids.THIRD_WALKING or state.third != before
    place(other, new)
    do(other, "pass")
    assert (other.score[0], other.third) == (0, before)


def test_third_man_goes_where_most_infos_are() -> None:
    """V14.2: another colour, never grey, most roads to squares with an info; then purple, brown, pink, orange."""
    state = table(third_man="yes")
    plan = state.plan
    for house in range(ids.BUILDINGS):
        state.third = house
        ways = [action - ids.WALK for action in third_ways(state)]
        allowed = [near for near in plan.neighbours[house] if plan.city[near] not in (plan.city[house], ids.GREY)]
        assert set(ways) <= set(allowed)
        assert bool(ways) == bool(allowed)
        if ways:
            most = max(len(plan.squares_of[near]) for near in allowed)
            best = [near for near in allowed if len(plan.squares_of[near]) == most]
            first = min(THIRD_ORDER[plan.city[near]] for near in best)
            assert ways == [near for near in best if THIRD_ORDER[plan.city[near]] == first]


def feld(colour: int) -> Vienna:
    state = table(version="full", feld_agents="yes")
    state.colour[:] = [colour, (colour + 1) % 4]
    return state


def test_figure_needs_five_others_once() -> None:
    """V15.1: at least five other own agents on the board, until it was put there once."""
    state = feld(ids.HAMBURG)
    stand(state, 0, range(4))
    assert not figure_ready(state, 0)
    stand(state, 0, [4])
    assert figure_ready(state, 0)
    state.agents[0], state.figure_out[0] = 0, 1
    assert figure_ready(state, 0)


def test_cheap_buildings() -> None:
    """V15.3, V15.5: the figure costs 1 at most for Hamburg on nobility and for New York on USA."""
    state = feld(ids.HAMBURG)
    noble = of(state, seal=ids.NOBILITY)[0]
    assert [figure_price(state, 0, noble, cost) for cost in (2, 1, 0)] == [1, 1, 0]
    assert figure_price(state, 0, of(state, seal=0)[0], 2) == 2
    state = feld(ids.NEW_YORK)
    assert figure_price(state, 0, of(state, flag=ids.USA)[0], 2) == 1
    assert figure_price(state, 0, of(state, flag=1)[0], 2) == 2


def test_amsterdam() -> None:
    """V15.4, V15.7: one coffee more; a coffee over stands for another bribe when the figure was just put."""
    state = feld(ids.AMSTERDAM)
    bribes(state, 0)
    take_bribe(state, 0, ids.COFFEE)
    assert state.bribe[ids.COFFEE] == 2
    mission = next(m for m in range(ids.MISSIONS) if state.plan.mission_needs[m] == 1)
    wanted = state.plan.mission_wanted[mission][:]
    lacking = next(kind for kind in range(5) if wanted[kind] and kind != ids.COFFEE)
    state.bribe[:5] = wanted
    state.bribe[lacking] -= 1
    state.figure_put = True
    assert not fulfils(state, 0, mission)
    state.bribe[ids.COFFEE] += 1
    assert fulfils(state, 0, mission)
    state.figure_put = False
    assert not fulfils(state, 0, mission)


def test_new_york_needs_one_less() -> None:
    """V15.5: American missions need 1 bribe less, others do not."""
    state = feld(ids.NEW_YORK)
    plan = state.plan
    for mission in [m for m in range(ids.MISSIONS) if plan.mission_needs[m] == 1]:
        state.bribe[:5] = plan.mission_wanted[mission]
        assert fulfils(state, 0, mission)
        lacking = next(kind for kind in range(5) if state.bribe[kind])
        state.bribe[lacking] -= 1
        assert fulfils(state, 0, mission) == (plan.mission_flag[mission] == ids.USA)


def test_figure_is_paid_with_chocolate() -> None:
    """V15.2: 1 chocolate, which coins do not replace; without one it goes back to the supply."""
    for chocolate in (1, 0):
        state = feld(ids.MARRAKESH)
        state.figure[0], state.figure_out[0] = 7, 1
        state.agents[0], state.coins[0] = 1 << 7, 5
        bribes(state, 0, chocolate=chocolate)
        state.active, state.phase, state.stage = 0, ids.READY, ids.DUE
        supply = state.supply[0]
        market.begin_payday(state)
        assert (state.bribe[0], state.coins[0], state.supply[0]) == (0, 5, supply)
        assert state.figure[0] == (7 if chocolate else ids.NONE)
        assert state.agents[0] == (1 << 7 if chocolate else 0)


def test_marrakesh_gets_a_shilling_more() -> None:
    """V15.6: for the start mission too."""
    state = table(4, "full", feld_agents="yes")
    assert state.coins == [2 if colour == ids.MARRAKESH else 1 for colour in state.colour]
    assert name(state, "colour", "marrakesh") in state.colour
