"""What a player of Heimlich & Co. sees in what he can do now: every way to spend points, place the safe, use a card.

Positions are weighed in fields of the score track, for whoever leads a given set of agents. The levels play by it, and
the belief asks how an act looks to the owner of each agent.
"""

from typing import Final

from mypy_extensions import i64

from safehouse.games.heimlich.bots.standing import Standing
from safehouse.games.heimlich.cards import needs_pick, pick, target_options
from safehouse.games.heimlich.course import furthest
from safehouse.games.heimlich.ids import AGENTS, HAND_LIMIT, MEMBERS_OF, PASS
from safehouse.games.heimlich.plan import Plan
from safehouse.games.heimlich.state import State

CARD: Final = 1.5  # a card gained
CARDS_MAY_CHANGE_IT: Final = 0.8  # a scoring that is announced, and may yet be prevented
# How easily the next players reach the safe, and the own agent being the one who may.
REACH: Final = 0.05
OWN_REACH: Final = 0.3
LARGEST_ROLL: Final = 6


class Lens:
    """How a player looks at the table: what counts for him, and what he overlooks."""

    lead: float  # being ahead of the best foreign stone
    behind_mean: float  # being ahead of the average stone
    place: float  # standing well, while a scoring is still to come
    leader_place: float  # the furthest foreign stone standing badly
    arrived: float  # the game ends, and the own stone is the furthest: or it is not; 0: no thought is given to it
    ruin_hurts: bool
    safe_seen: bool  # whether a scoring is foreseen
    noticed: i64  # mask: the agents that he thinks of moving

    def __init__(self) -> None:
        self.lead = 1.0
        self.behind_mean = 0.3
        self.place = 0.5
        self.leader_place = 0.25
        self.arrived = 200.0
        self.ruin_hurts = True
        self.safe_seen = True
        self.noticed = 127


def covered_lens() -> Lens:
    """Return how a player looks at the table who hides: his favourites shall do well, none of them better than another.

    To count leads would set them against each other, and nobody would ever score.
    """
    lens = Lens()
    lens.lead = 0.2
    lens.behind_mean = 1.0
    lens.leader_place = 0.0
    return lens


def on_home_stretch(t: State) -> bool:
    """Return whether hiding is over: the furthest stone is where dossiers are due (H5.1), with or without them."""
    return furthest(t) >= t.plan.dossier_field


