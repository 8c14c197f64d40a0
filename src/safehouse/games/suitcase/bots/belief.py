"""What others have packed, inferred from what they do: a chance for each of the 24 orders of every player.

Where suitcases are is public, so every step can be compared with the steps that were left undone. A player who had
packed in a certain order would go for what is worth most to him; the likelihood of a step is a softmax over the
gains of all his steps. What deliveries show is certain, and rules orders out.
"""

import math
from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64

from safehouse.core.game import UNKNOWN
from safehouse.core.rng import Rng
from safehouse.games.suitcase import ids
from safehouse.games.suitcase.bots.land import Land
from safehouse.games.suitcase.bots.promises import Expectation
from safehouse.games.suitcase.bots.value import FADE, FETCH
from safehouse.games.suitcase.plan import Plan
from safehouse.games.suitcase.state import State

# How sharply gains decide; gains are in secrets.
SHARPNESS: Final = 14.0
# The chance of a step that no gain explains.
WHIM: Final = 0.15
# A foreign suitcase as others see it, and the first of them (K3.2).
FOREIGN: Final = 1.7
FIRST_FOREIGN: Final = 1.0
BLOCKED: Final = 0.1
# Who takes his bomb along, and who leaves what is none.
BOMB_TAKEN: Final = 0.12
LEFT_LYING: Final = 0.2
# A suitcase far from its owner's straight way home is rather one that he can spare: by step and secret.
OUT_OF_THE_WAY: Final = 0.01


