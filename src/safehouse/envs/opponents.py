"""Who sits in the other seats of a vectorised environment: levels, networks, or an earlier self of the learner.

A policy answers for many games at once: it is given the features of the seats that are asked, a row for each, and what
they may do, and returns an action for each. Networks in ONNX files are policies; bots answer one by one.
"""

from collections.abc import Callable, Sequence
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from safehouse.bots.base import Bot, find_bot
from safehouse.bots.learned import LearnedBot
from safehouse.bots.tables import answer
from safehouse.core.batch import Batch
from safehouse.core.errors import BadOption, IllegalMove
from safehouse.core.features import feature_count
from safehouse.core.game import Event, Setup
from safehouse.core.history import History
from safehouse.core.match import visible
from safehouse.core.rng import Rng
from safehouse.envs.features import Layout

# Features (int16) and masks (int8), a row for each game → an action for each.
Policy = Callable[[NDArray[Any], NDArray[Any]], NDArray[Any]]
Opponent = str | Policy

ONNX: Final = "onnx:"
# Bots draw from other numbers than the game that they play in.
APART: Final = 1 << 40


class Network:
    """A network in an ONNX file, asked about all games at once. Draws its actions like the bot of that name."""

    def __init__(self, layout: Layout, place: str) -> None:
        bot = LearnedBot(Rng(0), layout.game.meta.name, place)
        self.session, self.sharpness = bot.session, bot.sharpness
        # Where its numbers are in a row.
        self.columns = columns(layout, bot.keeps)
        self.generator = np.random.default_rng(0)

    def __call__(self, rows: NDArray[Any], masks: NDArray[Any]) -> NDArray[Any]:
        seen = np.ascontiguousarray(rows[:, self.columns])
        (scores,) = self.session.run(["scores"], {"features": seen, "mask": masks})
        # The largest of the weights' logarithms with Gumbel's noise is a draw by the weights.
        noisy = self.sharpness * scores + self.generator.gumbel(size=scores.shape)
        return np.asarray(np.where(masks, noisy, -np.inf).argmax(axis=1))


def columns(layout: Layout, keeps: Sequence[type[History]]) -> NDArray[Any] | slice:
    """Return where in a row of the environment the numbers are that a network was trained on."""
    if list(keeps) == layout.keeps:
        return slice(None)
    places = list(range(layout.present))
    starts: dict[type[History], range] = {}
    start = layout.present
    for kind in layout.keeps:
        size = feature_count(kind.FEATURES)
        starts[kind] = range(start, start + size)
        start += size
    for kind in keeps:
        if kind not in starts:
            raise BadOption("an opponent's network was trained with history or beliefs: give the environment the same")
        places += starts[kind]
    return np.array(places)


