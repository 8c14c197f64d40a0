"""Words: every key that can be given exists in every language with the same arguments, and no other does."""

import ast
import json
import re
from pathlib import Path

import pytest

import safehouse
from safehouse.core.game import CHANCE, SPECTATOR, Event
from safehouse.core.registry import find_game
from safehouse.core.rng import Rng
from safehouse.games.heimlich import describe, ids, reasons
from safehouse.games.heimlich.game import ACTION_KINDS, EVENTS
from safehouse.messages import COMMON, LANGUAGES, PLACEHOLDER, Catalogue, preferred_language

PACKAGE = Path(safehouse.__file__ or "").parent
HEIMLICH = PACKAGE / "games" / "heimlich" / "messages"
GAME = find_game("heimlich")
COMMON_KEY = re.compile(r"(table|ask|say|help|list)\.[a-z_]+")
SETTINGS = [
    {"mode": "basic", "dossier": "no"},
    {"mode": "basic", "dossier": "yes"},
    {"mode": "top_secret", "dossier": "no"},
    {"mode": "top_secret", "dossier": "yes"},
]


def texts(folder: Path, language: str) -> dict[str, str]:
    content: dict[str, str] = json.loads((folder / f"{language}.json").read_text(encoding="utf-8"))
    return content


def common_keys() -> set[str]:
    """Every key of the terminal's own words that stands in the source."""
    found: set[str] = set()
    for path in [*(PACKAGE / "cli").rglob("*.py"), COMMON / "__init__.py"]:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and COMMON_KEY.fullmatch(node.value):
                found.add(node.value)
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_heimlich_has_every_key_and_no_other(language: str) -> None:
    given = list(describe.keys())
    assert len(given) == len(set(given))
    assert set(texts(HEIMLICH, language)) == set(given)


@pytest.mark.parametrize("language", LANGUAGES)
def test_terminal_has_every_key_and_no_other(language: str) -> None:
    assert set(texts(COMMON, language)) == common_keys()


@pytest.mark.parametrize("folder", [HEIMLICH, COMMON], ids=["heimlich", "common"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_arguments_are_the_same_in_every_language(folder: Path, language: str) -> None:
    english = texts(folder, "en")
    for key, text in texts(folder, language).items():
        assert set(PLACEHOLDER.findall(text)) == set(PLACEHOLDER.findall(english[key])), key
        assert text.strip() == text != "", key


def test_keys_cover_the_game() -> None:
    """What the game can say is in the list of keys, taken from the game's own tables."""
    keys = set(describe.keys())
    assert {f"action.{kind.name}" for kind in ACTION_KINDS} <= keys
    assert {f"card.{name}.text" for name in GAME.setup(4).names["card"]} <= keys
    assert {
        kind for kind in EVENTS if not any(key.startswith((f"event.{kind}", f"story.{kind}")) for key in keys)
    } == set()
    assert {f"effect.{effect}" for effect in ids.EFFECTS} <= keys


def test_refusals_are_those_of_the_rules() -> None:
    source = Path(reasons.__file__ or "").with_name("reasons.py").read_text(encoding="utf-8")
    pairs: set[tuple[str, str]] = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Tuple) and len(node.elts) == 2:
            values = [part.value for part in node.elts if isinstance(part, ast.Constant)]
            if len(values) == 2 and values[0]:
                pairs.add((str(values[0]), str(values[1])))
    assert {(rule, reason) for rule, listed in describe.REFUSALS.items() for reason in listed} == pairs


def test_outcome_reasons_are_those_of_the_rules() -> None:
    source = (PACKAGE / "games" / "heimlich" / "rules.py").read_text(encoding="utf-8")
    named = {"arrived", "turn_limit", "bystander"}
    assert all(f'"{reason}"' in source for reason in named)
    assert {key.split(".")[0] for key in describe.OUTCOMES} == named


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("options", SETTINGS, ids=lambda options: "-".join(options.values()))
def test_everything_that_happens_can_be_said(language: str, options: dict[str, str]) -> None:
    """Random games: actions, questions, events and results have a text without holes."""
    setup = GAME.setup(4, options)
    words = Catalogue(language, [COMMON, HEIMLICH], ["Anne", "Herman", "Carl", "Marc"])
    rng = Rng(3)
    said: list[str] = []
    for _ in range(3):
        state = GAME.first_state(setup)
        while pending := state.pending():
            seat = pending[0]
            if seat == CHANCE:
                action = int(state.sample_chance(rng))
            else:
                view = state.redact(seat)
                said.append(words.sentence(describe.prompt(view, seat)))
                said += [words.sentence(describe.short(setup, option)) for option in view.legal(seat)]
                for number in range(GAME.space.size):
                    rule, reason = view.why_not(seat, number)
                    if reason:
                        said += [words.sentence(one) for one in describe.why_not(rule, reason)]
                action = view.legal(seat)[rng.below(len(view.legal(seat)))]
            said.append(words.sentence(describe.action(setup, action)))
            events: list[Event] = []
            state.events = events
            state.apply(seat, action)
            state.events = None
            for observer in [*range(4), SPECTATOR]:
                said += [words.sentence(one) for one in describe.story(setup, events, observer)]
        said.append(words.sentence(describe.outcome(state, state.outcome())))
    holes = [text for text in said if "{" in text or re.fullmatch(r"[a-z]+\.[a-z_.]+", text)]
    assert holes == []


def test_a_deck_of_ones_own_is_described_by_its_effects() -> None:
    deck = json.loads(GAME.shipped_file("deck", "classic"))
    for kind in deck["kinds"]:
        kind["kind"] = f"my_{kind['kind']}"
    setup = GAME.setup(4, {"mode": "top_secret"}, {"deck": json.dumps(deck)})
    words = Catalogue("en", [HEIMLICH])
    said = [words.sentence(describe.card_text(setup, kind)) for kind in range(len(deck["kinds"]))]
    assert all("{" not in text and " " in text for text in said)


def test_language_of_the_environment() -> None:
    assert preferred_language({"LANG": "de_AT.UTF-8"}) == "de"
    assert preferred_language({"LC_ALL": "nl_BE", "LANG": "de_DE"}) == "nl"
    assert preferred_language({"LANG": "fr_FR"}) == "en"
    assert preferred_language({}) == "en"


def test_lists_read_well() -> None:
    words = Catalogue("en", [COMMON], ["Anne", "Bo", "Cy"])
    assert words.join([]) == ""
    assert words.join(["one"]) == "one"
    assert words.join(["one", "two", "three"]) == "one, two and three"
    assert words.sentence(("seat", {"seat": 1})) == "Bo"
