"""A small game that keeps every law, for the negative controls to break.

Everybody holds a hidden card. Each round all bid at the same time (two picks, the second no lower), the bids are
opened, the highest leads: he rolls, walks the points in steps of one or two, and may play his card and draw another.
"""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import ClassVar

from safehouse.core.actions import ActionSpace, Kind
from safehouse.core.features import Buffer, Feature, fill
from safehouse.core.fields import DERIVED, OWNER, PUBLIC, SEALED, Field, set_values, values_of
from safehouse.core.game import CHANCE, HIDDEN, MANY, OVER, UNKNOWN, GameState, Outcome, Setup
from safehouse.core.history import History
from safehouse.core.registry import EventKind, Game, Meta, Shows
from safehouse.core.rng import Rng

KINDS = (
    Kind("bid", (("number", 3),)),
    Kind("more", (("number", 3),)),
    Kind("step", (("number", 3),)),
    Kind("play", (("card", 3),)),
    Kind("pass"),
    Kind("deal", (("card", 3),), by_chance=True),
    Kind("open", by_chance=True),
    Kind("roll", (("number", 4),), by_chance=True),
)
BID, MORE, STEP, PLAY, PASS, DEAL, OPEN, ROLL = ActionSpace(KINDS).first.values()
DEALING, BIDDING, OPENING, ROLLING, STEPPING, PLAYING, FINISHED = range(7)
COPIES = [4, 2, 1]
ROUNDS = 3


