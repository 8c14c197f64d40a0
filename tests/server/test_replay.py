"""Replays show what was seen, no more and no less: the same frames as came over the sockets."""

import asyncio
from typing import Any

import pytest

from safehouse.core import log
from safehouse.core.fair import Dealer
from safehouse.core.fields import values_of
from safehouse.core.game import Event, GameState
from safehouse.core.log import Log
from safehouse.core.match import Answer, Entry, Match, Position, Snapshot, plies
from safehouse.core.record import read, record_of, write
from safehouse.core.registry import OWN_GAMES, find_game
from safehouse.core.rng import Rng
from safehouse.server.replay import Cut, Film, film_of, show
from tests.fixtures.ballots import Ballots
from tests.fixtures.errands import Errands
from tests.records.playing import new_match, play_on
from tests.server.client import Player, Running, finished
from tests.server.test_scenarios import wait_begun
from tests.server.twins import position, random_row

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


@pytest.mark.parametrize("name", OWN_GAMES)
def test_every_game_has_a_sample_to_watch(server: Running, name: str) -> None:
    told = next(game for game in get(server, "/api/games") if game["name"] == name)
    record = read(find_game(name).sample())
    assert record.result is not None
    entries = whole(server, f"/api/records/{told['sample']}", "all")
    assert entries[-1]["result"]["scores"] == list(record.result.scores)
    assert get(server, f"/api/records/{told['sample']}/lexicon")["game"] == name


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
            if not entry["decision"]["seats"]:
                break  # the dice are the server's: a game may be over by then
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
    asyncio.run(wait_begun(server, table))
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
    for line, _, events, _ in film.log.parts():
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
    for length in range(0, len(record.plies) + 1, 3):
        match = record.start()
        for ply in record.plies[:length]:
            match.take(ply)
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
    stored = Snapshot(1, line.steps, values_of(line.state))
    upgrade = Entry("upgrade", rules=(0, 1), position={"rules": 1, "steps": stored.steps, "fields": stored.fields})
    start = Position(line.game, line.setup, line.state)
    told = show(Film(Log(start, [(1, Entry("start")), (2, upgrade)]), [], False), Cut("all", 0, 200, True))
    assert (told.first, told.last) == (2, 2)
    assert (told.entries[0].kind, told.entries[0].view) == ("upgrade", stored.fields)


# --- How often a game is played again ---------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "kind"), [("ballots", Ballots), ("errands", Errands)])
def test_bringing_and_showing_a_record_applies_each_action_twice(
    monkeypatch: pytest.MonkeyPatch, name: str, kind: type[GameState]
) -> None:
    """Once to read it and once to show it, sealed answers of several picks as well."""
    monkeypatch.setitem(OWN_GAMES, name, f"tests.fixtures.{name}")
    game = find_game(name)
    match = play_on(Match(game, game.setup(2)), Rng(3))
    text = write(record_of(match))
    assert any(len(ply.row) > 1 for ply in plies(match.entries))
    applied: list[int] = []
    apply = kind.apply

    def count(state: GameState, seat: int, action: int) -> None:
        applied.append(action)
        apply(state, seat, action)

    monkeypatch.setattr(kind, "apply", count)
    told = show(film_of(text), Cut("all", 0, 200, False))
    assert told.last == len(told.entries) == len(match.entries)
    assert len(applied) == 2 * sum(len(ply.row) for ply in plies(match.entries))


def test_pages_do_not_begin_at_the_start(monkeypatch: pytest.MonkeyPatch) -> None:
    """Page after page each entry is followed once; any page again, from the last position kept before it."""
    monkeypatch.setattr(log, "EVERY", 5)
    film = film_of(write(record_of(play_on(new_match(4, "top_secret"), Rng(2)))))
    followed: list[int] = []
    follow = Position.follow

    def count(position: Position, entry: Entry) -> tuple[Position, list[Event]]:
        followed.append(position.seq + 1)
        return follow(position, entry)

    monkeypatch.setattr(Position, "follow", count)
    pages = [show(film, Cut("all", after, 10, True)) for after in range(0, film.log.last, 10)]
    assert followed == list(range(1, film.log.last + 1))
    assert len(pages) > 5
    followed.clear()
    assert show(film, Cut("all", 30, 10, True)) == pages[3]
    assert followed == list(range(31, 41))
    followed.clear()
    assert show(film, Cut("all", 43, 3, True)).entries == pages[4].entries[3:6]
    assert followed == list(range(41, 47))


def test_positions_after_takebacks(monkeypatch: pytest.MonkeyPatch) -> None:
    """Wherever play went back to, and back again: every position is the one that was played from."""
    monkeypatch.setattr(log, "EVERY", 7)
    start = Position(find_game("heimlich"), find_game("heimlich").setup(3, {"mode": "top_secret"}))
    dealer, rng = Dealer(bytes(32)), Rng(8)
    at, entry, *_ = start.begin(dealer, None)
    positions, entries = [start, at], [(1, entry)]
    for _ in range(80):
        if rng.below(3) == 0 or at.over:
            to = 1 + rng.below(at.seq)
            at, entry = positions[to].numbered(at.seq + 1), Entry("takeback", to=to)
        else:
            at, entry, *_ = at.play([Answer(seat, random_row(at, seat, rng), "") for seat in at.asked()], dealer)
        positions.append(at)
        entries.append((at.seq, entry))
    known = Log(start, entries)
    for seq in [*range(len(positions)), 40, 3, 77]:
        for found in (known.position(seq), Log(start, entries).position(seq)):
            assert (found.seq, found.steps) == (seq, positions[seq].steps)
            assert values_of(found.state) == values_of(positions[seq].state)
    half = Log(start, entries[:40])
    assert len(list(half.parts())) == 40
    assert half.grown(entries[40:]) is half
    assert [part[0].seq for part in half.parts(38)] == list(range(39, 82))
