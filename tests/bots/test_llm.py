"""Language models as bots, against a real HTTP server that speaks their protocol: answers, errors, limits, secrets."""

import asyncio
import json
import logging
import time
from collections.abc import Iterator
from email.utils import formatdate
from pathlib import Path

import pytest

import safehouse
from safehouse.bots.base import UnknownBot, find_bot
from safehouse.bots.llm import bot as under_test
from safehouse.bots.llm.bot import ModelBot
from safehouse.bots.llm.endpoint import ANSWER_TOKENS, retry_after
from safehouse.bots.llm.model import KEY, Model, read_model
from safehouse.bots.tables import play_game
from safehouse.core.draft import Draft
from safehouse.core.game import CHANCE, GameState
from safehouse.core.registry import find_game
from safehouse.core.rng import Rng
from safehouse.text.replies import Tally
from tests.bots.endpoint import Endpoint, Reply, Request, Script, endpoint, picks_last
from tests.cli.said import check_refused, run

SECRET = "sk-a-key-that-nobody-may-read"


@pytest.fixture(autouse=True)
def own_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(KEY, raising=False)
    # What this machine says about proxies does not hold for itself.
    monkeypatch.setenv("NO_PROXY", "127.0.0.1")
    monkeypatch.setattr(under_test, "TOLD", set())


def asked_state() -> tuple[GameState, int]:
    """A position of Heimlich & Co. in which a seat has a choice."""
    game = find_game("heimlich")
    state, rng = game.first_state(game.setup(3)), Rng(1)
    while True:
        seat = state.pending()[0]
        if seat != CHANCE and len(state.legal(seat)) > 2:
            return state, seat
        state.apply(seat, state.sample_chance(rng) if seat == CHANCE else state.legal(seat)[0])


def test_a_program_counts_the_replies_of_its_bot() -> None:
    with endpoint(picks_last) as model:
        bot = find_bot("vienna", f"llm:m@{model.url}", safehouse.Rng(1))
        state = safehouse.make("vienna", 2, version="starter", seed=1).play_out([bot, "random"])
    assert state.is_over
    assert bot.tally is not None
    assert bot.tally.replies == len(model.asked) > 10
    assert (bot.tally.illegal, bot.tally.failed, bot.tally.fallbacks) == (0, 0, 0)


def played(url: str, limits: str = "") -> tuple[ModelBot, list[int], float]:
    """Let a bot answer one decision; return it, its row and the seconds that it took."""
    bot = ModelBot(Rng(5), "heimlich", f"{limits}test@{url}")
    state, seat = asked_state()
    start = time.monotonic()
    row = bot.row(state.redact(seat), seat)
    seconds = time.monotonic() - start
    check = Draft(state, seat)
    for action in row:
        check.stage(action)
    assert check.complete
    return bot, row, seconds


# --- Names -------------------------------------------------------------------------------------------------------


def test_names_are_read() -> None:
    assert read_model("gpt@https://api.test/v1") == Model("gpt", "https://api.test/v1/chat/completions")
    found = read_model("tokens=9,seconds=3,retries=0,history=5,lang=de:org/llama3:8b@http://localhost:11434/v1/")
    assert found == Model("org/llama3:8b", "http://localhost:11434/v1/chat/completions", 9, 3, 0, 5, "de")
    assert read_model("m@http://h/v1/chat/completions").url == "http://h/v1/chat/completions"


@pytest.mark.parametrize(
    "name",
    ["", "gpt", "@http://h/v1", "gpt@ftp://h", "gpt@http://", "hours=3:gpt@http://h", "tokens=0:gpt@http://h",
     "lang=fr:gpt@http://h", "seconds=x:gpt@http://h"],
)  # fmt: skip
def test_a_bad_name_is_one_sentence(name: str) -> None:
    with pytest.raises(UnknownBot, match="a model reads llm:MODEL@URL"):
        find_bot("heimlich", f"llm:{name}", Rng(1))


