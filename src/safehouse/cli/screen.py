"""How a game looks in the terminal. This base shows any game in plain notation; a game may have a better screen."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from rich.console import RenderableType
from rich.text import Text

from safehouse.core.draft import Draft
from safehouse.core.fields import values_of
from safehouse.core.game import Event, GameState
from safehouse.core.match import visible
from safehouse.core.parts import part
from safehouse.core.registry import Game
from safehouse.core.sentences import refusal
from safehouse.messages import COMMON, Catalogue, describer, words_of


@dataclass
class Choice:
    """An option: what is typed for it, what is shown, and its other names.

    A number below 0 is no action but a part of one, such as an agent before its city: see `Screen.part`.
    """

    action: int
    key: str
    label: str
    detail: str = ""
    aliases: list[str] = field(default_factory=list)
    style: str = ""


class Screen:
    """One game, one language, one table of names. It is given redacted states and nothing else."""

    def __init__(self, game: Game, words: Catalogue) -> None:
        self.game = game
        self.words = words
        self.bots: list[int] = []
        # The part of an action that was picked last; 0: none.
        self.part = 0

    def board(self, view: GameState, seat: int, width: int, height: int) -> list[RenderableType]:
        """Return the table as a seat, or SPECTATOR, sees it."""
        shown = [f"{name} = {value}" for name, value in values_of(view).items()]
        return [Text("\n".join(shown))]

    def prompt(self, view: GameState, seat: int) -> str:
        """Return the question to a seat; the terminal says the name before it."""
        return ""

    def choices(self, draft: Draft) -> list[Choice]:
        """Return what may be picked now, in the order of its numbers."""
        texts = [self.game.space.text(draft.state.setup, action) for action in draft.options]
        return [
            Choice(action, str(number), text)
            for number, (action, text) in enumerate(zip(draft.options, texts, strict=True), 1)
        ]

    def impossible(self, draft: Draft) -> list[Choice]:
        """Return plausible options that are not allowed now, so that the player can ask why."""
        return []

    def preview(self, draft: Draft) -> list[RenderableType]:
        """Return in numbers what the staged picks lead to."""
        return []

    def staged(self, draft: Draft) -> list[str]:
        """Return in words what has been staged."""
        return [self.game.space.text(draft.state.setup, action) for action in draft.row]

    def needs_confirmation(self, row: Sequence[int]) -> bool:
        """Say whether a complete row waits for a confirmation."""
        return True

    def why_not(self, rule: str, reason: str) -> str:
        return self.words.say("say-rule", rule=rule, reason=reason)

    def story(self, view: GameState, events: Sequence[Event], observer: int) -> list[str]:
        """Return events as sentences for an observer."""
        return [
            " ".join([kind, *map(str, args), *(f"({value})" for value in secret)])
            for kind, args, secret in (visible(event, observer) for event in events)
        ]

    def moment(
        self, view: GameState, events: Sequence[Event], log: Sequence[Event], people: Sequence[int]
    ) -> list[RenderableType]:
        """Return what everyone should see before play continues, after a step of chance; `log` ends with `events`."""
        return []

    def hints(self, view: GameState, seat: int, events: Sequence[Event]) -> list[str]:
        """Return help for the current question, shown in place of the log: a title, then lines."""
        return []

    def final(self, state: GameState, width: int) -> list[RenderableType]:
        """Return the end of the game: identities, points, winner."""
        outcome = state.outcome()
        lines = [
            f"{self.words.name(seat)}: {score} ({outcome.ranks[seat]}.)" for seat, score in enumerate(outcome.scores)
        ]
        return [Text("\n".join([*lines, outcome.reason]))]


class WordedScreen(Screen):
    """A screen that says what the game's describer puts into words."""

    def __init__(self, game: Game, words: Catalogue) -> None:
        super().__init__(game, words)
        found = describer(game)
        assert found is not None
        self.describer = found

    def prompt(self, view: GameState, seat: int) -> str:
        return self.words.sentence(self.describer.prompt(view, seat))

    def why_not(self, rule: str, reason: str) -> str:
        return " ".join(self.words.sentence(one) for one in refusal(rule, reason))

    def story(self, view: GameState, events: Sequence[Event], observer: int) -> list[str]:
        return [self.words.sentence(one) for one, _ in self.describer.story(view.setup, events, observer)]


def screen_for(game: Game, language: str, names: Sequence[str]) -> Screen:
    """Return the screen of a game."""
    words = Catalogue(language, [COMMON, words_of(game)], names)
    screen = (part(game, "screen") or Screen)(game, words)
    assert isinstance(screen, Screen)
    return screen
