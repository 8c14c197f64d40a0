"""Lessons: scripted games in JSON files, in which one person learns a game by playing it.

A lesson begins like a scenario. Then everything is scripted: each outcome of chance, the moves of all others, and what
the learner, in the first seat, is asked to do. Steps without `do` only explain. The picks of steps with `do` form the
learner's answers, one after the other; `lesson.schema.json` has the details.

A script is found by the number of the entry that asks, so a table needs to remember nothing but its log.
"""

import json
from collections import deque
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from safehouse.core import data
from safehouse.core.draft import Draft
from safehouse.core.errors import BadData, IllegalMove, UnknownGame
from safehouse.core.fair import Dealer
from safehouse.core.match import Answer, Position
from safehouse.core.notation import Place, Texts, Visitor, scan
from safehouse.core.registry import Game, find_game
from safehouse.core.scenario import Scenario, scenario_of, text_of

SCHEMA = Path(__file__).parent / "lesson.schema.json"
ENDING = ".lesson.json"
FOLDER = "lessons"
ANY = "any"
FIRST = "start"
LEARNER = 0
# The fields of a lesson's file that a scenario has too.
BEGINNING = ("name", "title", "source", "game", "players", "options", "files", "setup", "after", "set")
# Most answers that are tried for a question that takes any.
MOST_ROWS = 200


@dataclass(frozen=True)
class Step:
    """A text, what it highlights, and the picks that it waits for: one of several lists, or any (`free`)."""

    text: str
    at: tuple[str, ...] = ()
    picks: tuple[str, ...] = ()
    then: str = ""

    @property
    def asks(self) -> bool:
        return bool(self.picks)

    @property
    def free(self) -> bool:
        return self.picks == (ANY,)


@dataclass(frozen=True)
class Shown:
    """A step in its place: the entry at which it is shown, and its picks as actions."""

    step: Step
    at: int
    rows: tuple[tuple[int, ...], ...] = ()


@dataclass
class Script:
    """What happens in a lesson, by the number of the entry that asks."""

    chance: list[int] = field(default_factory=list)
    # By entry and seat, of all but the learner.
    answers: dict[tuple[int, int], list[int]] = field(default_factory=dict)
    # By entry: the steps that make up the learner's answer.
    questions: dict[int, list[Shown]] = field(default_factory=dict)
    steps: list[Shown] = field(default_factory=list)
    last: int = 0

    def expects(self, position: Position, picks: Sequence[int]) -> bool:
        """Return whether legal picks of the learner are what is asked for, or can still become it."""
        asked = self.questions.get(position.seq)
        if asked is None:
            return False
        return asked[-1].step.free or any(leads_to(position, picks, row) for row in rows_of(asked))

    def dealer(self) -> "ScriptedDealer":
        return ScriptedDealer(self.chance)


def leads_to(position: Position, picks: Sequence[int], row: list[int]) -> bool:
    """Return whether picks, with what a row has besides them, are that row: in any order, where the game takes any."""
    rest = list(row)
    for pick in picks:
        if pick not in rest:
            return False
        rest.remove(pick)
    try:
        return position.stage(LEARNER, [*picks, *rest]).row == position.stage(LEARNER, row).row
    except IllegalMove:
        return False


def rows_of(question: Sequence[Shown]) -> list[list[int]]:
    """Return the rows that answer a question: one list of picks of each of its steps, in every combination."""
    rows: list[list[int]] = [[]]
    for shown in question:
        rows = [[*row, *picks] for row in rows for picks in shown.rows]
    return rows


class ScriptedDealer(Dealer):
    """Scripted chance: nothing is drawn."""

    def __init__(self, chance: list[int]) -> None:
        super().__init__(b"")
        self._chance = chance

    def outcome(self, index: int, weights: Sequence[tuple[int, int]]) -> int:
        possible = [outcome for outcome, _ in weights]
        if index < len(self._chance) and self._chance[index] in possible:
            return self._chance[index]
        raise BadData(f"the lesson has no outcome for step {index} of chance")


