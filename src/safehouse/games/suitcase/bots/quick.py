"""A quick way of playing, for playouts: each agent goes the straight way to what he is for.

It looks at what errands promise and never at positions that follow, so a turn takes microseconds. Every seat acts on
what it may know; the seat that thinks on what it believes (`value.Expectation`).
"""

from mypy_extensions import i64

from safehouse.core.rng import Rng
from safehouse.games.suitcase import ids
from safehouse.games.suitcase.bots.fights import Duels
from safehouse.games.suitcase.bots.land import Land
from safehouse.games.suitcase.bots.promises import Expectation, Manner, outsider, promise
from safehouse.games.suitcase.movement import may_deliver, may_step
from safehouse.games.suitcase.rules import Suitcase
from safehouse.games.suitcase.state import State


class Quick:
    """Plays worlds on, turn after turn."""

    land: Land
    duels: Duels
    rng: Rng
    thinker: i64
    mine: Expectation
    others: Expectation
    manners: list[Manner]  # by seat
    shown: i64
    stuck: i64  # mask: agents of the player on turn who found no way
    worth: list[float]  # by suitcase: its promise at home
    way: list[int]
    fields: dict[int, list[i64]]  # ways of the player on turn, until somebody is beaten

    def __init__(self, land: Land, duels: Duels, rng: Rng) -> None:
        self.land = land
        self.duels = duels
        self.rng = rng
        self.thinker = 0
        self.mine = Expectation(0)
        self.others = Expectation(0)
        self.manners = [Manner()] * ids.SEATS
        self.shown = -1
        self.stuck = 0
        self.worth = [0.0] * ids.CASES
        self.way = [0] * ids.CASES
        self.fields = {}

    def expect(self, t: State, seat: i64) -> Expectation:
        if seat == self.thinker:
            return self.mine
        if t.shown != self.shown:
            self.others = outsider(t)
            self.shown = t.shown
        return self.others

    def play(self, world: Suitcase, last_turn: i64) -> None:
        """Play a world on until so many turns are over, or the game is."""
        self.stuck = 0
        self.fields.clear()
        rng = self.rng
        while world.turn < last_turn or world.phase != ids.ROLLING:
            phase = world.phase
            if phase == ids.MOVING:
                action = self.move(world)
                if action == ids.END_TURN:
                    self.stuck = 0
                world.apply(world.active, action)
            elif phase == ids.ROLLING:
                self.stuck = 0
                self.fields.clear()
                world.apply(-1, world.sample_chance(rng))
            elif phase == ids.DUELLING:
                for seat in world.pending():
                    world.apply(seat, ids.CARD + self.duels.card(world, seat, rng))
            elif phase == ids.OPENING_DUEL:
                self.fields.clear()
                world.apply(-1, ids.OPEN_DUEL)
            elif phase == ids.SHOWING:
                world.apply(-1, ids.SHOW)
            elif phase == ids.FINISHED:
                return
            else:
                seat = world.actor()
                world.apply(seat, self.answer(world, seat, phase))

    def answer(self, world: Suitcase, seat: i64, phase: i64) -> i64:
        """Answer the small questions: whom to meet, what to claim, whom to lose."""
        options = world.legal(seat)
        best = options[0]
        best_value = -1000.0
        expected = self.expect(world, seat)
        manner = self.manners[seat]
        for action in options:
            value = 0.0
            case: i64 = ids.NONE
            if phase == ids.MEETING:
                case = world.load[world.defender * ids.AGENTS + action - ids.MEET]
            elif phase == ids.CLAIMING:
                case = world.load[world.opponent] if action == ids.LEAVE else action - ids.CLAIM
            elif phase == ids.LOSING:
                agent = seat * ids.AGENTS + action - ids.LOSE
                if world.place[agent] < ids.MAX_CITIES:
                    value = -1.0
                    if world.load[agent] != ids.NONE:
                        value -= max(0.0, promise(world, seat, world.load[agent], expected, manner))
            if case != ids.NONE:
                value = promise(world, seat, case, expected, manner)
            if value > best_value:
                best_value = value
                best = action
        return best

    def move(self, t: Suitcase) -> i64:
        """Return the next action of the player on turn."""
        seat = t.active
        first = seat * ids.AGENTS
        expected = self.expect(t, seat)
        manner = self.manners[seat]
        home = t.plan.to_hq[seat]
        gates = t.plan.gates[seat]
        best_gain = 0.0
        best_agent: i64 = -1
        target: i64 = -1  # a city, or -1 for the headquarters
        free: i64 = 0
        mine: i64 = 0
        # What can be had without a step comes first; then who carries something home.
        while mine < ids.AGENTS:
            agent = first + mine
            place: i64 = t.place[agent]
            if place < ids.IN_HQ:
                case: i64 = t.load[agent]
                value = 0.0
                if case != ids.NONE:
                    value = promise(t, seat, case, expected, manner)
                if place < ids.MAX_CITIES and t.lying[place] and not (t.handled >> mine) & 1:
                    better = self.best_lying(t, seat, place, value + 0.01, expected, manner)
                    if better != ids.NONE:
                        return ids.TAKE + mine * ids.CASES + better
                if value <= 0.0:
                    free |= 1 << mine
                elif place < ids.MAX_CITIES and (t.points > 0 or t.bonus[mine] > 0):
                    if gates[place]:
                        if t.over == 0 and may_deliver(t, seat, case):
                            return ids.DELIVER + mine
                    elif not (self.stuck >> mine) & 1:
                        gain = value * manner.fade[home[place]] * manner.carry_step
                        if gain > best_gain:
                            best_gain = gain
                            best_agent = mine
                            target = -1
            mine += 1
        if t.points == 0:
            return self.bonus_step(t, seat, best_agent)
        if free:
            errand = self.best_errand(t, seat, free & ~self.stuck, best_gain, expected, manner)
            if errand >= 0:
                best_agent = errand // ids.MAX_CITIES
                target = errand % ids.MAX_CITIES
        hunted = self.hunt(t, seat, best_gain, manner)
        if hunted >= 0:
            return hunted
        if best_agent < 0:
            return self.finish(t)
        city = self.next_city(t, seat, best_agent, target)
        if city < 0:
            self.stuck |= 1 << best_agent
            return self.move(t)
        return ids.STEP + best_agent * ids.MAX_CITIES + city

    def hunt(self, t: Suitcase, seat: i64, least: float, manner: Manner) -> i64:
        """An attack on a neighbour who carries nothing, by an agent who carries nothing, if that promises more."""
        best: i64 = -1
        mine: i64 = 0
        while mine < ids.AGENTS:
            agent = seat * ids.AGENTS + mine
            place: i64 = t.place[agent]
            if place < ids.IN_HQ and t.load[agent] == ids.NONE:
                for city in t.plan.roads[place]:
                    holder: i64 = t.holder[city]
                    if holder != ids.NONE and holder != seat and t.crowd[city] == 1:
                        odds = self.duels.odds(t, seat, holder)
                        gain = odds * manner.hunt - (1.0 - odds) * manner.attacker
                        if gain > least and may_step(t, agent, city):
                            least = gain
                            best = ids.STEP + mine * ids.MAX_CITIES + city
            mine += 1
        return best

    def bonus_step(self, t: Suitcase, seat: i64, carrier: i64) -> i64:
        """Spend the bonus steps of those who carry something; the others stay where they won."""
        if carrier >= 0 and t.bonus[carrier] > 0:
            city = self.next_city(t, seat, carrier, -1)
            if city >= 0:
                return ids.STEP + carrier * ids.MAX_CITIES + city
        return self.finish(t)

    def finish(self, t: Suitcase) -> i64:
        if t.over == 0:
            return ids.END_TURN
        return t.legal(t.active)[0]

    def best_lying(self, t: State, seat: i64, city: i64, least: float, expected: Expectation, manner: Manner) -> i64:
        best: i64 = ids.NONE
        lying: i64 = t.lying[city]
        case: i64 = 0
        while lying >> case:
            if (lying >> case) & 1:
                value = promise(t, seat, case, expected, manner)
                if value > least:
                    least = value
                    best = case
            case += 1
        return best

    def best_errand(
        self, t: Suitcase, seat: i64, free: i64, least: float, expected: Expectation, manner: Manner
    ) -> i64:
        """Match free agents with what they can fetch, the best pairs first; return agent × city of the best step."""
        steps = self.land.steps
        home = t.plan.to_hq[seat]
        first = seat * ids.AGENTS
        worth = self.worth
        way = self.way
        cases: i64 = len(t.case_at)
        case: i64 = 0
        while case < cases:
            worth[case] = 0.0
            city: i64 = t.case_at[case]
            if city >= 0:
                value = promise(t, seat, case, expected, manner)
                if value > 0.0:
                    worth[case] = value * manner.fade[home[city]]
                    way[case] = city
            case += 1
        agent: i64 = 0
        agents: i64 = len(t.place)
        while agent < agents:
            case = t.load[agent]
            if (
                case != ids.NONE
                and agent // ids.AGENTS != seat
                and t.place[agent] < ids.MAX_CITIES
                and t.case_at[case] == ids.CARRIED
            ):
                value = promise(t, seat, case, expected, manner)
                if agent // ids.AGENTS == case // ids.LETTERS and not (t.shown >> case) & 1:
                    value *= expected.owner_carries
                if value > 0.0:
                    city = t.place[agent]
                    odds = self.duels.odds(t, seat, agent // ids.AGENTS)
                    if t.crowd[city] > 1:
                        odds *= odds
                    value = odds * (value * manner.fade[home[city]] + manner.prey) - (1.0 - odds) * manner.attacker
                    if value > 0.0:
                        worth[case] = value
                        way[case] = city
            agent += 1
        found: i64 = -1
        while free:
            best_value = 0.0
            best_case: i64 = -1
            best_mine: i64 = -1
            best_way: i64 = 0
            mine: i64 = 0
            while mine < ids.AGENTS:
                if (free >> mine) & 1:
                    start: i64 = t.place[first + mine] * ids.MAX_CITIES
                    case = 0
                    while case < cases:
                        if worth[case] > 0.0:
                            distance: i64 = steps[start + way[case]]
                            # Who carries something runs away: only within reach is he prey.
                            if t.case_at[case] >= 0 or distance <= t.points:
                                value = worth[case] * manner.fetch[distance]
                                if value > best_value:
                                    best_value = value
                                    best_case = case
                                    best_mine = mine
                                    best_way = distance
                        case += 1
                mine += 1
            if best_case < 0:
                break
            free &= ~(1 << best_mine)
            gain = best_value * manner.fetch_step
            if t.case_at[best_case] < 0 and best_way == 1:
                gain = worth[best_case]
            worth[best_case] = 0.0
            if best_way > 0 and gain > least:
                least = gain
                found = best_mine * ids.MAX_CITIES + way[best_case]
        return found

    def next_city(self, t: Suitcase, seat: i64, mine: i64, target: i64) -> i64:
        """The next city on the way to a target, round others if that is not much longer; -1 where there is none."""
        agent = seat * ids.AGENTS + mine
        manner = self.manners[seat]
        field = self.field(t, seat, target, manner.laden_toll if t.load[agent] != ids.NONE else manner.toll)
        best: i64 = -1
        best_way: i64 = 1000
        for city in t.plan.roads[t.place[agent]]:
            distance: i64 = field[city]
            if distance < best_way and may_step(t, agent, city):
                best_way = distance
                best = city
        return best

    def field(self, t: Suitcase, seat: i64, target: i64, toll: i64) -> list[i64]:
        """The cost of the way from every city, itself included, to a target; a city held by others costs a toll."""
        key = (target + 1) * 64 + toll
        found = self.fields.get(key)
        if found is not None:
            return found
        cities = t.plan.cities
        field: list[i64] = [1000] * cities
        queue: list[list[i64]] = [[] for _ in range(toll + 1)]
        city: i64 = 0
        if target < 0:
            gates = t.plan.gates[seat]
            while city < cities:
                if gates[city]:
                    queue[0].append(city)
                city += 1
        else:
            queue[0].append(target)
        waiting: i64 = len(queue[0])
        distance: i64 = 0
        while waiting:
            bucket = queue[distance % (toll + 1)]
            queue[distance % (toll + 1)] = []
            for city in bucket:
                waiting -= 1
                holder: i64 = t.holder[city]
                cost = distance + (toll if holder != ids.NONE and holder != seat and city != target else 1)
                if cost < field[city]:
                    field[city] = cost
                    for next_city in t.plan.roads[city]:
                        if cost < field[next_city]:
                            queue[cost % (toll + 1)].append(next_city)
                            waiting += 1
            distance += 1
        self.fields[key] = field
        return field
