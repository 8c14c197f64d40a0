"""Every refusal is one sentence with place and reason."""

import base64

import pytest

from safehouse.core.errors import BadRecord, IllegalMove, InvalidMove, SafehouseError, UnknownGame
from safehouse.core.match import Match
from safehouse.core.reader import play_moves
from safehouse.core.record import log_hash, read, record_of, write
from safehouse.core.rng import Rng
from safehouse.core.scenario import find_scenario
from tests.records.playing import HEIMLICH, new_match, own_board, play_on

HEAD = '[Game "heimlich"]\n[Rules "1"]\n[Players "4"]\n[Option.start "1"]\n'
DEAL = "*identity:red *identity:orange *identity:yellow *identity:green"  # plies 1 to 4
# Line 6 holds the deal and line 7 what a test adds.
BASIC = f"{HEAD}\n{DEAL}\n"


def top_secret(moves: str) -> str:
    """A record in which all four are asked in ply 15, on line 9."""
    head = HEAD + '[Option.mode "top_secret"]\n'
    cards = "*draw:swap *draw:two_back *draw:join_agent *draw:move_safe"
    more = "*draw:step_either *draw:two_forward *draw:two_back *draw:move_safe"
    return f"{head}\n{DEAL} {cards} {more}\n*roll:2 1. move:red move:red\n{moves}"


def refusal(text: str, error: type[SafehouseError] = BadRecord) -> str:
    """The message of the error, which is of just this class."""
    with pytest.raises(error) as caught:
        read(text, "a.sfh")
    assert type(caught.value) is error
    message = str(caught.value)
    assert "\n" not in message
    return message


def test_the_examples_themselves_are_right() -> None:
    assert len(read(BASIC + "*roll:2 1. move:red move:red").plies) == 6
    assert len(read(top_secret("{ 1. no 2. no 3. no 4. no } *open")).plies) == 19


