"""Words of the games: every key that a game can give is in its catalogues, and whatever happens can be said."""

import ast
import json
import re
from collections.abc import Mapping
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

import safehouse
from safehouse.core.game import CHANCE, SPECTATOR, Event
from safehouse.core.registry import OWN_GAMES, Game
from safehouse.core.rng import Rng
from safehouse.core.sentences import Sentence, refusal
from safehouse.games.heimlich import describe as heimlich
from safehouse.games.heimlich import ids
from safehouse.messages import LANGUAGES, Catalogue, words_of
from tests.daily import daily

PACKAGE = Path(safehouse.__file__ or "").parent
# A key that has no text stands for itself.
KEY = re.compile(r"[a-z]+([-.][a-z0-9_]+)+")
RULE = re.compile(r"[A-Z]\d+(\.\d+)?")
GAMES = sorted(OWN_GAMES)
# What is played to hear everything that a game can say: players and options.
SETTINGS: Mapping[str, list[tuple[int, dict[str, str]]]] = {
    "heimlich": [
        (4, {"mode": mode, "dossier": dossier}) for mode in ("basic", "top_secret") for dossier in ("no", "yes")
    ],
    "suitcase": [(players, {"map": "sprint"}) for players in (2, 3, 4)],
    "vienna": [
        (2, {"version": "starter", "flags": "random"}),
        (3, {"version": "starter", "third_man": "yes"}),
        (4, {"version": "full", "third_man": "yes", "feld_agents": "yes"}),
    ],
}
# Why a game may end, as its rules say it.
ENDS = {
    "heimlich": {"arrived", "turn_limit", "bystander"},
    "suitcase": {"target", "alone", "no_suitcases", "turn_limit", "decided"},
    "vienna": {"investigator", "markers"},
}


def game_of(name: str) -> Game:
    game = import_module(f"safehouse.games.{name}.game").GAME
    assert isinstance(game, Game)
    return game


def describe_of(name: str) -> Any:
    return import_module(f"safehouse.games.{name}.describe")


@pytest.mark.parametrize("name", GAMES)
def test_a_game_has_every_key_that_it_gives(name: str) -> None:
    given = list(describe_of(name).keys())
    assert len(given) == len(set(given))
    words = Catalogue("en", [words_of(game_of(name))])
    assert [key for key in given if not words.has(key)] == []


@pytest.mark.parametrize("name", GAMES)
def test_keys_cover_the_game(name: str) -> None:
    """What the game can say is in the list of keys, taken from the game's own tables."""
    keys = set(describe_of(name).keys())
    game = game_of(name)
    assert {f"action-{kind.name}" for kind in game.kinds} <= keys
    assert {
        kind for kind in game.events if not any(key.startswith((f"event-{kind}", f"story-{kind}")) for key in keys)
    } == set()


def test_cards_and_effects_have_texts() -> None:
    keys = set(heimlich.keys())
    assert {f"card-{name}.text" for name in game_of("heimlich").setup(4).names["card"]} <= keys
    assert {f"effect-{effect}" for effect in ids.EFFECTS} <= keys


@pytest.mark.parametrize("name", GAMES)
def test_refusals_are_those_of_the_rules(name: str) -> None:
    """Every rule with its reason, as tuples and decisions pair them; and no rule or reason that is not there."""
    pairs: set[tuple[str, str]] = set()
    words: set[str] = set()
    for path in (PACKAGE / "games" / name).glob("*.py"):
        if not path.name.startswith("describe"):
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                values = texts_in(node)
                words.update(values)
                if len(values) == 2 and RULE.fullmatch(values[0]):
                    pairs.add((values[0], values[1]))
    listed = {(rule, reason) for rule, reasons in describe_of(name).REFUSALS.items() for reason in reasons}
    assert pairs
    assert pairs <= listed
    assert {rule for rule, _ in listed} == {rule for rule, _ in pairs}
    assert {reason for _, reason in listed} <= words


def texts_in(node: ast.AST) -> list[str]:
    """The texts that a tuple holds, or a call is given."""
    parts = node.elts if isinstance(node, ast.Tuple) else node.args if isinstance(node, ast.Call) else []
    constants = [part.value for part in parts if isinstance(part, ast.Constant)]
    return [value for value in constants if isinstance(value, str) and value]


@pytest.mark.parametrize("name", GAMES)
def test_outcome_reasons_are_those_of_the_rules(name: str) -> None:
    rules = [path for path in (PACKAGE / "games" / name).glob("*.py") if not path.name.startswith("describe")]
    source = "".join(path.read_text(encoding="utf-8") for path in rules)
    assert all(f'"{reason}"' in source for reason in ENDS[name])
    assert {key.split("-")[0] for key in describe_of(name).OUTCOMES} == ENDS[name]


# Each day the richest setting of a game in every language, and the others in German.
WAYS = daily(
    ((language, name, *setting) for name in GAMES for setting in SETTINGS[name] for language in LANGUAGES),
    lambda language, name, *setting: language == "de" or setting == SETTINGS[name][-1],
)


@pytest.mark.parametrize(
    ("language", "name", "players", "options"),
    WAYS,
    ids=lambda value: "-".join(value.values()) if isinstance(value, dict) else str(value),
)
def test_everything_that_happens_can_be_said(language: str, name: str, players: int, options: dict[str, str]) -> None:
    """Random games: actions, questions, events and results have a text without holes."""
    game, describe = game_of(name), describe_of(name)
    setup = game.setup(players, options)
    words = Catalogue(language, [words_of(game)], ["Anne", "Herman", "Carl", "Marc"])
    rng = Rng(3)
    sentences: dict[str, Sentence] = {}

    def tell(*told: Sentence) -> None:
        """Keep sentences for later; most come up many times."""
        sentences.update((repr(one), one) for one in told)

    for _ in range(3):
        state = game.first_state(setup)
        while pending := state.pending():
            seat = pending[0]
            if seat == CHANCE:
                action = int(state.sample_chance(rng))
            else:
                view = state.redact(seat)
                tell(describe.prompt(view, seat))
                tell(*(describe.short(setup, option) for option in view.legal(seat)))
                for number in asked_about(game.space.size, rng):
                    rule, reason = view.why_not(seat, number)
                    if reason:
                        tell(*refusal(rule, reason))
                action = view.legal(seat)[rng.below(len(view.legal(seat)))]
            tell(describe.action(setup, action))
            events: list[Event] = []
            state.events = events
            state.apply(seat, action)
            state.events = None
            for observer in [*range(players), SPECTATOR]:
                tell(*(sentence for sentence, _ in describe.story(setup, events, observer)))
        tell(describe.outcome(state, state.outcome()))
    said = [words.sentence(one) for one in sentences.values()]
    holes = [text for text in said if "{" in text or KEY.fullmatch(text)]
    assert holes == []


def asked_about(size: int, rng: Rng) -> list[int]:
    """Some actions, all of them where there are few."""
    return list(range(size)) if size <= 300 else [rng.below(size) for _ in range(12)]


def test_a_deck_of_ones_own_is_described_by_its_effects() -> None:
    game = game_of("heimlich")
    deck = json.loads(game.shipped_file("deck", "classic"))
    for kind in deck["kinds"]:
        kind["kind"] = f"my_{kind['kind']}"
    setup = game.setup(4, {"mode": "top_secret"}, {"deck": json.dumps(deck)})
    words = Catalogue("en", [words_of(game)])
    said = [words.sentence(heimlich.card_text(setup, kind)) for kind in range(len(deck["kinds"]))]
    assert all("{" not in text and " " in text for text in said)
