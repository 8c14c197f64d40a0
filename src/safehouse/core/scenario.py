"""Scenarios: named positions in JSON files, for worked examples, tutorials, screenshots and bug reports.

A position is given by a record's moves (`record`, up to `ply`), or by outcomes of chance (`setup`), moves
(`after`) and changes (`set`), which the game itself carries out (`Game.edit`) and refuses where no such position
can be. A `line` may go on from there, and `expect` says where it leads. `scenario.schema.json` has the details.
"""

import json
from collections.abc import Mapping
from copy import copy
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from safehouse.core import data
from safehouse.core.choices import NameOrPath, as_text, is_path
from safehouse.core.errors import BadData, BadOption, UnknownGame
from safehouse.core.fields import values_of
from safehouse.core.game import CHANCE, GameState, Setup
from safehouse.core.match import Match, plies
from safehouse.core.reader import play_moves
from safehouse.core.registry import Game, find_game
from safehouse.core.shapes import Numbers, to_names, to_numbers

SCHEMA = Path(__file__).parent / "scenario.schema.json"
ENDING = ".scenario.json"
PENDING = "pending"
# In the record of a game that began from a scenario: commitment, seed and nonces (`core.fair`).
FAIR = "fair"


@dataclass(frozen=True)
class Scenario:
    """A named position, and perhaps a line that goes on from it."""

    name: str
    title: str
    source: str
    game: str
    players: int
    options: Mapping[str, str]
    files: Mapping[str, str]
    seats: tuple[str, ...]
    # How the position comes about: moves, and changes after them.
    moves: str
    ply: int | None
    changes: Mapping[str, Any]
    # What follows.
    line: str
    expect: Mapping[str, Any]
    # The tags for an audit; empty unless it is the record of a finished game.
    fair: Mapping[str, str]
    note: str = ""
    # The section of the rules page that shows it as a figure; "": none.
    section: str = ""
    # Whether it is offered for new tables; worked examples are not.
    offered: bool = False
    # The name of the file, for messages.
    place: str = "scenario"

    def match(self) -> Match:
        """Return a match in the position. It has a log unless `set` changed the position."""
        game = find_game(self.game)
        try:
            setup = game.setup(self.players, self.options, self.files)
        except (BadOption, BadData) as error:
            raise type(error)(f"{self.place}: {error}") from None
        match = Match(game, setup)
        play_moves(match, self.moves, f"{self.place}, moves")
        if self.ply is not None:
            steps = list(plies(match.entries))
            if self.ply > len(steps):
                raise BadData(f"{self.place}, ply: the record has {len(steps)} entries, not {self.ply}")
            match = Match(game, setup)
            for step in steps[: self.ply]:
                match.take(step)
        if not self.changes:
            return match
        place = f"{self.place}, set"
        changes = {name: field_numbers(match, name, value, place) for name, value in self.changes.items()}
        return Match(game, setup, game.edit(match.state, changes, place))

    def play(self) -> Match:
        """Return a match at the end of the line."""
        match = self.match()
        play_moves(match, self.line, f"{self.place}, line")
        return match

    def check(self) -> str:
        """Check the scenario: the position is possible, the line can be played, and it leads where `expect` says."""
        match = self.play()
        for name, value in self.expect.items():
            real = asked(match.state) if name == PENDING else partial_names(match, name, value, self.place)
            if real != value:
                text = f"{json.dumps(value)} was expected, it is {json.dumps(real)}"
                raise BadData(f"{self.place}, expect.{name}: {text}")
        return f"scenario {self.name!r}: {self.title}; {len(self.expect)} facts as expected"


def asked(state: GameState) -> list[str]:
    """Return who decides now, as scenarios write it: seats from "1" on, or "chance"."""
    return ["chance" if seat == CHANCE else str(seat + 1) for seat in state.pending()]


def field_numbers(match: Match, name: str, value: object, place: str) -> Numbers:
    fields = match.game.fields
    if name not in fields:
        known = ", ".join(sorted(fields, key=lambda known: not fields[known].settable))
        raise BadData(f"{place}: {match.game.meta.name} has no field {name!r}; it has {known}")
    return to_numbers(match.setup, fields[name], value, f"{place}.{name}")


def partial_names(match: Match, name: str, like: object, place: str) -> object:
    """Return a field of a match in names, and of its indices only those that `like` has."""
    field_numbers(match, name, like, f"{place}, expect")
    named = to_names(match.setup, match.game.fields[name], values_of(match.state)[name])
    return restricted(named, like)


