"""A greedy bot for Heimlich & Co.: it looks over all that it can do now, and takes what puts its own stone ahead.

It weighs positions, not futures: the lead of its own stone, what a scoring would do to it, who stands in the Ruin. Whom
an agent belongs to it guesses from who moved it to good places and who profited from scorings.

Interpreted: it answers once for each decision; what it calls in its loops is compiled.
"""

from collections.abc import Sequence
from functools import cache
from itertools import permutations

from safehouse.bots.base import PlanningBot
from safehouse.core.game import GameState, Setup
from safehouse.core.rng import Rng
from safehouse.games.heimlich import ids
from safehouse.games.heimlich.bots.standing import Standing
from safehouse.games.heimlich.plan import Plan
from safehouse.games.heimlich.state import State

# What a position is worth, in fields of the score track.
BEHIND_MEAN = 0.3  # being ahead of the average stone, beside being ahead of the best
PLACE = 0.5  # standing well, while a scoring is still to come
LEADER_PLACE = 0.25  # the furthest foreign stone standing badly
ARRIVED = 200.0  # the game ends, and the own stone is the furthest: or it is not
CARD = 1.5  # a card gained
SECOND_IDENTITY = 4.0
WORTH_PLAYING = 2.0  # what a card must gain to be played
CARDS_MAY_CHANGE_IT = 0.8  # a scoring that is announced, and may yet be prevented
# How easily the next players reach the safe, and the own agent being the one who may.
REACH = 0.05
OWN_REACH = 0.3
LARGEST_ROLL = 6
# What is learnt about a seat when it moves an agent, and when it triggers a scoring.
MOVE_TELLS = 0.1
SCORING_TELLS = 0.15


@cache
def splits(points: int, agents: int) -> list[tuple[int, ...]]:
    """Return all ways to spread points over a number of agents."""
    if agents == 1:
        return [(points,)]
    return [(first, *rest) for first in range(points, -1, -1) for rest in splits(points - first, agents - 1)]


