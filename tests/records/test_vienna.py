"""Records of Vienna: what is written can be read, and an export hides hands and cards face down."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from safehouse.core.fields import values_of
from safehouse.core.game import CHANCE, SPECTATOR
from safehouse.core.match import Answer, Match, plies
from safehouse.core.record import export_for, record_of, write
from safehouse.core.rng import Rng
from safehouse.games.vienna import ids
from safehouse.games.vienna.game import GAME
from safehouse.games.vienna.rules import Vienna
from tests.records.playing import check_record, flat, play_on
from tests.records.test_fuzz import changed_tokens, check

ALL = {"third_man": "yes", "feld_agents": "yes", "flags": "random"}
SETTINGS: list[tuple[int, dict[str, str]]] = [
    (2, {"version": "starter"}),
    (4, {"version": "starter", "third_man": "yes", "start": "3"}),
    (3, {"version": "full"}),
    (2, {"version": "full", **ALL}),
    (4, {"version": "full", **ALL}),
]


def new_match(players: int = 3, options: dict[str, str] | None = None) -> Match:
    return Match(GAME, GAME.setup(players, {"version": "full", **ALL} if options is None else options))


def table(match: Match) -> Vienna:
    assert isinstance(match.state, Vienna)
    return match.state


@pytest.mark.parametrize(("players", "options"), SETTINGS)
def test_random_games(players: int, options: dict[str, str]) -> None:
    match = play_on(new_match(players, options), Rng(players))
    again = check_record(match)
    assert again.result is not None
    assert again.result.reason in ("investigator", "markers")
    assert [f"[Option.{name} " in write(again) for name in options] == [True] * len(options)


def test_running_games() -> None:
    """A record may end anywhere, also among the cards that are assigned at the same time."""
    match = new_match()
    rng = Rng(3)
    sealed = 0
    for entries in (0, 1, 30, 82, 93, 94, 95, 97, 111, 150):
        play_on(match, rng, entries)
        sealed += bool(match.entries[-1].missing)
        check_record(match)
    assert sealed


def test_replay_shows_every_step() -> None:
    match = play_on(new_match(2, {"version": "full", **ALL}), Rng(9))
    record = record_of(match)
    shown = record.start()
    for ply in record.plies:
        shown.take(ply)
    assert tuple(shown.entries) == record.entries
    assert values_of(shown.state) == values_of(match.state)


def assigned(players: int = 3) -> Match:
    """A match in which everybody has just assigned his cards, and nothing is shown yet."""
    match = new_match(players)
    rng = Rng(5)
    while table(match).phase != ids.SHOWING:
        play_on(match, rng, match.ply + 1)
    return match


@pytest.mark.parametrize("observer", [SPECTATOR, 0, 2])
def test_hands_stay_hidden(observer: int) -> None:
    """V3.1: everybody sees the cards that he draws and assigns himself, and no other."""
    text = flat(export_for(record_of(assigned()), observer))
    own = [str(observer + 1)] if observer >= 0 else []
    assert re.findall(r"(\d)\. assign:", text) == own
    assert len(re.findall(r"assign:", text)) == 3 * len(own)
    assert len(re.findall(r"\*card:", text)) == 3 * len(own)
    assert text.count("*?") == 9 - 3 * len(own)
    assert text.count(". ?") == 3 - len(own)
    assert "*mission:" in text
    assert "*tile:" in text


def test_who_has_answered_is_hidden() -> None:
    """V3.1: while others still think, an export has the own answer and no other."""
    match = new_match()
    rng = Rng(5)
    while table(match).phase != ids.ASSIGNING:
        play_on(match, rng, match.ply + 1)
    before = export_for(record_of(match), 1)
    for seat in (0, 2):
        match.submit(seat, hand(match, seat)[:3])
    assert export_for(record_of(match), 1) == before
    mine = hand(match, 1)[:3]
    match.submit(1, mine)
    words = " ".join(GAME.space.text(match.setup, action) for action in mine)
    assert flat(export_for(record_of(match), 1)).endswith(f"{{ 1. ? 2. {words} 3. ? }}")


def hand(match: Match, seat: int) -> list[int]:
    return list(match.state.legal(seat))


def test_other_hands_give_the_same_export() -> None:
    """I4: two others draw each other's cards and assign them, and what I am given is the same, to the byte."""
    match = assigned()
    record = record_of(match)
    first, second = (cards_of(match, seat) for seat in (0, 1))
    change = {ids.CARD + a: ids.CARD + b for a, b in zip(first, second, strict=True)}
    change |= {ids.ASSIGN + a: ids.ASSIGN + b for a, b in zip(first, second, strict=True)}
    change |= {b: a for a, b in change.items()}
    other = Match(GAME, match.setup)
    for ply in record.plies:
        other.take(Answer(ply.seat, [change.get(action, action) for action in ply.row]))
    assert values_of(other.state) != values_of(match.state)
    for observer in (SPECTATOR, 0, 1, 2):
        same = export_for(record_of(other), observer) == export_for(record, observer)
        assert same == (observer in (SPECTATOR, 2))


def cards_of(match: Match, seat: int) -> list[int]:
    """The cards that a seat drew, in the order of the draw."""
    drawn = [ply.row[0] - ids.CARD for ply in plies(match.entries) if ply.seat == CHANCE]
    mine = table(match).assigned[seat * ids.ACTIONS : (seat + 1) * ids.ACTIONS]
    return [card for card in drawn if card in mine]


# --- Whatever is read: a record, or a SafehouseError --------------------------------------------------------

TEXTS = [
    write(record_of(play_on(new_match(players, options), Rng(1), entries), ["Anne"]))
    for players, options, entries in (*((*SETTINGS[0], count) for count in (52, 70)), (*SETTINGS[3], 105))
]
PIECES = [
    "{", "}", "*", "?", "*?", "1.", "2.", "9.", "*show", "*card:001", "*card:175", "*tile:slide", "assign:001", "pass",
    "place:hofburg", "from:supply", "hofburg", "pay:wine", "wine", "take:wine", "earn", "drawer:4", "mark:slide",
    "box:2", "fulfil:s-01", "accept:b-01", "buy:map", "remove:hofburg", "walk:hofburg", "surround:karlsplatz",
    "\n", ";", "\x00",
]  # fmt: skip


@given(st.sampled_from(TEXTS), st.data())
def test_changed_tokens(text: str, data: st.DataObject) -> None:
    check(changed_tokens(text, data, PIECES))


@given(st.lists(st.sampled_from(PIECES), max_size=20))
def test_pieces(pieces: list[str]) -> None:
    head, moves = TEXTS[0].split("\n\n")
    check(f"{head}\n\n{moves} " + " ".join(pieces))
