"""Requests for a new table: checked, minified, and with own files marked as such."""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from safehouse.bots.base import BROUGHT, bot_names
from safehouse.core.lesson import lesson_text, load_lesson
from safehouse.core.own import (
    SCENARIO,
    Own,
    mark_file,
    mark_scenario,
    minified_file,
    position_text,
    shipped_files,
    shipped_scenarios,
)
from safehouse.core.registry import Game, find_game
from safehouse.core.scenario import load_scenario
from safehouse.server import wire
from safehouse.server.errors import BadRequest, refused_as
from safehouse.server.files import Texts
from safehouse.server.words import scenario_text

# The most bytes of a minified file: six times the largest that comes with a game.
MOST_BYTES = 100_000


@dataclass(frozen=True)
class Chosen:
    """The game that a table plays."""

    game: Game
    options: dict[str, str]
    texts: Texts
    # The name of the scenario that the game starts from, if any.
    scenario: str
    own: list[Own]


def check_wish(wish: wire.NewTable) -> Chosen:
    """Return the requested game, or refuse one that cannot be played."""
    with refused_as(BadRequest, "bad_setup"):
        check = checked_lesson if wish.lesson else checked_scenario if wish.scenario else checked_game
        chosen = check(wish)
        for asked in wish.seats:
            if asked.kind == "bot" and asked.bot.partition(":")[0] in BROUGHT:
                raise BadRequest("brought_bot")
            if asked.kind == "bot" and asked.bot and asked.bot not in bot_names(wish.game):
                raise BadRequest("unknown_bot", bot=asked.bot, game=wish.game)
    persons = sum(asked.kind == "person" for asked in wish.seats)
    if wish.own > persons:
        raise BadRequest("too_few_seats")
    return chosen


def checked_lesson(wish: wire.NewTable) -> Chosen:
    """Return a lesson that comes with the game: it brings everything but the learner."""
    game = find_game(wish.game)
    if wish.options or wish.files or wish.scenario:
        raise BadRequest("scenario_own_setup")
    if [asked.kind for asked in wish.seats] != ["person"] or wish.own != 1 or wish.listed or wish.clock or wish.webhook:
        raise BadRequest("lesson_one_person")
    text = lesson_text(game, wish.lesson)
    lesson = load_lesson(text)
    setup = lesson.scenario.match().setup
    return Chosen(game, dict(setup.options), Texts(dict(setup.files), lesson.scenario_text, text), "", [])


def checked_game(wish: wire.NewTable) -> Chosen:
    game = find_game(wish.game)
    given = Given(game, wish.files)
    setup = game.setup(len(wish.seats), {**wish.options, **given.names}, given.texts)
    return Chosen(game, dict(setup.options), Texts(dict(setup.files)), "", given.own)


def checked_scenario(wish: wire.NewTable) -> Chosen:
    """Prove that a scenario's position is possible, and that the table fits it."""
    game = find_game(wish.game)
    text = scenario_text(game, wish.scenario)
    scenario = load_scenario(text)
    if wish.options or wish.files:
        raise BadRequest("scenario_own_setup")
    if scenario.game != game.meta.name:
        raise BadRequest("scenario_game", game=scenario.game)
    if scenario.players != len(wish.seats):
        raise BadRequest("scenario_players", players=scenario.players)
    given = Given(game, scenario.files)
    content: dict[str, Any] = json.loads(text)
    small = checked_size(position_text(content), SCENARIO)
    setup = scenario.match().setup
    files = {**setup.files, **given.texts}
    mark = mark_scenario(game, content)
    name = shipped_scenarios(game.meta.name)[small] if mark is None else mark.label
    own = given.own if mark is None else [*given.own, mark]
    return Chosen(game, {**setup.options, **given.names}, Texts(files, small), name, own)


class Given:
    """Uploaded data files by role: minified, and under names that differ from shipped ones."""

    def __init__(self, game: Game, files: Mapping[str, str]) -> None:
        self.texts: dict[str, str] = {}
        self.names: dict[str, str] = {}
        self.own: list[Own] = []
        for role, text in files.items():
            game.check_file(role, text, role)
            small = checked_size(minified_file(text, role), role)
            mark = mark_file(game, role, small)
            if mark is None:
                self.names[role] = shipped_files(game.meta.name, role)[small]
                self.texts[role] = game.shipped_file(role, self.names[role])
            else:
                self.own.append(mark)
                self.names[role], self.texts[role] = mark.label, small


def checked_size(text: str, role: str) -> str:
    if len(text) > MOST_BYTES:
        raise BadRequest("file_too_large", role=role, bytes=len(text), limit=MOST_BYTES)
    return text
