"""The equilibrium of the duel, read from the stored table. Standard library only.

The table (ASCII, LF) is a line with the format's name, a line of JSON (the model, and the power of two in
which values are counted), and lines of base85 over zlib over three parts. Each part has all states in the
order of (attacker's hand, defender's hand), by their codes from 1: (1) the values as 32-bit little-endian
integers, (2) the attacker's and (3) the defender's kernels, one byte each: bit c stands for card c.

A kernel is the square part of a state's matrix game from which both mixes follow: within it each side makes
the other indifferent. So a mix is one small linear system, exact to rounding, where stored probabilities
would have to be long.

Interpreted: it reads the stored table, once for each duel.
"""

import base64
import json
import math
import struct
import zlib
from collections.abc import Iterable, Sequence
from dataclasses import asdict
from functools import cache
from pathlib import Path

from safehouse.core.errors import BadData
from safehouse.games.suitcase.bots.duel.model import Model

TABLE = Path(__file__).with_name("table.txt")
FORMAT = "safehouse duel table 1"
WIDTH = 110
# A mix below this is a kernel's card that the equilibrium does not need (rounding of a degenerate state).
DUST = 1e-9

Mix = list[tuple[int, float]]


class DuelStrategy:
    """What to show in a duel, and what the duel is worth, for both roles and every pair of hands."""

    def __init__(self, text: str, place: str = "duel table") -> None:
        first, header, *lines = [*text.splitlines(), "", ""]
        if first != FORMAT:
            raise BadData(f"{place}: it begins with {first[:40]!r}, not with {FORMAT!r}")
        try:
            facts = json.loads(header)
            self.model = Model(**facts["model"])
            self._unit = 2.0 ** int(facts["unit"])
        except (TypeError, ValueError, KeyError, OverflowError) as error:
            raise BadData(f"{place}, line 2: no model of a duel and its unit: {error!r}") from None
        self._hands = self.model.hands - 1
        count = self._hands * self._hands
        try:
            packed = base64.b85decode("".join(lines))
            content = zlib.decompressobj().decompress(packed, 6 * count + 1)
        except (ValueError, zlib.error) as error:
            raise BadData(f"{place}, from line 3: not base85 over zlib: {error}") from None
        if len(content) != 6 * count:
            raise BadData(f"{place}, from line 3: {len(content)} bytes or more, but {count} states take {6 * count}")
        self._values: tuple[int, ...] = struct.unpack_from(f"<{count}i", content)
        self._kernels = (content[4 * count : 5 * count], content[5 * count :])
        self._mixes: dict[int, Mix] = {}

    @staticmethod
    @cache
    def load() -> "DuelStrategy":
        """Return the strategy that comes with the package."""
        return DuelStrategy(TABLE.read_text(encoding="ascii"), TABLE.name)

    def mix(self, my_hand: Iterable[int], their_hand: Iterable[int], attacking: bool) -> Mix:
        """Return the cards to show with their probabilities; hands are the unused cards, such as [0, 0, 4]."""
        return self.mix_of(self.model.code(my_hand), self.model.code(their_hand), attacking)

    def value(self, my_hand: Iterable[int], their_hand: Iterable[int], attacking: bool) -> float:
        """Return what this duel and those that may follow are worth to me, in agents."""
        return self.value_of(self.model.code(my_hand), self.model.code(their_hand), attacking)

    def mix_of(self, mine: int, theirs: int, attacking: bool) -> Mix:
        """The same by the hands' codes (Model.code). The list is shared: do not change it."""
        attacker, defender = (mine, theirs) if attacking else (theirs, mine)
        state = self._state(attacker, defender)
        key = 2 * state + attacking
        found = self._mixes.get(key)
        if found is None:
            found = self._mixes[key] = self._solve(attacker, defender, state, attacking)
        return found

    def value_of(self, mine: int, theirs: int, attacking: bool) -> float:
        if attacking:
            return self._values[self._state(mine, theirs)] * self._unit
        return -self._values[self._state(theirs, mine)] * self._unit

    def worth(self, attacker: int, defender: int, card: int, answer: int) -> float:
        """Return the attacker's value of a pair of cards, the duels that may follow included."""
        model = self.model
        left, right = model.after(attacker, card), model.after(defender, answer)
        onward = model.same_attacker * self.value_of(left, right, True)
        onward += (1 - model.same_attacker) * self.value_of(left, right, False)
        return model.payoff(card, answer) + model.discount * onward

    def _state(self, attacker: int, defender: int) -> int:
        if not (0 < attacker <= self._hands and 0 < defender <= self._hands):
            raise ValueError(f"no such hands: {attacker}, {defender}")
        return (attacker - 1) * self._hands + defender - 1

    def _solve(self, attacker: int, defender: int, state: int, attacking: bool) -> Mix:
        cards = [card for card in range(self.model.top + 1) if self._kernels[0][state] >> card & 1]
        answers = [card for card in range(self.model.top + 1) if self._kernels[1][state] >> card & 1]
        worth = [[self.worth(attacker, defender, card, answer) for answer in answers] for card in cards]
        # Any shift leaves the mixes as they are; a positive game has no kernel of value 0.
        shift = 1.0 - min(map(min, worth))
        game = [[entry + shift for entry in row] for row in worth]
        if attacking:
            shares = indifferent([list(column) for column in zip(*game, strict=True)])
        else:
            shares = indifferent(game)
        total = sum(share for share in shares if share > 0)
        kept = [share / total if share / total > DUST else 0.0 for share in shares]
        total = sum(kept)
        mine = cards if attacking else answers
        return [(card, share / total) for card, share in zip(mine, kept, strict=True) if share > 0]


def indifferent(rows: list[list[float]]) -> list[float]:
    """Solve rows · x = 1 by elimination with row pivots: the same worth against each of the other's cards."""
    size = len(rows)
    state = [[*row, 1.0] for row in rows]
    for k in range(size):
        best = max(range(k, size), key=lambda row: abs(state[row][k]))
        state[k], state[best] = state[best], state[k]
        for row in range(k + 1, size):
            factor = state[row][k] / state[k][k]
            for column in range(k, size + 1):
                state[row][column] -= factor * state[k][column]
    solved = [0.0] * size
    for k in reversed(range(size)):
        known = sum(state[k][column] * solved[column] for column in range(k + 1, size))
        solved[k] = (state[k][size] - known) / state[k][k]
    return solved


def pack(model: Model, values: Sequence[float], attacker: Sequence[int], defender: Sequence[int]) -> str:
    """Return the text of a table: values and kernels of all states, in their order."""
    # The finest unit in which the largest value still fits into 31 bits.
    unit = math.frexp(max(map(abs, values)))[1] - 31
    content = struct.pack(f"<{len(values)}i", *(round(math.ldexp(value, -unit)) for value in values))
    content += bytes(attacker) + bytes(defender)
    body = base64.b85encode(zlib.compress(content, 9)).decode("ascii")
    lines = [body[start : start + WIDTH] for start in range(0, len(body), WIDTH)]
    return "\n".join([FORMAT, json.dumps({"model": asdict(model), "unit": unit}), *lines, ""])
