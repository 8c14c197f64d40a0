"""A belief over who owns which agent (H2.3, H4.10), learnt from public events.

What each seat did is held against what it could have done (`reading`), for every set of agents that it may lead, and
for every set of favourites that it may hide among. Seats are read one by one, so the weight of a whole assignment is
the product over its seats; sums over all assignments are exact. What is certain (one's own identities, how many
everybody holds) comes from the position, not from the acts.
"""

import math
from typing import Final

from mypy_extensions import i64

from safehouse.core.rng import Rng
from safehouse.games.heimlich.bots.reading import MASKS_OF, CoverReader, HandReader, bounded
from safehouse.games.heimlich.bots.sight import Lens, covered_lens, on_home_stretch
from safehouse.games.heimlich.ids import AGENTS, MEMBERS_OF, MOVE_SAFE, TAKE_IDENTITY
from safehouse.games.heimlich.plan import Plan
from safehouse.games.heimlich.rules import Heimlich
from safehouse.games.heimlich.state import State

MOST_OF_1_3: Final = 3
NO_CARD: Final = -1
# The acts of one player resemble each other, and people play otherwise than the model: so an act counts for less than
# it would alone, and a seat may be one that acts by lights of its own, or hides, and tells nothing.
WEIGHT_OF_AN_ACT: Final = 0.2
OWN_LIGHTS: Final = 0.1
# Players who hide act for so many favourites, casual ones that is; the mood lies between theirs and a novice's.
FAVOURITES: Final = 3
COVER_MOOD: Final = 0.3
COVER_CARELESS: Final = 0.2
WEIGHT_OF_A_COVER: Final = 0.6
WEIGHT_AT_THE_END: Final = 0.3
OPEN_SHARE: Final = 0.3  # of players who act for their own agents from the start, before anything is seen of them
WEIGHT_OF_A_MANNER: Final = 0.5  # of what an act says for one manner against the other


