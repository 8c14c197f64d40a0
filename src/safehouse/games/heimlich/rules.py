"""Heimlich & Co., in the order of its rule book. Rule ids are those of docs/rules/heimlich.md."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16, i64

from safehouse.core.fields import set_values, values_of
from safehouse.core.game import HIDDEN, Outcome
from safehouse.core.rng import Rng
from safehouse.games.heimlich import knowledge, reasons
from safehouse.games.heimlich.cards import (
    move_safe,
    needs_pick,
    pick,
    playable_kinds,
    standing,
    target_options,
)
from safehouse.games.heimlich.dossier import correct_entries, entry_options, next_entry
from safehouse.games.heimlich.features import write_features
from safehouse.games.heimlich.hands import can_draw, claim, give_up, go_options, options_of_hand, take
from safehouse.games.heimlich.ids import (
    AGENTS,
    ANSWER_ANY,
    ANSWER_NO,
    BLANK,
    BYSTANDER,
    CHANCE_PHASES,
    CHOOSING_COLOURS,
    CHOOSING_POINTS,
    CHOOSING_STARTER,
    COLOURS,
    COUNT_OF,
    DEALING,
    DRAW,
    DRAWING,
    ENTRY,
    FINISHED,
    FROM,
    GO,
    HAND_LIMIT,
    IDENTITY,
    LEFT_OUT,
    MEMBERS_OF,
    MOVE,
    MOVE_OPTIONS,
    MOVING,
    MOVING_SAFE,
    NO,
    OPEN,
    OPENING,
    OUT,
    PASS,
    PLAY,
    POINTS,
    QUESTION,
    REVEAL,
    REVEALING,
    ROLL,
    ROLLING,
    SAFE,
    SECOND,
    SECOND_IDENTITY,
    STARTER,
    TAKE_IDENTITY,
    TARGETING,
    THEN_AFTER_SCORING,
    THEN_ASK,
    THEN_DRAW,
    THEN_GO_ON,
    THEN_ROLL,
    WRITING,
)  # fmt: skip
from safehouse.games.heimlich.plan import Plan
from safehouse.games.heimlich.state import Table

TURN_LIMIT: Final = 500  # H3.9
CARDS_DEALT: Final = 2  # H4.1
DOSSIER_BONUS: Final = 5  # H5.2
POINTS_OPTIONS: Final[list[int]] = [POINTS + 1, POINTS + 2, POINTS + 3]
POINTS_OR_NONE: Final[list[int]] = [POINTS, POINTS + 1, POINTS + 2, POINTS + 3]


@final
class Heimlich(Table):
    """A game of Heimlich & Co."""

    __slots__ = ()

    # --- H2 Setup ------------------------------------------------------------------------------------------

    def begin(self) -> None:
        """Set the table up to the first step of CHANCE."""
        plan = self.plan
        seats = plan.players
        self.safe = plan.safe_start  # H2.2
        self.agenda = []
        self.stone = [0] * AGENTS
        self.at = [plan.church] * AGENTS
        self.owner = [BYSTANDER] * AGENTS
        if plan.sealed:
            self.dossier = [BLANK] * (seats * AGENTS)
            self.owned = [1] * seats
        if plan.top_secret:
            self.answers = [-1] * seats
            self.hand = [-1] * (seats * HAND_LIMIT)
            self.hand_size = [0] * seats
            self.fresh = [0] * seats
            self.edition = [-1] * (seats * HAND_LIMIT)
            self.excluded = [0] * (seats * HAND_LIMIT)
            self.claims = []
            self.discards = [0] * plan.kinds
            self.pile = plan.copies[:]
            if plan.players == AGENTS:  # H4.1: with 7 players without `second_identity`
                for kind in range(plan.kinds):
                    if plan.effect[kind] == TAKE_IDENTITY:
                        self.pile[kind] = 0
            self.pile_size = sum(self.pile)
            self.pool = self.pile[:]
        if plan.chosen_colours == 0 and plan.agents_in_play < AGENTS:
            self.phase = CHOOSING_COLOURS
        else:
            self.choose_colours(plan.chosen_colours or 127)

    def choose_colours(self, agents: i64) -> None:
        """H2.1: the agents in play. H2.3: until identities are dealt, all of them are bystanders."""
        self.in_play = agents
        self.owner = [BYSTANDER if (agents >> agent) & 1 else OUT for agent in range(AGENTS)]
        for agent in range(AGENTS):
            if not (agents >> agent) & 1:
                self.at[agent] = -1
        if self.events is not None:
            self.tell("agents_in_play", MEMBERS_OF[agents][:])
        if self.plan.chosen_starter < 0:
            self.phase = CHOOSING_STARTER
        else:
            self.start_with(self.plan.chosen_starter)

    def start_with(self, seat: i64) -> None:
        """H2.4: who begins."""
        self.holder = seat
        if self.events is not None:
            self.tell("starts", [seat])
        self.drawer = 0
        self.phase = DEALING

    def deal_identity(self, agent: i64) -> None:
        """H2.3: each player secretly gets an identity; what is left are bystanders."""
        self.owner[agent] = self.drawer
        if self.events is not None:
            self.tell("identity_dealt", [self.drawer], [agent], [self.drawer])
        self.drawer += 1
        if self.drawer < self.plan.players:
            return
        if self.plan.top_secret:
            self.agenda.append(THEN_ROLL)
            for _ in range(CARDS_DEALT):
                for seat in range(self.plan.players - 1, -1, -1):
                    self.agenda.append(THEN_DRAW + seat)
            self.resume()
        else:
            self.phase = ROLLING

    # --- H3 A turn -----------------------------------------------------------------------------------------

    def roll(self, face: i64) -> None:
        """H3.1: a number gives that many points; with `1–3` the player chooses."""
        self.face = face
        self.points = self.plan.faces[face]
        self.last = 0
        self.moved = 0
        self.triggers = 0
        if self.events is not None:
            self.tell("rolled", [self.holder, face])
        self.phase = MOVING if self.points else CHOOSING_POINTS

    def choose_points(self, points: i64) -> None:
        """H3.1 and, in the Top Secret version, H4.2: with a `1–3` one may move nothing."""
        self.points = points
        if self.events is not None:
            self.tell("points_chosen", [self.holder, points])
        self.phase = MOVING
        if points == 0:
            self.end_movement()

    def move(self, agent: i64) -> None:
        """H3.2: one point moves any agent one building clockwise. Every point is spent."""
        at = self.at
        building: i64 = at[agent] + 1
        if building == self.plan.buildings:
            building = 0
        if self.events is not None:
            self.tell("moved", [self.holder, agent, at[agent], building])
        at[agent] = building
        self.moved |= 1 << agent
        self.last = agent
        left = self.points - 1
        self.points = left
        if left == 0:
            self.end_movement()

    def end_movement(self) -> None:
        """H3.3: an agent that was moved and now stands in the safe's building triggers a scoring."""
        moved = self.moved
        at = self.at
        safe = self.safe
        triggers: i64 = 0
        for agent in MEMBERS_OF[moved]:
            if at[agent] == safe:
                triggers |= 1 << agent
        self.triggers = triggers
        if self.plan.top_secret:
            self.agenda.append(THEN_ASK)
            # H4.3: one card for agents moved into the Ruin (a), or for moving nothing (b).
            if moved == 0 or moved & standing(self, self.plan.ruin):
                self.agenda.append(THEN_DRAW + self.holder)
            self.resume()
        elif triggers:
            self.score_buildings()
        else:
            self.pass_die()

    def score_buildings(self) -> None:
        """H3.4: every stone advances by the number of its agent's building, never behind the start."""
        if self.events is not None:
            self.tell("scoring", [self.holder, self.safe, *MEMBERS_OF[self.triggers]])
        furthest: i64 = 0
        for agent in MEMBERS_OF[self.in_play]:
            before: i64 = self.stone[agent]
            field: i64 = before + self.plan.values[self.at[agent]]
            if field < 0:
                field = 0
            self.stone[agent] = field
            if field > furthest:
                furthest = field
            if self.events is not None:
                self.tell("scored", [agent, self.at[agent], before, field])
        if self.dossiers_due(furthest):
            self.agenda.append(THEN_AFTER_SCORING)
            self.write_dossiers()
        else:
            self.after_scoring()

    def after_scoring(self) -> None:
        """H3.7: a stone that has come round ends the game. H3.5: otherwise the holder of the die moves the safe."""
        furthest: i64 = 0
        for field in self.stone:
            if field > furthest:
                furthest = field
        self.phase = REVEALING if furthest >= self.plan.goal else MOVING_SAFE

    def pass_die(self) -> None:
        """H3.6: the die goes to the left. H3.9: 500 turns are enough."""
        self.turn += 1
        if self.turn == TURN_LIMIT:
            self.phase = REVEALING
            return
        self.holder += 1
        if self.holder == self.plan.players:
            self.holder = 0
        self.phase = ROLLING

    # --- H4 The Top Secret round ---------------------------------------------------------------------------

    def draw(self, seat: i64) -> None:
        """H4.3, H4.4: a card from the pile, if the hand has room and there is one."""
        if can_draw(self, seat):
            self.drawer = seat
            self.phase = DRAWING
        else:
            self.resume()

    def ask(self) -> None:
        """H4.5: everybody who holds a card is asked at the same time whether he wants to play one."""
        self.in_round = True
        self.playable = playable_kinds(self)
        asked: i64 = 0
        for seat in range(self.plan.players):
            self.answers[seat] = -1
            if self.hand_size[seat]:
                asked |= 1 << seat
        self.asked = asked
        self.waiting = asked
        if asked:
            self.phase = QUESTION
        else:
            self.end_round()

    def answer(self, seat: i64, action: i64) -> None:
        self.answers[seat] = action - NO
        self.waiting &= ~(1 << seat)
        if self.waiting == 0:
            self.phase = OPENING

    def open_answers(self) -> None:
        """H4.5: the asker begins if he said yes, else the yes-sayer nearest to his left; he must play a card."""
        first: i64 = -1
        for distance in range(self.plan.players):
            seat: i64 = (self.holder + distance) % self.plan.players
            if self.events is not None and self.answers[seat] >= 0:
                self.tell("answered", [seat, self.answers[seat]])
            if self.answers[seat] == 1:
                claim(self, seat)
                if first < 0:
                    first = seat
            self.answers[seat] = -1
        self.asked = 0
        if first < 0:
            self.end_round()
            return
        self.go = first
        self.must_play = True
        self.has_played = False
        self.passes = 0
        self.phase = GO

    def play_card(self, seat: i64, kind: i64) -> None:
        """H4.14: first the card leaves the hand."""
        slot = give_up(self, seat, kind)
        if self.events is not None:
            self.tell("card_played", [seat, kind, slot])
        self.card = kind
        self.picked = 0
        self.into_ruin = False
        self.must_play = False
        self.has_played = True
        self.passes = 0
        if self.plan.effect[kind] == TAKE_IDENTITY:
            self.second_identity(seat)
        elif needs_pick(self, kind):
            self.phase = TARGETING
        else:
            pick(self, seat, PASS)
            self.discard(seat)

    def second_identity(self, seat: i64) -> None:
        """H4.10: a bystander's identity, unseen by the others. None left: this card is gone, and another is drawn."""
        if COUNT_OF[self.in_play] > sum(self.owned):
            self.phase = SECOND_IDENTITY
            return
        self.card = -1
        self.agenda.append(THEN_GO_ON)
        self.agenda.append(THEN_DRAW + seat)
        self.resume()

    def take_identity(self, agent: i64) -> None:
        self.owner[agent] = self.go
        self.owned[self.go] += 1
        if self.events is not None:
            self.tell("identity_taken", [self.go], [agent], [self.go])
        self.discard(self.go)

    def discard(self, seat: i64) -> None:
        """H4.13, H4.14: the card goes on the discards, then come the dossiers, then the gain of H4.3c."""
        self.discards[self.card] += 1
        self.card = -1
        self.playable = playable_kinds(self)
        self.agenda.append(THEN_GO_ON)
        if self.into_ruin and seat == self.holder:
            self.agenda.append(THEN_DRAW + seat)
        furthest: i64 = 0
        for field in self.stone:
            if field > furthest:
                furthest = field
        if self.dossiers_due(furthest):
            self.write_dossiers()
        else:
            self.resume()

    def go_on(self) -> None:
        """H4.6: the same player may play again. Who holds no card is not asked."""
        self.phase = GO
        if self.hand_size[self.go] == 0:
            self.end_go()

    def end_go(self) -> None:
        """H4.6: clockwise on. The round ends after as many passes in a row as there are players."""
        if not self.has_played:
            self.passes += 1
        if self.events is not None:
            self.tell("go_ended", [self.go, 1 if self.has_played else 0])
        if self.passes == self.plan.players:
            self.end_round()
            return
        self.has_played = False
        self.go += 1
        if self.go == self.plan.players:
            self.go = 0
        self.go_on()

    def end_round(self) -> None:
        """H4.9: only now comes the scoring, if an agent put to the safe is still there."""
        self.in_round = False
        for seat in range(self.plan.players):
            self.fresh[seat] = 0
        if self.triggers:
            self.score_buildings()
        else:
            self.pass_die()

    # --- H5 Secret Dossier ---------------------------------------------------------------------------------

    def dossiers_due(self, furthest: i64) -> bool:
        """H5.1: as soon as the first stone reaches the field, once per game (H5.5)."""
        return self.plan.with_dossier and not self.filed and furthest >= self.plan.dossier_field

    def write_dossiers(self) -> None:
        """H5.1: all write at the same time."""
        self.asked = (1 << self.plan.players) - 1
        self.waiting = self.asked
        self.knew = self.owned[:]
        if self.events is not None:
            self.tell("dossiers_due", [])
        self.phase = WRITING

    def write_entry(self, seat: i64, entry: i64) -> None:
        self.dossier[seat * AGENTS + entry // 8] = entry % 8
        if next_entry(self, seat) < AGENTS:
            return
        self.waiting &= ~(1 << seat)
        if self.waiting == 0:
            self.asked = 0
            self.filed = True
            if self.events is not None:
                self.tell("dossiers_filed", [])
            self.resume()

    # --- The end -------------------------------------------------------------------------------------------

    def reveal(self) -> None:
        """H3.7, H4.10, H5.2: identities and dossiers are shown; each player's best stone counts."""
        seats = self.plan.players
        score = [-1] * seats
        for agent in MEMBERS_OF[self.in_play]:
            seat = self.owner[agent]
            if seat != BYSTANDER and self.stone[agent] > score[seat]:
                score[seat] = self.stone[agent]
        for seat in range(seats):
            if self.filed:
                score[seat] += DOSSIER_BONUS * correct_entries(self, seat)
            if self.events is not None:
                mine = [agent for agent in range(AGENTS) if self.owner[agent] == seat]
                self.tell("revealed", [seat, score[seat], *mine])
        self.score = score
        self.phase = FINISHED

    def outcome(self) -> Outcome:
        """H3.7, H3.8: the furthest stone wins for its owner, equal ones share. H5.3: among players' stones only."""
        seats = self.plan.players
        best: i64 = max(self.score)
        arrived = max(self.stone) >= self.plan.goal
        reason = "arrived" if arrived else "turn_limit"
        if not self.plan.with_dossier and max(self.stone) > best:
            best = max(self.stone)
            reason = "bystander"
        winners = [seat for seat in range(seats) if self.score[seat] == best]
        shares = [1.0 / len(winners) if self.score[seat] == best else 0.0 for seat in range(seats)]
        ranks = [1 + len([other for other in self.score if other > own]) for own in self.score]
        return Outcome(shares, ranks, self.score[:], reason)

    # --- The contract --------------------------------------------------------------------------------------

    def resume(self) -> None:
        """Do what is next on the agenda."""
        item: i64 = self.agenda.pop()
        if item >= THEN_DRAW:
            self.draw(item - THEN_DRAW)
        elif item == THEN_ASK:
            self.ask()
        elif item == THEN_GO_ON:
            self.go_on()
        elif item == THEN_AFTER_SCORING:
            self.after_scoring()
        else:
            self.phase = ROLLING

    def legal(self, seat: i64) -> list[int]:
        phase = self.phase
        if phase == MOVING:
            return MOVE_OPTIONS[self.in_play & FROM[self.last]]
        if phase == MOVING_SAFE:
            return self.plan.safe_options[self.safe]
        if phase == CHOOSING_POINTS:
            return POINTS_OR_NONE if self.plan.top_secret else POINTS_OPTIONS
        if phase == QUESTION:
            return ANSWER_ANY if options_of_hand(self, seat) else ANSWER_NO
        if phase == GO:
            return go_options(self, options_of_hand(self, seat))
        if phase == TARGETING:
            return target_options(self)
        assert phase == WRITING
        return entry_options(self, seat)

    def apply(self, seat: i64, action: i64) -> None:
        phase = self.phase
        if phase == MOVING:
            self.move(action - MOVE)
        elif phase == ROLLING:
            self.roll(action - ROLL)
        elif phase == MOVING_SAFE:
            move_safe(self, seat, action - SAFE)
            self.pass_die()
        elif phase == CHOOSING_POINTS:
            self.choose_points(action - POINTS)
        elif phase == QUESTION:
            self.answer(seat, action)
        elif phase == GO:
            if action == PASS:
                self.end_go()
            else:
                self.play_card(seat, action - PLAY)
        elif phase == TARGETING:
            if pick(self, seat, action):
                self.discard(seat)
        elif phase == WRITING:
            self.write_entry(seat, action - ENTRY)
        else:
            self.apply_chance(action)

    def apply_chance(self, action: i64) -> None:
        phase = self.phase
        if phase == DRAWING:
            take(self, self.drawer, action - DRAW)
            if self.events is not None:
                self.tell("card_gained", [self.drawer], [action - DRAW], [self.drawer])
            self.resume()
        elif phase == OPENING:
            self.open_answers()
        elif phase == SECOND_IDENTITY:
            self.take_identity(action - SECOND)
        elif phase == CHOOSING_COLOURS:
            self.choose_colours(127 & ~LEFT_OUT[AGENTS - self.plan.agents_in_play][action - COLOURS])
        elif phase == CHOOSING_STARTER:
            self.start_with(action - STARTER)
        elif phase == DEALING:
            self.deal_identity(action - IDENTITY)
        else:
            assert phase == REVEALING
            self.reveal()

    def chance(self) -> list[tuple[int, int]]:
        phase = self.phase
        if phase == ROLLING:
            return [(ROLL + face, 1) for face in range(len(self.plan.faces))]
        if phase == DRAWING:
            return [(DRAW + kind, self.pile[kind]) for kind in range(self.plan.kinds) if self.pile[kind]]
        if phase == OPENING:
            return [(OPEN, 1)]
        if phase == REVEALING:
            return [(REVEAL, 1)]
        if phase == CHOOSING_COLOURS:
            return [(COLOURS + index, 1) for index in range(len(LEFT_OUT[AGENTS - self.plan.agents_in_play]))]
        if phase == CHOOSING_STARTER:
            return [(STARTER + seat, 1) for seat in range(self.plan.players)]
        first = IDENTITY if phase == DEALING else SECOND
        return [(first + agent, 1) for agent in range(AGENTS) if self.owner[agent] == BYSTANDER]

    def sample_chance(self, rng: Rng) -> i64:
        phase = self.phase
        if phase == ROLLING:
            return ROLL + rng.below(len(self.plan.faces))
        if phase == DRAWING:
            left = rng.below(self.pile_size)
            kind: i64 = 0
            while True:
                left -= self.pile[kind]
                if left < 0:
                    return DRAW + kind
                kind += 1
        if phase == OPENING:
            return OPEN
        if phase == REVEALING:
            return REVEAL
        return super().sample_chance(rng)

    def retract(self, seat: i64) -> None:
        self.waiting |= 1 << seat
        if self.phase == QUESTION:
            self.answers[seat] = -1
        else:
            for agent in range(AGENTS):
                self.dossier[seat * AGENTS + agent] = BLANK

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
        if phase < QUESTION or observer == actor:
            return action
        if phase < CHANCE_PHASES:
            return HIDDEN
        if phase == DRAWING or phase == DEALING:
            return action if observer == self.drawer else HIDDEN
        if phase == SECOND_IDENTITY:
            return action if observer == self.go else HIDDEN
        return action

    def private_key(self, seat: i64) -> int:
        return knowledge.private_key(self, seat)

    def why_not(self, seat: i64, action: i64) -> tuple[str, str]:
        return reasons.why_not(self, seat, action)

    def features(self, seat: i64, buffer: vec[i16], start: i64) -> None:
        write_features(self, seat, buffer, start)

    def __reduce__(self) -> tuple[object, ...]:
        return rebuild, (self.plan, values_of(self))


def rebuild(plan: Plan, values: dict[str, object]) -> Heimlich:
    return set_values(Heimlich(plan), values)
