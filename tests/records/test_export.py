"""A player's export shows what he saw, and its bytes depend on nothing else (I4)."""

import itertools
import re
from functools import cache

import pytest

from safehouse.core.errors import BadRecord, IllegalMove
from safehouse.core.fields import values_of
from safehouse.core.game import CHANCE, HIDDEN, SPECTATOR
from safehouse.core.match import Answer, Match, plies
from safehouse.core.notation import RedactedRecord, Visitor, scan
from safehouse.core.record import Record, export_for, read, record_of, write
from safehouse.core.rng import Rng
from tests.records.playing import EACH, HEIMLICH, flat, new_match, own_board, play_on
from tests.records.test_round_trip import asked_together

NO = HEIMLICH.space.encode("no")


def views(record: Record, observer: int) -> list[dict[str, object]]:
    """What the observer saw after each step."""
    match = record.start()
    seen = []
    for ply in record.plies:
        match.take(ply)
        seen.append(values_of(match.state.redact(observer)))
    return seen


def redrawn(record: Record, observer: int, rng: Rng) -> Record | None:
    """The same game in which one hidden step of chance had another outcome, if the rest can be played so."""
    hidden = []
    match = record.start()
    for place, ply in enumerate(record.plies):
        if ply.seat == CHANCE and match.state.seen_as(observer, CHANCE, ply.row[0]) == HIDDEN:
            hidden.append((place, [outcome for outcome, _ in match.state.chance()]))
        match.take(ply)
    if not hidden:
        return None
    place, outcomes = hidden[rng.below(len(hidden))]
    steps = list(record.plies)
    drawn = Answer(CHANCE, [outcomes[rng.below(len(outcomes))]])
    # Where that card or identity came up later, unseen as well, the two change places.
    later = [other for other, _ in hidden if other > place and steps[other] == drawn]
    if later:
        steps[later[0]] = steps[place]
    steps[place] = drawn
    return replayed(record, steps)


def rewritten(record: Record, observer: int, rng: Rng) -> Record | None:
    """The same game in which others have written other dossiers."""
    match = record.start()
    steps: list[Answer] = []
    changed = False
    for ply in record.plies:
        row = list(ply.row)
        if ply.seat not in (CHANCE, observer) and match.state.sealed() and len(row) > 1:
            state = match.state.clone()
            row = []
            while ply.seat in state.pending() and len(row) < len(ply.row):
                options = state.legal(ply.seat)
                row.append(options[rng.below(len(options))])
                state.apply(ply.seat, row[-1])
            changed = changed or row != ply.row
        steps.append(Answer(ply.seat, row))
        match.take(steps[-1])
    return replayed(record, steps) if changed else None


def replayed(record: Record, steps: list[Answer]) -> Record | None:
    match = record.start()
    try:
        for ply in steps:
            match.take(ply)
    except IllegalMove:
        return None
    return record_of(match, record.names, record.tags)


@cache
def unfinished(players: int, mode: str, dossier: str, seed: int, entries: int) -> Record:
    match = new_match(players, mode, dossier)
    play_on(match, Rng(seed), entries, whole_rows=True)
    if match.over:  # identities are shown at the end
        match = replayed_match(match, list(plies(match.entries))[:-1])
    return record_of(match, ["Anne"])


def replayed_match(match: Match, steps: list[Answer]) -> Match:
    fresh = Match(match.game, match.setup)
    for ply in steps:
        fresh.take(ply)
    return fresh


@pytest.mark.parametrize(("players", "mode", "dossier"), EACH)
def test_equal_views_give_equal_bytes(players: int, mode: str, dossier: str) -> None:
    """Resample: where another history looks the same at every step, so does its export, to the byte."""
    rng = Rng(players)
    pairs = 0
    for seed, observer in itertools.product(range(2), [SPECTATOR, *range(players)]):
        record = unfinished(players, mode, dossier, seed, 10_000 if mode == "basic" else 60)
        mine = views(record, observer)
        for change, _ in itertools.product([redrawn, rewritten], range(8)):
            other = change(record, observer, rng)
            if other is None or other.entries == record.entries or views(other, observer) != mine:
                continue
            pairs += 1
            assert export_for(other, observer) == export_for(record, observer)
            assert write(other) != write(record)
    assert pairs >= 3