class Toy(GameState):
    FIELDS: ClassVar[dict[str, str]] = {
        **dict.fromkeys(["phase", "round", "drawer", "leader", "left", "token"], PUBLIC),
        **dict.fromkeys(["holds", "discards", "shown", "score"], PUBLIC),
        "card": OWNER,
        "first": SEALED,
        "second": SEALED,
        "pile": DERIVED,
    }

    phase: int
    round: int
    drawer: int
    leader: int
    left: int
    token: int
    holds: list[int]
    discards: list[int]
    shown: list[int]
    score: list[int]
    card: list[int]
    first: list[int]
    second: list[int]
    pile: list[int]

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup)
        seats = setup.players
        self.phase, self.round, self.drawer, self.leader, self.left, self.token = DEALING, 0, 0, 0, 0, 0
        self.holds, self.shown, self.score = [0] * seats, [0] * seats, [0] * seats
        self.card, self.first, self.second = [UNKNOWN] * seats, [UNKNOWN] * seats, [UNKNOWN] * seats
        self.discards, self.pile = [0, 0, 0], COPIES[:]

    def pending(self) -> list[int]:
        if self.phase == BIDDING:
            return [seat for seat, bid in enumerate(self.second) if bid == UNKNOWN]
        if self.phase in (STEPPING, PLAYING):
            return [self.leader]
        return [] if self.phase == FINISHED else [CHANCE]

    def actor(self) -> int:
        if self.phase == FINISHED:
            return OVER
        asked = self.pending()
        return asked[0] if len(asked) == 1 else MANY

    def sealed(self) -> bool:
        return self.phase == BIDDING

    def legal(self, seat: int) -> list[int]:
        if self.phase == BIDDING:
            if self.first[seat] == UNKNOWN:
                return [BID, BID + 1, BID + 2]
            return [MORE + number for number in range(self.first[seat], 3)]
        if self.phase == STEPPING:
            return [STEP + 1, STEP + 2] if self.left > 1 else [STEP + 1]
        return [PLAY + self.card[seat], PASS]

    def apply(self, seat: int, action: int) -> None:
        if self.phase == BIDDING:
            if action < MORE:
                self.first[seat] = action - BID
            else:
                self.second[seat] = action - MORE
                self.phase = BIDDING if UNKNOWN in self.second else OPENING
        elif self.phase == STEPPING:
            self.token += action - STEP
            self.left -= action - STEP
            self.tell("stepped", [seat, action - STEP])
            if self.left == 0:
                self.phase = PLAYING if self.holds[seat] else ROLLING
                if self.phase == ROLLING:
                    self.end_round()
        elif self.phase == PLAYING:
            self.play(seat, action)
        else:
            self.apply_chance(action)

    def play(self, seat: int, action: int) -> None:
        if action == PASS:
            self.end_round()
            return
        kind = action - PLAY
        self.tell("played", [seat, kind])
        self.score[seat] += kind + 1 + self.token % 2
        self.card[seat] = UNKNOWN
        self.holds[seat] = 0
        self.discards[kind] += 1
        if sum(COPIES) > sum(self.discards) + sum(self.holds):
            self.drawer = seat
            self.phase = DEALING
        else:
            self.end_round()

    def apply_chance(self, action: int) -> None:
        if self.phase == DEALING:
            self.card[self.drawer] = action - DEAL
            self.holds[self.drawer] = 1
            self.pile[action - DEAL] -= 1
            self.tell("dealt", [self.drawer], [action - DEAL], [self.drawer])
            if sum(self.discards):
                self.end_round()
            elif self.drawer + 1 < self.setup.players:
                self.drawer += 1
            else:
                self.phase = BIDDING
        elif self.phase == OPENING:
            self.shown = [one + other for one, other in zip(self.first, self.second, strict=True)]
            self.tell("opened", self.shown[:])
            self.leader = self.shown.index(max(self.shown))
            self.first, self.second = [UNKNOWN] * self.setup.players, [UNKNOWN] * self.setup.players
            self.phase = ROLLING
        else:
            self.left = action - ROLL
            self.tell("rolled", [self.leader, self.left])
            self.phase = STEPPING

    def end_round(self) -> None:
        self.round += 1
        self.phase = BIDDING if self.round < ROUNDS else FINISHED

    def retract(self, seat: int) -> None:
        self.first[seat] = self.second[seat] = UNKNOWN

    def chance(self) -> list[tuple[int, int]]:
        if self.phase == DEALING:
            return [(DEAL + kind, count) for kind, count in enumerate(self.pile) if count]
        return [(OPEN, 1)] if self.phase == OPENING else [(ROLL + 1, 1), (ROLL + 2, 3), (ROLL + 3, 2)]

    def outcome(self) -> Outcome:
        best = max(self.score)
        winners = self.score.count(best)
        shares = [1 / winners if own == best else 0.0 for own in self.score]
        return Outcome(shares, [1 + sum(o > own for o in self.score) for own in self.score], self.score[:], "rounds")

    def redact(self, observer: int) -> "Toy":
        view = self.clone()
        for seat in range(self.setup.players):
            if seat != observer:
                view.card[seat] = view.first[seat] = view.second[seat] = UNKNOWN
        view.pile = [UNKNOWN] * 3
        return view

    def sample(self, rng: Rng) -> "Toy":
        world = self.clone()
        world.pile = [copies - gone for copies, gone in zip(COPIES, self.discards, strict=True)]
        unseen = []
        for seat, kind in enumerate(self.card):
            if kind != UNKNOWN:
                world.pile[kind] -= 1
            elif self.holds[seat]:
                unseen.append(seat)
        for seat in unseen:
            cards = [kind for kind, count in enumerate(world.pile) for _ in range(count)]
            world.card[seat] = cards[rng.below(len(cards))]
            world.pile[world.card[seat]] -= 1
        return world

    def seen_as(self, observer: int, actor: int, action: int) -> int:
        if self.phase == BIDDING:
            return action if observer == actor else HIDDEN
        if self.phase == DEALING:
            return action if observer == self.drawer else HIDDEN
        return action

    def private_key(self, seat: int) -> int:
        return self.card[seat] + 1

    def why_not(self, seat: int, action: int) -> tuple[str, str]:
        if seat not in self.pending():
            return "T1", "not_asked"
        return ("", "") if action in self.legal(seat) else ("T2", "not_offered")

    def features(self, seat: int, buffer: Buffer, start: int) -> None:
        fill(buffer, start, [self.phase, self.left, self.card[seat] + 1, self.first[seat] + 1, *self.discards])

    def clone(self) -> "Toy":
        return set_values(type(self)(self.setup), values_of(self))

    def __reduce__(self) -> tuple[object, ...]:
        return rebuild, (type(self), self.setup.players, values_of(self))


def rebuild(kind: type[Toy], players: int, values: dict[str, object]) -> Toy:
    return set_values(kind(make_setup(players)), values)


def make_setup(players: int) -> Setup:
    setup = Setup(players, {}, {})
    setup.names = {"number": ["0", "1", "2", "3"], "card": ["hat", "coat", "key"]}
    return setup


