"""Many games at once as a `gymnasium.vector.VectorEnv`: observations and masks come straight from the engine's buffers.

    envs = SafehouseVectorEnv("heimlich", 256, players=5)
    observations, infos = envs.reset(seed=1)
    while True:
        actions = envs.random_actions()      # or what a network makes of observations["action_mask"]
        observations, rewards, terminations, truncations, infos = envs.step(actions)

Who learns. `learner="everybody"`: whoever is asked acts, which is self-play; `infos["seat"]` says who it is.
`learner=2`, or `"anybody"` for a seat drawn for each game: the others choose at random, or as `opponents` says.

Rewards are shares of the win (0 … 1), given when a game ends to the seat that acted last; `infos["rewards"]` has them
for all seats. A game that ends is begun anew in the same step, and `infos["final_obs"]` is what was known in the end.
`safehouse.envs.parallel` has the same over several processes.
"""

from collections.abc import Sequence
from typing import Any, Final, NamedTuple, SupportsIndex

from safehouse.envs import needing

with needing("envs"):
    import numpy as np
    from gymnasium import spaces
    from gymnasium.error import ClosedEnvironmentError
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space
    from numpy.typing import NDArray

from safehouse.core.batch import ANYBODY, EVERYBODY, Batch
from safehouse.core.choices import NameOrPath, OptionValue, checked_seat, whole
from safehouse.core.errors import BadOption, IllegalMove, SafehouseError
from safehouse.core.game import Setup
from safehouse.envs.features import Layout, shared
from safehouse.envs.opponents import Opponent, Opponents, one_for_each
from safehouse.envs.setting import make_setup
from safehouse.envs.spaces import action_space, flat_space, observation_space

RANDOM: Final = "random"
LEARNERS: Final = {"everybody": EVERYBODY, "anybody": ANYBODY}

# A dictionary of arrays, or one array where observations are flat.
Observations = Any
Actions = NDArray[np.int64]
# One seed for all games, or one for each.
Seeds = SupportsIndex | list[Any] | tuple[Any, ...] | NDArray[Any] | None
# What a step returns: observations, rewards, terminations, truncations, infos.
Told = tuple[Observations, NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]


class Closed(SafehouseError, ClosedEnvironmentError):
    """An environment was used after `close`."""


class Arrays(NamedTuple):
    """What many games say, a row for each: of who is to act, and of how those ended that did in the last step."""

    observations: NDArray[Any]  # int16
    masks: NDArray[Any]  # int8
    seats: NDArray[Any]  # int64
    done: NDArray[Any]  # bool
    shares: NDArray[Any]  # float64, by seat
    finals: NDArray[Any]  # int16


class Many(VectorEnv[Observations, Actions, NDArray[Any]]):
    """Many games, wherever they are played: what is told of their arrays."""

    metadata: dict[str, Any] = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}  # noqa: RUF012

    def __init__(self, layout: Layout, setup: Setup, num_envs: int, copy: bool, flat: bool) -> None:
        self.layout = layout
        self.game = layout.game
        self.setup = setup
        self.num_envs = num_envs = whole(num_envs, "the number of games")
        if num_envs < 1:
            raise BadOption(f"an environment needs at least one game, not {num_envs}")
        self.copy = copy
        self.flat = flat
        # Whether there are games: `reset` has been called.
        self.begun = False
        self.single_observation_space = flat_space(layout) if flat else observation_space(layout)
        self.single_action_space = action_space(layout)
        self.observation_space: spaces.Space[Any] = batch_space(self.single_observation_space, num_envs)
        self.action_space: spaces.Space[Any] = batch_space(self.single_action_space, num_envs)
        self._never = np.zeros(num_envs, dtype=np.bool_)
        self._rows = np.arange(num_envs)
        # The mask of a game that is over, for all of them: one 0, which nobody may change.
        self._nothing = np.broadcast_to(np.zeros((), np.int8), (num_envs, layout.actions))
        self.arrays: Arrays

    def action_masks(self) -> NDArray[np.bool_]:
        """Return which actions are legal, as sb3-contrib asks for them."""
        return self._own(self.arrays.masks).view(np.bool_)

    def _seeds(self, seed: Seeds) -> list[int]:
        """Return a seed for each game. Of one seed, game i has the seed + i; of a list, each has its own, None any."""
        if isinstance(seed, list | tuple | np.ndarray):
            seeds = [self._any_seed() if own is None else whole(own, "a seed") for own in seed]
            if len(seeds) != self.num_envs:
                raise BadOption(f"{len(seeds)} seeds for {self.num_envs} games")
            VectorEnv.reset(self, seed=abs(seeds[0]))  # what is begun without a seed later follows from it
            return seeds
        first = None if seed is None else whole(seed, "a seed")
        VectorEnv.reset(self, seed=first)
        first = self._any_seed() if first is None else first
        return list(range(first, first + self.num_envs))

    def _any_seed(self) -> int:
        return int(self.np_random.integers(1 << 62))

    def _check_open(self) -> None:
        if self.closed:
            raise Closed("this environment is closed: make a new one")

    def _check_begun(self) -> None:
        self._check_open()
        if not self.begun:
            raise BadOption("no game is in progress: call reset() first")

    def __repr__(self) -> str:
        return f"<{type(self).__name__}: {self.game.meta.name}, {self.setup.players} players, {self.num_envs} games>"

    def _after(self, acted: NDArray[Any]) -> Told:
        """Return what is told after a step in which these seats acted."""
        arrays = self.arrays
        rewards = arrays.shares[self._rows, acted]
        infos = self._inform()
        if arrays.done.any():
            done = arrays.done.copy()
            finals = np.zeros_like(arrays.finals)
            finals[done] = arrays.finals[done]
            infos["final_obs"] = self._told(finals, self._nothing)
            infos["_final_obs"] = done
        return self._observe(), rewards, self._own(arrays.done), self._never.copy(), infos

    def _own(self, array: NDArray[Any]) -> NDArray[Any]:
        return array.copy() if self.copy else array

    def _told(self, rows: NDArray[Any], masks: NDArray[Any]) -> Observations:
        return self.layout.scaled(rows) if self.flat else {"observation": rows, "action_mask": masks}

    def _observe(self) -> Observations:
        arrays = self.arrays
        if self.flat:
            return self._told(arrays.observations, arrays.masks)
        return self._told(self._own(arrays.observations), self._own(arrays.masks))

    def _inform(self) -> dict[str, Any]:
        arrays = self.arrays
        infos = {"seat": self._own(arrays.seats), "rewards": self._own(arrays.shares)}
        return {**infos, "action_mask": self._own(arrays.masks)} if self.flat else infos


