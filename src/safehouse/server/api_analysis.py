"""The routes of the analysis: of a finished table, and of an uploaded record."""

from typing import Any

from litestar import Request, get

from safehouse.core.header import digest
from safehouse.core.log import effective
from safehouse.core.registry import find_game
from safehouse.server import replay
from safehouse.server.analyses import Work
from safehouse.server.asking import TablePath, address_of, caller_of, house_of
from safehouse.server.errors import Refusal, refused_as
from safehouse.server.lookups import AnalysisState
from safehouse.server.openapi import MAYBE_TOKEN, problems


@get(
    "/api/tables/{name:str}/analysis", summary="A bot's analysis of a finished game: its progress, or its result",
    security=MAYBE_TOKEN, responses=problems(403, 404, 409, 503),
)  # fmt: skip
async def analyse_table(request: Request[Any, Any, Any], name: TablePath) -> AnalysisState:
    caller = await caller_of(request, name)
    table, house = caller.table, caller.house
    # It shows what everyone held, so it is available only when the game is over.
    if table.head.status == "open":
        raise Refusal("game_not_begun")
    if table.head.status == "playing":
        raise Refusal("hidden_until_end")
    check_on(house.settings.analysis)
    if known := house.analyses.look(name):
        return known
    replay.check_shown(table.head.rules, table.game.meta.rules_version)
    with refused_as(Refusal, "bad_record"):
        text = await house.archive.record(table, caller.observer, address_of(request))
    if text.startswith("{"):
        raise Refusal("analysis_mixed")
    seqs = [seq for seq, _ in effective(await table.log())]
    return house.analyses.start(Work(name, table.game, table.setup, text, seqs, address_of(request)))


@get(
    "/api/records/{name:str}/analysis", summary="A bot's analysis of an uploaded record",
    responses=problems(404, 409, 503),
)  # fmt: skip
async def analyse_record(request: Request[Any, Any, Any], name: TablePath) -> AnalysisState:
    house = house_of(request)
    text = await house.archive.brought(name)
    check_on(house.settings.analysis)
    # Copies of one record are one game.
    key = digest(text)
    if known := house.analyses.look(key):
        return known
    with refused_as(Refusal, "bad_record"):
        held = await house.archive.contents(name, address_of(request))
    if not held.over:
        raise Refusal("analysis_unfinished")
    game = find_game(held.source.game)
    setup = await house.shares.apart(game.setup, held.source.players, held.source.options, held.source.files)
    return house.analyses.start(Work(key, game, setup, text, held.seqs, address_of(request)))


def check_on(on: bool) -> None:
    if not on:
        raise Refusal("analysis_off")


ANALYSIS_ROUTES = [analyse_table, analyse_record]
