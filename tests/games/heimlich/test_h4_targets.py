"""H4.8: the targets of every card in positions of all sorts, against a second, naive reading of the table of kinds."""

from collections.abc import Iterator
from itertools import combinations, product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from safehouse.games.heimlich.meta import COLOURS
from safehouse.games.heimlich.rules import Heimlich
from tests.games.heimlich.positions import BUILDINGS, CARDS, do, hand, in_round, options, places, safe_at, stones

# A play as what it changes: agents put, stones moved, the safe moved.
Change = tuple[tuple[tuple[str, str], ...], tuple[tuple[str, int], ...], str]


def walk(building: str, steps: int) -> str:
    return BUILDINGS[(BUILDINGS.index(building) + steps) % 12]


def plays(card: str, at: dict[str, str], safe: str, fields: dict[str, int]) -> Iterator[Change]:
    """Every play of a card, by trying all agents, pairs, buildings and steps and keeping what the words allow."""

    def put(**ends: str) -> Change:
        return tuple(sorted(ends.items())), (), ""

    names = sorted(at)
    steps = {"back_1_2": (-1, -2), "step_either": (1, -1), "forward_1_3": (1, 2, 3), "away_from_safe": (1, -1)}
    if card in steps:
        for agent, step in product(names, steps[card]):
            if card != "away_from_safe" or at[agent] == safe:
                yield put(**{agent: walk(at[agent], step)})
    elif card in ("two_back", "two_forward"):
        step = -1 if card == "two_back" else 1
        for one, two in combinations(names, 2):
            yield put(**{one: walk(at[one], step), two: walk(at[two], step)})
    elif card == "move_safe":
        for building in BUILDINGS:
            if building != safe:
                yield (), (), building
    elif card == "agent_to_ruin":
        for agent in names:
            if at[agent] != "ruin":
                yield put(**{agent: "ruin"})
    elif card == "agent_to_safe":
        for agent in names:
            if at[agent] != safe:
                yield put(**{agent: safe})
    elif card == "all_to_church":
        outside = {agent: "church" for agent in names if at[agent] != "church"}
        if outside:
            yield put(**outside)
    elif card == "swap":
        for one, two in combinations(names, 2):
            if at[one] != at[two]:
                yield put(**{one: at[two], two: at[one]})
    elif card == "join_agent":
        for agent, building in product(names, BUILDINGS):
            if building != at[agent] and any(at[other] == building for other in names if other != agent):
                yield put(**{agent: building})
    elif card == "ruin_to_church":
        inside = [agent for agent in names if at[agent] == "ruin"]
        for group in [*combinations(inside, 1), *combinations(inside, 2)]:
            yield put(**dict.fromkeys(group, "church"))
    elif card == "advance_two_stones":
        for one, two in combinations(names, 2):
            if fields[one] <= 40 and fields[two] <= 40:
                yield (), tuple((agent, min(40, fields[agent] + 3)) for agent in (one, two)), ""


def engine_plays(state: Heimlich, seat: int, card: str) -> Iterator[Change]:
    """Every row of picks of a card, carried out."""
    for word in options(state, seat):
        after = state.clone()
        told = do(after, seat, word)
        if after.card >= 0:
            yield from engine_plays(after, seat, card)
            continue
        puts: dict[str, str] = {}
        fields: dict[str, int] = {}
        safe = ""
        for line in told:
            kind, *words = line.split(":")
            if kind == "put":
                puts[words[1]] = words[3]
            elif kind == "advanced":
                fields[words[0]] = int(words[2])
            elif kind == "safe_moved":
                safe = words[2]
        for agent, building in puts.items():
            assert places(after).get(agent, "church") == building
        for agent, field in fields.items():
            assert stones(after).get(agent, 0) == field
        assert safe in ("", safe_at(after))
        yield tuple(sorted(puts.items())), tuple(sorted(fields.items())), safe


def check(card: str, at: dict[str, str], safe: str, fields: dict[str, int]) -> int:
    wanted = sorted(plays(card, at, safe, fields))
    players = {5: 2, 6: 3, 7: 4}[len(at)]
    hands = [[card, "second_identity"], *[[] for _ in range(players - 1)]]
    # The left neighbour has the die, so nothing is drawn before the play is over.
    state = in_round([0], players, hands=hands, at=at, safe=safe, stones=fields, colours=tuple(at), holder=1, pile=[])
    playable = f"play:{card}" in options(state, 0)
    assert playable == bool(wanted)
    if not playable:
        return 0
    if card == "all_to_church":
        told = do(state, 0, f"play:{card}")
        assert tuple(sorted((line.split(":")[2], "church") for line in told[1:])) == wanted[0][0]
        assert places(state) == {}
        return 1
    do(state, 0, f"play:{card}")
    assert hand(state, 0) == ["second_identity"]
    found = list(engine_plays(state, 0, card))
    assert len(set(found)) == len(found), "two rows of picks do the same"
    assert sorted(found) == wanted
    return len(found)


def crowds(draw: st.DrawFn) -> dict[str, str]:
    """Agents in few buildings, so that together, apart, with the safe and in the Ruin all happen."""
    colours = draw(st.sampled_from([COLOURS, COLOURS[:6], ("red", "yellow", "green", "blue", "grey")]))
    some = draw(st.lists(st.sampled_from(BUILDINGS), min_size=1, max_size=4))
    return {agent: draw(st.sampled_from(some)) for agent in colours}


@pytest.mark.once
@pytest.mark.parametrize("card", [card for card in CARDS if card != "second_identity"])
@given(data=st.data())
def test_h4_8_targets_and_effects_agree_with_a_naive_reading(card: str, data: st.DataObject) -> None:
    """H4.8, H4.16, H4.17: complete, without doubles, without dead ends, and doing what the words say."""
    at = data.draw(st.composite(crowds)())
    safe = data.draw(st.sampled_from([*BUILDINGS, *at.values()]))
    fields = {agent: data.draw(st.sampled_from([0, 12, 37, 38, 39, 40, 41])) for agent in at}
    check(card, at, safe, fields)


def test_the_naive_reading_finds_plays() -> None:
    """A control: in one rich position every card has the number of plays that one counts by hand."""
    at = dict(zip(COLOURS, ("church", "3", "3", "7", "7", "ruin", "ruin"), strict=True))
    counted = {card: check(card, at, "7", dict.fromkeys(at, 0)) for card in CARDS if card != "second_identity"}
    assert counted == {
        "back_1_2": 14,
        "step_either": 14,
        "two_back": 21,
        "two_forward": 21,
        "away_from_safe": 4,
        "move_safe": 11,
        "agent_to_ruin": 5,
        "all_to_church": 1,
        "swap": 18,
        "join_agent": 21,
        "ruin_to_church": 3,
        "forward_1_3": 21,
        "advance_two_stones": 21,
        "agent_to_safe": 5,
    }
