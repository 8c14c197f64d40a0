"""Replays show what was seen, no more and no less: the same frames as came over the sockets."""

import asyncio
from typing import Any

import pytest

from safehouse.core.fields import values_of
from safehouse.core.record import play, record_of, write
from safehouse.core.rng import Rng
from safehouse.server.line import Line, LogEntry, Position, retrace
from safehouse.server.replay import Cut, Film, film_of, show
from tests.records.playing import new_match, play_on
from tests.server.client import Player, Running, finished
from tests.server.twins import position

GAMES: list[tuple[str, int, dict[str, str]]] = [
    ("heimlich", 3, {"mode": "top_secret", "dossier": "yes"}),
    ("suitcase", 2, {"map": "sprint"}),
    ("vienna", 2, {"version": "full"}),
]


def get(server: Running, path: str, token: str = "") -> Any:
    status, answer = server.get(path, token)
    assert status == 200, answer
    return answer


def whole(server: Running, path: str, view: str, limit: int = 200) -> list[dict[str, Any]]:
    """Page through a replay."""
    entries: list[dict[str, Any]] = []
    while True:
        after = entries[-1]["seq"] if entries else 0
        told = get(server, f"{path}/replay?view={view}&words=true&after={after}&limit={limit}")
        assert len(told["entries"]) <= limit
        entries += told["entries"]
        if not told["entries"] or entries[-1]["seq"] == told["last"]:
            return entries


@pytest.mark.parametrize(("game", "players", "options"), GAMES)
def test_a_replay_is_what_the_sockets_got(
    server: Running, game: str, players: int, options: dict[str, str]
) -> None:  # fmt: skip
    """A game played over sockets: each seat's frames, and a spectator's, are those of the replay, also on the way."""
    made = server.create(game, "p" * players, own=players, options=options)
    table, token = made["table"], made["token"]
    rng = Rng(4)

    async def play() -> list[list[dict[str, Any]]]:
        seats = [Player(server, table, token, seat=seat, since=0, words=True) for seat in range(players)]
        spectator = Player(server, table, since=0, words=True)
        everybody = [*seats, spectator]
        for one in everybody:
            await one.__aenter__()
        entry = await spectator.until("entry")
        for turn in range(40):
            for seat in entry["decision"]["seats"]:
                await seats[seat].act(entry["seq"], await staged(seats[seat], entry["seq"], rng))
                await seats[seat].until("ack")
            entry = await spectator.until("entry")
            if turn == 20:
                for number, player in enumerate(seats):
                    own = get(server, f"/api/tables/{table}/replay?view=seat:{number}&words=true&after=5", token)
                    await caught_up(player, entry["seq"])
                    assert [plain(one) for one in own["entries"]] == frames(player)[5:]
        for one in everybody:
            await caught_up(one, entry["seq"])
            await one.__aexit__()
        return [frames(one) for one in everybody]

    heard = asyncio.run(play())
    for number in range(players):
        told = get(server, f"/api/tables/{table}/replay?view=seat:{number}&words=true", token)
        assert [plain(one) for one in told["entries"]] == heard[number]
        assert told["view"] == f"seat:{number}"
    public = get(server, f"/api/tables/{table}/replay?words=true")
    assert [plain(one) for one in public["entries"]] == heard[-1]
    assert (public["view"], public["first"], public["last"]) == ("public", 1, len(heard[-1]))


async def staged(player: Player, at: int, rng: Rng) -> list[int]:
    row: list[int] = []
    while True:
        await player.say(type="stage", at=at, row=row)
        draft = await player.until("draft")
        if draft["complete"]:
            return row
        row.append(draft["options"][rng.below(len(draft["options"]))])


async def caught_up(player: Player, seq: int) -> None:
    while not any(message["type"] == "entry" and message["seq"] == seq for message in player.messages):
        await player.hear()


def frames(player: Player) -> list[dict[str, Any]]:
    return [plain(message) for message in player.messages if message["type"] == "entry"]


def plain(entry: dict[str, Any]) -> dict[str, Any]:
    """An entry without the own answer that lay sealed when it was sent."""
    return {**entry, "decision": {**entry["decision"], "answer": []}}


def test_a_running_game_shows_nothing_else(server: Running) -> None:
    made = server.create("heimlich", "pp")
    table = made["table"]
    assert server.get(f"/api/tables/{table}/replay")[0] == 409
    other = server.post(f"/api/tables/{table}/join", {"name": "Ben"})[1]["token"]

    async def begun() -> None:
        async with Player(server, table, since=0) as spectator:
            await spectator.until("entry")

    asyncio.run(begun())
    for view, token, code in (
        ("all", made["token"], "refused"), ("all", "", "refused"), ("seat:0", other, "forbidden"),
        ("seat:1", "", "forbidden"), ("seat:9", made["token"], "forbidden"),
    ):  # fmt: skip
        assert server.get(f"/api/tables/{table}/replay?view={view}", token)[1]["code"] == code
    # Not even a seat that lets others look now: the past was not theirs.
    assert server.post(f"/api/tables/{table}/do", {"type": "show", "allow": True}, other)[0] == 200
    assert server.get(f"/api/tables/{table}/state?seat=1")[0] == 200
    assert server.get(f"/api/tables/{table}/replay?view=seat:1")[1]["code"] == "forbidden"
    mine = get(server, f"/api/tables/{table}/replay", other)
    assert (mine["view"], [entry["seq"] for entry in mine["entries"]]) == ("seat:1", [1])


