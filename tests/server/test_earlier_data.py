"""What the server of commit 717373e wrote opens, plays on and replays (tests/fixtures/written_by_717373e).

It told what each observer sees, how its replays look and where random play ends: the present code must say the same.
"""

import asyncio
import hashlib
import json
import lzma
import sqlite3
import tarfile
from collections.abc import Iterator
from contextlib import closing, suppress
from functools import cache, partial
from io import BytesIO
from pathlib import Path
from typing import Any

import pytest

from safehouse.core import fair, record
from safehouse.core.errors import BadRecord
from safehouse.core.fields import set_values, values_of
from safehouse.core.game import SPECTATOR, Setup
from safehouse.core.log import Log
from safehouse.core.match import Answer
from safehouse.core.registry import find_game
from safehouse.core.rng import Rng
from safehouse.games.heimlich import ids as heimlich
from safehouse.games.suitcase import ids as suitcase
from safehouse.games.vienna import ids as vienna
from safehouse.server.errors import Stale
from safehouse.server.house import House
from safehouse.server.settings import Settings
from safehouse.server.table import Table
from tests.daily import daily
from tests.server.client import Player, Running, running
from tests.server.test_replay import get
from tests.server.twins import random_row

ARCHIVE = Path(__file__).parents[1] / "fixtures" / "written_by_717373e" / "written.tar.xz"
# Where somebody is asked. Vienna's first phase is none: its rules go on by themselves.
ASKING = {
    "heimlich": set(range(heimlich.CHANCE_PHASES)),
    "suitcase": set(range(suitcase.CHANCE_PHASES)),
    "vienna": set(range(1, vienna.CHANCE_PHASES)),
}
Told = dict[str, Any]


@cache
def contents() -> dict[str, bytes]:
    """Return the files of the archive by name."""
    with tarfile.open(fileobj=BytesIO(lzma.decompress(ARCHIVE.read_bytes()))) as archive:
        members = [(member.name, archive.extractfile(member)) for member in archive.getmembers()]
        return {name: file.read() for name, file in members if file is not None}


TABLES: list[Told] = json.loads(contents()["told.json"])
NAMES = [told["name"] for told in TABLES]
# Each day these.
REPLAYED = {f"{game} takeback" for game in ASKING} | {f"{game} scenario" for game in ASKING}
RECORDS = {
    name.removeprefix("records/").removesuffix(".sfh"): content.decode()
    for name, content in contents().items()
    if name.startswith("records/")
}


