"""The HTTP API: the same commands as on a socket, for scripts, bot authors and curl. OpenAPI describes it."""

from typing import Annotated, Any, Literal

from litestar import MediaType, Request, Response, get, post
from litestar.params import FromQuery, JSONBody, Parameter

from safehouse.server import lookups, metrics, open_tables, seating, wire
from safehouse.server.api_admin import ADMIN_ROUTES
from safehouse.server.api_analysis import ANALYSIS_ROUTES
from safehouse.server.api_client import CLIENT_ROUTES
from safehouse.server.api_notices import NOTICE_ROUTES
from safehouse.server.api_people import PEOPLE_ROUTES
from safehouse.server.api_profile import PROFILE_ROUTES
from safehouse.server.asking import SeatQuery, TablePath, address_of, bearer, caller_of, house_of
from safehouse.server.commands import handle
from safehouse.server.errors import BadRequest, NoSuchTable, Refusal, refused_as
from safehouse.server.head import new_table_id
from safehouse.server.limits import is_loopback
from safehouse.server.openapi import BODY, MAYBE_TOKEN, WITH_TOKEN, problems

Wanted = Annotated[str, Parameter(max_length=40, description="Only tables of this game.")]
Language = Annotated[Literal["", "en", "de", "nl"], Parameter(description="Only tables whose host has this language.")]
Free = Annotated[int, Parameter(ge=0, le=16, description="Only tables with so many free seats.")]
Bots = Annotated[Literal["", "yes", "no"], Parameter(description="Only tables with a bot, or without any.")]
Clock = Annotated[
    Literal["", "none", "live", "days"],
    Parameter(description="Only tables without a clock, with one of less than a day, or of days, for each decision."),
]


@get("/api/schema", summary="The JSON Schema of everything that travels", responses=problems())
async def show_schema() -> dict[str, Any]:
    return lookups.schema()


@get("/api/tables", summary="The tables that are listed", responses=problems(400, 503))
async def list_tables(
    request: Request[Any, Any, Any], game: Wanted = "", language: Language = "", free: Free = 0, bots: Bots = "",
    clock: Clock = "",
) -> list[wire.TableInfo]:  # fmt: skip
    return await house_of(request).open_tables.listed(open_tables.Filter(game, language, free, bots, clock))


@post("/api/tables", summary="Open a table", security=MAYBE_TOKEN, responses=problems(*BODY, 403, 503))
async def create(request: Request[Any, Any, Any], data: JSONBody[wire.NewTable]) -> wire.Seated:
    house = house_of(request)
    return await house.create(data, address_of(request), await house.profiles.sitter(bearer(request)))


@get(
    "/api/tables/{name:str}", summary="A table as everyone sees it", security=MAYBE_TOKEN,
    responses=problems(403, 404, 503),
)  # fmt: skip
async def show_table(request: Request[Any, Any, Any], name: TablePath) -> wire.TableInfo:
    return (await caller_of(request, name)).table.head.info(name)


@post(
    "/api/tables/{name:str}/join", summary="Sit down", security=MAYBE_TOKEN,
    responses=problems(*BODY, 403, 404, 409, 503),
)  # fmt: skip
async def join(request: Request[Any, Any, Any], name: TablePath, data: JSONBody[wire.Join]) -> wire.Seated:
    house = house_of(request)
    table = await house.table(name)
    house.rules.names.check(data.name)
    sitter = await house.profiles.sitter(bearer(request))
    seat, token = await table.step(lambda: seating.join(table, data, sitter))
    return wire.Seated(name, [seat], token, table.head.info(name))


@get(
    "/api/tables/{name:str}/state", summary="Everything that the caller may know now",
    security=MAYBE_TOKEN, responses=problems(403, 404, 409, 503),
)  # fmt: skip
async def state(
    request: Request[Any, Any, Any], name: TablePath, seat: SeatQuery = None, words: FromQuery[bool] = False
) -> wire.State:
    caller = await caller_of(request, name, seat)
    if caller.table.head.status == "open":
        raise Refusal("game_not_begun")
    return caller.table.state_for(caller.observer, caller.plays, words)


