"""The automatic notebook (H5.4): what a good dossier notes, deduced from public events alone.

It reads the kind and the public arguments of events, as a SPECTATOR sees them, and keeps the board by itself. What it
says is plain data; words are made elsewhere. “Could have” means by the points of a turn: what cards would have
allowed is nobody's business.
"""

from collections.abc import Iterable
from dataclasses import dataclass, replace

from safehouse.core.game import Event
from safehouse.games.heimlich.ids import AGENTS, CHANCE_PHASES, MEMBERS_OF
from safehouse.games.heimlich.plan import Plan
from safehouse.games.heimlich.state import State

OUT_OF_RUIN = "out_of_ruin"  # the seat took these agents out of the Ruin, by points or by one card
INTO_RUIN = "into_ruin"  # the seat put these agents in, by points or by one card
SPARED_RUIN = "spared_ruin"  # the seat could have moved one of these in, this many steps away each, and did not
TRIGGERED = "triggered"  # the seat moved these agents to the safe and triggered a scoring
PROFITED = "profited"  # in the scoring that the seat triggered, these stones moved by this much; a loss is below zero
SPARED_SAFE = "spared_safe"  # the seat could have moved one of these to the safe, this many steps away, and did not
KINDS = (OUT_OF_RUIN, INTO_RUIN, SPARED_RUIN, TRIGGERED, PROFITED, SPARED_SAFE)

BY_POINTS = -1
MOST_OF_1_3 = 3


@dataclass(frozen=True)
class Observation:
    """One line of the notebook. `turn` counts from 0; `card` is the kind played, or BY_POINTS.

    `amounts` go with `agents`: fields for PROFITED, points for SPARED_RUIN and SPARED_SAFE, otherwise none.
    """

    kind: str
    turn: int
    seat: int
    agents: tuple[int, ...]
    amounts: tuple[int, ...] = ()
    card: int = BY_POINTS


