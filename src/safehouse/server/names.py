"""The look of names: two that look alike count as one, and refused words are found inside names."""

import unicodedata

from safehouse.server.errors import BadRequest
from safehouse.server.text import JOINERS

# Letters of other scripts, and signs, that look like Latin ones once case is folded. Unicode's own list has thousands
# of pairs, most of them rare; these are used to imitate names.
CYRILLIC = dict(zip("авекмнорстухіїјѕһԁԛԝь", "abekmhopctyxlljshdqwb", strict=True))
GREEK = dict(zip("αβεζηικμνορτυχ", "abezhlkmvoptyx", strict=True))
# Capital I, small l, one and a bar are one stroke; zero is an o.
STROKES = {"i": "l", "ı": "l", "1": "l", "|": "l", "0": "o", "ɑ": "a", "ɡ": "g"}
LOOKALIKES = str.maketrans({**CYRILLIC, **GREEK, **STROKES, **dict.fromkeys(JOINERS, "")})
# Signs that replace letters to hide words.
WRITTEN_AS = str.maketrans("34578@$!", "eastbasl")
SHORTEST_WORD = 3


def alike(name: str) -> str:
    """Return a form of a name that is equal for names that look alike."""
    return "".join(unicodedata.normalize("NFKC", name).casefold().translate(LOOKALIKES).split())


def bare(text: str) -> str:
    """Return the letters of a text without accents and disguise: the form in which refused words are sought."""
    letters = unicodedata.normalize("NFKD", unicodedata.normalize("NFKC", text).casefold())
    plain = "".join(letter for letter in letters if unicodedata.category(letter) != "Mn")
    return "".join(letter for letter in plain.translate(LOOKALIKES).translate(WRITTEN_AS) if letter.isalnum())


class NameFilter:
    """The words that no name may hold, as the administrator has listed them."""

    def __init__(self, words: list[str]) -> None:
        self._words = [bare(word) for word in words]

    def check(self, name: str) -> None:
        """Refuse a name that contains a refused word, also inside a longer one, without saying which."""
        form = bare(name)
        if any(word in form for word in self._words):
            raise BadRequest("name_refused")


def checked_word(word: str) -> str:
    """Return a word in the form of the filter; refuse one that is too short."""
    if len(bare(word)) < SHORTEST_WORD:
        raise BadRequest("word_short", letters=SHORTEST_WORD)
    return word
