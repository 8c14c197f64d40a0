"""The table in the terminal: picks, take-back, explanations, and nobody's secrets on another's screen."""

import io
from collections.abc import Callable, Sequence
from itertools import pairwise

import pytest
from rich.console import Console

from safehouse.bots.base import Bot, find_bot
from safehouse.cli.screen import Screen, screen_for
from safehouse.cli.table import Leave, Tabletop, Terminal
from safehouse.core.draft import Draft
from safehouse.core.fields import values_of
from safehouse.core.game import CHANCE, GameState
from safehouse.core.match import Match
from safehouse.core.play import rollout
from safehouse.core.registry import find_game
from safehouse.core.rng import Rng
from safehouse.games.heimlich import ids
from safehouse.games.heimlich.describe import state_of

GAME = find_game("heimlich")
NAMES = ["Anne", "Herman", "Carl", "Marc", "Ines", "Otto", "Greta"]
FULL = {"mode": "top_secret", "dossier": "yes"}


class Recorder(Terminal):
    """A terminal that keeps every screen, and asks a function for the answers."""

    def __init__(self, answer: Callable[[str], str | None], size: tuple[int, int] = (80, 24)) -> None:
        super().__init__()
        self.answer = answer
        self.interactive = True
        self.screens: list[str] = []
        self.size = size
        self.clear()

    def clear(self) -> None:
        self.screens.append("")
        width, height = self.size
        self.console = Console(
            file=io.StringIO(), width=width, height=height, highlight=False, markup=False, color_system=None
        )

    @property
    def text(self) -> str:
        assert isinstance(self.console.file, io.StringIO)
        return self.console.file.getvalue()

    def ask(self, text: str) -> str:
        self.console.print(text, end="")
        self.screens[-1] = self.text
        answer = self.answer(self.text)
        if answer is None:
            raise Leave
        self.console.print()
        return answer


def lines(*answers: str) -> Callable[[str], str | None]:
    left = list(answers)
    return lambda _: left.pop(0) if left else None


def table(terminal: Terminal, players: int, humans: int, **options: str) -> Tabletop:
    match = Match(GAME, GAME.setup(players, options))
    screen = screen_for(GAME, "en", NAMES[:players])
    bots = {seat: find_bot("heimlich", "random", Rng(5)) for seat in range(humans, players)}
    return Tabletop(match, screen, terminal, bots, Rng(4))


def to_question(tabletop: Tabletop, phase: int) -> int:
    """Go on at random to a question of this phase, in this game or the next, and return who is asked."""
    rng = Rng(9)
    while state_of(tabletop.match.state).phase != phase:
        if tabletop.match.over:
            tabletop.match = Match(GAME, tabletop.match.setup)
        if tabletop.match.chance_is_next:
            tabletop.match.draw(rng)
        else:
            seat = tabletop.match.state.pending()[0]
            bot = find_bot("heimlich", "random", rng)
            tabletop.match.submit(seat, bot.row(tabletop.match.state.redact(seat), seat))
    seat = tabletop.match.state.pending()[0]
    tabletop.told = {seat: 0}
    return seat


def test_steps_may_be_typed_in_any_order() -> None:
    tabletop = table(Recorder(lines()), 4, 1, mode="top_secret")
    seat = to_question(tabletop, ids.MOVING)
    points = state_of(tabletop.match.state).points
    tabletop.terminal = Recorder(lines("t " * (points - 1) + "r", ""))
    row = tabletop.decide(seat)
    assert row == [ids.MOVE, *[ids.MOVE + 6] * (points - 1)]


def test_what_was_typed_last_is_taken_back_first() -> None:
    tabletop = table(Recorder(lines()), 4, 1)
    seat = to_question(tabletop, ids.MOVING)
    typed = [ids.MOVE + 6, ids.MOVE]
    notes: list[str] = []
    tabletop.take(seat, "u", typed, notes, [])
    assert typed == [ids.MOVE + 6]
    tabletop.take(seat, "u", typed, notes, [])
    tabletop.take(seat, "u", typed, notes, [])
    assert typed == []
    assert len(notes) == 1


