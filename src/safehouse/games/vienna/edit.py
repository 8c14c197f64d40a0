"""Positions of Vienna made by hand: which changes are allowed, and which positions no game can reach.

A position is changed when a round begins, before the first card is drawn. With `assigned` the cards of all seats lie
face down already, and the first player is about to show theirs; every other moment is a few moves further on. Cards,
tiles, agents and missions are counted: what is nowhere else lies in the pile, in the supply or in the stack. What
could be deduced in public about hidden cards is dropped when cards change: all come from one shuffling then.
"""

from collections.abc import Mapping

from safehouse.core.errors import BadData
from safehouse.core.fields import check_settable
from safehouse.core.game import GameState
from safehouse.core.shapes import Numbers, check_seat, number, part, within
from safehouse.games.vienna import dealing, ids
from safehouse.games.vienna.cards import FACE_DOWN, begin_draw
from safehouse.games.vienna.edit_cards import set_cards, set_missions
from safehouse.games.vienna.edit_parts import by_seat, not_twice, row
from safehouse.games.vienna.fields import FIELDS, FULL, PHASES, YES_NO
from safehouse.games.vienna.ids import CASH_BOX, EMPTY_SLOT, GREY, KINDS, NONE, TELEPHONE
from safehouse.games.vienna.market import owns
from safehouse.games.vienna.placement import count_bits, regular_agents
from safehouse.games.vienna.rounds import all_markers_out, go_on
from safehouse.games.vienna.rules import Vienna
from safehouse.games.vienna.state import State

FELD = ("colour", "figure", "figure_out")


def edit(state: GameState, changes: Mapping[str, Numbers], place: str) -> Vienna:
    """Return the position with the changes made, or refuse one that no game could lead to."""
    t = state.clone()
    assert isinstance(t, Vienna)
    if not round_begins(t):
        moment = "when a round begins, before the first card is drawn"
        raise BadData(f"{place}: a position is changed {moment}, not in {PHASES[t.phase]}")
    for name in changes:
        check_change(t, name, f"{place}.{name}")
    set_board(t, changes, place)
    set_players(t, changes, place)
    set_things(t, changes, place)
    set_agents(t, changes, place)
    check_tiles(t, place)
    set_missions(t, changes, place)
    set_cards(t, changes, place)
    begin_round(t, part(changes, "assigned"), f"{place}.assigned")
    return t


def round_begins(t: State) -> bool:
    first = t.phase == ids.DRAWING and t.stage == ids.DRAW_CARDS and t.turn == 1
    return first and t.to_draw == cards_to_draw(t, t.active)


def check_change(t: State, name: str, place: str) -> None:
    check_settable(FIELDS, name, place)
    if FIELDS[name].changes == FULL and not t.plan.full:
        raise BadData(f"{place}: the starter version has neither money nor missions (V9.1)")
    if name in FELD and not t.plan.feld:
        raise BadData(f"{place}: this game has no Feld agents (V15.1)")
    if name == "third" and not t.plan.third_man:
        raise BadData(f"{place}: this game is without the third man (V14.1)")
    if name == "flag" and not t.plan.random_flags:
        raise BadData(f"{place}: the flags are as printed (V2.2)")


def cards_to_draw(t: State, seat: int) -> int:
    """V3.1, V10.2: three, or four with the telephone."""
    return 4 if owns(t, seat, TELEPHONE) else 3


def begin_round(t: Vienna, assigned: Mapping[int, Numbers], place: str) -> None:
    """V3.1: the holder of the coat of arms draws; or, if cards are assigned, is about to show the first."""
    t.active = t.arms
    if not assigned:
        begin_draw(t, cards_to_draw(t, t.active))
        return
    if EMPTY_SLOT in t.assigned:
        raise BadData(f"{place}: give a card for actions 1, 2 and 4 of every seat, or none (V3.1)")
    if any(card != EMPTY_SLOT for card in t.hand):
        raise BadData(f"{place}: what was not assigned has been discarded, so no hand is left (V3.6)")
    t.turn = 0
    t.to_draw = 0
    t.faced = [FACE_DOWN] * t.plan.players
    t.stage = ids.TURN
    t.rest()
    go_on(t)


# --- The table --------------------------------------------------------------------------------------------


def set_board(t: State, changes: Mapping[str, Numbers], place: str) -> None:
    """Set coat of arms, investigator, markers, tiles, flags and the third man."""
    plan = t.plan
    t.arms = number(changes.get("arms", t.arms))
    check_seat(t.plan, t.arms, f"{place}.arms")
    for info, field in part(changes, "marker").items():
        here = f"{place}.marker.{plan.names['info'][info]}"
        t.marker[info] = within(number(field), 0, plan.last_field[info], "V1.6", here)
    t.roof = number(changes.get("roof", t.roof))
    if not plan.roof_start <= t.roof <= plan.end:
        first, last = plan.names["roof"][plan.roof_start], plan.names["roof"][plan.end]
        raise BadData(f"{place}.roof: {plan.names['roof'][t.roof]} is not in {first} … {last} (V1.7)")
    crossed = sum(plan.area[info][t.marker[info]] - 1 for info in range(KINDS))
    if t.roof - plan.roof_start > crossed:
        moves = f"the investigator moved {t.roof - plan.roof_start} times, the markers crossed {crossed} thresholds"
        raise BadData(f"{place}.roof: {moves} (V7.3)")
    t.ending = t.roof == plan.end or all_markers_out(t)
    for square, tile in part(changes, "tile").items():
        t.tile[square] = number(tile)
    if "flag" in changes:
        t.flag = t.flag[:]
        for building, flag in part(changes, "flag").items():
            t.flag[building] = number(flag)
        for flag, name in enumerate(plan.names["flag"]):
            if t.flag.count(flag) != dealing.FLAGS_EACH:
                raise BadData(f"{place}.flag: {t.flag.count(flag)} of {name}, there must be 6 (V1.3)")
    t.third = number(changes.get("third", t.third))
    if plan.third_man and (t.third == NONE or plan.city[t.third] == GREY):
        raise BadData(f"{place}.third: must be on the board, not on a grey building (V14.2)")


