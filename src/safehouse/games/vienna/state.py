"""What lies on a table of Vienna: the plan (fixed) and the table (what changes)."""

from typing import Final

from mypy_extensions import i64

from safehouse.core.game import CHANCE, MANY, OVER, GameState, Setup
from safehouse.games.vienna.ids import CHANCE_PHASES, COUNT_OF, FINISHED, READY, SEALED_PHASES, SEATS_OF

# Every field that changes, and who may know it (`core.fields`).
FIELDS: Final[dict[str, str]] = {
    **dict.fromkeys(
        [
            "phase", "stage", "arms", "turn", "active", "ending", "due", "roof", "moved", "marker", "tile", "flag",
            "third", "edition", "shuffles", "pile_left", "held", "hidden_old", "extra_old", "faced", "to_draw",
            "drawer", "bribe", "info", "score", "agents", "supply", "coins", "box", "gear", "hired", "desk", "stack",
            "offer", "colour", "figure", "figure_out", "card", "building", "source", "owed", "least", "means",
            "thing", "squares", "third_used", "figure_put", "agenda", "item", "count", "amount", "fulfilled", "slot",
            "asked",
        ],
        "public",
    ),
    "where": "owner",
    "hand": "owner",
    "assigned": "owner",
    "waiting": "sealed",
}  # fmt: skip

CHANCE_LIST: Final[list[int]] = [CHANCE]
EMPTY: Final[list[int]] = []


class Plan(Setup):
    """Players, version, board, cards, missions and tracks. Shared by all states of a game and never changed."""

    __slots__ = (
        "ability", "area", "bribe_of", "chosen_start", "city", "deck", "end", "feld", "full", "info_of",
        "last_field", "letter_house", "mission_flag", "mission_letter", "mission_needs", "mission_points",
        "mission_series", "mission_shillings", "mission_wanted", "neighbours", "number", "paydays", "printed",
        "purchases", "random_flags", "roof_start", "seal_of", "square_mask", "squares_of", "third_man", "x",
    )  # fmt: skip

    full: bool
    third_man: bool
    feld: bool
    random_flags: bool
    chosen_start: i64  # seat, -1: drawn at random
    deck: i64  # cards in the game
    # The board (V1.5). `city` is the colour of a building.
    city: list[int]
    printed: list[int]
    seal_of: list[int]
    letter_house: list[int]  # by house letter
    number: list[int]  # by square
    square_mask: list[int]  # by square: its buildings
    squares_of: list[list[int]]  # by building
    neighbours: list[list[int]]
    # Cards (V1.8, V13).
    bribe_of: list[int]
    info_of: list[int]
    ability: list[int]
    x: list[int]
    # Missions (V11).
    mission_series: list[int]
    mission_flag: list[int]
    mission_needs: list[int]
    mission_wanted: list[list[int]]
    mission_letter: list[int]
    mission_shillings: list[int]
    mission_points: list[int]
    # Tracks and roof (V1.6, V1.7, V9.2), the latter for this number of players.
    area: list[list[int]]
    last_field: list[int]
    roof_start: i64
    end: i64
    purchases: list[int]
    paydays: list[int]

    def __init__(self, players: int, options: dict[str, str], files: dict[str, str]) -> None:
        super().__init__(players, options, files)
        self.full = False
        self.third_man = False
        self.feld = False
        self.random_flags = False
        self.chosen_start = -1
        self.deck = 0
        self.city = []
        self.printed = []
        self.seal_of = []
        self.letter_house = []
        self.number = []
        self.square_mask = []
        self.squares_of = []
        self.neighbours = []
        self.bribe_of = []
        self.info_of = []
        self.ability = []
        self.x = []
        self.mission_series = []
        self.mission_flag = []
        self.mission_needs = []
        self.mission_wanted = []
        self.mission_letter = []
        self.mission_shillings = []
        self.mission_points = []
        self.area = []
        self.last_field = []
        self.roof_start = 0
        self.end = 0
        self.purchases = []
        self.paydays = []

    def __reduce__(self) -> tuple[object, ...]:
        from safehouse.games.vienna.game import make_plan

        return make_plan, (self.players, self.options, self.files)


