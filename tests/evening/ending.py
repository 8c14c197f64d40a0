"""Third chapter: the end, the analysis, and once more."""

import re

from tests.evening import marks
from tests.evening.evening import NAMES, Evening
from tests.evening.people import Person
from tests.evening.probes import visible_text
from tests.evening.steps import Story, wanted
from tests.evening.titles import TITLES
from tests.web.test_analysis import PATIENCE_MS as ANALYSIS_MS

ENDING: Story[Evening] = Story(TITLES)
step = ENDING.step

ANALYSIS = re.compile("analys", re.IGNORECASE)


@step("All four read the same places, and how the points came about")
def read_the_places(evening: Evening) -> None:
    read = set()
    for person in evening.people:
        person.page.locator(marks.OVER).locator("svg").first.wait_for()
        places = marks.places(person.page).all_inner_texts()
        assert len(places) == len(evening.people)
        assert marks.reveal(person.page).count()
        read.add(tuple(places))
    assert len(read) == 1
    assert all(name in "".join(*read) for name in NAMES)


@step("They are unmasked from last to first, the winner at the end", only=["heimlich"])
def unmasked_from_last_to_first(evening: Evening) -> None:
    first = marks.places(evening.anna.page).first.inner_text()
    lines = "\n".join(marks.reveal(evening.anna.page).all_inner_texts())
    order = sorted(NAMES, key=lines.index)
    wanted(order[0] not in first, f"unmasked in this order: {order}; first place: {first!r}")


@step("The end offers the analysis")
def offers_the_analysis(evening: Evening) -> None:
    end = evening.anna.page.locator(marks.OVER)
    way = end.get_by_role("link", name=ANALYSIS).or_(end.get_by_role("button", name=ANALYSIS))
    wanted(evening.anna.sees(way), f"no analysis in {end.inner_text()!r}")


@step("Anna goes to the replay and has the game analysed")
def looks_at_the_analysis(evening: Evening) -> None:
    anna = evening.anna
    anna.tap(marks.replay(anna.page))
    anna.page.locator(evening.title.played.board).first.wait_for()
    anna.tap(marks.tab(anna.page, "analysis"))
    anna.tap(anna.page.locator("[data-analyse]"))
    marks.chances(anna.page).wait_for(timeout=ANALYSIS_MS)
    assert marks.chances(anna.page).locator("path").count() == len(evening.people)
    # A turning point leads there.
    turn = anna.page.get_by_role("tabpanel").get_by_role("list").get_by_role("button").first
    anna.tap(turn)
    assert turn.get_attribute("aria-current") == "true"


@step("In the replay the list of players says who was whom", only=["heimlich"])
def sees_who_was_whom(evening: Evening) -> None:
    anna = evening.anna
    agents = marks.agents()
    assert agents
    marks.seen_by(anna.page).select_option("all")

    def named() -> bool:
        cards = anna.page.locator(marks.SEAT).all_inner_texts()
        assert len(cards) == len(evening.people)
        return all(any(agent in card for agent in agents) for card in cards)

    wanted(anna.soon(named), f"the cards say {anna.page.locator(marks.SEAT).all_inner_texts()}")


# --- Once more --------------------------------------------------------------------------------------------------------


def next_table(evening: Evening) -> str:
    """Return the table of the rematch, once the house has it."""
    known: list[str] = []

    def there() -> bool:
        known.append(evening.server.get(f"/api/tables/{evening.tables[0]}")[1].get("next", ""))
        return bool(known[-1])

    evening.ben.until(there)
    return known[-1]


@step("Ben taps “Rematch”, and that one tap brings him to the next game")
def plays_again(evening: Evening) -> None:
    ben = evening.ben
    ben.tap(marks.play_again(ben.page))
    evening.tables.append(next_table(evening))
    wanted(ben.soon(lambda: evening.tables[1] in ben.page.url), "he is still at the old table")


@step("Chris and Dora come along to the next game")
def come_along(evening: Evening) -> None:
    for person in (evening.chris, evening.dora):
        go_to_the_next_game(evening, person)


def go_to_the_next_game(evening: Evening, person: Person) -> None:
    """Go there by the end of the last game, unless the page has done so by itself."""
    if evening.tables[1] not in person.page.url:
        person.tap(marks.to_the_next_game(person.page))
    person.page.wait_for_url(f"**/t/{evening.tables[1]}*")
    person.page.locator(evening.title.played.board).first.wait_for()


def goes_back_to_the_old_table(evening: Evening) -> None:
    """Ben finds the old table again, and the way from there."""
    evening.ben.go(f"/t/{evening.tables[0]}")
    go_to_the_next_game(evening, evening.ben)


@step("Ben has gone to the start page meanwhile: it leads him to the next game")
def is_not_lost(evening: Evening) -> None:
    ben = evening.ben
    ben.go("/")
    marks.line_to(ben.page, evening.tables[0]).first.wait_for(state="attached")
    line = marks.line_to(ben.page, evening.tables[1])
    wanted(ben.sees(line), f"no such game in {visible_text(ben.page)!r}")
    ben.tap(line.get_by_role("link"))
    go_to_the_next_game(evening, ben)


@step("Anna comes back from the analysis and finds the next game")
def comes_from_the_analysis(evening: Evening) -> None:
    anna = evening.anna
    anna.go(f"/t/{evening.tables[0]}")
    go_to_the_next_game(evening, anna)


@step("They begin the next game: everybody is asked, and answers")
def begin_the_next_game(evening: Evening) -> None:
    assert sorted(person.seat for person in evening.people) == [0, 1, 2, 3]
    evening.everybody_answers()
