"""Suitcase in the terminal: agent, then city; duels as a moment; nobody's secrets on another's screen."""

from collections.abc import Sequence
from itertools import pairwise

import pytest

from safehouse.bots.base import find_bot
from safehouse.cli.canvas import short_codes
from safehouse.cli.screen import screen_for
from safehouse.cli.table import Leave, Tabletop
from safehouse.core.draft import Draft
from safehouse.core.fields import values_of
from safehouse.core.game import CHANCE, SPECTATOR, GameState
from safehouse.core.match import Match
from safehouse.core.play import rollout
from safehouse.core.rng import Rng
from safehouse.games.suitcase import ids
from safehouse.games.suitcase.describe import labels, state_of
from safehouse.games.suitcase.game import GAME
from safehouse.games.suitcase.rules import Suitcase
from safehouse.games.suitcase.screen import SuitcaseScreen
from safehouse.games.suitcase.screen_map import chart_of, layout
from tests.cli.test_table import Recorder, Watched, lines
from tests.games.suitcase.positions import table as position

NAMES = ["Anne", "Herman", "Carl", "Marc"]
SIZES = [(80, 24), (120, 40)]


def at_table(state: GameState, terminal: Recorder, bots: Sequence[int] = (), lang: str = "en") -> Tabletop:
    players = int(state.setup.players)
    screen = screen_for(GAME, lang, NAMES[:players])
    assert isinstance(screen, SuitcaseScreen)
    seated = {seat: find_bot("suitcase", "greedy", Rng(5)) for seat in bots}
    return Watched(Match(GAME, state.setup, state), screen, terminal, seated, Rng(4))


def answers(state: GameState, *typed: str, seat: int = 0, size: tuple[int, int] = (80, 24)) -> tuple[list[str], str]:
    """What a seat has decided after these lines, or how far it has come, and the last screen."""
    terminal = Recorder(lines(*typed), size)
    tabletop = at_table(state, terminal)
    try:
        row = tabletop.decide(seat)
    except Leave:
        assert isinstance(tabletop, Watched)
        row = tabletop.asking.row
    return [GAME.space.text(state.setup, action) for action in row], terminal.text


# --- Choosing ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "typed",
    [
        ["1 zurich 1 vienna", ""],
        ["1", "zurich", "1", "vie", ""],
        ["1 Zur, 1 Vienna", ""],
        ["1", "3", "1", "vienna", ""],
        ["1 athens", "u", "u", "1 zurich", "u", "zurich 1 vienna", ""],
    ],
)
def test_agent_then_city(typed: list[str]) -> None:
    state = position(agents={0: "rome oslo"}, roll=(1, 1))
    row, _ = answers(state, *typed)
    assert row == ["step:1:zurich", "step:1:vienna"]


def test_suitcases_by_letter() -> None:
    state = position(agents={0: "rome:blue_a"}, cases={"green_b": "rome", "green_c": "rome"}, roll=(1, 0))
    row, screen = answers(state, "1 tb", "1")
    assert row == ["take:1:green_b"]
    assert "pick up green C" not in screen  # once between two steps (K5.3)
    row, _ = answers(state, "1 d", "1 zurich", "e", "")
    assert row[:2] == ["drop:1", "step:1:zurich"]
    row, screen = answers(state, "1")
    assert row == []
    assert "put down" in screen
    assert "●A=5" in screen


def test_into_the_headquarters() -> None:
    state = position(agents={0: "beirut:blue_a"}, roll=(1, 0))
    row, _ = answers(state, "1 h", "")
    assert row == ["deliver:1"]


@pytest.mark.parametrize(
    ("typed", "part"),
    [
        ("4", "lowest number"),
        ("? 7", "has been eliminated"),
        ("1 h", "no suitcase"),
        ("1 xyzzy", "is not an option"),
        ("9", "is not an option"),
    ],
)
def test_refusals_say_why(typed: str, part: str) -> None:
    state = position(agents={0: "beirut rome base base base base out"}, roll=(1, 1))
    row, screen = answers(state, typed)
    assert row == []
    assert part in screen


