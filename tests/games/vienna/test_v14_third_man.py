"""The third man (V14), move by move."""

from itertools import permutations

import pytest

from safehouse.games.vienna import ids
from safehouse.games.vienna.game import GAME
from safehouse.games.vienna.rules import Vienna
from safehouse.games.vienna.walks import third_ways
from tests.games.vienna.positions import do, of, options, stand
from tests.games.vienna.situations import at_action, bare
from tests.games.vienna.words import INFOS


def near(third: int, *squares: int, own: int = 12) -> Vienna:
    """The third man here, and these squares with a bottle each; seat 0 is about to act."""
    state = bare()
    state.third = third
    for square in squares:
        state.tile[square] = INFOS.index("bottle")
    at_action(state, "III", own=own)
    return state


def around(state: Vienna, square: int) -> list[int]:
    return ids.members(state.plan.square_mask[square])


def put(state: Vienna, building: int) -> None:
    state.bribe[state.plan.city[building]] += 2
    do(state, f"place:{state.plan.names['building'][building]}")
    if state.phase == ids.SOURCING:
        do(state, "from:supply")


def surround(state: Vienna, square: int) -> str:
    return f"surround:{state.plan.names['square'][square]}"


def two_at_one_house() -> tuple[int, int, int]:
    """A building with two squares of 2 around it, and these."""
    plan = bare().plan
    for house in range(ids.BUILDINGS):
        pair = [square for square in plan.squares_of[house] if plan.number[square] == 2]
        if len(pair) >= 2:
            return house, pair[0], pair[1]
    raise AssertionError("there is no such house")


def test_choice_is_per_square() -> None:
    """V14.4: two squares with his help: either, both or none; each gives 1 less; one walk for both (V14.2)."""
    third, one, two = two_at_one_house()
    for words, points in (([one, two], 2), ([one], 1), ([two], 1), ([], 0)):
        state = near(third, one, two)
        first, second = ((set(around(state, square)) - {third}).pop() for square in (one, two))
        stand(state, 0, [first])
        put(state, second)
        assert options(state) == ["pass", *(surround(state, square) for square in sorted((one, two)))]
        for square in sorted(words):
            do(state, surround(state, square))
        if state.phase == ids.SURROUNDING:
            do(state, "pass")
        assert (state.score[0], state.info[0]) == (points, len(words))
        if words:
            if state.phase == ids.THIRD_WALKING:
                do(state, options(state)[0])
            assert state.third in state.plan.neighbours[third]
        else:
            assert state.third == third


def test_not_where_the_player_stands() -> None:
    """V14.4: with an own agent on his building he is no help, and the square gives all its points."""
    third, one, _ = two_at_one_house()
    state = near(third, one)
    other = (set(around(state, one)) - {third}).pop()
    stand(state, 0, [third])
    put(state, other)
    assert (state.score[0], state.info[0], state.third) == (2, 1, third)


def test_square_anywhere_on_the_board() -> None:
    """V14.4: what an earlier walk completed is taken at the next placement, anywhere; not after taking bribes."""
    third, one, _ = two_at_one_house()
    for word in ("", "take:wine", "earn"):
        state = near(third, one)
        stand(state, 0, [(set(around(state, one)) - {third}).pop()])
        if word:
            do(state, word)
            assert state.info[0] == 0
            assert state.phase == ids.SHOWING
            continue
        away = next(
            h for h in range(ids.BUILDINGS) if not set(state.plan.squares_of[h]) & set(state.plan.squares_of[third])
        )
        put(state, away)
        do(state, surround(state, one))
        assert (state.score[0], state.info[0]) == (1, 1)


def test_only_for_the_active_player() -> None:
    """V14.3: another player's agents around his building take nothing while it is not his turn."""
    third, one, _ = two_at_one_house()
    state = near(third, one)
    stand(state, 1, [(set(around(state, one)) - {third}).pop()])
    put(state, next(h for h in range(ids.BUILDINGS) if h not in around(state, one)))
    assert state.phase == ids.SHOWING
    assert state.info[5] == 0


