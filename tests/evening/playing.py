"""Second chapter: a whole game by thumb, with everything that happens on the way."""

import re

from safehouse.core.rng import Rng
from tests.evening import marks
from tests.evening.evening import NAMES, Evening
from tests.evening.people import Person
from tests.evening.probes import boxes, says, shift, small, told_of, visible_text
from tests.evening.steps import Story, wanted
from tests.evening.titles import TITLES
from tests.web.test_reconnect import AWAY

PLAYING: Story[Evening] = Story(TITLES)
step = PLAYING.step

TAKE_BACK = re.compile(r"\b(?:undo|take .*back)\b", re.IGNORECASE)
ANOTHER_DEVICE = re.compile(r"\b(?:add|another|other|new|second)\b.*\bdevice\b", re.IGNORECASE)
CARD_NUMBER = r"\bcard \d{3}\b|\(\d{3}\)"
LAST_LINES = 6
STEPS = 2
TURNS = 6
# More taps than any question has parts.
MANY_TAPS = 12


@step("Ben packs his suitcases with one confirmation", only=["suitcase"])
def packs_once(evening: Evening) -> None:
    ben = evening.ben
    evening.until_asked(ben)
    ben.device.answer(ben.rng, confirm=False)
    wanted(ben.acts(), "a whole packing still waits to be confirmed")


@step("They play the first round: everybody is asked, and answers by tapping")
def the_first_round(evening: Evening) -> None:
    evening.everybody_answers()


# --- What one sees of the others --------------------------------------------------------------------------------------


@step("Ben moves, and the log on Chris's phone tells of it")
def is_in_the_log(evening: Evening) -> None:
    ben, chris = evening.ben, evening.chris
    # In some turns there is nothing to tell but a roll.
    for _ in range(TURNS):
        evening.until_asked(ben, evening.title.move)
        moved = ben.move()
        chris.device.wait_for("entry", lambda entry, moved=moved: entry["seq"] >= moved)  # type: ignore[misc]
        chris.tap(marks.tab(chris.page, "log"))
        marks.sheet(chris.page).get_by_text("Ben").last.wait_for()
        evening.logged = marks.log_lines(chris.page)[-LAST_LINES:]
        chris.close_sheet()
        if any(re.search(r"Ben.*\b(?!Ben)[A-Z]\w{2,}.*", line) for line in evening.logged):
            return
    raise AssertionError(f"Ben has done nothing that the log tells of: {evening.logged}")


@step("Without opening the log Chris sees in words what Ben has done")
def moves_are_told(evening: Evening) -> None:
    chris = evening.chris
    found = told_of(chris.page, ["Ben"], evening.logged, NAMES)
    wanted(found, f"nothing in sight tells of Ben's move: {visible_text(chris.page)!r}")


@step("The log names cards by what they do", only=["vienna"])
def log_in_words(evening: Evening) -> None:
    anna = evening.anna
    anna.tap(marks.tab(anna.page, "log"))
    marks.sheet(anna.page).get_by_text("Ben").last.wait_for()
    number = says(anna.page, CARD_NUMBER)
    anna.close_sheet()
    wanted(not number, f"the log says {number!r}")


@step("Anna wishes everybody good luck in the chat, and Ben reads it")
def wishes_luck(evening: Evening) -> None:
    anna, ben = evening.anna, evening.ben
    anna.tap(marks.tab(anna.page, "chat"))
    marks.say(anna.page).fill("Good luck!")
    anna.tap(marks.send(anna.page))
    marks.sheet(anna.page).get_by_text("Good luck!").wait_for()
    anna.close_sheet()
    marks.tab(ben.page, "chat").get_by_text("1").wait_for()
    ben.tap(marks.tab(ben.page, "chat"))
    marks.sheet(ben.page).get_by_text("Good luck!").wait_for()
    ben.close_sheet()


@step("Anna's phone does not count her own message as unread")
def own_words_are_read(evening: Evening) -> None:
    anna = evening.anna
    assert re.search(r"\d", marks.tab(anna.page, "chat").inner_text()) is None
    anna.page.reload()
    anna.device.wait_for("said", lambda _: len(anna.device.heard("said")) > 1)
    anna.page.locator(evening.title.played.board).first.wait_for()
    anna.settle()
    count = re.search(r"\d+", marks.tab(anna.page, "chat").inner_text())
    wanted(count is None, f"unread: {count and count[0]}")


