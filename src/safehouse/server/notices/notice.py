"""What people are told: public facts of a table only, in words of their language and in fields for programs."""

from functools import cache
from pathlib import Path
from typing import Literal, get_args

from msgspec import Struct

from safehouse.core.registry import find_game
from safehouse.messages import Catalogue

WORDS = Path(__file__).parent / "words"
HOUSE = "Safehouse"
HOUR = 3600.0
# What is told: it is one's turn; it still is, and the clock soon runs out; a bot has taken over; the game is over; the
# same people play again; whether an address is really somebody's.
NoticeKind = Literal["turn", "reminder", "stand_in", "over", "rematch", "confirm"]
KINDS: tuple[str, ...] = get_args(NoticeKind)


@cache
def catalogue(language: str) -> Catalogue:
    """Return the words of a language. Slow the first time."""
    return Catalogue(language, [WORDS])


class Notice(Struct, frozen=True):
    """One thing to tell one person."""

    kind: NoticeKind
    language: str
    # Where it leads.
    url: str
    table: str = ""
    game: str = ""
    seat: int = -1
    name: str = ""
    # The entry of the log that it is about.
    at: int = 0
    # Seconds that are left, where there is a clock.
    left: float | None = None
    # How many games wait for this person, for the badge of an installed app; -1: not counted.
    waiting: int = -1

    @property
    def title(self) -> str:
        return find_game(self.game).meta.title if self.game else HOUSE

    @property
    def text(self) -> str:
        hours = max(1, round((self.left or 0.0) / HOUR))
        return catalogue(self.language).say(f"notice-{self.kind}", name=self.name, hours=hours)

    @property
    def line(self) -> str:
        """Everything in one line."""
        return f"{self.title}: {self.text} {self.url}"
