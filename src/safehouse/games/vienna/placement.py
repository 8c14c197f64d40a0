"""Action III (V6): prices, sources, squares."""

from typing import Final

from mypy_extensions import i64

from safehouse.core.game import EMPTY
from safehouse.games.vienna import ids
from safehouse.games.vienna.abilities import award, bonuses, foreign_agents, gain
from safehouse.games.vienna.decision import Decision, Prompt
from safehouse.games.vienna.paying import pay_on
from safehouse.games.vienna.state import State
from safehouse.games.vienna.walks import begin_surround

PRICE: Final = 2  # V6.2
FIGURE_NEEDS: Final = 5  # V15.1: other own agents on the board
TAKE_OPTIONS: Final[list[int]] = [ids.TAKE + kind for kind in range(ids.KINDS)]
TAKE_OR_EARN: Final[list[int]] = [*TAKE_OPTIONS, ids.EARN]
# What the drawers of a seat take off a price: flags, then seals, then foreign agents, then the kinds that pay for all.
SEAL_BITS: Final = ids.KINDS
FOREIGN_BIT: Final = 2 * ids.KINDS
JOKER_BITS: Final = 2 * ids.KINDS + 1


def discounts(t: State, seat: i64) -> i64:
    """Return, packed in bits, the discounts (036–045, 091–100, 121–125) and jokers (146–155) in a seat's drawers."""
    packed: i64 = 0
    place = seat * ids.SLOTS
    while place < (seat + 1) * ids.SLOTS:
        card: i64 = t.drawer[place]
        place += 1
        if card == ids.NONE:
            continue
        ability: i64 = t.plan.ability[card]
        x: i64 = t.plan.x[card]
        if ability == ids.FLAG_DISCOUNT:
            packed |= 1 << x
        elif ability == ids.SEAL_DISCOUNT:
            packed |= 1 << (SEAL_BITS + x)
        elif ability == ids.FOREIGN_DISCOUNT:
            packed |= 1 << FOREIGN_BIT
        elif ability == ids.BRIBE_JOKER:
            packed |= 1 << (JOKER_BITS + x)
    return packed


def price_with(t: State, packed: i64, foreign: i64, building: i64) -> i64:
    """V6.2: two bribes less the discounts, never below 0."""
    price: i64 = PRICE
    if packed == 0:
        return price
    flag: i64 = t.flag[building]
    seal: i64 = t.plan.seal_of[building]
    price -= (packed >> flag) & 1
    price -= (packed >> (SEAL_BITS + seal)) & 1
    if (packed >> FOREIGN_BIT) & 1:
        price -= (foreign >> building) & 1
    return max(0, price)


def price(t: State, seat: i64, building: i64) -> i64:
    """Return what an agent of this seat on this building costs, in bribes."""
    return price_with(t, discounts(t, seat), foreign_agents(t, seat), building)


def figure_price(t: State, seat: i64, building: i64, full_price: i64) -> i64:
    """V15.3, V15.5: Hamburg on nobility, New York on USA: the figure costs one at most."""
    colour: i64 = t.colour[seat]
    cheap = (colour == ids.HAMBURG and t.plan.seal_of[building] == ids.NOBILITY) or (
        colour == ids.NEW_YORK and t.flag[building] == ids.USA
    )
    return 1 if cheap and full_price > 1 else full_price


def means_for(t: State, packed: i64, building: i64) -> i64:
    """Return the mask of the kinds that pay for a building: its colour, and the X of own jokers."""
    colour: i64 = t.plan.city[building]
    return (packed >> JOKER_BITS) | (1 << colour)


def stock(t: State, seat: i64, means: i64) -> i64:
    """Count what a seat has of the kinds in a mask, shillings included."""
    total: i64 = 0
    for kind in range(ids.KINDS):
        if (means >> kind) & 1:
            total += t.bribe[seat * ids.KINDS + kind]
    if (means >> ids.COIN) & 1:
        total += t.coins[seat]
    return total


def count_bits(mask: i64) -> i64:
    count: i64 = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count


def regular_agents(t: State, seat: i64) -> i64:
    """Return the mask of buildings with agents of a seat, the figure left out."""
    mask: i64 = t.agents[seat]
    figure: i64 = t.figure[seat]
    if figure != ids.NONE:
        mask &= ~(1 << figure)
    return mask


def figure_ready(t: State, seat: i64) -> bool:
    """V15.1: whether the figure may be put: it was on the board before, or five others are there."""
    if t.colour[seat] == ids.NONE:
        return False
    return t.figure_out[seat] == 1 or count_bits(regular_agents(t, seat)) >= FIGURE_NEEDS


def action_options(t: State, seat: i64) -> list[int]:
    """V6.1–V6.3: bribes or money, or an agent on any affordable building without an own one."""
    options = TAKE_OR_EARN[:] if t.plan.full else TAKE_OPTIONS[:]
    packed = discounts(t, seat)
    foreign = foreign_agents(t, seat)
    own: i64 = t.agents[seat]
    jokers = packed >> JOKER_BITS
    joker_stock = stock(t, seat, jokers) if jokers else 0
    ready = figure_ready(t, seat)
    building: i64 = 0
    while building < ids.BUILDINGS:
        if not (own >> building) & 1:
            colour: i64 = t.plan.city[building]
            mine: i64 = joker_stock
            if not (jokers >> colour) & 1:
                mine += t.bribe[seat * ids.KINDS + colour]
            if mine < PRICE:
                cost = price_with(t, packed, foreign, building)
                if cost > mine and ready:
                    cost = figure_price(t, seat, building, cost)
                if cost <= mine:
                    options.append(ids.PLACE + building)
            else:
                options.append(ids.PLACE + building)
        building += 1
    return options


