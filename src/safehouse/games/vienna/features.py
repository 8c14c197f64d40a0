"""What learners are shown of Vienna: the list, and who writes it. Seats count from the own one."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from safehouse.core.features import CHOICE, MASK, NUMBER, Feature
from safehouse.games.vienna import ids
from safehouse.games.vienna.state import State

PURSE: Final = 99  # larger numbers of bribes or shillings are shown as this
# What is listed for each seat, from the own one on.
SEAT_FEATURES: Final = (
    Feature("bribes by kind", ids.KINDS, PURSE),
    Feature("infos by kind", ids.KINDS, 9),
    Feature("cards in drawers", ids.SLOTS, ids.CARDS, CHOICE, "0 none, else the card + 1"),
    Feature("missions", ids.SLOTS, ids.MISSIONS, CHOICE, "0 none, else the mission + 1"),
    Feature("score", 1, 999),
    Feature("agents in supply", 1, 8),
    Feature("shillings", 1, PURSE),
    Feature("shillings in the cash box", 1, ids.BOX_ROOM),
    Feature("things bought", 1, (1 << ids.THINGS) - 1, MASK),
    Feature("agents hired", 1, ids.MOST_HIRED),
    Feature("figure's colour", 1, ids.SEATS, CHOICE, "0 none, else the colour + 1 (V15)"),
    Feature("figure's building", 1, ids.BUILDINGS, CHOICE, "0 not on the board, else the building + 1"),
    Feature("figure was put", 1, 1),
    Feature("cards hidden", 1, ids.HAND, NUMBER, "in hand and face down"),
    Feature("cards face down", 1, 7, MASK, "under actions I, II, IV"),
    Feature("agent on building", ids.BUILDINGS, 1),
)
FEATURES: Final = (
    Feature("my hand", ids.HAND, ids.CARDS, CHOICE, "0 none, else the card + 1, ascending"),
    Feature("my assigned cards", ids.ACTIONS, ids.CARDS, CHOICE, "to actions I, II, IV: 0 none, else the card + 1"),
    *(one._replace(name=f"{one.name}, seat {seat} from mine") for seat in range(ids.SEATS) for one in SEAT_FEATURES),
    Feature("info on square", ids.SQUARES, ids.KINDS, CHOICE, "0 none, else the info + 1"),
    Feature("flag of building", ids.BUILDINGS, ids.KINDS, CHOICE, "0 none, else the flag + 1"),
    Feature("field of marker", ids.KINDS, 120, NUMBER, "on the five info tracks"),
    Feature("missions on offer", ids.OPEN_MISSIONS, ids.MISSIONS, CHOICE, "0 none, else the mission + 1"),
    Feature("phase", 1, ids.CHOOSING_FIGURE, CHOICE, "what the table waits for, as `games.vienna.ids` numbers it"),
    Feature("stage", 1, ids.FINISH, CHOICE, "what the rules do next, as `games.vienna.ids` numbers it"),
    Feature("who holds the arms", 1, ids.SEATS - 1, CHOICE, "seats from mine, clockwise"),
    Feature("who is active", 1, ids.SEATS - 1, CHOICE, "seats from mine, clockwise"),
    Feature("the investigator's field", 1, 26, NUMBER, "on the roof: how far the game is"),
    Feature("investigator moved this round", 1, 1),
    Feature("last round", 1, 1),
    Feature("the third man's building", 1, ids.BUILDINGS, CHOICE, "0 none, else the building + 1 (V14)"),
    Feature("cards in the pile", 1, ids.CARDS),
    Feature("card for a drawer", 1, ids.CARDS, CHOICE, "0 none, else the card + 1 (V4)"),
    Feature("building in hand", 1, ids.BUILDINGS, CHOICE, "0 none, else the building + 1 where an agent goes"),
    Feature("source", 1, ids.SOURCES, CHOICE, "0 none, else the building it leaves + 1; 31 the supply, 32 the figure"),
    Feature("owed", 1, 30, NUMBER, "bribes, shillings or agents still to be paid"),
    Feature("least of the row", 1, ids.SQUARES, NUMBER, "picks of one kind come in ascending order"),
    Feature("bonus in hand", 1, ids.BONUSES, CHOICE, "0 none, else the bonus + 1"),
    Feature("times it is left", 1, 40),
    Feature("money just received", 1, 40),
    Feature("missions fulfilled in this action", 1, 4),
    Feature("turn", 1, ids.SQUARES, NUMBER, "seats that had or have their turn in this round; at first, things dealt"),
    Feature("means", 1, (1 << (ids.KINDS + 1)) - 1, MASK, "bribes by kind and shillings that may pay"),
    Feature("thing", 1, ids.THINGS, CHOICE, "0 none, else the thing being bought + 1"),
    Feature("slot", 1, ids.SLOTS, CHOICE, "0 none, else the mission field being filled + 1"),
    Feature("third man used", 1, 1, NUMBER, "in this action (V14.4)"),
    Feature("figure put", 1, 1, NUMBER, "in this turn (V15)"),
    Feature("asked at the same time", ids.SEATS, 1, NUMBER, "by seat, from mine"),
    Feature("still due", 3, 1, NUMBER, "in this round: purchase, payday, farewell"),
    Feature("bonuses waiting", ids.BONUSES, ids.SQUARES, NUMBER, "by bonus"),
    Feature("square surrounded", ids.SQUARES, 1, NUMBER, "in this action"),
    Feature("mission to come", ids.MISSIONS, 1, NUMBER, "still in the stack"),
)


def write_features(t: State, seat: i64, buffer: vec[i16], start: i64) -> None:
    """Write the features that FEATURES lists, in its order."""
    seats = t.plan.players
    at = start
    place: i64
    offset: i64
    for place in range(seat * ids.HAND, (seat + 1) * ids.HAND):
        card: i64 = t.hand[place]
        buffer[at] = i16(card + 1) if card >= 0 else 0
        at += 1
    for place in range(seat * ids.ACTIONS, (seat + 1) * ids.ACTIONS):
        card = t.assigned[place]
        buffer[at] = i16(card + 1) if card >= 0 else 0
        at += 1
    for offset in range(ids.SEATS):
        if offset < seats:
            at = write_seat(t, (seat + offset) % seats, buffer, at)
        else:
            at = write_nobody(buffer, at)
    at = write_board(t, buffer, at)
    at = write_now(t, seat, buffer, at)
    write_stock(t, buffer, at)


def write_seat(t: State, other: i64, buffer: vec[i16], at: i64) -> i64:
    """Write SEAT_FEATURES of a seat; return where they end."""
    place: i64
    for place in range(other * ids.KINDS, (other + 1) * ids.KINDS):
        bribes: i64 = t.bribe[place]
        buffer[at] = i16(bribes) if bribes < PURSE else PURSE
        buffer[at + ids.KINDS] = t.info[place]
        at += 1
    at += ids.KINDS
    for place in range(other * ids.SLOTS, (other + 1) * ids.SLOTS):
        buffer[at] = t.drawer[place] + 1
        buffer[at + ids.SLOTS] = t.desk[place] + 1
        at += 1
    at += ids.SLOTS
    coins: i64 = t.coins[other]
    buffer[at] = t.score[other]
    buffer[at + 1] = t.supply[other]
    buffer[at + 2] = i16(coins) if coins < PURSE else PURSE
    buffer[at + 3] = t.box[other]
    buffer[at + 4] = t.gear[other]
    buffer[at + 5] = t.hired[other]
    buffer[at + 6] = t.colour[other] + 1
    buffer[at + 7] = t.figure[other] + 1
    buffer[at + 8] = t.figure_out[other]
    buffer[at + 9] = t.held[other]
    buffer[at + 10] = t.faced[other]
    at += 11
    agents: i64 = t.agents[other]
    end = at + ids.BUILDINGS
    while at < end:
        buffer[at] = i16(agents & 1)
        agents >>= 1
        at += 1
    return at


def write_nobody(buffer: vec[i16], at: i64) -> i64:
    """Write SEAT_FEATURES of a seat where nobody sits; return where they end."""
    end = at + 2 * ids.KINDS + 2 * ids.SLOTS + 11 + ids.BUILDINGS
    while at < end:
        buffer[at] = 0
        at += 1
    return at


def write_board(t: State, buffer: vec[i16], at: i64) -> i64:
    """Write what is on the board, tracks and offers; return where it ends."""
    for tile in t.tile:
        buffer[at] = tile + 1
        at += 1
    for flag in t.flag:
        buffer[at] = flag + 1
        at += 1
    for field in t.marker:
        buffer[at] = field
        at += 1
    for mission in t.offer:
        buffer[at] = mission + 1
        at += 1
    return at


def write_now(t: State, seat: i64, buffer: vec[i16], at: i64) -> i64:
    """Write whose turn it is and what is being done; return where it ends."""
    seats = t.plan.players
    buffer[at] = i16(t.phase)
    buffer[at + 1] = i16(t.stage)
    buffer[at + 2] = i16((t.arms - seat + seats) % seats)
    buffer[at + 3] = i16((t.active - seat + seats) % seats)
    buffer[at + 4] = i16(t.roof)
    buffer[at + 5] = 1 if t.moved else 0
    buffer[at + 6] = 1 if t.ending else 0
    buffer[at + 7] = i16(t.third + 1)
    buffer[at + 8] = i16(t.pile_left)
    buffer[at + 9] = i16(t.card + 1)
    buffer[at + 10] = i16(t.building + 1)
    buffer[at + 11] = i16(t.source + 1)
    buffer[at + 12] = i16(t.owed)
    buffer[at + 13] = i16(t.least)
    buffer[at + 14] = i16(t.item + 1)
    buffer[at + 15] = i16(t.count)
    buffer[at + 16] = i16(t.amount)
    buffer[at + 17] = i16(t.fulfilled)
    buffer[at + 18] = i16(t.turn)
    # While agents are taken off the board it is a mask of buildings; `legal` says which.
    buffer[at + 19] = i16(t.means) if t.phase == ids.PAYING else 0
    buffer[at + 20] = i16(t.thing + 1)
    buffer[at + 21] = i16(t.slot + 1)
    buffer[at + 22] = 1 if t.third_used else 0
    buffer[at + 23] = 1 if t.figure_put else 0
    at += 24
    offset: i64
    for offset in range(ids.SEATS):
        buffer[at] = i16((t.asked >> ((seat + offset) % seats)) & 1) if offset < seats else 0
        at += 1
    return at


def write_stock(t: State, buffer: vec[i16], at: i64) -> None:
    """Write what waits, and what has not come yet."""
    place: i64
    for place in range(at, at + 3 + ids.BONUSES + ids.SQUARES):
        buffer[place] = 0
    for due in t.due:
        place = at + due
        buffer[place] = 1
    at += 3
    for bonus in t.agenda:
        place = at + bonus
        buffer[place] += 1
    at += ids.BONUSES
    for square in t.squares:
        place = at + square
        buffer[place] = 1
    at += ids.SQUARES
    for left in t.stack:
        buffer[at] = left
        at += 1