class Sight:
    """A table seen through a lens. `weigh` is told each way to act; what becomes of it, subclasses say."""

    t: State
    plan: Plan
    lens: Lens
    agents: list[int]
    movable: list[int]
    value: list[int]  # of each building, as it appears through the lens
    at: list[int]
    stone: list[int]
    steps: list[int]
    standing: Standing

    def __init__(self, t: State, lens: Lens) -> None:
        self.t = t
        self.plan = t.plan
        self.lens = lens
        self.agents = MEMBERS_OF[t.in_play]
        self.movable = self.agents
        self.value = t.plan.values
        if not lens.ruin_hurts:
            self.value = [0 if building == t.plan.ruin else number for building, number in enumerate(t.plan.values)]
        self.at = t.at[:]
        self.stone = t.stone
        self.steps = [0] * AGENTS
        self.standing = Standing()

    def weigh(self, scores: bool, ruined: bool) -> None:
        """Take one way to act into account: `at` and `stone` are what it leads to."""
        raise NotImplementedError

    def enter(self, action: i64) -> None:
        """Note that a target is named."""

    def leave(self) -> None:
        """Forget the target named last."""

    # --- What a position is worth --------------------------------------------------------------------------

    def worth(self, mask: i64, scored: bool) -> float:
        """What the position is worth to the owner of these agents, after a scoring or without one."""
        standing = self.standing
        standing.clear()
        for agent in self.agents:
            place: i64 = self.value[self.at[agent]]
            field: i64 = self.stone[agent]
            if scored:
                field += place
                if field < 0:
                    field = 0
            standing.add((mask >> agent) & 1 != 0, field, place)
        lens = self.lens
        value = lens.lead * standing.lead() + lens.behind_mean * standing.above_mean()
        if lens.arrived > 0.0 and standing.arrived(self.plan.goal):
            return value + (lens.arrived if standing.own >= standing.rival else -lens.arrived)
        value += lens.place * standing.place_above_mean()
        return value - lens.leader_place * float(standing.rival_place)

    def after(self, mask: i64, scores: bool) -> float:
        """The same, with the scoring that the position triggers."""
        if not scores:
            return self.worth(mask, False)
        if not self.plan.top_secret:
            return self.worth(mask, True)
        return CARDS_MAY_CHANGE_IT * self.worth(mask, True) + (1.0 - CARDS_MAY_CHANGE_IT) * self.worth(mask, False)

    def card_worth(self, seat: i64) -> float:
        if not self.plan.top_secret or self.t.hand_size[seat] >= HAND_LIMIT:
            return 0.0
        return CARD

    # --- Points --------------------------------------------------------------------------------------------

    def look_at_points(self, points: i64) -> None:
        """Weigh every way to spend so many points from here on (H3.2)."""
        t = self.t
        scoring = False
        ruined = False
        # Whoever got his points earlier in this turn stands where he will stay.
        for agent in MEMBERS_OF[t.moved]:
            if agent < t.last:
                scoring = scoring or t.at[agent] == t.safe
                ruined = ruined or t.at[agent] == t.plan.ruin
        self.movable = [agent for agent in self.agents if agent >= t.last and (self.lens.noticed >> agent) & 1]
        if not self.movable:
            self.movable = [agent for agent in self.agents if agent >= t.last]
        if points == 0:
            self.weigh(scoring and self.lens.safe_seen, ruined or t.moved == 0)
        else:
            self.spread(0, points, scoring, ruined)

    def spread(self, index: i64, left: i64, scoring: bool, ruined: bool) -> None:
        """Give this agent every share of the points that are left, and the next ones the rest."""
        t = self.t
        agent: i64 = self.movable[index]
        last = index == len(self.movable) - 1
        start: i64 = t.at[agent]
        already = (t.moved >> agent) & 1 != 0
        steps: i64 = left if last else 0
        while steps <= left:
            place = (start + steps) % self.plan.buildings
            self.at[agent] = place
            self.steps[agent] = steps
            counts = steps > 0 or already
            on_safe = scoring or (counts and place == t.safe)
            in_ruin = ruined or (counts and place == self.plan.ruin)
            if steps < left:
                self.spread(index + 1, left - steps, on_safe, in_ruin)
            else:
                self.weigh(on_safe and self.lens.safe_seen, in_ruin)
            steps += 1
        self.at[agent] = start
        self.steps[agent] = 0

    # --- The safe ------------------------------------------------------------------------------------------

    def safe_worth(self, mask: i64, building: i64, welcome: float) -> float:
        """A safe belongs where it is easily reached if a scoring is welcome, and out of reach if not."""
        near: i64 = 0
        mine = False
        for agent in self.agents:
            distance: i64 = (building - self.at[agent] + self.plan.buildings) % self.plan.buildings
            if distance >= 1 and distance <= LARGEST_ROLL:
                near += 1
                mine = mine or (mask >> agent) & 1 != 0
        value = REACH * welcome * float(near)
        if mine:
            value += OWN_REACH * float(self.value[building])
        return value

    def welcome(self, mask: i64) -> float:
        """What a scoring would be worth now."""
        return self.worth(mask, True) - self.worth(mask, False)

    # --- Cards ---------------------------------------------------------------------------------------------

    def look_at_card(self, scratch: State, seat: i64, kind: i64) -> None:
        """Weigh every way to play a card (H4.8). `scratch` is a copy of the table; it ends as it was."""
        scratch.card = kind
        scratch.picked = 0
        scratch.into_ruin = False
        if needs_pick(scratch, kind):
            self.look_at_targets(scratch, seat)
        else:
            self.try_pick(scratch, seat, PASS)

    def look_at_targets(self, scratch: State, seat: i64) -> None:
        """Weigh every way to go on with the card being played."""
        for action in target_options(scratch):
            self.enter(action)
            self.try_pick(scratch, seat, action)
            self.leave()

    def try_pick(self, scratch: State, seat: i64, action: i64) -> None:
        picked = scratch.picked
        at = scratch.at
        stone = scratch.stone
        safe = scratch.safe
        triggers = scratch.triggers
        into_ruin = scratch.into_ruin
        scratch.at = at[:]
        scratch.stone = stone[:]
        if pick(scratch, seat, action):
            self.at = scratch.at
            self.stone = scratch.stone
            self.weigh(scratch.triggers != 0 and self.lens.safe_seen, scratch.into_ruin and seat == scratch.holder)
        else:
            self.look_at_targets(scratch, seat)
        scratch.at = at
        scratch.stone = stone
        scratch.safe = safe
        scratch.triggers = triggers
        scratch.into_ruin = into_ruin
        scratch.picked = picked
