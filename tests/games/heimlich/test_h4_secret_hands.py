"""H4.18, H4.5: the place of a card in a hand is secret; what can be worked out about hidden cards all the same."""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import product

import pytest

from safehouse.core.game import SPECTATOR
from safehouse.core.rng import Rng
from safehouse.games.heimlich.course import ask
from safehouse.games.heimlich.hands import give_up, take
from safehouse.games.heimlich.rules import Heimlich
from tests.games.heimlich.facts import facts
from tests.games.heimlich.positions import (
    CARDS,
    answer,
    cards,
    chance,
    do,
    eager_game,
    hand,
    in_round,
    new_game,
    pass_all,
    question,
    table,
)  # fmt: skip


def worlds(state: Heimlich, observer: int, tries: int = 300) -> Iterator[Heimlich]:
    rng = Rng(1)
    view = state.redact(observer)
    for _ in range(tries):
        world = view.sample(rng)
        assert min(world.pile) >= 0
        assert sum(world.pile) == world.pile_size
        yield world


def hands(state: Heimlich, observer: int, tries: int = 300) -> Counter[tuple[tuple[str, ...], ...]]:
    """Count the hands of sampled worlds."""
    seats = range(state.plan.players)
    return Counter(tuple(tuple(hand(world, seat)) for seat in seats) for world in worlds(state, observer, tries))


# --- who is told what ----------------------------------------------------------------------------------------


def test_h4_18_only_the_place_differs_and_nobody_can_tell() -> None:
    """H4.18: two hands with the same cards in another order look the same to others, also when one is played."""
    rows = [["swap", "two_back", "move_safe"], ["two_back", "move_safe", "swap"]]
    states = [in_round([0], hands=[row, ["join_agent"], []], at={"red": "3"}) for row in rows]
    for words in ([], ["play:two_back", "agent:red", "agent:blue"]):
        told = [do(state, 0, *words) if words else [] for state in states]
        assert told[0] == told[1]
        for observer in (SPECTATOR, 1, 2):
            views = [state.redact(observer) for state in states]
            assert facts(views[0]) == facts(views[1])
            assert views[0].hand == views[1].hand
        assert facts(states[0].redact(0)) != facts(states[1].redact(0))


def test_h4_1_what_was_drawn_is_known_to_its_owner_alone() -> None:
    """H4.1: everybody sees that a card was drawn, and only its owner which."""
    state = table(2, "top_secret", hands=[["swap"], ["two_back"]], pile=["join_agent", "move_safe"])
    chance(state, "roll:1-3")
    do(state, 0, "points:0")
    chance(state, "draw:join_agent")
    begin = "filled two_back move_safe swap join_agent"
    assert facts(state) == [begin, "1 drew swap", "2 drew two_back", "1 drew join_agent"]
    assert facts(state.redact(0)) == [begin, "1 drew swap", "2 drew", "1 drew join_agent"]
    assert facts(state.redact(1)) == [begin, "1 drew", "2 drew two_back", "1 drew"]
    assert facts(state.redact(SPECTATOR)) == [begin, "1 drew", "2 drew", "1 drew"]


def test_h4_18_nothing_of_places_is_kept() -> None:
    """H4.18: what rulings 1 keep of places stays empty."""
    state = in_round([0, 1], hands=[["swap", "step_either"], ["move_safe"], []])
    do(state, 0, "play:step_either", "agent:red", "step:+1")
    assert (state.edition, state.excluded, state.claims) == ([], [], [])


# --- facts ---------------------------------------------------------------------------------------------------


def test_h4_5_an_announced_card_is_a_fact() -> None:
    """H4.5: a yes is a claim on the hand, a no says nothing; the same claim on the same hand is not kept twice."""
    state = question(3, hands=[["two_back"], ["move_safe"], ["swap"]])
    playable = [card for card in CARDS if card not in
                ("away_from_safe", "all_to_church", "swap", "join_agent", "ruin_to_church")]  # fmt: skip
    for _ in range(2):
        answer(state, [0, 1])
        claims = [f"{seat} claimed {' '.join(playable)}" for seat in (1, 2)]
        assert facts(state)[-2:] == claims
        assert len(facts(state)) == 6
        ask(state)


def test_h4_5_a_narrower_claim_takes_the_place_of_a_wider_one() -> None:
    """H4.5: on the same hand, one that says less is not kept, and one that says more replaces the other."""
    state = question(2, hands=[["move_safe"], []], at={"red": "3", "blue": "8"}, safe="8")
    wide = state.playable
    narrow = 1 << CARDS.index("move_safe") | 1 << CARDS.index("swap")
    for playable, kept in ((wide, wide), (narrow, narrow), (wide, narrow)):
        ask(state)
        state.playable = playable
        answer(state, [0])
        words = " ".join(card for kind, card in enumerate(CARDS) if kept >> kind & 1)
        assert facts(state)[2:] == [f"1 claimed {words}"]


