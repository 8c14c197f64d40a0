"""H4.18, H4.5 by rulings 1: what everybody can work out about hidden cards, who see from which place one is played."""

from functools import partial

import pytest

from safehouse.core.game import SPECTATOR, UNKNOWN
from safehouse.core.rng import Rng
from safehouse.games.heimlich.course import ask
from safehouse.games.heimlich.hands import without_slot
from safehouse.games.heimlich.ids import HAND_LIMIT
from safehouse.games.heimlich.rules import Heimlich
from tests.games.heimlich import positions
from tests.games.heimlich.positions import (
    CARDS,
    answer,
    cards,
    chance,
    do,
    eager_game,
    hand,
    pass_all,
    turn,
)  # fmt: skip
from tests.games.heimlich.test_h4_secret_hands import hands

KINDS = len(CARDS)
table = partial(positions.table, rulings="1")
question = partial(positions.question, rulings="1")
in_round = partial(positions.in_round, rulings="1")


def pools(state: Heimlich) -> list[list[str]]:
    """The cards of every shuffling that nobody has seen since."""
    return [cards(state.pool[first : first + KINDS]) for first in range(0, len(state.pool), KINDS)]


def editions(state: Heimlich, seat: int) -> list[int]:
    return list(state.edition[seat * HAND_LIMIT :][: state.hand_size[seat]])


def excluded(state: Heimlich, seat: int) -> list[list[str]]:
    masks = state.excluded[seat * HAND_LIMIT :][: state.hand_size[seat]]
    return [[card for kind, card in enumerate(CARDS) if mask >> kind & 1] for mask in masks]


def claims(state: Heimlich) -> list[tuple[int, list[int], list[str]]]:
    """Seat, slots and kinds: one of these slots holds one of these kinds."""
    rows = [state.claims[index : index + 3] for index in range(0, len(state.claims), 3)]
    return [
        (seat, [slot for slot in range(4) if slots >> slot & 1], [c for k, c in enumerate(CARDS) if kinds >> k & 1])
        for seat, slots, kinds in rows
    ]


# --- editions and pools --------------------------------------------------------------------------------------


def test_h4_18_a_slot_remembers_its_shuffling() -> None:
    """H4.18: it is public which shuffling of the pile a hidden card came from."""
    state = table(3, "top_secret", hands=[["swap"], ["two_back"], []], pile=[], discards=["join_agent", "back_1_2"])
    assert pools(state) == [["two_back", "swap"]]
    chance(state, "roll:1-3")
    do(state, 0, "points:0")
    assert pools(state) == [["two_back", "swap"], ["back_1_2", "join_agent"]]
    chance(state, "draw:join_agent")
    assert (editions(state, 0), editions(state, 1)) == ([0, 1], [0])
    assert pools(state) == [["two_back", "swap"], ["back_1_2", "join_agent"]]
    assert cards(state.pile) == ["back_1_2"]


def test_h4_18_a_played_card_leaves_the_pool_of_its_shuffling() -> None:
    """H4.18: it is no longer hidden; and the shufflings move up with the row."""
    state = table(3, "top_secret", hands=[["swap"], ["two_back"], []], pile=[], discards=["join_agent", "back_1_2"])
    chance(state, "roll:1-3")
    do(state, 0, "points:0")
    chance(state, "draw:back_1_2")
    answer(state, [0])
    do(state, 0, "play:back_1_2", "agent:red", "step:-2")
    assert pools(state) == [["two_back", "swap"], ["join_agent"]]
    assert editions(state, 0) == [0]
    assert state.edition[1] == -1


def test_h4_4_spent_shufflings_are_forgotten() -> None:
    """H4.4: a shuffling of which no card is hidden any more is dropped at a refill, and slots are renumbered."""
    state = in_round([0], hands=[["agent_to_ruin", "step_either"], [], []], pile=[], discards=["join_agent"])
    do(state, 0, "play:step_either", "agent:red", "step:+1", "play:agent_to_ruin", "agent:blue")
    assert pools(state) == [["step_either", "agent_to_ruin", "join_agent"]]
    chance(state, "draw:join_agent")
    assert editions(state, 0) == [0]


