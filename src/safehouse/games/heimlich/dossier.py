"""The Secret Dossier (H5): what is written, and what it is worth."""

from typing import Final

from mypy_extensions import i64

from safehouse.games.heimlich.course import resume
from safehouse.games.heimlich.decision import Decision, Prompt
from safehouse.games.heimlich.ids import AGENTS, BLANK, BYSTANDER, ENTRY, MEMBERS_OF
from safehouse.games.heimlich.state import State

DOSSIER_BONUS: Final = 5  # H5.2


class Writing(Decision):
    """H5.1, H5.5: who leads each agent, entry by entry; all write at the same time."""

    def options(self, t: State, seat: i64) -> list[int]:
        agent = next_entry(t, seat)
        return [ENTRY + 8 * agent + entry for entry in entries_for(t, seat)]

    def choose(self, t: State, seat: i64, action: i64) -> None:
        entry = action - ENTRY
        t.dossier[seat * AGENTS + entry // 8] = entry % 8
        if next_entry(t, seat) < AGENTS:
            return
        t.waiting &= ~(1 << seat)
        if t.waiting == 0:
            t.asked = 0
            t.filed = True
            if t.events is not None:
                t.tell("dossiers_filed", [])
            resume(t)

    def forget(self, t: State, seat: i64) -> None:
        for place in range(seat * AGENTS, (seat + 1) * AGENTS):
            t.dossier[place] = BLANK

    def prompt(self, t: State, seat: i64) -> Prompt:
        return "entry", [("agent", "agent", next_entry(t, seat))]

    def not_asked(self) -> tuple[str, str]:
        return "H5.1", "wait_for_dossiers"

    def refusal(self, t: State, seat: i64, action: i64) -> tuple[str, str]:
        agent, owner = divmod(action - ENTRY, 8)
        if owner == seat:
            return "H5.5", "never_oneself"
        if t.owner[agent] == seat:
            return "H5.5", "own_agent"
        if owner == BYSTANDER and t.plan.agents_in_play == t.plan.players:
            return "H2.5", "no_bystanders"
        return "H5.5", "entries_in_order"


def next_entry(t: State, seat: i64) -> i64:
    """H5.5: every agent but the own ones needs an entry; they are written in order. AGENTS: none is left."""
    for agent in MEMBERS_OF[t.in_play]:
        if t.owner[agent] != seat and t.dossier[seat * AGENTS + agent] == BLANK:
            return agent
    return AGENTS


def entries_for(t: State, seat: i64) -> list[int]:
    """H5.5: any other player, several times if need be; a bystander unless there are none (H2.5)."""
    entries = [other for other in range(t.plan.players) if other != seat]
    if t.plan.agents_in_play > t.plan.players:
        entries.append(BYSTANDER)
    return entries


def correct_entries(t: State, seat: i64) -> i64:
    """H5.2: entries that name the owner at the end. Own agents have none, so they give nothing."""
    correct: i64 = 0
    for agent in MEMBERS_OF[t.in_play]:
        if t.dossier[seat * AGENTS + agent] == t.owner[agent]:
            correct += 1
    return correct
