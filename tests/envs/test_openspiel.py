"""The games in OpenSpiel: its own tests, its own search, and the honesty of resampling."""

from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts

from safehouse.bots.base import find_bot
from safehouse.core.fields import values_of
from safehouse.core.game import CHANCE
from safehouse.core.registry import find_game
from safehouse.core.rng import Rng
from safehouse.envs.openspiel import GAMES
from tests.envs.versions import VERSIONS

SHORT = ["heimlich-basic", "heimlich-everything", "suitcase-three", "vienna-starter", "vienna-full"]


def load(version: str) -> Any:
    name, options = VERSIONS[version]
    words = ",".join(f"{key}={value}" for key, value in options.items())
    return pyspiel.load_game(f"safehouse_{name}({words})")


def walk(game: Any, seed: int, steps: int) -> Any:
    """Return the state after some random steps."""
    generator = np.random.default_rng(seed)
    state = game.new_initial_state()
    for _ in range(steps):
        if state.is_terminal():
            break
        state.apply_action(random_action(state, generator))
    return state


def random_action(state: Any, generator: np.random.Generator) -> int:
    if state.is_chance_node():
        outcomes, weights = zip(*state.chance_outcomes(), strict=True)
        return int(generator.choice(outcomes, p=weights))
    return int(generator.choice(state.legal_actions()))


def sim_game(game: Any) -> None:
    """Run OpenSpiel's own simulation. Its module imports all of its games, which takes a second."""
    from open_spiel.python.tests import games_sim_test

    games_sim_test.GamesSimTest().sim_game(game)


def decision(state: Any, generator: np.random.Generator) -> Any:
    """Go on to the next decision of a player."""
    while state.is_chance_node():
        state.apply_action(random_action(state, generator))
    return state


def test_registered() -> None:
    assert {f"safehouse_{name}" for name in GAMES} <= set(pyspiel.registered_names())


@pytest.mark.parametrize("version", SHORT)
def test_random_simulations(version: str) -> None:
    pyspiel.random_sim_test(load(version), num_sims=1, serialize=False, verbose=False)


@pytest.mark.long
@pytest.mark.parametrize("version", VERSIONS)
def test_random_simulations_with_serialisation(version: str) -> None:
    pyspiel.random_sim_test(load(version), num_sims=2, serialize=True, verbose=False)


@pytest.mark.parametrize("version", ["heimlich-basic", "heimlich-two"])
def test_python_api(version: str) -> None:
    """OpenSpiel's own simulation test of Python games: clones, histories, serialisation, pickles, masks."""
    game = load(version)
    sim_game(game)


@pytest.mark.long
@pytest.mark.parametrize("version", VERSIONS)
def test_python_api_of_all_versions(version: str) -> None:
    sim_game(load(version))


@pytest.mark.parametrize("version", SHORT)
def test_resampling_keeps_what_the_player_knows(version: str) -> None:
    game = load(version)
    generator = np.random.default_rng(1)
    sampler = pyspiel.UniformProbabilitySampler(0.0, 1.0)
    state = game.new_initial_state()
    seen = set()
    for _ in range(150):
        if state.is_terminal():
            break
        if not state.is_chance_node():
            player = state.current_player()
            other = state.resample_from_infostate(player, sampler)
            assert other.current_player() == player
            assert other.legal_actions() == state.legal_actions()
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.observation_string(player) == state.observation_string(player)
            np.testing.assert_array_equal(other.observation_tensor(player), state.observation_tensor(player))
            np.testing.assert_array_equal(
                other.information_state_tensor(player), state.information_state_tensor(player)
            )
            seen.add(str(values_of(other.past.state)) == str(values_of(state.past.state)))
        state.apply_action(random_action(state, generator))
    # Other worlds than the true one are drawn: the comparison says something.
    assert False in seen


def test_what_is_sealed_stays_out_of_the_others_story() -> None:
    """Two answers to the same sealed question: nobody else's strings and tensors differ before all are in."""
    game = load("vienna-starter")
    generator = np.random.default_rng(2)
    state = decision(game.new_initial_state(), generator)
    while not state.past.state.sealed():
        state = decision(state, generator)
        state.apply_action(random_action(state, generator))
    mover = state.current_player()
    first, second = state.legal_actions()[:2]
    one, two = state.clone(), state.clone()
    one.apply_action(first)
    two.apply_action(second)
    for player in range(game.num_players()):
        same = one.information_state_string(player) == two.information_state_string(player)
        assert same == (player != mover)
        assert (one.observation_string(player) == two.observation_string(player)) == (player != mover)


def test_illegal_actions_are_refused_where_openspiel_checks() -> None:
    state = decision(load("heimlich-basic").new_initial_state(), np.random.default_rng(2))
    before = str(state)
    with pytest.raises(pyspiel.SpielError, match="illegal action"):
        state.apply_action_with_legality_check(state.get_game().num_distinct_actions() - 1)
    assert str(state) == before
    state.apply_action_with_legality_check(state.legal_actions()[0])


def test_stories_tell_what_is_shown_later() -> None:
    """Perfect recall: what chance shows to a seat is in its story, though the act of chance is always the same."""
    game = load("heimlich-basic")
    strings = set()
    for seed in range(12):
        state = walk(game, seed, 40)
        strings.add(state.information_state_string(0))
    assert len(strings) == 12


@pytest.mark.parametrize("version", ["heimlich-basic", "suitcase-two", "vienna-starter"])
def test_ismcts_plays_our_games(version: str) -> None:
    """OpenSpiel's information-set search, with nothing of ours but the game."""
    game = load(version)
    generator = np.random.default_rng(4)
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(4))
    bot = ismcts.ISMCTSBot(
        game, evaluator, uct_c=1.0, max_simulations=2, random_state=np.random.RandomState(4),
        allow_inconsistent_action_sets=True,
    )  # fmt: skip
    state = decision(game.new_initial_state(), generator)
    for _ in range(2):
        action = bot.step(state)
        assert action in state.legal_actions()
        state.apply_action(action)
        state = decision(state, generator)


@pytest.mark.parametrize("budget", ["sims=3", "ms=5"])
@pytest.mark.parametrize("name", ["heimlich", "suitcase", "vienna"])
def test_ismcts_sits_at_our_tables(name: str, budget: str) -> None:
    """As a bot it is given views and visible events, like every other one."""
    game = find_game(name)
    state = game.first_state(game.setup(3))
    rng = Rng(6)
    bots = [find_bot(name, f"python:safehouse.envs.openspiel.bot:IsmctsBot:{budget}", rng) for _ in range(3)]
    asked = 0
    while asked < 25:
        seat = int(state.pending()[0])
        if seat == CHANCE:
            state.apply(CHANCE, state.sample_chance(rng))
            continue
        view = state.redact(seat)
        before = values_of(view)
        action = bots[seat].choose(view, seat)
        assert values_of(view) == before
        assert action in state.legal(seat)
        state.apply(seat, action)
        asked += 1
