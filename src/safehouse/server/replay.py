"""Replays: the entries of a game one by one, as an observer saw them or with everything that was hidden."""

import re
from dataclasses import dataclass
from itertools import islice

from safehouse.core.changes import changes
from safehouse.core.fields import values_of
from safehouse.core.game import SPECTATOR, Event
from safehouse.core.log import Log
from safehouse.core.match import Part, Position
from safehouse.core.record import read
from safehouse.core.registry import find_game
from safehouse.messages import describer
from safehouse.server import views, wire
from safehouse.server.errors import BadRequest, Refusal
from safehouse.server.lookups import Noted, Replay

VIEW = "^(public|all|seat:([0-9]|1[0-5]))$"
PUBLIC, ALL = "public", "all"
MOST = 200


@dataclass(frozen=True)
class Film:
    """A game that can be shown: its log, and the names by seat."""

    log: Log
    names: list[str]
    # Whether it reaches the end of its game.
    over: bool


@dataclass(frozen=True)
class Cut:
    """The requested entries, and the observer."""

    view: str
    after: int
    limit: int
    words: bool

    @property
    def observer(self) -> int:
        found = re.fullmatch(VIEW, self.view)
        assert found is not None
        return int(found[2]) if found[2] else SPECTATOR


def show(film: Film, cut: Cut) -> Replay:
    """Return a part of a replay. Slow: for the clerk."""
    log = film.log
    if cut.observer >= log.start.setup.players:
        raise BadRequest("no_seat")
    return Replay(
        game=log.start.game.meta.name,
        names=film.names,
        view=cut.view,
        first=log.first,
        last=log.last,
        entries=[frame(part, cut) for part in islice(log.parts(cut.after), cut.limit)],
    )


def frame(part: Part, cut: Cut) -> wire.Entry:
    if cut.view != ALL:
        return views.entry(part, cut.observer, [], cut.words)
    # A spectator who is sent every secret sees everything.
    opened = [Event(event.kind, event.args, event.secret, [SPECTATOR]) for event in part.events]
    told = views.entry(part._replace(events=opened), SPECTATOR, [], cut.words)
    told.view = values_of(part.position.state)
    if cut.words:
        told.changes = changes(part, values_of)
    return told


def film_of(text: str) -> Film:
    """Read a record. Slow: for the clerk."""
    record = read(text, "the record")
    log = Log(Position(find_game(record.game), record.setup), list(enumerate(record.entries, 1)))
    return Film(log, list(record.names), record.result is not None)


# --- Notebooks ----------------------------------------------------------------------------------------------------


def observations(log: Log, observer: int) -> list[Noted]:
    """Return what a careful player would have noted; nothing if the game has no notebook."""
    describe = describer(log.start.game)
    if describe is None or describe.observations is None:
        return []
    parts = log.counting()
    if not parts:
        return []
    first, entry = parts[0].position, parts[0].entry
    begins = log.start.before(entry) if entry.position else None
    seen = [
        Event(event.kind, event.args, event.secret if observer in event.audience else [])
        for part in parts
        for event in part.events
    ]
    view = None if begins is None else begins.state.redact(observer)
    return [Noted(text) for text in describe.observations(first.setup, view, seen)]


def check_shown(rules: int, ours: int) -> None:
    """Refuse to replay by our rules what was played by others."""
    if rules != ours:
        raise Refusal("other_rules", rules=rules, ours=ours)