def test_victims_of_a_bomb_are_named_in_any_order() -> None:
    """K7.2: a choice of four; of agents that are equal, the first."""
    state = position(agents={0: "beirut:blue_d rome:green_a oslo"}, roll=(1, 1))
    terminal = Recorder(lines("", "1 h", "", "", "3", "6", "1", "4 5", "e", ""))
    tabletop = at_table(state, terminal)
    with pytest.raises(Leave):
        tabletop.play()
    screens = [" ".join(screen.split()) for screen in terminal.screens]
    assert any("choose the first one" in screen for screen in screens)
    # Of equal agents 6 is the last: that pick waits until 4 and 5 are named too.
    assert any("Once you have chosen the others: " in screen for screen in screens)
    left = [place for place in state_of(tabletop.match.state).place[: ids.AGENTS] if place == ids.OUT]
    assert len(left) == 4


def test_a_third_agent_must_go_on() -> None:
    state = position(agents={0: "rome rome zurich"}, roll=(1, 1))
    row, screen = answers(state, "3 rome", "e")
    assert row == ["step:3:rome"]
    assert "3 of your agents are in Rome" in " ".join(screen.split())
    assert "K4.2" in screen


@pytest.mark.parametrize("size", SIZES)
def test_an_attack_is_announced(size: tuple[int, int]) -> None:
    state = position(agents={0: "rome", 1: "zurich:blue_c"}, roll=(1, 0))
    _, screen = answers(state, "1", size=size)
    assert "Zurich ⚔ ▲+●C" in " ".join(screen.split())
    _, screen = answers(state, "1 zurich", size=size)
    assert "this is an attack on Herman" in screen
    assert "⚔ Duel in Zurich" in screen


# --- Duels -------------------------------------------------------------------------------------------------


def duel(attack: str, defence: str) -> list[str]:
    state = position(agents={0: "rome:blue_a", 1: "zurich"}, cards={1: "0123"}, roll=(2, 0))
    typed = lines("", "1 zurich", "", attack, "", "", defence, "", "", "", "q")
    terminal = Recorder(typed)
    tabletop = at_table(state, terminal)
    with pytest.raises(Leave):
        tabletop.play()
    return [*terminal.screens, terminal.text]


def test_a_duel_is_a_moment() -> None:
    """Choose, reveal, consequence. Both look at the cards that are left; nobody sees the other's choice."""
    screens = duel("4", "2")
    attacking = next(screen for screen in screens if "You attack Herman in Zurich" in screen)
    assert "wins against 4 of their 4 cards" in attacking
    defending = next(screen for screen in screens if "Anne attacks you in Zurich" in screen)
    assert "wins against 3 of their 7 cards" in defending
    assert "●A=5" not in defending
    opened = next(screen for screen in screens if "Anne shows 4, Herman shows 2" in screen)
    assert "│  4  │" in opened
    assert "│  2  │" in opened
    assert "Herman's agent 1 is eliminated." in opened
    assert "bonus step" in opened
    assert screens.index(attacking) < screens.index(defending) < screens.index(opened)


def test_a_lost_attack_ends_the_turn() -> None:
    opened = next(screen for screen in duel("0", "1") if "Anne shows 0, Herman shows 1" in screen)
    assert "Anne's agent 1 puts down blue A in Zurich." in opened
    assert "goes back to the base" in opened
    assert "Anne's turn is over." in opened


@pytest.mark.parametrize(("case", "face"), [("blue_b", "│  3  │"), ("blue_d", "│  ✹  │")])
def test_a_delivery_is_a_moment(case: str, face: str) -> None:
    state = position(agents={0: f"beirut:{case}"}, roll=(1, 0))
    terminal = Recorder(lines("", "1 h", "", "", "", "q"))
    with pytest.raises(Leave):
        at_table(state, terminal).play()
    shown = [screen for screen in terminal.screens if face in screen]
    assert len(shown) == 1
    assert "of 10 secrets" in shown[0]


