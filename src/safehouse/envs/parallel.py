"""Many games at once on several cores: `SafehouseVectorEnv` in processes of its own, which share memory with this one.

    envs = ParallelVectorEnv("vienna", 1024, workers=4)

Each process plays its share of the games and writes into arrays that this process reads. Game i is the same whoever
plays it. `step_async` lets a learner use the time in which the games go on; `step_wait` returns what came of it.
"""

import ctypes
import multiprocessing
import os
import pickle
import signal
import threading
from collections.abc import Sequence
from contextlib import suppress
from multiprocessing.connection import Connection, wait
from typing import Any, Final

from safehouse.envs import needing

with needing("envs"):
    import numpy as np
    from numpy.typing import NDArray

from safehouse.core.choices import NameOrPath, OptionValue, whole
from safehouse.core.errors import BadOption, IllegalMove, SafehouseError
from safehouse.envs.features import Layout
from safehouse.envs.opponents import one_for_each
from safehouse.envs.setting import make_setup
from safehouse.envs.vector import (
    RANDOM,
    Actions,
    Arrays,
    Many,
    Observations,
    SafehouseVectorEnv,
    Seeds,
    Told,
    learner_number,
)

# How long a worker has to end.
END_SECONDS: Final = 5.0
# What workers are told, one byte each; seeds follow the first. They answer with nothing, or with an error.
BEGIN: Final = b"b"
STEP: Final = b"s"
DRAW: Final = b"d"
END: Final = b"e"
ALIGNED: Final = 64


class WorkerFailed(SafehouseError):
    """A process that played games is gone, or could not go on."""


