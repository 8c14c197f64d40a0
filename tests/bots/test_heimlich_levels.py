"""The levels of Heimlich & Co.: they answer legally, within their budget, reproducibly, and from what they may know."""

import pytest

from safehouse.bots.base import Bot, Budget, find_bot
from safehouse.bots.tables import play_game
from safehouse.cli.simulate import run, summarise
from safehouse.core.fields import values_of
from safehouse.core.game import CHANCE, SPECTATOR, Event, GameState
from safehouse.core.match import visible
from safehouse.core.registry import find_game
from safehouse.core.rng import Rng
from safehouse.games.heimlich import ids
from safehouse.games.heimlich.bots.belief import Belief, known_masks
from safehouse.games.heimlich.bots.casual import CasualBot
from safehouse.games.heimlich.bots.chances import win_chances
from safehouse.games.heimlich.bots.choosing import Chooser, mask_of
from safehouse.games.heimlich.bots.expert import ExpertBot
from safehouse.games.heimlich.bots.greedy import GreedyBot
from safehouse.games.heimlich.bots.novice import (
    FORGETS_RUIN,
    FORGETS_SAFE,
    IGNORES_LEADS,
    OVERLOOKS_AGENTS,
    NoviceBot,
)
from safehouse.games.heimlich.bots.outlook import certain, chances, expected_chance, expected_share
from safehouse.games.heimlich.bots.public import PublicBelief
from safehouse.games.heimlich.bots.sight import Lens
from safehouse.games.heimlich.course import write_dossiers
from safehouse.games.heimlich.describe import state_of
from safehouse.games.heimlich.state import State
from tests.bots.test_bots import position as whole_position
from tests.bots.watched import Watched

GAME = find_game("heimlich")
TABLES = [
    (2, {"mode": "basic", "dossier": "no"}),
    (4, {"mode": "basic", "dossier": "yes"}),
    (7, {"mode": "basic", "dossier": "yes"}),
    (3, {"mode": "top_secret", "dossier": "no"}),
    (5, {"mode": "top_secret", "dossier": "yes"}),
]
LABELS = [f"{players}-{options['mode']}-{options['dossier']}" for players, options in TABLES]
RED, ORANGE, YELLOW = 0, 1, 2


class Thrifty(Watched):
    """An expert under watch must keep to his budget."""

    def row(self, view: GameState, seat: int) -> list[int]:
        row = super().row(view, seat)
        if isinstance(self.bot, ExpertBot):
            assert self.bot.thought <= self.bot.budget.simulations
        return row


@pytest.mark.parametrize(("players", "options"), TABLES, ids=LABELS)
def test_levels_play_whole_games(players: int, options: dict[str, str]) -> None:
    rng = Rng(players)
    names = ["expert:sims=5", "novice", "casual"]
    bots = [Thrifty(find_bot("heimlich", names[seat % 3] if seat < 3 else "casual", rng)) for seat in range(players)]
    state = GAME.first_state(GAME.setup(players, options))
    play_game(state, bots, rng)
    assert state.pending() == []
    assert state_of(state).turn < 500
    assert all(bot.answers for bot in bots)


def opening(options: dict[str, str], turns: int, seed: int = 1) -> tuple[GameState, list[Event]]:
    """Let casual players play some turns of a game of four; return the state and all events."""
    rng = Rng(seed)
    state = state_of(GAME.first_state(GAME.setup(4, options)))
    bots = [CasualBot(rng) for _ in range(4)]
    log: list[Event] = []
    while state.turn < turns or state.phase not in (ids.MOVING, ids.CHOOSING_POINTS):
        seat = state.pending()[0]
        row = [int(state.sample_chance(rng))] if seat == CHANCE else bots[seat].row(state.redact(seat), seat)
        state.events = log
        for action in row:
            state.apply(seat, action)
    state.events = None
    return state, log


