"""Opponents in the vectorised environment: levels, networks and policies play, and know what they should."""

from pathlib import Path
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from safehouse.bots.base import Bot, UnknownBot
from safehouse.core.errors import BadOption, IllegalMove
from safehouse.core.game import GameState, Setup
from safehouse.core.registry import OWN_GAMES
from safehouse.core.rng import Rng
from safehouse.envs.vector import SafehouseVectorEnv

AGENT = f"onnx:{Path(__file__).resolve().parents[2] / 'examples' / 'agents' / 'heimlich.onnx'}"


class Witness(Bot):
    """Plays the first action, and keeps what it saw and was asked."""

    watches = True
    all: list["Witness"] = []  # noqa: RUF012 - shared on purpose

    def __init__(self, rng: Rng) -> None:
        super().__init__(rng)
        self.seen: list[str] = []
        self.secrets: list[list[int]] = []
        self.asked: list[tuple[int, int]] = []
        self.all.append(self)

    def see(self, setup: Setup, seat: int, kind: str, args: Any, secret: Any) -> None:
        self.seen.append(kind)
        if kind == "identity_dealt":
            assert bool(secret) == (args[0] == seat)
            self.secrets.append(list(secret))

    def choose(self, view: GameState, seat: int) -> int:
        self.asked.append((len(self.seen), seat))
        return int(view.legal(seat)[0])


WITNESS = f"python:{__name__}:Witness"


def won(envs: SafehouseVectorEnv, games: int) -> float:
    """Return what a random learner wins on average."""
    envs.reset(seed=3)
    rewards, over = 0.0, 0
    while over < games:
        _, got, done, _, _ = envs.step(envs.random_actions())
        rewards += float(got.sum())
        over += int(done.sum())
    return rewards / over


@pytest.mark.parametrize("name", OWN_GAMES)
@pytest.mark.parametrize("learner", [0, "anybody"])
def test_levels_play(name: str, learner: int | str) -> None:
    """Only the learner is asked, observations are in the space, and the same seed gives the same games."""

    def course() -> list[Any]:
        envs = SafehouseVectorEnv(name, 3, players=3, learner=learner, opponents=["casual", "novice"])
        told, infos = envs.reset(seed=5)
        found = []
        for _ in range(25):
            assert envs.observation_space.contains(told)
            assert infos["seat"].tolist() == envs.batch.learners
            told, rewards, done, _, infos = envs.step(envs.random_actions())
            found += [told["observation"].tolist(), rewards.tolist(), done.tolist()]
        envs.close()
        return found

    assert course() == course()


def test_better_opponents_win_more() -> None:
    """A random learner has one win in six against random ones, as half of the agents are bystanders."""
    against = [won(SafehouseVectorEnv("heimlich", 40, players=3, learner="anybody", opponents=name), 200)
               for name in ("random", "greedy", AGENT)]  # fmt: skip
    assert against[0] > 0.12
    assert against[1] < 0.6 * against[0]
    assert against[2] < 0.8 * against[0]


def test_watching_bots_see_every_game_from_its_beginning() -> None:
    Witness.all.clear()
    envs = SafehouseVectorEnv("heimlich", 2, players=2, learner=1, opponents=WITNESS, board="short")
    envs.reset(seed=1)
    over = 0
    while over < 6:
        over += int(envs.step(envs.random_actions())[2].sum())
    played = [one for one in Witness.all if one.asked]
    assert len(played) >= 6
    for one in played:
        assert one.seen[:2] == ["agents_in_play", "starts"]
        assert one.seen.count("identity_dealt") == 2
        assert sorted(map(len, one.secrets)) == [0, 1]
        # Between two questions something has happened, and all of it was told.
        assert {seat for _, seat in one.asked} == {0}
        assert one.seen.count("rolled") >= len({seen for seen, _ in one.asked})


def test_a_policy_answers_for_many_games_at_once() -> None:
    """It is given what its seats know, and no more; an earlier self of the learner is such a policy."""
    sizes: list[int] = []

    def first(rows: NDArray[Any], masks: NDArray[Any]) -> NDArray[Any]:
        sizes.append(len(rows))
        assert rows.shape == (len(masks), envs.layout.size)
        waiting = [game for game in range(16) if envs.batch.seats[game] != 2]
        for row, mask, game in zip(rows, masks, waiting, strict=True):
            seat, state = int(envs.batch.seats[game]), envs.batch.states[game]
            assert (row == envs.layout.read(state.redact(seat), seat)).all()
            assert (mask == envs.layout.mask(state, seat)).all()
        return np.asarray(masks.argmax(axis=1))

    envs = SafehouseVectorEnv("suitcase", 16, players=3, learner=2, opponents=[first, first])
    envs.reset(seed=2)
    for _ in range(20):
        envs.step(envs.random_actions())
    assert max(sizes) > 8


def test_what_a_policy_may_not_do() -> None:
    def wrong(rows: NDArray[Any], masks: NDArray[Any]) -> NDArray[Any]:
        return np.asarray(masks.argmin(axis=1))

    envs = SafehouseVectorEnv("heimlich", 4, players=2, learner=0, opponents=wrong, start="2")
    with pytest.raises(IllegalMove, match="is not legal for seat 1"):
        envs.reset(seed=1)


def test_final_observations_are_the_learners() -> None:
    """Whoever ends the game, and whoever learns in the next one."""
    envs = SafehouseVectorEnv("heimlich", 8, players=2, learner="anybody", opponents="greedy", board="short")
    envs.reset(seed=4)
    mine = next(field.start for field in envs.layout.fields if field.name == "agent is mine")
    checked = 0
    known: dict[int, NDArray[Any]] = {}
    told: Any = envs.reset(seed=4)[0]
    for _ in range(400):
        known = dict(enumerate(told["observation"][:, mine : mine + 7]))
        told, rewards, done, _, infos = envs.step(envs.random_actions())
        for game in np.flatnonzero(done):
            assert (infos["final_obs"]["observation"][game, mine : mine + 7] == known[int(game)]).all()
            assert rewards[game] in infos["rewards"][game]
            checked += 1
    assert checked > 10


def test_a_game_that_nobody_asked_the_learner_in_does_not_count() -> None:
    """In the last turn of Suitcase seat 2 is asked only where seat 1 attacks: the result is that of its own game."""
    envs = SafehouseVectorEnv("suitcase", 8, scenario="last_duel", learner=1)
    envs.reset(seed=1)
    for _ in range(50):
        _, rewards, done, _, infos = envs.step(envs.random_actions())
        assert (infos["rewards"].sum(axis=1) == done).all()
        assert (rewards == infos["rewards"][:, 1]).all()


def test_bad_arguments() -> None:
    for arguments, complaint in (
        ({}, "learner=SEAT"),
        ({"learner": 0, "opponents": ["casual"]}, "1 opponents for 3"),
    ):
        with pytest.raises(BadOption, match=complaint):
            SafehouseVectorEnv("heimlich", players=4, **{"opponents": "casual", **arguments})  # type: ignore[arg-type]
    with pytest.raises(UnknownBot):
        SafehouseVectorEnv("heimlich", learner=0, opponents="nobody")
