"""K9: the worked examples of the rule sheet."""

from safehouse.games.suitcase.rules import Suitcase
from tests.games.suitcase.positions import chance, deliver, do, duel, new_game, options, places, table, turn

START = "rome oslo kiev"


def split(state: Suitcase, done: tuple[int, ...] = (0, 0, 0)) -> set[tuple[int, ...]]:
    """How many steps each of three agents may have made when the turn ends."""
    found = {done} if "end_turn" in options(state, 0) else set()
    for word in options(state, 0, "step"):
        after = state.clone()
        do(after, 0, word)
        agent = int(word.split(":")[1]) - 1
        now = (*done[:agent], done[agent] + 1, *done[agent + 1 :])
        found |= split(after, now) if after.active == 0 else {now}
    return found


def test_k9_1_roll_of_2_and_1() -> None:
    """K9.1: one agent 3, or two agents 2 + 1, or three agents 1 each; K4.3 adds all that leave points unspent."""
    state = table(agents={0: f"{START} out*4"}, roll=(2, 1))
    steps = split(state)
    assert {row for row in steps if sum(row) == 3} == {
        (3, 0, 0), (0, 3, 0), (0, 0, 3),
        (2, 1, 0), (2, 0, 1), (1, 2, 0), (0, 2, 1), (1, 0, 2), (0, 1, 2),
        (1, 1, 1),
    }  # fmt: skip
    assert max(sum(row) for row in steps) == 3
    assert (0, 0, 0) in steps


def second_step_duel() -> Suitcase:
    """Roll 5; the second step leads into Zurich, where green stands."""
    state = table(agents={0: "athens out*6", 1: "zurich"})
    turn(state, 0, (3, 2), "step:1:rome", "step:1:zurich")
    return state


def test_k9_2_won_four_further_steps() -> None:
    """K9.2: 1 bonus + 3."""
    state = second_step_duel()
    duel(state, 3, 1)
    for city in ("vienna", "belgrade", "warsaw"):
        do(state, 0, f"step:1:{city}")
        assert state.active == 0
    do(state, 0, "step:1:moscow")
    assert places(state, 0)[0] == "moscow"
    assert state.active == 1


def test_k9_2_lost_the_turn_ends() -> None:
    """K9.2: the remaining 3 are lost."""
    state = second_step_duel()
    assert state.points == 3
    duel(state, 0, 1)
    assert (state.active, state.points) == (1, 0)


def test_k9_3_content_cards() -> None:
    """K9.3: card 3 under field B: suitcase B holds 3 secrets; the red circle under C: suitcase C is the bomb."""
    state = new_game(2)
    do(state, 0, "pack:5-3-bomb-1")
    do(state, 1, "pack:5-3-bomb-1")
    for seat, cities in ((0, ["beirut", "tbilisi", "cairo", "istanbul"]), (1, ["rome", "oslo", "kiev", "bonn"])):
        do(state, seat, *[f"place:{city}" for city in cities])
    assert state.content == [5, 3, 0, 1] * 2
    for case, shown in (("blue_b", "3"), ("blue_c", "bomb")):
        state = table(contents=["5-3-bomb-1"] * 2, agents={0: f"beirut:{case}"}, roll=(1, 0))
        assert deliver(state, 0)[-1] == f"delivered:1:{case}:{shown}"


def test_k9_4_two_beaten_two_bonus_steps() -> None:
    """K9.4: he may walk two cities further."""
    state = table(agents={0: "rome", 1: "zurich zurich"})
    turn(state, 0, (1, 0), "step:1:zurich")
    duel(state, 1, 1)
    duel(state, 2, 2)
    do(state, 0, "step:1:vienna", "step:1:belgrade")
    assert state.active == 1
    assert places(state, 0) == ["belgrade"]
    assert chance(state, "roll:1:0") == ["rolled:2:1:0"]
