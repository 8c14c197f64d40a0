"""Commit and reveal in the right order: the commitment, the nonces, the first deal; all of it fresh each time."""

import asyncio
import hashlib
import json
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from safehouse.bench.cluster import Cluster
from safehouse.core import fair
from safehouse.server import house as house_module
from safehouse.server import table as table_module
from safehouse.server import wire
from safehouse.server.house import House
from safehouse.server.settings import Settings
from tests.server.client import Player, Running, running
from tests.server.postgres import new_database

PATIENCE = 30.0


@pytest.fixture(scope="module")
def patient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server that waits for nonces longer than any test."""
    with running(f"sqlite:{tmp_path_factory.mktemp('store') / 'tables.db'}", nonce_wait=600) as one:
        yield one


def give(server: Running, seated: dict[str, Any], nonce: str, seat: int | None = None, **more: str) -> tuple[int, Any]:
    commitment = more.get("commitment", seated["info"]["commitment"])
    body = {"type": "nonce", "commitment": commitment, "nonce": nonce, **({} if seat is None else {"seat": seat})}
    return server.post(f"/api/tables/{seated['table']}/do", body, seated["token"])


def info_of(server: Running, table: str) -> dict[str, Any]:
    return dict(server.get(f"/api/tables/{table}")[1])


def play_out(server: Running, seated: dict[str, Any], seats: tuple[int, ...] = (0,)) -> dict[str, Any]:
    """Let bots play for these persons to the end."""
    server.wait_for(seated["table"], "playing")
    for seat in seats:
        place = f"/api/tables/{seated['table']}/do?seat={seat}"
        assert server.post(place, {"type": "leave"}, seated["token"])[0] == 200
    return server.wait_for(seated["table"], "over")


def refused(answer: tuple[int, Any], status: int, key: str) -> None:
    assert (answer[0], answer[1]["key"]) == (status, key)


# --- The order ----------------------------------------------------------------------------------------------------


def test_no_nonce_comes_with_the_request_that_draws_the_seed(patient: Running) -> None:
    """Finding 6: the creator's did, so the server could choose the seed to fit."""
    wish = {"game": "heimlich", "seats": [{}, {}], "nonce": "early"}
    status, problem = patient.post("/api/tables", wish)
    assert status == 400
    assert "nonce" in problem["text"]


def test_the_game_begins_when_the_nonces_are_in(patient: Running) -> None:
    seated = patient.create("heimlich", "pb")
    table = seated["table"]
    assert len(seated["info"]["commitment"]) == 64
    time.sleep(0.3)
    info = info_of(patient, table)
    assert (info["status"], [seat["nonce"] for seat in info["seats"]]) == ("open", [False, False])
    refused(give(patient, seated, "mine", commitment="0" * 64), 409, "other_commitment")
    assert give(patient, seated, "mine")[0] == 200
    begun = patient.wait_for(table, "playing")
    assert (begun["seats"][0]["nonce"], begun["seed"], begun["nonces"]) == (True, "", [])
    assert begun["commitment"] == seated["info"]["commitment"]


def test_a_nonce_is_given_once(patient: Running) -> None:
    seated = patient.create("heimlich", "pp")
    assert give(patient, seated, "mine")[0] == 200
    assert give(patient, seated, "mine")[0] == 200, "sent again: the same effect"
    refused(give(patient, seated, "another"), 409, "nonce_given")
    patient.post(f"/api/tables/{seated['table']}/join", {"name": "Ben", "nonce": "bens"})
    patient.wait_for(seated["table"], "playing")
    assert give(patient, seated, "mine")[0] == 200
    refused(give(patient, seated, "another"), 409, "nonce_late")


def test_only_for_a_seat_of_ones_own(patient: Running) -> None:
    seated = patient.create("heimlich", "ppp")
    refused(give(patient, seated, "mine", seat=1), 403, "need_seat")
    refused(give(patient, {**seated, "token": ""}, "mine"), 403, "need_seat")
    refused(give(patient, {**seated, "token": ""}, "mine", seat=0), 403, "need_seat")


def test_each_seat_of_a_device_has_its_own(patient: Running) -> None:
    seated = patient.create("heimlich", "ppb", own=2)
    assert give(patient, seated, "first", seat=0)[0] == 200
    time.sleep(0.2)
    assert info_of(patient, seated["table"])["status"] == "open"
    assert give(patient, seated, "second", seat=1)[0] == 200
    over = play_out(patient, seated, (0, 1))
    assert over["nonces"] == ["first", "second", ""]


def test_whoever_leaves_takes_their_nonce_along(patient: Running) -> None:
    seated = patient.create("heimlich", "pp")
    assert give(patient, seated, "mine")[0] == 200
    assert patient.post(f"/api/tables/{seated['table']}/do", {"type": "leave"}, seated["token"])[0] == 200
    assert [seat["nonce"] for seat in info_of(patient, seated["table"])["seats"]] == [False, False]


def test_nobody_is_held_up_for_long(tmp_path: Path) -> None:
    with running(f"sqlite:{tmp_path}/t.db", nonce_wait=1.0) as server:
        began = time.monotonic()
        seated = server.create("heimlich", "ppb", own=2)
        assert give(server, seated, "mine", seat=0)[0] == 200
        server.wait_for(seated["table"], "playing")
        assert 0.9 < time.monotonic() - began < 10
        refused(give(server, seated, "late", seat=1), 409, "nonce_late")
        assert play_out(server, seated, (0, 1))["nonces"] == ["mine", "", ""]


