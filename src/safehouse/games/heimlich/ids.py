"""The numbers of Heimlich & Co.: actions, phases, marks, and tables of options shared by all states.

The action space is flat: `FIRST_ID + argument` for each kind. `game.ACTION_KINDS` names the same kinds in
the same order, and checks that the numbers agree.
"""

from typing import Final

# Room for the largest table, board and deck that a data file may ask for.
AGENTS: Final = 7
MAX_SEATS: Final = 7
MAX_BUILDINGS: Final = 16
MAX_KINDS: Final = 24
HAND_LIMIT: Final = 4

# Actions of players.
POINTS: Final = 0  # take 0 … 3 points of a `1–3`
MOVE: Final = POINTS + 4  # one point: this agent one building on
SAFE: Final = MOVE + AGENTS  # the safe into this building
NO: Final = SAFE + MAX_BUILDINGS  # no card this round
YES: Final = NO + 1  # I want to play a card
PLAY: Final = YES + 1  # play a card of this kind
PASS: Final = PLAY + MAX_KINDS  # pass, or end a go
AGENT: Final = PASS + 1  # a card's target: this agent
STEP: Final = AGENT + AGENTS  # this many buildings, STEP + 3 being none
TO: Final = STEP + 7  # to the agents in this building
STONE: Final = TO + MAX_BUILDINGS  # a card's target: this stone
STOP: Final = STONE + AGENTS  # name no second agent
ENTRY: Final = STOP + 1  # dossier: agent × (seat or bystander)

# Outcomes of CHANCE.
COLOURS: Final = ENTRY + AGENTS * 8  # which agents stay in the box
STARTER: Final = COLOURS + 21  # who begins
IDENTITY: Final = STARTER + MAX_SEATS  # the next seat is dealt this agent
DRAW: Final = IDENTITY + AGENTS  # the drawing seat gets a card of this kind
ROLL: Final = DRAW + MAX_KINDS  # a face of the die
SECOND: Final = ROLL + 6  # the second identity is this agent
OPEN: Final = SECOND + AGENTS  # the answers are shown
REVEAL: Final = OPEN + 1  # identities and dossiers are shown
ACTION_COUNT: Final = REVEAL + 1

# Phases. Below CARD_PHASES the holder of the die decides, then the seat whose go it is, then many, then CHANCE.
MOVING: Final = 0
CHOOSING_POINTS: Final = 1
MOVING_SAFE: Final = 2
CARD_PHASES: Final = 3
GO: Final = 3
TARGETING: Final = 4
SEALED_PHASES: Final = 5
QUESTION: Final = 5
WRITING: Final = 6
CHANCE_PHASES: Final = 7
ROLLING: Final = 7
DRAWING: Final = 8
OPENING: Final = 9
SECOND_IDENTITY: Final = 10
CHOOSING_COLOURS: Final = 11
CHOOSING_STARTER: Final = 12
DEALING: Final = 13
REVEALING: Final = 14
FINISHED: Final = 15

# What the agenda holds: things to do once the present step is over, the next one last.
THEN_ROLL: Final = 0
THEN_ASK: Final = 1
THEN_GO_ON: Final = 2
THEN_AFTER_SCORING: Final = 3
THEN_DRAW: Final = 8  # + seat

# Owners that are no seat. An agent out of play has no owner at all.
BYSTANDER: Final = 7
OUT: Final = 8
BLANK: Final = 9

# What a Top Secret card asks of the agents it names …
ANYWHERE: Final = 0
WITH_SAFE: Final = 1
NOT_WITH_SAFE: Final = 2
IN_RUIN: Final = 3
NOT_IN_RUIN: Final = 4
IN_CHURCH: Final = 5
NOT_IN_CHURCH: Final = 6
WHERE: Final = [
    "anywhere",
    "with_safe",
    "not_with_safe",
    "in_ruin",
    "not_in_ruin",
    "in_church",
    "not_in_church",
]

# … and what it does.
BY_STEPS: Final = 0
TO_RUIN: Final = 1
TO_CHURCH: Final = 2
TO_SAFE: Final = 3
JOIN: Final = 4
SWAP: Final = 5
MOVE_SAFE: Final = 6
ALL_TO_CHURCH: Final = 7
ADVANCE_STONES: Final = 8
TAKE_IDENTITY: Final = 9
EFFECTS: Final = [
    "steps", "to_ruin", "to_church", "to_safe", "join", "swap", "move_safe", "all_to_church", "stones", "identity",
]  # fmt: skip


def members(mask: int) -> list[int]:
    """Return the numbers whose bits are set, ascending."""
    return [number for number in range(mask.bit_length()) if mask >> number & 1]


def offsets(first: int, mask: int) -> list[int]:
    """Return the actions of one kind for every member of a mask."""
    return [first + number for number in members(mask)]


# Indexed by a mask of agents or seats: built once, read by every state.
MEMBERS_OF: Final[list[list[int]]] = [members(mask) for mask in range(128)]
COUNT_OF: Final[list[int]] = [len(members(mask)) for mask in range(128)]
MOVE_OPTIONS: Final[list[list[int]]] = [offsets(MOVE, mask) for mask in range(128)]
AGENT_OPTIONS: Final[list[list[int]]] = [offsets(AGENT, mask) for mask in range(128)]
AGENT_OR_STOP: Final[list[list[int]]] = [[*offsets(AGENT, mask), STOP] for mask in range(128)]
STONE_OPTIONS: Final[list[list[int]]] = [offsets(STONE, mask) for mask in range(128)]
# The agents from this one on: a card names them in this order, so that equal plays are one row of picks.
FROM: Final[list[int]] = [127 & ~((1 << agent) - 1) for agent in range(8)]
ANSWER_NO: Final[list[int]] = [NO]
ANSWER_ANY: Final[list[int]] = [NO, YES]
# COLOURS outcomes: the masks of agents left in the box, by how many they are (2 players leave 2, 3 leave 1).
LEFT_OUT: Final[list[list[int]]] = [[mask for mask in range(128) if COUNT_OF[mask] == left] for left in range(3)]
