"""The browser of the tests of the page; and steps whose assertions say what they saw."""

import pytest

from tests.web.conftest import browser, page

__all__ = ["browser", "page"]
CHAPTERS = ("arriving", "playing", "ending", "tomorrow")
pytest.register_assert_rewrite(*(f"tests.evening.{chapter}" for chapter in CHAPTERS))
