"""First chapter: the start page, a guided game, one link for all, and a waiting room."""

import re

from playwright.sync_api import TimeoutError as TookTooLong

from tests.evening import marks
from tests.evening.evening import Evening
from tests.evening.probes import says, visible_text
from tests.evening.steps import Story, wanted
from tests.evening.titles import TITLES
from tests.web.learner import Learner
from tests.web.played import setup_of
from tests.web.visitor import PHONE

ARRIVING: Story[Evening] = Story(TITLES)
step = ARRIVING.step

# More taps than any guide has steps.
MANY_TAPS = 60
# More steps and taps than any lesson takes.
MOST_STEPS = 150
PAUSE_MS, PAUSES = 50, 10
# How long a tap may take.
MOMENT_MS = 500
# No guide talks longer than that before something is to be done.
HALF = 0.5
# The middle of each button that can be tapped.
CENTRES = """(buttons) => buttons.filter((one) => !one.disabled && one.getClientRects().length).map((one) => {
  const { x, y, width, height } = one.getBoundingClientRect();
  return [x + width / 2, y + height / 2];
})"""
# What cannot be tapped because the note of the guide lies over it. What was slid out of the dock is not under anything.
UNDER_A_NOTE = """(things) => things.filter((thing) => {
  const node = document.querySelector(thing);
  const { x, y, width, height } = node.getBoundingClientRect();
  const dock = node.closest(".dock")?.getBoundingClientRect();
  if (dock && (y + height / 2 < dock.top || y + height / 2 > dock.bottom)) return false;
  return document.elementFromPoint(x + width / 2, y + height / 2)?.closest("aside");
})"""
MINUTES = re.compile(r"\d+–\d+ min")
CODE = re.compile(r"\bQR\b")
# A phone's own way to hand something on, which this browser lacks.
SHARE = "navigator.share = async (what) => { window.shared = what; };"


@step("Anna opens the start page on her phone and finds the three games")
def finds_the_games(evening: Evening) -> None:
    anna = evening.anna
    anna.device.context.add_init_script(SHARE)
    anna.go("/")
    for title in TITLES.values():
        marks.play_now(anna.page, title.name).wait_for()


@step("The poster says how long the game takes")
def says_how_long(evening: Evening) -> None:
    marks.poster(evening.anna.page, evening.title.name).get_by_text(MINUTES).wait_for()


@step(
    "Anna taps “Play now” to have a look: Vienna begins with its starter game",
    only=["vienna"],
)
def plays_now(evening: Evening) -> None:
    anna = evening.anna
    anna.tap(marks.play_now(anna.page, evening.title.name))
    anna.page.wait_for_url(marks.TABLE)
    anna.device.look()
    version = setup_of(anna.device).options["version"]
    anna.go("/")
    wanted(version == "starter", f"the version is {version}")


@step("Chris is early and watches a sample game")
def watches_a_sample(evening: Evening) -> None:
    chris = evening.chris
    chris.go("/")
    chris.tap(marks.watch(chris.page, evening.title.name))
    chris.page.wait_for_url(re.compile(r"/replay"))
    chris.page.locator("h1").first.wait_for()
    game = chris.page.locator("a[href^='/replay/']").or_(chris.page.locator("input[type=range]"))
    wanted(chris.sees(game), f"no game to watch in {visible_text(chris.page)!r}")


# --- The guided game --------------------------------------------------------------------------------------------------


def begin_the_guided_game(evening: Evening) -> None:
    dora = evening.dora
    dora.go("/")
    dora.tap(marks.learn(dora.page, evening.title.name))
    dora.tap(marks.chapter(dora.page))
    dora.page.wait_for_url(marks.TABLE)
    marks.guide(dora.page).wait_for()


def read_on(evening: Evening) -> bool:
    """Tap on in the guide, where it lets one.

    It may go on by itself at any time, so nothing is waited for, and a tap that would meet something else is not made.
    """
    button = marks.guide_on(evening.dora.page)
    for x, y in button.evaluate_all(CENTRES)[:1]:
        if 0 < x < PHONE["width"] and 0 < y < PHONE["height"]:
            try:
                button.tap(timeout=MOMENT_MS)
            except TookTooLong:
                return False
            return True
    return False


def read_on_in_a_moment(evening: Evening) -> bool:
    """Tap on in the guide; its note may be on the way to its place."""
    for _ in range(PAUSES):
        if read_on(evening):
            return True
        evening.dora.page.wait_for_timeout(PAUSE_MS)
    return False


def reached(evening: Evening) -> float:
    """Return how much of the guide is behind her, by what it says itself."""
    notes = marks.guide_count(evening.dora.page).all_inner_texts()
    found = re.search(r"(\d+)\D+(\d+)", notes[0]) if notes else None
    return int(found[1]) / int(found[2]) if found else float(not notes)


@step("Dora is new and begins the guided game")
def learns(evening: Evening) -> None:
    begin_the_guided_game(evening)


@step("The guide welcomes her to the game that she chose")
def is_welcomed(evening: Evening) -> None:
    words = marks.guide(evening.dora.page).inner_text()
    foreign = [one.name for one in TITLES.values() if one is not evening.title and one.name in words]
    wanted(not foreign, f"the guide names {foreign}: {words!r}")


