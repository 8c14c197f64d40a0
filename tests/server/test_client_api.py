"""What a client is served: its own files, words, lexicons, notebooks, scoring, and who is there."""

import asyncio
import gzip
import http.client
import json
import os
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from safehouse.core.fair import Dealer
from safehouse.core.game import SPECTATOR
from safehouse.core.match import Answer, Match, Position
from safehouse.core.registry import OWN_GAMES, find_game
from safehouse.core.rng import Rng
from safehouse.messages import COMMON, LANGUAGES, Catalogue, words_of
from safehouse.messages.compiled import compiled
from safehouse.server import client_files, views, words
from safehouse.server.errors import WORDS as REFUSALS
from safehouse.server.headers import POLICY
from tests.server.client import Player, Running, finished, running
from tests.server.twins import random_row

SETUPS: list[tuple[str, int, dict[str, str]]] = [
    ("heimlich", 2, {}),
    ("heimlich", 7, {"mode": "top_secret", "dossier": "yes"}),
    ("suitcase", 2, {"map": "sprint"}),
    ("suitcase", 4, {}),
    ("vienna", 2, {"version": "full", "third_man": "yes", "feld_agents": "yes"}),
    ("vienna", 4, {"version": "starter"}),
]


def fetch(server: Running, path: str, method: str = "GET", **headers: str) -> tuple[int, dict[str, str], bytes]:
    """Ask as a browser does, path and all as given."""
    connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=20)
    connection.request(method, path, headers={name.replace("_", "-"): value for name, value in headers.items()})
    answer = connection.getresponse()
    body = answer.read()
    connection.close()
    return answer.status, {name.lower(): value for name, value in answer.getheaders()}, body


# --- Words --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_are_those_of_the_catalogues(server: Running, language: str) -> None:
    common = server.get(f"/api/words/{language}")[1]
    assert common["messages"] == compiled(COMMON, language) + compiled(REFUSALS, language)
    assert {"table-hand", "refusal-game_over"} - {one["id"] for one in common["messages"]} == set()
    for name in OWN_GAMES:
        told = server.get(f"/api/words/{language}?game={name}")[1]
        assert (told["language"], told["game"]) == (language, name)
        own = words_of(find_game(name))
        assert told["messages"] == compiled(own, language) + compiled(own / words.LESSONS, language) != []


def test_words_of_a_strangers_game_are_sent(monkeypatch: pytest.MonkeyPatch) -> None:
    """In its own languages; in one that it does not have, English."""
    monkeypatch.setitem(OWN_GAMES, "deaddrop", "tests.packages.deaddrop.deaddrop")
    said = {}
    for language in LANGUAGES:
        told = json.loads(words.words.__wrapped__(language, "deaddrop").body)
        said[language] = {one["id"]: one["value"] for one in told["messages"]}["action-stop"]
    assert said == {"en": "stop", "de": "anhalten", "nl": "stop"}


def test_words_that_are_known_are_not_sent_again(server: Running) -> None:
    status, told, body = fetch(server, "/api/words/de?game=heimlich")
    assert (status, told["cache-control"], told["vary"]) == (200, "no-cache", "accept-encoding")
    packed = fetch(server, "/api/words/de?game=heimlich", Accept_Encoding="br, gzip;q=0.5")
    assert packed[1]["content-encoding"] == "gzip"
    assert gzip.decompress(packed[2]) == body
    assert len(packed[2]) < len(body) / 2
    for tag in (told["etag"], f'"other", W/{told["etag"]}', "*"):
        again = fetch(server, "/api/words/de?game=heimlich", If_None_Match=tag)
        assert (again[0], again[1]["etag"], again[2]) == (304, told["etag"], b"")
    other = fetch(server, "/api/words/nl?game=heimlich", If_None_Match=told["etag"])
    assert (other[0], other[1]["etag"] != told["etag"]) == (200, True)
    assert "content-encoding" not in fetch(server, "/api/words/de", Accept_Encoding="gzip;q=0")[1]


def test_no_other_words_are_told(server: Running) -> None:
    for path in ("/api/words/fr", "/api/words/en?game=chess", "/api/words/en?game=../heimlich"):
        status, problem = server.get(path)
        assert (status, problem["code"]) == (400, "bad_request"), path