def cores() -> int:
    """Return how many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def shapes(layout: Layout, games: int, players: int) -> list[tuple[type[np.generic], tuple[int, ...]]]:
    """Return kind and shape of the arrays that are shared: those of `Arrays`, and the actions."""
    return [
        (np.int16, (games, layout.size)),
        (np.int8, (games, layout.actions)),
        (np.int64, (games,)),
        (np.bool_, (games,)),
        (np.float64, (games, players)),
        (np.int16, (games, layout.size)),
        (np.int64, (games,)),
    ]


def room(wanted: Sequence[tuple[type[np.generic], tuple[int, ...]]]) -> list[int]:
    """Return where each array begins, and last how many bytes they take."""
    places = [0]
    for kind, shape in wanted:
        size = int(np.prod(shape)) * np.dtype(kind).itemsize
        places.append((places[-1] + size + ALIGNED - 1) // ALIGNED * ALIGNED)
    return places


def arrays_in(memory: Any, layout: Layout, games: int, players: int) -> tuple[Arrays, NDArray[np.int64]]:
    """Return the arrays in shared memory."""
    wanted = shapes(layout, games, players)
    places = room(wanted)
    found = [
        np.frombuffer(memory, kind, int(np.prod(shape)), place).reshape(shape)
        for (kind, shape), place in zip(wanted, places, strict=False)
    ]
    return Arrays(*found[:-1]), found[-1]


class ParallelVectorEnv(Many):
    """So many games of one setup, played by several processes.

    `workers` is how many, as many as there are cores where nobody says so; `context` how they are started, as
    `multiprocessing` names it. All else is as in `SafehouseVectorEnv`; with `copy=False` the arrays are those in shared
    memory.
    """

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        *,
        workers: int | None = None,
        context: str | None = None,
        players: int | None = None,
        learner: str | int = "everybody",
        opponents: Any = RANDOM,
        copy: bool = True,
        flat: bool = False,
        scenario: NameOrPath = "",
        history: bool = False,
        beliefs: bool = False,
        **options: OptionValue,
    ) -> None:
        found, setup = make_setup(game, players, scenario=scenario, **options)
        super().__init__(Layout(found, history=history, beliefs=beliefs), setup, num_envs, copy, flat)
        num_envs = self.num_envs
        self.workers: list[multiprocessing.process.BaseProcess] = []
        self.connections: list[Connection] = []
        learner_number(learner, int(self.setup.players))
        count = min(cores() if workers is None else whole(workers, "the number of workers"), num_envs)
        if count < 1:
            raise BadOption(f"{count} workers cannot play {num_envs} games")
        seats = int(self.setup.players)
        started = multiprocessing.get_context(context)
        memory = started.RawArray(ctypes.c_byte, room(shapes(self.layout, num_envs, seats))[-1])
        own, self._actions = arrays_in(memory, self.layout, num_envs, seats)
        self.arrays = Arrays(*(array.view() for array in own))
        for array in self.arrays:
            array.flags.writeable = False
        self._acted: NDArray[Any] | None = None
        self.shares = [list(part) for part in np.array_split(np.arange(num_envs), count)]
        arguments = {
            "players": players, "learner": learner, "opponents": opponents, "scenario": scenario, "history": history,
            "beliefs": beliefs, **options,
        }  # fmt: skip
        for share in self.shares:
            here, there = started.Pipe()
            worker = started.Process(  # type: ignore[attr-defined]
                target=work,
                args=(there, memory, game, num_envs, int(share[0]), len(share), arguments),
                daemon=True,
            )
            worker.start()
            there.close()
            self.workers.append(worker)
            self.connections.append(here)
        self._wait()

    def __enter__(self) -> "ParallelVectorEnv":
        return self

    def __exit__(self, *error: object) -> None:
        self.close()

    def reset(
        self, *, seed: Seeds = None, options: dict[str, Any] | None = None
    ) -> tuple[Observations, dict[str, Any]]:
        """Begin all games anew. Of one seed, game i draws from the seed + i; of a list, each has its own, None any."""
        self._check_open()
        seeds = self._seeds(seed)
        if self._acted is not None:
            self.step_wait()
        self.begun = True
        self._tell([BEGIN + pickle.dumps([seeds[game] for game in share]) for share in self.shares])
        self._wait()
        return self._observe(), self._inform()

    def step(self, actions: Actions) -> Told:
        """Carry out one action in each game. Illegal ones are refused, and nothing is done."""
        self.step_async(actions)
        return self.step_wait()

    def step_async(self, actions: Actions) -> None:
        """Begin a step. Until `step_wait` the arrays of `copy=False` change."""
        self._check_begun()
        if self._acted is not None:
            raise BadOption("a step is under way: call step_wait() first")
        chosen = one_for_each(actions, self.num_envs)
        self._check(chosen)
        self._actions[:] = chosen
        self._acted = self.arrays.seats.copy()
        self._tell([STEP] * len(self.workers))

    def _check(self, chosen: NDArray[Any]) -> None:
        """Refuse actions that are not legal, before any process has done anything."""
        actions = self.layout.actions
        if chosen.min() < 0 or chosen.max() >= actions:
            legal = (chosen >= 0) & (chosen < actions)
        else:
            legal = self.arrays.masks.reshape(-1).take(self._rows * actions + chosen) == 1
        if not legal.all():
            game = int(np.flatnonzero(~legal)[0])
            seat = self.arrays.seats[game]
            raise IllegalMove(f"game {game}: action {chosen[game]} is not legal for seat {seat}")

    def step_wait(self) -> Told:
        """Return what came of the step that was begun."""
        acted = self._acted
        if acted is None:
            raise BadOption("no step is under way: call step_async() first")
        self._acted = None
        self._wait()
        return self._after(acted)

    def random_actions(self) -> Actions:
        """Return a legal action for each game, every one as likely as every other."""
        self._check_begun()
        self._tell([DRAW] * len(self.workers))
        self._wait()
        return self._actions.copy()

    def close_extras(self, **kwargs: Any) -> None:
        """End the processes."""
        for connection in self.connections:
            with suppress(OSError):  # it may be gone already
                connection.send_bytes(END)
        for worker in self.workers:
            worker.join(END_SECONDS)
            if worker.is_alive():
                worker.terminate()
        for connection in self.connections:
            connection.close()
        self.workers, self.connections = [], []

    def _tell(self, messages: Sequence[bytes]) -> None:
        for connection, message in zip(self.connections, messages, strict=True):
            with suppress(OSError):  # `_wait` says what became of it
                connection.send_bytes(message)

    def _wait(self) -> None:
        """Wait until all have done what they were told. If one cannot, the environment is closed."""
        failed: Exception | None = None
        for number, connection in enumerate(self.connections):
            try:
                if error := connection.recv_bytes():
                    failed = pickle.loads(error)  # noqa: S301 - by our own process
            except (EOFError, OSError):
                self.workers[number].join(END_SECONDS)
                failed = WorkerFailed(f"process {number} has ended with status {self.workers[number].exitcode}")
        if failed is not None:
            self.close()
            raise failed


def work(
    connection: Connection, memory: Any, game: str, games: int, first: int, count: int, arguments: dict[str, Any]
) -> None:
    """Play a share of the games until nobody needs it: the process of a worker."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=end_with_parent, daemon=True).start()
    try:
        envs = SafehouseVectorEnv(game, count, copy=False, **arguments)
        shared, actions = arrays_in(memory, envs.layout, games, int(envs.setup.players))
        mine = [array[first : first + count] for array in shared]
        chosen = actions[first : first + count]
        publish(envs, mine)
        connection.send_bytes(b"")
        while (message := connection.recv_bytes()) != END:
            if message == DRAW:
                chosen[:] = envs.random_actions()
            else:
                if message == STEP:
                    envs.advance(chosen)
                else:
                    envs.begin(pickle.loads(message[1:]))  # noqa: S301 - by our own process
                publish(envs, mine)
            connection.send_bytes(b"")
        envs.close()
    except (EOFError, OSError):
        return  # nobody is there any more
    except Exception as error:
        # Whatever an opponent raises is told to who asked; not every error can travel.
        told = error if isinstance(error, SafehouseError) else WorkerFailed(f"{type(error).__name__}: {error}")
        connection.send_bytes(pickle.dumps(told))


def end_with_parent() -> None:
    """End this process with the one that started it: a pipe may stay open in a brother."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        wait([parent.sentinel])
        os._exit(1)


def publish(envs: SafehouseVectorEnv, mine: Sequence[NDArray[Any]]) -> None:
    """Copy what the games say into shared memory; what is said of the end, only where one has ended."""
    for array, place in zip(envs.arrays[:-1], mine, strict=False):
        place[:] = array
    done = envs.arrays.done
    if done.any():
        mine[-1][done] = envs.arrays.finals[done]