def test_h4_18_a_card_that_was_played_is_a_fact_while_others_of_the_hand_are_hidden() -> None:
    """H4.18: it says something about the others. H4.7: only those that could be played come into question."""
    state = in_round([0], hands=[["agent_to_ruin", "two_back"], ["swap"], []], at={"red": "3"})
    do(state, 0, "play:agent_to_ruin", "agent:red")
    assert facts(state)[-1] == "1 played agent_to_ruin of 2"
    chance(state, "draw:two_back")
    do(state, 0, "play:two_back")
    assert facts(state)[-2:] == ["1 drew two_back", "1 played two_back of 1"]


def test_h4_18_an_empty_hand_has_no_secrets() -> None:
    """H4.18: all its cards were shown: they are crossed out in their shuffling, and its facts are gone."""
    state = in_round([0], hands=[["step_either", "move_safe"], ["swap"], []], pile=["join_agent"])
    do(state, 0, "play:step_either", "agent:red", "step:+1", "play:move_safe", "safe:1")
    assert facts(state) == ["filled swap join_agent", "2 drew swap"]


def test_h4_18_when_all_hands_are_empty_the_pile_is_known() -> None:
    """H4.18: nothing is hidden then but the order of the pile."""
    state = in_round([0], hands=[["move_safe"], [], []], pile=["join_agent", "swap"])
    do(state, 0, "play:move_safe", "safe:1")
    assert facts(state) == ["filled swap join_agent"]


def test_h4_4_spent_shufflings_are_forgotten() -> None:
    """H4.4: a shuffling of which no card is hidden any more is dropped at a refill; one with a hidden card is kept."""
    state = table(3, "top_secret", hands=[[], ["swap"], []], pile=[], discards=["move_safe"])
    chance(state, "roll:1-3")
    do(state, 0, "points:0")
    chance(state, "draw:move_safe")
    assert facts(state) == ["filled swap", "2 drew swap", "filled move_safe", "1 drew move_safe"]
    answer(state, [0])
    do(state, 0, "play:move_safe", "safe:2")
    pass_all(state)
    assert facts(state) == ["filled swap", "2 drew swap", "filled"]
    chance(state, "roll:1-3")
    do(state, 1, "points:0")
    assert facts(state) == ["filled swap", "2 drew swap", "filled move_safe"]


def with_two_shufflings(hands: Sequence[Sequence[str]]) -> Heimlich:
    """Seat 0 has drawn `move_safe` from a pile that was filled with it and `back_1_2`; the hands are older."""
    state = table(2, "top_secret", hands=hands, pile=[], discards=["move_safe", "back_1_2"])
    chance(state, "roll:1-3")
    do(state, 0, "points:0")
    chance(state, "draw:move_safe")
    return state


def test_h4_18_a_hand_from_two_shufflings_keeps_its_facts() -> None:
    """H4.18: nobody knows which of its cards came from which, so nothing can be crossed out; not even at its end."""
    state = with_two_shufflings([["step_either"], ["two_back"]])
    answer(state, [0])
    do(state, 0, "play:move_safe", "safe:2")
    kept = ["filled step_either two_back", "1 drew step_either", "2 drew two_back", "filled back_1_2 move_safe",
            "1 drew move_safe"]  # fmt: skip
    assert [fact for fact in facts(state) if "claimed" not in fact] == [*kept, "1 played move_safe of 2"]
    old = ("step_either",), ("two_back",)
    assert set(hands(state, SPECTATOR)) == {old, old[::-1]}
    assert set(hands(state, 1)) == {old}
    do(state, 0, "play:step_either", "agent:red", "step:+1")
    shown = ["1 played move_safe of 2", "1 played step_either of 1"]
    assert [fact for fact in facts(state) if "claimed" not in fact] == [*kept, *shown]


def test_h4_18_only_what_came_after_is_forgotten() -> None:
    """H4.18: the facts of an earlier hand, which came from two shufflings, stay when a later one is empty."""
    state = with_two_shufflings([["step_either"], ["two_back"]])
    for card in ("move_safe", "step_either"):
        give_up(state, 0, CARDS.index(card))
    before = facts(state)
    take(state, 0, CARDS.index("back_1_2"))
    give_up(state, 0, CARDS.index("back_1_2"))
    assert facts(state) == [fact.replace("filled back_1_2", "filled") for fact in before]


def test_h4_18_when_the_last_hand_is_empty_two_shufflings_are_one_pile() -> None:
    """H4.18: whatever it came from, what was not played is in the pile."""
    state = with_two_shufflings([["step_either"], []])
    answer(state, [0])
    do(state, 0, "play:move_safe", "safe:2", "play:step_either", "agent:red", "step:+1")
    assert facts(state) == ["filled back_1_2"]
    assert cards(state.pile) == ["back_1_2"]


# --- hands that fit ------------------------------------------------------------------------------------------


