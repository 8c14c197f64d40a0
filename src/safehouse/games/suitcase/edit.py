"""Positions of Suitcase made by hand: which changes are allowed, and which positions no game can reach.

A position is changed when the dice are about to be rolled. With `points`, and perhaps `bonus`, the player on turn has
rolled already; every other moment is a few moves further on. Counts follow from where agents and suitcases are.
"""

from collections.abc import Mapping

from safehouse.core.errors import BadData
from safehouse.core.fields import check_settable
from safehouse.core.game import GameState
from safehouse.core.shapes import Numbers, check_seat, number, part, within
from safehouse.games.suitcase import ids
from safehouse.games.suitcase.course import nobody_can_reach_it
from safehouse.games.suitcase.fields import FIELDS, PHASES
from safehouse.games.suitcase.movement import can_settle, nothing_left_to_do
from safehouse.games.suitcase.setup import OWNERLESS_CORNER
from safehouse.games.suitcase.state import State

MOST_POINTS = 6  # K1.3


def edit(state: GameState, changes: Mapping[str, Numbers], place: str) -> State:
    """Return the position with the changes made, or refuse one that no game could lead to."""
    t = state.clone()
    assert isinstance(t, State)
    if t.phase != ids.ROLLING:
        raise BadData(f"{place}: a position is changed when the dice are about to be rolled, not in {PHASES[t.phase]}")
    for name in changes:
        check_settable(FIELDS, name, f"{place}.{name}")
    set_turn(t, changes, place)
    set_contents(t, part(changes, "content"), f"{place}.content")
    set_agents(t, part(changes, "place"), f"{place}.place")
    set_suitcases(t, changes, place)
    set_cards(t, part(changes, "cards_left"), f"{place}.cards_left")
    count_agents(t, f"{place}.place")
    count_suitcases(t, place)
    if "points" in changes or "bonus" in changes:
        set_points(t, changes, place)
    elif t.over:
        raise BadData(f"{place}.place: more than two agents of one colour in a city (K4.2)")
    return t


def by_seat(t: State, changes: Mapping[int, Numbers], place: str) -> list[tuple[int, int, int]]:
    """Return the changes of a field by seat and one index more: seat, index, value."""
    found: list[tuple[int, int, int]] = []
    for seat, values in changes.items():
        check_seat(t.plan, seat, place)
        assert isinstance(values, dict)
        found += [(seat, index, number(value)) for index, value in values.items()]
    return found


def case_name(t: State, case: int) -> str:
    return t.plan.names["case"][case]


# --- What is given ------------------------------------------------------------------------------------------


def set_turn(t: State, changes: Mapping[str, Numbers], place: str) -> None:
    """K2.6, K8.3: whose turn, and which."""
    t.turn = within(number(changes.get("turn", t.turn)), 0, int(t.plan.turn_limit) - 1, "K8.5", f"{place}.turn")
    t.active = number(changes.get("active", t.active))
    check_seat(t.plan, t.active, f"{place}.active")


def set_contents(t: State, contents: Mapping[int, Numbers], place: str) -> None:
    """K2.2: a player's four suitcases hold 5, 3, 1 and the bomb."""
    for case, content in contents.items():
        t.content[case] = number(content)
    for seat in range(t.plan.players):
        held = t.content[seat * ids.LETTERS : (seat + 1) * ids.LETTERS]
        if sorted(held) != sorted(ids.CONTENTS):
            raise BadData(f"{place}: the suitcases of seat {seat + 1} must hold 5, 3, 1 and a bomb, each once (K2.2)")


