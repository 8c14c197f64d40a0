"""Every route and every command, with a token that does not open it: refused, and not one byte of the table."""

import asyncio
import json
import secrets
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import pytest

from safehouse.server import head, wire
from safehouse.server.api import ROUTES
from tests.server.client import Player, Running, running

# How a route treats a caller without a right: "public" tells everybody the same, "look" shows a spectator what is
# public, "seat" needs a seat, "admin" the administrator's token.
Line = tuple[str, str, str, Any]
ROUTE_TABLE: dict[str, Line] = {
    "list_games": ("public", "GET", "/api/games", None),
    "show_words": ("public", "GET", "/api/words/en?game=suitcase", None),
    "show_game_lexicon": ("public", "GET", "/api/games/suitcase/lexicon?players=3", None),
    "show_lexicon": ("look", "GET", "/api/tables/{table}/lexicon", None),
    "show_lesson": ("look", "GET", "/api/tables/{table}/lesson", None),
    "replay_table": ("look", "GET", "/api/tables/{table}/replay", None),
    "replay_record": ("public", "GET", "/api/records/{table}/replay", None),
    "show_record_lexicon": ("public", "GET", "/api/records/{table}/lexicon", None),
    "analyse_table": ("look", "GET", "/api/tables/{table}/analysis", None),
    "analyse_record": ("public", "GET", "/api/records/{table}/analysis", None),
    "show_notebook": ("look", "GET", "/api/tables/{table}/notebook", None),
    "show_chance": ("look", "GET", "/api/tables/{table}/chance", None),
    "show_report": ("look", "GET", "/api/tables/{table}/report", None),
    "show_schema": ("public", "GET", "/api/schema", None),
    "list_tables": ("public", "GET", "/api/tables", None),
    "create": ("public", "POST", "/api/tables", {"game": "heimlich", "seats": [{}, {}]}),
    "show_table": ("look", "GET", "/api/tables/{table}", None),
    "join": ("public", "POST", "/api/tables/{table}/join", {"name": "Eve"}),
    "state": ("look", "GET", "/api/tables/{table}/state", None),
    "act": ("seat", "POST", "/api/tables/{table}/act", {"id": "x", "at": 1, "row": [0]}),
    "command": ("seat", "POST", "/api/tables/{table}/do", {"type": "note", "text": "x"}),
    "record": ("look", "GET", "/api/tables/{table}/record", None),
    "bring_record": ("public", "POST", "/api/records", {"text": "no record"}),
    "show_record": ("public", "GET", "/api/records/{table}", None),
    "register": ("public", "POST", "/api/me", {"name": "Eve", "label": "x"}),
    "add_device": ("public", "POST", "/api/me/devices", {"label": "x", "code": "x" * 43}),
    "show_me": ("seat", "GET", "/api/me", None),
    "change": ("seat", "POST", "/api/me/change", {"name": "Eve"}),
    "make_link": ("seat", "POST", "/api/me/link", {}),
    "make_phrase": ("seat", "POST", "/api/me/phrase", {}),
    "remove_device": ("seat", "POST", "/api/me/remove", {"device": "0" * 16}),
    "export": ("seat", "GET", "/api/me/export", None),
    "list_my_games": ("seat", "GET", "/api/me/games", None),
    "show_statistics": ("seat", "GET", "/api/me/statistics", None),
    "erase": ("seat", "POST", "/api/me/erase", {}),
    "show_notices": ("seat", "GET", "/api/me/notices", None),
    "change_notices": ("seat", "POST", "/api/me/notices", {"quiet": None}),
    "add_channel": ("seat", "POST", "/api/me/notices/add", {"kind": "webhook", "address": "https://example.org/"}),
    "remove_channel": ("seat", "POST", "/api/me/notices/remove", {"channel": "0" * 32}),
    "confirm": ("public", "POST", "/api/notices/confirm", {"code": "0" * 32 + "." + "x" * 43}),
    "stop": ("public", "POST", f"/api/notices/stop/{'0' * 32}.{'x' * 43}", {}),
    "replay_scenario": ("public", "GET", "/api/games/heimlich/scenarios/h6_2_scoring/replay", None),
    "show_scenario_lexicon": ("public", "GET", "/api/games/heimlich/scenarios/h6_2_scoring/lexicon", None),
    "list_people": ("seat", "GET", "/api/me/people", None),
    "invite": ("seat", "POST", "/api/me/invite", {"table": "A" * 16, "seat": 1}),
    "decline": ("seat", "POST", "/api/me/decline", {"table": "A" * 16}),
    "withdraw": ("seat", "POST", "/api/me/withdraw", {"table": "A" * 16, "seat": 1}),
    "show_consent": ("seat", "GET", "/api/me/consent", None),
    "change_consent": ("seat", "POST", "/api/me/consent", {"page": True}),
    "block": ("seat", "POST", "/api/me/block", {"table": "A" * 16, "seat": 1}),
    "unblock": ("seat", "POST", "/api/me/unblock", {"person": "0" * 16}),
    "show_page": ("public", "GET", "/api/people/" + "A" * 16, None),
    "administer": ("admin", "POST", "/api/admin", {"act": "tables"}),
    "show_session": ("public", "GET", "/api/admin/session", None),
    "sign_in": ("admin", "POST", "/api/admin/session", {"token": "x" * 43}),
    "sign_out": ("public", "POST", "/api/admin/sign_out", {}),
    "health": ("public", "GET", "/healthz", None),
    "ready": ("public", "GET", "/readyz", None),
    "show_metrics": ("public", "GET", "/metrics", None),
}
# What a spectator's socket may say, and the kind of the answer; everything else needs a seat.
ANYBODY = {"ping": "pong", "sync": "snapshot", "sit": "welcome"}
COMMANDS: dict[str, dict[str, Any]] = {
    "hello": {"version": 1, "table": "A" * 16},
    "act": {"id": "x", "at": 1, "row": [0]},
    "retract": {"id": "y", "at": 1},
    "stage": {"at": 1, "row": [0]},
    "why": {"at": 1, "row": [], "action": 1},
    "sit": {},
    "orders": {"names": []},
    "say": {"text": "hello"},
    "mute": {"seat": 0},
    "note": {"text": "mine"},
    "propose": {"what": "takeback"},
    "vote": {"yes": True},
    "come_back": {},
    "show": {"allow": True},
    "start": {},
    "leave": {},
    "nonce": {"commitment": "0" * 64, "nonce": "x"},
    "rematch": {},
    "sync": {},
    "ping": {},
    "report_abuse": {"seat": 1, "reason": "spam"},
    "silent": {"on": True},
    "looking": {"on": True},
}


