"""A round and its four actions (V3–V7), rule by rule."""

import pytest

from safehouse.core.game import CHANCE, MANY, SPECTATOR
from safehouse.games.vienna import ids
from safehouse.games.vienna.rules import Vienna
from tests.games.vienna.positions import bribes, card_with_x, deal, do, drawers, infos, of, options, stand, table
from tests.games.vienna.situations import at_action, bare, changes, count, paid, put, ring
from tests.games.vienna.words import BRIBES


def to_the_end_of_the_round(state: Vienna) -> list[tuple[int, int]]:
    """Everybody takes the first option. Return who showed a card for which action, in order."""
    shown = []
    arms = state.arms
    while state.arms == arms and state.pending():
        seat = state.pending()[0]
        if state.phase == ids.SHOWING:
            shown.append((int(state.active), {0: 1, 1: 2, 2: 4}[3 - int(state.faced[state.active]).bit_count()]))
        state.apply(seat, state.chance()[0][0] if seat == CHANCE else state.legal(seat)[0])
    return shown


def test_three_cards_each_assigned_at_the_same_time() -> None:
    """V3.1: everybody draws 3; all are asked together, in any order, and nobody sees what another has assigned."""
    state = table(3)
    drawn = []
    while state.phase == ids.DRAWING:
        drawn.append(int(state.active))
        state.apply(CHANCE, state.chance()[0][0])
    assert drawn == [0, 0, 0, 1, 1, 1, 2, 2, 2]
    assert (state.actor(), state.pending()) == (MANY, [0, 1, 2])
    for seat in (2, 0):
        for _ in range(3):
            state.apply(seat, state.legal(seat)[-1])
    assert state.pending() == [1]
    assert state.sealed()
    for observer in (1, SPECTATOR):
        seen = state.redact(observer)
        assert seen.pending() == ([0, 1, 2])
        assert set(seen.assigned[0:3] + seen.assigned[6:9]) == {ids.EMPTY_SLOT}
        assert not [card for card in seen.hand[:6] if card >= 0]
    hand = state.assigned[6:9]
    state.retract(2)
    assert state.pending() == [1, 2]
    assert state.legal(2) == [ids.ASSIGN + card for card in sorted(hand)]
    state.apply(2, state.legal(2)[1])
    state.retract(2)
    assert state.legal(2) == [ids.ASSIGN + card for card in sorted(hand)]


def test_empty_pile_is_the_discards_shuffled() -> None:
    """V3.1: not a card before the pile is empty; then all discards, and only they, are the new pile."""
    state = table(2)
    for card in range(90):
        state.where[card] = ids.DISCARD if card >= 2 else ids.PILE
    state.pile_left = 2
    state.where[89], state.drawer[0] = ids.IN_DRAWER, 89
    assert [outcome - ids.CARD for outcome, _ in state.chance()] == [0, 1]
    do(state, "card:001", "card:002")
    assert [outcome - ids.CARD for outcome, _ in state.chance()] == list(range(2, 89))
    assert state.pile_left == 87


def test_order_of_actions() -> None:
    """V3.2: from the holder of the arms clockwise, all actions of one before the next; V3.3: the arms pass left."""
    state = table(3)
    state.arms = 1
    state.active = 1
    state.turn = 1
    assert to_the_end_of_the_round(state) == [(seat, action) for seat in (1, 2, 0) for action in (1, 2, 4)]
    assert (state.arms, state.moved) == (2, False)


def test_investigators_tile_is_turned_back() -> None:
    """V3.3: after a round in which he moved he may move again."""
    state = table(2)
    state.moved = True
    to_the_end_of_the_round(state)
    assert not state.moved


def test_bonus_triggers_nothing() -> None:
    """V3.4: a chocolate of choice is no bribe of action II; a marker moved by a card is no marker of action IV."""
    start = bare()
    drawers(start, 0, card_with_x(start, 1, 10, 0), card_with_x(start, 11, 15, 0))
    at_action(start, "III", own=23, bribe="wine")  # purple → a bribe of choice
    building = of(start, colour=0)[0]
    asked, changed = put(start, building, ["gift:chocolate"])
    assert len(asked) == 1
    assert changed == {**paid(start, building), "chocolate": -2 + 1}


