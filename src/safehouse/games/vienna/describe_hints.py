"""What a client needs to explain a table of Vienna: texts of all things, prices and yields, what comes next.

All of it is for people: nothing is allowed or forbidden by it. Hints are made from a redacted state.
"""

from collections.abc import Iterator, Mapping
from typing import Any

from safehouse.core.game import GameState, Setup
from safehouse.core.sentences import Sentence, counted
from safehouse.games.vienna import ids
from safehouse.games.vienna.cards import slots_of
from safehouse.games.vienna.describe_things import (
    NUMERALS,
    ability_brief,
    ability_text,
    bonus_name,
    bribes,
    info_name,
    infos,
    mission_id,
    mission_text,
    plan_of,
    state_of,
)
from safehouse.games.vienna.game import FIGURE_NAMES, THING_NAMES
from safehouse.games.vienna.missions import fulfils
from safehouse.games.vienna.placement import completed, discounts, means_for, price, yields
from safehouse.games.vienna.state import State

# Questions before the agent of a round is put.
BEFORE_PLACING = (ids.ASSIGNING, ids.STORING, ids.ACTING)


def things(setup: Setup) -> Mapping[str, list[Sentence]]:
    """Return all things by vocabulary, each in a sentence or two."""
    plan = plan_of(setup)
    return {
        "card": [ability_text(setup, card) for card in range(ids.CARDS)],
        "card.brief": [ability_brief(setup, card) for card in range(ids.CARDS)],
        "mission": [mission_text(setup, mission) for mission in range(len(plan.mission_flag))],
        "thing": [
            (f"thing-{name}.text", {"price": counted("shilling", ids.THING_PRICE[thing])})
            for thing, name in enumerate(THING_NAMES)
        ],
        "colour": [(f"figure-{name}.text", {}) for name in FIGURE_NAMES],
    }


def families(setup: Setup) -> Mapping[str, tuple[str, list[Sentence]]]:
    """Return how a report of `arena` may group elements: cards in drawers by their ability, whatever its X."""
    kinds = [ability_text(setup, card) for card in range(ids.CARDS)]
    return {"stored:card": ("ability", [(f"{key}.brief", {**more, "x": "…"}) for key, more in kinds])}


def hints(view: GameState, seat: int) -> dict[str, Any]:
    """Return what a seat that is asked may want to know before it answers."""
    state = state_of(view)
    if seat not in state.pending():
        return {}
    if state.phase in BEFORE_PLACING or state.stage == ids.ACTION_THREE:
        return {"places": places(state, seat)}
    ahead = [{"text": text, "when": when} for text, when in steps(state, seat)]
    return {"ahead": ahead} if ahead else {}


# --- Prices and yields --------------------------------------------------------------------------------------


def places(state: State, seat: int) -> list[dict[str, Any] | None]:
    """Return by building what an agent from the supply would cost and bring; None where one is already."""
    after = copy_of(state)
    own = state.agents[seat]
    return [None if own >> building & 1 else place(state, after, seat, building) for building in range(ids.BUILDINGS)]


def copy_of(state: State) -> State:
    copy = state.clone()
    assert isinstance(copy, State)
    return copy


def place(state: State, after: State, seat: int, building: int) -> dict[str, Any]:
    """Return price and yield of one building; `after` is a copy to try things on, and is left as it was."""
    cost = price(state, seat, building)
    means = means_for(state, discounts(state, seat), building)
    squares = completed(state, state.agents[seat] | 1 << building, building)
    points, more, *rest = yields(state, seat, building)
    gifts, items = rest[: ids.KINDS], rest[ids.KINDS :]
    gains: list[Sentence] = [infos(state.tile[square], 1) for square in squares]
    if points + more:
        gains.append(counted("point", points + more))
    gains += [bribes(kind, number) for kind, number in enumerate(gifts) if number]
    gains += [bonus_name(item) for item in items]
    return {
        "price": int(cost),
        "means": [kind for kind in range(ids.KINDS) if means >> kind & 1],
        "points": int(points + more),
        "squares": [int(square) for square in squares],
        "gains": gains,
        "missions": missions_there(state, after, seat, building, squares, cost),
    }


