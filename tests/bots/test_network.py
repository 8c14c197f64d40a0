"""Network bots: what is computed natively is what NumPy computes; they see their view only, and play every version."""

import hashlib
import json
from base64 import b85encode
from pathlib import Path
from typing import Any
from zlib import compress

import pytest

from safehouse.bots.base import UnknownBot, find_bot
from safehouse.bots.network import FORMAT, KEPT, NetworkBot, brain_of, places, read_matrix, width
from safehouse.bots.tables import play_game
from safehouse.core.batch import numbers
from safehouse.core.features import CHOICE, MASK, Feature, feature_count
from safehouse.core.fields import values_of
from safehouse.core.game import CHANCE, Event, GameState
from safehouse.core.match import visible
from safehouse.core.policy import Policy, Weights
from safehouse.core.registry import find_game
from safehouse.core.rng import Rng
from tools import native

GAMES = ("heimlich", "suitcase", "vienna")
SETTINGS: list[tuple[str, int, dict[str, str]]] = [
    ("heimlich", 4, {}),
    ("heimlich", 2, {"mode": "top_secret", "dossier": "yes"}),
    ("heimlich", 7, {"mode": "top_secret"}),
    ("suitcase", 4, {}),
    ("suitcase", 2, {}),
    ("vienna", 4, {}),
    ("vienna", 3, {"version": "starter", "third_man": "yes"}),
    ("vienna", 2, {"third_man": "yes", "feld_agents": "yes"}),
]
FEATURES = (Feature("count", 3, 50), Feature("card", 2, 6, CHOICE), Feature("set", 1, 7, MASK))
KIND_OF = [0, 0, 1, 2, 2]
GLANCE, WIDTH, NARROW = 2, 6, 3
# The largest file that a package may carry for a game.
MOST_BYTES = 4_000_000


def drawn(rng: Rng, size: int) -> list[float]:
    return [(rng.below(2001) - 1000) / 1000 for _ in range(size)]


def matrix(rng: Rng, rows: int, columns: int) -> dict[str, Any]:
    data = bytes(1 + rng.below(255) for _ in range(rows * columns))
    scales = [(1 + rng.below(30)) / 1000 for _ in range(rows)]
    return {"columns": columns, "scales": scales, "bytes": b85encode(compress(data)).decode()}


def weights(rng: Rng, inputs: int, kind_of: list[int], glance: int) -> dict[str, Any]:
    """Return weights drawn by lot, as a file has them."""
    kinds = max(kind_of) + 1
    sizes = {
        "inner_bias": WIDTH, "policy_bias": len(kind_of), "value": WIDTH, "value_bias": 1, "option": glance * NARROW,
        "kind_bias": kinds * NARROW, "direct": kinds * glance, "option_out": NARROW,
    }  # fmt: skip
    return {
        "inner": matrix(rng, inputs, WIDTH),
        "policy": matrix(rng, len(kind_of), WIDTH),
        "bridge": matrix(rng, WIDTH, NARROW),
        **{name: {"numbers": drawn(rng, size)} for name, size in sizes.items()},
    }


def test_native_scores_are_those_of_numpy() -> None:
    np = pytest.importorskip("numpy", reason="NumPy is not installed")
    rng = Rng(5)
    inputs = sum(feature.size * width(feature) for feature in FEATURES)
    data = weights(rng, inputs, KIND_OF, GLANCE)
    found = {name: read_matrix(item) for name, item in data.items()}
    policy = Policy(Weights({**places(FEATURES), "kind_of": KIND_OF, "glance": [GLANCE]}, found))
    w = {name: np.array(list(item)) for name, item in found.items()}
    for row in ([3, 0, 50, 6, 0, 5], [0, 0, 0, 0, 0, 0], [1, 2, 3, 4, 5, 7]):
        active = np.zeros(inputs)
        active[:3] = row[:3]
        active[[3 + row[3], 10 + row[4]]] = 1
        active[17:] = [row[5] >> bit & 1 for bit in range(3)]
        hidden = np.maximum(active @ w["inner"].reshape(-1, WIDTH) + w["inner_bias"], 0)
        options, glances = [0, 2, 4], np.array(drawn(rng, 3 * GLANCE)).reshape(3, GLANCE)
        kinds = np.array(KIND_OF)[options]
        level = hidden @ w["bridge"].reshape(WIDTH, NARROW) + w["kind_bias"].reshape(-1, NARROW)[kinds]
        level = np.maximum(level + glances @ w["option"].reshape(GLANCE, NARROW), 0)
        expected = w["policy"].reshape(-1, WIDTH)[options] @ hidden + w["policy_bias"][options]
        expected += (w["direct"].reshape(-1, GLANCE)[kinds] * glances).sum(axis=1) + level @ w["option_out"]
        buffer = numbers(feature_count(FEATURES))
        for place, number in enumerate(row):
            buffer[place] = number
        policy.look(buffer)
        np.testing.assert_allclose(policy.scores(options, glances.ravel().tolist()), expected, rtol=1e-9, atol=1e-12)
        worth = 1 / (1 + np.exp(-(w["value"] @ hidden + w["value_bias"][0])))
        assert policy.worth() == pytest.approx(worth)


