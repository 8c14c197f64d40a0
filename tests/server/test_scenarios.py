"""Tables that begin from a scenario: in its position, followed by the log, ended as a scenario with its line."""

import asyncio
import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from safehouse.core.fair import Dealer
from safehouse.core.fields import values_of
from safehouse.core.game import SPECTATOR
from safehouse.core.log import Log, effective
from safehouse.core.match import Answer, Entry, Position
from safehouse.core.record import record_from
from safehouse.core.registry import OWN_GAMES, find_game
from safehouse.core.rng import Rng
from safehouse.core.scenario import find_scenario, load_scenario, scenarios
from safehouse.server.records import played_scenario
from safehouse.server.replay import observations
from safehouse.server.words import scenario_text
from tests.server.client import Player, Running, running
from tests.server.twins import random_row

ALL = [(game, name) for game in sorted(OWN_GAMES) for name in scenarios(game)]


def open_table(server: Running, game: str, players: int, **more: Any) -> tuple[int, Any]:
    seats = [{"kind": "person"}] * players
    return server.post("/api/tables", {"game": game, "seats": seats, "own": players, **more})


def test_scenarios_are_listed_with_their_titles(server: Running) -> None:
    for game in server.get("/api/games")[1]:
        assert [one["name"] for one in game["scenarios"]] == scenarios(game["name"])
        for one in game["scenarios"]:
            told = find_scenario(game["name"], one["name"])
            assert (one["title"], one["players"], one["note"]) == (told.title, told.players, told.note)
            assert (one["offered"], one["section"]) == (told.offered, told.section)


@pytest.mark.parametrize("game", sorted(OWN_GAMES))
def test_people_are_offered_positions_that_are_meant_for_them(game: str) -> None:
    """At least two, each with a sentence, none of them a worked example or at its end."""
    offered = [one for name in scenarios(game) if (one := find_scenario(game, name)).offered]
    assert len(offered) >= 2
    for one in offered:
        assert one.note
        assert not one.section
        assert not one.line
        assert not one.match().over


@pytest.mark.parametrize("game", sorted(OWN_GAMES))
def test_every_scenario_can_be_shown_as_a_figure(game: str, server: Running) -> None:
    """The last entry is where the line leads, as everybody at the table sees it."""
    for name in scenarios(game):
        place = f"/api/games/{game}/scenarios/{name}"
        told = server.get(f"{place}/replay")[1]
        assert (told["view"], told["entries"][-1]["seq"]) == ("public", told["last"])
        end = find_scenario(game, name).play().state.redact(SPECTATOR)
        assert told["entries"][-1]["view"] == msgspec.to_builtins(values_of(end))
        assert server.get(f"{place}/lexicon")[1]["game"] == game
    for missing in (f"/api/games/{game}/scenarios/no_such", "/api/games/nothing/scenarios/no_such"):
        assert server.get(f"{missing}/replay")[0] == server.get(f"{missing}/lexicon")[0] == 404


@pytest.mark.parametrize(("game", "name"), ALL)
def test_a_log_that_begins_from_a_scenario_is_followed(game: str, name: str) -> None:
    """Begun, played for a while, stored and followed again: the same line; and its record leads there."""
    scenario = find_scenario(game, name)
    begun = scenario.match()
    start = Position(begun.game, begun.setup)
    dealer, rng = Dealer(bytes(32)), Rng(1)
    line, entry, *_ = start.begin(dealer, begun.state)
    log: list[tuple[int, Entry]] = [(1, entry)]
    assert (entry.kind, line.seq, line.steps) == ("start", 1, len(entry.chance))
    assert start.before(entry).state is not begun.state
    assert values_of(start.before(entry).state) == values_of(begun.state)
    while not line.over and len(log) < 25:
        answers = [Answer(seat, random_row(line, seat, rng), "x") for seat in line.asked()]
        line, entry, *_ = line.play(answers, dealer)
        log.append((line.seq, entry))
    again = Log(start, log).position(len(log))
    assert (again.seq, again.steps, values_of(again.state)) == (line.seq, line.steps, values_of(line.state))
    text = scenario_text(begun.game, name)
    record = record_from(line, [one for _, one in effective(log)], [], {})
    played = load_scenario(played_scenario(text, record))
    assert values_of(played.play().state) == values_of(line.state)
    assert (played.name, played.title, played.expect) == (scenario.name, scenario.title, {})
    assert all(note.text[1]["seat"][1]["seat"] >= 0 for note in observations(Log(start, log), 0))


def test_chance_is_counted_from_the_position() -> None:
    begun = find_scenario("heimlich", "h6_2_scoring").match()
    start = Position(begun.game, begun.setup)
    dealer = Dealer(b"x" * 32)
    entry = start.begin(dealer, begun.state).entry
    assert entry.chance[0] == dealer.outcome(0, begun.state.chance())


