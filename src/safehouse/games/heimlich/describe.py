"""Heimlich & Co. for people: actions, events, decisions, refusals and results as sentences (`core.sentences`).

The catalogues in `words/` hold the words. Whatever is described here was redacted before.
"""

import json
from collections.abc import Iterator, Sequence
from typing import Any

from safehouse.core.game import Event, GameState, Outcome, Setup
from safehouse.core.sentences import Describer, Seen, Sentence, Told, grouped, named, refusal_keys, seat_name
from safehouse.games.heimlich import ids, notebook
from safehouse.games.heimlich.dossier import DOSSIER_BONUS, correct_entries
from safehouse.games.heimlich.game import ACTION_KINDS, EVENTS, GAME
from safehouse.games.heimlich.meta import COLOURS
from safehouse.games.heimlich.notebook import Observation
from safehouse.games.heimlich.plan import Plan
from safehouse.games.heimlich.rules import DECISIONS
from safehouse.games.heimlich.state import State

# The kinds of shipped decks have a name and a text of their own; those of other decks are described by their effect.
CARDS = [kind["kind"] for name in GAME.shipped("deck") for kind in json.loads(GAME.shipped_file("deck", name))["kinds"]]
PROMPTS = (
    "moving", "points", "safe", "question", "go", "go-must", "entry",
    "target-agent", "target-step", "target-to", "target-stone", "target-safe",
)  # fmt: skip
# Events with more details for the audience.
SECRET_EVENTS = tuple(kind for kind, one in EVENTS.items() if one.secret)
# Events that appear only in stories: one sentence for several adjacent ones.
IN_STORY = ("moved", "scored", "put")
# Events that several seats often have in a row: one sentence for all of them, unless it tells a secret.
GATHERED = ("identity_dealt", "card_gained", "answered", "go_ended")
GATHERED_KEYS = ("identity_dealt", "card_gained", "answered-yes", "answered-no", "go_ended-yes", "go_ended-no")
# Why something is refused: what the decisions give, by rule.
REFUSALS = {
    "H1": ("not_for_players",),
    "H2.1": ("agent_not_in_play",),
    "H2.5": ("no_bystanders",),
    "H3.1": ("must_move", "choose_points_first"),
    "H3.2": ("points_in_order", "spend_every_point"),
    "H3.5": ("safe_to_another_building",),
    "H3.6": ("not_your_turn",),
    "H3.7": ("game_over",),
    "H4.1": ("card_not_in_hand",),
    "H4.5": ("no_playable_card", "answer_first", "must_play_a_card", "wait_for_answers"),
    "H4.6": ("play_or_pass",),
    "H4.7": ("card_too_fresh",),
    "H4.8": ("no_target_of_this_card", "card_without_target"),
    "H5.1": ("wait_for_dossiers",),
    "H5.5": ("never_oneself", "own_agent", "entries_in_order"),
}
OUTCOMES = (
    "arrived",
    "arrived-shared",
    "turn_limit",
    "turn_limit-shared",
    "bystander",
    "bystander-turn_limit",
)


# --- Things -------------------------------------------------------------------------------------------------


def agent_name(agent: int) -> Sentence:
    return f"agent-{COLOURS[agent]}", {}


def building_name(setup: Setup, building: int) -> Sentence:
    plan = plan_of(setup)
    if building == plan.church:
        return "building-church", {}
    if building == plan.ruin:
        return "building-ruin", {}
    return "building-other", {"name": plan.names["building"][building]}


def card_name(setup: Setup, kind: int) -> Sentence:
    name = setup.names["card"][kind]
    return (f"card-{name}", {}) if name in CARDS else ("card-other", {"name": name})


def face_name(setup: Setup, face: int) -> str:
    """Return what a face of the die shows, with the dash of a range."""
    return setup.names["face"][face].replace("-", "–")


def signed(number: int) -> str:
    """Return a number with its sign, the minus as people write it."""
    return f"{number:+d}".replace("-", "−")


def card_text(setup: Setup, kind: int) -> Sentence:
    """Return what a card does."""
    plan = plan_of(setup)
    name = plan.names["card"][kind]
    if name in CARDS:
        return f"card-{name}.text", {}
    steps = [("step-number", {"step": f"{step:+d}"}) for step in plan.steps[kind]]
    return f"effect-{ids.EFFECTS[plan.effect[kind]]}", {
        "least": plan.least[kind], "most": plan.most[kind], "steps": steps, "limit": plan.stone_limit[kind],
    }  # fmt: skip


def owner_name(owner: int) -> Sentence:
    return ("owner-bystander", {}) if owner == ids.BYSTANDER else seat_name(owner)


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
    if kind.name in ("move", "agent", "stone", "identity", "second"):
        return key, {"agent": agent_name(arguments[0])}
    if kind.name in ("safe", "to"):
        return key, {"building": building_name(setup, arguments[0])}
    if kind.name in ("play", "draw"):
        return key, {"card": card_name(setup, arguments[0])}
    if kind.name == "step":
        step = arguments[0] - 3
        return key, {"step": f"{step:+d}", "number": abs(step)}
    if kind.name == "entry":
        return key, {"agent": agent_name(arguments[0]), "owner": owner_name(arguments[1])}
    if kind.name == "starts":
        return key, {"seat": seat_name(arguments[0])}
    if kind.name == "roll":
        return key, {"face": face_name(setup, arguments[0])}
    if kind.name in ("points", "left_out"):
        return key, {"number": arguments[0]}
    return key, {}