def check_tiles(t: State, place: str) -> None:
    """V2.1, V2.3: none is lost; V6.4: and none is left on a surrounded square."""
    plan = t.plan
    whole = 0
    for info, name in enumerate(plan.names["info"]):
        there = t.tile.count(info) + sum(t.info[info::KINDS])
        each = dealing.TILES_ON_BOARD
        if there not in (each, each + 1):
            raise BadData(f"{place}.tile: {there} {name} tiles on squares and with players, not 8 or 9 (V2.1)")
        whole += there - each
    if whole != plan.players:
        raise BadData(f"{place}.tile: of {whole} kinds nine tiles are there, it must be {plan.players} (V2.3)")
    for seat in range(plan.players):
        if not any(t.info[seat * KINDS : (seat + 1) * KINDS]):
            raise BadData(f"{place}.info.{seat + 1}: every seat has a tile from the start (V2.3)")
        for square, tile in enumerate(t.tile):
            mask = plan.square_mask[square]
            if tile != NONE and t.agents[seat] & mask == mask:
                name = plan.names["square"][square]
                raise BadData(f"{place}.tile.{name}: seat {seat + 1} has surrounded it and taken the tile (V6.4)")


# --- Players ----------------------------------------------------------------------------------------------


def set_players(t: State, changes: Mapping[str, Numbers], place: str) -> None:
    """Set what a player has in numbers: bribes, info tiles, points, money."""
    for name, values in (("bribe", t.bribe), ("info", t.info)):
        for seat, kinds, here in by_seat(t, changes, name, place):
            assert isinstance(kinds, dict)
            for kind, count in kinds.items():
                rule = "V1.1" if name == "bribe" else "V1.2"
                most = 9 if name == "info" else 999
                values[seat * KINDS + kind] = within(number(count), 0, most, rule, f"{here}.{t.plan.names[name][kind]}")
    for name, values, most, rule in (
        ("score", t.score, 999, "V2.3"),
        ("coins", t.coins, 999, "V1.9"),
        ("box", t.box, ids.BOX_ROOM, "V10.2"),
        ("hired", t.hired, ids.MOST_HIRED, "V10.2"),
    ):
        for seat, count, here in by_seat(t, changes, name, place):
            values[seat] = within(number(count), 0, most, rule, here)


def set_things(t: State, changes: Mapping[str, Numbers], place: str) -> None:
    """V10.1, V10.2: no more was bought than there were purchases; only a cash box holds money."""
    plan = t.plan
    purchases = sum(field <= t.roof for field in plan.purchases)
    if t.roof != plan.end and all_markers_out(t):
        purchases += 1  # V10.4
    for seat, things, here in by_seat(t, changes, "gear", place):
        if ids.AGENT in row(things):
            raise BadData(f"{here}: an agent is not a desk tile; give how many are hired (V10.2)")
        t.gear[seat] = sum(1 << thing for thing in set(row(things)))
    for seat in range(plan.players):
        bought = count_bits(t.gear[seat]) + t.hired[seat]
        if bought > purchases:
            raise BadData(
                f"{place}.gear.{seat + 1}: {bought} tiles and agents bought, but only {purchases} purchases are over "
                "(V10.1)"
            )
        if t.box[seat] and not t.gear[seat] >> CASH_BOX & 1:
            raise BadData(f"{place}.box.{seat + 1}: seat {seat + 1} has no cash box (V10.2)")


def set_agents(t: State, changes: Mapping[str, Numbers], place: str) -> None:
    """V2.3, V9.1: who is not on the board is in the supply. V15.1, V15.2: a figure on the board is an agent there."""
    plan = t.plan
    for seat, buildings, _ in by_seat(t, changes, "agents", place):
        t.agents[seat] = sum(1 << building for building in set(row(buildings)))
    for seat, colour, here in by_seat(t, changes, "colour", place):
        t.colour[seat] = number(colour)
        if t.colour[seat] == NONE:
            raise BadData(f"{here}: every seat has a Feld agent (V15.1)")
    if plan.feld:
        not_twice(t, "colour", t.colour, "V15.1", f"{place}.colour")
    for seat, out, _ in by_seat(t, changes, "figure_out", place):
        t.figure_out[seat] = number(out)
    for seat, building, _ in by_seat(t, changes, "figure", place):
        t.figure[seat] = number(building)
        if building != NONE and seat not in part(changes, "figure_out"):
            t.figure_out[seat] = 1
    for seat in range(plan.players):
        figure = t.figure[seat]
        if figure != NONE and not t.agents[seat] >> figure & 1:
            raise BadData(f"{place}.figure.{seat + 1}: its building must have an agent of its player (V15.2)")
        if figure != NONE and not t.figure_out[seat]:
            raise BadData(f"{place}.figure_out.{seat + 1}: the Feld agent is on the board (V15.1)")
        if t.figure_out[seat] not in YES_NO:
            raise BadData(f"{place}.figure_out.{seat + 1}: it is yes or no")
        all_agents = dealing.FULL_AGENTS + t.hired[seat] if plan.full else dealing.STARTER_AGENTS
        out = count_bits(regular_agents(t, seat))
        if out > all_agents:
            rule = "V9.1" if plan.full else "V2.3"
            raise BadData(f"{place}.agents.{seat + 1}: {out} agents on the board, there are {all_agents} ({rule})")
        t.supply[seat] = all_agents - out
