"""Each of the 28 kinds of ability by hand, with what is particular about it (V13). One test bears each kind's name."""

from collections.abc import Sequence

import pytest

from safehouse.games.vienna import ids, market
from safehouse.games.vienna.rules import Vienna
from tests.games.vienna.positions import bribes, card_with, card_with_x, do, drawers, infos, of, options, stand
from tests.games.vienna.situations import Change, add, answer, at_action, bare, changes, count, paid, put, ring
from tests.games.vienna.words import ANY_MARKER, BRIBES, GIFTS, INFOS, MARKS


def with_cards(action: str, *numbers: int, players: int = 3, bribe: str = "chocolate", info: str = "bottle") -> Vienna:
    """Seat 0 begins this action with these cards in its drawers, the last of them laid there in this turn."""
    state = bare(players)
    drawers(state, 0, *numbers[:-1])
    at_action(state, action, own=numbers[-1], bribe=bribe, info=info)
    return state


def shown(state: Vienna, answers: Sequence[str] = ()) -> tuple[list[list[str]], Change]:
    """The card of action II or IV is turned up: what is asked and what changes but the card itself."""
    before = count(state)
    do(state, "show")
    asked = answer(state, answers)
    return asked, add(changes(before, count(state)), {"cards": 1})


# --- Action II -----------------------------------------------------------------------------------------


def test_bribe_more() -> None:
    """V13.1: 1 more of the bribe of action II, and only of that: two coffee taken in action III stay two."""
    state = with_cards("II", 1, bribe="coffee")
    assert shown(state) == ([], {"coffee": 2})
    before = count(state)
    do(state, "take:coffee")
    assert changes(before, count(state)) == {"coffee": 2}


def test_bribe_points() -> None:
    """V13.1: 2 points for the wine of action II; a second wine by 001–010 brings no more of them (V3.4)."""
    state = with_cards("II", 11, card_with(bare(), 1, 10, "wine", "bribe"), bribe="wine")
    assert shown(state) == ([], {"wine": 2, "points": 2})


def test_bribe_marker() -> None:
    """Any marker one field, once, also with 001–010; it may be declined, and it scores own tiles (V7.2)."""
    more = card_with(bare(), 1, 10, "coffee", "bribe")
    for word, gives in (("mark:bottle", {"bottle marker": 1, "points": 3}), ("pass", {})):
        state = with_cards("II", 16, more, bribe="coffee")
        infos(state, 0, bottle=3, slide=1)
        assert shown(state, [word]) == ([ANY_MARKER], {"coffee": 2, **gives})


# --- Action III: colour, flag, seal --------------------------------------------------------------------


@pytest.mark.parametrize("trait", ["colour", "flag", "seal"])
def test_all_six_buildings(trait: str) -> None:
    """021–030, 046–060, 101–115: all six buildings of the X, and no other, give the bribe and the 3 points."""
    pairs = {"colour": ((21, 25), (26, 30)), "flag": ((46, 55), (56, 60)), "seal": ((101, 110), (111, 115))}[trait]
    start = bare()
    like = [card_with_x(start, *pair, x=2) for pair in pairs]
    six = of(start, **{trait: 2})
    assert len(six) == 6
    for building in range(ids.BUILDINGS):
        state = with_cards("III", *like)
        fires = building in six
        asked, changed = put(state, building, ["gift:wine"] if fires else [])
        assert asked == ([GIFTS] if fires else [])
        assert changed == add(paid(state, building), {"wine": 1, "points": 3} if fires else {})


def first_of(trait: str, x: int) -> int:
    return of(bare(), **{trait: x})[0]


def bribe_of_choice(number: int, trait: str, x: int, choice: str) -> None:
    """The bribe comes after paying: it does not pay for the agent who brings it (V6.2)."""
    state = with_cards("III", number)
    building = first_of(trait, x)
    kind = state.plan.city[building]
    state.bribe[kind] = 1
    assert f"place:{state.plan.names['building'][building]}" not in options(state)
    state.bribe[kind] = 0
    asked, changed = put(state, building, [f"gift:{choice}"])
    assert asked == [GIFTS]
    assert changed == add(paid(state, building), {choice: 1})


def three_points(number: int, trait: str, x: int) -> None:
    """Moving an agent there counts like putting one (V6.1)."""
    state = with_cards("III", number)
    building, old = of(state, **{trait: x})[:2]
    stand(state, 0, [old])
    state.bribe[state.plan.city[building]] = 2
    do(state, f"place:{state.plan.names['building'][building]}", f"from:{state.plan.names['building'][old]}")
    assert state.score[0] == 3


