"""Suitcase (Alex Randolph's Top Secret): the contract, and its decisions by phase. Rule ids: docs/rules/suitcase.md.

The rules are in the chapters, in the order of the rule sheet: `setup` (K2), `moving` (K4, K5), `duels` (K6),
`delivery` (K7), `course` (K8); `movement` has the facts on the map.
"""

from typing import Final, cast, final

from librt.vecs import vec
from mypy_extensions import i16, i64

from safehouse.core.fields import set_values, values_of
from safehouse.core.game import HIDDEN, Outcome
from safehouse.core.rng import Rng
from safehouse.games.suitcase import course, ids, knowledge, setup
from safehouse.games.suitcase.decision import Decision, Step
from safehouse.games.suitcase.delivery import Losing, Showing
from safehouse.games.suitcase.duels import Claiming, Duelling, Meeting, OpeningDuel
from safehouse.games.suitcase.features import write_features
from safehouse.games.suitcase.moving import Moving, Rolling
from safehouse.games.suitcase.plan import Plan
from safehouse.games.suitcase.setup import OpeningPlaces, Outpost, Packing, Placing, Starting
from safehouse.games.suitcase.state import State

# By phase, as `ids` numbers them. A vector, because a compiled list checks the class of each item that is read.
DECISIONS: Final = vec[Decision](
    [
        Moving("K4.1", "move_or_end", ids.STEP, ids.MEET),
        Meeting("K6.7", "name_the_defender", ids.MEET, ids.CARD),
        Losing("K7.2", "name_the_lost", ids.LOSE, ids.OPEN_PLACES, commutes=True),
        Claiming("K6.8", "claim_or_leave", ids.CLAIM, ids.LOSE),
        Outpost("K2.5", "decide_on_outpost", ids.SEND, ids.STEP),
        Packing("K2.2", "pack_first", ids.PACK, ids.PLACE),
        Placing("K2.3", "place_suitcases_first", ids.PLACE, ids.SEND),
        Duelling("K6.2", "choose_a_card", ids.CARD, ids.CLAIM),
        Rolling(ids.ROLL, ids.OPEN_DUEL),
        Starting(ids.ROLL, ids.OPEN_DUEL),
        OpeningPlaces(ids.OPEN_PLACES, ids.ROLL),
        OpeningDuel(ids.OPEN_DUEL, ids.SHOW),
        Showing(ids.SHOW, ids.SHOW + 1),
    ]
)


@final
class Suitcase(State):
    """A game of Suitcase."""

    __slots__ = ()

    def begin(self) -> None:
        setup.begin(self)

    def legal(self, seat: i64) -> list[int]:
        return DECISIONS[self.phase].options(self, seat)

    def commuting(self, seat: i64) -> tuple[int, int]:
        decision = DECISIONS[self.phase]
        return (decision.first, decision.beyond) if decision.commutes else (0, 0)

    def apply(self, seat: i64, action: i64) -> None:
        DECISIONS[self.phase].choose(self, seat, action)

    def retract(self, seat: i64) -> None:
        self.waiting |= 1 << seat
        DECISIONS[self.phase].forget(self, seat)

    def chance(self) -> list[tuple[int, int]]:
        return cast(Step, DECISIONS[self.phase]).outcomes()

    def sample_chance(self, rng: Rng) -> i64:
        return cast(Step, DECISIONS[self.phase]).sample(rng)

    def outcome(self) -> Outcome:
        return course.result(self)

    def why_not(self, seat: i64, action: i64) -> tuple[str, str]:
        if action >= ids.OPEN_PLACES:
            return "K1", "not_for_players"
        if seat not in self.pending():
            if self.phase == ids.FINISHED:
                return "K8.1", "game_over"
            return ("K6.2", "wait_for_answers") if self.sealed() else ("K2.6", "not_your_turn")
        if action in self.legal(seat):
            return "", ""
        return DECISIONS[self.phase].why_not(self, seat, action)

    # --- Copies, and what a seat knows -----------------------------------------------------------------------

    def clone(self) -> "Suitcase":
        copy = Suitcase(self.plan)
        copy.copy_public(self)
        copy.copy_secrets(self)
        return copy

    def redact(self, observer: i64) -> "Suitcase":
        copy = Suitcase(self.plan)
        copy.copy_public(self)
        knowledge.copy_known(copy, self, observer)
        return copy

    def sample(self, rng: Rng) -> "Suitcase":
        world = self.clone()
        knowledge.imagine(world, rng)
        return world

    def seen_as(self, observer: i64, actor: i64, action: i64) -> i64:
        phase = self.phase
        if phase >= ids.SEALED_PHASES and phase < ids.CHANCE_PHASES and observer != actor:
            return HIDDEN
        return action

    def estimate(self) -> list[float]:
        return knowledge.estimate(self)

    def features(self, seat: i64, buffer: vec[i16], start: i64) -> None:
        write_features(self, seat, buffer, start)

    def __reduce__(self) -> tuple[object, ...]:
        return rebuild, (self.plan, values_of(self))


def rebuild(plan: Plan, values: dict[str, object]) -> Suitcase:
    return set_values(Suitcase(plan), values)