def short(setup: Setup, number: int) -> Sentence:
    """Return an action by the thing that it names, without the doing: for lists under a question."""
    kind, arguments = GAME.space.decode(number)
    if kind.name in ("move", "agent", "stone"):
        return agent_name(arguments[0])
    if kind.name in ("safe", "to"):
        return building_name(setup, arguments[0])
    if kind.name == "play":
        return card_name(setup, arguments[0])
    if kind.name == "entry":
        return owner_name(arguments[1])
    return action(setup, number)


def prompt(view: GameState, seat: int) -> Sentence:
    """Return the question that a seat is asked; it does not name the seat."""
    state = state_of(view)
    key, arguments = DECISIONS[state.phase].prompt(state, seat)
    return f"prompt-{key}", {name: thing(state.setup, vocabulary, value) for name, vocabulary, value in arguments}


# --- What happened ------------------------------------------------------------------------------------------


def event(setup: Setup, kind: str, args: Sequence[int], secret: Sequence[int]) -> Sentence:
    """Return one event as an observer sees it (`core.match.visible`)."""
    key = f"event-{kind}"
    if kind == "agents_in_play":
        return key, {"agents": [agent_name(agent) for agent in args]}
    if kind == "scoring":
        agents = [agent_name(agent) for agent in args[2:]]
        return key, {"seat": seat_name(args[0]), "building": building_name(setup, args[1]), "agents": agents}
    if kind == "revealed":
        agents = [agent_name(agent) for agent in args[2:]]
        return key, {"seat": seat_name(args[0]), "number": args[1], "agents": agents}
    if kind == "card_played":
        return key, {"seat": seat_name(args[0]), "card": card_name(setup, args[1])}
    if kind in ("answered", "go_ended"):
        return f"{key}-{'yes' if args[1] else 'no'}", {"seat": seat_name(args[0])}
    if secret:
        key += "-seen"
    vocabularies = [*EVENTS[kind].args.values(), *(EVENTS[kind].secret.values() if secret else ())]
    return key, named(vocabularies, [*args, *secret], lambda vocabulary, value: thing(setup, vocabulary, value))


def thing(setup: Setup, vocabulary: str, value: int) -> Any:
    """Return a value of an event or a prompt by its vocabulary."""
    if vocabulary == "seat":
        return seat_name(value)
    if vocabulary == "agent":
        return agent_name(value)
    if vocabulary == "building":
        return building_name(setup, value)
    if vocabulary == "card":
        return card_name(setup, value)
    if vocabulary == "face":
        return face_name(setup, value)
    return value


def story(setup: Setup, events: Sequence[Event], observer: int) -> list[Told]:
    """Return events as an observer sees them, those that belong together as one sentence."""
    told: list[Told] = []
    place = 0
    for kind, row in grouped(events, observer, together):
        told.append((story_of(setup, kind, row), place))
        place += len(row)
    return told


def story_of(setup: Setup, kind: str, row: Sequence[Seen]) -> Sentence:
    """Tell events that belong together."""
    args, secret = row[0]
    if kind in ("moved", "put"):
        return story_of_moves(setup, kind, row)
    if kind == "scored":
        return "story-scored", {"stones": [stone_line(args) for args, _ in row]}
    if kind in GATHERED and not secret:
        key = event(setup, kind, args, secret)[0].removeprefix("event-")
        return f"story-{key}", {"seats": [seat_name(args[0]) for args, _ in row]}
    return event(setup, kind, args, secret)


def together(kind: str, one: Seen, other: Seen) -> bool:
    """Return whether two adjacent events of a kind share a sentence."""
    if kind in ("moved", "put"):
        return one[0][0] == other[0][0]  # by one seat
    if kind in GATHERED:
        return not one[1] and not other[1] and one[0][1:] == other[0][1:]
    return kind == "scored"


def story_of_moves(setup: Setup, kind: str, row: Sequence[Seen]) -> Sentence:
    """Return who moved which agents from where to where, steps of one agent put together."""
    ways: dict[int, tuple[int, int]] = {}
    for args, _ in row:
        _, agent, source, target = args
        ways[agent] = (ways[agent][0] if agent in ways else source, target)
    moves = [
        ("story-way", {
            "agent": agent_name(agent), "source": building_name(setup, source), "target": building_name(setup, target),
        })
        for agent, (source, target) in ways.items()
    ]  # fmt: skip
    return f"story-{kind}", {"seat": seat_name(row[0][0][0]), "moves": moves}


def stone_line(args: Sequence[int]) -> Sentence:
    agent, _, before, after = args
    return "story-stone", {"agent": agent_name(agent), "change": signed(after - before), "number": after}


