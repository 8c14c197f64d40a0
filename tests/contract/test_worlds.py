"""Sampled worlds of Heimlich & Co. against all worlds there are, counted exactly: small decks, every special case."""

import json
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from itertools import chain
from types import ModuleType

import pytest
from hypothesis import given
from hypothesis import settings as hypothesis_settings
from hypothesis import strategies as st

from safehouse.build import is_compiled
from safehouse.conformance import LawBroken, Setting
from safehouse.conformance.channels import Channels, first_difference, to_bytes
from safehouse.conformance.walk import Ply
from safehouse.conformance.worlds import World, Worlds, compare
from safehouse.core.game import SPECTATOR, Setup
from safehouse.core.registry import find_game, shared_setup
from safehouse.core.rng import Rng
from safehouse.games.heimlich import ids, imagined, knowledge, past
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
        shared_setup.cache_clear()  # a plan of our own, since it is changed
        plan = Setting(self.players, options, {"deck": json.dumps(deck)}).setup(GAME)
        shared_setup.cache_clear()
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
        **(seen_slots(state, observer) if state.plan.rulings_1 else seen_cards(state, observer)),
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
    others = {code % past.FACTS for code in state.past if past.seat_of(code) != observer}
    return {
        "claims": past.CLAIMED in others,
        "played": past.PLAYED in others,
        "reshuffled": len(state.pool) > state.plan.kinds,
        "mixed": imagined.is_mixed(state.redact(observer)),
    }


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
    (replace(CLAIMS, rulings="1"), 0, [3, 5], {"claims", "excluded", "reshuffled"}),
    (replace(DOSSIER, rulings="1"), 1, [1, 3], {"filed", "second", "reshuffled", "claims", "excluded"}),
    (replace(NEWER, rulings="1"), 0, [4, 5], {"claims", "excluded", "reshuffled"}),
    (replace(SECOND, rulings="1"), 1, [3, 4], {"second", "reshuffled", "claims", "excluded"}),
    (replace(THREE, rulings="1"), 1, [3], {"second", "reshuffled", "claims"}),
    (replace(FOR_ALL, rulings="1"), SPECTATOR, [1], {"claims", "reshuffled"}),
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
    NOW + [case if at < 2 else pytest.param(*case, marks=pytest.mark.long) for at, case in enumerate(EARLIER)],
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


def whatever_fits(view: State, story: imagined.Story, rng: Rng) -> bool:
    """Deal what is left, and do not look whether that breaks a claim."""
    REAL_DEALING(view, story, rng)
    return True


REAL_FITS, REAL_DEAL = knowledge.fits, knowledge.deal
REAL_PLAY, REAL_DEALING = imagined.play, imagined.deal


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
