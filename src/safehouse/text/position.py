"""The position in words, from a redacted state. A game says how (`Game.text`); one that does not shows its fields."""

from functools import cache
from pathlib import Path

from safehouse.core.errors import BadOption
from safehouse.core.fields import values_of
from safehouse.core.game import GameState
from safehouse.core.parts import part
from safehouse.core.registry import Game
from safehouse.core.sentences import Sentence
from safehouse.messages import COMMON, LANGUAGES, Catalogue, words_of

WORDS = Path(__file__).parent / "words"
# Beside a game's own words: those of its position (`words_of`), which only readers need.
PLAIN = "plain"


@cache
def words_for(game: Game, language: str, players: int) -> Catalogue:
    """Return the words of a game for readers; its players are called by their numbers."""
    if language not in LANGUAGES:
        raise BadOption(f"there is no language {language!r}; there are {', '.join(LANGUAGES)}")
    own = words_of(game)
    words = Catalogue(language, [COMMON, WORDS, own, own / PLAIN])
    words.names = [words.say("text-player", number=seat + 1) for seat in range(players)]
    return words


def said(words: Catalogue, line: Sentence | str) -> str:
    """Return a line of a game in words. A game without catalogues gives the words themselves."""
    return line if isinstance(line, str) else words.sentence(line)


def position(game: Game, view: GameState, seat: int, words: Catalogue) -> list[str]:
    """Return what a seat sees, line by line. `view` is `redact(seat)`."""
    lines = part(game, "text")
    if lines is None:
        return [f"{name} = {value}" for name, value in values_of(view).items()]
    return [said(words, line) for line in lines(view, seat)]


def asked(view: GameState, seat: int, words: Catalogue) -> str:
    """Return who looks, and who is asked."""
    pending = [int(other) for other in view.pending()]
    who = [words.name(other) if other >= 0 else words.say("text-chance") for other in pending]
    observer = words.name(seat) if seat >= 0 else words.say("text-spectator")
    return words.say("text-seen", observer=observer, asked=words.join(who) or words.say("text-nobody"))
