"""One seat learns: Gymnasium's own checks, and ours."""

import copy
import pickle
import re
import warnings
from typing import Any

import gymnasium
import numpy as np
import pyspiel
import pytest
from gymnasium.utils.env_checker import check_env

from safehouse.bots.base import Bot, UnknownBot
from safehouse.core.errors import BadOption
from safehouse.core.game import SPECTATOR
from safehouse.core.registry import OWN_GAMES
from safehouse.core.rng import Rng
from safehouse.envs.gymnasium import SafehouseEnv
from safehouse.envs.picture import picture
from safehouse.envs.setting import id_of, make_setup
from safehouse.envs.text import text
from tests.contract.toy import ToyGame
from tools.feature_tables import PAGE

VERSIONS: list[tuple[str, dict[str, Any]]] = [
    ("heimlich", {"players": 2}),
    ("heimlich", {"players": 7, "mode": "top_secret", "dossier": True}),
    ("suitcase", {"players": 3}),
    ("suitcase", {"players": 2, "map": "sprint"}),
    ("vienna", {"players": 2, "version": "starter"}),
    ("vienna", {"third_man": True, "feld_agents": True}),
]
NAMES = [f"{game}-{'-'.join(str(value) for value in options.values())}" for game, options in VERSIONS]


@pytest.mark.parametrize("render_mode", ["ansi", "rgb_array"])
@pytest.mark.parametrize(("game", "options"), VERSIONS, ids=NAMES)
def test_check_env(game: str, options: dict[str, Any], render_mode: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check_env(gymnasium.make(id_of(game), render_mode=render_mode, disable_env_checker=True, **options).unwrapped)


def play(env: SafehouseEnv, seed: int) -> tuple[float, int]:
    """Play one game with random legal actions; return the reward and the steps."""
    rng = Rng(seed)
    told, info = env.reset(seed=seed)
    for steps in range(20_000):
        assert (told["action_mask"] == info["action_mask"]).all()
        assert (env.action_masks() == told["action_mask"].astype(bool)).all()
        legal = np.flatnonzero(told["action_mask"])
        told, reward, terminated, truncated, info = env.step(legal[rng.below(len(legal))])
        assert env.observation_space.contains(told)
        assert not truncated
        if terminated:
            assert not told["action_mask"].any()
            assert reward == env.state.outcome().shares[env.seat]
            return reward, steps
        assert reward == 0
    raise AssertionError("the game does not end")


@pytest.mark.parametrize("game", OWN_GAMES)
def test_games_to_their_end(game: str) -> None:
    env = SafehouseEnv(game, players=2, opponents="random")
    assert play(env, 3) == play(env, 3)
    assert len({play(env, seed) for seed in range(3)}) > 1


def test_opponents_sit_in_the_other_seats() -> None:
    env = SafehouseEnv("heimlich", players=3, seat=1, opponents=["random", "greedy"])
    env.reset(seed=1)
    assert {seat: bot.name for seat, bot in env.bots.items()} == {0: "random", 2: "greedy"}
    drawn = SafehouseEnv("heimlich", players=3)
    assert {drawn.reset(seed=seed)[1]["seat"] for seed in range(30)} == {0, 1, 2}


def test_bots_see_what_their_seat_sees_and_are_closed(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[tuple[int, str, tuple[int, ...]]] = []
    closed: list[Bot] = []

    def see(self: Bot, setup: object, seat: int, kind: str, args: Any, secret: Any) -> None:
        seen.append((seat, kind, tuple(secret)))

    def close(self: Bot) -> None:
        closed.append(self)

    monkeypatch.setattr("safehouse.bots.uniform.RandomBot.watches", True)
    monkeypatch.setattr("safehouse.bots.uniform.RandomBot.see", see)
    monkeypatch.setattr("safehouse.bots.uniform.RandomBot.close", close)
    env = SafehouseEnv("heimlich", players=3, seat=0)
    play(env, 1)
    dealt = [(seat, bool(secret)) for seat, kind, secret in seen if kind == "identity_dealt"]
    assert sorted(dealt) == [(1, False), (1, False), (1, True), (2, False), (2, False), (2, True)]
    closed.clear()
    env.close()
    assert len(closed) == 2


def test_a_copy_is_an_environment_of_its_own() -> None:
    env = SafehouseEnv("heimlich", players=3, seat=1, opponents=["casual", "random"], history=True, dossier="yes")
    first, _ = env.reset(seed=3)
    for twin in (copy.deepcopy(env), pickle.loads(pickle.dumps(env))):  # noqa: S301
        assert (twin.seat, twin.fixed_seat, twin.opponents) == (0, 1, ["casual", "random"])
        again, info = twin.reset(seed=3)
        assert (again["observation"] == first["observation"]).all()
        twin.step(np.int64(info["action_mask"].argmax()))
    assert not env.over


def test_an_illegal_action_ends_the_game() -> None:
    env = SafehouseEnv("heimlich", players=2)
    told, _ = env.reset(seed=1)
    wrong = np.flatnonzero(told["action_mask"] == 0)[0]
    told, reward, terminated, _, info = env.step(wrong)
    assert (reward, terminated, info["illegal_action"]) == (-1.0, True, wrong)
    assert not told["action_mask"].any()
    with pytest.raises(BadOption, match="no game is in progress"):
        env.step(wrong)


def test_bad_arguments() -> None:
    for arguments, complaint in (
        ({"seat": 4}, "no seat 4"),
        ({"opponents": ["random"]}, "1 opponents for 3"),
        ({"render_mode": "human"}, "render_mode"),
        ({"mode": "x"}, "mode"),
    ):
        with pytest.raises(BadOption, match=complaint):
            SafehouseEnv("heimlich", players=4, **arguments)
    with pytest.raises(UnknownBot):
        SafehouseEnv("heimlich", opponents="nobody")


def test_the_page_runs() -> None:
    """The examples of our sections, one after the other, as they stand."""
    parts = re.split("^## ", PAGE.read_text(encoding="utf-8"), flags=re.MULTILINE)
    blocks = [block for part in parts for block in re.findall("```python\n(.*?)```", part, re.DOTALL)]
    assert len(blocks) == 7
    names: dict[str, Any] = {"__name__": "__main__"}
    for block in blocks:
        exec(block, names)  # noqa: S102
    assert names["layout"].one_hot(names["observations"]["observation"]).shape[0] == 256
    assert np.mean(names["results"][-1000:]) > np.mean(names["results"][:1000]) + 0.2
    assert names["terminated"]
    assert pyspiel.nash_conv(names["written"].game, names["solver"].average_policy(), True) < 0.2


@pytest.mark.parametrize(("game", "options"), VERSIONS, ids=NAMES)
def test_pictures_and_texts_show_what_is_known(game: str, options: dict[str, Any]) -> None:
    """Equal views give equal pictures: two worlds that the seat cannot tell apart. Sizes stay the same."""
    there, setup = make_setup(game, **options)
    state, rng = there.first_state(setup), Rng(9)
    sizes = set()
    for steps in range(400):
        if not (pending := state.pending()):
            break
        seat = pending[0]
        options_now = state.legal(seat) if seat >= 0 else []
        state.apply(seat, options_now[rng.below(len(options_now))] if options_now else state.sample_chance(rng))
        if steps in (40, 390):
            for observer in (0, SPECTATOR)[: 1 + (steps == 40)]:
                view = state.redact(observer)
                again = view.sample(rng).redact(observer)
                shown = picture(there, view, observer)
                assert (shown == picture(there, again, observer)).all()
                assert text(there, view, observer) == text(there, again, observer)
                sizes.add((shown.shape, str(shown.dtype)))
    assert len(sizes) == 1
    assert next(iter(sizes))[1] == "uint8"


def test_a_game_of_somebody_elses_is_written_down() -> None:
    game = ToyGame()
    view = game.first_state(game.setup(2)).redact(0)
    assert text(game, view, 0).startswith("Seen by Player 1. Asked: chance.\nphase = 0\n")
    assert picture(game, view, 0).any()