class ToyGame(Game):
    meta = Meta("toy", "Toy", (2, 3), (), "ours", 1)
    kinds: Sequence[Kind] = KINDS
    features = tuple(
        Feature(*one)
        for one in (("phase", 1, 6), ("left", 1, 3), ("card", 1, 3), ("first bid", 1, 3), ("discards", 3, 4))
    )
    events: Mapping[str, EventKind] = {
        "dealt": EventKind({"drawer": "number"}, {"card": "card"}),
        "opened": EventKind({"bids": "number"}, many=True),
        "rolled": EventKind({"leader": "number", "left": "number"}),
        "stepped": EventKind({"walker": "number", "step": "number"}, shows=(Shows("token", more="step"),)),
        "played": EventKind({"player": "number", "card": "card"}),
    }
    fields: Mapping[str, Field] = {"token": Field()}
    data_folder = Path(__file__).parent

    def __init__(self, state_class: type[Toy] = Toy, history: str = "ToyHistory") -> None:
        self.state_class = state_class
        self.history = f"{__name__}:{history}"

    def make_setup(self, players: int, options: dict[str, str], files: dict[str, str]) -> Setup:
        return make_setup(players)

    def first_state(self, setup: Setup) -> GameState:
        return self.state_class(setup)

    def blank_state(self, setup: Setup) -> GameState:
        return self.state_class(setup)


class ToyHistory(History):
    """How far everybody has walked, seats from the own one, and the cards that the observer has not seen."""

    FEATURES: ClassVar[Sequence[Feature]] = (Feature("walked", 3, 99), Feature("unseen", 3, 4))

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup)
        self.walked = [0] * setup.players

    def see(self, kind: str, args: list[int]) -> None:
        if kind == "stepped":
            self.walked[args[0]] += args[1]

    def write(self, state: GameState, seat: int, buffer: Buffer, start: int) -> None:
        assert isinstance(state, Toy)
        unseen = [copies - gone for copies, gone in zip(COPIES, state.discards, strict=True)]
        if state.card[seat] != UNKNOWN:
            unseen[state.card[seat]] -= 1
        fill(buffer, start, [*self.walked[seat:], *self.walked[:seat], *[0] * (3 - len(self.walked)), *unseen])


# --- What breaks a law ----------------------------------------------------------------------------------------


class StepsCommute(Toy):
    """A step of two and one of one are two rows, so their order matters."""

    def commuting(self, seat: int) -> tuple[int, int]:
        return (STEP, PLAY) if self.phase == STEPPING else (0, 0)


class WalksFartherThanTold(Toy):
    def apply(self, seat: int, action: int) -> None:
        self.token += self.phase == STEPPING
        super().apply(seat, action)


class HistoryKnowsTooMuch(ToyHistory):
    def write(self, state: GameState, seat: int, buffer: Buffer, start: int) -> None:
        super().write(state, seat, buffer, start)
        assert isinstance(state, Toy)
        buffer[start] = state.card[(seat + 1) % self.setup.players] + 1


class HistoryKnowsTheBids(ToyHistory):
    def write(self, state: GameState, seat: int, buffer: Buffer, start: int) -> None:
        super().write(state, seat, buffer, start)
        assert isinstance(state, Toy)
        buffer[start] = sum(bid != UNKNOWN for bid in state.first)


class HistoryChangesWhenAsked(ToyHistory):
    def write(self, state: GameState, seat: int, buffer: Buffer, start: int) -> None:
        self.walked[seat] += 1
        super().write(state, seat, buffer, start)


class HistoryBesideItsPlace(ToyHistory):
    def write(self, state: GameState, seat: int, buffer: Buffer, start: int) -> None:
        super().write(state, seat, buffer, start)
        buffer[start - 1] = 0


class HistoryTooLarge(ToyHistory):
    def write(self, state: GameState, seat: int, buffer: Buffer, start: int) -> None:
        super().write(state, seat, buffer, start)
        buffer[start] = 100


BROKEN_HISTORIES = (
    HistoryKnowsTooMuch, HistoryKnowsTheBids, HistoryChangesWhenAsked, HistoryBesideItsPlace, HistoryTooLarge,
)  # fmt: skip
