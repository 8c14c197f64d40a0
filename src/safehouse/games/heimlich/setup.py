"""The setup (H2): the agents in play, who begins, and identities; in the Top Secret version the first cards (H4.1)."""

from typing import Final

from mypy_extensions import i64

from safehouse.games.heimlich import ids, past
from safehouse.games.heimlich.course import resume
from safehouse.games.heimlich.decision import Step
from safehouse.games.heimlich.state import State

CARDS_DEALT: Final = 2  # H4.1


def begin(t: State) -> None:
    """Set the table up to the first step of CHANCE."""
    plan = t.plan
    seats = plan.players
    t.safe = plan.safe_start  # H2.2
    t.agenda = []
    t.stone = [0] * ids.AGENTS
    t.at = [plan.church] * ids.AGENTS
    t.owner = [ids.BYSTANDER] * ids.AGENTS
    if plan.sealed:
        t.dossier = [ids.BLANK] * (seats * ids.AGENTS)
        t.owned = [1] * seats
    if plan.top_secret:
        t.answers = [-1] * seats
        t.hand = [-1] * (seats * ids.HAND_LIMIT)
        t.hand_size = [0] * seats
        t.fresh = [0] * seats
        t.discards = [0] * plan.kinds
        t.pile = plan.copies[:]
        if plan.players == ids.AGENTS:  # H4.1: with 7 players without `second_identity`
            for kind in range(plan.kinds):
                if plan.effect[kind] == ids.TAKE_IDENTITY:
                    t.pile[kind] = 0
        t.pile_size = sum(t.pile)
        if plan.rulings_2:
            past.filled(t)
        else:
            t.edition = [-1] * (seats * ids.HAND_LIMIT)
            t.excluded = [0] * (seats * ids.HAND_LIMIT)
            t.claims = []
        t.pool = t.pile[:]
    if plan.chosen_colours == 0 and plan.agents_in_play < ids.AGENTS:
        t.phase = ids.CHOOSING_COLOURS
    else:
        choose_colours(t, plan.chosen_colours or 127)


class ChoosingColours(Step):
    """H2.1: which agents stay in the box."""

    def outcomes(self, t: State) -> list[tuple[int, int]]:
        return [(self.first + index, 1) for index in range(len(ids.LEFT_OUT[ids.AGENTS - t.plan.agents_in_play]))]

    def happen(self, t: State, outcome: i64) -> None:
        choose_colours(t, 127 & ~ids.LEFT_OUT[ids.AGENTS - t.plan.agents_in_play][outcome - self.first])


def choose_colours(t: State, agents: i64) -> None:
    """H2.1: the agents in play. H2.3: until identities are dealt, all of them are bystanders."""
    t.in_play = agents
    t.owner = [ids.BYSTANDER if (agents >> agent) & 1 else ids.OUT for agent in range(ids.AGENTS)]
    for agent in range(ids.AGENTS):
        if not (agents >> agent) & 1:
            t.at[agent] = -1
    if t.events is not None:
        t.tell("agents_in_play", ids.MEMBERS_OF[agents][:])
    if t.plan.chosen_starter < 0:
        t.phase = ids.CHOOSING_STARTER
    else:
        start_with(t, t.plan.chosen_starter)


class ChoosingStarter(Step):
    """H2.4: who begins."""

    def outcomes(self, t: State) -> list[tuple[int, int]]:
        return [(self.first + seat, 1) for seat in range(t.plan.players)]

    def happen(self, t: State, outcome: i64) -> None:
        start_with(t, outcome - self.first)


def start_with(t: State, seat: i64) -> None:
    t.holder = seat
    if t.events is not None:
        t.tell("starts", [seat])
    t.drawer = 0
    t.phase = ids.DEALING


class Dealing(Step):
    """H2.3: each player secretly gets an identity; what is left are bystanders."""

    def outcomes(self, t: State) -> list[tuple[int, int]]:
        return bystanders(t, self.first)

    def happen(self, t: State, outcome: i64) -> None:
        agent = outcome - self.first
        t.owner[agent] = t.drawer
        if t.events is not None:
            t.tell("identity_dealt", [t.drawer], [agent], [t.drawer])
        t.drawer += 1
        if t.drawer < t.plan.players:
            return
        if t.plan.top_secret:
            t.agenda.append(ids.THEN_ROLL)
            for _ in range(CARDS_DEALT):
                for seat in range(t.plan.players - 1, -1, -1):
                    t.agenda.append(ids.THEN_DRAW + seat)
            resume(t)
        else:
            t.phase = ids.ROLLING


def bystanders(t: State, first: i64) -> list[tuple[int, int]]:
    """Return the outcomes that give away one of the identities that nobody holds."""
    return [(first + agent, 1) for agent in range(ids.AGENTS) if t.owner[agent] == ids.BYSTANDER]