def test_a_table_begins_there_and_survives_a_restart(tmp_path: Path) -> None:
    database = f"sqlite:{tmp_path}/t.db"
    with running(database) as server:
        status, made = open_table(server, "heimlich", 4, scenario="h6_2_scoring")
        assert status == 201
        table, token = made["table"], made["token"]
        asyncio.run(wait_begun(server, table))
        state = server.get(f"/api/tables/{table}/state")[1]
        assert state["info"]["scenario"] == "h6_2_scoring"
        assert state["info"]["options"]["start"] == "1"
        begun = find_scenario("heimlich", "h6_2_scoring").match().state
        assert (state["view"]["safe"], state["view"]["stone"]) == (values_of(begun)["safe"], values_of(begun)["stone"])
        assert state["seq"] == 1
        replayed = server.get(f"/api/tables/{table}/replay")[1]["entries"]
        assert (replayed[0]["kind"], replayed[0]["view"]) == ("start", state["view"])
        # No record yet, but a report, and no position of anybody's in it.
        status, problem = server.get(f"/api/tables/{table}/record")
        assert (status, problem["code"]) == (400, "bad_request")
        assert "started from a position" in problem["text"]
        report = server.get(f"/api/tables/{table}/report")[1]
        assert (report["scenario"], report["view"], report["seat"]) == ("h6_2_scoring", state["view"], -4)
        assert "started from a position" in report["record"]
        own = server.get(f"/api/tables/{table}/state?seat=0", token)[1]
    with running(database) as server:
        assert server.get(f"/api/tables/{table}/state?seat=0", token)[1] == own
        assert server.get(f"/api/tables/{table}/replay")[1]["entries"] == replayed


async def wait_begun(server: Running, table: str) -> None:
    async with Player(server, table, since=0) as spectator:
        await spectator.until("entry")


def test_moves_can_be_taken_back_to_the_position(server: Running) -> None:
    made = open_table(server, "heimlich", 4, scenario="h6_1_split_roll")[1]
    table, token = made["table"], made["token"]

    async def play() -> None:
        async with Player(server, table, token, seat=0, since=0) as first:
            entry = await first.until("entry")
            seat = entry["decision"]["seats"][0]
            await first.say(type="sit", seat=seat)
            shot = await first.until("snapshot")
            row: list[int] = []
            while True:
                await first.say(type="stage", at=1, row=row)
                draft = await first.until("draft")
                if draft["complete"]:
                    break
                row.append(draft["options"][0])
            await first.act(1, row)
            await first.until("entry")
            await first.say(type="propose", what="takeback")
            for other in range(4):
                if other != seat:
                    status, _ = server.post(
                        f"/api/tables/{table}/do?seat={other}", {"type": "vote", "yes": True}, token
                    )
                    assert status == 200
            back = await first.until("entry")
            assert (back["kind"], back["view"], back["decision"]) == ("takeback", shot["view"], shot["decision"])

    asyncio.run(play())


def test_a_scenario_of_ones_own_is_played_to_its_record(server: Running) -> None:
    content = json.loads(scenario_text(find_game("heimlich"), "h6_2_scoring"))
    content |= {"name": "mine", "set": {**content["set"], "stone": {"purple": 40, "blue": 35}}}
    seats = [{"kind": "bot", "bot": "random"}] * 4
    wish = {"game": "heimlich", "seats": seats, "own": 0, "scenario": json.dumps(content)}
    table = server.post("/api/tables", wish)[1]["table"]

    async def over() -> None:
        async with Player(server, table, since=0) as spectator:
            while (await spectator.until("entry")).get("result") is None:
                pass

    asyncio.run(over())
    told = server.get(f"/api/tables/{table}/record")[1]
    played = load_scenario(json.dumps(told)).play()
    assert played.over
    everything = server.get(f"/api/tables/{table}/replay?view=all")[1]["entries"]
    assert everything[-1]["view"] == values_of(played.state)
    assert server.get(f"/api/tables/{table}")[1]["scenario"].startswith("mine#")


@pytest.mark.parametrize(
    ("wish", "reason"),
    [({"scenario": "nowhere"}, "comes with no scenario 'nowhere'"),
     ({"scenario": "../h6_2_scoring"}, "comes with no scenario"),
     ({"scenario": "{}"}, "is a required property"),
     ({"scenario": "{"}, "not JSON"),
     ({"scenario": "h6_2_scoring", "players": 3}, "This position is for 4 players."),
     ({"scenario": "h6_2_scoring", "options": {"mode": "basic"}}, "comes with its own rules and files"),
     ({"scenario": "h6_2_scoring", "game": "suitcase", "players": 3}, "comes with no scenario"),
     ({"own": "suitcase"}, "This position belongs to heimlich."),
     ({"set": {"safe": "nowhere"}}, "nowhere")],
)  # fmt: skip
def test_what_cannot_be_played_is_refused(server: Running, wish: dict[str, Any], reason: str) -> None:
    text = scenario_text(find_game("heimlich"), "h6_2_scoring")
    given = {"scenario": text, **wish}
    if "set" in wish:
        given = {"scenario": json.dumps({**json.loads(text), "set": wish["set"]})}
    game = given.pop("game", given.pop("own", "heimlich"))
    status, problem = open_table(server, game, given.pop("players", 4), **given)
    assert (status, problem["code"]) == (400, "bad_request")
    assert reason in problem["text"]


def test_an_ordinary_report_holds_what_its_reader_knows(server: Running) -> None:
    made = server.create("heimlich", "pp", own=2)
    table, token = made["table"], made["token"]
    asyncio.run(wait_begun(server, table))
    public = server.get(f"/api/tables/{table}/report")[1]
    mine = server.get(f"/api/tables/{table}/report?seat=0", token)[1]
    assert public["view"] == server.get(f"/api/tables/{table}/state")[1]["view"]
    assert public["view"]["owner"] != mine["view"]["owner"]
    assert public["record"] == server.get(f"/api/tables/{table}/record")[1]
    assert '[Observer "spectator"]' in public["record"]
    assert "*identity" not in public["record"]
    assert '[Observer "1"]' in mine["record"]
    assert public["files"].keys() == {"board", "deck"}
