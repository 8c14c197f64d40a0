"""Own boards, decks and scenarios: stored once and small, never in a head, and never under a shipped one's name."""

import asyncio
import contextlib
import json
import re
import sqlite3
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from safehouse.core import fair, record
from safehouse.core.header import digest
from safehouse.core.own import shown_name
from safehouse.core.registry import find_game
from safehouse.server import seating, wire
from safehouse.server.errors import BadRequest
from safehouse.server.house import House
from safehouse.server.open_tables import Filter
from safehouse.server.settings import Settings
from safehouse.server.store.base import MIGRATIONS, Statement
from safehouse.server.wishes import MOST_BYTES
from safehouse.server.words import scenario_text
from tests.cli.said import run
from tests.server.client import Running, finished
from tests.server.postgres import execute
from tests.server.test_earlier_data import TABLES, contents, copied

VIENNA = {"board": "balanced", "cards": "classic", "missions": "balanced", "tracks": "balanced"}
PERSONS = [wire.SeatWish("person"), wire.SeatWish("person")]
# No head needs more: names, keys, hashes.
SMALL = 4_000


def in_house(address: str, test: Callable[[House], Awaitable[None]]) -> None:
    async def live() -> None:
        house = House(Settings(database=address, workers=1, pace=0.0, tables_per_hour=1000, megabytes_per_hour=1000))
        await house.open()
        try:
            await test(house)
        finally:
            await house.close()

    asyncio.run(live())


def changed(game: str, role: str, name: str) -> dict[str, Any]:
    """A shipped file with another source: as good as the shipped one, and not the same."""
    return {**json.loads(find_game(game).shipped_file(role, name)), "source": "a test"}


def padded(content: object, length: int = 399_000) -> str:
    text = json.dumps(content, indent=2)
    return text[:1] + " " * (length + 1 - len(text)) + text[1:]


def fat(number: int) -> wire.NewTable:
    files = {role: padded(changed("vienna", role, name), 399_000 - number) for role, name in VIENNA.items()}
    return wire.NewTable("vienna", PERSONS, own=1, listed=True, files=files)


# --- 3b: stored once, never in a head ---------------------------------------------------------------------------


def test_a_hundred_fat_tables_are_listed_in_few_bytes(address: str) -> None:
    """Finding 3b: heads of 1.6 MB each, decoded a hundred at a time."""

    async def test(house: House) -> None:
        for number in range(100):
            await house.create(fat(number), "here")
        tables = await house.store.listed()
        assert len(tables) == len(await house.open_tables.listed(Filter())) == 100
        assert max(len(head) for _, head in tables) < SMALL
        bodies = [row[0] for row in await house.store.read("SELECT body FROM files")]
        own = [json.dumps(changed("vienna", role, name), separators=(",", ":")) for role, name in VIENNA.items()]
        assert sorted(bodies) == sorted(own), "once each, without padding"

    in_house(address, test)