class GreedyBot(PlanningBot):
    """One seat of one game of Heimlich & Co."""

    name = "greedy"
    watches = True

    def __init__(self, rng: Rng) -> None:
        super().__init__(rng)
        # How much speaks for this seat leading this agent.
        self.signs = [[0.0] * ids.AGENTS for _ in range(ids.MAX_SEATS)]
        self.scoring_by = -1

    def plan(self, view: GameState, seat: int) -> list[int]:
        """Return the picks that answer the present question."""
        assert isinstance(view, State)
        if view.phase == ids.MOVING:
            return self.moves(view, seat, view.points)[1]
        if view.phase == ids.CHOOSING_POINTS:
            return self.points(view, seat)
        if view.phase == ids.MOVING_SAFE:
            return [self.safe(view, seat)]
        if view.phase == ids.QUESTION:
            return [self.answer(view, seat)]
        if view.phase == ids.GO:
            return self.go(view, seat)[1]
        if view.phase == ids.TARGETING:
            return self.targets(view, seat)[1]
        return self.dossier(view, seat)

    # --- The turn ------------------------------------------------------------------------------------------

    def points(self, view: State, seat: int) -> list[int]:
        """Of a `1–3`, take the number with which most can be done."""
        best = -ARRIVED * 10
        row: list[int] = []
        for action in view.legal(seat):
            value, moves = self.moves(view, seat, action - ids.POINTS)
            if value > best:
                best, row = value, [action, *moves]
        return row

    def moves(self, view: State, seat: int, points: int) -> tuple[float, list[int]]:
        """Look over all ways to spend the points; return the best one and what it is worth."""
        if points == 0:
            return worth(view, seat, view.stone, view.at) + self.card_worth(view, seat), []
        agents = [agent for agent in ids.MEMBERS_OF[view.in_play] if agent >= view.last]
        # Agents that got their points earlier in this turn, and stand where they will stay.
        settled = [agent for agent in ids.MEMBERS_OF[view.moved] if agent < view.last]
        on_safe = any(view.at[agent] == view.safe for agent in settled)
        ways = [Ways(view, agent, points) for agent in agents]
        card = self.card_worth(view, seat)
        best = -ARRIVED * 10
        split: tuple[int, ...] = ()
        at = view.at[:]
        for steps in splits(points, len(agents)):
            scores = on_safe
            ruined = False
            for way, count in zip(ways, steps, strict=True):
                at[way.agent] = way.place[count]
                scores = scores or way.on_safe[count]
                ruined = ruined or way.in_ruin[count]
            value = self.after(view, seat, at, scores)
            if ruined:
                value += card
            value += self.whim()
            if value > best:
                best, split = value, steps
        return best, [ids.MOVE + agent for agent, count in zip(agents, split, strict=True) for _ in range(count)]

    def after(self, view: State, seat: int, at: Sequence[int], scores: bool) -> float:
        """What a position is worth, with the scoring that it triggers."""
        if not scores:
            return worth(view, seat, view.stone, at)
        values = view.plan.values
        stone = [
            max(0, field + values[place]) if place >= 0 else field for field, place in zip(view.stone, at, strict=True)
        ]
        scored = worth(view, seat, stone, at)
        if not view.plan.top_secret:
            return scored
        return CARDS_MAY_CHANGE_IT * scored + (1 - CARDS_MAY_CHANGE_IT) * worth(view, seat, view.stone, at)

    def card_worth(self, view: State, seat: int) -> float:
        if not view.plan.top_secret or view.hand_size[seat] >= ids.HAND_LIMIT:
            return 0.0
        return CARD

    def safe(self, view: State, seat: int) -> int:
        """Put the safe where it is easily reached if a scoring would be welcome, and out of reach if not."""
        plan = view.plan
        values = plan.values
        mine = [agent for agent in ids.MEMBERS_OF[view.in_play] if view.owner[agent] == seat]
        stone = [
            max(0, field + values[place]) if place >= 0 else field
            for field, place in zip(view.stone, view.at, strict=True)
        ]
        welcome = worth(view, seat, stone, view.at) - worth(view, seat, view.stone, view.at)
        best = -ARRIVED * 10
        choice = view.legal(seat)[0]
        for action in view.legal(seat):
            building = action - ids.SAFE
            near = [
                agent
                for agent in ids.MEMBERS_OF[view.in_play]
                if 1 <= (building - view.at[agent]) % plan.buildings <= LARGEST_ROLL
            ]
            value = REACH * welcome * len(near) + self.whim()
            if any(agent in mine for agent in near):
                value += OWN_REACH * values[building]
            if value > best:
                best, choice = value, action
        return choice

    def whim(self) -> float:
        """Next to nothing. It tells equal ways apart by chance, so that the bot cannot be read like a book."""
        return int(self.rng.below(1000)) * 1e-6

    # --- Cards ---------------------------------------------------------------------------------------------

    def standing(self, view: State, seat: int) -> float:
        """What the position is worth in a Top Secret round."""
        return self.after(view, seat, view.at, bool(view.triggers))

    def answer(self, view: State, seat: int) -> int:
        """Say yes if a card would be worth playing now."""
        if ids.YES not in view.legal(seat):
            return ids.NO
        imagined = view.clone()
        assert isinstance(imagined, State)
        imagined.phase = ids.GO
        imagined.go = seat
        imagined.must_play = False
        imagined.waiting = 0
        imagined.asked = 0
        return ids.NO if self.go(imagined, seat)[1] == [ids.PASS] else ids.YES

    def go(self, view: State, seat: int) -> tuple[float, list[int]]:
        """Play the card that gains most, if it gains enough; else pass."""
        before = self.standing(view, seat)
        best = before + WORTH_PLAYING if ids.PASS in view.legal(seat) else -ARRIVED * 10
        row = [ids.PASS]
        for action in view.legal(seat):
            if action == ids.PASS:
                continue
            after = view.clone()
            assert isinstance(after, State)
            after.apply(seat, action)
            if after.phase == ids.TARGETING:
                value, targets = self.targets(after, seat)
            elif after.phase == ids.SECOND_IDENTITY:
                value, targets = before + SECOND_IDENTITY, []
            else:
                value, targets = self.standing(after, seat), []
            if value > best:
                best, row = value, [action, *targets]
        return best, row

    def targets(self, view: State, seat: int) -> tuple[float, list[int]]:
        """Return the best targets of the card being played, and what they are worth."""
        best = -ARRIVED * 10
        row: list[int] = []
        for action in view.legal(seat):
            after = view.clone()
            assert isinstance(after, State)
            after.apply(seat, action)
            if after.phase == ids.TARGETING and after.card == view.card:
                value, more = self.targets(after, seat)
            else:
                value, more = self.standing(after, seat), []
                if after.into_ruin and seat == view.holder:
                    value += self.card_worth(view, seat)
            if value > best:
                best, row = value, [action, *more]
        return best, row

    # --- The dossier ---------------------------------------------------------------------------------------

    def see(self, setup: Setup, seat: int, kind: str, args: Sequence[int], secret: Sequence[int]) -> None:
        assert isinstance(setup, Plan)
        if kind in ("moved", "put"):
            mover, agent, source, target = args
            self.signs[mover][agent] += MOVE_TELLS * (setup.values[target] - setup.values[source])
        elif kind == "scoring":
            self.scoring_by = args[0]
        elif kind == "scored":
            agent, _, before, after = args
            self.signs[self.scoring_by][agent] += SCORING_TELLS * (after - before)

    def dossier(self, view: State, seat: int) -> list[int]:
        """Give every other seat the agent for which most speaks, all together; the rest are bystanders."""
        agents = [agent for agent in ids.MEMBERS_OF[view.in_play] if view.owner[agent] != seat]
        others = [other for other in range(view.plan.players) if other != seat]
        signs = [relative(self.signs[other], agents) for other in others]
        best = max(
            permutations(agents, len(others)),
            key=lambda given: sum(signs[index][agent] for index, agent in enumerate(given)),
        )
        owners = dict(zip(best, others, strict=True))
        first = (view.legal(seat)[0] - ids.ENTRY) // 8
        return [ids.ENTRY + 8 * agent + owners.get(agent, ids.BYSTANDER) for agent in agents if agent >= first]


