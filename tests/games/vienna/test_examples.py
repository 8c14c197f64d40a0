"""The worked examples of the sources (V16), each played out."""

from safehouse.games.vienna import ids, market, scoring
from safehouse.games.vienna.rounds import go_on
from safehouse.games.vienna.rules import Vienna
from tests.games.vienna.positions import (
    bribes,
    card_showing,
    card_with,
    deal,
    do,
    drawers,
    houses,
    infos,
    name,
    of,
    options,
    place,
    stand,
    table,
    to_action_three,
)

PURPLE, FRANCE, AUSTRIA, RELIGION = 0, 2, 4, 2


def corner(state: Vienna, *numbers: int) -> tuple[int, list[int]]:
    """A building, and squares of these numbers around it; all other tiles are gone."""
    plan = state.plan
    for building in houses(state):
        squares = []
        for number in numbers:
            squares += [s for s in plan.squares_of[building] if plan.number[s] == number and s not in squares][:1]
        if len(squares) == len(numbers):
            for square in range(ids.SQUARES):
                if square not in squares:
                    state.tile[square] = ids.NONE
            return building, squares
    raise AssertionError("there is no such building")


def surround(state: Vienna, seat: int, building: int, squares: list[int]) -> None:
    """Agents on all buildings of the squares but this one."""
    mask = 0
    for square in squares:
        mask |= state.plan.square_mask[square]
    stand(state, seat, ids.members(mask & ~(1 << building)))


def bribe_of(state: Vienna, building: int) -> str:
    return state.plan.names["bribe"][state.plan.city[building]]


def fields_of_area(state: Vienna, info: int, area: int) -> int:
    return state.plan.area[info].index(area)


def test_one_agent_two_squares() -> None:
    """V16.1: a 2-square (pistol) and a 3-square (briefcase): both tiles, 5 points."""
    state = table()
    building, squares = corner(state, 2, 3)
    surround(state, 0, building, squares)
    state.tile[squares[0]], state.tile[squares[1]] = name(state, "info", "pistol"), name(state, "info", "briefcase")
    infos(state, 0)
    to_action_three(state)
    bribes(state, 0, **{bribe_of(state, building): 2})
    told = place(state, building)
    assert state.info[:5] == [0, 1, 1, 0, 0]
    assert state.score[0] == 5
    assert [line.split(":")[0] for line in told if line.startswith("took")] == ["took", "took"]


def test_marker_points() -> None:
    """V16.2: action IV with 3 pistols: 3 points. V16.14: other owners score nothing."""
    state = table()
    infos(state, 0, pistol=3)
    infos(state, 1, pistol=2)
    to_action_three(state, (27, 28, card_showing(state, info="pistol", but=(27, 28))))
    before = state.score[:]
    do(state, "take:wine", "show")
    assert state.score[0] - before[0] == 3
    assert state.score[1] == 0


def test_marker_by_ability() -> None:
    """V16.2: 016–020 on slide with 4 slides: 4 points."""
    state = table()
    infos(state, 0, slide=4)
    first = card_with(state, 16, 20, "wine", "bribe")
    second = card_showing(state, bribe="wine", but=(first,))
    deal(state, {0: (first, second, 90)})
    do(state, "show", "show", "mark:slide")
    assert state.score[0] == 4
    assert state.marker[name(state, "info", "slide")] == 1


def test_starter_scoring() -> None:
    """V16.3: 2 sets = 20 and tiles 40."""
    state = table()
    infos(state, 0, slide=4, briefcase=2, microfilm=2, bottle=2, pistol=2)
    for info, area in (("slide", 4), ("briefcase", 3), ("microfilm", 2), ("bottle", 4), ("pistol", 3)):
        number = name(state, "info", info)
        state.marker[number] = fields_of_area(state, number, area)
    assert scoring.set_points(state, 0) == 20
    assert scoring.tile_points(state, 0) == 40
    assert scoring.final_points(state, 0) == 60


def test_full_scoring() -> None:
    """V16.4: tiles 36, desk 6, cash box 6, second in agents 8: 56."""
    state = table(4, "full")
    infos(state, 0, slide=2, briefcase=2, microfilm=3, bottle=2, pistol=2)
    for info, area in (("slide", 3), ("briefcase", 2), ("microfilm", 4), ("bottle", 2), ("pistol", 5)):
        number = name(state, "info", info)
        state.marker[number] = fields_of_area(state, number, area)
    state.gear[0] = 1 << ids.TELEPHONE | 1 << ids.CASH_BOX | 1 << ids.SEAL
    state.box[0] = 3
    for seat, agents in enumerate((3, 5, 2, 1)):
        stand(state, seat, range(agents))
    assert scoring.tile_points(state, 0) == 36
    assert scoring.final_points(state, 0) == 56


