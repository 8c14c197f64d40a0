"""Texts of people: names, chat and notes, without invisible characters that change how others are shown."""

import unicodedata

# Blank characters that Unicode does not classify as invisible.
BLANK = "\u115f\u1160\u2800\u3164\uffa0"
# Invisible but needed: they join and separate letters of several scripts, and parts of emoji.
JOINERS = "\u200c\u200d"
# Controls, formats (such as direction overrides), surrogates, private characters. An unassigned character may be
# a later emoji.
HIDDEN = ("Cc", "Cf", "Cs", "Co")
MAX_NAME = 40


def clean_lines(text: str) -> str:
    """Return a text of several lines: keep line ends and tabs, remove all other invisible characters."""
    text = text.replace("\r\n", "\n").replace("\r", "\n").replace("\u2028", "\n").replace("\u2029", "\n")
    return "".join(letter for letter in text if letter in "\n\t" or not is_hidden(letter))


def clean_line(text: str) -> str:
    """Return a text as one line, with single spaces; refuse one without visible characters."""
    line = " ".join(clean_lines(text).split())
    if not any(is_visible(letter) for letter in line):
        raise ValueError("this text has no visible characters")
    return line


def clean_name(text: str) -> str:
    """Return a name in Unicode's composed form."""
    return unicodedata.normalize("NFC", clean_line(text))[:MAX_NAME].rstrip()


def is_hidden(letter: str) -> bool:
    return letter not in JOINERS and unicodedata.category(letter) in HIDDEN


def is_visible(letter: str) -> bool:
    category = unicodedata.category(letter)
    return letter not in BLANK and (category[0] in "LNPS" or category == "Cn")
