"""What learners are shown of Heimlich & Co.: the list, and who writes it. Seats count from the own one."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from safehouse.core.features import CHOICE, MASK, NUMBER, Feature
from safehouse.games.heimlich import ids
from safehouse.games.heimlich.state import State

AGENT_MASK: Final = (1 << ids.AGENTS) - 1
FEATURES: Final = (
    Feature("building of agent", ids.AGENTS, ids.MAX_BUILDINGS, CHOICE, "0: out of play; else the building + 1"),
    Feature("stone of agent", ids.AGENTS, 71, NUMBER, "the field of the score track"),
    Feature("agent is mine", ids.AGENTS, 1, NUMBER, "my identities (H2.3, H4.10)"),
    Feature("safe", 1, ids.MAX_BUILDINGS, CHOICE, "the building of the safe"),
    Feature("holder of the die", 1, ids.MAX_SEATS - 1, CHOICE, "seats from mine, clockwise"),
    Feature("phase", 1, ids.FINISHED, CHOICE, "what the table waits for, as `games.heimlich.ids` numbers it"),
    Feature("points left", 1, 6, NUMBER, "of the roll, still to be spent"),
    Feature("agent moved last", 1, ids.AGENTS - 1, CHOICE, "points go to agents in this order"),
    Feature("agents moved", 1, AGENT_MASK, MASK, "by points, in this turn"),
    Feature("agents that trigger a scoring", 1, AGENT_MASK, MASK, "put where the safe stands (H4.9)"),
    Feature("whose go", 1, ids.MAX_SEATS - 1, CHOICE, "in the Top Secret round; seats from mine"),
    Feature("card being played", 1, ids.MAX_KINDS, CHOICE, "0: none; else its kind + 1"),
    Feature("targets named", 1, AGENT_MASK, MASK, "agents or stones that the card in play has so far"),
    Feature("passes in a row", 1, ids.MAX_SEATS, NUMBER, "in the Top Secret round (H4.6)"),
    Feature("my cards by kind", ids.MAX_KINDS, ids.HAND_LIMIT),
    Feature("discards by kind", ids.MAX_KINDS, 26),
    Feature("cards in hand", ids.MAX_SEATS, ids.HAND_LIMIT, NUMBER, "by seat, from mine"),
    Feature(
        "my dossier", ids.AGENTS, ids.BLANK, CHOICE, "by agent: the owner as seats from mine, 7 bystander, 9 blank"
    ),
    Feature("identities held", ids.MAX_SEATS, ids.AGENTS, NUMBER, "by seat, from mine; 0 where nobody sits"),
    Feature("asked at the same time", ids.MAX_SEATS, 1, NUMBER, "by seat, from mine: who is asked now (H4.5, H5.1)"),
    Feature("turn", 1, 500, NUMBER, "turns that have passed; the 500th is the last (H3.9)"),
    Feature("cards in the pile", 1, ids.MAX_KINDS * 26),
    Feature("Top Secret round", 1, 1),
    Feature("must play", 1, 1, NUMBER, "who said yes must play a card (H4.5)"),
    Feature("has played", 1, 1, NUMBER, "in this go"),
    Feature("into the Ruin", 1, 1, NUMBER, "the card in play has moved an agent there (H4.3)"),
    Feature("dossiers filed", 1, 1),
)


def write_features(t: State, seat: i64, buffer: vec[i16], start: i64) -> None:
    """Write the features that FEATURES lists, in its order."""
    seats = t.plan.players
    top_secret = t.plan.top_secret
    agent: i64
    for agent in range(ids.AGENTS):
        buffer[start + agent] = t.at[agent] + 1
        buffer[start + ids.AGENTS + agent] = t.stone[agent]
        buffer[start + 2 * ids.AGENTS + agent] = 1 if t.owner[agent] == seat else 0
    at: i64 = start + 3 * ids.AGENTS
    buffer[at] = i16(t.safe)
    buffer[at + 1] = i16((t.holder - seat + seats) % seats)
    buffer[at + 2] = i16(t.phase)
    buffer[at + 3] = i16(t.points)
    buffer[at + 4] = i16(t.last)
    buffer[at + 5] = i16(t.moved)
    buffer[at + 6] = i16(t.triggers)
    buffer[at + 7] = i16((t.go - seat + seats) % seats)
    buffer[at + 8] = i16(t.card + 1)
    buffer[at + 9] = i16(t.picked)
    buffer[at + 10] = i16(t.passes)
    at += 11
    write_cards(t, seat, buffer, at)
    at += 2 * ids.MAX_KINDS + ids.MAX_SEATS
    for agent in range(ids.AGENTS):
        written: i64 = t.dossier[seat * ids.AGENTS + agent] if t.plan.sealed else ids.BLANK
        if written < ids.BYSTANDER:
            written = (written - seat + seats) % seats
        buffer[at + agent] = i16(written)
    at += ids.AGENTS
    offset: i64
    other: i64 = seat
    for offset in range(ids.MAX_SEATS):
        there = offset < seats
        held: i64 = 1 if there else 0
        if there and t.plan.sealed:
            held = t.owned[other]
        buffer[at + offset] = i16(held)
        buffer[at + ids.MAX_SEATS + offset] = i16((t.asked >> other) & 1) if there else 0
        other = other + 1 if other + 1 < seats else 0
    at += 2 * ids.MAX_SEATS
    buffer[at] = i16(t.turn)
    buffer[at + 1] = i16(t.pile_size)
    buffer[at + 2] = 1 if t.in_round else 0
    buffer[at + 3] = 1 if top_secret and t.must_play else 0
    buffer[at + 4] = 1 if top_secret and t.has_played else 0
    buffer[at + 5] = 1 if top_secret and t.into_ruin else 0
    buffer[at + 6] = 1 if t.filed else 0


def write_cards(t: State, seat: i64, buffer: vec[i16], start: i64) -> None:
    """Write my cards and the discards by kind, and how many cards each seat holds; only zeros in the basic game."""
    at: i64
    for at in range(start, start + 2 * ids.MAX_KINDS + ids.MAX_SEATS):
        buffer[at] = 0
    if not t.plan.top_secret:
        return
    slot: i64
    for slot in range(seat * ids.HAND_LIMIT, seat * ids.HAND_LIMIT + t.hand_size[seat]):
        place: i64 = start + t.hand[slot]
        buffer[place] += 1
    at = start + ids.MAX_KINDS
    for count in t.discards:
        buffer[at] = count
        at += 1
    at = start + 2 * ids.MAX_KINDS
    seats = t.plan.players
    offset: i64
    other: i64 = seat
    for offset in range(seats):
        buffer[at + offset] = t.hand_size[other]
        other = other + 1 if other + 1 < seats else 0