# --- The notebook -------------------------------------------------------------------------------------------


def observation(note: Observation) -> Sentence:
    """Return a line of the notebook (H5.4)."""
    agents: list[Sentence] = [agent_name(agent) for agent in note.agents]
    if note.kind == notebook.PROFITED:
        agents = [
            ("note-amount", {"agent": name, "amount": signed(amount)})
            for name, amount in zip(agents, note.amounts, strict=True)
        ]
    return f"note-{note.kind}", {"turn": note.turn + 1, "seat": seat_name(note.seat), "agents": agents}


def observations(setup: Setup, start: GameState | None, events: Sequence[Event]) -> list[Sentence]:
    """Return the notebook of a game so far (H5.4); `start` is the view in which it began, if not at its first step."""
    state = None if start is None else state_of(start)
    return [observation(note) for note in notebook.notebook(plan_of(setup), events, state)]


# --- The end ------------------------------------------------------------------------------------------------


def outcome(state: GameState, result: Outcome) -> Sentence:
    """Return how the game ended."""
    t = state_of(state)
    winners = result.winners()
    if winners:
        key = f"outcome-{result.reason}{'-shared' if len(winners) > 1 else ''}"
        return key, {"seats": [seat_name(seat) for seat in winners], "number": max(result.scores)}
    best = max(t.stone)
    agents = [agent_name(agent) for agent in range(ids.AGENTS) if t.stone[agent] == best and in_play(t, agent)]
    key = "outcome-bystander" if best >= t.plan.goal else "outcome-bystander-turn_limit"
    return key, {"agents": agents, "number": best}


def scoring(state: GameState) -> list[Sentence]:
    """Return the score breakdown of a finished game (H3.7, H5.2): the stones with their owners, then dossiers.

    From the last stone to the first, as in an unmasking.
    """
    t = state_of(state)
    agents = [agent for agent in range(ids.AGENTS) if in_play(t, agent)]
    agents.sort(key=lambda agent: t.stone[agent])
    lines: list[Sentence] = [
        ("scoring-agent", {
            "agent": agent_name(agent), "owner": owner_name(t.owner[agent]), "number": t.stone[agent],
        })
        for agent in agents
    ]  # fmt: skip
    for seat in range(t.plan.players):
        if t.filed:
            hits = correct_entries(t, seat)
            lines.append(("scoring-dossier", {"seat": seat_name(seat), "hits": hits, "number": DOSSIER_BONUS * hits}))
        lines.append(("scoring-total", {"seat": seat_name(seat), "number": t.score[seat]}))
    return lines


def in_play(state: State, agent: int) -> bool:
    return bool(state.in_play >> agent & 1)


# --- All keys -----------------------------------------------------------------------------------------------


def keys() -> Iterator[str]:
    """Yield every key that can be given from here."""
    yield from (f"agent-{colour}" for colour in COLOURS)
    yield from (f"colour-{colour}" for colour in COLOURS)
    yield from ("building-church", "building-ruin", "building-other", "owner-bystander", "step-number")
    for card in CARDS:
        yield from (f"card-{card}", f"card-{card}.text")
    yield "card-other"
    yield from (f"effect-{effect}" for effect in ids.EFFECTS)
    yield from (f"action-{kind.name}" for kind in ACTION_KINDS)
    yield from (f"prompt-{name}" for name in PROMPTS)
    yield from refusal_keys(REFUSALS)
    for kind in EVENTS:
        if kind in ("answered", "go_ended"):
            yield from (f"event-{kind}-yes", f"event-{kind}-no")
        elif kind not in IN_STORY:
            yield f"event-{kind}"
    yield from (f"event-{kind}-seen" for kind in SECRET_EVENTS)
    yield from (f"story-{key}" for key in GATHERED_KEYS)
    yield from ("story-moved", "story-put", "story-way", "story-scored", "story-stone")
    yield from (f"note-{kind}" for kind in [*notebook.KINDS, "amount"])
    yield from (f"outcome-{name}" for name in OUTCOMES)
    yield from ("scoring-agent", "scoring-dossier", "scoring-total")


def hints(state: GameState, observer: int) -> dict[str, Any]:
    """Return, for each agent that the observer may move, the buildings that it comes to, step by step (H3.2)."""
    if observer not in state.pending():
        return {}
    moves = [action for action in state.legal(observer) if ids.MOVE <= action < ids.MOVE + ids.AGENTS]
    return {"ways": {action - ids.MOVE: way(state, observer, action) for action in moves}} if moves else {}


def way(state: GameState, seat: int, action: int) -> list[int]:
    """Return where an agent is after each step, if it gets all of them."""
    walked = state.clone()
    passed: list[int] = []
    while seat in walked.pending() and action in walked.legal(seat):
        walked.apply(seat, action)
        assert isinstance(walked, State)
        passed.append(walked.at[action - ids.MOVE])
    return passed


DESCRIBER = Describer(
    prompt=prompt,
    story=story,
    outcome=outcome,
    scoring=scoring,
    action=action,
    short=short,
    thing=thing,
    hints=hints,
    observations=observations,
    keys=keys,
)
