"""The vectorised environment: the games of the engine, many at once."""

import sys

import numpy as np
import pytest

from safehouse.bench import envs as bench_envs
from safehouse.bench.figures import Effort
from safehouse.bench.table import BENCHMARKS
from safehouse.core.batch import ANYBODY, EVERYBODY, Batch
from safehouse.core.errors import BadOption, IllegalMove
from safehouse.core.game import CHANCE
from safehouse.core.registry import OWN_GAMES
from safehouse.core.rng import Rng
from safehouse.envs.features import Layout
from safehouse.envs.setting import make_setup
from safehouse.envs.vector import SafehouseVectorEnv
from tests.contract.toy import ToyGame


@pytest.mark.parametrize("name", OWN_GAMES)
def test_it_plays_the_same_game_as_the_engine(name: str) -> None:
    """One game by hand, with the same numbers from the generator: equal features, masks, seats and shares."""
    envs = SafehouseVectorEnv(name, 2, players=3)
    told, infos = envs.reset(seed=8)
    game, setup = make_setup(name, 3)
    layout = Layout(game)
    state, rng = game.first_state(setup), Rng(8)
    terminations = truncations = rewards = np.zeros(2)
    seat = 0
    while True:
        while state.actor() == CHANCE:
            state.apply(CHANCE, state.sample_chance(rng))
        if not state.pending():
            break
        seat = state.pending()[0]
        assert infos["seat"][0] == seat
        assert not envs.batch.done[0]
        assert (told["observation"][0] == layout.read(state.redact(seat), seat)).all()
        assert (told["action_mask"][0] == layout.mask(state, seat)).all()
        actions = envs.random_actions()
        state.apply(seat, int(actions[0]))
        told, rewards, terminations, truncations, infos = envs.step(actions)
    assert terminations[0]
    assert not truncations.any()
    assert infos["rewards"][0].tolist() == state.outcome().shares
    assert rewards[0] == state.outcome().shares[seat]
    assert (infos["final_obs"]["observation"][0] == layout.read(state, seat)).all()
    assert infos["_final_obs"][0]
    assert told["action_mask"][0].any()


def test_observations_are_in_the_space_and_rewards_come_at_the_end() -> None:
    envs = SafehouseVectorEnv("heimlich", 8, players=2, mode="top_secret")
    told, _ = envs.reset(seed=1)
    ended = 0
    for _ in range(600):
        assert envs.observation_space.contains(told)
        told, rewards, terminations, _, infos = envs.step(envs.random_actions())
        ended += int(terminations.sum())
        assert not infos["rewards"][~terminations].any()
        assert not rewards[~terminations].any()
        assert (infos["rewards"].sum(axis=1) <= 1 + 1e-9).all()
        assert ("final_obs" in infos) == terminations.any()
    assert ended > 4


def test_seeds() -> None:
    """The same seed gives the same, another one something else; a game is the same whatever the others do."""

    def run(count: int, seed: int) -> list[bytes]:
        envs = SafehouseVectorEnv("suitcase", count, players=2)
        told, _ = envs.reset(seed=seed)
        rows = []
        for _ in range(60):
            rows.append(told["observation"][0].tobytes())
            told, *_ = envs.step(told["action_mask"].argmax(axis=1))
        return rows

    assert run(1, 4) == run(1, 4) == run(5, 4)
    assert run(1, 4) != run(1, 5)


@pytest.mark.parametrize("learner", [0, 2, "anybody"])
def test_one_seat_learns(learner: int | str) -> None:
    """It alone is asked, and its are the rewards."""
    envs = SafehouseVectorEnv("heimlich", 6, players=3, learner=learner, mode="top_secret")
    _, infos = envs.reset(seed=2)
    seats = set(infos["seat"].tolist())
    won = 0.0
    for _ in range(300):
        acted = infos["seat"]
        _, rewards, _, _, infos = envs.step(envs.random_actions())
        seats |= set(infos["seat"].tolist())
        assert (rewards == infos["rewards"][np.arange(6), acted]).all()
        won += rewards.sum()
    assert seats == ({0, 1, 2} if learner == "anybody" else {learner})
    assert won > 0


def test_arrays_are_copies_or_the_engines_own() -> None:
    own, copied = (SafehouseVectorEnv("heimlich", 4, copy=copy) for copy in (False, True))
    for envs, same in ((own, True), (copied, False)):
        told, _ = envs.reset(seed=3)
        before = told["observation"].copy()
        later, *_ = envs.step(envs.random_actions())
        assert (told["observation"] is later["observation"]) == same
        assert (told["observation"] == before).all() != same
        assert told["observation"].flags.writeable != same


def test_illegal_actions_change_nothing() -> None:
    envs = SafehouseVectorEnv("heimlich", 3)
    told, _ = envs.reset(seed=6)
    actions = envs.random_actions()
    wrong = int(np.flatnonzero(told["action_mask"][2] == 0)[0])
    for bad in (wrong, -1, envs.layout.actions):
        with pytest.raises(IllegalMove, match="game 2"):
            envs.step(np.array([*actions[:2], bad]))
    with pytest.raises(IllegalMove, match="2 actions for 3 games"):
        envs.step(actions[:2])
    assert (envs._observe()["observation"] == told["observation"]).all()
    assert (envs.action_masks() == told["action_mask"].astype(bool)).all()


def test_the_benchmark_says_when_its_peer_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pettingzoo.classic.connect_four_v3", None)
    figure = BENCHMARKS["envs.heimlich.vector"]("x", Effort(1, 0.001))
    assert (figure.value or 0) > 0
    assert figure.peer is None
    assert bench_envs.NO_PEER in figure.notes


def test_bad_arguments() -> None:
    with pytest.raises(BadOption, match="learner"):
        SafehouseVectorEnv("heimlich", learner="nobody")
    with pytest.raises(BadOption, match="no seat 5"):
        SafehouseVectorEnv("heimlich", learner=5)
    with pytest.raises(BadOption, match="2 seeds for 1 games"):
        SafehouseVectorEnv("heimlich").reset(seed=[1, 2])


@pytest.mark.parametrize("learner", [EVERYBODY, ANYBODY, 1])
def test_a_game_of_somebody_elses_that_is_not_compiled(learner: int) -> None:
    game = ToyGame()
    layout = Layout(game)
    batch = Batch(game.first_state(game.setup(3)), 5, layout.actions, layout.size, learner)
    batch.reset(1)
    over = 0
    for _ in range(60):
        batch.step(batch.random_actions())
        over += sum(batch.done)
        rows = list(batch.observations)
        for number in range(5):
            row = rows[number * layout.size : (number + 1) * layout.size]
            assert row == layout.read(batch.view(number), batch.seats[number]).tolist()
    assert over > 5
