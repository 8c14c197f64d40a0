"""Last chapter: it is late. One of them finishes the game the day after."""

import re

from tests.evening import marks
from tests.evening.evening import NAMES, Evening
from tests.evening.probes import told_of, visible_text
from tests.evening.steps import Story, wanted
from tests.evening.titles import TITLES

TOMORROW: Story[Evening] = Story(TITLES)
step = TOMORROW.step

RESULT = re.compile(r"\b(?:won|lost|place|points?|1st|2nd|3rd|4th)\b", re.IGNORECASE)
NAME = re.compile("name", re.IGNORECASE)


@step("Dora asks to be told when it is her turn")
def asks_to_be_told(evening: Evening) -> None:
    dora = evening.dora

    def silences() -> list[bool]:
        return [one["silent"] for one in dora.device.heard("kept") if one.get("silent") is not None]

    dora.open_own_seat()
    told = marks.notifications(dora.page)
    wanted(told.is_checked(), "she is told nothing of this game")
    dora.tap(told)
    assert dora.soon(lambda: silences() == [True])
    dora.tap(told)
    assert dora.soon(lambda: silences() == [True, False])
    dora.tap(marks.how_notified(dora.page))
    marks.notification_ways(dora.page).first.wait_for()
    dora.go(f"/t/{evening.tables[1]}")
    marks.seat_of(dora.page, dora.seat).wait_for()


@step("It is late: Dora puts her phone away, the others let bots play on for them")
def leave_it_to_bots(evening: Evening) -> None:
    dora, seat = evening.dora, evening.dora.seat
    # In the middle of another's turn, so that something happens without her.
    evening.play_until(lambda person: person is not dora and person.question() == evening.title.move)
    dora.go("/")
    dora.page.locator("h1").first.wait_for()
    evening.kept = dora.device.context.storage_state()
    dora.device.context.close()
    for person in evening.people[:3]:
        person.open_own_seat()
        person.tap(marks.leave(person.page))
        marks.sheet(person.page).wait_for(state="hidden")
        marks.stand_in(person.page).wait_for()
    # The bots play until Dora is asked.
    evening.chris.until(lambda: seat in evening.chris.told("decision")["seats"])
    for person in evening.people[:3]:
        person.device.context.close()


@step("Overnight the house is closed and opened again; a day has passed")
def a_day_passes(evening: Evening) -> None:
    evening.server.stop()
    evening.server.days = 1
    evening.server.start()
    evening.dora.use(evening.dora.new_device(evening.kept, days=1))


@step("The start page leads Dora back to yesterday's game")
def finds_her_game(evening: Evening) -> None:
    dora = evening.dora
    dora.go("/")
    line = marks.line_to(dora.page, evening.tables[1])
    line.wait_for()
    assert "yesterday" in line.inner_text()


@step("It says that it is her turn there")
def says_whose_turn(evening: Evening) -> None:
    line = marks.line_to(evening.dora.page, evening.tables[1]).inner_text()
    wanted(re.search(r"\byour turn\b", line, re.IGNORECASE), f"it says {line!r}")


@step("She sits at her place again")
def sits_again(evening: Evening) -> None:
    dora = evening.dora
    dora.tap(marks.line_to(dora.page, evening.tables[1]).get_by_role("link"))
    assert dora.device.look()["picks"]


@step("The log marks what has happened since she last looked")
def the_log_marks_what_is_new(evening: Evening) -> None:
    dora = evening.dora
    dora.tap(marks.tab(dora.page, "log"))
    mark = marks.since(dora.page)
    mark.wait_for()
    lines = marks.log_lines(dora.page)
    evening.logged = lines[lines.index(mark.inner_text()) + 1 :]
    dora.close_sheet()
    assert evening.logged


@step("Without opening the log she reads in short what she has missed")
def reads_what_she_missed(evening: Evening) -> None:
    dora = evening.dora
    found = dora.soon(lambda: told_of(dora.page, NAMES[:3], evening.logged, NAMES))
    wanted(found, f"nothing in sight tells of it: {visible_text(dora.page)!r}")


@step("She plays the game to its end")
def finishes_the_game(evening: Evening) -> None:
    dora = evening.dora
    dora.device.play(dora.rng)
    assert marks.places(dora.page).count() == len(evening.people)


@step("The start page lists both games with their results")
def lists_results(evening: Evening) -> None:
    dora = evening.dora
    dora.go("/")
    games = [marks.line_to(dora.page, table) for table in evening.tables]
    for game in games:
        game.wait_for(state="attached")
    if not games[0].is_visible():
        dora.tap(marks.finished_games(dora.page))
    lines = [game.inner_text() for game in games]
    wanted(all(RESULT.search(line) for line in lines), f"the lines say {lines}")


@step("Her sister wants to play, too, on the same phone: it asks for both names")
def asks_both_names(evening: Evening) -> None:
    dora = evening.dora
    dora.go("/")
    dora.tap(marks.at_this_screen(dora.page, evening.title.name))
    dora.page.locator("#seat-1").wait_for()
    names = dora.page.get_by_role("textbox", name=NAME).count()
    wanted(names > 1, f"{names} name can be said")


@step("No device has complained of anything")
def nobody_complains(evening: Evening) -> None:
    assert evening.complaints() == []
