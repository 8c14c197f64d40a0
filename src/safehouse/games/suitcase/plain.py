"""Suitcase in words, from a redacted state (`safehouse.text`). The words are in `words/plain/`."""

from safehouse.core.game import GameState, Setup
from safehouse.core.sentences import Sentence, seat_name
from safehouse.games.suitcase import ids
from safehouse.games.suitcase.describe import (
    agent_name,
    case_seen,
    city_label,
    colour_name,
    place_name,
    plan_of,
    secrets_name,
    state_of,
)
from safehouse.games.suitcase.state import State


def board(setup: Setup) -> list[Sentence]:
    """Return the map: from each city the cities that a step leads to, and whose headquarters."""
    plan = plan_of(setup)
    listed: list[Sentence] = []
    for place in range(len(plan.roads)):
        ways: list[Sentence] = [place_name(setup, city) for city in plan.roads[place]]
        if place < plan.cities:
            gates = [seat for seat in range(plan.players) if plan.gates[seat][place]]
            ways += [("plain-gate", {"seat": seat_name(seat)}) for seat in gates]
        if ways:
            listed.append(("plain-roads", {"place": place_name(setup, place), "ways": ways}))
    return listed


def lines(view: GameState, seat: int) -> list[Sentence]:
    """Return for each seat its agents, where they are and what they carry; then the suitcases that lie about."""
    state = state_of(view)
    listed: list[Sentence] = [("plain-turn", {"seat": seat_name(state.active), "points": state.points})]
    for other in range(state.plan.players):
        listed += seat_lines(state, other)
    for case, city in enumerate(state.case_at):
        if city >= 0:
            about = {"case": case_seen(state, case), "city": city_label(state.setup, city)}
            listed.append(("plain-case", about))
    if seat >= 0:
        own = range(seat * ids.LETTERS, (seat + 1) * ids.LETTERS)
        known: list[Sentence] = [case_seen(state, case) for case in own]
        listed.append(("plain-own", {"cases": known}))
    return listed


def seat_lines(state: State, seat: int) -> list[Sentence]:
    setup = state.setup
    about = {
        "seat": seat_name(seat),
        "colour": colour_name(setup, seat),
        "secrets": secrets_name(state.secrets[seat]),
        "cards": duel_cards(state, seat),
    }
    listed: list[Sentence] = [("plain-seat", about)]
    for agent in range(seat * ids.AGENTS, (seat + 1) * ids.AGENTS):
        if state.place[agent] != ids.OUT:
            told = {"agent": agent_name(agent), "place": place_name(setup, state.place[agent])}
            load = state.load[agent]
            carried = {"case": case_seen(state, load)} if load != ids.NONE else {}
            listed.append(("plain-agent-carries" if carried else "plain-agent", {**told, **carried}))
    return listed


def duel_cards(state: State, seat: int) -> str:
    first = seat * ids.CARD_VALUES
    left = state.cards_left[first : first + ids.CARD_VALUES]
    return " ".join(str(value) for value, count in enumerate(left) for _ in range(count)) or "–"
