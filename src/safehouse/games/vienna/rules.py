"""Vienna (Stefan Feld), in the order of its rule book. Rule ids: docs/rules/vienna.md.

`go_on` is the course of the game: whatever leaves no choice happens there, stage by stage, until somebody is asked.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16, i64

from safehouse.core.fields import set_values, values_of
from safehouse.core.game import CHANCE, HIDDEN, Outcome
from safehouse.core.rng import Rng
from safehouse.games.vienna import (
    abilities,
    cards,
    dealing,
    knowledge,
    market,
    missions,
    placement,
    reasons,
    rounds,
    scoring,
)
from safehouse.games.vienna.features import write_features
from safehouse.games.vienna.ids import (
    ACCEPT,
    ACTING,
    ACTION_FOUR,
    ACTION_THREE,
    ACTION_TWO,
    ASSIGN,
    ASSIGNING,
    BOX,
    BOXING,
    BUY,
    BUYING,
    CARD,
    CHECK_SQUARES,
    CHOOSING,
    COMMISSIONING,
    DO_MISSIONS,
    DRAW_CARDS,
    DRAWER,
    DRAWING,
    DUE,
    EARN,
    END_ROUND,
    FIGURE_WALKING,
    FINISH,
    FIRE,
    FIRING,
    FROM,
    FULFIL,
    HAND_OVER,
    KINDS,
    MARK,
    NEW_ROUND,
    NONE,
    OPEN_REST,
    OPENING_REST,
    PASS,
    PAY,
    PAYING,
    PILE,
    PLACE,
    POSTING,
    PUT_AGENT,
    READY,
    REFILL,
    REMOVE,
    REMOVING,
    SETTLING,
    SHOW,
    SHOWING,
    SOURCING,
    STORING,
    SURROUNDING,
    SWERVING,
    TAKE,
    TAKE_TILES,
    THIRD_WALK,
    THIRD_WALKING,
    TURN,
    TURN_OVER,
    WALK,
)
from safehouse.games.vienna.plan import Plan
from safehouse.games.vienna.state import Table

EARNED: Final = 2  # V6.3
MARK_OPTIONS: Final[list[int]] = [MARK + info for info in range(KINDS)]


@final
class Vienna(Table):
    """A game of Vienna."""

    __slots__ = ()

    # --- V2, V9 Setup ----------------------------------------------------------------------------------------

    def begin(self) -> None:
        dealing.begin(self)

    # --- V3 The course of a round ----------------------------------------------------------------------------

    def go_on(self) -> None:
        """Do whatever leaves no choice, until somebody, or chance, has one. Bonuses come before the next stage."""
        while self.phase == READY:
            if self.agenda:
                abilities.next_bonus(self)
                continue
            stage = self.stage
            if stage == NEW_ROUND:
                self.turn = 0
                self.stage = DRAW_CARDS
            elif stage == DRAW_CARDS:
                rounds.draw_cards(self)
            elif stage == TURN:
                self.begin_turn()
            elif stage == ACTION_TWO or stage == ACTION_FOUR:
                self.phase = SHOWING
            elif stage == ACTION_THREE:
                self.phase = ACTING
            elif stage == PUT_AGENT:
                self.put()
            elif stage == CHECK_SQUARES:
                self.stage = TAKE_TILES
                placement.check_squares(self)
            elif stage == TAKE_TILES:
                self.stage = THIRD_WALK
                placement.take_tiles(self)
            elif stage == THIRD_WALK:
                self.stage = DO_MISSIONS
                placement.third_walk(self)
            elif stage == DO_MISSIONS:
                if not self.plan.full or not missions.do_missions(self):
                    self.end_action_three()
            elif stage == REFILL:
                self.end_action_three()
                missions.refill(self)
            elif stage == TURN_OVER:
                self.turn += 1
                self.stage = TURN if self.turn < self.plan.players else END_ROUND
            elif stage == END_ROUND:
                rounds.end_round(self)
            elif stage == DUE:
                rounds.carry_out_due(self)
            elif stage == HAND_OVER:
                rounds.hand_over(self)
            else:
                assert stage == FINISH
                rounds.finish(self)

    def begin_turn(self) -> None:
        """V3.2: all four actions of one player, before the next one has his."""
        self.active = (self.arms + self.turn) % self.plan.players
        if self.events is not None:
            self.tell("turn", [self.active])
        self.phase = SHOWING

    def show_card(self) -> None:
        """V4.1, V5.1, V7.1: the card of action I, then of II, then of IV."""
        self.phase = READY
        if self.stage == TURN:
            self.stage = ACTION_TWO
            cards.begin_store(self, cards.show(self, 0))
        elif self.stage == ACTION_TWO:
            self.stage = ACTION_THREE
            abilities.take_bribe(self, self.active, self.plan.bribe_of[cards.show(self, 1)])
        else:
            self.stage = TURN_OVER
            info: i64 = self.plan.info_of[cards.show(self, 2)]
            if abilities.may_swerve(self, self.active, info):
                self.phase = SWERVING
            else:
                abilities.act_on_marker(self, self.active, info)

    # --- V6 Action III ---------------------------------------------------------------------------------------

    def act(self, action: i64) -> None:
        """V6.1: an agent on a building; V6.3: or two bribes of a kind, or two shillings."""
        if action >= PLACE:
            self.stage = PUT_AGENT
            placement.begin_place(self, action - PLACE)
            return
        self.stage = ACTION_FOUR
        if action == EARN:
            self.phase = READY
            market.receive(self, self.active, EARNED)
        else:
            placement.take_two(self, action - TAKE)

    def put(self) -> None:
        """V6.5: the agent is put, Marrakesh may walk, then squares are checked."""
        placement.put_agent(self)
        self.stage = CHECK_SQUARES
        if len(placement.figure_ways(self)) > 1:
            self.phase = FIGURE_WALKING

    def end_action_three(self) -> None:
        self.building = NONE
        self.source = NONE
        self.figure_put = False
        self.fulfilled = 0
        self.stage = ACTION_FOUR

    def pay(self, kind: i64) -> None:
        placement.pay_one(self, kind)
        placement.pay_on(self)
        if self.thing != NONE:
            market.take_over(self)

    def commission(self, action: i64) -> None:
        """V11.1: fulfil one after the other, or accept one, or nothing more."""
        if action == PASS:
            self.end_action_three()
            self.phase = READY
        elif action < ACCEPT:
            missions.fulfil(self, action - FULFIL)
        else:
            missions.accept(self, action - ACCEPT)

    # --- V8, V12 The end ---------------------------------------------------------------------------------------

    def outcome(self) -> Outcome:
        return scoring.result(self)

    # --- The contract ----------------------------------------------------------------------------------------

    def legal(self, seat: i64) -> list[int]:
        phase = self.phase
        if phase == ASSIGNING:
            return cards.assign_options(self, seat)
        if phase == ACTING:
            return placement.action_options(self, seat)
        if phase == SOURCING:
            return placement.source_options(self, seat)
        if phase == STORING:
            return cards.drawer_options(self, self.card)
        if phase == CHOOSING:
            return abilities.choice_options(self)
        if phase == FIRING:
            return abilities.fire_options(self)
        if phase == PAYING:
            return placement.pay_options(self, seat)
        if phase == SWERVING:
            return MARK_OPTIONS
        if phase == COMMISSIONING:
            return missions.mission_options(self)
        if phase == SURROUNDING:
            return placement.surround_options(self)
        if phase == THIRD_WALKING:
            return placement.third_ways(self)
        if phase == FIGURE_WALKING:
            return placement.figure_ways(self)
        if phase == BOXING:
            return market.box_options(self)
        if phase == BUYING:
            return market.buy_options(self, seat)
        if phase == SETTLING:
            return market.settle_options(self)
        if phase == REMOVING:
            return market.remove_options(self)
        assert phase == POSTING
        return placement.posts(self)

    def apply(self, seat: i64, action: i64) -> None:
        phase = self.phase
        if phase == DRAWING:
            cards.draw(self, action - CARD)
        elif phase == ASSIGNING:
            rounds.assign_card(self, seat, action - ASSIGN)
        elif phase == SHOWING:
            self.show_card()
        elif phase == OPENING_REST:
            cards.discard_rest(self)
            self.phase = READY
        elif seat == CHANCE:
            dealing.deal(self, action)
        else:
            self.decide(action)
        if self.phase == READY:
            self.go_on()

    def decide(self, action: i64) -> None:
        """What the active player has picked."""
        phase = self.phase
        if phase == ACTING:
            self.act(action)
        elif phase == SOURCING:
            placement.choose_source(self, action - FROM)
        elif phase == STORING:
            cards.store(self, action - DRAWER)
        elif phase == CHOOSING:
            abilities.choose(self, action)
        elif phase == FIRING:
            abilities.fire(self, action - FIRE)
        elif phase == PAYING:
            self.pay(action - PAY)
        elif phase == SWERVING:
            self.phase = READY
            abilities.act_on_marker(self, self.active, action - MARK)
        elif phase == COMMISSIONING:
            self.commission(action)
        elif phase == SURROUNDING:
            placement.surround(self, action)
        elif phase == FIGURE_WALKING:
            placement.figure_goes(self, action)
        elif phase == BOXING:
            market.put_into_box(self, action - BOX)
        elif phase == BUYING:
            self.phase = READY
            if action != PASS:
                market.buy(self, action - BUY)
        elif phase == SETTLING:
            market.settle(self, action)
        elif phase == REMOVING:
            market.remove(self, action - REMOVE)
        else:
            assert phase == THIRD_WALKING or phase == POSTING
            placement.third_goes(self, action - WALK)

    def chance(self) -> list[tuple[int, int]]:
        phase = self.phase
        if phase == DRAWING:
            return [(CARD + card, 1) for card in range(self.plan.deck) if self.where[card] == PILE]
        if phase == SHOWING:
            return [(SHOW, 1)]
        if phase == OPENING_REST:
            return [(OPEN_REST, 1)]
        return dealing.outcomes(self)

    def sample_chance(self, rng: Rng) -> i64:
        phase = self.phase
        if phase == DRAWING:
            return CARD + self.any_card(rng)
        if phase == SHOWING:
            return SHOW
        return super().sample_chance(rng)

    def any_card(self, rng: Rng) -> i64:
        """Return a card of the pile, each as likely as the other."""
        deck = self.plan.deck
        if self.pile_left * 3 > deck:
            while True:
                card = rng.below(deck)
                if self.where[card] == PILE:
                    return card
        left = rng.below(self.pile_left)
        card = 0
        while True:
            if self.where[card] == PILE:
                if left == 0:
                    return card
                left -= 1
            card += 1

    def retract(self, seat: i64) -> None:
        self.waiting |= 1 << seat
        cards.unassign(self, seat)

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
        if self.phase == ASSIGNING and observer != actor:
            return HIDDEN
        if self.phase == DRAWING and observer != self.active:
            return HIDDEN
        return action

    def estimate(self) -> list[float]:
        return knowledge.estimate(self)

    def why_not(self, seat: i64, action: i64) -> tuple[str, str]:
        return reasons.why_not(self, seat, action)

    def features(self, seat: i64, buffer: vec[i16], start: i64) -> None:
        write_features(self, seat, buffer, start)

    def __reduce__(self) -> tuple[object, ...]:
        return rebuild, (self.plan, values_of(self))


def rebuild(plan: Plan, values: dict[str, object]) -> Vienna:
    return set_values(Vienna(plan), values)
