"""Fair chance: outcomes that nobody could choose, and that anyone can verify after the game.

The table publishes the SHA-256 of a secret seed before the first step, and takes a nonce from every person who plays.
Step `i` of chance is then a function of the seed, the nonces and `i`. When the game is over the seed is published, and
`audit` works every outcome out again. `docs/fair.md` states the scheme for other languages.
"""

import hashlib
import hmac
import json
import secrets
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from safehouse.core.errors import BadRecord
from safehouse.core.game import CHANCE
from safehouse.core.match import Answer, Match, plies
from safehouse.core.own import Own, marks
from safehouse.core.reader import play_moves
from safehouse.core.record import Record, read
from safehouse.core.scenario import Scenario, scenario_of

SEED_BYTES = 32
# Rises with any change of the scheme: the same seed would give other outcomes.
LABEL = b"safehouse fair 1"
# One HMAC-SHA256 gives a number below this.
NUMBERS = 1 << 256
# The size of its block in bytes, and its inner and outer padding for each byte of a key.
BLOCK = 64
INNER, OUTER = (bytes(byte ^ pad for byte in range(256)) for pad in (0x36, 0x5C))

COMMITMENT_TAG, SEED_TAG, NONCES_TAG = "FairCommitment", "FairSeed", "FairNonces"


class NotAudited(BadRecord):
    """A record that lacks what an audit needs."""


class NotFair(BadRecord):
    """A record whose chance is not what its seed and nonces give."""


def new_seed() -> bytes:
    """Return a fresh secret seed."""
    return secrets.token_bytes(SEED_BYTES)


def commitment(seed: bytes) -> str:
    """Return the commitment, published before the first step: it fixes the seed and does not reveal it."""
    return hashlib.sha256(seed).hexdigest()


def key_of(seed: bytes, nonces: Sequence[str]) -> bytes:
    """Return the key of a game: the seed, bound to one nonce for each seat; "" for a seat that gave none.

    As secret as the seed. Each nonce is written with its length, so no two lists read alike.
    """
    texts = [nonce.encode() for nonce in nonces]
    message = LABEL + b"".join(len(text).to_bytes(4, "big") + text for text in texts)
    return hmac.digest(seed, message, "sha256")


class Dealer:
    """Computes the outcomes of chance in one game. Holds the secret key, and never shows it."""

    __slots__ = ("_inner", "_outer")

    def __init__(self, key: bytes) -> None:
        # HMAC-SHA256 (RFC 2104) with the blocks of the key hashed once: it is asked for with every roll.
        block = (key if len(key) <= BLOCK else hashlib.sha256(key).digest()).ljust(BLOCK, b"\0")
        self._inner = hashlib.sha256(block.translate(INNER))
        self._outer = hashlib.sha256(block.translate(OUTER))

    def _digest(self, message: bytes) -> bytes:
        """Return the same as `hmac.digest` for the key."""
        inner, outer = self._inner.copy(), self._outer.copy()
        inner.update(message)
        outer.update(inner.digest())
        return outer.digest()

    def outcome(self, index: int, weights: Sequence[tuple[int, int]]) -> int:
        """Return the outcome of a step of chance, with exactly the frequencies of `GameState.chance`.

        `index` counts the steps of chance before this one in the line of play that counts. After a takeback it is
        what it was, so the same step comes out the same.
        """
        total = 0
        for place, (outcome, weight) in enumerate(weights):
            if weight <= 0 or (place and outcome <= weights[place - 1][0]):
                raise ValueError("outcomes of chance ascend, and their weights are positive")
            total += weight
        if not 0 < total <= NUMBERS:
            raise ValueError("the weights of chance add up to zero, or to too much")
        left = self._below(index, total)
        for outcome, weight in weights:
            left -= weight
            if left < 0:
                return outcome
        raise AssertionError("the number drawn is below the total")

    def _below(self, index: int, total: int) -> int:
        """Return a number in 0 … total-1. Numbers of the last, incomplete round of `total` are drawn again."""
        whole_rounds = NUMBERS - NUMBERS % total
        attempt = 0
        while True:
            message = index.to_bytes(8, "big") + attempt.to_bytes(4, "big")
            number = int.from_bytes(self._digest(message), "big")
            if number < whole_rounds:
                return number % total
            attempt += 1


# --- Records -----------------------------------------------------------------------------------------------


def fair_tags(seed: bytes, nonces: Sequence[str]) -> dict[str, str]:
    """Return the free tags that an audit needs. They reveal the seed: only when the game is over."""
    return {
        COMMITMENT_TAG: commitment(seed),
        SEED_TAG: seed.hex(),
        NONCES_TAG: json.dumps(list(nonces), ensure_ascii=False),
    }