def test_letters_run_together() -> None:
    tabletop = table(Recorder(lines()), 4, 1)
    seat = to_question(tabletop, ids.MOVING)
    points = state_of(tabletop.match.state).points
    typed: list[int] = []
    notes: list[str] = []
    tabletop.take(seat, "R" * points + "R", typed, notes, [])
    assert typed == [ids.MOVE] * points
    assert "not used" in notes[0] or not tabletop.draft(seat, typed).complete


@pytest.mark.parametrize("word", ["1", "r", "Renard", "ren", "red"])
def test_answers_by_number_and_name(word: str) -> None:
    tabletop = table(Recorder(lines()), 4, 1)
    seat = to_question(tabletop, ids.MOVING)
    typed: list[int] = []
    tabletop.take(seat, word, typed, [], [])
    assert typed == [ids.MOVE]


def test_a_building_is_typed_by_its_number() -> None:
    tabletop = table(Recorder(lines()), 4, 1, mode="top_secret")
    seat = to_question(tabletop, ids.MOVING_SAFE)
    safe = state_of(tabletop.match.state).safe
    names = tabletop.match.setup.names["building"]
    for building, name in enumerate(names):
        typed: list[int] = []
        notes: list[str] = []
        tabletop.take(seat, name, typed, notes, [])
        if building == safe:
            assert typed == []
            assert "another building" in notes[0]
            assert "H3.5" in notes[0]
        else:
            assert typed == [ids.SAFE + building]


def test_a_question_mark_explains() -> None:
    tabletop = table(Recorder(lines()), 4, 1, mode="top_secret")
    seat = to_question(tabletop, ids.MOVING_SAFE)
    safe = tabletop.match.setup.names["building"][state_of(tabletop.match.state).safe]
    assert any("H3.5" in text for text in tabletop.explain(seat, "", []))
    assert "H3.5" in tabletop.explain(seat, safe, [])[0]
    other = "ruin" if safe != "ruin" else "church"
    assert "allowed" in tabletop.explain(seat, other, [])[0]
    assert "is not an option" in tabletop.explain(seat, "xyzzy", [])[0]


def test_nonsense_changes_nothing() -> None:
    tabletop = table(Recorder(lines()), 4, 1, **FULL)
    for phase in (ids.MOVING, ids.QUESTION, ids.MOVING_SAFE, ids.WRITING):
        seat = to_question(tabletop, phase)
        before = values_of(tabletop.match.state)
        for answer in ("", ",", "xyzzy", "?xyzzy", "99999999999", "-", "'\"", "é", "\x1b[A", "l", "? "):
            typed: list[int] = []
            tabletop.take(seat, answer, typed, [], [])
            assert typed == [] or answer in ("", "-")
        assert values_of(tabletop.match.state) == before


def test_the_preview_counts_the_stones() -> None:
    tabletop = table(Recorder(lines()), 4, 1)
    seat = to_question(tabletop, ids.MOVING)
    draft = Draft(tabletop.match.state, seat)
    shown = str(tabletop.screen.preview(draft)[0])
    state = state_of(draft.state)
    for agent in range(ids.AGENTS):
        after = max(0, state.stone[agent] + state.plan.values[state.at[agent]])
        assert f"={after} " in shown


class Watched(Tabletop):
    """A table that remembers what it is asking."""

    def show(self, seat: int, draft: Draft, since: Sequence[str], notes: Sequence[str]) -> None:
        self.asking = draft
        super().show(seat, draft, since, notes)

    def some_answer(self, screen: str, rng: Rng) -> str:
        if "Pass the keyboard" in screen or self.asking.complete:
            return ""
        choices = self.screen.choices(self.asking)
        return choices[rng.below(len(choices))].key


