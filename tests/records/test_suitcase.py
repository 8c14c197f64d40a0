"""Records of Suitcase: what is written can be read, and an export hides contents, placements and duel cards."""

import re

import pytest

from safehouse.core.fields import values_of
from safehouse.core.game import SPECTATOR
from safehouse.core.match import Answer, Match, plies
from safehouse.core.record import export_for, record_of
from safehouse.core.rng import Rng
from safehouse.games.suitcase import ids
from safehouse.games.suitcase.game import GAME
from safehouse.games.suitcase.rules import Suitcase
from tests.records.playing import check_record, flat, play_on

SETTINGS = [(players, name) for players in (2, 3, 4) for name in ("europe", "europe_1985", "sprint")]


def new_match(players: int, name: str = "sprint") -> Match:
    return Match(GAME, GAME.setup(players, {"map": name}))


@pytest.mark.parametrize(("players", "name"), SETTINGS)
def test_random_games(players: int, name: str) -> None:
    match = play_on(new_match(players, name), Rng(players))
    again = check_record(match)
    assert again.result is not None
    assert again.result.reason in ("target", "alone", "no_suitcases", "turn_limit")


@pytest.mark.parametrize(("players", "name"), SETTINGS)
def test_running_games(players: int, name: str) -> None:
    """A record may end anywhere, also among the answers that are given together at the start."""
    match = new_match(players, name)
    rng = Rng(players)
    for entries in (0, 1, 2, 3, 5, 6, 8, 10, 13, 20, 60):
        play_on(match, rng, entries)
        check_record(match)


def opened(players: int = 4) -> Match:
    """A match in which all have packed and placed, and the suitcases are shown."""
    match = new_match(players)
    rng = Rng(5)
    while not any(ids.OPEN_PLACES in entry.chance for entry in match.entries):
        play_on(match, rng, match.ply + 1)
    return match


@pytest.mark.parametrize("observer", [SPECTATOR, 0, 2])
def test_contents_stay_hidden(observer: int) -> None:
    """K2.2, K2.3: everybody sees his own packing and placing; where suitcases lie, all see when they are shown."""
    text = flat(export_for(record_of(opened()), observer))
    seats = range(1, 5)
    own = [str(seat) for seat in seats if seat == observer + 1]
    assert re.findall(r"(\d)\. pack:", text) == own
    assert re.findall(r"(\d)\. place:", text) == own
    assert text.count(". ?") == 2 * (4 - len(own))
    assert len(re.findall(r"place:", text)) == 4 * len(own)
    assert text.endswith("*open_places")


def fighting() -> Match:
    """A match just before two duel cards are opened."""
    for seed in range(20):
        match = new_match(2)
        rng = Rng(seed)
        while not match.over:
            state = match.state
            assert isinstance(state, Suitcase)
            if state.phase == ids.OPENING_DUEL:
                return match
            play_on(match, rng, match.ply + 1)
    raise AssertionError("no duel in twenty games")


def test_duel_cards_stay_hidden() -> None:
    """K6.2: each sees his own card. The others' stay `?` in the export; the event of the opening told everybody."""
    match = fighting()
    texts = {observer: flat(export_for(record_of(match), observer)) for observer in (0, 1, SPECTATOR)}
    assert re.search(r"\{ 1\. card:\d 2\. \? \}$", texts[0])
    assert re.search(r"\{ 1\. \? 2\. card:\d \}$", texts[1])
    assert texts[SPECTATOR].endswith("{ 1. ? 2. ? }")


def test_who_has_answered_is_hidden() -> None:
    """While others still think, an export has the own answer and no other."""
    match = new_match(3)
    before = export_for(record_of(match), 1)
    match.submit(0, [ids.PACK])
    match.submit(2, [ids.PACK + 3])
    assert export_for(record_of(match), 1) == before
    match.submit(1, [ids.PACK + 7])
    assert flat(export_for(record_of(match), 1)).endswith("{ 1. ? 2. pack:3-5-bomb-1 3. ? }")


def test_other_contents_give_the_same_export() -> None:
    """I4: pack the suitcases that others have not shown another way, and what I am given is the same, to the byte."""
    match = play_on(opened(), Rng(3), 60)
    record = record_of(match)
    compared = 0
    for seat in range(4):
        other = Match(GAME, match.setup)
        state = match.state
        assert isinstance(state, Suitcase)
        if any(state.shown >> case & 1 for case in range(seat * ids.LETTERS, (seat + 1) * ids.LETTERS)):
            continue
        for entry in record.entries:
            for ply in plies([entry]):
                packed = ply.seat == seat and entry.together and ply.row[0] < ids.PLACE
                other.take(Answer(seat, [(ply.row[0] + 1) % 24]) if packed else ply)
        assert values_of(other.state) != values_of(match.state)
        for observer in [SPECTATOR, *range(4)]:
            same = export_for(record_of(other), observer) == export_for(record, observer)
            assert same == (observer != seat)
        compared += 1
    assert compared
