"""The analysis of finished games by the server: nothing before the end, one child at a time, nothing left behind."""

import asyncio
import os
import signal
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from safehouse.bots.base import UnknownBot
from safehouse.core import registry
from safehouse.core.record import read, record_of, write
from safehouse.core.registry import find_game
from safehouse.core.rng import Rng
from safehouse.server import analyses
from safehouse.server.analyses import Analyses, Work, analyst, told
from safehouse.server.errors import Refusal
from safehouse.server.lookups import AnalysisState
from safehouse.server.replay import film_of
from safehouse.server.settings import Settings
from tests import waiting
from tests.daily import daily
from tests.records.playing import new_match, play_on
from tests.server.client import Running, finished, running

QUICK = "random"
# Without a compiler, an analysis takes more than a minute.
until = partial(waiting.until, seconds=300)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Any:
    with running(f"sqlite:{tmp_path_factory.mktemp('store') / 'tables.db'}", analyst=QUICK) as one:
        yield one


def over(server: Running, path: str) -> dict[str, Any]:
    """Ask until the analysis is over; return its last state. Every state on the way has its form."""

    def ask() -> Any:
        status, state = server.get(f"{path}/analysis")
        assert status == 200, state
        if state["status"] in ("ready", "failed"):
            return state
        assert set(state) <= {"status", "ahead", "done", "of"}
        assert state.get("done", 0) <= state.get("of", 0)
        return None

    found: dict[str, Any] = until(ask)
    return found


# --- What it tells ------------------------------------------------------------------------------------------------


# A game among random bots is long on the standard map, and so is its analysis where nothing is compiled.
SHORT = {"heimlich": {}, "suitcase": {"map": "sprint"}, "vienna": {}}


@pytest.mark.parametrize("game", daily(SHORT, lambda game: game == "heimlich"))
def test_a_finished_game_is_analysed(server: Running, game: str) -> None:
    table = finished(server, game, 3, options=SHORT[game])
    state = over(server, f"/api/tables/{table}")
    assert state["status"] == "ready", state
    found = state["analysis"]
    entries = server.get(f"/api/tables/{table}/replay?limit=1")[1]["last"]
    assert found["seqs"] == list(range(1, entries + 1))
    assert len(found["chances"]) == entries
    assert {len(row) for row in found["chances"]} == {3}
    assert found["bot"] == QUICK
    assert bool(found["suspected"]) == (game == "heimlich")
    record = read(server.get(f"/api/tables/{table}/record")[1], "the record")
    played = [answer.row for entry in record.entries for answer in entry.answers]
    assert found["choices"]
    assert all(choice["played"] in played for choice in found["choices"])
    lexicon = server.get(f"/api/tables/{table}/lexicon")[1]["actions"]
    assert all(str(action) in lexicon for choice in found["choices"] for action in choice["best"])
    # Kept: asked again, it is the same, although the bot draws lots.
    assert server.get(f"/api/tables/{table}/analysis")[1] == state


def test_a_brought_record_is_analysed(server: Running) -> None:
    text = write(record_of(play_on(new_match(3, "top_secret", "yes"), Rng(9))))
    place = f"/api/records/{server.post('/api/records', {'text': text})[1]['record']}"
    found = over(server, place)["analysis"]
    assert found["seqs"] == [seq for seq, _ in film_of(text).log.entries]


def test_copies_of_one_record_are_analysed_once(tmp_path: Path) -> None:
    """Finding 9: nine copies filled the queue for everybody."""
    texts = [write(record_of(play_on(new_match(2, "basic", "no"), Rng(seed)))) for seed in (9, 10)]
    with running(f"sqlite:{tmp_path / 'tables.db'}", analyst="expert:ms=400") as server:

        def bring(text: str) -> dict[str, Any]:
            name = server.post("/api/records", {"text": text})[1]["record"]
            state: dict[str, Any] = server.get(f"/api/records/{name}/analysis")[1]
            return state

        assert [bring(texts[0]).get("ahead", 0) for _ in range(9)] == [0] * 9
        assert bring(texts[1]) == {"status": "waiting", "ahead": 1}


def test_moments_skip_what_was_taken_back(server: Running) -> None:
    """The moments of a table with a takeback are the entries that count."""
    made = server.create("heimlich", "pb", options={"mode": "basic"})
    place, token = f"/api/tables/{made['table']}", made["token"]
    state = until(lambda: asked(server, place, token))
    act(server, place, token, state)
    done = until(lambda: asked(server, place, token, state["seq"]))
    assert server.post(f"{place}/do", {"type": "propose", "what": "takeback"}, token)[0] == 200
    server.post(f"{place}/do", {"type": "leave"}, token)
    until(lambda: server.get(place)[1]["status"] == "over")
    replayed = server.get(f"{place}/replay?view=all")[1]["entries"]
    back = [entry["seq"] for entry in replayed if entry.get("kind") == "takeback"]
    assert back
    found = over(server, place)["analysis"]
    undone = set(range(state["seq"] + 1, back[0] + 1))
    assert found["seqs"] == [entry["seq"] for entry in replayed if entry["seq"] not in undone]
    assert done["seq"] in undone