def told(bot: Bot, state: GameState, log: list[Event], seat: int) -> Bot:
    for event in log:
        bot.see(state.setup, seat, *visible(event, seat))
    return bot


@pytest.mark.parametrize("options", [TABLES[1][1], TABLES[3][1]], ids=["basic", "top_secret"])
def test_expert_knows_no_more_than_its_view(options: dict[str, str]) -> None:
    """Worlds that differ in what is hidden, with equal views and equal events: equal answers."""
    state, log = opening(options, 6)
    seat = state.pending()[0]
    view = state_of(state.redact(seat))
    worlds = [state_of(view.sample(Rng(seed))) for seed in range(12)]
    other = next(world for world in worlds if world.owner != state_of(state).owner)
    assert values_of(other.redact(seat)) == values_of(view)
    rows = [
        told(find_bot("heimlich", "expert:sims=12", Rng(5)), state, log, seat).row(world.redact(seat), seat)
        for world in (state, other, state)
    ]
    assert rows[0] == rows[1] == rows[2]


def test_expert_needs_no_events() -> None:
    state, _ = opening(TABLES[3][1], 5)
    seat = state.pending()[0]
    row = find_bot("heimlich", "expert:sims=4", Rng(1)).row(state.redact(seat), seat)
    assert row[0] in state.legal(seat)


def test_the_questions_of_one_decision_share_its_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where a safe is to be placed after a move, both are thought over in the time of one decision."""
    now = 0.0
    monkeypatch.setattr("safehouse.games.heimlich.bots.expert.time.perf_counter", lambda: now)
    bot = ExpertBot(Rng(1))
    timed, counted = Budget(milliseconds=1000), Budget(simulations=5)
    assert bot.seconds_for_one_question(timed) == 0.75
    bot.began, now = 0.0, 0.75
    assert bot.seconds_for_one_question(timed) == 0.75 * 0.25
    now = 3.0
    assert 0.0 < bot.seconds_for_one_question(timed) < 0.01  # 0 would be no limit
    assert bot.seconds_for_one_question(counted) == 0.0


def test_experts_do_not_block_each_other_for_ever() -> None:
    rng = Rng(70)
    state = GAME.first_state(GAME.setup(2, {}))
    play_game(state, [find_bot("heimlich", "expert:sims=4", rng) for _ in range(2)], rng)
    assert state_of(state).turn < 200


@pytest.mark.parametrize("options", [TABLES[0][1], TABLES[1][1], TABLES[3][1]], ids=["basic", "dossier", "top_secret"])
def test_who_knows_little_still_counts_with_rivals(options: dict[str, str]) -> None:
    """At first every stone is somebody's as likely as not: nobody has more than their part of the chances."""
    state = state_of(opening(options, 0)[0])
    bonus = [0.0] * 4
    for seat in range(4):
        odds = Belief(state.plan).weigh(known_masks(state_of(state.redact(seat)))).marginals()
        found = expected_chance(state, seat, odds, state.stone, state.at, state.holder, bonus)
        assert 0.1 < found < 0.4
        sure = expected_chance(state, seat, certain(state), state.stone, state.at, state.holder, bonus)
        assert sure == pytest.approx(chances(state, state.owner, state.stone, state.at, state.holder, bonus)[seat])


def test_at_the_end_it_counts_who_is_ahead() -> None:
    state = state_of(opening({}, 0)[0])
    own = state.owner.index(0)
    odds = Belief(state.plan).weigh(known_masks(state_of(state.redact(0)))).marginals()
    stone = [30] * ids.AGENTS
    stone[own] = 42
    assert expected_share(state, 0, odds, stone, [0.0] * 4) == 1.0
    stone[(own + 1) % ids.AGENTS] = 42
    assert 0.5 < expected_share(state, 0, odds, stone, [0.0] * 4) < 0.8
    stone[(own + 1) % ids.AGENTS] = 43
    assert expected_share(state, 0, odds, stone, [0.0] * 4) == 0.0