class Recorder(ScriptedDealer):
    """Scripted chance while the script is read: steps with one outcome may be left out."""

    def __init__(self, written: deque[str], texts: Texts, place: str) -> None:
        super().__init__([])
        self.written = written
        self.texts = texts
        self.place = place

    def outcome(self, index: int, weights: Sequence[tuple[int, int]]) -> int:
        possible = [outcome for outcome, _ in weights]
        fitting = [one for one in possible if self.written and self.texts.of.get(one) == self.written[0]]
        if fitting:
            self.written.popleft()
        elif len(possible) == 1:
            fitting = possible
        else:
            named = ", ".join(f"*{self.texts.of[one]}" for one in possible[:8])
            given = f"*{self.written[0]}" if self.written else "nothing"
            raise BadData(f"{self.place}: chance is next and the script has {given}; it may be {named}")
        self._chance.append(fitting[0])
        return fitting[0]


class Moves(Visitor):
    """Collects all but the learner's moves."""

    def __init__(self, place: str) -> None:
        self.place = place
        self.outcomes: deque[str] = deque()
        self.rows: list[tuple[int, list[str]]] = []

    def tag(self, name: str, value: str, at: Place) -> None:
        raise BadData(f"{at}: a header tag in a lesson")

    def seat(self, seat: int, at: Place) -> None:
        if seat == LEARNER:
            raise BadData(f"{at}: seat 1 is the learner; write its moves in `do`")
        self.rows.append((seat, []))

    def action(self, text: str, at: Place) -> None:
        if not self.rows:
            raise BadData(f"{at}, {at.shown}: no seat is named before it")
        self.rows[-1][1].append(text)

    def chance(self, text: str, at: Place) -> None:
        self.outcomes.append(text)


@dataclass(frozen=True)
class Lesson:
    """A scripted game."""

    name: str
    title: str
    chapter: int
    minutes: int
    others: tuple[str, ...]
    steps: tuple[Step, ...]
    begin: str
    # The position where it begins, and its text.
    scenario: Scenario
    scenario_text: str
    place: str

    @property
    def game(self) -> Game:
        return find_game(self.scenario.game)

    @property
    def setting(self) -> dict[str, str]:
        """Return the options of a real game like this one, without who begins."""
        return {name: value for name, value in self.scenario.options.items() if name != FIRST}

    def script(self) -> Script:
        """Play the lesson and return its script, or say what does not fit."""
        return Reading(self).read()

    def check(self) -> str:
        """Check the lesson: it can be played as scripted, and with every other answer that it accepts."""
        script = self.script()
        known = self.scenario.match().setup.names
        for step in self.steps:
            for mark in step.at:
                vocabulary, _, name = mark.partition(":")
                if name and vocabulary in known and name not in known[vocabulary]:
                    raise BadData(f"{self.place}, {step.text}: there is no {vocabulary} {name!r}")
        count = sum(1 for at in script.questions for row in self._other_rows(script, at) if self._runs(script, at, row))
        asked = sum(step.asks for step in self.steps)
        told = f"{len(self.steps)} steps, {asked} of them to do, {len(script.questions)} moves"
        return f"lesson {self.name!r}: {self.title}; {told}, {count} other answers"

    def _other_rows(self, script: Script, at: int) -> Iterator[list[int]]:
        question = script.questions[at]
        if question[-1].step.free:
            yield from free_rows(self.position(script, at))
        else:
            yield from rows_of(question)[1:]

    def position(self, script: Script, upto: int, at: int = 0, row: Sequence[int] = ()) -> Position:
        """Return the position at an entry, with another row at one of them."""
        dealer = script.dealer()
        match = self.scenario.match()
        position = Position(match.game, match.setup).begin(dealer, match.state).position
        while position.seq < upto:
            answers = []
            for seat in position.asked():
                if seat == LEARNER:
                    question = script.questions[position.seq]
                    chosen = list(row) if position.seq == at else default_row(question, position)
                else:
                    chosen = script.answers[position.seq, seat]
                answers.append(Answer(seat, position.check(seat, chosen)))
            position = position.play(answers, dealer).position
        return position

    def _runs(self, script: Script, at: int, row: list[int]) -> bool:
        try:
            self.position(script, script.last, at, row)
        except (BadData, IllegalMove, KeyError) as error:
            texts = Texts(self.game, self.scenario.match().setup)
            said = " ".join(texts.of[action] for action in row)
            raise BadData(f"{self.place}: after {said!r} at entry {at} the script does not go on: {error}") from None
        return True