def test_h4_4_an_older_shuffling_with_a_hidden_card_is_kept() -> None:
    """H4.4: three shufflings, the middle one spent: the slots still point to the right ones."""
    state = table(3, "top_secret", hands=[[], ["swap"], []], pile=[], discards=["move_safe"])
    chance(state, "roll:1-3")
    do(state, 0, "points:0")
    chance(state, "draw:move_safe")
    answer(state, [0])
    do(state, 0, "play:move_safe", "safe:2")
    pass_all(state)
    assert pools(state) == [["swap"], []]
    chance(state, "roll:1-3")
    do(state, 1, "points:0")
    assert pools(state) == [["swap"], ["move_safe"]]
    chance(state, "draw:move_safe")
    assert editions(state, 1) == [0, 1]


# --- excluded ------------------------------------------------------------------------------------------------


def test_h4_18_an_older_card_is_of_another_kind() -> None:
    """H4.18: whoever plays from a later place shows that the older cards in his row are of other kinds."""
    state = in_round([0], hands=[["swap", "move_safe", "two_back", "back_1_2"], [], []])
    do(state, 0, "play:two_back", "agent:red", "agent:blue")
    chance(state, "draw:two_back")
    assert hand(state, 0) == ["swap", "move_safe", "back_1_2", "two_back"]
    assert excluded(state, 0) == [["two_back"], ["two_back"], [], []]
    do(state, 0, "play:back_1_2", "agent:red", "step:-1")
    assert excluded(state, 0) == [["back_1_2", "two_back"], ["back_1_2", "two_back"], []]


def test_h4_18_excluded_moves_up_with_the_row() -> None:
    """H4.18: a gap closes, and what is known of a slot goes with its card; a new card is a blank sheet."""
    state = in_round([0], hands=[["step_either", "swap", "two_back"], [], []], at={"red": "3"})
    do(state, 0, "play:two_back", "agent:red", "agent:orange")
    chance(state, "draw:two_back")
    do(state, 0, "play:step_either", "agent:red", "step:+1")
    assert hand(state, 0) == ["swap", "two_back"]
    assert excluded(state, 0) == [["two_back"], []]
    assert state.excluded[2:4] == [0, 0]


# --- claims --------------------------------------------------------------------------------------------------


def test_h4_5_who_announces_holds_a_playable_card() -> None:
    """H4.5: a yes is a claim on the cards of the hand; a no says nothing."""
    state = in_round([0, 2], hands=[["two_back", "ruin_to_church"], ["swap"], ["move_safe"]])
    playable = [card for card in CARDS if card not in
                ("away_from_safe", "all_to_church", "swap", "join_agent", "ruin_to_church")]  # fmt: skip
    assert claims(state) == [(0, [0, 1], playable), (2, [0], playable)]


def test_h4_5_a_shown_card_proves_a_claim() -> None:
    """H4.5: the card that he plays then is what he claimed."""
    state = in_round([0, 1], hands=[["step_either", "ruin_to_church"], ["move_safe"], []])
    do(state, 0, "play:step_either", "agent:red", "step:+1")
    assert [seat for seat, _, _ in claims(state)] == [1]


def test_h4_5_a_card_that_proves_nothing_leaves_the_claim_to_the_others() -> None:
    """H4.5: seat 1 claimed; then a card that was not playable at the question becomes so and is played."""
    hands = [["agent_to_ruin", "swap"], ["ruin_to_church", "move_safe"], []]
    state = in_round([0, 1], hands=hands, pile=["join_agent"])
    do(state, 0, "play:agent_to_ruin", "agent:red")
    chance(state, "draw:join_agent")
    do(state, 0, "pass")
    ((_, before, kinds),) = claims(state)
    assert before == [0, 1]
    do(state, 1, "play:ruin_to_church", "agent:red")
    assert claims(state) == [(1, [0], kinds)]
    assert hand(state, 1) == ["move_safe"]


def test_h4_5_a_claim_follows_the_row() -> None:
    """H4.5, H4.18: the card that proves nothing is played from the middle: the claim is on what was around it."""
    hands = [["agent_to_ruin", "two_forward"], ["swap", "ruin_to_church", "move_safe"], []]
    state = in_round([0, 1], hands=hands, pile=["join_agent"])
    do(state, 0, "play:agent_to_ruin", "agent:red")
    chance(state, "draw:join_agent")
    do(state, 0, "pass")
    ((_, before, kinds),) = claims(state)
    assert before == [0, 1, 2]
    do(state, 1, "play:ruin_to_church", "agent:red")
    assert claims(state) == [(1, [0, 1], kinds)]
    do(state, 1, "play:move_safe", "safe:2")
    assert claims(state) == []


