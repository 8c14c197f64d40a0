"""A bot sits down at a table of a real server, over HTTP alone, and plays the game to its end."""

import sys
import threading
from pathlib import Path
from typing import Any

import pytest

from safehouse.bots.base import find_bot
from safehouse.bots.foreign.seat import Connection, ServerRefused, play, take_seat
from safehouse.cli import main
from safehouse.core.rng import Rng
from tests.bots.endpoint import endpoint, picks_last
from tests.daily import daily
from tests.server.client import Running

FIRST = Path(__file__).resolve().parents[2] / "examples" / "bots" / "first.py"
PROGRAM = f"program:{sys.executable} -S -E {FIRST}"


# The shortest games there are: it is the way of sitting down and answering that is tested.
OPTIONS: dict[str, dict[str, str]] = {"heimlich": {}, "suitcase": {"map": "sprint"}, "vienna": {"version": "starter"}}


def opened(server: Running, game: str, seats: list[dict[str, str]]) -> str:
    """Open a table at which nobody of us sits yet; return its address."""
    wish = {"game": game, "options": OPTIONS[game], "seats": seats, "own": 0}
    _, seated = server.post("/api/tables", wish)
    return f"{server.url}/t/{seated['table']}"


@pytest.mark.parametrize("game", daily(OPTIONS, lambda game: game == "heimlich"))
def test_two_bots_play_over_http(server: Running, game: str) -> None:
    address = opened(server, game, [{"kind": "person"}, {"kind": "person"}])
    results: list[Any] = [None, None]

    def sit(number: int, name: str) -> None:
        connection = Connection(address)
        bot = find_bot(game, name, Rng(number))
        try:
            seat = take_seat(connection, f"Bot {number}", number, "")
            results[number] = play(connection, seat, bot)
        finally:
            bot.close()

    threads = [threading.Thread(target=sit, args=who) for who in ((0, PROGRAM), (1, "greedy"))]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(120)
    assert results[0] == results[1]
    assert len(results[0]["shares"]) == 2


@pytest.mark.parametrize("bot", ["llm:gpt@http://127.0.0.1:9/v1", f"llm:{'x' * 120}@https://api.test/v1", "program:ls"])
def test_a_table_of_the_server_takes_no_bot_of_ones_own(server: Running, bot: str) -> None:
    """A server that called addresses which players name could be sent anywhere."""
    wish = {"game": "heimlich", "seats": [{"kind": "person"}, {"kind": "bot", "bot": bot}]}
    status, said = server.post("/api/tables", wish)
    assert status == 400
    assert said["key"] == "brought_bot"
    assert said["text"].endswith("safehouse seat.")


def test_a_model_sits_at_a_table(server: Running, capsys: pytest.CaptureFixture[str]) -> None:
    address = opened(server, "heimlich", [{"kind": "person"}, {"kind": "bot", "bot": "random"}])
    with endpoint(picks_last) as model:
        assert main(["seat", address, "--bot", f"llm:model@{model.url}", "--name", "Ada"]) == 0
    assert len(model.asked) > 5
    said = capsys.readouterr().out
    assert f"{len(model.asked):,} replies, 0 illegal, 0 failed, 0 fallbacks" in said
    assert "the game is over: Ada" in said


def test_the_command(server: Running, capsys: pytest.CaptureFixture[str]) -> None:
    address = opened(server, "heimlich", [{"kind": "person"}, {"kind": "bot", "bot": "random"}])
    assert main(["seat", address, "--bot", "random", "--name", "Ada"]) == 0
    said = capsys.readouterr().out
    assert "Ada sits in seat 1" in said
    assert "the game is over: Ada" in said


def test_refusals_are_one_sentence(server: Running, capsys: pytest.CaptureFixture[str]) -> None:
    for address, reason in {
        "nonsense": "is not the address of a table",
        f"{server.url}/t/nowherenowhere00": "This table no longer exists.",
        "http://127.0.0.1:9/t/x": "does not answer",
    }.items():
        assert main(["seat", address, "--bot", "random"]) != 0
        said = capsys.readouterr().err
        assert reason in said
        assert "Traceback" not in said


def test_a_full_table(server: Running) -> None:
    address = opened(server, "heimlich", [{"kind": "person"}, {"kind": "bot"}])
    take_seat(Connection(address), "Ada", None, "")
    with pytest.raises(ServerRefused) as refusal:
        take_seat(Connection(address), "Ben", None, "")
    assert refusal.value.status == 409