class House:
    """A server with a table that is being played, and one of strangers."""

    def __init__(self, server: Running) -> None:
        self.server = server
        self.canary = f"canary {secrets.token_hex(8)}"
        made = server.create("suitcase", "ppp")
        self.table, self.host = made["table"], made["token"]
        self.tokens = [self.host]
        for name in ("Ben", "Cleo"):
            status, seated = server.post(f"/api/tables/{self.table}/join", {"name": name})
            assert status == 201
            self.tokens.append(seated["token"])
        self.elsewhere = server.create("suitcase", "ppp")["token"]
        self.wait_begun()
        for token in self.tokens:
            assert self.do(token, type="note", text=self.canary)[0] == 200
        # A sealed answer, recognisable by its id only.
        state = self.state(0)
        self.answer = state["decision"]["options"][:1]
        row = self.whole_row(0)
        status, ack = server.post(f"/api/tables/{self.table}/act", {"id": "sealed", "at": 1, "row": row}, self.host)
        assert (status, ack["seq"]) == (200, 0)
        self.row = row

    def wait_begun(self) -> None:
        for _ in range(500):
            if self.server.get(f"/api/tables/{self.table}")[1]["status"] == "playing":
                return
        raise AssertionError("the game does not begin")

    def state(self, seat: int) -> dict[str, Any]:
        status, state = self.server.get(f"/api/tables/{self.table}/state", self.tokens[seat])
        assert status == 200, state
        return dict(state)

    def whole_row(self, seat: int) -> list[int]:
        row: list[int] = []
        while True:
            status, drafts = self.do(self.tokens[seat], type="stage", at=1, row=row)
            assert status == 200, drafts
            if drafts[0]["complete"]:
                return row
            row.append(drafts[0]["options"][0])

    def do(self, token: str, **command: Any) -> tuple[int, Any]:
        return self.server.post(f"/api/tables/{self.table}/do", command, token)

    def bad_tokens(self) -> dict[str, str]:
        return {
            "another table's": self.elsewhere,
            "stale": secrets.token_urlsafe(32),
            "cut": self.host[:-1],
            "longer": self.host + "A",
            "not one": "x" * 300,
        }

    def check_silent(self, answer: object) -> None:
        text = json.dumps(answer)
        assert self.canary not in text
        for name in ("view", "events", "options", "answer", "seed"):
            assert f'"{name}":' not in text, text
        assert set(dict(answer)) <= {"type", "code", "text", "id", "rule", "reason", "key"}  # type: ignore[call-overload]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    folder: Path = tmp_path_factory.mktemp("tokens")
    with running(f"sqlite:{folder}/tables.db", admin_token=secrets.token_urlsafe(32)) as server:
        yield server


