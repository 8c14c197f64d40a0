"""Random games for the tests of records."""

import json

from safehouse.core.draft import Draft
from safehouse.core.match import Match
from safehouse.core.record import Record, log_hash, read, record_of, write
from safehouse.core.registry import find_game
from safehouse.core.rng import Rng
from tests.daily import daily

HEIMLICH = find_game("heimlich")
# Every setting of Heimlich: players, mode, dossier.
SETTINGS = [
    (players, mode, dossier) for players in range(2, 8) for mode in ("basic", "top_secret") for dossier in ("no", "yes")
]
# Every number of players and every mode each day, all together in the long set.
EACH = daily(SETTINGS, lambda *setting: SETTINGS.index(setting) % 3 == 0)


def new_match(players: int, mode: str = "basic", dossier: str = "no", **options: str) -> Match:
    return Match(HEIMLICH, HEIMLICH.setup(players, {"mode": mode, "dossier": dossier, **options}))


def step(match: Match, rng: Rng, whole_rows: bool = False) -> None:
    """One entry: chance, or a row of one of the seats that are asked. Rows stop early at random unless sealed."""
    if match.chance_is_next:
        match.draw(rng)
        return
    asked = match.state.pending()
    seat = asked[rng.below(len(asked))]
    draft = Draft(match.state, seat)
    while not draft.complete:
        draft.stage(draft.options[rng.below(len(draft.options))])
        may_stop = len(asked) == 1 and not draft.waiting and not is_last_of_group(match) and not whole_rows
        if may_stop and rng.below(4) == 0:
            break
    match.submit(seat, draft.row)


def is_last_of_group(match: Match) -> bool:
    return match.entries[-1].together and not match.entries[-1].chance


def play_on(match: Match, rng: Rng, entries: int = 10_000, whole_rows: bool = False) -> Match:
    while not match.over and match.ply < entries:
        step(match, rng, whole_rows)
    return match


def own_board() -> str:
    """A board that is not shipped, whose die has the same number on several faces."""
    content = json.loads(HEIMLICH.shipped_file("board", "classic"))
    return json.dumps({**content, "name": "crooked", "source": "tests", "die": ["1-3", 2, 2, 6, 6, 6]})


def check_record(match: Match) -> Record:
    """Write, read and write again the record of a match; return what was read."""
    record = record_of(match, ["Anne"])
    text = write(record)
    again = read(text)
    assert again == record
    assert write(again) == text
    assert log_hash(again) == log_hash(record)
    return again


def flat(text: str) -> str:
    """Return a text on one line."""
    return " ".join(text.split())
