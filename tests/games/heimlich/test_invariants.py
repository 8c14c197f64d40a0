"""What must be true in every state of every game: random games, kept a second time by the naive bookkeeper."""

from collections import Counter
from itertools import groupby

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from safehouse.core.game import CHANCE, MANY, OVER, Event
from safehouse.core.rng import Rng
from safehouse.games.heimlich.ids import CHANCE_PHASES, GO, QUESTION, TARGETING
from safehouse.games.heimlich.rules import DECISIONS, Heimlich
from tests.games.heimlich.bookkeeper import Bookkeeper
from tests.games.heimlich.positions import cards, new_game, options, places, safe_at, stones, told, triggers

LIKED = {
    "any": (),
    "eager": ("yes", "play"),
    "shy": ("no", "pass", "points:0"),
    "ruin": ("points:0", "yes", "play:agent_to_ruin", "play:two_back", "to:ruin", "step:-1"),
}


def choose(state: Heimlich, seat: int, mood: str, rng: Rng) -> int:
    """An option of a seat: players are eager or shy with cards, or like the Ruin, so that rare things happen."""
    legal = state.legal(seat)
    words = options(state, seat)
    good = [number for number, word in enumerate(words) if word in LIKED[mood] or word.split(":")[0] in LIKED[mood]]
    if good and rng.below(4):
        return legal[good[rng.below(len(good))]]
    return legal[rng.below(len(legal))]


def play_and_check(players: int, top_secret: bool, dossier: bool, mood: str, seed: int) -> Bookkeeper:
    rng = Rng(seed)
    state = new_game(players, mode="top_secret" if top_secret else "basic", dossier="yes" if dossier else "no")
    book = Bookkeeper(players, top_secret, dossier)
    if state.in_play:
        book.hear("agents_in_play:" + ":".join(state.plan.names["agent"]))
    while state.pending():
        seat = state.pending()[rng.below(len(state.pending()))]
        if seat == CHANCE:
            act = state.sample_chance(rng)
            assert act in [outcome for outcome, _ in state.chance()]
        else:
            check_options(state, seat)
            act = choose(state, seat, mood, rng)
        events: list[Event] = []
        state.events = events
        state.apply(seat, act)
        state.events = None
        check_audience(events)
        for line in told(state, events):
            book.hear(line)
        if state.in_play:
            check_state(state, book)
    check_outcome(state, book)
    return book


def check_audience(events: list[Event]) -> None:
    """H2.3, H4.1, H4.10: only identities and cards are secret, and only their new owner sees them."""
    for event in events:
        if event.kind in ("identity_dealt", "card_gained", "identity_taken"):
            assert len(event.secret) == 1
            assert event.audience == event.args[:1]
        else:
            assert event.secret == event.audience == []


def check_options(state: Heimlich, seat: int) -> None:
    legal = state.legal(seat)
    assert legal
    assert legal == sorted(set(legal))
    assert state.redact(seat).legal(seat) == legal
    assert state.why_not(seat, legal[0]) == ("", "")
    assert state.actor() == (seat if len(state.pending()) == 1 else MANY)


def check_state(state: Heimlich, book: Bookkeeper) -> None:
    if state.card < 0:
        book.finish_card()
    assert places(state) == {agent: place for agent, place in book.at.items() if place != "church"}
    assert stones(state) == {agent: field for agent, field in book.stones.items() if field}
    assert min(state.stone) >= 0
    assert safe_at(state) == book.safe
    assert sum(state.owned) == (book.identities if state.plan.sealed else 0)
    if state.phase in (GO, QUESTION, TARGETING):
        assert set(triggers(state)) == set(book.triggers)
        assert all(state.at[agent] == state.safe for agent in range(7) if state.triggers >> agent & 1)
        assert state.points == 0
    if state.phase == GO:
        assert state.passes == book.passes
        assert str(state.go + 1) == book.go
        assert state.hand_size[state.go] > 0
    if state.phase == QUESTION:
        assert state.asked == sum(1 << seat for seat, size in enumerate(state.hand_size) if size)
    if book.top_secret:
        assert state.hand_size == list(book.hands.values())
        assert state.pile_size == book.pile
        assert sorted(cards(state.discards)) == sorted(book.discards)
    assert state.filed == book.filed
    if state.phase < CHANCE_PHASES:
        assert max(state.stone) < 42 or book.writing


