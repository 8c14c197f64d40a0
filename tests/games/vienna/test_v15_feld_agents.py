"""Feld agents (V15), played out."""

import pytest

from safehouse.core.game import CHANCE
from safehouse.games.vienna import ids, market, scoring
from safehouse.games.vienna.game import GAME
from safehouse.games.vienna.rounds import go_on
from safehouse.games.vienna.rules import Vienna
from tests.games.vienna.positions import bribes, do, name, of, options, stand
from tests.games.vienna.situations import at_action, bare, changes, count
from tests.games.vienna.words import BRIBES, FLAGS, INFOS, SEALS

USA, FRANCE = FLAGS.index("usa"), FLAGS.index("france")
NAMES = bare().plan.names["building"]


def feld(colour: int, others: int = 0, figure: int = ids.NONE, own: int = 12) -> Vienna:
    """Seat 0 of this colour is about to act, with so many agents on the first buildings and the figure here."""
    state = bare()
    state.colour[0] = colour
    stand(state, 0, [house for house in range(ids.BUILDINGS) if house != figure][:others])
    if figure != ids.NONE:
        state.figure[0], state.figure_out[0] = figure, 1
        state.agents[0] |= 1 << figure
    at_action(state, "III", own=own)
    return state


def sources(state: Vienna, building: int) -> list[str]:
    """Where an agent for this building may come from."""
    state.bribe[:5] = [9] * 5
    do(state, f"place:{NAMES[building]}")
    return options(state) if state.phase == ids.SOURCING else []


def asked(players: int, **settings: str) -> Vienna:
    """A table at which the Feld agents are about to be chosen or dealt."""
    setup = GAME.setup(players, {"version": "full", "feld_agents": "yes", **settings})
    state = GAME.first_state(setup)
    assert isinstance(state, Vienna)
    while state.phase not in (ids.CHOOSING_FIGURE, ids.DEALING_COLOURS):
        state.apply(CHANCE, state.chance()[0][0])
    return state


def test_everybody_chooses_a_figure() -> None:
    """V15.1: each player chooses a colour, in the order of the seats, of those that are left."""
    state = asked(3)
    assert (list(state.pending()), state.actor()) == ([0], 0)
    assert options(state) == ["lead:hamburg", "lead:amsterdam", "lead:new_york", "lead:marrakesh"]
    do(state, "lead:new_york")
    assert list(state.pending()) == [1]
    assert options(state) == ["lead:hamburg", "lead:amsterdam", "lead:marrakesh"]
    assert state.why_not(1, ids.LEAD + ids.NEW_YORK) == ("V15.1", "figure_taken")
    assert state.why_not(1, ids.PASS) == ("V15.1", "choose_a_figure")
    do(state, "lead:hamburg")
    do(state, "lead:marrakesh")
    assert list(state.colour) == [ids.NEW_YORK, ids.HAMBURG, ids.MARRAKESH]
    assert state.phase == ids.DEALING_MISSIONS


def test_the_last_of_four_has_no_choice() -> None:
    """V15.1: nobody is asked about the only one that is left."""
    state = asked(4)
    for figure in ("marrakesh", "new_york", "amsterdam"):
        do(state, f"lead:{figure}")
    assert list(state.colour) == [3, 2, 1, 0]
    assert state.phase == ids.DEALING_MISSIONS


@pytest.mark.parametrize("settings", [{"figures": "deal"}, {"rulings": "1"}])
def test_figures_may_be_dealt(settings: dict[str, str]) -> None:
    """V15.1: by option chance deals them, as it always did before."""
    state = asked(2, **settings)
    assert list(state.pending()) == [CHANCE]
    assert len(state.chance()) == 4


@pytest.mark.parametrize(("others", "ready"), [(4, False), (5, True)])
def test_figure_is_an_extra_agent(others: int, ready: bool) -> None:
    """V15.1: from the supply, with at least five other own agents on the board; it counts as an agent (V15.2)."""
    state = feld(ids.HAMBURG, others)
    assert ("from:figure" in sources(state, 20)) == ready
    if ready:
        supply = state.supply[0]
        do(state, "from:figure")
        while state.phase == ids.PAYING:
            do(state, options(state)[0])
        assert (state.figure[0], state.figure_out[0], state.supply[0]) == (20, 1, supply)
        assert state.agents[0].bit_count() == 6
        assert scoring.agent_points(state, 0) == 12


def test_condition_is_gone_for_good() -> None:
    """V15.1: back in the supply, it may be put again without five others."""
    state = feld(ids.HAMBURG, 1)
    state.figure_out[0] = 1
    assert "from:figure" in sources(state, 20)


def test_figure_completes_squares() -> None:
    """V15.2: an agent like the others."""
    square = next(s for s in range(ids.SQUARES) if bare().plan.number[s] == 2)
    here, there = ids.members(bare().plan.square_mask[square])
    state = feld(ids.HAMBURG, 0, figure=here)
    state.tile[square] = 0
    bribes(state, 0, **{BRIBES[state.plan.city[there]]: 2})
    do(state, f"place:{NAMES[there]}", "from:supply")
    assert state.info[0] == 1


