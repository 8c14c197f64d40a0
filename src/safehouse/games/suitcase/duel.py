"""Duels (K6): who fights whom, what the cards decide, and what is left lying about."""

from mypy_extensions import i64

from safehouse.games.suitcase.ids import (
    AGENTS,
    CARD,
    CARD_VALUES,
    CLAIM,
    DUEL_CARDS,
    LEAVE,
    MEET,
    NONE,
)
from safehouse.games.suitcase.movement import put_down, remove, send_home
from safehouse.games.suitcase.state import Table


def defenders(t: Table, city: i64) -> list[int]:
    """K6.7: the agents whom the attacker may meet first. Two that differ in nothing are one choice."""
    seat: i64 = t.holder[city]
    found: list[int] = []
    agent = seat * AGENTS
    while agent < (seat + 1) * AGENTS:
        if t.place[agent] == city:
            alike = False
            for other in found:
                if t.load[other] == t.load[agent]:
                    alike = True
            if not alike:
                found.append(agent)
        agent += 1
    return found


def meeting_options(t: Table, city: i64) -> list[int]:
    return [MEET + agent % AGENTS for agent in defenders(t, city)]


def card_options(t: Table, seat: i64) -> list[int]:
    """K6.2, K6.3: one of the unused duel cards."""
    first = seat * CARD_VALUES
    return [CARD + value for value in range(CARD_VALUES) if t.cards_left[first + value] > 0]


def use_card(t: Table, seat: i64, value: i64) -> None:
    """K6.3: the card is used up; with the seventh all are back."""
    first = seat * CARD_VALUES
    t.cards_left[first + value] -= 1
    for other in range(CARD_VALUES):
        if t.cards_left[first + other] > 0:
            return
    for other in range(CARD_VALUES):
        t.cards_left[first + other] = DUEL_CARDS[other]
    if t.events is not None:
        t.tell("cards_back", [seat])


def beat(t: Table, agent: i64, card: i64) -> None:
    """K6.4: the loser's suitcase stays in the city; he leaves the game, or with a 0 goes back to his base."""
    case = put_down(t, agent)
    if case != NONE:
        t.dropped |= 1 << case
    if card == 0:
        send_home(t, agent)
    else:
        remove(t, agent)
    if t.events is not None:
        t.tell("beaten", [agent // AGENTS, agent % AGENTS, card])


def claim_options(t: Table) -> list[int]:
    """K6.8: the winning defender may take one of the suitcases dropped in this fight."""
    options: list[int] = []
    case: i64 = 0
    while t.dropped >> case:
        if (t.dropped >> case) & 1:
            options.append(CLAIM + case)
        case += 1
    options.append(LEAVE)
    return options
