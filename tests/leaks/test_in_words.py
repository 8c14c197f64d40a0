"""What agents that read are told: the same, letter by letter, in all worlds that they cannot tell apart. Leaks planted
in words are caught."""

from collections.abc import Sequence

import pytest

from safehouse.conformance import LawBroken, Setting
from safehouse.conformance.channels import Channels, check_channels
from safehouse.core.draft import Draft
from safehouse.core.game import SPECTATOR, Event, GameState
from safehouse.core.match import visible
from safehouse.core.registry import find_game
from safehouse.text.narrator import Narrator
from safehouse.text.position import position

SETTINGS = {
    "heimlich": Setting(4, {"mode": "top_secret", "dossier": "yes", "start": "1"}),
    "suitcase": Setting(3, {"map": "sprint"}),
    "vienna": Setting(3, {"version": "full", "third_man": "yes"}),
}


class InWords(Channels):
    """The channels as agents have them that read: the position, the question, what happened."""

    def told(self, observer: int) -> Narrator:
        return Narrator(self.game, self.setup, max(observer, 0))

    def view(self, state: GameState, observer: int) -> object:
        return position(self.game, state.redact(observer), observer, self.told(observer).words)

    def options(self, state: GameState, observer: int) -> object:
        if observer == SPECTATOR or observer not in state.redact(observer).pending():
            return None
        return self.told(observer).question(Draft(state, observer))

    def events(self, events: Sequence[Event], observer: int) -> object:
        narrator = self.told(observer)
        for event in events:
            narrator.see(*visible(event, observer))
        narrator._tell()
        return narrator._story


class PositionOfAnother(InWords):
    """The position as the seat on the left sees it."""

    def view(self, state: GameState, observer: int) -> object:
        left = (observer + 1) % self.setup.players
        return position(self.game, state.redact(left), left, self.told(observer).words)


class QuestionOfAnother(InWords):
    """The question with all its options, told to everybody."""

    def options(self, state: GameState, observer: int) -> object:
        asked = [seat for seat in state.pending() if seat >= 0]
        return [self.told(seat).question(Draft(state, seat)) for seat in asked]


class StoryOfTheWorld(InWords):
    """Events with what only others may know."""

    def events(self, events: Sequence[Event], observer: int) -> object:
        narrator = self.told(observer)
        for event in events:
            narrator.see(event.kind, event.args, event.secret)
        narrator._tell()
        return narrator._story


def check(kind: type[InWords], name: str, games: int, every: int) -> None:
    game = find_game(name)
    setup = SETTINGS[name].setup(game)
    check_channels(kind(game, setup), game, setup, seed=5, games=games, every=every)


@pytest.mark.parametrize("name", SETTINGS)
def test_quiet_without_a_leak(name: str) -> None:
    check(InWords, name, games=1, every=15)


@pytest.mark.parametrize("leak", [PositionOfAnother, QuestionOfAnother, StoryOfTheWorld])
def test_caught(leak: type[InWords]) -> None:
    with pytest.raises(LawBroken):
        check(leak, "heimlich", games=4, every=2)
