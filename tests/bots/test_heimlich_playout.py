"""What the expert imagines the others to do: in which manner they play, and what a casual player does in it."""

import math

import pytest

from safehouse.bots.base import Budget, find_bot
from safehouse.core.game import CHANCE
from safehouse.core.registry import find_game
from safehouse.core.rng import Rng
from safehouse.games.heimlich import ids
from safehouse.games.heimlich.bots.belief import FAVOURITES, OPEN_SHARE, Belief, Manners
from safehouse.games.heimlich.bots.casual import CasualBot
from safehouse.games.heimlich.bots.choosing import Chooser
from safehouse.games.heimlich.bots.expert import ExpertBot
from safehouse.games.heimlich.bots.greedy import GreedyBot
from safehouse.games.heimlich.bots.playout import Imitation
from safehouse.games.heimlich.bots.reading import MASKS_OF
from safehouse.games.heimlich.bots.sight import Lens, covered_lens
from safehouse.games.heimlich.describe import state_of
from tests.bots.test_heimlich_belief import heard, plan_for
from tools.heimlich_deaf import DeafBot

GAME = find_game("heimlich")


@pytest.mark.parametrize(
    ("lens", "masks"), [(Lens(), [1 << 4]), (covered_lens(), [1 << 0, 1 << 3, 1 << 6])], ids=["openly", "hiding"]
)
def test_the_hurried_imitation_finds_what_a_casual_player_does(lens: Lens, masks: list[int]) -> None:
    rng = Rng(6)
    state = state_of(GAME.first_state(plan_for(4, {})))
    compared = 0
    bots = [find_bot("heimlich", "casual", rng) for _ in range(4)]
    while pending := state.pending():
        seat = pending[0]
        if state.phase == ids.MOVING:
            chooser = Chooser(state, lens, seat, masks, rng, 0.0)
            chooser.choose()
            assert Imitation(lens).turn(state, masks, state.points) == pytest.approx(chooser.best)
            compared += 1
        row = [int(state.sample_chance(rng))] if seat == CHANCE else bots[seat].row(state.redact(seat), seat)
        for action in row:
            state.apply(seat, action)
    assert compared > 10


@pytest.mark.parametrize(("kind", "openly"), [(GreedyBot, True), (CasualBot, False)])
def test_acts_tell_whether_somebody_plays_openly(kind: type[GreedyBot], openly: bool) -> None:
    plan = plan_for(4, {})
    assert Belief(plan).open_share(0) == pytest.approx(OPEN_SHARE)
    shares = []
    for seed in range(6):
        _, belief = heard(plan, 16, seed, kind)
        shares += [belief.open_share(seat) for seat in range(4)]
    mean = sum(shares) / len(shares)
    assert mean > 0.6 if openly else mean < 0.25


def test_manners_are_drawn_by_their_weights() -> None:
    """For a seat that leads agent 2: it plays openly, or hides among favourites that agent 2 is one of."""
    belief = Belief(plan_for(4, {}))
    belief.logs[1][1 << 2] = math.log(3.0)
    belief.covers[1][0b0000111] = math.log(8.0)
    belief.manners[1] = math.log(2.0)
    odds = 2.0 * OPEN_SHARE / (1.0 - OPEN_SHARE)
    openly = odds / (1.0 + odds) * 3.0 / 9.0
    sets = [mask for mask in MASKS_OF[FAVOURITES] if mask & 1 << 2]
    hidden = 1.0 / (1.0 + odds) * (len(sets) - 1 + 8.0) / (len(MASKS_OF[FAVOURITES]) - 1 + 8.0) / FAVOURITES
    rng = Rng(3)
    manners = Manners(belief)
    drawn = [sum(manners.draw(1, 1 << 2, rng)) for _ in range(4000)]
    assert set(drawn) == {0, *sets}
    assert drawn.count(0) / 4000 == pytest.approx(openly / (openly + hidden), abs=0.03)
    likely = hidden / (openly + hidden) * 8.0 / (len(sets) - 1 + 8.0)
    assert drawn.count(0b0000111) / 4000 == pytest.approx(likely, abs=0.03)


def test_the_deaf_expert_thinks_as_an_expert_does_who_heard_nothing() -> None:
    state, belief = heard(plan_for(4, {}), 8, 4)
    state.apply(CHANCE, state.sample_chance(Rng(2)))
    seat = state.pending()[0]
    view = state_of(state.redact(seat))
    deaf, fresh = DeafBot(Rng(1)), ExpertBot(Rng(1))
    for bot in (deaf, fresh):
        bot.budget = Budget(simulations=20)
    assert not deaf.watches
    assert deaf.row(view, seat) == fresh.row(view, seat)
    assert belief.logs != Belief(state.plan).logs
