"""Administration: what the command, the API and other processes do, and that nobody else can."""

import asyncio
import json
import os
import sqlite3
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import closing, suppress
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from safehouse.remote import Closed
from safehouse.server import access, acts
from tests.server import nursery
from tests.server.client import Player, Running, finished, running
from tests.server.postgres import execute
from tests.waiting import until

TOKEN = "the-administrator-s-own-token"
API = "/api/admin"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    folder = tmp_path_factory.mktemp("admin")
    with running(f"sqlite:{folder}/tables.db", admin_token=TOKEN, trust_proxy="yes") as one:
        yield one


def do(server: Running, act: str, **more: Any) -> dict[str, Any]:
    status, answer = server.post(API, {"act": act, **more}, TOKEN)
    assert status == 200, answer
    return dict(answer)


def command(*words: str, **environment: str) -> "subprocess.CompletedProcess[str]":
    return nursery.run("safehouse", "admin", *words, **environment)


def seated(
    server: Running, game: str = "suitcase", seats: str = "ppp", token_of: str = "Anna", own: int = 1, **more: Any
) -> tuple[str, list[str]]:
    """Open a table for persons and return it with the tokens of its seats, once the game has begun."""
    made = server.create(game, seats, name=token_of, own=own, **more)
    table, tokens = made["table"], [made["token"]]
    others = ("Ben", "Cleo")[: seats.count("p") - own]
    tokens += [server.post(f"/api/tables/{table}/join", {"name": name})[1]["token"] for name in others]
    server.wait_for(table, "playing")
    return table, tokens


# --- Tables -----------------------------------------------------------------------------------------------------


def test_tables_are_listed_by_what_they_are(either: str) -> None:
    with running(either, admin_token=TOKEN) as server:
        check_list(server)


def check_list(server: Running) -> None:
    playing, _ = seated(server, listed=True)
    waiting = server.create("heimlich", "pp", name="Dora")["table"]

    def names(**filters: Any) -> set[str]:
        return {one["table"] for one in do(server, "tables", **filters)["tables"]}

    assert {playing, waiting} <= names()
    assert playing in names(status="playing")
    assert waiting not in names(status="playing")
    assert waiting in names(game="heimlich", listed=False, newer_days=1)
    assert playing not in names(game="heimlich")
    assert playing in names(listed=True)
    assert not names(older_days=1)
    assert server.post(API, {"act": "tables", "status": "strange"}, TOKEN)[0] == 400


def test_a_list_has_pages(tmp_path: Path) -> None:
    with running(f"sqlite:{tmp_path}/t.db", admin_token=TOKEN) as server:
        made = {server.create("heimlich", "pp")["table"] for _ in range(acts.PAGE + 7)}
        pages = [do(server, "tables", page=page) for page in range(3)]
    assert [len(page["tables"]) for page in pages] == [acts.PAGE, 7, 0]
    assert {one["table"] for page in pages for one in page["tables"]} == made
    assert {page["total"] for page in pages} == {len(made)}


def test_a_table_is_shown_as_a_spectator_sees_it(server: Running) -> None:
    table, tokens = seated(server, webhook="http://127.0.0.1:9/secret")
    commitment = server.get(f"/api/tables/{table}")[1]["commitment"]
    given = {"type": "nonce", "commitment": commitment, "nonce": "my-own-secret-nonce"}
    server.post(f"/api/tables/{table}/do", given, tokens[0])
    server.post(f"/api/tables/{table}/do", {"type": "note", "text": "my secret note"}, tokens[0])
    server.post(f"/api/tables/{table}/do", {"type": "say", "text": "Good luck!"}, tokens[0])
    shown = do(server, "table", table=table)
    assert [seat["name"] for seat in shown["info"]["seats"]] == ["Anna", "Ben", "Cleo"]
    assert [said["text"] for said in shown["chat"]] == ["Good luck!"]
    text = json.dumps([shown, do(server, "tables"), do(server, "connected"), do(server, "audit")])
    with closing(sqlite3.connect(server.database.removeprefix("sqlite:"))) as store:
        (head,) = store.execute("SELECT head FROM tables WHERE id = ?", (table,)).fetchone()
    hidden = json.loads(head)
    for secret in ("secret", *tokens, hidden["seed"], hidden["host"], *(seat["key"] for seat in hidden["seats"])):
        assert secret not in text


