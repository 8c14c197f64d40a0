"""The fields of a state, from `fields.py`: do not edit, run `python -m tools.state_fields`."""

from typing import ClassVar

from mypy_extensions import i64

from safehouse.core.fields import marks
from safehouse.core.game import EMPTY, GameState
from safehouse.games.suitcase import fields
from safehouse.games.suitcase.plan import Plan


class StateFields(GameState):
    """The fields that change, what copies them, and what shows a seat its own."""

    FIELDS: ClassVar[dict[str, str]] = marks(fields.FIELDS)
    # Without the compiler, slots are what makes many attributes fast.
    __slots__ = (*fields.FIELDS, "plan")

    def __init__(self, plan: Plan) -> None:
        super().__init__(plan)
        self.plan: Plan = plan
        self.phase: i64 = 13
        self.turn: i64 = 0
        self.active: i64 = 0
        self.points: i64 = 0
        self.bonus: list[int] = EMPTY
        self.handled: i64 = 0
        self.place: list[int] = EMPTY
        self.load: list[int] = EMPTY
        self.crowd: list[int] = EMPTY
        self.holder: list[int] = EMPTY
        self.lying: list[int] = EMPTY
        self.hidden_at: list[int] = EMPTY
        self.case_at: list[int] = EMPTY
        self.case_by: list[int] = EMPTY
        self.content: list[int] = EMPTY
        self.shown: i64 = 0
        self.cards_left: list[int] = EMPTY
        self.agents_left: list[int] = EMPTY
        self.secrets: list[int] = EMPTY
        self.reached: list[int] = EMPTY
        self.own_in: list[int] = EMPTY
        self.foreign_in: list[int] = EMPTY
        self.over: i64 = 0
        self.asked: i64 = 0
        self.waiting: i64 = 0
        self.fighter: i64 = -1
        self.defender: i64 = -1
        self.opponent: i64 = -1
        self.duel_card: list[int] = EMPTY
        self.dropped: i64 = 0
        self.to_lose: i64 = 0
        self.picked: i64 = 0
        self.contenders: i64 = 0
        self.best_roll: i64 = -1
        self.leaders: i64 = 0
        self.starter: i64 = -1
        self.winner: i64 = -1
        self.reason: i64 = 0

    def copy_public(self, other: "StateFields") -> None:
        """Copy all public fields from `other`."""
        self.phase = other.phase
        self.turn = other.turn
        self.active = other.active
        self.points = other.points
        self.bonus = other.bonus[:]
        self.handled = other.handled
        self.place = other.place[:]
        self.load = other.load[:]
        self.crowd = other.crowd[:]
        self.holder = other.holder[:]
        self.lying = other.lying[:]
        self.case_at = other.case_at[:]
        self.case_by = other.case_by[:]
        self.shown = other.shown
        self.cards_left = other.cards_left[:]
        self.agents_left = other.agents_left[:]
        self.secrets = other.secrets[:]
        self.own_in = other.own_in[:]
        self.foreign_in = other.foreign_in[:]
        self.over = other.over
        self.asked = other.asked
        self.fighter = other.fighter
        self.defender = other.defender
        self.opponent = other.opponent
        self.dropped = other.dropped
        self.to_lose = other.to_lose
        self.picked = other.picked
        self.contenders = other.contenders
        self.best_roll = other.best_roll
        self.leaders = other.leaders
        self.starter = other.starter
        self.winner = other.winner
        self.reason = other.reason
        if self.plan.rulings_2:
            self.reached = other.reached[:]

    def copy_secrets(self, other: "StateFields") -> None:
        """Take over from `other` all the rest."""
        self.hidden_at = other.hidden_at[:]
        self.content = other.content[:]
        self.waiting = other.waiting
        self.duel_card = other.duel_card[:]

    def copy_own(self, world: "StateFields", observer: i64) -> None:
        """Add what a seat sees of its own; the rest is hidden."""
        self.hidden_at = [-1] * len(world.hidden_at)
        self.content = [-1] * len(world.content)
        self.waiting = world.asked
        self.duel_card = [-1] * len(world.duel_card)
        if observer < 0:
            return
        for place in range(observer * 4, (observer + 1) * 4):
            self.hidden_at[place] = world.hidden_at[place]
        for place in range(observer * 4, (observer + 1) * 4):
            self.content[place] = world.content[place]
        self.waiting &= world.waiting | ~(1 << observer)
        self.duel_card[observer] = world.duel_card[observer]

    def public_values(self) -> tuple[object, ...]:
        """Return the values of all public fields, in the order of `FIELDS`; lists are the state's own."""
        return (
            self.phase,
            self.turn,
            self.active,
            self.points,
            self.bonus,
            self.handled,
            self.place,
            self.load,
            self.crowd,
            self.holder,
            self.lying,
            self.case_at,
            self.case_by,
            self.shown,
            self.cards_left,
            self.agents_left,
            self.secrets,
            self.reached,
            self.own_in,
            self.foreign_in,
            self.over,
            self.asked,
            self.fighter,
            self.defender,
            self.opponent,
            self.dropped,
            self.to_lose,
            self.picked,
            self.contenders,
            self.best_roll,
            self.leaders,
            self.starter,
            self.winner,
            self.reason,
        )

    def other_values(self) -> tuple[object, ...]:
        """Return the values of all other fields, in the order of `FIELDS`; lists are the state's own."""
        return (
            self.content,
            self.hidden_at,
            self.waiting,
            self.duel_card,
        )
