"""What must be true in every state of every game: random games, kept a second time by the naive bookkeeper."""

from collections import Counter

import pytest

from safehouse.core.game import CHANCE, Event
from safehouse.core.play import rollout
from safehouse.core.rng import Rng
from safehouse.games.suitcase.course import FIRST_TURN_LIMIT
from safehouse.games.suitcase.ids import CHANCE_PHASES, MOVING, OPENING_PLACES, PACKING, PLACING
from safehouse.games.suitcase.rules import Suitcase
from tests.games.suitcase.bookkeeper import Bookkeeper
from tests.games.suitcase.positions import GAME, check, new_game, options, plan_of, told

MAPS = ("europe", "europe_1985", "sprint")
# Whoever carries goes home: such games see deliveries and bombs, which random walks do not.
MOODS = ("any", "carrier", "fighter")
# A turn: up to six points and the bonus steps of duels; between two steps seven handlings. All games are far below.
MOST_STEPS = FIRST_TURN_LIMIT * 200


def choose(state: Suitcase, seat: int, mood: str, rng: Rng) -> int:
    """An option of a seat, at random or as somebody in that mood would like it."""
    legal = state.legal(seat)
    if mood == "any" or state.phase != MOVING or not rng.below(5):
        return legal[rng.below(len(legal))]
    good = []
    for option in legal:
        kind, arguments = GAME.space.decode(option)
        if kind.name == "step":
            mine, city = arguments
            agent = seat * 7 + mine
            start = state.place[agent]
            way = state.plan.to_hq[seat]
            nearer = start < 64 and way[city] < way[start]
            if nearer if mood == "carrier" else state.holder[city] not in (-1, seat):
                good.append(option)
        elif kind.name == "deliver" or (kind.name == "take" and state.load[seat * 7 + arguments[0]] < 0):
            good.append(option)
    choice = good or legal
    return choice[rng.below(len(choice))]


def play_and_check(players: int, on: str, mood: str, seed: int) -> tuple[Suitcase, Counter[str]]:
    rng = Rng(seed)
    state = new_game(players, on)
    book = Bookkeeper(state.plan)
    heard: Counter[str] = Counter()
    steps_of_turn = 0
    while state.pending():
        seat = state.pending()[rng.below(len(state.pending()))]
        turn = state.turn
        if seat == CHANCE:
            option = state.sample_chance(rng)
            assert option in [outcome for outcome, _ in state.chance()]
        else:
            option = choose(state, seat, mood, rng)
        events: list[Event] = []
        state.events = events
        state.apply(seat, option)
        state.events = None
        for line in told(state, events):
            book.hear(line)
            heard[line.split(":")[0]] += 1
        steps_of_turn = steps_of_turn + 1 if state.turn == turn else 0
        assert steps_of_turn < 300, "a turn does not end"
        if state.phase not in (PACKING, PLACING, OPENING_PLACES):
            check(state)
            book.compare(state)
    outcome = state.outcome()
    assert book.over == outcome.reason
    assert book.turns <= state.plan.turn_limit
    if book.won:
        assert outcome.winners() == [int(book.won) - 1]
    assert sum(outcome.shares) == pytest.approx(1.0)
    assert outcome.scores == list(book.secrets.values())
    return state, heard


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("on", MAPS)
@pytest.mark.parametrize("mood", MOODS)
def test_random_games(players: int, on: str, mood: str) -> None:
    """K1.2, K5.2, K6.3: after every step the counts agree with the places; nothing is lost or doubled."""
    for seed in range(2):
        play_and_check(players, on, mood, seed)


def test_random_games_see_everything() -> None:
    """A control: in such games every kind of event happens, and the usual ends."""
    heard: Counter[str] = Counter()
    ends = set()
    for mood in MOODS:
        for seed in range(100, 103):
            state, events = play_and_check(3, "sprint", mood, seed)
            heard += events
            ends.add(state.outcome().reason)
    assert set(heard) == set(GAME.events)
    assert ends >= {"target", "alone"}