@pytest.mark.parametrize(("game", "players", "options"), GAMES)
def test_a_brought_record_is_shown_as_its_table(
    server: Running, game: str, players: int, options: dict[str, str]
) -> None:  # fmt: skip
    table = finished(server, game, players, options=options)
    text = get(server, f"/api/tables/{table}/record")
    status, filed = server.post("/api/records", {"text": text})
    assert status == 201
    record = f"/api/records/{filed['record']}"
    shown: list[dict[str, Any]] = []
    for view in ("public", "seat:0", f"seat:{players - 1}", "all"):
        shown = whole(server, f"/api/tables/{table}", view)
        assert shown == whole(server, record, view, 37)
        assert [entry["seq"] for entry in shown] == list(range(1, len(shown) + 1))
    told = get(server, f"{record}/replay?after={len(shown)}")
    assert (told["entries"], told["last"], told["names"]) == ([], len(shown), ["random"] * players)
    assert get(server, f"{record}/lexicon") == get(server, f"/api/tables/{table}/lexicon")
    # A finished table's own record is had at the table.
    assert server.get(f"/api/records/{table}/replay")[0] == 404


def test_everything_is_the_true_state_with_every_secret(server: Running) -> None:
    table = finished(server, "heimlich", 3, options={"mode": "top_secret", "dossier": "yes"})
    text = get(server, f"/api/tables/{table}/record")
    film = film_of(text)
    told = {entry["seq"]: entry for entry in whole(server, f"/api/tables/{table}", "all")}
    secrets = 0
    for line, _, events in retrace(film.start, film.log):
        assert told[line.seq]["view"] == values_of(line.state)
        assert told[line.seq]["events"] == [[event.kind, event.args, event.secret] for event in events]
        secrets += sum(bool(event.secret) for event in events)
    assert secrets > 3
    hidden = [entry["view"]["owner"] for entry in whole(server, f"/api/tables/{table}", "public")]
    assert hidden[0] != told[1]["view"]["owner"]
    assert hidden[-1] == told[len(hidden)]["view"]["owner"]


def test_an_export_with_holes_cannot_be_replayed(server: Running) -> None:
    made = server.create("heimlich", "pp", own=2)

    async def begun() -> None:
        async with Player(server, made["table"], since=0) as spectator:
            await spectator.until("entry")

    asyncio.run(begun())
    text = get(server, f"/api/tables/{made['table']}/record?seat=0", made["token"])
    status, problem = server.post("/api/records", {"text": text})
    assert (status, problem["code"]) == (400, "bad_request")
    assert "without what was hidden; it can be printed, not replayed" in problem["text"]


@pytest.mark.parametrize("query", ["view=every", "view=seat:16", "limit=0", "limit=201", "after=-1", "view=seat:-4"])
def test_other_cuts_are_refused(server: Running, query: str) -> None:
    table = server.create("heimlich", "pp", own=2)["table"]
    assert server.get(f"/api/tables/{table}/replay?{query}")[0] == 400


def test_a_record_that_stops_anywhere_can_be_shown() -> None:
    """Cut off after every ply: in the middle of chance, and between answers that are given together."""
    record = record_of(play_on(new_match(3, "top_secret", "yes"), Rng(9)))
    seen: set[tuple[int, ...]] = set()
    for length in range(0, len(record.entries) + 1, 3):
        match = record.start()
        for entry in record.entries[:length]:
            play(match, entry)
        film = film_of(write(record_of(match)))
        for view in ("public", "seat:0"):
            assert show(film, Cut(view, 0, 200, True)).entries
        last = show(film, Cut("all", 0, 200, True)).entries[-1]
        assert last.view == values_of(match.state)
        seen.add(tuple(last.decision.seats))
    assert (-1,) in seen
    assert {len(seats) for seats in seen} > {1}


def test_after_an_upgrade_a_replay_begins_there() -> None:
    line = position("heimlich", 3, {}, 5, 6)
    stored = Position(1, line.steps, values_of(line.state))
    upgrade = LogEntry("upgrade", rules=(0, 1), position={"rules": 1, "steps": stored.steps, "fields": stored.fields})
    log = [(1, LogEntry("start")), (2, upgrade)]
    told = show(Film(Line(line.game, line.setup, line.state), log, []), Cut("all", 0, 200, True))
    assert (told.first, told.last) == (2, 2)
    assert (told.entries[0].kind, told.entries[0].view) == ("upgrade", stored.fields)
