"""The page in Chromium, Firefox and WebKit: a few moves each day, a whole game of each title with --long.

A browser that this machine does not have is left out, and the summary says so.
"""

from collections.abc import Callable, Iterator

import pytest

from safehouse.core.rng import Rng
from tests.server.client import Running
from tests.web.browsers import BROWSERS, Open, missing
from tests.web.played import GAMES
from tests.web.robot import Looks, Robot
from tests.web.tables import enter
from tests.web.words import text

# The server has said which games there are.
READY = (
    "() => document.querySelectorAll('article .facts').length === 3 && !!document.querySelector('.facts').textContent"
)
NARROW = """() => {
  const width = (node) => node.getBoundingClientRect().width;
  const gap = (node) => Math.round(width(node.parentElement) - width(node));
  const { appearance, backgroundColor, color } = getComputedStyle(document.querySelector("select.language"));
  const mark = document.querySelector(".wordmark svg").getBoundingClientRect();
  return {
    wide: innerWidth,
    over: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    gaps: [...document.querySelectorAll("article .picture")].map(gap),
    mark: [mark.width, mark.height],
    select: [appearance, backgroundColor, color],
    text: getComputedStyle(document.body).color,
  };
}"""
# Its games are long: one of Heimlich may be over after three answers.
PLAY = "article:has(#poster-suitcase) button.act:enabled"
# How many answers the longest game takes.
MOST = 600
# Three faults of a page: one that it tells itself, one that it does not catch, and what the content policy forbids.
FAULTS = """() => {
  console.error("told");
  setTimeout(() => { throw new Error("thrown"); });
  document.head.append(Object.assign(document.createElement("script"), { textContent: "window.planted = true" }));
  return new Promise((done) => setTimeout(() => done(window.planted), 300));
}"""


@pytest.fixture(scope="module", params=BROWSERS)
def opened(request: pytest.FixtureRequest) -> Iterator[Open]:
    reason = missing(request.param)
    if reason:
        pytest.skip(reason)
    with BROWSERS[request.param]() as one:
        yield one


@pytest.fixture
def arrive(opened: Open, server: Running) -> Iterator[Callable[[Looks], Robot]]:
    """Sit down before a browser. Whatever it complains of is a fault."""
    robots: list[Robot] = []

    def sit(looks: Looks) -> Robot:
        robots.append(opened(server.url, looks))
        return robots[-1]

    yield sit
    for robot in robots:
        robot.close()
    assert [error for robot in robots for error in robot.errors] == []


def test_the_first_moves(arrive: Callable[[Looks], Robot]) -> None:
    """From the start page, in the light: one press, and the game is on."""
    robot = arrive(Looks(scheme="light"))
    robot.go("/")
    robot.wait_until(f"() => document.querySelector('{PLAY}') !== null")
    robot.click(PLAY)
    robot.wait_until("() => location.pathname.startsWith('/t/')")
    rng = Rng(3)
    for _ in range(4):
        assert robot.answer(rng)
    assert robot.acts() >= 3


def test_the_start_page_on_a_narrow_screen(arrive: Callable[[Looks], Robot]) -> None:
    """By night: pictures fill their posters, the wordmark keeps its size, selects are dark, nothing sticks out."""
    robot = arrive(Looks(phone=True))
    robot.go("/")
    robot.wait_until(READY)
    seen = robot.run(NARROW)
    assert seen["wide"] == 390
    assert seen["over"] <= 0
    assert seen["gaps"] == [0, 0, 0]
    assert seen["mark"] == [32, 32]
    assert seen["select"] == ["none", "rgba(0, 0, 0, 0)", seen["text"]]


def test_faults_of_a_page_are_noticed(opened: Open, server: Running) -> None:
    robot = opened(server.url, Looks())
    robot.go("/credits")
    assert robot.run(FAULTS) is None
    robot.close()
    for fault in ("told", "thrown", "the content policy forbids script-src"):
        assert any(fault in error for error in robot.errors), (fault, robot.errors)


@pytest.mark.long
@pytest.mark.parametrize("name", GAMES)
def test_a_whole_game(name: str, arrive: Callable[[Looks], Robot], server: Running) -> None:
    robot = arrive(Looks())
    enter(robot, GAMES[name].open(server))
    robot.play(Rng(4), MOST)
    assert text("table-end-rematch") in robot.text()
