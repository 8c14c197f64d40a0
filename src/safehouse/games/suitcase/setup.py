"""The setup (K2): contents, hiding places, who begins, and outposts."""

from typing import Final

from mypy_extensions import i64

from safehouse.core.game import UNKNOWN
from safehouse.games.suitcase.decision import Decision, Prompt, Step
from safehouse.games.suitcase.ids import (
    AGENTS,
    BASE,
    DIE,
    DUEL_CARDS,
    LETTERS,
    NONE,
    NOT_PLACED,
    OPENING_PLACES,
    ORDERS,
    OUTPOST,
    PACK,
    PACKING,
    PLACE,
    PLACING,
    ROLL,
    ROLLING,
    SEATS_OF,
    SEND,
    STARTING,
    STAY,
)
from safehouse.games.suitcase.state import State

OWNERLESS_CORNER: Final = 3  # K2.7: with three players
PACK_OPTIONS: Final[list[int]] = [PACK + order for order in range(len(ORDERS))]
OUTPOST_OPTIONS: Final[list[int]] = [SEND, STAY]
# K1.3: two dice.
ROLLS: Final[list[tuple[int, int]]] = [(ROLL + roll, DIE[roll // 4] * DIE[roll % 4]) for roll in range(16)]


def begin(t: State) -> None:
    """Set the table up; first everybody packs (K2.7)."""
    seats = t.plan.players
    t.bonus = [0] * AGENTS
    t.place = [BASE + t.plan.corner[agent // AGENTS] for agent in range(seats * AGENTS)]  # K2.4
    t.load = [NONE] * (seats * AGENTS)
    t.agents_left = [AGENTS] * seats
    t.crowd = [0] * t.plan.cities
    t.holder = [NONE] * t.plan.cities
    t.lying = [0] * t.plan.cities
    t.content = [UNKNOWN] * (seats * LETTERS)
    t.hidden_at = [NOT_PLACED] * (seats * LETTERS)
    t.case_at = [NOT_PLACED] * (seats * LETTERS)
    t.case_by = [NONE] * (seats * LETTERS)
    t.secrets = [0] * seats
    if t.plan.second:
        t.reached = [0] * seats
    t.own_in = [0] * seats
    t.foreign_in = [0] * seats
    t.cards_left = DUEL_CARDS * seats
    t.duel_card = [UNKNOWN] * seats
    ask_all(t, PACKING)


def ask_all(t: State, phase: i64) -> None:
    t.asked = (1 << t.plan.players) - 1
    t.waiting = t.asked
    t.phase = phase


class Packing(Decision):
    """K2.2: which of his suitcases holds 5, 3, 1 and the bomb."""

    def options(self, t: State, seat: i64) -> list[int]:
        return PACK_OPTIONS

    def choose(self, t: State, seat: i64, action: i64) -> None:
        for letter in range(LETTERS):
            t.content[seat * LETTERS + letter] = ORDERS[action - PACK][letter]
        t.waiting &= ~(1 << seat)
        if t.waiting == 0:
            ask_all(t, PLACING)

    def forget(self, t: State, seat: i64) -> None:
        for case in range(seat * LETTERS, (seat + 1) * LETTERS):
            t.content[case] = UNKNOWN

    def prompt(self, t: State, seat: i64) -> Prompt:
        return "packing", []


class Placing(Decision):
    """K2.3: the suitcases A–D into four different cities, one after the other."""

    def options(self, t: State, seat: i64) -> list[int]:
        taken = t.hidden_at[seat * LETTERS : (seat + 1) * LETTERS]
        return [PLACE + city for city in range(t.plan.cities) if city not in taken]

    def choose(self, t: State, seat: i64, action: i64) -> None:
        case = next_case(t, seat)
        t.hidden_at[case] = action - PLACE
        if case % LETTERS == LETTERS - 1:
            t.waiting &= ~(1 << seat)
            if t.waiting == 0:
                t.asked = 0
                t.phase = OPENING_PLACES

    def forget(self, t: State, seat: i64) -> None:
        for case in range(seat * LETTERS, (seat + 1) * LETTERS):
            t.hidden_at[case] = NOT_PLACED

    def prompt(self, t: State, seat: i64) -> Prompt:
        case = next_case(t, seat)
        return "placing", [("letter", "letter", case), ("content", "content", t.content[case])]

    def refusal(self, t: State, seat: i64, action: i64) -> tuple[str, str]:
        return "K2.3", "different_cities"


def next_case(t: State, seat: i64) -> i64:
    """Return the first suitcase of a seat that has no place yet."""
    case = seat * LETTERS
    while t.hidden_at[case] != NOT_PLACED:
        case += 1
    return case


class OpeningPlaces(Step):
    """K2.3: then all placements are shown. K2.6: the highest roll begins."""

    def choose(self, t: State, seat: i64, action: i64) -> None:
        for case in range(t.plan.players * LETTERS):
            city = t.hidden_at[case]
            t.case_at[case] = city
            t.lying[city] |= 1 << case
            t.hidden_at[case] = NOT_PLACED
            if t.events is not None:
                t.tell("placed", [case, city])
        t.contenders = (1 << t.plan.players) - 1
        t.phase = STARTING


class Starting(Step):
    """K2.6: the highest roll begins; ties roll again among the tied."""

    def outcomes(self) -> list[tuple[int, int]]:
        return ROLLS

    def choose(self, t: State, seat: i64, action: i64) -> None:
        roll = action - ROLL
        roller: i64 = 0
        while not (t.contenders >> roller) & 1:
            roller += 1
        total = roll // 4 + roll % 4
        if t.events is not None:
            t.tell("rolled_to_start", [roller, roll // 4, roll % 4])
        if total > t.best_roll:
            t.best_roll = total
            t.leaders = 0
        if total == t.best_roll:
            t.leaders |= 1 << roller
        t.contenders &= ~(1 << roller)
        if t.contenders:
            return
        if t.leaders & (t.leaders - 1):
            t.contenders = t.leaders
            t.best_roll = -1
            t.leaders = 0
            return
        t.starter = SEATS_OF[t.leaders][0]
        if t.events is not None:
            t.tell("starts", [t.starter])
        offer_outposts(t)


def offer_outposts(t: State) -> None:
    """K2.5, K2.7: with three, the outer two may each put an agent on the ownerless base, in turn order."""
    t.contenders = 0b101 if t.plan.players == 3 and t.plan.outposts else 0
    next_outpost(t)


def next_outpost(t: State) -> None:
    for distance in range(t.plan.players):
        seat: i64 = (t.starter + distance) % t.plan.players
        if (t.contenders >> seat) & 1:
            t.active = seat
            t.phase = OUTPOST
            return
    t.active = t.starter
    t.phase = ROLLING


class Outpost(Decision):
    """K2.5: an agent on the base that belongs to nobody, or not."""

    def options(self, t: State, seat: i64) -> list[int]:
        return OUTPOST_OPTIONS

    def choose(self, t: State, seat: i64, action: i64) -> None:
        t.contenders &= ~(1 << seat)
        if action == SEND:
            t.place[seat * AGENTS] = BASE + OWNERLESS_CORNER
            if t.events is not None:
                t.tell("outpost", [seat])
        next_outpost(t)

    def prompt(self, t: State, seat: i64) -> Prompt:
        return "outpost", []
