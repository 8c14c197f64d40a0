"""Heimlich & Co. in words, from a redacted state (`safehouse.text`). The words are in `words/plain/`."""

from safehouse.core.game import GameState
from safehouse.core.sentences import Sentence, seat_name
from safehouse.games.heimlich import ids
from safehouse.games.heimlich.describe import agent_name, building_name, card_name, card_text, in_play, state_of
from safehouse.games.heimlich.state import State


def lines(view: GameState, seat: int) -> list[Sentence]:
    """Return buildings with their agents, then the stones, then what is the observer's own."""
    state = state_of(view)
    agents = [agent for agent in range(ids.AGENTS) if in_play(state, agent) and state.at[agent] >= 0]
    turn = {"turn": state.turn + 1, "seat": seat_name(state.holder), "points": state.points}
    listed: list[Sentence] = [("plain-turn", turn)]
    listed += [building_line(state, building, agents) for building in range(state.plan.buildings)]
    stones = [("plain-stone", {"agent": agent_name(agent), "number": state.stone[agent]}) for agent in agents]
    if stones:
        listed.append(("plain-stones", {"goal": state.plan.goal, "stones": stones}))
    if state.plan.top_secret:
        held = [("plain-held", {"seat": seat_name(one), "number": size}) for one, size in enumerate(state.hand_size)]
        listed.append(("plain-cards", {"seats": held}))
    if seat >= 0:
        listed += own_lines(state, seat)
    return listed


def building_line(state: State, building: int, agents: list[int]) -> Sentence:
    here = [agent_name(agent) for agent in agents if state.at[agent] == building]
    return "plain-building-safe" if building == state.safe else "plain-building", {
        "building": building_name(state.setup, building),
        "value": str(state.plan.values[building]),
        "agents": here or [("plain-nobody", {})],
    }


def own_lines(state: State, seat: int) -> list[Sentence]:
    """Return the seat's identities, and its cards with what they do."""
    mine = [agent_name(agent) for agent in range(ids.AGENTS) if state.owner and state.owner[agent] == seat]
    listed: list[Sentence] = [("plain-mine", {"agents": mine})] if mine else []
    first = seat * ids.HAND_LIMIT
    for card in state.hand[first : first + state.hand_size[seat]] if state.plan.top_secret else ():
        about = {"card": card_name(state.setup, card), "text": card_text(state.setup, card)}
        listed.append(("plain-card", about))
    return listed
