"""What an observer is told. Everything here is made from a redacted state and the visible part of events."""

from collections.abc import Iterable, Sequence

from safehouse.core.changes import changes
from safehouse.core.draft import Draft, offered
from safehouse.core.fields import peek
from safehouse.core.game import Event, GameState
from safehouse.core.match import Part, Position, visible
from safehouse.core.sentences import Told
from safehouse.messages import describer
from safehouse.server import wire


def decision(position: Position, view: GameState, observer: int, answer: Sequence[int], words: bool) -> wire.Decision:
    """Who is asked, as the observer sees it: whoever has answered sealed seems to be thinking still."""
    asked = [int(seat) for seat in view.pending()]
    made = wire.Decision(asked, bool(view.sealed()) if asked else False)
    describe = describer(position.game) if words else None
    if observer in asked:
        made.options = [int(action) for action in offered(view, observer)]
        made.answer = list(answer)
        if describe is not None:
            made.prompt = describe.prompt(view, observer)
    if describe is not None and describe.hints is not None:
        made.hints = describe.hints(view, observer)
    return made


def result(position: Position, words: bool) -> wire.Result | None:
    """How the game ended; None while it goes on."""
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


def entry(part: Part, observer: int, answer: Sequence[int], words: bool) -> wire.Entry:
    """One entry of the log for one observer."""
    position = part.position
    view = position.state.redact(observer)
    told = wire.Entry(
        seq=position.seq,
        events=seen(part.events, observer),
        view=peek(view),
        decision=decision(position, view, observer, answer, words),
        kind=part.entry.kind,
        result=result(position, words),
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
    """Where things stand for one observer."""
    view = position.state.redact(observer)
    made = decision(position, view, observer, answer, words)
    return wire.Snapshot(position.seq, peek(view), made, result(position, words))


def draft(position: Position, staged: Draft, words: bool) -> wire.Draft:
    """A staged row for the seat that stages it."""
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
