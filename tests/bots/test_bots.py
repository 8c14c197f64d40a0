"""Bots: they see only what their seat sees, answer legally, and the greedy one is better than chance."""

import pytest

from safehouse.bots.base import Budget, UnknownBot, bot_names, find_bot
from safehouse.bots.tables import play_game
from safehouse.cli.simulate import run, summarise
from safehouse.core.errors import UnknownGame
from safehouse.core.fields import values_of
from safehouse.core.game import GameState
from safehouse.core.registry import find_game
from safehouse.core.rng import Rng
from safehouse.games.heimlich import ids
from safehouse.games.heimlich.bots.greedy import GreedyBot, splits
from safehouse.games.heimlich.course import write_dossiers
from safehouse.games.heimlich.describe import state_of
from tests.bots.watched import Watched

GAME = find_game("heimlich")
SETTINGS = [{"mode": mode, "dossier": dossier} for mode in ("basic", "top_secret") for dossier in ("no", "yes")]
LABELS = ["-".join(options.values()) for options in SETTINGS]


def test_registry() -> None:
    assert bot_names("heimlich") == ["expert", "casual", "novice", "network", "greedy", "random"]
    with pytest.raises(UnknownGame, match="there is no game 'chess'"):
        bot_names("chess")
    with pytest.raises(UnknownBot, match="greedy, random"):
        find_bot("heimlich", "oracle", Rng(1))


def test_a_name_may_carry_a_budget() -> None:
    assert find_bot("heimlich", "greedy", Rng(1)).budget == Budget()
    assert find_bot("heimlich", "greedy:ms=30,sims=200", Rng(1)).budget == Budget(milliseconds=30, simulations=200)


@pytest.mark.parametrize("name", ["greedy:ms", "greedy:ms=0", "greedy:ms=-3", "greedy:hours=1", "greedy:ms=3,"])
def test_a_budget_must_be_readable(name: str) -> None:
    with pytest.raises(UnknownBot, match="ms=NUMBER or sims=NUMBER"):
        find_bot("heimlich", name, Rng(1))


def test_a_class_is_found_by_its_place() -> None:
    bot = find_bot("heimlich", "python:safehouse.games.heimlich.bots.greedy:GreedyBot:sims=7", Rng(1))
    assert isinstance(bot, GreedyBot)
    assert bot.budget == Budget(simulations=7)
    for name in ("python:", "python:no.such.module:Bot", "python:safehouse.core.rng:Rng:ms=3:4", "python:json:loads"):
        with pytest.raises(UnknownBot, match="python:MODULE:CLASS"):
            find_bot("heimlich", name, Rng(1))


@pytest.mark.parametrize("players", [2, 4, 7])
@pytest.mark.parametrize("options", SETTINGS, ids=LABELS)
def test_greedy_plays_whole_games(options: dict[str, str], players: int) -> None:
    rng = Rng(2)
    state = GAME.first_state(GAME.setup(players, options))
    assert play_game(state, [Watched(GreedyBot(rng), singly=True) for _ in range(players)], rng) > 0
    assert state.pending() == []
    assert state_of(state).turn < 500


def test_greedy_is_reproducible() -> None:
    def played() -> dict[str, object]:
        rng = Rng(3)
        state = GAME.first_state(GAME.setup(4, {"mode": "top_secret", "dossier": "yes"}))
        play_game(state, [find_bot("heimlich", "greedy", rng) for _ in range(4)], rng)
        return values_of(state)

    assert played() == played()


@pytest.mark.parametrize("options", SETTINGS, ids=LABELS)
def test_greedy_beats_random(options: dict[str, str]) -> None:
    seats = ["greedy", "random", "random", "random"]
    summary = summarise(run(GAME, GAME.setup(4, options), seats, 40, 1), seats)
    assert summary["bots"]["greedy"]["low"] > 0.5


@pytest.mark.long
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6, 7])
@pytest.mark.parametrize("options", SETTINGS, ids=LABELS)
def test_greedy_beats_random_at_every_table(options: dict[str, str], players: int) -> None:
    seats = ["greedy", *["random"] * (players - 1)]
    summary = summarise(run(GAME, GAME.setup(players, options), seats, 1000, 1), seats)
    assert summary["bots"]["greedy"]["low"] >= 0.5


def test_splits_are_all_ways_to_spread_points() -> None:
    assert splits(2, 2) == [(2, 0), (1, 1), (0, 2)]
    assert len(splits(6, 7)) == 924
    assert all(sum(split) == 6 for split in splits(6, 7))


def position(**fields: object) -> GameState:
    """Four players, one identity each in seat order, all agents in the Church, seat 1 to move with one point."""
    state = state_of(GAME.first_state(GAME.setup(4, {"start": "1"})))
    for agent in range(4):
        state.apply(-1, ids.IDENTITY + agent)
    state.phase = ids.MOVING
    state.points = 1
    for name, value in fields.items():
        setattr(state, name, value)
    return state


def test_greedy_takes_a_winning_scoring() -> None:
    # Red, its own, is one step before the safe in 7 and would arrive.
    state = position(at=[6, 0, 0, 0, 0, 0, 0], stone=[36, 30, 0, 0, 0, 0, 0])
    assert GreedyBot(Rng(1)).choose(state.redact(0), 0) == ids.MOVE


def test_greedy_does_not_let_a_foreign_leader_arrive() -> None:
    state = position(at=[1, 6, 10, 0, 0, 0, 0], stone=[30, 38, 0, 0, 0, 0, 0])
    assert GreedyBot(Rng(1)).choose(state.redact(0), 0) != ids.MOVE + 1


def test_greedy_puts_a_foreign_leader_into_the_ruin() -> None:
    state = position(at=[5, 10, 0, 0, 0, 0, 0], stone=[10, 12, 0, 0, 0, 0, 0], safe=3)
    assert GreedyBot(Rng(1)).choose(state.redact(0), 0) == ids.MOVE + 1


def test_greedy_writes_down_who_profited() -> None:
    state = state_of(GAME.first_state(GAME.setup(4, {"dossier": "yes", "start": "1"})))
    for agent in range(4):
        state.apply(-1, ids.IDENTITY + agent)
    write_dossiers(state)
    bot = GreedyBot(Rng(1))
    for seat in (1, 2, 3):
        for _ in range(5):
            bot.see(state.setup, 0, "moved", [seat, seat, 0, 1], [])
    row = bot.row(state.redact(0), 0)
    owners = {(entry - ids.ENTRY) // 8: (entry - ids.ENTRY) % 8 for entry in row}
    assert owners == {1: 1, 2: 2, 3: 3, 4: ids.BYSTANDER, 5: ids.BYSTANDER, 6: ids.BYSTANDER}