class SafehouseVectorEnv(Many):
    """So many games of one setup, stepped together in this process.

    With `copy=False` the arrays are the engine's own, read-only, and change with the next step. With `flat=True` an
    observation is a row of numbers from 0 to 1, and `infos["action_mask"]` says what is legal. Boards, decks and maps
    may be paths of own files; `scenario` is a position to begin from. `history` adds what everybody has done so far to
    observations, `beliefs` what may be believed of what is hidden.
    """

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        *,
        players: int | None = None,
        learner: str | int = "everybody",
        opponents: Opponent | Sequence[Opponent] = RANDOM,
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
        self.batch = Batch(
            self.game.first_state(self.setup),
            num_envs,
            self.layout.actions,
            self.layout.size,
            learner_number(learner, self.setup.players),
            self.layout.keeps,
        )
        self.opponents = None if opponents == RANDOM else Opponents(self.layout, self.setup, opponents)
        if self.opponents is not None:
            if self.batch.learner == EVERYBODY:
                raise BadOption("opponents play against a learner: say learner=SEAT or learner='anybody'")
            self.batch.let_others_answer(self.opponents.watching)
        batch = self.batch
        self.arrays = Arrays(
            shared(batch.observations, np.int16).reshape(num_envs, -1),
            shared(batch.masks, np.int8).reshape(num_envs, -1),
            shared(batch.seats, np.int64),
            shared(batch.done, np.bool_),
            shared(batch.shares, np.float64).reshape(num_envs, -1),
            shared(batch.finals, np.int16).reshape(num_envs, -1),
        )

    def reset(
        self, *, seed: Seeds = None, options: dict[str, Any] | None = None
    ) -> tuple[Observations, dict[str, Any]]:
        """Begin all games anew. Of one seed, game i draws from the seed + i; of a list, each has its own, None any."""
        self._check_open()
        self.begin(self._seeds(seed))
        return self._observe(), self._inform()

    def step(self, actions: Actions) -> Told:
        """Carry out one action in each game. Illegal ones are refused, and nothing is done."""
        self._check_begun()
        acted = self.arrays.seats.copy()
        self.advance(one_for_each(actions, self.num_envs))
        return self._after(acted)

    def begin(self, seeds: list[int]) -> None:
        """Begin all games anew, each with a seed of its own. The arrays say where they stand."""
        self.begun = True
        self.batch.reset_each(seeds)
        if self.opponents is not None:
            self.opponents.reset(seeds)
            self._let_others_play(self.opponents)

    def advance(self, chosen: NDArray[Any]) -> None:
        """Carry out one action in each game. The arrays say where they stand."""
        self.batch.step(chosen.tolist())
        if self.opponents is not None:
            self._let_others_play(self.opponents)

    def _let_others_play(self, opponents: Opponents) -> None:
        """Let the opponents answer until the learner is asked in every game."""
        arrays = self.arrays
        while (waiting := np.flatnonzero(arrays.seats != np.array(self.batch.learners)).tolist()) != []:
            found = opponents.answers(self.batch, waiting, arrays.seats, arrays.observations, arrays.masks)
            try:
                self.batch.step_some(waiting, found)
            except IllegalMove as error:
                raise IllegalMove(f"an opponent's answer is refused: {error}") from None

    def close_extras(self, **kwargs: Any) -> None:
        if self.opponents is not None:
            self.opponents.close()

    def random_actions(self) -> Actions:
        """Return a legal action for each game, every one as likely as every other."""
        self._check_begun()
        return np.array(self.batch.random_actions(), dtype=np.int64)


def learner_number(learner: str | int, players: int) -> int:
    """Return who learns as `Batch` takes it."""
    if isinstance(learner, str):
        if learner not in LEARNERS:
            raise BadOption(f"learner is {', '.join(LEARNERS)} or a seat from 0 on, not {learner!r}")
        return LEARNERS[learner]
    return checked_seat(learner, players)
