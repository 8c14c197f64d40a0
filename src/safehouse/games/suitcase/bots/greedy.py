"""A greedy bot for Suitcase: it carries suitcases home, fights by the duel's equilibrium, and is wary of bombs.

It looks one action ahead: the worth of a position is what its own suitcases promise, so every step that brings
one nearer is taken, and the turn ends when nothing helps any more. It sees only the redacted state. What is equally
good is left to chance, so that neither cities nor agents are preferred for their place in a list.

Interpreted: it answers once for each decision; what it calls in its loops is compiled.
"""

from collections.abc import Sequence
from heapq import heappop, heappush

from safehouse.bots.base import Bot
from safehouse.core.game import UNKNOWN, GameState
from safehouse.core.rng import Rng, shuffle
from safehouse.games.suitcase import ids
from safehouse.games.suitcase.bots.duel.strategy import DuelStrategy
from safehouse.games.suitcase.bots.fights import taken
from safehouse.games.suitcase.ids import AGENTS, CARD_VALUES, CARRIED, CASES, CONTENTS, LETTERS, MAX_CITIES, NONE
from safehouse.games.suitcase.rules import Suitcase

# What an agent is worth in secrets: the fear of bombs and of lost duels.
AGENT_WORTH = 0.5
ATTACKER_WORTH = 0.8
PREY_WORTH = 0.3
# A city held by others counts as this many steps: one walks round it, or fights, but does not wait for ever.
DETOUR = 6
# How a suitcase's promise fades with each step of its way: home, or to where it lies.
ON_THE_WAY = 0.93
TO_BE_FETCHED = 0.9
# What is left of a promise while the suitcase lies somewhere, or others carry it.
LYING = 0.9
HUNTED = 0.5
# What a suitcase is worth besides its secrets: if it wins; if it is the first foreign one; if own ones wait for that.
WINNING = 3.0
FIRST_FOREIGN = 1.0
UNBLOCKS = 1.5
# After so many turns of each player attacks begin to seem cheaper, and after so many they cost nothing.
RESTLESS = 20
DESPERATE = 30
# Suitcases are hidden among the cities that are this near to the own base, whatever they hold.
HIDING_PLACES = 9
# Gains that differ by less are equal; a gain that is smaller than the second is none.
ALIKE = 1e-9
NOTHING = 1e-4