class Belief:
    """The chances that one seat gives to what the others have packed."""

    plan: Plan
    land: Land
    seat: i64
    place: list[int]
    load: list[int]
    case_at: list[int]
    content: list[int]
    own_in: list[int]
    foreign_in: list[int]
    weights: list[list[float]]  # by owner: the logarithms of the orders' likelihoods

    def __init__(self, land: Land, seat: i64) -> None:
        plan = land.plan
        self.plan = plan
        self.land = land
        self.seat = seat
        self.place = [ids.BASE + plan.corner[agent // ids.AGENTS] for agent in range(plan.players * ids.AGENTS)]
        self.load = [ids.NONE] * (plan.players * ids.AGENTS)
        self.case_at = [ids.NOT_PLACED] * (plan.players * ids.LETTERS)
        self.content = [UNKNOWN] * (plan.players * ids.LETTERS)
        self.own_in = [0] * plan.players
        self.foreign_in = [0] * plan.players
        self.weights = [[0.0] * len(ids.ORDERS) for _ in range(plan.players)]

    def look(self, view: State) -> None:
        """Take over what the table shows; what led to it was noted, or was never seen."""
        self.place = view.place[:]
        self.load = view.load[:]
        self.case_at = view.case_at[:]
        self.content = view.content[:]
        self.own_in = view.own_in[:]
        self.foreign_in = view.foreign_in[:]

    # --- What can be seen ----------------------------------------------------------------------------------

    def note(self, kind: str, args: Sequence[int]) -> None:
        """Learn from an event, and follow it on the map."""
        if kind == "stepped":
            self.stepped(args[0], args[1], args[2], args[3])
        elif kind == "taken":
            self.taken(args[0], args[0] * ids.AGENTS + args[1], args[2])
        elif kind == "dropped":
            self.load[args[0] * ids.AGENTS + args[1]] = ids.NONE
            self.case_at[args[2]] = args[3]
        elif kind == "placed":
            self.placed(args[0], args[1])
        elif kind == "beaten":
            self.place[args[0] * ids.AGENTS + args[1]] = (
                ids.BASE + self.plan.corner[args[0]] if args[2] == 0 else ids.OUT
            )
        elif kind == "lost":
            self.place[args[0] * ids.AGENTS + args[1]] = ids.OUT
        elif kind == "outpost":
            self.place[args[0] * ids.AGENTS] = ids.BASE + self.plan.players
        elif kind == "entered_hq":
            agent = args[0] * ids.AGENTS + args[1]
            self.place[agent] = ids.BASE + self.plan.corner[args[0]]
            self.load[agent] = ids.NONE
        elif kind == "delivered":
            self.case_at[args[1]] = ids.DELIVERED
            self.content[args[1]] = args[2]
            if args[1] // ids.LETTERS == args[0]:
                self.own_in[args[0]] += 1
            else:
                self.foreign_in[args[0]] += 1

    def placed(self, case: i64, city: i64) -> None:
        self.case_at[case] = city
        owner = case // ids.LETTERS
        base = (ids.BASE + self.plan.corner[owner]) * ids.MAX_CITIES
        detour = float(self.land.steps[base + city] + self.plan.to_hq[owner][city])
        weights = self.weights[owner]
        order: i64 = 0
        while order < len(ids.ORDERS):
            weights[order] -= OUT_OF_THE_WAY * detour * float(ids.ORDERS[order][case % ids.LETTERS])
            order += 1

    def taken(self, seat: i64, agent: i64, case: i64) -> None:
        if seat == case // ids.LETTERS and seat != self.seat:
            weights = self.weights[seat]
            order: i64 = 0
            while order < len(ids.ORDERS):
                if ids.ORDERS[order][case % ids.LETTERS] == 0:
                    weights[order] += math.log(BOMB_TAKEN)
                order += 1
        self.load[agent] = case
        self.case_at[case] = ids.CARRIED

    def stepped(self, seat: i64, mine: i64, start: i64, city: i64) -> None:
        agent = seat * ids.AGENTS + mine
        if seat != self.seat:
            self.compare(seat, agent, start, city)
            if self.load[agent] == ids.NONE and start < ids.MAX_CITIES:
                self.left_lying(seat, start)
        self.place[agent] = city

    def left_lying(self, seat: i64, city: i64) -> None:
        """An agent with free hands goes away from suitcases of his own."""
        weights = self.weights[seat]
        for letter in range(ids.LETTERS):
            if self.case_at[seat * ids.LETTERS + letter] == city:
                order: i64 = 0
                while order < len(ids.ORDERS):
                    if ids.ORDERS[order][letter] > 0:
                        weights[order] += math.log(LEFT_LYING)
                    order += 1

    def compare(self, seat: i64, agent: i64, start: i64, city: i64) -> None:
        """Weigh a step against all that the player could have done instead, for every order."""
        gains: list[list[float]] = []  # by step: the part of each own suitcase's worth, then the gain of others
        chosen: i64 = -1
        seen: list[i64] = []
        other: i64 = seat * ids.AGENTS
        while other < (seat + 1) * ids.AGENTS:
            place: i64 = self.place[other]
            stand = place * 64 + self.load[other] + 1
            if other == agent or (place < ids.IN_HQ and stand not in seen):
                if other != agent:
                    seen.append(stand)
                for next_city in self.plan.roads[place]:
                    if other == agent and next_city == city:
                        chosen = len(gains)
                    gains.append(self.gains(seat, other, place, next_city))
            other += 1
        if chosen < 0 or len(gains) < 2:
            return
        scale: float = BLOCKED if self.own_in[seat] >= 2 and self.foreign_in[seat] == 0 else 1.0
        weights = self.weights[seat]
        order: i64 = 0
        while order < len(ids.ORDERS):
            values = ids.ORDERS[order]
            total = 0.0
            mine = 0.0
            index: i64 = 0
            while index < len(gains):
                parts = gains[index]
                gain = parts[ids.LETTERS]
                letter: i64 = 0
                while letter < ids.LETTERS:
                    part = parts[letter] * float(values[letter]) * scale
                    if part > gain:
                        gain = part
                    letter += 1
                share = math.exp(SHARPNESS * gain)
                total += share
                if index == chosen:
                    mine = share
                index += 1
            weights[order] += math.log((1.0 - WHIM) * mine / total + WHIM / float(len(gains)))
            order += 1

    def gains(self, seat: i64, agent: i64, start: i64, city: i64) -> list[float]:
        """What a step brings nearer: by own suitcase, as a part of its secrets; at last the best of all others."""
        found = [0.0] * (ids.LETTERS + 1)
        home = self.plan.to_hq[seat]
        foreign = FOREIGN + (FIRST_FOREIGN if self.foreign_in[seat] == 0 else 0.0)
        carried: i64 = self.load[agent]
        if carried != ids.NONE and start < ids.MAX_CITIES:
            part = FADE[home[city]] - FADE[home[start]]
            if carried // ids.LETTERS == seat:
                found[carried % ids.LETTERS] = part
            else:
                found[ids.LETTERS] = part * self.known(carried, foreign)
            return found
        steps = self.land.steps
        for case, there in enumerate(self.case_at):
            if there >= 0:
                part = FETCH[steps[city * ids.MAX_CITIES + there]] - FETCH[steps[start * ids.MAX_CITIES + there]]
                part *= FADE[home[there]]
                if case // ids.LETTERS == seat:
                    found[case % ids.LETTERS] = part
                elif part * self.known(case, foreign) > found[ids.LETTERS]:
                    found[ids.LETTERS] = part * self.known(case, foreign)
        return found

    def known(self, case: i64, guess: float) -> float:
        """What a foreign suitcase is worth to somebody who does not know it, unless everybody does."""
        if case // ids.LETTERS != self.seat and self.content[case] != UNKNOWN:
            return float(self.content[case])
        return guess

    # --- What follows --------------------------------------------------------------------------------------

    def chances(self, owner: i64) -> list[float]:
        """The chances of an owner's orders. They sum to 1; what was shown rules the others out."""
        weights = self.weights[owner]
        first = owner * ids.LETTERS
        found = [0.0] * len(ids.ORDERS)
        most = -1.0e300
        order: i64 = 0
        while order < len(ids.ORDERS):
            possible = True
            for letter in range(ids.LETTERS):
                content: i64 = self.content[first + letter]
                if content != UNKNOWN and content != ids.ORDERS[order][letter]:
                    possible = False
            if possible:
                found[order] = 1.0
                most = max(most, weights[order])
            order += 1
        total = 0.0
        order = 0
        while order < len(ids.ORDERS):
            if found[order] > 0.0:
                found[order] = math.exp(weights[order] - most)
                total += found[order]
            order += 1
        return [chance / total for chance in found]

    def expectation(self) -> Expectation:
        """What the seat expects in every suitcase."""
        found = Expectation(len(self.case_at))
        for owner in range(self.plan.players):
            for order, chance in enumerate(self.chances(owner)):
                if chance > 0.0:
                    for letter in range(ids.LETTERS):
                        content: i64 = ids.ORDERS[order][letter]
                        found.secrets[owner * ids.LETTERS + letter] += chance * float(content)
                        if content == 0:
                            found.bomb[owner * ids.LETTERS + letter] += chance
        return found

    def fill(self, world: State, rng: Rng) -> None:
        """Put into the suitcases of a view what they may hold, by the chances."""
        for owner in range(self.plan.players):
            left = float(rng.bits()) / 4294967296.0
            drawn: i64 = -1
            for order, chance in enumerate(self.chances(owner)):
                if chance > 0.0 and left >= 0.0:
                    drawn = order
                    left -= chance
            for letter in range(ids.LETTERS):
                world.content[owner * ids.LETTERS + letter] = ids.ORDERS[drawn][letter]