def test_everything_else_of_the_api_is_kept_by_nobody(server: Running) -> None:
    table = server.create("heimlich", "pp", own=2)["table"]
    for path in ("/api/games", f"/api/tables/{table}", f"/api/tables/{table}/replay", "/api/words/xx/lexicon"):
        assert fetch(server, path)[1]["cache-control"] == "no-store"


# --- Lexicons -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "players", "options"), SETUPS)
def test_a_lexicon_explains_every_number_of_a_game(name: str, players: int, options: dict[str, str]) -> None:
    """Every option that comes up and every field of a view is in it, and its sentences have words."""
    game = find_game(name)
    setup = game.setup(players, options)
    told = json.loads(words.lexicon_page(game, setup).body)
    spoken = Catalogue("en", [words_of(game)])
    for number, action in told["actions"].items():
        vocabularies = told["kinds"][action["kind"]]
        assert game.space.encode(action["kind"], *action["args"]) == int(number)
        assert all(
            argument < len(told["names"][one]) for one, argument in zip(vocabularies, action["args"], strict=True)
        )
        for part in (action["text"], action["short"]):
            assert "{" not in spoken.sentence(as_sentence(part))
    match, rng = Match(game, setup), Rng(5)
    met: set[str] = set()
    while not match.over and match.ply < 400:
        if match.chance_is_next:
            events = match.draw(rng)
        else:
            seat = int(match.state.pending()[0])
            view = match.state.redact(seat)
            options_here = [int(action) for action in view.legal(seat)]
            met.update(map(str, options_here))
            row: list[int] = []
            while not (draft := match.stage(seat, row)).complete:
                met.update(str(int(action)) for action in draft.options)
                row.append(int(draft.options[rng.below(len(draft.options))]))
            events = match.submit(seat, row)
        assert {event.kind for event in events} <= set(told["events"])
    assert met <= set(told["actions"])
    assert told["fields"] == list(views.snapshot(match, SPECTATOR, [], False).view)
    assert told["files"] == {role: json.loads(text) for role, text in setup.files.items()}
    assert set(told["files"]) == set(game.meta.files)


def as_sentence(value: Any) -> Any:
    """A sentence as the catalogue reads it: JSON has no tuples."""
    if isinstance(value, list) and len(value) == 2 and isinstance(value[0], str) and isinstance(value[1], dict):
        return value[0], {name: as_sentence(part) for name, part in value[1].items()}
    return [as_sentence(part) for part in value] if isinstance(value, list) else value


def test_the_lexicon_of_a_table_is_that_of_its_setup(server: Running) -> None:
    board = json.loads(find_game("heimlich").shipped_file("board", "classic"))
    board["name"] = "mine"
    made = server.create(
        "heimlich", "ppp", options={"mode": "top_secret"}, files={"board": json.dumps(board)}, own=3
    )  # fmt: skip
    status, told, body = fetch(server, f"/api/tables/{made['table']}/lexicon")
    lexicon = json.loads(body)
    assert (status, told["cache-control"]) == (200, "private, no-cache")
    assert (lexicon["files"]["board"], lexicon["players"]) == (board, 3)
    plain = server.get("/api/games/heimlich/lexicon?players=3&option=mode:top_secret")[1]
    assert plain["files"]["board"]["name"] == "classic"
    assert lexicon["options"].pop("board").startswith("mine#")
    plain["options"].pop("board")
    assert {**lexicon, "files": plain["files"]} == plain
    assert server.get("/api/games/heimlich/lexicon?players=3")[1]["options"]["mode"] == "basic"


@pytest.mark.parametrize(
    ("query", "status"),
    [("", 400), ("?players=1", 400), ("?players=99", 400), ("?players=3&option=mode", 400),
     ("?players=3&option=mode:chess", 400), ("?players=3&option=sort:of", 400)],
)  # fmt: skip
def test_there_is_no_lexicon_of_what_cannot_be_played(server: Running, query: str, status: int) -> None:
    assert server.get(f"/api/games/heimlich/lexicon{query}")[0] == status
    assert server.get("/api/games/chess/lexicon?players=2")[0] == 404


