"""The routes that a client needs to draw a game: words, lexicons, replays, notebooks, reports."""

from typing import Annotated, Any

from litestar import MediaType, Request, Response, get
from litestar.openapi import ResponseSpec
from litestar.params import FromQuery, Parameter
from msgspec import Meta

from safehouse.core.game import SPECTATOR
from safehouse.core.registry import find_game, game_names
from safehouse.core.scenario import Scenario, find_scenario, scenarios
from safehouse.messages import LANGUAGES
from safehouse.server import figures, headers, lessons, replay, words
from safehouse.server.asking import SeatQuery, TablePath, address_of, caller_of, house_of
from safehouse.server.errors import BadRequest, NoSuchTable, NotYours, Refusal, refused_as
from safehouse.server.lookups import Chance, GameInfo, Lexicon, Notebook, Replay, Report, TableLesson, Words
from safehouse.server.openapi import MAYBE_TOKEN, problems
from safehouse.server.pages import Page
from safehouse.server.replay import Cut

GamePath = Annotated[str, Parameter(pattern="^[a-z][a-z0-9_]{0,39}$", description="The game's name.")]
ScenarioPath = Annotated[str, Parameter(pattern="^[a-z0-9_]{1,60}$", description="The scenario's name.")]
GameQuery = Annotated[
    str, Parameter(pattern="^([a-z][a-z0-9_]{0,39})?$", description="The game whose own texts are wanted too.")
]
Language = Annotated[str, Parameter(pattern=f"^({'|'.join(LANGUAGES)})$", description="The language.")]
Players = Annotated[int, Parameter(ge=1, le=16, description="How many play.")]
Options = Annotated[
    list[Annotated[str, Meta(pattern="^[a-z_]{1,40}:[^:]{1,60}$")]] | None,
    Parameter(max_items=32, description="Options, each as `name:value`."),
]
View = Annotated[
    str | None, Parameter(pattern=replay.VIEW, description="`public`, `seat:N` or `all`; else as the caller sees it.")
]
After = Annotated[int, Parameter(ge=0, le=2**31, description="Entries after this one.")]
Limit = Annotated[int, Parameter(ge=1, le=replay.MOST, description="So many entries at most.")]


def same(what: type[Any]) -> dict[int, ResponseSpec]:
    """Return the documented answers of a page that may be cached."""
    return {
        200: ResponseSpec(what, description="The page.", generate_examples=False),
        304: ResponseSpec(None, description="Unchanged (`If-None-Match`).", generate_examples=False),
    }


def shown(what: type[Any]) -> dict[int, ResponseSpec]:
    """Return the answer of a page that the clerk writes."""
    return {200: ResponseSpec(what, description="The page.", generate_examples=False)}


def as_json(body: bytes) -> Response[bytes]:
    return Response(body, media_type=MediaType.JSON)


def page(request: Request[Any, Any, Any], kept: Page) -> Response[bytes]:
    """Answer with a page that the client may have cached."""
    known, encodings = (headers.values(request.scope, name) for name in (b"if-none-match", b"accept-encoding"))
    status, told, body = kept.answer(known, encodings)
    kind = told.pop("content-type", None)
    return Response(body, status_code=status, headers=told, media_type=kind)


@get("/api/games", summary="The games, their options, scenarios and bots", responses=problems())
async def list_games() -> list[GameInfo]:
    return [words.game_info(name) for name in game_names()]


@get("/api/words/{language:str}", summary="The messages of a language", responses={**same(Words), **problems()})
async def show_words(request: Request[Any, Any, Any], language: Language, game: GameQuery = "") -> Response[bytes]:
    check_game(game)
    return page(request, await house_of(request).shares.apart(words.words, language, game))


def check_game(name: str) -> None:
    if name and name not in game_names():
        raise BadRequest("unknown_game", game=name)


@get(
    "/api/games/{name:str}/lexicon", summary="What is fixed about a game: actions, names, boards",
    responses={**same(Lexicon), **problems(404)},
)  # fmt: skip
async def show_game_lexicon(
    request: Request[Any, Any, Any], name: GamePath, players: Players, option: Options = None
) -> Response[bytes]:
    if name not in game_names():
        raise NoSuchTable
    game = find_game(name)
    with refused_as(BadRequest, "bad_setup"):
        setup = game.setup(players, dict(one.split(":", 1) for one in option or []))
    return page(request, await house_of(request).shares.apart(words.lexicon_page, game, setup))


def shipped(game: str, name: str) -> Scenario:
    """Return a scenario that comes with a game."""
    if game not in game_names() or name not in scenarios(game):
        raise NoSuchTable
    return find_scenario(game, name)


@get(
    "/api/games/{name:str}/scenarios/{scenario:str}/replay", summary="A scenario's position, and its line's end",
    responses={**same(Replay), **problems(404)},
)  # fmt: skip
async def replay_scenario(request: Request[Any, Any, Any], name: GamePath, scenario: ScenarioPath) -> Response[bytes]:
    shipped(name, scenario)
    return page(request, await house_of(request).shares.apart(figures.figure_page, name, scenario))


@get(
    "/api/games/{name:str}/scenarios/{scenario:str}/lexicon", summary="What is fixed about a scenario's game",
    responses={**same(Lexicon), **problems(404)},
)  # fmt: skip
async def show_scenario_lexicon(
    request: Request[Any, Any, Any], name: GamePath, scenario: ScenarioPath
) -> Response[bytes]:
    told = shipped(name, scenario)
    game = find_game(name)
    setup = await house_of(request).shares.apart(game.setup, told.players, told.options, told.files)
    return page(request, await house_of(request).shares.apart(words.lexicon_page, game, setup))


