"""The things of Vienna for people: bribes, infos, buildings, cards, abilities and missions as sentences."""

import json
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from typing import Any

from safehouse.core.game import GameState, Setup
from safehouse.core.sentences import Sentence, counted, seat_name
from safehouse.games.vienna import ids
from safehouse.games.vienna.data_files import ABILITIES, Ability
from safehouse.games.vienna.game import BONUS_NAMES, FIGURE_NAMES, THING_NAMES
from safehouse.games.vienna.meta import META
from safehouse.games.vienna.plan import Plan
from safehouse.games.vienna.state import State
from safehouse.games.vienna.vocabulary import (
    BRIBES,
    COLOURS,
    FLAGS,
    INFOS,
    LETTERS,
    NEEDS,
    SEALS,
    SQUARE_NUMBERS,
)

ACTION_NUMERALS = ("I", "II", "IV")  # of the three that take a card
NUMERALS = ("", "I", "II", "III", "IV")
DUES = ("purchase", "payday", "farewell")
# How the X of an ability is named, by the words that it is one of.
X_KINDS = {BRIBES: "bribe", COLOURS: "colour", FLAGS: "flag", INFOS: "info", SEALS: "seal"}


def plan_of(setup: Setup) -> Plan:
    assert isinstance(setup, Plan)
    return setup


def state_of(state: GameState) -> State:
    assert isinstance(state, State)
    return state


# --- The board ----------------------------------------------------------------------------------------------


@cache
def labels(text: str, kind: str) -> list[str]:
    """Return the labels of a board's buildings or squares, without what a terminal could take for a command."""
    return ["".join(filter(str.isprintable, one["label"])) for one in json.loads(text)[kind]]


def building_label(setup: Setup, building: int) -> str:
    return labels(setup.files["board"], "buildings")[building]


def square_label(setup: Setup, square: int) -> str:
    return labels(setup.files["board"], "squares")[square]


def source_name(setup: Setup, source: int) -> Sentence:
    """Return where an agent comes from."""
    if source < ids.BUILDINGS:
        return "source-building", {"building": building_label(setup, source)}
    return ("source-supply" if source == ids.SUPPLY else "source-figure"), {}


# --- Small things -------------------------------------------------------------------------------------------


def bribe_name(kind: int) -> Sentence:
    return f"bribe-{BRIBES[kind]}", {}


def bribes(kind: int, number: int) -> Sentence:
    return counted(f"bribe-{BRIBES[kind]}", number)


def info_name(info: int) -> Sentence:
    return f"info-{INFOS[info]}", {}


def infos(info: int, number: int) -> Sentence:
    return counted(f"info-{INFOS[info]}", number)


def flag_name(flag: int) -> Sentence:
    return f"flag-{FLAGS[flag]}", {}


def thing_name(thing: int) -> Sentence:
    return f"thing-{THING_NAMES[thing]}", {}


def figure_name(colour: int) -> Sentence:
    return f"figure-{FIGURE_NAMES[colour]}", {}


def bonus_name(bonus: int) -> Sentence:
    """Return a bonus with a choice in it, as one of several that may come next."""
    if ids.PUSH <= bonus < ids.TWO_CARDS:
        return "bonus-push", {"info": info_name(bonus - ids.PUSH)}
    if ids.LOT <= bonus < ids.PUSH:
        return "bonus-alike", {"number": bonus - ids.LOT + 2}
    return f"bonus-{BONUS_NAMES[bonus]}", {}


def payment(means: Sequence[int]) -> list[Sentence]:
    """Return what was paid: bribes by kind, then shillings."""
    return [
        counted("shilling", number) if kind == ids.COIN else bribes(kind, number)
        for kind, number in sorted(Counter(means).items())
    ]


def income(shillings: int, boxed: int) -> list[Sentence]:
    """Return money received: on the desk, and into the cash box."""
    return [counted(key, number) for key, number in (("shilling", shillings), ("boxed", boxed)) if number]


# --- Cards --------------------------------------------------------------------------------------------------


def ability_of(setup: Setup, card: int) -> Ability:
    return ABILITIES[plan_of(setup).ability[card]]


def ability_text(setup: Setup, card: int) -> Sentence:
    """Return what a card does in a drawer, as a rule."""
    ability = ability_of(setup, card)
    arguments: dict[str, Any] = {"action": NUMERALS[ability.action]}
    if ability.words:
        word = ability.words[plan_of(setup).x[card]]
        arguments["x"] = (f"{X_KINDS[ability.words]}-{word}", {}) if ability.words in X_KINDS else word
        if ability.kind == "foreign_bribes":
            arguments["x"] = bribes(plan_of(setup).x[card], 2)
    return f"ability-{ability.kind}", arguments


def ability_brief(setup: Setup, card: int) -> Sentence:
    """Return the same in a few words: for desks."""
    key, arguments = ability_text(setup, card)
    return f"{key}.brief", arguments


def card_in_drawer(setup: Setup, card: int) -> Sentence:
    return "card-drawer", {"ability": ability_brief(setup, card)}


def card_text(setup: Setup, card: int) -> Sentence:
    """Return all of a card: what it gives in action II, what it moves in action IV, its ability."""
    return "card-whole", {**card_signs(setup, card), "ability": ability_brief(setup, card)}


def card_signs(setup: Setup, card: int) -> dict[str, Sentence]:
    """Return what a card gives in action II, and what it moves in action IV."""
    plan = plan_of(setup)
    return {"bribe": bribe_name(plan.bribe_of[card]), "info": info_name(plan.info_of[card])}


