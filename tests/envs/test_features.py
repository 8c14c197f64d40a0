"""Observations: complete, documented, the same in both builds, and only what the seat knows."""

import hashlib
from copy import copy
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from safehouse.conformance import LawBroken, Setting, check_game
from safehouse.core.batch import features_of
from safehouse.core.choices import usual_players
from safehouse.core.features import CHOICE, MASK, NUMBER, Buffer, Feature, feature_count
from safehouse.core.game import CHANCE, GameState
from safehouse.core.registry import OWN_GAMES, find_game
from safehouse.core.rng import Rng
from safehouse.envs.features import Layout
from safehouse.envs.setting import make_setup
from safehouse.envs.vector import SafehouseVectorEnv
from tests.contract.toy import Toy, ToyGame
from tools.feature_tables import PAGE, with_tables

FILE = Path(__file__).parent / "observations.txt"
VERSIONS: list[tuple[str, int, dict[str, str]]] = [
    ("heimlich", 2, {}),
    ("heimlich", 5, {"mode": "top_secret", "dossier": "yes"}),
    ("suitcase", 3, {}),
    ("vienna", 2, {"version": "starter"}),
    ("vienna", 4, {"third_man": "yes", "feld_agents": "yes"}),
]
IDS = [f"{name}-{players}-{'-'.join(options.values())}" for name, players, options in VERSIONS]


def test_the_page_is_up_to_date() -> None:
    text = PAGE.read_text(encoding="utf-8")
    assert with_tables(text) == text


@pytest.mark.parametrize("name", OWN_GAMES)
def test_every_field_has_its_own_name_place_and_kind(name: str) -> None:
    layout = Layout(find_game(name))
    assert len({field.name for field in layout.fields}) == len(layout.fields)
    assert {field.kind for field in layout.fields} <= {NUMBER, CHOICE, MASK}
    assert all(0 < field.most < 1 << 15 for field in layout.fields)
    assert [field.start for field in layout.fields[1:]] == [field.start + field.size for field in layout.fields[:-1]]
    assert layout.fields[-1].start + layout.fields[-1].size == layout.size == len(layout.most)


@pytest.mark.parametrize("name", OWN_GAMES)
def test_no_mask_allows_an_action_of_chance(name: str) -> None:
    game, setup = make_setup(name, 3)
    layout = Layout(game)
    allowed = {
        int(action)
        for state in walk(game.first_state(setup), seed=4, every=5)
        for seat in range(3)
        for action in np.flatnonzero(layout.mask(state, seat))
    }
    assert len(allowed) > 15
    assert not [action for action in allowed if game.space.kind_of(action).by_chance]


def test_a_game_without_chance_has_a_layout() -> None:
    game = copy(find_game("suitcase"))
    game.kinds = [kind for kind in game.kinds if not kind.by_chance]
    vars(game).pop("space", None)
    assert Layout(game).first_chance == game.space.size


def digest(name: str, players: int, options: dict[str, Any], steps: int) -> str:
    """Return the hash of all that a vectorised environment says in so many steps."""
    envs = SafehouseVectorEnv(name, 3, players=players, copy=False, **options)
    whole = hashlib.sha256()
    told, infos = envs.reset(seed=5)
    for _ in range(steps):
        for array in (told["observation"], told["action_mask"], infos["seat"], infos["rewards"]):
            whole.update(array.tobytes())
        told, _, _, _, infos = envs.step(envs.random_actions())
    return whole.hexdigest()[:24]


def test_observations_are_as_written_down() -> None:
    """The same file is compared with by both builds. To write it anew: print `digest` of each line."""
    lines = FILE.read_text(encoding="utf-8").splitlines()
    assert lines == [f"{mark} {digest(*version, 400)}" for mark, version in zip(IDS, VERSIONS, strict=True)]


def walk(state: GameState, seed: int, every: int) -> list[GameState]:
    """Return some states of a random game."""
    rng = Rng(seed)
    kept, steps = [], 0
    while pending := state.pending():
        seat = pending[0]
        options = state.legal(seat) if seat != CHANCE else []
        state.apply(seat, state.sample_chance(rng) if seat == CHANCE else options[rng.below(len(options))])
        steps += 1
        if steps % every == 0:
            kept.append(state.clone())
    return [*kept, state]


@pytest.mark.parametrize(("name", "players", "options"), VERSIONS, ids=IDS)
def test_worlds_that_a_seat_cannot_tell_apart_have_equal_features(
    name: str, players: int, options: dict[str, str]
) -> None:
    game, setup = make_setup(name, players, **options)
    size = feature_count(game.features)
    rng = Rng(3)
    for state in walk(game.first_state(setup), seed=2, every=60):
        for seat in range(players):
            view = state.redact(seat)
            told = features_of(view, seat, size)
            assert told == features_of(state, seat, size)
            assert told == features_of(view.sample(rng), seat, size)


class PlantedLeak(Toy):
    """A feature that the next seat's card shows in."""

    def features(self, seat: int, buffer: Buffer, start: int) -> None:
        super().features(seat, buffer, start)
        buffer[start + 2] = self.card[(seat + 1) % self.setup.players] + 1


@pytest.mark.parametrize("law", ["redact_answers", "non_interference"])
def test_a_planted_leak_is_found(law: str) -> None:
    check_game(ToyGame(), [Setting(3)], laws=[law])
    with pytest.raises(LawBroken, match="features"):
        check_game(ToyGame(PlantedLeak), [Setting(3)], laws=[law])


def test_scaled_and_one_hot() -> None:
    """By hand, on a game whose row is short."""
    game = find_game("heimlich")
    layout = Layout(game)
    _, setup = make_setup("heimlich", 3)
    states = walk(game.first_state(setup), seed=4, every=25)
    rows = np.stack([layout.read(state, 1) for state in states])
    assert layout.scaled(rows).dtype == np.float32
    assert np.allclose(layout.scaled(rows) * layout.most, rows)
    for row, encoded in zip(rows, layout.one_hot(rows), strict=True):
        expected: list[float] = []
        of_place = [feature for feature in game.features for _ in range(feature.size)]
        for feature, value in zip(of_place, row, strict=True):
            expected += by_hand(feature, int(value))
        assert np.allclose(encoded, expected)
    assert layout.one_hot(rows[0]).shape == (layout.one_hot_size,)


def by_hand(feature: Feature, value: int) -> list[float]:
    if feature.kind == CHOICE:
        return [float(value == other) for other in range(feature.most + 1)]
    if feature.kind == MASK:
        return [float(digit) for digit in reversed(f"{value:0{feature.most.bit_length()}b}")]
    return [value / feature.most]


def test_masks() -> None:
    game, setup = make_setup("suitcase", 2)
    layout = Layout(game)
    for state in walk(game.first_state(setup), seed=1, every=40):
        for seat in range(2):
            asked = seat in state.pending()
            assert np.flatnonzero(layout.mask(state, seat)).tolist() == (list(state.legal(seat)) if asked else [])


def test_settings() -> None:
    game, setup = make_setup("vienna", None, third_man=True, start=2)
    assert setup.players == usual_players(game) == 4
    assert (setup.options["third_man"], setup.options["feld_agents"], setup.options["start"]) == ("yes", "no", "2")
