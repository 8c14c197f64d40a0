"""H4.18: hands are imagined as often as they can have come about, also when they came from two shufflings."""

from collections import Counter
from fractions import Fraction

import pytest

from safehouse.build import is_compiled
from safehouse.conformance.statistics import TOO_FAR, chi_square_z
from safehouse.core.game import SPECTATOR, UNKNOWN
from safehouse.core.rng import Rng, weighed
from safehouse.games.heimlich import ids, imagined, past
from safehouse.games.heimlich.hands import can_draw, claim, give_up, refill, take
from safehouse.games.heimlich.rules import Heimlich
from safehouse.games.heimlich.state import State
from tests.games.heimlich.positions import CARDS, table

SMALL = ["move_safe"] * 3 + ["step_either"] * 2 + ["two_back"] * 2
SAFE, STEP, BACK = (CARDS.index(card) for card in ("move_safe", "step_either", "two_back"))
KINDS = len(CARDS)
# Seeds of `made_up` where somebody played from a hand that came from two shufflings, and much is possible.
MIXED = (36, 38, 52, 72, 94, 95, 109, 189)
MIXED_FOR_FIRST = (36, 94, 173, 215)


def all_stories(view: Heimlich) -> dict[tuple[int, ...], int]:
    """Count in how many ways the hands can have come about, by trying every card that could be drawn."""
    found: Counter[tuple[int, ...]] = Counter()

    def go_on(place: int, draws: int, pile: list[int], hands: list[list[int]], ways: int) -> None:
        if place == len(view.past):
            found[tuple(kind for hand in hands for kind in [*hand, *[-1] * (ids.HAND_LIMIT - len(hand))])] += ways
            return
        code = view.past[place]
        what, seat, number = code % past.FACTS, past.seat_of(code), past.number_of(code)
        mine = hands[seat]
        if what == past.FILLED:
            first = KINDS * [one % past.FACTS for one in view.past[:place]].count(past.FILLED)
            go_on(place + 1, draws, view.pool[first : first + KINDS], hands, ways)
        elif what == past.DREW:
            for kind in range(KINDS) if view.drawn[draws] == UNKNOWN else [view.drawn[draws]]:
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


def far_off(view: Heimlich, samples: int = 3_000) -> float:
    """Return by how many deviations imagined hands are off what was counted."""
    ways = all_stories(view)
    total = sum(ways.values())
    rng = Rng(1)
    counts = Counter(tuple(view.sample(rng).hand) for _ in range(samples))
    return chi_square_z(counts, {hands: Fraction(number, total) for hands, number in ways.items()})


def made_up(seed: int, observer: int = SPECTATOR, players: int = 3, draws: int = 8) -> Heimlich:
    """What one sees of people who draw, announce and play at random, with few cards and many equal ones."""
    rng = Rng(seed)
    state = table(players, "top_secret", pile=SMALL)
    while True:
        seat = rng.below(players)
        mine = state.hand[seat * ids.HAND_LIMIT :][: state.hand_size[seat]]
        what = rng.below(7)
        if what < 3 and can_draw(state, seat):
            if draws == 0:
                return state.redact(observer)
            draws -= 1
            take(state, seat, weighed([(kind, state.pile[kind]) for kind in range(KINDS)], rng))
        elif what < 6 and mine:
            kind = mine[rng.below(len(mine))]
            give_up(state, seat, kind)
            state.discards[kind] += 1
        elif mine:
            state.playable = 1 << mine[rng.below(len(mine))] | 1 << (SAFE, STEP, BACK)[rng.below(3)]
            claim(state, seat)


def from_both(old: list[int], new: list[int], *moves: tuple[str, int, int]) -> Heimlich:
    """People draw the whole pile, it is filled with new cards, and they draw and play on; seen by a spectator."""
    state = table(2, "top_secret", pile=[CARDS[kind] for kind in old])
    for what, seat, kind in moves:
        if what == "drew":
            take(state, seat, kind)
        else:
            give_up(state, seat, kind)
        if state.pile_size == 0:
            state.discards = [new.count(kind) for kind in range(KINDS)]
            refill(state)
    return state.redact(SPECTATOR)


