"""Small games that try the contract on what the next games need, and a stranger's package on the compiled base."""

import os
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from safehouse.build import is_compiled
from safehouse.conformance import LAWS, LawBroken, Setting, check_game
from safehouse.conformance.worlds import compare
from safehouse.core.fields import values_of
from safehouse.core.game import CHANCE, SPECTATOR, UNKNOWN
from safehouse.core.registry import Game
from safehouse.core.rng import Rng
from tests.fixtures import ballots, errands
from tests.fixtures.plain import PlainGame

PACKAGE = Path(__file__).parents[1] / "packages" / "deaddrop"
MAX_LINES = 150
SETTINGS = [
    (errands.GAME, Setting(2)),
    (errands.GAME, Setting(3)),
    (errands.GAME, Setting(2, {"rounds": "1"})),
    (ballots.GAME, Setting(2)),
    (ballots.GAME, Setting(4)),
    (ballots.GAME, Setting(3, {"rounds": "1"})),
]


@pytest.mark.parametrize("law", LAWS)
@pytest.mark.parametrize(
    ("game", "setting"), SETTINGS, ids=[f"{game.meta.name}-{setting.label}" for game, setting in SETTINGS]
)
def test_law(game: Game, setting: Setting, law: str) -> None:
    check_game(game, [setting], laws=[law])


@pytest.mark.parametrize(
    "path",
    [Path(errands.__file__), Path(ballots.__file__), PACKAGE / "deaddrop" / "__init__.py"],
    ids=["errands", "ballots", "deaddrop"],
)
def test_small(path: Path) -> None:
    """A game this small must fit on three pages; if the contract grows, this is where it shows."""
    assert len(path.read_text().splitlines()) <= MAX_LINES


# --- Sampling, counted to the last world -------------------------------------------------------------------


@pytest.mark.parametrize("observer", [0, 1, SPECTATOR])
@pytest.mark.parametrize("game", [errands.GAME, ballots.GAME], ids=["errands", "ballots"])
def test_every_world_with_its_frequency(game: Game, observer: int) -> None:
    setup = game.setup(2)
    most = 0
    for seed in range(4):
        for _, worlds in compare(game, setup, observer, seed, wanted=lambda _, worlds: len(worlds.worlds) > 1):
            most = max(most, len(worlds.worlds))
    assert most >= 5  # something was there to be counted


class Forgetful(ballots.Ballots):
    """Forgets what an opened ballot tells."""

    def sample(self, rng: Rng) -> "Forgetful":
        blind = self.clone()
        blind.shown = [0] * len(blind.shown)
        world = ballots.Ballots.sample(blind, rng)
        world.shown = self.shown[:]
        assert isinstance(world, Forgetful)
        return world


class Even(ballots.Ballots):
    """Takes every candidate for an equally likely rival."""

    def sample(self, rng: Rng) -> "Even":
        world = self.clone()
        for seat in range(self.dealt):
            fitting = [c for c in range(ballots.CANDIDATES) if not self.shown[seat] >> c & 1]
            if world.rival[seat] == UNKNOWN:
                world.rival[seat] = fitting[rng.below(len(fitting))]
        return world


class Talkative(ballots.Ballots):
    """Shows how many picks the others have made."""

    def redact(self, observer: int) -> "Talkative":
        view = super().redact(observer)
        assert isinstance(view, Talkative)
        if view.phase == ballots.VOTING:
            for place in range(2, len(view.ballot), ballots.VOTES):
                view.ballot[place] = self.ballot[place]
        return view


class Hasty(ballots.Ballots):
    """Opens the ballots with the last pick, instead of in a step of CHANCE."""

    def apply(self, seat: int, action: int) -> None:
        super().apply(seat, action)
        if self.phase == ballots.OPENING:
            self.open()


def variant(kind: type[ballots.Ballots]) -> PlainGame:
    old = ballots.GAME
    return PlainGame(old.meta, old.kinds, kind, old.features, old.events, old.names)


@pytest.mark.parametrize("kind", [Forgetful, Even, Talkative, Hasty], ids=lambda kind: kind.__name__)
def test_planted_fault_is_found(kind: type[ballots.Ballots]) -> None:
    with pytest.raises(LawBroken):
        check_game(variant(kind), [Setting(2)])


# --- The rules of the small games --------------------------------------------------------------------------


def play(state: errands.Errands, *actions: int) -> None:
    for action in actions:
        seat = state.pending()[0]
        options = [outcome for outcome, _ in state.chance()] if seat == CHANCE else state.legal(seat)
        assert action in options
        state.apply(seat, action)


def new_errands() -> errands.Errands:
    state = errands.GAME.first_state(errands.GAME.setup(2))
    assert isinstance(state, errands.Errands)
    return state


def test_price_offers_no_dead_end() -> None:
    """V6.2: kinds are paid in ascending order, so a second kind that could not be completed is not offered."""
    state = new_errands()
    play(state, errands.PLACE)
    assert state.bribes[:2] == [2, 1]
    assert state.legal(0) == [errands.PAY]  # one of the second kind would leave nothing to complete the price
    play(state, errands.PAY)
    assert state.legal(0) == [errands.PAY, errands.PAY + 1]


def test_effects_in_the_players_order() -> None:
    """V6.5: points come by themselves; the bribe and the draw in the order that the player names."""
    state = new_errands()
    play(state, errands.PLACE, errands.PAY, errands.PAY)
    assert state.points[0] == 1
    assert state.legal(0) == [errands.FIRE + errands.BRIBE, errands.FIRE + errands.DRAW]
    other = state.clone()
    play(state, errands.FIRE + errands.BRIBE, errands.TAKE, errands.DEAL, errands.DEAL)
    play(other, errands.FIRE + errands.DRAW, errands.DEAL, errands.DEAL, errands.TAKE)
    assert values_of(state) == values_of(other)
    assert state.pending() == [1]