def card_for(setup: Setup, card: int, action: int) -> Sentence:
    """Return a card as it is used in an action: 0 is I, 1 is II, 2 is IV."""
    if action == 0:
        return card_in_drawer(setup, card)
    signs = card_signs(setup, card)
    return ("card-bribe", {"bribe": signs["bribe"]}) if action == 1 else ("card-info", {"info": signs["info"]})


# --- Missions -----------------------------------------------------------------------------------------------


def mission_id(setup: Setup, mission: int) -> str:
    return setup.names["mission"][mission].upper()


def mission_name(setup: Setup, mission: int) -> Sentence:
    """Return a mission by its number and flag."""
    flag = plan_of(setup).mission_flag[mission]
    return "mission", {"id": mission_id(setup, mission), "flag": flag_name(flag)}


def mission_text(setup: Setup, mission: int) -> Sentence:
    """Return what a mission needs, and what it pays."""
    return "mission-whole", {
        "mission": mission_name(setup, mission), "needs": mission_needs(setup, mission),
        "reward": mission_reward(setup, mission),
    }  # fmt: skip


def mission_needs(setup: Setup, mission: int) -> Sentence:
    plan = plan_of(setup)
    needs, need = [*NEEDS.items()][plan.mission_needs[mission]]
    if not need.kind:
        letter = plan.mission_letter[mission]
        house = building_label(setup, plan.letter_house[letter])
        return f"needs-{needs}", {"letter": LETTERS[letter], "building": house}
    shown = [
        counted(f"{need.kind}-{need.words[kind]}", number)
        for kind, number in enumerate(plan.mission_wanted[mission])
        if number
    ]
    return f"needs-{needs}", {"shown": shown}


def mission_reward(setup: Setup, mission: int) -> list[Sentence]:
    plan = plan_of(setup)
    amounts = (("shilling", plan.mission_shillings[mission]), ("point", plan.mission_points[mission]))
    return [counted(key, number) for key, number in amounts if number]


# --- Options ------------------------------------------------------------------------------------------------


def setting(setup: Setup) -> list[Sentence]:
    """Return the choices of the table that are not the usual ones, and always the version."""
    told: list[Sentence] = []
    for option in META.options:
        value = setup.options[option.name]
        if option.offered and option.choices and (value != option.default or option.name == "version"):
            told.append(("setting", {"option": (f"option-{option.name}", {}), "value": value_name(option.name, value)}))
    return told


def value_name(option: str, value: str) -> Sentence:
    if value.isdecimal():
        return seat_name(int(value) - 1)
    return f"option-{option}-{value}", {}


# --- By vocabulary ------------------------------------------------------------------------------------------


THINGS: dict[str, Callable[[Setup, int], Any]] = {
    "seat": lambda _, seat: seat_name(seat),
    "building": building_label,
    "square": square_label,
    "source": source_name,
    "bribe": lambda _, kind: bribe_name(kind),
    "means": lambda _, means: payment([means])[0],
    "info": lambda _, info: info_name(info),
    "flag": lambda _, flag: flag_name(flag),
    "card": card_text,
    "card.drawer": card_in_drawer,
    "mission": mission_text,
    "bonus": lambda _, bonus: bonus_name(bonus),
    "thing": lambda _, thing: thing_name(thing),
    "colour": lambda _, colour: figure_name(colour),
    "due": lambda _, due: (f"due-{DUES[due]}", {}),
    "shillings": lambda _, number: counted("shilling", number),
    "slot": lambda _, slot: slot + 1,
    "action": lambda _, action: ACTION_NUMERALS[action],
    "roof": lambda setup, field: setup.names["roof"][field],
}


def thing(setup: Setup, vocabulary: str, value: int) -> Any:
    """Return a value of an action or an event by its vocabulary."""
    return THINGS[vocabulary](setup, value) if vocabulary in THINGS else value


def keys() -> Iterator[str]:
    """Yield every key that can be given from here."""
    for kind, words in (("bribe", BRIBES), ("info", INFOS), ("seal", SEALS)):
        for word in words:
            yield from (f"{kind}-{word}", f"{kind}-{word}.count", f"{kind}-{word}.brief")
    yield from (f"colour-{colour}" for colour in COLOURS)
    for flag in FLAGS:
        yield from (f"flag-{flag}", f"flag-{flag}.brief")
    yield from (f"source-{name}" for name in ("building", "supply", "figure"))
    yield from ("shilling.count", "boxed.count", "point.count")
    yield from ("shilling.brief", "point.brief")
    yield from (f"bonus-{name}" for name in ("bribe", "marker", "different_bribes", "alike", "push", "cards"))
    yield from (f"thing-{name}" for name in THING_NAMES)
    yield from (f"figure-{name}" for name in FIGURE_NAMES)
    yield from (f"due-{name}" for name in DUES)
    for ability in ABILITIES:
        yield from (f"ability-{ability.kind}", f"ability-{ability.kind}.brief")
    yield from (f"card-{name}" for name in ("drawer", "whole", "bribe", "info"))
    yield from ("mission", "mission-whole", "setting")
    yield from (f"needs-{needs}" for needs in NEEDS)
    for option in META.options:
        if option.offered and option.choices:
            yield f"option-{option.name}"
            yield from (f"option-{option.name}-{value}" for value in option.choices if not value.isdecimal())


assert all(ability.words in X_KINDS or ability.words in ((), SQUARE_NUMBERS) for ability in ABILITIES)
