"""Suitcase as plain text, from a redacted state (`envs.text`)."""

from safehouse.core.game import GameState
from safehouse.games.suitcase import ids
from safehouse.games.suitcase.state import State


def lines(view: GameState, seat: int) -> list[str]:
    """For each seat its agents, where they are and what they carry; then the suitcases that lie about."""
    assert isinstance(view, State)
    names = view.plan.names
    listed = [f"turn of seat {view.active + 1}, points left: {view.points}"]
    for other in range(view.plan.players):
        listed.append(f"seat {other + 1}: {view.secrets[other]} secrets, duel cards {duel_cards(view, other)}")
        for agent in range(other * ids.AGENTS, (other + 1) * ids.AGENTS):
            if view.place[agent] != ids.OUT:
                load = view.load[agent]
                carried = f" carries {case_name(view, load)}" if load != ids.NONE else ""
                number = agent % ids.AGENTS + 1
                listed.append(f"  agent {number} in {names['place'][view.place[agent]]}{carried}")
    for case, city in enumerate(view.case_at):
        if city >= 0:
            listed.append(f"{case_name(view, case)} lies in {names['city'][city]}")
    return listed


def duel_cards(view: State, seat: int) -> str:
    first = seat * ids.CARD_VALUES
    left = view.cards_left[first : first + ids.CARD_VALUES]
    return "".join(str(value) * count for value, count in enumerate(left)) or "-"


def case_name(view: State, case: int) -> str:
    content = view.content[case]
    known = f" ({view.plan.names['content'][content]})" if content >= 0 else ""
    return view.plan.names["case"][case] + known
