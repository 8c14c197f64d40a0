"""Whatever people write is text: sixty attempts at markup and script, as names, in the chat and in notes."""

import re
from pathlib import Path

from tests.server.client import Running
from tests.web.conftest import Visit
from tests.web.tables import enter, note_box, open_table, write_note
from tests.web.visitor import Visitor

ATTEMPTS = (Path(__file__).parent / "attempts.txt").read_text().splitlines()


def test_there_are_sixty() -> None:
    assert len(ATTEMPTS) == 60 == len(set(ATTEMPTS))


def line(text: str) -> str:
    return re.sub(r"\s+", " ", text).strip()


def check_harmless(page_hacked: object, elements: list[str]) -> None:
    assert page_hacked is None, "a script ran"
    assert elements == [], "markup became elements"


FOREIGN = """
() => [...document.querySelectorAll("img, iframe, object, embed, marquee, video, audio, math, base, x, body script")]
  .filter((node) => !node.src?.startsWith(location.origin)).map((node) => node.outerHTML)
"""


def test_names(visit: Visit, server: Running) -> None:
    """As the names of people, in the waiting room and at the table."""
    anna = visit(None)
    for start in range(0, len(ATTEMPTS), 6):
        check_names([name[:40] for name in ATTEMPTS[start : start + 6]], anna, server)


def check_names(names: list[str], anna: Visitor, server: Running) -> None:
    seated = open_table(server, "ppppppp", name=names[0])
    for name in names[1:]:
        # With their nonces in, nobody waits for them.
        status, told = server.post(f"/api/tables/{seated['table']}/join", {"name": name, "nonce": "test"})
        assert status == 201, told
    enter(anna, seated)
    anna.page.locator("#invitation").wait_for()
    said = line(anna.page.inner_text("body"))
    kept = [seat["name"] for seat in anna.heard("welcome")[-1]["info"]["seats"][:6]]
    assert all(line(name) in said for name in kept)
    check_harmless(anna.page.evaluate("window.hacked ?? null"), anna.page.evaluate(FOREIGN))
    server.post(f"/api/tables/{seated['table']}/do", {"type": "start"}, seated["token"])
    anna.page.locator("[data-guide=town]").wait_for()
    said = line(anna.page.inner_text("body"))
    assert all(line(name) in said for name in kept)
    check_harmless(anna.page.evaluate("window.hacked ?? null"), anna.page.evaluate(FOREIGN))


def test_chat_and_notes(visit: Visit, server: Running) -> None:
    """As lines of chat, and all of them in one note."""
    seated = open_table(server, "pb", options={"start": "1"})
    anna = visit(None)
    enter(anna, seated)
    anna.look()
    anna.page.locator("[data-tab=chat]").first.click()
    for attempt in ATTEMPTS:
        status, told = server.post(
            f"/api/tables/{seated['table']}/do", {"type": "say", "text": attempt}, seated["token"]
        )
        assert status < 300, told
    log = anna.page.locator("[role=tabpanel] [role=log] p")
    log.nth(len(ATTEMPTS) - 1).wait_for()
    said = [line(text) for text in log.all_inner_texts()]
    assert said == [f"Anna {line(attempt)}" for attempt in ATTEMPTS]
    write_note(anna, "\n".join(ATTEMPTS))
    anna.page.reload()
    anna.look()
    assert note_box(anna).input_value() == "\n".join(ATTEMPTS)
    check_harmless(anna.page.evaluate("window.hacked ?? null"), anna.page.evaluate(FOREIGN))