def asked(server: Running, place: str, token: str, after: int = 0) -> Any:
    """Return the state of a seat, once it is asked something."""
    status, state = server.get(f"{place}/state", token)
    return state if status == 200 and state["decision"].get("options") and state["seq"] > after else None


def act(server: Running, place: str, token: str, state: dict[str, Any]) -> None:
    row: list[int] = []
    options = state["decision"]["options"]
    while options:
        row.append(options[0])
        draft = server.post(f"{place}/do", {"type": "stage", "at": state["seq"], "row": row}, token)[1][0]
        options = [] if draft["complete"] else draft["options"]
    assert server.post(f"{place}/act", {"type": "act", "id": "one", "at": state["seq"], "row": row}, token)[0] == 200


# --- What it does not tell ----------------------------------------------------------------------------------------


def test_nobody_gets_it_while_the_game_goes_on(server: Running) -> None:
    """Not the host, not another seat, not a spectator, and nothing is begun in secret."""
    made = server.create("heimlich", "pp")
    path = f"/api/tables/{made['table']}/analysis"
    for token in (made["token"], ""):
        assert server.get(path, token) == (409, problem("game_not_begun", "The game has not started yet."))
    other = server.post(f"/api/tables/{made['table']}/join", {"name": "Ben"})[1]["token"]
    server.wait_for(made["table"], "playing")
    for token in (made["token"], other, ""):
        assert server.get(path, token) == (
            409,
            problem("hidden_until_end", "Hidden information is shown when the game is over."),
        )
    assert server.get(path, "x" * 43)[0] == 403
    assert children(server) == []
    assert server.get("/api/records/" + made["table"] + "/analysis")[0] == 404


def problem(key: str, text: str) -> dict[str, str]:
    return {"type": "problem", "code": "refused", "text": text, "key": key}


def test_other_games_are_refused(server: Running) -> None:
    record = record_of(play_on(new_match(3, "basic", "no"), Rng(9)))
    match = record.start()
    for ply in record.plies[:7]:
        match.take(ply)
    filed = server.post("/api/records", {"text": write(record_of(match))})[1]["record"]
    assert server.get(f"/api/records/{filed}/analysis") == (
        409,
        problem("analysis_unfinished", "Only a finished game can be analysed."),
    )
    name = server.get("/api/games")[1][0]["scenarios"][0]
    table = finished(server, "heimlich", name["players"], scenario=name["name"])
    status, refused = server.get(f"/api/tables/{table}/analysis")
    assert (status, refused["key"]) == (409, "analysis_mixed")
    assert "played from the start" in refused["text"]
    assert server.get(f"/api/tables/{'A' * 16}/analysis")[0] == 404


def test_it_can_be_switched_off(tmp_path: Path) -> None:
    with running(f"sqlite:{tmp_path / 'tables.db'}", analysis="no") as server:
        table = finished(server, "heimlich", 2)
        assert server.get(f"/api/tables/{table}/analysis") == (
            409,
            problem("analysis_off", "Games are not analysed on this server."),
        )


# --- Processes ----------------------------------------------------------------------------------------------------


def children(server: Running) -> list[int]:
    """Return the processes that analyse for a server."""
    assert server.process is not None
    found = []
    for place in Path("/proc").glob("[0-9]*"):
        try:
            parent = int((place / "stat").read_text().rpartition(")")[2].split()[1])
            if parent == server.process.pid and b"analyse" in (place / "cmdline").read_bytes().split(b"\0"):
                found.append(int(place.name))
        except OSError:
            continue  # it has just ended
    return found


