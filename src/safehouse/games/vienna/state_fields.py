"""The fields of a state, from `fields.py`: do not edit, run `python -m tools.state_fields`."""

from typing import ClassVar

from mypy_extensions import i64

from safehouse.core.fields import marks
from safehouse.core.game import EMPTY, GameState
from safehouse.games.vienna import fields
from safehouse.games.vienna.plan import Plan


class StateFields(GameState):
    """The fields that change, what copies them, and what shows a seat its own."""

    FIELDS: ClassVar[dict[str, str]] = marks(fields.FIELDS)
    # Without the compiler, slots are what makes many attributes fast.
    __slots__ = (*fields.FIELDS, "plan")

    def __init__(self, plan: Plan) -> None:
        super().__init__(plan)
        self.plan: Plan = plan
        self.phase: i64 = 28
        self.stage: i64 = 0
        self.arms: i64 = 0
        self.turn: i64 = 0
        self.active: i64 = 0
        self.ending: bool = False
        self.due: list[int] = EMPTY
        self.roof: i64 = 0
        self.moved: bool = False
        self.marker: list[int] = EMPTY
        self.tile: list[int] = EMPTY
        self.flag: list[int] = EMPTY
        self.third: i64 = -1
        self.where: list[int] = EMPTY
        self.hand: list[int] = EMPTY
        self.assigned: list[int] = EMPTY
        self.edition: list[int] = EMPTY
        self.shuffles: i64 = 0
        self.pile_left: i64 = 0
        self.held: list[int] = EMPTY
        self.hidden_old: list[int] = EMPTY
        self.extra_old: list[int] = EMPTY
        self.faced: list[int] = EMPTY
        self.to_draw: i64 = 0
        self.drawer: list[int] = EMPTY
        self.bribe: list[int] = EMPTY
        self.info: list[int] = EMPTY
        self.score: list[int] = EMPTY
        self.agents: list[int] = EMPTY
        self.supply: list[int] = EMPTY
        self.coins: list[int] = EMPTY
        self.box: list[int] = EMPTY
        self.gear: list[int] = EMPTY
        self.hired: list[int] = EMPTY
        self.desk: list[int] = EMPTY
        self.stack: list[int] = EMPTY
        self.offer: list[int] = EMPTY
        self.colour: list[int] = EMPTY
        self.figure: list[int] = EMPTY
        self.figure_out: list[int] = EMPTY
        self.card: i64 = -1
        self.building: i64 = -1
        self.source: i64 = -1
        self.owed: i64 = 0
        self.least: i64 = 0
        self.means: i64 = 0
        self.thing: i64 = -1
        self.squares: list[int] = EMPTY
        self.third_used: bool = False
        self.figure_put: bool = False
        self.agenda: list[int] = EMPTY
        self.item: i64 = -1
        self.count: i64 = 0
        self.amount: i64 = 0
        self.fulfilled: i64 = 0
        self.slot: i64 = -1
        self.asked: i64 = 0
        self.waiting: i64 = 0

    def copy_public(self, other: "StateFields") -> None:
        """Copy all public fields from `other`."""
        self.phase = other.phase
        self.stage = other.stage
        self.arms = other.arms
        self.turn = other.turn
        self.active = other.active
        self.ending = other.ending
        self.due = other.due[:]
        self.roof = other.roof
        self.moved = other.moved
        self.marker = other.marker[:]
        self.tile = other.tile[:]
        self.flag = other.flag
        self.third = other.third
        self.edition = other.edition
        self.shuffles = other.shuffles
        self.pile_left = other.pile_left
        self.held = other.held[:]
        self.hidden_old = other.hidden_old[:]
        self.extra_old = other.extra_old[:]
        self.faced = other.faced[:]
        self.to_draw = other.to_draw
        self.drawer = other.drawer[:]
        self.bribe = other.bribe[:]
        self.info = other.info[:]
        self.score = other.score[:]
        self.agents = other.agents[:]
        self.supply = other.supply[:]
        self.card = other.card
        self.building = other.building
        self.source = other.source
        self.owed = other.owed
        self.least = other.least
        self.means = other.means
        self.squares = other.squares[:]
        self.third_used = other.third_used
        self.agenda = other.agenda[:]
        self.item = other.item
        self.count = other.count
        self.asked = other.asked
        if self.plan.full:
            self.coins = other.coins[:]
            self.box = other.box[:]
            self.gear = other.gear[:]
            self.hired = other.hired[:]
            self.desk = other.desk[:]
            self.stack = other.stack
            self.offer = other.offer[:]
            self.colour = other.colour[:]
            self.figure = other.figure[:]
            self.figure_out = other.figure_out[:]
            self.thing = other.thing
            self.figure_put = other.figure_put
            self.amount = other.amount
            self.fulfilled = other.fulfilled
            self.slot = other.slot
        else:
            self.coins = other.coins
            self.box = other.box
            self.gear = other.gear
            self.hired = other.hired
            self.desk = other.desk
            self.stack = other.stack
            self.offer = other.offer
            self.colour = other.colour
            self.figure = other.figure
            self.figure_out = other.figure_out

    def copy_secrets(self, other: "StateFields") -> None:
        """Take over from `other` all the rest."""
        self.where = other.where[:]
        self.hand = other.hand[:]
        self.assigned = other.assigned[:]
        self.waiting = other.waiting

    def copy_own(self, world: "StateFields", observer: i64) -> None:
        """Add what a seat sees of its own; the rest is hidden."""
        self.hand = [-2] * len(world.hand)
        self.assigned = [-2] * len(world.assigned)
        self.waiting = world.asked
        if observer < 0:
            return
        for place in range(observer * 6, (observer + 1) * 6):
            self.hand[place] = world.hand[place]
        for place in range(observer * 3, (observer + 1) * 3):
            self.assigned[place] = world.assigned[place]
        self.waiting &= world.waiting | ~(1 << observer)

    def public_values(self) -> tuple[object, ...]:
        """Return the values of all public fields, in the order of `FIELDS`; lists are the state's own."""
        return (
            self.phase,
            self.stage,
            self.arms,
            self.turn,
            self.active,
            self.ending,
            self.due,
            self.roof,
            self.moved,
            self.marker,
            self.tile,
            self.flag,
            self.third,
            self.edition,
            self.shuffles,
            self.pile_left,
            self.held,
            self.hidden_old,
            self.extra_old,
            self.faced,
            self.to_draw,
            self.drawer,
            self.bribe,
            self.info,
            self.score,
            self.agents,
            self.supply,
            self.coins,
            self.box,
            self.gear,
            self.hired,
            self.desk,
            self.stack,
            self.offer,
            self.colour,
            self.figure,
            self.figure_out,
            self.card,
            self.building,
            self.source,
            self.owed,
            self.least,
            self.means,
            self.thing,
            self.squares,
            self.third_used,
            self.figure_put,
            self.agenda,
            self.item,
            self.count,
            self.amount,
            self.fulfilled,
            self.slot,
            self.asked,
        )

    def other_values(self) -> tuple[object, ...]:
        """Return the values of all other fields, in the order of `FIELDS`; lists are the state's own."""
        return (
            self.where,
            self.hand,
            self.assigned,
            self.waiting,
        )
