"""axe-core finds nothing serious on any screen, in the dark and in the light."""

from typing import Any

import pytest

from tests.server.client import Running
from tests.web.conftest import Visit
from tests.web.screens import SCREENS
from tools.client import MODULES

AXE = MODULES / "axe-core" / "axe.min.js"
RUN = """
async () => (await axe.run(document, { runOnly: ["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa", "best-practice"] }))
  .violations.map(({ id, impact, help, nodes }) => ({
    id, impact, help, nodes: nodes.slice(0, 5).map((node) => `${node.html.slice(0, 200)} -- ${node.failureSummary}`),
  }))
"""


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
@pytest.mark.parametrize("screen", SCREENS)
def test_nothing_serious(screen: str, phone: bool, visit: Visit, server: Running) -> None:
    anna = visit(None, bypass_csp=True, reduced_motion=True, phone=phone, scheme="light" if phone else "dark")
    SCREENS[screen](anna, server)
    anna.page.add_script_tag(path=AXE)
    for scheme in ("dark", "light"):
        anna.page.evaluate(f"document.documentElement.dataset.theme = '{scheme}'")
        found: list[dict[str, Any]] = anna.page.evaluate(RUN)
        assert [one for one in found if one["impact"] in ("serious", "critical")] == [], scheme
