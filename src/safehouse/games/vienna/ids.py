"""The numbers of Vienna: actions, phases, stages and marks.

The action space is flat: `FIRST_ID + argument` for each kind. `game.ACTION_KINDS` names the same kinds in
the same order, and checks that the numbers agree.
"""

from typing import Final, NamedTuple

from safehouse.games.vienna.vocabulary import BRIBES, COLOURS, FLAGS, INFOS, SEALS, SQUARE_NUMBERS

SEATS: Final = 4
KINDS: Final = 5  # of bribes, infos, flags, seals and colours (V1.1–V1.4)
BUILDINGS: Final = 30
SQUARES: Final = 40
CARDS: Final = 175
MISSIONS: Final = 60
SLOTS: Final = 4  # drawers and mission fields of a seat, side table included
HAND: Final = 6  # most cards in a hand (V3.6)
ACTIONS: Final = 3  # that take a card: I, II, IV
OPEN_MISSIONS: Final = 4  # two A, two B (V9.1)
NONE: Final = -1
EMPTY_SLOT: Final = -2  # in a hand or under an action, where UNKNOWN stands for a card not seen

# Kinds with a part of their own.
CHOCOLATE: Final = 0
COFFEE: Final = 3
COIN: Final = 5  # pays like a sixth kind of bribe
PURPLE: Final = 0
GREY: Final = 4
USA: Final = 0
NOBILITY: Final = 4

# Where a card is; in a hand or in drawers: + seat.
PILE: Final = 0
DISCARD: Final = 1
GONE: Final = 2
IN_HAND: Final = 3  # also while assigned
IN_DRAWER: Final = 7

# Abilities (V13), in the order of ABILITIES below.
BRIBE_MORE: Final = 0
BRIBE_POINTS: Final = 1
BRIBE_MARKER: Final = 2
COLOUR_BRIBE: Final = 3
COLOUR_POINTS: Final = 4
COLOUR_MARKER: Final = 5
FLAG_DISCOUNT: Final = 6
FLAG_BRIBE: Final = 7
FLAG_POINTS: Final = 8
FLAG_MARKER: Final = 9
MARKER_BRIBE: Final = 10
MARKER_POINTS: Final = 11
FOREIGN_BRIBES: Final = 12
FOREIGN_POINTS: Final = 13
SEAL_DISCOUNT: Final = 14
SEAL_BRIBE: Final = 15
SEAL_POINTS: Final = 16
SEAL_MARKER: Final = 17
FOREIGN_DISCOUNT: Final = 18
FOREIGN_CARDS: Final = 19
INFO_BRIBES: Final = 20
INFO_POINTS: Final = 21
INFO_MARKER: Final = 22
BRIBE_JOKER: Final = 23
MARKER_JOKER: Final = 24
NEW_INFO_POINTS: Final = 25
SQUARE_BRIBES: Final = 26
ANY_INFO_BRIBE: Final = 27


class Ability(NamedTuple):
    """A kind of ability: the cards that have it, the action it is used in, what its X is one of, and two signs for it.

    The first sign says when it works, the second what it gives.
    """

    kind: str
    first: int
    last: int
    action: int
    words: tuple[str, ...]
    when: str
    gives: str


