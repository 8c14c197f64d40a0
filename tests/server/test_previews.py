"""What a messenger shows of a link: the game alone. Whatever happens at a table, its page is the same to the byte."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from safehouse.server import seating, wire
from safehouse.server.app import Application
from safehouse.server.pages import Page
from safehouse.server.settings import Settings
from tests.server.client import Running, running

INDEX = "<!doctype html><html><head><title>Safehouse</title></head><body></body></html>"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server with a client of one page and one picture."""
    folder: Path = tmp_path_factory.mktemp("client")
    (folder / "index.html").write_text(INDEX)
    (folder / "previews").mkdir()
    (folder / "previews" / "suitcase.jpg").write_bytes(b"\xff\xd8picture")
    with running(f"sqlite:{folder}/t.db", api_only="no", client=folder) as one:
        yield one


def page(server: Running, path: str) -> str:
    status, body = server.get(path)
    assert status == 200
    return str(body)


def test_the_start_page_has_a_preview(server: Running) -> None:
    shown = page(server, "/")
    assert '<meta property="og:title" content="Safehouse: three spy board games">' in shown
    assert f'<meta property="og:image" content="{server.url}/icon-512.png">' in shown


def test_a_link_shows_its_game(server: Running) -> None:
    table = server.create("suitcase", "pp")["table"]
    shown = page(server, f"/t/{table}")
    assert '<meta property="og:title" content="Suitcase – take a seat">' in shown
    assert f'<meta property="og:image" content="{server.url}/previews/suitcase.jpg">' in shown
    assert "Suitcase – a replay" in page(server, f"/replay/{table}")
    other = server.create("heimlich", "pp")["table"]
    assert "Heimlich &amp; Co. – take a seat" in page(server, f"/t/{other}")
    assert "icon-512.png" in page(server, f"/t/{other}"), "a game without a picture has the house's own"


def test_a_table_that_is_not_there_shows_the_house(server: Running) -> None:
    assert page(server, f"/t/{'A' * 16}") == page(server, "/")
    assert page(server, "/t/short") == page(server, "/")


def test_nothing_that_happens_at_a_table_changes_its_page(server: Running) -> None:
    seated = server.create("suitcase", "pp", name="Canary", listed=True)
    table, token = seated["table"], seated["token"]
    first = page(server, f"/t/{table}")
    assert server.post(f"/api/tables/{table}/join", {"name": "Ben"})[0] == 201
    server.wait_for(table, "playing")
    for command in ({"type": "note", "text": "secret"}, {"type": "say", "text": "hello"}, {"type": "leave"}):
        assert server.post(f"/api/tables/{table}/do", command, token)[0] == 200
        assert page(server, f"/t/{table}") == first
    assert "Canary" not in first
    assert page(server, f"/t/{server.create('suitcase', 'ppp')['table']}") == first


def looks(folder: Path) -> list[bytes]:
    """Return the page of one table before and after somebody sits down there."""
    (folder / "index.html").write_text(INDEX)

    async def both() -> list[bytes]:
        app = Application(Settings(database=f"sqlite:{folder}/t.db", client=str(folder)))
        await app.house.store.open()
        wish = wire.NewTable("suitcase", [wire.SeatWish(), wire.SeatWish(), wire.SeatWish()])
        name = (await app.house.create(wish, "")).table
        scope = {"path": f"/t/{name}", "headers": [(b"host", b"x")], "scheme": "http", "safehouse_address": ""}
        pages = [(await app.with_preview(scope)).body]
        table = await app.house.table(name)
        await table.step(lambda: seating.join(table, wire.Join("Ben")))
        pages.append((await app.with_preview(scope)).body)
        app.house.forget(name)
        await app.house.store.close()
        return pages

    return asyncio.run(both())


def test_a_planted_leak_is_caught(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A preview that says how many seats are free."""
    for folder in ("right", "wrong"):
        (tmp_path / folder).mkdir()
    before, after = looks(tmp_path / "right")
    assert before == after
    right = Application.with_preview

    async def talkative(app: Application, scope: Any) -> Page:
        made = await right(app, scope)
        (table,) = app.house.tables.values()
        free = sum(seat.kind == "open" for seat in table.head.seats)
        return Page(made.body + str(free).encode(), made.kind, made.cache)

    monkeypatch.setattr(Application, "with_preview", talkative)
    before, after = looks(tmp_path / "wrong")
    assert before != after


# --- Several at one screen --------------------------------------------------------------------------------------------


def names(server: Running, **wish: object) -> list[str]:
    return [seat["name"] for seat in server.create("heimlich", "ppp", **wish)["info"]["seats"]]


def test_those_at_one_screen_have_names(server: Running) -> None:
    assert names(server, own=3, name="Anna", names=["Ben", "Chris"]) == ["Anna", "Ben", "Chris"]
    assert names(server, own=3, name="Anna", names=["Anna", ""]) == ["Anna", "Anna 2", "Anna 3"]
    assert names(server, own=3, name="Anna") == ["Anna 1", "Anna 2", "Anna 3"]
    assert names(server, own=1, name="Anna", names=["Ben"]) == ["Anna", "", ""]
