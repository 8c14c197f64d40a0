"""The belief over who owns which agent: exact sums, hard knowledge, and that it learns."""

import math
from itertools import combinations, permutations

import pytest

from safehouse.core.game import CHANCE, Event
from safehouse.core.registry import find_game
from safehouse.core.rng import Rng
from safehouse.games.heimlich import ids
from safehouse.games.heimlich.bots.belief import Assignments, Belief, known_masks
from safehouse.games.heimlich.bots.casual import CasualBot
from safehouse.games.heimlich.bots.expert import ExpertBot
from safehouse.games.heimlich.bots.greedy import GreedyBot
from safehouse.games.heimlich.bots.reading import (
    CAREFUL,
    CARELESS,
    CARELESS_SHARE,
    MASKS_OF,
    CoverReader,
    HandReader,
)
from safehouse.games.heimlich.bots.sight import Lens, covered_lens
from safehouse.games.heimlich.course import write_dossiers
from safehouse.games.heimlich.describe import state_of
from safehouse.games.heimlich.plan import Plan
from safehouse.games.heimlich.state import State

GAME = find_game("heimlich")


def plan_for(players: int, options: dict[str, str]) -> Plan:
    plan = GAME.setup(players, options)
    assert isinstance(plan, Plan)
    return plan


def heard(plan: Plan, turns: int, seed: int, kind: type[GreedyBot] = CasualBot) -> tuple[State, Belief]:
    """Let players of a kind play so many turns; return the state and what a listener believes."""
    rng = Rng(seed)
    state = state_of(GAME.first_state(plan))
    belief = Belief(plan)
    bots = [kind(rng) for _ in range(plan.players)]
    while state.turn < turns and state.phase < ids.REVEALING:
        seat = state.pending()[0]
        row = [int(state.sample_chance(rng))] if seat == CHANCE else bots[seat].row(state.redact(seat), seat)
        events: list[Event] = []
        state.events = events
        for action in row:
            state.apply(seat, action)
        for event in events:
            belief.hear(event.kind, event.args)
    state.events = None
    return state, belief


@pytest.mark.parametrize("options", [{}, {"mode": "top_secret", "dossier": "yes"}], ids=["basic", "top_secret"])
def test_belief_sums_to_one_and_keeps_hard_knowledge(options: dict[str, str]) -> None:
    state, belief = heard(plan_for(4, options), 14, 3)
    assert belief.board.at == state.at
    assert belief.board.stone == state.stone
    assert belief.board.safe == state.safe
    held = [sum(owner == seat for owner in state.owner) for seat in range(4)]
    for seat in range(4):
        assignments = belief.weigh(known_masks(state_of(state.redact(seat))))
        owners = assignments.marginals()
        assert all(abs(sum(chances) - 1) < 1e-9 for chances in owners)
        for agent in range(ids.AGENTS):
            assert (owners[agent][seat] > 1 - 1e-9) == (state.owner[agent] == seat)
        for other in range(4):
            assert abs(sum(chances[other] for chances in owners) - held[other]) < 1e-6
        drawn = assignments.draw(Rng(7))
        assert drawn[seat] == sum(1 << agent for agent in range(ids.AGENTS) if state.owner[agent] == seat)
        assert [int(mask).bit_count() for mask in drawn] == held
        assert sum(drawn) == drawn[0] | drawn[1] | drawn[2] | drawn[3]


def test_marginals_equal_brute_force() -> None:
    """Four seats: one known, two with one identity, one with two (H4.10)."""
    rng = Rng(11)
    weights = {(seat, mask): 0.01 + rng.below(1000) / 500 for seat in range(4) for mask in range(128)}
    masks = [[1 << 4], MASKS_OF[1], MASKS_OF[2], MASKS_OF[1]]
    found = Assignments(masks, [[weights[seat, mask] for mask in masks[seat]] for seat in range(4)]).marginals()
    expected = [[0.0] * 5 for _ in range(7)]
    total = 0.0
    for one, three in permutations([0, 1, 2, 3, 5, 6], 2):
        for pair in combinations([agent for agent in (0, 1, 2, 3, 5, 6) if agent not in (one, three)], 2):
            both = 1 << pair[0] | 1 << pair[1]
            weight = weights[0, 1 << 4] * weights[1, 1 << one] * weights[2, both] * weights[3, 1 << three]
            total += weight
            owners = {4: 0, one: 1, pair[0]: 2, pair[1]: 2, three: 3}
            for agent in range(7):
                expected[agent][owners.get(agent, 4)] += weight
    for agent in range(7):
        for owner in range(5):
            assert found[agent][owner] == pytest.approx(expected[agent][owner] / total)


def test_draws_follow_the_weights() -> None:
    masks = [[1, 2], [1, 2, 4]]
    assignments = Assignments(masks, [[3.0, 1.0], [2.0, 1.0, 1.0]])
    rng = Rng(2)
    draws = [tuple(assignments.draw(rng)) for _ in range(4000)]
    weights = {(1, 2): 3.0, (1, 4): 3.0, (2, 1): 2.0, (2, 4): 1.0}
    for pair, weight in weights.items():
        assert abs(draws.count(pair) / 4000 - weight / 9) < 0.03


