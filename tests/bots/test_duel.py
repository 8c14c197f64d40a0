"""The stored equilibrium of the duel, proven with the standard library alone. The rules are written here again."""

import subprocess
import sys
from itertools import combinations

import pytest

from safehouse.core.errors import BadData
from safehouse.games.suitcase.bots.duel.model import Model
from safehouse.games.suitcase.bots.duel.strategy import FORMAT, TABLE, DuelStrategy, indifferent

Hand = tuple[int, ...]
FULL: Hand = (0, 0, 1, 2, 3, 4, 5)
HANDS: list[Hand] = sorted({hand for size in range(1, 8) for hand in combinations(FULL, size)})


@pytest.fixture(scope="module")
def strategy() -> DuelStrategy:
    return DuelStrategy.load()


def without(hand: Hand, card: int) -> Hand:
    """K6.3: a used card is gone; after the seventh all seven are back."""
    left = list(hand)
    left.remove(card)
    return tuple(left) or FULL


def gain(model: Model, attacker: int, defender: int) -> float:
    """K6.2, K6.4-K6.6 and K6.9, from the attacker's side."""
    if attacker < defender:
        price = model.home if attacker == 0 else model.agent
        return -price - model.attacker_suitcase - model.turn
    price = model.home if defender == 0 else model.agent
    return price + model.defender_suitcase + model.bonus


def worst_error(strategy: DuelStrategy, attackers: list[Hand] | None = None) -> float:
    """Return the most that one change of a card gains over the stored value, in any state, for either side.

    If it is e, a best response over the whole cyclic game gains at most e / (1 - discount) a side: the value
    of the best responder is a fixed point of a contraction, and the stored values plus that much are above it.
    """
    model = strategy.model
    values = {(a, d): strategy.value(a, d, True) for a in HANDS for d in HANDS}
    worst = 0.0
    for a in attackers or HANDS:
        for d in HANDS:
            rows, columns = strategy.mix(a, d, True), strategy.mix(d, a, False)
            table = {}
            for card in set(a):
                for answer in set(d):
                    then = without(a, card), without(d, answer)
                    onward = model.same_attacker * values[then] - (1 - model.same_attacker) * values[then[::-1]]
                    table[card, answer] = gain(model, card, answer) + model.discount * onward
            value = values[a, d]
            for card in set(a):
                worst = max(worst, sum(share * table[card, answer] for answer, share in columns) - value)
            for answer in set(d):
                worst = max(worst, value - sum(share * table[card, answer] for card, share in rows))
    return worst


def test_hands_and_their_codes() -> None:
    """3 x 32 codes, of which 0, the empty hand, is never met: 95 hands."""
    model = Model()
    assert len(HANDS) == 95
    assert model.hands == 96
    assert sorted(model.code(hand) for hand in HANDS) == list(range(1, 96))
    for hand in HANDS:
        code = model.code(hand)
        assert model.cards(code) == sorted(hand)
        for card in set(hand):
            assert model.after(code, card) == model.code(without(hand, card))
    assert model.full == model.code(FULL) == 95


def test_payoffs() -> None:
    """K6.2, K6.4: ties and 0 against 0 are the attacker's; a loser's 0 saves his agent."""
    model = Model()
    assert all(model.payoff(i, j) == pytest.approx(gain(model, i, j)) for i in range(6) for j in range(6))
    assert model.payoff(3, 3) == pytest.approx(1 + 0.5 + 0.1)
    assert model.payoff(0, 0) == pytest.approx(0.5 + 0.5 + 0.1)
    assert model.payoff(0, 1) == pytest.approx(-(0.5 + 0.25 + 0.15))
    assert model.payoff(4, 5) == pytest.approx(-(1 + 0.25 + 0.15))
    assert model.bound() == pytest.approx(16)


@pytest.mark.parametrize("cards", [[], [0, 0, 0], [1, 1], [6], [-1]])
def test_what_is_no_hand(cards: list[int], strategy: DuelStrategy) -> None:
    with pytest.raises(ValueError, match="hand"):
        strategy.mix(cards, FULL, True)


@pytest.mark.parametrize("numbers", [{"discount": 1.0}, {"same_attacker": 1.5}, {"zeros": 4}, {"top": 0}])
def test_what_is_no_model(numbers: dict[str, float]) -> None:
    with pytest.raises(ValueError, match=r"must be|deck"):
        Model(**numbers)  # type: ignore[arg-type]


def test_the_table_is_of_the_model_and_small(strategy: DuelStrategy) -> None:
    assert strategy.model == Model()
    assert TABLE.stat().st_size < 50_000


STORED = TABLE.read_text(encoding="ascii").splitlines()


