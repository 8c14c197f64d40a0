"""Whatever is read: a record, or a SafehouseError; never another exception."""

import contextlib
from functools import cache

from hypothesis import given
from hypothesis import strategies as st

from safehouse.core.errors import SafehouseError
from safehouse.core.notation import Visitor, scan
from safehouse.core.record import read, record_of, write
from safehouse.core.rng import Rng
from tests.records.playing import SETTINGS, new_match, play_on


@cache
def texts() -> list[str]:
    """Return records of games that were broken off, and of whole ones."""
    return [
        write(record_of(play_on(new_match(*setting), Rng(1), entries), ["Anne"]))
        for setting in SETTINGS[::3]
        for entries in (25, 10_000)
    ]


# Played by who draws from them: every worker of a run imports this module, and most do not run it.
TEXTS = st.deferred(lambda: st.sampled_from(texts()))
# Pieces that mean something in the notation, and some that are close to it.
PIECES = [
    "{", "}", "*", "?", "*?", ";", "[", "]", '"', "\\", ".", ":", "1.", "2.", "9.", "99999.", "0.", "move:red", "red",
    "no", "yes", "pass", "*open", "*roll:1-3", "*reveal", "play:swap", "entry:red:2", "#2", "\n", "\n\n", "\r", "\x00",
    "\u2028", "\ud800", "٣.", "3.", '[Game "heimlich"]', '[Players "3"]', '[Option.mode "top_secret"]', "[Seat1 \"\\",
]  # fmt: skip


def check(text: str) -> None:
    message = "-"
    try:
        record = read(text)
    except SafehouseError as error:
        message = str(error)
    else:
        again = write(record)
        assert read(again) == record
        assert write(read(again)) == again
    assert message
    assert "\n" not in message


def changed_tokens(text: str, data: st.DataObject, pieces: list[str]) -> str:
    """Return a text with tokens lost, doubled, exchanged and replaced."""
    tokens = text.split(" ")
    places = st.integers(0, len(tokens) - 1)
    for _ in range(data.draw(st.integers(1, 4))):
        place, other = data.draw(places), data.draw(places)
        match data.draw(st.integers(0, 4)):
            case 0:
                tokens[place] = ""
            case 1:
                tokens[place] = f"{tokens[place]} {tokens[place]}"
            case 2:
                tokens[place], tokens[other] = tokens[other], tokens[place]
            case 3:
                tokens[place] = data.draw(st.sampled_from(pieces))
            case _:
                tokens[place] += data.draw(st.sampled_from(pieces))
    return " ".join(tokens)


@given(TEXTS, st.data())
def test_changed_tokens(text: str, data: st.DataObject) -> None:
    check(changed_tokens(text, data, PIECES))


@given(TEXTS, st.data())
def test_changed_characters(text: str, data: st.DataObject) -> None:
    for _ in range(data.draw(st.integers(1, 3))):
        place = data.draw(st.integers(0, len(text)))
        text = text[:place] + data.draw(st.one_of(st.text(max_size=3), st.sampled_from(PIECES))) + text[place + 1 :]
    check(text)


@given(st.lists(st.sampled_from(PIECES), max_size=30))
def test_pieces(pieces: list[str]) -> None:
    head = '[Game "heimlich"]\n[Rules "1"]\n[Players "3"]\n[Option.mode "top_secret"]\n\n'
    check(head + " ".join(pieces))


@given(st.text())
def test_any_text(text: str) -> None:
    check(text)


@given(st.dictionaries(st.from_regex(r"\A[A-Z][a-z]{3,8}\Z"), st.text(), max_size=3), st.lists(st.text(), max_size=2))
def test_any_names_and_tags(tags: dict[str, str], names: list[str]) -> None:
    """Whatever people call themselves comes back, or is refused."""
    match = play_on(new_match(2), Rng(1), 9)
    try:
        record = record_of(match, names, tags)
        text = write(record)
    except SafehouseError:
        return
    assert read(text) == record
    assert write(read(text)) == text


def test_long_garbage() -> None:
    """Long texts that a careless pattern would look at again and again."""
    for piece in ('[A "' + "\\" * 400_001, '[A "' + '\\"' * 200_000, "{" * 300_000, "1. " * 300_000, "[" * 300_000,
                  " " * 900_000, '[A "x" ' + " " * 400_000 + "x", "*" * 900_000, "a:" * 400_000):  # fmt: skip
        check(piece)
        check('[Game "heimlich"]\n[Rules "1"]\n[Players "3"]\n\n' + piece)
        with contextlib.suppress(SafehouseError):
            scan(piece, Visitor())
