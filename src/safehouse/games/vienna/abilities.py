"""Abilities (V13): what a drawer gives in actions II, III and IV, and the bonuses that leave a choice."""

from typing import Final

from mypy_extensions import i64

from safehouse.core.game import EMPTY
from safehouse.games.vienna import ids
from safehouse.games.vienna.cards import begin_draw
from safehouse.games.vienna.decision import Decision, Prompt
from safehouse.games.vienna.state import State

SOME_POINTS: Final = 2  # 011–015, 076–080
PLACE_POINTS: Final = 3  # 026–030, 056–060, 111–115
MANY_POINTS: Final = 5  # 086–090, 166–170
INFO_WORTH: Final = 8  # 136–140
# Options that all states share: kinds and markers from `least` on, the latter with a way to decline.
GIFTS_FROM: Final[list[list[int]]] = [
    [ids.GIFT + kind for kind in range(least, ids.KINDS)] for least in range(ids.KINDS)
]
MARKS_FROM: Final[list[list[int]]] = [
    [ids.PASS, *(ids.MARK + info for info in range(least, ids.KINDS))] for least in range(ids.KINDS)
]
PUSHES: Final[list[list[int]]] = [[ids.PASS, ids.MARK + info] for info in range(ids.KINDS)]
MARK_OPTIONS: Final[list[int]] = [ids.MARK + info for info in range(ids.KINDS)]
CARDS_OPTIONS: Final[list[int]] = [ids.PASS, ids.DRAW_TWO]
# What is asked within the first three bonuses.
CHOICES: Final = ["choosing-bribes", "choosing-markers", "choosing-different"]


def has(t: State, seat: i64, ability: i64, x: i64) -> bool:
    """Return whether a card with this ability and X lies in the seat's drawers."""
    place = seat * ids.SLOTS
    while place < (seat + 1) * ids.SLOTS:
        card: i64 = t.drawer[place]
        if card != ids.NONE and t.plan.ability[card] == ability and t.plan.x[card] == x:
            return True
        place += 1
    return False


def gain(t: State, seat: i64, kind: i64, number: i64) -> None:
    """Take bribes from the supply (V1.1)."""
    t.bribe[seat * ids.KINDS + kind] += number
    if t.events is not None:
        t.tell("bribes", [seat, kind, number])


def award(t: State, seat: i64, points: i64) -> None:
    t.score[seat] += points
    if t.events is not None and points:
        t.tell("points", [seat, points])


def move_marker(t: State, seat: i64, info: i64, steps: i64) -> None:
    """V7.2: points for every field, virtual ones too. V7.3, V7.4: a threshold moves the investigator once a round."""
    before: i64 = t.marker[info]
    after: i64 = before + steps
    if after > t.plan.last_field[info]:
        after = t.plan.last_field[info]
    t.marker[info] = after
    if t.events is not None:
        t.tell("marker", [seat, info, after])
    award(t, seat, steps * t.info[seat * ids.KINDS + info])
    if not t.moved and not t.ending and t.plan.area[info][after] != t.plan.area[info][before]:
        t.moved = True
        t.roof += 1
        if t.events is not None:
            t.tell("investigator", [t.roof])


# --- Action II (V5.1) ----------------------------------------------------------------------------------


def take_bribe(t: State, seat: i64, kind: i64) -> None:
    """V5.1, and 001–020; V15.4: Amsterdam gets one coffee more."""
    number: i64 = 1
    if has(t, seat, ids.BRIBE_MORE, kind):
        number += 1
    if kind == ids.COFFEE and t.colour[seat] == ids.AMSTERDAM:
        number += 1
    gain(t, seat, kind, number)
    if has(t, seat, ids.BRIBE_POINTS, kind):
        award(t, seat, SOME_POINTS)
    if has(t, seat, ids.BRIBE_MARKER, kind):
        t.agenda = [ids.ANY_MARKER]


# --- Action III (V6.5) ---------------------------------------------------------------------------------


def foreign_agents(t: State, seat: i64) -> i64:
    """Return the mask of buildings where others have agents."""
    mask: i64 = 0
    for other in range(t.plan.players):
        if other != seat:
            mask |= t.agents[other]
    return mask


