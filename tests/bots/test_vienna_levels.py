"""The levels of Vienna: legal, reproducible, blind to what is hidden; what the expert sees and how the novice errs."""

import math

import pytest

from safehouse.bots.base import Bot, Budget, bot_names, find_bot
from safehouse.bots.tables import play_game
from safehouse.cli.simulate import run, summarise
from safehouse.core.fields import values_of
from safehouse.core.game import CHANCE
from safehouse.core.registry import find_game
from safehouse.core.rng import Rng
from safehouse.games.vienna import ids
from safehouse.games.vienna.bots import novice
from safehouse.games.vienna.bots.casual import CasualBot
from safehouse.games.vienna.bots.chances import win_chances
from safehouse.games.vienna.bots.expert import ExpertBot, fitted_net
from safehouse.games.vienna.bots.features import Inputs
from safehouse.games.vienna.bots.greedy import GreedyBot
from safehouse.games.vienna.bots.layout import row_length, settled
from safehouse.games.vienna.bots.net import Judge
from safehouse.games.vienna.bots.novice import NoviceBot
from safehouse.games.vienna.bots.turn import Planner
from safehouse.games.vienna.rules import Vienna
from tests.bots.watched import Watched
from tests.games.vienna.positions import bribes, drawers, infos, stand, table, to_action_three

GAME = find_game("vienna")
FEW = Budget(simulations=25)
TABLES = [
    (2, {"version": "starter"}),
    (4, {"version": "starter", "third_man": "yes", "flags": "random"}),
    (3, {"version": "full"}),
    (3, {"version": "full", "third_man": "yes"}),
    (4, {"version": "full", "feld_agents": "yes"}),
    (2, {"version": "full", "third_man": "yes", "feld_agents": "yes"}),
]


def expert(simulations: int = 25, seed: int = 1) -> ExpertBot:
    bot = ExpertBot(Rng(seed))
    bot.budget = Budget(simulations=simulations)
    return bot


def test_levels_are_registered() -> None:
    assert bot_names("vienna")[:5] == ["expert", "casual", "novice", "network", "greedy"]
    assert isinstance(find_bot("vienna", "expert:sims=9", Rng(1)), ExpertBot)
    assert isinstance(find_bot("vienna", "casual", Rng(1)), CasualBot)
    assert isinstance(find_bot("vienna", "novice", Rng(1)), NoviceBot)
    assert 0 < ExpertBot.budget.milliseconds <= 1000


@pytest.mark.parametrize(("players", "options"), TABLES, ids=[f"{n}-{'-'.join(o.values())}" for n, o in TABLES])
def test_whole_games(players: int, options: dict[str, str]) -> None:
    rng = Rng(5)
    state = GAME.first_state(GAME.setup(players, options))
    kinds: list[Bot] = [expert(), NoviceBot(Rng(6)), CasualBot(Rng(7)), NoviceBot(Rng(8))]
    play_game(state, [Watched(bot) for bot in kinds[:players]], rng)
    assert state.pending() == []


@pytest.mark.parametrize("version", ["starter", "full"])
def test_reproducible_and_blind(version: str) -> None:
    """Equal seeds and views that look alike get the same rows, whatever the others hold."""
    rng = Rng(4)
    world = GAME.first_state(GAME.setup(3, {"version": version}))
    different = compared = 0
    while (pending := world.pending()) and compared < 40:
        seat = pending[0]
        if seat == CHANCE:
            world.apply(CHANCE, world.sample_chance(rng))
            continue
        other = world.redact(seat).sample(rng)
        row = expert(seed=9).row(world.redact(seat), seat)
        assert expert(seed=9).row(other.redact(seat), seat) == row
        assert NoviceBot(Rng(3)).row(other.redact(seat), seat) == NoviceBot(Rng(3)).row(world.redact(seat), seat)
        compared += 1
        different += values_of(other) != values_of(world)
        for action in row:
            world.apply(seat, action)
    assert different > compared / 2 > 10


