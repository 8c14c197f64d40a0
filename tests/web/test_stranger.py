"""A game of somebody else's package in the browser: drawn by its own module, or in words."""

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.contract.test_fixtures import PACKAGE, install
from tests.server.client import Running, running
from tests.web.conftest import Visit


class Equipped(Running):
    """A server that finds the packages of a folder besides its own."""

    def start(self, wait: bool = True) -> None:
        given = {f"SAFEHOUSE_{name.upper()}": str(value) for name, value in self.settings.items() if name != "folder"}
        paths = [os.environ.get("PYTHONPATH", ""), str(self.settings["folder"])]
        given |= {"SAFEHOUSE_DATABASE": self.database, "SAFEHOUSE_PORT": str(self.port)}
        given["PYTHONPATH"] = os.pathsep.join(path for path in paths if path)
        command = [sys.executable, "-m", "safehouse", "serve", "--no-browser"]
        self.process = subprocess.Popen(command, env={**os.environ, **given})
        if wait:
            self.wait_ready()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    folder: Path = tmp_path_factory.mktemp("packages")
    install(PACKAGE, folder)
    database = f"sqlite:{tmp_path_factory.mktemp('store') / 'tables.db'}"
    with running(database, Equipped, api_only="no", nonce_wait=5, folder=folder) as one:
        yield one


def test_its_module_draws_and_picks(visit: Visit) -> None:
    anna = visit("/new?game=deaddrop")
    anna.page.locator("button.act").click()
    anna.page.locator(".deaddrop [data-drawn]").first.wait_for()
    assert anna.page.locator(".deaddrop p").text_content() == "(1) – () – () – () – () – (2)"
    anna.page.locator(".deaddrop [data-drawn]").first.click()
    anna.page.locator("[data-confirm]:enabled").click()
    anna.page.locator(".deaddrop [data-drawn='10']").wait_for()


def test_it_can_be_read_in_words(visit: Visit) -> None:
    anna = visit("/new?game=deaddrop")
    anna.page.evaluate("localStorage.setItem('safehouse.text', 'on')")
    anna.page.locator("button.act").click()
    anna.page.locator("dl.text-board").wait_for()
    assert "left" in (anna.page.locator("dl.text-board").text_content() or "")
