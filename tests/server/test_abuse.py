"""Reports of abuse: they reach the administrator with what the reporter saw, and the table hears nothing of them."""

import asyncio
import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from typing import Any

import pytest

from safehouse.server import abuse
from tests.server.client import Player, Running, running
from tests.server.test_admin import TOKEN, do, seated


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(f"sqlite:{tmp_path_factory.mktemp('abuse')}/tables.db", admin_token=TOKEN) as one:
        yield one


def report(server: Running, table: str, token: str, **more: Any) -> tuple[int, Any]:
    wish = {"type": "report_abuse", "seat": 1, "reason": "insults", **more}
    return server.post(f"/api/tables/{table}/do", wish, token)


def test_a_report_reaches_the_administrator(server: Running) -> None:
    table, tokens = seated(server)
    for number in range(abuse.LINES + 3):
        server.post(f"/api/tables/{table}/do", {"type": "say", "text": f"line {number}"}, tokens[1])
    assert report(server, table, tokens[0], text="Look at\nthis.") == (200, [{"type": "kept", "reported": 1}])
    newest = do(server, "reports")["reports"][0]
    told = (newest["table"], newest["by_seat"], newest["seat"], newest["reason"], newest["text"], newest["done"])
    assert told == (table, 0, 1, "insults", "Look at\nthis.", False)
    lines = [(said["seat"], said["name"], said["text"]) for said in newest["chat"]]
    assert lines == [(1, "Ben", f"line {number}") for number in range(3, abuse.LINES + 3)]
    do(server, "finish_report", report=newest["report"])
    assert newest["report"] not in {one["report"] for one in do(server, "reports")["reports"]}
    assert newest["report"] in {one["report"] for one in do(server, "reports", done=True)["reports"]}


def test_the_lines_are_those_that_the_reporter_saw(server: Running) -> None:
    table, tokens = seated(server)
    server.post(f"/api/tables/{table}/do", {"type": "mute", "seat": 2}, tokens[0])
    for seat in (1, 2):
        server.post(f"/api/tables/{table}/do", {"type": "say", "text": f"from {seat}"}, tokens[seat])
    report(server, table, tokens[0])
    assert [said["text"] for said in do(server, "reports")["reports"][0]["chat"]] == ["from 1"]


def test_nobody_at_the_table_hears_of_it(server: Running) -> None:
    """No frame, no number: the streams of all others are the same as without it, and the table's row is untouched."""
    table, tokens = seated(server)

    def row() -> tuple[Any, ...]:
        with closing(sqlite3.connect(server.database.removeprefix("sqlite:"))) as store:
            return tuple(store.execute("SELECT * FROM tables WHERE id = ?", (table,)).fetchone())

    async def play() -> None:
        async with (
            Player(server, table, tokens[0]) as anna,
            Player(server, table, tokens[0]) as second_screen,
            Player(server, table, tokens[1]) as ben,
            Player(server, table) as guest,
        ):
            others = (second_screen, ben, guest)
            # All are here before the first asks: who comes is told to the others.
            for one in (anna, *others):
                await one.until("snapshot")
            for one in others:
                await one.say(type="ping")
                await one.until("pong")
            before, stored = [len(one.messages) for one in others], row()
            await anna.say(type="report_abuse", seat=1, reason="cheating")
            assert (await anna.until("kept"))["reported"] == 1
            for one in others:
                await one.say(type="ping")
                await one.until("pong")
            assert [len(one.messages) - 1 for one in others] == before
            assert row() == stored

    asyncio.run(play())


def test_reports_are_limited(server: Running) -> None:
    table, tokens = seated(server)
    statuses = [report(server, table, tokens[0])[0] for _ in range(abuse.AN_HOUR)]
    assert statuses == [200] * abuse.AN_HOUR
    status, problem = report(server, table, tokens[0])
    assert (status, problem["key"]) == (429, "too_many_reports")
    assert problem["args"]["wait"] > 60
    assert report(server, table, tokens[2])[0] == 200, "another seat has its own"


@pytest.mark.parametrize(
    ("seats", "more", "status", "key"),
    [
        ("ppp", {"seat": 0}, 400, "not_reportable"),
        ("ppp", {"seat": 9}, 400, "not_reportable"),
        ("ppb", {"seat": 2}, 400, "not_reportable"),
        ("ppp", {"reason": "boredom"}, 400, "bad_message"),
        ("ppp", {"text": "x" * 501}, 400, "bad_message"),
    ],
)
def test_what_cannot_be_reported(server: Running, seats: str, more: dict[str, Any], status: int, key: str) -> None:
    table, tokens = seated(server, seats=seats)
    before = do(server, "reports")["total"]
    answered, problem = report(server, table, tokens[0], **more)
    assert (answered, problem["key"]) == (status, key)
    assert do(server, "reports")["total"] == before


def test_a_report_with_markup_is_text(server: Running) -> None:
    table, tokens = seated(server)
    report(server, table, tokens[0], text="<script>alert(1)</script>\u202e\x07")
    assert do(server, "reports")["reports"][0]["text"] == "<script>alert(1)</script>"


def test_erasing_takes_a_persons_words_out_of_reports(server: Running) -> None:
    table, tokens = seated(server)
    for seat in (0, 1):
        server.post(f"/api/tables/{table}/do", {"type": "say", "text": f"words of {seat}"}, tokens[seat])
    report(server, table, tokens[0], text="the reporter's words")
    do(server, "erase", table=table, seat=1)
    (newest, *_) = do(server, "reports")["reports"]
    assert [said["text"] for said in newest["chat"]] == ["words of 0"]
    assert newest["text"] == "the reporter's words"
    do(server, "erase", table=table, seat=0)
    assert "words" not in json.dumps(do(server, "reports")["reports"][0])