def test_nothing_but_a_new_table_writes_files(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    written: list[Statement] = []

    async def test(house: House) -> None:
        seated = await house.create(fat(0), "here")
        table = await house.table(seated.table)
        transact = house.store.transact

        async def noted(name: str, first: Statement | None, rest: Any) -> None:
            written.extend([*([first] if first else []), *rest])
            await transact(name, first, rest)

        monkeypatch.setattr(house.store, "transact", noted)
        await table.step(lambda: seating.say(table, 0, "Anna", "Good evening."))
        await table.step(lambda: table.change_head(table.head.copy(), deadline=3.0))
        await table.step(lambda: seating.join(table, wire.Join("Ben")))

    in_house(address, test)
    assert not [sql for sql, _ in written if "files" in sql]
    assert any("head = ?" in sql for sql, _ in written)
    assert max(len(str(value)) for _, values in written for value in values) < SMALL


def test_files_go_with_the_last_table_that_has_them(address: str) -> None:
    async def stored(house: House) -> int:
        return int((await house.store.read("SELECT count(*) FROM files"))[0][0])

    async def test(house: House) -> None:
        first, second = [(await house.create(fat(number), "here")).table for number in range(2)]
        assert await stored(house) == len(VIENNA)
        await delete(house, first)
        await house.store.purge_files(time.time() + 1)
        assert await stored(house) == len(VIENNA), "the second table plays with them"
        await delete(house, second)
        await house.store.purge_files(time.time() - 60)
        assert await stored(house) == len(VIENNA), "somebody may be about to use them"
        await house.store.purge_files(time.time() + 1)
        assert await stored(house) == 0

    async def delete(house: House, name: str) -> None:
        house.forget(name)
        await house.store.transact(name, None, [("UPDATE tables SET touched = 1 WHERE id = ?", (name,))])
        assert await house.store.purge(2) == [name]

    in_house(address, test)


def test_a_rematch_has_the_same_files(address: str) -> None:
    async def test(house: House) -> None:
        deck = json.dumps(changed("heimlich", "deck", "classic"))
        wish = wire.NewTable("heimlich", [wire.SeatWish("bot", "random")] * 2, own=0, files={"deck": deck})
        table = await house.table((await house.create(wish, "here")).table)
        while table.head.status != "over":  # noqa: ASYNC110
            await asyncio.sleep(0.01)
        again = await house.table(await house.rematch(table))
        assert again.texts == table.texts
        assert again.head.own == table.head.own
        rows = await house.store.read("SELECT hash FROM file_uses WHERE table_id = ?", again.id)
        assert {row[0] for row in rows} == set(again.head.texts.values())

    in_house(address, test)


def test_earlier_heads_give_their_files_away(address: str, tmp_path: Path) -> None:
    """Of a database that 717373e wrote: each text is there, letter by letter, and no head holds one."""
    path = copied(tmp_path)
    with sqlite3.connect(path) as connection:
        rows = connection.execute("SELECT * FROM tables").fetchall()
        snapshots = connection.execute("SELECT * FROM snapshots").fetchall()
    before = {row[0]: json.loads(row[6]) for row in rows}
    if address.startswith("sqlite:"):
        Path(address.removeprefix("sqlite:")).write_bytes(path.read_bytes())
    else:
        asyncio.run(fill(address, rows, snapshots))

    async def test(house: House) -> None:
        found = await house.store.read("SELECT id, head FROM tables")
        assert len(found) == len(TABLES)
        assert max(len(head) for _, head in found) < SMALL
        for name, head in before.items():
            table = await house.table(name)
            assert dict(table.texts.files) == head["files"]
            assert table.texts.scenario == head.get("scenario_text", "")
            assert table.head.options == head["options"]
        assert (await house.store.earlier_heads("", 1)) == []

    in_house(address, test)


async def fill(address: str, rows: list[Any], snapshots: list[Any]) -> None:
    await execute(address, "CREATE TABLE safehouse_schema (version BIGINT NOT NULL)")
    await execute(address, "INSERT INTO safehouse_schema VALUES (1)")
    for statement in MIGRATIONS[0]:
        await execute(address, statement)
    for row in rows:
        await execute(address, "INSERT INTO tables VALUES ($1, $2, $3, $4, $5, $6, $7)", *row)
    for row in snapshots:
        await execute(address, "INSERT INTO snapshots VALUES ($1, $2, $3)", *row)


def test_a_missing_file_is_named(address: str) -> None:
    async def test(house: House) -> None:
        seated = await house.create(fat(0), "here")
        house.forget(seated.table)
        house.files._kept.clear()
        await house.store.transact("", None, [("DELETE FROM files", ())])
        with pytest.raises(Exception, match="a file is missing"):
            await house.table(seated.table)

    in_house(address, test)


def test_a_file_that_is_large_without_its_padding(server: Running) -> None:
    deck = {**changed("heimlich", "deck", "classic"), "source": "x" * MOST_BYTES}
    wish = {"game": "heimlich", "seats": [{"kind": "person"}] * 2, "files": {"deck": json.dumps(deck)}}
    status, problem = server.post("/api/tables", wish)
    assert (status, problem["key"], problem["args"]["role"]) == (400, "file_too_large", "deck")
    wish["files"] = {"deck": padded(changed("heimlich", "deck", "classic"))}
    assert server.post("/api/tables", wish)[0] == 201


# --- 5: never under a shipped one's name ------------------------------------------------------------------------


def rigged_deck() -> dict[str, Any]:
    """One card more of a kind and one less of another, and called classic."""
    deck: dict[str, Any] = json.loads(find_game("heimlich").shipped_file("deck", "classic"))
    least, most = sorted(deck["kinds"], key=lambda kind: int(kind["copies"]))[:: len(deck["kinds"]) - 1]
    least["copies"], most["copies"] = least["copies"] + 1, most["copies"] - 1
    return deck


def rigged_scenario(name: str = "h6_2_scoring") -> dict[str, Any]:
    content: dict[str, Any] = json.loads(scenario_text(find_game("heimlich"), "h6_2_scoring"))
    return content | {"name": name, "set": {**content["set"], "stone": {"purple": 40, "blue": 35}}}


def test_a_rigged_deck_is_not_called_classic(server: Running) -> None:
    files = {"deck": json.dumps(rigged_deck())}
    options = {"mode": "top_secret"}
    table = server.create("heimlich", "ppp", files=files, options=options, listed=True)["table"]
    listed = next(info for info in server.get("/api/tables")[1] if info["table"] == table)
    info = server.get(f"/api/tables/{table}")[1]
    assert listed == info
    hashed = digest(json.dumps(rigged_deck(), separators=(",", ":")))[:6]
    assert info["own"] == [{"role": "deck", "name": "classic", "hash": hashed}]
    assert info["options"]["deck"] == f"classic#{hashed}"
    assert info["options"]["board"] == "classic"


@pytest.mark.parametrize("name", ["classic", "short"])
def test_a_shipped_board_that_somebody_brings_is_shipped(server: Running, name: str) -> None:
    text = find_game("heimlich").shipped_file("board", name)
    for brought in (text, padded(json.loads(text))):
        seated = server.create("heimlich", "ppp", files={"board": brought})
        assert seated["info"]["own"] == []
        assert seated["info"]["options"]["board"] == name


def test_a_name_is_shown_without_signs() -> None:
    assert shown_name("cla\u202essic\u00b7#x") == "classicx"
    assert shown_name("\u202e") == "-"


def test_a_scenario_is_called_by_its_content(server: Running) -> None:
    seats = [{"kind": "person"}] * 4
    own = server.post("/api/tables", {"game": "heimlich", "seats": seats, "scenario": json.dumps(rigged_scenario())})
    info = own[1]["info"]
    assert info["own"][0]["role"] == "scenario"
    assert info["scenario"] == f"h6_2_scoring#{info['own'][0]['hash']}"
    text = scenario_text(find_game("heimlich"), "h6_2_scoring")
    for given in ("h6_2_scoring", text, padded(json.loads(text), 150_000)):
        told = server.post("/api/tables", {"game": "heimlich", "seats": seats, "scenario": given})[1]["info"]
        assert (told["scenario"], told["own"]) == ("h6_2_scoring", [])


def test_own_files_in_a_scenario_are_marked_too(server: Running) -> None:
    content = rigged_scenario("mine") | {"files": {"deck": rigged_deck()}}
    seats = [{"kind": "person"}] * 4
    status, seated = server.post("/api/tables", {"game": "heimlich", "seats": seats, "scenario": json.dumps(content)})
    assert status == 201, seated
    assert [mark["role"] for mark in seated["info"]["own"]] == ["deck", "scenario"]
    assert seated["info"]["options"]["deck"].startswith("classic#")


def audited(server: Running, table: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> tuple[int, str, str]:
    text = server.get(f"/api/tables/{table}/record")[1]
    file = tmp_path / "game.sfh"
    file.write_text(text if isinstance(text, str) else json.dumps(text), encoding="utf-8")
    commitment = server.get(f"/api/tables/{table}")[1]["commitment"]
    return run(capsys, "audit", file, "--commitment", commitment)


def test_the_record_and_its_audit_name_own_files(
    server: Running, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    files = {"deck": json.dumps(rigged_deck())}
    table = finished(server, "heimlich", 3, files=files, options={"mode": "top_secret"})
    info = server.get(f"/api/tables/{table}")[1]
    text = server.get(f"/api/tables/{table}/record")[1]
    assert f'[Option.deck "{info["options"]["deck"]}"]' in text
    assert record.read(text).files["deck"] == json.dumps(rigged_deck(), separators=(",", ":"))
    status, out, err = audited(server, table, tmp_path, capsys)
    assert (status, err) == (0, "")
    assert out.splitlines()[1] == f"Played with an own deck, {info['options']['deck']}."


@pytest.mark.parametrize("own", [True, False])
def test_a_game_from_a_scenario_is_audited(
    server: Running, tmp_path: Path, capsys: pytest.CaptureFixture[str], own: bool
) -> None:
    """Finding 5: its record had no seed."""
    given = json.dumps(rigged_scenario("standard")) if own else "h6_2_scoring"
    table = finished(server, "heimlich", 4, scenario=given)
    info = server.get(f"/api/tables/{table}")[1]
    status, out, err = audited(server, table, tmp_path, capsys)
    assert (status, err) == (0, "")
    verified, used = out.splitlines()
    assert " dice and draws verified" in verified
    named = f"an own scenario, {info['scenario']}" if own else "the scenario h6_2_scoring that comes with the game"
    assert used == f"Played with {named}."
    told = server.get(f"/api/tables/{table}/record")[1]
    line = "\n".join(told["line"])
    face = re.search(r"\*roll:(\d)", line)
    assert face is not None
    other = "5" if face[1] != "5" else "4"
    broken = {**told, "line": line[: face.start()] + f"*roll:{other}"}
    with pytest.raises(fair.NotFair, match=f"the record has roll:{other}"):
        fair.audit_text(json.dumps(broken))
    # A game of a single die comes out alike with one nonce in six.
    refused = 0
    for number in range(30):
        nonces = {**told, "fair": {**told["fair"], fair.NONCES_TAG: f'["other {number}", "", "", ""]'}}
        with contextlib.suppress(fair.NotFair):
            fair.audit_text(json.dumps(nonces))
            continue
        refused += 1
    assert refused > 15


def test_a_wish_is_refused_before_anything_is_stored(address: str) -> None:
    async def test(house: House) -> None:
        deck = {**rigged_deck(), "cards": 3}
        wish = wire.NewTable("heimlich", PERSONS, files={"deck": json.dumps(deck)})
        with pytest.raises(BadRequest):
            await house.create(wish, "here")
        assert await house.store.read("SELECT hash FROM files") == []

    in_house(address, test)


def test_the_fixture_has_texts_in_its_heads() -> None:
    assert b'"files":{"' in contents()["tables.db"]
