"""One person with two devices, beside another person: play on one, go on at the other; add, remove, recover."""

import re

from playwright.sync_api import Locator

from safehouse.core.rng import Rng
from tests.server.client import Running
from tests.web.conftest import Visit
from tests.web.played import HEIMLICH
from tests.web.test_reconnect import AWAY
from tests.web.test_two import sit_down
from tests.web.visitor import Visitor
from tests.web.words import text

# A refused request is a line on the console.
REFUSED = re.compile(f"403|{AWAY.pattern}")


def button(visitor: Visitor, key: str) -> Locator:
    return visitor.page.get_by_role("button", name=text(key), exact=True)


def key_of(visitor: Visitor) -> str | None:
    kept: str | None = visitor.page.evaluate("localStorage['safehouse.profile'] ?? null")
    return kept


def add_link(visitor: Visitor) -> str:
    """Return the link by which another device signs in, as the settings show it."""
    visitor.page.get_by_role("button", name=text("settings-title")).click()
    button(visitor, "me-add").click()
    field = visitor.page.get_by_label(text("me-add-link"), exact=True)
    field.wait_for()
    assert visitor.page.get_by_role("img", name=text("me-add-code")).is_visible()
    address = field.input_value()
    visitor.page.get_by_role("button", name=text("settings-close")).click()
    return address


def sign_in(visit: Visit, server: Running, address: str) -> Visitor:
    device = visit(address.removeprefix(server.url), phone=True)
    device.page.locator("[data-signin]").click()
    device.page.locator("[data-device]").first.wait_for()
    # The code is in the address bar no more.
    assert "#" not in device.page.url
    return device


def seat_of(visitor: Visitor) -> int:
    return int(visitor.heard("welcome")[-1]["seat"])


def answer_everywhere(one: Visitor, devices: list[Visitor], rng: Rng) -> None:
    """Answer on one device, and wait until the others know: an entry, or that the own answer lies sealed."""
    acks, kept = len(one.heard("ack")), [len(device.heard("kept")) for device in devices]
    one.answer(rng)
    one.wait_for("ack", lambda _: len(one.heard("ack")) > acks)
    seq = one.heard("ack")[-1]["seq"]
    for device, before in zip(devices, kept, strict=True):
        if seq:
            device.wait_for("entry", lambda entry: entry["seq"] >= seq)
        elif seat_of(device) == seat_of(one):
            device.wait_for("kept", lambda _, it=device, had=before: len(it.heard("kept")) > had)  # type: ignore[misc]
    one.page.wait_for_timeout(50)


def test_a_visit_makes_no_profile(visit: Visit) -> None:
    visitor = visit("/")
    visitor.page.locator("article").first.wait_for()
    assert key_of(visitor) is None
    visitor.go("/me")
    visitor.page.get_by_label(text("me-phrase-enter")).wait_for()
    assert key_of(visitor) is None


def test_play_on_one_device_and_go_on_at_the_other(visit: Visit, server: Running) -> None:
    anna, ben = sit_down(visit, server, HEIMLICH)
    anna.page.locator(HEIMLICH.board).first.wait_for()
    table = anna.page.url.rsplit("/", 1)[1]
    tablet = sign_in(visit, server, add_link(anna))
    tablet.expected = REFUSED
    assert key_of(tablet) not in (None, key_of(anna))
    tablet.go(f"/t/{table}")
    tablet.page.locator(HEIMLICH.own).first.wait_for()
    assert tablet.heard("welcome")[-1]["seats"] == [0]

    # Anna answers in turn on her two devices; Ben on his.
    rng, answered = Rng(7), {anna: 0, tablet: 0, ben: 0}
    while min(answered.values()) < 2:
        turn = min((anna, tablet), key=lambda one: answered[one])
        for one in (turn, ben):
            if one.asked():
                answer_everywhere(one, list(answered), rng)
                answered[one] += 1
    # No device of hers was told what Ben keeps hidden, and he learns of no key.
    seen = ben.everything()
    assert not any(str(key_of(one)) in part for one in (anna, tablet) for part in seen)

    # She removes the tablet: it is told so, and it can do nothing any more.
    anna.go("/me")
    other = anna.page.locator("[data-device]").nth(1)
    other.get_by_role("button").click()
    anna.page.locator("[data-sure]").click()
    anna.page.locator("[data-device]").nth(1).wait_for(state="detached")
    tablet.page.get_by_text(text("refusal-device_removed")).wait_for()
    tablet.page.wait_for_function("() => !localStorage['safehouse.profile']")
    tablet.go(f"/t/{table}")
    tablet.page.locator(HEIMLICH.board).first.wait_for()
    assert tablet.heard("welcome")[-1]["seats"] == []
    assert tablet.acts() == 0


def test_a_used_link_is_refused_in_words(visit: Visit, server: Running) -> None:
    anna, _ = sit_down(visit, server, HEIMLICH)
    anna.page.locator(HEIMLICH.board).first.wait_for()
    address = add_link(anna)
    sign_in(visit, server, address)
    late = visit(None)
    late.expected = REFUSED
    late.go(address.removeprefix(server.url))
    late.page.get_by_text(text("refusal-wrong_device_link")).wait_for()
    assert key_of(late) is None


def test_recover_by_phrase_and_delete_everything(visit: Visit, server: Running) -> None:
    anna, ben = sit_down(visit, server, HEIMLICH)
    anna.page.locator(HEIMLICH.board).first.wait_for()
    table = anna.page.url.rsplit("/", 1)[1]
    anna.go("/me")
    button(anna, "me-phrase-make").click()
    phrase = anna.page.locator("[data-phrase]").inner_text()

    new = visit("/me")
    new.expected = REFUSED
    new.page.get_by_label(text("me-phrase-enter")).fill(phrase.lower())
    button(new, "me-phrase-use").click()
    new.page.locator("[data-signin]").click()
    new.page.locator("[data-device]").nth(1).wait_for()
    new.go(f"/t/{table}")
    new.page.locator(HEIMLICH.own).first.wait_for()

    new.go("/me")
    button(new, "me-erase").click()
    new.page.locator("[data-erase]").click()
    new.page.wait_for_function("() => !localStorage['safehouse.profile']")
    ben.page.locator('[data-seat="0"]').get_by_text("Player 1").wait_for()
