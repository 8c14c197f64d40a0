"""Foreign bots: programs that speak docs/foreign-bots.md, ours as examples, and some that misbehave."""

import json
import re
import shutil
import sys
import time
from pathlib import Path

import pytest

from safehouse.bots.base import UnknownBot, bot_names, find_bot
from safehouse.bots.foreign import bot as under_test
from safehouse.bots.foreign.bot import ForeignBot, read_command
from safehouse.bots.foreign.messages import ForeignBotFailed
from safehouse.bots.foreign.program import Command, Program
from safehouse.bots.tables import play_game
from safehouse.core.registry import find_game
from safehouse.core.rng import Rng

EXAMPLES = Path(__file__).resolve().parents[2] / "examples" / "bots"
PYTHON = f"{sys.executable} -S -E"
FIRST_PY = f"program:{PYTHON} {EXAMPLES / 'first.py'}"
FIRST_JS = f"program:node {EXAMPLES / 'first.mjs'}"
HELLO = 'print(\'{"type": "hello", "protocol": 1}\', flush=True)'
node = pytest.mark.skipif(shutil.which("node") is None, reason="Node is not installed")


def script(tmp_path: Path, *lines: str) -> str:
    """Return the name of a bot that greets and then does something of its own."""
    path = tmp_path / "bot.py"
    path.write_text("\n".join(["import sys, json, time, os", "sys.stdin.readline()", *lines]))
    return f"ms=3000:{PYTHON} {path}"


def play(name: str, game: str = "heimlich", players: int = 3, seed: int = 1) -> list[float]:
    """Play a game of a foreign bot against random ones."""
    found = find_game(game)
    rng = Rng(seed)
    state = found.first_state(found.setup(players))
    bots = [find_bot(game, name, rng), *(find_bot(game, "random", rng) for _ in range(players - 1))]
    try:
        play_game(state, bots, rng)
    finally:
        bots[0].close()
    return list(state.outcome().shares)


@pytest.mark.parametrize("game", ["heimlich", "suitcase", "vienna"])
@pytest.mark.parametrize("name", [FIRST_PY, pytest.param(FIRST_JS, marks=node)], ids=["python", "javascript"])
def test_examples_play_whole_games(name: str, game: str) -> None:
    assert len(play(name, game)) == 3


@node
def test_both_examples_play_alike() -> None:
    """They are the same bot, so the same games come out: the protocol says all that a program needs."""
    assert [play(FIRST_PY, seed=seed) for seed in range(3)] == [play(FIRST_JS, seed=seed) for seed in range(3)]


def test_a_program_is_lent_to_the_next_game() -> None:
    command = read_command(FIRST_PY.removeprefix("program:"))
    under_test.end_idle_programs()
    play(FIRST_PY)
    [program] = under_test.IDLE[command]
    play(FIRST_PY)
    assert under_test.IDLE[command] == [program]
    under_test.end_idle_programs()
    assert not program.alive


def test_examples_stay_short() -> None:
    for example in EXAMPLES.iterdir():
        assert len(example.read_text().splitlines()) <= 32, example.name


def test_a_program_hears_only_its_own_secrets(tmp_path: Path) -> None:
    heard = tmp_path / "heard"
    name = script(
        tmp_path,
        HELLO,
        f"heard = open({str(heard)!r}, 'w')",
        "for line in sys.stdin:",
        "    heard.write(line)",
        "    m = json.loads(line)",
        "    if m['type'] == 'bye': heard.flush()",
        "    if m['type'] == 'decision':",
        "        print(json.dumps({'type': 'answer', 'id': m['id'], 'actions': m['options'][:1]}), flush=True)",
    )
    play(f"program:{name}", players=4)
    messages = [json.loads(line) for line in heard.read_text().splitlines()]
    views = [message["view"] for message in messages if message["type"] == "decision"]
    assert views
    for view in views:
        assert set(view["owner"]) <= {-1, 0, 8}  # its own agents, those of others unknown, those out of play
    dealt = [event for message in messages if message["type"] == "seen" for event in message["events"]]
    assert [event[2] != [] for event in dealt if event[0] == "identity_dealt"] == [True, False, False, False]


