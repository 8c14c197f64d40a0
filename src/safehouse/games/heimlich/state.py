"""What lies on a table of Heimlich & Co.: the plan (fixed) and the table (what changes)."""

from typing import Final

from mypy_extensions import i64

from safehouse.core.fields import DERIVED, OWNER, PUBLIC, SEALED
from safehouse.core.game import CHANCE, MANY, OVER, GameState, Setup
from safehouse.games.heimlich.ids import (
    CARD_PHASES,
    CHANCE_PHASES,
    COUNT_OF,
    FINISHED,
    MEMBERS_OF,
    QUESTION,
    SEALED_PHASES,
    WRITING,
)  # fmt: skip

# Every field that changes, and who may know it (`core.fields`).
FIELDS: Final[dict[str, str]] = {
    **dict.fromkeys(
        ["phase", "turn", "holder", "face", "points", "last", "moved", "triggers", "agenda", "safe", "in_play", "at",
         "stone", "owned", "filed", "knew", "asked", "in_round", "go", "must_play", "has_played", "passes", "card",
         "picked", "into_ruin", "playable", "drawer", "hand_size", "fresh", "edition", "excluded", "claims",
         "pile_size", "discards", "pool", "score"],
        PUBLIC,
    ),
    "owner": OWNER,
    "dossier": OWNER,
    "hand": OWNER,
    "waiting": SEALED,
    "answers": SEALED,
    "pile": DERIVED,
}  # fmt: skip

CHANCE_LIST: Final[list[int]] = [CHANCE]
EMPTY: Final[list[int]] = []


class Plan(Setup):
    """Players, mode, board and deck. Shared by all states of a game and never changed."""

    __slots__ = (
        "agents_in_play", "buildings", "chosen_colours", "chosen_starter", "church", "copies", "dossier_field",
        "effect", "faces", "go_options", "goal", "kinds", "least", "most", "ruin", "safe_options", "safe_start",
        "sealed", "step_options", "steps", "stone_limit", "top_secret", "values", "where", "with_dossier",
    )  # fmt: skip

    # Mode and options (H2, H4, H5).
    agents_in_play: i64
    top_secret: bool
    with_dossier: bool
    sealed: bool  # whether seats ever answer at the same time
    chosen_colours: i64  # mask, 0: drawn at random
    chosen_starter: i64  # seat, -1: drawn at random
    # The board (H1.1, H1.4, H1.5).
    buildings: i64
    values: list[int]
    church: i64
    ruin: i64
    safe_start: i64
    goal: i64
    dossier_field: i64
    faces: list[int]  # 0 stands for `1–3`
    # The deck (H1.6, H4.8): for each kind of card …
    kinds: i64
    copies: list[int]
    least: list[int]  # how many agents or stones it names
    most: list[int]
    where: list[int]
    effect: list[int]
    steps: list[list[int]]
    step_options: list[list[int]]  # the same as actions
    stone_limit: list[int]
    # Shared lists of options, filled as they come up.
    safe_options: list[list[int]]
    go_options: dict[int, list[int]]

    def __init__(self, players: int, options: dict[str, str], files: dict[str, str]) -> None:
        super().__init__(players, options, files)
        self.agents_in_play = 7
        self.top_secret = False
        self.with_dossier = False
        self.sealed = False
        self.chosen_colours = 0
        self.chosen_starter = -1
        self.buildings = 0
        self.values = []
        self.church = 0
        self.ruin = 0
        self.safe_start = 0
        self.goal = 0
        self.dossier_field = 0
        self.faces = []
        self.kinds = 0
        self.copies = []
        self.least = []
        self.most = []
        self.where = []
        self.effect = []
        self.steps = []
        self.step_options = []
        self.stone_limit = []
        self.safe_options = []
        self.go_options = {}

    def __reduce__(self) -> tuple[object, ...]:
        from safehouse.games.heimlich.game import make_plan

        return make_plan, (self.players, self.options, self.files)


