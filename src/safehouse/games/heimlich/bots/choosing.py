"""The best that a seat can do now, as far as it sees (`sight`), as a row of picks."""

import math
from typing import Final

from mypy_extensions import i64

from safehouse.core.rng import Rng
from safehouse.games.heimlich import ids
from safehouse.games.heimlich.bots.sight import Lens, Sight
from safehouse.games.heimlich.hands import options_of_hand
from safehouse.games.heimlich.state import State

WORTH_PLAYING: Final = 2.0  # what a card must gain to be played
SECOND_IDENTITY: Final = 4.0
NOTHING: Final = -10_000.0


def mask_of(t: State, seat: i64) -> i64:
    """Return the agents that a seat leads, as a mask."""
    mask: i64 = 0
    for agent in ids.MEMBERS_OF[t.in_play]:
        if t.owner[agent] == seat:
            mask |= 1 << agent
    return mask


class Chooser(Sight):
    """One decision of one seat, for the mean of what several sets of agents gain.

    `mood` is by how many fields a way must look better to be e times as likely; with 0 the best one is taken.
    """

    seat: i64
    masks: list[int]
    rng: Rng
    mood: float
    best: float
    row: list[int]
    path: list[int]

    def __init__(self, t: State, lens: Lens, seat: i64, masks: list[int], rng: Rng, mood: float) -> None:
        super().__init__(t, lens)
        self.seat = seat
        self.masks = masks
        self.rng = rng
        self.mood = mood
        self.best = NOTHING
        self.row = []
        self.path = []

    def choose(self) -> list[int]:
        """Return the picks that answer the present question, which is not the dossier."""
        t = self.t
        if t.phase == ids.MOVING:
            self.look_at_points(t.points)
            return self.row
        if t.phase == ids.CHOOSING_POINTS:
            for points in range(0 if t.plan.top_secret else 1, 4):
                self.path = [ids.POINTS + points]
                self.look_at_points(points)
            return self.row
        if t.phase == ids.MOVING_SAFE:
            return [self.safe()]
        if t.phase == ids.QUESTION:
            return [self.answer()]
        if t.phase == ids.GO:
            return self.go(self.t.must_play)
        assert t.phase == ids.TARGETING
        self.look_at_targets(copy_of(t), self.seat)
        return self.row

    def mean_after(self, scores: bool) -> float:
        """Return what the position is worth, with the scoring that it triggers."""
        total = 0.0
        for mask in self.masks:
            total += self.after(mask, scores)
        return total / float(len(self.masks))

    def weigh(self, scores: bool, ruined: bool) -> None:
        value = self.mean_after(scores)
        if ruined:
            value += self.card_worth(self.seat)
        self.offer(value)

    def offer(self, value: float) -> None:
        """Keep this way if it is the best so far."""
        if self.mood > 0.0:
            # The largest of values with such noise is each of them as often as the exponentials of value / mood say.
            value -= self.mood * math.log(-math.log((float(self.rng.below(65536)) + 0.5) / 65536.0))
        if value <= self.best:
            return
        self.best = value
        self.row = self.path[:]
        if self.t.phase < ids.MOVING_SAFE:
            for agent in self.movable:
                self.row += [ids.MOVE + agent] * self.steps[agent]

    def enter(self, action: i64) -> None:
        self.path.append(action)

    def leave(self) -> None:
        self.path.pop()

    def safe(self) -> int:
        """Return where the safe goes after a scoring."""
        welcome = [self.welcome(mask) for mask in self.masks]
        for action in self.t.plan.safe_options[self.t.safe]:
            self.path = [action]
            total = 0.0
            for index, mask in enumerate(self.masks):
                total += self.safe_worth(mask, action - ids.SAFE, welcome[index])
            self.offer(total / float(len(self.masks)))
        return self.row[0]

    def answer(self) -> int:
        """Say yes if a card would be worth playing now."""
        return ids.NO if self.go(False)[0] == ids.PASS else ids.YES

    def go(self, must: bool) -> list[int]:
        """Play the card that gains most, if it gains enough; else pass."""
        t = self.t
        before = self.mean_after(t.triggers != 0 and self.lens.safe_seen)
        playable = options_of_hand(t, self.seat)
        self.row = [ids.PASS]
        self.best = NOTHING if must else before + WORTH_PLAYING
        if playable == 0:
            return self.row
        scratch = copy_of(t)
        kind: i64 = 0
        while kind < t.plan.kinds:
            if (playable >> kind) & 1:
                self.path = [ids.PLAY + kind]
                if t.plan.effect[kind] == ids.TAKE_IDENTITY:
                    self.offer(before + SECOND_IDENTITY)
                else:
                    self.look_at_card(scratch, self.seat, kind)
            kind += 1
        return self.row


def copy_of(t: State) -> State:
    """Return a copy to try things on."""
    copy = t.clone()
    assert isinstance(copy, State)
    return copy