@dataclass(frozen=True)
class Step:
    """A step of chance in a record: its place, what could happen with which weights, and what did."""

    ply: int
    weights: Sequence[tuple[int, int]]
    outcome: int


@dataclass(frozen=True)
class Audit:
    """What was verified."""

    commitment: str
    seed: str
    nonces: tuple[str, ...]
    steps: tuple[Step, ...]
    # Files that did not come with the game, and the scenario that it began from.
    own: tuple[Own, ...] = ()
    scenario: str = ""

    @property
    def draws(self) -> int:
        """How many steps had several outcomes. The others are reveals, and fit by themselves."""
        return sum(len(step.weights) > 1 for step in self.steps)


def audit_text(text: str, place: str = "record") -> Audit:
    """Verify a finished game as the server exports it: a record, or a scenario with its line."""
    return audit_scenario(scenario_of(text, place), text) if text.lstrip().startswith("{") else audit(read(text, place))


def audit(record: Record) -> Audit:
    """Verify that the seed is the one committed to, and that every step of chance follows from seed and nonces."""
    start = record.start()
    return verified(record.tags, start, record.plies, marks(start.game, record.files))


def audit_scenario(scenario: Scenario, text: str) -> Audit:
    """Verify a game that began from a scenario. Chance is counted from its position on."""
    begun, line = position_of(scenario), position_of(scenario)
    play_moves(line, scenario.line, f"{scenario.place}, line")
    own = marks(begun.game, begun.setup.files, text)
    return verified(scenario.fair, begun, list(plies(line.entries)), own, scenario.name)


def position_of(scenario: Scenario) -> Match:
    """Return a match in a scenario's position, with nothing in its log."""
    match = scenario.match()
    return Match(match.game, match.setup, match.state)


def verified(
    tags: Mapping[str, str], start: Match, steps: Sequence[Answer], own: Sequence[Own], scenario: str = ""
) -> Audit:
    seed, nonces = opened(tags, int(start.setup.players))
    dealer = Dealer(key_of(seed, nonces))
    space, setup = start.game.space, start.setup
    found = tuple(chance_steps(start, steps))
    for index, step in enumerate(found):
        right = dealer.outcome(index, step.weights)
        if step.outcome != right:
            given, wanted = (space.text(setup, outcome) for outcome in (step.outcome, right))
            shown = f"the record has {given}, seed and nonces give {wanted}"
            raise NotFair(f"ply {step.ply}, step {index} of chance: {shown}")
    return Audit(tags[COMMITMENT_TAG], tags[SEED_TAG], nonces, found, tuple(own), scenario)


def chance_steps(match: Match, steps: Iterable[Answer]) -> Iterator[Step]:
    """Play steps from a position and yield those of chance."""
    for number, ply in enumerate(steps, 1):
        weights = list(match.state.chance()) if match.chance_is_next else []
        match.take(ply)
        if ply.seat == CHANCE:
            yield Step(number, weights, ply.row[0])


def opened(tags: Mapping[str, str], players: int) -> tuple[bytes, tuple[str, ...]]:
    """Return the seed and the nonces that a record carries, the seed checked against its commitment."""
    for tag in (SEED_TAG, COMMITMENT_TAG, NONCES_TAG):
        if tag not in tags:
            raise NotAudited(f"this record cannot be audited: it has no tag {tag}")
    try:
        seed = bytes.fromhex(tags[SEED_TAG])
    except ValueError:
        seed = b""
    if len(seed) != SEED_BYTES:
        raise NotAudited(f"this record cannot be audited: its tag {SEED_TAG} is not {SEED_BYTES} bytes in hexadecimal")
    if commitment(seed) != tags[COMMITMENT_TAG]:
        raise NotFair(f"the seed is not the one that was committed to: its SHA-256 is not the tag {COMMITMENT_TAG}")
    try:
        nonces = json.loads(tags[NONCES_TAG])
    except (ValueError, RecursionError):
        nonces = None
    if not isinstance(nonces, list) or len(nonces) != players or not all(map(is_text, nonces)):
        wanted = f"a JSON list of {players} texts, one for each seat"
        raise NotAudited(f"this record cannot be audited: its tag {NONCES_TAG} is not {wanted}")
    return seed, tuple(nonces)


def is_text(value: object) -> bool:
    """Say whether a value is a text that UTF-8 can hold: JSON can spell half of a surrogate pair."""
    return isinstance(value, str) and not any("\ud800" <= letter <= "\udfff" for letter in value)
