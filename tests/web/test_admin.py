"""The administrator's page, and a report of abuse from the menu of a player's card; on a phone, in three languages."""

import json
import re
from collections.abc import Iterator
from typing import Any

import pytest

from tests.server.client import Running, running
from tests.web.conftest import Visit
from tests.web.tables import enter, open_table
from tests.web.test_axe import AXE, RUN
from tests.web.test_phone import check as fits
from tests.web.visitor import SAID, Visitor
from tests.web.words import LANGUAGES, plain_texts, text

TOKEN = "the-administrator-s-own-token"
TABS = ("tables", "reports", "blocks", "words", "audit")
# A refusal by HTTP is an error on the console of a browser, whatever the page makes of it.
REFUSED = re.compile(r"Failed to load resource.*(403|400|429)")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    folder = tmp_path_factory.mktemp("admin")
    with running(f"sqlite:{folder}/tables.db", admin_token=TOKEN, api_only="no") as one:
        yield one


def is_spoken(visitor: Visitor) -> None:
    """No key shows, and nothing stays English."""
    language = visitor.looks.language
    said = visitor.page.evaluate(SAID)
    english, own = plain_texts("heimlich", "en"), plain_texts("heimlich", language)
    assert set(re.findall(r"[a-z]\w*(?:-\w+)+", said)) & set(english) == set()
    assert not re.search(r"\{\s*\$?\w+|\b(undefined|NaN|\[object)\b", said)
    if language != "en":
        plain = [one for key, one in english.items() if len(one.split()) > 3 and own[key] != one]
        assert [one for one in plain if one in said] == []


def word(visitor: Visitor, key: str, **values: Any) -> str:
    return text(key, visitor.looks.language, **values)


def sign_in(visitor: Visitor, token: str = TOKEN) -> None:
    visitor.page.get_by_label(word(visitor, "admin-token")).fill(token)
    visitor.page.get_by_role("button", name=word(visitor, "admin-sign-in")).click()


def beside(server: Running) -> tuple[dict[str, Any], str]:
    """A table of Anna and Ben, who has said something; and Ben's token."""
    seated = open_table(server, "pp", listed=True)
    path = f"/api/tables/{seated['table']}"
    ben = server.post(f"{path}/join", {"name": "Ben", "nonce": "ben"})[1]["token"]
    server.post(f"{path}/do", {"type": "say", "text": "You are all dim."}, ben)
    return seated, ben


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_report_goes_from_the_table_to_the_page(visit: Visit, server: Running, language: str) -> None:
    seated, ben = beside(server)
    anna = visit(None, phone=True, language=language)
    enter(anna, seated)
    anna.page.locator("button:has-text('Ben')").first.tap()
    anna.page.get_by_role("button", name=word(anna, "table-abuse-report")).tap()
    fits(anna)
    is_spoken(anna)
    anna.page.get_by_label(word(anna, "table-abuse-reason-spam")).check()
    anna.page.get_by_label(word(anna, "table-abuse-text")).fill("<b>Look</b>")
    anna.page.get_by_role("button", name=word(anna, "table-abuse-send")).tap()
    anna.page.get_by_text(word(anna, "table-abuse-done", name="Ben")).wait_for()
    assert anna.wait_for("kept", lambda message: "reported" in message)["reported"] == 1
    fits(anna)

    keeper = visit("/admin", phone=True, language=language)
    fits(keeper)
    sign_in(keeper)
    for tab in TABS:
        keeper.page.locator(f"[data-tab={tab}]").tap()
        keeper.page.wait_for_timeout(400)
        fits(keeper)
        is_spoken(keeper)
    keeper.page.locator("[data-tab=reports]").tap()
    newest = keeper.page.locator("li", has_text="<b>Look</b>").first
    assert "You are all dim." in newest.inner_text()
    newest.get_by_role("button", name=word(keeper, "admin-reports-table")).tap()
    newest.get_by_label(word(keeper, "admin-reason")).fill("Insults")
    fits(keeper)
    newest.get_by_role("button", name=word(keeper, "admin-close")).tap()
    told = word(anna, "refusal-table_closed", reason="Insults")
    anna.page.get_by_text(told).first.wait_for(state="attached")
    is_spoken(keeper)
    assert (
        server.post(f"/api/tables/{seated['table']}/do", {"type": "say", "text": "?"}, ben)[1]["key"] == "table_closed"
    )
    newest.get_by_role("button", name=word(keeper, "admin-reports-finish")).tap()
    newest.wait_for(state="detached")