def saying(**message: object) -> str:
    return f"print({json.dumps(message)!r}, flush=True)"


REST = "time.sleep(9)"
WRONG = {
    "ends": ([HELLO], "has ended"),
    "never greets": ([REST], "thought for longer than 300 ms"),
    "another version": ([saying(type="hello", protocol=2), REST], "speaks protocol 2"),
    "no JSON": (["print('good morning', flush=True)", REST], "must say 'hello' now, and said 'good morning'"),
    "not offered": (
        [HELLO, "sys.stdin.readline()", saying(type="answer", id=1, actions=[99999]), REST],
        "answered with action 99999",
    ),
    "nothing": ([HELLO, "sys.stdin.readline()", saying(type="answer", id=1, actions=[]), REST], "names no action"),
    "another question": (
        [HELLO, "sys.stdin.readline()", saying(type="answer", id=5, actions=[1]), REST],
        "answered question 5, but was asked",
    ),
    "endless line": (
        [HELLO, "sys.stdin.readline()", "print('x' * 200_000, flush=True)", REST],
        "more than 65536 bytes",
    ),
    "too much memory": (["x = bytearray(8_000_000_000)", HELLO, REST], "has ended"),
}


@pytest.mark.parametrize("kind", WRONG)
def test_misbehaviour_is_one_sentence(kind: str, tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    lines, reason = WRONG[kind]
    name = script(tmp_path, *lines)
    if kind == "never greets":
        name = name.replace("ms=3000", "ms=300")
    bot = ForeignBot(Rng(1), "suitcase", name)
    found = find_game("suitcase")
    state = found.first_state(found.setup(2))
    with pytest.raises(ForeignBotFailed, match=re.escape(reason)) as refusal:
        bot.row(state.redact(0), 0)
    assert "\n" not in str(refusal.value)


def test_talking_out_of_turn() -> None:
    command = Command((sys.executable, "-c", "import os, time; os.write(1, b'a\\nb'); time.sleep(9)"), 3000)
    program = Program(command)
    assert program.exchange([b"x\n"]) == b"a"
    with pytest.raises(ForeignBotFailed, match="said something that it was not asked for"):
        program.exchange([b"x\n"])
    assert not program.alive


def test_what_a_program_started_ends_with_it(tmp_path: Path) -> None:
    pid = tmp_path / "pid"
    inner = f"import os, time; open({str(pid)!r}, 'w').write(str(os.getpid())); print('up', flush=True); time.sleep(60)"
    outer = f"import subprocess, sys, time; subprocess.Popen([sys.executable, '-c', {inner!r}]); time.sleep(60)"
    program = Program(Command((sys.executable, "-c", outer), 10_000))
    assert program.exchange([]) == b"up"
    program.end()
    stat = Path(f"/proc/{pid.read_text()}/stat")
    gone = False
    # The signal is sent; dying takes a moment.
    for _ in range(500):
        if gone := not stat.exists() or stat.read_text().rpartition(")")[2].split()[0] in "ZX":
            break
        time.sleep(0.01)
    assert gone


@pytest.mark.parametrize("name", ["program:", "program:ms=10:", "program:ms=0:true", "program:'unclosed"])
def test_a_command_must_be_readable(name: str) -> None:
    with pytest.raises(UnknownBot):
        find_bot("heimlich", name, Rng(1))


def test_limits_are_read_from_the_name() -> None:
    assert read_command("ms=20,mb=64:a 'b c'") == Command(("a", "b c"), 20, 64)
    assert read_command("./bot") == Command(("./bot",))


def test_no_such_program() -> None:
    with pytest.raises(ForeignBotFailed, match="cannot be started"):
        Program(Command(("/nowhere/at/all",)))


def test_a_server_offers_no_programs() -> None:
    """A table is opened with a name of this list or not at all, so nobody makes a server start something."""
    assert not any("program" in name for game in ("heimlich", "suitcase", "vienna") for name in bot_names(game))
