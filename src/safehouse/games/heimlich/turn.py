"""A turn (H3): the roll, its points, the agents that they move, and the safe after a scoring."""

from typing import Final

from mypy_extensions import i64

from safehouse.core.rng import Rng
from safehouse.games.heimlich import ids
from safehouse.games.heimlich.cards import move_safe, standing
from safehouse.games.heimlich.course import pass_die, resume, score_buildings
from safehouse.games.heimlich.decision import Decision, Prompt, Step
from safehouse.games.heimlich.state import State

POINTS_OPTIONS: Final[list[int]] = [ids.POINTS + 1, ids.POINTS + 2, ids.POINTS + 3]
POINTS_OR_NONE: Final[list[int]] = [ids.POINTS, ids.POINTS + 1, ids.POINTS + 2, ids.POINTS + 3]


class Rolling(Step):
    """H3.1: a number gives that many points; with `1–3` the player chooses."""

    def outcomes(self, t: State) -> list[tuple[int, int]]:
        return [(self.first + face, 1) for face in range(len(t.plan.faces))]

    def sample(self, t: State, rng: Rng) -> i64:
        return self.first + rng.below(len(t.plan.faces))

    def happen(self, t: State, outcome: i64) -> None:
        face = outcome - self.first
        t.face = face
        t.points = t.plan.faces[face]
        t.last = 0
        t.moved = 0
        t.triggers = 0
        if t.plan.rulings_2:
            t.arrivals = []
        if t.events is not None:
            t.tell("rolled", [t.holder, face])
        t.phase = ids.MOVING if t.points else ids.CHOOSING_POINTS


class ChoosingPoints(Decision):
    """H3.1 and, in the Top Secret version, H4.2: with a `1–3` one may move nothing."""

    def options(self, t: State, seat: i64) -> list[int]:
        return POINTS_OR_NONE if t.plan.top_secret else POINTS_OPTIONS

    def choose(self, t: State, seat: i64, action: i64) -> None:
        points = action - ids.POINTS
        t.points = points
        if t.events is not None:
            t.tell("points_chosen", [t.holder, points])
        t.phase = ids.MOVING
        if points == 0:
            end_movement(t)

    def prompt(self, t: State, seat: i64) -> Prompt:
        return "points", []

    def refusal(self, t: State, seat: i64, action: i64) -> tuple[str, str]:
        return "H3.1", "must_move"


class Moving(Decision):
    """H3.2: one point moves any agent one building clockwise. Every point is spent."""

    def options(self, t: State, seat: i64) -> list[int]:
        """Return the agents from the last one on: points are spent in this order, so that equal turns are one row."""
        return ids.MOVE_OPTIONS[(t.in_play >> t.last) << t.last]

    def choose(self, t: State, seat: i64, action: i64) -> None:
        agent = action - ids.MOVE
        at = t.at
        building: i64 = at[agent] + 1
        if building == t.plan.buildings:
            building = 0
        if t.events is not None:
            t.tell("moved", [t.holder, agent, at[agent], building])
        at[agent] = building
        t.moved |= 1 << agent
        t.last = agent
        left = t.points - 1
        t.points = left
        if left == 0:
            end_movement(t)

    def prompt(self, t: State, seat: i64) -> Prompt:
        return "moving", [("points", "number", t.points)]

    def refusal(self, t: State, seat: i64, action: i64) -> tuple[str, str]:
        if not (t.in_play >> (action - ids.MOVE)) & 1:
            return "H2.1", "agent_not_in_play"
        return "H3.2", "points_in_order"


def end_movement(t: State) -> None:
    """H3.3: an agent that was moved and now stands in the safe's building triggers a scoring."""
    moved = t.moved
    at = t.at
    safe = t.safe
    triggers: i64 = 0
    for agent in ids.MEMBERS_OF[moved]:
        if at[agent] == safe:
            triggers |= 1 << agent
    t.triggers = triggers
    if t.plan.rulings_2:
        t.arrivals = [agent * ids.MAX_SEATS + t.holder for agent in ids.MEMBERS_OF[triggers]]
    if t.plan.top_secret:
        t.agenda.append(ids.THEN_ASK)
        # H4.3: one card for agents moved into the Ruin (a), or for moving nothing (b).
        if moved == 0 or moved & standing(t, t.plan.ruin):
            t.agenda.append(ids.THEN_DRAW + t.holder)
        resume(t)
    elif triggers:
        score_buildings(t)
    else:
        pass_die(t)


class MovingSafe(Decision):
    """H3.5: after a scoring the safe goes to another building."""

    def options(self, t: State, seat: i64) -> list[int]:
        return t.plan.safe_options[t.safe]

    def choose(self, t: State, seat: i64, action: i64) -> None:
        move_safe(t, seat, action - ids.SAFE)
        pass_die(t)

    def prompt(self, t: State, seat: i64) -> Prompt:
        return "safe", []
