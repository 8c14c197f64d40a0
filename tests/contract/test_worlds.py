"""Sampled worlds of Heimlich & Co. against all worlds there are, counted exactly: small decks, every special case."""

import json
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from fractions import Fraction
from itertools import chain
from types import ModuleType

import pytest
from hypothesis import given
from hypothesis import settings as hypothesis_settings
from hypothesis import strategies as st

from safehouse.build import is_compiled
from safehouse.conformance import LawBroken, Setting
from safehouse.conformance.channels import Channels, first_difference, to_bytes
from safehouse.conformance.statistics import TOO_FAR, chi_square_z
from safehouse.conformance.walk import Ply
from safehouse.conformance.worlds import World, Worlds, compare
from safehouse.core.game import SPECTATOR, UNKNOWN, Setup
from safehouse.core.registry import find_game
from safehouse.core.rng import Rng, weighed
from safehouse.games.heimlich import ids, imagined, knowledge, past
from safehouse.games.heimlich.hands import can_draw, claim, give_up, refill, take
from safehouse.games.heimlich.plan import Plan
from safehouse.games.heimlich.rules import Heimlich
from safehouse.games.heimlich.state import State

GAME = find_game("heimlich")
CLASSIC = json.loads(GAME.shipped_file("deck", "classic"))
KINDS = [kind["kind"] for kind in CLASSIC["kinds"]]


@dataclass(frozen=True)
class Case:
    """A small table: few cards, a die that mostly says `1–3` (so that cards are drawn), dossiers that come early."""

    players: int = 2
    cards: dict[str, int] = field(default_factory=dict)
    dossier: str = "no"
    dossier_field: int = 5
    faces: tuple[int, ...] = (0, 0, 0, 0, 0, 2)
    rulings: str = "2"

    def plan(self) -> Setup:
        kinds = [{**kind, "copies": 9} for kind in CLASSIC["kinds"] if kind["kind"] in self.cards]
        while 9 * len(kinds) < 14:  # the schema wants a real deck; its copies are cut below
            kinds.append({**next(kind for kind in CLASSIC["kinds"] if kind["kind"] == "swap"), "copies": 9})
        deck = {"name": "small", "source": "test", "cards": 9 * len(kinds), "kinds": kinds}
        options = {"mode": "top_secret", "dossier": self.dossier, "start": "1", "rulings": self.rulings}
        plan = Setting(self.players, options, {"deck": json.dumps(deck)}).setup(GAME)
        assert isinstance(plan, Plan)
        plan.copies = [self.cards.get(str(kind["kind"]), 0) for kind in kinds]
        plan.faces = list(self.faces)
        plan.dossier_field = self.dossier_field
        return plan


CLAIMS = Case(cards={"ruin_to_church": 2, "away_from_safe": 2, "move_safe": 1, "two_forward": 1})
SECOND = Case(cards={"second_identity": 1, "ruin_to_church": 2, "step_either": 2})
THREE = Case(3, {"ruin_to_church": 3, "away_from_safe": 3, "second_identity": 1})
DOSSIER = Case(cards={"second_identity": 2, "agent_to_safe": 2, "ruin_to_church": 1}, dossier="yes")
NEWER = Case(cards={"move_safe": 3, "step_either": 3, "ruin_to_church": 2})
FOR_ALL = Case(cards={"ruin_to_church": 3, "move_safe": 2})


def special(state: Heimlich, observer: int) -> list[str]:
    """Name what makes a point worth a comparison."""
    found = {
        **(seen_slots(state, observer) if state.pool else seen_cards(state, observer)),
        "second": bool(state.owned) and max(state.owned) > 1,
        "filed": state.filed,
    }
    return [name for name, there in found.items() if there]


def seen_slots(state: Heimlich, observer: int) -> dict[str, bool]:
    """Rulings 1: what everybody knows of places in hands."""
    kinds = state.plan.kinds
    telling = [
        place
        for place, mask in enumerate(state.excluded)
        if place // ids.HAND_LIMIT != observer
        and any(mask >> kind & 1 and state.pool[state.edition[place] * kinds + kind] for kind in range(kinds))
    ]
    return {
        "claims": any(seat != observer for seat in state.claims[::3]),
        "excluded": bool(telling),
        "reshuffled": len(state.pool) > kinds,
    }


def seen_cards(state: Heimlich, observer: int) -> dict[str, bool]:
    """Rulings 2: what everybody knows of cards, and whether a hand was filled from two shufflings."""
    facts = list(facts_of(state))
    others = {what for what, seat in facts if seat != observer}
    return {
        "claims": past.CLAIMED in others,
        "played": past.PLAYED in others,
        "reshuffled": sum(what == past.FILLED for what, _ in facts) > 1,
        "mixed": imagined.is_mixed(state.redact(observer)),
    }


