"""Games in several processes: the same games as in one, and nobody left behind."""

import multiprocessing
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from gymnasium.error import ClosedEnvironmentError
from numpy.typing import NDArray

from safehouse.bots.base import UnknownBot
from safehouse.core.errors import BadOption, IllegalMove
from safehouse.envs.parallel import ParallelVectorEnv, WorkerFailed
from safehouse.envs.vector import SafehouseVectorEnv

OPTIONS: list[tuple[str, dict[str, Any]]] = [
    ("heimlich", {"players": 2, "board": "short", "history": True}),
    ("suitcase", {"scenario": "last_duel"}),
    ("vienna", {"players": 2, "version": "starter", "learner": "anybody", "opponents": "casual"}),
    ("heimlich", {"players": 4, "flat": True, "copy": False}),
]


def first_legal(envs: Any, draw: np.random.Generator) -> NDArray[Any]:
    return np.array([int(draw.choice(np.flatnonzero(row))) for row in envs.action_masks()])


@pytest.mark.parametrize(("game", "options"), OPTIONS)
def test_the_same_games_as_in_one_process(game: str, options: dict[str, Any]) -> None:
    """Whoever plays them: observations, masks, seats, rewards, ends and what is told of them."""
    one = SafehouseVectorEnv(game, 5, **options)
    with ParallelVectorEnv(game, 5, workers=2, **options) as many:
        assert [len(share) for share in many.shares] == [3, 2]
        told, infos = one.reset(seed=7)
        other, other_infos = many.reset(seed=7)
        draw = np.random.default_rng(1)
        ended = 0
        for _ in range(200 if game == "heimlich" else 60):
            assert many.observation_space.contains(other)
            for left, right in zip(flat(told), flat(other), strict=True):
                assert (left == right).all()
            for name in ("seat", "rewards"):
                assert (infos[name] == other_infos[name]).all()
            actions = first_legal(one, draw)
            told, rewards, done, _, infos = one.step(actions)
            other, other_rewards, other_done, _, other_infos = many.step(actions)
            assert (rewards == other_rewards).all()
            assert (done == other_done).all()
            ended += int(done.sum())
            for left, right in zip(flat(infos.get("final_obs")), flat(other_infos.get("final_obs")), strict=True):
                assert (left[done] == right[done]).all()
        assert ended or game == "vienna"


def flat(told: Any) -> list[NDArray[Any]]:
    if told is None:
        return []
    return list(told.values()) if isinstance(told, dict) else [told]


def test_steps_go_on_while_a_learner_learns() -> None:
    with ParallelVectorEnv("heimlich", 4, workers=2) as envs:
        envs.reset(seed=[4, 5, 6, None])
        with pytest.raises(BadOption, match="no step is under way"):
            envs.step_wait()
        actions = envs.random_actions()
        assert all(mask[action] for mask, action in zip(envs.action_masks(), actions, strict=True))
        envs.step_async(actions)
        with pytest.raises(BadOption, match="a step is under way"):
            envs.step_async(actions)
        told, *_ = envs.step_wait()
        assert told["action_mask"].any(axis=1).all()
        # A step that nobody waited for is over before games begin anew.
        envs.step_async(envs.random_actions())
        again, _ = envs.reset(seed=4)
        assert (again["observation"] == SafehouseVectorEnv("heimlich", 4).reset(seed=4)[0]["observation"]).all()


def test_arrays_are_copies_or_the_shared_ones() -> None:
    for copy in (False, True):
        with ParallelVectorEnv("heimlich", 4, workers=2, copy=copy) as envs:
            told, _ = envs.reset(seed=3)
            before = told["observation"].copy()
            envs.step(envs.random_actions())
            assert (told["observation"] == before).all() == copy
            assert told["observation"].flags.writeable == copy


def test_illegal_actions_change_nothing() -> None:
    with ParallelVectorEnv("heimlich", 3, workers=2) as envs:
        for use in (envs.random_actions, lambda: envs.step(np.zeros(3, dtype=np.int64))):
            with pytest.raises(BadOption, match=r"no game is in progress: call reset\(\) first"):
                use()
        told, _ = envs.reset(seed=6)
        actions = envs.random_actions()
        wrong = int(np.flatnonzero(told["action_mask"][2] == 0)[0])
        for bad in (wrong, -1, envs.layout.actions):
            with pytest.raises(IllegalMove, match=f"game 2: action {bad} is not legal for seat"):
                envs.step(np.array([*actions[:2], bad]))
        with pytest.raises(IllegalMove, match="2 actions for 3 games"):
            envs.step(actions[:2])
        with pytest.raises(BadOption, match="2 seeds for 3 games"):
            envs.reset(seed=[1, 2])
        envs.step(actions)


def test_bad_arguments() -> None:
    with pytest.raises(BadOption, match="0 workers"):
        ParallelVectorEnv("heimlich", 3, workers=0)
    with pytest.raises(BadOption, match="learner"):
        ParallelVectorEnv("heimlich", 3, learner="nobody")
    with pytest.raises(UnknownBot, match="no bot 'nobody'"):
        ParallelVectorEnv("heimlich", 3, workers=2, learner=0, opponents="nobody")
    assert not multiprocessing.active_children()


def test_a_process_that_dies_is_told_of() -> None:
    envs = ParallelVectorEnv("heimlich", 4, workers=2)
    envs.reset(seed=1)
    pid = envs.workers[1].pid
    assert pid is not None
    os.kill(pid, signal.SIGKILL)
    with pytest.raises(WorkerFailed, match="process 1 has ended with status -9"):
        envs.random_actions()
    for use in (envs.reset, envs.random_actions, lambda: envs.step(np.zeros(4, dtype=np.int64))):
        with pytest.raises(ClosedEnvironmentError, match="make a new one"):
            use()
    assert not multiprocessing.active_children()


@pytest.mark.parametrize("context", ["spawn", "fork"])
def test_processes_are_started_anew_too(tmp_path: Path, context: str) -> None:
    """`spawn` takes nothing over from this process; and nobody outlives who started it, however that ended."""
    program = tmp_path / "program.py"
    program.write_text(
        "import os\n"
        "from safehouse.envs.parallel import ParallelVectorEnv\n"
        "if __name__ == '__main__':\n"
        f"    envs = ParallelVectorEnv('suitcase', 4, workers=2, context={context!r}, players=2)\n"
        "    envs.reset(seed=1)\n"
        "    envs.step(envs.random_actions())\n"
        "    print(*(worker.pid for worker in envs.workers), flush=True)\n"
        "    os._exit(3)\n"
    )
    done = subprocess.run([sys.executable, str(program)], capture_output=True, text=True, check=False, timeout=120)
    assert done.returncode == 3, done.stderr
    pids = [int(word) for word in done.stdout.split()]
    assert len(pids) == 2
    deadline = time.monotonic() + 20
    while any(alive(pid) for pid in pids):
        assert time.monotonic() < deadline
        time.sleep(0.1)


def alive(pid: int) -> bool:
    try:
        return "\nState:\tZ" not in Path(f"/proc/{pid}/status").read_text()
    except OSError:
        return False
