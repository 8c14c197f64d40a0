"""Drafts take picks that commute in any order: what they offer is compared with all rows of the choice, one by one."""

from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import permutations

import pytest

from safehouse.core.draft import Draft
from safehouse.core.errors import IllegalMove
from safehouse.core.game import CHANCE, GameState
from safehouse.core.match import Match
from safehouse.core.registry import find_game
from safehouse.core.rng import Rng
from safehouse.core.scenario import find_scenario
from safehouse.games.vienna import ids
from tests.games.vienna.test_decisions import paying

# More rows than this are not listed one by one.
MOST_ROWS = 400
SETTINGS: Mapping[str, tuple[str, int, Mapping[str, str]]] = {
    "heimlich": ("heimlich", 4, {"mode": "top_secret"}),
    "heimlich, dossier": ("heimlich", 3, {"dossier": "yes"}),
    "suitcase": ("suitcase", 2, {}),
    "vienna": ("vienna", 3, {}),
    "vienna, full": ("vienna", 4, {"version": "full"}),
}


def choices(name: str, games: int) -> Iterator[tuple[GameState, int]]:
    """Views of seats that face a choice whose picks commute, from random games; a few of each kind."""
    seen: Counter[int] = Counter()
    for seed in range(games):
        state, rng = start_of(name), Rng(seed)
        while asked := state.pending():
            seat = asked[0]
            if seat != CHANCE and (kind := state.commuting(seat)[0]) and seen[kind] < 12:
                rows = list(rows_of(state.redact(seat), seat))
                if any(len(row) > 1 for row in rows):
                    seen[kind] += 1
                    yield state.redact(seat), seat
            legal = [state.sample_chance(rng)] if seat == CHANCE else state.legal(seat)
            state.apply(seat, legal[rng.below(len(legal))])


def start_of(name: str) -> GameState:
    """Where the games begin. Bombs are rare: with Suitcase one is about to be delivered, among agents that differ."""
    game, players, options = SETTINGS[name]
    if game == "suitcase":
        return find_scenario(game, "k9_3_bomb").match().state
    found = find_game(game)
    return found.first_state(found.setup(players, options))


def rows_of(view: GameState, seat: int) -> Iterator[list[int]]:
    """All rows of a choice as the game writes them, up to a bound."""
    first, beyond = view.commuting(seat)
    asked, left = list(view.pending()), [MOST_ROWS]

    def follow(state: GameState, row: list[int]) -> Iterator[list[int]]:
        going = list(state.pending()) == asked and state.commuting(seat) == (first, beyond)
        picks = [action for action in state.legal(seat) if first <= action < beyond] if going else []
        ascending = [action for action in picks if not row or action >= row[-1]]
        if not ascending or len(ascending) < len(picks):
            left[0] -= 1
            yield row
        for action in ascending:
            if left[0] <= 0:
                return
            after = state.clone()
            after.apply(seat, action)
            yield from follow(after, [*row, action])

    yield from follow(view, [])


@pytest.mark.parametrize("name", SETTINGS)
def test_a_pick_is_offered_if_a_row_holds_it_and_all_before(name: str) -> None:
    checked = 0
    for view, seat in choices(name, 6):
        rows = list(rows_of(view, seat))
        if len(rows) >= MOST_ROWS:
            continue
        first, beyond = view.commuting(seat)
        counted = [Counter(row) for row in rows]
        for row in rows[:: max(1, len(rows) // 8)]:
            for order in list(permutations(row))[:6]:
                draft = Draft(view, seat)
                for pick in order:
                    picked = Counter(draft.picks)
                    holding = [one for one in counted if not picked - one]
                    wanted = {action for one in holding for action in one if one[action] > picked[action]}
                    assert {action for action in draft.options if first <= action < beyond} == wanted, draft.picks
                    draft.stage(pick)
                    assert not (draft.complete and draft.waiting), "whole, but it cannot be confirmed"
                assert (draft.row, draft.waiting) == (row, [])
                checked += 1
    assert checked >= 20


def test_a_row_in_any_order_is_logged_as_the_game_writes_it() -> None:
    game = find_game("vienna")
    for view, seat in choices("vienna", 3):
        row = max(rows_of(view, seat), key=len)
        match = Match(game, view.setup, view.clone())
        match.submit(seat, row[::-1])
        assert match.entries[-1].answers[-1].row == row


def test_what_waits_cannot_be_confirmed() -> None:
    tried = 0
    for view, seat in choices("suitcase", 6):
        for pick in Draft(view, seat).options:
            draft = Draft(view, seat)
            draft.stage(pick)
            if draft.waiting:
                assert draft.row == []
                tried += 1
                with pytest.raises(IllegalMove, match="lacks picks"):
                    Match(find_game("suitcase"), view.setup, view.clone()).submit(seat, [pick])
    assert tried


def test_a_row_is_not_whole_while_a_pick_waits() -> None:
    """V10.2: the third kind alone closes the row, since then only one way is left to pay; with the fourth picked
    before it, one of the first two is still missing."""
    state = paying()
    state.bribe[: ids.KINDS], state.coins[0], state.owed, state.least = [1, 2, 1, 1, 0], 2, 4, 0
    third, fourth = ids.PAY + 2, ids.PAY + 3
    assert [third] in list(rows_of(state, 0))
    draft = Draft(state, 0)
    for pick in (fourth, third):
        draft.stage(pick)
        assert not draft.complete
    assert (draft.row, draft.waiting) == ([], [third, fourth])
    assert draft.options == [ids.PAY, ids.PAY + 1]
    draft.stage(ids.PAY)
    assert (draft.complete, draft.waiting) == (True, [])
    assert Match(find_game("vienna"), state.setup, state).check(0, draft.picks) == [ids.PAY, third, fourth]


@pytest.mark.parametrize("name", SETTINGS)
def test_the_least_option_never_waits(name: str) -> None:
    """A program that sends one pick at a time, as the drills' players do, may always send this one."""
    checked = 0
    for view, seat in choices(name, 6):
        draft = Draft(view, seat)
        options = draft.options
        draft.stage(min(options))
        assert not draft.waiting
        checked += len(options) > 1
    assert checked
