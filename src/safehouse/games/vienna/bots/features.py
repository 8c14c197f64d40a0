"""What the value function of Vienna looks at: a position seen from one seat, as a row of small numbers.

Public facts only, so a seat can judge its rivals by the same row. Its order is in `layout`.
"""

from librt.vecs import vec
from mypy_extensions import i64

from safehouse.games.vienna import abilities, ids, missions, placement, scoring
from safehouse.games.vienna.bots.actions import FOREIGN_AT_LEAST, FOREIGN_DRAW, NEW_INFO_HOPE, USES
from safehouse.games.vienna.bots.course import course_of, rounds_after
from safehouse.games.vienna.bots.layout import (
    ABILITIES,
    AGENTS,
    BRIBES,
    BRIBES_EACH_USE,
    DESK,
    DRAWERS,
    EACH_USE,
    GEAR,
    HALF_WAY,
    INFOS,
    MONEY,
    NEAR,
    NEXT_OF_SET,
    RANK,
    SHILLING,
    STARTER_ROW,
    TIME,
    bit_number,
    has_played,
    lacking,
    row_length,
)
from safehouse.games.vienna.bots.worth import (
    AGENT_RANK,
    BRIBE,
    COIN_DUE,
    COIN_LAST,
    COIN_SPARE,
    GOOD_PLACE,
    HOPE,
    LATE,
    MISSION_HOPE,
    STEPS_EACH,
    STOCK,
    TURNS_EACH,
)
from safehouse.games.vienna.cards import slots_of
from safehouse.games.vienna.ids import BUILDINGS, COUNT_OF, KINDS, NONE, SLOTS
from safehouse.games.vienna.state import State


