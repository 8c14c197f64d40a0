"""Lessons: each is played step by step over a real server, and all that is read in it is there in three languages."""

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from safehouse.core.errors import BadData
from safehouse.core.fields import values_of
from safehouse.core.lesson import LEARNER, Lesson, lesson_of, lesson_text, lessons
from safehouse.core.registry import OWN_GAMES, find_game
from safehouse.core.scenario import load_scenario
from safehouse.messages import LANGUAGES, Catalogue, words_of
from safehouse.messages.checks import catalogues, faults
from tests.server.client import Player, Running, running

GAMES = sorted(OWN_GAMES)
ALL = [(name, lesson) for name in GAMES for lesson in lessons(name)]
TAUGHT = sorted({name for name, _ in ALL})
IDS = [f"{name}-{lesson.name}" for name, lesson in ALL]
each = pytest.mark.parametrize(("name", "lesson"), ALL, ids=IDS)
# What a phone has room for.
MOST_LETTERS = 190
HINT_LETTERS = 160
# The messages that bring a position.
SHOWN = ("entry", "snapshot")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(f"sqlite:{tmp_path_factory.mktemp('lessons')}/tables.db") as one:
        yield one


# --- Words and data ---------------------------------------------------------------------------------------------------


def test_every_game_has_a_lesson() -> None:
    assert {name for name, _ in ALL} == set(GAMES)
    for name in GAMES:
        assert [lesson.chapter for lesson in lessons(name)] == list(range(1, len(lessons(name)) + 1))


def test_the_chapters_teach_every_version() -> None:
    settings = {name: [lesson.setting for lesson in lessons(name)] for name in GAMES}
    assert settings["heimlich"] == [{}, {"mode": "top_secret"}, {"dossier": "yes"}]
    full = {"version": "full"}
    assert settings["vienna"] == [{"version": "starter"}, full, {**full, "third_man": "yes", "feld_agents": "yes"}]


@each
def test_a_lesson_is_proven(name: str, lesson: Lesson) -> None:
    assert lesson.name in lesson.check()
    assert lesson.steps[0].picks == lesson.steps[-1].picks == ()
    assert 5 <= lesson.minutes <= 8


@pytest.mark.parametrize("name", TAUGHT)
def test_words_are_whole(name: str) -> None:
    assert faults(catalogues(words_of(find_game(name)) / "lessons")) == []


@each
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_is_there_and_fits_a_phone(name: str, lesson: Lesson, language: str) -> None:
    words = Catalogue(language, [words_of(find_game(name)) / "lessons"])
    for key in (f"lesson-{lesson.name}", f"lesson-{lesson.name}.about"):
        assert words.has(key)
    for step in lesson.steps:
        assert words.has(step.text), step.text
        assert len(words.say(step.text)) <= MOST_LETTERS, words.say(step.text)
        assert words.has(f"{step.text}.hint") == step.asks, step.text
        assert not step.asks or len(words.say(f"{step.text}.hint")) <= HINT_LETTERS, step.text


@pytest.mark.parametrize("name", TAUGHT)
def test_no_text_is_left_over(name: str) -> None:
    from safehouse.messages.checks import read_language

    asked = {f"lesson-{one.name}" for one in lessons(name)} | {step.text for one in lessons(name) for step in one.steps}
    known = read_language("en", catalogues(words_of(find_game(name)) / "lessons")["en"]).texts
    assert {key.partition(".")[0] for key in known} == asked


@pytest.mark.parametrize("name", GAMES)
def test_a_real_game_like_a_lesson_can_be_opened(name: str, server: Running) -> None:
    games = {game["name"]: game for game in server.get("/api/games")[1]}
    chapters = games[name]["lessons"]
    assert [chapter["name"] for chapter in chapters] == [lesson.name for lesson in lessons(name)]
    for chapter, lesson in zip(chapters, lessons(name), strict=True):
        assert chapter["options"] == lesson.setting
        seats = [{"kind": "person"}, {"kind": "bot"}]
        status, seated = server.post("/api/tables", {"game": name, "seats": seats, "options": lesson.setting})
        assert status == 201, seated
        assert lesson.setting.items() <= seated["info"]["options"].items()


# --- At the table -----------------------------------------------------------------------------------------------------


def opened(server: Running, name: str, lesson: Lesson) -> dict[str, Any]:
    wish = {"game": name, "seats": [{"kind": "person"}], "lesson": lesson.name}
    status, seated = server.post("/api/tables", wish)
    assert status == 201, seated
    return dict(seated)


def rows(steps: list[dict[str, Any]]) -> dict[int, list[int]]:
    """Return the learner's answers, by entry."""
    found: dict[int, list[int]] = {}
    for step in steps:
        if step["asks"] and step["rows"]:
            found.setdefault(step["at"], []).extend(step["rows"][0])
    return found


