"""What a client needs to explain a table of Vienna: texts of all things, and prices and yields of all buildings.

Both are for people: nothing is allowed or forbidden by them. Hints are made from a redacted state.
"""

from collections.abc import Iterator, Mapping
from typing import Any

from safehouse.core.game import GameState, Setup
from safehouse.core.sentences import Sentence, counted
from safehouse.games.vienna import ids
from safehouse.games.vienna.cards import slots_of
from safehouse.games.vienna.describe_things import (
    ability_brief,
    ability_text,
    bonus_name,
    bribes,
    infos,
    mission_text,
    plan_of,
    table_of,
)
from safehouse.games.vienna.game import FIGURE_NAMES, THING_NAMES
from safehouse.games.vienna.missions import fulfils
from safehouse.games.vienna.placement import completed, discounts, means_for, price, yields
from safehouse.games.vienna.state import Table

# Questions before the agent of a round is put.
BEFORE_PLACING = (ids.ASSIGNING, ids.STORING, ids.ACTING)


def things(setup: Setup) -> Mapping[str, list[Sentence]]:
    """All things by vocabulary, each in a sentence or two."""
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
    """What elements of a report (`arena`) may be gathered under: cards in drawers by their ability, whatever its X."""
    kinds = [ability_text(setup, card) for card in range(ids.CARDS)]
    return {"stored:card": ("ability", [(f"{key}.brief", {**more, "x": "…"}) for key, more in kinds])}


def hints(view: GameState, seat: int) -> dict[str, Any]:
    """By building: what an agent from the supply would cost the seat, and bring. None where one stands already."""
    table = table_of(view)
    if table.phase not in BEFORE_PLACING and table.stage != ids.ACTION_THREE:
        return {}
    after = table.clone()
    assert isinstance(after, Table)
    own = table.agents[seat]
    return {
        "places": [
            None if own >> building & 1 else place(table, after, seat, building) for building in range(ids.BUILDINGS)
        ]
    }


def place(table: Table, after: Table, seat: int, building: int) -> dict[str, Any]:
    """Price and yield of one building; `after` is a copy to try things on, and is left as it was."""
    cost = price(table, seat, building)
    means = means_for(table, discounts(table, seat), building)
    squares = completed(table, table.agents[seat] | 1 << building, building)
    points, more, *rest = yields(table, seat, building)
    gifts, items = rest[: ids.KINDS], rest[ids.KINDS :]
    gains: list[Sentence] = [infos(table.tile[square], 1) for square in squares]
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
        "missions": missions_there(table, after, seat, building, squares, cost),
    }


def missions_there(table: Table, after: Table, seat: int, building: int, squares: list[int], cost: int) -> list[int]:
    """The own missions that an agent there would fulfil (V11.1), if he is paid in the building's own colour."""
    plan = table.plan
    flag = table.flag[building]
    desk = table.desk[seat * ids.SLOTS : seat * ids.SLOTS + slots_of(table, seat)] if plan.full else []
    held = [mission for mission in desk if mission != ids.NONE and plan.mission_flag[mission] == flag]
    if not held:
        return []
    after.agents = table.agents[:]
    after.info = table.info[:]
    after.bribe = table.bribe[:]
    after.building = building
    after.agents[seat] |= 1 << building
    for square in squares:
        after.info[seat * ids.KINDS + table.tile[square]] += 1
    purse = seat * ids.KINDS + plan.city[building]
    after.bribe[purse] = max(0, after.bribe[purse] - cost)
    return [mission for mission in held if fulfils(after, seat, mission)]


def keys() -> Iterator[str]:
    """Every key that can be given from here alone."""
    yield from (f"thing-{name}.text" for name in THING_NAMES)
    yield from (f"figure-{name}.text" for name in FIGURE_NAMES)
