"""What elements are called: by the game's own descriptions where it has some, else by the names of its vocabularies."""

from typing import Any

from safehouse.arena.usage import CHOICES
from safehouse.core.game import Setup
from safehouse.core.registry import Game
from safehouse.messages import Catalogue, describer, words_of


class Names:
    """The names of a game's elements, for people."""

    def __init__(self, game: Game, setup: Setup) -> None:
        self.game = game
        self.setup = setup
        self.describe = describer(game)
        self.words = Catalogue("en", [words_of(game)])
        self.actions = {kind.name for kind in game.kinds if not kind.by_chance}

    def is_action(self, group: str) -> bool:
        return group == CHOICES or group.partition(":")[0] in self.actions

    def title(self, group: str) -> str:
        kind, _, vocabulary = group.partition(":")
        return plain(f"{kind}: {vocabulary}" if vocabulary else f"other {kind}s")

    def text(self, group: str, name: str) -> str:
        """Return what an element is called."""
        if group == CHOICES:
            says = self.describe and self.describe.action
            found: Any = says(self.setup, self.game.space.encode(name)) if says else name
        else:
            vocabulary = group.partition(":")[2]
            calls = self.describe and self.describe.thing
            names = self.setup.names.get(vocabulary, [])
            found = calls(self.setup, vocabulary, names.index(name)) if calls and name in names else name
            # A number is a place in the list of names, which the description did not look up.
            found = name if isinstance(found, int) else found
        return capital(self.words.sentence((found[0], found[1])) if isinstance(found, tuple) else plain(str(found)))

    def families(self) -> dict[str, tuple[str, dict[str, str]]]:
        """Return by group what its elements may be gathered under: a title, and by element the family it is of."""
        says = self.describe and self.describe.families
        gathered = {}
        for group, (title, sentences) in (says(self.setup) if says else {}).items():
            names = self.setup.names[group.partition(":")[2]]
            texts = [capital(self.words.sentence(sentence)) for sentence in sentences]
            gathered[group] = (title, dict(zip(names, texts, strict=False)))
        return gathered


def plain(name: str) -> str:
    return capital(name.replace("_", " "))


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]