def test_payday_with_too_little() -> None:
    """V16.5: 6 agents, 5 shillings: 5 paid, one goes back, of his choice."""
    state = table(version="full")
    state.supply[0] += 1
    stand(state, 0, range(6))
    state.coins[0], state.active, state.phase, state.stage = 5, 0, ids.READY, ids.DUE
    market.begin_payday(state)
    assert state.coins[0] == 0
    assert state.phase == ids.REMOVING
    houses_left = state.plan.names["building"]
    assert options(state) == [f"remove:{house}" for house in houses_left[:6]]
    do(state, f"remove:{houses_left[3]}")
    assert state.agents[0] == 0b110111
    assert state.supply[0] == 1


def buying(state: Vienna) -> None:
    """Seat 0 is about to buy, and nobody after it."""
    state.active, state.turn, state.due = 0, state.plan.players, [ids.PURCHASE]
    state.phase, state.stage = ids.BUYING, ids.DUE


def test_map_pays_with_bribes() -> None:
    """V16.5: with the map a side table for 2 wine and 1 chocolate."""
    state = table(version="full")
    buying(state)
    state.coins[0], state.gear[0] = 1, 1 << ids.MAP
    bribes(state, 0, wine=2, chocolate=1)
    # The first wine after the chocolate is paid by itself: one shilling cannot pay two.
    told = do(state, "buy:side_table", "pay:chocolate", "pay:wine")
    assert told[0] == "bought:1:side_table"
    assert state.gear[0] == 1 << ids.MAP | 1 << ids.SIDE_TABLE
    assert state.coins[0] == 1
    assert state.bribe[:5] == [0] * 5


def at_missions(state: Vienna, building: int, *desk: str) -> None:
    """Seat 0 has just put an agent here, and has these missions."""
    state.active, state.building, state.phase, state.stage = 0, building, ids.READY, ids.DO_MISSIONS
    numbers = [name(state, "mission", word) for word in desk]
    state.desk[: ids.SLOTS] = [*numbers, *[ids.NONE] * (ids.SLOTS - len(numbers))]
    state.stack = [0 if mission in numbers else left for mission, left in enumerate(state.stack)]
    state.offer[:] = [ids.NONE] * ids.OPEN_MISSIONS
    go_on(state)


def test_cash_box() -> None:
    """V16.5: reward 3: 2 into the box, 1 on the desk, 1 extra into the box."""
    state = table(version="full")
    state.gear[0], state.coins[0] = 1 << ids.CASH_BOX, 0
    mission = state.plan.names["mission"][state.plan.mission_letter.index(0)]
    number = name(state, "mission", mission)
    assert state.plan.mission_shillings[number] == 3
    building = state.plan.letter_house[0]
    state.flag = [state.plan.mission_flag[number]] * ids.BUILDINGS
    stand(state, 0, [building])
    at_missions(state, building, mission)
    do(state, f"fulfil:{mission}", "box:2")
    assert (state.box[0], state.coins[0]) == (3, 1)


def test_different_bribes() -> None:
    """V16.6: card 131 with 3 players: 3 different bribes."""
    state = table(3, "full")
    building, squares = corner(state, 2)
    surround(state, 0, building, squares)
    state.tile[squares[0]] = name(state, "info", "briefcase")
    drawers(state, 0, 131)
    to_action_three(state)
    bribes(state, 0, **{bribe_of(state, building): 2})
    place(state, building)
    assert options(state) == ["gift:chocolate", "gift:wine", "gift:magazine"]
    do(state, "gift:wine")
    assert options(state) == ["gift:magazine", "gift:coffee"]
    do(state, "gift:coffee", "gift:tobacco")
    assert state.bribe[:5] == [0, 1, 0, 1, 1]


def test_marker_two_fields() -> None:
    """V16.6: card 141, third pistol just taken: marker +2, 6 points."""
    state = table(version="full")
    building, squares = corner(state, 2)
    surround(state, 0, building, squares)
    state.tile[squares[0]] = name(state, "info", "pistol")
    infos(state, 0, pistol=2)
    drawers(state, 0, 141)
    to_action_three(state)
    state.score[0] = 0
    bribes(state, 0, **{bribe_of(state, building): 2})
    place(state, building)
    assert options(state) == ["pass", "mark:pistol"]
    do(state, "mark:pistol")
    assert state.marker[name(state, "info", "pistol")] == 2
    assert state.score[0] == 2 + 6