@pytest.mark.parametrize("address", [f"https://me:{SECRET}@h/v1", f"https://h/v1?key={SECRET}", f"https://h/#{SECRET}"])
def test_an_address_holds_no_secret(address: str) -> None:
    with pytest.raises(UnknownBot, match=KEY) as refusal:
        find_bot("heimlich", f"llm:gpt@{address}", Rng(1))
    assert SECRET not in str(refusal.value)


# --- Answers -----------------------------------------------------------------------------------------------------


def test_a_question_and_its_answer() -> None:
    with endpoint(picks_last) as server:
        bot, row, _ = played(server.url)
    state, seat = asked_state()
    assert row[0] == Draft(state, seat).options[-1]
    first = server.asked[0]
    assert first.path == "/v1/chat/completions"
    assert first.body["model"] == "test"
    assert first.body["max_tokens"] == ANSWER_TOKENS
    assert [message["role"] for message in first.body["messages"]] == ["system", "user"]
    assert "authorization" not in first.headers
    assert bot.tally == Tally(replies=len(server.asked), tokens=100 * len(server.asked))


NONSENSE = {
    "prose": "I would take option 1, because 2 is worse.",
    "nothing": "",
    "out of range": "Answer: 99",
    "zero": "Answer: 0",
    "words": "Answer: the first one",
    "two answers": "Answer: 1\nAnswer: 2",
}
WHY = {
    "prose": "has no line “Answer: N”",
    "nothing": "has no line “Answer: N”",
    "out of range": "99 is not among the options",
    "zero": "0 is not among the options",
    "words": "“the first one” is not the number of an option",
    "two answers": "several “Answer” lines that differ",
}


