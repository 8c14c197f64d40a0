"""What lies on a table of Suitcase: the plan (fixed) and the table (what changes)."""

from typing import Final

from mypy_extensions import i64

from safehouse.core.fields import OWNER, PUBLIC, SEALED
from safehouse.core.game import CHANCE, MANY, OVER, GameState, Setup
from safehouse.games.suitcase.ids import (
    CHANCE_PHASES,
    CLAIMING,
    COUNT_OF,
    FINISHED,
    OTHER_PHASES,
    SEALED_PHASES,
    SEATS_OF,
)

# Every field that changes, and who may know it (`core.fields`).
FIELDS: Final[dict[str, str]] = {
    **dict.fromkeys(
        [
            "phase", "turn", "active", "points", "bonus", "handled", "place", "load", "crowd", "holder", "lying",
            "case_at", "case_by", "shown", "cards_left", "agents_left", "secrets", "own_in", "foreign_in", "over",
            "asked", "fighter", "defender", "opponent", "dropped", "to_lose", "picked", "contenders", "best_roll",
            "leaders", "starter", "winner", "reason",
        ],
        PUBLIC,
    ),
    "content": OWNER,
    "hidden_at": SEALED,
    "waiting": SEALED,
    "duel_card": SEALED,
}  # fmt: skip

CHANCE_LIST: Final[list[int]] = [CHANCE]
EMPTY: Final[list[int]] = []


class Plan(Setup):
    """Players, their corners and the map. Shared by all states of a game and never changed."""

    __slots__ = ("cities", "corner", "gates", "outposts", "roads", "target", "to_hq")

    corner: list[int]  # by seat
    cities: i64
    roads: list[list[int]]  # by place (cities, then bases): the cities one step away
    gates: list[list[int]]  # by seat, by city: 1 where a dotted line leads to his headquarters
    to_hq: list[list[int]]  # by seat, by city: steps into his headquarters
    target: i64  # K3.1
    outposts: bool  # K2.5

    def __init__(self, players: int, options: dict[str, str], files: dict[str, str]) -> None:
        super().__init__(players, options, files)
        self.corner = []
        self.cities = 0
        self.roads = []
        self.gates = []
        self.to_hq = []
        self.target = 10
        self.outposts = True

    def __reduce__(self) -> tuple[object, ...]:
        from safehouse.games.suitcase.game import make_plan

        return make_plan, (self.players, self.options, self.files)


