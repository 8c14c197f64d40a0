"""A turn (V3.2): its cards are shown (V4.1, V5.1, V7.1), and action III is chosen (V6.1, V6.3)."""

from typing import Final

from mypy_extensions import i64

from safehouse.core.rng import Rng
from safehouse.games.vienna import ids
from safehouse.games.vienna.abilities import act_on_marker, gain, may_swerve, take_bribe
from safehouse.games.vienna.cards import begin_store, show
from safehouse.games.vienna.decision import Decision, Prompt, Step
from safehouse.games.vienna.market import earn
from safehouse.games.vienna.placement import action_options, begin_place
from safehouse.games.vienna.state import State

EARNED: Final = 2  # V6.3: bribes, or shillings


def begin_turn(t: State) -> None:
    """V3.2: play all four actions of one player before those of the next."""
    t.active = (t.arms + t.turn) % t.plan.players
    if t.events is not None:
        t.tell("turn", [t.active])
    t.phase = ids.SHOWING


class Showing(Step):
    """V4.1, V5.1, V7.1: the card of action I, then of II, then of IV."""

    def sample(self, t: State, rng: Rng) -> i64:
        return self.first

    def choose(self, t: State, seat: i64, action: i64) -> None:
        t.phase = ids.READY
        if t.stage == ids.TURN:
            t.stage = ids.ACTION_TWO
            begin_store(t, show(t, 0))
        elif t.stage == ids.ACTION_TWO:
            t.stage = ids.ACTION_THREE
            take_bribe(t, t.active, t.plan.bribe_of[show(t, 1)])
        else:
            t.stage = ids.TURN_OVER
            info: i64 = t.plan.info_of[show(t, 2)]
            if may_swerve(t, t.active, info):
                t.phase = ids.SWERVING
            else:
                act_on_marker(t, t.active, info)


class Acting(Decision):
    """V6.1: an agent on a building; V6.3: or two bribes of a kind, or two shillings."""

    def options(self, t: State, seat: i64) -> list[int]:
        return action_options(t, seat)

    def choose(self, t: State, seat: i64, action: i64) -> None:
        if action >= ids.PLACE:
            t.stage = ids.PUT_AGENT
            begin_place(t, action - ids.PLACE)
            return
        t.stage = ids.ACTION_FOUR
        t.phase = ids.READY
        if action == ids.EARN:
            earn(t, seat, EARNED)
        else:
            gain(t, seat, action - ids.TAKE, EARNED)

    def prompt(self, t: State, seat: i64) -> Prompt:
        return "acting-full" if t.plan.full else "acting", []

    def refusal(self, t: State, seat: i64, action: i64) -> tuple[str, str]:
        if action < ids.PLACE:
            return "V6.3", "money_in_the_full_version"
        if (t.agents[seat] >> (action - ids.PLACE)) & 1:
            return "V6.1", "own_agent_there"
        return "V6.2", "cannot_pay"
