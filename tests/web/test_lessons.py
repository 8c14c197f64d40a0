"""Lessons on a phone, by touch: the note is on the screen and over nothing, and what it says can be done."""

from typing import Any

import pytest

from safehouse.core.lesson import Lesson, lessons
from safehouse.core.registry import OWN_GAMES, find_game
from safehouse.messages import LANGUAGES, Catalogue, words_of
from tests.daily import daily
from tests.web.conftest import Visit
from tests.web.learner import NOTE, Learner
from tests.web.visitor import SMALL, WIDE, Visitor
from tests.web.words import text

ALL = [(name, lesson) for name in sorted(OWN_GAMES) for lesson in lessons(name)]
IDS = [f"{name}-{lesson.name}" for name, lesson in ALL]
each = pytest.mark.parametrize(("name", "lesson"), ALL, ids=IDS)
SCREENS = [(390, 844), (360, 640)]
# How far a ring stands away from what it marks.
RING = 4
# More steps and taps than any lesson takes.
MOST = 150
# What of the things that can be tapped lies under the note.
UNDER = """() => [...document.querySelectorAll("[data-action], [data-confirm], [role=button]")].filter((thing) => {
  const note = document.querySelector("aside[data-lesson]").getBoundingClientRect();
  const box = thing.getBoundingClientRect();
  if (!box.width || !box.height) return false;
  const x = box.x + box.width / 2, y = box.y + box.height / 2;
  return document.elementFromPoint(x, y)?.closest("aside[data-lesson]") && !thing.closest("aside") &&
    !thing.closest(".dock, .right");
}).map((thing) => thing.outerHTML.slice(0, 80))"""


def begin(visit: Visit, name: str, lesson: Lesson, size: tuple[int, int], language: str = "en") -> Visitor:
    anna = visit(None, phone=True, language=language)
    anna.page.set_viewport_size({"width": size[0], "height": size[1]})
    anna.go(f"/learn/{name}")
    anna.page.locator(f"button[data-lesson={lesson.name}]").tap()
    anna.page.wait_for_url("**/t/*")
    return anna


def check_note(anna: Visitor, seen: dict[str, Any], size: tuple[int, int]) -> None:
    x, y, width, height = seen["note"]
    assert x >= 0
    assert y >= 0
    assert x + width <= size[0]
    assert y + height <= size[1]
    assert seen["cut"] <= 0, f"the note is cut: {seen['text']!r}"
    for left, top, wide, high in seen["rings"]:
        assert left + wide / 2 < size[0]
        assert top + high / 2 < size[1]
        middle = top + high / 2
        assert not y <= middle <= y + height, f"the note lies over what it marks: {seen['text']!r}"
        over = min(top + high, y + height) - max(top, y)
        assert over <= RING, f"the ring lies over the note: {seen['text']!r}"
    assert anna.page.evaluate(WIDE) <= 0
    assert anna.page.evaluate(UNDER) == []


def play(anna: Visitor, lesson: Lesson, words: Catalogue, size: tuple[int, int]) -> list[int]:
    """Play a lesson to its end, and return the steps that were seen."""
    learner, steps = Learner(anna.page), [-1]
    for _ in range(MOST):
        seen = learner.settled()
        check_note(anna, seen, size)
        if seen["step"] != steps[-1]:
            steps.append(seen["step"])
            step = lesson.steps[seen["step"]]
            assert seen["text"] == words.say(step.text)
            assert bool(seen["rings"]) == bool(step.at or step.asks), step.text
        if seen["finish"]:
            return steps[1:]
        learner.go_on(seen)
    raise AssertionError(f"after {MOST} taps the lesson is at step {steps[-1]}")


@pytest.mark.parametrize(
    ("name", "lesson", "size", "language"),
    daily(
        ((name, lesson, size, language) for name, lesson in ALL for size in SCREENS for language in LANGUAGES),
        # The evening of each day plays Heimlich's first lesson.
        lambda name, lesson, size, language: (
            (size, language, lesson.chapter) == (SCREENS[0], "en", 1) and name != "heimlich"
        ),
    ),
)
def test_a_lesson_by_touch(name: str, lesson: Lesson, size: tuple[int, int], language: str, visit: Visit) -> None:
    words = Catalogue(language, [words_of(find_game(name)) / "lessons"])
    anna = begin(visit, name, lesson, size, language)
    assert play(anna, lesson, words, size) == list(range(len(lesson.steps)))
    assert ways_on(anna) == expected_ways_on(name, lesson)
    assert anna.page.evaluate(SMALL) == []
    anna.page.locator(f"{NOTE} a").first.tap()
    done = anna.page.locator(f"li:has(button[data-lesson={lesson.name}])")
    done.get_by_text("✓").wait_for()
    assert anna.page.evaluate(SMALL) == []


