"""Vienna for people: actions, decisions, refusals and results as sentences (`core.sentences`).

The catalogues in `words/` hold the words. Things are described in `describe_things`, what happened in
`describe_events`. Whatever is described from a state was redacted before.
"""

from collections.abc import Iterator
from typing import Any

from safehouse.core.game import GameState, Outcome, Setup
from safehouse.core.sentences import Describer, Sentence, counted, named, refusal_keys, seat_name
from safehouse.games.vienna import describe_events, describe_hints, describe_things, ids
from safehouse.games.vienna.cards import count_assigned
from safehouse.games.vienna.describe_events import story
from safehouse.games.vienna.describe_hints import families, hints, things
from safehouse.games.vienna.describe_things import (
    bonus_name,
    bribes,
    building_label,
    card_for,
    card_in_drawer,
    infos,
    payment,
    state_of,
    thing,
)
from safehouse.games.vienna.game import ACTION_KINDS, GAME
from safehouse.games.vienna.placement import count_bits, price
from safehouse.games.vienna.rules import DECISIONS
from safehouse.games.vienna.scoring import BOX_POINTS, agent_points, desk_points, set_points
from safehouse.games.vienna.state import State

__all__ = ["OUTCOMES", "REFUSALS", "action", "families", "final_lines", "hints", "keys", "outcome", "phase_name",
           "prompt", "scoring", "short", "story", "things"]  # fmt: skip

PROMPTS = (
    "assigning-1", "assigning-2", "assigning-3", "storing", "acting", "acting-full", "sourcing", "paying",
    "paying-thing", "surrounding", "firing", "choosing-bribes", "choosing-markers", "choosing-different",
    "choosing-alike", "choosing-push", "choosing-cards", "swerving", "third_walking", "figure_walking",
    "commissioning", "commissioning-more", "boxing", "buying", "settling", "removing", "farewell", "posting",
)  # fmt: skip
# Actions that have words of their own in lists.
SHORT = ("accept", "building", "card", "coins", "drawer", "drawer-free", "fulfil", "place")
# Which part of the round it is, by phase; for the others it follows from the stage.
PHASES = ("setup", "cards", "action_1", "action_2", "action_3", "action_4", "purchase", "payday", "farewell", "over")
PHASE_OF_STAGE = {
    ids.ACTION_TWO: "action_1", ids.ACTION_THREE: "action_2", ids.PUT_AGENT: "action_3", ids.CHECK_SQUARES: "action_3",
    ids.TAKE_TILES: "action_3", ids.THIRD_WALK: "action_3", ids.DO_MISSIONS: "action_3", ids.REFILL: "action_3",
    ids.ACTION_FOUR: "action_3", ids.TURN_OVER: "action_4",
}  # fmt: skip
# Why something is refused, by rule.
REFUSALS = {
    "V1": ("not_for_players",),
    "V3.1": ("assign_a_card", "wait_for_answers", "not_in_your_hand"),
    "V3.2": ("not_your_turn",),
    "V3.6": ("answer_the_ability", "not_what_the_ability_gives"),
    "V4.1": ("choose_a_drawer", "three_drawers"),
    "V4.2": ("replace_its_like",),
    "V4.3": ("first_free_drawer",),
    "V6.1": ("agent_or_bribes", "where_from", "own_agent_there", "supply_is_empty", "no_own_agent_there"),
    "V6.2": ("pay_first", "cannot_pay", "does_not_pay_for_it"),
    "V6.3": ("money_in_the_full_version",),
    "V6.5": ("which_ability", "not_among_these"),
    "V7.1": ("which_marker", "not_among_these"),
    "V8.1": ("game_over",),
    "V10.2": ("buy_or_pass", "does_not_pay_for_it", "no_room_in_the_box", "cannot_buy_it"),
    "V10.3": ("pay_your_agents", "who_goes", "not_among_these"),
    "V10.5": ("into_the_box",),
    "V11.1": (
        "missions_now", "not_your_mission", "not_on_the_board", "another_flag", "no_field_free", "fulfil_or_accept",
    ),
    "V11.3": ("not_fulfilled",),
    "V14.1": ("purple_building", "not_among_these"),
    "V14.2": ("third_man_walks", "not_among_these"),
    "V14.3": ("use_the_third_man", "not_among_these"),
    "V15.1": ("choose_a_figure", "figure_taken", "figure_not_ready"),
    "V15.6": ("figure_walks", "not_among_these"),
}  # fmt: skip
OUTCOMES = ("investigator", "investigator-tie", "markers", "markers-tie")
FINAL_LINES = ("of", "before", "tiles", "sets", "desk", "box", "agents", "total")


