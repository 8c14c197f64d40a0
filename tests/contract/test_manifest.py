"""What a game's manifest may lack, and what is said of one that is broken."""

import os
import subprocess
import sys
from collections.abc import Mapping
from copy import copy
from pathlib import Path

import pytest

from safehouse.core.errors import BadGame
from safehouse.core.fields import Field
from safehouse.core.parts import load, part
from safehouse.core.registry import EventKind, Game, Meta, Shows, fault, find_game, game_names, places
from tests.fixtures import errands

PACKAGE = """
from safehouse.core.registry import Meta
from deaddrop import DeadDropGame


class Broken(DeadDropGame):
    meta = Meta("broken", "Broken", (2, 2), DeadDropGame.meta.options, "Ours.", 1)
    {field}


GAME = Broken()
"""


def test_every_place_of_our_games_can_be_loaded() -> None:
    for name in game_names():
        game = find_game(name)
        assert fault(game, name) == ""
        assert len(places(game)) >= 8
        for label, place in places(game).items():
            assert load(game, label, place) is not None


def test_a_part_that_is_missing_is_none() -> None:
    assert part(errands.GAME, "screen") is None


def test_a_part_that_cannot_be_loaded_is_named() -> None:
    with pytest.raises(BadGame, match=r"errands: its screen, '\.nowhere:Screen', cannot be loaded: No module"):
        part(changed(screen=".nowhere:Screen"), "screen")


def changed(**fields: object) -> Game:
    game = copy(errands.GAME)
    for name, value in fields.items():
        setattr(game, name, value)
    return game


def shown(shows: Shows, told: str) -> tuple[dict[str, object], str]:
    """An event of one seat that says of a list with a number for each seat what it changes."""
    fields = {"coins": Field(by=(("seat", 7),))}
    event = EventKind({"seat": "seats"}, shows=(shows,))
    manifest = {"meta": Meta("x", "X", (2, 3), (), "", 1), "fields": fields, "events": {"paid": event}}
    return manifest, f"events['paid'].shows: {told}"


FAULTS: Mapping[str, tuple[dict[str, object], str]] = {
    "no meta": ({"meta": None}, "meta: there is none"),
    "another name": ({}, "meta.name: it is 'errands', and not the name of the entry point"),
    "no range": ({"meta": Meta("x", "X", (3, 2), (), "", 1)}, "meta.players: 3 to 2 is no range"),
    "players": ({"meta": Meta("x", "X", (2, 3), (), "", 1), "usual_players": 4}, "usual_players: 4 is not 2 to 3"),
    "no kinds": ({"meta": Meta("x", "X", (2, 3), (), "", 1), "kinds": ()}, "kinds: there is none"),
    "level": ({"meta": Meta("x", "X", (2, 3), (), "", 1), "levels": ("expert",)}, "levels: there is no bot 'expert'"),
    "event": (
        {"meta": Meta("x", "X", (2, 3), (), "", 1), "events": {"a": ((), ())}},
        "events['a']: tuple is no EventKind",
    ),
    "shown field": shown(Shows("nowhere"), "there is no field 'nowhere'"),
    "shown argument": shown(Shows("coins", ("seat",), "much"), "there is no argument 'much'"),
    "shown index": shown(Shows("coins"), "coins takes 1 indices, not 0"),
    "place": ({"meta": Meta("x", "X", (2, 3), (), "", 1), "text": "lines"}, "text: 'lines' does not read MODULE:NAME"),
}


@pytest.mark.parametrize("name", FAULTS)
def test_a_fault_names_field_and_reason(name: str) -> None:
    fields, told = FAULTS[name]
    assert fault(changed(**fields), "x") == told


def test_what_is_no_game_is_said() -> None:
    assert fault("a text", "x") == "str is no Game"


def installed(folder: Path, field: str) -> dict[str, str]:
    """Install a broken package beside a good one; return an environment in which both are found."""
    from tests.contract.test_fixtures import PACKAGE as DEADDROP
    from tests.contract.test_fixtures import install

    install(DEADDROP, folder)
    broken = folder / "source"
    (broken / "broken").mkdir(parents=True)
    (broken / "broken" / "__init__.py").write_text(PACKAGE.format(field=field))
    lines = ["[project]", 'name = "broken"', 'version = "1.0"', '[project.entry-points."safehouse.games"]']
    (broken / "pyproject.toml").write_text("\n".join([*lines, 'broken = "broken:GAME"', ""]))
    install(broken, folder)
    paths = [os.environ.get("PYTHONPATH", ""), str(folder)]
    return {**os.environ, "PYTHONPATH": os.pathsep.join(path for path in paths if path), "COLUMNS": "200"}


@pytest.mark.parametrize(
    ("field", "told"),
    [
        ("raise RuntimeError('gone')", "broken: its game 'broken' cannot be loaded: RuntimeError: gone"),
        ("levels = ('brave',)", "broken: its game 'broken' is broken: levels: there is no bot 'brave'"),
    ],
    ids=["load", "levels"],
)
def test_the_other_games_work(field: str, told: str, tmp_path: Path) -> None:
    env = installed(tmp_path, field)

    def safehouse(*arguments: str) -> subprocess.CompletedProcess[str]:
        command = [sys.executable, "-m", "safehouse", *arguments]
        return subprocess.run(command, cwd=tmp_path, env=env, capture_output=True, text=True, check=False)

    listed = safehouse("games")
    assert listed.returncode == 0, listed.stderr
    assert f"safehouse: {told}" in listed.stdout
    assert "deaddrop  Dead Drop" in listed.stdout
    refused = safehouse("simulate", "broken", "--games", "1")
    assert (refused.returncode, refused.stderr.strip()) == (2, f"safehouse: {told}")
    assert safehouse("simulate", "deaddrop", "--games", "1").returncode == 0
