"""Suitcase for people: actions, events, decisions, refusals and results as sentences (`core.sentences`).

The catalogues in `words/` hold the words. Cities have the labels of their map. What a suitcase holds is named from
a view only, where it is known.
"""

import json
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from typing import Any

from safehouse.core.game import UNKNOWN, Event, GameState, Outcome, Setup
from safehouse.core.sentences import Describer, Seen, Sentence, Told, grouped, named, refusal_keys, seat_name
from safehouse.games.suitcase import ids
from safehouse.games.suitcase.course import REASONS
from safehouse.games.suitcase.game import ACTION_KINDS, EVENTS, GAME
from safehouse.games.suitcase.ids import AGENTS, BASE, BOMB, LETTERS, MAX_CITIES, ORDERS, SEATS
from safehouse.games.suitcase.knowledge import possible
from safehouse.games.suitcase.plan import Plan
from safehouse.games.suitcase.rules import DECISIONS
from safehouse.games.suitcase.state import State

# The colours of the shipped maps; those of other maps go by their own names.
COLOURS = ("blue", "red", "green", "yellow")
PROMPTS = (
    "packing", "placing", "outpost", "moving", "moving-bonus", "meeting", "attacking", "defending", "claiming",
    "losing", "agent",
)  # fmt: skip
# Events that appear only in stories, or in more than one way.
IN_STORY = ("placed", "rolled_to_start", "stepped", "lost", "duel_opened", "beaten", "delivered", "game_over")
STORIES = (
    "placed", "case_in", "rolled_to_start", "roll", "stepped", "way", "way_back", "exchanged", "lost",
)  # fmt: skip
TOLD_APART = (
    "duel_opened-won", "duel_opened-lost", "beaten-out", "beaten-home", "delivered-secrets", "delivered-bomb",
)  # fmt: skip
# Why something is refused: what `reasons` gives, by rule.
REFUSALS = {
    "K1": ("not_for_players",),
    "K1.1": ("no_dotted_line",),
    "K2.2": ("pack_first",),
    "K2.3": ("place_suitcases_first", "different_cities"),
    "K2.5": ("decide_on_outpost",),
    "K2.6": ("not_your_turn",),
    "K3.2": ("foreign_suitcase_first",),
    "K4.1": ("move_or_end", "no_points_left", "no_line", "take_the_equal_agent"),
    "K4.2": ("three_in_a_city",),
    "K4.4": ("hq_needs_a_suitcase",),
    "K5.1": ("carries_nothing", "not_lying_there"),
    "K5.3": ("not_in_a_city", "handled_already"),
    "K6.2": ("choose_a_card", "wait_for_answers"),
    "K6.3": ("card_used",),
    "K6.4": ("agent_is_out",),
    "K6.7": ("name_the_defender", "not_among_these"),
    "K6.8": ("claim_or_leave", "not_dropped_here"),
    "K7.2": ("name_the_lost", "not_among_these"),
    "K8.1": ("game_over",),
}
OUTCOMES = (
    "target", "alone", "no_suitcases", "no_suitcases-shared", "turn_limit", "turn_limit-first", "turn_limit-shared",
    "decided", "decided-first",
)  # fmt: skip


# --- Things -------------------------------------------------------------------------------------------------


def colour_name(setup: Setup, seat: int) -> Sentence:
    return named_colour(setup.names["case"][seat * LETTERS].removesuffix("_a"))


def named_colour(name: str) -> Sentence:
    return (f"colour-{name}", {}) if name in COLOURS else ("colour-other", {"name": name.replace("_", " ")})


def agent_name(agent: int) -> Sentence:
    """Return an agent by its number among its player's agents."""
    return "agent", {"number": agent % AGENTS + 1}


def city_label(setup: Setup, city: int) -> str:
    return labels(setup.files["map"])[city]


@cache
def labels(text: str) -> list[str]:
    """Return the labels of a map's cities, without what a terminal could take for a command."""
    return ["".join(filter(str.isprintable, city["label"])) for city in json.loads(text)["cities"]]


@cache
def corner_colours(text: str) -> list[str]:
    return [corner["colour"] for corner in json.loads(text)["corners"]]


def place_name(setup: Setup, place: int) -> Sentence:
    """Return where an agent is."""
    if place < MAX_CITIES:
        return "place-city", {"city": city_label(setup, place)}
    if place < BASE + SEATS:
        return "place-base", {"colour": named_colour(corner_colours(setup.files["map"])[place - BASE])}
    return ("place-hq" if place == ids.IN_HQ else "place-out"), {}


def letter(case: int) -> str:
    return "ABCD"[case % LETTERS]


