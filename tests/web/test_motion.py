"""What moves on the page by itself, and when nothing may."""

from typing import Any

from tests.server.client import Running
from tests.web.conftest import Visit
from tests.web.screens import SCREENS

LOOKS: dict[str, dict[str, Any]] = {
    "normal": {"speed": "normal"},
    "off": {"speed": "off"},
    "reduced": {"speed": "normal", "reduced_motion": True},
}


def test_nothing_moves_at_speed_off(visit: Visit, server: Running) -> None:
    """The rings around targets breathe, but not at animation speed Off, nor where the device asks for less motion."""
    moving = {}
    for name, looks in LOOKS.items():
        anna = visit(None, **looks)
        SCREENS["table"](anna, server)
        moving[name] = anna.page.evaluate("document.getAnimations().length > 0")
    assert moving == {"normal": True, "off": False, "reduced": False}