async def at_entry(player: Player, seq: int) -> dict[str, Any]:
    """Return the decision at an entry, once it is there."""
    while True:
        message = await player.hear()
        if message["type"] in SHOWN and message["seq"] >= seq:
            return dict(message["decision"])


async def play(server: Running, name: str, lesson: Lesson) -> tuple[list[dict[str, Any]], int]:
    """Play a lesson; before every move try another one. Return all messages, and how many were refused."""
    seated = opened(server, name, lesson)
    status, told = server.get(f"/api/tables/{seated['table']}/lesson", seated["token"])
    assert status == 200
    assert [step["text"] for step in told["steps"]] == [step.text for step in lesson.steps]
    answers, refused = rows(told["steps"]), 0
    async with Player(server, seated["table"], seated["token"], words=True) as player:
        for at in sorted({step["at"] for step in told["steps"] if step["asks"]}):
            decision = await at_entry(player, at)
            options, expected = decision["options"], answers.get(at)
            if expected is not None:
                other = [action for action in options if action not in expected]
                for action in other[:1]:
                    await player.say(type="stage", at=at, row=[action])
                    problem = await player.until("problem")
                    assert (problem["code"], problem["key"]) == ("lesson", "lesson_other_move")
                    assert problem["text"]
                    refused += 1
            row = expected
            if row is None:
                row = [options[0]]
                await player.say(type="stage", at=at, row=row)
                while not (draft := await player.until("draft"))["complete"]:
                    row = [*row, draft["options"][0]]
                    await player.say(type="stage", at=at, row=row)
            await player.act(at, row)
            await player.until("ack")
        last = max(step["at"] for step in told["steps"])
        if max(message["seq"] for message in player.messages if message["type"] in SHOWN) < last:
            await at_entry(player, last)
        return player.messages, refused


@each
def test_every_step_is_played(name: str, lesson: Lesson, server: Running) -> None:
    messages, refused = asyncio.run(play(server, name, lesson))
    asked = [shown for shown in lesson.script().questions.values() if not shown[-1].step.free]
    assert refused >= len(asked) - 2
    # What happened is what is written.
    script = lesson.script()
    entries = {message["seq"]: message for message in messages if message["type"] in SHOWN}
    assert max(entries) == script.last


@each
def test_nothing_but_the_own_secrets_comes(name: str, lesson: Lesson, server: Running) -> None:
    """The learner's views are the redacted ones of the engine, and the steps say nothing of what the others do."""
    messages, _ = asyncio.run(play(server, name, lesson))
    script = lesson.script()
    # Where others move first, that is done or not when the learner comes.
    seen = next(message for message in messages if message["type"] in SHOWN)
    position = lesson.position(script, seen["seq"])
    redacted = json.loads(json.dumps(values_of(position.state.redact(LEARNER))))
    assert seen["view"] == redacted


# --- What a lesson refuses --------------------------------------------------------------------------------------------

HEIMLICH = lessons("heimlich")[0]


def problem(answer: tuple[int, Any]) -> str:
    status, told = answer
    assert status >= 400
    return str(told["key"])


def test_a_lesson_is_for_one_person_and_brings_everything(server: Running) -> None:
    wish = {"game": "heimlich", "seats": [{"kind": "person"}], "lesson": "basics"}
    for more in ({"clock": 60}, {"listed": True}, {"seats": [{"kind": "person"}] * 2}, {"seats": [{"kind": "bot"}]}):
        assert problem(server.post("/api/tables", {**wish, **more})) == "lesson_one_person"
    assert problem(server.post("/api/tables", {**wish, "options": {"mode": "basic"}})) == "scenario_own_setup"
    assert problem(server.post("/api/tables", {**wish, "lesson": "no_such"})) == "bad_setup"
    table = server.create("heimlich", "pb")["table"]
    assert problem(server.get(f"/api/tables/{table}/lesson")) == "no_lesson"


def test_another_move_is_refused_and_nothing_changes(server: Running) -> None:
    async def run() -> None:
        seated = opened(server, "heimlich", HEIMLICH)
        async with Player(server, seated["table"], seated["token"], words=True) as player:
            await at_entry(player, 1)
            steps = server.get(f"/api/tables/{seated['table']}/lesson")[1]["steps"]
            right = rows(steps)[1]
            # Legal and whole, and not what the lesson asks for.
            wrong = [right[0], *([min(right[1:])] * 3)]
            for row in (wrong, right[:2]):
                await player.act(1, row)
                refused = await player.until("problem")
                assert refused["key"] == "lesson_other_move"
            assert server.get(f"/api/tables/{seated['table']}/state", seated["token"])[1]["seq"] == 1
            await player.say(type="propose", what="takeback")
            assert (await player.until("problem"))["key"] == "lesson_alone"
            await player.act(1, right)
            assert (await player.until("ack"))["seq"] == 2

    asyncio.run(run())