class Inputs:
    """Writes rows. One reader serves one search; its lists are used again and again."""

    row: vec[float]
    area: vec[float]  # by info: what a tile will probably be worth at the end
    near: vec[float]  # by building: squares that an agent there would complete
    halfway: vec[float]  # by building: squares that would then miss one more
    quality: vec[float]  # by colour: the best building

    def __init__(self, full: bool) -> None:
        self.row = vec[float]([0.0] * row_length(full))
        self.area = vec[float]([0.0] * KINDS)
        self.near = vec[float]([0.0] * BUILDINGS)
        self.quality = vec[float]([0.0] * KINDS)
        self.halfway = vec[float]([0.0] * BUILDINGS)

    def read(self, t: State, seat: i64) -> vec[float]:
        """Return the row of a seat. It is overwritten by the next call."""
        later = rounds_after(t)
        turns = later if has_played(t, seat) else later + 1.0
        self.read_time(t, later, turns)
        self.read_infos(t, seat, later, turns)
        self.read_squares(t, seat, turns)
        self.read_bribes(t, seat, turns)
        self.read_drawers(t, seat, turns)
        if t.plan.full:
            self.read_money(t, seat)
            self.read_gear(t, seat, later)
            self.read_desk(t, seat, turns)
            self.read_rank(t, seat, turns)
        return self.row

    def read_time(self, t: State, later: float, turns: float) -> None:
        row = self.row
        row[TIME] = turns
        row[TIME + 1] = min(turns, 1.0)
        row[TIME + 2] = min(turns, 3.0)
        row[TIME + 3] = 1.0 if t.ending else 0.0
        row[TIME + 4] = turns - later
        row[TIME + 5] = 1.0 if t.moved else 0.0
        row[TIME + 6] = 1.0 if t.plan.players == 2 else 0.0
        row[TIME + 7] = 1.0 if t.plan.players == 3 else 0.0

    def read_infos(self, t: State, seat: i64, later: float, turns: float) -> None:
        row = self.row
        area = self.area
        first = seat * KINDS
        course = course_of(t.plan)
        rise = (later + 0.5) * float(t.plan.players) * STEPS_EACH / float(KINDS)
        total: i64 = 0
        squared: i64 = 0
        most: i64 = 0
        least: i64 = 99
        distinct: i64 = 0
        hope = 0.0
        part = 0.0
        for kind in range(KINDS):
            own: i64 = t.info[first + kind]
            field: i64 = t.marker[kind]
            now = float(t.plan.area[kind][field])
            smooth = course.height[kind][field]
            area[kind] = course.height_at(kind, float(field) + rise)
            total += own
            squared += own * own
            most = max(most, own)
            least = min(least, own)
            if own > 0:
                distinct += 1
            hope += float(own) * (area[kind] - now)
            part += float(own) * (smooth - now)
        lacking: i64 = 0
        steps = turns * STEPS_EACH / (float(total) + 5.0)
        for kind in range(KINDS):
            area[kind] += steps * float(t.info[first + kind] + 1)
            if t.info[first + kind] == least:
                lacking += 1
                if not t.plan.full:
                    area[kind] += NEXT_OF_SET
        row[INFOS] = float(total)
        row[INFOS + 1] = float(squared) * 0.2
        row[INFOS + 2] = float(most)
        row[INFOS + 3] = float(distinct)
        row[INFOS + 4] = float(least)
        row[INFOS + 5] = float(lacking)
        row[INFOS + 6] = hope
        row[INFOS + 7] = part
        row[INFOS + 8] = float(total) * turns * 0.2
        row[INFOS + 9] = float(most) * turns * 0.2
        row[INFOS + 10] = float(squared) * turns * 0.02
        agents: i64 = t.agents[seat]
        row[AGENTS] = float(placement.count_bits(agents))
        row[AGENTS + 1] = float(t.supply[seat])
        row[AGENTS + 2] = 1.0 if t.supply[seat] == 0 else 0.0
        row[AGENTS + 3] = min(float(t.supply[seat]), turns)

    def read_squares(self, t: State, seat: i64, turns: float) -> None:
        """Squares by the number of buildings missing, and which buildings would complete some."""
        row = self.row
        area = self.area
        near = self.near
        halfway = self.halfway
        for building in range(BUILDINGS):
            near[building] = 0.0
            halfway[building] = 0.0
        own: i64 = t.agents[seat]
        helped = own
        if t.third != NONE:
            helped |= 1 << t.third
        one = 0.0
        one_shared = 0.0
        two = 0.0
        two_shared = 0.0
        three = 0.0
        players: i64 = t.plan.players
        for square, info in enumerate(t.tile):
            if info != NONE:
                mask: i64 = t.plan.square_mask[square]
                missing = mask & ~helped
                if missing == 0:
                    missing = mask & ~own
                rest = missing & (missing - 1)
                worth = float(t.plan.number[square]) + area[info]
                if rest & (rest - 1):
                    three += worth
                else:
                    shared = False
                    other: i64 = 0
                    while other < players:
                        if other != seat:
                            theirs: i64 = t.agents[other]
                            lack = mask & ~theirs
                            if lack & (lack - 1) == 0:
                                shared = True
                        other += 1
                    if rest == 0:
                        one += worth
                        if shared:
                            one_shared += worth
                        near[bit_number(missing)] += worth
                    else:
                        two += worth
                        if shared:
                            two_shared += worth
                        halfway[bit_number(rest)] += worth
                        halfway[bit_number(missing & ~rest)] += worth
        row[NEAR] = one * 0.2
        row[NEAR + 1] = one_shared * 0.2
        row[NEAR + 2] = two * 0.1
        row[NEAR + 3] = two_shared * 0.1
        row[NEAR + 4] = three * 0.05
        hopes = HOPE[1] * one * min(1.0, turns / TURNS_EACH) + HOPE[2] * two * min(1.0, turns / (2.0 * TURNS_EACH))
        row[NEAR + 12] = hopes + HOPE[3] * three * min(1.0, turns / (3.0 * TURNS_EACH))
        self.read_places(t, seat, turns)

    def read_places(self, t: State, seat: i64, turns: float) -> None:
        """The best buildings that the seat can pay, and those for which it lacks one bribe."""
        row = self.row
        packed = placement.discounts(t, seat)
        foreign = abilities.foreign_agents(t, seat) if packed else 0
        jokers = packed >> placement.JOKER_BITS
        joker_stock = placement.stock(t, seat, jokers) if jokers else 0
        own: i64 = t.agents[seat]
        best = 0.0
        second = 0.0
        both = 0.0
        short = 0.0
        short_both = 0.0
        any_near = 0.0
        payable: i64 = 0
        quality = self.quality
        for kind in range(KINDS):
            quality[kind] = 0.0
        nears = self.near
        halfway = self.halfway
        building: i64 = 0
        while building < BUILDINGS:
            if not (own >> building) & 1:
                colour: i64 = t.plan.city[building]
                have: i64 = joker_stock
                if not (jokers >> colour) & 1:
                    have += t.bribe[seat * KINDS + colour]
                if packed:
                    have -= placement.price_with(t, packed, foreign, building)
                else:
                    have -= placement.PRICE
                near = nears[building]
                sum_both = near + HALF_WAY * halfway[building]
                quality[colour] = max(quality[colour], sum_both)
                any_near = max(any_near, near)
                if have >= 0:
                    payable += 1
                    both = max(both, sum_both)
                    if near > best:
                        second = best
                        best = near
                    elif near > second:
                        second = near
                elif have == -1:
                    short = max(short, near)
                    short_both = max(short_both, sum_both)
            building += 1
        row[NEAR + 5] = best * 0.2
        row[NEAR + 6] = second * 0.2
        row[NEAR + 7] = both * 0.2
        row[NEAR + 8] = max(0.0, short - best) * 0.2
        row[NEAR + 9] = max(0.0, short_both - both) * 0.2
        row[NEAR + 10] = any_near * 0.2
        row[NEAR + 11] = float(payable) * 0.1
        use = 0.0
        stock = 0.0
        most: i64 = len(STOCK) - 1
        for kind in range(KINDS):
            number: i64 = t.bribe[seat * KINDS + kind]
            use += quality[kind] * float(min(number, 2))
            stock += min(1.4, 0.4 + 0.6 * quality[kind] / GOOD_PLACE) * STOCK[min(number, most)]
        row[BRIBES] = use * 0.1
        row[BRIBES + 8] = BRIBE * stock * min(1.0, turns / LATE)

    def read_bribes(self, t: State, seat: i64, turns: float) -> None:
        row = self.row
        total: i64 = 0
        some: i64 = 0
        pairs: i64 = 0
        fours: i64 = 0
        over: i64 = 0
        for kind in range(KINDS):
            number: i64 = t.bribe[seat * KINDS + kind]
            total += number
            if number > 0:
                some += 1
            pairs += number // 2
            if number > 3:
                fours += 1
                over += number - 4
        row[BRIBES + 1] = float(total)
        row[BRIBES + 2] = float(some)
        row[BRIBES + 3] = float(pairs)
        row[BRIBES + 4] = float(fours)
        row[BRIBES + 5] = float(over)
        row[BRIBES + 6] = min(float(pairs), turns)
        row[BRIBES + 7] = min(float(total), 2.0 * turns)

    def read_drawers(self, t: State, seat: i64, turns: float) -> None:
        """Each ability by itself, and together what a rule of thumb expects of them."""
        row = self.row
        place: i64 = DRAWERS
        while place < STARTER_ROW:
            row[place] = 0.0
            place += 1
        most = row[INFOS + 2]
        fade = min(1.0, turns / LATE)
        together = 0.0
        filled: i64 = 0
        slot = seat * SLOTS
        while slot < (seat + 1) * SLOTS:
            card: i64 = t.drawer[slot]
            slot += 1
            if card == NONE:
                continue
            filled += 1
            ability: i64 = t.plan.ability[card]
            if ability >= ABILITIES:
                continue  # newer than these weights
            x: i64 = t.plan.x[card]
            uses = USES[ability]
            worth = EACH_USE[ability]
            if worth == 0.0:
                worth = BRIBE * fade * BRIBES_EACH_USE[ability]
            if ability == ids.NEW_INFO_POINTS:
                uses = fade * (float(KINDS) - row[INFOS + 3]) * NEW_INFO_HOPE / max(1.0, turns)
            elif uses == 0.0:
                taken = placement.count_bits(abilities.foreign_agents(t, seat))
                uses = 0.75 * min(0.7, max(FOREIGN_AT_LEAST, FOREIGN_DRAW * float(taken) / float(BUILDINGS)))
            elif ability == ids.INFO_BRIBES:
                worth *= float(t.plan.players)
            elif ability == ids.INFO_MARKER:
                worth = 2.0 * (float(t.info[seat * KINDS + x]) + 1.0)
            elif ability == ids.SQUARE_BRIBES:
                worth *= float(x) + 2.0
            elif (
                ability == ids.BRIBE_MARKER
                or ability == ids.COLOUR_MARKER
                or ability == ids.FLAG_MARKER
                or ability == ids.SEAL_MARKER
            ):
                worth = most + 0.7
                row[DRAWERS + ABILITIES] += most * turns * 0.1
            together += uses * worth * turns
            row[DRAWERS + ability] += uses * turns
        row[DRAWERS + ABILITIES + 1] = float(filled)
        row[DRAWERS + ABILITIES + 2] = float(t.held[seat] - COUNT_OF[t.faced[seat]])
        row[DRAWERS + ABILITIES + 3] = together

    # --- The full version ----------------------------------------------------------------------------------

    def read_money(self, t: State, seat: i64) -> None:
        """Shillings against the agents to pay on the next payday, and how far that is (V10)."""
        row = self.row
        coins: i64 = t.coins[seat]
        if t.active == seat:
            coins += t.amount
        agents = placement.count_bits(placement.regular_agents(t, seat))
        paydays: i64 = 1
        purchases: i64 = 0
        away: i64 = t.plan.end - t.roof + 1
        if not t.ending:
            for field in t.plan.paydays:
                if field > t.roof and field < t.plan.end:
                    paydays += 1
                    away = min(away, field - t.roof)
            for field in t.plan.purchases:
                if field > t.roof:
                    purchases += 1
        row[MONEY] = float(min(coins, agents))
        row[MONEY + 1] = float(max(0, coins - agents))
        row[MONEY + 2] = float(max(0, agents - coins))
        row[MONEY + 3] = float(away)
        row[MONEY + 4] = float(max(0, agents - coins)) / float(away + 1)
        row[MONEY + 5] = float(paydays)
        row[MONEY + 6] = float(purchases)
        row[MONEY + 7] = float(min(coins, 2 * purchases))
        due = agents if t.ending else agents + 3
        purse = COIN_DUE * float(min(coins, due))
        if coins > due:
            more = 0 if t.ending else min(coins - due, agents)
            purse += COIN_SPARE * float(more) + COIN_LAST * float(coins - due - more)
        row[MONEY + 8] = purse

    def read_gear(self, t: State, seat: i64, later: float) -> None:
        row = self.row
        for thing in range(ids.TELEPHONE, ids.THINGS):
            have = 1.0 if (t.gear[seat] >> thing) & 1 else 0.0
            row[GEAR + 2 * (thing - 1)] = have
            row[GEAR + 2 * (thing - 1) + 1] = have * later * 0.2
        row[GEAR + 10] = float(t.box[seat])
        row[GEAR + 11] = float(t.hired[seat])
        row[GEAR + 12] = 1.0 if t.figure[seat] != NONE else 0.0
        row[GEAR + 13] = 1.0 if t.colour[seat] != NONE and t.bribe[seat * KINDS + ids.CHOCOLATE] > 0 else 0.0

    def read_desk(self, t: State, seat: i64, turns: float) -> None:
        """Missions by what they lack, and the rewards that they promise (V11)."""
        row = self.row
        place: i64 = DESK
        while place < RANK:
            row[place] = 0.0
            place += 1
        extra = 0.0
        if (t.gear[seat] >> ids.SEAL) & 1:
            extra += float(missions.POINTS_OF_SEAL)
        if (t.gear[seat] >> ids.CASH_BOX) & 1:
            extra += float(scoring.BOX_POINTS)
        count: i64 = 0
        slots = slots_of(t, seat)
        for slot in range(slots):
            mission: i64 = t.desk[seat * SLOTS + slot]
            if mission == NONE:
                continue
            count += 1
            missing = min(3, lacking(t, seat, mission))
            reward = float(t.plan.mission_points[mission]) + extra
            reward += SHILLING * float(t.plan.mission_shillings[mission])
            hope = MISSION_HOPE[missing]
            needed = TURNS_EACH * float(missing) + 1.0
            if turns < needed:
                hope *= turns / needed
            row[DESK + 12] += (reward + AGENT_RANK) * hope - AGENT_RANK
            row[DESK + missing] += 1.0
            row[DESK + 4 + missing] += reward * 0.2
        row[DESK + 8] = float(slots - count)
        row[DESK + 9] = float(count) / (turns + 1.0)
        row[DESK + 10] = row[DESK] / (turns + 1.0)
        row[DESK + 11] = (row[DESK + 2] + row[DESK + 3]) / (turns + 1.0)

    def read_rank(self, t: State, seat: i64, turns: float) -> None:
        """Agents on the board beside the rivals' (V12.2)."""
        row = self.row
        own = placement.count_bits(t.agents[seat])
        above: i64 = 0
        equal: i64 = 0
        total: i64 = 0
        for other in range(t.plan.players):
            if other != seat:
                theirs = placement.count_bits(t.agents[other])
                total += theirs
                if theirs > own:
                    above += 1
                elif theirs == own:
                    equal += 1
        rivals = float(t.plan.players - 1)
        row[RANK] = float(above) / rivals
        row[RANK + 1] = float(equal) / rivals
        row[RANK + 2] = float(own) - float(total) / rivals
        row[RANK + 3] = (float(own) - float(total) / rivals) / (turns + 1.0)
        row[RANK + 4] = float(own + t.supply[seat])
        row[RANK + 5] = float(total) / rivals