# --- Notebook and scoring -----------------------------------------------------------------------------------------


def test_the_notebook_is_that_of_the_record(server: Running, tmp_path: Path) -> None:
    table = finished(server, "heimlich", 3, options={"mode": "top_secret"})
    told = server.get(f"/api/tables/{table}/notebook")[1]
    record = tmp_path / "game.sfh"
    record.write_text(server.get(f"/api/tables/{table}/record")[1])
    command = [sys.executable, "-m", "safehouse", "notebook", str(record), "--lang", "en"]
    lines = subprocess.run(command, capture_output=True, text=True, check=True).stdout.splitlines()
    spoken = Catalogue("en", [words_of(find_game("heimlich"))], ["random"] * 3)
    assert [spoken.sentence(as_sentence(note["text"])) for note in told["notes"]] == lines != []


def test_a_game_without_a_notebook_has_an_empty_one(server: Running) -> None:
    table = finished(server, "suitcase", 2, options={"map": "sprint"})
    told = server.get(f"/api/tables/{table}/notebook")[1]
    assert (told["notes"], told["seq"] > 1) == ([], True)
    waiting = server.create("heimlich", "pp")["table"]
    assert server.get(f"/api/tables/{waiting}/notebook")[1] == {"seq": 0, "notes": []}


def test_scores_are_broken_down(server: Running) -> None:
    amounts: list[tuple[str, int, str, Callable[[Any], int]]] = [
        ("heimlich", 3, "scoring-total", lambda line: int(line["number"])),
        ("suitcase", 2, "scoring-total", lambda line: int(line["secrets"][1]["number"])),
        ("vienna", 2, "final-total", lambda line: int(line["points"][1]["number"])),
    ]
    for game, players, key, amount in amounts:
        table = finished(server, game, players)
        result = server.get(f"/api/tables/{table}/state?words=true")[1]["result"]
        totals = {line["seat"][1]["seat"]: amount(line) for name, line in result["lines"] if name == key}
        assert [totals[seat] for seat in range(players)] == result["scores"]
        assert server.get(f"/api/tables/{table}/state")[1]["result"]["lines"] == []
        last = server.get(f"/api/tables/{table}/replay?words=true&after={result_seq(server, table) - 1}")[1]
        assert last["entries"][-1]["result"]["lines"] == result["lines"]


def result_seq(server: Running, table: str) -> int:
    return int(server.get(f"/api/tables/{table}/state")[1]["seq"])


def ended(name: str, players: int, options: dict[str, str], seed: int) -> Position:
    """Play a game at random to its end."""
    game, dealer, rng = find_game(name), Dealer(bytes([seed]) * 32), Rng(seed)
    line = Position(game, game.setup(players, options)).play([], dealer).position
    while not line.over:
        answers = [Answer(seat, random_row(line, seat, rng), "x") for seat in line.asked()]
        line = line.play(answers, dealer).position
    return line


def test_the_parts_of_a_score_add_up() -> None:
    """Heimlich: the best own stone and the dossier. Suitcase: what was delivered."""
    dossiers = delivered = 0
    for seed in range(6):
        result = views.result(ended("heimlich", 4, {"mode": "top_secret", "dossier": "yes"}, seed), True)
        assert result is not None
        best, hits = [0] * 4, [0] * 4
        for name, line in result.lines:
            if name == "scoring-agent" and line["owner"][0] == "seat":
                best[line["owner"][1]["seat"]] = max(best[line["owner"][1]["seat"]], line["number"])
            elif name == "scoring-dossier":
                hits[line["seat"][1]["seat"]] = line["number"]
        assert [one + more for one, more in zip(best, hits, strict=True)] == result.scores
        dossiers += sum(hits)
        result = views.result(ended("suitcase", 2, {"map": "sprint"}, seed), True)
        assert result is not None
        secrets = [0, 0]
        for name, line in result.lines:
            if name == "scoring-delivered":
                secrets[line["seat"][1]["seat"]] += line["content"][1].get("number", 0)
        assert secrets == result.scores
        delivered += sum(secrets)
    assert dossiers > 0
    assert delivered > 0


