"""The three games as the evening needs them: what is played, and what on the board is what."""

from dataclasses import dataclass

from safehouse.core.game import Setup
from tests.web.played import GAMES, HEIMLICH, SUITCASE, VIENNA, Played


@dataclass(frozen=True)
class Title:
    """One game for four."""

    played: Played
    # As the poster calls it.
    name: str
    # What people choose on the page of a new table; few rules make a short evening.
    options: dict[str, str]
    # The places of the board, in one order whoever looks.
    places: str
    # What the question is about that is answered by a move on the board.
    move: str

    def setup(self, players: int) -> Setup:
        return self.played.game.setup(players, self.options)

    @property
    def forbidden(self) -> str:
        """What cannot be chosen now."""
        return f"{self.places}:not([role=button]), {self.places}[aria-disabled=true]"


TITLES = {
    "heimlich": Title(HEIMLICH, "Heimlich & Co.", {}, "[data-building]", "moving"),
    "suitcase": Title(SUITCASE, "Suitcase", {}, "[data-city]", "moving"),
    "vienna": Title(VIENNA, "Vienna", {"version": "starter"}, "[data-building]", "acting"),
}
assert TITLES.keys() == GAMES.keys()