def test_a_closed_table_ends_and_says_why(server: Running) -> None:
    table, tokens = seated(server)
    path = f"/api/tables/{table}"

    async def close() -> dict[str, Any]:
        async with Player(server, table, tokens[1]) as ben:
            await ben.until("snapshot")
            await asyncio.to_thread(do, server, "close", table=table, reason="Insults in the chat")
            info = await ben.until("info")
            await ben.say(type="say", text="What?")
            problem = await ben.until("problem")
            assert (problem["key"], problem["args"]) == ("table_closed", {"reason": "Insults in the chat"})
            return dict(info["info"])

    assert asyncio.run(close())["closed"] == "Insults in the chat"
    state = server.get(f"{path}/state", tokens[0])[1]
    row = {"id": "x", "at": state["seq"], "row": state["decision"]["options"][:1]}
    for route, body in (("act", row), ("join", {"name": "Eve"}), ("do", {"type": "rematch"})):
        status, problem = server.post(f"{path}/{route}", body, tokens[0])
        assert (status, problem["key"]) in ((409, "table_closed"), (409, "game_not_over")), route
    assert table not in {one["table"] for one in do(server, "tables", status="playing")["tables"]}
    assert table in {one["table"] for one in do(server, "tables", status="closed")["tables"]}
    do(server, "reopen", table=table)
    until(lambda: server.get(path)[1]["closed"] == "")
    assert server.post(f"{path}/do", {"type": "say", "text": "On we go."}, tokens[0])[0] == 200


def test_a_table_that_nobody_has_begun_can_be_closed(server: Running) -> None:
    made = server.create("heimlich", "ppp", listed=True)
    assert made["table"] in {one["table"] for one in server.get("/api/tables")[1]}
    do(server, "close", table=made["table"], reason="Spam")
    assert made["table"] not in {one["table"] for one in server.get("/api/tables")[1]}
    status, problem = server.post(f"/api/tables/{made['table']}/join", {"name": "Eve"})
    assert (status, problem["key"]) == (409, "table_closed")
    assert problem["text"] == "The administrator closed this table: Spam"


def test_bots_stop_at_a_closed_table(tmp_path: Path) -> None:
    with running(f"sqlite:{tmp_path}/t.db", admin_token=TOKEN, pace=0.02) as server:
        table = server.create("vienna", "bb", own=0)["table"]
        server.wait_for(table, "playing")
        do(server, "close", table=table, reason="Enough")
        time.sleep(0.3)
        before = server.get(f"/api/tables/{table}/state")[1]["seq"]
        time.sleep(0.5)
        assert server.get(f"/api/tables/{table}/state")[1]["seq"] == before


def test_a_deleted_table_is_gone_for_those_who_sit_there(server: Running) -> None:
    table, tokens = seated(server)

    async def delete() -> dict[str, Any]:
        async with Player(server, table, tokens[1]) as ben:
            await ben.until("snapshot")
            await asyncio.to_thread(do, server, "delete", table=table)
            bye = await ben.until("bye")
            with pytest.raises(Closed):
                await ben.hear(3.0)
            return bye

    bye = asyncio.run(delete())
    assert (bye["code"], bye["key"]) == ("deleted", "no_table")
    assert server.get(f"/api/tables/{table}")[0] == 404
    with closing(sqlite3.connect(server.database.removeprefix("sqlite:"))) as store:
        for name in ("log", "sealed", "acks", "snapshots", "chat", "notes"):
            assert store.execute(f"SELECT count(*) FROM {name} WHERE table_id = ?", (table,)).fetchone() == (0,)  # noqa: S608
    assert server.post(API, {"act": "delete", "table": table}, TOKEN)[1]["key"] == "no_table"


