"""A table as an agent-environment-cycle environment: what the environments of all games share."""

from typing import Any, Protocol

import gymnasium
import numpy as np
from gymnasium.utils import EzPickle, seeding
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from safehouse.core.choices import whole
from safehouse.core.errors import BadOption
from safehouse.core.game import CHANCE, SPECTATOR, GameState
from safehouse.core.rng import Rng
from safehouse.envs.features import Layout, Remembered
from safehouse.envs.picture import picture
from safehouse.envs.setting import make_setup
from safehouse.envs.spaces import flat_space, observation_space
from safehouse.envs.text import text

# A dictionary of arrays, or one array where observations are flat.
Observation = Any


class TableEnv(AECEnv[str, Observation, int | None], EzPickle):
    """One table. Whoever must decide is the selected agent; where several must at once, they are asked in seat order.

    Chance is resolved inside. Renders what a spectator sees, so that nobody's secrets are on the picture.
    """

    metadata: dict[str, Any] = {  # noqa: RUF012 - PettingZoo's own way
        "render_modes": ["human", "ansi", "rgb_array"],
        "is_parallelizable": False,
        "render_fps": 2,
    }

    def __init__(
        self, game: str, players: int | None = None, render_mode: str | None = None, flat: bool = False,
        history: bool = False, beliefs: bool = False, **options: Any,
    ) -> None:  # fmt: skip
        EzPickle.__init__(self, game, players, render_mode, flat, history, beliefs, **options)
        super().__init__()
        self.game, self.setup = make_setup(game, players, **options)
        self.layout = Layout(self.game, history=history, beliefs=beliefs)
        if render_mode is not None and render_mode not in self.metadata["render_modes"]:
            raise BadOption(f"render_mode is human, ansi or rgb_array, not {render_mode!r}")
        self.render_mode = render_mode
        self.flat = flat
        self.metadata = {**self.metadata, "name": f"{game}_v0"}
        self.possible_agents = [f"player_{seat}" for seat in range(int(self.setup.players))]
        self.agents: list[str] = []
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._action_space = {agent: gymnasium.spaces.Discrete(self.layout.actions) for agent in self.possible_agents}
        self._observation_spaces: dict[str, gymnasium.Space[Any]] = {
            agent: flat_space(self.layout) if flat else observation_space(self.layout) for agent in self.possible_agents
        }
        self._first = self.game.first_state(self.setup)
        self._played = Remembered(self.layout, self._first)
        # Until `reset` is given a seed: one of Gymnasium's own, as its environments draw one.
        self._rng = Rng(int(seeding.np_random(None)[0].integers(1 << 62)))

    @property
    def _state(self) -> GameState:
        return self._played.state

    def observation_space(self, agent: str) -> gymnasium.Space[Any]:
        return self._observation_spaces[self._known(agent)]

    def action_space(self, agent: str) -> gymnasium.spaces.Discrete[Any]:
        return self._action_space[self._known(agent)]

    def _known(self, agent: str) -> str:
        if agent not in self._seat_of:
            raise BadOption(f"there is no agent {agent!r}; there are {', '.join(self.possible_agents)}")
        return agent

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self._rng = Rng(whole(seed, "a seed"))
        self._played = Remembered(self.layout, self._first.clone())
        self.agents = self.possible_agents[:]
        self.rewards: dict[str, float] = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards: dict[str, float] = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[0]
        self._go_on()

    def observe(self, agent: str) -> Observation:
        row = self._played.read(self._seat_of[self._known(agent)])
        return self.layout.scaled(row) if self.flat else {"observation": row, "action_mask": self._mask(agent)}

    def _mask(self, agent: str) -> NDArray[np.int8]:
        """Return what an agent may do: nothing unless it is selected."""
        asked = agent == self.agent_selection and bool(self._state.pending())
        return self.layout.mask(self._state, self._seat_of[agent]) if asked else np.zeros(self.layout.actions, np.int8)

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        self._cumulative_rewards[agent] = 0.0
        self._played.apply(self._seat_of[agent], int(action))
        self._go_on()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def _go_on(self) -> None:
        """Let CHANCE have its steps, and select whoever is asked next."""
        state = self._state
        while list(pending := state.pending()) == [CHANCE]:
            self._played.apply(CHANCE, int(state.sample_chance(self._rng)))
        if pending:
            self.agent_selection = self.possible_agents[pending[0]]
            self._inform()
            return
        shares = state.outcome().shares
        self.rewards = {agent: float(shares[self._seat_of[agent]]) for agent in self.agents}
        self.terminations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.agents[0]
        self._inform()

    def _inform(self) -> None:
        """Without dictionaries, what is legal is told beside the observation."""
        if self.flat:
            self.infos = {agent: {"action_mask": self._mask(agent)} for agent in self.agents}

    def __repr__(self) -> str:
        return f"<{self}: {len(self.possible_agents)} players>"

    def render(self) -> Any:
        if self.render_mode is None:
            gymnasium.logger.warn("render() needs a render_mode; there are human, ansi and rgb_array.")
            return None
        view = self._state.redact(SPECTATOR)
        if self.render_mode == "rgb_array":
            return picture(self.game, view, SPECTATOR)
        if self.render_mode == "ansi":
            return text(self.game, view, SPECTATOR)
        print(text(self.game, view, SPECTATOR))
        return None

    def close(self) -> None:
        """Nothing to be closed."""


class Maker(Protocol):
    """What makes environments of one game."""

    def __call__(self, players: int | None = None, render_mode: str | None = None, **options: Any) -> Any: ...


def environments(game: str) -> tuple[Maker, Maker]:
    """Return what a PettingZoo module offers of a game: `raw_env`, a bare table, and `env`, one that checks its use."""

    def raw_env(players: int | None = None, render_mode: str | None = None, **options: Any) -> TableEnv:
        return TableEnv(game, players, render_mode, **options)

    def env(players: int | None = None, render_mode: str | None = None, **options: Any) -> Any:
        return wrapped(raw_env(players, render_mode, **options))

    return raw_env, env


def wrapped(raw: TableEnv) -> AECEnv[str, Observation, int | None]:
    """Return an environment with PettingZoo's usual guards: an illegal move ends the game at a price."""
    env: Any = wrappers.TerminateIllegalWrapper(raw, illegal_reward=-1)
    env = wrappers.AssertOutOfBoundsWrapper(env)
    return wrappers.OrderEnforcingWrapper(env)