class Notebook:
    """The notebook of one game. It hears events in their order; `observations` grows."""

    def __init__(self, plan: Plan, state: State | None = None) -> None:
        """Begin at the first event of a game or, for a game that starts elsewhere, at the table given."""
        self.plan = plan
        self.observations: list[Observation] = []
        in_play = state.in_play if state else plan.chosen_colours or (1 << AGENTS) - 1
        self._agents = list(MEMBERS_OF[in_play])
        self._at = list(state.at) if state else [plan.church] * AGENTS
        self._safe = state.safe if state else plan.safe_start
        self._turn = state.turn - 1 if state else -1
        self._holder = -1
        self._points = 0  # still to be spent
        self._before = list(self._at)  # where the agents were when the die was rolled
        self._placed: dict[int, int] = {}  # who put an agent where it is, this turn
        if state and state.phase < CHANCE_PHASES:
            # In the middle of a turn: the holder of the die is taken to have moved every agent that moved in it.
            self._turn, self._holder, self._points = state.turn, state.holder, state.points
            self._placed = dict.fromkeys(MEMBERS_OF[state.moved | state.triggers], state.holder)
        self._to_ruin: dict[int, int] = {}  # whom the points could have taken there, and how far it was
        self._to_safe: dict[int, int] = {}
        self._used_ruin = False
        self._used_safe = False
        self._card = BY_POINTS
        self._card_starts = 0  # where the observations of the present card begin
        self._culprits: list[int] = []
        self._profits: dict[int, int] = {}
        self._to_score = 0

    def hear(self, event: Event) -> None:
        """Take note of an event. Nothing but `kind` and `args` is read."""
        args = event.args
        match event.kind:
            case "agents_in_play":
                self._agents = list(args)
            case "rolled":
                self._end_turn()
                self._begin_turn(args[0], self.plan.faces[args[1]])
            case "points_chosen":
                self._points = args[1]
                if not self._points:
                    self._end_movement()
            case "moved":
                self._at[args[1]] = args[3]
                self._placed[args[1]] = args[0]
                self._points -= 1
                if not self._points:
                    self._end_movement()
            case "card_played":
                self._card = args[1]
                self._card_starts = len(self.observations)
            case "put":
                self._put(args[0], args[1], args[2], args[3])
            case "safe_moved":
                self._safe = args[2]
            case "scoring":
                self._scoring(args[2:])
            case "scored":
                self._scored(args[0], args[3] - args[2])
            case "revealed":
                self._end_turn()

    def _begin_turn(self, holder: int, points: int) -> None:
        self._turn += 1
        self._holder = holder
        self._points = points
        self._before = list(self._at)
        self._placed = {}
        self._card = BY_POINTS
        self._used_ruin = self._used_safe = False
        # The rest of the points can always be given to others, so one agent within reach is enough.
        self._to_ruin = self._within(points or MOST_OF_1_3, self.plan.ruin)
        self._to_safe = self._within(points or MOST_OF_1_3, self._safe)

    def _within(self, points: int, building: int) -> dict[int, int]:
        """Return the agents that this many steps can bring into a building, and their distances."""
        ways = {agent: (building - self._at[agent]) % self.plan.buildings for agent in self._agents}
        return {agent: way for agent, way in ways.items() if 1 <= way <= points}

    def _end_movement(self) -> None:
        ruin = self.plan.ruin
        moved = sorted(self._placed)
        out = [agent for agent in moved if self._before[agent] == ruin != self._at[agent]]
        into = [agent for agent in moved if self._before[agent] != ruin == self._at[agent]]
        if out:
            self._note(OUT_OF_RUIN, self._holder, out)
        if into:
            self._note(INTO_RUIN, self._holder, into)
            self._used_ruin = True
        if any(self._at[agent] == self._safe for agent in moved):
            self._used_safe = True

    def _put(self, seat: int, agent: int, start: int, end: int) -> None:
        self._at[agent] = end
        self._placed[agent] = seat
        if start == self.plan.ruin:
            self._note_by_card(OUT_OF_RUIN, seat, agent)
        if end == self.plan.ruin:
            self._note_by_card(INTO_RUIN, seat, agent)
        if seat == self._holder:
            self._used_ruin = self._used_ruin or end == self.plan.ruin
            self._used_safe = self._used_safe or end == self._safe

    def _note_by_card(self, kind: str, seat: int, agent: int) -> None:
        """Note one observation of a kind per card."""
        for place in range(self._card_starts, len(self.observations)):
            known = self.observations[place]
            if known.kind == kind:
                self.observations[place] = replace(known, agents=(*known.agents, agent))
                return
        self._note(kind, seat, [agent])

    def _scoring(self, triggers: list[int]) -> None:
        """Note who triggered a scoring: every player who moved the triggering agents there."""
        self._culprits = []
        for agent in triggers:
            seat = self._placed[agent]
            if seat not in self._culprits:
                self._culprits.append(seat)
        self._card = BY_POINTS
        for seat in self._culprits:
            self._note(TRIGGERED, seat, [agent for agent in triggers if self._placed[agent] == seat])
        self._profits = {}
        self._to_score = len(self._agents)

    def _scored(self, agent: int, amount: int) -> None:
        if amount:
            self._profits[agent] = amount
        self._to_score -= 1
        if not self._to_score:
            for seat in self._culprits:
                self._note(PROFITED, seat, list(self._profits), list(self._profits.values()))

    def _end_turn(self) -> None:
        """Note what the holder of the die could have done but did not."""
        self._card = BY_POINTS
        if self._to_ruin and not self._used_ruin:
            self._note(SPARED_RUIN, self._holder, list(self._to_ruin), list(self._to_ruin.values()))
        if self._to_safe and not self._used_safe:
            self._note(SPARED_SAFE, self._holder, list(self._to_safe), list(self._to_safe.values()))
        self._to_ruin = {}
        self._to_safe = {}

    def _note(self, kind: str, seat: int, agents: list[int], amounts: list[int] | None = None) -> None:
        amounts = amounts or []
        note = Observation(kind, self._turn, seat, tuple(agents), tuple(amounts), self._card)
        self.observations.append(note)


def notebook(plan: Plan, events: Iterable[Event], state: State | None = None) -> list[Observation]:
    """Return the observations that follow from a game's events, in the order in which they could be made."""
    book = Notebook(plan, state)
    for event in events:
        book.hear(event)
    return book.observations