def test_on_a_small_phone_a_ring_leaves_the_note_alone(visit: Visit) -> None:
    """The cards of Vienna are higher than what slides them, and lie below the question."""
    anna = begin(visit, "vienna", lessons("vienna")[0], SCREENS[1])
    learner = Learner(anna.page)
    for _ in range(9):
        seen = learner.settled()
        check_note(anna, seen, SCREENS[1])
        if not seen["next"]:
            card = anna.page.locator("[data-guide=cards] .can").first.bounding_box()
            assert card is not None
            assert card["y"] >= seen["note"][1] + seen["note"][3]
        learner.go_on(seen)


def ways_on(anna: Visitor) -> list[str]:
    """Return where the end of a lesson leads: what is offered first stands last, under the thumb."""
    ways = anna.page.locator(f"{NOTE} a")
    assert [way.is_visible() for way in ways.all()] == [True] * ways.count()
    return [str(way.get_attribute("href")) for way in ways.all()]


def expected_ways_on(name: str, lesson: Lesson) -> list[str]:
    following = [f"/learn/{name}/{one.name}" for one in lessons(name) if one.chapter == lesson.chapter + 1]
    return [f"/learn/{name}", f"/learn/{name}/{lesson.name}/play", *following]


def test_the_next_chapter_and_a_real_game_like_it_are_one_tap_away(visit: Visit) -> None:
    anna = visit("/learn/heimlich/cards", phone=True)
    anna.page.wait_for_url("**/t/*")
    assert Learner(anna.page).look()["step"] == 0
    anna.go("/learn/heimlich/cards/play")
    anna.page.wait_for_url("**/t/*")
    info = anna.page.evaluate("async () => (await fetch(`/api${location.pathname.replace('/t', '/tables')}`)).json()")
    assert (info["lesson"], info["options"]["mode"]) == ("", "top_secret")


def test_a_lesson_is_gone_on_with_where_it_is_learned(visit: Visit) -> None:
    lesson = lessons("heimlich")[0]
    anna = begin(visit, "heimlich", lesson, SCREENS[0])
    learner = Learner(anna.page)
    learner.go_on(learner.settled())
    anna.page.locator(f"{NOTE}[data-lesson='1']").wait_for()
    table = anna.page.url
    anna.go("/")
    anna.page.get_by_role("heading", name="Suitcase").wait_for()
    anna.page.wait_for_load_state("networkidle")
    assert anna.page.locator("a.table").count() == 0
    anna.page.locator("a[href='/learn/heimlich']").tap()
    anna.page.get_by_role("button", name="Continue: 1 · The basic game").tap()
    anna.page.wait_for_url("**/t/*")
    assert anna.page.url == table
    assert learner.settled()["step"] == 1


def test_what_is_learned_is_marked(visit: Visit) -> None:
    anna = visit("/", phone=True)
    anna.page.evaluate("localStorage['safehouse.lessons'] = JSON.stringify(['vienna/starter', 'heimlich/cards'])")
    anna.page.reload()
    anna.page.get_by_role("link", name=text("start-learned", done=1, all=3)).first.wait_for()
    anna.go("/learn/vienna")
    chapters = anna.page.locator("ol > li")
    chapters.nth(2).wait_for()
    assert ["✓" in text for text in chapters.all_inner_texts()] == [True, False, False]
    # The first that is not finished is the one that stands out.
    assert anna.page.locator("li button.act").get_attribute("data-lesson") == "missions"


def other_picks(anna: Visitor) -> list[str]:
    """Return what else can be tapped than what is ringed, where that is one of several buttons."""
    ringed = anna.page.locator("[data-ring]").first.get_attribute("data-ring")
    picks = list(anna.look()["picks"])
    right = f'[data-action="{ringed}"]'
    return [what for what in picks if what != right] if right in picks else []


@pytest.mark.parametrize(
    ("name", "lesson"),
    [pytest.param(*one, marks=[] if one[1].chapter == 1 else [pytest.mark.long]) for one in ALL],
    ids=IDS,
)
def test_a_wrong_try_is_answered_and_a_reload_comes_back(name: str, lesson: Lesson, visit: Visit) -> None:
    words = Catalogue("en", [words_of(find_game(name)) / "lessons"])
    anna = begin(visit, name, lesson, SCREENS[0])
    learner = Learner(anna.page)
    # The first step that asks while other things can be tapped as well.
    while True:
        seen = learner.settled()
        step = lesson.steps[seen["step"]]
        others = other_picks(anna) if step.asks and seen["text"] == words.say(step.text) else []
        if others:
            break
        learner.go_on(seen)
    asks = seen["step"]
    hint = words.say(f"{lesson.steps[asks].text}.hint")
    sent = len(anna.sent)
    anna.click(others[0])
    anna.page.wait_for_function(
        "([note, hint]) => document.querySelector(note).innerText.includes(hint)", arg=[NOTE, hint]
    )
    assert '"act"' not in "".join(anna.sent[sent:])
    anna.page.reload()
    again = learner.settled()
    assert (again["step"], again["text"]) == (asks, words.say(lesson.steps[asks].text))
    learner.go_on(again)
    anna.page.wait_for_timeout(300)
    assert hint not in anna.page.inner_text(NOTE)
