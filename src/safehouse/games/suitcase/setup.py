"""The setup (K2): contents, hiding places, who begins, and outposts."""

from typing import Final

from mypy_extensions import i64

from safehouse.core.game import UNKNOWN
from safehouse.games.suitcase import ids
from safehouse.games.suitcase.decision import Decision, Prompt, Step
from safehouse.games.suitcase.state import State

OWNERLESS_CORNER: Final = 3  # K2.7: with three players
PACK_OPTIONS: Final[list[int]] = [ids.PACK + order for order in range(len(ids.ORDERS))]
OUTPOST_OPTIONS: Final[list[int]] = [ids.SEND, ids.STAY]
# K1.3: two dice.
ROLLS: Final[list[tuple[int, int]]] = [(ids.ROLL + roll, ids.DIE[roll // 4] * ids.DIE[roll % 4]) for roll in range(16)]


def begin(t: State) -> None:
    """Set up the table; first all seats pack (K2.7)."""
    seats = t.plan.players
    t.bonus = [0] * ids.AGENTS
    t.place = [ids.BASE + t.plan.corner[agent // ids.AGENTS] for agent in range(seats * ids.AGENTS)]  # K2.4
    t.load = [ids.NONE] * (seats * ids.AGENTS)
    t.agents_left = [ids.AGENTS] * seats
    t.crowd = [0] * t.plan.cities
    t.holder = [ids.NONE] * t.plan.cities
    t.lying = [0] * t.plan.cities
    t.content = [UNKNOWN] * (seats * ids.LETTERS)
    t.hidden_at = [ids.NOT_PLACED] * (seats * ids.LETTERS)
    t.case_at = [ids.NOT_PLACED] * (seats * ids.LETTERS)
    t.case_by = [ids.NONE] * (seats * ids.LETTERS)
    t.secrets = [0] * seats
    if t.plan.rulings_2:
        t.reached = [0] * seats
    t.own_in = [0] * seats
    t.foreign_in = [0] * seats
    t.cards_left = ids.DUEL_CARDS * seats
    t.duel_card = [UNKNOWN] * seats
    ask_all(t, ids.PACKING)


def ask_all(t: State, phase: i64) -> None:
    t.asked = (1 << t.plan.players) - 1
    t.waiting = t.asked
    t.phase = phase


class Packing(Decision):
    """K2.2: choose which suitcase holds 5, 3, 1 and the bomb."""

    def options(self, t: State, seat: i64) -> list[int]:
        return PACK_OPTIONS

    def choose(self, t: State, seat: i64, action: i64) -> None:
        for letter in range(ids.LETTERS):
            t.content[seat * ids.LETTERS + letter] = ids.ORDERS[action - ids.PACK][letter]
        t.waiting &= ~(1 << seat)
        if t.waiting == 0:
            ask_all(t, ids.PLACING)

    def forget(self, t: State, seat: i64) -> None:
        for case in range(seat * ids.LETTERS, (seat + 1) * ids.LETTERS):
            t.content[case] = UNKNOWN

    def prompt(self, t: State, seat: i64) -> Prompt:
        return "packing", []


class Placing(Decision):
    """K2.3: the suitcases A–D into four different cities, one after the other."""

    def options(self, t: State, seat: i64) -> list[int]:
        taken = t.hidden_at[seat * ids.LETTERS : (seat + 1) * ids.LETTERS]
        return [ids.PLACE + city for city in range(t.plan.cities) if city not in taken]

    def choose(self, t: State, seat: i64, action: i64) -> None:
        case = next_case(t, seat)
        t.hidden_at[case] = action - ids.PLACE
        if case % ids.LETTERS == ids.LETTERS - 1:
            t.waiting &= ~(1 << seat)
            if t.waiting == 0:
                t.asked = 0
                t.phase = ids.OPENING_PLACES

    def forget(self, t: State, seat: i64) -> None:
        for case in range(seat * ids.LETTERS, (seat + 1) * ids.LETTERS):
            t.hidden_at[case] = ids.NOT_PLACED

    def prompt(self, t: State, seat: i64) -> Prompt:
        case = next_case(t, seat)
        return "placing", [("letter", "letter", case), ("content", "content", t.content[case])]

    def refusal(self, t: State, seat: i64, action: i64) -> tuple[str, str]:
        return "K2.3", "different_cities"


def next_case(t: State, seat: i64) -> i64:
    """Return the first suitcase of a seat that has no place yet."""
    case = seat * ids.LETTERS
    while t.hidden_at[case] != ids.NOT_PLACED:
        case += 1
    return case


class OpeningPlaces(Step):
    """K2.3: then all placements are shown. K2.6: the highest roll begins."""

    def choose(self, t: State, seat: i64, action: i64) -> None:
        for case in range(t.plan.players * ids.LETTERS):
            city = t.hidden_at[case]
            t.case_at[case] = city
            t.lying[city] |= 1 << case
            t.hidden_at[case] = ids.NOT_PLACED
            if t.events is not None:
                t.tell("placed", [case, city])
        t.contenders = (1 << t.plan.players) - 1
        t.phase = ids.STARTING


class Starting(Step):
    """K2.6: the highest roll begins; ties roll again among the tied."""

    def outcomes(self) -> list[tuple[int, int]]:
        return ROLLS

    def choose(self, t: State, seat: i64, action: i64) -> None:
        roll = action - ids.ROLL
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
        t.starter = ids.SEATS_OF[t.leaders][0]
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
            t.phase = ids.OUTPOST
            return
    t.active = t.starter
    t.phase = ids.ROLLING


class Outpost(Decision):
    """K2.5: an agent on the base that belongs to nobody, or not."""

    def options(self, t: State, seat: i64) -> list[int]:
        return OUTPOST_OPTIONS

    def choose(self, t: State, seat: i64, action: i64) -> None:
        t.contenders &= ~(1 << seat)
        if action == ids.SEND:
            t.place[seat * ids.AGENTS] = ids.BASE + OWNERLESS_CORNER
            if t.events is not None:
                t.tell("outpost", [seat])
        next_outpost(t)

    def prompt(self, t: State, seat: i64) -> Prompt:
        return "outpost", []