# Tag, what is wrong, and the message.
HEADER = [
    ("", "a.sfh: the header has no tag Game"),
    ('[Game "heimlich"]', "a.sfh: the header has no tag Rules"),
    ('[Game "heimlich"]\n[Rules "1"]', "a.sfh: the header has no tag Players"),
    ("[Game heimlich]", "a.sfh, line 1, column 1: a header tag is written [Name \"value\"], not '[Game heimlich]'"),
    ('[Game "heimlich"', "a.sfh, line 1, column 1: a header tag is written [Name \"value\"], not '[Game \"heimlich\"'"),
    ('[Ga me "x"]', "a.sfh, line 1, column 1: a header tag is written [Name \"value\"], not '[Ga me \"x\"]'"),
    ('  [Game "\\q"]', "a.sfh, line 1, column 3: the value of the tag Game is not a text"),
    ('[Game "\\ud800"]', "a.sfh, line 1, column 1: the value of the tag Game is not a text"),
    ('[Date "1"]\n\n[Date "2"]', "a.sfh, line 3, column 1: the tag Date occurs twice, first in line 1"),
    (HEAD.replace('"4"', '"four"'), "a.sfh, line 3, column 1: 'four' is not a number of players"),
    (HEAD.replace('"4"', '"0"'), "a.sfh, line 3, column 1: '0' is not a number of players"),
    (HEAD.replace('"4"', '"٤"'), "a.sfh, line 3, column 1: '٤' is not a number of players"),
    (HEAD.replace('"4"', '"9"'), "a.sfh, header: heimlich is for 2 to 7 players, not 9"),
    (
        HEAD.replace('Rules "1"', 'Rules "7"'),
        "a.sfh, line 2, column 1: played with rules 7 of heimlich, but this version has rules 1: it cannot be replayed",
    ),
    (HEAD + '[Seat5 "Eva"]', "a.sfh, line 5, column 1: the tag Seat5 names a seat, and 4 play"),
    (HEAD + '[Seat0 "Eva"]', "a.sfh, line 5, column 1: the tag Seat0 names a seat, and 4 play"),
    (HEAD + '[Seat01 "Eva"]', "a.sfh, line 5, column 1: the tag Seat01 names a seat, and 4 play"),
    (HEAD + '[Other.tag "x"]', "a.sfh, line 5, column 1: a record has no tag Other.tag"),
    (
        HEAD + '[Option.colour "red"]',
        "a.sfh, header: heimlich has no option 'colour'; it has mode, dossier, safe_mover, colours, "
        "start, board, deck, rulings",
    ),
    (
        HEAD + '[Option.mode "hard"]',
        "a.sfh, header: heimlich: mode cannot be 'hard'; it can be basic, top_secret",
    ),
    (HEAD + '[Option.board "../x"]', "a.sfh, header: heimlich comes with no board '../x'; it has classic, short"),
    (HEAD + '[File.map "x 1"]', "a.sfh, line 5, column 1: heimlich has no data file of the kind 'map'"),
    (
        HEAD + '[File.board "classic 00"]',
        "a.sfh, line 5, column 1: the board is not the one that was played on (its SHA-256 differs)",
    ),
    (
        HEAD + '[Option.board "gone"]\n[File.board "gone 00"]',
        "a.sfh, line 6, column 1: the record does not carry this board, and no such board is shipped",
    ),
    (
        HEAD + '[Content.board "%%%"]',
        "a.sfh, line 5, column 1: the content of the board is not UTF-8 text in base64",
    ),
    (
        HEAD + f'[Content.board "{base64.b64encode(bytes([255, 254])).decode()}"]',
        "a.sfh, line 5, column 1: the content of the board is not UTF-8 text in base64",
    ),
    (
        HEAD + f'[Content.board "{base64.b64encode(b"{}").decode()}"]',
        "a.sfh, header: board, top level: 'buildings' is a required property",
    ),
    (f'{HEAD}[Content.board "{"A" * 1_400_000}"]', "a.sfh, line 5, column 1: the board is larger than 1,000,000 bytes"),
    (HEAD + "x" * 4_000_000, "a.sfh: larger than 4,000,000 bytes"),
    (BASIC + '[Date "x"]', "a.sfh, line 7, column 1: a header tag after the first move, '[Date \"x\"]'"),
]  # fmt: skip


@pytest.mark.parametrize(("text", "message"), HEADER, ids=range(len(HEADER)))
def test_header(text: str, message: str) -> None:
    assert refusal(text) == message


def test_unknown_game() -> None:
    message = refusal(HEAD.replace("heimlich", "chess"), UnknownGame)
    assert message.startswith("a.sfh, line 1, column 1: there is no game 'chess'; there are ")