def test_acts_of_the_page(visit: Visit, server: Running) -> None:
    seated, _ = beside(server)
    keeper = visit("/admin")
    keeper.expected = REFUSED
    sign_in(keeper, "wrong")
    keeper.page.get_by_text(word(keeper, "refusal-wrong_admin_token")).wait_for()
    sign_in(keeper)
    keeper.page.get_by_text(seated["table"]).wait_for()
    keeper.go("/admin")
    keeper.page.get_by_text(seated["table"]).click()
    keeper.page.get_by_role("button", name=word(keeper, "admin-erase")).first.click()
    keeper.page.get_by_role("button", name=word(keeper, "admin-sure", label=word(keeper, "admin-erase"))).click()
    keeper.page.get_by_text("1. Player 1").wait_for()
    keeper.page.locator("[data-tab=blocks]").click()
    keeper.page.get_by_label(word(keeper, "admin-network")).fill("nowhere")
    keeper.page.get_by_label(word(keeper, "admin-reason")).fill("Floods")
    keeper.page.get_by_role("button", name=word(keeper, "admin-block"), exact=True).click()
    keeper.page.get_by_text(word(keeper, "refusal-bad_network")).wait_for()
    keeper.page.get_by_label(word(keeper, "admin-network")).fill("203.0.113.9")
    keeper.page.get_by_role("button", name=word(keeper, "admin-block"), exact=True).click()
    keeper.page.get_by_role("button", name=word(keeper, "admin-unblock")).click()
    keeper.page.get_by_role("button", name=word(keeper, "admin-unblock")).wait_for(state="detached")
    keeper.page.locator("[data-tab=words]").click()
    keeper.page.get_by_label(word(keeper, "admin-word"), exact=True).fill("rotzloffel")
    keeper.page.get_by_role("button", name=word(keeper, "admin-add")).click()
    keeper.page.get_by_role("button", name=word(keeper, "admin-remove")).click()
    keeper.page.locator("[data-tab=audit]").click()
    log = keeper.page.locator("ol li")
    log.first.wait_for()
    acts = [entry.split(". ")[1].split("\n")[0] for entry in log.all_inner_texts()]
    assert acts[:6] == ["remove_word", "add_word", "unblock", "block", "block", "erase"]
    # Nothing of it stays where a script could read it.
    kept = json.dumps(keeper.page.evaluate("({ ...localStorage, ...sessionStorage, cookie: document.cookie })"))
    assert TOKEN not in kept
    assert "safehouse_admin" not in kept
    keeper.page.get_by_role("button", name=word(keeper, "admin-sign-out")).click()
    keeper.page.get_by_label(word(keeper, "admin-token")).wait_for()
    keeper.go("/admin")
    keeper.page.get_by_label(word(keeper, "admin-token")).wait_for()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_person_is_blocked_and_let_in_again(visit: Visit, server: Running, language: str) -> None:
    key = server.post("/api/me", {"name": "Eve", "label": "Phone"})[1]["key"]
    wish = {"game": "suitcase", "seats": [{}, {}], "name": "Eve"}
    table = server.post("/api/tables", wish, key)[1]["table"]
    server.post(f"/api/tables/{table}/join", {"name": "Guest"})
    eve = visit(None, phone=True, language=language)
    eve.expected = REFUSED
    eve.context.add_init_script(f"localStorage['safehouse.profile'] ??= {key!r};")
    eve.go(f"/t/{table}")
    eve.wait_for("welcome", lambda told: told["seats"] == [0])

    keeper = visit("/admin", phone=True, language=language)
    keeper.expected = REFUSED
    sign_in(keeper)
    keeper.page.get_by_text(table).tap()
    keeper.page.locator("[data-block='0']").tap()
    keeper.page.get_by_label(word(keeper, "admin-reason")).first.fill("Spam")
    fits(keeper)
    sure = word(keeper, "admin-sure", label=word(keeper, "admin-block-person"))
    keeper.page.get_by_role("button", name=sure).tap()
    keeper.page.get_by_text(word(keeper, "admin-block-person-done"), exact=True).wait_for()
    eve.page.get_by_text(word(eve, "refusal-profile_blocked", reason="Spam")).first.wait_for()
    assert server.get("/api/me", key)[1]["key"] == "profile_blocked"
    # The guest has no profile to block.
    keeper.page.locator("[data-block='1']").tap()
    keeper.page.get_by_label(word(keeper, "admin-reason")).first.fill("Spam")
    keeper.page.get_by_role("button", name=sure).tap()
    keeper.page.get_by_text(word(keeper, "refusal-no_profile_there")).wait_for()
    is_spoken(keeper)

    keeper.page.locator("[data-tab=blocks]").tap()
    blocked = keeper.page.locator("[data-person=Eve]")
    assert "Spam" in blocked.first.inner_text()
    fits(keeper)
    blocked.first.get_by_role("button", name=word(keeper, "admin-unblock")).tap()
    blocked.wait_for(state="detached")
    assert server.get("/api/me", key)[0] == 200
    keeper.page.locator("[data-tab=audit]").tap()
    keeper.page.locator("ol li").first.wait_for()
    acts = [entry.split(". ")[1].split("\n")[0] for entry in keeper.page.locator("ol li").all_inner_texts()]
    assert acts[:3] == ["unblock_person", "block_person", "block_person"]