def check_outcome(state: Heimlich, book: Bookkeeper) -> None:
    assert state.actor() == OVER
    result = state.outcome()
    scores = [book.scores[seat] for seat in book.seats()]
    furthest = max(scores) if book.dossier else max(book.stones.values())
    winners = [seat for seat, score in enumerate(scores) if score == furthest]
    assert result.scores == scores
    assert result.winners() == winners
    assert sum(result.shares) == pytest.approx(1 if winners else 0)
    assert len({result.shares[seat] for seat in winners}) <= 1
    assert (result.reason == "bystander") == (not winners)
    assert result.ranks == [1 + sum(other > score for other in scores) for score in scores]
    arrived = max(book.stones.values()) >= 42
    assert arrived or book.turns == 500


@settings(max_examples=60)
@given(
    players=st.integers(2, 7),
    top_secret=st.booleans(),
    dossier=st.booleans(),
    mood=st.sampled_from(sorted(LIKED)),
    seed=st.integers(0, 2**32),
)
def test_random_games_obey_the_bookkeeper(players: int, top_secret: bool, dossier: bool, mood: str, seed: int) -> None:
    """H3, H4, H5: positions, stones, safe, triggers, hands, pile, passes and the result, step by step."""
    play_and_check(players, top_secret, dossier, mood, seed)


def test_the_bookkeeper_sees_everything_happen() -> None:
    """A control: these games refill the pile, take identities, write dossiers, score and tie the passes."""
    seen: Counter[str] = Counter()
    for seed in range(12):
        book = play_and_check(2 + seed % 3, True, seed % 2 == 0, "ruin" if seed % 3 else "eager", seed)
        seen.update(
            refills=book.refills,
            identities=book.identities - book.players,
            dossiers=book.filed,
            scorings=book.scorings,
        )
    assert min(seen.values()) > 0, seen
    assert len(seen) == 4


@pytest.mark.parametrize(
    ("lines", "wrong"),
    [
        (["moved:1:red:church:2"], "a leap"),
        (["moved:1:red:church:1", "rolled:2:3"], "a point left over"),
        (["moved:2:red:church:1"], "not his turn"),
        (["moved:1:red:church:1", "moved:1:red:1:2", "moved:1:red:2:3"], "a point too many"),
        (["moved:1:red:church:1", "moved:1:red:1:2", "scoring:1:7:red"], "no trigger"),
        (["moved:1:red:church:1", "moved:1:red:1:2", "card_gained:1"], "no gain"),
        (["moved:1:red:church:1", "moved:1:red:1:2", "rolled:1:3"], "the die stays"),
    ],
)
def test_the_bookkeeper_complains(lines: list[str], wrong: str) -> None:
    """A control: events that the rules do not allow are refused."""
    book = Bookkeeper(2, True, False)
    for line in ("agents_in_play:red:orange:yellow:green:blue", "starts:1", "rolled:1:2"):
        book.hear(line)
    for line in lines[:-1]:
        book.hear(line)
    with pytest.raises(AssertionError):
        book.hear(lines[-1])
    assert wrong


def test_picks_that_commute_are_listed_in_ascending_order() -> None:
    """Then the picks of an answer, given in any order, name one row. Every decision of several picks is such a one."""
    rng = Rng(5)
    several: set[int] = set()
    for players in (2, 4, 7):
        state = new_game(players, mode="top_secret", dossier="yes")
        picks: list[tuple[int, int, int]] = []
        while state.pending():
            seat = state.pending()[0]
            act = state.sample_chance(rng) if seat == CHANCE else choose(state, seat, "eager", rng)
            picks.append((state.phase, seat, act))
            state.apply(seat, act)
        for (phase, _), answer in groupby(picks, key=lambda pick: pick[:2]):
            row = [act for _, _, act in answer]
            # A go that follows a card without targets is a decision of its own.
            if phase < CHANCE_PHASES and phase != GO and len(row) > 1:
                assert row == sorted(row)
                several.add(phase)
    assert several == {phase for phase, decision in enumerate(DECISIONS) if decision.commutes}