class Table(GameState):
    """Everything that changes. Agents are numbered seat × 7, suitcases seat × 4."""

    # Without the compiler, slots are what makes many attributes fast.
    __slots__ = (*FIELDS, "plan")

    plan: Plan
    # The turn.
    phase: i64
    turn: i64
    active: i64
    points: i64
    bonus: list[int]  # steps of the active player's agents (K6.6)
    handled: i64  # mask: his agents that have handled a suitcase since the last step (K5.3)
    # Agents.
    place: list[int]
    load: list[int]  # the suitcase that an agent carries, or NONE
    agents_left: list[int]  # by seat
    crowd: list[int]  # by city: agents there
    holder: list[int]  # by city: the seat whose agents they are, or NONE
    over: i64  # cities with more than two agents of the active player (K4.2)
    # Suitcases.
    content: list[int]  # secrets, or BOMB, or UNKNOWN
    hidden_at: list[int]  # where suitcases are being placed (K2.3)
    case_at: list[int]  # city, CARRIED, DELIVERED or NOT_PLACED
    case_by: list[int]  # who delivered it, or NONE
    shown: i64  # mask: suitcases whose content everybody has seen
    lying: list[int]  # by city: mask of suitcases
    secrets: list[int]  # delivered, by seat
    own_in: list[int]  # own suitcases delivered, by seat
    foreign_in: list[int]
    # Duels.
    cards_left: list[int]  # seat × value
    fighter: i64  # the attacking agent
    defender: i64  # the defending seat
    opponent: i64  # the defending agent
    duel_card: list[int]  # by seat
    dropped: i64  # mask: suitcases dropped in this fight (K6.8)
    # Answers that are given at the same time.
    asked: i64  # mask
    waiting: i64  # mask
    # The bomb.
    to_lose: i64
    picked: i64  # mask of agents
    # The start.
    contenders: i64  # mask: who still has to roll, or to decide on an outpost
    best_roll: i64
    leaders: i64  # mask: who rolled it
    starter: i64
    # The end.
    winner: i64  # who reached the target or is alone, or NONE
    reason: i64

    def __init__(self, plan: Plan) -> None:
        super().__init__(plan)
        self.plan = plan
        self.phase = FINISHED
        self.turn = 0
        self.active = 0
        self.points = 0
        self.bonus = EMPTY
        self.handled = 0
        self.place = EMPTY
        self.load = EMPTY
        self.agents_left = EMPTY
        self.crowd = EMPTY
        self.holder = EMPTY
        self.over = 0
        self.content = EMPTY
        self.hidden_at = EMPTY
        self.case_at = EMPTY
        self.case_by = EMPTY
        self.shown = 0
        self.lying = EMPTY
        self.secrets = EMPTY
        self.own_in = EMPTY
        self.foreign_in = EMPTY
        self.cards_left = EMPTY
        self.fighter = -1
        self.defender = -1
        self.opponent = -1
        self.duel_card = EMPTY
        self.dropped = 0
        self.asked = 0
        self.waiting = 0
        self.to_lose = 0
        self.picked = 0
        self.contenders = 0
        self.best_roll = -1
        self.leaders = 0
        self.starter = -1
        self.winner = -1
        self.reason = 0

    def copy_public(self, other: "Table") -> None:
        """Take over from `other` all that everybody may see: an allow-list, by hand."""
        self.phase = other.phase
        self.turn = other.turn
        self.active = other.active
        self.points = other.points
        self.bonus = other.bonus[:]
        self.handled = other.handled
        self.place = other.place[:]
        self.load = other.load[:]
        self.agents_left = other.agents_left[:]
        self.crowd = other.crowd[:]
        self.holder = other.holder[:]
        self.over = other.over
        self.case_at = other.case_at[:]
        self.case_by = other.case_by[:]
        self.shown = other.shown
        self.lying = other.lying[:]
        self.secrets = other.secrets[:]
        self.own_in = other.own_in[:]
        self.foreign_in = other.foreign_in[:]
        self.cards_left = other.cards_left[:]
        self.fighter = other.fighter
        self.defender = other.defender
        self.opponent = other.opponent
        self.dropped = other.dropped
        self.asked = other.asked
        self.to_lose = other.to_lose
        self.picked = other.picked
        self.contenders = other.contenders
        self.best_roll = other.best_roll
        self.leaders = other.leaders
        self.starter = other.starter
        self.winner = other.winner
        self.reason = other.reason

    def copy_secrets(self, other: "Table") -> None:
        """Take over from `other` all the rest."""
        self.content = other.content[:]
        self.hidden_at = other.hidden_at[:]
        self.duel_card = other.duel_card[:]
        self.waiting = other.waiting

    def actor(self) -> i64:
        phase = self.phase
        if phase < OTHER_PHASES:
            return self.active
        if phase >= CHANCE_PHASES:
            return CHANCE if phase < FINISHED else OVER
        if phase >= SEALED_PHASES:
            if COUNT_OF[self.waiting] == 1:
                return SEATS_OF[self.waiting][0]
            return MANY
        if phase == CLAIMING:
            return self.defender
        return self.active

    def sealed(self) -> bool:
        return self.phase >= SEALED_PHASES and self.phase < CHANCE_PHASES

    def pending(self) -> list[int]:
        seat = self.actor()
        if seat >= 0:
            return SEATS_OF[1 << seat]
        if seat == CHANCE:
            return CHANCE_LIST
        if seat == MANY:
            return SEATS_OF[self.waiting]
        return EMPTY
