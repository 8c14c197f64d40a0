"""The dossier is written for one agent after the other."""

from tests.server.client import Running
from tests.web.conftest import Visit
from tests.web.screens import SCREENS


def test_the_sheet_asks_for_one_agent_at_a_time(visit: Visit, server: Running) -> None:
    """Each owner is offered once: the same name twice could be about anybody."""
    anna = visit(None)
    SCREENS["dossier"](anna, server)
    offered = anna.page.locator("fieldset button[data-action]")
    offered.first.wait_for()
    owners = offered.all_inner_texts()
    assert len(owners) > 1
    assert sorted(set(owners)) == sorted(owners)