# What line 7 holds, the class of the error, column, ply, token, and reason.
MOVES: list[tuple[str, type[BadRecord], int, int, str, str]] = [
    # Invalid: no such move in this game.
    ("*roll:2 1. jump:red", InvalidMove, 12, 6, "jump:red", "there is no such move in heimlich"),
    ("*roll:2 1. move:pink", InvalidMove, 12, 6, "move:pink", "there is no such move in heimlich"),
    ("*roll:2 1. points:50", InvalidMove, 12, 6, "points:50", "there is no such move in heimlich"),
    ("*roll:2 1. safe:13", InvalidMove, 12, 6, "safe:13", "there is no such move in heimlich"),
    ("*roll:2 1. move:", InvalidMove, 12, 6, "move:", "there is no such move in heimlich"),
    ("*roll:2 1. move", InvalidMove, 12, 6, "move", "there is no such move in heimlich"),
    ("*roll:2 1.move:red", InvalidMove, 9, 6, "1.move:red", "there is no such move in heimlich"),
    ("*roll:2 jump", InvalidMove, 9, 6, "jump", "there is no such move in heimlich"),
    ("*roll:2 1. move:red move:red *roll:2 jump", InvalidMove, 38, 8, "jump", "there is no such move in heimlich"),
    ("*roll:7", InvalidMove, 1, 5, "*roll:7", "chance has no such outcome in heimlich"),
    ("*", InvalidMove, 1, 5, "*", "chance has no such outcome in heimlich"),
    ("*move:red", InvalidMove, 1, 5, "*move:red", "chance has no such outcome in heimlich"),
    ("*roll:2 1. " + "z" * 99, InvalidMove, 12, 6, "z" * 39 + "…", "there is no such move in heimlich"),
    # Illegal: a move, but not here.
    (
        "*roll:2 1. safe:3", IllegalMove, 12, 6, "safe:3",
        "a move, but not allowed here (H3.2: spend_every_point)",
    ),
    (
        "*roll:2 1. move:blue move:red", IllegalMove, 22, 6, "move:red",
        "a move, but not allowed here (H3.2: points_in_order)",
    ),
    (
        "*roll:1-3 1. points:0", IllegalMove, 14, 6, "points:0",
        "a move, but not allowed here (H3.1: must_move)",
    ),
    (
        "*roll:2 2. move:red", IllegalMove, 9, 6, "2.",
        "seat 2 is not asked here, seat 1 is asked (H3.6: not_your_turn)",
    ),
    ("1. move:red", IllegalMove, 1, 5, "1.", "seat 1 is not asked here, chance is next (*…) (H3.6: not_your_turn)"),
    (
        "*roll:2 1. move:red move:red move:red", IllegalMove, 30, 7, "move:red",
        "seat 1 is not asked here, chance is next (*…) (H3.6: not_your_turn)",
    ),
    (
        "*roll:2 1. roll:2", IllegalMove, 12, 6, "roll:2",
        "an outcome of chance, which is written *roll:2",
    ),
    ("*roll:2 *roll:2", IllegalMove, 9, 6, "*roll:2", "chance has nothing to do here, seat 1 is asked"),
    ("*roll:2 1. *roll:2", BadRecord, 9, 6, "1.", "a seat without an action"),
    (
        "*identity:blue", IllegalMove, 1, 5, "*identity:blue",
        "an outcome of chance, but not here; here are roll:1-3, roll:2, roll:3, roll:4, roll:5, roll:6",
    ),
    # Seats.
    ("*roll:2 5. move:red", BadRecord, 9, 6, "5.", "there is no such seat, 4 play"),
    ("*roll:2 0. move:red", BadRecord, 9, 6, "0.", "there is no such seat, 4 play"),
    ("*roll:2 1. 1. move:red", BadRecord, 9, 6, "1.", "a seat without an action"),
    ("*roll:2 1.", BadRecord, 9, 6, "1.", "a seat without an action"),
    ("*roll:2 move:red", BadRecord, 9, 6, "move:red", "no seat is named before it, seat 1 is asked"),
    # Groups.
    ("{ 1. no }", BadRecord, 1, 5, "{", "no { here, chance is next (*…)"),
    ("*roll:2 { 1. no }", BadRecord, 9, 6, "{", "no { here, seat 1 is asked"),
    ("*roll:2 }", BadRecord, 9, 6, "}", "a } without its {"),
]  # fmt: skip


@pytest.mark.parametrize(("moves", "error", "column", "ply", "token", "reason"), MOVES, ids=range(len(MOVES)))
def test_moves(moves: str, error: type[BadRecord], column: int, ply: int, token: str, reason: str) -> None:
    assert refusal(BASIC + moves, error) == f"a.sfh, line 7, column {column}, ply {ply}, {token!r}: {reason}"


