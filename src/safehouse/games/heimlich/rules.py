"""Heimlich & Co.: the contract, and its decisions and steps by phase. Rule ids are those of docs/rules/heimlich.md.

The rules are in the chapters, in the order of the rule book: `setup` (H2), `turn` (H3), `ending` (H3.7),
`top_secret` (H4), `dossier` (H5); `course` says what follows what, `cards` and `hands` have the facts on H4.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16, i64

from safehouse.core.fields import set_values, values_of
from safehouse.core.game import HIDDEN, Outcome
from safehouse.core.rng import Rng
from safehouse.games.heimlich import ending, ids, knowledge, setup
from safehouse.games.heimlich.decision import Decision, Step
from safehouse.games.heimlich.dossier import Writing
from safehouse.games.heimlich.ending import Revealing
from safehouse.games.heimlich.features import write_features
from safehouse.games.heimlich.plan import Plan
from safehouse.games.heimlich.setup import ChoosingColours, ChoosingStarter, Dealing
from safehouse.games.heimlich.state import State
from safehouse.games.heimlich.top_secret import Drawing, Go, Opening, Question, SecondIdentity, Targeting
from safehouse.games.heimlich.turn import ChoosingPoints, Moving, MovingSafe, Rolling

# Most steps of a game are moves, so they skip the table: through it, random basic games ran at 0.85 of the speed.
MOVES: Final = Moving("H3.2", "spend_every_point", ids.MOVE, ids.SAFE, commutes=True)
# By phase, as `ids` numbers them. Vectors, because a compiled list checks the class of each item that is read.
DECISIONS: Final = vec[Decision](
    [
        MOVES,
        ChoosingPoints("H3.1", "choose_points_first", ids.POINTS, ids.MOVE),
        MovingSafe("H3.5", "safe_to_another_building", ids.SAFE, ids.NO),
        Go("H4.6", "play_or_pass", ids.PLAY, ids.AGENT),
        Targeting("H4.8", "no_target_of_this_card", ids.SAFE, ids.ENTRY, commutes=True),
        Question("H4.5", "answer_first", ids.NO, ids.PLAY),
        Writing("H5.5", "entries_in_order", ids.ENTRY, ids.COLOURS, commutes=True),
    ]
)
# From CHANCE_PHASES on.
STEPS: Final = vec[Step](
    [
        Rolling(ids.ROLL),
        Drawing(ids.DRAW),
        Opening(ids.OPEN),
        SecondIdentity(ids.SECOND),
        ChoosingColours(ids.COLOURS),
        ChoosingStarter(ids.STARTER),
        Dealing(ids.IDENTITY),
        Revealing(ids.REVEAL),
    ]
)


@final
class Heimlich(State):
    """A game of Heimlich & Co."""

    __slots__ = ()

    def begin(self) -> None:
        setup.begin(self)

    def legal(self, seat: i64) -> list[int]:
        phase = self.phase
        return MOVES.options(self, seat) if phase == ids.MOVING else DECISIONS[phase].options(self, seat)

    def commuting(self, seat: i64) -> tuple[int, int]:
        if self.phase >= ids.CHANCE_PHASES:
            return 0, 0
        decision = DECISIONS[self.phase]
        return (decision.first, decision.beyond) if decision.commutes else (0, 0)

    def apply(self, seat: i64, action: i64) -> None:
        phase = self.phase
        if phase == ids.MOVING:
            MOVES.choose(self, seat, action)
        elif phase < ids.CHANCE_PHASES:
            DECISIONS[phase].choose(self, seat, action)
        else:
            STEPS[phase - ids.CHANCE_PHASES].happen(self, action)

    def retract(self, seat: i64) -> None:
        self.waiting |= 1 << seat
        DECISIONS[self.phase].forget(self, seat)

    def chance(self) -> list[tuple[int, int]]:
        return STEPS[self.phase - ids.CHANCE_PHASES].outcomes(self)

    def sample_chance(self, rng: Rng) -> i64:
        return STEPS[self.phase - ids.CHANCE_PHASES].sample(self, rng)

    def outcome(self) -> Outcome:
        return ending.result(self)

    def why_not(self, seat: i64, action: i64) -> tuple[str, str]:
        if action >= ids.COLOURS:
            return "H1", "not_for_players"
        if seat not in self.pending():
            if self.phase == ids.FINISHED:
                return "H3.7", "game_over"
            return DECISIONS[self.phase].not_asked() if self.sealed() else ("H3.6", "not_your_turn")
        if action in self.legal(seat):
            return "", ""
        return DECISIONS[self.phase].why_not(self, seat, action)

    # --- Copies, and what a seat knows -----------------------------------------------------------------------

    def clone(self) -> "Heimlich":
        copy = Heimlich(self.plan)
        copy.copy_public(self)
        copy.copy_secrets(self)
        return copy

    def redact(self, observer: i64) -> "Heimlich":
        copy = Heimlich(self.plan)
        copy.copy_public(self)
        knowledge.copy_known(copy, self, observer)
        return copy

    def sample(self, rng: Rng) -> "Heimlich":
        world = self.clone()
        knowledge.imagine(world, rng)
        return world

    def seen_as(self, observer: i64, actor: i64, action: i64) -> i64:
        phase = self.phase
        if phase < ids.QUESTION or observer == actor:
            return action
        if phase < ids.CHANCE_PHASES:
            return HIDDEN
        if phase == ids.DRAWING or phase == ids.DEALING:
            return action if observer == self.drawer else HIDDEN
        if phase == ids.SECOND_IDENTITY:
            return action if observer == self.go else HIDDEN
        return action

    def private_key(self, seat: i64) -> int:
        return knowledge.private_key(self, seat)

    def features(self, seat: i64, buffer: vec[i16], start: i64) -> None:
        write_features(self, seat, buffer, start)

    def __reduce__(self) -> tuple[object, ...]:
        return rebuild, (self.plan, values_of(self))


def rebuild(plan: Plan, values: dict[str, object]) -> Heimlich:
    return set_values(Heimlich(plan), values)