# --- What may be done, and why not --------------------------------------------------------------------------


def action(setup: Setup, number: int) -> Sentence:
    """Return an action as an option that a player may choose, or as what chance does."""
    kind, arguments = GAME.space.decode(number)
    vocabularies = [vocabulary for vocabulary, _ in kind.shape]
    if kind.name in ("take", "gift"):
        return f"action-{kind.name}", {"bribes": bribes(arguments[0], 2 if kind.name == "take" else 1)}
    if kind.name == "box":
        return "action-box", {"shillings": counted("shilling", arguments[0])}
    return f"action-{kind.name}", named(vocabularies, arguments, lambda one, value: thing(setup, one, value))


def short(setup: Setup, number: int, view: GameState | None = None) -> Sentence:
    """Return an action without what is clear from the question: for lists under it. A view tells prices and amounts."""
    kind, arguments = GAME.space.decode(number)
    if kind.name in ("walk", "remove"):
        return "short-building", {"building": building_label(setup, arguments[0])}
    if kind.name in ("from", "fire"):
        return describe_things.source_name(setup, arguments[0]) if kind.name == "from" else bonus_name(arguments[0])
    if kind.name == "pay":
        return payment(list(arguments))[0]
    if kind.name in ("take", "earn"):
        return bribes(arguments[0], 2) if kind.name == "take" else counted("shilling", 2)
    if kind.name == "mark":
        return describe_things.info_name(arguments[0])
    told = short_in(state_of(view), kind.name, arguments) if view is not None else None
    if view is None and kind.name == "assign":
        return "short-card", dict(describe_things.card_signs(setup, arguments[0]))
    if view is None and kind.name in ("fulfil", "accept"):
        return f"short-{kind.name}", {"mission": describe_things.mission_name(setup, arguments[0])}
    return told or action(setup, number)


def short_in(state: State, kind: str, arguments: tuple[int, ...]) -> Sentence | None:
    """Return what only the position tells of an action."""
    setup = state.setup
    if kind == "place":
        cost = price(state, state.active, arguments[0])
        colour = state.plan.city[arguments[0]]
        return "short-place", {"building": building_label(setup, arguments[0]), "cost": bribes(colour, cost)}
    if kind == "drawer":
        card = state.drawer[state.active * ids.SLOTS + arguments[0]]
        if card == ids.NONE:
            return "short-drawer-free", {"number": arguments[0] + 1}
        return "short-drawer", {"number": arguments[0] + 1, "card": card_in_drawer(setup, card)}
    if kind == "assign":
        place = next_action(state, arguments[0])
        return card_for(setup, arguments[0], place) if place >= 0 else None
    if kind == "pass" and state.phase == ids.SETTLING:
        return "short-coins", {}
    if kind == "gift" and ids.LOT <= state.item < ids.PUSH:
        return "action-gift", {"bribes": bribes(arguments[0], state.item - ids.LOT + 2)}
    return None


def option(view: GameState, number: int) -> Sentence:
    """Return an action as an option in a position."""
    kind, arguments = GAME.space.decode(number)
    return short_in(state_of(view), kind.name, arguments) or action(view.setup, number)


def next_action(state: State, card: int) -> int:
    """Return the action to which the next card is assigned: 0, 1, 2; -1 if nobody assigns."""
    for seat in range(state.plan.players):
        if card in state.hand[seat * ids.HAND : (seat + 1) * ids.HAND]:
            return count_assigned(state, seat)
    return -1


