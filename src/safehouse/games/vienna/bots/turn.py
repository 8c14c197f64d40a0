"""Search over one's own turn in Vienna: card assignment, drawer, placement, payment, bonuses, missions.

Every way through the turn ends in a position that the value function judges (`net.Judge`). Questions with many answers
are first judged answer by answer, and only the best few, the width, are followed; while the budget lasts the width
grows. What the rivals hold counts against a position: markers that rise for them, and tiles taken from under
their noses for it.
"""

import time
from typing import Final

from mypy_extensions import i64

from safehouse.core.game import CHANCE
from safehouse.core.rng import Rng
from safehouse.games.vienna import ids
from safehouse.games.vienna.bots.course import course_of
from safehouse.games.vienna.bots.net import Judge
from safehouse.games.vienna.cards import FACE_DOWN
from safehouse.games.vienna.ids import ACTIONS, EMPTY_SLOT, HAND, KINDS, NONE
from safehouse.games.vienna.rules import Vienna

NOTHING: Final = -1.0e9
WIDTHS: Final = [1, 2, 4]
# At the end of a round a choice may show its price only in the next question.
WIDE: Final = 3
CLOCK_EVERY: Final = 16
# What a rival loses with a square from which he misses no building, one or two.
RIVAL_HOPE: Final = [0.5, 0.35, 0.1]


