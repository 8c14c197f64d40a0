"""Bots of Suitcase have no favourite city: what they do does not depend on the order of the list of cities."""

import json
from collections import Counter
from collections.abc import Callable, Iterator

import pytest

from safehouse.core.game import CHANCE, Setup
from safehouse.core.registry import find_game
from safehouse.core.rng import Rng
from safehouse.games.suitcase.bots import greedy
from safehouse.games.suitcase.bots.casual import CasualBot
from safehouse.games.suitcase.bots.greedy import GreedyBot
from safehouse.games.suitcase.bots.novice import NoviceBot
from safehouse.games.suitcase.ids import DUELLING, PACKING
from safehouse.games.suitcase.rules import Suitcase

GAME = find_game("suitcase")
# How often a decision is made, in how many games; chance alone exceeds `bound` once in a million times.
DRAWS = 30
GAMES = 2
EVERY = 9  # decisions of a game, one of which is looked at


def as_it_is(cities: list[object]) -> list[object]:
    return cities


def rotated(cities: list[object]) -> list[object]:
    return [*cities[18:], *cities[:18]]


def mirrored(cities: list[object]) -> list[object]:
    return cities[::-1]


def shuffled(cities: list[object]) -> list[object]:
    return [cities[(7 * place + 5) % len(cities)] for place in range(len(cities))]


def setup_of(order: Callable[[list[object]], list[object]]) -> Setup:
    """Return the same map with its cities listed in another order."""
    content = json.loads(GAME.shipped_file("map", "europe_1985"))
    content["cities"] = order(content["cities"])
    return GAME.setup(2, {}, {"map": json.dumps(content)})


def positions(one: Setup, other: Setup) -> Iterator[tuple[Suitcase, Suitcase, int]]:
    """Play games on two maps at once, move by move by name, and yield some decisions that are more than one option."""
    for game in range(GAMES):
        rng = Rng(game + 1)
        bot = GreedyBot(rng)
        left, right = GAME.first_state(one), GAME.first_state(other)
        asked = 0
        while pending := list(left.pending()):
            seat = pending[0]
            if seat == CHANCE:
                action = left.sample_chance(rng)
            else:
                view = left.redact(seat)
                assert isinstance(view, Suitcase)
                asked += len(view.legal(seat)) > 1
                if asked % EVERY == 0 and view.phase not in (PACKING, DUELLING):
                    there = right.redact(seat)
                    assert isinstance(there, Suitcase)
                    asked += 1
                    yield view, there, seat
                action = bot.choose(view, seat)
            found = GAME.space.parse(other, GAME.space.text(one, action))
            assert found is not None
            left.apply(seat, action)
            right.apply(seat, found)


def choices(bot: GreedyBot, view: Suitcase, seat: int) -> Counter[str]:
    return Counter(GAME.space.text(view.plan, bot.choose(view, seat)) for _ in range(DRAWS))


def difference(level: type[GreedyBot], order: Callable[[list[object]], list[object]]) -> tuple[float, int]:
    """Return chi square of all choices on both maps, and its degrees of freedom."""
    total, freedom = 0.0, 0
    here, there = level(Rng(11)), level(Rng(12))
    for view, other, seat in positions(setup_of(as_it_is), setup_of(order)):
        one, two = choices(here, view, seat), choices(there, other, seat)
        kinds = one.keys() | two.keys()
        total += sum((one[kind] - two[kind]) ** 2 / (one[kind] + two[kind]) for kind in kinds)
        freedom += len(kinds) - 1
    return total, freedom


def bound(freedom: int) -> float:
    """Wilson and Hilferty: what chi square exceeds once in a million times."""
    part = 2 / (9 * freedom)
    return float(freedom * (1 - part + 4.75 * part**0.5) ** 3)


@pytest.mark.parametrize(
    ("level", "order"),
    [(GreedyBot, rotated), (GreedyBot, mirrored), (GreedyBot, shuffled), (CasualBot, shuffled), (NoviceBot, shuffled)],
)
def test_the_order_of_cities_changes_nothing(
    level: type[GreedyBot], order: Callable[[list[object]], list[object]]
) -> None:
    total, freedom = difference(level, order)
    assert freedom > 20, "hardly anything was left to chance"
    assert total < bound(freedom)


def test_a_bot_that_takes_the_first_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without the shuffle the first of equals is taken, as it was before."""
    monkeypatch.setattr(greedy, "shuffle", lambda items, rng: None)
    total, freedom = difference(GreedyBot, mirrored)
    assert total > bound(freedom)