def default_row(question: Sequence[Shown], position: Position) -> list[int]:
    if question[-1].step.free:
        return next(free_rows(position))
    return rows_of(question)[0]


def free_rows(position: Position) -> Iterator[list[int]]:
    """Yield complete rows of the learner, some of very many."""
    open_rows: list[list[int]] = [[]]
    found = 0
    while open_rows and found < MOST_ROWS:
        row = open_rows.pop()
        draft = position.stage(LEARNER, row)
        if draft.complete:
            found += 1
            yield draft.row
        else:
            open_rows += [[*row, action] for action in reversed(draft.options)]


class Reading:
    """One reading of a lesson from its first step to its last."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        match = lesson.scenario.match()
        self.texts = Texts(match.game, match.setup)
        self.numbers = {text: action for action, text in self.texts.of.items()}
        self.rows: dict[int, deque[list[str]]] = {seat: deque() for seat in range(match.setup.players)}
        self.dealer = Recorder(deque(), self.texts, lesson.place)
        self.script = Script(chance=self.dealer._chance)
        self.write(lesson.begin, "begin")
        self.position = Position(match.game, match.setup).begin(self.dealer, match.state).position
        self.draft: Draft | None = None

    def write(self, text: str, name: str) -> None:
        """Add what happens next."""
        moves = Moves(self.lesson.place)
        scan(text, moves, f"{self.lesson.place}, {name}")
        self.dealer.written.extend(moves.outcomes)
        self.dealer.place = f"{self.lesson.place}, {name}"
        for seat, row in moves.rows:
            if seat not in self.rows:
                raise BadData(f"{self.lesson.place}, {name}: there is no seat {seat + 1}")
            self.rows[seat].append(row)

    def read(self) -> Script:
        self.others_move("begin")
        for step in self.lesson.steps:
            if self.draft is not None and not step.asks:
                raise BadData(f"{self.lesson.place}, {step.text}: the move before it is incomplete")
            shown = Shown(step, self.position.seq, tuple(self.actions(step)))
            self.script.steps.append(shown)
            if step.asks:
                self.learner_moves(shown)
        if self.draft is not None:
            raise BadData(f"{self.lesson.place}: the last move is incomplete")
        left = [f"{seat + 1}. {' '.join(row)}" for seat, rows in self.rows.items() for row in rows]
        left += [f"*{outcome}" for outcome in self.dealer.written]
        if left:
            raise BadData(f"{self.lesson.place}: this is never reached: {', '.join(left[:8])}")
        self.script.last = self.position.seq
        return self.script

    def actions(self, step: Step) -> Iterator[tuple[int, ...]]:
        for picks in () if step.free else step.picks:
            yield tuple(self.number(text, step.text) for text in picks.split())

    def number(self, text: str, place: str) -> int:
        if text not in self.numbers:
            raise BadData(f"{self.lesson.place}, {place}: there is no move {text!r} in {self.lesson.game.meta.name}")
        return self.numbers[text]

    def learner_moves(self, shown: Shown) -> None:
        step, at = shown.step, self.position.seq
        place = f"{self.lesson.place}, {step.text}"
        if LEARNER not in self.position.asked():
            raise BadData(f"{place}: seat 1 is not asked here")
        self.script.questions.setdefault(at, []).append(shown)
        try:
            self.draft = self.draft or self.position.stage(LEARNER, [])
            for action in next(free_rows(self.position)) if step.free else shown.rows[0]:
                self.draft.stage(action)
        except IllegalMove as error:
            raise BadData(f"{place}: {error}") from None
        if not self.draft.complete:
            if step.then:
                options = ", ".join(self.texts.of[action] for action in self.draft.options[:8])
                raise BadData(f"{place}: the move is incomplete; it goes on with {options}")
            return
        self.write(step.then, step.text)
        row, self.draft = self.draft.row, None
        self.play({LEARNER: row}, step.text)
        self.others_move(step.text)

    def others_move(self, name: str) -> None:
        """Play on until the learner is asked, the game is over, or nothing more is written."""
        while not self.position.over and LEARNER not in self.position.asked():
            if not any(self.rows[seat] for seat in self.position.asked()):
                return
            self.play({}, name)

    def play(self, answers: dict[int, list[int]], name: str) -> None:
        at, given = self.position.seq, dict(answers)
        for seat in self.position.asked():
            if seat in given:
                continue
            if not self.rows[seat]:
                raise BadData(f"{self.lesson.place}, {name}: seat {seat + 1} is asked, and no move of it is written")
            texts = self.rows[seat].popleft()
            try:
                given[seat] = self.position.check(seat, [self.number(text, name) for text in texts])
                whole = self.position.stage(seat, given[seat]).complete
            except IllegalMove as error:
                raise BadData(f"{self.lesson.place}, {name}, {seat + 1}. {' '.join(texts)}: {error}") from None
            if not whole:
                raise BadData(f"{self.lesson.place}, {name}, {seat + 1}. {' '.join(texts)}: the move is incomplete")
            self.script.answers[at, seat] = given[seat]
        self.position = self.position.play([Answer(seat, given[seat]) for seat in sorted(given)], self.dealer).position


# --- Files -------------------------------------------------------------------------------------------------


def load_lesson(source: Path | str) -> Lesson:
    """Return the lesson in a file or, where `source` begins with `{`, in a text."""
    if isinstance(source, str) and source.lstrip().startswith("{"):
        return lesson_of(source, "lesson")
    path = Path(source)
    return lesson_of(data.read_text(path), path.name)


def lesson_of(text: str, place: str) -> Lesson:
    content: dict[str, Any] = data.load(text, SCHEMA, place)
    try:
        find_game(content["game"])
    except UnknownGame as error:
        raise UnknownGame(f"{place}, game: {error}") from None
    if len(content["others"]) != content["players"] - 1:
        raise BadData(f"{place}, others: {len(content['others'])} names for {content['players'] - 1} other players")
    beginning = {name: content[name] for name in BEGINNING if name in content}
    note = "The beginning of a lesson: its chance and the moves of all but seat 1 were written beforehand."
    scenario_text = json.dumps({**beginning, "note": note}, ensure_ascii=False)
    return Lesson(
        name=content["name"],
        title=content["title"],
        chapter=content["chapter"],
        minutes=content["minutes"],
        others=tuple(content["others"]),
        steps=tuple(step_of(step) for step in content["steps"]),
        begin=text_of(content.get("begin", "")),
        scenario=scenario_of(scenario_text, place),
        scenario_text=scenario_text,
        place=place,
    )


def step_of(content: dict[str, Any]) -> Step:
    picks = content.get("do", [])
    return Step(
        text=content["text"],
        at=tuple(content.get("at", [])),
        picks=(picks,) if isinstance(picks, str) else tuple(picks),
        then=text_of(content.get("then", "")),
    )


def lessons(game: Game | str) -> list[Lesson]:
    """Return the lessons that come with a game, by chapter."""
    folder = _folder(game)
    return sorted(map(load_lesson, sorted(folder.glob(f"*{ENDING}"))), key=lambda lesson: lesson.chapter)


def lesson_text(game: Game | str, name: str) -> str:
    """Return the text of a lesson that comes with a game."""
    known = {path.name.removesuffix(ENDING): path for path in _folder(game).glob(f"*{ENDING}")}
    if name not in known:
        raise BadData(f"there is no lesson {name!r}; there are {', '.join(sorted(known)) or 'none'}")
    return data.read_text(known[name])


def _folder(game: Game | str) -> Path:
    return (find_game(game) if isinstance(game, str) else game).data_folder / FOLDER