def any_marker(number: int, trait: str, x: int) -> None:
    """A marker of choice: it scores own tiles, may move the investigator (V7.4), and triggers no 066–080 (V13.1)."""
    start = bare()
    state = with_cards("III", number, card_with_x(start, 66, 75, x=1), card_with_x(start, 76, 80, x=1))
    infos(state, 0, pistol=2)
    state.marker[1] = 3
    building = first_of(trait, x)
    asked, changed = put(state, building, ["mark:pistol"])
    assert asked == [ANY_MARKER]
    assert changed == add(paid(state, building), {"pistol marker": 1, "points": 2})
    assert (state.roof, state.moved) == (1, True)


def test_colour_bribe() -> None:
    bribe_of_choice(23, "colour", 0, "tobacco")


def test_colour_points() -> None:
    three_points(26, "colour", 0)


def test_colour_marker() -> None:
    any_marker(31, "colour", 0)


def test_flag_bribe() -> None:
    bribe_of_choice(47, "flag", 0, "magazine")


def test_flag_points() -> None:
    three_points(58, "flag", 0)


def test_flag_marker() -> None:
    any_marker(65, "flag", 0)


def test_seal_bribe() -> None:
    bribe_of_choice(102, "seal", 0, "coffee")


def test_seal_points() -> None:
    three_points(111, "seal", 0)


def test_seal_marker() -> None:
    any_marker(117, "seal", 0)


def test_flag_bribe_goes_by_the_flag_that_lies_there() -> None:
    """V2.2: with flag tiles the printed flag does not count."""
    state = with_cards("III", 47, 58)
    building = first_of("flag", 0)
    state.flag = [1 if house == building else flag for house, flag in enumerate(state.flag)]
    assert put(state, building) == ([], paid(state, building))


# --- Action III: prices --------------------------------------------------------------------------------


def costs(state: Vienna, building: int, price: int) -> None:
    """Exactly this price: with one bribe less the building is not offered."""
    kind = state.plan.city[building]
    word = f"place:{state.plan.names['building'][building]}"
    if price:
        bribes(state, 0, **{BRIBES[kind]: price - 1})
        assert word not in options(state)
    bribes(state, 0, **{BRIBES[kind]: price})
    before = count(state)
    do(state, word)
    assert changes(before, count(state)) == add(paid(state, building, price))


def test_flag_discount() -> None:
    """036–045: 1 instead of 2."""
    costs(with_cards("III", 39), first_of("flag", 0), 1)


def test_seal_discount() -> None:
    """091–100, with 036–045: nothing at all."""
    costs(with_cards("III", 91), first_of("seal", 0), 1)
    state = bare()
    building = first_of("seal", 0)
    costs(with_cards("III", 91, card_with_x(state, 36, 45, state.flag[building])), building, 0)


def test_foreign_discount() -> None:
    """121–125: 1 less once, however many stand there (V13.3); three discounts bring nothing back (V6.2)."""
    building = first_of("seal", 0)
    state = with_cards("III", 121)
    stand(state, 1, [building])
    stand(state, 2, [building])
    costs(state, building, 1)
    state = with_cards("III", 91, card_with_x(state, 36, 45, state.flag[building]), 122)
    stand(state, 1, [building])
    costs(state, building, 0)


def test_bribe_joker() -> None:
    """146–155: X pays for other colours, in any mix with the colour itself; with two of them, both do."""
    state = with_cards("III", 148, 149)  # wine, magazine
    building = first_of("colour", 0)
    word = f"place:{state.plan.names['building'][building]}"
    bribes(state, 0, chocolate=1, coffee=2, tobacco=2)
    assert word not in options(state)
    bribes(state, 0, chocolate=1, wine=1, magazine=1)
    do(state, word)
    assert options(state) == ["pay:chocolate", "pay:wine"]
    other = state.clone()
    do(state, "pay:chocolate")
    assert options(state) == ["pay:wine", "pay:magazine"]
    do(state, "pay:magazine")
    assert state.bribe[:5] == [0, 1, 0, 0, 0]
    do(other, "pay:wine")
    assert other.bribe[:5] == [1, 0, 0, 0, 0]


def test_bribe_joker_pays_nothing_but_agents() -> None:
    """146–155: not a purchase, not a payday (V10.2, V10.3)."""
    state = with_cards("III", 148)
    bribes(state, 0, wine=9)
    state.coins[0] = 0
    assert market.buy_options(state, 0) == [ids.PASS]
    stand(state, 0, [0, 1])
    market.begin_payday(state)
    assert state.agents[0] == 0