class Belief:
    """What the table could know about every identity. It hears events as any observer sees them."""

    plan: Plan
    board: Heimlich  # the public part of the position
    # By seat, by mask of agents: the logarithm of how well its acts fit …
    logs: list[list[float]]  # the owner of these agents, who acts for them,
    covers: list[list[float]]  # somebody who acts for these favourites, as long as players hide,
    late: list[list[float]]  # and the owner of these agents from then on.
    manners: list[float]  # by seat: the logarithm of how much better it fits to act openly than to hide
    cover_lens: Lens
    held: list[int]  # identities by seat
    lens: Lens
    seat: i64  # who is acting, and what is not yet read of it
    steps: list[int]
    left: i64
    least: i64
    most: i64
    card: i64
    before: Heimlich
    heard: bool

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.board = Heimlich(plan)
        self.board.begin()
        self.board.in_play = plan.chosen_colours or 127
        self.logs = [[0.0] * 128 for _ in range(plan.players)]
        self.covers = [[0.0] * 128 for _ in range(plan.players)]
        self.late = [[0.0] * 128 for _ in range(plan.players)]
        self.manners = [0.0] * plan.players
        self.cover_lens = covered_lens()
        self.held = [1] * plan.players
        self.lens = Lens()
        self.seat = 0
        self.steps = [0] * AGENTS
        self.left = 0
        self.least = 0
        self.most = 0
        self.card = NO_CARD
        self.before = self.board
        self.heard = False

    # --- Events --------------------------------------------------------------------------------------------

    def hear(self, kind: str, args: list[int]) -> None:
        """Take note of an event. Only what is public is read."""
        board = self.board
        if self.card != NO_CARD and kind not in ("put", "safe_moved", "advanced"):
            self.read_card()
        if kind == "moved":
            self.moved(args[1], args[2])
        elif kind == "rolled":
            self.begin_turn(args[0], self.plan.faces[args[1]])
        elif kind == "points_chosen":
            self.left = args[1]
            if self.left == 0:
                self.read_move()
        elif kind == "put":
            board.at[args[1]] = args[3]
            if args[3] == board.safe:
                board.triggers |= 1 << args[1]
            else:
                board.triggers &= ~(1 << args[1])
            board.into_ruin = board.into_ruin or args[3] == self.plan.ruin
        elif kind == "safe_moved":
            if self.card == NO_CARD:
                self.add(args[0], self.owner_reader(board, args[0]).read_safe(args[2]))
                if not on_home_stretch(board):
                    self.add_cover(args[0], self.cover_reader(board, args[0]).read_safe(args[2]))
            board.safe = args[2]
            board.triggers = 0
        elif kind == "scored":
            board.at[args[0]] = args[1]
            board.stone[args[0]] = args[3]
        elif kind == "advanced":
            board.stone[args[0]] = args[2]
        elif kind == "card_played":
            self.play_card(args[0], args[1])
        elif kind == "card_gained":
            board.hand_size[args[0]] += 1
        elif kind == "identity_taken":
            self.take(args[0])
        elif kind == "agents_in_play":
            board.in_play = sum([1 << agent for agent in args])

    def begin_turn(self, seat: i64, points: i64) -> None:
        self.heard = True
        self.seat = seat
        self.board.holder = seat
        self.board.triggers = 0
        self.left = points
        self.least = points
        self.most = points
        if points == 0:
            self.least = 0 if self.plan.top_secret else 1
            self.most = MOST_OF_1_3
        self.steps = [0] * AGENTS

    def moved(self, agent: i64, start: i64) -> None:
        if self.steps[agent] == 0:
            self.board.at[agent] = start
        self.steps[agent] += 1
        self.left -= 1
        if self.left == 0:
            self.read_move()

    def read_move(self) -> None:
        """The points are spent: read the whole of it, then move the agents."""
        board = self.board
        self.add(self.seat, self.owner_reader(board, self.seat).read_move(self.steps, self.least, self.most))
        if not on_home_stretch(board):
            reader = self.cover_reader(board, self.seat)
            self.add_cover(self.seat, reader.read_move(self.steps, self.least, self.most))
        for agent in range(AGENTS):
            if self.steps[agent]:
                board.at[agent] = (board.at[agent] + self.steps[agent]) % self.plan.buildings
                if board.at[agent] == board.safe:
                    board.triggers |= 1 << agent

    def play_card(self, seat: i64, kind: i64) -> None:
        self.board.hand_size[seat] -= 1
        if self.plan.effect[kind] == TAKE_IDENTITY:
            return
        self.seat = seat
        self.card = kind
        self.board.into_ruin = False
        self.before = self.board.clone()

    def read_card(self) -> None:
        """The card has done what it does: hold its targets against the others it could have named."""
        if self.plan.effect[self.card] != MOVE_SAFE:
            ruined = self.board.into_ruin and self.seat == self.board.holder
            reader = self.owner_reader(self.before, self.seat)
            self.add(self.seat, reader.read_card(self.before.clone(), self.card, self.board, ruined))
            if not on_home_stretch(self.before):
                hidden = self.cover_reader(self.before, self.seat)
                self.add_cover(self.seat, hidden.read_card(self.before.clone(), self.card, self.board, ruined))
        self.card = NO_CARD

    def take(self, seat: i64) -> None:
        """H4.10: one identity more. Any of the set may be the one that came last."""
        for logs in (self.logs[seat], self.late[seat]):
            for mask in MASKS_OF[self.held[seat] + 1]:
                terms = [logs[mask & ~(1 << agent)] for agent in MEMBERS_OF[mask]]
                most = max(terms)
                total = 0.0
                for term in terms:
                    total += math.exp(term - most)
                logs[mask] = most + math.log(total / float(len(terms)))
        self.held[seat] += 1

    def masks(self, seat: i64) -> list[int]:
        """Return the sets of agents that a seat may lead, as far as anybody can tell."""
        return [mask for mask in MASKS_OF[self.held[seat]] if mask & ~self.board.in_play == 0]

    def owner_reader(self, t: State, seat: i64) -> HandReader:
        return HandReader(t, self.lens, seat, self.masks(seat))

    def cover_reader(self, t: State, seat: i64) -> CoverReader:
        reader = CoverReader(t, self.cover_lens, seat, self.cover_sets())
        reader.mood = COVER_MOOD
        reader.careless_share = COVER_CARELESS
        return reader

    def cover_sets(self) -> list[int]:
        """Return the sets of favourites that a player may hide among."""
        return [mask for mask in MASKS_OF[FAVOURITES] if mask & ~self.board.in_play == 0]

    def add(self, seat: i64, logs: list[float]) -> None:
        masks = self.masks(seat)
        late = on_home_stretch(self.board)
        if not late:
            self.manners[seat] += WEIGHT_OF_A_MANNER * expected([self.logs[seat][mask] for mask in masks], logs)
        for index, mask in enumerate(masks):
            self.logs[seat][mask] += WEIGHT_OF_AN_ACT * logs[index]
            if late:
                self.late[seat][mask] += WEIGHT_AT_THE_END * logs[index]

    def add_cover(self, seat: i64, logs: list[float]) -> None:
        sets = self.cover_sets()
        self.manners[seat] -= WEIGHT_OF_A_MANNER * expected([self.covers[seat][mask] for mask in sets], logs)
        for index, mask in enumerate(sets):
            self.covers[seat][mask] += WEIGHT_OF_A_COVER * logs[index]

    def agree(self, view: State) -> None:
        """Take over from a position what was not heard: a game may start in the middle."""
        if not self.heard:
            self.board.copy_public(view)
        self.board.in_play = view.in_play
        if self.plan.sealed:
            for seat in range(self.plan.players):
                self.held[seat] = view.owned[seat]

    # --- What is believed ----------------------------------------------------------------------------------

    def weigh(self, known: list[int], first: i64 = 0) -> "Assignments":
        """Return the weights of all assignments that fit what is known: by seat a mask, 0 where it is not.

        Seats are counted from `first` on.
        """
        weights: list[list[float]] = []
        masks: list[list[int]] = []
        for offset in range(self.plan.players):
            seat = (first + offset) % self.plan.players
            if known[seat]:
                masks.append([known[seat]])
                weights.append([1.0])
                continue
            possible = self.masks(seat)
            masks.append(possible)
            weights.append(self.fit(seat, possible))
        return Assignments(masks, weights)

    def fit(self, seat: i64, masks: list[int]) -> list[float]:
        """Return how well the acts of a seat fit each set of agents; sums to 1."""
        openly = normal([self.logs[seat][mask] for mask in masks])
        sets = self.cover_sets()
        covers = normal([self.covers[seat][mask] for mask in sets])
        late = normal([self.late[seat][mask] for mask in masks])
        hidden: list[float] = []
        for index, mask in enumerate(masks):
            found = 0.0
            for place, favourites in enumerate(sets):
                if favourites & mask:
                    found += covers[place]
            hidden.append(found * late[index])
        total = sum(hidden)
        any_set = OWN_LIGHTS / float(len(masks))
        told = 1.0 - OWN_LIGHTS
        share = self.open_share(seat)
        return [
            told * (share * openly[index] + (1.0 - share) * hidden[index] / total) + any_set
            for index in range(len(masks))
        ]

    def open_share(self, seat: i64) -> float:
        """Return the chance that a seat has acted for its own agents from the start."""
        odds = OPEN_SHARE / (1.0 - OPEN_SHARE) * math.exp(bounded(self.manners[seat]))
        return odds / (1.0 + odds)