def test_others_duels_do_not_stop_the_table() -> None:
    state = position(agents={0: "rome", 1: "zurich"}, roll=(1, 0))
    screen = screen_for(GAME, "en", NAMES[:2])
    events = Match(GAME, state.setup, state)
    events.submit(0, [GAME.space.encode("step", 0, state.plan.names["city"].index("zurich"))])
    for seat in (0, 1):
        events.submit(seat, [ids.CARD + 2])
    happened = events.force(ids.OPEN_DUEL)
    view = events.state.redact(SPECTATOR)
    stepped = [one for one in happened if one.kind == "stepped"]
    assert stepped == []
    assert screen.moment(view, happened, happened, []) == []


# --- Secrets -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "size"), [(2, (80, 24)), (3, (120, 40)), (4, (60, 20))])
def test_at_one_keyboard_nobody_sees_anothers_secrets(players: int, size: tuple[int, int]) -> None:
    """Everybody packs another way; each screen tells of its own suitcases and of those that were delivered."""
    terminal = Recorder(lines(), size)
    setup = GAME.setup(players, {"map": "sprint"})
    tabletop = at_table(GAME.first_state(setup), terminal)
    assert isinstance(tabletop, Watched)
    asked: list[tuple[int, int]] = []
    rng = Rng(5)

    def answered(screen: str) -> str | None:
        state = state_of(tabletop.match.state)
        if "Pass the keyboard" in screen:
            assert len(screen.splitlines()) == 1
            asked.append((-1, state.phase))
            return ""
        if "Press Enter to continue" in screen:
            assert "Your suitcases" not in screen
            return ""
        seat = tabletop.asking.seat
        asked.append((seat, state.phase))
        for case in range(players * ids.LETTERS):
            token = f"{'●▲■◆'[case // ids.LETTERS]}{'ABCD'[case % ids.LETTERS]}="
            if case // ids.LETTERS != seat and not state.shown >> case & 1:
                assert token not in screen
        return tabletop.some_answer(screen, rng) if len(asked) < 300 else None

    terminal.answer = answered
    try:
        tabletop.play()
    except Leave:
        assert len(asked) >= 300
    assert {phase for _, phase in asked} >= {ids.PACKING, ids.PLACING, ids.MOVING, ids.DUELLING}
    for (one, _), (other, _) in pairwise(asked):
        assert one == other or -1 in (one, other)


def drawn(state: GameState, seat: int, size: tuple[int, int]) -> str:
    terminal = Recorder(lines("?", "1", "?", "1"), size)
    with pytest.raises(Leave):
        at_table(state, terminal).decide(seat)
    return "\n".join(terminal.screens)


@pytest.mark.parametrize("size", SIZES)
def test_a_screen_is_a_function_of_what_the_seat_knows(size: tuple[int, int]) -> None:
    """Draw the same decision in two worlds that the seat cannot tell apart: the same bytes."""
    rng = Rng(11)
    setup = GAME.setup(4, {"map": "sprint"})
    compared = 0
    for number in range(12):
        state = GAME.first_state(setup)
        rollout(state, rng, 25 + 20 * number)
        for seat in [seat for seat in state.pending() if seat != CHANCE]:
            world = state.redact(seat).sample(rng)
            assert drawn(state, seat, size) == drawn(world, seat, size)
            compared += values_of(world) != values_of(state)
    assert compared > 3


def test_a_spectators_board_shows_no_contents() -> None:
    """The end of a game is drawn from the true state: the board itself keeps what was not shown."""
    state = position(agents={0: "rome:blue_a"}, delivered={1: ["blue_b"]})
    screen = screen_for(GAME, "en", NAMES[:2])
    board = "\n".join(str(part) for part in screen.board(state, SPECTATOR, 120, 40))
    assert "●B=3" in board
    assert "▲" in board
    assert all(f"●{letter}=" not in board for letter in "ACD")


