"""What must hold of every scenario, whatever the game."""

import json
from collections.abc import Callable
from typing import Any

from safehouse.core.fields import values_of
from safehouse.core.game import SPECTATOR, GameState
from safehouse.core.match import Match
from safehouse.core.play import rollout
from safehouse.core.registry import Game
from safehouse.core.rng import Rng
from safehouse.core.scenario import find_scenario, load_scenario
from safehouse.core.shapes import to_names, to_numbers


def match_of(content: dict[str, Any]) -> Match:
    """Return a match in the position of a scenario."""
    return load_scenario(json.dumps(content)).match()


def check_scenario(game: str, name: str, check_whole: Callable[[Match], None]) -> None:
    """It is what it is called, it expects something, that comes true, and its positions are whole."""
    scenario = find_scenario(game, name)
    assert scenario.name == name
    assert scenario.expect
    assert scenario.check().startswith(f"scenario {name!r}: ")
    check_whole(scenario.match())
    check_whole(scenario.play())


def check_views(match: Match) -> None:
    """Redact and sample work for everybody, and the game can be played to its end."""
    rng = Rng(1)
    for observer in [SPECTATOR, *range(match.setup.players)]:
        view = match.state.redact(observer)
        world = view.sample(rng)
        assert values_of(world.redact(observer)) == values_of(view)
        rollout(world, rng)
        assert not world.pending()


def check_names(game: Game, state: GameState) -> None:
    """Names and numbers of every field agree, also after a way through JSON."""
    for name, shape in game.fields.items():
        named = to_names(state.setup, shape, values_of(state)[name])
        assert json.loads(json.dumps(named)) == named
        numbers = to_numbers(state.setup, shape, named, "x")
        assert to_numbers(state.setup, shape, json.loads(json.dumps(named)), "x") == numbers
