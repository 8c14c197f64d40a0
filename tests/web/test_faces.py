"""Everybody has a face: chosen once, the same on every device and to everybody, and no two alike by accident."""

from safehouse.server.wire import PORTRAITS
from tests.server.client import Running
from tests.web.conftest import Visit
from tests.web.played import HEIMLICH
from tests.web.test_profile import add_link, sign_in
from tests.web.test_two import sit_down
from tests.web.visitor import Visitor
from tests.web.words import text

CHOSEN = 4


def faces(visitor: Visitor) -> list[int]:
    shown = visitor.page.locator("[data-guide=players] [data-face]")
    shown.first.wait_for()
    return [int(one.get_attribute("data-face") or "") for one in shown.all()]


def test_a_face_is_chosen_in_the_settings(visit: Visit, server: Running) -> None:
    anna = visit("/", phone=True)
    anna.page.get_by_role("button", name=text("settings-title")).tap()
    choices = anna.page.locator("[data-faces] input")
    assert choices.count() == PORTRAITS + 1
    anna.page.locator("[data-faces] label").nth(CHOSEN + 1).tap()
    assert choices.nth(CHOSEN + 1).is_checked()
    anna.page.get_by_role("button", name=text("settings-close")).tap()
    anna.page.locator("article button").first.tap()
    anna.page.wait_for_url("**/t/*")
    seen = faces(anna)
    assert seen[0] == CHOSEN
    assert len(set(seen)) == len(seen)
    # A second device of hers has it too.
    second = sign_in(visit, server, add_link(anna))
    assert second.page.locator("[data-faces] input").nth(CHOSEN + 1).is_checked()


def test_everybody_sees_the_same_faces(visit: Visit, server: Running) -> None:
    anna, ben = sit_down(visit, server, HEIMLICH)
    assert faces(anna) == faces(ben)
    assert len(set(faces(anna))) == 2
