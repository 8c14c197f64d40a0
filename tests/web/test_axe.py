"""axe-core finds nothing serious on any screen of any game, on a desk and on a phone, in the dark and in the light."""

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
# Each screen on both devices and in both lights, in two ways instead of four; all four in the long set.
EVERY_DAY = (("desktop", "dark"), ("phone", "light"))
OTHERS = (("desktop", "light"), ("phone", "dark"))


def look(screen: str, visit: Visit, server: Running, ways: Sequence[tuple[str, str]]) -> None:
    anna = visit(None, bypass_csp=True, reduced_motion=True)
    SCREENS[screen](anna, server)
    anna.page.add_script_tag(path=AXE)
    for device, scheme in ways:
        anna.page.set_viewport_size(SIZES[device])  # type: ignore[arg-type]
        anna.page.wait_for_timeout(100)
        anna.page.evaluate(f"document.documentElement.dataset.theme = '{scheme}'")
        found: list[dict[str, Any]] = anna.page.evaluate(RUN)
        assert [one for one in found if one["impact"] in ("serious", "critical")] == [], (device, scheme)


@pytest.mark.parametrize("screen", SCREENS)
def test_nothing_serious(screen: str, visit: Visit, server: Running) -> None:
    look(screen, visit, server, EVERY_DAY)


@pytest.mark.long
@pytest.mark.parametrize("screen", SCREENS)
def test_nothing_serious_the_other_way_round(screen: str, visit: Visit, server: Running) -> None:
    look(screen, visit, server, OTHERS)
