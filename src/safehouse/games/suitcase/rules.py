"""Suitcase (Alex Randolph's Top Secret), in the order of its rule sheet. Rule ids: docs/rules/suitcase.md."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16, i64

from safehouse.core.fields import set_values, values_of
from safehouse.core.game import HIDDEN, UNKNOWN, Outcome
from safehouse.core.rng import Rng
from safehouse.games.suitcase import knowledge, reasons
from safehouse.games.suitcase.bomb import losing_options
from safehouse.games.suitcase.duel import beat, card_options, claim_options, defenders, meeting_options, use_card
from safehouse.games.suitcase.features import write_features
from safehouse.games.suitcase.ids import (
    AGENTS,
    BASE,
    BOMB,
    CARD,
    CASES,
    CHANCE_PHASES,
    CLAIM,
    CLAIMING,
    DELIVER,
    DELIVERED,
    DIE,
    DROP,
    DUEL_CARDS,
    DUELLING,
    END_TURN,
    FINISHED,
    IN_HQ,
    LEAVE,
    LETTERS,
    LOSE,
    LOSING,
    MAX_CITIES,
    MEET,
    MEETING,
    MOVING,
    NONE,
    NOT_PLACED,
    OPEN_DUEL,
    OPEN_PLACES,
    OPENING_DUEL,
    OPENING_PLACES,
    ORDERS,
    OUTPOST,
    PACK,
    PACKING,
    PLACE,
    PLACING,
    ROLL,
    ROLLING,
    SEALED_PHASES,
    SEATS_OF,
    SEND,
    SHOW,
    SHOWING,
    STARTING,
    STAY,
    STEP,
    TAKE,
)
from safehouse.games.suitcase.movement import (
    enter,
    leave,
    nothing_left_to_do,
    pick_up,
    put_down,
    remove,
    send_home,
    turn_options,
)
from safehouse.games.suitcase.plan import Plan
from safehouse.games.suitcase.state import Table

TURN_LIMIT: Final = 400  # K8.2
OWNERLESS_CORNER: Final = 3  # K2.7: with three players
# Why the game ended (K8).
TARGET_REACHED: Final = 1
LAST_ONE_STANDING: Final = 2
NO_SUITCASE_LEFT: Final = 3
TURN_LIMIT_REACHED: Final = 4
REASONS: Final = ["", "target", "alone", "no_suitcases", "turn_limit"]

PACK_OPTIONS: Final[list[int]] = [PACK + order for order in range(24)]
OUTPOST_OPTIONS: Final[list[int]] = [SEND, STAY]


@final
class Suitcase(Table):
    """A game of Suitcase."""

    __slots__ = ()

    # --- K2 Setup ------------------------------------------------------------------------------------------

    def begin(self) -> None:
        """Set the table up; first everybody packs (K2.7)."""
        seats = self.plan.players
        self.bonus = [0] * AGENTS
        self.place = [BASE + self.plan.corner[agent // AGENTS] for agent in range(seats * AGENTS)]  # K2.4
        self.load = [NONE] * (seats * AGENTS)
        self.agents_left = [AGENTS] * seats
        self.crowd = [0] * self.plan.cities
        self.holder = [NONE] * self.plan.cities
        self.lying = [0] * self.plan.cities
        self.content = [UNKNOWN] * (seats * LETTERS)
        self.hidden_at = [NOT_PLACED] * (seats * LETTERS)
        self.case_at = [NOT_PLACED] * (seats * LETTERS)
        self.case_by = [NONE] * (seats * LETTERS)
        self.secrets = [0] * seats
        self.own_in = [0] * seats
        self.foreign_in = [0] * seats
        self.cards_left = DUEL_CARDS * seats
        self.duel_card = [UNKNOWN] * seats
        self.ask_all(PACKING)

    def ask_all(self, phase: i64) -> None:
        self.asked = (1 << self.plan.players) - 1
        self.waiting = self.asked
        self.phase = phase

    def pack(self, seat: i64, order: i64) -> None:
        """K2.2: which of his suitcases holds 5, 3, 1 and the bomb."""
        for letter in range(LETTERS):
            self.content[seat * LETTERS + letter] = ORDERS[order][letter]
        self.waiting &= ~(1 << seat)
        if self.waiting == 0:
            self.ask_all(PLACING)

    def place_case(self, seat: i64, city: i64) -> None:
        """K2.3: the suitcases A–D into four different cities, one after the other."""
        letter: i64 = 0
        while self.hidden_at[seat * LETTERS + letter] != NOT_PLACED:
            letter += 1
        self.hidden_at[seat * LETTERS + letter] = city
        if letter == LETTERS - 1:
            self.waiting &= ~(1 << seat)
            if self.waiting == 0:
                self.asked = 0
                self.phase = OPENING_PLACES

    def place_options(self, seat: i64) -> list[int]:
        taken = self.hidden_at[seat * LETTERS : (seat + 1) * LETTERS]
        return [PLACE + city for city in range(self.plan.cities) if city not in taken]

    def open_places(self) -> None:
        """K2.3: then all placements are shown. K2.6: the highest roll begins."""
        for case in range(self.plan.players * LETTERS):
            city = self.hidden_at[case]
            self.case_at[case] = city
            self.lying[city] |= 1 << case
            self.hidden_at[case] = NOT_PLACED
            if self.events is not None:
                self.tell("placed", [case, city])
        self.contenders = (1 << self.plan.players) - 1
        self.phase = STARTING

    def roll_to_start(self, roll: i64) -> None:
        """K2.6: the highest roll begins; ties roll again among the tied."""
        seat: i64 = 0
        while not (self.contenders >> seat) & 1:
            seat += 1
        total = roll // 4 + roll % 4
        if self.events is not None:
            self.tell("rolled_to_start", [seat, roll // 4, roll % 4])
        if total > self.best_roll:
            self.best_roll = total
            self.leaders = 0
        if total == self.best_roll:
            self.leaders |= 1 << seat
        self.contenders &= ~(1 << seat)
        if self.contenders:
            return
        if self.leaders & (self.leaders - 1):
            self.contenders = self.leaders
            self.best_roll = -1
            self.leaders = 0
            return
        self.starter = SEATS_OF[self.leaders][0]
        if self.events is not None:
            self.tell("starts", [self.starter])
        self.offer_outposts()

    def offer_outposts(self) -> None:
        """K2.5, K2.7: with three, the outer two may each put an agent on the ownerless base, in turn order."""
        self.contenders = 0b101 if self.plan.players == 3 and self.plan.outposts else 0
        self.next_outpost()

    def next_outpost(self) -> None:
        for distance in range(self.plan.players):
            seat: i64 = (self.starter + distance) % self.plan.players
            if (self.contenders >> seat) & 1:
                self.active = seat
                self.phase = OUTPOST
                return
        self.active = self.starter
        self.phase = ROLLING

    def answer_outpost(self, seat: i64, action: i64) -> None:
        self.contenders &= ~(1 << seat)
        if action == SEND:
            self.place[seat * AGENTS] = BASE + OWNERLESS_CORNER
            if self.events is not None:
                self.tell("outpost", [seat])
        self.next_outpost()

    # --- K4 Moving -----------------------------------------------------------------------------------------

    def roll(self, roll: i64) -> None:
        """K4.1: the sum of both dice, in steps."""
        self.points = roll // 4 + roll % 4
        self.handled = 0
        if self.events is not None:
            self.tell("rolled", [self.active, roll // 4, roll % 4])
        self.go_on()

    def go_on(self) -> None:
        """The player on turn goes on, unless nothing is left to do (K4.3)."""
        self.phase = MOVING
        if nothing_left_to_do(self):
            self.end_turn()

    def pay_step(self, mine: i64) -> None:
        """K6.6: an agent's bonus steps are spent first: nobody else can use them."""
        if self.bonus[mine] > 0:
            self.bonus[mine] -= 1
        else:
            self.points -= 1
        self.handled = 0

    def step(self, mine: i64, city: i64) -> None:
        """K4.1: one line. K6.1: where foreign agents are, he must stop and duel."""
        agent = self.active * AGENTS + mine
        self.pay_step(mine)
        if self.events is not None:
            self.tell("stepped", [self.active, mine, self.place[agent], city])
        leave(self, agent)
        holder: i64 = self.holder[city]
        if holder == NONE or holder == self.active:
            enter(self, agent, city)
            self.go_on()
            return
        self.place[agent] = city
        self.fighter = agent
        self.defender = holder
        self.dropped = 0
        self.meet_defenders()

    def end_turn(self) -> None:
        """The next player who still has agents. K8.2, K8.3: 400 turns of all players together are enough."""
        self.points = 0
        self.handled = 0
        for mine in range(AGENTS):
            self.bonus[mine] = 0
        self.turn += 1
        if self.turn == TURN_LIMIT:
            self.finish(NONE, TURN_LIMIT_REACHED)
            return
        self.active = (self.active + 1) % self.plan.players
        while self.agents_left[self.active] == 0:
            self.active = (self.active + 1) % self.plan.players
        self.phase = ROLLING

    # --- K5 Suitcases --------------------------------------------------------------------------------------

    def take(self, mine: i64, case: i64) -> None:
        """K5.1, K5.3: once for each agent between two steps."""
        self.handled |= 1 << mine
        pick_up(self, self.active * AGENTS + mine, case)
        self.go_on()

    def drop(self, mine: i64) -> None:
        self.handled |= 1 << mine
        put_down(self, self.active * AGENTS + mine)
        self.go_on()

    # --- K6 Duels ------------------------------------------------------------------------------------------

    def meet_defenders(self) -> None:
        """K6.7: two foreign agents are fought one after the other; the attacker names the first."""
        there = defenders(self, self.place[self.fighter])
        if len(there) > 1:
            self.phase = MEETING
        else:
            self.meet(there[0])

    def meet(self, agent: i64) -> None:
        """K6.2: both choose a card secretly."""
        self.opponent = agent
        if self.events is not None:
            self.tell("duel", [self.active, self.fighter % AGENTS, self.defender, agent % AGENTS])
        self.asked = (1 << self.active) | (1 << self.defender)
        self.waiting = self.asked
        self.phase = DUELLING

    def choose_card(self, seat: i64, value: i64) -> None:
        self.duel_card[seat] = value
        self.waiting &= ~(1 << seat)
        if self.waiting == 0:
            self.asked = 0
            self.phase = OPENING_DUEL

    def open_duel(self) -> None:
        """K6.2: the higher card wins, and the attacker wins ties."""
        attack: i64 = self.duel_card[self.active]
        defence: i64 = self.duel_card[self.defender]
        self.duel_card[self.active] = UNKNOWN
        self.duel_card[self.defender] = UNKNOWN
        if self.events is not None:
            self.tell("duel_opened", [self.active, attack, self.defender, defence])
        use_card(self, self.active, attack)
        use_card(self, self.defender, defence)
        if attack >= defence:
            self.attack_won(defence)
        else:
            self.attack_lost(attack)

    def attack_won(self, defence: i64) -> None:
        """K6.6: a bonus step for the winner, and on with what is left. K6.7: or with the second defender."""
        city: i64 = self.place[self.fighter]
        beat(self, self.opponent, defence)
        self.bonus[self.fighter % AGENTS] += 1
        self.opponent = NONE
        if self.holder[city] != NONE:
            self.meet_defenders()
            return
        agent = self.fighter
        self.end_fight()
        enter(self, agent, city)
        if not self.ended_by_elimination():
            self.go_on()

    def attack_lost(self, attack: i64) -> None:
        """K6.5: the turn is over. K6.8: the defender may take what was dropped in this fight."""
        beat(self, self.fighter, attack)
        if self.ended_by_elimination():
            return
        if self.dropped:
            self.phase = CLAIMING
        else:
            self.end_fight()
            self.end_turn()

    def claim(self, action: i64) -> None:
        if action != LEAVE:
            pick_up(self, self.opponent, action - CLAIM)
        self.end_fight()
        self.end_turn()

    def end_fight(self) -> None:
        self.fighter = NONE
        self.defender = NONE
        self.opponent = NONE
        self.dropped = 0

    # --- K7 Delivery ---------------------------------------------------------------------------------------

    def deliver(self, mine: i64) -> None:
        """K7.1: into the headquarters; the content is about to be shown."""
        agent = self.active * AGENTS + mine
        self.pay_step(mine)
        if self.events is not None:
            self.tell("entered_hq", [self.active, mine, self.load[agent]])
        leave(self, agent)
        self.place[agent] = IN_HQ
        self.fighter = agent
        self.phase = SHOWING

    def show(self) -> None:
        """K7.1: card and suitcase lie open. K8.1: ten secrets win at once. K7.2: a bomb kills."""
        seat = self.active
        agent = self.fighter
        case: i64 = self.load[agent]
        content: i64 = self.content[case]
        self.load[agent] = NONE
        self.case_at[case] = DELIVERED
        self.case_by[case] = seat
        self.shown |= 1 << case
        self.secrets[seat] += content
        if case // LETTERS == seat:
            self.own_in[seat] += 1
        else:
            self.foreign_in[seat] += 1
        self.bonus[agent % AGENTS] = 0  # K6.9
        if self.events is not None:
            self.tell("delivered", [seat, case, content])
        if self.secrets[seat] >= self.plan.target:
            self.finish(seat, TARGET_REACHED)
        elif content == BOMB:
            self.to_lose = (self.agents_left[seat] + 1) // 2
            self.picked = 0
            self.phase = LOSING
        else:
            send_home(self, agent)
            self.fighter = NONE
            self.after_delivery()

    def lose(self, mine: i64) -> None:
        """K7.2: named one by one; when the last one is named they all go."""
        self.picked |= 1 << mine
        self.to_lose -= 1
        if self.to_lose > 0:
            return
        seat = self.active
        for victim in range(AGENTS):
            if (self.picked >> victim) & 1:
                agent = seat * AGENTS + victim
                put_down(self, agent)
                if self.events is not None:
                    self.tell("lost", [seat, victim])
                remove(self, agent)
                self.bonus[victim] = 0
        if self.place[self.fighter] == IN_HQ:
            send_home(self, self.fighter)
        self.picked = 0
        self.fighter = NONE
        if not self.ended_by_elimination():
            self.after_delivery()

    def after_delivery(self) -> None:
        """K8.2: without undelivered suitcases the game is over; K7.3: otherwise the turn goes on."""
        if self.shown == (1 << (self.plan.players * LETTERS)) - 1:
            self.finish(NONE, NO_SUITCASE_LEFT)
        elif self.agents_left[self.active] == 0:
            self.end_turn()
        else:
            self.go_on()

    # --- K8 The end ----------------------------------------------------------------------------------------

    def ended_by_elimination(self) -> bool:
        """K8.2: if only one player has agents left, he wins."""
        alone: i64 = NONE
        for seat in range(self.plan.players):
            if self.agents_left[seat] > 0:
                if alone != NONE:
                    return False
                alone = seat
        self.finish(alone, LAST_ONE_STANDING)
        return True

    def finish(self, winner: i64, reason: i64) -> None:
        self.winner = winner
        self.reason = reason
        self.points = 0
        self.end_fight()
        self.phase = FINISHED
        if self.events is not None:
            self.tell("game_over", [reason])

    def outcome(self) -> Outcome:
        """K8.1–K8.3: the winner; then delivered secrets, then agents left; equal ones share."""
        seats = self.plan.players
        merit = [self.secrets[seat] * 8 + self.agents_left[seat] for seat in range(seats)]
        if self.winner != NONE:
            merit[self.winner] += 1000
        best = max(merit)
        share = 1.0 / len([own for own in merit if own == best])
        ranks = [1 + len([other for other in merit if other > own]) for own in merit]
        shares = [share if own == best else 0.0 for own in merit]
        return Outcome(shares, ranks, self.secrets[:], REASONS[self.reason])

    # --- The contract --------------------------------------------------------------------------------------

    def legal(self, seat: i64) -> list[int]:
        phase = self.phase
        if phase == MOVING:
            return turn_options(self)
        if phase == DUELLING:
            return card_options(self, seat)
        if phase == MEETING:
            return meeting_options(self, self.place[self.fighter])
        if phase == LOSING:
            return losing_options(self)
        if phase == CLAIMING:
            return claim_options(self)
        if phase == PACKING:
            return PACK_OPTIONS
        if phase == PLACING:
            return self.place_options(seat)
        assert phase == OUTPOST
        return OUTPOST_OPTIONS

    def apply(self, seat: i64, action: i64) -> None:
        phase = self.phase
        if phase == MOVING:
            self.act(action)
        elif phase == ROLLING:
            self.roll(action - ROLL)
        elif phase == DUELLING:
            self.choose_card(seat, action - CARD)
        elif phase == OPENING_DUEL:
            self.open_duel()
        elif phase == SHOWING:
            self.show()
        elif phase == MEETING:
            self.meet(self.defender * AGENTS + action - MEET)
        elif phase == LOSING:
            self.lose(action - LOSE)
        elif phase == CLAIMING:
            self.claim(action)
        elif phase == PACKING:
            self.pack(seat, action - PACK)
        elif phase == PLACING:
            self.place_case(seat, action - PLACE)
        elif phase == OPENING_PLACES:
            self.open_places()
        elif phase == STARTING:
            self.roll_to_start(action - ROLL)
        else:
            assert phase == OUTPOST
            self.answer_outpost(seat, action)

    def act(self, action: i64) -> None:
        """What a player does in his turn."""
        if action < DELIVER:
            self.step((action - STEP) // MAX_CITIES, (action - STEP) % MAX_CITIES)
        elif action < TAKE:
            self.deliver(action - DELIVER)
        elif action < DROP:
            self.take((action - TAKE) // CASES, (action - TAKE) % CASES)
        elif action < END_TURN:
            self.drop(action - DROP)
        else:
            self.end_turn()

    def chance(self) -> list[tuple[int, int]]:
        phase = self.phase
        if phase == OPENING_PLACES:
            return [(OPEN_PLACES, 1)]
        if phase == OPENING_DUEL:
            return [(OPEN_DUEL, 1)]
        if phase == SHOWING:
            return [(SHOW, 1)]
        return [(ROLL + roll, DIE[roll // 4] * DIE[roll % 4]) for roll in range(16)]

    def sample_chance(self, rng: Rng) -> i64:
        phase = self.phase
        if phase == ROLLING:
            # The six faces of a die are 0-1-1-2-2-3.
            return ROLL + 4 * ((rng.below(6) + 1) // 2) + (rng.below(6) + 1) // 2
        if phase == OPENING_DUEL:
            return OPEN_DUEL
        if phase == SHOWING:
            return SHOW
        return super().sample_chance(rng)

    def retract(self, seat: i64) -> None:
        self.waiting |= 1 << seat
        if self.phase == DUELLING:
            self.duel_card[seat] = UNKNOWN
        for case in range(seat * LETTERS, (seat + 1) * LETTERS):
            if self.phase == PACKING:
                self.content[case] = UNKNOWN
            elif self.phase == PLACING:
                self.hidden_at[case] = NOT_PLACED

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
        if phase >= SEALED_PHASES and phase < CHANCE_PHASES and observer != actor:
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


def rebuild(plan: Plan, values: dict[str, object]) -> Suitcase:
    return set_values(Suitcase(plan), values)