def test_two_french_missions() -> None:
    """V16.7, V11.5: S-01 and A-16 with agents on 1 religion and 2 nobility: 5 shillings and 2 points."""
    state = table(version="full")
    state.coins[0] = 0
    religion = of(state, seal=RELIGION)[0]
    stand(state, 0, [religion, *of(state, seal=ids.NOBILITY)[:2]])
    state.flag = [FRANCE] * ids.BUILDINGS
    at_missions(state, religion, "s-01", "a-16")
    do(state, "fulfil:s-01", "fulfil:a-16")
    assert (state.coins[0], state.score[0]) == (5, 2)


def test_two_austrian_missions() -> None:
    """V16.7: B-03 and B-14: 1 shilling, 13 points. V16.15: B-20 not, despite its infos: the building is Austrian."""
    state = table(version="full")
    state.coins[0] = 0
    infos(state, 0, briefcase=1, slide=1, microfilm=1, bottle=1, pistol=2)
    building = of(state, flag=AUSTRIA)[0]
    stand(state, 0, [building])
    at_missions(state, building, "b-03", "b-14", "b-20")
    assert options(state) == ["pass", "fulfil:b-03", "fulfil:b-14"]
    do(state, "fulfil:b-03", "fulfil:b-14")
    assert (state.coins[0], state.score[0]) == (1, 13)
    assert name(state, "mission", "b-20") in state.desk


def test_accept_first_fulfil_later() -> None:
    """V16.13: accepted for 2 shillings instead of fulfilling; later both with one bottle and one pistol."""
    state = table(version="full")
    state.coins[0] = 0
    infos(state, 0, bottle=1, pistol=1)
    building = of(state, flag=ids.USA)[0]
    stand(state, 0, [building])
    at_missions(state, building, "b-01")
    state.offer[2] = name(state, "mission", "b-06")
    assert options(state) == ["pass", "fulfil:b-01", "accept:b-06"]
    do(state, "accept:b-06")
    assert state.coins[0] == 2
    at_missions(state, building, "b-01", "b-06")
    do(state, "fulfil:b-06", "fulfil:b-01")
    assert state.coins[0] - 2 == 7
    assert state.score[0] == 3


def test_marrakesh_walks() -> None:
    """V16.7: staying completes the 3-square (briefcase, 3 points), walking the 2-square (pistol, 2 points)."""
    scores = []
    for walks in (False, True):
        state = table(version="full", feld_agents="yes")
        new, figure, goal, three, two = marrakesh_corner(state)
        state.colour[0], state.figure[0], state.figure_out[0] = ids.MARRAKESH, figure, 1
        state.agents[0] |= 1 << figure
        state.tile[three], state.tile[two] = name(state, "info", "briefcase"), name(state, "info", "pistol")
        infos(state, 0)
        to_action_three(state)
        state.score[0] = 0
        bribes(state, 0, **{bribe_of(state, new): 2})
        place(state, new)
        do(state, f"walk:{state.plan.names['building'][goal]}" if walks else "pass")
        scores.append((state.score[0], state.info[:5]))
    assert scores == [(3, [0, 0, 1, 0, 0]), (2, [0, 1, 0, 0, 0])]


def marrakesh_corner(state: Vienna) -> tuple[int, int, int, int, int]:
    """A new building, the figure's, where it may walk, a 3-square and a 2-square; the third corner is taken."""
    plan = state.plan
    for three in [s for s in range(ids.SQUARES) if plan.number[s] == 3]:
        for new in ids.members(plan.square_mask[three]):
            for figure in ids.members(plan.square_mask[three] & ~(1 << new)):
                for two in [s for s in plan.squares_of[new] if plan.number[s] == 2]:
                    goal = ids.members(plan.square_mask[two] & ~(1 << new))[0]
                    if goal in plan.neighbours[figure] and not plan.square_mask[three] >> goal & 1:
                        state.tile[:] = [ids.NONE] * ids.SQUARES
                        stand(state, 0, ids.members(plan.square_mask[three] & ~(1 << new) & ~(1 << figure)))
                        return new, figure, goal, three, two
    raise AssertionError("there is no such corner")


def test_paying_and_taking() -> None:
    """V16.8: an agent on purple: 2 chocolate paid. No agent: 2 wine taken."""
    state = table()
    to_action_three(state)
    bribes(state, 0, chocolate=3, wine=1)
    other = state.clone()
    place(state, of(state, colour=PURPLE)[0])
    assert state.bribe[:5] == [1, 1, 0, 0, 0]
    do(other, "take:wine")
    assert other.bribe[:5] == [3, 3, 0, 0, 0]


