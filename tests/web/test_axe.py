"""axe-core finds nothing on any screen of any game, on a desk and on a phone, in the dark and in the light."""

from collections.abc import Sequence
from typing import Any

import pytest

from tests.server.client import Running
from tests.web.conftest import Visit
from tests.web.screens import SCREENS
from tests.web.visitor import DESKTOP, PHONE
from tools.client import MODULES

AXE = MODULES / "axe-core" / "axe.min.js"
RUN = """
async () => (await axe.run(document, { runOnly: ["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa", "best-practice"] }))
  .violations.map(({ id, impact, help, nodes }) => ({
    id, impact, help, nodes: nodes.slice(0, 5).map((node) => `${node.html.slice(0, 200)} -- ${node.failureSummary}`),
  }))
"""
SIZES = {"desktop": DESKTOP, "phone": PHONE}
WAYS = (("desktop", "dark"), ("phone", "light"), ("desktop", "light"), ("phone", "dark"))


def look(screen: str, visit: Visit, server: Running, ways: Sequence[tuple[str, str]]) -> None:
    anna = visit(None, bypass_csp=True, reduced_motion=True)
    SCREENS[screen](anna, server)
    anna.page.add_script_tag(path=AXE)
    for device, scheme in ways:
        anna.page.set_viewport_size(SIZES[device])  # type: ignore[arg-type]
        anna.page.wait_for_timeout(100)
        anna.page.evaluate(f"document.documentElement.dataset.theme = '{scheme}'")
        found: list[dict[str, Any]] = anna.page.evaluate(RUN)
        assert found == [], (device, scheme)


# The screens that differ most from each other.
DAILY = (
    "start", "new", "lobby", "table", "question", "notebook", "game-over", "replay", "rules", "vienna-planning",
    "vienna-placing", "vienna-desks", "suitcase-packing", "suitcase-duel", "me", "games",
)  # fmt: skip


@pytest.mark.parametrize("screen", DAILY)
def test_nothing_is_found(screen: str, visit: Visit, server: Running) -> None:
    """Each of these in one way a day, neighbours in different ones; every screen in all ways in the long set."""
    look(screen, visit, server, [WAYS[DAILY.index(screen) % len(WAYS)]])


@pytest.mark.long
@pytest.mark.parametrize("screen", SCREENS)
def test_nothing_in_any_way(screen: str, visit: Visit, server: Running) -> None:
    look(screen, visit, server, WAYS)