def set_agents(t: State, places: Mapping[int, Numbers], place: str) -> None:
    """K4.4, K2.5: an agent is in a city, on its own base, out of the game, or alone of its colour on an unused base."""
    for seat, mine, spot in by_seat(t, places, place):
        here = f"{place}.{seat + 1}.{mine + 1}"
        name = t.plan.names["place"][spot]
        if spot == ids.IN_HQ or not name:
            raise BadData(f"{here}: an agent cannot stand in {name or 'no city'!r} (K7.1)")
        if ids.BASE <= spot < ids.BASE + ids.SEATS and spot - ids.BASE not in (
            t.plan.corner[seat],
            outpost_of(t, seat),
        ):
            raise BadData(f"{here}: {name} is not the base of seat {seat + 1} (K4.4)")
        t.place[seat * ids.AGENTS + mine] = spot
    for seat in range(t.plan.players):
        sent = t.place[seat * ids.AGENTS : (seat + 1) * ids.AGENTS].count(ids.BASE + OWNERLESS_CORNER)
        if outpost_of(t, seat) >= 0 and sent > 1:
            raise BadData(f"{place}.{seat + 1}: {sent} agents on the unused base, at most one may be (K2.5)")


def outpost_of(t: State, seat: int) -> int:
    """K2.7: the corner of nobody, for those who may have sent an agent there."""
    return OWNERLESS_CORNER if t.plan.players == 3 and t.plan.outposts and seat != 1 else ids.NONE


def set_suitcases(t: State, changes: Mapping[str, Numbers], place: str) -> None:
    """K5.1, K5.2: a suitcase lies in a city, or one agent in a city carries it, or a player has delivered it."""
    given = part(changes, "case_at")
    for seat, mine, case in by_seat(t, part(changes, "load"), f"{place}.load"):
        t.load[seat * ids.AGENTS + mine] = case
    for agent, case in enumerate(t.load):
        here = f"{place}.load.{agent // ids.AGENTS + 1}.{agent % ids.AGENTS + 1}"
        if case == ids.NONE:
            continue
        if t.load.index(case) < agent:
            raise BadData(f"{here}: another agent already carries {case_name(t, case)} (K5.1)")
        if t.place[agent] >= ids.MAX_CITIES:
            raise BadData(f"{here}: only an agent in a city carries a suitcase (K5.1)")
        if given.get(case, ids.CARRIED) != ids.CARRIED:
            raise BadData(f"{place}.case_at.{case_name(t, case)}: an agent carries it (K5.2)")
    for case in range(len(t.case_at)):
        here = f"{place}.case_at.{case_name(t, case)}"
        at = ids.CARRIED if case in t.load else number(given.get(case, t.case_at[case]))
        if at == ids.CARRIED and case not in t.load:
            raise BadData(f"{here}: nobody carries it; say where it is, or who does in load (K5.2)")
        if at == ids.NOT_PLACED:
            raise BadData(f"{here}: all suitcases have been placed (K2.3)")
        t.case_at[case] = at
    for case, by in part(changes, "case_by").items():
        if by != ids.NONE:
            check_seat(t.plan, number(by), f"{place}.case_by.{case_name(t, case)}")
        t.case_by[case] = number(by)
    for case, at in enumerate(t.case_at):
        here = f"{place}.case_by.{case_name(t, case)}"
        if at != ids.DELIVERED and case not in part(changes, "case_by"):
            t.case_by[case] = ids.NONE
        if (at == ids.DELIVERED) != (t.case_by[case] != ids.NONE):
            raise BadData(f"{here}: it is given for suitcases that are delivered, and only for them (K7.1)")


def set_cards(t: State, cards: Mapping[int, Numbers], place: str) -> None:
    """K1.2, K6.3: at least one and at most all."""
    for seat, value, left in by_seat(t, cards, place):
        here = f"{place}.{seat + 1}.{value}"
        t.cards_left[seat * ids.CARD_VALUES + value] = within(left, 0, ids.DUEL_CARDS[value], "K1.2", here)
    for seat in range(t.plan.players):
        if not any(t.cards_left[seat * ids.CARD_VALUES : (seat + 1) * ids.CARD_VALUES]):
            raise BadData(f"{place}.{seat + 1}: with the seventh card played all are back, so some are left (K6.3)")


