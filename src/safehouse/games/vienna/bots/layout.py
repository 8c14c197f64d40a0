"""The row of numbers that the value function of Vienna reads: its order, and the helpers that read the table.

A change of the order or the length needs a new `ROW_VERSION` and a new fit (docs/bots-vienna.md).
"""

from typing import Final

from mypy_extensions import i64

from safehouse.games.vienna import ids, missions, scoring
from safehouse.games.vienna.ids import FINISHED, KINDS
from safehouse.games.vienna.state import State

ROW_VERSION: Final = 1
ABILITIES: Final = 28
# Parts of the row: where each begins.
TIME: Final = 0
INFOS: Final = TIME + 8
AGENTS: Final = INFOS + 11
NEAR: Final = AGENTS + 4
BRIBES: Final = NEAR + 13
DRAWERS: Final = BRIBES + 9
STARTER_ROW: Final = DRAWERS + ABILITIES + 4
MONEY: Final = STARTER_ROW
GEAR: Final = MONEY + 9
DESK: Final = GEAR + 14
RANK: Final = DESK + 13
FULL_ROW: Final = RANK + 6

NEXT_OF_SET: Final = 3.0  # a tile that the next set waits for (V8.3)
HALF_WAY: Final = 0.4  # a square that misses two buildings, beside one that misses one
SHILLING: Final = 1.5
# What an ability brings each time, by its number: in points, or (where that is 0) in bribes.
EACH_USE: Final = [
    0.0, 2.0, 1.0, 0.0, 3.0, 1.0, 0.0, 0.0, 3.0, 1.0, 0.0, 2.0, 0.0, 5.0,
    0.0, 0.0, 3.0, 1.0, 0.0, 1.2, 0.0, 8.0, 1.0, 0.0, 1.3, 5.0, 0.0, 0.0,
]  # fmt: skip
BRIBES_EACH_USE: Final = [
    1.0, 0.0, 0.0, 1.0, 0.0, 0.0, 1.0, 1.0, 0.0, 0.0, 1.0, 0.0, 1.7, 0.0,
    1.0, 1.0, 0.0, 0.0, 1.0, 0.0, 0.9, 0.0, 0.0, 1.0, 0.0, 0.0, 0.9, 1.0,
]  # fmt: skip


def row_length(full: bool) -> int:
    """Return how many numbers describe a position."""
    return FULL_ROW if full else STARTER_ROW


def settled(t: State, seat: i64) -> float:
    """What the seat would have if the final scoring came now."""
    if t.phase == FINISHED:
        return float(t.score[seat])
    return float(t.score[seat] + scoring.final_points(t, seat))


def has_played(t: State, seat: i64) -> bool:
    """Whether the seat's turn of this round is over."""
    return t.stage >= ids.TURN and t.faced[seat] == 0


def bit_number(mask: i64) -> i64:
    """Return which bit is set, of a mask with one."""
    number: i64 = 0
    if mask >= 1 << 16:
        number = 16
        mask >>= 16
    while mask > 1:
        mask >>= 1
        number += 1
    return number


def lacking(t: State, seat: i64, mission: i64) -> i64:
    """How many things a mission still asks for."""
    needs: i64 = t.plan.mission_needs[mission]
    if needs == missions.NEEDS_BUILDING:
        return 0 if missions.fulfils(t, seat, mission) else 1
    have = t.info
    first = seat * KINDS
    if needs == missions.NEEDS_BRIBES:
        have = t.bribe
    elif needs == missions.NEEDS_SEALS:
        have = missions.seals_of(t, seat)
        first = 0
    total: i64 = 0
    wanted = t.plan.mission_wanted[mission]
    for kind in range(KINDS):
        total += max(0, wanted[kind] - have[first + kind])
    return total
