"""Replays: the entries of a game one after the other, as an observer saw them or with everything that was hidden."""

import re
from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass

from safehouse.core.fields import values_of
from safehouse.core.game import CHANCE, SPECTATOR, Event
from safehouse.core.record import batches, read
from safehouse.core.registry import find_game
from safehouse.messages import describer
from safehouse.server import views, wire
from safehouse.server.errors import BadRequest, Refusal
from safehouse.server.line import Answer, Line, LogEntry, effective, first_line, retrace
from safehouse.server.lookups import Noted, Replay

VIEW = "^(public|all|seat:([0-9]|1[0-5]))$"
PUBLIC, ALL = "public", "all"
MOST = 200
# Brought records whose moves are kept as read: a replay asks for one page after the other.
KEPT_RECORDS = 8
Log = Sequence[tuple[int, LogEntry]]
Part = tuple[Line, LogEntry, list[Event]]


@dataclass(frozen=True)
class Film:
    """A game that can be shown: its beginning, its log, and who sat where."""

    start: Line
    log: Log
    names: list[str]


@dataclass(frozen=True)
class Cut:
    """Which entries are wanted, as seen by whom."""

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
    """Return a part of a replay. Slow: for a thread."""
    if cut.observer >= film.start.setup.players:
        raise BadRequest("no_seat")
    parts = list(retrace(film.start, film.log))
    wanted = [part for part in parts if part[0].seq > cut.after][: cut.limit]
    return Replay(
        game=film.start.game.meta.name,
        names=film.names,
        view=cut.view,
        first=parts[0][0].seq if parts else 1,
        last=parts[-1][0].seq if parts else 0,
        entries=[frame(part, cut) for part in wanted],
    )


def frame(part: Part, cut: Cut) -> wire.Entry:
    line, entry, events = part
    if cut.view != ALL:
        return views.entry(line, entry, events, cut.observer, [], cut.words)
    # Nothing is hidden from a spectator who is told every secret.
    opened = [Event(event.kind, event.args, event.secret, [SPECTATOR]) for event in events]
    told = views.entry(line, entry, opened, SPECTATOR, [], cut.words)
    told.view = values_of(line.state)
    return told


# --- Brought records ----------------------------------------------------------------------------------------------


class Films:
    """Brought records, as read last."""

    def __init__(self) -> None:
        self._kept: OrderedDict[str, Film] = OrderedDict()

    def of(self, name: str, text: str) -> Film:
        """Return a record as a game that can be shown. Slow the first time: for a thread."""
        film = self._kept.get(name) or film_of(text)
        self._kept[name] = film
        self._kept.move_to_end(name)
        while len(self._kept) > KEPT_RECORDS:
            self._kept.popitem(last=False)
        return film


def film_of(text: str) -> Film:
    """Read a record; its plies become entries like those of a table: answers, then all that chance adds."""
    record = read(text, "the record")
    log: list[tuple[int, LogEntry]] = [(1, LogEntry("start"))]
    for _, batch in batches(record.start(), record.entries):
        if batch[0].seat == CHANCE:
            log[-1][1].chance.append(batch[0].actions[0])
        else:
            answers = [Answer(entry.seat, list(entry.actions), "") for entry in batch]
            log.append((len(log) + 1, LogEntry("moves", answers)))
    return Film(first_line(find_game(record.game), record.setup), log, list(record.names))


# --- Notebooks ----------------------------------------------------------------------------------------------------


def observations(start: Line, log: Log, observer: int) -> list[Noted]:
    """Return what a careful player would have noted of what he saw; nothing where the game has no notebook."""
    describe = describer(start.game)
    if describe is None or describe.observations is None or not log:
        return []
    counting = {seq for seq, _ in effective(log)}
    parts = [part for part in retrace(start, log) if part[0].seq in counting]
    if not parts:
        return []
    first, entry, _ = parts[0]
    begins = start.before(entry) if entry.position else None
    seen = [
        Event(event.kind, event.args, event.secret if observer in event.audience else [])
        for _, _, events in parts
        for event in events
    ]
    view = None if begins is None else begins.state.redact(observer)
    return [Noted(text) for text in describe.observations(first.setup, view, seen)]


def check_shown(rules: int, ours: int) -> None:
    """Refuse to show by our rules what was played by others."""
    if rules != ours:
        raise Refusal("other_rules", rules=rules, ours=ours)