@pytest.mark.parametrize(("players", "humans", "size"), [(2, 2, (80, 24)), (4, 3, (60, 20)), (7, 7, (120, 40))])
def test_at_one_keyboard_nobody_sees_anothers_secrets(players: int, humans: int, size: tuple[int, int]) -> None:
    terminal = Recorder(lines(), size)
    plain = table(terminal, players, humans, **FULL)
    tabletop = Watched(plain.match, plain.screen, terminal, plain.bots, Rng(4))
    asked: list[tuple[int, int, str]] = []
    rng = Rng(5)

    def answered(screen: str) -> str | None:
        # While the keyboard is handed over, it is nobody's.
        handing_over = "Pass the keyboard" in screen
        asked.append((-1 if handing_over else tabletop.asking.seat, state_of(tabletop.match.state).phase, screen))
        return tabletop.some_answer(screen, rng) if len(asked) < 1500 else None

    terminal.answer = answered
    tabletop.play()
    assert {phase for _, phase, _ in asked} >= {ids.MOVING, ids.QUESTION, ids.GO, ids.WRITING, ids.MOVING_SAFE}
    for seat, _, screen in asked:
        if seat < 0:
            assert len(screen.splitlines()) == 1
            continue
        assert screen.count("You are ") == 1
        for other in range(players):
            if other != seat:
                assert f"{NAMES[other]}, you" not in screen
    # Between two people there is always an empty screen.
    for (one, _, _), (other, _, _) in pairwise(asked):
        assert one == other or -1 in (one, other)
    assert "wins" in terminal.text or "share the win" in terminal.text


@pytest.mark.parametrize("options", [{}, FULL], ids=["basic", "full"])
def test_a_screen_is_a_function_of_what_the_seat_knows(options: dict[str, str]) -> None:
    """Draw the same decision in two worlds that the seat cannot tell apart: the same bytes."""
    rng = Rng(11)
    setup = GAME.setup(4, options)
    compared = 0
    for number in range(30):
        state = GAME.first_state(setup)
        rollout(state, rng, 20 + 8 * number)
        pending = [seat for seat in state.pending() if seat != CHANCE]
        for seat in pending:
            world = state.redact(seat).sample(rng)
            assert drawn(state, seat) == drawn(world, seat)
            compared += values_of(world) != values_of(state)
    assert compared > 5


def drawn(state: GameState, seat: int) -> str:
    terminal = Recorder(lines("?", "1"), (100, 40))
    screen = screen_for(GAME, "en", NAMES[:4])
    tabletop = Tabletop(Match(GAME, state.setup, state), screen, terminal, {}, Rng(1))
    with pytest.raises(Leave):
        tabletop.decide(seat)
    return "\n".join(terminal.screens)


class Spy(Bot):
    """A random bot that checks what it is given."""

    seen = 0

    def choose(self, view: GameState, seat: int) -> int:
        assert values_of(view) == values_of(view.redact(seat))
        assert state_of(view).owner.count(ids.BYSTANDER) == 0
        Spy.seen += 1
        return view.legal(seat)[0]


def test_bots_at_the_table_get_redacted_states() -> None:
    terminal = Recorder(lines())
    tabletop = table(terminal, 4, 1, start="2", **FULL)
    tabletop.bots = {seat: Spy(Rng(1)) for seat in (1, 2, 3)}
    with pytest.raises(Leave):
        tabletop.play()
    assert Spy.seen > 0


def test_a_game_without_a_screen_of_its_own_is_drawn_plainly() -> None:
    tabletop = table(Recorder(lines()), 4, 1)
    tabletop.screen = Screen(GAME, tabletop.words)
    seat = to_question(tabletop, ids.MOVING)
    tabletop.terminal = Recorder(lines("1", "u", "?", "1"))
    with pytest.raises(Leave):
        tabletop.decide(seat)
    assert any("move:red" in screen for screen in tabletop.terminal.screens)


@pytest.mark.parametrize("width", [60, 80, 120])
def test_the_board_fits_the_width(width: int) -> None:
    terminal = Recorder(lines(), (width, 24))
    tabletop = table(terminal, 7, 7, **FULL)
    seat = to_question(tabletop, ids.MOVING)
    with pytest.raises(Leave):
        tabletop.decide(seat)
    assert max(len(line.rstrip()) for line in terminal.text.splitlines()) <= width