def test_effect_inside_an_effect() -> None:
    """The errand's own effects come before what is left of the building's: last in, first out."""
    state = new_errands()
    play(state, errands.PLACE + 1, errands.PAY, errands.FIRE + errands.ERRAND)
    assert len(state.agenda) > len(new_errands().agenda)
    assert state.legal(0) == [errands.FIRE + errands.BRIBE, errands.FIRE + errands.DRAW]
    play(state, errands.FIRE + errands.DRAW, errands.DEAL, errands.DEAL + 1, errands.TAKE)
    # The errand is done; of the building only the bribe was left, which has fired by itself.
    assert state.pending() == [0]
    assert state.legal(0) == [errands.TAKE, errands.TAKE + 1]


def test_ballots_keep_three_possible() -> None:
    state = ballots.GAME.first_state(ballots.GAME.setup(2))
    state.apply(CHANCE, ballots.DEAL + 5)
    state.apply(CHANCE, ballots.DEAL)
    assert state.legal(0) == [0, 1, 2]
    assert state.legal(1) == [1, 2, 3]
    state.apply(0, 2)
    assert state.legal(0) == [3]


# --- A stranger's package ----------------------------------------------------------------------------------

STRANGER = """
import pickle, sys
from safehouse.build import is_compiled
from safehouse.conformance import Setting, check_game
from safehouse.core.game import GameState
from safehouse.core.play import rollouts
from safehouse.core.registry import find_game, game_names
from safehouse.core.rng import Rng
from safehouse.messages import Catalogue, words_of
from safehouse.messages.checks import catalogues, faults
from pathlib import Path
from safehouse.arena.names import Names
from safehouse.bots.base import bot_names, find_bot
from safehouse.bots.tables import play_game
from safehouse.cli import main
from safehouse.cli.screen import screen_for
from safehouse.server.words import game_info, lexicon

assert "deaddrop" in game_names()
game = find_game("deaddrop")
state = game.first_state(game.setup(2))
assert isinstance(state, GameState)
assert sys.modules[type(state).__module__].__file__.endswith(".py")
assert rollouts(state, Rng(1), 200) > 200
check_game(game, [Setting(2), Setting(2, {"turns": "4"})])
words = Catalogue("de", [words_of(game)])
assert words.say("action-roll", number=1) == "1 Schritt"
assert faults(catalogues(words_of(game))) == []

# What it gets by being installed, with no line changed in Safehouse.
assert bot_names("deaddrop") == ["bold", "shy", "random"]
info = game_info("deaddrop")
assert (info.levels, info.usual_bot) == (["shy", "bold"], "bold")
bots = [find_bot("deaddrop", name, Rng(1)) for name in ("bold", "random")]
assert play_game(game.first_state(game.setup(2)), bots, Rng(2)) > 10
assert type(screen_for(game, "en", ["Anna", "Ben"])).__name__ == "DropScreen"
assert lexicon(game, game.setup(2)).actions["0"].text == ("action-pack", {"plan": 0})
assert list(Names(game, game.setup(2)).text("choice", "stop")) != []
import numpy, gymnasium, safehouse.envs.gymnasium
from safehouse.envs.pettingzoo import deaddrop_v0
from safehouse.envs.picture import picture
from safehouse.envs.text import text
env = gymnasium.make("safehouse/Deaddrop-v0", opponents="shy", render_mode="ansi", disable_env_checker=True)
env.reset(seed=1)
assert "couriers: 0 and 5" in env.render()
assert picture(game, state.redact(0), 0).shape == (400, 640, 3)
deaddrop_v0.env().reset(seed=1)
assert "2–2 of them" in deaddrop_v0.__doc__
assert main(["simulate", "deaddrop", "--games", "2", "--bots", "bold", "--bots", "shy"]) == 0
from safehouse.core import record
from safehouse.core.match import Match
match, rng = Match(game, game.setup(2)), Rng(3)
while not match.over:
    if match.chance_is_next:
        match.draw(rng)
    else:
        seat = match.state.pending()[0]
        match.submit(seat, bots[seat].row(match.state.redact(seat), seat))
record.save(record.record_of(match), Path("one.record"))
assert main(["analyse", "one.record", "--bot", "bold"]) == 0
print("compiled" if is_compiled() else "interpreted", len(pickle.dumps(state)) > 0)
"""


def install(package: Path, folder: Path) -> None:
    """Do what an installer does: copy the module, and write what the package announces beside it."""
    project = tomllib.loads((package / "pyproject.toml").read_text())["project"]
    name, version = project["name"], project["version"]
    shutil.copytree(package / name, folder / name, ignore=shutil.ignore_patterns("__pycache__"))
    info = folder / f"{name}-{version}.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: {version}\n")
    lines = []
    for group, points in project["entry-points"].items():
        lines += [f"[{group}]", *(f"{point} = {target}" for point, target in points.items())]
    (info / "entry_points.txt").write_text("\n".join(lines) + "\n")


def test_strangers_package(tmp_path: Path) -> None:
    """Uncompiled, in its own process, found through its entry point, and held to every law."""
    install(PACKAGE, tmp_path)
    paths = [os.environ.get("PYTHONPATH", ""), str(tmp_path)]
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(path for path in paths if path)}
    command = [sys.executable, "-c", STRANGER]
    done = subprocess.run(command, cwd=tmp_path, env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stdout.splitlines()[-1].split() == ["compiled" if is_compiled() else "interpreted", "True"]
