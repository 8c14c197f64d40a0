"""The numbered log of a game: which of its entries count, and the positions that they lead to."""

from collections.abc import Iterator, Sequence

from safehouse.core.game import Event
from safehouse.core.match import Entry, Part, Position

# How many entries lie between positions that are kept. The pages of a replay are a multiple of it.
EVERY = 50


class Log:
    """The entries of a game from its start on.

    Some positions are kept on the way, so that a later part is found without playing all that came before it again.
    What was played by older rules cannot be followed by ours, so it begins at the last upgrade, if there was one.
    """

    def __init__(self, start: Position, entries: Sequence[tuple[int, Entry]]) -> None:
        upgrades = [place for place, (_, entry) in enumerate(entries) if entry.kind == "upgrade"]
        self.start = start
        self.entries = list(entries[upgrades[-1] if upgrades else 0 :])
        # The numbers of the first and the last entry.
        self.first = self.entries[0][0] if entries else 1
        self._kept = {self.first - 1: start.numbered(self.first - 1)}
        # The position that was asked for last: mostly it is asked for again.
        self._asked = self._kept[self.first - 1]

    @property
    def last(self) -> int:
        return self.first + len(self.entries) - 1

    def grown(self, news: Sequence[tuple[int, Entry]]) -> "Log":
        """Return the log with later entries; the same object, unless the rules were upgraded."""
        if any(entry.kind == "upgrade" for _, entry in news) or not self.entries:
            return Log(self.start, [*self.entries, *news])
        self.entries += news
        return self

    def parts(self, after: int = 0) -> Iterator[Part]:
        """Follow the entries after a given one."""
        position = self._kept[max(seq for seq in self._kept if seq <= max(after, self.first - 1))]
        for seq, entry in self.entries[position.seq - self.first + 1 :]:
            assert seq == position.seq + 1, "the log has a hole"
            before, events = position, list[Event]()
            if entry.kind == "takeback":
                position = self.position(entry.to).numbered(seq)
            elif entry.kind == "upgrade":
                position = position.before(entry).numbered(seq)
            else:
                position, events = position.follow(entry)
            # Always after a takeback, so that the way to a position crosses none.
            if seq % EVERY == 0 or entry.kind == "takeback":
                self._kept[seq] = position
            if seq > after:
                yield Part(position, entry, events, before)

    def counting(self) -> list[Part]:
        """Follow all entries; return those that no takeback has undone."""
        counts = {seq for seq, _ in effective(self.entries)}
        return [part for part in self.parts() if part.position.seq in counts]

    def position(self, seq: int) -> Position:
        """Return the position after an entry."""
        if seq in self._kept:
            return self._kept[seq]
        if seq != self._asked.seq:
            self._asked = next(self.parts(seq - 1)).position
        return self._asked


def effective(log: Sequence[tuple[int, Entry]]) -> list[tuple[int, Entry]]:
    """Return the entries that count: those that no takeback has undone, takebacks left out."""
    kept: list[tuple[int, Entry]] = []
    place_of: dict[int, int] = {0: 0}
    for seq, entry in log:
        if entry.kind == "takeback":
            del kept[place_of[entry.to] :]
        else:
            kept.append((seq, entry))
        place_of[seq] = len(kept)
    return kept
