"""Sentences without words: what a game tells people, as keys and arguments that a catalogue turns into text.

A sentence is `(key, arguments by name)`; a key is a message of a catalogue, or `message.attribute`. An argument is a
number, a string, a sentence, or a list of sentences. The words are in the catalogues of each game; the browser uses
the same ones.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from safehouse.core.game import Event
from safehouse.core.match import visible

Sentence = tuple[str, Mapping[str, Any]]
# What everybody sees of an event, and what this observer sees besides.
Seen = tuple[list[int], list[int]]


def seat_name(seat: int) -> Sentence:
    """A player; catalogues put his name here."""
    return "seat", {"seat": seat}


def counted(key: str, number: int) -> Sentence:
    """A number of things; the catalogue has the plural forms."""
    return f"{key}.count", {"number": number}


def rule_text(rule: str) -> Sentence:
    """What a rule says; keys have no dots, so H3.1 is `rule-H3-1`."""
    return f"rule-{rule.replace('.', '-')}", {}


def refusal(rule: str, reason: str) -> list[Sentence]:
    """Why an action is refused, and what the rule says."""
    return [(f"why-{reason}", {}), rule_text(rule)]


def refusal_keys(refusals: Mapping[str, Sequence[str]]) -> Iterator[str]:
    """Every key of `refusal`, from the reasons by rule."""
    yield from (f"why-{reason}" for reason in dict.fromkeys(one for listed in refusals.values() for one in listed))
    yield from (rule_text(rule)[0] for rule in refusals)


def named(vocabularies: Sequence[str], values: Sequence[int], thing: Callable[[str, int], Any]) -> dict[str, Any]:
    """Arguments by the vocabularies of their values; the second of a kind is called `agent_2`."""
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
    """Events as an observer sees them; neighbours of a kind that belong together are put into one row."""
    rows: list[tuple[str, list[Seen]]] = []
    for kind, args, secret in (visible(event, observer) for event in events):
        if rows and rows[-1][0] == kind and together(kind, rows[-1][1][-1], (args, secret)):
            rows[-1][1].append((args, secret))
        else:
            rows.append((kind, [(args, secret)]))
    return rows
