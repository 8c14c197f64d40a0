"""Words and lexicons: what does not change during a game, made once and cached (`pages`)."""

import json
from base64 import urlsafe_b64encode
from functools import cache, lru_cache
from hashlib import sha256

import msgspec

from safehouse.bots.base import bot_names, usual_bot
from safehouse.core import data, scenario
from safehouse.core.errors import BadData
from safehouse.core.game import Setup
from safehouse.core.registry import Game, find_game, game_names
from safehouse.messages import COMMON, describer, words_of
from safehouse.server.client_files import page_path
from safehouse.server.errors import WORDS as REFUSALS
from safehouse.server.lessons import lesson_infos
from safehouse.server.lookups import (
    ActionInfo,
    EventInfo,
    FluentMessage,
    GameInfo,
    Lexicon,
    OptionInfo,
    ScenarioInfo,
    Words,
)
from safehouse.server.pages import ASK_AGAIN, ASK_AGAIN_ALONE, Page

JSON = "application/json"
# As long as the ids of tables and of uploaded records.
ID_LENGTH = 16
# The folder with the words of a game's lessons, in that of its words.
LESSONS = "lessons"


@lru_cache(maxsize=64)
def words(language: str, name: str) -> Page:
    """Return the messages of a language: a game's, or the terminal's and the refusals. Slow the first time."""
    from safehouse.messages.compiled import compiled

    folders = [COMMON, REFUSALS]
    if name:
        own = words_of(find_game(name))
        folders = [folder for folder in (own, own / LESSONS) if folder.exists()]
    messages = [FluentMessage(**message) for folder in folders for message in compiled(folder, language)]
    told = Words(language, name, messages)
    return Page(msgspec.json.encode(told), JSON, ASK_AGAIN)


@lru_cache(maxsize=16)
def game_info(name: str) -> GameInfo:
    """Return what is needed of a game to create a table."""
    game = find_game(name)
    meta = game.meta
    options = [
        OptionInfo(one.name, one.default, list(one.choices), one.help, list(one.where))
        for one in meta.options
        if one.offered
    ]
    return GameInfo(
        name=name, title=meta.title, players=meta.players, options=options, credits=meta.credits,
        rules_version=meta.rules_version, bots=bot_names(name), levels=list(game.levels), usual_bot=usual_bot(name),
        files=dict(meta.files), shipped={role: game.shipped(role) for role in meta.files}, orders=list(game.orders),
        scenarios=[scenario_info(game, one) for one in scenario.scenarios(game)], lessons=lesson_infos(game),
        page=page_path(game),
        first=dict(game.first_options), sample=sample_name(game), minutes=meta.minutes, weight=meta.weight,
    )  # fmt: skip


def sample_name(game: Game) -> str:
    """Return the name of a game's sample record, a hash of its content; "" if there is none."""
    text = game.sample()
    return urlsafe_b64encode(sha256(text.encode()).digest()).decode()[:ID_LENGTH] if text else ""


@cache
def samples() -> dict[str, str]:
    """Return the records that come with the games, by their names."""
    return {sample_name(game): game.sample() for game in map(find_game, game_names()) if game.sample()}


def scenario_info(game: Game, name: str) -> ScenarioInfo:
    told = scenario.find_scenario(game, name)
    return ScenarioInfo(name, told.title, told.players, told.note, told.offered, told.section)


def scenario_text(game: Game, wish: str) -> str:
    """Return the JSON of a scenario: given itself, or the name of one that comes with the game."""
    if wish.lstrip().startswith("{"):
        return wish
    if wish not in scenario.scenarios(game):
        raise BadData(f"{game.meta.name} comes with no scenario {wish[:60]!r}")
    return data.read_text(game.data_folder / "scenarios" / f"{wish}{scenario.ENDING}")


# --- Lexicons -----------------------------------------------------------------------------------------------------


def lexicon_page(game: Game, setup: Setup) -> Page:
    """Return the lexicon of a setup. Slow the first time."""
    options, files = tuple(sorted(setup.options.items())), tuple(sorted(setup.files.items()))
    return kept_lexicon(game.meta.name, int(setup.players), options, files)


@lru_cache(maxsize=32)
def kept_lexicon(
    name: str, players: int, options: tuple[tuple[str, str], ...], files: tuple[tuple[str, str], ...]
) -> Page:
    game = find_game(name)
    told = lexicon(game, game.setup(players, dict(options), dict(files)))
    # A table's own board is only for those who have its link.
    return Page(msgspec.json.encode(told), JSON, ASK_AGAIN_ALONE)


def lexicon(game: Game, setup: Setup) -> Lexicon:
    """Return all that is fixed about a game once it is set up."""
    describe = describer(game)
    actions: dict[str, ActionInfo] = {}
    for number in range(game.space.size):
        kind, arguments = game.space.decode(number)
        if kind.by_chance or not fits(setup, kind.shape, arguments):
            continue
        info = ActionInfo(kind.name, list(arguments))
        info.text = describe.action(setup, number) if describe and describe.action else None
        info.short = describe.short(setup, number) if describe and describe.short else None
        actions[str(number)] = info
    return Lexicon(
        game=game.meta.name, players=int(setup.players), options=dict(setup.options),
        rules_version=game.meta.rules_version, actions=actions,
        kinds={kind.name: [vocabulary for vocabulary, _ in kind.shape] for kind in game.kinds},
        names={name: list(listed) for name, listed in setup.names.items()}, fields=list(game.state_class.FIELDS),
        events={kind: EventInfo([*one.args.values()], [*one.secret.values()]) for kind, one in game.events.items()},
        orders=game.offered_orders(setup), files={role: json.loads(text) for role, text in setup.files.items()},
        things=dict(describe.things(setup)) if describe and describe.things else {},
    )  # fmt: skip


def fits(setup: Setup, shape: tuple[tuple[str, int], ...], arguments: tuple[int, ...]) -> bool:
    """Return whether this setup has what an action names; the action space has room for larger boards."""
    return all(
        argument < len(setup.names[vocabulary]) for (vocabulary, _), argument in zip(shape, arguments, strict=True)
    )