@pytest.mark.parametrize("kind", NONSENSE)
def test_one_retry_says_what_was_wrong(kind: str) -> None:
    def script(request: Request) -> Reply:
        return Reply(NONSENSE[kind]) if len(request.body["messages"]) == 2 else Reply("Answer: 1")

    with endpoint(script) as server:
        bot, row, _ = played(server.url)
    state, seat = asked_state()
    assert row[0] == Draft(state, seat).options[0]
    second = server.asked[1].body["messages"]
    assert [message["role"] for message in second] == ["system", "user", "assistant", "user"]
    assert WHY[kind] in second[-1]["content"]
    tally = bot.tally
    assert (tally.illegal, tally.fallbacks, tally.failed) == (tally.replies // 2, 0, 0)


def test_illegal_twice_plays_a_legal_move_and_counts_it() -> None:
    with endpoint(lambda request: Reply("I resign.")) as server:
        bot, row, _ = played(server.url)
    assert bot.tally.fallbacks == len(row) - forced(row)
    assert bot.tally.illegal == bot.tally.replies == 2 * bot.tally.fallbacks == len(server.asked)


def forced(row: list[int]) -> int:
    """How many picks of a row were made without a choice."""
    state, seat = asked_state()
    draft, count = Draft(state, seat), 0
    for action in row:
        count += len(draft.options) == 1
        draft.stage(action)
    return count


# --- Failures ----------------------------------------------------------------------------------------------------

FAILURES: dict[str, tuple[Reply, int]] = {
    # What is answered, and how often it is asked for within one pick.
    "wrong key": (Reply(status=401, raw=f"Incorrect key: {SECRET}".encode()), 1),
    "unknown model": (Reply(status=404), 1),
    "broken": (Reply(status=500), 3),
    "overloaded": (Reply(status=503), 3),
    "no JSON": (Reply(raw=b"<html>"), 1),
    "other JSON": (Reply(raw=b'{"choices": "none"}'), 1),
    "not UTF-8": (Reply(raw=b'{"choices": [{"message": {"content": "\xff\xff"}}]}'), 1),
    "too long": (Reply("x" * 1_100_000), 1),
    "elsewhere": (Reply(status=307, headers={"Location": "http://127.0.0.1:9/"}), 1),
}


@pytest.mark.parametrize("kind", FAILURES)
def test_failures_are_counted_and_replaced(kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("safehouse.bots.llm.endpoint.PAUSE", 0.01)
    reply, times = FAILURES[kind]
    with endpoint(lambda request: reply) as server:
        bot, _, _ = played(server.url)
    assert bot.tally.fallbacks > 0
    assert bot.tally.replies == 0
    assert bot.tally.failed == len(server.asked) == times * bot.tally.fallbacks


def test_no_choices_is_an_empty_reply() -> None:
    with endpoint(lambda request: Reply(raw=b'{"choices": []}')) as server:
        bot, _, _ = played(server.url)
    assert bot.tally.illegal == len(server.asked) > 0


def test_nobody_listens() -> None:
    with endpoint(picks_last) as server:
        url = server.url
    bot, _, seconds = played(url, "retries=0:")
    assert bot.tally.fallbacks == bot.tally.failed > 0
    assert seconds < 10


@pytest.mark.parametrize("reply", [Reply("Answer: 1", pause=4.0), Reply("Answer: 1", drops=0.2)])
def test_slow_answers_end_with_the_decision(reply: Reply) -> None:
    with endpoint(lambda request: reply) as server:
        bot, _, seconds = played(server.url, "seconds=1:")
    assert 0.9 < seconds < 2.5
    assert bot.tally.failed == 1
    assert bot.tally.fallbacks > 0


def busy_once(headers: dict[str, str]) -> Script:
    seen: list[Request] = []

    def script(request: Request) -> Reply:
        seen.append(request)
        return Reply(status=429, headers=headers) if len(seen) == 1 else Reply("Answer: 1")

    return script


def test_a_rate_limit_is_waited_for() -> None:
    with endpoint(busy_once({"Retry-After": "1"})) as server:
        bot, _, seconds = played(server.url)
    assert seconds >= 1
    assert (bot.tally.failed, bot.tally.fallbacks) == (1, 0)


def test_a_rate_limit_beyond_the_time_is_not() -> None:
    with endpoint(busy_once({"Retry-After": "3600"})) as server:
        bot, _, seconds = played(server.url, "seconds=5:")
    assert seconds < 4
    assert (bot.tally.failed, bot.tally.fallbacks) == (1, 1)


def test_pauses_are_read() -> None:
    assert retry_after("7") == 7
    in_a_while = retry_after(formatdate(time.time() + 100, usegmt=True))
    assert in_a_while is not None
    assert 90 < in_a_while <= 100
    assert retry_after("soon") is retry_after("") is None


# --- Limits ------------------------------------------------------------------------------------------------------


def test_tokens_run_out() -> None:
    with endpoint(lambda request: Reply("Answer: 1", usage={"total_tokens": 2900})) as server:
        bot = ModelBot(Rng(5), "heimlich", f"tokens=6000:test@{server.url}")
        state, seat = asked_state()
        for _ in range(4):
            bot.choose(state.redact(seat), seat)
    assert len(server.asked) == bot.tally.replies == 2
    assert (bot.tally.tokens, bot.tally.fallbacks, bot.tally.failed) == (5800, 2, 0)
    # An answer is never allowed more than what is left.
    assert all(request.body["max_tokens"] <= 6000 - 2900 * place for place, request in enumerate(server.asked))


def test_tokens_are_estimated_where_nobody_counts() -> None:
    with endpoint(lambda request: Reply("Answer: 1", usage=None)) as server:
        bot, _, _ = played(server.url)
    letters = sum(len(message["content"]) for request in server.asked for message in request.body["messages"])
    assert letters / 5 < bot.tally.tokens < letters / 3


def test_newer_models_name_the_limit_otherwise() -> None:
    def script(request: Request) -> Reply:
        if "max_tokens" in request.body:
            return Reply(status=400, raw=b'{"error": {"message": "Use max_completion_tokens instead."}}')
        return picks_last(request)

    with endpoint(script) as server:
        bot, _, _ = played(server.url)
    assert bot.tally.failed == bot.tally.fallbacks == 0
    assert ["max_tokens" in request.body for request in server.asked].count(True) == 1


def test_it_answers_inside_a_running_loop() -> None:
    async def notebook(url: str) -> ModelBot:
        return played(url)[0]

    with endpoint(picks_last) as server:
        assert asyncio.run(notebook(server.url)).tally.fallbacks == 0


# --- The key -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("reply", [Reply("Answer: 1"), Reply(status=401, raw=SECRET.encode()), Reply(status=500)])
def test_the_key_goes_to_the_endpoint_and_nowhere_else(
    reply: Reply, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("safehouse.bots.llm.endpoint.PAUSE", 0.01)
    monkeypatch.setenv(KEY, f" {SECRET}\n")
    with caplog.at_level(logging.DEBUG), endpoint(lambda request: reply) as server:
        bot, _, _ = played(server.url)
    assert {request.headers["authorization"] for request in server.asked} == {f"Bearer {SECRET}"}
    assert all(SECRET not in json.dumps(request.body) for request in server.asked)
    out, err = capfd.readouterr()
    assert SECRET not in caplog.text + out + err + repr(vars(bot))


def test_a_failure_is_told_once(caplog: pytest.LogCaptureFixture) -> None:
    with endpoint(lambda request: Reply(status=401)) as server:
        played(server.url)
        played(server.url)
    told = [record.getMessage() for record in caplog.records if record.name == "safehouse.llm"]
    assert told == ["test did not answer, a random legal move is played instead: the endpoint answered with status 401"]


# --- Whole games -------------------------------------------------------------------------------------------------

GAMES: dict[str, dict[str, str]] = {
    "heimlich": {"mode": "top_secret", "dossier": "yes"}, "suitcase": {"map": "sprint"}, "vienna": {"version": "full"},
}  # fmt: skip


@pytest.mark.parametrize("name", GAMES)
def test_two_models_play_a_whole_game(name: str) -> None:
    game = find_game(name)
    state = game.first_state(game.setup(2, GAMES[name]))
    with endpoint(picks_any) as server:
        bots = [find_bot(name, f"llm:{one}@{server.url}", Rng(seat)) for seat, one in enumerate(("one", "two"))]
        play_game(state, bots, Rng(3))
    assert state.outcome().ranks
    tallies = [bot.tally for bot in bots]
    assert all(tally is not None and tally.replies > 5 and not tally.failed for tally in tallies)
    assert sum(tally.fallbacks for tally in tallies if tally) == 0
    assert {request.body["model"] for request in server.asked} == {"one", "two"}


def picks_any(request: Request) -> Reply:
    """Answer with an option that differs from question to question, and always the same one for the same question."""
    return Reply(f"Answer: {sum(map(ord, request.question)) % request.options + 1}")


# --- The commands ------------------------------------------------------------------------------------------------


@pytest.fixture
def server() -> Iterator[Endpoint]:
    with endpoint(picks_any) as running:
        yield running


def test_the_arena_reports_replies(server: Endpoint, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    name = f"llm:seconds=20,tokens=900000:model@{server.url}"
    words = ["--players", "2", "--bots", name, "random", "--games", "2", "--processes", "1", "--out", str(tmp_path)]
    status, out, _ = run(capsys, "arena", *words)
    assert status == 0
    assert "replies" in out
    assert "fallbacks" in out
    summary = json.loads((tmp_path / "summary.json").read_text())
    assert summary["bots"][name]["replies"] == {"replies": len(server.asked), "tokens": 100 * len(server.asked)}
    assert "replies" not in summary["bots"]["random"]
    games = (tmp_path / "games.jsonl").read_text().splitlines()
    assert all(json.loads(line)["replies"].keys() == {name} for line in games)
    # The same folder is read again.
    assert run(capsys, "arena", *words)[0] == 0


def test_simulate_seats_them(server: Endpoint, capsys: pytest.CaptureFixture[str]) -> None:
    name = f"llm:seconds=20,retries=1:model@{server.url}"
    status, out, _ = run(capsys, "simulate", "heimlich", "--players", "2", "--games", "1", "--bots", f"{name},random")
    assert status == 0
    assert f"{len(server.asked):,} replies, 0 illegal, 0 failed, 0 fallbacks" in out


def test_a_bad_name_is_refused_by_the_commands(capsys: pytest.CaptureFixture[str]) -> None:
    check_refused(run(capsys, "arena", "--bots", "llm:model"), "llm:MODEL@URL")