class Table(GameState):
    """Everything that changes."""

    # Without the compiler, slots are what makes many attributes fast.
    __slots__ = (*FIELDS, "plan")

    plan: Plan
    # The round.
    phase: i64
    stage: i64
    arms: i64  # who holds the city arms
    turn: i64  # how many seats from there have had their turn, or begun it
    active: i64
    ending: bool  # this is the last round
    due: list[int]  # purchase, payday, farewell: still to come at the end of this round
    roof: i64  # the investigator's field
    moved: bool  # his tile (V1.7)
    marker: list[int]  # by info: its field
    # The board.
    tile: list[int]  # by square: info or NONE
    flag: list[int]  # by building; replaced as a whole, never changed in place
    third: i64  # the third man's building, or NONE
    # Cards. `edition` is the shuffling a card came from last; it is replaced as a whole.
    where: list[int]
    hand: list[int]  # seat × place, ascending
    assigned: list[int]  # seat × action
    edition: list[int]
    shuffles: i64
    pile_left: i64
    held: list[int]  # by seat: cards that only he has seen, in hand and assigned
    hidden_old: list[int]  # by seat: those of them that come from a shuffling before the newest one
    extra_old: list[int]  # by seat: those of the latter that he drew by 126–130, while his card IV lies face down
    faced: list[int]  # by seat, mask of actions: cards that lie face down
    to_draw: i64
    drawer: list[int]  # seat × slot: card or NONE
    # Players.
    bribe: list[int]  # seat × kind
    info: list[int]  # seat × kind
    score: list[int]
    agents: list[int]  # mask of buildings, the figure included
    supply: list[int]
    coins: list[int]
    box: list[int]
    gear: list[int]  # mask of things bought
    hired: list[int]
    # Missions. `stack` is 1 where a mission is still to come; it is replaced as a whole.
    desk: list[int]  # seat × slot
    stack: list[int]
    offer: list[int]
    # Feld agents.
    colour: list[int]  # by seat, NONE without them
    figure: list[int]  # building or NONE
    figure_out: list[int]  # 1 once it was on the board (V15.1)
    # What is being done.
    card: i64  # that goes into a drawer
    building: i64
    source: i64
    owed: i64
    least: i64  # picks of one kind come in ascending order
    means: i64  # mask: what may pay
    thing: i64
    squares: list[int]  # surrounded in this action
    third_used: bool
    figure_put: bool
    agenda: list[int]  # bonuses, ascending
    item: i64
    count: i64
    amount: i64
    fulfilled: i64
    slot: i64
    # Answers that are given at the same time.
    asked: i64  # mask
    waiting: i64  # mask

    def __init__(self, plan: Plan) -> None:
        super().__init__(plan)
        self.plan = plan
        self.phase = FINISHED
        self.stage = 0
        self.arms = 0
        self.turn = 0
        self.active = 0
        self.ending = False
        self.due = EMPTY
        self.roof = 0
        self.moved = False
        self.marker = EMPTY
        self.tile = EMPTY
        self.flag = EMPTY
        self.third = -1
        self.where = EMPTY
        self.hand = EMPTY
        self.assigned = EMPTY
        self.edition = EMPTY
        self.shuffles = 0
        self.pile_left = 0
        self.held = EMPTY
        self.hidden_old = EMPTY
        self.extra_old = EMPTY
        self.faced = EMPTY
        self.to_draw = 0
        self.drawer = EMPTY
        self.bribe = EMPTY
        self.info = EMPTY
        self.score = EMPTY
        self.agents = EMPTY
        self.supply = EMPTY
        self.coins = EMPTY
        self.box = EMPTY
        self.gear = EMPTY
        self.hired = EMPTY
        self.desk = EMPTY
        self.stack = EMPTY
        self.offer = EMPTY
        self.colour = EMPTY
        self.figure = EMPTY
        self.figure_out = EMPTY
        self.card = -1
        self.building = -1
        self.source = -1
        self.owed = 0
        self.least = 0
        self.means = 0
        self.thing = -1
        self.squares = EMPTY
        self.third_used = False
        self.figure_put = False
        self.agenda = EMPTY
        self.item = -1
        self.count = 0
        self.amount = 0
        self.fulfilled = 0
        self.slot = -1
        self.asked = 0
        self.waiting = 0

    def copy_public(self, other: "Table") -> None:
        """Take over from `other` all that everybody may see: an allow-list, by hand, in the order of the fields."""
        self.phase = other.phase
        self.stage = other.stage
        self.arms = other.arms
        self.turn = other.turn
        self.active = other.active
        self.ending = other.ending
        self.due = other.due[:]
        self.roof = other.roof
        self.moved = other.moved
        self.marker = other.marker[:]
        self.tile = other.tile[:]
        self.flag = other.flag
        self.third = other.third
        self.edition = other.edition
        self.shuffles = other.shuffles
        self.pile_left = other.pile_left
        self.held = other.held[:]
        self.hidden_old = other.hidden_old[:]
        self.extra_old = other.extra_old[:]
        self.faced = other.faced[:]
        self.to_draw = other.to_draw
        self.drawer = other.drawer[:]
        self.bribe = other.bribe[:]
        self.info = other.info[:]
        self.score = other.score[:]
        self.agents = other.agents[:]
        self.supply = other.supply[:]
        self.card = other.card
        self.building = other.building
        self.source = other.source
        self.owed = other.owed
        self.least = other.least
        self.means = other.means
        self.squares = other.squares[:]
        self.third_used = other.third_used
        self.agenda = other.agenda[:]
        self.item = other.item
        self.count = other.count
        self.asked = other.asked
        # Purses and desks are looked up in both versions, and change in one of them.
        if self.plan.full:
            self.coins = other.coins[:]
            self.box = other.box[:]
            self.gear = other.gear[:]
            self.hired = other.hired[:]
            self.desk = other.desk[:]
            self.stack = other.stack
            self.offer = other.offer[:]
            self.colour = other.colour[:]
            self.figure = other.figure[:]
            self.figure_out = other.figure_out[:]
            self.thing = other.thing
            self.figure_put = other.figure_put
            self.amount = other.amount
            self.fulfilled = other.fulfilled
            self.slot = other.slot
        else:
            self.coins = other.coins
            self.box = other.box
            self.gear = other.gear
            self.hired = other.hired
            self.desk = other.desk
            self.stack = other.stack
            self.offer = other.offer
            self.colour = other.colour
            self.figure = other.figure
            self.figure_out = other.figure_out

    def copy_secrets(self, other: "Table") -> None:
        """Take over from `other` all the rest."""
        self.where = other.where[:]
        self.hand = other.hand[:]
        self.assigned = other.assigned[:]
        self.waiting = other.waiting

    def actor(self) -> i64:
        phase = self.phase
        if phase < SEALED_PHASES:
            return self.active
        if phase >= CHANCE_PHASES:
            return CHANCE if phase < FINISHED else OVER
        if COUNT_OF[self.waiting] == 1:
            return SEATS_OF[self.waiting][0]
        return MANY

    def sealed(self) -> bool:
        return self.phase == SEALED_PHASES

    def pending(self) -> list[int]:
        phase = self.phase
        if phase < SEALED_PHASES:
            return SEATS_OF[1 << self.active]
        if phase < CHANCE_PHASES:
            return SEATS_OF[self.waiting]
        if phase < FINISHED:
            return CHANCE_LIST
        return EMPTY

    def rest(self) -> None:
        """Nobody is asked any more: the rules go on."""
        self.phase = READY
