"""The page types no list and no count of the rules: `tools/client_facts.py` writes what it knows of each game."""

import json
import re
from copy import copy
from dataclasses import replace
from pathlib import Path

import pytest

from safehouse.conformance import walk
from safehouse.conformance.setting import Setting
from safehouse.core.actions import Kind
from safehouse.core.fields import DERIVED, Field, values_of
from safehouse.core.game import SPECTATOR
from safehouse.core.registry import OWN_GAMES, EventKind, Game, find_game
from tools import client_facts

SETTINGS = {
    "heimlich": [Setting(3), Setting(3, {"mode": "top_secret", "dossier": "yes"})],
    "suitcase": [Setting(3)],
    "vienna": [Setting(2, {"version": "starter"}), Setting(3, {"third_man": "yes", "feld_agents": "yes"})],
}


@pytest.mark.parametrize("game", OWN_GAMES)
def test_the_module_is_up_to_date(game: str) -> None:
    text = client_facts.path_of(game).read_text(encoding="utf-8")
    assert text == client_facts.text_of(game), "run python -m tools.client_facts"


def test_a_stale_module_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for game in OWN_GAMES:
        (tmp_path / game).mkdir()
        (tmp_path / game / "facts.ts").write_text(client_facts.text_of(game))
    monkeypatch.setattr(client_facts, "GAMES", tmp_path)
    assert client_facts.main(["--check"]) == 0
    (tmp_path / "vienna" / "facts.ts").write_text("")
    assert client_facts.main(["--check"]) == 1
    assert capsys.readouterr().out == "vienna/facts.ts is out of date: run python -m tools.client_facts\n"
    assert client_facts.main([]) == 0
    assert client_facts.main(["--check"]) == 0


def type_of(value: object) -> str:
    if isinstance(value, list):
        return "number[]" if all(type(part) is int for part in value) else "?"
    return {int: "number", bool: "boolean"}.get(type(value), "?")


@pytest.mark.parametrize("game", OWN_GAMES)
def test_views_have_the_types_that_the_page_is_told(game: str) -> None:
    text = client_facts.text_of(game).split("const BLANK = {")[1].split("};")[0]
    blank = dict(re.findall(r"  (\w+): (.+),\n", text))
    told = {name: "number[]" if "[]" in value else type_of(json.loads(value)) for name, value in blank.items()}
    manifest = find_game(game)
    assert list(told) == [name for name, field in manifest.fields.items() if field.mark != DERIVED]
    for setting in SETTINGS[game]:
        for ply in walk.few(manifest, setting.setup(manifest), 1, 1):
            for observer in (0, SPECTATOR):
                values = values_of(ply.state.redact(observer))
                assert {name: type_of(values[name]) for name in told} == told


@pytest.mark.parametrize("game", OWN_GAMES)
def test_a_row_is_a_seats_part_of_its_field(game: str) -> None:
    text = client_facts.text_of(game).split("export const ROW = {")[1].split("}")[0]
    manifest = find_game(game)
    rows = dict(re.findall(r"(\w+): (\d+),", text))
    assert rows
    met = set()
    setting = SETTINGS[game][-1]
    for rulings in ("1", "2"):
        setup = replace(setting, options={**setting.options, "rulings": rulings}).setup(manifest)
        last = list(walk.few(manifest, setup, 1, 1))[-1].state
        for name, row in rows.items():
            # What belongs to other rulings stays empty.
            if getattr(last, name):
                assert len(getattr(last, name)) == setup.players * int(row), name
                met.add(name)
    assert met == set(rows)


def toy(*kinds: Kind) -> Game:
    """Return enough of a game for its facts."""
    game = copy(find_game("heimlich"))
    game.kinds = kinds
    game.events = {
        "drew": EventKind({"seat": "seat"}, {"card": "card"}),
        "scoring": EventKind({"seat": "seat", "agents": "agent"}, many=True),
    }
    game.fields = {
        "phase": Field(start=3),
        "over": Field(start=False),
        "safe": Field("building", start="plan.safe"),
        "asked": Field("seat", mask=True),
        "hand": Field("card", (("seat", 4),), slots=6),
        "pile": Field("", (("card", 9),), mark=DERIVED),
    }
    game.vocabularies = {"bribe": ("wine", "coffee")}
    game.constants = {"GOAL": 10, "DECK": [2, 1]}
    return game


TOY = """\
const BLANK = {
  phase: 3,
  over: false,
  safe: -1,
  asked: 0,
  hand: [] as number[],
};

/** What an observer sees of the state. */
export type View = typeof BLANK;
|
/** By field: how many of its numbers belong to one seat. */
export const ROW = {
  hand: 6,
} as const;

const EVENT_ARGUMENTS = {
  drew: [["seat"], ["card"]],
  scoring: [["seat", "agents"], [], true],
} as const satisfies Shapes;

export type GameEvent = Named<typeof EVENT_ARGUMENTS>;
|
const ACTION_ARGUMENTS = {
  step: [["agent", "city"]],
} as const satisfies Shapes;

export type Action = Named<typeof ACTION_ARGUMENTS>;
|
export const BRIBES = ["wine", "coffee"] as const;
export const GOAL = 10;
export const DECK = [2, 1] as const;
"""


def test_the_module_says_what_the_manifest_says() -> None:
    kinds = Kind("step", (("agent", 7), ("city", 9))), Kind("roll", (("face", 6), ("face", 6)), by_chance=True)
    text = client_facts.module(toy(*kinds))
    for part in TOY.split("|\n"):
        assert part in text
    assert "roll:" not in text


def test_arguments_of_one_name_are_refused() -> None:
    with pytest.raises(SystemExit, match="swap: two arguments have the same name"):
        client_facts.module(toy(Kind("swap", (("agent", 7), ("agent", 7)))))
