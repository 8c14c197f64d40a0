"""Between people: whom one has played with, invitations, blocking, open tables, public pages. On both stores."""

import json
import sqlite3
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from safehouse.server.invitations import MOST_INVITED
from safehouse.server.store.base import MIGRATIONS
from safehouse.server.store.people import CONSENT
from tests.server.client import Running, running
from tests.server.test_profiles import games, new_profile, refused, second_device, table_and_guest

BOT = {"kind": "bot", "bot": "random"}


@pytest.fixture
def server(address: str) -> Iterator[Running]:
    with running(address, admin_token="a" * 43) as one:
        yield one


def finished(server: Running, *keys: str, seats: tuple[dict[str, str], ...] = (BOT,), **more: Any) -> str:
    """Let profiles sit down at a table and leave it to bots until it is over."""
    wish = {"game": "suitcase", "seats": [{} for _ in keys] + list(seats), "name": "Anna", **more}
    table = str(server.post("/api/tables", wish, keys[0])[1]["table"])
    place = f"/api/tables/{table}"
    for number, key in enumerate(keys[1:]):
        assert server.post(f"{place}/join", {"name": f"Ben {number}", "portrait": 3}, key)[0] == 201
    server.wait_for(table, "playing")
    for key in keys:
        assert server.post(f"{place}/do", {"type": "leave"}, key)[0] == 200
    server.wait_for(table, "over")
    return table


def people(server: Running, key: str) -> list[dict[str, Any]]:
    status, found = server.get("/api/me/people", key)
    assert status == 200, found
    return list(found)


def invite(server: Running, key: str, person: dict[str, Any], **more: Any) -> dict[str, Any]:
    body = {"table": person["table"], "seat": person["seat"], "name": "Anna", **more}
    status, seated = server.post("/api/me/invite", body, key)
    assert status == 201, seated
    return dict(seated)


def invitations(server: Running, key: str) -> list[dict[str, Any]]:
    return [game for game in games(server, key) if game.get("invited_by")]


def test_invite_again_in_one_step(server: Running) -> None:
    anna, ben, eve = new_profile(server), new_profile(server, "Ben"), new_profile(server, "Eve")
    tables = [finished(server, anna, ben, clock=60), finished(server, anna, ben, clock=60)]
    (person,) = people(server, anna)
    assert (person["name"], person["portrait"], person["games"]) == ("Ben 0", 3, 2)
    assert (person["game"], person["table"], person["seat"]) == ("suitcase", tables[1], 1)
    assert people(server, eve) == []

    seated = invite(server, anna, person)
    info = seated["info"]
    # The same kind: the game, the clock, a bot where there was one; and a seat that is kept.
    assert (info["game"], info["clock"], info["listed"]) == ("suitcase", 60, False)
    assert [(one["kind"], one["kept"]) for one in info["seats"]] == [("person", False), ("open", True), ("bot", False)]
    assert seated["seats"] == [0]
    place = f"/api/tables/{seated['table']}"
    refused(server.post(f"{place}/join", {"name": "Eve"}, eve), "seats_kept", 409)
    refused(server.post(f"{place}/join", {"name": "Guest", "seat": 1}), "seats_kept", 409)

    # It waits for Ben, first of all, on each of his devices, and for nobody else.
    tablet = second_device(server, ben)
    (waiting,) = invitations(server, tablet)
    assert games(server, tablet)[0] == waiting
    assert (waiting["table"], waiting["invited_by"], waiting["seat"]) == (seated["table"], "Anna", 1)
    assert invitations(server, eve) == []
    assert server.post(f"{place}/join", {"name": "Ben"}, tablet)[1]["seats"] == [1]
    server.wait_for(seated["table"], "playing")
    assert invitations(server, ben) == []


def test_an_invitation_is_declined_and_the_seat_is_free(server: Running) -> None:
    anna, ben, eve = new_profile(server), new_profile(server, "Ben"), new_profile(server, "Eve")
    finished(server, anna, ben)
    seated = invite(server, anna, people(server, anna)[0])
    refused(server.post("/api/me/decline", {"table": seated["table"]}, eve), "not_invited")
    assert server.post("/api/me/decline", {"table": seated["table"]}, ben)[0] == 200
    assert invitations(server, ben) == []
    assert server.post(f"/api/tables/{seated['table']}/join", {"name": "Eve"}, eve)[0] == 201
    # Ben may be asked again.
    invite(server, anna, people(server, anna)[0])
    assert len(invitations(server, ben)) == 1


