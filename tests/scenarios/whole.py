"""What must hold of every scenario, whatever the game."""

from collections.abc import Callable

from safehouse.core.fields import values_of
from safehouse.core.game import SPECTATOR
from safehouse.core.match import Match
from safehouse.core.play import rollout
from safehouse.core.rng import Rng
from safehouse.core.scenario import find_scenario


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