def test_a_damaged_table_can_be_listed_and_deleted(tmp_path: Path) -> None:
    with running(f"sqlite:{tmp_path}/t.db", admin_token=TOKEN) as server:
        table = server.create("heimlich", "pp")["table"]
    with closing(sqlite3.connect(tmp_path / "t.db")) as store, store:
        store.execute("UPDATE tables SET head = 'rubbish'")
    with running(f"sqlite:{tmp_path}/t.db", admin_token=TOKEN) as server:
        (line,) = do(server, "tables")["tables"]
        assert (line["table"], line["game"]) == (table, "")
        status, problem = server.post(API, {"act": "table", "table": table}, TOKEN)
        assert (status, problem["key"]) == (400, "unusable")
        do(server, "delete", table=table)
        assert do(server, "tables")["total"] == 0


def test_a_finished_table_can_be_closed(server: Running) -> None:
    """Its record stays, and nobody writes there or opens a rematch."""
    made = server.create("heimlich", "pb", name="Anna")
    table, token = made["table"], made["token"]
    play_to_the_end(server, table, token)
    do(server, "close", table=table, reason="Insults")
    until(lambda: server.get(f"/api/tables/{table}")[1]["closed"] == "Insults")
    before = do(server, "tables")["total"]
    for wish in ({"type": "say", "text": "Ha!"}, {"type": "rematch"}):
        assert server.post(f"/api/tables/{table}/do", wish, token)[1]["key"] == "table_closed"
    assert do(server, "tables")["total"] == before
    assert server.get(f"/api/tables/{table}/record")[0] == 200
    assert table in {one["table"] for one in do(server, "tables", status="over")["tables"]}


# --- Erasing ----------------------------------------------------------------------------------------------------


def rows_with(database: str, word: str) -> list[tuple[str, str]]:
    """Every row of the database that holds a word."""
    if not database.startswith("sqlite:"):
        return asyncio.run(rows_of_postgres_with(database, word))
    found: list[tuple[str, str]] = []
    with closing(sqlite3.connect(database.removeprefix("sqlite:"))) as store:
        for (name,) in store.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall():
            rows = [repr(row) for row in store.execute(f"SELECT * FROM {name}")]  # noqa: S608
            found += [(name, row) for row in rows if word in row]
    return found


async def rows_of_postgres_with(database: str, word: str) -> list[tuple[str, str]]:
    tables = await execute(
        database, "SELECT table_name FROM information_schema.tables WHERE table_schema = current_schema()"
    )
    found: list[tuple[str, str]] = []
    for (table,) in tables:
        rows = await execute(database, f"SELECT one::text FROM {table} one")  # noqa: S608
        found += [(str(table), str(row)) for (row,) in rows if word in str(row)]
    return found


