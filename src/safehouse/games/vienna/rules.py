"""Vienna (Stefan Feld): the contract, and its decisions by phase. Rule ids: docs/rules/vienna.md.

The rules are in the chapters, which `decision` lists. `rounds.go_on` is the course of the game: whatever leaves no
choice happens there.
"""

from typing import Final, cast, final

from librt.vecs import vec
from mypy_extensions import i16, i64

from safehouse.core.fields import set_values, values_of
from safehouse.core.game import HIDDEN, Outcome
from safehouse.core.rng import Rng
from safehouse.games.vienna import dealing, ids, knowledge, scoring
from safehouse.games.vienna.abilities import Choosing, Firing, Swerving
from safehouse.games.vienna.cards import Assigning, Drawing, OpeningRest, Storing
from safehouse.games.vienna.dealing import (
    ChoosingFigure,
    ChoosingStart,
    DealingColours,
    DealingFlags,
    DealingInfos,
    DealingMissions,
    DealingTiles,
)
from safehouse.games.vienna.decision import Decision, Step
from safehouse.games.vienna.features import write_features
from safehouse.games.vienna.market import Boxing, Buying, Removing, Settling
from safehouse.games.vienna.missions import Commissioning, Refilling
from safehouse.games.vienna.paying import Paying
from safehouse.games.vienna.placement import Sourcing
from safehouse.games.vienna.plan import Plan
from safehouse.games.vienna.rounds import go_on
from safehouse.games.vienna.state import State
from safehouse.games.vienna.turns import Acting, Showing
from safehouse.games.vienna.walks import FigureWalking, Posting, Surrounding, ThirdWalking

# By phase, as `ids` numbers them. A vector, because a compiled list checks the class of each item that is read.
DECISIONS: Final = vec[Decision](
    [
        Decision("", "", 0, 0),
        Storing("V4.1", "choose_a_drawer", ids.DRAWER, ids.TAKE),
        Acting("V6.1", "agent_or_bribes", ids.TAKE, ids.FROM),
        Sourcing("V6.1", "where_from", ids.FROM, ids.PAY),
        Paying("V6.2", "pay_first", ids.PAY, ids.FIRE, commutes=True),
        Surrounding("V14.3", "use_the_third_man", ids.SURROUND, ids.WALK, commutes=True),
        Firing("V6.5", "which_ability", ids.FIRE, ids.GIFT),
        Choosing("V3.6", "answer_the_ability", ids.GIFT, ids.SURROUND, commutes=True),
        Swerving("V7.1", "which_marker", ids.MARK, ids.DRAW_TWO),
        ThirdWalking("V14.2", "third_man_walks", ids.WALK, ids.FULFIL),
        FigureWalking("V15.6", "figure_walks", ids.WALK, ids.FULFIL),
        Commissioning("V11.1", "missions_now", ids.FULFIL, ids.BOX),
        Boxing("V10.5", "into_the_box", ids.BOX, ids.BUY),
        Buying("V10.2", "buy_or_pass", ids.BUY, ids.REMOVE),
        Settling("V10.3", "pay_your_agents", ids.PAY, ids.FIRE, commutes=True),
        Removing("V10.3", "who_goes", ids.REMOVE, ids.FLAG, commutes=True),
        Posting("V14.1", "purple_building", ids.WALK, ids.FULFIL),
        Assigning("V3.1", "assign_a_card", ids.ASSIGN, ids.DRAWER),
        DealingFlags(ids.FLAG, ids.TILE),
        DealingTiles(ids.TILE, ids.INFO),
        DealingInfos(ids.INFO, ids.COLOUR),
        DealingColours(ids.COLOUR, ids.MISSION),
        DealingMissions(ids.MISSION, ids.START),
        ChoosingStart(ids.START, ids.CARD),
        Drawing(ids.CARD, ids.OPEN_REST),
        OpeningRest(ids.OPEN_REST, ids.SHOW),
        Showing(ids.SHOW, ids.LEAD),
        Refilling(ids.MISSION, ids.START),
        Decision("", "", 0, 0),
        ChoosingFigure("V15.1", "choose_a_figure", ids.LEAD, ids.ACTION_COUNT),
    ]
)


@final
class Vienna(State):
    """A game of Vienna."""

    __slots__ = ()

    def begin(self) -> None:
        dealing.begin(self)

    def legal(self, seat: i64) -> list[int]:
        return DECISIONS[self.phase].options(self, seat)

    def commuting(self, seat: i64) -> tuple[int, int]:
        decision = DECISIONS[self.phase]
        return (decision.first, decision.beyond) if decision.commutes else (0, 0)

    def apply(self, seat: i64, action: i64) -> None:
        DECISIONS[self.phase].choose(self, seat, action)
        if self.phase == ids.READY:
            go_on(self)

    def retract(self, seat: i64) -> None:
        self.waiting |= 1 << seat
        DECISIONS[self.phase].forget(self, seat)

    def chance(self) -> list[tuple[int, int]]:
        return cast(Step, DECISIONS[self.phase]).outcomes(self)

    def sample_chance(self, rng: Rng) -> i64:
        return cast(Step, DECISIONS[self.phase]).sample(self, rng)

    def outcome(self) -> Outcome:
        return scoring.result(self)

    def why_not(self, seat: i64, action: i64) -> tuple[str, str]:
        if ids.FLAG <= action < ids.LEAD:
            return "V1", "not_for_players"
        if seat not in self.pending():
            if self.phase == ids.FINISHED:
                return "V8.1", "game_over"
            return ("V3.1", "wait_for_answers") if self.phase == ids.ASSIGNING else ("V3.2", "not_your_turn")
        if action in self.legal(seat):
            return "", ""
        return DECISIONS[self.phase].why_not(self, seat, action)

    # --- Copies, and what a seat knows -----------------------------------------------------------------------

    def clone(self) -> "Vienna":
        copy = Vienna(self.plan)
        copy.copy_public(self)
        copy.copy_secrets(self)
        return copy

    def redact(self, observer: i64) -> "Vienna":
        copy = Vienna(self.plan)
        copy.copy_public(self)
        knowledge.copy_known(copy, self, observer)
        return copy

    def sample(self, rng: Rng) -> "Vienna":
        world = self.clone()
        knowledge.imagine(world, rng)
        return world

    def seen_as(self, observer: i64, actor: i64, action: i64) -> i64:
        if self.phase == ids.ASSIGNING and observer != actor:
            return HIDDEN
        if self.phase == ids.DRAWING and observer != self.active:
            return HIDDEN
        return action

    def estimate(self) -> list[float]:
        return knowledge.estimate(self)

    def features(self, seat: i64, buffer: vec[i16], start: i64) -> None:
        write_features(self, seat, buffer, start)

    def __reduce__(self) -> tuple[object, ...]:
        return rebuild, (self.plan, values_of(self))


def rebuild(plan: Plan, values: dict[str, object]) -> Vienna:
    return set_values(Vienna(plan), values)
