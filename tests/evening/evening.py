"""An evening: a house, four people with phones, and what they have in common."""

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, StorageState

from tests.evening.later import LaterServer
from tests.evening.people import Person
from tests.evening.titles import TITLES, Title
from tests.server.client import running

NAMES = ("Anna", "Ben", "Chris", "Dora")
# Nothing happens for so long: the game stands still. A loaded machine is slow, but not so slow.
PATIENCE_S = 90.0
PAUSE_MS = 15


class Evening:
    """What the steps of the story share."""

    def __init__(self, title: Title, browser: Browser, server: LaterServer) -> None:
        self.title = title
        self.server = server
        self.people = [Person(name, number, browser, server.url) for number, name in enumerate(NAMES)]
        self.anna, self.ben, self.chris, self.dora = self.people
        # The one link, and the tables that were played at.
        self.link = ""
        self.tables: list[str] = []
        # What the notes of the guide lay over, and the note that was off the screen.
        self.covered: list[str] = []
        self.off_screen: list[str] = []
        # The last lines of the log that somebody read.
        self.logged: list[str] = []
        # What Chris saw before the move that he takes back.
        self.before: Any = None
        # What the device keeps with which Dora goes on.
        self.kept: StorageState | None = None

    def everybody_answers(self) -> None:
        """Play until each of them has answered once more."""
        before = {person: person.acts() for person in self.people}
        while any(person.acts() == before[person] for person in self.people):
            person = self.asked()
            assert person is not None, "the game is over before that"
            assert person.answer()

    def asked(self) -> Person | None:
        """Return somebody who can act, once there is one; None when everybody sees the end."""
        deadline = time.monotonic() + PATIENCE_S
        while time.monotonic() < deadline:
            over = 0
            for person in self.people:
                seen = person.can_act()
                if seen is not None and not seen["over"]:
                    return person
                over += bool(seen)
            if over == len(self.people):
                return None
            self.anna.page.wait_for_timeout(PAUSE_MS)
        raise AssertionError(f"nobody can act: {[person.device.text()[:300] for person in self.people]}")

    def play_until(self, fine: Callable[[Person], bool]) -> Person:
        """Let everybody answer until somebody is asked of whom this holds."""
        while (person := self.asked()) is not None:
            if fine(person):
                return person
            person.answer()
        raise AssertionError("the game is over before that")

    def until_asked(self, person: Person, question: str = "") -> None:
        """Let the others answer until one person is asked, with a question of a kind."""
        self.play_until(lambda one: one is person and question in ("", one.question()))

    def complaints(self) -> list[str]:
        """Return what the consoles of all devices said."""
        devices = [(person, device) for person in self.people for device in person.devices]
        return [f"{person.name}: {error}" for person, device in devices for error in device.errors]


@contextmanager
def evening(title: str, browser: Browser, folder: Path) -> Iterator[Evening]:
    """Open the house for an evening, with an analyst who is quick."""
    with running(f"sqlite:{folder / 'tables.db'}", LaterServer, api_only="no", analyst="random") as server:
        assert isinstance(server, LaterServer)
        one = Evening(TITLES[title], browser, server)
        try:
            yield one
        finally:
            for person in one.people:
                for device in person.devices:
                    device.context.close()
