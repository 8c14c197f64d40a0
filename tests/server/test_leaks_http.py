"""I4 over HTTP: every route and page answers one observer the same at a table and at its twin. With planted leaks."""

import asyncio
import itertools
import secrets
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from litestar.routes import HTTPRoute
from prometheus_client import generate_latest
from prometheus_client.core import GaugeMetricFamily

from safehouse.core.game import SPECTATOR
from safehouse.core.match import Entry, Position
from safehouse.core.rng import Rng
from safehouse.server import metrics, wall, wire
from safehouse.server.app import Application
from safehouse.server.archive import Archive
from safehouse.server.errors import Refusal
from safehouse.server.head import encode, hash_token
from safehouse.server.house import House
from safehouse.server.notices import keys
from safehouse.server.open_tables import OpenTables
from safehouse.server.pages import Page
from safehouse.server.replay import Cut
from safehouse.server.settings import Settings
from safehouse.server.store import Commit, Store
from safehouse.server.store.base import StoreSize
from safehouse.server.table import Table
from tests.server.test_leaks import hashed
from tests.server.test_operators import OF_THE_PROCESS
from tests.server.test_previews import INDEX
from tests.server.test_tokens import ROUTE_TABLE
from tests.server.twins import LISTED, NAME, PROFILE, others_act, position, twin

TOKEN = "t" * 43
# A moment that both tables have in common.
NOW = 1_700_000_000.0
# Whatever ends the observer's profile comes last.
LAST = ("erase",)
# What is asked beside each route's own line: pages that link to the table, and the same with other arguments.
MORE = [
    f"/t/{NAME}", f"/replay/{NAME}", f"/t/{LISTED}", "/", f"/api/tables/{NAME}/state?words=true",
    f"/api/tables/{NAME}/replay?view=public&words=true", f"/api/tables/{NAME}/replay?view=all", "/api/tables?free=1",
    "/api/tables?clock=live", "/api/nothing",
]  # fmt: skip
SETTINGS: list[tuple[str, int, dict[str, str], int]] = [
    ("heimlich", 3, {"mode": "basic"}, 4),
    ("heimlich", 4, {"mode": "top_secret", "dossier": "yes"}, 9),
    ("suitcase", 3, {}, 0),
    ("vienna", 2, {"version": "full"}, 16),
]


def figures() -> dict[str, float]:
    """Return the counters, which all houses of this process share."""
    lines = generate_latest(metrics.REGISTRY).decode().splitlines()
    told = [line.rpartition(" ") for line in lines if not OF_THE_PROCESS.match(line)]
    return {name: float(value) for name, _, value in told}


def told_by_figures(page: str, before: dict[str, float]) -> str:
    """Return what a page of figures says beside what the process is doing: levels, and by how much counters rose."""
    told = [line.rpartition(" ") for line in page.splitlines() if not OF_THE_PROCESS.match(line)]
    risen = [(name, float(value) - before.get(name, 0.0)) for name, _, value in told]
    return "\n".join(f"{name} {value}" for name, value in risen if value)


@asynccontextmanager
async def served(folder: Path, world: Position, observer: int, noisy: bool) -> AsyncIterator[tuple[House, Any]]:
    """Set up a table whose log begins where the observer finds it, in a house that is asked over HTTP."""
    house, table, _ = await twin(folder, world, observer, TOKEN, noisy)
    entry = Entry("start", position=msgspec.to_builtins(world.snapshot()))
    await house.store.write(NAME, table.version, Commit(entries=[(1, encode(entry))]))
    table.version += 1
    device = "INSERT INTO profile_keys VALUES (?, ?, ?, 'device', 'mine', ?, ?)"
    await house.store.transact("", None, [(device, (hash_token(TOKEN), PROFILE, "0" * 16, NOW, NOW))])
    (folder / "index.html").write_text(INDEX)
    app = Application(Settings(database=house.settings.database, client=str(folder), address_burst=100_000))
    app.house = app.http.state["house"] = house
    line = httpx.ASGITransport(app, client=("127.0.0.1", 1))
    asked = httpx.AsyncClient(transport=line, base_url="http://localhost")
    house.ready = True
    try:
        yield house, asked
    finally:
        await asked.aclose()
        await house.archive.clerk.close()
        for name in list(house.tables):
            house.forget(name)
        await house.store.close()