@pytest.mark.parametrize(("chocolate", "coins", "stays"), [(1, 0, True), (0, 9, False)])
def test_figure_wants_chocolate(chocolate: int, coins: int, stays: bool) -> None:
    """V15.2: neither coins nor, with the map, other bribes; settled first, and not counted among V10.3's agents."""
    state = feld(ids.AMSTERDAM, 2, figure=20)
    bribes(state, 0, chocolate=chocolate, wine=3)
    state.coins[0], state.gear[0] = coins, 1 << ids.MAP
    market.begin_payday(state)
    assert (state.figure[0] == 20) == stays
    assert state.bribe[0] == 0
    assert state.owed == 2
    assert state.phase == ids.SETTLING


def missions_now(state: Vienna, building: int, *words: str) -> None:
    state.desk[: len(words)] = [name(state, "mission", word) for word in words]
    state.building, state.phase, state.stage = building, ids.READY, ids.DO_MISSIONS
    go_on(state)


@pytest.mark.parametrize(("word", "coins"), [("b-02", 2 + 1), ("b-07", 0)])
def test_hamburg_earns_a_shilling_more(word: str, coins: int) -> None:
    """V15.3: for rewards with at least 1 shilling; the box's extra shilling is no reward."""
    state = feld(ids.HAMBURG)
    state.coins[0], state.info[:5] = 0, [1] * 5
    state.flag = [FLAGS.index("ussr")] * ids.BUILDINGS
    other = state.clone()
    missions_now(state, 0, word)
    do(state, f"fulfil:{word}")
    assert state.coins[0] == coins
    other.gear[0] = 1 << ids.CASH_BOX
    missions_now(other, 0, word)
    do(other, f"fulfil:{word}")
    if coins:
        do(other, "box:0")
    assert (other.coins[0], other.box[0]) == (coins, 1)


@pytest.mark.parametrize(
    ("colour", "trait", "value"),
    [(ids.HAMBURG, "seal", SEALS.index("nobility")), (ids.NEW_YORK, "flag", USA)],
)
def test_figure_costs_one_at_most(colour: int, trait: str, value: int) -> None:
    """V15.3, V15.5, V15.7: putting or moving the figure; another agent pays two; discounts still lower it."""
    houses = of(bare(), **{trait: value})
    for moved in (False, True):
        state = feld(colour, 5, figure=29 if moved else ids.NONE)
        building = next(house for house in houses if not state.agents[0] >> house & 1)
        kind = BRIBES[state.plan.city[building]]
        state.supply[0] += 1
        bribes(state, 0, **{kind: 1})
        before = count(state)
        do(state, f"place:{NAMES[building]}")
        assert changes(before, count(state)) == {kind: -1, **({} if moved else {"agents": 1})}
        assert state.figure[0] == building
    state = feld(colour, 5)
    elsewhere = next(h for h in range(ids.BUILDINGS) if h not in houses and not state.agents[0] >> h & 1)
    bribes(state, 0, **{BRIBES[state.plan.city[elsewhere]]: 1})
    assert f"place:{NAMES[elsewhere]}" not in options(state)


def test_amsterdam_coffee() -> None:
    """V15.4: one coffee more in action II only, also with 001–010; no more for coffee got otherwise."""
    for own, coffees in ((26, 2), (1, 3)):
        state = bare()
        state.colour[0] = ids.AMSTERDAM
        at_action(state, "II", own=own, bribe="coffee")
        do(state, "show")
        assert state.bribe[:5] == [0, 0, 0, coffees, 0]
        do(state, "take:coffee")
        assert state.bribe[3] == coffees + 2


def test_amsterdam_replaces_one_bribe_in_each_mission() -> None:
    """V15.4, V15.7: when the figure was just put: one coffee for one bribe, in several missions; never for two."""
    state = feld(ids.AMSTERDAM, 5)
    state.flag = [USA] * ids.BUILDINGS
    state.figure_put = True
    for word, has, offered in (
        ("a-01", {"chocolate": 1, "wine": 1, "coffee": 1}, True),
        ("a-01", {"chocolate": 2, "coffee": 1}, True),
        ("a-01", {"chocolate": 1, "coffee": 5}, False),
        ("a-09", {"chocolate": 1, "coffee": 2}, False),
        ("a-09", {"chocolate": 1, "coffee": 3}, True),
    ):
        other = state.clone()
        bribes(other, 0, **has)
        missions_now(other, 0, word)
        assert (other.phase == ids.COMMISSIONING) == offered, (word, has)
    bribes(state, 0, chocolate=1, wine=2, magazine=2, coffee=1)
    missions_now(state, 0, "a-01", "a-12")
    assert options(state) == ["pass", "fulfil:a-01", "fulfil:a-12"]
    do(state, "fulfil:a-01")
    assert options(state) == ["pass", "fulfil:a-12"]
    assert state.bribe[3] == 1