@pytest.mark.parametrize(
    ("lines", "reason"),
    [
        ([], "it begins with ''"),
        (["something else", "{}"], "it begins with 'something else'"),
        ([FORMAT, "{", *STORED[2:]], "line 2: no model"),
        ([FORMAT, "[]", *STORED[2:]], "line 2: no model"),
        ([FORMAT, '{"model": {}}', *STORED[2:]], "line 2: no model"),
        ([FORMAT, '{"model": {"luck": 1}, "unit": -28}', *STORED[2:]], "line 2: no model"),
        ([FORMAT, '{"model": {"discount": 2}, "unit": -28}', *STORED[2:]], "line 2: no model"),
        ([FORMAT, '{"model": {}, "unit": 5000}', *STORED[2:]], "line 2: no model"),
        (STORED[:2], "0 bytes or more, but 9025 states take 54150"),
        ([*STORED[:2], "not base85"], "not base85 over zlib"),
        ([*STORED[:2], *STORED[3:]], "not base85 over zlib"),
        (STORED[:-1], "but 9025 states"),
        ([FORMAT, '{"model": {"top": 4}, "unit": -28}', *STORED[2:]], "but 2209 states"),
    ],
)
def test_what_is_no_table(lines: list[str], reason: str) -> None:
    with pytest.raises(BadData, match=r"^mine") as refusal:
        DuelStrategy("\n".join(lines), "mine")
    assert reason in str(refusal.value)


def test_mixes_are_probabilities_of_cards_held(strategy: DuelStrategy) -> None:
    for mine in HANDS:
        for theirs in HANDS:
            for attacking in (True, False):
                mix = strategy.mix(mine, theirs, attacking)
                cards = [card for card, _ in mix]
                assert cards == sorted(set(cards))
                assert set(cards) <= set(mine)
                assert all(0 < share <= 1 for _, share in mix)
                assert sum(share for _, share in mix) == pytest.approx(1, abs=1e-12)


def test_no_card_gains_more_than_a_millionth(strategy: DuelStrategy) -> None:
    """So exploitability over the whole cyclic game, both sides together, is below 1e-6."""
    assert 2 * worst_error(strategy) / (1 - strategy.model.discount) < 1e-6


def test_a_perturbed_mix_is_found() -> None:
    """Negative control: one hundredth moved between two cards, in one state of 9,025 and one role."""
    strategy = DuelStrategy(TABLE.read_text(encoding="ascii"))
    full = strategy.model.full
    for attacking in (True, False):
        mix = strategy.mix_of(full, full, attacking)
        right = list(mix)
        mix[0], mix[-1] = (mix[0][0], mix[0][1] - 0.01), (mix[-1][0], mix[-1][1] + 0.01)
        assert worst_error(strategy, [FULL]) > 1e-3
        mix[:] = right
    assert worst_error(strategy, [FULL]) < 1e-7


def test_a_perturbed_value_is_found() -> None:
    """Negative control: the values are part of the proof."""
    strategy = DuelStrategy(TABLE.read_text(encoding="ascii"))
    values = list(strategy._values)
    values[4000] -= 4000  # 1.5e-5
    strategy._values = tuple(values)
    assert worst_error(strategy) > 1e-6


def test_values_change_sign_with_the_seat(strategy: DuelStrategy) -> None:
    for mine, theirs in [(FULL, FULL), ((0, 5), FULL), ((1, 2, 3), (0, 0, 4))]:
        assert strategy.value(mine, theirs, True) == -strategy.value(theirs, mine, False)


def test_with_equal_hands_the_attacker_is_better_off(strategy: DuelStrategy) -> None:
    """He wins ties and stakes less. By the model's symmetry, equal hands before the roles are known are worth 0."""
    assert all(strategy.value(hand, hand, True) > 0 for hand in HANDS)


def test_a_higher_card_is_never_worse(strategy: DuelStrategy) -> None:
    """A 3 in place of a 2, all else equal. (A 1 in place of a 0 can be worse: a 0 saves the agent.)"""
    for hand in HANDS:
        for card in range(1, 5):
            if card in hand and card + 1 not in hand:
                better = tuple(sorted([*(c for c in hand if c != card), card + 1]))
                for theirs in HANDS:
                    for attacking in (True, False):
                        gained = strategy.value(better, theirs, attacking) - strategy.value(hand, theirs, attacking)
                        assert gained > -1e-7, (hand, better, theirs, attacking)


def test_opening(strategy: DuelStrategy) -> None:
    """The table in docs/duel.md."""
    attack = dict(strategy.mix(FULL, FULL, True))
    defence = dict(strategy.mix(FULL, FULL, False))
    assert strategy.value(FULL, FULL, True) == pytest.approx(0.3691, abs=5e-5)
    shown = [0.2525, 0.0901, 0.1054, 0.1200, 0.1454, 0.2865]
    assert [attack[card] for card in range(6)] == pytest.approx(shown, abs=5e-5)
    shown = [0.3930, 0.1303, 0.0913, 0.1072, 0.1179, 0.1603]
    assert [defence[card] for card in range(6)] == pytest.approx(shown, abs=5e-5)


def test_indifferent() -> None:
    assert indifferent([[2.0, 1.0], [1.0, 3.0]]) == pytest.approx([0.4, 0.2])
    assert indifferent([[0.0, 1.0], [2.0, 0.0]]) == pytest.approx([0.5, 1.0])


def test_the_table_is_read_without_numpy_and_scipy() -> None:
    """Both are optional: a bot must not need them."""
    code = (
        "import sys; sys.modules['numpy'] = sys.modules['scipy'] = None\n"
        "from safehouse.games.suitcase.bots.duel.strategy import DuelStrategy\n"
        "print(len(DuelStrategy.load().mix([0, 5], [1], True)))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (0, "1\n"), done.stderr