def test_several_are_invited_to_one_table_and_one_no_more(server: Running) -> None:
    anna, ben, carl = new_profile(server), new_profile(server, "Ben"), new_profile(server, "Carl")
    finished(server, anna, ben, carl)
    found = people(server, anna)
    seated = invite(server, anna, found[0])
    at = seated["table"]
    assert [one["kept"] for one in seated["info"]["seats"]] == [False, True, False, False]
    again = invite(server, anna, found[0], at=at)
    assert again["info"] == seated["info"], "somebody is invited once"
    both = invite(server, anna, found[1], at=at)
    assert [one["kept"] for one in both["info"]["seats"]] == [False, True, True, False]
    for one in (ben, carl):
        assert len(invitations(server, one)) == 1
    # Ben cannot invite to Anna's table, nor take her invitations back.
    body = {"table": found[0]["table"], "seat": 0, "at": at}
    refused(server.post("/api/me/invite", body, ben), "invite_host_only")
    refused(server.post("/api/me/withdraw", {"table": at, "seat": 2}, ben), "invite_host_only")
    status, info = server.post("/api/me/withdraw", {"table": at, "seat": 2}, anna)
    assert (status, [one["kept"] for one in info["seats"]]) == (200, [False, True, False, False])
    assert sum(len(invitations(server, one)) for one in (ben, carl)) == 1


def test_a_table_that_begins_or_whose_host_goes_waits_for_nobody(server: Running) -> None:
    anna, ben = new_profile(server), new_profile(server, "Ben")
    finished(server, anna, ben)
    first, second = (invite(server, anna, people(server, anna)[0]) for _ in range(2))
    assert len(invitations(server, ben)) == 2
    assert server.post(f"/api/tables/{first['table']}/do", {"type": "start"}, anna)[0] == 200
    assert server.post(f"/api/tables/{second['table']}/do", {"type": "leave"}, anna)[0] == 200
    server.wait_for(first["table"], "playing")
    assert invitations(server, ben) == []
    # A seat without a host is anybody's.
    assert server.post(f"/api/tables/{second['table']}/join", {"name": "Guest", "seat": 1})[0] == 201


def test_one_person_cannot_flood_another_with_invitations(server: Running) -> None:
    """300 an hour were possible, each at a table of its own, also after a block."""
    anna, ben = new_profile(server), new_profile(server, "Ben")
    finished(server, anna, ben)
    (person,) = people(server, anna)
    with ThreadPoolExecutor(10) as pool:
        body = {"table": person["table"], "seat": person["seat"], "name": "Anna"}
        answers = list(pool.map(lambda _: server.post("/api/me/invite", body, anna), range(10)))
    made = [told["table"] for status, told in answers if status == 201]
    assert len(made) == len(invitations(server, ben)) == MOST_INVITED
    refused(server.post("/api/me/invite", body, anna), "too_many_invitations", 409)
    # One that waits is the same again; one that is withdrawn makes room.
    assert invite(server, anna, person, at=made[0])["table"] == made[0]
    assert server.post("/api/me/withdraw", {"table": made[0], "seat": 1}, anna)[0] == 200
    invite(server, anna, person)


def test_nobody_is_invited_by_strangers_or_by_a_guess(server: Running) -> None:
    anna, ben, eve = new_profile(server), new_profile(server, "Ben"), new_profile(server, "Eve")
    table = finished(server, anna, ben)
    for key, seat in ((eve, 0), (anna, 0), (anna, 2), (anna, 9)):
        refused(server.post("/api/me/invite", {"table": table, "seat": seat}, key), "no_such_person")
    refused(server.post("/api/me/invite", {"table": table, "seat": 1}), "device_unknown")
    assert invitations(server, ben) == []


def test_who_is_blocked_or_not_wanted_cannot_tell(server: Running) -> None:
    anna, ben, carl = new_profile(server), new_profile(server, "Ben"), new_profile(server, "Carl")
    finished(server, anna, ben, carl)
    # Ben blocks Anna; Carl takes no invitations.
    (anna_to_ben,) = [one for one in people(server, ben) if one["name"] == "Anna"]
    status, now = server.post("/api/me/block", {"table": anna_to_ben["table"], "seat": anna_to_ben["seat"]}, ben)
    assert (status, [one["name"] for one in now["blocked"]]) == (200, ["Anna"])
    assert [one["name"] for one in people(server, ben)] == ["Ben 1"]
    assert server.post("/api/me/consent", {"invitations": False}, carl)[1]["invitations"] is False

    seated = invite(server, anna, people(server, anna)[0])
    both = invite(server, anna, people(server, anna)[1], at=seated["table"])
    assert [one["kept"] for one in both["info"]["seats"]] == [False, True, True, False]
    assert [invitations(server, one) for one in (ben, carl)] == [[], []]
    # What was sent meanwhile is there once it is wanted.
    person = now["blocked"][0]["person"]
    refused(server.post("/api/me/unblock", {"person": person}, carl), "no_such_person")
    assert server.post("/api/me/unblock", {"person": person}, ben)[1]["blocked"] == []
    server.post("/api/me/consent", {"invitations": True}, carl)
    assert [len(invitations(server, one)) for one in (ben, carl)] == [1, 1]
    # Declined for good.
    assert server.post("/api/me/decline", {"table": seated["table"], "block": True}, carl)[0] == 200
    invite(server, anna, people(server, anna)[1])
    assert invitations(server, carl) == []
    assert [one["name"] for one in server.get("/api/me/consent", carl)[1]["blocked"]] == ["Anna"]