# --- Who is there -------------------------------------------------------------------------------------------------


def test_everybody_hears_who_comes_and_goes(server: Running) -> None:
    made = server.create("heimlich", "ppp")
    table = made["table"]
    other = server.post(f"/api/tables/{table}/join", {"name": "Ben"})[1]["token"]

    async def play() -> None:
        async with Player(server, table) as spectator:
            assert (await spectator.until("welcome"))["here"] == [False, False, False]
            async with Player(server, table, made["token"]) as host:
                assert (await host.until("welcome"))["here"] == [True, False, False]
                assert (await spectator.until("presence"))["here"] == [True, False, False]
                async with Player(server, table, other) as guest, Player(server, table, other) as phone:
                    assert (await guest.until("welcome"))["here"] == [True, True, False]
                    assert (await host.until("presence"))["here"] == [True, True, False]
                    await phone.until("welcome")
                    # A second device changes nothing, and leaving the seat empties it.
                    assert server.post(f"/api/tables/{table}/do", {"type": "leave"}, other)[0] == 200
                    assert (await host.until("presence"))["here"] == [True, False, False]
                    assert (await spectator.until("presence"))["here"] == [True, True, False]
                    assert (await spectator.until("presence"))["here"] == [True, False, False]
            assert (await spectator.until("presence"))["here"] == [False, False, False]

    asyncio.run(play())


# --- The client's own files ---------------------------------------------------------------------------------------

FILES = {
    "index.html": b"<!doctype html><title>Safehouse</title>" + b"<!-- long enough to be packed -->" * 60,
    "sw.js": b"self.addEventListener('fetch', () => {})",
    "manifest.webmanifest": b'{"name": "Safehouse"}',
    "favicon.svg": b"<svg xmlns='http://www.w3.org/2000/svg'/>",
    "assets/index-Ab12.js": b"export const answer = 42;" * 100,
    "assets/index-Ab12.css": b"body { color: black }",
    "assets/type.woff2": b"\x00font" * 500,
    "notes.exe": b"not for browsers",
    ".env": b"SECRET=canary",
    ".git/config": b"canary",
}


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("client") / "built"
    for name, content in FILES.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_bytes(content)
    (folder.parent / "outside.txt").write_text("canary")
    (folder / "link.txt").symlink_to(folder.parent / "outside.txt")
    return folder