def test_casual_sees_what_greedy_sees() -> None:
    """Without its moods the casual player finds ways of the same worth as the reference in plain Python."""
    for seed in range(3):
        state = state_of(opening({}, 5 + seed, seed)[0])
        if state.phase != ids.MOVING:
            continue
        seat = state.pending()[0]
        view = state_of(state.redact(seat))
        chooser = Chooser(view, Lens(), seat, [mask_of(view, seat)], Rng(1), 0.0)
        chooser.choose()
        best, _ = GreedyBot(Rng(1)).moves(view, seat, view.points)
        assert abs(chooser.best - best) < 0.002


def test_novice_beats_random_and_casual_beats_novice() -> None:
    """So clearly that a few games show it. A fair share of the win is 0.25."""
    setup = GAME.setup(4, {})
    seats = ["novice", "random", "random", "random"]
    assert summarise(run(GAME, setup, seats, 400, 1), seats)["bots"]["novice"]["low"] > 0.375
    seats = ["casual", "novice", "novice", "novice"]
    assert summarise(run(GAME, setup, seats, 400, 1), seats)["bots"]["casual"]["low"] > 0.25


# --- The novice's lapses -----------------------------------------------------------------------------------


def position(**fields: object) -> State:
    """The first seat's view of four players, one identity each, all agents in the Church, with one point to spend."""
    return state_of(whole_position(**fields).redact(0))


def moved(view: State, *lapses: str, seed: int = 1) -> int:
    """Return the agent that a novice moves with these lapses, for nobody but its own."""
    bot = NoviceBot(Rng(seed))
    row = Chooser(view, bot.lens_with(lapses, view), 0, [mask_of(view, 0)], Rng(seed), 0.0).choose()
    return row[0] - ids.MOVE


def test_novice_forgets_the_ruin() -> None:
    # The own agent is in the Ruin, and nothing is more urgent than to get out.
    view = position(at=[11, 0, 10, 0, 0, 0, 0], stone=[0, 5, 0, 0, 0, 0, 0], safe=3)
    assert moved(view) == RED
    assert moved(view, FORGETS_RUIN) == YELLOW


def test_novice_forgets_the_safe() -> None:
    # Red's step to the safe lets orange arrive.
    view = position(at=[6, 9, 0, 0, 0, 0, 0], stone=[10, 38, 0, 0, 0, 0, 0])
    assert moved(view) != RED
    assert moved(view, FORGETS_SAFE) == RED


def test_novice_ignores_leads() -> None:
    view = position(at=[6, 9, 0, 0, 0, 0, 0], stone=[10, 38, 0, 0, 0, 0, 0])
    assert moved(view, IGNORES_LEADS) == RED


def test_novice_overlooks_agents_now_and_then() -> None:
    # On the home stretch orange leads and stands one step before the Ruin.
    view = position(at=[5, 10, 0, 0, 0, 0, 0], stone=[30, 32, 0, 0, 0, 0, 0], safe=3)
    assert moved(view) == ORANGE
    assert len({moved(view, OVERLOOKS_AGENTS, seed=seed) for seed in range(20)}) > 1


# --- Hiding ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", [CasualBot, NoviceBot])
def test_the_favourites_of_a_game_stay_and_one_is_the_own(kind: type[CasualBot]) -> None:
    drawn = []
    for seed in range(1000):
        bot = kind(Rng(seed))
        masks = bot.masks(position(), 0)
        assert len(masks) == kind.favourites
        assert 1 << RED in masks
        assert bot.masks(position(points=3), 0) == masks
        drawn += [mask for mask in masks if mask != 1 << RED]
    # All others are a cover equally often: an odd one out would tell.
    for agent in range(1, 7):
        assert abs(drawn.count(1 << agent) / len(drawn) - 1 / 6) < 0.05