def test_h4_18_a_shown_card_makes_another_of_its_kind_less_likely() -> None:
    """H4.18: two cards of four, two of them equal; one of the equal ones is shown.

    Of the six pairs the one with both comes once and each of the other two with one of them twice; so the card that is
    left is the other equal one in one of five cases, not in one of three.
    """
    state = in_round([1], 2, hands=[[], ["two_back", "move_safe"]], pile=["two_back", "step_either"])
    do(state, 1, "play:two_back", "agent:red", "agent:blue")
    tries = 3_000
    counts = hands(state, 0, tries)
    assert set(counts) == {((), (card,)) for card in ("two_back", "move_safe", "step_either")}
    assert abs(counts[(), ("two_back",)] - tries / 5) < 110
    assert abs(counts[(), ("move_safe",)] - counts[(), ("step_either",)]) < 160


@pytest.mark.parametrize("rulings", ["1", "2"])
def test_h4_18_hands_respect_shufflings(rulings: str) -> None:
    """H4.4: cards of the old shuffling in old places, of the new one in new places: nothing else, and all of it."""
    discards = ["join_agent", "back_1_2"]
    state = table(2, "top_secret", hands=[["swap"], ["two_back"]], pile=[], discards=discards, rulings=rulings)
    chance(state, "roll:1-3")
    do(state, 0, "points:0")
    chance(state, "draw:join_agent")
    old = (("swap", "two_back"), ("two_back", "swap"))
    new = ("join_agent", "back_1_2")
    assert set(hands(state, SPECTATOR)) == {((mine, fresh), (other,)) for (mine, other), fresh in product(old, new)}
    assert set(hands(state, 0)) == {(("swap", "join_agent"), ("two_back",))}
    assert set(hands(state, 1)) == {(("swap", fresh), ("two_back",)) for fresh in new}


@pytest.mark.parametrize("rulings", ["1", "2"])
def test_h4_5_hands_respect_claims(rulings: str) -> None:
    """H4.5: with all agents in the Church a yes-sayer's only card is not `ruin_to_church` nor `swap`."""
    pile = ["ruin_to_church", "swap", "two_back"]
    state = in_round([1], 2, hands=[[], ["move_safe"]], pile=pile, rulings=rulings)
    assert set(hands(state, 0)) == {((), ("move_safe",)), ((), ("two_back",))}
    assert set(hands(state, 1)) == {((), ("move_safe",))}


def test_h4_7_a_card_gained_in_the_round_is_not_the_one_that_was_played() -> None:
    """H4.7: two_back was played beside a fresh card, so it was the older one, and both cards left are as likely."""
    at = {"red": "3", "yellow": "5", "green": "6"}
    state = in_round([0], 2, hands=[["agent_to_ruin", "two_back"], []], at=at, pile=["two_back", "swap"])
    do(state, 0, "play:agent_to_ruin", "agent:red")
    chance(state, "draw:swap")
    do(state, 0, "play:two_back", "agent:yellow", "agent:green")
    tries = 2_000
    counts = hands(state, 1, tries)
    assert set(counts) == {(("swap",), ()), (("two_back",), ())}
    assert abs(counts[("swap",), ()] - tries / 2) < 120


@pytest.mark.parametrize("players", [2, 3, 5, 7])
def test_h4_18_the_facts_lead_to_the_true_hands(players: int) -> None:
    """H4.18: whoever goes through the facts finds the hands and the pile; so does every world that is imagined."""
    rng = Rng(players)
    refills = 0
    before = 0
    for number, state in enumerate(eager_game(players, rng)):
        check_facts(state)
        shufflings = sum(fact.startswith("filled") for fact in facts(state))
        refills += shufflings > before
        before = shufflings
        if number % 25 == 0:
            for observer in (SPECTATOR, 0, players - 1):
                world = state.redact(observer).sample(rng)
                check_facts(world)
                assert facts(world.redact(observer)) == facts(state.redact(observer))
                assert world.hand_size == state.hand_size
                assert [held < 0 for held in world.hand] == [held < 0 for held in state.hand]
                if observer >= 0:
                    assert hand(world, observer) == hand(state, observer)
    assert refills > 1


def check_facts(state: Heimlich) -> None:
    """Go through the facts, and compare what comes out with the hands and the pile."""
    held: list[list[str]] = [[] for _ in range(state.plan.players)]
    left: Counter[str] = Counter()
    for fact in facts(state):
        who, *words = fact.split(" ")
        if who == "filled":
            assert not +left, "cards of an older shuffling are nowhere"
            left = Counter(words)
        elif words[0] == "drew":
            held[int(who) - 1].append(words[1])
            left[words[1]] -= 1
            assert left[words[1]] >= 0
        elif words[0] == "played":
            held[int(who) - 1].remove(words[1])
        else:
            assert set(held[int(who) - 1]) & set(words[1:])
    assert held == [hand(state, seat) for seat in range(state.plan.players)]
    assert +left == Counter(cards(state.pile))


def test_the_first_state_has_a_pile_and_no_more() -> None:
    """H4.1: one shuffling, nothing drawn."""
    state = new_game(3, mode="top_secret")
    assert facts(state) == [" ".join(["filled", *cards(state.pile)])]