# --- Action III: foreign agents ------------------------------------------------------------------------


def crowd(*numbers: int, others: Sequence[int] = (1, 2)) -> tuple[Vienna, int]:
    """Agents of others on a building."""
    state = with_cards("III", *numbers)
    building = first_of("colour", 1)
    for seat in others:
        stand(state, seat, [building])
    return state, building


def test_foreign_bribes() -> None:
    """V13.3: 2 bribes X once, though two others stand there."""
    state, building = crowd(81)
    assert put(state, building) == ([], add(paid(state, building), {"coffee": 2}))


def test_foreign_points() -> None:
    """V13.3: 5 points once; 081–085 and 086–090 add up (V3.4)."""
    state, building = crowd(86, 82)
    assert put(state, building) == ([], add(paid(state, building), {"points": 5, "magazine": 2}))


def test_foreign_cards() -> None:
    """Two cards now, once, for the next round; they may be declined (V3.6)."""
    state, building = crowd(126)
    asked, changed = put(state, building, ["draw_two", "card:", "card:"])
    assert asked == [["pass", "draw_two"]]
    assert changed == add(paid(state, building), {"cards": 2})
    assert sum(card >= 0 for card in state.hand[: ids.HAND]) == 2
    state, building = crowd(126)
    assert put(state, building, ["pass"])[1] == paid(state, building)


def test_foreign_means_other_players() -> None:
    """V13.1: own agents and the third man are not foreign; the Feld agent of another player is."""
    for seat, fires in ((1, True), (0, False)):
        state, building = crowd(86, others=())
        state.third = building
        if seat:
            state.colour[1], state.figure[1], state.figure_out[1] = ids.HAMBURG, building, 1
            state.agents[1] |= 1 << building
        put(state, building)
        assert state.score[0] == (5 if fires else 0)


# --- Action III: infos ---------------------------------------------------------------------------------


def tiles(*kinds: str, numbers: Sequence[int] = (2, 2), own: Sequence[int] = ()) -> tuple[Vienna, int, int]:
    """Seat 0 is about to complete squares of these numbers with one agent: where he goes, and their points."""
    state = with_cards("III", *own)
    plan = state.plan
    for building in range(ids.BUILDINGS):
        squares: list[int] = []
        for number in numbers[: len(kinds)]:
            squares += [s for s in plan.squares_of[building] if plan.number[s] == number and s not in squares][:1]
        if len(squares) == len(kinds):
            break
    else:
        raise AssertionError("there is no such building")
    for square, kind in zip(squares, kinds, strict=True):
        state.tile[square] = INFOS.index(kind)
        mine = ids.members(plan.square_mask[square] & ~(1 << building) & ~state.agents[0])
        state.supply[0] += len(mine)
        stand(state, 0, mine)
    return state, building, sum(numbers[: len(kinds)])


def test_info_bribes() -> None:
    """V13.2: once for each tile, each time different ones, as many as players."""
    state, building, points = tiles("briefcase", "briefcase", own=(131,))
    asked, changed = put(state, building, ["gift:chocolate", "gift:wine", "gift:magazine"] * 2)
    assert asked == [GIFTS[:3], GIFTS[1:4], GIFTS[2:]] * 2
    gives = {"chocolate": 2, "wine": 2, "magazine": 2, "briefcase": 2, "points": points}
    assert changed == add(paid(state, building), gives)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_info_bribes_by_players(players: int) -> None:
    state = with_cards("III", 131, players=players)
    building, _ = ring(state, 2, "briefcase")
    put(state, building, GIFTS[:players])
    assert state.bribe[:5] == [1] * players + [0] * (5 - players)


def test_info_points() -> None:
    """V13.2: 8 points for each bottle, on top of the square's (two of 2), none for the other kind."""
    state, building, _ = tiles("bottle", "bottle", own=(136,))
    assert put(state, building) == ([], add(paid(state, building), {"bottle": 2, "points": 4 + 16}))
    state, building, _ = tiles("bottle", "slide", own=(136,))
    assert put(state, building)[1]["points"] == 4 + 8


def test_info_marker() -> None:
    """V13.2, V6.6: two fields for each pistol, all four tiles counted; nothing for the pistol's other abilities."""
    state, building, _ = tiles("pistol", "pistol", own=(141, 80))
    infos(state, 0, pistol=2)
    asked, changed = put(state, building, ["mark:pistol", "mark:pistol"])
    assert asked == [["pass", "mark:pistol"]] * 2
    assert changed == add(paid(state, building), {"pistol": 2, "pistol marker": 4, "points": 4 + 2 * 2 * 4})


