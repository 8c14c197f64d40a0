"""Profiles: one person at every table with all their devices; what is removed, used up or guessed opens nothing."""

import asyncio
import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from safehouse.server import phrases
from tests.server.client import Player, Running, running

PHONE, TABLET = {"label": "Phone"}, {"label": "Tablet"}


@pytest.fixture
def server(address: str) -> Iterator[Running]:
    """A server of each test's own: wrong guesses count against its address."""
    with running(address, admin_token="a" * 43) as one:
        yield one


def new_profile(server: Running, name: str = "Anna") -> str:
    status, made = server.post("/api/me", {"name": name, **PHONE})
    assert status == 201, made
    return str(made["key"])


def link(server: Running, key: str) -> str:
    return str(server.post("/api/me/link", {}, key)[1]["code"])


def second_device(server: Running, key: str) -> str:
    status, added = server.post("/api/me/devices", {"code": link(server, key), "sure": True, **TABLET})
    assert status == 200, added
    return str(added["key"])


def table_for_two(server: Running, key: str, **more: Any) -> str:
    """Open a table where a profile sits in the first seat, and a guest in the second; it is being played."""
    return table_and_guest(server, key, **more)[0]


def table_and_guest(server: Running, key: str, **more: Any) -> tuple[str, str]:
    wish = {"game": "suitcase", "seats": [{}, {}], "name": "Anna", **more}
    status, seated = server.post("/api/tables", wish, key)
    assert (status, seated["token"], seated["seats"]) == (201, "", [0])
    place = f"/api/tables/{seated['table']}"
    guest = server.post(f"{place}/join", {"name": "Ben"})[1]["token"]
    server.wait_for(seated["table"], "playing")
    return str(seated["table"]), str(guest)


def refused(answer: tuple[int, Any], key: str, status: int = 403) -> None:
    assert (answer[0], answer[1]["key"]) == (status, key), answer


# --- One person with several devices ----------------------------------------------------------------------------------


def test_every_device_is_its_person_at_every_table(server: Running) -> None:
    phone = new_profile(server)
    tablet = second_device(server, phone)
    table = table_for_two(server, phone)

    async def play() -> None:
        async with Player(server, table, phone) as one, Player(server, table, tablet) as two:
            welcomes = [await player.until("welcome") for player in (one, two)]
            assert [(told["seat"], told["seats"]) for told in welcomes] == [(0, [0]), (0, [0])]
            await two.say(type="note", text="from the tablet")
            while (await one.until("kept")).get("note") != "from the tablet":
                pass

    asyncio.run(play())
    assert server.get(f"/api/tables/{table}/state", tablet)[1]["seat"] == 0


def test_a_move_on_one_device_is_acknowledged_and_seen_on_the_other(server: Running) -> None:
    phone = new_profile(server)
    tablet = second_device(server, phone)
    table, ben = table_and_guest(server, phone, game="heimlich", options={"start": "1"})

    async def play() -> None:
        async with Player(server, table, phone, words=True) as one, Player(server, table, tablet) as two:
            await one.until("welcome")
            await two.until("welcome")
            state = server.get(f"/api/tables/{table}/state", phone)[1]
            who = two if state["decision"]["seats"] == [0] else None
            token = tablet if who else ben
            options = server.get(f"/api/tables/{table}/state", token)[1]["decision"]["options"]
            act = {"type": "act", "id": "x1", "at": state["seq"], "row": [options[0]]}
            status, acks = server.post(f"/api/tables/{table}/do", act, token)
            assert status == 200, acks
            assert (await one.until("entry"))["seq"] == acks[0]["seq"]
            # The same id from the other device is the same action.
            if who:
                assert server.post(f"/api/tables/{table}/do", act, phone)[1] == acks

    asyncio.run(play())


def test_a_profile_takes_one_seat_at_a_table(server: Running) -> None:
    phone = new_profile(server)
    seated = server.post("/api/tables", {"game": "heimlich", "seats": [{}, {}]}, phone)[1]
    refused(server.post(f"/api/tables/{seated['table']}/join", {"name": "Anna"}, phone), "already_seated", 409)


