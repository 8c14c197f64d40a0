"""Dead Drop: Suitcase in small. Two couriers carry cases with secret contents (K2.2), shown on delivery (K7.1).
Their steps (K4) are broken off by duels with sealed cards (K6): who attacks and wins goes on, with a bonus step."""

from pathlib import Path

from safehouse.core.actions import ActionSpace, Kind
from safehouse.core.features import Buffer, Feature, fill
from safehouse.core.fields import OWNER, PUBLIC, SEALED, set_values, values_of
from safehouse.core.game import CHANCE, HIDDEN, MANY, OVER, UNKNOWN, GameState, Outcome, Setup
from safehouse.core.registry import EventKind, Game, Meta, Option
from safehouse.core.rng import Rng

PACKING, DUELLING, WALKING, ROLLING, OPENING, SHOWING, FINISHED = range(7)
PLANS = [(0, 1, 2), (0, 2, 1), (1, 0, 2), (1, 2, 0), (2, 0, 1), (2, 1, 0)]  # the secrets in each case
ROADS = [(1, 2), (0, 2, 3), (0, 1, 4), (1, 4, 5), (2, 3, 5), (3, 4)]  # 0 and 5: a base and the other's goal
KINDS = (
    Kind("pack", (("plan", 6),)), Kind("duel", (("number", 3),)), Kind("step", (("city", 6),)), Kind("stop"),
    Kind("roll", (("number", 4),), by_chance=True), Kind("open", by_chance=True),
)  # fmt: skip
PACK, DUEL, STEP, STOP, ROLL, OPEN = ActionSpace(KINDS).first.values()
OPEN_FIELDS = ("phase", "turn", "left", "at", "shown", "used", "points")
EVENTS, HERE = {"delivered": EventKind({"seat": "seat", "content": "number"})}, Path(__file__).parent