# The same on line 9 of a Top Secret game, where four seats are asked together from ply 15 on.
TOGETHER: list[tuple[str, type[BadRecord], int, int, str, str]] = [
    ("1. no 2. no", BadRecord, 1, 15, "1.", "seats 1, 2, 3 and 4 answer together, between { and }"),
    ("no", BadRecord, 1, 15, "no", "seats 1, 2, 3 and 4 answer together, between { and }"),
    ("{ 1. no 1. no }", BadRecord, 9, 16, "1.", "seat 1 has answered already"),
    ("{ 1. no no }", IllegalMove, 9, 15, "no", "the answer of seat 1 is complete before it"),
    ("{ 1. no *open }", BadRecord, 9, 16, "*open", "an outcome of chance between { and }, where only seats answer"),
    ("{ 1. no {", BadRecord, 9, 16, "{", "a second { before the } of the one in line 9"),
    ("{ }", BadRecord, 3, 15, "}", "nobody has answered between { and }"),
    ("{ no }", BadRecord, 3, 15, "no", "no seat is named before it, seats 1, 2, 3 and 4 are asked"),
    (
        "{ 1. no 3. no } *open", BadRecord, 17, 17, "*open",
        "seats 2 and 4 have not answered yet between the { and } before it",
    ),
    (
        "{ 1. no 2. no 3. no } 4. no", BadRecord, 23, 18, "4.",
        "seat 4 has not answered yet between the { and } before it",
    ),
    (
        "{ 1. no 2. no } { 3. no 4. no }", BadRecord, 17, 17, "{",
        "seats 3 and 4 have not answered yet between the { and } before it",
    ),
    ("{ 1. pass }", IllegalMove, 6, 15, "pass", "a move, but not allowed here (H4.5: answer_first)"),
    (
        "{ 1. no 2. yes 3. no 4. no } *open 2. pass", IllegalMove, 39, 20, "pass",
        "a move, but not allowed here (H4.5: must_play_a_card)",
    ),
    (
        "{ 1. no 2. yes 3. no 4. no } *open 2. play:all_to_church", IllegalMove, 39, 20, "play:all_to_church",
        "a move, but not allowed here (H4.1: card_not_in_hand)",
    ),
    (
        "{ 1. no 2. yes 3. no 4. no } *open 2. play:two_back agent:red agent:red", IllegalMove, 63, 20, "agent:red",
        "a move, but not allowed here (H4.8: no_target_of_this_card)",
    ),
]  # fmt: skip


@pytest.mark.parametrize(("moves", "error", "column", "ply", "token", "reason"), TOGETHER, ids=range(len(TOGETHER)))
def test_together(moves: str, error: type[BadRecord], column: int, ply: int, token: str, reason: str) -> None:
    message = f"a.sfh, line 9, column {column}, ply {ply}, {token!r}: {reason}"
    assert refusal(top_secret(moves), error) == message


def test_open_brace() -> None:
    assert refusal(top_secret("{ 1. no 2. no\n")) == "a.sfh, line 9, column 1, ply 16: a { without its }"


def test_answer_in_parts() -> None:
    """A dossier is given whole."""
    scenario = find_scenario("heimlich", "h6_7_dossier")
    with pytest.raises(IllegalMove) as caught:
        play_moves(scenario.match(), "*roll:1-3 1. points:1 move:blue\n{ 1. entry:red:2 2. entry:red:1 }", "line")
    expected = "line, line 2, column 1, ply 3: the answer of seat 1 is not complete, and is given whole"
    assert str(caught.value) == expected
    with pytest.raises(IllegalMove, match=r"H5\.5: never_oneself"):
        play_moves(scenario.match(), "*roll:1-3 1. points:1 move:blue { 1. entry:red:1 }")


# --- Short forms -------------------------------------------------------------------------------------------


def test_short_forms() -> None:
    """Any end of a text that fits one option stands for it, and is written in full."""
    short = HEAD + "*red *orange *yellow *green\n*1-3 1. 2 red blue *6 2. grey grey grey grey grey grey"
    full = read(short)
    written = write(full).split("\n\n")[1]
    assert " ".join(written.split()) == (
        f"{DEAL} *roll:1-3 1. points:2 move:red move:blue *roll:6 2. move:grey move:grey move:grey move:grey "
        "move:grey move:grey"
    )
    assert log_hash(full) == log_hash(read(write(full)))