def bonuses(t: State, seat: i64, building: i64, squares: list[int]) -> list[int]:
    """Return what the drawers give for an agent put on a building and for the tiles about to be taken.

    Points, then bribes of the five kinds, then the bonuses that leave a choice, ascending.
    """
    plan = t.plan
    points: i64 = 0
    got = [0] * (1 + ids.KINDS)
    items: list[int] = []
    place = seat * ids.SLOTS
    while place < (seat + 1) * ids.SLOTS:
        card: i64 = t.drawer[place]
        place += 1
        if card == ids.NONE:
            continue
        ability: i64 = plan.ability[card]
        x: i64 = plan.x[card]
        if ability == ids.COLOUR_BRIBE or ability == ids.COLOUR_POINTS or ability == ids.COLOUR_MARKER:
            if plan.city[building] == x:
                points += on_building(ability - ids.COLOUR_BRIBE, items)
        elif ability == ids.FLAG_BRIBE or ability == ids.FLAG_POINTS or ability == ids.FLAG_MARKER:
            if t.flag[building] == x:
                points += on_building(ability - ids.FLAG_BRIBE, items)
        elif ability == ids.SEAL_BRIBE or ability == ids.SEAL_POINTS or ability == ids.SEAL_MARKER:
            if plan.seal_of[building] == x:
                points += on_building(ability - ids.SEAL_BRIBE, items)
        elif ability == ids.FOREIGN_BRIBES or ability == ids.FOREIGN_POINTS or ability == ids.FOREIGN_CARDS:
            # V13.3: once, however many stand there.
            if (foreign_agents(t, seat) >> building) & 1:
                if ability == ids.FOREIGN_BRIBES:
                    got[1 + x] += 2
                elif ability == ids.FOREIGN_POINTS:
                    points += MANY_POINTS
                else:
                    items.append(ids.TWO_CARDS)
        elif squares and ability >= ids.INFO_BRIBES:
            points += on_tiles(t, seat, ability, x, squares, items)
    got[0] = points
    if len(items) > 1:
        items.sort()
    return got + items


def on_building(part: i64, items: list[int]) -> i64:
    """Give a bribe of choice, three points, or any marker, for a colour, a flag or a seal. Return the points."""
    if part == 0:
        items.append(ids.ONE_BRIBE)
    elif part == 1:
        return PLACE_POINTS
    else:
        items.append(ids.ANY_MARKER)
    return 0


def on_tiles(t: State, seat: i64, ability: i64, x: i64, squares: list[int], items: list[int]) -> i64:
    """V13.2: once for each tile taken. Return the points."""
    points: i64 = 0
    seen: i64 = 0
    for square in squares:
        info: i64 = t.tile[square]
        if ability == ids.INFO_BRIBES and info == x:
            items.append(ids.DIFFERENT)
        elif ability == ids.INFO_POINTS and info == x:
            points += INFO_WORTH
        elif ability == ids.INFO_MARKER and info == x:
            items.append(ids.PUSH + info)
        elif ability == ids.NEW_INFO_POINTS:
            if t.info[seat * ids.KINDS + info] == 0 and not (seen >> info) & 1:
                points += MANY_POINTS
            seen |= 1 << info
        elif ability == ids.SQUARE_BRIBES and t.plan.number[square] == x + 2:
            items.append(ids.LOT + x)
        elif ability == ids.ANY_INFO_BRIBE:
            items.append(ids.ONE_BRIBE)
    return points


# --- Action IV (V7) ------------------------------------------------------------------------------------


def may_swerve(t: State, seat: i64, info: i64) -> bool:
    """156–165: another marker may be moved instead."""
    return has(t, seat, ids.MARKER_JOKER, info)


def act_on_marker(t: State, seat: i64, info: i64) -> None:
    """V7.1, and 066–080 for the marker that the action itself moves (V13.1)."""
    move_marker(t, seat, info, 1)
    if has(t, seat, ids.MARKER_POINTS, info):
        award(t, seat, SOME_POINTS)
    if has(t, seat, ids.MARKER_BRIBE, info):
        t.agenda = [ids.ONE_BRIBE]


