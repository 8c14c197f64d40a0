"""The browser of the tests of the page; and steps whose assertions say what they saw."""

import pytest

from tests.web.conftest import browser

__all__ = ["browser"]
pytest.register_assert_rewrite("tests.evening")