ABILITIES: Final = (
    Ability("bribe_more", 1, 10, 2, BRIBES, "bribe-X", "bribe-X"),
    Ability("bribe_points", 11, 15, 2, BRIBES, "bribe-X", "point"),
    Ability("bribe_marker", 16, 20, 2, BRIBES, "bribe-X", "marker"),
    Ability("colour_bribe", 21, 25, 3, COLOURS, "house-X", "any"),
    Ability("colour_points", 26, 30, 3, COLOURS, "house-X", "point"),
    Ability("colour_marker", 31, 35, 3, COLOURS, "house-X", "marker"),
    Ability("flag_discount", 36, 45, 3, FLAGS, "flag-X", "discount"),
    Ability("flag_bribe", 46, 55, 3, FLAGS, "flag-X", "any"),
    Ability("flag_points", 56, 60, 3, FLAGS, "flag-X", "point"),
    Ability("flag_marker", 61, 65, 3, FLAGS, "flag-X", "marker"),
    Ability("marker_bribe", 66, 75, 4, INFOS, "info-X", "any"),
    Ability("marker_points", 76, 80, 4, INFOS, "info-X", "point"),
    Ability("foreign_bribes", 81, 85, 3, BRIBES, "thing-agent", "bribe-X"),
    Ability("foreign_points", 86, 90, 3, (), "thing-agent", "point"),
    Ability("seal_discount", 91, 100, 3, SEALS, "seal-X", "discount"),
    Ability("seal_bribe", 101, 110, 3, SEALS, "seal-X", "any"),
    Ability("seal_points", 111, 115, 3, SEALS, "seal-X", "point"),
    Ability("seal_marker", 116, 120, 3, SEALS, "seal-X", "marker"),
    Ability("foreign_discount", 121, 125, 3, (), "thing-agent", "discount"),
    Ability("foreign_cards", 126, 130, 3, (), "thing-agent", "card"),
    Ability("info_bribes", 131, 135, 3, INFOS, "info-X", "any"),
    Ability("info_points", 136, 140, 3, INFOS, "info-X", "point"),
    Ability("info_marker", 141, 145, 3, INFOS, "info-X", "marker"),
    Ability("bribe_joker", 146, 155, 3, BRIBES, "bribe-X", "any"),
    Ability("marker_joker", 156, 165, 4, INFOS, "info-X", "marker"),
    Ability("new_info_points", 166, 170, 3, (), "tile", "point"),
    Ability("square_bribes", 171, 173, 3, SQUARE_NUMBERS, "number-X", "any"),
    Ability("any_info_bribe", 174, 175, 3, (), "tile", "any"),
)

# Bonuses with a choice in them, as they lie on the agenda.
ONE_BRIBE: Final = 0
ANY_MARKER: Final = 1
DIFFERENT: Final = 2
LOT: Final = 3  # + number of the square − 2: this many bribes of one kind
PUSH: Final = 6  # + info: this marker two fields
TWO_CARDS: Final = 11
BONUSES: Final = 12

# What can be bought (V10.2). The bit of a thing marks who has it; agents are counted instead.
AGENT: Final = 0
TELEPHONE: Final = 1
MAP: Final = 2
CASH_BOX: Final = 3
SEAL: Final = 4
SIDE_TABLE: Final = 5
THINGS: Final = 6
THING_PRICE: Final = [1, 2, 2, 2, 2, 3]
MOST_HIRED: Final = 3
BOX_ROOM: Final = 12

# Feld agents (V15).
HAMBURG: Final = 0
AMSTERDAM: Final = 1
NEW_YORK: Final = 2
MARRAKESH: Final = 3

# Where an agent comes from: a building, or one of these.
SUPPLY: Final = BUILDINGS
FIGURE: Final = BUILDINGS + 1
SOURCES: Final = BUILDINGS + 2