def set_points(t: State, changes: Mapping[str, Numbers], place: str) -> None:
    """K4.1, K6.6: the player on turn has rolled; the limit can be met, and there is something left to do."""
    t.points = within(number(changes.get("points", 0)), 0, MOST_POINTS, "K1.3", f"{place}.points")
    for mine, steps in part(changes, "bonus").items():
        if number(steps) < 0 or (steps and t.place[t.active * ids.AGENTS + mine] >= ids.MAX_CITIES):
            raise BadData(f"{place}.bonus.{mine + 1}: a bonus step belongs to an agent who won in a city (K6.6)")
        t.bonus[mine] = number(steps)
    t.phase = ids.MOVING
    if not can_settle(t):
        raise BadData(f"{place}.place: three agents in a city, and no way to part them in this turn (K4.2)")
    if nothing_left_to_do(t):
        raise BadData(f"{place}.points: nothing is left to do, so the turn would be over (K4.3)")


# --- What follows -------------------------------------------------------------------------------------------


def count_agents(t: State, place: str) -> None:
    """K6.1, K4.2: a city is of one colour, and holds two agents at most where it is not their turn."""
    t.crowd = [0] * t.plan.cities
    t.holder = [ids.NONE] * t.plan.cities
    t.agents_left = [0] * t.plan.players
    for agent, spot in enumerate(t.place):
        seat = agent // ids.AGENTS
        t.agents_left[seat] += spot != ids.OUT
        if spot >= ids.MAX_CITIES:
            continue
        if t.holder[spot] not in (ids.NONE, seat):
            name = t.plan.names["city"][spot]
            raise BadData(f"{place}.{seat + 1}.{agent % ids.AGENTS + 1}: agents of another colour are in {name} (K6.1)")
        t.holder[spot] = seat
        t.crowd[spot] += 1
    crowded = [city for city, there in enumerate(t.crowd) if there > 2]
    for city in crowded:
        if t.holder[city] != t.active:
            name = t.plan.names["city"][city]
            raise BadData(f"{place}: seat {t.holder[city] + 1} has more than two agents in {name} (K4.2)")
    t.over = len(crowded)
    if t.agents_left[t.active] == 0 or sum(left > 0 for left in t.agents_left) < 2:
        raise BadData(f"{place}: the player whose turn it is and another one must have agents left (K8.2)")


def count_suitcases(t: State, place: str) -> None:
    """K3, K7.2, K8: places and deliveries are possible, and the game is not over."""
    t.lying = [0] * t.plan.cities
    t.shown = 0
    t.secrets = [0] * t.plan.players
    t.own_in = [0] * t.plan.players
    t.foreign_in = [0] * t.plan.players
    bombs = [0] * t.plan.players
    for case, at in enumerate(t.case_at):
        if at >= 0:
            t.lying[at] |= 1 << case
        if at == ids.DELIVERED:
            seat = t.case_by[case]
            t.shown |= 1 << case
            t.secrets[seat] += t.content[case]
            t.own_in[seat] += case // ids.LETTERS == seat
            t.foreign_in[seat] += case // ids.LETTERS != seat
            bombs[seat] += t.content[case] == ids.BOMB
    for seat in range(t.plan.players):
        here = f"{place}.case_by"
        if t.secrets[seat] >= t.plan.target:
            raise BadData(f"{here}: seat {seat + 1} has {t.secrets[seat]} secrets, so the game would be over (K8.1)")
        if t.own_in[seat] > 2 and t.foreign_in[seat] == 0:
            raise BadData(f"{here}: seat {seat + 1} has delivered three own suitcases and none of an opponent (K3.2)")
        left = ids.AGENTS
        for _ in range(bombs[seat]):
            left //= 2
        if t.agents_left[seat] > left:
            raise BadData(f"{place}.place.{seat + 1}: after its bombs it can have {left} agents at most (K7.2)")
    if ids.DELIVERED in t.case_at and set(t.case_at) == {ids.DELIVERED}:
        raise BadData(f"{place}.case_at: all suitcases are delivered, so the game would be over (K8.2)")
    if t.plan.rulings_2:
        # Who got where they are when is not given: the seats did in their order.
        t.reached = [seat + 1 if secrets else 0 for seat, secrets in enumerate(t.secrets)]
        if nobody_can_reach_it(t):
            raise BadData(
                f"{place}.case_at: nobody can reach {t.plan.target} secrets, so the game would be over (K8.4)"
            )