START = ["rolled_to_start:1:1:1", "rolled_to_start:2:0:0", "starts:1", "placed:blue_a:rome", "placed:green_a:zurich"]


@pytest.mark.parametrize(
    ("lines", "wrong"),
    [
        (["placed:blue_b:rome"], "K2.3: two of a colour"),
        (["rolled:2:1:1"], "K2.6: not his turn"),
        (["rolled:1:0:0", "stepped:1:1:base_north_west:edinburgh"], "K4.1: no points"),
        (["rolled:1:2:0", "stepped:1:1:base_north_west:oslo"], "K4.1: no line"),
        (["rolled:1:2:0", "stepped:1:1:edinburgh:oslo"], "K4.1: he is not there"),
        (["rolled:1:2:0", "taken:1:1:blue_a:rome"], "K5.1: he is not there"),
        (["rolled:1:2:0", "rolled:1:1:1"], "K2.6: the next one"),
        (["rolled:1:2:0", "duel:1:1:2:1"], "K6.1: not in one city"),
        (["rolled:1:2:0", "entered_hq:1:1:blue_a"], "K1.1: no dotted line"),
        (["rolled:1:2:0", "delivered:1:blue_a:5"], "K7.1: he has not entered"),
        (["rolled:1:2:0", "lost:1:1"], "K7.2: no bomb"),
        (["rolled:1:2:0", "game_over:alone"], "K8.2: both have agents"),
        (["rolled:1:2:0", "game_over:target"], "K8.1: nobody has ten"),
        (["rolled:1:2:0", "cards_back:1"], "K6.3: none is used"),
    ],
)
def test_the_bookkeeper_complains(lines: list[str], wrong: str) -> None:
    """A control: events that the rules do not allow are refused."""
    book = Bookkeeper(plan_of(2))
    for line in [*START, *lines[:-1]]:
        book.hear(line)
    with pytest.raises(AssertionError):
        book.hear(lines[-1])
    assert wrong.startswith("K")


@pytest.mark.long
@pytest.mark.parametrize("seed", range(60))
def test_many_random_games(seed: int) -> None:
    """The same, many times."""
    play_and_check(2 + seed % 3, MAPS[seed // 3 % 3], MOODS[seed // 9 % 3], seed=1000 + seed)


def play_to_the_end(games: int) -> Counter[str]:
    ends: Counter[str] = Counter()
    for seed in range(games):
        state = new_game(2 + seed % 3, MAPS[seed // 3 % 3])
        steps = rollout(state, Rng(seed), MOST_STEPS)
        assert steps < MOST_STEPS
        assert list(state.pending()) == []
        assert state.turn <= state.plan.turn_limit
        check(state)
        ends[state.outcome().reason] += 1
    return ends


def test_k8_2_games_end() -> None:
    """K8.2, K8.3: random games end within the bound, with everything in its place."""
    assert set(play_to_the_end(200)) >= {"alone", "turn_limit"}


@pytest.mark.long
def test_k8_2_ten_thousand_games_end() -> None:
    """K8.2, K8.3: ten thousand of them."""
    ends = play_to_the_end(10_000)
    assert sum(ends.values()) == 10_000


def test_options_are_in_order() -> None:
    """The contract: ascending, without doubles, never empty; and each can be written and read back."""
    rng = Rng(8)
    state = new_game(4, "sprint")
    while state.pending() and state.turn < 60:
        seat = state.pending()[rng.below(len(state.pending()))]
        if seat == CHANCE:
            assert state.phase >= CHANCE_PHASES
            state.apply(CHANCE, state.sample_chance(rng))
            continue
        legal = list(state.legal(seat))
        assert legal == sorted(set(legal)) != []
        assert [GAME.space.parse(state.plan, word) for word in options(state, seat)] == legal
        state.apply(seat, legal[rng.below(len(legal))])