# --- Chris's turn -----------------------------------------------------------------------------------------------------


@step("When it is Chris's turn, the board stays where it is")
def the_board_stays(evening: Evening) -> None:
    chris, places = evening.chris, evening.title.places
    evening.play_until(lambda person: person is not chris and chris.waits())
    waiting = boxes(chris.page, places)
    evening.until_asked(chris, evening.title.move)
    moved = shift(waiting, boxes(chris.page, places))
    wanted(moved <= 1, f"places moved or grew by up to {moved:.0f} px")


@step("Everything that he may choose is large enough for his thumb")
def targets_fit_a_thumb(evening: Evening) -> None:
    evening.until_asked(evening.chris, evening.title.move)
    found = small(evening.chris.page, marks.TARGETS)
    wanted(not found, f"the smallest target: {found}")


@step("He taps an agent and then the building two on: the agent goes there", only=["heimlich"])
def goes_to_a_building(evening: Evening) -> None:
    chris = evening.chris
    evening.play_until(lambda one: one is chris and steps_of(chris) >= STEPS)
    picks = [pick for pick in chris.device.look()["picks"] if "data-agent" in pick]
    agent = int(re.findall(r"\d+", picks[0])[0])
    here = chris.told("view")["at"][agent]
    goal = (here + STEPS) % chris.page.locator(evening.title.places).count()
    chris.device.click(picks[0])
    chris.device.look()
    chris.device.click(f'[data-building="{goal}"]')
    found = chris.soon(lambda: same_twice(chris.device.heard("draft")[-1]["row"]))
    drop_picks(chris)
    wanted(found, f"not all of {STEPS} steps are chosen")


def same_twice(row: list[int]) -> bool:
    return len(row) == STEPS and len(set(row)) == 1


def steps_of(person: Person) -> int:
    """Return the steps that somebody may still spend, where they are to be spent."""
    return int(person.told("view")["points"]) if person.question() == "moving" else 0


def drop_picks(person: Person) -> None:
    """Take back what is chosen and not confirmed."""
    while marks.chips(person.page).count():
        person.tap(marks.take_back_pick(person.page))
        person.until(lambda: person.page.evaluate("window.openQuestions() === 0"))


@step("He has chosen and not confirmed; after a reload his choice is still there")
def a_reload_keeps_the_choice(evening: Evening) -> None:
    chris = evening.chris
    evening.until_asked(chris, evening.title.move)
    chris.device.answer(Rng(1), confirm=False)
    chosen = marks.chips(chris.page).all_inner_texts()
    assert chosen
    chris.page.reload()
    chris.device.look()
    kept = chris.soon(lambda: marks.chips(chris.page).all_inner_texts() == chosen)
    drop_picks(chris)
    wanted(kept, f"chosen was {chosen}")


@step("He taps a place that he may not choose, and is told why")
def is_told_why(evening: Evening) -> None:
    chris = evening.chris
    evening.until_asked(chris, evening.title.move)
    chris.device.look()
    before = len(chris.device.heard("because"))
    chris.device.click(evening.title.forbidden)
    told = chris.soon(lambda: reasons_in_sight(evening, chris, before))
    wanted(told, f"no reason in sight: {visible_text(chris.page)!r}")


def reasons_in_sight(evening: Evening, person: Person, before: int) -> list[str]:
    """Return the sentences of the reasons that came since, where they can be read."""
    game, told = evening.title.played.name, person.device.heard("because")[before:]
    sentences = [marks.why(game, message["reason"]) for message in told]
    return [sentence for sentence in sentences if sentence in visible_text(person.page)]


@step("He presses it long, and is told why")
def is_told_by_a_long_press(evening: Evening) -> None:
    chris = evening.chris
    evening.until_asked(chris, evening.title.move)
    before = len(chris.device.heard("because"))
    chris.press_long(evening.title.forbidden, lambda: reasons_in_sight(evening, chris, before))


# --- A move is taken back ---------------------------------------------------------------------------------------------


