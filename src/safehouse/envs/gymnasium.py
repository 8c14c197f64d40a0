"""One seat learns, bots sit in the others: the games for Gymnasium.

    import gymnasium
    import safehouse.envs.gymnasium

    gymnasium.register_envs(safehouse.envs.gymnasium)
    env = gymnasium.make("safehouse/Heimlich-v0", players=4, opponents="greedy", mode="top_secret")

Every installed game is registered under its name (`safehouse/Heimlich-v0`, `safehouse/Suitcase-v0`,
`safehouse/Vienna-v0` …); `gymnasium.make_vec` gives the vectorised environment (`safehouse.envs.vector`).

Version history
    v0  first version
"""

from collections.abc import Sequence
from typing import Any, Final

from safehouse.envs import needing

with needing("envs"):
    import gymnasium
    import numpy as np
    from gymnasium.utils import EzPickle
    from numpy.typing import NDArray

from safehouse.bots.base import Bot, find_bot
from safehouse.bots.tables import answer
from safehouse.core.choices import NameOrPath, OptionValue, checked_seat, whole
from safehouse.core.errors import BadOption
from safehouse.core.game import CHANCE, GameState
from safehouse.core.match import visible
from safehouse.core.registry import game_names
from safehouse.core.rng import Rng
from safehouse.envs.features import Layout, Remembered
from safehouse.envs.picture import picture
from safehouse.envs.setting import id_of, make_setup
from safehouse.envs.spaces import action_space, flat_space, observation_space
from safehouse.envs.text import text

# What an action that is not legal costs: the game is over.
ILLEGAL: Final = -1.0
# Games that may end before the learner is asked: from a scenario's position that can happen.
MOST_TRIES: Final = 1000

# A dictionary of arrays, or one array where observations are flat.
Observation = Any


