"""The fields of a state, from `fields.py`: do not edit, run `python -m tools.state_fields`."""

from typing import ClassVar

from mypy_extensions import i64

from safehouse.core.fields import marks
from safehouse.core.game import EMPTY, GameState
from safehouse.games.heimlich import fields
from safehouse.games.heimlich.plan import Plan


class StateFields(GameState):
    """The fields that change, what copies them, and what shows a seat its own."""

    FIELDS: ClassVar[dict[str, str]] = marks(fields.FIELDS)
    # Without the compiler, slots are what makes many attributes fast.
    __slots__ = (*fields.FIELDS, "plan")

    def __init__(self, plan: Plan) -> None:
        super().__init__(plan)
        self.plan: Plan = plan
        self.phase: i64 = 15
        self.turn: i64 = 0
        self.holder: i64 = 0
        self.face: i64 = -1
        self.points: i64 = 0
        self.last: i64 = 0
        self.moved: i64 = 0
        self.triggers: i64 = 0
        self.arrivals: list[int] = EMPTY
        self.agenda: list[int] = EMPTY
        self.safe: i64 = plan.safe_start
        self.in_play: i64 = 0
        self.at: list[int] = EMPTY
        self.stone: list[int] = EMPTY
        self.owner: list[int] = EMPTY
        self.owned: list[int] = EMPTY
        self.filed: bool = False
        self.dossier: list[int] = EMPTY
        self.knew: list[int] = EMPTY
        self.asked: i64 = 0
        self.waiting: i64 = 0
        self.answers: list[int] = EMPTY
        self.in_round: bool = False
        self.go: i64 = 0
        self.must_play: bool = False
        self.has_played: bool = False
        self.passes: i64 = 0
        self.card: i64 = -1
        self.picked: i64 = 0
        self.into_ruin: bool = False
        self.playable: i64 = 0
        self.drawer: i64 = 0
        self.hand: list[int] = EMPTY
        self.hand_size: list[int] = EMPTY
        self.fresh: list[int] = EMPTY
        self.edition: list[int] = EMPTY
        self.excluded: list[int] = EMPTY
        self.claims: list[int] = EMPTY
        self.past: list[int] = EMPTY
        self.drawn: list[int] = EMPTY
        self.pile_size: i64 = 0
        self.discards: list[int] = EMPTY
        self.pile: list[int] = EMPTY
        self.pool: list[int] = EMPTY
        self.score: list[int] = EMPTY

    def copy_public(self, other: "StateFields") -> None:
        """Copy all public fields from `other`."""
        self.phase = other.phase
        self.turn = other.turn
        self.holder = other.holder
        self.face = other.face
        self.points = other.points
        self.last = other.last
        self.moved = other.moved
        self.triggers = other.triggers
        self.safe = other.safe
        self.in_play = other.in_play
        self.at = other.at[:]
        self.stone = other.stone[:]
        self.drawer = other.drawer
        self.score = other.score
        if self.plan.rulings_2:
            self.arrivals = other.arrivals[:]
            self.past = other.past
        if self.plan.sealed:
            self.agenda = other.agenda[:]
            self.owned = other.owned[:]
            self.filed = other.filed
            self.knew = other.knew
            self.asked = other.asked
        if self.plan.top_secret:
            self.in_round = other.in_round
            self.go = other.go
            self.must_play = other.must_play
            self.has_played = other.has_played
            self.passes = other.passes
            self.card = other.card
            self.picked = other.picked
            self.into_ruin = other.into_ruin
            self.playable = other.playable
            self.hand_size = other.hand_size[:]
            self.fresh = other.fresh[:]
            self.pile_size = other.pile_size
            self.discards = other.discards[:]
            self.pool = other.pool[:]
        if self.plan.rulings_1:
            self.edition = other.edition[:]
            self.excluded = other.excluded[:]
            self.claims = other.claims[:]

    def copy_secrets(self, other: "StateFields") -> None:
        """Take over from `other` all the rest."""
        self.owner = other.owner[:]
        if self.plan.sealed:
            self.dossier = other.dossier[:]
            self.waiting = other.waiting
        if self.plan.top_secret:
            self.answers = other.answers[:]
            self.hand = other.hand[:]
            self.pile = other.pile[:]
        if self.plan.rulings_2:
            self.drawn = other.drawn

    def copy_own(self, world: "StateFields", observer: i64) -> None:
        """Add what a seat sees of its own; the rest is hidden."""
        if self.plan.sealed:
            self.waiting = world.asked
        if self.plan.top_secret:
            self.answers = [-1] * len(world.answers)
            self.hand = [-1] * len(world.hand)
            self.pile = [-1] * len(world.pile)
        if observer < 0:
            return
        if self.plan.sealed:
            self.waiting &= world.waiting | ~(1 << observer)
        if self.plan.top_secret:
            self.answers[observer] = world.answers[observer]
            for place in range(observer * 4, (observer + 1) * 4):
                self.hand[place] = world.hand[place]

    def public_values(self) -> tuple[object, ...]:
        """Return the values of all public fields, in the order of `FIELDS`; lists are the state's own."""
        return (
            self.phase,
            self.turn,
            self.holder,
            self.face,
            self.points,
            self.last,
            self.moved,
            self.triggers,
            self.arrivals,
            self.agenda,
            self.safe,
            self.in_play,
            self.at,
            self.stone,
            self.owned,
            self.filed,
            self.knew,
            self.asked,
            self.in_round,
            self.go,
            self.must_play,
            self.has_played,
            self.passes,
            self.card,
            self.picked,
            self.into_ruin,
            self.playable,
            self.drawer,
            self.hand_size,
            self.fresh,
            self.edition,
            self.excluded,
            self.claims,
            self.past,
            self.pile_size,
            self.discards,
            self.pool,
            self.score,
        )

    def other_values(self) -> tuple[object, ...]:
        """Return the values of all other fields, in the order of `FIELDS`; lists are the state's own."""
        return (
            self.owner,
            self.dossier,
            self.hand,
            self.drawn,
            self.waiting,
            self.answers,
            self.pile,
        )