def test_new_info_points() -> None:
    """V13.2: tiles of one action are taken one after the other: two bottles are new once, bottle and slide twice."""
    for kinds, owned, points in (
        (("bottle", "bottle"), {}, 5),
        (("bottle", "slide"), {}, 10),
        (("bottle", "slide"), {"slide": 1}, 5),
        (("bottle", "slide"), {"slide": 1, "bottle": 4}, 0),
    ):
        state, building, _ = tiles(*kinds, own=(166,))
        infos(state, 0, **owned)
        put(state, building)
        assert state.score[0] == 4 + points


def test_square_bribes() -> None:
    """V13.2, V13.4: bribes of one kind by the number of the square; 171 and 172 add up, each with its choice."""
    state, building, _ = tiles("bottle", "bottle", numbers=(2, 3), own=(171, 172))
    asked, changed = put(state, building, ["fire:three_alike", "gift:wine", "gift:tobacco"])
    assert asked == [["fire:two_alike", "fire:three_alike"], GIFTS, GIFTS]
    assert changed == add(paid(state, building), {"bottle": 2, "points": 5, "wine": 3, "tobacco": 2})


def test_square_bribes_with_the_third_man() -> None:
    """V13.4: the printed number counts, though the square gives one point less."""
    state = with_cards("III", 172)
    building, square = ring(state, 3, "bottle")
    third = next(house for house in ids.members(state.plan.square_mask[square]) if house != building)
    state.agents[0] &= ~(1 << third)
    state.supply[0] += 1
    state.third = third
    kind = state.plan.city[building]
    state.bribe[kind] += 2
    do(state, f"place:{state.plan.names['building'][building]}")
    if state.phase == ids.SOURCING:
        do(state, "from:supply")
    do(state, f"surround:{state.plan.names['square'][square]}", "gift:wine")
    assert (state.score[0], state.bribe[1]) == (2, 3)


def test_any_info_bribe() -> None:
    """V13.2: one bribe for each tile, whatever it shows, in ascending order."""
    state, building, points = tiles("slide", "bottle", own=(174,))
    asked, changed = put(state, building, ["gift:wine", "gift:coffee"])
    assert asked == [GIFTS, GIFTS[1:]]
    assert changed == add(paid(state, building), {"wine": 1, "coffee": 1, "slide": 1, "bottle": 1, "points": points})


# --- Action IV -----------------------------------------------------------------------------------------


def test_marker_bribe() -> None:
    """V13.1: only for the marker of action IV itself: pistol moves, slide's card stays silent."""
    start = bare()
    pistol, slide = card_with_x(start, 66, 75, 1), card_with_x(start, 66, 75, 4)
    assert shown(with_cards("IV", pistol, slide, info="pistol"), ["gift:wine"]) == (
        [GIFTS],
        {"pistol marker": 1, "wine": 1},
    )
    assert shown(with_cards("IV", slide, info="pistol")) == ([], {"pistol marker": 1})


def test_marker_points() -> None:
    """2 points on top of those for own tiles; 066–075 adds up (V3.4)."""
    start = bare()
    state = with_cards("IV", card_with_x(start, 76, 80, 1), card_with_x(start, 66, 75, 1), info="pistol")
    infos(state, 0, pistol=3)
    assert shown(state, ["gift:wine"]) == ([GIFTS], {"pistol marker": 1, "points": 5, "wine": 1})


@pytest.mark.parametrize(("word", "points"), [("mark:slide", 1 + 2), ("mark:pistol", 3)])
def test_marker_joker(word: str, points: int) -> None:
    """156–165, V13.1: any marker, or the one shown; 066–080 count the one that is moved."""
    start = bare()
    state = with_cards("IV", card_with_x(start, 156, 165, 1), card_with_x(start, 76, 80, 4), info="pistol")
    infos(state, 0, pistol=3, slide=1)
    moved = word.removeprefix("mark:")
    assert shown(state, [word]) == ([MARKS], {f"{moved} marker": 1, "points": points})


def test_marker_joker_needs_its_info() -> None:
    """156–165: another info on the card: nothing is asked."""
    state = with_cards("IV", card_with_x(bare(), 156, 165, 1), info="slide")
    assert shown(state) == ([], {"slide marker": 1})
