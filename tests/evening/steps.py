"""A story told in steps: each holds, or fails as expected because something is missing.

A step with a mark (`missing`) must fail, and only by `wanted`: it names what a person would see and does not yet. If it
passes, or fails in any other way, the story fails. So no mark outlives what it stands for, and none hides a fault.
"""

import textwrap
import time
import traceback
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from enum import Enum
from typing import Generic, TypeVar

T = TypeVar("T")
# How long a step waits for what it wants. Where it is expected to be missing, what comes at once is enough: a story has
# many such steps.
PATIENCE_MS = 15_000
SHORT_MS = 700
# A screen full of text is too much for a diary.
SEEN_CHARACTERS = 240
Act = Callable[[T], None]


class NotYet(AssertionError):
    """What a step is about is not there."""


def wanted(seen: object, what: str) -> None:
    """Assert the one thing that a step is about."""
    Now.seen = seen
    if not seen:
        raise NotYet(what)


class Now:
    """The step at hand: how long it waits, and what it saw last of what it wants."""

    patience_ms = PATIENCE_MS
    seen: object = None


class Outcome(Enum):
    """How a step went, as the diary says it."""

    HELD = "held"
    MISSING = "not yet"
    HOLDS_NOW = "HOLDS NOW"
    FAILED = "FAILED"
    UNREACHED = "not reached"


BAD = (Outcome.HOLDS_NOW, Outcome.FAILED, Outcome.UNREACHED)


@dataclass(frozen=True)
class Step(Generic[T]):
    """One thing that happens in the evening."""

    tells: str
    act: Act[T]
    # By title: what is missing, beginning with the issue that brings it.
    missing: dict[str, str]
    # How the story goes on where it is missing; its docstring says so.
    instead: Act[T] | None
    # The titles in whose evening it happens.
    titles: tuple[str, ...]


@dataclass(frozen=True)
class Line:
    """A step as it went."""

    step: Step[object]
    outcome: Outcome
    seconds: float = 0.0
    more: str = ""

    def __str__(self) -> str:
        spent = f"{self.seconds:.1f} s" if self.outcome is not Outcome.UNREACHED else ""
        more = "".join(f"\n        {line}" for line in self.more.splitlines())
        return f"{self.outcome.value:>11} {spent:>7}  {self.step.tells}{more}"


@dataclass
class Diary:
    """What became of the steps of one evening."""

    title: str
    lines: list[Line] = field(default_factory=list)

    @property
    def good(self) -> bool:
        return not any(line.outcome in BAD for line in self.lines)

    def __str__(self) -> str:
        counts = {outcome: sum(line.outcome is outcome for line in self.lines) for outcome in Outcome}
        summary = ", ".join(f"{count} {outcome.value}" for outcome, count in counts.items() if count)
        return "\n".join([f"An evening of {self.title}: {summary}", *map(str, self.lines)])


class Story(Generic[T]):
    """The steps, in the order in which they are written."""

    def __init__(self, titles: Iterable[str]) -> None:
        self.titles = tuple(titles)
        self.steps: list[Step[T]] = []

    def step(
        self,
        tells: str,
        missing: str | dict[str, str] = "",
        instead: Act[T] | None = None,
        only: Iterable[str] = (),
    ) -> Callable[[Act[T]], Act[T]]:
        """Add a step. `missing` is for all titles or by title; `only` names the titles that have the step at all."""
        titles = tuple(only) or self.titles
        by_title = dict.fromkeys(titles, missing) if isinstance(missing, str) else missing
        marks = {title: words for title, words in by_title.items() if words}
        unknown = {*titles, *marks} - set(self.titles)
        if unknown or set(marks) - set(titles):
            raise ValueError(f"{tells}: no such title in this story, or none of this step: {sorted(unknown or marks)}")
        if instead is not None and not marks:
            raise ValueError(f"{tells}: a step that holds has no other way")

        def add(act: Act[T]) -> Act[T]:
            self.steps.append(Step(tells, act, marks, instead, titles))
            return act

        return add

    @classmethod
    def together(cls, *chapters: "Story[T]") -> "Story[T]":
        """Return the whole story, chapter by chapter."""
        whole = cls(chapters[0].titles)
        whole.steps = [step for chapter in chapters for step in chapter.steps]
        return whole

    def of(self, title: str) -> list[Step[T]]:
        return [step for step in self.steps if title in step.titles]

    def expected_failures(self) -> Iterator[tuple[str, str, str]]:
        """Yield title, step and what is missing, evening by evening."""
        for title in self.titles:
            for step in self.of(title):
                if title in step.missing:
                    yield title, step.tells, step.missing[title]

    def tell(self, title: str, context: T) -> Diary:
        """Live through an evening. After a step that failed nothing can be relied on, so the rest is not reached."""
        diary = Diary(title)
        for step in self.of(title):
            if any(line.outcome is Outcome.FAILED for line in diary.lines):
                diary.lines.append(Line(step, Outcome.UNREACHED))  # type: ignore[arg-type]
                continue
            begin = time.monotonic()
            outcome, more = take(step, title, context)
            diary.lines.append(Line(step, outcome, time.monotonic() - begin, more))  # type: ignore[arg-type]
        return diary


def take(step: Step[T], title: str, context: T) -> tuple[Outcome, str]:
    """Take a step, and the other way where it is missing as expected."""
    missing = step.missing.get(title, "")
    Now.patience_ms, Now.seen = SHORT_MS if missing else PATIENCE_MS, None
    try:
        step.act(context)
    except NotYet as error:
        if not missing:
            return Outcome.FAILED, f"this step must hold: {error}"
        seen = f"seen: {short(error)}"
        if step.instead is None:
            return Outcome.MISSING, f"{missing}\n{seen}"
        try:
            step.instead(context)
        except Exception:
            return Outcome.FAILED, f"the other way failed, too:\n{traceback.format_exc()}"
        return Outcome.MISSING, f"{missing}\n{seen}\ninstead: {(step.instead.__doc__ or '').strip()}"
    except Exception:
        reason = "expected to fail, but for another reason:" if missing else "failed:"
        return Outcome.FAILED, f"{reason}\n{traceback.format_exc()}"
    if missing:
        return Outcome.HOLDS_NOW, f"this step holds now: remove its mark\nseen: {short(Now.seen)}"
    return Outcome.HELD, ""


def short(seen: object) -> str:
    return textwrap.shorten(str(seen), SEEN_CHARACTERS)
