"""The list of what is missing is the story's own."""

import re

from tests.evening.listing import listing, parts
from tests.evening.story import STORY


def test_the_readme_lists_what_is_missing() -> None:
    assert parts()[1] == listing(), "run: python -m tests.evening --write"


def test_every_mark_names_the_issue_that_brings_it() -> None:
    wrong = [words for _, _, words in STORY.expected_failures() if not re.match(r"issue (?:18|19|20): .+", words)]
    assert wrong == []


def test_no_two_steps_are_told_alike() -> None:
    told = [step.tells for step in STORY.steps]
    assert len(set(told)) == len(told)