# Actions of players.
PASS: Final = 0
ASSIGN: Final = 1  # this card to the next of actions I, II, IV
DRAWER: Final = ASSIGN + CARDS  # the card shown goes into this drawer
TAKE: Final = DRAWER + SLOTS  # no agent, two bribes of this kind
EARN: Final = TAKE + KINDS  # no agent, two shillings
PLACE: Final = EARN + 1  # an agent on this building
FROM: Final = PLACE + BUILDINGS  # the agent comes from here
PAY: Final = FROM + SOURCES  # one bribe of this kind, or a shilling
FIRE: Final = PAY + KINDS + 1  # this bonus next
GIFT: Final = FIRE + BONUSES  # a bribe of this kind
MARK: Final = GIFT + KINDS  # this marker moves
DRAW_TWO: Final = MARK + KINDS
SURROUND: Final = DRAW_TWO + 1  # the third man helps on this square
WALK: Final = SURROUND + SQUARES  # the third man, or Marrakesh, goes here
FULFIL: Final = WALK + BUILDINGS
ACCEPT: Final = FULFIL + MISSIONS
BOX: Final = ACCEPT + MISSIONS  # this many shillings go into the cash box
BUY: Final = BOX + BOX_ROOM + 1
REMOVE: Final = BUY + THINGS  # the agent on this building goes back to the supply
# Outcomes of CHANCE.
FLAG: Final = REMOVE + BUILDINGS
TILE: Final = FLAG + KINDS
INFO: Final = TILE + KINDS
COLOUR: Final = INFO + KINDS
MISSION: Final = COLOUR + SEATS
START: Final = MISSION + MISSIONS
CARD: Final = START + SEATS
OPEN_REST: Final = CARD + CARDS
SHOW: Final = OPEN_REST + 1
# One more of players; numbers that are stored never change.
LEAD: Final = SHOW + 1  # this Feld agent
ACTION_COUNT: Final = LEAD + SEATS

# Phases: what the table waits for. Below SEALED_PHASES the active player decides.
READY: Final = 0  # nothing: the rules go on by themselves
STORING: Final = 1  # V4
ACTING: Final = 2  # V6.1, V6.3
SOURCING: Final = 3
PAYING: Final = 4  # V6.2, V10.2
SURROUNDING: Final = 5  # V14.4
FIRING: Final = 6  # V6.5
CHOOSING: Final = 7  # the choice within a bonus
SWERVING: Final = 8  # another marker instead: 156–165
THIRD_WALKING: Final = 9  # V14.2
FIGURE_WALKING: Final = 10  # V15.6
COMMISSIONING: Final = 11  # V11.1
BOXING: Final = 12  # V10.5
BUYING: Final = 13  # V10.2
SETTLING: Final = 14  # V10.3, with the map
REMOVING: Final = 15  # V10.3, V12.1
POSTING: Final = 16  # V14.1
SEALED_PHASES: Final = 17
ASSIGNING: Final = 17  # V3.1
CHANCE_PHASES: Final = 18
DEALING_FLAGS: Final = 18
DEALING_TILES: Final = 19
DEALING_INFOS: Final = 20
DEALING_COLOURS: Final = 21
DEALING_MISSIONS: Final = 22
CHOOSING_START: Final = 23
DRAWING: Final = 24
OPENING_REST: Final = 25
SHOWING: Final = 26
REFILLING: Final = 27
FINISHED: Final = 28
CHOOSING_FIGURE: Final = 29  # V15.1; the active player decides

# Stages: what the rules do next, once nobody is asked and no bonus is left.
NEW_ROUND: Final = 0
DRAW_CARDS: Final = 1
TURN: Final = 2
ACTION_TWO: Final = 3
ACTION_THREE: Final = 4
PUT_AGENT: Final = 5
CHECK_SQUARES: Final = 6
TAKE_TILES: Final = 7
THIRD_WALK: Final = 8
DO_MISSIONS: Final = 9
REFILL: Final = 10
ACTION_FOUR: Final = 11
TURN_OVER: Final = 12
END_ROUND: Final = 13
DUE: Final = 14
HAND_OVER: Final = 15
FINISH: Final = 16

# What is due at the end of a round.
PURCHASE: Final = 0
PAYDAY: Final = 1
FAREWELL: Final = 2  # agents go for missions not fulfilled (V12.1)


def members(mask: int) -> list[int]:
    """Return the numbers whose bits are set, ascending."""
    return [number for number in range(mask.bit_length()) if mask >> number & 1]


SEATS_OF: Final[list[list[int]]] = [members(mask) for mask in range(1 << SEATS)]
COUNT_OF: Final[list[int]] = [len(members(mask)) for mask in range(1 << SEATS)]