def test_whoever_is_erased_is_invited_and_blocked_nowhere(server: Running, tmp_path: Path) -> None:
    anna, ben, carl = new_profile(server), new_profile(server, "Ben"), new_profile(server, "Carl")
    finished(server, anna, ben, carl)
    seated = invite(server, anna, people(server, anna)[0])
    (ben_to_carl,) = [one for one in people(server, carl) if one["name"] == "Ben 0"]
    server.post("/api/me/block", {"table": ben_to_carl["table"], "seat": ben_to_carl["seat"]}, carl)
    assert server.post("/api/me/erase", {}, ben)[0] == 200
    assert server.get("/api/me/consent", carl)[1]["blocked"] == []
    info = server.get(f"/api/tables/{seated['table']}", anna)[1]
    assert not any(one["kept"] for one in info["seats"])
    assert [one["name"] for one in people(server, anna)] == ["Ben 1"]


def test_a_rating_is_exported_and_nobody_elses(server: Running) -> None:
    anna, ben = new_profile(server), new_profile(server, "Ben")
    table = played_to_the_end(server, anna, ben)
    (told,) = server.get("/api/me/statistics", anna)[1]["games"]
    result = server.get(f"/api/tables/{table}/state", anna)[1]["result"]
    if any(result["shares"]):
        assert told["people"]["games"] == 1
        assert told["people"]["history"] == [told["people"]["value"]]
        assert (told["people"]["value"] > 25) == (result["ranks"][0] < result["ranks"][1])
    assert told["bots"] is None
    exported = server.get("/api/me/export", anna)[1]
    assert exported["statistics"]["games"] == [told]
    assert exported["consent"] == {"invitations": True, "page": "", "blocked": []}
    # What Ben plays elsewhere, and what he does with his profile, moves nothing of hers.
    before = server.get("/api/me/statistics", anna)[1], people(server, anna)
    played_to_the_end(server, ben, new_profile(server, "Carl"))
    server.post("/api/me/change", {"name": "Benjamin", "portrait": 7}, ben)
    server.post("/api/me/consent", {"invitations": False, "page": True}, ben)
    assert (server.get("/api/me/statistics", anna)[1], people(server, anna)) == before


def played_to_the_end(server: Running, *keys: str) -> str:
    """Play a game of Heimlich on the short board, each answering with the first thing that may be picked."""
    wish = {"game": "heimlich", "seats": [{}, {}], "options": {"board": "short"}}
    table = str(server.post("/api/tables", wish, keys[0])[1]["table"])
    place = f"/api/tables/{table}"
    server.post(f"{place}/join", {"name": "Ben"}, keys[1])
    server.wait_for(table, "playing")
    for number in range(2000):
        state = server.get(f"{place}/state", keys[number % 2])[1]
        if state.get("result"):
            return table
        if options := state["decision"]["options"]:
            row = [options[number * 7 % len(options)]]
            draft = server.post(f"{place}/do", {"type": "stage", "at": state["seq"], "row": row}, keys[number % 2])
            while not draft[1][0]["complete"]:
                row.append(draft[1][0]["options"][0])
                draft = server.post(f"{place}/do", {"type": "stage", "at": state["seq"], "row": row}, keys[number % 2])
            act = {"type": "act", "id": f"a{number}", "at": state["seq"], "row": row}
            assert server.post(f"{place}/do", act, keys[number % 2])[0] == 200
    raise AssertionError("it does not end")


# --- Pages for everybody ----------------------------------------------------------------------------------------------


