"""How the story finds things on the page: by role, by mark, or by the page's own words. Nowhere else are they named."""

import re

from playwright.sync_api import Locator, Page

from tests.web.words import game_words, plain_texts, text

TABLE = re.compile(r"/t/[^/?#]+")
OVER = "[data-over]"
CONFIRM = "[data-confirm]:enabled"
SEAT = "[data-seat]"
TARGETS = "[data-action], :is([data-agent], [data-building], [data-stone], [data-city])[role=button]"


def button(page: Page | Locator, key: str) -> Locator:
    return page.get_by_role("button", name=text(key), exact=True)


def poster(page: Page, title: str) -> Locator:
    """Return a game's part of the start page."""
    return page.get_by_role("article", name=title)


def play_now(page: Page, title: str) -> Locator:
    return poster(page, title).get_by_role("button", name=re.compile(re.escape(text("start-play"))))


def way(page: Page, title: str, key: str) -> Locator:
    """Return one of the ways into a game."""
    return poster(page, title).get_by_role("link", name=text(key), exact=True)


def learn(page: Page, title: str) -> Locator:
    return way(page, title, "start-learn")


def with_friends(page: Page, title: str) -> Locator:
    return way(page, title, "start-friends")


def at_this_screen(page: Page, title: str) -> Locator:
    return way(page, title, "start-screen")


def watch(page: Page, title: str) -> Locator:
    return way(page, title, "start-replay")


def guide(page: Page) -> Locator:
    return page.get_by_role("complementary", name=text("table-lesson-title"))


def chapter(page: Page) -> Locator:
    """Return what begins the first lesson of a game."""
    return page.locator("button[data-lesson]").first


def guide_count(page: Page) -> Locator:
    """Return what says how far the lesson is."""
    return guide(page).locator("[data-count]")


def guide_on(page: Page) -> Locator:
    """Return the button that goes on with the guided game, whatever it says."""
    return button(guide(page), "table-lesson-next").or_(guide_end(page))


def guide_end(page: Page) -> Locator:
    """Return what leads on from the last step."""
    return guide(page).get_by_role("link", name=text("table-lesson-finish"), exact=True)


def seat_of(page: Page, seat: int) -> Locator:
    """Return what stands for a person in the list of players."""
    return page.locator(f'[data-seat="{seat}"]')


def invitation(page: Page) -> Locator:
    return page.locator("#invitation")


def own_name(page: Page) -> Locator:
    return page.get_by_label(text("table-lobby-name"))


def sit_down(page: Page) -> Locator:
    return button(page, "table-lobby-sit")


def open_table(page: Page) -> Locator:
    return button(page, "new-open")


def tab(page: Page, name: str) -> Locator:
    return page.locator(f"[data-tab={name}]").first


def sheet(page: Page) -> Locator:
    """Return what lies over the page."""
    return page.locator("dialog[open]")


def close_sheet(page: Page) -> Locator:
    return sheet(page).get_by_role("button", name=text("table-close"), exact=True)


def log_lines(page: Page) -> list[str]:
    """Return the lines of the log, where it is open."""
    return [line.strip() for line in sheet(page).get_by_role("listitem").all_inner_texts()]


def since(page: Page) -> Locator:
    """Return the mark in the log after which everything is new."""
    return sheet(page).get_by_text(text("table-log-since"))


def settings(page: Page) -> Locator:
    return page.get_by_role("button", name=text("settings-title"))


def close_settings(page: Page) -> Locator:
    return page.get_by_role("button", name=text("settings-close"))


def sign_in_link(page: Page) -> Locator:
    """Return the link that signs another device in."""
    return page.get_by_label(text("me-add-link"), exact=True)


def sign_in(page: Page) -> Locator:
    return page.locator("[data-signin]")


def devices(page: Page) -> Locator:
    return page.locator("[data-device]")


def say(page: Page) -> Locator:
    return page.get_by_label(text("table-chat-label"))


def send(page: Page) -> Locator:
    return button(page, "table-chat-send")


def ask_to_take_back(page: Page) -> Locator:
    """Return the button in the menu of the own seat; the panel has another one."""
    return button(page.get_by_role("dialog"), "table-seat-takeback")


def agree(page: Page) -> Locator:
    return button(page, "table-propose-yes")


def leave(page: Page) -> Locator:
    return button(page, "table-seat-leave")


def notifications(page: Page) -> Locator:
    """Return the box that says whether one is told of this game."""
    return page.get_by_role("checkbox", name=text("table-seat-notify"))


def how_notified(page: Page) -> Locator:
    return page.get_by_role("link", name=text("table-seat-notices"), exact=True)


def notification_ways(page: Page) -> Locator:
    return page.locator("[data-way]")


def take_back_pick(page: Page) -> Locator:
    return button(page, "table-takeBack")


def chips(page: Page) -> Locator:
    return page.get_by_role("list", name=text("table-staged-picks")).get_by_role("listitem")


def away(page: Page, seat: int) -> Locator:
    """Return the sign that a person is not there."""
    return seat_of(page, seat).get_by_text(text("table-players-absent"))


def stand_in(page: Page) -> Locator:
    """Return the sentence that a bot plays for oneself."""
    return page.get_by_text(text("table-now-standIn"))


def why(game: str, reason: str) -> str:
    """Return the sentence that says why something is not allowed."""
    return game_words(game, "en").say(f"why-{reason}")


def places(page: Page) -> Locator:
    """Return the final places, the winner's first."""
    return page.locator(OVER).get_by_role("table").first.locator("tbody tr")


def reveal(page: Page) -> Locator:
    """Return the lines that tell what was hidden."""
    return page.locator(OVER).get_by_role("list", name=text("table-end-lines")).get_by_role("listitem")


def agents() -> list[str]:
    """Return the names of the agents of Heimlich & Co."""
    return [name for key, name in plain_texts("heimlich", "en").items() if re.fullmatch(r"agent-(?!own)\w+", key)]


def play_again(page: Page) -> Locator:
    return button(page, "table-end-rematch")


def to_the_next_game(page: Page) -> Locator:
    return button(page, "table-end-toRematch")


def home(page: Page) -> Locator:
    return page.get_by_role("link", name=text("bar-home"))


def replay(page: Page) -> Locator:
    return page.locator(OVER).get_by_role("link", name=text("table-end-replay"))


def seen_by(page: Page) -> Locator:
    """Return the choice of whose eyes one looks through in a replay."""
    return page.get_by_label(text("table-replay-view"))


def chances(page: Page) -> Locator:
    """Return the curve of the analysis."""
    return page.get_by_role("slider", name=text("analysis-chart"))


def line_to(page: Page, table: str) -> Locator:
    """Return the line of the start page that leads to a table."""
    return page.locator(f'li:has(a[href^="/t/{table}"])')


def finished_games(page: Page) -> Locator:
    return page.locator("details:has(a[href^='/t/']) summary")
