"""What wrappers and other people's libraries need: flat observations, registration, own files, scenarios, seeds."""

import subprocess
import sys
from itertools import chain
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

from safehouse.core.errors import BadData, BadOption
from safehouse.core.registry import OWN_GAMES, game_names
from safehouse.envs.gymnasium import SafehouseEnv
from safehouse.envs.openspiel import GAMES
from safehouse.envs.pettingzoo import ENVIRONMENTS
from safehouse.envs.setting import id_of
from safehouse.envs.text import TextEnv
from safehouse.envs.vector import SafehouseVectorEnv
from tests.envs.versions import EVERYWHERE, NAMES, OWN_FILES, SMALL, WITH, own_file, with_paths

pytestmark = pytest.mark.filterwarnings("ignore::UserWarning")
# One of each kind that the other suites of the short set do not have.
A_FEW = ["heimlich-players=3-board=an own file", "vienna-scenario=halfway", "suitcase-players=4-rulings=1"]


def test_there_are_fifty_settings() -> None:
    assert len(set(NAMES)) == len(NAMES) >= 50
    assert set(A_FEW) < set(NAMES)


def suites(game: str, options: dict[str, Any], flat: bool, steps: int) -> None:
    """Gymnasium's checker, and PettingZoo's suites."""
    check_env(gymnasium.make(id_of(game), flat=flat, **options).unwrapped, skip_render_check=True)
    api_test(pettingzoo.make("aec", id_of(game), flat=flat, **options), num_cycles=2 * steps)
    seed_test(lambda: pettingzoo.make("aec", id_of(game), flat=flat, **options), num_cycles=steps)


def in_openspiel(game: str, options: dict[str, Any]) -> Any:
    words = {
        name: {True: "yes", False: "no"}[value] if isinstance(value, bool) else value for name, value in options.items()
    }
    return pyspiel.load_game(f"safehouse_{game}", words)


@pytest.mark.parametrize("name", A_FEW)
def test_suites_on_a_few(name: str, tmp_path: Path) -> None:
    game, options = EVERYWHERE[NAMES.index(name)]
    given = with_paths(game, options, tmp_path)
    suites(game, given, flat=False, steps=10)
    assert in_openspiel(game, given).new_initial_state().legal_actions()


def test_a_game_of_openspiel_is_its_text() -> None:
    """Options that take numbers are numbers there; 0 is the choice that is none."""
    for text, options in (
        ("safehouse_heimlich(start=2,rulings=1)", {"start": "2", "rulings": "1"}),
        ("safehouse_heimlich(start=0,dossier=yes)", {"start": "random", "dossier": "yes", "rulings": "2"}),
        ("safehouse_suitcase(players=3,outposts=no)", {"outposts": "no"}),
    ):
        game: Any = pyspiel.load_game(text)
        again: Any = pyspiel.load_game(str(game))
        assert again.setup.options == game.setup.options
        assert options.items() <= game.setup.options.items()


@pytest.mark.long
@pytest.mark.once
@pytest.mark.parametrize("flat", [False, True], ids=["plain", "flat"])
@pytest.mark.parametrize(("game", "options"), EVERYWHERE, ids=NAMES)
def test_suites(game: str, options: dict[str, Any], flat: bool, tmp_path: Path) -> None:
    suites(game, with_paths(game, options, tmp_path), flat, steps=30)


@pytest.mark.long
@pytest.mark.once
@pytest.mark.parametrize(("game", "options"), EVERYWHERE, ids=NAMES)
def test_suites_of_openspiel(game: str, options: dict[str, Any], tmp_path: Path) -> None:
    """Its own simulation of Python games: clones, histories, serialisation, pickles, masks."""
    from open_spiel.python.tests import games_sim_test

    games_sim_test.GamesSimTest().sim_game(in_openspiel(game, with_paths(game, options, tmp_path)))


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


def played(game: str, **options: Any) -> list[Any]:
    """Return what four random games tell, to their ends."""
    envs = SafehouseVectorEnv(game, 1, players=3, **options)
    told, _ = envs.reset(seed=4)
    found, over = [], 0
    while over < 4:
        found.append(told["observation"].tobytes() + told["action_mask"].tobytes())
        told, _, done, *_ = envs.step(envs.random_actions())
        over += int(done[0])
    return found


@pytest.mark.parametrize(("game", "role"), OWN_FILES)
def test_own_boards_decks_and_maps(game: str, role: str, tmp_path: Path) -> None:
    """By path, in every environment; and it is the own one that is played with."""
    path, more = own_file(tmp_path, game, role), WITH.get(role, {})
    own: dict[str, Any] = {**more, role: str(path)}
    content = path.read_text(encoding="utf-8")
    assert played(game, **own) == played(game, **{**own, role: path}) != played(game, **more)
    if OWN_FILES[game, role] != "classic" or role in ("missions", "tracks"):
        assert played(game, **own) == played(game, **{**more, role: OWN_FILES[game, role]})
    assert gymnasium.make(id_of(game), **own).unwrapped.setup.files[role] == content  # type: ignore[attr-defined]
    assert pettingzoo.make("aec", id_of(game), **own).unwrapped.setup.files[role] == content
    assert in_openspiel(game, own).setup.files[role] == content
    assert TextEnv(game, **own).setup.files[role] == content
    path.write_text("{}")
    with pytest.raises(BadData, match=rf"mine\.{role}\.json"):
        SafehouseVectorEnv(game, 1, **own)
    path.unlink()
    with pytest.raises(BadData, match=rf"mine\.{role}\.json"):
        SafehouseVectorEnv(game, 1, **own)


def test_a_seed_for_each_game() -> None:
    envs = SafehouseVectorEnv("vienna", 3, players=2)
    first, _ = envs.reset(seed=7)
    again, _ = envs.reset(seed=[9, 7, 8])
    assert (again["observation"][[1, 2, 0]] == first["observation"]).all()
    envs.reset(seed=[None, 7, None])
    assert (envs.step(envs.random_actions())[0]["observation"]).shape[0] == 3
    drawn, _ = envs.reset(seed=np.array([7, 8, 9]))
    assert (drawn["observation"] == first["observation"]).all()
    later = []
    for _ in range(2):
        envs.reset(seed=[7, 8, 9])
        later.append(envs.reset()[0]["observation"])
    assert (later[0] == later[1]).all()  # as after one seed
    with pytest.raises(BadOption, match="2 seeds for 3 games"):
        envs.reset(seed=[1, 2])


@pytest.mark.once
def test_a_missing_library_is_named_with_its_extra() -> None:
    program = """
import sys
from importlib import import_module
for module, missing in zip(sys.argv[1::2], sys.argv[2::2]):
    sys.modules[missing] = None
    try:
        import_module(f"safehouse.envs.{module}")
    except ImportError as error:
        print(error)
    del sys.modules[missing]
"""
    needs = {"vector": "gymnasium", "parallel": "numpy", "gymnasium": "PIL", "pettingzoo": "pettingzoo"}
    tried = [*needs.items(), ("openspiel", "pyspiel")]
    done = subprocess.run([sys.executable, "-c", program, *chain(*tried)], capture_output=True, text=True, check=True)
    assert done.stdout.splitlines() == [
        f"{missing} is not installed: pip install 'safehouse-games[envs{',bench' if missing == 'pyspiel' else ''}]'"
        for _, missing in tried
    ]