def test_several_at_one_screen_and_guests_keep_their_tokens(server: Running) -> None:
    phone = new_profile(server)
    status, seated = server.post("/api/tables", {"game": "heimlich", "seats": [{}, {}], "own": 2}, phone)
    assert status == 201
    assert (len(seated["token"]), seated["seats"]) == (43, [0, 1])
    guest = server.create("heimlich", "pp")
    assert len(guest["token"]) == 43
    assert server.get(f"/api/tables/{guest['table']}", phone)[0] == 200, "a device may look at any table"


def test_the_host_of_a_table_may_begin(server: Running) -> None:
    phone = new_profile(server)
    table = server.post("/api/tables", {"game": "heimlich", "seats": [{}, {}]}, phone)[1]["table"]
    tablet = second_device(server, phone)

    async def greeted(key: str) -> dict[str, Any]:
        async with Player(server, table, key) as player:
            return await player.until("welcome")

    assert asyncio.run(greeted(tablet))["host"] is True
    assert "host" not in asyncio.run(greeted(new_profile(server, "Eve")))
    refused(server.post(f"/api/tables/{table}/do", {"type": "start"}, new_profile(server, "Eve")), "host_only")
    assert server.post(f"/api/tables/{table}/do", {"type": "start"}, tablet)[0] == 200


def test_a_rematch_is_the_profiles_too(server: Running) -> None:
    phone = new_profile(server)
    seats = [{}, {"kind": "bot", "bot": "random"}]
    table = server.post("/api/tables", {"game": "suitcase", "seats": seats}, phone)[1]["table"]
    place = f"/api/tables/{table}"
    server.wait_for(table, "playing")
    # A bot plays on; the seat is still the profile's.
    assert server.post(f"{place}/do", {"type": "leave"}, phone)[0] == 200
    server.wait_for(table, "over")
    assert server.post(f"{place}/do", {"type": "rematch"}, phone)[0] == 200
    following = server.get(place)[1]["next"]
    tablet = second_device(server, phone)
    assert server.get(f"/api/tables/{following}", tablet)[0] == 200

    async def greeted() -> list[int]:
        async with Player(server, following, tablet) as player:
            return list((await player.until("welcome"))["seats"])

    assert asyncio.run(greeted()) == [1]


# --- Adding and removing ----------------------------------------------------------------------------------------------


def test_a_link_works_once(server: Running) -> None:
    code = link(server, new_profile(server))
    wish = {"code": code, "sure": True, **TABLET}
    # To look whose it is does not use it up.
    assert server.post("/api/me/devices", {**wish, "sure": False})[1] == {"key": "", "name": "Anna", "portrait": -1}
    assert server.post("/api/me/devices", wish)[0] == 200
    refused(server.post("/api/me/devices", wish), "wrong_device_link")


def test_two_who_use_a_link_at_once(server: Running) -> None:
    code = link(server, new_profile(server))

    async def race() -> list[int]:
        asked = [
            asyncio.to_thread(server.post, "/api/me/devices", {"code": code, "sure": True, "label": f"Device {one}"})
            for one in range(4)
        ]
        return [status for status, _ in await asyncio.gather(*asked)]

    assert sorted(asyncio.run(race())) == [200, 403, 403, 403]


def test_a_removed_device_can_do_nothing(server: Running) -> None:
    phone = new_profile(server)
    tablet = second_device(server, phone)
    table = table_for_two(server, phone)
    code = link(server, tablet)
    devices = server.get("/api/me", phone)[1]["devices"]
    assert [(one["label"], one["this"]) for one in devices] == [("Phone", True), ("Tablet", False)]

    async def play() -> None:
        async with Player(server, table, phone) as one, Player(server, table, tablet) as two:
            await one.until("welcome")
            await two.until("welcome")
            status, me = server.post("/api/me/remove", {"device": devices[1]["device"]}, phone)
            assert (status, len(me["devices"])) == (200, 1)
            bye = await two.until("bye")
            assert (bye["code"], bye["key"]) == ("removed", "device_removed")
            await one.say(type="ping")
            await one.until("pong")

    asyncio.run(play())
    refused(server.get(f"/api/tables/{table}/state", tablet), "bad_token")
    refused(server.get("/api/me", tablet), "device_unknown")
    refused(server.post("/api/me/link", {}, tablet), "device_unknown")
    refused(server.post("/api/me/devices", {"code": code, "sure": True, **TABLET}), "wrong_device_link")
    assert server.get(f"/api/tables/{table}/state", phone)[0] == 200


