"""The Secret Dossier (H5): what is written, and what it is worth."""

from mypy_extensions import i64

from safehouse.games.heimlich.ids import AGENTS, BLANK, BYSTANDER, ENTRY, MEMBERS_OF
from safehouse.games.heimlich.state import Table


def next_entry(t: Table, seat: i64) -> i64:
    """H5.5: every agent but the own ones needs an entry; they are written in order. AGENTS: none is left."""
    for agent in MEMBERS_OF[t.in_play]:
        if t.owner[agent] != seat and t.dossier[seat * AGENTS + agent] == BLANK:
            return agent
    return AGENTS


def entries_for(t: Table, seat: i64) -> list[int]:
    """H5.5: any other player, several times if need be; a bystander unless there are none (H2.5)."""
    entries = [other for other in range(t.plan.players) if other != seat]
    if t.plan.agents_in_play > t.plan.players:
        entries.append(BYSTANDER)
    return entries


def entry_options(t: Table, seat: i64) -> list[int]:
    agent = next_entry(t, seat)
    return [ENTRY + 8 * agent + entry for entry in entries_for(t, seat)]


def correct_entries(t: Table, seat: i64) -> i64:
    """H5.2: entries that name the owner at the end. Own agents have none, so they give nothing."""
    correct: i64 = 0
    for agent in MEMBERS_OF[t.in_play]:
        if t.dossier[seat * AGENTS + agent] == t.owner[agent]:
            correct += 1
    return correct