@pytest.fixture(scope="module")
def with_client(built: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    database = f"sqlite:{tmp_path_factory.mktemp('store') / 'tables.db'}"
    with running(database, api_only="no", client=built) as one:
        yield one


def bare(body: bytes) -> bytes:
    """Return a page without what messengers show of a link (test_previews.py)."""
    return re.sub(rb'\n    <meta property="og:[^>]*>', b"", body)


@pytest.mark.parametrize(
    "path", ["/", "/t/AbCdEfGhIjKlMnOp", "/replay/AbCdEfGhIjKlMnOp", "/rules/heimlich", "/apis", "/wsx"]
)
def test_every_place_of_the_client_is_its_one_page(with_client: Running, path: str) -> None:
    status, told, body = fetch(with_client, path)
    assert (status, told["content-type"], bare(body)) == (200, "text/html; charset=utf-8", FILES["index.html"])
    assert (told["cache-control"], told["content-security-policy"]) == ("no-cache", POLICY)
    assert (told["x-content-type-options"], told["content-length"]) == ("nosniff", str(len(body)))
    again = fetch(with_client, path, If_None_Match=told["etag"])
    assert (again[0], again[2]) == (304, b"")
    packed = fetch(with_client, path, Accept_Encoding="gzip")
    assert gzip.decompress(packed[2]) == body
    assert packed[1]["content-length"] == str(len(packed[2]))


def test_the_documentation_is_under_docs(with_client: Running) -> None:
    """The site that was built with the package, with the headers of all pages; an unknown page is not the client's."""
    if not client_files.documentation():
        pytest.skip("the documentation was not built")
    status, told, _ = fetch(with_client, "/docs")
    assert (status, told["location"]) == (308, "/docs/")
    status, told, body = fetch(with_client, "/docs/")
    assert (status, told["content-type"], told["content-security-policy"]) == (200, "text/html; charset=utf-8", POLICY)
    assert b"<title>Safehouse" in body
    assert fetch(with_client, "/docs/")[2] == fetch(with_client, "/docs/index.html")[2]
    assert fetch(with_client, "/docs/site.css")[1]["content-type"] == "text/css; charset=utf-8"
    for path in ("/docs/nothing", "/docs/nothing.html", "/docs/../client/index.html"):
        assert fetch(with_client, path)[0] == 404


@pytest.mark.parametrize(
    ("path", "kind", "cache"),
    [("/assets/index-Ab12.js", "text/javascript; charset=utf-8", "public, max-age=31536000, immutable"),
     ("/assets/index-Ab12.css", "text/css; charset=utf-8", "public, max-age=31536000, immutable"),
     ("/assets/type.woff2", "font/woff2", "public, max-age=31536000, immutable"),
     ("/sw.js", "text/javascript; charset=utf-8", "no-cache"),
     ("/manifest.webmanifest", "application/manifest+json", "no-cache"),
     ("/favicon.svg", "image/svg+xml", "no-cache"), ("/index.html", "text/html; charset=utf-8", "no-cache")],
)  # fmt: skip
def test_files_have_their_type_and_their_age(with_client: Running, path: str, kind: str, cache: str) -> None:
    status, told, body = fetch(with_client, path)
    assert (status, told["content-type"], told["cache-control"]) == (200, kind, cache)
    assert bare(body) == FILES[path[1:]]
    head = fetch(with_client, path, "HEAD")
    assert (head[0], head[1]["content-length"], head[2]) == (200, str(len(body)), b"")


def test_a_font_is_not_packed_twice(with_client: Running) -> None:
    told = fetch(with_client, "/assets/type.woff2", Accept_Encoding="gzip")[1]
    assert "content-encoding" not in told


@pytest.mark.parametrize(
    "path",
    ["/assets/missing.js", "/assets/missing", "/../outside.txt", "/%2e%2e/outside.txt", "/assets/../../outside.txt",
     "/..%2foutside.txt", "/link.txt", "/.env", "/.git/config", "/notes.exe", "//etc/passwd.txt",
     "/assets/%00.js", "/index.html/", "/api/nothing", "/ws", "/healthz/x", "/metrics/"],
)  # fmt: skip
def test_nothing_else_is_served(with_client: Running, path: str) -> None:
    status, told, body = fetch(with_client, path)
    assert b"canary" not in body
    assert FILES["index.html"] not in body
    assert told["content-security-policy"] == POLICY
    assert status in (400, 404) or path == "/metrics/"


def test_a_page_takes_nothing(with_client: Running) -> None:
    status, problem = with_client.post("/t/AbCdEfGhIjKlMnOp", {})
    assert (status, problem["type"]) == (404, "problem")


def test_the_policy_lets_scripts_come_from_here_only() -> None:
    parts = dict(part.split(" ", 1) for part in POLICY.split("; "))
    assert parts["default-src"] == "'none'"
    for kind in ("script-src", "style-src", "img-src", "font-src", "connect-src", "manifest-src", "worker-src"):
        assert parts[kind] == "'self'"
    assert "unsafe" not in POLICY


def test_the_api_is_as_without_a_client(with_client: Running, server: Running) -> None:
    assert with_client.get("/api/games") == server.get("/api/games")
    assert with_client.get("/healthz") == (200, {"status": "ok"})
    assert server.get("/")[0] == 404


def test_without_a_built_client_the_server_says_so_and_does_not_start(tmp_path: Path) -> None:
    given = {"SAFEHOUSE_DATABASE": f"sqlite:{tmp_path}/t.db", "SAFEHOUSE_CLIENT": str(tmp_path / "none")}
    done = subprocess.run(
        [sys.executable, "-m", "safehouse", "serve", "--no-browser"], env={**os.environ, **given}, text=True,
        capture_output=True, timeout=60, check=False,
    )  # fmt: skip
    assert done.returncode == 2
    assert "has no built client (index.html)" in done.stderr
    assert "--api-only" in done.stderr
    assert len(done.stderr.splitlines()) == 1
    assert not (tmp_path / "t.db").exists()