class Table(GameState):
    """Everything that changes."""

    # Without the compiler, slots are what makes many attributes fast.
    __slots__ = (*FIELDS, "plan")

    plan: Plan
    # The turn.
    phase: i64
    turn: i64
    holder: i64  # of the die
    face: i64
    points: i64
    last: i64  # the agent who got the latest point
    moved: i64  # mask: agents moved by points this turn
    triggers: i64  # mask: agents put where the safe stands (H4.9)
    agenda: list[int]
    # The board.
    safe: i64
    in_play: i64  # mask
    at: list[int]
    stone: list[int]
    # Identities.
    owner: list[int]  # by agent
    owned: list[int]  # identity cards by seat
    # Dossiers.
    filed: bool
    dossier: list[int]  # seat × agent
    knew: list[int]  # identity cards by seat, when the dossiers were written
    # Answers that are given at the same time.
    asked: i64  # mask
    waiting: i64  # mask
    answers: list[int]
    # The Top Secret round.
    in_round: bool
    go: i64
    must_play: bool
    has_played: bool
    passes: i64
    card: i64
    picked: i64  # mask of agents or stones
    into_ruin: bool
    playable: i64  # mask of kinds that the position allows
    # Cards. A hand is a row of slots in the order of arrival (H4.18).
    drawer: i64
    hand: list[int]  # seat × slot: kind
    hand_size: list[int]
    fresh: list[int]  # by seat, mask of slots gained in this round
    edition: list[int]  # seat × slot: the shuffling that it came from
    excluded: list[int]  # seat × slot, mask of kinds that it cannot be
    claims: list[int]  # seat, mask of slots, mask of kinds: one of these slots is one of these kinds
    pile: list[int]  # by kind
    pile_size: i64
    discards: list[int]
    pool: list[int]  # shuffling × kind: cards of it that were not shown yet
    # The result, by seat.
    score: list[int]

    def __init__(self, plan: Plan) -> None:
        super().__init__(plan)
        self.plan = plan
        self.phase = FINISHED
        self.turn = 0
        self.holder = 0
        self.face = -1
        self.points = 0
        self.last = 0
        self.moved = 0
        self.triggers = 0
        self.agenda = EMPTY
        self.safe = plan.safe_start
        self.in_play = 0
        self.at = EMPTY
        self.stone = EMPTY
        self.owner = EMPTY
        self.owned = EMPTY
        self.filed = False
        self.dossier = EMPTY
        self.knew = EMPTY
        self.asked = 0
        self.waiting = 0
        self.answers = EMPTY
        self.in_round = False
        self.go = 0
        self.must_play = False
        self.has_played = False
        self.passes = 0
        self.card = -1
        self.picked = 0
        self.into_ruin = False
        self.playable = 0
        self.drawer = 0
        self.hand = EMPTY
        self.hand_size = EMPTY
        self.fresh = EMPTY
        self.edition = EMPTY
        self.excluded = EMPTY
        self.claims = EMPTY
        self.pile = EMPTY
        self.pile_size = 0
        self.discards = EMPTY
        self.pool = EMPTY
        self.score = EMPTY

    def copy_public(self, other: "Table") -> None:
        """Take over from `other` all that everybody may see: an allow-list, by hand, in the order of the fields."""
        self.phase = other.phase
        self.turn = other.turn
        self.holder = other.holder
        self.face = other.face
        self.points = other.points
        self.last = other.last
        self.moved = other.moved
        self.triggers = other.triggers
        self.safe = other.safe
        self.in_play = other.in_play
        self.at = other.at[:]
        self.stone = other.stone[:]
        self.score = other.score
        self.drawer = other.drawer
        # What a mode does not use stays empty, and need not be copied.
        if self.plan.sealed:
            self.agenda = other.agenda[:]
            self.filed = other.filed
            self.knew = other.knew
            self.asked = other.asked
            self.owned = other.owned[:]
        if self.plan.top_secret:
            self.in_round = other.in_round
            self.go = other.go
            self.must_play = other.must_play
            self.has_played = other.has_played
            self.passes = other.passes
            self.card = other.card
            self.picked = other.picked
            self.into_ruin = other.into_ruin
            self.playable = other.playable
            self.hand_size = other.hand_size[:]
            self.fresh = other.fresh[:]
            self.edition = other.edition[:]
            self.excluded = other.excluded[:]
            self.claims = other.claims[:]
            self.pile_size = other.pile_size
            self.discards = other.discards[:]
            self.pool = other.pool[:]

    def copy_secrets(self, other: "Table") -> None:
        """Take over from `other` all the rest."""
        self.owner = other.owner[:]
        if self.plan.sealed:
            self.dossier = other.dossier[:]
            self.waiting = other.waiting
        if self.plan.top_secret:
            self.answers = other.answers[:]
            self.hand = other.hand[:]
            self.pile = other.pile[:]

    def actor(self) -> i64:
        phase = self.phase
        if phase < CARD_PHASES:
            return self.holder
        if phase < SEALED_PHASES:
            return self.go
        if phase < CHANCE_PHASES:
            if COUNT_OF[self.waiting] == 1:
                return MEMBERS_OF[self.waiting][0]
            return MANY
        if phase < FINISHED:
            return CHANCE
        return OVER

    def sealed(self) -> bool:
        return self.phase == QUESTION or self.phase == WRITING

    def pending(self) -> list[int]:
        phase = self.phase
        if phase < CARD_PHASES:
            return MEMBERS_OF[1 << self.holder]
        if phase < SEALED_PHASES:
            return MEMBERS_OF[1 << self.go]
        if phase < CHANCE_PHASES:
            return MEMBERS_OF[self.waiting]
        if phase < FINISHED:
            return CHANCE_LIST
        return EMPTY