def test_a_freed_seat_makes_everybody_wait_again(tmp_path: Path) -> None:
    with running(f"sqlite:{tmp_path}/t.db", nonce_wait=1.0) as server:
        seated = server.create("heimlich", "pp")
        ben = server.post(f"/api/tables/{seated['table']}/join", {"name": "Ben"})[1]
        assert server.post(f"/api/tables/{seated['table']}/do", {"type": "leave"}, ben["token"])[0] == 200
        time.sleep(1.5)
        assert info_of(server, seated["table"])["status"] == "open"


def test_a_table_that_waits_is_not_forgotten(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody has a socket there, and it begins all the same."""
    monkeypatch.setattr(house_module, "SWEEP", 0.02)
    monkeypatch.setattr(table_module, "WATCHED", 0.0)

    async def live() -> None:
        house = House(Settings(database=f"sqlite:{tmp_path}/t.db", workers=1, pace=0.0, nonce_wait=0.5))
        await house.open()
        try:
            name = (await house.create(wire.NewTable("heimlich", [wire.SeatWish()] * 2, own=2), "here")).table
            async with asyncio.timeout(PATIENCE):
                while await house.store.playing() != [name]:  # noqa: ASYNC110
                    await asyncio.sleep(0.02)
        finally:
            await house.close()

    asyncio.run(live())


# --- A rematch ----------------------------------------------------------------------------------------------------


def test_a_rematch_has_nothing_of_the_game_before(patient: Running) -> None:
    """Finding 6: it had the nonces that had just been published."""
    seated = patient.create("heimlich", "pb")
    assert give(patient, seated, "mine")[0] == 200
    over = play_out(patient, seated)
    assert patient.post(f"/api/tables/{seated['table']}/do", {"type": "rematch"}, seated["token"])[0] == 200
    following = info_of(patient, seated["table"])["next"]
    time.sleep(0.3)
    info = info_of(patient, following)
    assert info["status"] == "open"
    assert not any(seat["nonce"] for seat in info["seats"])
    assert info["commitment"] != over["commitment"]
    again = {"table": following, "token": seated["token"], "info": info}
    assert give(patient, again, "fresh", seat=1)[0] == 200
    second = play_out(patient, again, (1,))
    assert second["nonces"] == ["", "fresh"]
    assert hashlib.sha256(bytes.fromhex(second["seed"])).hexdigest() == info["commitment"]
    assert second["seed"] != over["seed"]


# --- Verifying ----------------------------------------------------------------------------------------------------


def verify(chance: dict[str, Any]) -> None:
    """The arithmetic of docs/fair.md."""
    seed = bytes.fromhex(chance["seed"])
    assert fair.commitment(seed) == chance["commitment"]
    dealer = fair.Dealer(fair.key_of(seed, chance["nonces"]))
    outcomes = [dealer.outcome(index, step["weights"]) for index, step in enumerate(chance["steps"])]
    assert outcomes == [step["outcome"] for step in chance["steps"]]


@pytest.mark.parametrize("more", [{}, {"scenario": "h6_2_scoring"}])
def test_the_dice_can_be_verified_when_the_game_is_over(patient: Running, more: dict[str, str]) -> None:
    seated = patient.create("heimlich", "pbbb", **more)
    place = f"/api/tables/{seated['table']}/chance"
    refused(patient.get(place), 409, "game_not_over")
    assert give(patient, seated, "mine")[0] == 200
    patient.wait_for(seated["table"], "playing")
    refused(patient.get(place, seated["token"]), 409, "game_not_over")
    play_out(patient, seated)
    status, chance = patient.get(place)
    assert status == 200
    assert (chance["commitment"], chance["nonces"]) == (seated["info"]["commitment"], ["mine", "", "", ""])
    verify(chance)
    record = patient.get(f"/api/tables/{seated['table']}/record")[1]
    audited = fair.audit_text(record if isinstance(record, str) else json.dumps(record))
    steps = [(step.ply, [list(pair) for pair in step.weights], step.outcome) for step in audited.steps]
    assert steps == [(step["ply"], step["weights"], step["outcome"]) for step in chance["steps"]]


# --- Two processes ------------------------------------------------------------------------------------------------


def test_two_processes_agree_on_the_nonces(cluster: Cluster) -> None:
    """Nonces race with the start at the other process: what was acknowledged is in the dice, and nothing else."""
    database = new_database(cluster)
    with running(database, nonce_wait=0.15, workers=1) as one, running(database, nonce_wait=0.15, workers=1) as other:
        for number in range(12):
            seated = one.create("heimlich", "ppb", own=2)
            assert give(other, seated, "first", seat=0)[0] in (200, 409)
            time.sleep(number * 0.02)
            given = [give(other, seated, f"second-{number}", seat=1)[0]]
            over = play_out(other, seated, (0, 1))
            assert (over["nonces"][1] == f"second-{number}") == (given == [200])
            chance = one.get(f"/api/tables/{seated['table']}/chance")[1]
            assert chance["nonces"] == over["nonces"]
            verify(chance)


def test_everybody_hears_who_has_given_theirs(patient: Running) -> None:
    async def watch() -> None:
        seated = patient.create("heimlich", "pp")
        async with Player(patient, seated["table"]) as spectator:
            await spectator.until("welcome")
            assert give(patient, seated, "mine")[0] == 200
            info = (await spectator.until("info"))["info"]
            assert [seat["nonce"] for seat in info["seats"]] == [True, False]
            assert "mine" not in "".join(spectator.raw)

    asyncio.run(watch())
