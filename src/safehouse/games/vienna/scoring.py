"""The end: final scoring and ranks (V8.3, V8.4, V12.2, V12.3)."""

from typing import Final

from mypy_extensions import i64

from safehouse.core.game import Outcome
from safehouse.games.vienna.ids import CASH_BOX, KINDS, MAP, SEAL, SEATS, TELEPHONE
from safehouse.games.vienna.market import owns
from safehouse.games.vienna.placement import count_bits
from safehouse.games.vienna.state import State

SET_POINTS: Final = 10
DESK_POINTS: Final = [0, 1, 3, 6, 10]  # telephone, map, cash box, seal: how many of them
BOX_POINTS: Final = 2
AGENT_POINTS: Final = [[], [], [8, 0], [12, 6, 0], [12, 8, 4, 0]]  # by players, by rank


def tile_points(t: State, seat: i64) -> i64:
    """V8.3: each tile is worth the area of its marker."""
    points: i64 = 0
    for info in range(KINDS):
        points += t.info[seat * KINDS + info] * t.plan.area[info][t.marker[info]]
    return points


def set_points(t: State, seat: i64) -> i64:
    """V8.3: complete sets of the five kinds."""
    least: i64 = t.info[seat * KINDS]
    for info in range(1, KINDS):
        if t.info[seat * KINDS + info] < least:
            least = t.info[seat * KINDS + info]
    return SET_POINTS * least


def desk_points(t: State, seat: i64) -> i64:
    """V12.2: tiles on the desk, the side table not among them."""
    tiles: i64 = 0
    for thing in (TELEPHONE, MAP, CASH_BOX, SEAL):
        if owns(t, seat, thing):
            tiles += 1
    return DESK_POINTS[tiles]


def bribes_of(t: State, seat: i64) -> i64:
    total: i64 = 0
    for kind in range(KINDS):
        total += t.bribe[seat * KINDS + kind]
    return total


def standing(t: State, seat: i64) -> i64:
    """V12.2: agents on the board, then money, then bribes, as one number."""
    return (count_bits(t.agents[seat]) * 1_000_000 + t.coins[seat] * 1_000) + bribes_of(t, seat)


def agent_points(t: State, seat: i64) -> i64:
    """V12.2: ranking by agents; those who are equal share the points of their places."""
    own = standing(t, seat)
    above: i64 = 0
    equal: i64 = 0
    for other in range(t.plan.players):
        theirs = standing(t, other)
        if theirs > own:
            above += 1
        elif theirs == own:
            equal += 1
    points: i64 = 0
    places = AGENT_POINTS[t.plan.players]
    for rank in range(above, above + equal):
        points += places[rank]
    return points // equal


def final_points(t: State, seat: i64) -> i64:
    if t.plan.full:
        return tile_points(t, seat) + desk_points(t, seat) + BOX_POINTS * t.box[seat] + agent_points(t, seat)
    return set_points(t, seat) + tile_points(t, seat)


def score_all(t: State) -> None:
    gained = [final_points(t, seat) for seat in range(t.plan.players)]
    for seat in range(t.plan.players):
        t.score[seat] += gained[seat]
        if t.events is not None:
            t.tell("final", [seat, gained[seat], t.score[seat]])


def merit(t: State, seat: i64) -> i64:
    """V8.4, V12.3: points, then what breaks ties; the place in the last round's turn order is always different."""
    later: i64 = (seat - t.arms + t.plan.players) % t.plan.players
    if t.plan.full:
        second: i64 = t.coins[seat]
        third = bribes_of(t, seat)
    else:
        second = bribes_of(t, seat)
        third = count_bits(t.agents[seat])
    return ((t.score[seat] * 1_000 + second) * 1_000 + third) * SEATS + later


def result(t: State) -> Outcome:
    seats = t.plan.players
    merits = [merit(t, seat) for seat in range(seats)]
    ranks = [1 + len([other for other in merits if other > own]) for own in merits]
    shares = [1.0 if rank == 1 else 0.0 for rank in ranks]
    markers_out = t.roof != t.plan.end
    return Outcome(shares, ranks, t.score[:], "markers" if markers_out else "investigator")
