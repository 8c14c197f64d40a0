"""OpenSpiel's side of the games: explicit chance, one mover at a time, terminal rewards."""

from typing import Any, Final

import numpy as np
import pyspiel

from safehouse.core.choices import usual_players
from safehouse.core.errors import BadOption
from safehouse.core.fields import values_of
from safehouse.core.game import CHANCE, Event, Setup
from safehouse.core.registry import Game, Option, find_game, game_names
from safehouse.core.rng import Rng
from safehouse.envs.features import Layout
from safehouse.envs.openspiel.observer import Observer
from safehouse.envs.openspiel.past import Past
from safehouse.envs.setting import make_setup
from safehouse.envs.solving.tree import margins

# More decisions, and more steps of chance, than any game has: games end, as their rules prove.
LONGEST: Final = 100_000
# What a game is worth: the share of the win, or by how much that is more than the others' on average, which adds up to
# nothing.
SHARE: Final = "share"
MARGIN: Final = "margin"
NO: Final = "no"
YES: Final = "yes"


def read_reward(word: str) -> str:
    if word not in (SHARE, MARGIN):
        raise BadOption(f"reward is {SHARE} or {MARGIN}, not {word!r}")
    return word


def read_yes(name: str, word: str) -> bool:
    if word not in (NO, YES):
        raise BadOption(f"{name} is {NO} or {YES}, not {word!r}")
    return word == YES


class SafehouseState(pyspiel.State):
    """A position of one of our games, turned into OpenSpiel's terms.

    Chance outcomes count from 0. Seats that decide at the same time move one after the other, and see nothing of
    each other's answers before all are in.
    """

    def __init__(self, game: "SafehouseGame") -> None:
        super().__init__(game)
        players = game.num_players()
        told: list[Event] | None = [] if game.layout.keeps else None
        self.past = Past(game.first.clone(), ["" for _ in range(players)], [[] for _ in range(players)], told)

    def current_player(self) -> int:
        mover = self.past.current()
        if mover is None:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if mover == CHANCE else mover

    def is_terminal(self) -> bool:
        return self.past.current() is None

    def _legal_actions(self, player: int) -> list[int]:
        return list(self.past.state.legal(player)) if player == self.past.current() else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return the outcomes of chance with their probabilities."""
        listed = self.past.state.chance()
        total = sum(weight for _, weight in listed)
        first = self.get_game().layout.first_chance
        return [(outcome - first, weight / total) for outcome, weight in listed]

    def _apply_action(self, action: int) -> None:
        mover = self.past.current()
        assert mover is not None
        self.past.apply(mover, int(action) + (self.get_game().layout.first_chance if mover == CHANCE else 0))

    def _action_to_string(self, player: int, action: int) -> str:
        game = self.get_game()
        return str(game.table.space.text(game.setup, action + (game.layout.first_chance if player < 0 else 0)))

    def returns(self) -> list[float]:
        """Return one win divided among the winners, or by how much that is more than the others'; 0 until the end."""
        game = self.get_game()
        if not self.is_terminal():
            return [0.0] * game.num_players()
        shares = [float(share) for share in self.past.state.outcome().shares]
        return shares if game.reward == SHARE else margins(shares)

    def information_state_string(self, player: int | None = None) -> str:
        """Return all that a player has done and seen."""
        who = self.current_player() if player is None else player
        return f"{who}: {self.past.stories[who]}"

    def resample_from_infostate(self, player: int, sampler: Any = None) -> "SafehouseState":
        """Return a state that the player cannot tell from this one. Its history is unknown, and so empty."""
        seed = np.random.randint(1 << 31) if sampler is None else int(sampler() * (1 << 53))
        other = self.get_game().new_initial_state()
        assert isinstance(other, SafehouseState)
        other.past = self.past.resample(player, Rng(seed))
        return other

    def __str__(self) -> str:
        return str(values_of(self.past.state))


def parameter(option: Option, value: str) -> str | int:
    """Return the value of an option as a parameter. Where numbers are among the choices OpenSpiel wants numbers, as it
    reads `start=2` so; 0 is then the choice that is none."""
    if not any(choice.isdigit() for choice in option.choices):
        return value
    return int(value) if value.isdigit() else 0


def game_type(name: str) -> Any:
    """Describe a game to OpenSpiel: it is `safehouse_NAME`, and its options are parameters."""
    game = find_game(name)
    meta = game.meta
    fewest, most = meta.players
    return pyspiel.GameType(
        short_name=f"safehouse_{name}",
        long_name=f"{meta.title} (Safehouse)",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        min_num_players=fewest,
        max_num_players=most,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification={
            "players": usual_players(game),
            "scenario": "",
            "reward": SHARE,
            "history": NO,
            "beliefs": NO,
            **{option.name: parameter(option, option.default) for option in meta.options},
        },
    )


class SafehouseGame(pyspiel.Game):
    """One of our games with its options, as OpenSpiel knows it. Subclasses name the game."""

    name = ""
    kind: Any = None

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = {**self.kind.parameter_specification, **(params or {})}
        self.reward = read_reward(str(given.pop("reward")))
        keeps = {name: read_yes(name, str(given.pop(name))) for name in ("history", "beliefs")}
        self.table, self.setup = self.read(given)
        players = int(self.setup.players)
        self.layout = Layout(self.table, **keeps)
        self.first = self.table.first_state(self.setup)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.layout.actions,
            max_chance_outcomes=self.table.space.size - self.layout.first_chance,
            num_players=players,
            min_utility=0.0 if self.reward == SHARE else -1.0,
            max_utility=1.0,
            max_game_length=LONGEST,
        )
        super().__init__(self.kind, info, params or {})

    def read(self, given: dict[str, Any]) -> tuple[Game, Setup]:
        """Return game and setup. A scenario has its own: beside it, what is given must be the usual."""
        scenario = str(given.pop("scenario"))
        if not scenario:
            # What is 0 is left to the default, which is no number.
            chosen = {name: value for name, value in given.items() if value != 0}
            return make_setup(self.name, int(chosen.pop("players")), **chosen)
        usual = self.kind.parameter_specification
        return make_setup(
            self.name, scenario=scenario, **{name: value for name, value in given.items() if value != usual[name]}
        )

    def new_initial_state(self) -> SafehouseState:
        return SafehouseState(self)

    def max_chance_nodes_in_history(self) -> int:
        return LONGEST

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        return Observer(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params)


GAMES: Final[dict[str, type[SafehouseGame]]] = {
    name: type(f"Safehouse{name.title()}", (SafehouseGame,), {"name": name, "kind": game_type(name)})
    for name in game_names()
}
for game in GAMES.values():
    globals()[game.__name__] = game  # where pickle looks for it
    pyspiel.register_game(game.kind, game)
