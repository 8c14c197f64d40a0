"""A turn (K4, K5): the roll, steps, suitcases on the way, and the entrance to the headquarters (K7.1)."""

from mypy_extensions import i64

from safehouse.core.rng import Rng
from safehouse.games.suitcase import ids
from safehouse.games.suitcase.course import end_turn, go_on
from safehouse.games.suitcase.decision import Decision, Prompt, Step
from safehouse.games.suitcase.duels import meet_defenders
from safehouse.games.suitcase.movement import enter, leave, may_deliver, pick_up, put_down, turn_options
from safehouse.games.suitcase.setup import ROLLS
from safehouse.games.suitcase.state import State


class Rolling(Step):
    """K4.1: the sum of both dice, in steps."""

    def outcomes(self) -> list[tuple[int, int]]:
        return ROLLS

    def sample(self, rng: Rng) -> i64:
        # The six faces of a die are 0-1-1-2-2-3.
        return ids.ROLL + 4 * ((rng.below(6) + 1) // 2) + (rng.below(6) + 1) // 2

    def choose(self, t: State, seat: i64, action: i64) -> None:
        roll = action - ids.ROLL
        t.points = roll // 4 + roll % 4
        t.handled = 0
        if t.events is not None:
            t.tell("rolled", [t.active, roll // 4, roll % 4])
        go_on(t)


class Moving(Decision):
    """K4.1, K5.3, K7.1: steps, deliveries and suitcases, and the end of the turn."""

    def options(self, t: State, seat: i64) -> list[int]:
        return turn_options(t)

    def choose(self, t: State, seat: i64, action: i64) -> None:
        if action < ids.DELIVER:
            step(t, (action - ids.STEP) // ids.MAX_CITIES, (action - ids.STEP) % ids.MAX_CITIES)
        elif action < ids.TAKE:
            deliver(t, action - ids.DELIVER)
        elif action < ids.DROP:
            take(t, (action - ids.TAKE) // ids.CASES, (action - ids.TAKE) % ids.CASES)
        elif action < ids.END_TURN:
            drop(t, action - ids.DROP)
        else:
            end_turn(t)

    def prompt(self, t: State, seat: i64) -> Prompt:
        bonus: i64 = 0
        for steps in t.bonus:
            bonus += steps
        if bonus:
            return "moving-bonus", [("points", "number", t.points), ("bonus", "number", bonus)]
        return "moving", [("points", "number", t.points)]

    def refusal(self, t: State, seat: i64, action: i64) -> tuple[str, str]:
        if action == ids.END_TURN:
            return "K4.2", "three_in_a_city"
        if action < ids.DELIVER:
            return why_no_step(t, seat, action)
        if action < ids.TAKE:
            return why_no_delivery(t, seat, action)
        return why_no_suitcase(t, seat, action)


# --- K4 Steps ------------------------------------------------------------------------------------------------------


def pay_step(t: State, mine: i64) -> None:
    """K6.6: an agent's bonus steps are spent first: nobody else can use them."""
    if t.bonus[mine] > 0:
        t.bonus[mine] -= 1
    else:
        t.points -= 1
    t.handled = 0


def step(t: State, mine: i64, city: i64) -> None:
    """K4.1: one line. K6.1: where opposing agents are, the agent must stop and duel."""
    agent = t.active * ids.AGENTS + mine
    pay_step(t, mine)
    if t.events is not None:
        t.tell("stepped", [t.active, mine, t.place[agent], city])
    leave(t, agent)
    holder: i64 = t.holder[city]
    if holder == ids.NONE or holder == t.active:
        enter(t, agent, city)
        go_on(t)
        return
    t.place[agent] = city
    t.fighter = agent
    t.defender = holder
    t.dropped = 0
    meet_defenders(t)


def why_no_step(t: State, seat: i64, action: i64) -> tuple[str, str]:
    mine: i64 = (action - ids.STEP) // ids.MAX_CITIES
    place: i64 = t.place[seat * ids.AGENTS + mine]
    if place == ids.OUT:
        return "K6.4", "agent_is_out"
    if t.points == 0 and t.bonus[mine] == 0:
        return "K4.1", "no_points_left"
    if (action - ids.STEP) % ids.MAX_CITIES not in t.plan.roads[place]:
        return "K4.1", "no_line"
    return same_or_blocked(t, mine, action, ids.MAX_CITIES)


def same_or_blocked(t: State, mine: i64, action: i64, stride: i64) -> tuple[str, str]:
    """Return why an agent is not offered: an equal one is (`stride` apart), or the limit of two would be exceeded."""
    first = t.active * ids.AGENTS
    options = turn_options(t)
    for other in range(mine):
        if t.place[first + other] == t.place[first + mine] and t.load[first + other] == t.load[first + mine]:
            if action - (mine - other) * stride in options:
                return "K4.1", "take_the_equal_agent"
    return "K4.2", "three_in_a_city"


# --- K5 Suitcases --------------------------------------------------------------------------------------------------


def take(t: State, mine: i64, case: i64) -> None:
    """K5.1, K5.3: once for each agent between two steps."""
    t.handled |= 1 << mine
    pick_up(t, t.active * ids.AGENTS + mine, case)
    go_on(t)


def drop(t: State, mine: i64) -> None:
    t.handled |= 1 << mine
    put_down(t, t.active * ids.AGENTS + mine)
    go_on(t)


def why_no_suitcase(t: State, seat: i64, action: i64) -> tuple[str, str]:
    dropping = action >= ids.DROP
    mine: i64 = action - ids.DROP if dropping else (action - ids.TAKE) // ids.CASES
    agent = seat * ids.AGENTS + mine
    place: i64 = t.place[agent]
    if place >= ids.MAX_CITIES:
        return "K5.3", "not_in_a_city"
    if (t.handled >> mine) & 1:
        return "K5.3", "handled_already"
    if dropping and t.load[agent] == ids.NONE:
        return "K5.1", "carries_nothing"
    if not dropping and not (t.lying[place] >> ((action - ids.TAKE) % ids.CASES)) & 1:
        return "K5.1", "not_lying_there"
    return same_or_blocked(t, mine, action, 1 if dropping else ids.CASES)


# --- K7 Into the headquarters --------------------------------------------------------------------------------------


def deliver(t: State, mine: i64) -> None:
    """K7.1: enter the headquarters; the contents are shown next."""
    agent = t.active * ids.AGENTS + mine
    pay_step(t, mine)
    if t.events is not None:
        t.tell("entered_hq", [t.active, mine, t.load[agent]])
    leave(t, agent)
    t.place[agent] = ids.IN_HQ
    t.fighter = agent
    t.phase = ids.SHOWING


def why_no_delivery(t: State, seat: i64, action: i64) -> tuple[str, str]:
    mine: i64 = action - ids.DELIVER
    agent = seat * ids.AGENTS + mine
    place: i64 = t.place[agent]
    if place >= ids.MAX_CITIES or not t.plan.gates[seat][place]:
        return "K1.1", "no_dotted_line"
    if t.load[agent] == ids.NONE:
        return "K4.4", "hq_needs_a_suitcase"
    if not may_deliver(t, seat, t.load[agent]):
        return "K3.2", "foreign_suitcase_first"
    if t.points == 0 and t.bonus[mine] == 0:
        return "K4.1", "no_points_left"
    return same_or_blocked(t, mine, action, 1)