async def answers(folder: Path, world: Position, observer: int, noisy: bool) -> dict[str, str]:
    """Return what each route tells the observer, after others have done what only they may know of."""
    sent = {"authorization": f"Bearer {TOKEN}"} if observer != SPECTATOR else {}
    told: dict[str, str] = {}

    async def ask(name: str, method: str, path: str, body: object = None) -> None:
        answer = await client.request(method, path.format(table=NAME), json=body, headers=sent)
        if path == "/metrics":
            told[name] = told_by_figures(answer.text, before)
        else:
            told[name] = f"{answer.status_code}\n{sorted(answer.headers.items())}\n{answer.text}"

    async with served(folder, world, observer, noisy) as (house, client):
        house.stored = await house.store.count()
        # What is stored differs between the tables; what others store in secret must not show.
        before = figures() | {"safehouse_stored_bytes": float(metrics.rounded(house.stored.size))}
        if noisy:
            await others_act(house, house.tables[NAME], observer, Rng(5))
            house.stored = await house.store.count()
        # Fresh keys and ids are the same for both.
        numbers = itertools.count()
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(secrets, "token_bytes", lambda size=32: next(numbers).to_bytes(size, "big"))
            patch.setattr(secrets, "token_hex", lambda size=32: f"{next(numbers):0{2 * size}x}")
            patch.setattr(secrets, "token_urlsafe", lambda size=32: f"{next(numbers):0{(4 * size + 2) // 3}x}")
            patch.setattr(secrets, "choice", lambda of: of[next(numbers) % len(of)])
            patch.setattr(secrets, "randbelow", lambda below: next(numbers) % below)
            await ask("show_metrics", *ROUTE_TABLE["show_metrics"][1:])
            for path in MORE:
                await ask(path, "GET", path)
            for name in sorted(ROUTE_TABLE, key=lambda name: (name in LAST, ROUTE_TABLE[name][1], name)):
                if name != "show_metrics":
                    await ask(name, *ROUTE_TABLE[name][1:])
    return told


def both(folder: Path, line: Position, observer: int) -> tuple[dict[str, str], dict[str, str]]:
    """Return what an observer is told at a table and at its twin."""
    found = []
    for noisy in (False, True):
        state = line.state.redact(observer).sample(Rng(7)) if noisy else line.state
        world = Position(line.game, line.setup, state, 1, line.steps)
        place = folder / f"{observer} {noisy}"
        place.mkdir()
        found.append(asyncio.run(answers(place, world, observer, noisy)))
    return found[0], found[1]


