"""The levels of Suitcase: whole games, the same answers from the same knowledge, and the errors of the novice."""

from collections.abc import Sequence

import pytest

from safehouse.bots.base import Budget, bot_names, find_bot
from safehouse.bots.tables import play_game
from safehouse.core.fields import values_of
from safehouse.core.registry import find_game
from safehouse.core.rng import Rng
from safehouse.games.suitcase import ids
from safehouse.games.suitcase.bots.expert import ExpertBot
from safehouse.games.suitcase.bots.greedy import GreedyBot, Ways
from safehouse.games.suitcase.bots.novice import NoviceBot
from safehouse.games.suitcase.duels import meet
from safehouse.games.suitcase.rules import Suitcase
from tests.bots.watched import Watched
from tests.games.suitcase.positions import table

GAME = find_game("suitcase")
LEVELS = ["expert:sims=8", "casual", "novice"]


def played(names: Sequence[str], options: dict[str, str], seed: int) -> Suitcase:
    rng = Rng(seed)
    state = GAME.first_state(GAME.setup(len(names), options))
    play_game(state, [Watched(find_bot("suitcase", name, rng)) for name in names], rng)
    assert isinstance(state, Suitcase)
    return state


def test_the_levels_are_registered() -> None:
    assert bot_names("suitcase")[:5] == ["expert", "casual", "novice", "network", "greedy"]


# Outposts are a rule for three players.
@pytest.mark.parametrize(("players", "outposts"), [(2, "yes"), (3, "yes"), (3, "no"), (4, "yes")])
@pytest.mark.parametrize("on", ["europe", "europe_1985", "sprint"])
def test_levels_play_whole_games(players: int, on: str, outposts: str) -> None:
    state = played(LEVELS[:players] + LEVELS[:1] * (players - 3), {"map": on, "outposts": outposts}, 5)
    assert state.phase == ids.FINISHED


def test_experts_are_reproducible() -> None:
    first = played(["expert:sims=8"] * 2, {"map": "sprint"}, 6)
    assert values_of(first) == values_of(played(["expert:sims=8"] * 2, {"map": "sprint"}, 6))


def test_an_expert_takes_no_time_that_brings_nothing() -> None:
    assert 0 < ExpertBot.budget.milliseconds <= 100


def test_an_expert_without_a_budget_keeps_to_the_usual_one() -> None:
    bot = ExpertBot(Rng(1))
    bot.budget = Budget()
    view = before_the_door().redact(0)
    assert bot.choose(view, 0) in view.legal(0)


def test_equal_views_and_events_give_equal_answers() -> None:
    """What an opponent has packed changes nothing that the expert can know."""
    rows = []
    for contents in ("5-3-1-bomb", "bomb-1-3-5"):
        state = table(2, contents=["5-3-1-bomb", contents], agents={0: "vienna", 1: "rome"}, roll=(2, 2))
        bot = find_bot("suitcase", "expert:sims=30", Rng(4))
        bot.see(state.setup, 0, "stepped", [1, 0, ids.BASE + 2, state.place[7]], [])
        rows.append(bot.row(state.redact(0), 0))
    assert rows[0] == rows[1]


# --- The expert --------------------------------------------------------------------------------------------


def before_the_door() -> Suitcase:
    """Green stands before his headquarters with what makes ten; blue can reach him, or bring home a 5 of his own."""
    state = table(
        2,
        contents=["5-3-1-bomb", "5-3-1-bomb"],
        delivered={1: ["green_b", "green_c", "blue_b"]},
        roll=(1, 0),
    )
    gate = door_of(state, 1)
    near = next(city for city in state.plan.roads[gate] if not state.plan.gates[1][city])
    put(state, 7, gate, 4)
    put(state, 0, near, ids.NONE)
    put(state, 1, door_of(state, 0), 0)
    return state


def door_of(state: Suitcase, seat: int) -> int:
    """A city before a seat's headquarters."""
    return next(city for city in range(state.plan.cities) if state.plan.gates[seat][city])


def put(state: Suitcase, agent: int, city: int, case: int) -> None:
    """Put an agent into an empty city, with a suitcase or none."""
    state.place[agent] = city
    state.crowd[city] = 1
    state.holder[city] = agent // ids.AGENTS
    if case != ids.NONE:
        state.lying[state.case_at[case]] &= ~(1 << case)
        state.case_at[case] = ids.CARRIED
        state.load[agent] = case


def test_the_expert_stops_who_is_about_to_win() -> None:
    view = before_the_door().redact(0)
    attack = ids.STEP + view.place[7]
    greedy = GreedyBot(Rng(1)).row(view, 0)
    assert attack not in greedy
    for seed in range(3):
        assert attack in find_bot("suitcase", "expert:sims=200", Rng(seed)).row(view, 0)


# --- The novice --------------------------------------------------------------------------------------------


def test_the_novice_shows_his_highest_card() -> None:
    for left in ("0012345", "0014", "02"):
        state = table(2, agents={0: "vienna", 1: "rome"}, cards={0: left}, roll=(1, 1))
        state.place[0] = state.place[7]
        state.crowd[state.place[7]] = 1
        state.fighter, state.defender = 0, 1
        meet(state, 7)
        assert NoviceBot(Rng(1)).choose(state.redact(0), 0) == ids.CARD + int(left[-1])


def carrier_at_the_door(case: int, delivered: dict[int, list[str]]) -> Suitcase:
    state = table(2, contents=["5-3-1-bomb", "5-3-1-bomb"], delivered=delivered, roll=(1, 0))
    put(state, 0, door_of(state, 0), case)
    return state


def test_the_novice_carries_home_what_can_only_be_a_bomb() -> None:
    view = carrier_at_the_door(7, {1: ["green_a", "green_b", "green_c"]}).redact(0)
    assert NoviceBot(Rng(1)).choose(view, 0) == ids.DELIVER
    assert find_bot("suitcase", "casual", Rng(1)).choose(view, 0) != ids.DELIVER


def test_the_novice_forgets_that_a_foreign_suitcase_is_needed() -> None:
    state = carrier_at_the_door(2, {0: ["blue_a", "blue_b"]})
    view = state.redact(0)
    novice, casual = NoviceBot(Rng(1)), find_bot("suitcase", "casual", Rng(1))
    assert isinstance(casual, GreedyBot)
    assert novice.promise(view, 0, 2) == 1.0
    assert casual.promise(view, 0, 2) < casual.promise(view, 0, 4)


def test_the_novice_hides_where_nobody_comes_by() -> None:
    state = GAME.first_state(GAME.setup(4, {}))
    for seat in range(4):
        state.apply(seat, ids.PACK)
    assert isinstance(state, Suitcase)
    ways = Ways()
    ways.look(state, 0)
    others = [ids.BASE + corner for corner in state.plan.corner[1:]]
    company = [min(ways.between(base, city) for base in others) for city in range(int(state.plan.cities))]
    lonely = [int(NoviceBot(Rng(seed)).choose(state.redact(0), 0)) - ids.PLACE for seed in range(30)]
    near = [int(ExpertBot(Rng(seed)).choose(state.redact(0), 0)) - ids.PLACE for seed in range(30)]
    assert sum(company[city] for city in lonely) > sum(company[city] for city in near)


def test_the_novice_beats_chance() -> None:
    won = 0.0
    for seed in range(8):
        rng = Rng(seed)
        state = GAME.first_state(GAME.setup(4, {"map": "sprint"}))
        bots = [find_bot("suitcase", "novice" if seat == seed % 4 else "random", rng) for seat in range(4)]
        play_game(state, bots, rng)
        won += state.outcome().shares[seed % 4]
    assert won >= 5