def facts_of(state: Heimlich) -> Iterator[tuple[int, int]]:
    """List what happened, and to whom."""
    place = 0
    while place < len(state.past):
        what = state.past[place] % past.FACTS
        yield what, state.past[place] // past.FACTS % ids.MAX_SEATS
        place += 1 + (int(state.plan.kinds) if what == past.FILLED else 0)


def now_and_then(seed: int) -> Callable[[Ply, Worlds], bool]:
    """Compare wherever a claim or an exclusion is new, and elsewhere at random."""
    rng = Rng(seed)
    before: list[list[int]] = []

    def wanted(ply: Ply, worlds: Worlds) -> bool:
        nonlocal before
        assert isinstance(ply.state, Heimlich)
        found = special(ply.state, worlds.observer)
        if len(worlds.worlds) < 2 or ply.unopened:
            return False
        if {"claims", "excluded", "played"} & set(found):
            state = ply.state
            facts = [state.claims[:], state.excluded[:], state.hand_size[:], state.pool[:], state.past[:]]
            new, before = facts != before, facts
            return new
        return rng.below(25 if found else 60) == 0

    return wanted


def points(case: Case, observer: int, seed: int, limit: int = 150, cap: int = 700) -> Iterator[tuple[Ply, Worlds]]:
    wanted = now_and_then(seed)
    return compare(GAME, case.plan(), observer, seed, wanted=wanted, cap=cap, limit=limit, most=6_000)


EARLIER = [
    (CLAIMS, 0, [3, 5], {"claims", "excluded", "reshuffled"}),
    (NEWER, 0, [4, 5], {"claims", "excluded", "reshuffled"}),
    (SECOND, 1, [3, 4], {"second", "reshuffled", "claims", "excluded"}),
    (THREE, 1, [3], {"second", "reshuffled", "claims"}),
    (DOSSIER, 1, [1, 3], {"filed", "second", "reshuffled", "claims", "excluded"}),
    (FOR_ALL, SPECTATOR, [1], {"claims", "reshuffled"}),
]  # fmt: skip
NOW = [
    (CLAIMS, 1, [3], {"claims", "played", "reshuffled", "mixed"}),
    (NEWER, 0, [4], {"claims", "played", "reshuffled"}),
    (SECOND, 1, [2, 3], {"second", "reshuffled", "claims", "played", "mixed"}),
    (THREE, 1, [3], {"second", "reshuffled", "claims", "played", "mixed"}),
    (DOSSIER, 1, [1, 3], {"filed", "second", "reshuffled", "claims", "played", "mixed"}),
    (FOR_ALL, SPECTATOR, [1, 3], {"claims", "reshuffled", "played", "mixed"}),
]  # fmt: skip


@pytest.mark.parametrize(
    ("case", "observer", "seeds", "must_see"),
    NOW + [(replace(case, rulings="1"), *rest) for case, *rest in EARLIER],
)
def test_samples_match_all_worlds(case: Case, observer: int, seeds: list[int], must_see: set[str]) -> None:
    seen: Counter[str] = Counter()
    for seed in seeds:
        for ply, _ in points(case, observer, seed):
            assert isinstance(ply.state, Heimlich)
            seen.update(special(ply.state, observer))
    assert must_see <= set(seen), f"these were not met: {must_see - set(seen)} in {seen}"


cases = st.builds(
    Case,
    players=st.sampled_from([2, 2, 3]),
    cards=st.dictionaries(st.sampled_from(KINDS), st.integers(1, 3), min_size=2, max_size=4).filter(
        lambda cards: sum(cards.values()) >= 6
    ),
    dossier=st.sampled_from(["no", "yes"]),
    dossier_field=st.sampled_from([3, 8]),
    faces=st.sampled_from([(0, 0, 0, 0, 0, 2), (0, 1, 2, 0, 0, 1)]),
    rulings=st.sampled_from(["2", "2", "1"]),
)


@pytest.mark.long
@given(cases, st.sampled_from([0, 1, SPECTATOR]), st.integers(0, 10**6))
@hypothesis_settings(max_examples=200)
def test_any_small_deck(case: Case, observer: int, seed: int) -> None:
    for _ in points(case, observer, seed, limit=250):
        pass


def ignore_claims(view: State, unseen: list[int]) -> bool:
    return all(not view.excluded[place] >> view.hand[place] & 1 for place in unseen)


def ignore_exclusions(view: State, unseen: list[int]) -> bool:
    excluded, view.excluded = view.excluded, [0] * len(view.excluded)
    try:
        return REAL_FITS(view, unseen)
    finally:
        view.excluded = excluded


def one_pool(view: State, unseen: list[int], rng: Rng) -> None:
    """Deal as if all hidden cards came from the newest shuffling wherever it has enough of them."""
    REAL_DEAL(view, unseen[::-1], Rng(1))