@get(
    "/api/tables/{name:str}/lexicon", summary="What is fixed about a table's game: actions, names, boards",
    security=MAYBE_TOKEN, responses={**same(Lexicon), **problems(403, 404, 503)},
)  # fmt: skip
async def show_lexicon(request: Request[Any, Any, Any], name: TablePath) -> Response[bytes]:
    table = (await caller_of(request, name)).table
    return page(request, await house_of(request).shares.apart(words.lexicon_page, table.game, table.setup))


@get(
    "/api/tables/{name:str}/lesson", summary="The steps of a table's lesson",
    security=MAYBE_TOKEN, responses=problems(403, 404, 503),
)  # fmt: skip
async def show_lesson(request: Request[Any, Any, Any], name: TablePath) -> TableLesson:
    text = (await caller_of(request, name)).table.texts.lesson
    if not text:
        raise NoSuchTable("no_lesson")
    return await house_of(request).shares.apart(lessons.table_lesson, text)


# --- What happened ------------------------------------------------------------------------------------------------


@get(
    "/api/tables/{name:str}/replay", summary="The entries: of a finished game in full, else as the caller saw them",
    security=MAYBE_TOKEN, responses={**shown(Replay), **problems(403, 404, 409, 503)},
)  # fmt: skip
async def replay_table(
    request: Request[Any, Any, Any], name: TablePath, view: View = None, after: After = 0, limit: Limit = replay.MOST,
    words: FromQuery[bool] = False,
) -> Response[bytes]:  # fmt: skip
    caller = await caller_of(request, name)
    table, head = caller.table, caller.table.head
    if head.status == "open":
        raise Refusal("game_not_begun")
    own = replay.PUBLIC if caller.observer == SPECTATOR else f"seat:{caller.observer}"
    cut = Cut(view or own, after, limit, words)
    if head.status == "playing":
        if cut.view == replay.ALL:
            raise Refusal("hidden_until_end")
        if cut.observer != SPECTATOR and cut.observer not in caller.seats:
            raise NotYours
    replay.check_shown(head.rules, table.game.meta.rules_version)
    return as_json(await caller.house.archive.replay(table, cut, address_of(request)))


@get(
    "/api/records/{name:str}/replay", summary="The entries of an uploaded record",
    responses={**shown(Replay), **problems(404, 409, 503)},
)  # fmt: skip
async def replay_record(
    request: Request[Any, Any, Any], name: TablePath, view: View = None, after: After = 0, limit: Limit = replay.MOST,
    words: FromQuery[bool] = False,
) -> Response[bytes]:  # fmt: skip
    cut = Cut(view or replay.PUBLIC, after, limit, words)
    with refused_as(Refusal, "bad_record"):
        return as_json(await house_of(request).archive.replay_brought(name, cut, address_of(request)))


@get(
    "/api/records/{name:str}/lexicon", summary="What is fixed about an uploaded record's game",
    responses={**same(Lexicon), **problems(404, 409, 503)},
)  # fmt: skip
async def show_record_lexicon(request: Request[Any, Any, Any], name: TablePath) -> Response[bytes]:
    with refused_as(Refusal, "bad_record"):
        source = (await house_of(request).archive.contents(name, address_of(request))).source
    game = find_game(source.game)
    setup = await house_of(request).shares.apart(game.setup, source.players, source.options, source.files)
    return page(request, await house_of(request).shares.apart(words.lexicon_page, game, setup))


@get(
    "/api/tables/{name:str}/notebook", summary="What a careful player would have noted",
    security=MAYBE_TOKEN, responses={**shown(Notebook), **problems(403, 404, 409, 503)},
)  # fmt: skip
async def show_notebook(request: Request[Any, Any, Any], name: TablePath, seat: SeatQuery = None) -> Response[bytes]:
    caller = await caller_of(request, name, seat)
    table = caller.table
    replay.check_shown(table.head.rules, table.game.meta.rules_version)
    return as_json(await caller.house.archive.notebook(table, caller.observer, address_of(request)))


@get(
    "/api/tables/{name:str}/report", summary="This position, for a bug report", security=MAYBE_TOKEN,
    responses=problems(403, 404, 409, 503),
)  # fmt: skip
async def show_report(request: Request[Any, Any, Any], name: TablePath, seat: SeatQuery = None) -> Report:
    caller = await caller_of(request, name, seat)
    if caller.table.head.status == "open":
        raise Refusal("game_not_begun")
    return await caller.house.archive.report(caller.table, caller.observer, address_of(request))


@get(
    "/api/tables/{name:str}/chance", summary="Seed, nonces and every die of a finished game, to verify them",
    security=MAYBE_TOKEN, responses={**shown(Chance), **problems(403, 404, 409, 503)},
)  # fmt: skip
async def show_chance(request: Request[Any, Any, Any], name: TablePath) -> Response[bytes]:
    caller = await caller_of(request, name)
    replay.check_shown(caller.table.head.rules, caller.table.game.meta.rules_version)
    return as_json(await caller.house.archive.chance(caller.table, address_of(request)))


CLIENT_ROUTES = [
    list_games, show_words, show_game_lexicon, replay_scenario, show_scenario_lexicon, show_lexicon, show_lesson,
    replay_table, replay_record, show_record_lexicon, show_notebook, show_report, show_chance,
]  # fmt: skip
