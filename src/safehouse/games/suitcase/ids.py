"""The numbers of Suitcase: actions, phases, places and marks.

The action space is flat: `FIRST_ID + argument` for each kind. `game.ACTION_KINDS` names the same kinds in
the same order, and checks that the numbers agree.
"""

from itertools import permutations
from typing import Final

SEATS: Final = 4
AGENTS: Final = 7  # of one player (K1.2)
LETTERS: Final = 4  # suitcases of one player, A–D
CASES: Final = SEATS * LETTERS
MAX_CITIES: Final = 64
CARD_VALUES: Final = 6  # 0 … 5
GOAL: Final = 10  # secrets (K3.1)

# Places of agents that are no city: the base of a corner, the headquarters while its bomb goes off, out of the game.
BASE: Final = MAX_CITIES  # + corner
IN_HQ: Final = BASE + SEATS
OUT: Final = IN_HQ + 1
# Places of suitcases that are no city.
NOT_PLACED: Final = -1
CARRIED: Final = -2
DELIVERED: Final = -3
NONE: Final = -1

# Actions of players.
PACK: Final = 0  # the contents of A–D, one of 24 orders
PLACE: Final = PACK + 24  # the next suitcase into this city
SEND: Final = PLACE + MAX_CITIES  # an agent onto the base that belongs to nobody
STAY: Final = SEND + 1
STEP: Final = STAY + 1  # agent × city
DELIVER: Final = STEP + AGENTS * MAX_CITIES  # this agent into the headquarters
TAKE: Final = DELIVER + AGENTS  # agent × suitcase; what it carries is put down
DROP: Final = TAKE + AGENTS * CASES  # this agent puts its suitcase down
END_TURN: Final = DROP + AGENTS
MEET: Final = END_TURN + 1  # the defender whom the attacker meets first
CARD: Final = MEET + AGENTS  # a duel card
CLAIM: Final = CARD + CARD_VALUES  # the winning defender takes this suitcase
LEAVE: Final = CLAIM + CASES  # or none
LOSE: Final = LEAVE + 1  # this agent dies of the bomb
# Outcomes of CHANCE.
OPEN_PLACES: Final = LOSE + AGENTS
ROLL: Final = OPEN_PLACES + 1  # first die × second die
OPEN_DUEL: Final = ROLL + 16
SHOW: Final = OPEN_DUEL + 1  # what the delivered suitcase holds
ACTION_COUNT: Final = SHOW + 1

# Phases. Below OTHER_PHASES the player on turn decides.
MOVING: Final = 0
MEETING: Final = 1
LOSING: Final = 2
OTHER_PHASES: Final = 3
CLAIMING: Final = 3
OUTPOST: Final = 4
SEALED_PHASES: Final = 5
PACKING: Final = 5
PLACING: Final = 6
DUELLING: Final = 7
CHANCE_PHASES: Final = 8
ROLLING: Final = 8
STARTING: Final = 9
OPENING_PLACES: Final = 10
OPENING_DUEL: Final = 11
SHOWING: Final = 12
FINISHED: Final = 13

# What a suitcase holds (K1.2); the bomb is worth nothing.
BOMB: Final = 0
CONTENTS: Final = [5, 3, 1, BOMB]
SECRETS: Final = 9  # of one player, in all
ORDERS: Final[list[list[int]]] = [list(order) for order in permutations(CONTENTS)]

# K1.3: two dice with faces 0-1-1-2-2-3. Weights of the numbers 0 … 3 on one die.
DIE: Final = [1, 2, 2, 1]
DUEL_CARDS: Final = [2, 1, 1, 1, 1, 1]  # K1.2: by value


def members(mask: int) -> list[int]:
    """Return the numbers whose bits are set, ascending."""
    return [number for number in range(mask.bit_length()) if mask >> number & 1]


SEATS_OF: Final[list[list[int]]] = [members(mask) for mask in range(1 << SEATS)]
COUNT_OF: Final[list[int]] = [len(members(mask)) for mask in range(1 << SEATS)]
