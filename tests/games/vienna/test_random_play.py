"""Random games of every set of options end, and at every ply everything is accounted for by `Ledger`."""

from collections import Counter

import pytest

from safehouse.core.game import CHANCE, OVER, Event
from safehouse.core.rng import Rng
from safehouse.games.vienna.game import GAME
from safehouse.games.vienna.plan import Plan
from safehouse.games.vienna.rules import Vienna
from tests.games.vienna.ledger import Ledger

FLAG_KINDS = ("printed", "random")
# All tables of a version: expansions, flags and numbers of players in turn.
TABLES = {
    "starter": [(n, {"third_man": t, "flags": f}) for t in ("no", "yes") for f in FLAG_KINDS for n in (2, 3, 4)],
    "full": [
        (n, {"third_man": t, "feld_agents": a, "flags": f})
        for t in ("no", "yes")
        for a in ("no", "yes")
        for f in FLAG_KINDS
        for n in (2, 3, 4)
    ],
}
GAMES = 10_000  # of each version
BLOCKS = 20
# What a long run of a version must have seen; what only the full one knows; what needs an expansion or an option.
RARE = {"reshuffled"}
FULL_ONLY = {"colour", "removed", "figure", "accepted", "offered", "fulfilled", "money", "due", "bought"}


def setups(version: str) -> list[Plan]:
    plans = []
    for players, options in TABLES[version]:
        plan = GAME.setup(players, {"version": version, **options})
        assert isinstance(plan, Plan)
        plans.append(plan)
    return plans


def play(plan: Plan, seed: int) -> tuple[Vienna, Counter[str], int]:
    """Play at random and check every ply. Return the end, the events by kind, and the number of plies."""
    state = GAME.first_state(plan)
    assert isinstance(state, Vienna)
    rng = Rng(seed)
    book = Ledger(state)
    told: list[Event] = []
    plies = 0
    while True:
        book.check(state)
        seat = state.actor()
        if seat == OVER:
            return state, book.seen, plies
        if seat == CHANCE:
            action = state.sample_chance(rng)
        else:
            asked = state.pending()
            seat = asked[rng.below(len(asked))]
            options = state.legal(seat)
            action = options[rng.below(len(options))]
        state.events = told
        state.apply(seat, action)
        state.events = None
        for event in told:
            book.hear(event)
        told.clear()
        plies += 1


def check_end(state: Vienna) -> None:
    """The game is over for a reason, somebody has won, and nothing is left half done."""
    assert state.ending
    assert not state.agenda
    assert not state.due
    assert state.outcome().ranks.count(1) == 1
    if state.outcome().reason == "investigator":
        assert state.roof == state.plan.end
    else:
        assert state.marker == state.plan.last_field
    if not state.plan.random_flags:
        assert state.flag == state.plan.printed
    assert sorted(state.flag) == sorted(list(range(5)) * 6)


@pytest.mark.parametrize("version", ["starter", "full"])
def test_nothing_is_lost(version: str) -> None:
    """V1.1, V1.2, V1.8, V1.9, V3.6: a game of every table of the version."""
    for seed, plan in enumerate(setups(version)):
        state, events, _ = play(plan, seed)
        check_end(state)
        assert events["final"] == plan.players


@pytest.mark.long
@pytest.mark.parametrize("block", range(BLOCKS))
@pytest.mark.parametrize("version", ["starter", "full"])
def test_nothing_is_lost_at_length(version: str, block: int) -> None:
    """10,000 games of each version, its tables in turn; all kinds of events happen."""
    plans = setups(version)
    seen: Counter[str] = Counter()
    for number in range(GAMES // BLOCKS):
        state, events, _ = play(plans[number % len(plans)], block * GAMES + number)
        check_end(state)
        seen += events
    wanted = set(GAME.events) - RARE - (FULL_ONLY if version == "starter" else set())
    assert wanted <= set(seen)
