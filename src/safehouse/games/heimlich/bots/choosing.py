"""The best that a seat can do now, as far as it sees (`sight`), as a row of picks."""

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
    """One decision of one seat. A whim, next to nothing or more, tells nearly equal ways apart by chance."""

    seat: i64
    mask: i64
    rng: Rng
    whim: float
    best: float
    row: list[int]
    path: list[int]

    def __init__(self, t: State, lens: Lens, seat: i64, mask: i64, rng: Rng, whim: float) -> None:
        super().__init__(t, lens)
        self.seat = seat
        self.mask = mask
        self.rng = rng
        self.whim = whim / 1024.0
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

    def weigh(self, scores: bool, ruined: bool) -> None:
        value = self.after(self.mask, scores)
        if ruined:
            value += self.card_worth(self.seat)
        self.offer(value)

    def offer(self, value: float) -> None:
        """Keep this way if it is the best so far."""
        value += self.whim * float(self.rng.below(1024))
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
        welcome = self.welcome(self.mask)
        for action in self.t.plan.safe_options[self.t.safe]:
            self.path = [action]
            self.offer(self.safe_worth(self.mask, action - ids.SAFE, welcome))
        return self.row[0]

    def answer(self) -> int:
        """Say yes if a card would be worth playing now."""
        return ids.NO if self.go(False)[0] == ids.PASS else ids.YES

    def go(self, must: bool) -> list[int]:
        """Play the card that gains most, if it gains enough; else pass."""
        t = self.t
        before = self.after(self.mask, t.triggers != 0 and self.lens.safe_seen)
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