def first_owner(cards: list[int], rng: Rng) -> None:
    """Shuffle badly: only neighbours change places."""
    for place in range(len(cards) - 1):
        if rng.below(2):
            cards[place], cards[place + 1] = cards[place + 1], cards[place]


def forget_older_cards(story: imagined.Story, seat: int, number: int, kinds: int, rng: Rng) -> bool:
    """Take no note of what a card that was played says about the older ones."""
    excluded = story.excluded[:]
    done = REAL_PLAY(story, seat, number, kinds, rng)
    story.excluded = [mask if number else 0 for mask in excluded]
    return done


def any_slot(story: imagined.Story, slot: int, kind: int, kinds: int) -> int:
    """Take cards of both shufflings as equally likely, wherever they may be."""
    return imagined.WHOLE // 4 if REAL_CHANCE(story, slot, kind, kinds) else 0


def whatever_fits(view: State, story: imagined.Story, rng: Rng) -> bool:
    """Deal what is left, and do not look whether that breaks a claim."""
    REAL_DEALING(view, story, rng)
    return True


def unweighed(view: State) -> bool:
    return False


REAL_FITS, REAL_DEAL = knowledge.fits, knowledge.deal
REAL_PLAY, REAL_CHANCE, REAL_DEALING = imagined.play, imagined.chance, imagined.deal


@pytest.mark.skipif(is_compiled(), reason="compiled functions cannot be replaced")
@pytest.mark.parametrize(
    ("rulings", "module", "name", "defect"),
    [
        ("1", knowledge, "fits", ignore_claims),
        ("1", knowledge, "fits", ignore_exclusions),
        ("1", knowledge, "deal", one_pool),
        ("1", knowledge, "shuffle", first_owner),
        ("2", imagined, "play", forget_older_cards),
        ("2", imagined, "deal", whatever_fits),
    ],
)
def test_a_wrong_sampler_is_caught(
    monkeypatch: pytest.MonkeyPatch, rulings: str, module: ModuleType, name: str, defect: object
) -> None:
    monkeypatch.setattr(module, name, defect)
    small = [replace(case, rulings=rulings) for case in (CLAIMS, NEWER)]
    everywhere = (points(case, 0, seed) for case in small for seed in (3, 4, 5))
    with pytest.raises(LawBroken, match="sample_frequencies"):
        list(chain.from_iterable(everywhere))


# --- Hands from two shufflings ----------------------------------------------------------------------------------------