def written(game: str, path: Path) -> Path:
    """Write a network with weights drawn by lot."""
    found = find_game(game)
    history = [*found.features]
    inputs = sum(feature.size * width(feature) for feature in history)
    kind_of = [action % 3 for action in range(found.space.size)]
    facts = {
        "format": FORMAT, "game": game, "rules_version": int(found.meta.rules_version), "keeps": [], "glance": 0,
        "features": feature_count(history), "sharpness": [1.0] * 3, "kind_of": kind_of,
    }  # fmt: skip
    path.write_text(json.dumps({**facts, "weights": weights(Rng(8), inputs, kind_of, 0)}), encoding="utf-8")
    return path


# The beginnings of games by networks whose weights are drawn by lot.
DIGESTS = {"heimlich": "b97c3e7d07124377", "suitcase": "69351fc51a77b4d0", "vienna": "8001840f39917ddc"}


@pytest.mark.parametrize("game", GAMES)
def test_same_answers_in_every_build(game: str, tmp_path: Path) -> None:
    """The digests are those of the compiled and of the interpreted build."""
    path = written(game, tmp_path / "weights.json")
    found = find_game(game)
    state = found.first_state(found.setup(3))
    rng = Rng(4)
    rows: list[tuple[int, list[int]]] = []
    bots = [find_bot(game, f"weights:{path}", rng) for _ in range(3)]
    play_game(state, bots, rng, lambda seat, row, _events, _seconds: rows.append((int(seat), [*map(int, row)])))
    assert hashlib.sha256(json.dumps(rows[:400]).encode()).hexdigest()[:16] == DIGESTS[game]


@pytest.mark.parametrize(("game", "players", "options"), SETTINGS, ids=str)
def test_it_plays_every_version_with_its_view_alone(game: str, players: int, options: dict[str, str]) -> None:
    """What others hold hidden changes nothing: worlds that a seat cannot tell apart get the same scores."""
    found = find_game(game)
    state = found.first_state(found.setup(players, options))
    rng = Rng(3)
    bots = [find_bot(game, "network", Rng(seat)) for seat in range(players)]
    compared = different = 0
    while pending := state.pending():
        seat = pending[0]
        if seat == CHANCE:
            row = [int(state.sample_chance(rng))]
        else:
            bot = bots[seat]
            assert isinstance(bot, NetworkBot)
            view = state.redact(seat)
            if compared < 60 and len(view.legal(seat)) > 1:
                before = values_of(view)
                other = view.sample(rng)
                assert scores(bot, other.redact(seat), seat) == scores(bot, view, seat)
                assert values_of(view) == before
                compared += 1
                different += values_of(other) != values_of(state)
            row = bot.row(view, seat)
        events: list[Event] = []
        state.events = events
        for action in row:
            state.apply(seat, action)
        state.events = None
        for watcher, bot in enumerate(bots):
            for event in events if bot.watches else ():
                bot.see(state.setup, watcher, *visible(event, watcher))
    assert compared > 20
    assert different > 0


def scores(bot: NetworkBot, view: GameState, seat: int) -> list[float]:
    assert 0 < bot.worth(view, seat) < 1
    return bot.scores(view, seat, view.legal(seat))


@pytest.mark.parametrize("game", GAMES)
def test_the_same_seed_gives_the_same_game(game: str) -> None:
    def play() -> list[list[int]]:
        found = find_game(game)
        state = found.first_state(found.setup(4))
        rows: list[list[int]] = []
        bots = [find_bot(game, "network", Rng(seat)) for seat in range(4)]
        play_game(state, bots, Rng(9), lambda _seat, row, _events, _seconds: rows.append(row))
        return rows

    assert play() == play()


@pytest.mark.once
@pytest.mark.parametrize("game", GAMES)
def test_weights_travel_with_the_package(game: str) -> None:
    """They are JSON, which `package-data` takes along from every folder, and small."""
    import tomllib

    path = native.PACKAGE / "games" / game / "bots" / "network.json"
    assert path.stat().st_size <= MOST_BYTES
    facts = tomllib.loads((native.ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    assert "**/*.json" in facts["tool"]["setuptools"]["package-data"]["safehouse"]
    assert "recursive-include src/safehouse *.json" in (native.ROOT / "MANIFEST.in").read_text(encoding="utf-8")


@pytest.mark.once
def test_networks_are_shared_and_few_are_kept(tmp_path: Path) -> None:
    path = written("heimlich", tmp_path / "weights.json")
    assert brain_of("heimlich", path) is brain_of("heimlich", path)
    assert brain_of.cache_parameters()["maxsize"] == KEPT


@pytest.mark.once
@pytest.mark.parametrize(
    ("game", "reason"), [("heimlich", "has no weights"), ("suitcase", "is for"), ("vienna", "is for")]
)  # fmt: skip
def test_refusals(game: str, reason: str, tmp_path: Path) -> None:
    path = tmp_path / "weights.json"
    if game != "heimlich":
        written("heimlich", path)
    with pytest.raises(UnknownBot, match=reason) as refusal:
        find_bot(game, f"weights:{path}", Rng(1))
    assert "\n" not in str(refusal.value)