class DeadDrop(GameState):
    FIELDS = dict.fromkeys(OPEN_FIELDS, PUBLIC) | {"plan": OWNER, "answer": SEALED}
    phase: int
    turn: int
    left: int  # steps
    at: list[int]
    shown: list[int]  # seat × case: the secrets in it, once delivered
    used: list[int]  # by seat, mask of duel cards
    points: list[int]
    plan: list[int]
    answer: list[int]

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup)
        self.phase, self.turn, self.left, self.at, self.used = PACKING, 0, 0, [0, 5], [0, 0]
        self.shown, self.points, self.plan, self.answer = [UNKNOWN] * 6, [0, 0], [UNKNOWN] * 2, [UNKNOWN] * 2

    def pending(self) -> list[int]:
        if self.sealed():
            return [seat for seat in (0, 1) if self.answer[seat] == UNKNOWN]
        return [] if self.phase == FINISHED else [self.turn % 2] if self.phase == WALKING else [CHANCE]

    def actor(self) -> int:
        return asked[0] if len(asked := self.pending()) == 1 else MANY if asked else OVER

    def sealed(self) -> bool:
        return self.phase <= DUELLING

    def legal(self, seat: int) -> list[int]:
        if self.phase == WALKING:  # K4.3, K4.4
            return [*(STEP + city for city in ROADS[self.at[seat]] if city != 5 * seat), STOP]
        unused = [DUEL + card for card in range(3) if not self.used[seat] >> card & 1]  # K6.3
        return unused if self.phase == DUELLING else list(range(PACK, DUEL))

    def apply(self, seat: int, action: int) -> None:
        mover = self.turn % 2
        if self.sealed():
            self.answer[seat] = action - (PACK if self.phase == PACKING else DUEL)
            if not self.pending() and self.phase == PACKING:  # the plans stay secret, so nothing is opened
                self.plan, self.answer, self.phase = self.answer, [UNKNOWN] * 2, ROLLING
            elif not self.pending():
                self.phase = OPENING
        elif self.phase == ROLLING:
            self.left, self.phase = action - ROLL, WALKING
        elif self.phase == WALKING:
            self.at[seat], self.left = (self.at[seat], 0) if action == STOP else (action - STEP, self.left - 1)
            if self.at[seat] == 5 - 5 * seat:
                self.phase = SHOWING
            elif self.at[0] == self.at[1]:  # K6.1
                self.phase = DUELLING
            elif self.left == 0:
                self.end_turn()
        elif self.phase == OPENING:
            loser = 1 - mover if self.answer[mover] >= self.answer[1 - mover] else mover  # K6.2
            self.used = [(old | (1, 2, 4, 0)[self.answer[one]]) % 7 for one, old in enumerate(self.used)]  # K6.3
            self.answer, self.at[loser], self.left, self.phase = [UNKNOWN] * 2, 5 * loser, self.left + 1, WALKING
            if loser == mover:  # K6.5; otherwise he goes on, with one step more (K6.6)
                self.end_turn()
        else:  # K7.1: the case is opened, and the courier is back at his base for the next one
            case, self.at[mover] = self.shown.index(UNKNOWN, 3 * mover), 5 * mover
            self.shown[case] = PLANS[self.plan[mover]][case % 3]
            self.points[mover] += self.shown[case]
            self.tell("delivered", [mover, self.shown[case]])
            self.end_turn()

    def end_turn(self) -> None:
        over = self.turn + 1 == int(self.setup.options["turns"]) or 3 in self.points
        self.left, self.turn, self.phase = 0, self.turn + 1, FINISHED if over else ROLLING

    def retract(self, seat: int) -> None:
        self.answer[seat] = UNKNOWN

    def chance(self) -> list[tuple[int, int]]:
        return [(ROLL + 1, 1), (ROLL + 2, 2), (ROLL + 3, 1)] if self.phase == ROLLING else [(OPEN, 1)]

    def outcome(self) -> Outcome:
        ranks = [1 + (max(self.points) > own) for own in self.points]
        return Outcome([(rank == 1) / ranks.count(1) for rank in ranks], ranks, self.points[:], "secrets")

    def clone(self) -> "DeadDrop":
        return set_values(DeadDrop(self.setup), values_of(self))

    def __reduce__(self) -> tuple[object, ...]:
        return DeadDrop, (self.setup,), values_of(self)

    def redact(self, observer: int) -> "DeadDrop":
        view = set_values(DeadDrop(self.setup), {name: getattr(self, name) for name in OPEN_FIELDS})
        if observer >= 0:
            view.plan[observer], view.answer[observer] = self.plan[observer], self.answer[observer]
        return view

    def sample(self, rng: Rng) -> "DeadDrop":
        world = self.clone()
        for seat in (seat for seat in (0, 1) if self.plan[seat] == UNKNOWN and self.phase != PACKING):
            shown = tuple(case for case in self.shown[3 * seat : 3 * seat + 3] if case != UNKNOWN)
            fitting = [number for number, plan in enumerate(PLANS) if plan[: len(shown)] == shown]
            world.plan[seat] = fitting[rng.below(len(fitting))]
        return world

    def seen_as(self, observer: int, actor: int, action: int) -> int:
        return HIDDEN if self.sealed() and observer != actor else action

    def why_not(self, seat: int, action: int) -> tuple[str, str]:
        return ("", "") if seat in self.pending() and action in self.legal(seat) else ("K4", "no_option")

    def features(self, seat: int, buffer: Buffer, start: int) -> None:
        fill(buffer, start, [self.phase, self.left, *self.at, *self.used])


class DeadDropGame(Game):
    meta = Meta("deaddrop", "Dead Drop", (2, 2), (Option("turns", "16", ("4", "16"), "turns"),), "Ours.", 1)
    kinds, state_class, events, data_folder, page = KINDS, DeadDrop, EVENTS, HERE / "data", HERE / "page.js"
    bots, levels = {"bold": ".parts:BoldBot", "shy": ".parts:ShyBot"}, ("shy", "bold")
    describer, screen, text, chances = ".parts:DESCRIBER", ".parts:DropScreen", ".parts:lines", ".parts:chances"
    features = (Feature("phase", 1, 6), Feature("steps left", 1, 9), Feature("couriers", 2, 5), Feature("used", 2, 6))

    def make_setup(self, players: int, options: dict[str, str], files: dict[str, str]) -> Setup:
        setup = Setup(players, options, files)
        setup.names = {name: list("012345") for name in ("city", "number", "plan", "seat")}
        return setup

    def blank_state(self, setup: Setup) -> DeadDrop:
        return DeadDrop(setup)


GAME = DeadDropGame()