@post(
    "/api/tables/{name:str}/act", summary="Answer the current question", status_code=200,
    security=WITH_TOKEN, responses=problems(*BODY, 403, 404, 409, 422, 503),
)  # fmt: skip
async def act(
    request: Request[Any, Any, Any], name: TablePath, data: JSONBody[wire.Act], seat: SeatQuery = None
) -> wire.Ack:
    acks = [reply for reply in await do(request, name, data, seat) if isinstance(reply, wire.Ack)]
    return acks[0]


@post(
    "/api/tables/{name:str}/do", summary="Any command of the WebSocket", status_code=200,
    security=MAYBE_TOKEN, responses=problems(*BODY, 403, 404, 409, 422, 503),
)  # fmt: skip
async def command(
    request: Request[Any, Any, Any], name: TablePath, data: JSONBody[wire.AnyCommand], seat: SeatQuery = None
) -> list[wire.AnyMessage]:
    return await do(request, name, data, seat)


async def do(request: Request[Any, Any, Any], name: str, data: wire.Command, seat: int | None) -> list[Any]:
    caller = await caller_of(request, name, seat)
    replies: list[Any] = []
    await handle(caller, data, replies.append)
    return replies


@get(
    "/api/tables/{name:str}/record", summary="The record: whole when the game is over, the caller's own view before",
    media_type=MediaType.TEXT, security=MAYBE_TOKEN, responses=problems(403, 404, 409, 503),
)  # fmt: skip
async def record(request: Request[Any, Any, Any], name: TablePath, seat: SeatQuery = None) -> Response[str]:
    caller = await caller_of(request, name, seat)
    with refused_as(BadRequest, "bad_record"):
        return plain(await caller.house.archive.record(caller.table, caller.observer, address_of(request)))


@post("/api/records", summary="Upload a record, to show and replay it", responses=problems(*BODY, 403, 503))
async def bring_record(request: Request[Any, Any, Any], data: JSONBody[wire.Brought]) -> wire.Filed:
    name, house = new_table_id(), house_of(request)
    house.quotas.take_bytes(address_of(request), len(data.text))
    with refused_as(BadRequest, "bad_record"):
        await house.archive.check(data.text, address_of(request), name)
    await house.store.put_record(name, data.text)
    return wire.Filed(name)


@get(
    "/api/records/{name:str}",
    summary="An uploaded record",
    media_type=MediaType.TEXT,
    responses=problems(404, 503),
)
async def show_record(request: Request[Any, Any, Any], name: TablePath) -> Response[str]:
    return plain(await house_of(request).archive.brought(name))


def plain(text: str) -> Response[str]:
    return Response(text, media_type=MediaType.TEXT)


@get("/healthz", summary="Whether the process is alive", responses=problems())
async def health() -> dict[str, str]:
    return {"status": "ok"}


@get("/readyz", summary="Whether tables can be played", responses=problems())
async def ready(request: Request[Any, Any, Any]) -> Response[dict[str, str]]:
    house = house_of(request)
    reason = await house.not_ready()
    return Response({"status": reason or "ok"}, status_code=503 if reason else 200)


@get("/metrics", include_in_schema=False)
async def show_metrics(request: Request[Any, Any, Any]) -> Response[bytes]:
    house = house_of(request)
    client = request.client.host if request.client else ""
    direct = is_loopback(client) and "x-forwarded-for" not in request.headers
    if not (house.settings.metrics == "yes" or (house.settings.metrics == "local" and direct)):
        raise NoSuchTable
    return Response(metrics.page(house), media_type=metrics.CONTENT_TYPE)


ROUTES = [
    *CLIENT_ROUTES, *ANALYSIS_ROUTES, *PROFILE_ROUTES, *PEOPLE_ROUTES, *NOTICE_ROUTES, *ADMIN_ROUTES, show_schema,
    list_tables, create,
    show_table, join, state, act, command, record, bring_record, show_record, health, ready, show_metrics,
]  # fmt: skip