@pytest.mark.parametrize("kind", [CasualBot, NoviceBot])
def test_nothing_tells_which_favourite_is_the_own(kind: type[CasualBot]) -> None:
    """With the same favourites and the same luck, the owner of any of them does the same."""
    state = state_of(GAME.first_state(GAME.setup(4, {"start": "1"})))
    for agent in range(4):
        state.apply(CHANCE, ids.IDENTITY + agent)
    state.apply(CHANCE, ids.ROLL + 5)
    favoured = [RED, ORANGE, YELLOW][: kind.favourites]
    rows = []
    for own in favoured:
        state.owner = [ids.BYSTANDER] * ids.AGENTS
        state.owner[own] = 0
        bot = kind(Rng(4))
        bot.own, bot.favoured = 1 << own, sum(1 << agent for agent in favoured)
        rows.append(bot.row(state.redact(0), 0))
    assert all(row == rows[0] for row in rows)


def test_on_the_home_stretch_the_own_agent_counts() -> None:
    late = position(stone=[29, 0, 0, 0, 0, 0, 0])
    assert CasualBot(Rng(1)).masks(late, 0) == [1 << RED]
    assert NoviceBot(Rng(1)).masks(late, 0).count(1 << RED) == 2


def test_a_second_identity_brings_company() -> None:
    """H4.10: the one new favourite would be the new identity."""
    bot = CasualBot(Rng(1))
    view = position()
    before = bot.cover(view, 1 << RED)
    new = next(agent for agent in range(1, 7) if 1 << agent not in before)
    after = bot.cover(view, 1 << RED | 1 << new)
    assert len(after) == len(before) + 2
    assert {*before, 1 << new} < {*after}
    again = CasualBot(Rng(1))
    assert again.cover(view, 1 << RED | before[-1]) == before


# --- The novice's dossier ----------------------------------------------------------------------------------


def test_novice_goes_by_who_moved_whom() -> None:
    state = state_of(GAME.first_state(GAME.setup(4, {"dossier": "yes", "start": "1"})))
    for agent in range(4):
        state.apply(CHANCE, ids.IDENTITY + agent)
    write_dossiers(state)
    bot = NoviceBot(Rng(1))
    for agent in range(1, 7):
        bot.see(state.setup, 0, "moved", [1 + agent % 3, agent, 0, 1], [])
    row = bot.row(state.redact(0), 0)
    assert row == [ids.ENTRY + 8 * agent + 1 + agent % 3 for agent in range(1, 7)]


# --- For the analysis --------------------------------------------------------------------------------------


def test_win_chances() -> None:
    state, _ = opening({}, 4)
    chances = win_chances(state, Rng(1), 5)
    assert chances == win_chances(state, Rng(1), 5)
    assert sum(chances) <= 1 + 1e-9
    # Seat 1 leads by far, and its agent stands best.
    late = state_of(state.clone())
    late.stone = [39 if owner == 0 else 6 for owner in late.owner]
    late.at = [10 if owner == 0 else 1 for owner in late.owner]
    assert win_chances(late, Rng(1), 5)[0] > 0.8


def test_win_chances_at_the_end_are_the_outcome() -> None:
    rng = Rng(4)
    state = GAME.first_state(GAME.setup(4, {"dossier": "yes"}))
    play_game(state, [find_bot("heimlich", "novice", rng) for _ in range(4)], rng)
    assert win_chances(state, rng, 5) == state.outcome().shares


def test_public_belief_needs_no_secret() -> None:
    state, log = opening({}, 10)
    public = PublicBelief(state.setup)
    for event in log:
        kind, args, secret = visible(event, SPECTATOR)
        assert not secret
        public.see(kind, args)
    owners = public.owners()
    assert all(sum(chances) <= 1 + 1e-9 for chances in owners)
    assert all(abs(sum(chances[seat] for chances in owners) - 1) < 1e-9 for seat in range(4))