@pytest.fixture(scope="module")
def house(server: Running) -> House:
    return House(server)


def test_every_route_has_a_line() -> None:
    names = {route.fn.__name__ for route in ROUTES}
    assert names <= set(ROUTE_TABLE), "a new route needs a line in this test's table"


def test_every_command_has_a_line() -> None:
    tags = {command.__struct_config__.tag for command in get_args(wire.AnyCommand)}
    assert tags == set(COMMANDS)


def ask(house: House, name: str, token: str, query: str = "") -> tuple[int, Any]:
    _, method, path, body = ROUTE_TABLE[name]
    return house.server.request(method, path.format(table=house.table) + query, body, token)


HERE = sorted({route.fn.__name__ for route in ROUTES})


@pytest.mark.parametrize("name", HERE)
def test_a_wrong_token_opens_no_route(house: House, name: str) -> None:
    for kind, token in house.bad_tokens().items():
        status, answer = ask(house, name, token)
        if ROUTE_TABLE[name][0] == "public":
            assert house.canary not in json.dumps(answer), kind
            assert status < 500
        elif ROUTE_TABLE[name][0] == "admin":
            check_no_administrator(house, status, answer)
        else:
            assert (status, answer["code"]) == (403, "forbidden"), (kind, answer)
            house.check_silent(answer)


@pytest.mark.parametrize("name", HERE)
def test_a_malformed_authorization_opens_no_route(house: House, name: str) -> None:
    kind, method, path, body = ROUTE_TABLE[name]
    if kind in ("public", "admin"):
        return
    for value in (f"Basic {house.host}", "Bearer", "Bearer ", house.host, f"Bearer {house.host} {house.host}", "\xff"):
        status, answer = raw_request(house.server, method, path.format(table=house.table), body, value)
        assert (status, answer["code"]) == (403, "forbidden"), value
        house.check_silent(answer)


def raw_request(server: Running, method: str, path: str, body: object, authorization: str) -> tuple[int, Any]:
    import http.client

    connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=20)
    headers = {"Authorization": authorization}
    if body is not None:
        headers["Content-Type"] = "application/json"
    connection.request(method, path, None if body is None else json.dumps(body), headers)
    response = connection.getresponse()
    answer = json.loads(response.read())
    connection.close()
    return response.status, answer


@pytest.mark.parametrize("name", HERE)
def test_without_a_token_one_is_a_spectator(house: House, name: str) -> None:
    status, answer = ask(house, name, "")
    kind = ROUTE_TABLE[name][0]
    assert house.canary not in json.dumps(answer)
    if kind == "admin":
        check_no_administrator(house, status, answer)
    if kind == "seat":
        assert (status, answer["code"]) == (403, "forbidden")
        house.check_silent(answer)
    elif name == "state":
        assert answer["seat"] == -4
        assert answer["decision"]["options"] == []
        assert answer["view"] == spectator_view(house)


def check_no_administrator(house: House, status: int, answer: Any) -> None:
    """A seat's key is not the server's; and after a few tries nothing is."""
    assert (status, answer["code"]) in ((403, "forbidden"), (429, "too_many"))
    answer.pop("args", None)
    house.check_silent(answer)