def restricted(value: object, like: object) -> object:
    if isinstance(value, dict) and isinstance(like, dict):
        return {key: restricted(value[key], part) for key, part in like.items() if key in value}
    return value


# --- Files -------------------------------------------------------------------------------------------------


def load_scenario(source: Path | str) -> Scenario:
    """Return the scenario in a file or, where `source` begins with `{`, in a text."""
    if isinstance(source, str) and source.lstrip().startswith("{"):
        return scenario_of(source, "scenario")
    path = Path(source)
    return scenario_of(data.read_text(path), path.name)


def scenario_of(text: str, place: str) -> Scenario:
    if len(text) > data.MAX_BYTES:
        raise BadData(f"{place}: larger than {data.MAX_BYTES:,} bytes")
    content: dict[str, Any] = data.load(text, SCHEMA, place)
    try:
        find_game(content["game"])
    except UnknownGame as error:
        raise UnknownGame(f"{place}, game: {error}") from None
    seats = content.get("seats", [])
    if len(seats) > content["players"]:
        raise BadData(f"{place}, seats: {len(seats)} names for {content['players']} players")
    setup = " ".join(f"*{outcome}" for outcome in content.get("setup", []))
    return Scenario(
        name=content["name"],
        title=content["title"],
        source=content["source"],
        note=content.get("note", ""),
        section=content.get("section", ""),
        offered=content.get("offered", False),
        game=content["game"],
        players=content["players"],
        options=content.get("options", {}),
        files={role: json.dumps(file) for role, file in content.get("files", {}).items()},
        seats=tuple(seats),
        moves=text_of(content["record"]) if "record" in content else f"{setup}\n{text_of(content.get('after', ''))}",
        ply=content.get("ply"),
        changes=content.get("set", {}),
        line=text_of(content.get("line", "")),
        expect=content.get("expect", {}),
        fair=content.get(FAIR, {}),
        place=place,
    )


def text_of(moves: str | list[str]) -> str:
    return moves if isinstance(moves, str) else "\n".join(moves)


def scenarios(game: Game | str) -> list[str]:
    """Return the names of the scenarios that come with a game."""
    return sorted(path.name.removesuffix(ENDING) for path in _folder(game).glob(f"*{ENDING}"))


def find_scenario(game: Game | str, name: str) -> Scenario:
    """Return a scenario that comes with a game."""
    known = scenarios(game)
    if name not in known:
        raise BadData(f"there is no scenario {name!r}; there are {', '.join(known) or 'none'}")
    return load_scenario(_folder(game) / f"{name}{ENDING}")


def small_settings(game: Game | str) -> list[str]:
    """Return the names of a game's settings that are small enough to be solved (docs/solved.md)."""
    return sorted(path.name.removesuffix(ENDING) for path in _small_folder(game).glob(f"*{ENDING}"))


def find_setting(game: Game | str, name: NameOrPath) -> Scenario:
    """Return a shipped small setting or scenario, or the one in a file."""
    if is_path(name):
        return load_scenario(Path(name))
    name = str(name)
    if name in small_settings(game):
        return load_scenario(_small_folder(game) / f"{name}{ENDING}")
    if name not in scenarios(game):
        known = ", ".join([*small_settings(game), *scenarios(game)])
        raise BadData(f"there is no scenario {name!r}; there are {known or 'none'}, or give the path of one")
    return find_scenario(game, name)


def chosen_setting(game: Game, name: NameOrPath, players: int | None, options: Mapping[str, object]) -> Scenario:
    """Return the setting that a program asks for, which brings its own players and options."""
    found = find_setting(game, name)
    if found.game != game.meta.name:
        raise BadOption(f"the scenario {as_text(name)!r} is one of {found.game}, not of {game.meta.name}")
    if options or players not in (None, found.players):
        raise BadOption(f"the scenario {as_text(name)!r} has its own players and options; leave yours out")
    return found


def begun_at(scenario: Scenario) -> tuple[Game, Setup]:
    """Return a scenario's setup, and its game as one that begins where the scenario's line ends."""
    match = scenario.play()
    game = copy(match.game)
    game.position = match.state.clone()
    return game, match.setup


def _small_folder(game: Game | str) -> Path:
    return _folder(game).parent / "small"


def _folder(game: Game | str) -> Path:
    return (find_game(game) if isinstance(game, str) else game).data_folder / "scenarios"