def test_somebody_at_a_deleted_table_reads_why(visit: Visit, server: Running) -> None:
    seated, _ = beside(server)
    anna = visit(None, phone=True)
    enter(anna, seated)
    anna.page.locator("button:has-text('Ben')").first.wait_for()
    status, _ = server.post("/api/admin", {"act": "delete", "table": seated["table"]}, TOKEN)
    assert status == 200
    anna.page.get_by_text(word(anna, "refusal-no_table")).wait_for()
    fits(anna)


@pytest.mark.parametrize("scheme", ["dark", "light"])
def test_axe_finds_nothing(visit: Visit, server: Running, scheme: str) -> None:
    beside(server)
    keeper = visit("/admin", bypass_csp=True, reduced_motion=True, scheme=scheme, phone=True)
    keeper.page.locator("main").wait_for()
    keeper.page.add_script_tag(path=AXE)
    for tab in ("", *TABS):
        if tab == "tables":
            sign_in(keeper)
        if tab:
            keeper.page.locator(f"[data-tab={tab}]").tap()
            keeper.page.wait_for_load_state("networkidle")
        if tab == "tables":
            keeper.page.locator("button.line").first.tap()
            keeper.page.get_by_role("button", name=word(keeper, "admin-delete")).wait_for()
        found: list[dict[str, Any]] = keeper.page.evaluate(RUN)
        assert found == [], tab


def test_without_a_secret_the_page_says_so(visit: Visit, tmp_path_factory: pytest.TempPathFactory) -> None:
    with running(f"sqlite:{tmp_path_factory.mktemp('off')}/t.db", api_only="no") as off:
        keeper = visit(None)
        keeper.page.goto(f"{off.url}/admin")
        keeper.page.get_by_text(word(keeper, "admin-off")).wait_for()
        assert keeper.page.locator("input[type=password]").count() == 0