def test_short_form_of_two_arguments() -> None:
    line = "*1-3 1. 1 blue { 1. 2 bystander 3 4 bystander grey:bystander 2. orange:bystander 1 1 1 1 1 }"
    match = find_scenario("heimlich", "h6_7_dossier").match()
    play_moves(match, line)
    setup = match.setup
    first, second = match.entries[-1].answers
    assert HEIMLICH.space.text(setup, first.row[5]) == "entry:grey:bystander"
    assert HEIMLICH.space.text(setup, second.row[0]) == "entry:orange:bystander"


def test_faces_of_one_name() -> None:
    """The first of several has the bare name, the others a number; an ambiguous text is tested in `test_toy`."""
    setup = HEIMLICH.setup(4, {"start": "1"}, {"board": own_board()})
    match = Match(HEIMLICH, setup)
    play_moves(match, DEAL)
    with pytest.raises(BadRecord, match="chance has no such outcome"):
        play_moves(match, "*#2")
    play_moves(match, "*6#2 1. red red red red red red *roll:6")
    assert match.state.pending() == [1]


# --- Results and cut-off records ---------------------------------------------------------------------------


def test_cut_off() -> None:
    """A record that claims a result but stops before it."""
    text = write(record_of(play_on(new_match(3), Rng(1))))
    cut = text[: text.rindex("*reveal")].rstrip()
    plies = len(read(text).plies)
    lines = cut.split("\n")
    assert refusal(cut) == (
        f"a.sfh, line {len(lines)}, column {len(lines[-1]) + 1}: the record is cut off: it has the tag Result, "
        f"but the moves stop after ply {plies - 1}, where chance is next (*…)"
    )


def test_every_cut_is_noticed() -> None:
    """Wherever the moves of a finished game are cut, they are refused: never taken for a whole game."""
    text = write(record_of(play_on(new_match(2), Rng(1))))
    for end in range(text.index("\n\n"), len(text.rstrip()), 7):
        with pytest.raises(SafehouseError):
            read(text[:end])


@pytest.mark.parametrize(("tag", "wrong"), [("Result", "luck"), ("Winners", "1 2 3"), ("Scores", "1 1 1")])
def test_wrong_result(tag: str, wrong: str) -> None:
    record = record_of(play_on(new_match(3), Rng(1)))
    lines = write(record).splitlines()
    place = next(number for number, line in enumerate(lines) if line.startswith(f"[{tag} "))
    right = lines[place].split('"')[1]
    lines[place] = f'[{tag} "{wrong}"]'
    message = f"a.sfh, line {place + 1}, column 1: the tag {tag} says {wrong!r}, but the moves lead to {right!r}"
    assert refusal("\n".join(lines)) == message


def test_moves_after_the_end() -> None:
    text = write(record_of(play_on(new_match(3), Rng(1))))
    assert refusal(text + "*roll:2", IllegalMove).endswith("'*roll:2': chance has nothing to do here, the game is over")
    assert refusal(text + "1. pass", IllegalMove).endswith(
        "'1.': seat 1 is not asked here, the game is over (H3.7: game_over)"
    )


def test_finished_game_without_result_tags() -> None:
    text = write(record_of(play_on(new_match(3), Rng(1))))
    bare = "\n".join(line for line in text.splitlines() if not line.startswith(("[Result", "[Winners", "[Scores")))
    assert write(read(bare)) == text


# --- What is tolerated -------------------------------------------------------------------------------------


def test_comments_and_space() -> None:
    head = f"; a game\n{HEAD}; tags end here\r\n"
    text = head + f"{DEAL} ; dealt {{ }} [x]\n\n\t*roll:2;no space\n  1.\n\nmove:red\n; the end"
    assert refusal(text.replace("; a game\n", "x ")).startswith("a.sfh: the header has no tag Game")
    assert len(read(text).plies) == 6


def test_braces_may_touch() -> None:
    """Answers are read in any order, and put into seat order."""
    spaced = read(top_secret("{ 1. no 2. no 3. no 4. no }"))
    assert read(top_secret("{4. no 2. no 3. no 1. no}")) == spaced
