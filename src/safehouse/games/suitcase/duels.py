"""Duels (K6): who fights whom, what the cards decide, and what is left lying about."""

from mypy_extensions import i64

from safehouse.core.game import UNKNOWN
from safehouse.core.rng import Rng
from safehouse.games.suitcase import ids
from safehouse.games.suitcase.course import end_fight, end_turn, ended_by_elimination, go_on
from safehouse.games.suitcase.decision import Decision, Prompt, Step
from safehouse.games.suitcase.movement import enter, pick_up, put_down, remove, send_home
from safehouse.games.suitcase.state import State

# --- K6.7 Whom to meet ---------------------------------------------------------------------------------------------


def defenders(t: State, city: i64) -> list[int]:
    """K6.7: the agents whom the attacker may meet first. Two that differ in nothing are one choice."""
    seat: i64 = t.holder[city]
    found: list[int] = []
    agent = seat * ids.AGENTS
    while agent < (seat + 1) * ids.AGENTS:
        if t.place[agent] == city:
            alike = False
            for other in found:
                if t.load[other] == t.load[agent]:
                    alike = True
            if not alike:
                found.append(agent)
        agent += 1
    return found


def meet_defenders(t: State) -> None:
    """K6.7: two foreign agents are fought one after the other; the attacker names the first."""
    there = defenders(t, t.place[t.fighter])
    if len(there) > 1:
        t.phase = ids.MEETING
    else:
        meet(t, there[0])


class Meeting(Decision):
    """K6.7: the attacker names the first of two defenders."""

    def options(self, t: State, seat: i64) -> list[int]:
        return [ids.MEET + agent % ids.AGENTS for agent in defenders(t, t.place[t.fighter])]

    def choose(self, t: State, seat: i64, action: i64) -> None:
        meet(t, t.defender * ids.AGENTS + action - ids.MEET)

    def prompt(self, t: State, seat: i64) -> Prompt:
        return "meeting", [("city", "city", fight_city(t)), ("seat_2", "seat", t.defender)]


def fight_city(t: State) -> i64:
    """Return where a duel is fought. A beaten attacker is gone, the defender still stands there."""
    place: i64 = t.place[t.fighter]
    return place if place < ids.MAX_CITIES else t.place[t.opponent]


# --- K6.2 The cards ------------------------------------------------------------------------------------------------


def meet(t: State, agent: i64) -> None:
    """K6.2: both choose a card secretly."""
    t.opponent = agent
    if t.events is not None:
        t.tell("duel", [t.active, t.fighter % ids.AGENTS, t.defender, agent % ids.AGENTS])
    t.asked = (1 << t.active) | (1 << t.defender)
    t.waiting = t.asked
    t.phase = ids.DUELLING


class Duelling(Decision):
    """K6.2, K6.3: one of the unused duel cards."""

    def options(self, t: State, seat: i64) -> list[int]:
        first = seat * ids.CARD_VALUES
        return [ids.CARD + value for value in range(ids.CARD_VALUES) if t.cards_left[first + value] > 0]

    def choose(self, t: State, seat: i64, action: i64) -> None:
        t.duel_card[seat] = action - ids.CARD
        t.waiting &= ~(1 << seat)
        if t.waiting == 0:
            t.asked = 0
            t.phase = ids.OPENING_DUEL

    def forget(self, t: State, seat: i64) -> None:
        t.duel_card[seat] = UNKNOWN

    def prompt(self, t: State, seat: i64) -> Prompt:
        attacks = seat == t.active
        other = t.defender if attacks else t.active
        key = "attacking" if attacks else "defending"
        return key, [("city", "city", fight_city(t)), ("seat_2", "seat", other)]

    def refusal(self, t: State, seat: i64, action: i64) -> tuple[str, str]:
        return "K6.3", "card_used"


class OpeningDuel(Step):
    """K6.2: the higher card wins, and the attacker wins ties."""

    def sample(self, rng: Rng) -> i64:
        return self.first

    def choose(self, t: State, seat: i64, action: i64) -> None:
        attack: i64 = t.duel_card[t.active]
        defence: i64 = t.duel_card[t.defender]
        t.duel_card[t.active] = UNKNOWN
        t.duel_card[t.defender] = UNKNOWN
        if t.events is not None:
            t.tell("duel_opened", [t.active, attack, t.defender, defence])
        use_card(t, t.active, attack)
        use_card(t, t.defender, defence)
        if attack >= defence:
            attack_won(t, defence)
        else:
            attack_lost(t, attack)


def use_card(t: State, seat: i64, value: i64) -> None:
    """K6.3: the card is used up; with the seventh all are back."""
    first = seat * ids.CARD_VALUES
    t.cards_left[first + value] -= 1
    for other in range(ids.CARD_VALUES):
        if t.cards_left[first + other] > 0:
            return
    for other in range(ids.CARD_VALUES):
        t.cards_left[first + other] = ids.DUEL_CARDS[other]
    if t.events is not None:
        t.tell("cards_back", [seat])


def beat(t: State, agent: i64, card: i64) -> None:
    """K6.4: the loser's suitcase stays in the city; the agent leaves the game, or with a 0 goes back to its base."""
    case = put_down(t, agent)
    if t.plan.rulings_2:
        t.dropped = 0  # K6.8: what an earlier loser of this fight left is not this winner's
    if case != ids.NONE:
        t.dropped |= 1 << case
    if card == 0:
        send_home(t, agent)
    else:
        remove(t, agent)
    if t.events is not None:
        t.tell("beaten", [agent // ids.AGENTS, agent % ids.AGENTS, card])


def attack_won(t: State, defence: i64) -> None:
    """K6.6: a bonus step for the winner, and on with what is left. K6.7: or with the second defender."""
    city: i64 = t.place[t.fighter]
    beat(t, t.opponent, defence)
    t.bonus[t.fighter % ids.AGENTS] += 1
    t.opponent = ids.NONE
    if t.holder[city] != ids.NONE:
        meet_defenders(t)
        return
    agent = t.fighter
    end_fight(t)
    enter(t, agent, city)
    if not ended_by_elimination(t):
        go_on(t)


def attack_lost(t: State, attack: i64) -> None:
    """K6.5: the turn is over. K6.8: the defender may take what was dropped in this fight."""
    beat(t, t.fighter, attack)
    if ended_by_elimination(t):
        return
    if t.dropped:
        t.phase = ids.CLAIMING
    else:
        end_fight(t)
        end_turn(t)


class Claiming(Decision):
    """K6.8: the winning defender may take one of the suitcases dropped in this fight."""

    def options(self, t: State, seat: i64) -> list[int]:
        options: list[int] = []
        case: i64 = 0
        while t.dropped >> case:
            if (t.dropped >> case) & 1:
                options.append(ids.CLAIM + case)
            case += 1
        options.append(ids.LEAVE)
        return options

    def choose(self, t: State, seat: i64, action: i64) -> None:
        if action != ids.LEAVE:
            pick_up(t, t.opponent, action - ids.CLAIM)
        end_fight(t)
        end_turn(t)

    def prompt(self, t: State, seat: i64) -> Prompt:
        return "claiming", [("city", "city", fight_city(t))]

    def refusal(self, t: State, seat: i64, action: i64) -> tuple[str, str]:
        return "K6.8", "not_dropped_here"