def test_the_end_of_a_lesson_claims_nothing(server: Running) -> None:
    """No seed, no commitment; the record is the scenario with its line, and says that it is a lesson's."""

    async def run() -> str:
        seated = opened(server, "heimlich", HEIMLICH)
        steps = server.get(f"/api/tables/{seated['table']}/lesson")[1]["steps"]
        async with Player(server, seated["table"], seated["token"]) as player:
            for at, row in sorted(rows(steps).items()):
                await at_entry(player, at)
                await player.act(at, row)
            await at_entry(player, steps[-1]["at"])
            await player.say(type="rematch")
            assert (await player.until("problem"))["key"] == "lesson_alone"
        return str(seated["table"])

    table = asyncio.run(run())
    info = server.get(f"/api/tables/{table}")[1]
    assert (info["status"], info["lesson"]) == ("over", "basics")
    assert info["commitment"] == info["seed"] == ""
    assert info["nonces"] == []
    status, record = server.get(f"/api/tables/{table}/record")
    assert status == 200
    text = record if isinstance(record, str) else json.dumps(record)
    played = load_scenario(text)
    assert "lesson" in played.note
    assert played.play().over
    assert "FairSeed" not in text


# --- What the reader of a lesson refuses ------------------------------------------------------------------------------

FAULTS = {
    "unknown move": (("move:green", "move:pink"), "there is no move 'move:pink'"),
    "unknown thing": (("agent:orange", "agent:pink"), "there is no agent 'pink'"),
    "chance": (("*roll:2 3.", "*roll:7 3."), "chance is next and the script has *roll:7"),
    "not whole": (("3. move:grey move:grey", "3. move:grey"), "the move is incomplete"),
    "not allowed": (("2. move:yellow", "2. move:blue"), "not allowed (H2.1"),
    "the learner in the script": (('"*roll:1-3"', '"*roll:1-3 1. points:1"'), "seat 1 is the learner"),
    "too much": (('"*roll:6"', '"*roll:6 3. move:red"'), "this is never reached"),
    "names": (('["Dora", "Emil"]', '["Dora"]'), "1 names for 2 other players"),
    "a key": (('"minutes"', '"seconds"'), "'minutes' is a required property"),
}


@pytest.mark.parametrize(("change", "told"), FAULTS.values(), ids=list(FAULTS))
def test_a_fault_in_a_lesson_is_named(change: tuple[str, str], told: str) -> None:
    text = lesson_text("heimlich", "basics")
    broken = text.replace(change[0], change[1], 1)
    assert broken != text
    with pytest.raises(BadData) as error:
        lesson_of(broken, "mine.lesson.json").check()
    assert told in str(error.value)
    assert "mine.lesson.json" in str(error.value)


def one_move(do: object, then: str) -> str:
    """Return a lesson of one move, with two steps to spend."""
    steps = [{"text": "a"}, {"text": "b", "do": do, "then": then}, {"text": "c"}]
    setup = ["left_out:4", "identity:green", "identity:red", "identity:purple"]
    return json.dumps(
        {
            "name": "mine", "title": "Mine", "source": "a test", "game": "heimlich", "players": 3, "chapter": 1,
            "minutes": 5, "others": ["Dora", "Emil"], "options": {"start": "1"}, "setup": setup,
            "set": {"safe": "2"}, "begin": "*roll:2", "steps": steps,
        }
    )  # fmt: skip


def test_any_of_several_moves_must_lead_on() -> None:
    """Every answer that a step takes is proven with the rest of the script."""
    two = ["move:red move:grey", "move:orange move:grey"]
    then = "*roll:2 2. move:yellow move:purple *roll:2 3. move:yellow move:purple safe:5 *roll:2"
    assert "1 other answers" in lesson_of(one_move(two, then), "mine.lesson.json").check()
    with pytest.raises(BadData, match="after 'move:red move:red' at entry 1 the script does not go on"):
        lesson_of(one_move([*two, "move:red move:red"], then), "mine.lesson.json").check()
    with pytest.raises(BadData, match="complete"):
        lesson_of(one_move("any", then), "mine.lesson.json").check()
    assert "lesson 'mine'" in lesson_of(one_move("any", "*roll:2"), "mine.lesson.json").check()


def test_the_command_proves_lessons(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    from safehouse.cli.validate import prove

    path = find_game("heimlich").data_folder / "lessons" / "basics.lesson.json"
    assert "lesson 'basics'" in prove(path, None, None)
