"""The client and the server agree: the types, the kinds of action, the section of rules for each question."""

import json
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from safehouse.core.registry import find_game, game_names
from safehouse.messages import LANGUAGES, Catalogue, words_of
from safehouse.server import lookups
from tests.web.node import WEB, run_script

GAMES = sorted(path.parent.name for path in (WEB / "src" / "games").glob("*/game.ts"))


@cache
def folders() -> dict[str, Any]:
    found: dict[str, Any] = json.loads(run_script("games.mjs"))
    return found


def test_types_are_those_of_the_schema(tmp_path: Path) -> None:
    schema, fresh = tmp_path / "schema.json", tmp_path / "wire.ts"
    schema.write_text(json.dumps(lookups.schema()))
    run_script("types.mjs", schema, fresh)
    told = "web/src/wire.ts is not what the server's schema gives now; `npm run types -- SCHEMA` writes it anew"
    assert fresh.read_text() == (WEB / "src" / "wire.ts").read_text(), told


def test_every_folder_is_a_game_that_is_played_here() -> None:
    assert sorted(folders()) == GAMES
    assert set(folders()) <= set(game_names())
    assert all(folder["name"] == name for name, folder in folders().items())


@pytest.mark.parametrize("name", GAMES)
def test_every_kind_of_action_is_offered(name: str) -> None:
    kinds = [kind.name for kind in find_game(name).space.kinds if not kind.by_chance]
    assert sorted(folders()[name]["offers"]) == sorted(kinds)


@pytest.mark.parametrize("name", GAMES)
def test_titles_and_guide_have_words(name: str) -> None:
    folder = folders()[name]
    assert folder["guide"]
    for language in LANGUAGES:
        words = Catalogue(language, [words_of(find_game(name))])
        assert [key for key in (*folder["panels"], *folder["guide"]) if not words.has(key)] == []