def copied(folder: Path) -> Path:
    """Return a fresh copy of the database."""
    path = folder / "tables.db"
    path.write_bytes(contents()["tables.db"])
    return path


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server on a copy at which nobody sits down."""
    with running(f"sqlite:{copied(tmp_path_factory.mktemp('earlier'))}", retention_days=0) as one:
        yield one


def seen(shown: Told, told: Told, observer: int) -> Told:
    """What is compared of a state or an entry, as `make.py` chose it: values, questions and results, and no words."""
    decision, result = shown["decision"], shown.get("result")
    # Fields that came later are empty in a game that is older than they are.
    later = {name for name, field in find_game(told["info"]["game"]).fields.items() if field.later}
    assert all(shown["view"][name] in ([], 0) for name in later)
    return {
        "view": {name: value for name, value in shown["view"].items() if name not in later},
        "decision": [decision["seats"], decision["sealed"], in_order(shown, told, observer), decision["answer"]],
        "result": result and [result["shares"], result["ranks"], result["scores"], result["reason"]],
    }


def in_order(shown: Told, told: Told, observer: int) -> list[int]:
    """Options as they were when the picks of a choice had to come in the order of the list; now they may in any."""
    options: list[int] = shown["decision"]["options"]
    if not options:
        return []
    info = told["info"]
    game = find_game(info["game"])
    state = set_values(game.blank_state(setup_of(info["game"], len(info["seats"]), **info["options"])), shown["view"])
    if state.commuting(observer) == (0, 0):
        return options
    assert set(state.legal(observer)) <= set(options)
    return list(state.legal(observer))


@cache
def setup_of(game: str, players: int, **options: str) -> Setup:
    return find_game(game).setup(players, find_game(game).stored_options(options))


def mark(entry: Told, told: Told, observer: int) -> str:
    text = json.dumps(seen(entry, told, observer), sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()[:8]


# --- Opening and looking ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", ASKING)
def test_the_fixture_has_every_phase(game: str) -> None:
    running_ones = [told for told in TABLES if told["info"]["game"] == game and told["info"]["status"] == "playing"]
    phases = {told["states"][str(SPECTATOR)]["view"]["phase"] for told in running_ones}
    assert phases == ASKING[game]
    # Of sealed answers, some are in and some are not.
    for told in running_ones:
        seats, sealed, *_ = told["states"][str(SPECTATOR)]["decision"]
        if sealed and told["name"].split()[1].isupper():
            answers = [told["states"][str(seat)]["decision"][3] for seat in seats]
            assert any(answers)
            assert not all(answers)


def is_part_of(told: Any, now: Any) -> bool:
    """Whether all that was told is told now; fields have come since."""
    if isinstance(told, dict) and isinstance(now, dict):
        return all(name in now and is_part_of(value, now[name]) for name, value in told.items())
    if isinstance(told, list) and isinstance(now, list):
        return len(told) == len(now) and all(map(is_part_of, told, now))
    return bool(told == now)


@pytest.mark.parametrize("told", TABLES, ids=NAMES)
def test_a_table_is_as_it_was(server: Running, told: Told) -> None:
    path, token = f"/api/tables/{told['table']}", told["token"]
    assert is_part_of(told["info"], get(server, path))
    for observer, state in told["states"].items():
        bot = int(observer) >= 0 and told["info"]["seats"][int(observer)]["kind"] == "bot"
        if bot:  # nobody may look from there
            continue
        seat = "" if int(observer) == SPECTATOR else f"&seat={observer}"
        shown = get(server, f"{path}/state?words=true{seat}", token if seat else "")
        assert shown["seq"] == told["seq"]
        assert seen(shown, told, int(observer)) == state
        assert bool(shown["decision"]["prompt"]) == bool(shown["decision"]["options"])


@pytest.mark.parametrize("told", daily(TABLES, lambda told: told["name"] in REPLAYED), ids=NAMES)
def test_its_replay_is_as_it_was(server: Running, told: Told) -> None:
    for view, marks in told["replays"].items():
        entries: list[Told] = []
        while len(entries) < len(marks):
            query = f"view={view}&after={len(entries)}"
            page = get(server, f"/api/tables/{told['table']}/replay?{query}", told["token"])
            assert page["entries"]
            entries += page["entries"]
        assert [entry.get("kind", "moves") for entry in entries] == told["entries"]
        observer = int(view.removeprefix("seat:")) if view.startswith("seat:") else SPECTATOR
        assert [mark(entry, told, observer) for entry in entries] == marks


@pytest.mark.parametrize("game", ASKING)
def test_what_belongs_to_a_table_is_kept(tmp_path: Path, game: str) -> None:
    """On a copy of its own: whoever comes ends the proposal to replace them."""
    told = next(told for told in TABLES if told["name"] == f"{game} talk")

    async def come(one: Running) -> tuple[Told, Told]:
        async with Player(one, told["table"], told["token"], seat=1) as player:
            return await player.until("welcome"), await player.until("said")

    with running(f"sqlite:{copied(tmp_path)}", retention_days=0) as one:
        welcome, said = asyncio.run(come(one))
    assert welcome["note"] == "Ann 1 is red."
    assert welcome.get("orders", []) == welcome.get("offered", [])[:1]
    assert (said["seat"], said["name"], said["text"]) == (0, "Ann 1", "Good evening.")


@pytest.mark.parametrize("game", ASKING)
def test_every_token_opens_its_seat_and_moves(tmp_path: Path, game: str) -> None:
    """Seats from before there were profiles: whoever has the token goes on, over HTTP as over sockets."""
    with running(f"sqlite:{copied(tmp_path)}", retention_days=0) as one:
        for told in (told for told in TABLES if told["info"]["game"] == game and told["info"]["status"] == "playing"):
            place = f"/api/tables/{told['table']}"
            state = get(one, f"{place}/state?seat=0", told["token"])
            options = state["decision"]["options"]
            if state["seat"] != 0 or not options or state["decision"]["answer"]:
                continue
            row, at = [options[0]], state["seq"]
            while not (draft := stage(one, place, told["token"], at, row))["complete"]:
                row.append(draft["options"][0])
            act = {"type": "act", "id": "after-the-upgrade", "at": at, "row": row}
            status, acks = one.post(f"{place}/do?seat=0", act, told["token"])
            assert (status, acks[0]["type"]) == (200, "ack"), acks
            return
    pytest.fail("no table of this game asks its first seat")


def stage(server: Running, place: str, token: str, at: int, row: list[int]) -> Told:
    status, drafts = server.post(f"{place}/do?seat=0", {"type": "stage", "at": at, "row": row}, token)
    assert status == 200, drafts
    return dict(drafts[0])


# --- Playing on -------------------------------------------------------------------------------------------------


async def play_on(table: Table) -> None:
    """Play a table to its end as `make.py` did; where bots sit, they answer for themselves."""
    rng = Rng(7)
    while not table.position.over:
        at = table.position.seq
        rows = {seat: random_row(table.position, seat, rng) for seat in table.position.asked()}
        for seat, row in rows.items():
            if seat not in table.sealed and not table.head.seats[seat].player:
                with suppress(Stale):  # an order was faster
                    await table.step(partial(table.submit, Answer(seat, row, f"later-{at}"), at))
        await table.step(partial(table.open_group, at))
        while table.position.seq == at:  # noqa: ASYNC110
            await asyncio.sleep(0.002)


def logged(path: Path) -> dict[tuple[str, int], str]:
    with closing(sqlite3.connect(path)) as connection:
        rows = connection.execute("SELECT table_id, seq, body FROM log").fetchall()
    return {(table, seq): body for table, seq, body in rows}


@pytest.mark.parametrize("part", daily(range(3), lambda part: part == 0))
def test_every_game_is_played_to_its_end(tmp_path: Path, part: int) -> None:
    path = copied(tmp_path)
    before = logged(path)
    playing = [told for told in TABLES if told["end"]]
    chosen = playing[part::3]

    async def live() -> None:
        house = House(Settings(database=f"sqlite:{path}", workers=1, pace=0.0, retention_days=0))
        await house.open()
        try:
            for told in playing:
                assert (await house.table(told["table"])).head.status == "playing"
            await asyncio.gather(*(play_on(house.tables[told["table"]]) for told in chosen))
            for told in chosen:
                await check_end(house.tables[told["table"]], told)
        finally:
            await house.close()

    asyncio.run(live())
    after = logged(path)
    assert {key: after[key] for key in before} == before


async def check_end(table: Table, told: Told) -> None:
    line, outcome = table.position, table.position.state.outcome()
    if not any(seat.player for seat in table.head.seats):
        end = {"seq": line.seq, "steps": line.steps, "scores": list(outcome.scores), "reason": outcome.reason}
        assert end == told["end"], told["name"]
    last = Log(table.start, await table.log()).position(line.seq)
    assert values_of(last.state) == values_of(line.state)


# --- Records ----------------------------------------------------------------------------------------------------


def test_there_are_records_of_each_kind() -> None:
    for game, phases in ASKING.items():
        own = [name for name in RECORDS if name.startswith(game)]
        assert f"{game}_finished" in own
        assert len([name for name in own if name.endswith("seat_1")]) > len(phases)


@pytest.mark.parametrize("name", RECORDS)
def test_a_record_is_read_and_written_as_it_was(name: str) -> None:
    text = RECORDS[name]
    if "[Observer" in text:
        with pytest.raises(BadRecord, match="without what was hidden"):
            record.read(text)
        return
    read = record.read(text)
    assert record.write(read) == text
    assert (read.result is not None) == name.endswith("finished")
    if read.result is not None:
        assert fair.audit(read).draws > 0
    elif not read.entries[-1].missing:
        assert record.export_for(read, 0) == RECORDS[f"{name}_seat_1"]


# --- Damage -----------------------------------------------------------------------------------------------------


def lacks_a_field(body: Told) -> None:
    del body["fields"]["phase"]


def has_a_strange_field(body: Told) -> None:
    body["fields"]["colour_of_the_moon"] = 3


def has_no_fields(body: Told) -> None:
    del body["fields"]


def holds_an_illegal_move(body: Told) -> None:
    body["answers"][0]["row"] = [10**6]


def differs(body: Told) -> None:
    body["fields"]["turn"] += 1


DAMAGES = [
    ("vienna CHOOSING", "snapshots", lacks_a_field, "state", "has other fields than Vienna now has: phase"),
    ("suitcase MOVING", "snapshots", has_a_strange_field, "state", "now has: colour_of_the_moon"),
    ("heimlich GO", "snapshots", has_no_fields, "state", "is damaged: Object missing required field `fields`"),
    ("vienna BUYING", "log", holds_an_illegal_move, "replay", "entry 2 of the log holds a move"),
    ("suitcase takeback", "log", holds_an_illegal_move, "replay", "entry 2 of the log holds a move"),
    ("heimlich TARGETING", "log", holds_an_illegal_move, "replay", "entry 2 of the log holds a move"),
]


def test_a_damaged_table_is_refused_and_the_others_are_played(tmp_path: Path) -> None:
    path = copied(tmp_path)
    by_name = {told["name"]: told for told in TABLES}
    changed = "heimlich MOVING_SAFE"
    with closing(sqlite3.connect(path)) as connection, connection:
        for name, kind, damage in [*(case[:3] for case in DAMAGES), (changed, "snapshots", differs)]:
            told = by_name[name]
            place = told["table"], told["seq"] if kind == "snapshots" else 2
            found = connection.execute(f"SELECT body FROM {kind} WHERE table_id = ? AND seq = ?", place)  # noqa: S608
            body = json.loads(found.fetchone()[0])
            damage(body)
            changes = f"UPDATE {kind} SET body = ? WHERE table_id = ? AND seq = ?"  # noqa: S608
            connection.execute(changes, (json.dumps(body), *place))
    with running(f"sqlite:{path}", retention_days=0) as server:
        for name, _, _, route, reason in DAMAGES:
            status, problem = server.get(f"/api/tables/{by_name[name]['table']}/{route}")
            assert (status, problem["code"]) == (400, "bad"), name
            assert reason in problem["text"]
        for name in set(NAMES) - {case[0] for case in DAMAGES}:
            told = by_name[name]
            state = get(server, f"/api/tables/{told['table']}/state")
            same = seen(state, told, SPECTATOR) == told["states"][str(SPECTATOR)]
            assert same == (name != changed), name