# --- Where the agent comes from, and what it costs -----------------------------------------------------


def begin_place(t: State, building: i64) -> None:
    t.building = building
    options = source_options(t, t.active)
    if len(options) == 1:
        choose_source(t, options[0] - ids.FROM)
    else:
        t.phase = ids.SOURCING


def source_options(t: State, seat: i64) -> list[int]:
    """V6.1: from the supply or from another building; the figure as V15.1 allows. Only what can be paid."""
    options: list[int] = []
    cost = price(t, seat, t.building)
    have = stock(t, seat, means_for(t, discounts(t, seat), t.building))
    own: i64 = t.agents[seat]
    figure: i64 = t.figure[seat]
    ready = figure_ready(t, seat) and figure_price(t, seat, t.building, cost) <= have
    building: i64 = 0
    while own >> building:
        if (own >> building) & 1:
            if ready if building == figure else cost <= have:
                options.append(ids.FROM + building)
        building += 1
    if t.supply[seat] > 0 and cost <= have:
        options.append(ids.FROM + ids.SUPPLY)
    if figure == ids.NONE and ready:
        options.append(ids.FROM + ids.FIGURE)
    return options


class Sourcing(Decision):
    """V6.1, V15.1: where the agent comes from."""

    def options(self, t: State, seat: i64) -> list[int]:
        return source_options(t, seat)

    def choose(self, t: State, seat: i64, action: i64) -> None:
        choose_source(t, action - ids.FROM)

    def prompt(self, t: State, seat: i64) -> Prompt:
        return "sourcing", [("building", "building", t.building)]

    def refusal(self, t: State, seat: i64, action: i64) -> tuple[str, str]:
        source = action - ids.FROM
        if source == ids.SUPPLY and t.supply[seat] == 0:
            return "V6.1", "supply_is_empty"
        if source == ids.FIGURE and (t.figure[seat] != ids.NONE or not figure_ready(t, seat)):
            return "V15.1", "figure_not_ready"
        if source < ids.BUILDINGS and not (t.agents[seat] >> source) & 1:
            return "V6.1", "no_own_agent_there"
        return "V6.2", "cannot_pay"


def choose_source(t: State, source: i64) -> None:
    seat = t.active
    t.source = source
    t.figure_put = source == ids.FIGURE or (source == t.figure[seat] and source != ids.NONE)
    cost = price(t, seat, t.building)
    t.owed = figure_price(t, seat, t.building, cost) if t.figure_put else cost
    t.means = means_for(t, discounts(t, seat), t.building)
    t.least = 0
    pay_on(t)


def put_agent(t: State) -> None:
    """V6.1, V6.6: the agent stands on the new building, and no longer on the old one."""
    seat = t.active
    source = t.source
    if source == ids.SUPPLY:
        t.supply[seat] -= 1
    elif source != ids.FIGURE:
        t.agents[seat] &= ~(1 << source)
    t.agents[seat] |= 1 << t.building
    if t.figure_put:
        t.figure[seat] = t.building
        t.figure_out[seat] = 1
    if t.events is not None:
        t.tell("placed", [seat, t.building, source])
        if t.figure_put:
            t.tell("figure", [seat, t.building])


def remove_agent(t: State, seat: i64, building: i64) -> None:
    """V10.3, V12.4: back to the supply."""
    t.agents[seat] &= ~(1 << building)
    if t.figure[seat] == building:
        t.figure[seat] = ids.NONE
    else:
        t.supply[seat] += 1
    if t.events is not None:
        t.tell("removed", [seat, building])


# --- Squares -------------------------------------------------------------------------------------------


def completed(t: State, agents: i64, building: i64) -> list[int]:
    """V6.4: the squares around a building that these agents surround and that still hold a tile."""
    found: list[int] = []
    for square in t.plan.squares_of[building]:
        mask: i64 = t.plan.square_mask[square]
        if (agents & mask) == mask and t.tile[square] != ids.NONE:
            found.append(square)
    return found


def yields(t: State, seat: i64, building: i64) -> list[int]:
    """Return what an agent from the supply would bring: points of squares, then as `bonuses` lists them."""
    agents: i64 = t.agents[seat]
    squares = completed(t, agents | (1 << building), building)
    points: i64 = 0
    for square in squares:
        points += t.plan.number[square]
    return [points, *bonuses(t, seat, building, squares)]


def check_squares(t: State) -> None:
    """V6.4, V15.6: all that the player surrounds now. V14.3: then where the third man may help."""
    seat = t.active
    t.squares = completed(t, t.agents[seat], t.building)
    figure: i64 = t.figure[seat]
    if t.colour[seat] == ids.MARRAKESH and figure != ids.NONE and figure != t.building:
        for square in completed(t, t.agents[seat], figure):
            if square not in t.squares:
                t.squares.append(square)
    begin_surround(t)


def take_tiles(t: State) -> None:
    """V6.4: tiles and points of all squares; V14.1: one point less with the third man's help. Then V6.5: abilities."""
    seat = t.active
    got = bonuses(t, seat, t.building, t.squares)
    own: i64 = t.agents[seat]
    for square in t.squares:
        info: i64 = t.tile[square]
        mask: i64 = t.plan.square_mask[square]
        t.tile[square] = ids.NONE
        t.info[seat * ids.KINDS + info] += 1
        if t.events is not None:
            t.tell("took", [seat, square, info])
        award(t, seat, t.plan.number[square] - (0 if (own & mask) == mask else 1))
    t.squares = EMPTY
    if got[0]:
        award(t, seat, got[0])
    for kind in range(ids.KINDS):
        if got[1 + kind]:
            gain(t, seat, kind, got[1 + kind])
    t.agenda = got[1 + ids.KINDS :]