def spectator_view(house: House) -> Any:
    return house.server.get(f"/api/tables/{house.table}/state")[1]["view"]


@pytest.mark.parametrize("name", ["state", "act", "command", "record", "show_notebook", "show_report"])
def test_another_seats_token_does_not_look_from_this_seat(house: House, name: str) -> None:
    for token in (house.tokens[1], ""):
        for seat in (0, 2, 3, 15):
            status, answer = ask(house, name, token, f"?seat={seat}")
            assert (status, answer["code"]) == (403, "forbidden")
            house.check_silent(answer)


@pytest.mark.parametrize("tag", sorted(COMMANDS))
def test_commands_over_http_need_the_seat(house: House, tag: str) -> None:
    for kind, token in house.bad_tokens().items():
        status, answer = house.do(token, type=tag, **COMMANDS[tag])
        assert (status, answer["code"]) == (403, "forbidden"), kind
        house.check_silent(answer)
    status, answer = house.do("", type=tag, **COMMANDS[tag])
    if tag == "ping":
        assert answer == [{"type": "pong"}]
    else:
        assert status in (400, 403, 409)
        house.check_silent(answer)


def test_only_the_host_starts(house: House) -> None:
    status, answer = house.do(house.tokens[1], type="start")
    assert (status, answer["code"]) == (403, "forbidden")


def test_commands_on_a_socket_need_the_seat(house: House) -> None:
    async def play() -> None:
        async with Player(house.server, house.table) as spectator:
            await spectator.until("snapshot")
            for tag, fields in COMMANDS.items():
                await spectator.say(type=tag, **fields)
                answer = await spectator.hear()
                if tag in ANYBODY:
                    assert answer["type"] == ANYBODY[tag]
                    if tag == "sit":
                        await spectator.until("snapshot")
                else:
                    assert answer["type"] == "problem", answer
                    house.check_silent(answer)
            for seat in (0, 1, 2, 3, 15):
                await spectator.say(type="sit", seat=seat)
                answer = await spectator.hear()
                assert answer["code"] == "forbidden"
            assert house.canary not in "".join(spectator.raw)

    asyncio.run(play())


def test_a_socket_with_a_wrong_token_is_turned_away(house: House) -> None:
    async def play() -> None:
        greetings: list[dict[str, Any]] = [{"token": token} for token in house.bad_tokens().values() if len(token) < 65]
        greetings += [{"seat": 0}, {"seat": 0, "token": house.tokens[1]}, {"seat": 15, "token": house.tokens[1]}]
        for greeting in greetings:
            async with Player(house.server, house.table, **greeting) as stranger:
                answer = await stranger.hear()
                assert answer["code"] == "forbidden", greeting
                house.check_silent(answer)
                assert await stranger.line.ended() == 1008

    asyncio.run(play())


def test_no_table_is_told_from_another_by_a_stranger(house: House) -> None:
    for path in ("", "/state", "/record"):
        status, answer = house.server.get(f"/api/tables/{'A' * 16}{path}", house.host)
        assert (status, answer["code"]) == (404, "no_table")


# --- Rights that end ----------------------------------------------------------------------------------------------


def test_a_left_seat_is_lost_on_every_open_socket(server: Running) -> None:
    made = server.create("heimlich", "ppp")
    table = made["table"]
    first = server.post(f"/api/tables/{table}/join", {"name": "Ben"})[1]["token"]

    async def play() -> None:
        async with Player(server, table, first) as left, Player(server, table) as spectator:
            assert (await left.until("welcome"))["seat"] == 1
            await spectator.until("welcome")
            assert server.post(f"/api/tables/{table}/do", {"type": "leave"}, first)[0] == 200
            welcome = await left.until("welcome")
            assert (welcome["seat"], welcome["seats"]) == (-4, [])
            # Somebody else sits down there, and the game begins.
            for name in ("Cleo", "Dora"):
                assert server.post(f"/api/tables/{table}/join", {"name": name})[0] == 201
            assert await left.until("entry") == await spectator.until("entry")
            for tag, fields in COMMANDS.items():
                if tag not in ANYBODY:
                    await left.say(type=tag, **fields)
                    assert (await left.until("problem"))["code"] in ("forbidden", "refused"), tag
            await left.say(type="sit", seat=1)
            assert (await left.until("problem"))["code"] == "forbidden"

    asyncio.run(play())
    assert server.get(f"/api/tables/{table}/state", first)[1]["code"] == "forbidden"