class Swerving(Decision):
    """V7.1, 156–165: which marker moves in action IV."""

    def options(self, t: State, seat: i64) -> list[int]:
        return MARK_OPTIONS

    def choose(self, t: State, seat: i64, action: i64) -> None:
        t.phase = ids.READY
        act_on_marker(t, seat, action - ids.MARK)

    def prompt(self, t: State, seat: i64) -> Prompt:
        return "swerving", []


# --- The agenda ----------------------------------------------------------------------------------------


def next_bonus(t: State) -> None:
    """V6.5: in the player's order. Like bonuses are one; where all are alike there is nothing to ask."""
    if t.agenda[0] == t.agenda[len(t.agenda) - 1]:
        fire(t, t.agenda[0])
    else:
        t.phase = ids.FIRING


class Firing(Decision):
    """V6.5: which of several bonuses comes next."""

    def options(self, t: State, seat: i64) -> list[int]:
        options: list[int] = []
        before: i64 = ids.NONE
        for item in t.agenda:
            if item != before:
                options.append(ids.FIRE + item)
            before = item
        return options

    def choose(self, t: State, seat: i64, action: i64) -> None:
        fire(t, action - ids.FIRE)

    def prompt(self, t: State, seat: i64) -> Prompt:
        return "firing", []


def fire(t: State, item: i64) -> None:
    """Carry out a bonus together with all its likes, so that their choices come in one ascending row."""
    t.item = item
    t.least = 0
    if item == ids.DIFFERENT:
        t.agenda.remove(item)
        t.count = t.plan.players
    else:
        t.count = t.agenda.count(item)
        t.agenda = [other for other in t.agenda if other != item]
    t.phase = ids.CHOOSING


class Choosing(Decision):
    """V3.6: the choices within a bonus. Marker moves and cards may be declined, and then all that are left."""

    def options(self, t: State, seat: i64) -> list[int]:
        item = t.item
        if item == ids.ANY_MARKER:
            return MARKS_FROM[t.least]
        if item == ids.TWO_CARDS:
            return CARDS_OPTIONS
        if item >= ids.PUSH:
            return PUSHES[item - ids.PUSH]
        if item == ids.DIFFERENT:
            # Enough kinds must be left for the rest.
            return [ids.GIFT + kind for kind in range(t.least, ids.KINDS - t.count + 1)]
        return GIFTS_FROM[t.least]

    def choose(self, t: State, seat: i64, action: i64) -> None:
        item = t.item
        if action == ids.PASS:
            t.count = 0
        elif action == ids.DRAW_TWO:
            end_choice(t)
            begin_draw(t, 2)
            return
        elif action >= ids.MARK:
            t.least = action - ids.MARK
            move_marker(t, seat, action - ids.MARK, 2 if item >= ids.PUSH else 1)
            t.count -= 1
        else:
            kind = action - ids.GIFT
            if item >= ids.LOT:
                gain(t, seat, kind, item - ids.LOT + 2)
            else:
                gain(t, seat, kind, 1)
            t.least = kind + 1 if item == ids.DIFFERENT else kind
            t.count -= 1
        if t.count == 0:
            end_choice(t)

    def prompt(self, t: State, seat: i64) -> Prompt:
        item = t.item
        if item == ids.TWO_CARDS:
            return "choosing-cards", []
        if item >= ids.PUSH:
            return "choosing-push", [("info", "info", item - ids.PUSH)]
        if item >= ids.LOT:
            return "choosing-alike", [("number", "number", item - ids.LOT + 2)]
        return CHOICES[item], [("number", "number", t.count)]

    def why_not(self, t: State, seat: i64, action: i64) -> tuple[str, str]:
        # To decline is an answer, though not to every bonus.
        return self.refusal(t, seat, action) if action == ids.PASS else super().why_not(t, seat, action)

    def refusal(self, t: State, seat: i64, action: i64) -> tuple[str, str]:
        return "V3.6", "not_what_the_ability_gives"


def end_choice(t: State) -> None:
    t.item = ids.NONE
    t.count = 0
    t.least = 0
    if not t.agenda:
        t.agenda = EMPTY
    t.phase = ids.READY