def prompt(view: GameState, seat: int) -> Sentence:
    """Return the question that a seat is asked; it does not name the seat."""
    state = state_of(view)
    key, arguments = DECISIONS[state.phase].prompt(state, seat)
    return f"prompt-{key}", {name: thing(state.setup, vocabulary, value) for name, vocabulary, value in arguments}


def phase_name(view: GameState) -> Sentence:
    """Return which part of the round it is."""
    state = state_of(view)
    if state.phase == ids.FINISHED:
        name = "over"
    elif state.stage == ids.DUE and state.due:
        name = describe_things.DUES[state.due[0]]
    elif state.phase in (ids.POSTING, ids.CHOOSING_FIGURE) or ids.DEALING_FLAGS <= state.phase <= ids.CHOOSING_START:
        name = "setup"
    elif state.phase == ids.ACTING:
        name = "action_3"
    elif state.stage == ids.TURN and state.phase == ids.SHOWING:
        name = "action_1"
    else:
        name = PHASE_OF_STAGE.get(state.stage, "cards")
    return f"phase-{name}", {}


# --- The end ------------------------------------------------------------------------------------------------


def outcome(state: GameState, result: Outcome) -> Sentence:
    """Return how the game ended, and whether only a tie-break did it (V8.4, V12.3)."""
    best = max(result.scores)
    tie = "-tie" if result.scores.count(best) > 1 else ""
    winners = [seat_name(seat) for seat in result.winners()]
    return f"outcome-{result.reason}{tie}", {"seats": winners, "points": counted("point", best)}


def final_lines(state: GameState, seat: int) -> list[Sentence]:
    """Return the final scoring of a seat, line by line (V8.3, V12.2), and what it had before."""
    t = state_of(state)
    plan = t.plan
    parts: list[tuple[str, int, dict[str, Any]]] = []
    for info in range(ids.KINDS):
        number = t.info[seat * ids.KINDS + info]
        area = plan.area[info][t.marker[info]]
        if number:
            parts.append(("tiles", number * area, {"infos": infos(info, number), "area": area}))
    if plan.full:
        parts.append(("desk", desk_points(t, seat), {}))
        box = t.box[seat]
        parts.append(("box", BOX_POINTS * box, {"shillings": counted("shilling", box)}))
        parts.append(("agents", agent_points(t, seat), {"number": count_bits(t.agents[seat])}))
    else:
        parts.append(("sets", set_points(t, seat), {}))
    before = t.score[seat] - sum(points for _, points, _ in parts)
    lines: list[Sentence] = [("final-before", {"points": counted("point", before)})]
    lines += [(f"final-{name}", {**more, "points": counted("point", points)}) for name, points, more in parts]
    return [*lines, ("final-total", {"points": counted("point", t.score[seat])})]


def scoring(state: GameState) -> list[Sentence]:
    """Return the final scoring of all seats, line by line; each line has its seat."""
    told: list[Sentence] = []
    for seat in range(state.setup.players):
        own = {"seat": seat_name(seat)}
        told.append(("final-of", own))
        told += [(key, {**arguments, **own}) for key, arguments in final_lines(state, seat)]
    return told


# --- All keys -----------------------------------------------------------------------------------------------


def keys() -> Iterator[str]:
    """Yield every key that can be given from here."""
    yield from describe_things.keys()
    yield from describe_hints.keys()
    yield from (f"action-{kind.name}" for kind in ACTION_KINDS)
    yield from (f"short-{name}" for name in SHORT)
    yield from (f"prompt-{name}" for name in PROMPTS)
    yield from (f"phase-{name}" for name in PHASES)
    yield from refusal_keys(REFUSALS)
    yield from describe_events.keys()
    yield from (f"outcome-{name}" for name in OUTCOMES)
    yield from (f"final-{name}" for name in FINAL_LINES)


DESCRIBER = Describer(
    prompt=prompt,
    story=story,
    outcome=outcome,
    scoring=scoring,
    action=action,
    short=short,
    option=option,
    thing=thing,
    things=things,
    families=families,
    hints=hints,
    keys=keys,
)