# --- The value function ------------------------------------------------------------------------------------


@pytest.mark.parametrize("version", ["starter", "full"])
def test_rows_and_weights_agree(version: str) -> None:
    full = version == "full"
    net = fitted_net(full)
    size = row_length(full)
    assert len(net.direct) == size
    assert len(net.hidden) == size * net.units
    assert len(net.out) == len(net.bias) == net.units
    state = table(4, version)
    to_action_three(state)
    row = list(Inputs(full).read(state, 1))
    assert len(row) == size
    assert all(math.isfinite(number) for number in row)


def test_the_judge_likes_tiles_and_knows_the_end() -> None:
    state = table(2, "starter")
    to_action_three(state)
    judge = Judge(fitted_net(False), False)
    before = judge.final(state, 0)
    infos(state, 0, slide=3, pistol=3)
    assert judge.final(state, 0) > before + 10
    state.phase = ids.FINISHED
    state.score[0] = 77
    assert judge.final(state, 0) == settled(state, 0) == 77


def last_turn() -> tuple[Vienna, int, int]:
    """The last turn of a starter game: one tile completes a set, another lies on a square of more points."""
    state = table(2, "starter")
    to_action_three(state)
    plan = state.plan
    squares = range(len(plan.number))
    low = next(s for s in squares if plan.number[s] == 2)
    high = next(s for s in squares if plan.number[s] == 4 and not plan.square_mask[s] & plan.square_mask[low])
    ends = [ids.members(plan.square_mask[square]) for square in (low, high)]
    stand(state, 0, [*ends[0][1:], *ends[1][1:]])
    state.tile[:] = [ids.NONE] * len(state.tile)
    state.tile[low], state.tile[high] = 0, 1
    state.info[:5] = [0, 1, 1, 1, 1]
    state.marker[1] = plan.last_field[1]
    state.bribe[:5] = [2] * 5
    state.drawer[: ids.SLOTS] = [ids.NONE] * ids.SLOTS
    state.ending = True
    # The others have had their turns.
    state.turn, state.arms = 1, 1
    state.faced[1] = 0
    return state, ends[0][0], ends[1][0]


def test_the_expert_completes_a_set_where_greedy_takes_the_bigger_square() -> None:
    state, in_set, bigger = last_turn()
    assert GreedyBot(Rng(1)).choose(state.redact(0), 0) == ids.PLACE + bigger
    assert expert(400).choose(state.redact(0), 0) == ids.PLACE + in_set


def test_simulations_are_counted() -> None:
    state = table(4, "full")
    to_action_three(state)
    for limit in (10, 30):
        judge = Judge(fitted_net(True), True)
        Planner(judge, Rng(1), 0, limit).decide(state.redact(0).sample(Rng(2)))
        # The answers to one question are judged together.
        assert limit <= judge.judged <= limit + 30


# --- The novice --------------------------------------------------------------------------------------------


class Slipping(NoviceBot):
    """A novice who makes the errors that he is told to make."""

    def __init__(self, *slips: str) -> None:
        super().__init__(Rng(1))
        self.told = set(slips)

    def slips(self) -> set[str]:
        return self.told


def test_without_slips_he_answers_like_the_greedy_bot() -> None:
    rng = Rng(11)
    state = GAME.first_state(GAME.setup(2, {"version": "full"}))
    for _ in range(400):
        seat = state.pending()[0]
        if seat == CHANCE:
            row = [state.sample_chance(rng)]
        else:
            row = GreedyBot(Rng(1)).row(state.redact(seat), seat)
            assert Slipping().row(state.redact(seat), seat) == row
        for action in row:
            state.apply(seat, action)
        if not state.pending():
            break


def test_the_casual_player_slips_seldom() -> None:
    def slips(bot: NoviceBot) -> int:
        return sum(len(bot.slips()) for _ in range(300))

    assert 0 < 2 * slips(CasualBot(Rng(1))) < slips(NoviceBot(Rng(1)))


