"""The page's part in fair dice: it keeps commitment and nonce before the game, and verifies the game with one click."""

import re
import sys
import time
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.server.client import Running, running
from tests.web.conftest import Visit
from tests.web.played import token_of
from tests.web.robot import Looks
from tests.web.visitor import WIDE, Visitor
from tests.web.words import text

PATIENCE = 60.0
KEPT = "() => JSON.parse(localStorage.getItem('safehouse.fair') ?? '[]')"


def play_now(visitor: Visitor) -> str:
    """Open a table against bots on the page, and return it."""
    visitor.page.get_by_role("button", name=text("start-play", visitor.looks.language)).first.click()
    visitor.page.wait_for_url(re.compile(r"/t/"))
    return visitor.page.url.rsplit("/", 1)[1].split("?")[0]


def end(visitor: Visitor, server: Running, table: str) -> dict[str, Any]:
    """Let a bot play for the visitor, and wait for the end."""
    visitor.page.locator("[data-guide=town]").first.wait_for()
    token = token_of(visitor, table)
    assert server.post(f"/api/tables/{table}/do", {"type": "leave"}, token)[0] == 200
    deadline = time.monotonic() + PATIENCE
    while (info := server.get(f"/api/tables/{table}")[1])["status"] != "over":
        assert time.monotonic() < deadline, "the game does not end"
        visitor.page.wait_for_timeout(100)
    return dict(info)


def verdict(visitor: Visitor) -> tuple[str, str]:
    """Verify with one click; return the message and its words."""
    visitor.page.locator("[data-over] [data-verify]").click()
    told = visitor.page.locator("[data-over] [data-verdict]")
    told.wait_for()
    return str(told.get_attribute("data-verdict")), told.inner_text()


@pytest.mark.parametrize("language", ["en", "de", "nl"])
def test_a_game_is_verified_with_one_click(visit: Visit, server: Running, language: str) -> None:
    anna = visit("/", phone=True, language=language)
    table = play_now(anna)
    info = end(anna, server, table)
    (kept,) = anna.page.evaluate(KEPT)
    assert kept["commitment"] == info["commitment"]
    assert (kept["nonces"], kept["given"]) == ({"0": info["nonces"][0]}, [0])
    chance = server.get(f"/api/tables/{table}/chance")[1]
    draws = sum(len(step["weights"]) > 1 for step in chance["steps"])
    assert verdict(anna) == ("fair-proven", text("fair-proven", language, draws=draws))
    anna.page.locator("[data-over] [data-fair] summary").click()
    assert anna.page.locator("[data-over] [data-commitment]").inner_text() == info["commitment"]
    assert anna.page.locator("[data-over] [data-nonce]").inner_text() == info["nonces"][0]
    assert anna.page.evaluate(WIDE) <= 0


def test_the_lobby_shows_both_before_the_game(visit: Visit, server: Running) -> None:
    seated = server.create("heimlich", "ppp", own=0)
    anna = visit(f"/t/{seated['table']}", phone=True)
    anna.page.locator("form button").click()
    anna.page.get_by_role("button", name=text("table-lobby-leave")).wait_for()
    anna.page.locator("[data-fair] summary").click()
    shown = anna.page.locator("[data-nonce]").inner_text()
    assert anna.page.locator("[data-commitment]").inner_text() == seated["info"]["commitment"]
    assert anna.page.evaluate(KEPT)[0]["nonces"] == {"0": shown}
    anna.page.get_by_text(text("fair-received", given=1, persons=1)).wait_for()


def test_a_rematch_has_nonces_of_its_own(visit: Visit, server: Running) -> None:
    anna = visit("/")
    table = play_now(anna)
    before = end(anna, server, table)
    anna.page.get_by_role("button", name=text("table-end-rematch")).click()
    following = anna.wait_for("info", lambda message: bool(message["info"].get("next")))["info"]["next"]
    deadline = time.monotonic() + PATIENCE
    while len(kept := anna.page.evaluate(KEPT)) < 2 or not kept[0]["given"]:
        assert time.monotonic() < deadline, "no nonce is given at the new table"
        anna.page.wait_for_timeout(50)
    assert kept[0]["table"] == following
    assert list(kept[0]["nonces"]) == ["1"], "everybody sits one seat on"
    assert not set(kept[0]["nonces"].values()) & set(before["nonces"])
    assert server.get(f"/api/tables/{following}")[1]["seats"][1]["nonce"]


def test_somebody_who_came_later_is_told_that_it_proves_less(visit: Visit, server: Running) -> None:
    anna = visit("/")
    table = play_now(anna)
    end(anna, server, table)
    stranger = visit(f"/t/{table}")
    assert verdict(stranger)[0] == "fair-unseen"


class Liar(Running):
    """A server that chooses its seed when it has the nonces."""

    module = "tests.web.test_fair"


def test_a_seed_that_was_chosen_after_the_nonces_is_noticed(browser: Browser, tmp_path: Path) -> None:
    with running(f"sqlite:{tmp_path}/t.db", Liar, api_only="no", nonce_wait=5) as server:
        anna = Visitor(browser, server.url, Looks())
        anna.go("/")
        table = play_now(anna)
        info = end(anna, server, table)
        (kept,) = anna.page.evaluate(KEPT)
        assert kept["commitment"] != info["commitment"]
        assert info["nonces"][0] == kept["nonces"]["0"]
        assert verdict(anna) == ("fair-other-commitment", text("fair-other-commitment"))
        assert anna.errors == []
        anna.context.close()


def main() -> int:
    """Serve as a liar."""
    from safehouse.cli import main as command
    from safehouse.core import fair
    from safehouse.server.table import Table

    begin = Table.begin

    async def chosen(table: Table) -> None:
        seed = fair.new_seed()
        head = table.head.copy()
        head.seed, head.commitment = seed.hex(), fair.commitment(seed)
        await table.change_head(head)
        await begin(table)

    setattr(Table, "begin", chosen)  # noqa: B010
    return int(command() or 0)


if __name__ == "__main__":
    sys.exit(main())
