"""The Top Secret round (H4): cards drawn, the question, and who plays what. `hands` and `cards` have the facts."""

from mypy_extensions import i64

from safehouse.core.rng import Rng
from safehouse.games.heimlich import ids
from safehouse.games.heimlich.cards import needs_pick, pick, playable_kinds, target_options
from safehouse.games.heimlich.course import dossiers_due, end_go, end_round, resume, write_dossiers
from safehouse.games.heimlich.decision import Decision, Prompt, Step
from safehouse.games.heimlich.hands import any_card, claim, give_up, options_of_hand, refill, take
from safehouse.games.heimlich.setup import bystanders
from safehouse.games.heimlich.state import State


class Drawing(Step):
    """H4.3, H4.4: a card from the pile, unseen by the others."""

    def outcomes(self, t: State) -> list[tuple[int, int]]:
        return [(self.first + kind, t.pile[kind]) for kind in range(t.plan.kinds) if t.pile[kind]]

    def sample(self, t: State, rng: Rng) -> i64:
        return self.first + any_card(t.pile, 0, t.pile_size, rng)

    def happen(self, t: State, outcome: i64) -> None:
        kind = outcome - self.first
        take(t, t.drawer, kind)
        if t.events is not None:
            t.tell("card_gained", [t.drawer], [kind], [t.drawer])
        if t.plan.rulings_2 and t.pile_size == 0:
            refill(t)  # H4.4: as soon as the pile is used up
        resume(t)


# --- H4.5 The question ---------------------------------------------------------------------------------------------


class Question(Decision):
    """H4.5: whether one wants to play a card."""

    def options(self, t: State, seat: i64) -> list[int]:
        return ids.ANSWER_ANY if options_of_hand(t, seat) else ids.ANSWER_NO

    def choose(self, t: State, seat: i64, action: i64) -> None:
        t.answers[seat] = action - ids.NO
        t.waiting &= ~(1 << seat)
        if t.waiting == 0:
            t.phase = ids.OPENING

    def forget(self, t: State, seat: i64) -> None:
        t.answers[seat] = -1

    def prompt(self, t: State, seat: i64) -> Prompt:
        return "question", []

    def not_asked(self) -> tuple[str, str]:
        return "H4.5", "wait_for_answers"

    def refusal(self, t: State, seat: i64, action: i64) -> tuple[str, str]:
        return "H4.5", "no_playable_card"


class Opening(Step):
    """H4.5: the asker begins after a yes, else the nearest player to the left who said yes; they must play a card."""

    def sample(self, t: State, rng: Rng) -> i64:
        return self.first

    def happen(self, t: State, outcome: i64) -> None:
        first: i64 = -1
        for distance in range(t.plan.players):
            seat: i64 = (t.holder + distance) % t.plan.players
            if t.events is not None and t.answers[seat] >= 0:
                t.tell("answered", [seat, t.answers[seat]])
            if t.answers[seat] == 1:
                claim(t, seat)
                if first < 0:
                    first = seat
            t.answers[seat] = -1
        t.asked = 0
        if first < 0:
            end_round(t)
            return
        t.go = first
        t.must_play = True
        t.has_played = False
        t.passes = 0
        t.phase = ids.GO


# --- H4.6 A go -----------------------------------------------------------------------------------------------------


class Go(Decision):
    """H4.6: a card to play or, unless one must be played (H4.5), a pass."""

    def options(self, t: State, seat: i64) -> list[int]:
        playable = options_of_hand(t, seat)
        key: i64 = playable * 2 + (1 if t.must_play else 0)
        shared = t.plan.go_options.get(key)
        if shared is not None:
            return shared
        options = [ids.PLAY + kind for kind in range(t.plan.kinds) if (playable >> kind) & 1]
        if not t.must_play:
            options.append(ids.PASS)
        t.plan.go_options[key] = options
        return options

    def choose(self, t: State, seat: i64, action: i64) -> None:
        if action == ids.PASS:
            end_go(t)
        else:
            play_card(t, seat, action - ids.PLAY)

    def prompt(self, t: State, seat: i64) -> Prompt:
        return "go-must" if t.must_play else "go", []

    def refusal(self, t: State, seat: i64, action: i64) -> tuple[str, str]:
        if action == ids.PASS:
            return "H4.5", "must_play_a_card"
        first = seat * ids.HAND_LIMIT
        slots = [slot for slot in range(t.hand_size[seat]) if t.hand[first + slot] == action - ids.PLAY]
        if not slots:
            return "H4.1", "card_not_in_hand"
        for slot in slots:
            if not (t.fresh[seat] >> slot) & 1:
                return "H4.8", "card_without_target"
        return "H4.7", "card_too_fresh"


def play_card(t: State, seat: i64, kind: i64) -> None:
    """H4.14: first the card leaves the hand."""
    slot = give_up(t, seat, kind)
    if t.events is not None:
        t.tell("card_played", [seat, kind] if t.plan.rulings_2 else [seat, kind, slot])
    t.card = kind
    t.picked = 0
    t.into_ruin = False
    t.must_play = False
    t.has_played = True
    t.passes = 0
    if t.plan.effect[kind] == ids.TAKE_IDENTITY:
        second_identity(t, seat)
    elif needs_pick(t, kind):
        t.phase = ids.TARGETING
    else:
        pick(t, seat, ids.PASS)
        discard(t, seat)


class Targeting(Decision):
    """H4.8: the targets of a card, one by one."""

    def options(self, t: State, seat: i64) -> list[int]:
        return target_options(t)

    def choose(self, t: State, seat: i64, action: i64) -> None:
        if pick(t, seat, action):
            discard(t, seat)

    def prompt(self, t: State, seat: i64) -> Prompt:
        option: i64 = target_options(t)[0]
        key = "target-stone"
        if option < ids.NO:
            key = "target-safe"
        elif option < ids.STEP:
            key = "target-agent"
        elif option < ids.TO:
            key = "target-step"
        elif option < ids.STONE:
            key = "target-to"
        return key, [("card", "card", t.card)]


def discard(t: State, seat: i64) -> None:
    """H4.13, H4.14: the card goes on the discards, then come the dossiers, then the gain of H4.3c."""
    t.discards[t.card] += 1
    t.card = -1
    t.playable = playable_kinds(t)
    t.agenda.append(ids.THEN_GO_ON)
    if t.into_ruin and seat == t.holder:
        t.agenda.append(ids.THEN_DRAW + seat)
    if dossiers_due(t):
        write_dossiers(t)
    else:
        resume(t)


# --- H4.10 A second identity ---------------------------------------------------------------------------------------


def second_identity(t: State, seat: i64) -> None:
    """H4.10: a bystander's identity, unseen by the others. None left: this card is gone, and another is drawn."""
    if ids.COUNT_OF[t.in_play] > sum(t.owned):
        t.phase = ids.SECOND_IDENTITY
        return
    t.card = -1
    t.agenda.append(ids.THEN_GO_ON)
    t.agenda.append(ids.THEN_DRAW + seat)
    resume(t)


class SecondIdentity(Step):
    """H4.10: which bystander it is."""

    def outcomes(self, t: State) -> list[tuple[int, int]]:
        return bystanders(t, self.first)

    def happen(self, t: State, outcome: i64) -> None:
        agent = outcome - self.first
        t.owner[agent] = t.go
        t.owned[t.go] += 1
        if t.events is not None:
            t.tell("identity_taken", [t.go], [agent], [t.go])
        discard(t, t.go)