class GreedyBot(Bot):
    name = "greedy"
    # How a suitcase's promise fades with each step of its way home.
    on_the_way = ON_THE_WAY

    def __init__(self, rng: Rng) -> None:
        super().__init__(rng)
        self.duels = DuelStrategy.load()
        self.ways = Ways()
        # Which of equally good errands comes first: drawn anew for every decision.
        self.errand_order = list(range(CASES))

    def choose(self, view: GameState, seat: int) -> int:
        assert isinstance(view, Suitcase)
        self.ways.look(view, seat)
        options = list(view.legal(seat))  # what the rules give may belong to them
        if len(options) == 1:
            return options[0]
        # The first of equals is now any of them.
        shuffle(options, self.rng)
        shuffle(self.errand_order, self.rng)
        if view.phase == ids.DUELLING:
            return self.duel_card(view, seat)
        if view.phase == ids.PLACING:
            return self.hide(view, seat, options)
        if view.phase in (ids.PACKING, ids.OUTPOST):
            # An order that nobody can foresee; an outpost costs nothing.
            return options[0] if view.phase == ids.PACKING else ids.SEND
        if view.phase == ids.MEETING:
            return max(options, key=lambda action: self.promise(view, seat, view.load[self.met(view, action)]))
        if view.phase == ids.CLAIMING:
            return max(options, key=lambda action: self.claimed(view, seat, action))
        if view.phase == ids.LOSING:
            return min(options, key=lambda action: self.agent_value(view, seat, action - ids.LOSE))
        return self.best_action(view, seat, options)

    # --- The turn ------------------------------------------------------------------------------------------

    def best_action(self, view: Suitcase, seat: int, options: Sequence[int]) -> int:
        """Return the action after which the position promises most; ending the turn changes nothing."""
        now = self.worth(view, seat)
        best, best_gain = ids.END_TURN, NOTHING
        for action in options:
            if action == ids.END_TURN:
                continue
            gain = self.gain(view, seat, action, now)
            if gain > best_gain + ALIKE or (best == ids.END_TURN and ids.END_TURN not in options):
                best, best_gain = action, gain
        return best

    def gain(self, view: Suitcase, seat: int, action: int, now: float) -> float:
        if ids.DELIVER <= action < ids.TAKE:
            case = view.load[seat * AGENTS + action - ids.DELIVER]
            return 1.0 + self.promise(view, seat, case)
        if action < ids.DELIVER:
            city = (action - ids.STEP) % MAX_CITIES
            if view.holder[city] not in (NONE, seat):
                return self.attack_gain(view, seat, (action - ids.STEP) // MAX_CITIES, city, now)
        after = view.clone()
        after.apply(seat, action)
        return self.worth(after, seat) - now

    def attack_gain(self, view: Suitcase, seat: int, mine: int, city: int, now: float) -> float:
        """What an attack promises: a free way and the prey, against the own agent and what he carries."""
        other = view.holder[city]
        agent = seat * AGENTS + mine
        odds = self.odds(view, seat, other) ** view.crowd[city]
        won = taken(view, agent, city)
        stake = (ATTACKER_WORTH + max(0.0, self.promise(view, seat, view.load[agent]))) * patience(view)
        return odds * (self.worth(won, seat) - now + PREY_WORTH * view.crowd[city]) - (1.0 - odds) * stake

    def odds(self, view: Suitcase, seat: int, other: int) -> float:
        """The chance that an attack wins if both sides show cards by the equilibrium."""
        mine, theirs = hand(view, seat), hand(view, other)
        won = 0.0
        for card, share in self.duels.mix(mine, theirs, True):
            won += share * sum(part for answer, part in self.duels.mix(theirs, mine, False) if card >= answer)
        return won

    # --- What a position promises --------------------------------------------------------------------------

    def worth(self, view: Suitcase, seat: int) -> float:
        """The promise of suitcases on their way home, and of those that free agents can fetch."""
        total = 0.0
        free: list[int] = []
        for agent in range(seat * AGENTS, (seat + 1) * AGENTS):
            place, case = view.place[agent], view.load[agent]
            if case != NONE and place < MAX_CITIES:
                promise = self.promise(view, seat, case)
                total += promise * self.on_the_way ** self.ways.home(place) if promise > 0 else promise - 0.2
            elif place != ids.OUT:
                free.append(place)
        return total + self.errands(view, seat, free)

    def errands(self, view: Suitcase, seat: int, free: Sequence[int]) -> float:
        """What free agents can fetch: each goes for one suitcase, the best pairs first."""
        pairs: list[tuple[float, int, int]] = []
        for case, city, worth in self.prizes(view, seat):
            at_home = worth * self.on_the_way ** self.ways.home(city)
            for agent, place in enumerate(free):
                pairs.append((at_home * TO_BE_FETCHED ** (self.ways.between(place, city) + 0.5), agent, case))
        total = 0.0
        busy: set[int] = set()
        fetched: set[int] = set()
        pairs.sort(key=lambda pair: (-pair[0], self.errand_order[pair[1]], self.errand_order[pair[2]]))
        for value, agent, case in pairs:
            if agent not in busy and case not in fetched:
                busy.add(agent)
                fetched.add(case)
                total += value
                if len(busy) == len(free):
                    break
        return total

    def prizes(self, view: Suitcase, seat: int) -> list[tuple[int, int, float]]:
        """Return what is worth a walk: suitcase, city, worth. If nothing lies about, what others carry."""
        lying, carried = [], []
        for case, city in enumerate(view.case_at):
            promise = self.promise(view, seat, case)
            if promise > 0 and city >= 0:
                lying.append((case, city, LYING * promise))
            elif promise > 0 and city == CARRIED:
                agent = view.load.index(case)
                if agent // AGENTS != seat and view.place[agent] < MAX_CITIES:
                    carried.append((case, view.place[agent], HUNTED * promise))
        return lying or carried

    def promise(self, view: Suitcase, seat: int, case: int) -> float:
        """What a suitcase is worth in the own headquarters, as far as the seat can know (bombs cost agents)."""
        if case == NONE:
            return 0.0
        bomb = -AGENT_WORTH * ((view.agents_left[seat] + 1) // 2)
        if view.content[case] != UNKNOWN:
            value = float(view.content[case]) or bomb
        else:
            left = contents_left(view, case // LETTERS)
            value = sum(content or bomb for content in left) / len(left)
        own = case // LETTERS == seat
        shut_out = view.own_in[seat] >= 2 and view.foreign_in[seat] == 0
        if own and shut_out:
            return 0.1 * value if value > 0 else value
        if value >= int(view.plan.target) - view.secrets[seat]:
            value += WINNING
        if not own and view.foreign_in[seat] == 0:
            # K3.2: without a foreign suitcase nobody wins, and the own ones stay out.
            value += FIRST_FOREIGN + (UNBLOCKS if shut_out else 0.0)
        return value

    # --- Duels, claims, bombs, hiding ----------------------------------------------------------------------

    def duel_card(self, view: Suitcase, seat: int) -> int:
        attacking = seat == view.active
        other = view.defender if attacking else view.active
        left = self.rng.below(1_000_000) / 1_000_000
        mix = self.duels.mix(hand(view, seat), hand(view, other), attacking)
        for card, share in mix:
            left -= share
            if left < 0:
                return ids.CARD + card
        return ids.CARD + mix[-1][0]

    def met(self, view: Suitcase, action: int) -> int:
        return view.defender * AGENTS + action - ids.MEET

    def claimed(self, view: Suitcase, seat: int, action: int) -> float:
        case = view.load[view.opponent] if action == ids.LEAVE else action - ids.CLAIM
        return self.promise(view, seat, case)

    def agent_value(self, view: Suitcase, seat: int, mine: int) -> float:
        """Who may die of the bomb: rather those at home than those who carry something home."""
        agent = seat * AGENTS + mine
        place = view.place[agent]
        if place >= MAX_CITIES:
            return 0.0
        return 1.0 + max(0.0, self.promise(view, seat, view.load[agent])) - 0.01 * view.plan.to_hq[seat][place]

    def hide(self, view: Suitcase, seat: int, options: Sequence[int]) -> int:
        """Any of the cities near the own base, alike for all contents, so that the place tells nothing."""
        base = ids.BASE + view.plan.corner[seat]
        near = sorted(options, key=lambda action: self.ways.between(base, action - ids.PLACE))[:HIDING_PLACES]
        return near[self.rng.below(len(near))]


def patience(view: Suitcase) -> float:
    """How much is made of what an attack may cost: in long games less and less, so that nobody waits for ever."""
    own_turns = int(view.turn) / int(view.plan.players)
    return min(1.0, max(0.0, (DESPERATE - own_turns) / (DESPERATE - RESTLESS)))


def hand(view: Suitcase, seat: int) -> list[int]:
    """The unused duel cards of a seat, which are public (K6.3)."""
    first = seat * CARD_VALUES
    return [value for value in range(CARD_VALUES) for _ in range(view.cards_left[first + value])]


def contents_left(view: Suitcase, owner: int) -> list[int]:
    """What the suitcases of a player that were never shown can hold."""
    left = list(CONTENTS)
    for case in range(owner * LETTERS, (owner + 1) * LETTERS):
        if view.content[case] != UNKNOWN:
            left.remove(view.content[case])
    return left


class Ways:
    """How far it is on the present map, cities of others counted as detours. Worked out anew when they move."""

    def __init__(self) -> None:
        self.roads: list[list[int]] = []
        self.gates: list[int] = []
        self.toll: list[int] = []
        self.from_city: dict[int, list[int]] = {}
        self.from_hq: list[int] = []

    def look(self, view: Suitcase, seat: int) -> None:
        toll = [1 if holder in (NONE, seat) else DETOUR for holder in view.holder]
        if toll != self.toll or view.plan.roads is not self.roads:
            self.roads = view.plan.roads
            self.toll = toll
            self.gates = [city for city, gate in enumerate(view.plan.gates[seat]) if gate]
            self.from_city = {}
            self.from_hq = self.spread(dict.fromkeys(self.gates, 1))

    def home(self, city: int) -> int:
        """Steps from a city into the own headquarters."""
        return self.from_hq[city]

    def between(self, place: int, city: int) -> int:
        """Steps from a place, a base included, to a city."""
        if city not in self.from_city:
            self.from_city[city] = self.spread({city: 0})
        steps = self.from_city[city]
        if place < MAX_CITIES:
            return steps[place]
        return min((self.toll[gate] + steps[gate] for gate in self.roads[place]), default=99)

    def spread(self, known: dict[int, int]) -> list[int]:
        """Dijkstra from some cities outward; entering a city costs its toll."""
        steps = [99] * len(self.toll)
        queue = [(distance, city) for city, distance in known.items()]
        while queue:
            distance, city = heappop(queue)
            if distance < steps[city]:
                steps[city] = distance
                for next_city in self.roads[city]:
                    # Walked the other way round: whoever comes from there enters this city.
                    if distance + self.toll[city] < steps[next_city]:
                        heappush(queue, (distance + self.toll[city], next_city))
        return steps
