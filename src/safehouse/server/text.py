"""What people write: names, chat and notes, without the characters that are not seen and change how others are."""

import unicodedata

# Not of the category of invisible characters, and blank nevertheless.
BLANK = "\u115f\u1160\u2800\u3164\uffa0"
# Invisible and needed: they join and part letters of several scripts, and the parts of pictures.
JOINERS = "\u200c\u200d"
# Controls, formats (overrides of direction among them), halves of pairs, private characters. An unassigned one may be
# the picture of a later year.
HIDDEN = ("Cc", "Cf", "Cs", "Co")
MAX_NAME = 40


def clean_lines(text: str) -> str:
    """Return a text of several lines: line ends and tabs stay, everything else that is not seen goes."""
    text = text.replace("\r\n", "\n").replace("\r", "\n").replace("\u2028", "\n").replace("\u2029", "\n")
    return "".join(letter for letter in text if letter in "\n\t" or not is_hidden(letter))


def clean_line(text: str) -> str:
    """Return a text as one line, with single spaces; refuse one of which nothing is seen."""
    line = " ".join(clean_lines(text).split())
    if not any(is_visible(letter) for letter in line):
        raise ValueError("this text has no visible characters")
    return line


def clean_name(text: str) -> str:
    """Return a name in its one usual spelling."""
    return unicodedata.normalize("NFC", clean_line(text))[:MAX_NAME].rstrip()


def is_hidden(letter: str) -> bool:
    return letter not in JOINERS and unicodedata.category(letter) in HIDDEN


def is_visible(letter: str) -> bool:
    category = unicodedata.category(letter)
    return letter not in BLANK and (category[0] in "LNPS" or category == "Cn")