@pytest.mark.parametrize("slot", range(4))
def test_a_gap_in_a_mask_of_slots_closes(slot: int) -> None:
    """H4.18: slots before the gap stay, slots after it move up."""
    for mask in range(16):
        row = [mask >> place & 1 for place in range(4)]
        del row[slot]
        assert without_slot(mask, slot) == sum(bit << place for place, bit in enumerate(row))


def test_h4_5_equal_claims_are_kept_once() -> None:
    """H4.5: the same claim about the same cards is not written twice."""
    state = in_round([0, 1], hands=[["two_back", "two_forward"], ["move_safe"], []], pile=[])
    do(state, 0, "play:two_forward", "agent:red", "agent:orange")
    pass_all(state)
    first = claims(state)
    assert len(first) == 1
    turn(state, 1, "2", "move:red", "move:red")
    answer(state, [1])
    again = claims(state)
    assert again[0] == first[0]
    assert len(again) == (1 if again[0][2] == first[0][2] and len(again) == 1 else 2)


def test_h4_5_the_same_question_twice_adds_no_claim() -> None:
    """H4.5: nothing on the board has changed between two questions."""
    state = question(3, hands=[["two_back"], ["move_safe"], []])
    for seat in (0, 1):
        do(state, seat, "yes")
    chance(state, "open")
    before = claims(state)
    ask(state)
    answer(state, [0, 1])
    assert claims(state) == before


# --- sampled worlds ------------------------------------------------------------------------------------------


def test_h4_18_sampled_hands_respect_excluded_kinds() -> None:
    """H4.18: the older card is not of the kind that was played from behind it."""
    state = in_round([1], 2, holder=0, hands=[[], ["move_safe", "two_back"]], pile=["two_back", "swap"])
    do(state, 1, "play:two_back", "agent:red", "agent:blue")
    assert set(hands(state, 0)) == {((), ("move_safe",)), ((), ("swap",))}


def test_the_pile_is_hidden_and_its_size_is_not() -> None:
    """H4.1: the pile lies face down; how many cards it has, and the discards, everybody sees."""
    state = table(3, "top_secret", hands=[["swap"], [], []], discards=["two_back"])
    for observer in (SPECTATOR, 0, 1, 2):
        view = state.redact(observer)
        assert view.pile == [UNKNOWN] * KINDS
        assert view.pile_size == 24
        assert cards(view.discards) == ["two_back"]


def test_cards_are_conserved_in_random_play() -> None:
    """H1.6: in every state of a game pile, hands, discards and the card in play make up the deck.

    Every hidden card is in the pool of the shuffling it came from; excluded and claims are true.
    """
    rng = Rng(7)
    refills = 0
    for players in (2, 3, 5, 7) * 2:
        whole: list[int] = []
        removed = 0
        for state in eager_game(players, rng, rulings="1"):
            whole = whole or state.pile[:]
            refills += sum(event.kind == "pile_refilled" for event in state.events or [])
            removed = check_cards(state, whole, removed)
    assert refills > 10


def check_cards(state: Heimlich, whole: list[int], removed: int) -> int:
    count = [state.pile[kind] + state.discards[kind] for kind in range(KINDS)]
    newest = len(state.pool) // KINDS - 1
    hidden = [[0] * KINDS for _ in range(newest + 1)]
    for seat in range(state.plan.players):
        assert len(hand(state, seat)) <= HAND_LIMIT
        for slot, card in enumerate(hand(state, seat)):
            kind = CARDS.index(card)
            count[kind] += 1
            hidden[state.edition[seat * HAND_LIMIT + slot]][kind] += 1
            assert not state.excluded[seat * HAND_LIMIT + slot] >> kind & 1
    if state.card >= 0:
        count[state.card] += 1
    gone = [full - counted for full, counted in zip(whole, count, strict=True)]
    assert gone[:-1] == [0] * (KINDS - 1)
    assert removed <= gone[-1] <= 1
    for edition, held in enumerate(hidden):
        pool = state.pool[edition * KINDS : (edition + 1) * KINDS]
        left = state.pile if edition == newest else [0] * KINDS
        assert pool == [own + rest for own, rest in zip(held, left, strict=True)]
    for seat, slots, kinds in claims(state):
        assert any(hand(state, seat)[slot] in kinds for slot in slots)
    return gone[-1]