# --- The map -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["europe", "europe_1985", "sprint"])
@pytest.mark.parametrize("size", [(110, 21), (119, 25), (160, 40)])
def test_no_city_is_drawn_upon_another(name: str, size: tuple[int, int]) -> None:
    text = GAME.shipped_file("map", name)
    boxes = layout(text, *size)
    assert len(boxes) == len(labels(text)) + 8
    for number, box in enumerate(boxes):
        assert 0 <= box.x <= size[0] - box.width
        assert 0 <= box.y <= size[1] - 2
        assert not any(box.touches(other) for other in boxes[:number])


@pytest.mark.parametrize("name", ["europe", "europe_1985", "sprint"])
def test_every_city_is_on_the_map_and_in_the_list(name: str) -> None:
    setup = GAME.setup(4, {"map": name})
    state = GAME.first_state(setup)
    assert isinstance(state, Suitcase)
    screen = screen_for(GAME, "en", NAMES)
    chart = chart_of(setup.files["map"])
    large = "\n".join(str(part) for part in screen.board(state, SPECTATOR, 120, 40))
    assert all(label in large for label in chart.labels)
    small = "\n".join(str(part) for part in screen.board(state, SPECTATOR, 80, 24))
    assert all(f"{code} " in small for code in chart.codes)


def test_codes_differ() -> None:
    names = ["West Berlin", "East Berlin", "Tripoli", "Tri", "Tripolis", "X", "Xa", "Tripolo", "Trip"]
    codes = short_codes(names)
    assert codes[:3] == ["WBe", "EBe", "Tri"]
    assert len(set(codes)) == len(names)
    assert {len(code) for code in codes} == {3}


@pytest.mark.parametrize("size", [(60, 20), *SIZES, (200, 60)])
def test_everything_fits(size: tuple[int, int]) -> None:
    """No line is wider than the screen; from 80 × 24 on a table of four needs no scrolling."""
    rng = Rng(2)
    for steps in (0, 6, 40, 90, 160, 300):
        state = GAME.first_state(GAME.setup(4))
        rollout(state, rng, steps)
        for seat in [seat for seat in state.pending() if seat != CHANCE]:
            terminal = Recorder(lines(), size)
            with pytest.raises(Leave):
                at_table(state, terminal).decide(seat)
            shown = terminal.text.splitlines()
            assert max(len(line.rstrip()) for line in shown) <= size[0]
            assert size[1] < 24 or len(shown) <= size[1]


@pytest.mark.parametrize("lang", ["en", "de", "nl"])
@pytest.mark.parametrize("size", SIZES)
def test_a_line_for_each_player_is_whole(lang: str, size: tuple[int, int]) -> None:
    state = position(4, agents={0: "rome:red_a"}, delivered={3: ["blue_c"]})
    screen = screen_for(GAME, lang, ["Anne", "Maximiliane-Charlotte", "Carl", "Marc"])
    screen.bots = [1, 2, 3]
    terminal = Recorder(lines(), size)
    for part in screen.board(state, 0, *size)[:4]:
        terminal.show(part)
    shown = terminal.text.splitlines()
    assert len(shown) == 4
    assert all("0012345" in line and "…" not in line for line in shown)
    assert ("●C=1" in shown[3]) == (size == SIZES[1])


@pytest.mark.parametrize("lang", ["en", "de", "nl"])
def test_a_game_to_its_end(lang: str) -> None:
    """One person who takes the first option and one bot; nothing is left unsaid."""
    terminal = Recorder(lines())
    tabletop = at_table(GAME.first_state(GAME.setup(2, {"map": "sprint"})), terminal, bots=[1], lang=lang)
    assert isinstance(tabletop, Watched)

    def first(screen: str) -> str:
        assert "{" not in screen
        asking: Draft | None = getattr(tabletop, "asking", None)
        if asking is None or asking.complete or "Enter" in screen.splitlines()[-1]:
            return ""
        return tabletop.screen.choices(asking)[-1].key

    terminal.answer = first
    tabletop.play()
    assert tabletop.match.over
    assert tabletop.words.say("table-opened") in terminal.text
