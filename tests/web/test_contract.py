"""The client and the server agree: the types, the kinds of action, the section of rules for each question."""

import json
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from safehouse.core.registry import find_game, game_names
from safehouse.messages import LANGUAGES, Catalogue, words_of
from safehouse.server import acts, lookups
from tests.web.node import WEB, run_script

GAMES = sorted(path.parent.name for path in (WEB / "src" / "games").glob("*/game.ts"))


@cache
def folders() -> dict[str, Any]:
    found: dict[str, Any] = json.loads(run_script("games.mjs"))
    return found


@pytest.mark.parametrize(
    ("given", "place"), [(lookups.schema, ["src/wire.ts"]), (acts.schema, ["src/pages/admin/acts.ts", "../../wire"])]
)
def test_types_are_those_of_the_schema(tmp_path: Path, given: Callable[[], dict[str, Any]], place: list[str]) -> None:
    schema, fresh = tmp_path / "schema.json", tmp_path / "fresh.ts"
    schema.write_text(json.dumps(given()))
    run_script("types.mjs", schema, fresh, *place[1:])
    told = f"{place[0]} is not what the schema gives now; `npm run types -- SCHEMA {' '.join(place)}` writes it"
    assert fresh.read_text() == (WEB / place[0]).read_text(), told


def test_every_folder_is_a_game_that_is_played_here() -> None:
    assert sorted(folders()) == GAMES
    assert set(folders()) <= set(game_names())
    assert all(folder["name"] == name for name, folder in folders().items())


@pytest.mark.parametrize("name", GAMES)
def test_every_kind_of_action_is_offered(name: str) -> None:
    kinds = [kind.name for kind in find_game(name).space.kinds if not kind.by_chance]
    assert sorted(folders()[name]["offers"]) == sorted(kinds)


@pytest.mark.parametrize("name", GAMES)
def test_titles_have_words(name: str) -> None:
    folder = folders()[name]
    for language in LANGUAGES:
        words = Catalogue(language, [words_of(find_game(name))])
        assert [key for key in folder["panels"] if not words.has(key)] == []
