"""A turn (V3.2): its cards are shown (V4.1, V5.1, V7.1), and action III is chosen (V6.1, V6.3)."""

from typing import Final

from mypy_extensions import i64

from safehouse.core.rng import Rng
from safehouse.games.vienna.abilities import act_on_marker, gain, may_swerve, take_bribe
from safehouse.games.vienna.cards import begin_store, show
from safehouse.games.vienna.decision import Decision, Prompt, Step
from safehouse.games.vienna.ids import (
    ACTION_FOUR,
    ACTION_THREE,
    ACTION_TWO,
    EARN,
    PLACE,
    PUT_AGENT,
    READY,
    SHOWING,
    SWERVING,
    TAKE,
    TURN,
    TURN_OVER,
)
from safehouse.games.vienna.market import earn
from safehouse.games.vienna.placement import action_options, begin_place
from safehouse.games.vienna.state import State

EARNED: Final = 2  # V6.3: bribes, or shillings


def begin_turn(t: State) -> None:
    """V3.2: all four actions of one player, before the next one has his."""
    t.active = (t.arms + t.turn) % t.plan.players
    if t.events is not None:
        t.tell("turn", [t.active])
    t.phase = SHOWING


class Showing(Step):
    """V4.1, V5.1, V7.1: the card of action I, then of II, then of IV."""

    def sample(self, t: State, rng: Rng) -> i64:
        return self.first

    def choose(self, t: State, seat: i64, action: i64) -> None:
        t.phase = READY
        if t.stage == TURN:
            t.stage = ACTION_TWO
            begin_store(t, show(t, 0))
        elif t.stage == ACTION_TWO:
            t.stage = ACTION_THREE
            take_bribe(t, t.active, t.plan.bribe_of[show(t, 1)])
        else:
            t.stage = TURN_OVER
            info: i64 = t.plan.info_of[show(t, 2)]
            if may_swerve(t, t.active, info):
                t.phase = SWERVING
            else:
                act_on_marker(t, t.active, info)


class Acting(Decision):
    """V6.1: an agent on a building; V6.3: or two bribes of a kind, or two shillings."""

    def options(self, t: State, seat: i64) -> list[int]:
        return action_options(t, seat)

    def choose(self, t: State, seat: i64, action: i64) -> None:
        if action >= PLACE:
            t.stage = PUT_AGENT
            begin_place(t, action - PLACE)
            return
        t.stage = ACTION_FOUR
        t.phase = READY
        if action == EARN:
            earn(t, seat, EARNED)
        else:
            gain(t, seat, action - TAKE, EARNED)

    def prompt(self, t: State, seat: i64) -> Prompt:
        return "acting-full" if t.plan.full else "acting", []

    def refusal(self, t: State, seat: i64, action: i64) -> tuple[str, str]:
        if action < PLACE:
            return "V6.3", "money_in_the_full_version"
        if (t.agents[seat] >> (action - PLACE)) & 1:
            return "V6.1", "own_agent_there"
        return "V6.2", "cannot_pay"
