"""Own files: boards, decks and scenarios that players upload, marked with a name by content.

A file with the content of a shipped one counts as that one, whatever its whitespace. Any other is own, and its
name shows the beginning of its SHA-256: nobody can pass off a rigged deck as `classic`.
"""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

from safehouse.core import data
from safehouse.core.header import digest, file_name
from safehouse.core.registry import Game, find_game
from safehouse.core.scenario import ENDING, FAIR, scenarios

SCENARIO = "scenario"
# Characters of the SHA-256 that are shown.
SHOWN = 6
MOST_LETTERS = 40
# The fields of a scenario besides its position.
BESIDES = ("line", "expect", FAIR)


@dataclass(frozen=True)
class Own:
    """The mark of an own file: its role (a data file's, or `scenario`), the name in it, and its content's hash."""

    role: str
    name: str
    hash: str

    @property
    def label(self) -> str:
        """The name to show wherever a shipped file would have its own."""
        return f"{self.name}#{self.hash}"


def minified(content: object) -> str:
    """Return JSON without padding. Keys keep their order: a game may list things by it."""
    return json.dumps(content, separators=(",", ":"))


def minified_file(text: str, place: str) -> str:
    return minified(data.parse(text, place))


def position_text(content: Mapping[str, Any]) -> str:
    """Return the minified scenario, without what follows its position."""
    return minified({name: value for name, value in content.items() if name not in BESIDES})


@cache
def shipped_files(game: str, role: str) -> dict[str, str]:
    """Return the names of a game's shipped files of a role, by minified content."""
    found = find_game(game)
    return {minified_file(found.shipped_file(role, name), name): name for name in reversed(found.shipped(role))}


@cache
def shipped_scenarios(game: str) -> dict[str, str]:
    """Return the names of a game's shipped scenarios, by minified position."""
    folder = find_game(game).data_folder / "scenarios"
    texts = {name: data.read_text(folder / f"{name}{ENDING}") for name in scenarios(game)}
    return {position_text(data.parse(text, name)): name for name, text in texts.items()}


def mark_file(game: Game, role: str, text: str) -> Own | None:
    """Return the mark of a data file; none for one that comes with the game."""
    small = minified_file(text, role)
    if small in shipped_files(game.meta.name, role):
        return None
    return Own(role, shown_name(file_name(text)), digest(text)[:SHOWN])


def mark_scenario(game: Game, content: Mapping[str, Any]) -> Own | None:
    """Return the mark of a scenario; none for one that comes with the game."""
    small = position_text(content)
    if small in shipped_scenarios(game.meta.name):
        return None
    return Own(SCENARIO, shown_name(str(content["name"])), digest(small)[:SHOWN])


def marks(game: Game, files: Mapping[str, str], scenario: str = "") -> list[Own]:
    """Return the marks of all own files of a table, and of the scenario with this text."""
    found = [mark_file(game, role, text) for role, text in sorted(files.items())]
    if scenario:
        found.append(mark_scenario(game, data.parse(scenario, SCENARIO)))
    return [mark for mark in found if mark is not None]


def shown_name(name: str) -> str:
    """Return a name with only letters, digits and plain signs."""
    plain = "".join(letter for letter in name if letter.isalnum() or letter in "_.-")[:MOST_LETTERS]
    return plain or "-"


def told(own: Sequence[Own], scenario: str) -> str:
    """Return a sentence that names own files and the scenario that a game began from."""
    named = [f"an own {mark.role}, {mark.label}" for mark in own]
    if scenario and all(mark.role != SCENARIO for mark in own):
        named.append(f"the scenario {scenario} that comes with the game")
    return f"Played with {'; '.join(named)}."