class Planner:
    """Plans the present decision of one seat. One planner serves one decision."""

    judge: Judge
    rng: Rng
    seat: i64
    first: i64  # rows judged before
    begun: float
    limit: i64  # rows to judge, 0: no limit
    deadline: float  # 0: none
    over: bool  # the budget is spent
    width: i64
    spare: list[int]  # cards of which one goes to action IV
    fourth: i64  # the best of them, and what it brings
    top: float
    at_end: bool  # the decision belongs to the end of a round
    held: list[int]  # by info: tiles of all rivals
    field: list[int]  # markers at first
    wanted: list[int]  # squares that rivals may soon surround
    threat: list[float]  # by place there: what they lose when the tile is taken

    def __init__(self, judge: Judge, rng: Rng, seat: i64, limit: i64 = 0, seconds: float = 0.0) -> None:
        self.judge = judge
        self.rng = rng
        self.seat = seat
        self.first = judge.judged
        self.begun = time.perf_counter()
        self.limit = judge.judged + limit if limit else 0
        self.deadline = self.begun + seconds if seconds else 0.0
        self.over = False
        self.width = 1
        self.spare = []
        self.fourth = NONE
        self.top = NOTHING
        self.at_end = False
        self.held = []
        self.field = []
        self.wanted = []
        self.threat = []

    def spent(self) -> float:
        """Return which part of the budget is spent; 0 without one."""
        part = 0.0
        if self.limit:
            part = float(self.judge.judged - self.first) / float(self.limit - self.first)
        if self.deadline > 0.0:
            part = max(part, (time.perf_counter() - self.begun) / (self.deadline - self.begun))
        return part

    # --- Judging -------------------------------------------------------------------------------------------

    def look_at_rivals(self, world: Vienna) -> None:
        """Note what the rivals have before the turn."""
        self.at_end = world.stage >= ids.END_ROUND
        self.field = world.marker[:]
        self.held = [0] * KINDS
        losses = [0.0] * len(world.tile)
        for other in range(world.plan.players):
            if other == self.seat:
                continue
            for kind in range(KINDS):
                self.held[kind] += world.info[other * KINDS + kind]
            agents: i64 = world.agents[other]
            for square in range(len(world.tile)):
                info: i64 = world.tile[square]
                if info == NONE:
                    continue
                missing: i64 = world.plan.square_mask[square] & ~agents
                count: i64 = 0
                while missing:
                    missing &= missing - 1
                    count += 1
                if count < len(RIVAL_HOPE):
                    worth = float(world.plan.number[square] + world.plan.area[info][world.marker[info]])
                    losses[square] += RIVAL_HOPE[count] * worth
        self.wanted = [square for square in range(len(losses)) if losses[square] > 0.0]
        self.threat = [losses[square] for square in self.wanted]

    def worth(self, t: Vienna) -> float:
        """Return what a position is worth: the own final score, less what the average rival gains."""
        judge = self.judge
        own = judge.final(t, self.seat)
        if self.limit and judge.judged >= self.limit:
            self.over = True
        if self.deadline > 0.0 and judge.judged % CLOCK_EVERY == 0 and time.perf_counter() >= self.deadline:
            self.over = True
        gain = 0.0
        for kind in range(KINDS):
            field: i64 = t.marker[kind]
            before: i64 = self.field[kind]
            if field != before:
                height = course_of(t.plan).height[kind]
                gain += (height[field] - height[before]) * float(self.held[kind])
        for place, square in enumerate(self.wanted):
            if t.tile[square] == NONE:
                gain -= self.threat[place]
        return own - gain / float(t.plan.players - 1)

    # --- Going through the turn ----------------------------------------------------------------------------

    def pass_chance(self, t: Vienna) -> None:
        """Let happen what is certain or does not matter in the own turn: cards shown and drawn, missions laid open."""
        while True:
            phase = t.phase
            if phase == ids.SHOWING:
                if t.active != self.seat or t.faced[self.seat] == 0:
                    return
                if self.before_fourth(t):
                    return
                t.apply(CHANCE, ids.SHOW)
            elif phase == ids.REFILLING or (phase == ids.DRAWING and t.stage >= ids.TURN):
                t.apply(CHANCE, t.sample_chance(self.rng))
            else:
                return

    def mine(self, t: Vienna) -> bool:
        """Whether the turn goes on with a decision of the own seat."""
        if t.phase >= ids.SEALED_PHASES or t.active != self.seat:
            return False
        return self.at_end or t.stage < ids.END_ROUND

    def before_fourth(self, t: Vienna) -> bool:
        """Whether the card of action IV is still to be chosen."""
        return len(self.spare) > 0 and t.phase == ids.SHOWING and t.active == self.seat and t.stage == ids.ACTION_FOUR

    def explore(self, t: Vienna) -> float:
        """Return the worth of the best way found through the rest of the turn. `t` is used up."""
        while True:
            self.pass_chance(t)
            if self.before_fourth(t):
                return self.explore_fourth(t)
            if not self.mine(t):
                return self.worth(t)
            options = t.legal(self.seat)
            if len(options) > 1:
                break
            t.apply(self.seat, options[0])
        if t.phase == ids.ACTING or t.phase == ids.SURROUNDING or len(options) <= self.width:
            return self.explore_all(t, options)
        return self.explore_best(t, options)

    def explore_all(self, t: Vienna, options: list[int]) -> float:
        best = NOTHING
        for action in options:
            child = t.clone()
            child.apply(self.seat, action)
            best = max(best, self.explore(child))
            if self.over:
                break
        return best

    def explore_best(self, t: Vienna, options: list[int]) -> float:
        """Judge every answer as it is, and go on with the best of them."""
        width: i64 = WIDE if self.at_end else self.width
        children: list[Vienna] = []
        worths: list[float] = []
        for action in options:
            child = t.clone()
            child.apply(self.seat, action)
            self.pass_chance(child)
            children.append(child)
            worths.append(self.worth(child))
        best = NOTHING
        if self.at_end and options[0] == ids.PASS:
            best = self.explore(children[0])
            worths[0] = NOTHING
        while width > 0:
            width -= 1
            place: i64 = 0
            chosen: i64 = -1
            top = NOTHING
            while place < len(worths):
                if worths[place] > top:
                    top = worths[place]
                    chosen = place
                place += 1
            if chosen < 0:
                break
            worths[chosen] = NOTHING
            child = children[chosen]
            best = max(best, self.explore(child) if self.mine(child) or self.before_fourth(child) else top)
            if self.over:
                break
        return best

    def explore_fourth(self, t: Vienna) -> float:
        """Of the cards that are left, the best for action IV."""
        place = self.seat * ACTIONS + ACTIONS - 1
        spare = self.spare
        best = NOTHING
        tried: i64 = 0
        for card in spare:
            info: i64 = t.plan.info_of[card]
            if (tried >> info) & 1:
                continue
            tried |= 1 << info
            child = t.clone()
            child.assigned[place] = card
            child.apply(CHANCE, ids.SHOW)
            worth = self.explore(child)
            best = max(best, worth)
            if worth > self.top:
                self.top = worth
                self.fourth = card
        return best

    # --- Decisions -----------------------------------------------------------------------------------------

    def decide(self, world: Vienna) -> int:
        """Return the best answer to the present question of the own turn, or of the end of a round."""
        self.look_at_rivals(world)
        options = world.legal(self.seat)
        worths = [NOTHING] * len(options)
        order = list(range(len(options)))
        for width in WIDTHS:
            self.width = width
            for place in order:
                child = world.clone()
                child.apply(self.seat, options[place])
                worths[place] = max(worths[place], self.explore(child))
                if self.over:
                    break
            if self.over or self.at_end:
                break
            order.sort(key=lambda place: -worths[place])
        return options[best_place(worths)]

    def sorted_rows(self, world: Vienna) -> list[list[int]]:
        """Return the ways to give cards to actions I and II that go on from what is assigned, best at sight first."""
        seat = self.seat
        given = [card for card in world.assigned[seat * ACTIONS : (seat + 1) * ACTIONS] if card != EMPTY_SLOT]
        hand = [card for card in world.hand[seat * HAND : (seat + 1) * HAND] if card != EMPTY_SLOT]
        rows = [[first, second] for first in given[:1] or hand for second in given[1:2] or hand if second != first]
        worths = [self.worth(self.after_two(world, row)) for row in rows]
        return [rows[place] for place in sorted(range(len(rows)), key=lambda place: -worths[place])]

    def try_row(self, world: Vienna, row: list[int]) -> float:
        """Return the worth of the best turn found with these cards; `fourth` is then the card for action IV."""
        self.top = NOTHING
        return self.explore(self.assigned(world, row))

    def assign(self, world: Vienna) -> list[int]:
        """Return the cards for actions I, II and IV, as if the own turn came at once."""
        self.look_at_rivals(world)
        rows = self.sorted_rows(world)
        fourth = [NONE] * len(rows)
        order = list(range(len(rows)))
        worths = [NOTHING] * len(rows)
        for width in WIDTHS:
            self.width = width
            for place in order:
                worth = self.try_row(world, rows[place])
                if worth > worths[place]:
                    worths[place] = worth
                    fourth[place] = self.fourth
                if self.over:
                    break
            if self.over:
                break
            order.sort(key=lambda place: -worths[place])
            order = order[: max(2, len(order) // 2)]
        best = best_place(worths)
        return [*rows[best], fourth[best]]

    def assigned(self, world: Vienna, row: list[int]) -> Vienna:
        """Return the world as if the seat's turn came at once, with these cards under I and II and one under IV."""
        t = world.clone()
        seat = self.seat
        self.spare = []
        for place in range(seat * HAND, (seat + 1) * HAND):
            card = t.hand[place]
            if card != EMPTY_SLOT and card not in row:
                self.spare.append(card)
            t.hand[place] = EMPTY_SLOT
        t.assigned[seat * ACTIONS : (seat + 1) * ACTIONS] = [row[0], row[1], self.spare[0]]
        t.held[seat] = ACTIONS
        t.asked = 0
        t.waiting = 0
        players = t.plan.players
        t.turn = (seat - t.arms + players) % players
        for other in range(players):
            t.faced[other] = FACE_DOWN if (other - t.arms + players) % players >= t.turn else 0
        t.stage = ids.TURN
        t.active = seat
        t.phase = ids.SHOWING
        return t

    def after_two(self, world: Vienna, row: list[int]) -> Vienna:
        """Return the same with the cards of actions I and II played out."""
        t = self.assigned(world, row)
        t.apply(CHANCE, ids.SHOW)
        if t.phase == ids.STORING:
            best = NOTHING
            kept = t
            for action in t.legal(self.seat):
                child = t.clone()
                child.apply(self.seat, action)
                worth = self.judge.final(child, self.seat)
                if worth > best:
                    best = worth
                    kept = child
            t = kept
        t.apply(CHANCE, ids.SHOW)
        return t


def best_place(worths: list[float]) -> int:
    """Return where the largest is; of equals the first."""
    best = 0
    for place in range(len(worths)):
        if worths[place] > worths[best]:
            best = place
    return best
