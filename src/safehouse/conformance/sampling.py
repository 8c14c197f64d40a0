"""Laws about `sample`: the worlds that an observer cannot tell apart. Frequencies are in `worlds`."""

from safehouse.conformance.setting import differing
from safehouse.conformance.walk import STEP_LIMIT, Ply, few
from safehouse.core.fields import SEALED, values_of
from safehouse.core.game import CHANCE, SPECTATOR, UNKNOWN, GameState, Setup
from safehouse.core.play import rollout
from safehouse.core.registry import Game
from safehouse.core.rng import Rng


def sample(game: Game, setup: Setup, seed: int, games: int) -> None:
    """`sample`: “a world that its observer cannot tell from the true one”: redacted again, it is what it was.

    A spectator, who knows less than all seats, cannot tell it either.
    """
    for ply in few(game, setup, seed, games, about=60):
        public = values_of(ply.state.redact(SPECTATOR))
        for observer in ply.observers():
            view = ply.state.redact(observer)
            before = values_of(view)
            world = view.sample(ply.rng)
            if values_of(view) != before:
                ply.broken("sample", observer, f"sampling changed the view: {differing(before, values_of(view))}")
            again = values_of(world.redact(observer))
            if again != before:
                ply.broken("sample", observer, f"a sampled world looks different: {differing(before, again)}")
            seen = values_of(world.redact(SPECTATOR))
            if seen != public:
                ply.broken("sample", SPECTATOR, f"sees what only {observer} could know: {differing(public, seen)}")
            check_filled(ply, observer, view, world)


def check_filled(ply: Ply, observer: int, view: GameState, world: GameState) -> None:
    """`world`: “a state in which nothing is UNKNOWN”. Where the true state has a value, the sampled one has one."""
    for name, mark in type(world).FIELDS.items():
        if mark == SEALED:
            continue  # “unanswered in a sampled world”
        shown, real, filled = getattr(view, name), getattr(ply.state, name), getattr(world, name)
        triples = zip(shown, real, filled, strict=True) if isinstance(shown, list) else [(shown, real, filled)]
        for place, (before, true, now) in enumerate(triples):
            if before == UNKNOWN != true and now == UNKNOWN:
                ply.broken("sample", observer, f"{name}[{place}] is still unknown in a sampled world")


def sample_plays(game: Game, setup: Setup, seed: int, games: int) -> None:
    """`sample`: “a world”: it is asked like the true one, and can be played to its end."""
    for ply in few(game, setup, seed, games, about=12):
        for observer in ply.observers():
            world = ply.state.redact(observer).sample(ply.rng)
            seats = [seat for seat in world.pending() if seat != CHANCE]
            for seat in seats:
                if list(world.redact(seat).legal(seat)) != list(world.legal(seat)):
                    ply.broken("sample_plays", seat, f"legal differs in the view of a world sampled for {observer}")
            if observer in seats and list(world.legal(observer)) != list(ply.state.legal(observer)):
                ply.broken("sample_plays", observer, "it has other options in a sampled world")
            rollout(world, Rng(ply.number), STEP_LIMIT)
            if world.pending():
                ply.broken("sample_plays", observer, f"a sampled world is not over after {STEP_LIMIT} steps")
            world.outcome()