def test_abilities_are_optional_and_cumulative() -> None:
    """V3.4, V6.5: two markers and a bribe in the player's order; what is declined is just left."""
    state = bare()
    building = of(state, colour=0)[0]
    flag, seal = state.flag[building], state.plan.seal_of[building]
    drawers(state, 0, card_with_x(state, 61, 65, flag), card_with_x(state, 101, 110, seal))
    at_action(state, "III", own=31)  # purple → any marker
    asked, changed = put(state, building, ["fire:marker", "mark:slide", "pass", "gift:wine"])
    assert asked[0] == ["fire:bribe", "fire:marker"]
    assert asked[2] == ["pass", "mark:slide"]
    assert changed == {**paid(state, building), "slide marker": 1, "wine": 1}


def test_card_text_beats_the_rules() -> None:
    """V3.5: a building costs two bribes of its colour (V6.2), but 146–155 pay with another, and 036–045 one less."""
    state = bare()
    drawers(state, 0, 39)  # USA: one less
    at_action(state, "III", own=148)  # wine pays for all
    building = next(house for house in of(state, flag=0) if state.plan.city[house] != 1)
    bribes(state, 0, wine=1)
    do(state, f"place:{state.plan.names['building'][building]}")
    assert state.bribe[:5] == [0] * 5
    assert state.agents[0] == 1 << building


@pytest.mark.parametrize(("gear", "drawers_there"), [(0, 3), (1 << ids.SIDE_TABLE, 4)])
def test_drawers(gear: int, drawers_there: int) -> None:
    """V4.1, V10.2: 3 drawers, 4 with the side table; the top halves count for nothing there."""
    state = bare()
    state.gear[0] = gear
    drawers(state, 0, 26, 56, 86)
    deal(state, {0: (111, 27, 28)})
    before = count(state)
    do(state, "show")
    assert options(state) == [f"drawer:{slot + 1}" for slot in range(drawers_there)]
    do(state, f"drawer:{drawers_there}")
    assert state.drawer[drawers_there - 1] == 110
    assert changes(before, count(state)) == {"cards": -1, **({"drawers": 1} if gear else {})}
    assert (state.where[85] == ids.DISCARD) == (not gear)


def test_same_ability_same_x() -> None:
    """V4.2: 001 and 007 (coffee) are the same, 001 and 002 are not; all of 086–090 are; 171, 172, 173 differ."""
    for lies, comes, replaces in ((1, 7, True), (1, 2, False), (86, 90, True), (171, 172, False), (21, 26, False)):
        state = bare()
        drawers(state, 0, 56, lies)
        deal(state, {0: (comes, 40, 41)})
        do(state, "show")
        if replaces:
            assert state.drawer[:4] == [55, comes - 1, ids.NONE, ids.NONE]
            assert state.where[lies - 1] == ids.DISCARD
        else:
            assert options(state) == ["drawer:1", "drawer:2", "drawer:3"]


def test_free_drawer_or_replace() -> None:
    """V4.3: a free drawer may be filled, or a card replaced; with none free one must be."""
    state = bare()
    drawers(state, 0, 56)
    deal(state, {0: (26, 40, 41)})
    do(state, "show")
    assert options(state) == ["drawer:1", "drawer:2"]
    do(state, "drawer:1")
    assert state.drawer[:4] == [25, ids.NONE, ids.NONE, ids.NONE]
    assert state.where[55] == ids.DISCARD


@pytest.mark.parametrize("bribe", BRIBES)
def test_action_two(bribe: str) -> None:
    """V5.1: the card is discarded, the bribe at its top left taken."""
    state = bare()
    at_action(state, "II", own=26, bribe=bribe)
    card = state.assigned[1]
    before = count(state)
    do(state, "show")
    assert changes(before, count(state)) == {bribe: 1, "cards": -1}
    assert state.where[card] == ids.DISCARD