def expected(before: list[float], logs: list[float]) -> float:
    """Return the logarithm of an act's likelihood, on average over what was believed before it."""
    total = 0.0
    for index, share in enumerate(normal(before)):
        total += share * math.exp(logs[index])
    return math.log(total)


class Manners:
    """How the other seats play, drawn for a world: each openly, or for favourites that it hides among."""

    shares: list[float]  # by seat: how likely it plays openly
    openly: list[list[float]]  # by seat, by mask of its agents: how well its acts fit that
    covers: list[list[float]]  # by seat, by set of favourites
    sets: list[int]

    def __init__(self, belief: Belief) -> None:
        self.sets = belief.cover_sets()
        self.shares = []
        self.openly = []
        self.covers = []
        for seat in range(belief.plan.players):
            masks = belief.masks(seat)
            openly = [0.0] * 128
            for index, fit in enumerate(normal([belief.logs[seat][mask] for mask in masks])):
                openly[masks[index]] = fit
            self.openly.append(openly)
            self.covers.append(normal([belief.covers[seat][mask] for mask in self.sets]))
            self.shares.append(belief.open_share(seat))

    def draw(self, seat: i64, mask: i64, rng: Rng) -> list[int]:
        """Return the favourites one by one of a seat that leads these agents; none if it plays openly."""
        fits = [0.0] * len(self.sets)
        hidden = 0.0
        for index, favourites in enumerate(self.sets):
            if favourites & mask:
                fits[index] = self.covers[seat][index]
                hidden += fits[index]
        openly = self.shares[seat] * self.openly[seat][mask]
        # `normal` gives each set its share of all sets, each of which is a cover for several masks.
        hidden_share = (1.0 - self.shares[seat]) * hidden / float(FAVOURITES)
        left = (openly + hidden_share) * float(rng.bits()) / 4294967296.0 - openly
        if left < 0.0 or hidden <= 0.0:
            return []
        left *= hidden / hidden_share
        for index, fit in enumerate(fits):
            left -= fit
            if fit > 0.0 and left < 0.0:
                return [1 << agent for agent in MEMBERS_OF[self.sets[index]]]
        return []


