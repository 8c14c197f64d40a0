"""What wrappers and other people's libraries need: flat observations, registration, own files, scenarios, seeds."""

import json
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pettingzoo
import pyspiel
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.wrappers import FrameStackObservation, RescaleObservation
from pettingzoo.test import api_test, seed_test

from safehouse.core.errors import BadOption
from safehouse.core.registry import OWN_GAMES, find_game, game_names
from safehouse.core.scenario import small_settings
from safehouse.envs.gymnasium import SafehouseEnv
from safehouse.envs.openspiel import GAMES
from safehouse.envs.pettingzoo import ENVIRONMENTS
from safehouse.envs.setting import id_of
from safehouse.envs.vector import SafehouseVectorEnv

pytestmark = pytest.mark.filterwarnings("ignore::UserWarning")
SMALL = [(game, name) for game in OWN_GAMES for name in small_settings(game)]
# Every game with every number of players, and the small settings: for the suites of the three libraries.
EVERYWHERE: list[tuple[str, dict[str, Any]]] = [
    *((game, {"players": players}) for game in OWN_GAMES for players in range(2, find_game(game).meta.players[1] + 1)),
    *((game, {"scenario": name}) for game, name in SMALL),
    *(("heimlich", {"players": players, "mode": "top_secret", "dossier": "yes"}) for players in (2, 4, 6)),
    *(("heimlich", {"players": players, "board": "short"}) for players in (3, 5)),
    *(("heimlich", {"players": players, "dossier": True}) for players in (3, 7)),
    *(("suitcase", {"players": players, "map": name}) for players in (2, 4) for name in ("sprint", "europe_1985")),
    *(("suitcase", {"players": 3, "outposts": False}),),
    *(("vienna", {"players": players, "version": "starter", "flags": "random"}) for players in (2, 3)),
    *(("vienna", {"players": players, "third_man": True, "feld_agents": True}) for players in (2, 4)),
]
NAMES = ["-".join([game, *map(str, options.values())]) for game, options in EVERYWHERE]


def test_there_are_thirty_settings() -> None:
    assert len(set(NAMES)) == len(NAMES) >= 30


@pytest.mark.long
@pytest.mark.parametrize(("game", "options"), EVERYWHERE, ids=NAMES)
@pytest.mark.parametrize("flat", [False, True])
def test_suites(game: str, options: dict[str, Any], flat: bool) -> None:
    """Gymnasium's checker, PettingZoo's suites and OpenSpiel's simulation."""
    check_env(gymnasium.make(id_of(game), flat=flat, **options).unwrapped, skip_render_check=True)
    api_test(pettingzoo.make("aec", id_of(game), flat=flat, **options), num_cycles=60)
    seed_test(lambda: pettingzoo.make("aec", id_of(game), flat=flat, **options), num_cycles=30)
    if not flat:
        from open_spiel.python.tests import games_sim_test

        words = {name: {True: "yes", False: "no"}.get(value, value) for name, value in options.items()}
        games_sim_test.GamesSimTest().sim_game(pyspiel.load_game(f"safehouse_{game}", words))


@pytest.mark.parametrize("game", OWN_GAMES)
def test_flat_observations_say_the_same(game: str) -> None:
    """The same numbers, scaled, and the same masks, in all three environments."""
    plain, flat = (SafehouseVectorEnv(game, 3, flat=flat) for flat in (False, True))
    told, _ = plain.reset(seed=4)
    row, infos = flat.reset(seed=4)
    for _ in range(30):
        assert flat.observation_space.contains(row)
        assert (row == plain.layout.scaled(told["observation"])).all()
        assert (infos["action_mask"] == told["action_mask"]).all()
        actions = plain.random_actions()
        told, *_ = plain.step(actions)
        row, *_, infos = flat.step(actions)
    one, other = (SafehouseEnv(game, seat=0, flat=flat) for flat in (False, True))
    assert (other.reset(seed=4)[0] == one.layout.scaled(one.reset(seed=4)[0]["observation"])).all()
    aec = pettingzoo.make("aec", id_of(game), flat=True)
    aec.reset(seed=4)
    seen, _, _, _, info = aec.last()
    assert aec.observation_space(aec.agent_selection).contains(seen)
    assert info["action_mask"].any()
    api_test(aec, num_cycles=40)