def test_where_agents_go_and_come_from() -> None:
    """V6.1: on no building with an own agent; others' agents do not matter; from the supply or another building."""
    state = bare()
    at_action(state, "III", own=12)
    mine, free, theirs = of(state, colour=0)[:3]
    names = state.plan.names["building"]
    stand(state, 0, [mine])
    stand(state, 1, [theirs])
    bribes(state, 0, chocolate=9)
    places = [word for word in options(state) if word.startswith("place:")]
    assert places == [f"place:{names[house]}" for house in of(state, colour=0) if house != mine]
    supply = state.supply[0]
    do(state, f"place:{names[theirs]}")
    assert options(state) == [f"from:{names[mine]}", "from:supply"]
    other = state.clone()
    do(state, f"from:{names[mine]}")
    assert (state.agents[0], state.supply[0]) == (1 << theirs, supply)
    do(other, "from:supply")
    assert (other.agents[0], other.supply[0]) == (1 << theirs | 1 << mine, supply - 1)
    assert state.bribe[0] == other.bribe[0] == 7
    assert free not in (mine, theirs)


def test_empty_supply() -> None:
    """V6.1: without agents in the supply one must be moved; without any there is nothing to place."""
    state = bare()
    at_action(state, "III", own=12)
    stand(state, 0, of(state, colour=0)[:5])
    assert state.supply[0] == 0
    bribes(state, 0, chocolate=2)
    do(state, f"place:{state.plan.names['building'][of(state, colour=0)[5]]}")
    assert "from:supply" not in options(state)
    assert len(options(state)) == 5


@pytest.mark.parametrize("version", ["starter", "full"])
def test_instead_of_an_agent(version: str) -> None:
    """V6.3: 2 bribes of one kind; 2 shillings in the full version only."""
    state = table(2, version)
    deal(state, {0: (27, 28, 29)})
    do(state, "show", "show")
    state.bribe[:] = [0] * 10
    assert options(state) == [f"take:{bribe}" for bribe in BRIBES] + (["earn"] if version == "full" else [])
    before = count(state)
    other = state.clone()
    do(state, "take:tobacco")
    assert changes(before, count(state)) == {"tobacco": 2}
    if version == "full":
        do(other, "earn")
        assert changes(before, count(other)) == {"coins": 2}


@pytest.mark.parametrize("number", [2, 3, 4])
def test_squares(number: int) -> None:
    """V6.4: agents all around take the tile and score the number; one short, or an empty square, gives nothing."""
    for empty, short in ((False, False), (True, False), (False, True)):
        state = bare()
        at_action(state, "III", own=12)
        building, square = ring(state, number, "slide")
        if short:
            stander = next(h for h in ids.members(state.plan.square_mask[square]) if h != building)
            state.agents[0] &= ~(1 << stander)
            state.agents[1] |= 1 << stander
        if empty:
            state.tile[square] = ids.NONE
        _, changed = put(state, building)
        gives = {} if empty or short else {"slide": 1, "points": number}
        assert changed == {**paid(state, building), **gives}
        assert state.tile[square] == (ids.NONE if not short else 4)


def test_moved_agent_counts_only_where_he_is() -> None:
    """V6.6: the old building no longer counts; tiles taken stay; later squares wait for the next agent."""
    state = bare()
    at_action(state, "III", own=12)
    building, square = ring(state, 2, "slide")
    old = next(house for house in ids.members(state.plan.square_mask[square]) if house != building)
    state.bribe[state.plan.city[building]] = 2
    infos(state, 0, pistol=1)
    do(state, f"place:{state.plan.names['building'][building]}", f"from:{state.plan.names['building'][old]}")
    assert state.tile[square] == 4
    assert state.info[:5] == [0, 1, 0, 0, 0]
    assert state.score[0] == 0


def test_action_four() -> None:
    """V7.1, V7.2: the card is discarded, its marker must move 1 field; a point for each own tile of the kind."""
    state = bare()
    at_action(state, "IV", own=26, info="briefcase")
    infos(state, 0, briefcase=4, slide=2)
    infos(state, 1, briefcase=3)
    card = state.assigned[2]
    before = count(state)
    do(state, "show")
    assert changes(before, count(state)) == {"briefcase marker": 1, "points": 4, "cards": -1}
    assert state.where[card] == ids.DISCARD
    assert state.score == [4, 0, 0]
    assert state.active == 1