@step("Chris moves, and has a button to take it back where his thumb is")
def has_a_button_to_take_back(evening: Evening) -> None:
    chris = evening.chris
    evening.until_asked(chris, evening.title.move)
    evening.before = chris.told("view")
    chris.move()
    button = chris.page.get_by_role("button", name=TAKE_BACK)
    wanted(chris.sees(button), f"no such button in {visible_text(chris.page)!r}")


@step("He asks to take it back, the others agree, and he is asked again")
def takes_back(evening: Evening) -> None:
    chris = evening.chris
    chris.open_own_seat()
    chris.tap(marks.ask_to_take_back(chris.page))
    for person in evening.people:
        if person is not chris:
            person.tap(marks.agree(person.page))
    chris.device.wait_for("entry", lambda entry: entry.get("kind") == "takeback")
    assert chris.device.look()["picks"]
    assert chris.told("view") == evening.before


# --- Dora loses the line ----------------------------------------------------------------------------------------------


@step("On Dora's turn her phone loses the line, and says so")
def says_that_it_is_offline(evening: Evening) -> None:
    dora = evening.dora
    evening.until_asked(dora, evening.title.move)
    dora.device.look()
    dora.device.expected = AWAY
    dora.device.context.set_offline(True)
    dora.until(lambda: not dora.page.evaluate("navigator.onLine"))
    told = dora.soon(lambda: says(dora.page, r"\boffline\b|\bconnection\b"))
    wanted(told, f"nothing says so: {visible_text(dora.page)!r}")


@step("She taps on without the line, and what she chose is still there when it is back")
def picks_wait_for_the_line(evening: Evening) -> None:
    dora = evening.dora
    picks = dora.page.locator(marks.TARGETS)
    for _ in range(MANY_TAPS):
        if picks.count():
            dora.device.click(marks.TARGETS)
    dora.device.context.set_offline(False)
    dora.until(lambda: dora.page.evaluate("navigator.onLine && window.openQuestions() === 0"))
    kept = marks.chips(dora.page).count()
    drop_picks(dora)
    wanted(kept, "nothing of it is left")


@step("She wants to go on with her tablet: her phone shows how to sign in there, and there she is Dora")
def signs_in_on_another_device(evening: Evening) -> None:
    dora = evening.dora
    seat = dora.seat
    dora.tap(marks.settings(dora.page))
    way = dora.page.get_by_role("button", name=ANOTHER_DEVICE).or_(dora.page.get_by_role("link", name=ANOTHER_DEVICE))
    found = dora.sees(way)
    if not found:
        dora.tap(marks.close_settings(dora.page))
    wanted(found, "the settings show no way to another device")
    dora.tap(way.first)
    address = marks.sign_in_link(dora.page).input_value()
    tablet = dora.new_device()
    tablet.go(f"/t/{evening.tables[0]}")
    tablet.wait_for("welcome", lambda message: message["seats"] == [])
    tablet.go(address.removeprefix(dora.url))
    # It asks whether she is Dora: a stranger's link would make her somebody else.
    marks.sign_in(tablet.page).tap()
    marks.devices(tablet.page).nth(1).wait_for()
    before = len(tablet.heard("welcome"))
    tablet.go(f"/t/{evening.tables[0]}")
    tablet.wait_for("welcome", lambda _: len(tablet.heard("welcome")) > before)
    evening.kept = tablet.context.storage_state()
    welcomed = tablet.heard("welcome")[-1]["seat"]
    tablet.context.close()
    wanted(welcomed == seat, "the tablet is not Dora's seat")


@step("The battery of her phone dies, and the others see that she is away")
def is_away(evening: Evening) -> None:
    dora = evening.dora
    seat = dora.seat
    dora.device.context.close()
    for person in evening.people[:3]:
        marks.away(person.page, seat).wait_for()


@step("She comes back, and is asked what she was asked before")
def comes_back(evening: Evening) -> None:
    dora = evening.dora
    dora.use(dora.new_device(evening.kept))
    dora.go(f"/t/{evening.tables[0]}")
    assert dora.device.look()["picks"]
    assert dora.question() == evening.title.move


# --- To the end -------------------------------------------------------------------------------------------------------


@step("They play on, and all four see the end")
def play_to_the_end(evening: Evening) -> None:
    while (person := evening.asked()) is not None:
        person.answer()
    for person in evening.people:
        person.page.locator(marks.OVER).wait_for()