def normal(logs: list[float]) -> list[float]:
    """Return the exponentials, scaled so that they sum to 1."""
    most = max(logs)
    fits = [math.exp(log - most) for log in logs]
    total = sum(fits)
    return [fit / total for fit in fits]


class Assignments:
    """All ways to give the seats their agents, weighted: sums over them, and draws from them."""

    masks: list[list[int]]
    weights: list[list[float]]
    rest: list[list[float]]  # by seat, by agents taken: the weight of all ways to serve this seat and the later ones
    total: float

    def __init__(self, masks: list[list[int]], weights: list[list[float]]) -> None:
        self.masks = masks
        self.weights = weights
        seats = len(masks)
        self.rest = [[0.0] * 128 for _ in range(seats)]
        self.rest.append([1.0] * 128)
        for seat in range(seats - 1, -1, -1):
            later = self.rest[seat + 1]
            here = self.rest[seat]
            for taken in range(128):
                total = 0.0
                for index, mask in enumerate(masks[seat]):
                    if mask & taken == 0:
                        total += weights[seat][index] * later[taken | mask]
                here[taken] = total
        self.total = self.rest[0][0]

    def marginals(self) -> list[list[float]]:
        """Return by agent the chance of each owner: the seats, and last that it is nobody's."""
        seats = len(self.masks)
        owners = [[0.0] * (seats + 1) for _ in range(AGENTS)]
        reach = [0.0] * 128
        reach[0] = 1.0
        for seat in range(seats):
            later = self.rest[seat + 1]
            onward = [0.0] * 128
            for taken in range(128):
                if reach[taken] == 0.0:
                    continue
                for index, mask in enumerate(self.masks[seat]):
                    if mask & taken:
                        continue
                    weight = reach[taken] * self.weights[seat][index]
                    onward[taken | mask] += weight
                    share = weight * later[taken | mask] / self.total
                    for agent in MEMBERS_OF[mask]:
                        owners[agent][seat] += share
            reach = onward
        for agent in range(AGENTS):
            owners[agent][seats] = max(0.0, 1.0 - sum(owners[agent]))
        return owners

    def draw(self, rng: Rng) -> list[int]:
        """Draw an assignment by its weight: a mask of agents for every seat."""
        drawn: list[int] = []
        taken: i64 = 0
        for seat in range(len(self.masks)):
            left = self.rest[seat][taken] * float(rng.bits()) / 4294967296.0
            chosen: i64 = 0
            for index, mask in enumerate(self.masks[seat]):
                if mask & taken == 0:
                    share = self.weights[seat][index] * self.rest[seat + 1][taken | mask]
                    if share > 0.0:
                        chosen = mask
                        left -= share
                        if left < 0.0:
                            break
            drawn.append(chosen)
            taken |= chosen
        return drawn


def known_masks(view: State) -> list[int]:
    """Return by seat the agents that it is known to lead: the observer's own, or all when they are shown."""
    known = [0] * view.plan.players
    for agent in MEMBERS_OF[view.in_play]:
        owner = view.owner[agent]
        if 0 <= owner < view.plan.players:
            known[owner] |= 1 << agent
    return known