def test_what_flat_observations_are_copied_from_may_change() -> None:
    envs = SafehouseVectorEnv("heimlich", 2, flat=True, copy=False)
    row, _ = envs.reset(seed=1)
    before = row.copy()
    envs.step(envs.random_actions())
    assert (row == before).all()


def test_wrappers_take_flat_observations() -> None:
    env: Any = gymnasium.make("safehouse/Heimlich-v0", players=3, flat=True)
    env = FrameStackObservation(RescaleObservation(env, np.float32(-1), np.float32(1)), 4)
    told, info = env.reset(seed=1)
    assert told.shape == (4, env.unwrapped.layout.size)
    assert told.min() >= -1
    assert info["action_mask"].any()


def test_all_games_are_registered() -> None:
    assert list(GAMES) == game_names()
    for game in game_names():
        assert id_of(game) in gymnasium.registry
        assert f"{game}_v0" in ENVIRONMENTS
        assert id_of(game) in pettingzoo.aec_registry
        assert pettingzoo.make("aec", id_of(game)).metadata["name"] == f"{game}_v0"


@pytest.mark.parametrize(("game", "name"), SMALL)
def test_scenarios_begin_where_they_say(game: str, name: str) -> None:
    envs = SafehouseVectorEnv(game, 2, scenario=name)
    told, _ = envs.reset(seed=1)
    env = gymnasium.make(id_of(game), scenario=name, seat=0)
    aec = pettingzoo.make("aec", id_of(game), scenario=name)
    aec.reset(seed=1)
    assert len(aec.possible_agents) == 2
    assert env.reset(seed=1)[0]["action_mask"].any()
    assert (told["action_mask"][0] == aec.last()[0]["action_mask"]).all()
    assert pyspiel.load_game(f"safehouse_{game}", {"scenario": name}).num_players() == 2


def test_a_game_that_ends_before_the_learner_is_asked_does_not_count() -> None:
    """In the last turn of Suitcase, seat 2 is asked only where seat 1 attacks."""
    env = SafehouseEnv("suitcase", scenario="last_duel", seat=1)
    for seed in range(30):
        told, info = env.reset(seed=seed)
        assert told["action_mask"].any()
        assert not env.over
        assert info["seat"] == 1


def test_own_boards_decks_and_maps(tmp_path: Path) -> None:
    """By path, in every environment: the features tell that it is the own one that is played on."""
    for game, role, shipped in (("heimlich", "board", "short"), ("suitcase", "map", "sprint")):
        content = json.loads(find_game(game).shipped_file(role, shipped))
        path = tmp_path / f"mine.{role}.json"
        path.write_text(json.dumps({**content, "name": "mine"}))
        own: dict[str, Any] = {role: str(path)}
        assert SafehouseVectorEnv(game, 1, **own).setup.files[role] == path.read_text()
        assert gymnasium.make(id_of(game), **own).unwrapped.setup.files[role] == path.read_text()  # type: ignore[attr-defined]
        assert pettingzoo.make("aec", id_of(game), **own).unwrapped.setup.files[role] == path.read_text()
        loaded: Any = pyspiel.load_game(f"safehouse_{game}", own)
        assert loaded.setup.files[role] == path.read_text()
        path.write_text("{}")
        with pytest.raises(Exception, match=r"mine.*json"):
            SafehouseVectorEnv(game, 1, **own)


def test_a_seed_for_each_game() -> None:
    envs = SafehouseVectorEnv("vienna", 3, players=2)
    first, _ = envs.reset(seed=7)
    again, _ = envs.reset(seed=[9, 7, 8])
    assert (again["observation"][[1, 2, 0]] == first["observation"]).all()
    envs.reset(seed=[None, 7, None])
    assert (envs.step(envs.random_actions())[0]["observation"]).shape[0] == 3
    with pytest.raises(BadOption, match="2 seeds for 3 games"):
        envs.reset(seed=[1, 2])