def test_a_guest_at_a_shoulder_sees_and_does_nothing_more(server: Running) -> None:
    house = House(server)

    async def play() -> None:
        owner = Player(server, house.table, house.host)
        guest = Player(server, house.table, seat=0)
        spectator = Player(server, house.table)
        assert house.do(house.host, type="show", allow=True)[0] == 200
        async with owner, guest, spectator:
            for player in (owner, guest, spectator):
                await player.until("snapshot")
            shown, own = guest.messages[-1], owner.messages[-1]
            assert own["decision"].pop("answer") == house.row
            assert shown["decision"].pop("answer") == []
            assert shown == own
            assert shown["decision"]["options"] != spectator.messages[-1]["decision"]["options"] == []
            state = server.get(f"/api/tables/{house.table}/state?seat=0")[1]
            assert (state["view"], state["decision"]["answer"]) == (shown["view"], [])
            # It cannot act, and gets nothing of what the seat writes for itself.
            for tag, fields in COMMANDS.items():
                if tag not in ANYBODY and tag != "start":
                    await guest.say(type=tag, **fields)
                    assert (await guest.until("problem"))["code"] in ("forbidden", "refused"), tag
            await owner.say(type="note", text=house.canary)
            await owner.say(type="retract", id="back", at=1)
            await owner.until("ack")
            # Withdrawn: from now on a spectator, and never more.
            await owner.say(type="show", allow=False)
            welcome = await guest.until("welcome")
            assert (welcome["seat"], welcome["seats"]) == (-4, [])
            assert await guest.until("snapshot") == spectator.messages[-1]
            await guest.say(type="sit", seat=0)
            assert (await guest.until("problem"))["code"] == "forbidden"
            kinds = {message["type"] for message in guest.messages}
            assert kinds <= {"welcome", "snapshot", "problem", "info", "presence"}
            assert house.canary not in "".join(guest.raw)

    asyncio.run(play())


def test_the_screen_shows_one_seat_at_a_time(server: Running) -> None:
    made = server.create("suitcase", "ppp", own=3)
    table, token = made["table"], made["token"]

    async def play() -> None:
        async with Player(server, table, token) as screen:
            assert (await screen.until("welcome"))["seat"] == -4
            for own in (0, 1, 2):
                await screen.say(type="sit", seat=own)
                await screen.until("welcome")
                await screen.until("snapshot")
                await screen.say(type="note", text=f"note of {own}")
                await screen.until("kept")
            views: dict[int | None, Any] = {}
            order: list[int | None] = [0, None, 1, None, 2]
            for seat in order:
                before = len(screen.raw)
                await screen.say(type="sit", seat=seat)
                welcome = await screen.until("welcome")
                assert welcome["seat"] == (-4 if seat is None else seat)
                assert welcome.get("note") == (None if seat is None else f"note of {seat}")
                views[seat] = (await screen.until("snapshot"))["view"]
                others = [f"note of {other}" for other in range(3) if other != seat]
                assert not any(other in text for other in others for text in screen.raw[before + 1 :])
                if seat is None:
                    for tag in ("stage", "act", "note", "orders", "why", "retract"):
                        await screen.say(type=tag, **COMMANDS[tag])
                        assert (await screen.until("problem"))["code"] == "forbidden"
            public = server.get(f"/api/tables/{table}/state")[1]["view"]
            assert views[None] == public

    asyncio.run(play())


def test_a_table_is_never_named_like_an_option(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = iter(["-q6SeHl5Uo90JKxZ", "-", "q6SeHl5Uo90JKxZ-"])
    monkeypatch.setattr(secrets, "token_urlsafe", lambda size: next(drawn))
    assert head.new_table_id() == "q6SeHl5Uo90JKxZ-"