def test_a_socket_that_is_being_cut_is_not_listened_to(server: Running) -> None:
    """What a removed device sends after its farewell and before its line is cut counts for nothing."""
    phone = new_profile(server)
    tablet = second_device(server, phone)
    table = table_for_two(server, phone)
    device = server.get("/api/me", phone)[1]["devices"][1]["device"]

    async def play() -> list[str]:
        async with Player(server, table, tablet) as two:
            await two.until("welcome")
            server.post("/api/me/remove", {"device": device}, phone)
            await two.say(type="sit", seat=0)
            await two.say(type="note", text="still here")
            await two.say(type="leave")
            await two.until("bye")
            return two.raw

    asyncio.run(play())

    async def notes() -> dict[str, Any]:
        async with Player(server, table, phone) as one:
            return await one.until("welcome")

    told = asyncio.run(notes())
    assert "note" not in told
    assert told["info"]["seats"][0]["kind"] == "person"


def test_nobody_removes_a_strangers_device(server: Running) -> None:
    anna, eve = new_profile(server), new_profile(server, "Eve")
    device = server.get("/api/me", anna)[1]["devices"][0]["device"]
    refused(server.post("/api/me/remove", {"device": device}, eve), "no_such_device")


def test_guessing_is_slowed_down(tmp_path: Path) -> None:
    with running(f"sqlite:{tmp_path}/t.db") as server:
        right = link(server, new_profile(server))
        for number in range(5):
            refused(server.post("/api/me/devices", {"code": f"guess{number}", **TABLET}), "wrong_device_link")
        refused(server.post("/api/me/devices", {"code": right, **TABLET}), "too_many_attempts", 429)


def test_a_link_expires(tmp_path: Path) -> None:
    path = tmp_path / "t.db"
    with running(f"sqlite:{path}") as server:
        code = link(server, new_profile(server))
        server.stop()
        with closing(sqlite3.connect(path)) as store:
            ((until, created),) = store.execute(
                "SELECT until, created FROM device_links JOIN profile_keys ON made_by = profile_keys.hash"
            )
            assert 590 < until - created <= 601
            store.execute("UPDATE device_links SET until = until - 601")
            store.commit()
        server.start()
        refused(server.post("/api/me/devices", {"code": code, "sure": True, **TABLET}), "wrong_device_link")


def test_profiles_of_one_address(tmp_path: Path) -> None:
    with running(f"sqlite:{tmp_path}/t.db", tables_per_hour=2) as server:
        for _ in range(2):
            new_profile(server)
        refused(server.post("/api/me", {"name": "Anna", **PHONE}), "too_many_profiles", 429)


# --- The recovery phrase ----------------------------------------------------------------------------------------------


def test_a_phrase_brings_one_back(server: Running) -> None:
    phone = new_profile(server)
    assert server.get("/api/me", phone)[1]["phrase"] is False
    phrase = server.post("/api/me/phrase", {}, phone)[1]["phrase"]
    assert server.get("/api/me", phone)[1]["phrase"] is True
    table = table_for_two(server, phone)
    typed = phrase.lower().replace("-", " ")
    new = server.post("/api/me/devices", {"phrase": typed, "sure": True, **TABLET})[1]["key"]
    assert server.get(f"/api/tables/{table}/state", new)[1]["seat"] == 0
    refused(server.get("/api/me", phrase.replace("-", "")), "device_unknown")
    # A new one takes its place.
    server.post("/api/me/phrase", {}, new)
    refused(server.post("/api/me/devices", {"phrase": phrase, "sure": True, **TABLET}), "wrong_phrase")


def test_phrases_are_long_enough_and_notice_a_slip() -> None:
    made = {phrases.new_phrase() for _ in range(200)}
    assert len(made) == 200
    assert len(phrases.ALPHABET) ** phrases.LENGTH >= 2**128
    for phrase in made:
        whole = phrases.read_phrase(phrase)
        assert whole is not None
        assert phrases.read_phrase(phrase.replace("0", "o").replace("1", "l").lower()) == whole
    slips = sum(phrases.read_phrase(swap(phrase, place)) is not None for phrase in made for place in range(26))
    assert slips < 20, "about one slip in a thousand passes"