def changing_chances() -> list[Heimlich]:
    """Whether the first of them played an old or a new card changes the other's chances."""
    return [
        from_both(
            [SAFE, STEP], [SAFE, SAFE, SAFE, STEP],
            ("drew", 0, SAFE), ("drew", 1, STEP),
            ("drew", 0, SAFE), ("drew", 1, SAFE), ("played", 0, SAFE), ("played", 1, SAFE),
        ),
        from_both(
            [SAFE, SAFE, STEP, BACK], [SAFE, STEP, STEP, STEP],
            ("drew", 0, SAFE), ("drew", 1, BACK), ("drew", 0, STEP), ("drew", 1, SAFE),
            ("drew", 0, STEP), ("drew", 1, STEP), ("played", 0, SAFE), ("played", 1, STEP), ("played", 1, SAFE),
        ),
        from_both(
            [SAFE, STEP, BACK], [SAFE, SAFE, SAFE, SAFE, STEP],
            ("drew", 0, SAFE), ("drew", 1, STEP), ("drew", 1, BACK),
            ("drew", 0, SAFE), ("drew", 1, SAFE), ("drew", 0, SAFE),
            ("played", 0, SAFE), ("played", 1, SAFE), ("played", 0, SAFE),
        ),
        # The second shows that the first cannot have played the old one.
        from_both(
            [SAFE, STEP, BACK], [SAFE, SAFE, BACK],
            ("drew", 0, STEP), ("drew", 1, SAFE), ("drew", 1, BACK),
            ("drew", 0, SAFE), ("played", 0, SAFE), ("played", 1, SAFE),
        ),
    ]  # fmt: skip


def test_h4_18_hands_from_one_shuffling() -> None:
    """H4.18: what was played and announced makes some hands likelier than others."""
    views = [made_up(seed, observer, draws=5) for seed in range(4) for observer in (SPECTATOR, 0)]
    assert not any(imagined.is_mixed(view) for view in views)
    assert max(far_off(view, samples=1_000) for view in views) < TOO_FAR


def test_h4_18_hands_from_two_shufflings() -> None:
    """H4.18: which shuffling a card came from changes what is likely for the others."""
    views = [*[made_up(seed) for seed in MIXED], *[made_up(seed, 0) for seed in MIXED_FOR_FIRST]]
    assert all(imagined.is_mixed(view) for view in [*views, *changing_chances()])
    assert max(far_off(view, samples=1_000) for view in views) < TOO_FAR
    assert max(far_off(view) for view in changing_chances()) < TOO_FAR


def test_the_best_weight_is_that_of_the_likeliest_story() -> None:
    """What a story is measured against: no story weighs more, and one weighs as much."""
    for view in [*changing_chances(), *[made_up(seed) for seed in MIXED]]:
        rng = Rng(2)
        weights = set()
        for _ in range(300):
            story = imagined.Story(view)
            if imagined.go_through(view, story, rng):
                weights.add(story.weight)
        assert max(weights) == pytest.approx(imagined.best_weight(view, imagined.Story(view), 0))


def test_a_full_hand() -> None:
    """H4.18: cards are played from everywhere in a hand of four, and what is known of the others stays with them."""
    state = table(2, "top_secret", pile=[CARDS[kind] for kind in (SAFE, SAFE, STEP, STEP, BACK, BACK)])
    for kind in (SAFE, STEP, BACK, STEP):
        take(state, 0, kind)
    take(state, 1, SAFE)
    for kind in (BACK, STEP):
        give_up(state, 0, kind)
    take(state, 0, BACK)
    give_up(state, 0, STEP)
    assert far_off(state.redact(SPECTATOR)) < TOO_FAR


def as_likely(story: imagined.Story, slot: int, kind: int, kinds: int) -> int:
    """Take cards of both shufflings as equally likely, wherever they may be."""
    return imagined.WHOLE // 4 if REAL_CHANCE(story, slot, kind, kinds) else 0


def unweighed(view: State) -> bool:
    return False


REAL_CHANCE = imagined.chance


@pytest.mark.skipif(is_compiled(), reason="compiled functions cannot be replaced")
@pytest.mark.parametrize(("name", "defect"), [("chance", as_likely), ("is_mixed", unweighed)])
def test_wrong_chances_are_caught(monkeypatch: pytest.MonkeyPatch, name: str, defect: object) -> None:
    views = changing_chances()
    monkeypatch.setattr(imagined, name, defect)
    assert any(far_off(view) > TOO_FAR for view in views)