class SafehouseEnv(gymnasium.Env[Observation, np.int64], EzPickle):
    """A game from the seat of one learner.

    `opponents` is the name of a bot, as `safehouse simulate` takes it, or one name for each other seat in order.
    `seat` is where the learner sits; without one, a seat is drawn for each game. The reward is the share of the win,
    at the end of the game; an action that is not legal ends it, with a reward of -1. With `flat=True` an observation is
    a row of numbers from 0 to 1, and `info["action_mask"]` says what is legal. Boards, decks and maps may be paths of
    own files; `scenario` is a position to begin from. `history` adds what everybody has done so far to observations,
    `beliefs` what may be believed of what is hidden.
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi", "rgb_array"], "render_fps": 2}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        *,
        players: int | None = None,
        seat: int | None = None,
        opponents: str | Sequence[str] = "random",
        render_mode: str | None = None,
        flat: bool = False,
        scenario: NameOrPath = "",
        history: bool = False,
        beliefs: bool = False,
        **options: OptionValue,
    ) -> None:
        # A copy has the same arguments, and its own bots; it begins with `reset`.
        EzPickle.__init__(
            self, game, players=players, seat=seat, opponents=opponents, render_mode=render_mode, flat=flat,
            scenario=scenario, history=history, beliefs=beliefs, **options,
        )  # fmt: skip
        self.game, self.setup = make_setup(game, players, scenario=scenario, **options)
        self.layout = Layout(self.game, history=history, beliefs=beliefs)
        self.players = int(self.setup.players)
        self.fixed_seat = None if seat is None else checked_seat(seat, self.players)
        self.opponents = names_of(opponents, self.players - 1)
        if render_mode is not None and render_mode not in self.metadata["render_modes"]:
            raise BadOption(f"render_mode is ansi or rgb_array, not {render_mode!r}")
        self.render_mode = render_mode
        self.flat = flat
        self.observation_space: gymnasium.Space[Any] = (
            flat_space(self.layout) if flat else observation_space(self.layout)
        )
        self.action_space: gymnasium.Space[Any] = action_space(self.layout)
        self.first = self.game.first_state(self.setup)
        self.played = Remembered(self.layout, self.first)
        self.rng = Rng(0)
        self.seat = 0
        self.bots: dict[int, Bot] = {}
        self.over = True
        for name in self.opponents:
            find_bot(self.game.meta.name, name, self.rng).close()

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin a game, and play until the learner is asked; one that ends before does not count."""
        super().reset(seed=seed)
        for _ in range(MOST_TRIES):
            if not self._begin():
                return self._observe(), self._inform()
        raise BadOption(f"seat {self.seat} was never asked in {MOST_TRIES:,} games")

    def _begin(self) -> bool:
        """Begin a game with other bots. Return whether it is over before the learner is asked."""
        self.close()
        self.rng = Rng(int(self.np_random.integers(1 << 62)))
        self.seat = self.rng.below(self.players) if self.fixed_seat is None else self.fixed_seat
        others = [seat for seat in range(self.players) if seat != self.seat]
        for seat, name in zip(others, self.opponents, strict=True):
            self.bots[seat] = find_bot(self.game.meta.name, name, Rng(self.rng.bits()))
        self.played = Remembered(self.layout, self.first.clone())
        self.over = False
        return self._go_on()

    @property
    def state(self) -> GameState:
        """The position."""
        return self.played.state

    def step(self, action: np.int64) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Carry out one pick of the learner, and play until it is asked again."""
        if self.over:
            raise BadOption("no game is in progress: call reset() first")
        chosen = whole(action, "an action")
        if chosen not in self.state.legal(self.seat):
            self.over = True
            return self._observe(), ILLEGAL, True, False, {**self._inform(), "illegal_action": chosen}
        self._apply(self.seat, [chosen])
        over = self._go_on()
        reward = float(self.state.outcome().shares[self.seat]) if over else 0.0
        return self._observe(), reward, over, False, self._inform()

    def action_masks(self) -> NDArray[np.bool_]:
        """Return which actions are legal, as sb3-contrib asks for them."""
        return self._mask().astype(np.bool_)

    def render(self) -> Any:
        """Return the table as the learner sees it: a text or a picture."""
        if self.render_mode is None:
            return None
        view = self.state.redact(self.seat)
        return text(self.game, view, self.seat) if self.render_mode == "ansi" else picture(self.game, view, self.seat)

    def close(self) -> None:
        """End the game and its bots; `reset` begins another."""
        self.over = True
        for bot in self.bots.values():
            bot.close()
        self.bots = {}

    def _go_on(self) -> bool:
        """Let chance and the bots play until the learner is asked. Return whether the game is over before."""
        while pending := self.state.pending():
            if self.seat in pending:
                return False
            seat = pending[0]
            row = (
                [int(self.state.sample_chance(self.rng))]
                if seat == CHANCE
                else answer(self.state, self.bots[seat], seat)
            )
            self._apply(seat, row)
        self.over = True
        return True

    def _apply(self, seat: int, row: Sequence[int]) -> None:
        """Do a row, and let the bots see their part of it."""
        watchers = [other for other, bot in self.bots.items() if bot.watches]
        for action in row:
            events = self.played.apply(seat, action, listening=bool(watchers))
            for watcher in watchers:
                for event in events:
                    self.bots[watcher].see(self.setup, watcher, *visible(event, watcher))

    def _mask(self) -> NDArray[np.int8]:
        if self.over:
            return np.zeros(self.layout.actions, dtype=np.int8)
        return self.layout.mask(self.state, self.seat)

    def _observe(self) -> Observation:
        row = self.played.read(self.seat)
        return self.layout.scaled(row) if self.flat else {"observation": row, "action_mask": self._mask()}

    def _inform(self) -> dict[str, Any]:
        return {"action_mask": self._mask(), "seat": self.seat}


def names_of(opponents: object, others: int) -> list[str]:
    """Return the name of a bot for each other seat."""
    listed = [opponents] * others if isinstance(opponents, str) else opponents
    if not isinstance(listed, list | tuple) or not all(isinstance(name, str) for name in listed):
        raise BadOption(f"opponents are the name of a bot, or a list of names, not {opponents!r}")
    if len(listed) != others:
        raise BadOption(f"{len(listed)} opponents for {others} other seats")
    return list(listed)


def register() -> None:
    """Make the games known to `gymnasium.make` and `gymnasium.make_vec`."""
    for game in game_names():
        if id_of(game) not in gymnasium.registry:
            gymnasium.register(
                id_of(game),
                entry_point="safehouse.envs.gymnasium:SafehouseEnv",
                vector_entry_point="safehouse.envs.vector:SafehouseVectorEnv",
                kwargs={"game": game},
            )


register()