def test_new_york_in_america() -> None:
    """V15.5: one bribe less, one point more, even where there are no points; not for other flags, infos stay needed."""
    state = feld(ids.NEW_YORK)
    state.flag = [USA] * ids.BUILDINGS
    bribes(state, 0, chocolate=1, wine=1)
    missions_now(state, 0, "a-01")
    do(state, "fulfil:a-01")
    assert state.score[0] == 0 + 1
    state = feld(ids.NEW_YORK)
    state.flag = [USA] * ids.BUILDINGS
    bribes(state, 0, chocolate=1, coffee=9)
    state.info[0] = 1
    missions_now(state, 0, "a-01", "b-01")
    assert state.phase == ids.SHOWING
    state = feld(ids.NEW_YORK)
    state.flag = [FRANCE] * ids.BUILDINGS
    bribes(state, 0, magazine=2)
    missions_now(state, 0, "a-03")
    assert state.phase == ids.SHOWING


@pytest.mark.parametrize(("slot", "word", "pays"), [(0, "a-16", 2), (2, "b-04", 3)])
def test_marrakesh_accepts_for_more(slot: int, word: str, pays: int) -> None:
    """V15.6: 1 shilling more than V11.2."""
    state = feld(ids.MARRAKESH)
    state.flag = [FRANCE] * ids.BUILDINGS
    state.offer[slot] = name(state, "mission", word)
    missions_now(state, 0)
    do(state, f"accept:{word}")
    assert state.coins[0] == 1 + pays


def test_marrakesh_walk() -> None:
    """V15.6, V15.7: to a free building next door, at no cost; a purple one fires no ability, and opens no mission."""
    plan = bare().plan
    figure = next(h for h in range(ids.BUILDINGS) if 0 in [plan.city[house] for house in plan.neighbours[h]])
    purple = next(house for house in plan.neighbours[figure] if plan.city[house] == ids.PURPLE)
    beside, blocked = [house for house in plan.neighbours[figure] if plan.city[house] != ids.PURPLE][:2]
    state = feld(ids.MARRAKESH, 0, figure=figure, own=26)
    state.flag = [USA if house == purple else FRANCE for house in range(ids.BUILDINGS)]
    state.desk[0], state.info[:5] = name(state, "mission", "b-01"), [1] * 5
    stand(state, 0, [blocked])
    bribes(state, 0, **{BRIBES[plan.city[beside]]: 2})
    do(state, f"place:{NAMES[beside]}", "from:supply")
    goals = [house for house in plan.neighbours[figure] if house not in (beside, blocked)]
    assert options(state) == ["pass", *(f"walk:{NAMES[house]}" for house in goals)]
    do(state, f"walk:{NAMES[purple]}")
    assert state.figure[0] == purple
    assert state.agents[0] == 1 << purple | 1 << beside | 1 << blocked
    assert (sum(state.bribe[:5]), state.score[0], state.phase) == (0, 0, ids.SHOWING)


def test_marrakesh_stays_otherwise() -> None:
    """V15.6, V15.7: not after putting the figure itself, not for an agent far away, not from the supply."""
    plan = bare().plan
    figure = 10
    far = next(house for house in range(ids.BUILDINGS) if house != figure and house not in plan.neighbours[figure])
    state = feld(ids.MARRAKESH, 0, figure=figure)
    bribes(state, 0, **{BRIBES[plan.city[far]]: 2})
    do(state, f"place:{NAMES[far]}", "from:supply")
    assert (state.phase, state.figure[0]) == (ids.SHOWING, figure)
    state = feld(ids.MARRAKESH, 0, figure=figure)
    beside = plan.neighbours[figure][0]
    bribes(state, 0, **{BRIBES[plan.city[beside]]: 2})
    do(state, f"place:{NAMES[beside]}", f"from:{NAMES[figure]}")
    assert (state.phase, state.figure[0]) == (ids.SHOWING, beside)


def test_order_within_action_three() -> None:
    """V6.5: pay → Marrakesh's walk → tiles and points → abilities → the third man's walk → missions."""
    plan = bare().plan
    square, new, third, figure = next(
        (square, new, third, figure)
        for square in range(ids.SQUARES)
        if plan.number[square] == 2
        for new, third in [ids.members(plan.square_mask[square])]
        for figure in plan.neighbours[new]
        if figure != third
    )
    state = feld(ids.MARRAKESH, 0, figure=figure, own=174)
    state.third, state.tile[square] = third, INFOS.index("bottle")
    state.flag = [USA] * ids.BUILDINGS
    state.desk[0], state.info[1] = name(state, "mission", "b-01"), 1
    bribes(state, 0, **{BRIBES[plan.city[new]]: 2})
    told = do(state, f"place:{NAMES[new]}", "from:supply")
    goal = next(word for word in options(state)[1:] if word != f"walk:{NAMES[third]}")
    told += do(state, goal, f"surround:{plan.names['square'][square]}", "gift:wine")
    if state.phase == ids.THIRD_WALKING:
        told += do(state, options(state)[0])
    told += do(state, "fulfil:b-01")
    kinds = "paid paid placed figure took points bribes third_man fulfilled points money"
    assert [line.split(":")[0] for line in told] == kinds.split()
