"""Lessons at the table: an ordinary game in which everything but the learner's decisions is scripted.

The log, the views and the secrets are those of every game. The script is found by the number of the entry that asks, so
a lesson survives whatever a table survives, and only its text is stored.
"""

from functools import lru_cache

from safehouse.core import lesson
from safehouse.core.draft import Draft
from safehouse.core.lesson import LEARNER, Lesson, Script, Shown, load_lesson
from safehouse.core.match import Answer, Position
from safehouse.core.registry import Game
from safehouse.server.errors import Refusal
from safehouse.server.head import Head, Seat
from safehouse.server.lookups import LessonInfo, LessonStep, TableLesson


class OffScript(Refusal):
    """A legal move that the lesson does not ask for here. The page shows the hint of the step."""

    code = "lesson"
    key = "lesson_other_move"


@lru_cache(maxsize=32)
def read(text: str) -> tuple[Lesson, Script]:
    """Return a lesson and its script. Slow the first time."""
    found = load_lesson(text)
    return found, found.script()


def script_of(text: str) -> Script | None:
    """Return the script of a table, if it is a lesson."""
    return read(text)[1] if text else None


def check_answer(script: Script, position: Position, answer: Answer) -> None:
    """Refuse an answer that is not in the script, before anything is stored."""
    at = position.seq
    if answer.seat != LEARNER:
        if script.answers.get((at, answer.seat)) != answer.row:
            raise OffScript
        return
    if at not in script.questions:
        raise OffScript("lesson_over")
    if not script.expects(position, answer.row) or not position.stage(LEARNER, answer.row).complete:
        raise OffScript


def check_draft(script: Script, position: Position, draft: Draft) -> None:
    """Refuse picks that lead away from the script, as soon as they are made."""
    if position.seq not in script.questions:
        raise OffScript("lesson_over")
    if not script.expects(position, draft.picks):
        raise OffScript


def check_alone(head: Head) -> None:
    """Refuse in a lesson all that needs other people, such as proposals and rematches."""
    if head.lesson:
        raise Refusal("lesson_alone")


def other_seats(text: str, bot: str) -> list[Seat]:
    """Return the seats whose moves are scripted."""
    return [Seat(kind="bot", bot=bot, name=name) for name in read(text)[0].others]


# --- What the page looks up -----------------------------------------------------------------------------------


def lesson_infos(game: Game) -> list[LessonInfo]:
    """Return the lessons of a game, in their order."""
    return [LessonInfo(one.name, one.minutes, one.setting) for one in lesson.lessons(game)]


def table_lesson(text: str) -> TableLesson:
    """Return the learner's part of a lesson, without anything that the others hold or do."""
    found, script = read(text)
    chapters = [one.name for one in lesson.lessons(found.game)]
    place = chapters.index(found.name) + 1 if found.name in chapters else len(chapters)
    following = chapters[place] if place < len(chapters) else ""
    return TableLesson(found.name, following, [step_info(shown) for shown in script.steps])


def step_info(shown: Shown) -> LessonStep:
    step = shown.step
    rows = [list(row) for row in shown.rows]
    return LessonStep(shown.at, step.text, marks=list(step.at), asks=step.asks, rows=rows)
