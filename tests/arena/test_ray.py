"""The arena on Ray: the same results as on this machine, whoever dies on the way."""

import os
import signal
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
ray: Any = pytest.importorskip("ray", reason="Ray is installed with the extra `ray`")

from safehouse.arena.cluster import STORE_BYTES, NoRay, connect, play_block, play_on_ray  # noqa: E402
from safehouse.arena.local import play_local  # noqa: E402
from safehouse.arena.plan import Schedule, make_plan  # noqa: E402
from safehouse.arena.results import Results, digest  # noqa: E402
from safehouse.core.registry import find_game  # noqa: E402


def plan_of(*bots: str) -> Schedule:
    game = find_game("heimlich")
    return make_plan(game, game.setup(2), bots, 7)


@pytest.fixture
def two_nodes(monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    """A cluster of two nodes on this machine, of one processor each."""
    from ray.cluster_utils import Cluster

    # Workers import what this process imports.
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(str(path) for path in python_path()))
    node = {"num_cpus": 1, "object_store_memory": STORE_BYTES, "include_dashboard": False}
    cluster = Cluster(initialize_head=True, head_node_args=node)
    cluster.add_node(num_cpus=1, object_store_memory=STORE_BYTES)
    yield cluster
    ray.shutdown()
    cluster.shutdown()


def python_path() -> list[Path]:
    import safehouse

    return [Path(safehouse.__file__).resolve().parents[1], Path(__file__).resolve().parents[2]]


def test_no_cluster_there() -> None:
    with pytest.raises(NoRay, match=r"no Ray cluster at '127\.0\.0\.1:9'"):
        connect(ray, 1, "127.0.0.1:9")
    assert not ray.is_initialized()


def test_a_worker_of_another_version_is_refused() -> None:
    plan = plan_of("random", "random")
    with pytest.raises(NoRay, match="another safehouse than the driver"):
        play_block(plan, '{"safehouse": "0.0.0"}', [0])


def test_nothing_left_to_play_starts_nothing() -> None:
    assert list(play_on_ray(plan_of("random", "random"), [], 1, "local")) == []
    assert not ray.is_initialized()


def test_ray_here_and_one_process_give_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(str(path) for path in python_path()))
    plan = plan_of("expert:sims=4", "random")
    games = {game.game: game.canonical() for game in play_on_ray(plan, range(4), 1, "local")}
    assert games == {game.game: game.canonical() for game in play_local(plan, range(4), 1)}
    assert not ray.is_initialized()


@pytest.mark.long
def test_two_nodes_a_killed_worker_and_two_processes_give_the_same(two_nodes: Any, tmp_path: Path) -> None:
    plan = plan_of("expert:sims=30", "casual")
    count = 60
    wanted = {game.game: game.canonical() for game in play_local(plan, range(count), 2)}
    killed: list[int] = []
    nodes: set[int] = set()
    seen: list[int] = []
    with Results(plan, tmp_path) as results:
        for game in play_on_ray(plan, results.missing(count), 1, two_nodes.address):
            seen.append(game.game)
            assert game.canonical() == wanted[game.game]
            results.add(game)
            nodes |= {node for node, _ in playing(two_nodes)}
            if len(seen) >= 6 and not killed:
                killed.append(kill_a_worker(two_nodes))
        assert results.missing(count) == []
        found = digest(results.games.values())
    assert sorted(seen) == list(range(count))
    assert len(nodes) == 2
    assert killed
    with Results(plan, tmp_path) as results:
        assert digest(results.games.values()) == found


def playing(cluster: Any) -> list[tuple[int, int]]:
    """Node and process of each task that runs now: Ray names a worker after its task, and its parent is the node."""
    nodes = {node.all_processes["raylet"][0].process.pid for node in cluster.list_all_nodes()}
    found = []
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            name = (folder / "cmdline").read_bytes()
            parent = int((folder / "stat").read_text().rpartition(")")[2].split()[1])
        except OSError:
            continue
        if name.startswith(b"ray::play_block") and parent in nodes:
            found.append((parent, int(folder.name)))
    return found


def kill_a_worker(cluster: Any) -> int:
    """Kill a process that is in the middle of a block."""
    until = time.monotonic() + 60
    while time.monotonic() < until:
        for _, process in playing(cluster):
            os.kill(process, signal.SIGKILL)
            return process
    raise AssertionError("nobody plays")
