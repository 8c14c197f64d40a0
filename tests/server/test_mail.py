"""Notifications by e-mail: confirmed first, stopped by one link, and off where the server has no SMTP."""

import asyncio
import re
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from safehouse.server.notices.channel import Receiver
from safehouse.server.notices.channels.mail import Mail
from safehouse.server.notices.keys import new_keys
from safehouse.server.notices.notice import Notice
from safehouse.server.notices.outgoing import Line, NotSent
from safehouse.server.settings import BadSetting, Settings, read_settings
from tests.server.client import Running, running
from tests.server.guests import Guest, seated
from tests.server.receivers import Mailbox, text_of

FROM = "Safehouse <games@games.example>"
ANNA = "anna@mail.example"
LINK = re.compile(r"https://games\.example(/\S*)")


@pytest.fixture
def mailbox() -> Iterator[Mailbox]:
    one = Mailbox()
    yield one
    one.close()


@pytest.fixture(params=["sqlite", "postgres"])
def server(request: pytest.FixtureRequest, tmp_path: Path, mailbox: Mailbox) -> Iterator[Running]:
    database = request.getfixturevalue("database") if request.param == "postgres" else f"sqlite:{tmp_path}/tables.db"
    given: dict[str, Any] = {"smtp": mailbox.url, "mail_from": FROM, "url": "https://games.example", "workers": 1}
    with running(database, **given) as one:
        yield one


def links(letter: Any) -> list[str]:
    return LINK.findall(text_of(letter))


def code_of(link: str) -> str:
    return link.partition("#")[2].partition(".")[2]


def confirmed(server: Running, mailbox: Mailbox) -> Guest:
    """Return somebody whose address is confirmed."""
    person = Guest(server, "Anna")
    person.add("mail", ANNA)
    (link,) = links(mailbox.wait(ANNA, 1)[0])
    assert link.startswith("/mail#confirm.")
    assert server.post("/api/notices/confirm", {"code": code_of(link)})[0] == 200
    return person


def test_nothing_is_sent_before_the_address_is_confirmed(server: Running, mailbox: Mailbox) -> None:
    person = Guest(server, "Anna", "nl")
    person.add("mail", ANNA)
    (letter,) = mailbox.wait(ANNA, 1)
    assert (letter["From"], letter["Subject"]) == (FROM, "Safehouse: Bevestig je adres")
    assert person.notices["channels"][0]["confirmed"] is False
    seated(server, "suitcase", [person, Guest(server, "Ben")])
    time.sleep(0.5)
    assert len(mailbox.letters) == 1
    code = code_of(links(letter)[0])
    for wrong in (code[:-1] + ("A" if code[-1] != "A" else "B"), "0" * 32 + code[32:]):
        status, told = server.post("/api/notices/confirm", {"code": wrong})
        assert (status, told["key"]) == (403, "wrong_mail_link")
    assert server.post(f"/api/notices/stop/{code}", {})[0] == 403, "a link is good for one thing"
    assert server.post("/api/notices/confirm", {"code": code})[0] == 200
    assert server.post("/api/notices/confirm", {"code": code})[0] == 200, "twice does no harm"
    assert person.notices["channels"][0]["confirmed"] is True


def test_what_is_sent_and_how_it_is_stopped(server: Running, mailbox: Mailbox) -> None:
    person = confirmed(server, mailbox)
    table = seated(server, "suitcase", [person, Guest(server, "Ben")])
    letter = mailbox.wait(ANNA, 2)[1]
    assert letter["Subject"] == "Suitcase: Anna, it's your turn."
    assert letter["Auto-Submitted"] == "auto-generated"
    game, stop = links(letter)
    assert game == f"/t/{table}"
    assert stop.startswith("/mail#stop.")
    assert letter["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    (one_click,) = LINK.findall(letter["List-Unsubscribe"].strip("<>"))
    assert one_click == f"/api/notices/stop/{code_of(stop)}"
    for _ in range(2):
        # As a mail program's own button does it: a form, and no page of ours.
        answer = httpx.post(f"{server.url}{one_click}", data={"List-Unsubscribe": "One-Click"})
        assert answer.status_code == 200, answer.text
    assert person.notices["channels"] == []
    seated(server, "suitcase", [person, Guest(server, "Ben")])
    time.sleep(0.5)
    assert len(mailbox.to(ANNA)) == 2


def test_nobody_is_flooded_with_questions(server: Running, mailbox: Mailbox) -> None:
    answers = []
    for number in range(8):
        person = Guest(server, f"Person {number}")
        answers.append(server.post("/api/me/notices/add", {"kind": "mail", "address": ANNA}, person.key)[0])
    assert answers == [200] * 5 + [429] * 3


@pytest.mark.parametrize(
    "address",
    [
        "anna", "anna@", "@mail.example", "a b@mail.example", "anna@mail.example\r\nBcc: x@y.example", "anna@localhost",
        "<anna@mail.example>", "anna@mail.example,ben@mail.example", "a" * 250 + "@mail.example",
    ],
)  # fmt: skip
def test_addresses_that_are_none(address: str) -> None:
    channel = Mail(Settings(), new_keys(), Line(False))
    with pytest.raises(Exception, match="e-mail address"):
        channel.check(address, {})


def test_there_is_no_mail_without_a_server_for_it(tmp_path: Path) -> None:
    with running(f"sqlite:{tmp_path}/tables.db") as server:
        person = Guest(server, "Anna")
        assert [one["kind"] for one in person.notices["offered"]] == ["push", "webhook"]
        status, told = server.post("/api/me/notices/add", {"kind": "mail", "address": ANNA}, person.key)
        assert (status, told["key"]) == (400, "unknown_channel")


@pytest.mark.parametrize(
    ("given", "word"),
    [({"smtp": "mail.example", "mail_from": FROM}, "SMTP"), ({"smtp": "smtp://mail.example"}, "MAIL_FROM"),
     ({"smtp": "http://mail.example", "mail_from": FROM}, "SMTP")],
)  # fmt: skip
def test_half_a_mail_server_is_refused(given: dict[str, str], word: str) -> None:
    with pytest.raises(BadSetting, match=word):
        read_settings({}, **given)


@pytest.mark.parametrize(("answer", "again"), [("451 later", True), ("550 nobody here", False)])
def test_only_what_was_not_taken_is_tried_again(mailbox: Mailbox, answer: str, again: bool) -> None:
    settings = Settings(smtp=mailbox.url, mail_from=FROM)
    channel = Mail(settings, new_keys(), Line(False))
    mailbox.refusals = [answer]
    to = Receiver("mail", ANNA, id="0" * 32)
    with pytest.raises(NotSent) as caught:
        asyncio.run(channel.send(to, Notice("turn", "en", "https://games.example/t/x", game="vienna", name="Anna")))
    assert bool(caught.value.again) is again
    assert mailbox.letters == []


def test_a_mail_server_that_is_away_is_tried_again() -> None:
    channel = Mail(Settings(smtp="smtp://127.0.0.1:9", mail_from=FROM), new_keys(), Line(False))
    with pytest.raises(NotSent) as caught:
        asyncio.run(channel.send(Receiver("mail", ANNA), Notice("confirm", "en", "https://games.example/mail#x")))
    assert caught.value.again
