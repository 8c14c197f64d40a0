"""What an observer is told. Everything here is made from a redacted state and the visible part of events."""

from collections.abc import Sequence

from safehouse.core.draft import Draft, offered
from safehouse.core.fields import peek
from safehouse.core.game import Event, GameState
from safehouse.core.match import Entry, Position, visible
from safehouse.messages import describer
from safehouse.server import wire


def decision(line: Position, view: GameState, observer: int, answer: Sequence[int], words: bool) -> wire.Decision:
    """Who is asked, as the observer sees it: whoever has answered sealed seems to be thinking still."""
    asked = [int(seat) for seat in view.pending()]
    made = wire.Decision(asked, bool(view.sealed()) if asked else False)
    if observer in asked:
        made.options = [int(action) for action in offered(view, observer)]
        made.answer = list(answer)
        if words and (describe := describer(line.game)) is not None:
            made.prompt = describe.prompt(view, observer)
            if describe.hints is not None:
                made.hints = describe.hints(view, observer)
    return made


def result(line: Position, words: bool) -> wire.Result | None:
    """How the game ended; None while it goes on."""
    if not line.over:
        return None
    outcome = line.state.outcome()
    told = wire.Result(list(outcome.shares), list(outcome.ranks), list(outcome.scores), outcome.reason)
    if words and (describe := describer(line.game)) is not None:
        told.text = describe.outcome(line.state, outcome)
        if describe.scoring is not None:
            told.lines = list(describe.scoring(line.state))
    return told


def seen(events: Sequence[Event], observer: int) -> list[wire.SeenEvent]:
    return [visible(event, observer) for event in events]


def story(line: Position, events: Sequence[Event], observer: int) -> list[wire.Sentence]:
    describe = describer(line.game)
    return [] if describe is None else list(describe.story(line.setup, events, observer))


def entry(
    line: Position, logged: Entry, events: Sequence[Event], observer: int, answer: Sequence[int], words: bool
) -> wire.Entry:
    """One entry of the log for one observer."""
    view = line.state.redact(observer)
    return wire.Entry(
        seq=line.seq,
        events=seen(events, observer),
        view=peek(view),
        decision=decision(line, view, observer, answer, words),
        kind=logged.kind,
        story=story(line, events, observer) if words else [],
        result=result(line, words),
    )


def snapshot(line: Position, observer: int, answer: Sequence[int], words: bool) -> wire.Snapshot:
    """Where things stand for one observer."""
    view = line.state.redact(observer)
    made = decision(line, view, observer, answer, words)
    return wire.Snapshot(line.seq, peek(view), made, result(line, words))


def draft(line: Position, staged: Draft, words: bool) -> wire.Draft:
    """A staged row for the seat that stages it."""
    seat = staged.seat
    told = wire.Draft(
        at=line.seq,
        row=list(staged.picks),
        waiting=list(staged.waiting),
        options=[int(action) for action in staged.options],
        complete=staged.complete,
        view=staged.view(),
        events=seen(staged.events, seat),
    )
    if words and (describe := describer(line.game)) is not None:
        told.story = list(describe.story(line.setup, staged.events, seat))
        if not staged.complete:
            told.prompt = describe.prompt(staged.state, seat)
            if describe.hints is not None:
                told.hints = describe.hints(staged.state, seat)
    return told