def test_he_overlooks_abilities() -> None:
    """086: five points where a foreign agent stands."""
    state = table(2, "starter")
    drawers(state, 0, 86)
    to_action_three(state)
    colour = state.plan.city[0]
    taken = next(b for b in range(ids.BUILDINGS - 1, 0, -1) if state.plan.city[b] == colour)
    stand(state, 1, [taken])
    state.bribe[:5] = [2 if kind == colour else 0 for kind in range(5)]
    state.ending = True
    assert Slipping().choose(state.redact(0), 0) == ids.PLACE + taken
    assert Slipping(novice.ABILITIES).choose(state.redact(0), 0) != ids.PLACE + taken


def test_he_spends_what_the_payday_needs() -> None:
    state = table(2, "full")
    to_action_three(state)
    stand(state, 0, [0, 1, 2])
    state.coins[0] = 3
    state.phase, state.stage = ids.BUYING, ids.DUE
    assert Slipping(novice.PAYDAYS).choose(state.redact(0), 0) == ids.BUY + ids.SIDE_TABLE
    assert Slipping().choose(state.redact(0), 0) != ids.BUY + ids.SIDE_TABLE


def test_he_forgets_a_mission() -> None:
    state = table(2, "full")
    mission = state.plan.names["mission"].index("b-07")
    to_action_three(state)
    state.desk[:4] = [mission, ids.NONE, ids.NONE, ids.NONE]
    state.offer[:] = [ids.NONE] * len(state.offer)
    infos(state, 0, bottle=1, pistol=1, slide=1)
    state.building = state.flag.index(state.plan.mission_flag[mission])
    state.phase = ids.COMMISSIONING
    assert Slipping().choose(state.redact(0), 0) == ids.FULFIL + mission
    assert Slipping(novice.MISSIONS).choose(state.redact(0), 0) == ids.PASS


def test_he_likes_what_is_near() -> None:
    """Any square next door counts for him like the one with the precious tile."""
    state, _, bigger = last_turn()
    assert Slipping().choose(state.redact(0), 0) == ids.PLACE + bigger
    assert Slipping(novice.NEAR).choose(state.redact(0), 0) != ids.PLACE + bigger


def test_he_pays_with_what_lies_first() -> None:
    """146–155 let other bribes pay; the first in the row goes, though it is the last of its kind."""
    state = table(2, "full")
    to_action_three(state)
    bribes(state, 0, chocolate=2, wine=6)
    state.phase, state.owed, state.means, state.least = ids.PAYING, 2, 3, 0
    assert Slipping().choose(state.redact(0), 0) == ids.PAY + 1
    assert Slipping(novice.BRIBES).choose(state.redact(0), 0) == ids.PAY


@pytest.mark.parametrize("version", ["starter", "full"])
def test_novice_beats_random(version: str) -> None:
    seats = ["novice", "random", "random", "random"]
    summary = summarise(run(GAME, GAME.setup(4, {"version": version}), seats, 8, 1), seats)
    assert summary["bots"]["novice"]["low"] > 0.375


# --- Chances -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("version", ["starter", "full"])
def test_chances(version: str) -> None:
    state = GAME.first_state(GAME.setup(4, {"version": version}))
    rng = Rng(1)
    while state.pending() and not (isinstance(state, Vienna) and state.ending and state.phase == ids.ASSIGNING):
        seat = state.pending()[0]
        row = [state.sample_chance(rng)] if seat == CHANCE else CasualBot(rng).row(state.redact(seat), seat)
        for action in row:
            state.apply(seat, action)
    assert isinstance(state, Vienna)
    chances = win_chances(state, Rng(2), 20)
    assert chances == win_chances(state, Rng(2), 20)
    assert sum(chances) == pytest.approx(1.0)
    state.score[2] += 150
    assert win_chances(state, Rng(2), 20)[2] > 0.8
    play_game(state, [CasualBot(rng) for _ in range(4)], rng)
    assert win_chances(state, Rng(2), 20) == state.outcome().shares
