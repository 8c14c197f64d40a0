"""K4.2 by trying everything: a second, naive reading of moving and handling that shares no rule with the engine.

A situation is what matters for the limit within one turn: the player's agents, the suitcases, the points. Agents are
tuples (place, load, bonus, handled), so equal situations are equal keys whatever the agents' numbers are.
"""

from typing import NamedTuple

from safehouse.games.suitcase.ids import AGENTS, BASE, DELIVERED, LETTERS, MAX_CITIES, NONE, OUT
from safehouse.games.suitcase.plan import Plan
from safehouse.games.suitcase.rules import Suitcase

Act = tuple[str, int, int]  # kind, agent, city or suitcase
Agent = tuple[int, int, int, int]  # place, load, bonus steps, handled since the last step
Row = tuple[Agent, ...]
Lying = tuple[tuple[int, int], ...]  # (city, suitcase), sorted


class Situation(NamedTuple):
    agents: Row
    lying: Lying
    points: int
    own_in: int
    foreign_in: int

    def key(self) -> "Situation":
        """The same whatever the agents' numbers are."""
        return self._replace(agents=tuple(sorted(self.agents)))


class Oracle:
    """All that one player can do in the rest of his turn, without duels."""

    def __init__(self, plan: Plan, seat: int, foreign: frozenset[int]) -> None:
        self.plan = plan
        self.seat = seat
        self.foreign = foreign
        self.known: dict[Situation, bool] = {}

    def excess(self, now: Situation) -> int:
        """How many agents are too many, in all cities together: with any, the turn cannot end like this."""
        cities = [agent[0] for agent in now.agents if agent[0] < MAX_CITIES]
        return sum(cities.count(city) - 2 for city in set(cities) if cities.count(city) > 2)

    def crowded(self, now: Situation) -> bool:
        return self.excess(now) > 0

    def settles(self, now: Situation) -> bool:
        """K4.2: whether any row of steps from city to city leads to a lawful end of the turn.

        Deliveries are not counted on, and handling suitcases changes nobody's place.
        """
        excess = self.excess(now)
        if excess == 0:
            return True
        # A step takes one agent out of one city.
        if excess > now.points + sum(bonus for _, _, bonus, _ in now.agents):
            return False
        key = now.key()
        if key not in self.known:
            # Every step uses up a point or a bonus step, so this ends. Promising ones first.
            ahead = sorted((after for mine in range(AGENTS) for _, after in self.walks(key, mine)), key=self.excess)
            self.known[key] = any(self.settles(after) for after in ahead)
        return self.known[key]

    def acts(self, now: Situation) -> list[tuple[Act, Situation]]:
        """Everything that can be done next without a duel, whether the limit allows it or not."""
        return [
            act
            for mine in range(AGENTS)
            for act in [*self.walks(now, mine), *self.deliveries(now, mine), *self.handlings(now, mine)]
        ]

    def walks(self, now: Situation, mine: int) -> list[tuple[Act, Situation]]:
        place, load, bonus, _ = now.agents[mine]
        if now.points + bonus == 0:
            return []
        paid = bonus - 1 if bonus else 0
        return [
            (("step", mine, city), self.stepped(now, mine, (city, load, paid, 0)))
            for city in self.plan.roads[place]
            if city not in self.foreign
        ]

    def deliveries(self, now: Situation, mine: int) -> list[tuple[Act, Situation]]:
        place, load, bonus, _ = now.agents[mine]
        if now.points + bonus == 0 or load == NONE or not self.plan.gates[self.seat][place]:
            return []
        own = load // LETTERS == self.seat
        if own and now.own_in >= 2 and now.foreign_in == 0:
            return []
        after = self.stepped(now, mine, (BASE + self.plan.corner[self.seat], NONE, 0, 0))
        return [(("deliver", mine, 0), after._replace(own_in=now.own_in + own, foreign_in=now.foreign_in + (not own)))]

    def stepped(self, now: Situation, mine: int, moved: Agent) -> Situation:
        """After a step of one agent, everybody may handle again."""
        points = now.points if now.agents[mine][2] else now.points - 1
        agents = tuple(
            moved if number == mine else (place, load, bonus, 0)
            for number, (place, load, bonus, _) in enumerate(now.agents)
        )
        return Situation(agents, now.lying, points, now.own_in, now.foreign_in)

    def handlings(self, now: Situation, mine: int) -> list[tuple[Act, Situation]]:
        place, load, bonus, handled = now.agents[mine]
        if place >= MAX_CITIES or handled:
            return []
        found = []
        for city, case in now.lying:
            if city == place:
                left = [spot for spot in now.lying if spot != (city, case)]
                left += [(place, load)] if load != NONE else []
                found.append((("take", mine, case), self.handled(now, mine, (place, case, bonus, 1), left)))
        if load != NONE:
            left = [*now.lying, (place, load)]
            found.append((("drop", mine, 0), self.handled(now, mine, (place, NONE, bonus, 1), left)))
        return found

    def handled(self, now: Situation, mine: int, agent: Agent, lying: list[tuple[int, int]]) -> Situation:
        agents = (*now.agents[:mine], agent, *now.agents[mine + 1 :])
        return Situation(agents, tuple(sorted(lying)), now.points, now.own_in, now.foreign_in)

    def attacks(self, now: Situation) -> list[Act]:
        """Steps into duels: lawful if, with the attacker lost at once, no city holds three."""
        found = []
        for mine, (place, _, bonus, _) in enumerate(now.agents):
            if place != OUT and now.points + bonus > 0:
                rest = Situation((*now.agents[:mine], *now.agents[mine + 1 :]), (), 0, 0, 0)
                if not self.crowded(rest):
                    found += [("step", mine, city) for city in self.plan.roads[place] if city in self.foreign]
        return found

    def lawful(self, now: Situation) -> dict[Act, Situation | None]:
        """Every act that K4.2 allows, with what follows (None: a duel)."""
        allowed: dict[Act, Situation | None] = {act: after for act, after in self.acts(now) if self.settles(after)}
        allowed |= dict.fromkeys(self.attacks(now))
        if not self.crowded(now):
            allowed["end_turn", 0, 0] = None
        return allowed


def situation(state: Suitcase) -> Situation:
    """What the oracle needs to know of a state in which the active player moves."""
    first = state.active * AGENTS
    agents = tuple(
        (state.place[first + mine], state.load[first + mine], state.bonus[mine], state.handled >> mine & 1)
        for mine in range(AGENTS)
    )
    lying = tuple(sorted((city, case) for case, city in enumerate(state.case_at) if city >= 0))
    brought = [case // LETTERS == state.active for case, by in enumerate(state.case_by) if by == state.active]
    assert all(state.case_at[case] == DELIVERED for case, by in enumerate(state.case_by) if by != NONE)
    return Situation(agents, lying, state.points, sum(brought), len(brought) - sum(brought))


def oracle_for(state: Suitcase) -> Oracle:
    others = [city for agent, city in enumerate(state.place) if agent // AGENTS != state.active and city < MAX_CITIES]
    return Oracle(state.plan, state.active, frozenset(others))