class Ways:
    """Where one agent can get with 0, 1, 2 … points, and what that means."""

    def __init__(self, view: State, agent: int, points: int) -> None:
        plan = view.plan
        already = bool(view.moved >> agent & 1)
        self.agent = agent
        self.place = [(view.at[agent] + steps) % plan.buildings for steps in range(points + 1)]
        self.on_safe = [place == view.safe and (steps > 0 or already) for steps, place in enumerate(self.place)]
        self.in_ruin = [place == plan.ruin and (steps > 0 or already) for steps, place in enumerate(self.place)]


def relative(signs: Sequence[float], agents: Sequence[int]) -> dict[int, float]:
    """Return what speaks for each agent compared with the average."""
    mean = sum(signs[agent] for agent in agents) / len(agents)
    return {agent: signs[agent] - mean for agent in agents}


def worth(view: State, seat: int, stone: Sequence[int], at: Sequence[int]) -> float:
    """What a position is worth to a seat: the lead of its best stone, and how everybody stands."""
    values = view.plan.values
    standing = Standing()
    for agent in ids.MEMBERS_OF[view.in_play]:
        standing.add(view.owner[agent] == seat, stone[agent], values[at[agent]])
    value = standing.lead() + BEHIND_MEAN * standing.above_mean()
    if standing.arrived(view.plan.goal):
        return value + (ARRIVED if standing.own >= standing.rival else -ARRIVED)
    return value + PLACE * standing.place_above_mean() - LEADER_PLACE * float(standing.rival_place)
