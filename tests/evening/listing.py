"""The strict expected failures of the evening as text, without a browser."""

from pathlib import Path

from tests.evening.story import STORY
from tests.evening.titles import TITLES

README = Path(__file__).parent / "README.md"
BEGIN, END = "<!-- begin: python -m tests.evening -->", "<!-- end -->"


def listing() -> str:
    """Return a table: each step that does not hold yet, in which evenings, and what is missing."""
    titles: dict[tuple[str, str], list[str]] = {}
    for title, tells, missing in STORY.expected_failures():
        titles.setdefault((tells, missing), []).append(TITLES[title].name)
    order = {step.tells: place for place, step in enumerate(STORY.steps)}
    rows = sorted(titles.items(), key=lambda row: order[row[0][0]])
    lines = [f"| {tells} | {', '.join(names)} | {missing} |" for (tells, missing), names in rows]
    counts = ", ".join(f"{TITLES[title].name} {count(title)}" for title in STORY.titles)
    head = ["| step | titles | missing |", "|---|---|---|"]
    return "\n".join([f"Strict expected failures and steps: {counts}.", "", *head, *lines])


def count(title: str) -> str:
    steps = STORY.of(title)
    return f"{sum(title in step.missing for step in steps)} of {len(steps)}"


def parts() -> tuple[str, str, str]:
    """Return the README in three: what is before the list, the list, and what is after it."""
    before, _, rest = README.read_text().partition(f"{BEGIN}\n")
    written, _, after = rest.partition(f"\n{END}")
    assert after, f"{README} has no list between its marks"
    return before, written, after


def write() -> None:
    """Put the list of today into the README."""
    before, _, after = parts()
    README.write_text(f"{before}{BEGIN}\n{listing()}\n{END}{after}")