def swap(phrase: str, place: int) -> str:
    whole = phrase.replace("-", "")
    other = phrases.ALPHABET[(phrases.ALPHABET.index(whole[place]) + 1) % 32]
    return whole[:place] + other + whole[place + 1 :]


def test_a_slip_costs_no_attempt(server: Running) -> None:
    for _ in range(10):
        refused(server.post("/api/me/devices", {"phrase": "ABCD-EFGH", **TABLET}), "phrase_typo", 400)


# --- Own games --------------------------------------------------------------------------------------------------------


def games(server: Running, key: str) -> list[dict[str, Any]]:
    status, listed = server.get("/api/me/games", key)
    assert status == 200, listed
    return list(listed)


def test_what_waits_for_me_comes_first(server: Running) -> None:
    phone = new_profile(server)
    running_tables = [table_and_guest(server, phone, game="heimlich", options={"start": str(one)}) for one in (1, 2, 1)]
    waiting = server.post("/api/tables", {"game": "suitcase", "seats": [{}, {}]}, phone)[1]["table"]
    listed = games(server, phone)
    assert {game["table"] for game in listed} == {waiting, *(table for table, _ in running_tables)}
    for table, _ in running_tables:
        state = server.get(f"/api/tables/{table}/state", phone)[1]
        (game,) = [one for one in listed if one["table"] == table]
        assert game.get("yours", False) == (0 in state["decision"]["seats"])
    keys = [(not game.get("yours", False), game["status"] != "playing") for game in listed]
    assert keys == sorted(keys)
    assert any(game.get("yours") for game in listed)
    assert games(server, new_profile(server, "Eve")) == []


def test_a_sealed_answer_waits_no_more(server: Running) -> None:
    phone = new_profile(server)
    table, _ = table_and_guest(server, phone)
    state = server.get(f"/api/tables/{table}/state", phone)[1]
    assert state["decision"]["sealed"]
    assert games(server, phone)[0]["yours"] is True
    place, row, options = f"/api/tables/{table}/do", [], state["decision"]["options"]
    while True:
        row.append(options[0])
        draft = server.post(place, {"type": "stage", "at": state["seq"], "row": row}, phone)[1][0]
        if draft["complete"]:
            break
        options = draft["options"]
    assert server.post(place, {"type": "act", "id": "x", "at": state["seq"], "row": row}, phone)[0] == 200
    assert games(server, phone)[0].get("yours", False) is False


def test_a_finished_game_has_its_result_and_counts(server: Running) -> None:
    phone, other = new_profile(server), new_profile(server, "Ben")
    bot = {"kind": "bot", "bot": "random"}
    wish = {"game": "heimlich", "seats": [{}, {}, bot, bot], "name": "Anna"}
    table = server.post("/api/tables", wish, phone)[1]["table"]
    place = f"/api/tables/{table}"
    assert server.post(f"{place}/join", {"name": "Ben"}, other)[1]["token"] == ""
    server.wait_for(table, "playing")
    for key in (phone, other):
        server.post(f"{place}/do", {"type": "leave"}, key)
    server.wait_for(table, "over")
    result = server.get(f"{place}/state", phone)[1]["result"]
    (game,) = games(server, phone)
    assert (game["status"], game["ranks"], game["scores"]) == ("over", result["ranks"], result["scores"])
    assert game["won"] == (result["shares"][0] > 0)
    assert game["names"] == ["Anna", "Ben", "random", "random"]
    (told,) = server.get("/api/me/statistics", phone)[1]["games"]
    assert (told["game"], told["games"], told["wins"]) == ("heimlich", 1, int(result["shares"][0] > 0))
    assert (told["best"], told["scores"]) == (result["scores"][0], [result["scores"][0]])
    met = {(one["name"], one["bot"], one["games"]) for one in told["opponents"]}
    assert met == {("Ben", False, 1), ("random", True, 1)}
    # Whoever goes is nobody in the others' lists.
    assert server.post("/api/me/erase", {}, other)[0] == 200
    assert games(server, phone)[0]["names"] == ["Anna", "Player 2", "random", "random"]
    assert "Ben" not in json.dumps(server.get("/api/me/statistics", phone)[1])