@pytest.fixture(autouse=True)
def _same_for_both(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let all be made at the same moment, and both houses have the same keys."""
    made = keys.new_keys()
    monkeypatch.setattr(keys, "new_keys", lambda: made)
    monkeypatch.setattr(wall, "latest", lambda: NOW)
    monkeypatch.setattr(wall, "earliest", lambda: NOW)


def test_every_route_is_asked() -> None:
    """All that the application answers, described or not; the documents of the API know no table."""
    served = {
        handler.fn.__name__
        for route in Application(Settings(api_only=True)).http.routes
        if not route.path.startswith("/api/docs")
        for handler in (route.route_handlers if isinstance(route, HTTPRoute) else [route.route_handler])
    }
    assert served - {"options_handler"} == set(ROUTE_TABLE)


@pytest.mark.parametrize(("game", "players", "options", "plies"), SETTINGS)
def test_no_route_tells_what_its_observer_does_not_know(
    game: str, players: int, options: dict[str, str], plies: int, tmp_path: Path
) -> None:
    line = position(game, players, options, plies + 3, plies)
    for observer in (0, SPECTATOR):
        one, other = both(tmp_path, line, observer)
        assert set(one) == set(other) >= set(ROUTE_TABLE)
        for name, answer in one.items():
            assert other[name] == answer, name
        # The comparison is not one of refusals alone.
        opened = {name for name, answer in one.items() if answer.startswith("20")}
        assert {"state", "replay_table", "show_notebook", "show_report", "list_tables", "show_table"} <= opened
        if observer != SPECTATOR:
            assert {"show_me", "list_my_games", "list_people", "export", "show_notices", "command"} <= opened


# --- Planted leaks ----------------------------------------------------------------------------------------------------


def leak_moves(patch: pytest.MonkeyPatch) -> None:
    """Figures that count sealed answers, as those of the review did."""
    right = Table.seal

    async def counted(table: Table, *args: Any) -> wire.Ack:
        metrics.MOVES.inc("person")
        return await right(table, *args)

    patch.setattr(Table, "seal", counted)


def leak_size(patch: pytest.MonkeyPatch) -> None:
    """Figures with the size of the store to the byte: it grows with notes."""

    async def exact(store: Store) -> StoreSize:
        ((size,),) = await store.read("SELECT coalesce(sum(length(body)), 0) FROM notes")
        return StoreSize({}, int(size))

    patch.setattr(Store, "count", exact)
    patch.setattr(metrics, "rounded", lambda size: size)


def leak_levels(patch: pytest.MonkeyPatch) -> None:
    """Figures that say how many answers lie sealed."""
    right = metrics.Levels.collect

    def generous(levels: metrics.Levels) -> Any:
        yield from right(levels)
        sealed = sum(len(table.sealed) for table in levels.house.tables.values())
        yield GaugeMetricFamily("safehouse_sealed", "Sealed answers.", sealed)

    patch.setattr(metrics.Levels, "collect", generous)


def leak_preview(patch: pytest.MonkeyPatch) -> None:
    """The page behind a link changes when somebody has answered."""
    right = Application.with_preview

    async def talkative(app: Application, scope: Any) -> Page:
        made = await right(app, scope)
        return Page(made.body + b"<!-- -->" * len(app.house.tables[NAME].sealed), made.kind, made.cache)

    patch.setattr(Application, "with_preview", talkative)


def leak_lobby(patch: pytest.MonkeyPatch) -> None:
    """The lobby says how often a table was written to."""
    right = OpenTables.listed

    async def generous(tables: OpenTables, wanted: Any) -> list[wire.TableInfo]:
        found = await right(tables, wanted)
        for info in found:
            ((version,),) = await tables._store.read("SELECT version FROM tables WHERE id = ?", info.table)
            info.rules_version = version
        return found

    patch.setattr(OpenTables, "listed", generous)


def leak_report(patch: pytest.MonkeyPatch) -> None:
    """A bug report with a checksum of the true state."""
    right = Archive.report

    async def generous(archive: Archive, table: Table, observer: int, asker: str) -> Any:
        made = await right(archive, table, observer, asker)
        made.version = hashed(table)
        return made

    patch.setattr(Archive, "report", generous)


def leak_replay(patch: pytest.MonkeyPatch) -> None:
    """The replay as somebody else saw it."""
    right = Archive.replay

    async def generous(archive: Archive, table: Table, cut: Cut, asker: str) -> bytes:
        return await right(archive, table, replace(cut, view="seat:1"), asker)

    patch.setattr(Archive, "replay", generous)


def leak_header(patch: pytest.MonkeyPatch) -> None:
    """A header of a refusal that says how many are still thinking."""
    right = Archive.chance

    async def hasty(archive: Archive, table: Table, asker: str) -> bytes:
        try:
            return await right(archive, table, asker)
        except Refusal as error:
            error.arguments["wait"] = len(table.sealed)
            raise

    patch.setattr(Archive, "chance", hasty)


def leak_refusal(patch: pytest.MonkeyPatch) -> None:
    """Another refusal where somebody has answered."""
    right = Archive.chance

    async def hasty(archive: Archive, table: Table, asker: str) -> bytes:
        if table.sealed:
            raise Refusal("analysis_unfinished")
        return await right(archive, table, asker)

    patch.setattr(Archive, "chance", hasty)


LEAKS: list[Callable[[pytest.MonkeyPatch], None]] = [
    value for name, value in sorted(globals().items()) if name.startswith("leak_")
]


@pytest.mark.parametrize("leak", LEAKS, ids=lambda leak: leak.__name__)
def test_every_planted_leak_is_caught(
    leak: Callable[[pytest.MonkeyPatch], None], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    leak(monkeypatch)
    # Where answers lie sealed, and where cards are hidden.
    for game, players, options, plies in (SETTINGS[2], SETTINGS[1]):
        folder = tmp_path / game
        folder.mkdir()
        one, other = both(folder, position(game, players, options, plies + 3, plies), 0)
        if one != other:
            return
    pytest.fail(f"nobody noticed: {leak.__doc__}")
