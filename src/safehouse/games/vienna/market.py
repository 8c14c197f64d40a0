"""Money: the cash box, purchases, paydays, and farewells at the end (V10, V12.1)."""

from typing import Final

from mypy_extensions import i64

from safehouse.games.vienna import ids
from safehouse.games.vienna.decision import Decision, Prompt
from safehouse.games.vienna.paying import pay_on, pay_one, take_over
from safehouse.games.vienna.placement import count_bits, regular_agents, remove_agent, stock
from safehouse.games.vienna.state import State

COINS_ONLY: Final = 1 << ids.COIN
ALL_MEANS: Final = (1 << (ids.COIN + 1)) - 1  # with the map
NO_BRIBES: Final[list[int]] = [ids.PASS]


def owns(t: State, seat: i64, thing: i64) -> bool:
    return (t.gear[seat] >> thing) & 1 == 1


def receive(t: State, seat: i64, shillings: i64) -> None:
    """V10.5: what a mission brings may go into the cash box when it is received, and only then."""
    if shillings == 0:
        return
    if owns(t, seat, ids.CASH_BOX) and t.box[seat] < ids.BOX_ROOM:
        t.amount = shillings
        t.phase = ids.BOXING
    else:
        put_on_desk(t, seat, shillings)


def earn(t: State, seat: i64, shillings: i64) -> None:
    """V10.5: what action III brings is no income of a mission, and stays on the desk."""
    if t.plan.rulings_2:
        put_on_desk(t, seat, shillings)
    else:
        receive(t, seat, shillings)


def put_on_desk(t: State, seat: i64, shillings: i64) -> None:
    t.coins[seat] += shillings
    if t.events is not None:
        t.tell("money", [seat, shillings, 0])


class Boxing(Decision):
    """V10.5: how much of it goes into the cash box."""

    def options(self, t: State, seat: i64) -> list[int]:
        most: i64 = ids.BOX_ROOM - t.box[seat]
        if most > t.amount:
            most = t.amount
        return [ids.BOX + number for number in range(most + 1)]

    def choose(self, t: State, seat: i64, action: i64) -> None:
        number = action - ids.BOX
        t.box[seat] += number
        t.coins[seat] += t.amount - number
        if t.events is not None:
            t.tell("money", [seat, t.amount - number, number])
        t.amount = 0
        t.phase = ids.READY

    def prompt(self, t: State, seat: i64) -> Prompt:
        return "boxing", [("shillings", "shillings", t.amount)]

    def refusal(self, t: State, seat: i64, action: i64) -> tuple[str, str]:
        return "V10.2", "no_room_in_the_box"


# --- Purchase (V10.2) ----------------------------------------------------------------------------------


def means_of(t: State, seat: i64, thing: i64) -> i64:
    """V10.2: with the map bribes count as shillings; V10.5: the map does not pay for itself."""
    return ALL_MEANS if owns(t, seat, ids.MAP) and thing != ids.MAP else COINS_ONLY


def buy_options(t: State, seat: i64) -> list[int]:
    options = [ids.PASS]
    for thing in range(ids.THINGS):
        there = t.hired[seat] < ids.MOST_HIRED if thing == ids.AGENT else not owns(t, seat, thing)
        if there and stock(t, seat, means_of(t, seat, thing)) >= ids.THING_PRICE[thing]:
            options.append(ids.BUY + thing)
    return options


def begin_purchase(t: State) -> None:
    if len(buy_options(t, t.active)) > 1:
        t.phase = ids.BUYING


class Buying(Decision):
    """V10.2: one thing, paid at once, or nothing."""

    def options(self, t: State, seat: i64) -> list[int]:
        return buy_options(t, seat)

    def choose(self, t: State, seat: i64, action: i64) -> None:
        t.phase = ids.READY
        if action == ids.PASS:
            return
        thing = action - ids.BUY
        if thing == ids.AGENT:
            t.hired[seat] += 1
            t.supply[seat] += 1
        t.thing = thing
        if t.events is not None:
            t.tell("bought", [seat, thing])
        t.owed = ids.THING_PRICE[thing]
        t.means = means_of(t, seat, thing)
        t.least = 0
        pay_on(t)
        take_over(t)

    def prompt(self, t: State, seat: i64) -> Prompt:
        return "buying", []

    def refusal(self, t: State, seat: i64, action: i64) -> tuple[str, str]:
        return "V10.2", "cannot_buy_it"