def case_name(setup: Setup, case: int) -> Sentence:
    return "case", {"colour": colour_name(setup, case // LETTERS), "letter": letter(case)}


def case_seen(view: GameState, case: int) -> Sentence:
    """Return a suitcase, with what it holds where the view knows it."""
    state = state_of(view)
    if state.content[case] == UNKNOWN:
        return case_name(state.setup, case)
    return "case-known", {"case": case_name(state.setup, case), "content": content_name(state.content[case])}


def content_name(content: int) -> Sentence:
    return ("content-bomb", {}) if content == BOMB else secrets_name(content)


def secrets_name(number: int) -> Sentence:
    return "content-secrets", {"number": number}


def plan_of(setup: Setup) -> Plan:
    assert isinstance(setup, Plan)
    return setup


def state_of(state: GameState) -> State:
    assert isinstance(state, State)
    return state


# --- What may be done, and why not --------------------------------------------------------------------------


def action(setup: Setup, number: int) -> Sentence:
    """Return an action as an option that a player may choose."""
    kind, arguments = GAME.space.decode(number)
    key = f"action-{kind.name}"
    if kind.name == "pack":
        contents = [
            ("story-packed", {"letter": letter(place), "content": content_name(content)})
            for place, content in enumerate(ORDERS[arguments[0]])
        ]
        return key, {"contents": contents}
    if kind.name == "roll":
        return key, {"number": arguments[0], "number_2": arguments[1]}
    named = {
        vocabulary: thing(setup, vocabulary, value)
        for (vocabulary, _), value in zip(kind.shape, arguments, strict=True)
    }
    return key, named


def short(setup: Setup, number: int, view: GameState | None = None) -> Sentence:
    """Return an action without what the question already says. A view tells what suitcases contain."""
    kind, arguments = GAME.space.decode(number)
    if kind.name in ("place", "step"):
        return place_name(setup, arguments[-1])
    if kind.name in ("take", "claim"):
        case = arguments[-1]
        return "short-take", {"case": case_name(setup, case) if view is None else case_seen(view, case)}
    if kind.name in ("drop", "deliver"):
        return f"short-{kind.name}", {}
    if kind.name in ("meet", "lose"):
        return agent_name(arguments[0])
    return action(setup, number)


def prompt(view: GameState, seat: int) -> Sentence:
    """Return the question that a seat is asked; it does not name the seat."""
    state = state_of(view)
    key, arguments = DECISIONS[state.phase].prompt(state, seat)
    return f"prompt-{key}", {name: thing(state.setup, vocabulary, value) for name, vocabulary, value in arguments}


def agent_prompt(view: GameState, agent: int) -> Sentence:
    """Return the question what to do with an agent of the player on turn."""
    state = state_of(view)
    place = place_name(state.setup, state.place[state.active * AGENTS + agent])
    return "prompt-agent", {"agent": agent_name(agent), "place": place}


# --- What happened ------------------------------------------------------------------------------------------


def event(setup: Setup, kind: str, args: Sequence[int]) -> Sentence:
    """Return one event; all of it is public."""
    key = f"event-{kind}"
    if kind == "duel_opened":
        key += "-won" if args[1] >= args[3] else "-lost"
    elif kind == "beaten":
        key += "-out" if args[2] else "-home"
    elif kind == "delivered":
        key += "-bomb" if args[2] == BOMB else "-secrets"
    elif kind == "game_over":
        reason = REASONS[args[0]]
        return f"{key}-{reason}", {"turns": turns_of(setup)} if reason == "turn_limit" else {}
    return key, named([*EVENTS[kind].args.values()], args, lambda vocabulary, value: thing(setup, vocabulary, value))


THINGS: dict[str, Callable[[Setup, int], Any]] = {
    "seat": lambda _, seat: seat_name(seat),
    "agent": lambda _, agent: agent_name(agent),
    "city": city_label,
    "place": place_name,
    "case": case_name,
    "letter": lambda _, case: letter(case),
    "content": lambda _, content: content_name(content),
}


def thing(setup: Setup, vocabulary: str, value: int) -> Any:
    """Return a value of an action or an event by its vocabulary."""
    return THINGS[vocabulary](setup, value) if vocabulary in THINGS else value


def story(setup: Setup, events: Sequence[Event], observer: int) -> list[Told]:
    """Return events as an observer sees them, those that belong together as one sentence."""
    told: list[Told] = []
    place = 0
    for kind, row in group(events, observer):
        told.append((story_of(setup, kind, row), place))
        place += len(row)
    return told


def story_of(setup: Setup, kind: str, row: Sequence[Sequence[int]]) -> Sentence:
    """Tell events that belong together."""
    seat = seat_name(row[0][0])
    if kind == "placed":
        cases = [("story-case_in", {"letter": letter(case), "city": city_label(setup, city)}) for case, city in row]
        return "story-placed", {"seat": seat_name(row[0][0] // LETTERS), "cases": cases}
    if kind == "rolled_to_start":
        rolls = [("story-roll", {"seat": seat_name(who), "number": one + two}) for who, one, two in row]
        return "story-rolled_to_start", {"rolls": rolls}
    if kind == "stepped":
        return "story-stepped", {"seat": seat, "ways": ways(setup, row)}
    if kind == "lost":
        return "story-lost", {"seat": seat, "agents": [agent_name(agent) for _, agent in row]}
    if kind == "exchanged":
        (_, agent, old, city), (_, _, new, _) = row
        return "story-exchanged", {
            "seat": seat, "agent": agent_name(agent), "case": case_name(setup, new),
            "case_2": case_name(setup, old), "city": city_label(setup, city),
        }  # fmt: skip
    return event(setup, kind, row[0])


def group(events: Sequence[Event], observer: int) -> list[tuple[str, list[list[int]]]]:
    """Put neighbouring events that belong together into one row. To put one down and take another is an exchange."""
    rows: list[tuple[str, list[list[int]]]] = []
    for kind, seen in grouped(events, observer, together):
        row = [args for args, _ in seen]
        if rows and (rows[-1][0], kind) == ("dropped", "taken") and rows[-1][1][-1][:2] == row[0][:2]:
            rows[-1] = ("exchanged", rows[-1][1] + row)
        else:
            rows.append((kind, row))
    return rows


def together(kind: str, one: Seen, other: Seen) -> bool:
    """Return whether two adjacent events of a kind share a sentence."""
    if kind == "placed":
        return one[0][0] // LETTERS == other[0][0] // LETTERS
    if kind in ("stepped", "lost"):
        return one[0][0] == other[0][0]
    return kind == "rolled_to_start"


def ways(setup: Setup, row: Sequence[Sequence[int]]) -> list[Sentence]:
    """Return which agents went from where to where, steps of one agent put together."""
    ends: dict[int, tuple[int, int]] = {}
    for _, agent, source, target in row:
        ends[agent] = (ends[agent][0] if agent in ends else source, target)
    return [
        ("story-way_back" if source == target else "story-way", {
            "agent": agent_name(agent), "source": place_name(setup, source), "target": city_label(setup, target),
        })
        for agent, (source, target) in ends.items()
    ]  # fmt: skip


def hints(view: GameState, observer: int) -> dict[str, Any]:
    """Return what each suitcase holds or can still hold, as the observer can deduce."""
    state = state_of(view)
    return {"possible": [possible(state, case) for case in range(state.plan.players * LETTERS)]}


# --- The end ------------------------------------------------------------------------------------------------


def outcome(state: GameState, result: Outcome) -> Sentence:
    """Return how the game ended."""
    winners = result.winners()
    key, most = f"outcome-{result.reason}", result.scores[winners[0]]
    told: dict[str, Any] = {"seats": [seat_name(seat) for seat in winners], "number": most}
    tied = result.reason in ("decided", "turn_limit") and result.scores.count(most) > 1
    if len(winners) > 1:
        key += "-shared"
    elif tied and state_of(state).plan.rulings_2:
        key += "-first" if most else ""
    if result.reason == "turn_limit":
        told["turns"] = turns_of(state.setup)
    return key, told


def turns_of(setup: Setup) -> int:
    """K8.5: how many turns are enough."""
    assert isinstance(setup, Plan)
    return int(setup.turn_limit)


def scoring(state: GameState) -> list[Sentence]:
    """Return what the scores of a finished game are made of (K3.1): what each player delivered."""
    t = state_of(state)
    lines: list[Sentence] = []
    for seat in range(t.plan.players):
        for case in range(t.plan.players * LETTERS):
            if t.case_by[case] == seat:
                content = content_name(t.content[case])
                case_told = case_name(t.setup, case)
                lines.append(("scoring-delivered", {"seat": seat_name(seat), "case": case_told, "content": content}))
        lines.append(("scoring-total", {"seat": seat_name(seat), "secrets": secrets_name(t.secrets[seat])}))
    return lines


# --- All keys -----------------------------------------------------------------------------------------------


def keys() -> Iterator[str]:
    """Yield every key that can be given from here."""
    yield from (f"colour-{colour}" for colour in (*COLOURS, "other"))
    yield from ("agent", "case", "case-known", "content-bomb", "content-secrets")
    yield from ("place-city", "place-base", "place-hq", "place-out")
    yield from (f"action-{kind.name}" for kind in ACTION_KINDS)
    yield from ("short-take", "short-drop", "short-deliver")
    yield from (f"prompt-{name}" for name in PROMPTS)
    yield from refusal_keys(REFUSALS)
    yield from (f"event-{kind}" for kind in EVENTS if kind not in IN_STORY)
    yield from (f"event-{key}" for key in TOLD_APART)
    yield from (f"event-game_over-{reason}" for reason in REASONS if reason)
    yield from (f"story-{key}" for key in (*STORIES, "packed"))
    yield from (f"outcome-{name}" for name in OUTCOMES)
    yield from ("scoring-delivered", "scoring-total")


DESCRIBER = Describer(
    prompt=prompt,
    story=story,
    outcome=outcome,
    scoring=scoring,
    action=action,
    short=short,
    thing=thing,
    hints=hints,
    keys=keys,
)