class Opponents:
    """The other seats of all games of a batch.

    `wanted` is one opponent for all other seats, or a list with one for each of them in the order of the seats: the
    name of a bot as `safehouse simulate` takes it, `onnx:PATH`, or a policy.
    """

    def __init__(self, layout: Layout, setup: Setup, wanted: Opponent | Sequence[Opponent]) -> None:
        game = layout.game.meta.name
        others = int(setup.players) - 1
        listed = list(wanted) if isinstance(wanted, Sequence) and not isinstance(wanted, str) else [wanted] * others
        for one in listed:
            if not (isinstance(one, str) or callable(one)):
                raise BadOption(f"an opponent is the name of a bot, onnx:PATH or a policy, not {one!r}")
        if len(listed) != others:
            raise BadOption(f"{len(listed)} opponents for {others} other seats")
        self.game = game
        self.setup = setup
        named = [name for name in listed if isinstance(name, str) and name.startswith(ONNX)]
        networks: dict[Opponent, Network] = {name: Network(layout, name.removeprefix(ONNX)) for name in named}
        self.listed: list[Opponent] = [networks.get(name, name) for name in listed]
        self.networks = list(networks.values())
        trial = [find_bot(game, name, Rng(0)) for name in self.listed if isinstance(name, str)]
        self.watching = any(bot.watches for bot in trial)
        for bot in trial:
            bot.close()
        self.rngs: list[Rng] = []
        # By game: which one of the batch's games the bots were made for, the bots by seat, and picks still to be made.
        self.begun: list[int] = []
        self.bots: list[dict[int, Bot]] = []
        self.rows: list[dict[int, list[int]]] = []

    def reset(self, seeds: Sequence[int]) -> None:
        """Begin anew, with a seed for each game."""
        self.close()
        self.rngs = [Rng(seed + APART) for seed in seeds]
        for network in self.networks:
            network.generator = np.random.default_rng(seeds[0])
        self.begun = [-1] * len(seeds)
        self.bots = [{} for _ in seeds]
        self.rows = [{} for _ in seeds]

    def answers(
        self, batch: Batch, games: Sequence[int], seats: NDArray[Any], rows: NDArray[Any], masks: NDArray[Any]
    ) -> list[int]:
        """Return an action for each of some games, in which another seat than the learner's is asked."""
        found = [-1] * len(games)
        together: dict[Policy, list[int]] = {}
        for place, game in enumerate(games):
            seat = int(seats[game])
            # Seats behind the learner's are one further on in the list.
            number = seat - (seat > batch.learners[game])
            opponent = self.listed[number]
            if isinstance(opponent, str):
                found[place] = self._pick(batch, game, seat)
            else:
                together.setdefault(opponent, []).append(place)
        for policy, places in together.items():
            asked = [games[place] for place in places]
            try:
                chosen = one_for_each(policy(rows[asked], masks[asked]), len(asked))
            except IllegalMove as error:
                raise IllegalMove(f"an opponent's answer is refused: {error}") from None
            for place, action in zip(places, chosen.tolist(), strict=True):
                found[place] = action
        return found

    def _pick(self, batch: Batch, game: int, seat: int) -> int:
        """Return the next pick of a bot, which answers a whole question at once."""
        state = batch.states[game]
        if self.begun[game] != batch.begun[game]:
            self._sit_down(batch, game)
        if self.watching:
            self._tell(batch.heard[game], game)
        rows = self.rows[game]
        if not rows.get(seat):
            rows[seat] = answer(state, self.bots[game][seat], seat)[::-1]
        return int(rows[seat].pop())

    def _sit_down(self, batch: Batch, game: int) -> None:
        """Make the bots of a new game."""
        for bot in self.bots[game].values():
            bot.close()
        others = [seat for seat in range(int(self.setup.players)) if seat != batch.learners[game]]
        self.bots[game] = {
            seat: find_bot(self.game, name, Rng(self.rngs[game].bits()))
            for seat, name in zip(others, self.listed, strict=True)
            if isinstance(name, str)
        }
        self.rows[game] = {}
        self.begun[game] = batch.begun[game]

    def _tell(self, events: list[Event], game: int) -> None:
        """Let the bots of a game see what has happened since they were asked last."""
        for seat, bot in self.bots[game].items():
            if bot.watches:
                for event in events:
                    bot.see(self.setup, seat, *visible(event, seat))
        events.clear()

    def close(self) -> None:
        for bots in self.bots:
            for bot in bots.values():
                bot.close()
        self.bots = []


def one_for_each(actions: Any, games: int) -> NDArray[Any]:
    """Return actions as whole numbers, one for each game, or refuse them."""
    chosen = np.asarray(actions)
    if chosen.ndim != 1 or chosen.dtype.kind not in "iu":
        shown = f"{chosen.dtype} of the shape {chosen.shape}"
        raise IllegalMove(f"actions are {games} whole numbers, one for each game, not {shown}")
    if len(chosen) != games:
        raise IllegalMove(f"{len(chosen)} actions for {games} games")
    return chosen