# --- Blocked, exported, erased ----------------------------------------------------------------------------------------


def administer(server: Running, **act: Any) -> Any:
    status, answer = server.post("/api/admin", act, "a" * 43)
    assert status == 200, answer
    return answer


def test_a_profile_is_blocked_and_let_in_again(server: Running) -> None:
    phone = new_profile(server, "Eve")
    table = table_for_two(server, phone)

    async def play() -> dict[str, Any]:
        async with Player(server, table, phone) as one:
            await one.until("welcome")
            administer(server, act="block_person", table=table, seat=0, reason="spam")
            return await one.until("bye")

    assert asyncio.run(play())["key"] == "profile_blocked"
    for answer in (
        server.get("/api/me", phone),
        server.get(f"/api/tables/{table}/state", phone),
        server.post("/api/tables", {"game": "heimlich", "seats": [{}, {}]}, phone),
    ):
        refused(answer, "profile_blocked")
        assert answer[1]["args"] == {"reason": "spam"}
    (person,) = [one for one in administer(server, act="blocked_people")["people"] if one["name"] == "Eve"]
    administer(server, act="unblock_person", person=person["person"])
    assert server.get(f"/api/tables/{table}/state", phone)[0] == 200


def test_export_and_erase(server: Running) -> None:
    phone = new_profile(server)
    tablet = second_device(server, phone)
    table = table_for_two(server, phone)
    server.post(f"/api/tables/{table}/do", {"type": "note", "text": "my note"}, phone)
    server.post(f"/api/tables/{table}/do", {"type": "say", "text": "my words"}, phone)
    exported = server.get("/api/me/export", phone)[1]
    assert [device["label"] for device in exported["me"]["devices"]] == ["Phone", "Tablet"]
    (own,) = exported["tables"]
    assert (own["table"], own["seats"], own["notes"], own["chat"]) == (table, [0], ["my note"], ["my words"])
    assert phone not in json.dumps(exported)

    assert server.post("/api/me/erase", {}, tablet)[0] == 200
    for key in (phone, tablet):
        refused(server.get("/api/me", key), "device_unknown")
        refused(server.get(f"/api/tables/{table}/state", key), "bad_token")
    info = server.get(f"/api/tables/{table}")[1]
    assert (info["seats"][0]["name"], bool(info["seats"][0]["bot"])) == ("Player 1", True)


def test_administrators_erase_a_profile_too(server: Running) -> None:
    phone = new_profile(server)
    tables = [table_for_two(server, phone) for _ in range(2)]
    assert sorted(administer(server, act="erase", table=tables[0], seat=0)["changed"]) == sorted(tables)
    refused(server.get("/api/me", phone), "device_unknown")


def test_no_key_and_no_profile_is_told_to_anybody(tmp_path: Path) -> None:
    """What lies in the store are hashes, and the id of a profile is in no answer to somebody else."""
    path = tmp_path / "t.db"
    with running(f"sqlite:{path}") as server:
        phone = new_profile(server)
        phrase = server.post("/api/me/phrase", {}, phone)[1]["phrase"]
        code = link(server, phone)
        table = table_for_two(server, phone, listed=True)

        async def heard() -> str:
            async with Player(server, table) as eve:
                await eve.until("snapshot")
                return "".join(eve.raw)

        seen = asyncio.run(heard())
        for place in ("", "/state", "/replay", "/report", "/record"):
            seen += json.dumps(server.get(f"/api/tables/{table}{place}")[1])
        seen += json.dumps(server.get("/api/tables")[1])
        with closing(sqlite3.connect(path)) as store:
            ((profile,),) = store.execute("SELECT id FROM profiles")
            stored = "\n".join(store.iterdump())
        own = json.dumps([server.get("/api/me", phone)[1], server.get("/api/me/export", phone)[1]])
    for secret in (phone, code, phrase, phrase.replace("-", "")):
        assert secret not in stored
        assert secret not in seen
    assert profile in stored
    assert profile not in seen
    assert profile not in own