# --- Payday (V10.3) ------------------------------------------------------------------------------------


def begin_payday(t: State) -> None:
    """V15.2: first the figure, with chocolate. Then a shilling for each agent; with the map, bribes too."""
    seat = t.active
    figure: i64 = t.figure[seat]
    if figure != ids.NONE:
        if t.bribe[seat * ids.KINDS + ids.CHOCOLATE] > 0:
            pay_one(t, ids.CHOCOLATE)
        else:
            remove_agent(t, seat, figure)
    t.owed = count_bits(regular_agents(t, seat))
    t.least = 0
    if t.owed > 0 and len(settle_options(t)) > 1:
        t.phase = ids.SETTLING
    else:
        settle_in_coins(t)


def settle_options(t: State) -> list[int]:
    """Return, with the map, the bribes for an agent in ascending order, or the end. Coins leave nothing to choose."""
    seat = t.active
    if not owns(t, seat, ids.MAP):
        return NO_BRIBES
    return NO_BRIBES + [ids.PAY + kind for kind in range(t.least, ids.KINDS) if t.bribe[seat * ids.KINDS + kind] > 0]


class Settling(Decision):
    """V10.3: with the map, which bribes are paid for agents."""

    def options(self, t: State, seat: i64) -> list[int]:
        return settle_options(t)

    def choose(self, t: State, seat: i64, action: i64) -> None:
        if action != ids.PASS:
            pay_one(t, action - ids.PAY)
            if t.owed > 0 and len(settle_options(t)) > 1:
                return
        settle_in_coins(t)

    def prompt(self, t: State, seat: i64) -> Prompt:
        return "settling", [("number", "number", t.owed)]


def settle_in_coins(t: State) -> None:
    """V10.3: a player with money must pay; unpaid agents of their choice go back."""
    seat = t.active
    while t.owed > 0 and t.coins[seat] > 0:
        pay_one(t, ids.COIN)
    t.least = 0
    t.phase = ids.READY
    begin_removal(t, t.owed, regular_agents(t, seat))


# --- Agents that leave (V10.3, V12.1) ------------------------------------------------------------------


def begin_removal(t: State, number: i64, among: i64) -> None:
    """Begin to remove a number of agents to the supply, or all if there are fewer."""
    t.owed = number
    t.means = among
    t.least = 0
    if number >= count_bits(among):
        for option in remove_options(among, 0, 1):
            remove_agent(t, t.active, option - ids.REMOVE)
        t.owed = 0
    if t.owed == 0:
        t.means = 0
    else:
        t.phase = ids.REMOVING


def remove_options(among: i64, least: i64, number: i64) -> list[int]:
    """Return buildings in ascending order, so that enough are left."""
    options: list[int] = []
    left = count_bits(among >> least)
    building = least
    while among >> building and left >= number:
        if (among >> building) & 1:
            options.append(ids.REMOVE + building)
            left -= 1
        building += 1
    return options


class Removing(Decision):
    """V10.3, V12.1: which agents leave."""

    def options(self, t: State, seat: i64) -> list[int]:
        return remove_options(t.means, t.least, t.owed)

    def choose(self, t: State, seat: i64, action: i64) -> None:
        remove_agent(t, seat, action - ids.REMOVE)
        t.least = action - ids.REMOVE + 1
        t.owed -= 1
        if t.owed == 0:
            t.means = 0
            t.least = 0
            t.phase = ids.READY

    def prompt(self, t: State, seat: i64) -> Prompt:
        return "farewell" if t.due[0] == ids.FAREWELL else "removing", [("number", "number", t.owed)]


def begin_farewell(t: State) -> None:
    """V12.1: an agent, the figure too (V12.4), for each mission on the desk."""
    seat = t.active
    missions: i64 = 0
    for place in range(seat * ids.SLOTS, (seat + 1) * ids.SLOTS):
        if t.desk[place] != ids.NONE:
            missions += 1
    begin_removal(t, missions, t.agents[seat])