def test_a_public_page_by_consent_only(server: Running) -> None:
    anna, ben = new_profile(server), new_profile(server, "Ben")
    table = finished(server, anna, ben)
    finished(server, anna, game="heimlich")
    assert server.get("/api/me/consent", anna)[1]["page"] == "", "off by default"
    refused(server.get(f"/api/people/{'x' * 16}"), "not_found", 404)
    page = server.post("/api/me/consent", {"page": True}, anna)[1]["page"]
    assert server.post("/api/me/consent", {"page": True}, anna)[1]["page"] == page
    status, shown = server.get(f"/api/people/{page}")
    counts = [{"game": "heimlich", "games": 1}, {"game": "suitcase", "games": 1}]
    assert (status, shown) == (200, {"name": "Anna", "portrait": -1, "games": counts})
    assert not any(secret in json.dumps(shown) for secret in ("Ben", table, anna))
    # Off is off at once, and for good at that address.
    assert server.post("/api/me/consent", {"page": False}, anna)[1]["page"] == ""
    refused(server.get(f"/api/people/{page}"), "not_found", 404)
    other = server.post("/api/me/consent", {"page": True}, anna)[1]["page"]
    assert other != page
    refused(server.get(f"/api/people/{page}"), "not_found", 404)
    # A blocked profile has none, and an erased one neither.
    act = {"act": "block_person", "table": table, "seat": 0, "reason": "spam"}
    assert server.post("/api/admin", act, "a" * 43)[0] == 200
    refused(server.get(f"/api/people/{other}"), "not_found", 404)


# --- Open tables ------------------------------------------------------------------------------------------------------


def test_open_tables_by_filters(server: Running) -> None:
    wishes: dict[str, dict[str, Any]] = {
        "plain": {"game": "heimlich", "seats": [{}, {}, {}], "language": "en"},
        "bots": {"game": "heimlich", "seats": [{}, {}, BOT], "language": "de", "clock": 60},
        "slow": {"game": "vienna", "seats": [{}, {}], "language": "nl", "clock": 3 * 86400},
    }
    names = {
        str(server.post("/api/tables", {**wish, "listed": True})[1]["table"]): name for name, wish in wishes.items()
    }
    server.post("/api/tables", {"game": "heimlich", "seats": [{}, {}], "language": "en"})

    def found(query: str = "") -> set[str]:
        status, listed = server.get(f"/api/tables{query}")
        assert status == 200, listed
        return {names[one["table"]] for one in listed}

    assert found() == {"plain", "bots", "slow"}, "only those that are public"
    assert found("?game=vienna") == {"slow"}
    assert found("?language=de") == {"bots"}
    assert found("?free=2") == {"plain"}
    assert (found("?bots=yes"), found("?bots=no")) == ({"bots"}, {"plain", "slow"})
    assert [found(f"?clock={one}") for one in ("none", "live", "days")] == [{"plain"}, {"bots"}, {"slow"}]
    assert found("?game=heimlich&bots=no&free=1") == {"plain"}
    assert server.get("/api/tables?language=xx")[0] == 400


def test_the_order_of_open_tables_tells_nothing(server: Running) -> None:
    """A note or a sealed answer touches a table; the list stays as it is."""
    tables = [server.create("suitcase", "pp", listed=True) for _ in range(3)]
    before = server.get("/api/tables")[1]
    place = f"/api/tables/{tables[0]['table']}/do"
    assert server.post(place, {"type": "note", "text": "private"}, tables[0]["token"])[0] == 200
    assert server.get("/api/tables")[1] == before


def test_a_store_of_the_last_version_is_brought_up_to_date(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    with running(f"sqlite:{path}") as server:
        anna, ben = new_profile(server), new_profile(server, "Ben")
        table = finished(server, anna, ben)
        going, guest = table_and_guest(server, anna)
        server.stop()
        as_before(path, MIGRATIONS.index(CONSENT))
        server.start()
        # Whoever sat somewhere sits there still, and every seat opens to its own.
        assert [server.get(f"/api/tables/{going}/state", key)[1]["seat"] for key in (anna, guest)] == [0, 1]
        assert server.post(f"/api/tables/{going}/do", {"type": "note", "text": "mine"}, anna)[0] == 200
        (person,) = people(server, anna)
        assert (person["name"], person["portrait"], person["table"]) == ("Ben 0", -1, table)
        invite(server, anna, person)
        assert len(invitations(server, ben)) == 1


def as_before(path: Path, version: int) -> None:
    """Write a store as an earlier version kept it: fewer tables and columns, and results without faces."""
    new = path.rename(path.with_suffix(".new"))
    with closing(sqlite3.connect(path)) as store:
        for statement in (line for migration in MIGRATIONS[:version] for line in migration):
            store.execute(statement)
        store.execute(f"PRAGMA user_version = {version}")
        store.execute("ATTACH ? AS new", (str(new),))
        for (table,) in store.execute("SELECT name FROM main.sqlite_master WHERE type = 'table'").fetchall():
            columns = ", ".join(row[1] for row in store.execute(f"PRAGMA main.table_info({table})"))
            store.execute(f"INSERT INTO main.{table} ({columns}) SELECT {columns} FROM new.{table}")  # noqa: S608
        for profile, body in store.execute("SELECT profile, body FROM results").fetchall():
            played = json.loads(body)
            del played["absent"], played["portraits"]
            store.execute("UPDATE results SET body = ? WHERE profile = ?", (json.dumps(played), profile))
        store.commit()
