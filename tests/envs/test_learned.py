"""A learned bot: a real network in a real ONNX file, at a table. The file is the one that docs/training.md trains."""

from pathlib import Path

import pytest

from safehouse.bots.base import UnknownBot, find_bot
from safehouse.bots.learned import LearnedBot
from safehouse.bots.tables import play_game
from safehouse.core.fields import values_of
from safehouse.core.registry import find_game
from safehouse.core.rng import Rng

AGENT = Path(__file__).resolve().parents[2] / "examples" / "agents" / "heimlich.onnx"
GAME = find_game("heimlich")


def play(name: str, seed: int, players: int = 4) -> list[float]:
    state = GAME.first_state(GAME.setup(players))
    rng = Rng(seed)
    bots = [find_bot("heimlich", name, rng), *(find_bot("heimlich", "random", rng) for _ in range(players - 1))]
    play_game(state, bots, rng)
    return list(state.outcome().shares)


def test_it_plays_and_has_learnt_something() -> None:
    """It wins clearly more than its share of 60 games; the same seeds give the same games."""
    won = sum(play(f"onnx:{AGENT}", seed)[0] for seed in range(60))
    assert won > 1.3 * 60 / 4
    assert play(f"onnx:{AGENT}", 1) == play(f"onnx:{AGENT}", 1)


def test_it_sees_only_its_view() -> None:
    bot = find_bot("heimlich", f"onnx:{AGENT}", Rng(1))
    assert isinstance(bot, LearnedBot)
    rng = Rng(2)
    state = GAME.first_state(GAME.setup(4))
    while state.pending()[0] < 0:
        state.apply(-1, state.sample_chance(rng))
    seat = int(state.pending()[0])
    view = state.redact(seat)
    before = values_of(view)
    scores = bot.scores(view, seat)
    assert values_of(view) == before
    assert bot.scores(view.sample(rng), seat) == scores
    # Illegal actions are out of reach.
    assert max(range(len(scores)), key=scores.__getitem__) in view.legal(seat)


def test_sharpness_is_read_from_the_name() -> None:
    sharp = find_bot("heimlich", f"onnx:sharp=9:{AGENT}", Rng(1))
    assert isinstance(sharp, LearnedBot)
    assert sharp.sharpness == 9


@pytest.mark.parametrize(
    ("game", "place", "reason"),
    [
        ("heimlich", "nowhere.onnx", "is not a file"),
        ("heimlich", str(Path(__file__)), "is not a network"),
        ("suitcase", str(AGENT), "was trained for game heimlich, not suitcase"),
    ],
)
def test_refusals(game: str, place: str, reason: str) -> None:
    with pytest.raises(UnknownBot, match=reason) as refusal:
        find_bot(game, f"onnx:{place}", Rng(1))
    assert "\n" not in str(refusal.value)