def test_replaced_card_works_at_once() -> None:
    """V16.9: drawers full, the left card replaced by 001–010 (wine): wine in action II gives 2."""
    state = table()
    drawers(state, 0, 86, 26, 56)
    first = card_with(state, 1, 10, "wine", "bribe")
    deal(state, {0: (first, card_showing(state, bribe="wine", but=(first,)), 90)})
    bribes(state, 0)
    do(state, "show")
    assert options(state) == ["drawer:1", "drawer:2", "drawer:3"]
    do(state, "drawer:1", "show")
    assert state.bribe[:5] == [0, 2, 0, 0, 0]
    assert state.where[86 - 1] == ids.DISCARD


def test_two_abilities_for_one_flag() -> None:
    """V16.9: a USA building with 046–055 and 056–060 (USA): 1 bribe and 3 points."""
    state = table()
    drawers(state, 0, card_with(state, 46, 55, "usa", "flag"), card_with(state, 56, 60, "usa", "flag"))
    to_action_three(state)
    building = of(state, flag=ids.USA)[0]
    bribes(state, 0, **{bribe_of(state, building): 2})
    state.score[0] = 0
    place(state, building)
    do(state, "gift:coffee")
    assert state.score[0] == 3
    assert state.bribe[:5] == [0, 0, 0, 1, 0]


def test_same_ability_replaces_its_like() -> None:
    """V16.10: two cards with the same ability may not lie together."""
    state = table()
    wine = [n for n in range(1, 11) if state.plan.x[n - 1] == name(state, "bribe", "wine")]
    drawers(state, 0, 26, wine[0])
    deal(state, {0: (wine[1], 80, 90)})
    do(state, "show")
    assert state.drawer[: ids.SLOTS] == [26 - 1, wine[1] - 1, ids.NONE, ids.NONE]
    assert state.where[wine[0] - 1] == ids.DISCARD


def test_colour_and_flag() -> None:
    """V16.11: a purple French building with one ability for each: both bonuses."""
    state = table()
    drawers(state, 0, card_with(state, 26, 30, "chocolate", "bribe"), card_with(state, 46, 55, "france", "flag"))
    to_action_three(state)
    building = of(state, colour=PURPLE)[0]
    state.flag = [FRANCE if house == building else flag for house, flag in enumerate(state.flag)]
    bribes(state, 0, chocolate=2)
    state.score[0] = 0
    place(state, building)
    do(state, "gift:wine")
    assert state.score[0] == 3
    assert state.bribe[:5] == [0, 1, 0, 0, 0]


def cross(state: Vienna, info: str) -> None:
    """Seat 0's action IV, with a marker one field before a threshold."""
    number = name(state, "info", info)
    state.marker[number] = fields_of_area(state, number, 2) - 1
    to_action_three(state, (27, 28, card_showing(state, info=info, but=(27, 28))))
    do(state, "take:wine", "show")


def finish_round(state: Vienna) -> None:
    """Everybody else takes two bribes, and moves his marker as it comes."""
    arms = state.arms
    while state.arms == arms and state.phase != ids.BUYING:
        if state.pending() == [-1]:
            state.apply(-1, state.chance()[0][0])
        elif state.phase == ids.ACTING:
            do(state, "take:wine")
        else:
            state.apply(state.pending()[0], state.legal(state.pending()[0])[0])


def test_one_more_round() -> None:
    """V16.12: slide crosses a threshold, the investigator reaches L (4 players): one more round."""
    state = table(4)
    state.roof = state.plan.end - 1
    cross(state, "slide")
    assert state.plan.names["roof"][state.roof] == "L"
    finish_round(state)
    assert (state.arms, state.ending) == (1, True)
    finish_round_to_the_end(state)
    assert state.arms == 1


def finish_round_to_the_end(state: Vienna) -> None:
    while state.phase != ids.FINISHED:
        if state.pending() == [-1]:
            state.apply(-1, state.chance()[0][0])
        else:
            state.apply(state.pending()[0], state.legal(state.pending()[0])[0])


def test_purchase_this_round() -> None:
    """V16.12: microfilm crosses, he reaches a purchase tile: purchase this round."""
    state = table(4, "full")
    cross(state, "microfilm")
    assert state.plan.names["roof"][state.roof] == "B"
    finish_round(state)
    assert state.phase == ids.BUYING
    assert state.arms == 0
    assert options(state)[:2] == ["pass", "buy:agent"]
