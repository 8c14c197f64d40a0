"""The laws that every game must keep: `check_game(GAME, [Setting(2), Setting(4)])` tries them all.

A game's own tests call it; nothing but the game is needed, pytest neither.
"""

from collections.abc import Iterable

from safehouse.conformance import (
    chance,
    channels,
    copies,
    drafts,
    flow,
    knowledge,
    remembered,
    sampling,
    sealed,
    shows,
    worlds,
)
from safehouse.conformance.setting import Law, LawBroken, Setting
from safehouse.conformance.walk import guarded
from safehouse.core.registry import Game

_ALL: dict[str, Law] = {
    "pending": flow.pending,
    "legal": flow.legal,
    "no_dead_end": flow.no_dead_end,
    "terminates": flow.terminates,
    "outcome": flow.outcome,
    "texts": flow.texts,
    "pure": copies.pure,
    "reading": copies.reading,
    "clone": copies.clone,
    "fields": copies.fields,
    "json": copies.json_round_trip,
    "pickle": copies.pickle_round_trip,
    "events": copies.listeners,
    "chance": chance.chance,
    "sample_chance": chance.sample_chance,
    "redact": knowledge.redact,
    "redact_pending": knowledge.redact_pending,
    "redact_answers": knowledge.redact_answers,
    "features": knowledge.features,
    "history": remembered.history,
    "why_not": knowledge.why_not,
    "seen_as": knowledge.seen_as,
    "shows": shows.shows,
    "preview": drafts.preview,
    "any_order": drafts.any_order,
    "take_back": drafts.take_back,
    "barrier": drafts.barrier,
    "all_or_nothing": drafts.all_or_nothing,
    "sample": sampling.sample,
    "sample_plays": sampling.sample_plays,
    "sample_frequencies": worlds.sample_frequencies,
    "non_interference": channels.non_interference,
    "canaries": channels.canaries,
    "arrival_order": sealed.arrival_order,
    "retract": sealed.retract,
    "together": sealed.together,
    "sealed": sealed.sealed,
    "opened_by_chance": sealed.opened_by_chance,
}

LAWS: dict[str, Law] = {name: guarded(name, law) for name, law in _ALL.items()}

__all__ = ["LAWS", "Law", "LawBroken", "Setting", "check_game"]


def check_game(
    game: Game, settings: Iterable[Setting], *, laws: Iterable[str] | None = None, seed: int = 1, games: int = 3
) -> None:
    """Try the laws, all or those named, on every setting. The first one that is broken raises LawBroken."""
    for setting in settings:
        setup = setting.setup(game)
        for name in LAWS if laws is None else laws:
            LAWS[name](game, setup, seed, games)
