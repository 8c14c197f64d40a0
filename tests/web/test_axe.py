"""axe-core finds nothing serious on any screen of any game, on a desk and on a phone, in the dark and in the light."""

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


@pytest.mark.parametrize("screen", SCREENS)
def test_nothing_serious(screen: str, visit: Visit, server: Running) -> None:
    anna = visit(None, bypass_csp=True, reduced_motion=True)
    SCREENS[screen](anna, server)
    anna.page.add_script_tag(path=AXE)
    for device, size in SIZES.items():
        anna.page.set_viewport_size(size)  # type: ignore[arg-type]
        anna.page.wait_for_timeout(100)
        for scheme in ("dark", "light"):
            anna.page.evaluate(f"document.documentElement.dataset.theme = '{scheme}'")
            found: list[dict[str, Any]] = anna.page.evaluate(RUN)
            assert [one for one in found if one["impact"] in ("serious", "critical")] == [], (device, scheme)