def test_likelihood_equals_brute_force() -> None:
    """Two points over seven agents, every owner: the mixture of two soft choices, written out."""
    plan = plan_for(4, {"start": "1"})
    board = Belief(plan).board
    board.at = [5, 10, 6, 0, 0, 3, 11]
    board.stone = [4, 9, 2, 0, 7, 0, 1]
    board.safe = 7
    masks = MASKS_OF[1]
    steps = [0, 1, 1, 0, 0, 0, 0]
    logs = HandReader(board, Lens(), 0, masks).read_move(steps, 2, 2)
    values: dict[tuple[int, int], list[float]] = {}
    for first in range(7):
        for second in range(first, 7):
            reader = HandReader(board, Lens(), 0, masks)
            for agent in (first, second):
                reader.at[agent] = (reader.at[agent] + 1) % 12
            scores = any(reader.at[agent] == 7 for agent in (first, second))
            values[first, second] = [reader.after(mask, scores) for mask in masks]
    for index in range(len(masks)):
        done = values[1, 2][index]
        soft = [
            math.exp(done / mood) / sum(math.exp(value[index] / mood) for value in values.values())
            for mood in (CAREFUL, CARELESS)
        ]
        expected = (1 - CARELESS_SHARE) * soft[0] + CARELESS_SHARE * soft[1]
        assert logs[index] == pytest.approx(math.log(expected))


def test_a_second_identity_may_be_any_of_the_set() -> None:
    belief = Belief(plan_for(4, {"mode": "top_secret"}))
    belief.logs[1][1] = -1.0
    belief.logs[1][2] = -3.0
    belief.hear("identity_taken", [1])
    assert belief.held == [1, 2, 1, 1]
    assert belief.logs[1][3] == pytest.approx(math.log((math.exp(-1) + math.exp(-3)) / 2))


def log_loss(state: State, belief: Belief, seat: int) -> float:
    owners = belief.weigh(known_masks(state_of(state.redact(seat)))).marginals()
    truth = [4 if owner == ids.BYSTANDER else owner for owner in state.owner]
    return sum(-math.log(max(1e-12, owners[agent][truth[agent]])) for agent in range(7) if truth[agent] != seat)


@pytest.mark.parametrize(("kind", "share"), [(GreedyBot, 0.5), (CasualBot, 0.85)])
def test_belief_learns(kind: type[GreedyBot], share: float) -> None:
    """Who plays openly is soon found out. Casual players hide: even an ideal reader is left with 0.7 of the doubt."""
    plan = plan_for(4, {})
    ours = 0.0
    uniform = 0.0
    for seed in range(20):
        state, belief = heard(plan, 16, seed, kind)
        ours += log_loss(state, belief, 0)
        uniform += log_loss(state, Belief(plan), 0)
    assert ours < share * uniform


def test_favourites_equal_brute_force() -> None:
    """Two points over seven agents, every set of three favourites: a soft choice by their mean, written out."""
    plan = plan_for(4, {"start": "1"})
    board = Belief(plan).board
    board.at = [5, 10, 6, 0, 0, 3, 11]
    board.stone = [4, 9, 2, 0, 7, 0, 1]
    board.safe = 7
    sets = MASKS_OF[3]
    reader = CoverReader(board, covered_lens(), 0, sets)
    reader.mood = 0.2
    reader.careless_share = 0.0
    logs = reader.read_move([0, 1, 1, 0, 0, 0, 0], 2, 2)
    values: dict[tuple[int, int], list[float]] = {}
    for first in range(7):
        for second in range(first, 7):
            sight = HandReader(board, covered_lens(), 0, MASKS_OF[1])
            for agent in (first, second):
                sight.at[agent] = (sight.at[agent] + 1) % 12
            scores = any(sight.at[agent] == 7 for agent in (first, second))
            each = [sight.after(1 << agent, scores) for agent in range(7)]
            values[first, second] = [sum(each[agent] for agent in ids.MEMBERS_OF[mask]) / 3 for mask in sets]
    for index in range(len(sets)):
        soft = [math.exp((value[index] - values[1, 2][index]) / 0.2) for value in values.values()]
        assert logs[index] == pytest.approx(-math.log(sum(soft)))


def test_expert_writes_what_it_believes() -> None:
    state, belief = heard(plan_for(4, {"dossier": "yes"}), 6, 5)
    assert state.phase == ids.ROLLING
    write_dossiers(state)
    bot = ExpertBot(Rng(1))
    bot.belief = belief
    view = state_of(state.redact(2))
    owners = belief.weigh(known_masks(view)).marginals()
    for entry in bot.row(view, 2):
        agent, owner = divmod(entry - ids.ENTRY, 8)
        assert owners[agent][4 if owner == ids.BYSTANDER else owner] == max(owners[agent])