@step("She taps on and on without a move: the guide waits for the move that it asks for")
def cannot_run_ahead(evening: Evening) -> None:
    dora = evening.dora
    picks = dora.device.look()["picks"]
    for _ in range(MANY_TAPS):
        evening.covered += dora.page.evaluate(UNDER_A_NOTE, picks)
        if not read_on_in_a_moment(evening):
            break
    if marks.guide_on(dora.page).count():
        evening.off_screen = marks.guide(dora.page).all_inner_texts()
    assert not dora.acts()
    wanted(reached(evening) <= HALF, f"{reached(evening):.0%} of the guide is done, and no move was made")


@step("All the notes of the guide were on the screen")
def is_on_the_screen(evening: Evening) -> None:
    wanted(not evening.off_screen, f"off the screen: {evening.off_screen}")


@step("Its notes never lay over what she could tap")
def covers_nothing(evening: Evening) -> None:
    wanted(not evening.covered, f"covered: {evening.covered}")


@step("She begins once more, does what the guide says, and comes to its end")
def follows_the_guide(evening: Evening) -> None:
    begin_the_guided_game(evening)
    dora = evening.dora
    learner = Learner(dora.page)
    # She reads on, and taps what is ringed.
    for _ in range(MOST_STEPS):
        seen = learner.settled()
        if seen["finish"]:
            break
        learner.go_on(seen)
    assert reached(evening) == 1
    assert dora.acts() > 1
    dora.tap(marks.guide_end(dora.page))
    marks.chapter(dora.page).wait_for()
    assert not marks.guide(dora.page).is_visible()


# --- One link ---------------------------------------------------------------------------------------------------------


@step("Anna opens a table for four and gets one link for the others")
def opens_a_table(evening: Evening) -> None:
    anna = evening.anna
    anna.tap(marks.with_friends(anna.page, evening.title.name))
    anna.page.locator("#seat-3").wait_for()
    for option in evening.title.options.values():
        anna.page.locator(f"select:has(option[value={option}])").select_option(option)
    anna.tap(marks.open_table(anna.page))
    anna.page.wait_for_url(marks.TABLE)
    evening.link = marks.invitation(anna.page).input_value()
    evening.tables.append(anna.table)
    assert evening.link.endswith(f"/t/{anna.table}")


@step("She hands the link on with the phone's own share sheet")
def shares(evening: Evening) -> None:
    anna = evening.anna
    share = anna.page.get_by_role("button", name=re.compile("share", re.IGNORECASE))
    wanted(anna.sees(share), f"no share button in {visible_text(anna.page)!r}")
    anna.tap(share)
    anna.page.wait_for_function("() => window.shared?.url")
    assert anna.page.evaluate("window.shared.url") == evening.link


@step("She lets Ben scan a QR code")
def shows_a_code(evening: Evening) -> None:
    anna = evening.anna
    code = anna.page.get_by_role("img", name=CODE).or_(anna.page.get_by_role("button", name=CODE))
    wanted(anna.sees(code), f"no QR code in {visible_text(anna.page)!r}")


@step("The link has a preview in Chris's messenger")
def has_a_preview(evening: Evening) -> None:
    status, page = evening.server.get(evening.link.removeprefix(evening.server.url))
    assert status == 200
    wanted('property="og:title"' in page, "the HTML has no og:title")


@step("Ben and Chris come by that link and take a seat")
def two_sit_down(evening: Evening) -> None:
    for person in (evening.ben, evening.chris):
        sit_down(evening, person.number)


@step("They talk while they wait for Dora")
def talk_while_waiting(evening: Evening) -> None:
    ben = evening.ben
    chat = marks.say(ben.page).or_(marks.tab(ben.page, "chat"))
    wanted(ben.sees(chat), f"nowhere to talk in {visible_text(ben.page)!r}")


@step("Dora comes by the same link, and the game begins on all four phones")
def the_game_begins(evening: Evening) -> None:
    sit_down(evening, evening.dora.number)
    for person in evening.people:
        person.page.locator(evening.title.played.board).first.wait_for()
        assert person.table == evening.tables[0]
    assert [person.seat for person in evening.people] == [0, 1, 2, 3]


def sit_down(evening: Evening, number: int) -> None:
    """Come by the link, say one's name and take a seat."""
    person = evening.people[number]
    person.go(evening.link.removeprefix(evening.server.url))
    marks.own_name(person.page).fill(person.name)
    person.arrived = len(person.device.received)
    person.tap(marks.sit_down(person.page))
    person.device.wait_for("welcome", lambda message: message["seat"] == number)


@step("Each phone shows its owner's secrets, and nobody else's")
def keeps_secrets(evening: Evening) -> None:
    played, setup = evening.title.played, evening.title.setup(len(evening.people))
    for person in evening.people:
        views = [frame for frame in person.device.received[person.arrived :] if any(played.views([frame]))]
        assert views
        assert played.secrets(views, person.seat, setup) == []
        person.page.locator(played.own).first.wait_for(state="attached")


@step("The table says in one line what the goal is")
def says_the_goal(evening: Evening) -> None:
    wanted(says(evening.dora.page, r"\b(?:goal|wins?|winner)\b"), "nothing in sight says how one wins")