def test_his_walk_completes_nothing() -> None:
    """V14.4: the square that misses only the building to which he goes waits for the next placement."""
    third, one, _ = two_at_one_house()
    first = (set(around(bare(), one)) - {third}).pop()
    for square in range(ids.SQUARES):
        state = near(third, square)
        houses = around(state, square)
        goals = [way - ids.WALK for way in third_ways(state)]
        if third in houses or first in houses or len(goals) != 1 or goals[0] not in houses:
            continue
        state.tile[one] = 1
        state.supply[0] = 9
        stand(state, 0, [house for house in houses if house != goals[0]])
        put(state, first)
        do(state, surround(state, one))
        assert state.third == goals[0]
        assert (state.info[:5], state.score[0], state.phase) == ([0, 1, 0, 0, 0], 1, ids.SHOWING)
        return
    raise AssertionError("there is no such square")


def test_best_count_of_nothing_still_moves_him() -> None:
    """V14.4: no info left anywhere near: he goes all the same, by colour: purple, brown, pink, orange (V14.2)."""
    state = bare()
    plan = state.plan
    order = [0, 3, 1, 2]
    for house in range(ids.BUILDINGS):
        state.third = house
        allowed = [h for h in plan.neighbours[house] if plan.city[h] not in (ids.GREY, plan.city[house])]
        ways = [way - ids.WALK for way in third_ways(state)]
        first = min((order.index(plan.city[h]) for h in allowed), default=-1)
        assert ways == [h for h in allowed if order.index(plan.city[h]) == first]


def test_most_roads_to_infos() -> None:
    """V14.2: roads to squares that still hold an info count, not all roads."""
    state = bare()
    plan = state.plan
    checked = 0
    for house in range(ids.BUILDINGS):
        allowed = [h for h in plan.neighbours[house] if plan.city[h] not in (ids.GREY, plan.city[house])]
        for goal in allowed:
            own = [s for s in plan.squares_of[goal] if not any(o != goal and s in plan.squares_of[o] for o in allowed)]
            if own:
                state.third, state.tile[own[0]] = house, 3
                assert third_ways(state) == [ids.WALK + goal]
                state.tile[own[0]] = ids.NONE
                checked += 1
    assert checked > 10


def test_colours_break_ties() -> None:
    """V14.2: purple before brown before pink before orange: every pair of them, with one road to an info each."""
    state = bare()
    plan = state.plan
    order = [0, 3, 1, 2]
    met = set()
    for house in range(ids.BUILDINGS):
        allowed = [h for h in plan.neighbours[house] if plan.city[h] not in (ids.GREY, plan.city[house])]
        alone = {
            goal: [s for s in plan.squares_of[goal] if not any(o != goal and s in plan.squares_of[o] for o in allowed)]
            for goal in allowed
        }
        for one, two in permutations([goal for goal in allowed if alone[goal]], 2):
            if order.index(plan.city[one]) < order.index(plan.city[two]):
                state.third = house
                state.tile[alone[one][0]] = state.tile[alone[two][0]] = 2
                assert third_ways(state) == [ids.WALK + one]
                state.tile[alone[one][0]] = state.tile[alone[two][0]] = ids.NONE
                met.add((plan.city[one], plan.city[two]))
    assert met == {(first, second) for place, first in enumerate(order) for second in order[place + 1 :]}


def test_still_equal_is_the_active_players_choice() -> None:
    """V14.2: two buildings of the same colour with as many infos: he who used him says where he goes."""
    plan = bare().plan
    for square in [s for s in range(ids.SQUARES) if plan.number[s] == 2]:
        for third, new in (around(bare(), square), around(bare(), square)[::-1]):
            state = near(third, square)
            put(state, new)
            do(state, surround(state, square))
            if state.phase == ids.THIRD_WALKING:
                ways = [plan.names["building"].index(word.removeprefix("walk:")) for word in options(state)]
                assert len(ways) > 1
                assert len({plan.city[house] for house in ways}) == 1
                assert state.pending() == [0]
                do(state, options(state)[-1])
                assert (state.third, state.phase) == (ways[-1], ids.SHOWING)
                return
    raise AssertionError("there is no such place")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_last_player_posts_him(players: int) -> None:
    """V14.1: the last in turn order, on a purple building of his choice."""
    setup = GAME.setup(players, {"third_man": "yes", "start": "2"})
    state = GAME.first_state(setup)
    assert isinstance(state, Vienna)
    while state.phase != ids.POSTING:
        state.apply(-1, state.chance()[0][0])
    assert state.pending() == [0]
    assert state.legal(0) == [ids.WALK + house for house in of(state, colour=ids.PURPLE)]
