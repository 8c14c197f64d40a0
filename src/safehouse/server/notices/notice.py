"""The content of notifications: public facts of a table only, in the person's language and in fields for programs."""

from functools import cache
from pathlib import Path
from typing import Literal, get_args

from msgspec import Struct

from safehouse.core.registry import find_game
from safehouse.messages import Catalogue

WORDS = Path(__file__).parent / "words"
HOUSE = "Safehouse"
HOUR = 3600.0
# The kinds: your turn; a reminder before the time runs out; a bot has taken over; the game is over; the
# rematch has begun; a request to confirm an address.
NoticeKind = Literal["turn", "reminder", "stand_in", "over", "rematch", "confirm"]
KINDS: tuple[str, ...] = get_args(NoticeKind)


@cache
def catalogue(language: str) -> Catalogue:
    """Return the words of a language. Slow the first time."""
    return Catalogue(language, [WORDS])


class Notice(Struct, frozen=True):
    """A notice to one person."""

    kind: NoticeKind
    language: str
    # The address that it links to.
    url: str
    table: str = ""
    game: str = ""
    seat: int = -1
    name: str = ""
    # The entry of the log that it is about.
    at: int = 0
    # Seconds that are left, where there is a clock.
    left: float | None = None
    # The number of games that wait for this person, for the badge of an installed app; -1: not counted.
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
        """Return the notice in one line."""
        return f"{self.title}: {self.text} {self.url}"
