"""A server with the built client and steady chance, one for all tests, and browsers that look at it.

Playwright keeps an event loop of its own, which tests elsewhere cannot stand: so it lives as long as a module.
"""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, sync_playwright

from tests.server.client import Running
from tests.web.robot import Looks
from tests.web.steady import steady
from tests.web.visitor import Visitor
from tools import browser as chromium

Visit = Callable[..., Visitor]


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with steady(f"sqlite:{tmp_path_factory.mktemp('store') / 'tables.db'}", api_only="no") as one:
        yield one


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    found = chromium.find()
    if found is None:
        pytest.skip("there is no Chromium")
    with sync_playwright() as playwright:
        one = playwright.chromium.launch(executable_path=found, args=list(chromium.ARGUMENTS))
        yield one
        one.close()


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    """An empty page of a phone's size."""
    one = browser.new_page(viewport={"width": 390, "height": 844})
    yield one
    one.close()


@pytest.fixture
def visit(browser: Browser, server: Running) -> Iterator[Visit]:
    """Open a browser of one's own at the server. Whatever its console complains of is a fault."""
    visitors: list[Visitor] = []

    def arrive(path: str | None = "/", **looks: Any) -> Visitor:
        visitor = Visitor(browser, server.url, Looks(**looks))
        visitors.append(visitor)
        if path is not None:
            visitor.go(path)
        return visitor

    yield arrive
    errors = [error for visitor in visitors for error in visitor.errors]
    for visitor in visitors:
        visitor.context.close()
    assert errors == []