def alive(pid: int) -> bool:
    try:
        return (Path("/proc") / str(pid) / "stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def test_one_at_a_time_and_a_killed_child_is_a_sentence(tmp_path: Path) -> None:
    """The second waits; the first one's death is told and fails nobody else; a stop leaves no process behind."""
    slow = "expert:ms=400"
    with running(f"sqlite:{tmp_path / 'tables.db'}", analyst=slow) as server:
        tables = [finished(server, "heimlich", 2) for _ in range(3)]
        for number, table in enumerate(tables):
            state = server.get(f"/api/tables/{table}/analysis")[1]
            assert (state["status"], state.get("ahead", 0)) == ("waiting", number)
        until(lambda: server.get(f"/api/tables/{tables[0]}/analysis")[1].get("done"))
        (pid,) = children(server)
        assert os.getpriority(os.PRIO_PROCESS, pid) >= analyses.NICE
        environment = (Path("/proc") / str(pid) / "environ").read_bytes()
        assert b"SAFEHOUSE_" not in environment
        os.kill(pid, signal.SIGKILL)
        state = over(server, f"/api/tables/{tables[0]}")
        assert state == {
            "status": "failed",
            "text": "The analysis failed. Try again later.",
            "key": "analysis_broke",
        }
        until(lambda: server.get(f"/api/tables/{tables[1]}/analysis")[1].get("done"))
        (second,) = children(server)
        assert second != pid
        assert server.get(f"/api/tables/{tables[2]}/analysis")[1] == {"status": "waiting", "ahead": 1}
        assert server.stop() == 0
        assert not alive(second)


def test_a_killed_server_leaves_no_child(tmp_path: Path) -> None:
    with running(f"sqlite:{tmp_path / 'tables.db'}", analyst="expert:ms=400") as server:
        table = finished(server, "heimlich", 2)
        until(lambda: server.get(f"/api/tables/{table}/analysis")[1].get("done"))
        (pid,) = children(server)
        server.kill()
        until(lambda: not alive(pid))


# --- The queue, without a server ----------------------------------------------------------------------------------

TEXT = write(record_of(play_on(new_match(2, "basic", "no"), Rng(3))))


def work(name: str, text: str = TEXT) -> Work:
    log = film_of(TEXT).log
    return Work(name, log.start.game, log.start.setup, text, [seq for seq, _ in log.entries])


async def end_of(house: Analyses, name: str) -> AnalysisState:
    async with asyncio.timeout(60):
        while True:
            state = house.look(name)
            assert state is not None
            if state.status in ("ready", "failed"):
                return state
            await asyncio.sleep(0.02)


def test_the_queue_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analyses, "MOST_WAITING", 2)

    async def play() -> None:
        house = Analyses(Settings(analyst=QUICK))
        try:
            assert house.start(work("a")).ahead == 0
            assert house.start(work("b")).ahead == 1
            assert house.start(work("a")).ahead == 0, "whoever asks twice waits once"
            with pytest.raises(Refusal, match="Too many games are waiting"):
                house.start(work("c"))
            assert (await end_of(house, "b")).status == "ready"
        finally:
            await house.close()
        assert house.pids == []
        with pytest.raises(Refusal, match="is shutting down"):
            house.start(work("d"))

    asyncio.run(play())


def test_what_takes_too_long_is_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analyses, "LONGEST", 0.3)

    async def play() -> None:
        house = Analyses(Settings(analyst="expert:ms=1000"))
        house.start(work("a"))
        assert (await end_of(house, "a")) == AnalysisState(
            "failed", text="The analysis took too long and was stopped.", key="analysis_slow"
        )
        assert house.pids == []
        # Told for a while, then tried anew.
        monkeypatch.setattr(analyses, "TOLD", -1.0)
        assert house.look("a") is None
        await house.close()

    asyncio.run(play())


def test_what_cannot_be_read_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        house = Analyses(Settings(analyst=QUICK))
        house.start(work("a", "no record"))
        assert (await end_of(house, "a")).text == "The analysis failed. Try again later."
        await house.close()

    asyncio.run(play())
    with pytest.raises(Refusal, match="The analysis failed"):
        told(work("a"), b"{}")
    with pytest.raises(Refusal, match="The analysis failed"):
        told(work("a"), b'{"bot": "", "chances": [], "choices": [], "turning": [], "agreement": []}')


def test_only_the_last_ones_are_kept_and_nobody_waits_for_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analyses, "KEPT", 1)

    async def play() -> None:
        house = Analyses(Settings(analyst=QUICK))
        house.start(work("a"))
        await end_of(house, "a")
        house.start(work("b"))
        await end_of(house, "b")
        assert house.look("a") is None
        monkeypatch.setattr(analyses, "PATIENCE", -1.0)
        house.start(work("c"))
        await asyncio.sleep(0.1)
        assert house.look("c") is None
        await house.close()

    asyncio.run(play())


def test_who_is_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry.OWN_GAMES, "deaddrop", "tests.packages.deaddrop.deaddrop")
    assert analyst("expert:ms=50", "heimlich") == "expert:ms=50"
    assert analyst("nobody:sims=9", "vienna") == "expert:sims=9"
    assert analyst("nobody", find_game("suitcase").meta.name) == "expert"
    assert analyst("expert:ms=50", "deaddrop") == "bold:ms=50"
    assert analyst("program:./mine", "heimlich") == "program:./mine"
    with pytest.raises(UnknownBot, match="must be ms=NUMBER"):
        Analyses(Settings(analyst="expert:seconds=3"))
