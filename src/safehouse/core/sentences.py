"""Sentences without words: keys and arguments that a catalogue turns into text.

A sentence is `(key, arguments by name)`; a key is a message of a catalogue, or `message.attribute`. An argument is a
number, a string, a sentence, or a list of sentences. The words are in the catalogues of each game; the browser uses
the same ones.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from safehouse.core.game import Event, GameState, Outcome, Setup
from safehouse.core.match import visible

Sentence = tuple[str, dict[str, Any]]
# A sentence, and which of the events it tells.
Told = tuple[Sentence, int]
# The public arguments of an event, and those that only this observer sees.
Seen = tuple[list[int], list[int]]


@dataclass(frozen=True)
class Describer:
    """The texts of a game, as functions (`Game.describer`). What is None is not shown."""

    # The question that a seat is asked, from its view.
    prompt: Callable[[GameState, int], Sentence]
    # The sentences of events for an observer, each with the place of its event.
    story: Callable[[Setup, Sequence[Event], int], list[Told]]
    # How the game ended, and the lines of the final scoring.
    outcome: Callable[[GameState, Outcome], Sentence]
    scoring: Callable[[GameState], list[Sentence]] | None = None
    # An action, in full and in a few words.
    action: Callable[[Setup, int], Sentence] | None = None
    short: Callable[[Setup, int], Sentence] | None = None
    # An action as an option in a view, with what depends on the position: a price, an amount.
    option: Callable[[GameState, int], Sentence] | None = None
    # An item of a vocabulary by its number; a number if it has no other name.
    thing: Callable[[Setup, str, int], Any] | None = None
    # Texts of things by vocabulary, and what things may be gathered under: a title, and a sentence for each.
    things: Callable[[Setup], Mapping[str, list[Sentence]]] | None = None
    families: Callable[[Setup], Mapping[str, tuple[str, list[Sentence]]]] | None = None
    # Hints for an observer's view, and for the options of a seat.
    hints: Callable[[GameState, int], dict[str, Any]] | None = None
    # What a careful player would note of events, from a state on or from the first.
    observations: Callable[[Setup, GameState | None, Sequence[Event]], list[Sentence]] | None = None
    # Every key that the functions use.
    keys: Callable[[], Iterable[str]] | None = None


def seat_name(seat: int) -> Sentence:
    """Return a player; catalogues insert the player's name."""
    return "seat", {"seat": seat}


def counted(key: str, number: int) -> Sentence:
    """Return a number of things; the catalogue has the plural forms."""
    return f"{key}.count", {"number": number}


def rule_text(rule: str) -> Sentence:
    """Return what a rule says; keys have no dots, so H3.1 is `rule-H3-1`."""
    return f"rule-{rule.replace('.', '-')}", {}


def refusal(rule: str, reason: str) -> list[Sentence]:
    """Return the reason for a refusal, and what the rule says."""
    return [(f"why-{reason}", {}), rule_text(rule)]


def refusal_keys(refusals: Mapping[str, Sequence[str]]) -> Iterator[str]:
    """Yield every key of `refusal`, from the reasons by rule."""
    yield from (f"why-{reason}" for reason in dict.fromkeys(one for listed in refusals.values() for one in listed))
    yield from (rule_text(rule)[0] for rule in refusals)


def named(vocabularies: Sequence[str], values: Sequence[int], thing: Callable[[str, int], Any]) -> dict[str, Any]:
    """Return arguments by the vocabularies of their values; the second of a kind is called `agent_2`."""
    arguments: dict[str, Any] = {}
    for vocabulary, value in zip(vocabularies, values, strict=True):
        name = vocabulary
        while name in arguments:
            name += "_2"
        arguments[name] = thing(vocabulary, value)
    return arguments


def grouped(
    events: Sequence[Event], observer: int, together: Callable[[str, Seen, Seen], bool]
) -> list[tuple[str, list[Seen]]]:
    """Return events as an observer sees them; adjacent ones of a kind that belong together form one row."""
    rows: list[tuple[str, list[Seen]]] = []
    for kind, args, secret in (visible(event, observer) for event in events):
        if rows and rows[-1][0] == kind and together(kind, rows[-1][1][-1], (args, secret)):
            rows[-1][1].append((args, secret))
        else:
            rows.append((kind, [(args, secret)]))
    return rows
