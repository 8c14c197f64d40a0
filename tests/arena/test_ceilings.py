"""Experts that cheat, by which the ceilings of docs/strength.md are measured, and how often luck repeats itself."""

from typing import Any

import pytest

from safehouse.bots.base import find_bot
from safehouse.core.game import CHANCE, GameState
from safehouse.core.registry import find_game
from safehouse.core.rng import Rng
from safehouse.games.suitcase.ids import BOMB, SECRETS
from safehouse.games.vienna import ids
from tools.ceilings import agreements, replay
from tools.cheats import Cheat, play_openly
from tools.cheats.suitcase import Truth
from tools.cheats.vienna import Foresees, Knows

CHEATS = [("suitcase", "Knows", 8), ("heimlich", "Knows", 8), ("vienna", "Knows", 30), ("vienna", "Foresees", 30)]


def first_state(game: str, players: int) -> Any:
    state: GameState = find_game(game).first_state(find_game(game).setup(players, {}))
    return state


@pytest.mark.parametrize(("game", "kind", "simulations"), CHEATS)
def test_a_cheat_plays_a_whole_game_and_sees_all_of_it(game: str, kind: str, simulations: int) -> None:
    rng = Rng(4)
    state = first_state(game, 3)
    name = f"python:tools.cheats.{game}:{kind}:sims={simulations}"
    bots = [find_bot(game, name, rng), find_bot(game, "casual", rng), find_bot(game, "casual", rng)]
    play_openly(state, bots, rng)
    assert state.pending() == []
    assert isinstance(bots[0], Cheat)
    assert bots[0].truth is state


def test_in_suitcase_the_truth_is_what_everybody_has_packed() -> None:
    rng = Rng(2)
    state = first_state("suitcase", 2)
    play_openly(state, [find_bot("suitcase", "casual", rng) for _ in range(2)], rng)
    expected = Truth(state).expectation()
    assert sum(expected.secrets) == 2 * SECRETS
    assert expected.secrets == [float(content) for content in state.content]
    assert expected.bomb == [float(content == BOMB) for content in state.content]


def assigning() -> Any:
    """A game of Vienna in which the first seat has assigned its cards and the others have not."""
    rng = Rng(5)
    state = first_state("vienna", 4)
    while state.phase != ids.ASSIGNING:
        seat = state.pending()[0]
        state.apply(seat, state.sample_chance(rng) if seat == CHANCE else state.legal(seat)[0])
    for action in find_bot("vienna", "casual", rng).row(state.redact(0), 0):
        state.apply(0, action)
    return state


def test_in_vienna_a_cheat_has_the_others_cards_and_what_they_did_with_them() -> None:
    state = assigning()
    bot = Knows(Rng(1))
    bot.truth = state
    known = bot.uncovered(state.redact(2))
    assert (known.hand, known.assigned) == (state.hand, state.assigned)
    assert (state.redact(2).hand, state.redact(2).assigned) != (state.hand, state.assigned)


def test_in_vienna_a_cheat_foresees_the_turns_of_those_before_it() -> None:
    state = assigning()
    last = (state.arms + 3) % 4
    bot = Foresees(Rng(1))
    bot.others = find_bot("vienna", "expert:sims=30", Rng(1)).budget
    world = bot.own_turn(state.clone(), last)
    assert (world.active, world.stage, world.phase) == (last, ids.TURN, ids.SHOWING)
    own = slice(last * ids.HAND, (last + 1) * ids.HAND)
    assert world.hand[own] == state.hand[own]


def test_replays_of_a_start_differ_by_luck_alone() -> None:
    first, again, *others = [replay(("suitcase", "casual", [], 7, 0, 1, number)) for number in (0, 0, 1, 2, 3, 4, 5)]
    assert first == again
    assert any(other[1] != first[1] for other in others)
    start, shares, came = first
    assert (start, sum(shares), came) == (1, 1.0, True)


def test_a_game_that_ends_before_its_replays_part_does_not_count() -> None:
    assert replay(("suitcase", "casual", [], 7, 10_000, 1, 0))[2] is False


def test_agreements_are_counted_by_pairs_of_replays() -> None:
    first, second = [1.0, 0.0], [0.0, 1.0]
    assert list(agreements({0: [first, first, second], 1: [first], 2: [second, second]})) == [(1.0, 3.0), (1.0, 1.0)]
