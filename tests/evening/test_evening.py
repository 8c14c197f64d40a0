"""An evening with each game: what holds is asserted, what is missing is expected to fail and named."""

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.evening.evening import evening
from tests.evening.story import STORY

# One title is enough for every run; the quickest.
SHORT = "heimlich"
TITLES = [title if title == SHORT else pytest.param(title, marks=pytest.mark.long) for title in STORY.titles]


@pytest.mark.parametrize("title", TITLES)
def test_an_evening(
    title: str, browser: Browser, tmp_path: Path, record_property: Callable[[str, object], None]
) -> None:
    with evening(title, browser, tmp_path) as one:
        diary = STORY.tell(title, one)
    text = str(diary)
    (tmp_path / "diary.txt").write_text(f"{text}\n")
    record_property("diary", text)
    print(text)
    if not diary.good:
        pytest.fail(text, pytrace=False)