@pytest.fixture(params=["sqlite", "postgresql"])
def either(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of a fresh database of either kind."""
    return f"sqlite:{tmp_path}/t.db" if request.param == "sqlite" else str(request.getfixturevalue("database"))


def test_a_persons_data_are_erased_everywhere(either: str) -> None:
    name = "Xaverina"
    with running(either, admin_token=TOKEN) as server:
        made = server.create("heimlich", "pb", name=name, webhook="http://127.0.0.1:9/her-webhook")
        first, token = made["table"], made["token"]
        play_to_the_end(server, first, token)
        record = server.get(f"/api/tables/{first}/record")[1]
        assert f'[Seat1 "{name}"]' in record
        for command in (
            {"type": "note", "text": "her-note"},
            {"type": "say", "text": "her-words"},
            {"type": "rematch"},
        ):
            assert server.post(f"/api/tables/{first}/do", command, token)[0] == 200
        second = server.get(f"/api/tables/{first}")[1]["next"]
        server.wait_for(second, "playing")
        other = server.create("heimlich", "pp", name="Ben")["table"]
        # Two seats at one device, which have spoken and been reported.
        third, tokens = seated(server, token_of="Doris", own=2, seats="ppp")
        for seat in (0, 1):
            wish = {"type": "say", "text": f"doris-words {seat}"}
            assert server.post(f"/api/tables/{third}/do?seat={seat}", wish, tokens[0])[0] == 200
        report = {"type": "report_abuse", "seat": 1, "reason": "spam"}
        assert server.post(f"/api/tables/{third}/do", report, tokens[1])[0] == 200

        done = do(server, "erase", table=second, seat=1)
        assert set(done["changed"]) == {first, second}
        for word in (name, "her-webhook", "her-note", "her-words"):
            assert rows_with(server.database, word) == [], word
        for table in (first, second):
            info = server.get(f"/api/tables/{table}")[1]
            assert [seat["name"] for seat in info["seats"] if seat["kind"] == "person"] in (["Player 1"], ["Player 2"])
            status, problem = server.get(f"/api/tables/{table}/state", token)
            assert (status, problem["key"]) == (403, "bad_token")
        assert server.get(f"/api/tables/{other}")[1]["seats"][0]["name"] == "Ben"
        # The finished game is the same but for the name; a bot plays the other one on.
        assert server.get(f"/api/tables/{first}/record")[1] == record.replace(name, "Player 1")
        replay = server.get(f"/api/tables/{first}/replay?view=all")[1]
        assert replay["names"][0] == "Player 1"
        server.wait_for(second, "over")
        assert name not in json.dumps(do(server, "audit"))
        assert rows_with(server.database, "doris-words")
        assert do(server, "erase", table=third, seat=1)["changed"] == [third]
        for word in ("Doris", "doris-words"):
            assert rows_with(server.database, word) == [], word
        status, problem = server.post(API, {"act": "erase", "table": first, "seat": 0}, TOKEN)
        assert (status, problem["key"]) == (403, "nobody_there")


def play_to_the_end(server: Running, table: str, token: str) -> None:
    """Let a bot play for the person, who comes back when it is over."""
    server.wait_for(table, "playing")
    assert server.post(f"/api/tables/{table}/do", {"type": "leave"}, token)[0] == 200

    async def watch() -> None:
        async with Player(server, table, token) as player:
            while server.get(f"/api/tables/{table}")[1]["status"] != "over":
                await player.hear(20.0)

    asyncio.run(watch())
    until(lambda: server.get(f"/api/tables/{table}/record")[0] == 200)


def test_before_the_game_the_seat_is_free_again(server: Running) -> None:
    table = server.create("heimlich", "ppp", name="Anna")["table"]
    do(server, "erase", table=table, seat=0)
    until(lambda: server.get(f"/api/tables/{table}")[1]["seats"][0]["kind"] == "open")
    assert rows_with(server.database, table)


# --- Addresses and names ----------------------------------------------------------------------------------------


def asked_from(server: Running, address: str) -> tuple[int, Any]:
    import httpx

    answer = httpx.get(f"{server.url}/api/games", headers={"X-Forwarded-For": address})
    return answer.status_code, {**answer.json(), **dict(answer.headers)} if answer.status_code == 403 else None


def is_refused(server: Running, address: str) -> bool:
    return asked_from(server, address)[0] == 403


def is_let_in(server: Running, address: str) -> bool:
    return asked_from(server, address)[0] == 200


def test_a_blocked_address_is_refused_and_let_in_again(server: Running) -> None:
    for network, inside, outside in (
        ("203.0.113.7", "203.0.113.7", "203.0.113.8"),
        ("198.51.100.0/24", "198.51.100.250", "198.51.101.1"),
        ("2001:db8:0:1::5", "2001:db8:0:1:ffff::9", "2001:db8:0:2::5"),
        ("2001:db8:7::/48", "2001:db8:7:9::1", "2001:db8:8::1"),
    ):
        do(server, "block", network=network, reason="Floods", days=2)
        until(partial(is_refused, server, inside))
        refused = asked_from(server, inside)[1]
        assert (refused["code"], refused["key"]) == ("forbidden", "address_blocked_for")
        assert refused["args"]["reason"] == "Floods"
        assert int(refused["retry-after"]) == refused["args"]["wait"] > 86400
        assert asked_from(server, outside)[0] == 200
        (listed,) = do(server, "blocks")["blocks"]
        do(server, "unblock", network=listed["network"])
        until(partial(is_let_in, server, inside))


def test_a_block_ends_by_itself(server: Running) -> None:
    do(server, "block", network="203.0.113.50", reason="Calm down", days=1.5 / 86400)
    until(lambda: asked_from(server, "203.0.113.50")[0] == 403)
    until(lambda: asked_from(server, "203.0.113.50")[0] == 200)
    do(server, "unblock", network="203.0.113.50")


async def until_closed(line: Any) -> AsyncIterator[str]:
    import websockets

    with suppress(websockets.ConnectionClosed):
        async with asyncio.timeout(5):
            while True:
                yield await line.recv()


def test_the_sockets_of_a_blocked_address_are_cut(server: Running) -> None:
    table, tokens = seated(server)

    async def talk() -> None:
        import websockets

        uri = f"ws://127.0.0.1:{server.port}/ws"
        headers = {"X-Forwarded-For": "203.0.113.99"}
        async with websockets.connect(uri, additional_headers=headers) as line:
            await line.send(json.dumps({"type": "hello", "version": 1, "table": table, "token": tokens[0]}))
            while json.loads(await line.recv())["type"] != "snapshot":
                pass
            told = await asyncio.to_thread(do, server, "connected")
            assert {"address": "203.0.113.99", "sockets": 1} in told["addresses"]
            assert {"table": table, "players": 1, "spectators": 0} in told["tables"]
            await asyncio.to_thread(do, server, "block", network="203.0.113.99", reason="Insults")
            heard = [json.loads(text) async for text in until_closed(line)]
            assert [(one["code"], one["key"]) for one in heard if one["type"] == "bye"] == [
                ("blocked", "address_blocked")
            ]
        with pytest.raises(websockets.InvalidStatus) as refused:
            await websockets.connect(uri, additional_headers=headers)
        assert refused.value.response.status_code == 403
        assert json.loads(refused.value.response.body)["key"] == "address_blocked"

    asyncio.run(talk())
    do(server, "unblock", network="203.0.113.99")


@pytest.mark.parametrize(
    ("network", "key"),
    [("127.0.0.1", "network_own"), ("::1", "network_own"), ("0.0.0.0/0", "network_own"), ("11.0.0.0/7", "network_wide"),
     ("2001::/16", "network_wide"), ("here", "bad_network"), ("::ffff:127.0.0.1", "network_own")],
)  # fmt: skip
def test_what_cannot_be_blocked(server: Running, network: str, key: str) -> None:
    status, problem = server.post(API, {"act": "block", "network": network, "reason": "x"}, TOKEN)
    assert (status, problem["key"]) == (400, key)
    last = do(server, "audit")["entries"][0]
    assert (last["act"], last["result"]) == ("block", f"refused: {key}")


@pytest.mark.parametrize(
    "name", ["Rotzlöffel", "xxROTZLÖFFELxx", "R0tz l0ffel", "R\u043etzl\u043effel", "R.o.t.z.l.o.f.f.e.l",
             "\uff32\uff4ftzloffel", "rotz1offel"],
)  # fmt: skip
def test_a_refused_word_is_found_in_every_disguise(server: Running, name: str) -> None:
    do(server, "add_word", word="Rotzlöffel")
    body = {"game": "heimlich", "seats": [{"kind": "person"}] * 2, "name": name}
    until(lambda: server.post("/api/tables", body)[0] == 400)
    assert server.post("/api/tables", body)[1]["key"] == "name_refused"
    table = server.create("heimlich", "pp", name="Löffel")["table"]
    status, problem = server.post(f"/api/tables/{table}/join", {"name": name})
    assert (status, problem["key"]) == (400, "name_refused")
    assert "otz" not in problem["text"]
    do(server, "remove_word", word="Rotzlöffel")
    until(lambda: server.post("/api/tables", body)[0] == 201)


def test_a_word_that_is_in_half_of_all_names_is_refused(server: Running) -> None:
    assert server.post(API, {"act": "add_word", "word": "a-n"}, TOKEN)[1]["key"] == "word_short"
    assert server.post(API, {"act": "remove_word", "word": "unknown"}, TOKEN)[1]["key"] == "no_such_word"
    assert do(server, "words")["words"] == []


def test_nobody_shuts_themselves_out(server: Running) -> None:
    """The request comes through a proxy, from the network that it would block."""
    import httpx

    given = {"Authorization": f"Bearer {TOKEN}", "X-Forwarded-For": "203.0.113.77"}
    wish = {"act": "block", "network": "203.0.113.0/24", "reason": "x"}
    answer = httpx.post(server.url + API, json=wish, headers=given)
    assert (answer.status_code, answer.json()["key"]) == (400, "network_yours")
    assert do(server, "blocks")["blocks"] == []


@pytest.mark.parametrize(
    ("one", "other"),
    [("Anna", "anna"), ("Anna", "\u0410nna"), ("Ida", "lda"), ("Bob", "B0b"), ("Max Mai", "MaxMai"),
     ("Ann", "An\u200dn"), ("Tom", "\u03a4om"), ("Rita", "\uff32ita")],
)  # fmt: skip
def test_names_that_look_alike_are_told_apart(server: Running, one: str, other: str) -> None:
    table = server.create("heimlich", "pp", name=one)["table"]
    seated = server.post(f"/api/tables/{table}/join", {"name": other})[1]
    assert [seat["name"] for seat in seated["info"]["seats"]] == [one, f"{other} 2"]


@pytest.mark.parametrize(("one", "other"), [("Anna", "Anne"), ("J\u00f6rg", "Jorg"), ("Ben", "Ben 3")])
def test_other_names_stay_as_they_are(server: Running, one: str, other: str) -> None:
    table = server.create("heimlich", "pp", name=one)["table"]
    seated = server.post(f"/api/tables/{table}/join", {"name": other})[1]
    assert [seat["name"] for seat in seated["info"]["seats"]] == [one, other]


# --- Who may ------------------------------------------------------------------------------------------------------


def test_nobody_else_administers(tmp_path: Path) -> None:
    with running(f"sqlite:{tmp_path}/t.db") as server:
        seat = server.create("heimlich", "pp")["token"]
        for token in ("", seat, "x" * 43):
            status, problem = server.post(API, {"act": "storage"}, token)
            assert (status, problem["key"]) == (404, "not_found"), "without a secret there is no such page"
        assert server.get(f"{API}/session") == (200, {"enabled": False, "csrf": ""})
        assert server.post(f"{API}/session", {"token": "x"})[0] == 404


def test_guesses_are_counted(tmp_path: Path) -> None:
    with running(f"sqlite:{tmp_path}/t.db", admin_token=TOKEN) as server:
        keys = [server.post(API, {"act": "storage"}, "wrong")[1]["key"] for _ in range(access.ATTEMPTS)]
        assert keys == ["wrong_admin_token"] * access.ATTEMPTS
        for answer in (
            server.post(API, {"act": "storage"}, TOKEN),
            server.post(f"{API}/session", {"token": TOKEN}),
        ):
            status, problem = answer
            assert (status, problem["key"]) == (429, "too_many_attempts")
            assert problem["args"]["wait"] > 0
        # Whoever reads the lock is the server's owner, and is not kept out by somebody's guesses.
        assert command("--database", server.database, "storage").returncode == 0


def test_a_page_signs_in_and_must_prove_itself(tmp_path: Path) -> None:
    import httpx

    with running(f"sqlite:{tmp_path}/t.db", admin_token=TOKEN, url="https://games.example") as server:
        with httpx.Client(base_url=server.url) as page:
            assert page.get(f"{API}/session").json() == {"enabled": True, "csrf": ""}
            wrong = page.post(f"{API}/session", json={"token": "wrong"})
            assert (wrong.status_code, wrong.json()["key"], wrong.headers.get("set-cookie")) == (
                403,
                "wrong_admin_token",
                None,
            )
            signed = page.post(f"{API}/session", json={"token": TOKEN})
            cookie = signed.headers["set-cookie"]
            for part in ("HttpOnly", "SameSite=strict", "Path=/api/admin", "Secure"):
                assert part.lower() in cookie.lower()
            assert TOKEN not in cookie
        value = cookie.partition(";")[0].partition("=")[2].strip('"')
        csrf = signed.json()["csrf"]

        def act(cookie: str, csrf: str, **more: str) -> int:
            given = {"Cookie": f"{access.COOKIE}={cookie}", "X-Safehouse-CSRF": csrf, **more}
            return httpx.post(server.url + API, json={"act": "storage"}, headers=given).status_code

        again = httpx.get(f"{server.url}{API}/session", headers={"Cookie": f"{access.COOKIE}={value}"})
        assert again.json() == {"enabled": True, "csrf": csrf}
        assert act(value, csrf) == 200
        assert act(value, "") == 403
        assert act(value, "0" * 64) == 403
        assert act("", csrf) == 403
        assert act(value, csrf, Origin="https://evil.example") == 403
        expires, nonce, mark = value.split(".")
        assert act(f"{int(expires) + 1}.{nonce}.{mark}", csrf) == 403
        assert act("x", csrf) == act("..", csrf) == 403
    log = [(one["who"], one["act"], one["result"]) for one in json.loads(
        command("--database", f"sqlite:{tmp_path}/t.db", "--json", "audit").stdout)["entries"]]  # fmt: skip
    assert log == [("page, 127.0.0.1", "sign_in", "done"), ("page, 127.0.0.1", "sign_in", "refused: wrong_admin_token")]


def test_a_session_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    from safehouse.server.errors import NotYours
    from safehouse.server.settings import Settings

    door = access.Access(Settings(admin_token=TOKEN))
    session = door.sign_in(TOKEN, "1.2.3.4")
    assert door.session(session.cookie) == session
    assert access.Access(Settings(admin_token=TOKEN)).session(session.cookie) == session, "another process knows it"
    with pytest.raises(NotYours):
        access.Access(Settings(admin_token=TOKEN + "2")).session(session.cookie)
    now = time.time()
    monkeypatch.setattr("safehouse.server.access.time.time", lambda: now + access.SESSION_SECONDS + 2)
    with pytest.raises(NotYours):
        door.session(session.cookie)


def test_a_short_secret_is_refused(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "safehouse", "serve"], capture_output=True, text=True, timeout=60, check=False,
        env={**os.environ, "SAFEHOUSE_ADMIN_TOKEN": "short", "SAFEHOUSE_DATABASE": f"sqlite:{tmp_path}/t.db"},
    )  # fmt: skip
    assert done.returncode == 2
    assert "SAFEHOUSE_ADMIN_TOKEN must have at least" in done.stderr


# --- The command --------------------------------------------------------------------------------------------------


def test_the_command_asks_the_server_that_holds_the_file(tmp_path: Path) -> None:
    database = f"sqlite:{tmp_path}/t.db"
    with running(database) as server:
        lock = tmp_path / "t.db.lock"
        assert lock.stat().st_mode & 0o077 == 0
        local = json.loads(lock.read_text())["token"]
        table, _ = seated(server)
        done = command("--database", database, "close", table, "--reason", "Spam")
        assert (done.returncode, done.stdout) == (0, f"closed: {table}\n"), done.stderr
        until(lambda: server.get(f"/api/tables/{table}")[1]["closed"] == "Spam")
        # The same token through a proxy opens nothing.
        import httpx

        given = {"Authorization": f"Bearer {local}", "X-Forwarded-For": "203.0.113.7"}
        assert httpx.post(server.url + API, json={"act": "storage"}, headers=given).status_code == 404
    done = command("--database", database, "list", "--status", "closed")
    assert table in done.stdout, "and without a server it works on the file"
    done = command("--database", database, "delete", table)
    assert done.stdout == f"deleted: {table}\n"
    done = command("--database", database, "audit")
    assert "close" in done.stdout
    assert "entries: 2; nothing was changed or removed" in done.stdout
    with running(database) as server:
        assert server.get(f"/api/tables/{table}")[0] == 404
        assert server.post(API, {"act": "storage"}, local)[0] == 404, "the token of a server that has ended"


def test_the_command_says_what_is_wrong(tmp_path: Path, server: Running) -> None:
    for words, told in (
        (["--database", f"sqlite:{tmp_path}/none.db", "list"], "there is no database"),
        (["--server", server.url, "storage"], "set SAFEHOUSE_ADMIN_TOKEN"),
        (["--database", server.database, "show", "A" * 16], "This table no longer exists."),
        (["--database", server.database, "show", "short"], "the 16 characters at the end of its link"),
        (["--database", server.database, "list", "--status", "strange"], "--status must be open"),
    ):
        done = command(*words, SAFEHOUSE_ADMIN_TOKEN="")
        assert (done.returncode, done.stdout) == (2, ""), words
        assert told in done.stderr
        assert done.stderr.count("\n") == 1
    done = command("--server", server.url, "connected", SAFEHOUSE_ADMIN_TOKEN=TOKEN)
    assert done.returncode == 0


def test_every_listing_can_be_read(server: Running) -> None:
    seated(server)
    for words in (["list"], ["blocks"], ["words"], ["connected"], ["storage"], ["reports", "--all"], ["audit"]):
        for how in ([], ["--json"]):
            done = command("--database", server.database, *how, *words)
            assert (done.returncode, done.stderr) == (0, ""), words
            if how:
                json.loads(done.stdout)


# --- The audit log ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "damage",
    ["UPDATE audit_log SET result = 'nothing' WHERE number = 2", "DELETE FROM audit_log WHERE number = 2",
     "UPDATE audit_log SET at = at + 1 WHERE number = 1", "DELETE FROM audit_log WHERE number = 1"],
)  # fmt: skip
def test_a_changed_audit_log_is_noticed(tmp_path: Path, damage: str) -> None:
    database = f"sqlite:{tmp_path}/t.db"
    with running(database, admin_token=TOKEN) as server:
        for word in ("one1", "two2", "three"):
            do(server, "add_word", word=word)
        log = do(server, "audit")
        assert (log["broken"], log["total"]) == (0, 3)
        newest = log["entries"][0]
        assert (newest["who"], newest["act"], newest["about"], newest["result"]) == (
            "token, 127.0.0.1", "add_word", "word=three", "done",
        )  # fmt: skip
        assert abs(newest["at"] - time.time()) < 60
    with closing(sqlite3.connect(tmp_path / "t.db")) as store, store:
        store.execute(damage)
    done = command("--database", database, "audit")
    assert done.returncode == 1
    assert "the audit log was changed" in done.stdout


# --- Several processes --------------------------------------------------------------------------------------------


def is_answered(server: Running, body: dict[str, Any], status: int) -> bool:
    return server.post("/api/tables", body)[0] == status


def test_acts_hold_in_every_process(database: str) -> None:
    """What one process or the command does on PostgreSQL, all others do."""
    more: dict[str, Any] = {"admin_token": TOKEN, "trust_proxy": "yes"}
    with running(database, **more) as one, running(database, **more) as other:
        table, tokens = seated(one)
        second, _ = seated(one)

        async def watch() -> None:
            async with Player(other, table, tokens[1]) as ben, Player(other, second) as guest:
                await ben.until("snapshot")
                await guest.until("snapshot")
                assert command("--database", database, "close", table, "--reason", "Spam").returncode == 0
                assert (await ben.until("info"))["info"]["closed"] == "Spam"
                await asyncio.to_thread(do, one, "delete", table=second)
                assert (await guest.until("bye"))["code"] == "deleted"

        asyncio.run(watch())
        assert command("--database", database, "block", "203.0.113.7", "--reason", "x").returncode == 0
        assert command("--database", database, "add-word", "rotzloffel").returncode == 0
        body = {"game": "heimlich", "seats": [{"kind": "person"}] * 2, "name": "Rotzlöffel"}
        for server in (one, other):
            until(partial(is_refused, server, "203.0.113.7"))
            until(partial(is_answered, server, body, 400))
        do(other, "unblock", network="203.0.113.7")
        until(lambda: asked_from(one, "203.0.113.7")[0] == 200)
        log = do(one, "audit")
        assert (log["total"], log["broken"]) == (5, 0)
        assert finished(one, "heimlich", 2)
