"""What an observer gets. Everything here is made from a redacted state and the visible part of events."""

from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from safehouse.core.changes import changes
from safehouse.core.draft import Draft, offered
from safehouse.core.fields import OWN, SHARED, Reader, peek, readers_of
from safehouse.core.game import SPECTATOR, Event, GameState
from safehouse.core.match import Part, Position, Snapshot, visible
from safehouse.core.sentences import Told
from safehouse.messages import describer
from safehouse.server import wire

ENCODER = msgspec.json.Encoder()
NOTHING = b"{}"
# By kind of state, for each of its readers: what holds the values for encoding, quicker than a dict.
Packs = list[tuple[type[msgspec.Struct], Reader]]
PACKS: dict[type[GameState], Packs] = {}


def packed(state: GameState, which: int) -> bytes:
    """Return fields of a state as a JSON object: the public ones (SHARED), or the others (OWN)."""
    pack, reader = (PACKS.get(type(state)) or packs_of(type(state)))[which]
    return ENCODER.encode(pack(*reader(state)))


def packs_of(kind: type[GameState]) -> Packs:
    packs = [(msgspec.defstruct("Values", names, gc=False), reader) for names, reader in readers_of(kind)]
    PACKS[kind] = packs
    return packs


class Common:
    """The part of an entry that is the same for all observers and in the store, encoded once."""

    __slots__ = ("_beginning", "_open", "_part", "_public", "_waiting", "events", "over")

    def __init__(self, part: Part) -> None:
        self._part = part
        position, entry, events, _ = part
        # What is public is the same in every view, and in the position itself.
        self._public = packed(position.state.redact(SPECTATOR), SHARED)
        # The same without its end, for more fields to follow.
        self._open = b"{" if self._public == NOTHING else self._public[:-1] + b","
        # The events, unless some of them have a part that only some see.
        apart = [event for event in events if event.audience]
        told = b"" if apart else ENCODER.encode(seen(events, SPECTATOR))
        self.events = msgspec.Raw(told) if told else None
        self.over = position.over
        # The beginning of an entry that can be encoded by joining its parts; else empty.
        plain = told and not self.over and entry.kind == "moves"
        self._beginning = b'{"type":"entry","seq":%d,"events":%b,"view":' % (position.seq, told) if plain else b""
        # The message for seats that are not asked, by who is.
        self._waiting: dict[tuple[int, ...], bytes] = {}

    def frame(self, observer: int, words: bool) -> bytes:
        """Return the entry as an observer gets it."""
        part = self._part
        if words or not self._beginning:
            return ENCODER.encode(entry(part, observer, [], words, self))
        view = part.position.state.redact(observer)
        asked = view.pending()
        if observer in asked:
            told = ENCODER.encode(decision(part.position, view, observer, [], words))
        else:
            key = (view.sealed(), *asked)
            told = self._waiting.get(key, b"")
            if not told:
                told = self._waiting[key] = ENCODER.encode(decision(part.position, view, observer, [], words))
        return b"".join((self._beginning, self._fields(view), b',"decision":', told, b"}"))

    def stored(self) -> str:
        """Return the position as it is stored."""
        position = self._part.position
        fields: Any = msgspec.Raw(self._fields(position.state))
        return ENCODER.encode(Snapshot(int(position.game.meta.rules_version), position.steps, fields)).decode()

    def view(self, view: GameState) -> dict[str, Any]:
        """Return an observer's encoded view, which encoders embed as it is."""
        made: Any = msgspec.Raw(self._fields(view))
        return made  # type: ignore[no-any-return]

    def _fields(self, state: GameState) -> bytes:
        """Return the public fields, and the others of a state or a view."""
        own = packed(state, OWN)
        return self._public if own == NOTHING else self._open + own[1:]


def decision(position: Position, view: GameState, observer: int, answer: Sequence[int], words: bool) -> wire.Decision:
    """Return who is asked, as the observer sees it: a seat with a sealed answer still seems to be thinking."""
    asked = list(view.pending())
    made = wire.Decision(asked, bool(view.sealed()) if asked else False)
    describe = describer(position.game) if words else None
    if observer in asked:
        made.options = offered(view, observer)
        made.answer = list(answer)
        if describe is not None:
            made.prompt = describe.prompt(view, observer)
    if describe is not None and describe.hints is not None:
        made.hints = describe.hints(view, observer)
    return made


def result(position: Position, words: bool) -> wire.Result | None:
    """Return how the game ended; None while it goes on."""
    if not position.over:
        return None
    outcome = position.state.outcome()
    told = wire.Result(list(outcome.shares), list(outcome.ranks), list(outcome.scores), outcome.reason)
    if words and (describe := describer(position.game)) is not None:
        told.text = describe.outcome(position.state, outcome)
        if describe.scoring is not None:
            told.lines = list(describe.scoring(position.state))
    return told


def seen(events: Sequence[Event], observer: int) -> list[wire.SeenEvent]:
    return [visible(event, observer) for event in events]


def entry(part: Part, observer: int, answer: Sequence[int], words: bool, common: Common | None = None) -> wire.Entry:
    """Return one entry of the log for one observer; with the common part, to be encoded at once."""
    position = part.position
    view = position.state.redact(observer)
    events: Any = common.events if common is not None else None
    told = wire.Entry(
        seq=position.seq,
        events=seen(part.events, observer) if events is None else events,
        view=peek(view) if common is None else common.view(view),
        decision=decision(position, view, observer, answer, words),
        kind=part.entry.kind,
        result=result(position, words) if common is None or common.over else None,
    )
    if words and part.events:
        told.changes = changes(part, lambda state: peek(state.redact(observer)))
        if (describe := describer(position.game)) is not None:
            told.story, told.about = split(describe.story(position.setup, part.events, observer))
    return told


def split(told: Iterable[Told]) -> tuple[list[wire.Sentence], list[int]]:
    """Return sentences, and by sentence the number of the event that it tells."""
    pairs = list(told)
    return [sentence for sentence, _ in pairs], [number for _, number in pairs]


def snapshot(position: Position, observer: int, answer: Sequence[int], words: bool) -> wire.Snapshot:
    """Return the current state for one observer."""
    view = position.state.redact(observer)
    made = decision(position, view, observer, answer, words)
    return wire.Snapshot(position.seq, peek(view), made, result(position, words))


def draft(position: Position, staged: Draft, words: bool) -> wire.Draft:
    """Return a staged row for the seat that stages it."""
    seat = staged.seat
    told = wire.Draft(
        at=position.seq,
        row=list(staged.picks),
        waiting=list(staged.waiting),
        options=[int(action) for action in staged.options],
        complete=staged.complete,
        view=staged.view(),
        events=seen(staged.events, seat),
    )
    if words and (describe := describer(position.game)) is not None:
        told.story = split(describe.story(position.setup, staged.events, seat))[0]
        if not staged.complete:
            told.prompt = describe.prompt(staged.state, seat)
        if describe.hints is not None:
            told.hints = describe.hints(staged.state, seat)
    return told
