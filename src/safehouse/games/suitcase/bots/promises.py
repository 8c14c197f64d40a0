"""What suitcases promise to a seat, as far as it can know, and how that fades with the way."""

from typing import Final

from mypy_extensions import i64

from safehouse.games.suitcase.bots.land import FAR
from safehouse.games.suitcase.ids import LETTERS
from safehouse.games.suitcase.state import State

# What a player carries himself is no bomb, and rather his best.
OWNER_CARRIES: Final = 1.5
# The first foreign suitcase lets in the own ones that wait for it, even if it is a bomb.
UNBLOCKS: Final = 1.5


class Manner:
    """How a seat weighs things when it plays quickly; all in secrets, or in parts of a promise."""

    fade: list[float]  # of a promise with each step home
    fetch: list[float]  # of a promise with each step to where it lies
    carry_step: float
    fetch_step: float
    attacker: float  # what an attacker risks besides what he carries
    prey: float  # what a beaten enemy is worth besides what he carries
    hunt: float  # the same for one who carries nothing
    toll: i64  # a city held by others is so many steps for an agent, or for one who carries something
    laden_toll: i64
    fear: float  # of bombs, in secrets for an agent lost
    foreign: float  # of the first foreign suitcase (K3.2)
    blocked: float  # what is left of an own suitcase that may not enter (K3.2)

    def __init__(self, values: dict[str, float] | None = None) -> None:
        known = dict(DEFAULTS)
        if values is not None:
            known.update(values)
        self.fade = [known["fade"] ** steps for steps in range(4 * FAR)]
        self.fetch = [0.9 * known["fetch"] ** (steps + 0.5) for steps in range(4 * FAR)]
        self.carry_step = 1.0 / known["fade"] - 1.0
        self.fetch_step = 1.0 / known["fetch"] - 1.0
        self.attacker = known["attacker"]
        self.prey = known["prey"]
        self.hunt = known["hunt"]
        self.toll = int(known["toll"])
        self.laden_toll = int(known["laden_toll"])
        self.fear = known["fear"]
        self.foreign = known["foreign"]
        self.blocked = known["blocked"]


# Tried in thousands of games among quick players.
DEFAULTS: Final[dict[str, float]] = {
    "fade": 0.91,
    "fetch": 0.9,
    "attacker": 0.5,
    "prey": 0.8,
    "hunt": 1.0,
    "toll": 4,
    "laden_toll": 6,
    "fear": 0.2,
    "foreign": 1.0,
    "blocked": 0.1,
}


# How promises are weighed in judging positions.
PLAIN: Final = Manner({"fear": 0.5})


class Expectation:
    """What a seat expects in the suitcases that nobody has shown: secrets, and the chance of a bomb, by suitcase."""

    secrets: list[float]
    bomb: list[float]
    owner_carries: float  # how much more is in a suitcase that its owner carries, where that is not yet thought of

    def __init__(self, cases: int, owner_carries: float = 1.0) -> None:
        self.owner_carries = owner_carries
        self.secrets = [0.0] * cases
        self.bomb = [0.0] * cases


def outsider(t: State) -> Expectation:
    """What anybody can work out: the contents that were not shown lie in any order."""
    cases = len(t.case_at)
    found = Expectation(cases, OWNER_CARRIES)
    owner: i64 = 0
    while owner * LETTERS < cases:
        left: i64 = 9
        hidden: i64 = 0
        bombs: i64 = 1
        case: i64 = owner * LETTERS
        while case < (owner + 1) * LETTERS:
            if (t.shown >> case) & 1:
                left -= t.content[case]
                if t.content[case] == 0:
                    bombs = 0
            else:
                hidden += 1
            case += 1
        case = owner * LETTERS
        while case < (owner + 1) * LETTERS:
            if hidden:
                found.secrets[case] = float(left) / float(hidden)
                found.bomb[case] = float(bombs) / float(hidden)
            case += 1
        owner += 1
    return found


def promise(t: State, seat: i64, case: i64, expected: Expectation, manner: Manner) -> float:
    """What a suitcase is worth in a seat's headquarters; no more than it still needs."""
    need = float(t.plan.target - t.secrets[seat])
    fear = manner.fear * float((t.agents_left[seat] + 1) // 2)
    value: float
    own = case // LETTERS == seat
    if own or (t.shown >> case) & 1:
        content: i64 = t.content[case]
        value = float(content)
        if content == 0:
            value = -fear
    else:
        value = expected.secrets[case] - expected.bomb[case] * fear
    if value > need:
        value = need
    if own:
        if t.own_in[seat] >= 2 and t.foreign_in[seat] == 0 and value > 0.0:
            value *= manner.blocked
    elif t.foreign_in[seat] == 0:
        value += manner.foreign
        if t.own_in[seat] >= 2:
            value += UNBLOCKS
    return value