def missions_there(state: State, after: State, seat: int, building: int, squares: list[int], cost: int) -> list[int]:
    """Return the own missions that an agent there would fulfil (V11.1), if paid in the building's own colour."""
    plan = state.plan
    flag = state.flag[building]
    desk = state.desk[seat * ids.SLOTS : seat * ids.SLOTS + slots_of(state, seat)] if plan.full else []
    held = [mission for mission in desk if mission != ids.NONE and plan.mission_flag[mission] == flag]
    if not held:
        return []
    after.agents = state.agents[:]
    after.info = state.info[:]
    after.bribe = state.bribe[:]
    after.building = building
    after.agents[seat] |= 1 << building
    for square in squares:
        after.info[seat * ids.KINDS + state.tile[square]] += 1
    purse = seat * ids.KINDS + plan.city[building]
    after.bribe[purse] = max(0, after.bribe[purse] - cost)
    return [mission for mission in held if fulfils(after, seat, mission)]


# --- What comes next ----------------------------------------------------------------------------------------

# The steps of a placement (V6), and to which of them a question belongs.
PUTTING, TAKING, USING, WALKING, FULFILLING, FOURTH = range(6)
STEPS = {
    ids.SOURCING: PUTTING, ids.PAYING: PUTTING, ids.FIGURE_WALKING: TAKING, ids.SURROUNDING: TAKING,
    ids.FIRING: USING, ids.CHOOSING: USING, ids.THIRD_WALKING: WALKING, ids.COMMISSIONING: FULFILLING,
    ids.BOXING: FULFILLING,
}  # fmt: skip


def steps(state: State, seat: int) -> Iterator[tuple[Sentence, str]]:
    """Yield what of the placement of this round's agent is done, asked now, and still to come."""
    at = STEPS.get(state.phase)
    # The card of action IV lies there until the placement is over.
    card = state.assigned[(seat + 1) * ids.ACTIONS - 1]
    if at is None or card < 0 or state.building == ids.NONE:
        return

    def when(step: int) -> str:
        return "done" if step < at else "now" if step == at else "then"

    yield ("ahead-agent", {}), when(PUTTING)
    yield ("ahead-infos", {}), when(TAKING)
    yield from waiting_bonuses(state)
    if at == WALKING:
        yield ("third", {}), when(WALKING)
    missions = [mission_id(state.setup, mission) for mission in missions_here(state, seat)]
    if missions:
        yield ("ahead-missions", {"missions": missions}), when(FULFILLING)
    elif at == FULFILLING:
        yield ("desk-missions", {}), when(FULFILLING)
    yield ("ahead-four", {"action": NUMERALS[-1], "info": info_name(state.plan.info_of[card])}), when(FOURTH)


def waiting_bonuses(state: State) -> Iterator[tuple[Sentence, str]]:
    """Yield the bonus that is being answered and those on the agenda. Their order is the player's."""
    if state.phase == ids.FIRING:
        yield ("ahead-yours", {}), "now"  # the options name them
        return
    if state.phase == ids.CHOOSING:
        yield times(state.item, state.count), "now"
    for item in dict.fromkeys(state.agenda):
        yield times(item, state.agenda.count(item)), "then"


def times(bonus: int, number: int) -> Sentence:
    """Return a bonus, and how often it comes; of DIFFERENT_BRIBES the number is how many it gives."""
    name = bonus_name(bonus)
    return name if number < 2 or bonus == ids.DIFFERENT else ("ahead-times", {"number": number, "bonus": name})


def missions_here(state: State, seat: int) -> list[int]:
    """Return the own missions that the agent being placed fulfils."""
    building = state.building
    stands = state.agents[seat] >> building & 1
    squares = completed(state, state.agents[seat] | 1 << building, building)
    cost = 0 if stands else price(state, seat, building)
    return missions_there(state, copy_of(state), seat, building, squares, cost)


def keys() -> Iterator[str]:
    """Yield every key that can be given from here alone."""
    yield from (f"ahead-{name}" for name in ("agent", "infos", "yours", "times", "missions", "four"))
    yield from ("third", "desk-missions")
    yield from (f"thing-{name}.text" for name in THING_NAMES)
    yield from (f"figure-{name}.text" for name in FIGURE_NAMES)
