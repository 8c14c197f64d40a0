"""Bad data files: a change of a good one, and the place and the reason that the refusal must name."""

import json
from collections.abc import Callable
from typing import Any

import pytest

from safehouse.core.errors import BadData

Content = dict[str, Any]
Change = Callable[[Content], None]
Case = tuple[Change, str, str]
# What is not even a file of this form, and the reason.
BAD_TEXTS = [("{", "not JSON at line 1"), ("[]", "is not of type 'object'"), ('{"a": 1, "a": 2}', "occurs twice")]


def put(path: str, value: Any) -> Change:
    """Set one place of the file: `corners.0.base.lines`."""

    def change(content: Content) -> None:
        *way, last = path.split(".")
        place: Any = content
        for part in way:
            place = place[int(part) if isinstance(place, list) else part]
        place[int(last) if isinstance(place, list) else last] = value

    return change


def check_refused(read: Callable[[str, str], object], text: str, case: Case, *, first: bool = True) -> None:
    """Check the refusal; its place comes first, or with `first=False` somewhere."""
    change, place, reason = case
    content = json.loads(text)
    change(content)
    with pytest.raises(BadData) as refusal:
        read(json.dumps(content), "bad.json")
    message = str(refusal.value)
    assert message.startswith(f"bad.json, {place}" if first else "bad.json, ")
    assert place in message
    assert reason in message


def check_text_refused(read: Callable[[str, str], object], text: str, reason: str) -> None:
    with pytest.raises(BadData, match=r"^bad\.json") as refusal:
        read(text, "bad.json")
    assert reason in str(refusal.value)