def all_stories(view: Heimlich) -> dict[tuple[int, ...], int]:
    """Count in how many ways each kind of hands can have come about, by trying every card that could be drawn."""
    kinds = int(view.plan.kinds)
    found: Counter[tuple[int, ...]] = Counter()

    def go_on(place: int, draws: int, pile: list[int], hands: list[list[int]], ways: int) -> None:
        if place == len(view.past):
            found[tuple(kind for hand in hands for kind in [*hand, *[-1] * (ids.HAND_LIMIT - len(hand))])] += ways
            return
        code = view.past[place]
        what, seat = code % past.FACTS, code // past.FACTS % ids.MAX_SEATS
        number = code // past.FACTS // ids.MAX_SEATS
        mine = hands[seat]
        if what == past.FILLED:
            go_on(place + 1 + kinds, draws, view.past[place + 1 : place + 1 + kinds], hands, ways)
        elif what == past.DREW:
            for kind in range(kinds) if view.drawn[draws] == UNKNOWN else [view.drawn[draws]]:
                if pile[kind]:
                    left = [count - (other == kind) for other, count in enumerate(pile)]
                    more = [*hands[:seat], [*mine, kind], *hands[seat + 1 :]]
                    go_on(place + 1, draws + 1, left, more, ways * pile[kind])
        elif what == past.PLAYED:
            kind = number % ids.MAX_KINDS
            if kind in mine[: number // ids.MAX_KINDS]:
                oldest = mine.index(kind)
                less = [*hands[:seat], mine[:oldest] + mine[oldest + 1 :], *hands[seat + 1 :]]
                go_on(place + 1, draws, pile, less, ways)
        elif any(number >> kind & 1 for kind in mine):
            go_on(place + 1, draws, pile, hands, ways)

    go_on(0, 0, [], [[] for _ in range(view.plan.players)], 1)
    return found


def made_up(seed: int, players: int = 3, draws: int = 8) -> Heimlich:
    """What a spectator sees of people who draw, announce and play at random, with few cards and many equal ones."""
    rng = Rng(seed)
    state = GAME.first_state(Case(players, {"move_safe": 3, "step_either": 2, "two_back": 2}).plan())
    assert isinstance(state, Heimlich)
    kinds = int(state.plan.kinds)
    while True:
        seat = rng.below(players)
        mine = state.hand[seat * ids.HAND_LIMIT :][: state.hand_size[seat]]
        what = rng.below(7)
        if what < 3 and can_draw(state, seat):
            if draws == 0:
                return state.redact(SPECTATOR)
            draws -= 1
            take(state, seat, weighed([(kind, state.pile[kind]) for kind in range(kinds)], rng))
        elif what < 6 and mine:
            kind = mine[rng.below(len(mine))]
            give_up(state, seat, kind)
            state.discards[kind] += 1
        elif mine:
            state.playable = 1 << mine[rng.below(len(mine))] | 1 << rng.below(kinds)
            claim(state, seat)


def far_off(view: Heimlich, seed: int, samples: int = 3_000) -> float:
    """Return by how many deviations sampled hands are off what was counted."""
    ways = all_stories(view)
    total = sum(ways.values())
    rng = Rng(seed)
    counts = Counter(tuple(view.sample(rng).hand) for _ in range(samples))
    return chi_square_z(counts, {hands: Fraction(number, total) for hands, number in ways.items()})


def drawn_from_both() -> Heimlich:
    """Two people hold an old card each, of two kinds, and draw a new one each; then both play the same kind.

    Whether the first of them played the old or the new card changes the second's chances by half.
    """
    state = GAME.first_state(Case(2, {"move_safe": 4, "step_either": 2}).plan())
    assert isinstance(state, Heimlich)
    state.past = []
    state.drawn = []
    state.pile = [1, 1]
    past.filled(state, state.pile)
    for seat in (0, 1):
        take(state, seat, seat)
    state.pile_size = 0
    state.discards = [3, 1]
    refill(state)
    for seat in (0, 1):
        take(state, seat, 0)
    for seat in (0, 1):
        give_up(state, seat, 0)
    return state.redact(SPECTATOR)


def mixed_views() -> list[Heimlich]:
    views = [drawn_from_both(), *[made_up(seed) for seed in (7, 18, 36, 38, 52, 72, 94, 95, 109, 121, 173, 189)]]
    assert all(imagined.is_mixed(view) for view in views)
    return views


def test_hands_from_two_shufflings() -> None:
    """H4.18: which shuffling a card came from changes what is likely for the others."""
    assert max(far_off(view, 1) for view in mixed_views()) < TOO_FAR


@pytest.mark.skipif(is_compiled(), reason="compiled functions cannot be replaced")
@pytest.mark.parametrize(("name", "defect"), [("chance", any_slot), ("is_mixed", unweighed)])
def test_wrong_chances_are_caught(monkeypatch: pytest.MonkeyPatch, name: str, defect: object) -> None:
    views = mixed_views()
    monkeypatch.setattr(imagined, name, defect)
    assert any(far_off(view, 1) > TOO_FAR for view in views)


@pytest.mark.parametrize(("case", "observer"), [(CLAIMS, 0), (SECOND, 1), (DOSSIER, 0), (FOR_ALL, SPECTATOR)])
def test_whole_streams_are_equal(case: Case, observer: int) -> None:
    """I4: two histories that an observer cannot tell apart give it the same stream of bytes, first to last."""
    setup = case.plan()
    chosen: list[World] = []
    true: World | None = None
    for ply, worlds in compare(GAME, setup, observer, 3, wanted=lambda ply, _: ply.number == 60, cap=2_000, limit=60):
        mine = list(worlds.worlds.values())
        assert ply.number == 60
        chosen = [mine[place * len(mine) // 5] for place in range(5)]
        true = mine[0]
    assert true is not None
    expected = stream(setup, observer, true)
    for world in chosen:
        for number, (one, other) in enumerate(zip(expected, stream(setup, observer, world), strict=True)):
            assert to_bytes(one) == to_bytes(other), f"message {number}: {first_difference(one, other)}"


def stream(setup: Setup, observer: int, world: World) -> list[dict[str, object]]:
    channels = Channels(GAME, setup)
    state = GAME.first_state(setup)
    messages = []
    for number, (seat, row) in enumerate(world.history):
        messages.append({**channels.step(state, observer, seat, row), **channels.message(state, observer, number)})
    return messages


def test_identities_by_hand() -> None:
    """H2.3: in the basic game each way to deal the unseen identities is equally likely."""
    setup = Setting(2, {"colours": "red+orange+yellow+green+blue", "start": "1"}).setup(GAME)
    worlds = Worlds(GAME, setup, 0)
    worlds.advance(-1, (ids.IDENTITY + 2,))
    worlds.advance(-1, (ids.IDENTITY + 4,))
    assert sorted(worlds.distribution().values()) == [1 / 4] * 4
    assert worlds.wrong_samples(1) == ""