def test_number_of_hidden_picks_is_hidden() -> None:
    """Somebody with two identities writes fewer entries: the export has one `?` for any number."""
    record = unfinished(4, "basic", "yes", 1, 10_000)
    assert re.search(r"\{ 1\. \? 2\. entry:\S+( entry:\S+){5} 3\. \? 4\. \? \}", flat(export_for(record, 1)))
    assert "{ 1. ? 2. ? 3. ? 4. ? }" in flat(export_for(record, SPECTATOR))


def test_who_has_answered_is_hidden() -> None:
    """While others still think, an export has the own answer and no other, not even as a `?`."""
    bare = asked_together()
    before = export_for(record_of(bare), 1)
    match = asked_together()
    match.submit(0, [NO])
    match.submit(3, [NO])
    assert export_for(record_of(match), 1) == before
    assert export_for(record_of(match), SPECTATOR) == export_for(record_of(bare), SPECTATOR)
    match.submit(1, [NO])
    assert flat(export_for(record_of(match), 1)) == flat(before) + " { 2. no }"
    assert export_for(record_of(match), 2) == export_for(record_of(bare), 2)


def test_export_holds_no_other_text() -> None:
    """I5: canaries in free tags, in a data file and in hidden moves stay out of an export."""
    board = own_board().replace('"tests"', '"canary_in_file"')
    match = Match(HEIMLICH, HEIMLICH.setup(4, {"mode": "top_secret"}, {"board": board}))
    play_on(match, Rng(2), 40)
    record = record_of(match, ["Anne", "Bert"], {"Date": "2026-01-02", "Seed": "canary_in_tag"})
    full = write(record)
    assert "canary_in_tag" in full
    for observer in (SPECTATOR, 0, 3):
        text = export_for(record, observer)
        assert "canary" not in text
        assert "Content." not in text
        assert '[Date "2026-01-02"]' in text
        assert '[Seat2 "Bert"]' in text
        own = 0 if observer == SPECTATOR else 1
        assert len(re.findall(r"\*identity:", text)) == own
        assert len(re.findall(r"\*identity:", full)) == 4


def test_own_moves_are_whole() -> None:
    match = play_on(new_match(3, "top_secret", "yes"), Rng(6))
    record = record_of(match)
    tokens = flat(export_for(record, 2))
    assert tokens.count(" 3. ?") == 0
    assert tokens.count("*identity:") == 1
    assert '[Observer "3"]' in tokens


@pytest.mark.parametrize(("observer", "who"), [(0, "seat 1"), (SPECTATOR, "a spectator")])
def test_export_cannot_be_replayed(observer: int, who: str) -> None:
    text = export_for(record_of(play_on(new_match(3, "top_secret"), Rng(6), 40)), observer)
    line = text.splitlines().index(f'[Observer "{observer + 1 if observer >= 0 else "spectator"}"]') + 1
    with pytest.raises(RedactedRecord) as caught:
        read(text, "mine.sfh")
    assert str(caught.value) == (
        f"mine.sfh, line {line}, column 1: this is the export of {who}, without what was hidden; "
        "it can be printed, not replayed"
    )


def test_export_without_its_tag() -> None:
    text = export_for(record_of(play_on(new_match(4, start="1"), Rng(6), 8)), 2)
    text = text.replace('[Observer "3"]\n', "")
    with pytest.raises(RedactedRecord, match=r"ply 1, '\*\?': a player's export hides this"):
        read(text)


def test_export_can_be_printed() -> None:
    """The parser takes an export apart without a game."""

    class Print(Visitor):
        def __init__(self) -> None:
            self.seen: list[str] = []

        def chance(self, text: str, at: object) -> None:
            self.seen.append(text)

    printer = Print()
    scan(export_for(record_of(play_on(new_match(4), Rng(6), 8)), 2), printer)
    assert printer.seen[1:4] == ["?", "?", printer.seen[3]]
    assert printer.seen[3].startswith("identity:")


@pytest.mark.parametrize("observer", [4, -2, CHANCE, 100])
def test_no_such_observer(observer: int) -> None:
    with pytest.raises(BadRecord, match=rf"there is no seat {observer + 1} to export for, 4 play"):
        export_for(record_of(new_match(4)), observer)
