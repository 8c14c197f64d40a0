"""Heimlich & Co. as plain text, from a redacted state (`envs.text`)."""

from safehouse.core.game import GameState
from safehouse.envs.text import named
from safehouse.games.heimlich import ids
from safehouse.games.heimlich.state import State


def lines(view: GameState, seat: int) -> list[str]:
    """Buildings with their agents, then the stones, then what is one's own."""
    assert isinstance(view, State)
    agents = [agent for agent in range(ids.AGENTS) if view.at[agent] >= 0]
    names = view.plan.names
    listed = [f"turn {view.turn + 1}, die: seat {view.holder + 1}, points left: {view.points}"]
    for building, name in enumerate(names["building"]):
        here = [agent for agent in agents if view.at[agent] == building]
        mark = "[safe] " if building == view.safe else ""
        listed.append(f"  {name:>8} {view.plan.values[building]:3d}  {mark}{named(names['agent'], here)}")
    listed.append("stones: " + ", ".join(f"{names['agent'][agent]} {view.stone[agent]}" for agent in agents))
    if view.plan.top_secret:
        listed.append("cards held: " + " ".join(str(size) for size in view.hand_size))
    if seat >= 0:
        listed.append("mine: " + named(names["agent"], [agent for agent in agents if view.owner[agent] == seat]))
        if view.plan.top_secret:
            base = seat * ids.HAND_LIMIT
            listed.append("my cards: " + named(names["card"], view.hand[base : base + view.hand_size[seat]]))
    return listed
