"""Catalogues and sources agree: every text that is asked for is there and gets its arguments, and no other is kept."""

import re
from collections.abc import Iterable
from functools import cache
from pathlib import Path

import pytest

import safehouse
from safehouse.core.registry import OWN_GAMES, find_game
from safehouse.core.scenario import scenarios
from safehouse.messages import COMMON, describer, words_of
from safehouse.messages.checks import Language, catalogues, read_language
from safehouse.server import app  # noqa: F401 - with it every kind of refusal
from safehouse.server.errors import WORDS as REFUSALS
from safehouse.server.errors import Refusal
from safehouse.server.notices.channels import WORDS as CHANNELS
from safehouse.server.notices.channels import kinds as channels
from safehouse.server.notices.notice import KINDS
from safehouse.server.notices.notice import WORDS as NOTICES
from safehouse.server.previews import WORDS as PREVIEWS
from safehouse.text.position import WORDS as TEXT
from tests.messages.sources import Call, calls, composed, python_calls, python_strings, refusals
from tools.client import WEB

PACKAGE = Path(safehouse.__file__ or "").parent
SERVER = sorted((PACKAGE / "server").rglob("*.py"))
READERS = sorted((PACKAGE / "text").rglob("*.py"))
TERMINAL = sorted([*(PACKAGE / "cli").rglob("*.py"), *(PACKAGE / "games").glob("*/screen*.py")])
GAMES = sorted(OWN_GAMES)


@cache
def language(folder: Path) -> Language:
    return read_language("en", catalogues(folder)["en"])


def page() -> Language:
    """The page's own words, and what each game says of itself before it is open."""
    folders = [WEB / "src" / "words", CHANNELS, *(words_of(find_game(name)) / "poster" for name in GAMES)]
    return Language("en", {key: text for folder in folders for key, text in language(folder).texts.items()})


def game(name: str) -> Language:
    return language(words_of(find_game(name)))


@cache
def client() -> dict[Path, str]:
    paths = [path for path in (WEB / "src").rglob("*") if path.suffix in (".ts", ".svelte") and path.name != "wire.ts"]
    return {path: path.read_text(encoding="utf-8") for path in sorted(paths)}


def client_calls(function: str, under: str = "") -> list[Call]:
    folder = WEB / "src" / under
    return [call for path, text in client().items() if folder in path.parents for call in calls(path, text, function)]


def missing(asked: Iterable[Call], known: Language) -> list[str]:
    """What is asked for by name and has no text."""
    return [f"{call.place}: {key}" for call in asked if call.certain for key in call.keys if key not in known.texts]


def without_arguments(asked: Iterable[Call], known: Language) -> list[str]:
    """Texts that need an argument which the call does not give."""
    found = []
    for call in asked:
        for key in call.keys:
            lacking = known.given(key) - call.arguments if call.arguments is not None else set()
            found += [f"{call.place}: {key} without {', '.join(sorted(lacking))}"] if lacking else []
    return found


def unused(known: Language, given: set[str], text: str) -> list[str]:
    """Texts that nothing asks for: no source names them, no other text has them in it."""
    inside = {key for one in known.texts.values() for key in one.messages}
    quoted = set(re.findall(r'"([\w.-]+)"', text))
    patterns = list({pattern.pattern: pattern for pattern in composed(text)}.values())
    found = []
    for key in known.texts:
        if key in given | inside | quoted or known.is_own(key):
            continue
        if not any(pattern.fullmatch(key) for pattern in patterns):
            found.append(key)
    return found


# --- The page ----------------------------------------------------------------------------------------------------


def test_the_page_has_every_text_that_it_asks_for() -> None:
    asked = [*client_calls("t"), *client_calls("maybe")]
    assert len(asked) > 200
    assert missing(asked, page()) == []
    assert without_arguments(asked, page()) == []


def test_the_page_has_no_text_that_nothing_asks_for() -> None:
    posters = {key for name in GAMES for key in poster_keys(name)}
    assert unused(page(), posters, "\n".join(client().values())) == []


def poster_keys(name: str) -> set[str]:
    """What the page may ask of a game before it is open."""
    game = find_game(name)
    scenes = [f"scene-{scene}" for scene in scenarios(game)]
    bots = [f"bot-{bot}" for bot in game.bots]
    return {f"{name}-{key}" for key in ("title", "line", "credits", *bots, *scenes)}


# --- The games ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", GAMES)
def test_a_game_has_every_text_that_its_page_asks_for(name: str) -> None:
    asked = client_calls("w", f"games/{name}")
    assert len(asked) > 30
    assert missing(asked, game(name)) == []
    assert without_arguments(asked, game(name)) == []


@pytest.mark.parametrize("name", GAMES)
def test_a_game_has_no_text_that_nothing_asks_for(name: str) -> None:
    describe = describer(find_game(name))
    assert describe is not None
    assert describe.keys is not None
    given = set(describe.keys())
    # A game's rules page is whatever its catalogue holds under `rules-`.
    rules = {key for key in game(name).texts if key.startswith("rules-")}
    own = [text for path, text in client().items() if WEB / "src" / "games" / name in path.parents]
    frame = [text for path, text in client().items() if WEB / "src" / "games" not in path.parents]
    printed = [path.read_text(encoding="utf-8") for path in (WEB.parent / "tools").glob("draw_*.py")]
    assert unused(game(name), given | rules, "\n".join([*own, *frame, *printed])) == []


# --- The terminal ------------------------------------------------------------------------------------------------


def test_the_terminal_has_every_text_that_it_asks_for() -> None:
    asked = [call for path in TERMINAL for call in python_calls(path)]
    assert len(asked) > 40
    known = Language("en", {key: text for name in GAMES for key, text in game(name).texts.items()})
    known.texts.update(language(COMMON).texts)
    assert missing(asked, known) == []
    assert without_arguments(asked, known) == []


def test_the_terminal_has_no_text_that_nothing_asks_for() -> None:
    named = set().union(*map(python_strings, TERMINAL))
    assert [key for key in language(COMMON).texts if key not in named] == []


# --- Agents that read --------------------------------------------------------------------------------------------


def test_readers_have_every_text_that_is_asked_for_and_no_other() -> None:
    known = language(TEXT)
    asked = [call for path in READERS for call in python_calls(path)]
    own = [call for call in asked if call.keys[0].startswith("text-")]
    assert len(own) > 20
    assert missing(own, known) == without_arguments(own, known) == []
    assert {key for call in own for key in call.keys} == set(known.texts)


@pytest.mark.parametrize("name", GAMES)
def test_the_position_in_words_has_every_text_and_no_other(name: str) -> None:
    strings = python_strings(PACKAGE / "games" / name / "plain.py")
    given = {one for one in strings if one.startswith("plain-")}
    assert given == set(language(words_of(find_game(name)) / "plain").texts)


# --- The server --------------------------------------------------------------------------------------------------


def kinds(kind: type[Refusal] = Refusal) -> set[str]:
    return {kind.__name__}.union(*map(kinds, kind.__subclasses__()))


def test_every_refusal_has_its_words_and_its_arguments() -> None:
    asked = [call for path in SERVER for call in refusals(path, kinds())]
    assert len(asked) > 70
    assert missing(asked, language(REFUSALS)) == []
    assert without_arguments(asked, language(REFUSALS)) == []
    previews = {key for keys in PREVIEWS.values() for key in keys}
    assert {key for call in asked for key in call.keys} | previews == set(language(REFUSALS).texts)


# It is told in the state of an analysis, for which the page asks again by itself.
ASKED_AGAIN = "refusal-analysis_broke"


def test_where_waiting_helps_a_refusal_says_how_long() -> None:
    """The words and the header `Retry-After` are made from the same argument."""
    written = re.split(r"^(refusal-\w+) =", (REFUSALS / "en.ftl").read_text(encoding="utf-8"), flags=re.MULTILINE)
    told = dict(zip(written[1::2], written[2::2], strict=True))
    again = {key for key, text in told.items() if re.search(r"\btry again\b|\bwait \{", text, re.IGNORECASE)}
    assert len(again) > 10
    known = language(REFUSALS)
    assert [key for key in sorted(again - {ASKED_AGAIN}) if "wait" not in known.given(key)] == []
    limits = {key for path in SERVER for key in re.findall(r'TooMany\(\s*"(\w+)"', path.read_text(encoding="utf-8"))}
    assert len(limits) > 10
    assert [key for key in sorted(limits) if "wait" not in known.given(f"refusal-{key}")] == []


def test_every_notice_has_its_words_and_no_more() -> None:
    named = set().union(*(python_strings(path) for path in SERVER if "notices" in path.parts))
    notices = {f"notice-{kind}" for kind in KINDS}
    known = set(language(NOTICES).texts)
    assert notices <= known
    assert known <= notices | named


def test_every_way_to_be_notified_has_its_words_and_no_more() -> None:
    wanted = {f"channel-{name}{part}" for name in channels() for part in ("", ".about", ".add")}
    typed = {f"channel-{name}.field" for name, kind in channels().items() if kind.asks == "address"}
    assert set(language(CHANNELS).texts) == wanted | typed


# --- Controls ----------------------------------------------------------------------------------------------------

KNOWN = """
start-title = Title
start-count = { $count ->
    [one] one
   *[other] { $count }
}
status-open = Open
part = part
whole = the { part }
old = Nobody asks for this
"""
CODE = """
<p>{t("start-title")} {t("start-count", { count: sum(one, two), ...more })} {t(`status-${status}`)} {t("whole")}</p>
{t(open ? "start-title" : "start-count", { count })} {t("start-count", values)} {not("start-lost")}
"""


@pytest.fixture
def known(tmp_path: Path) -> Language:
    path = tmp_path / "en.ftl"
    path.write_text(KNOWN)
    return read_language("en", [path])


def asked(text: str) -> list[Call]:
    return list(calls(Path("x.svelte"), text, "t"))


def test_calls_are_read(known: Language) -> None:
    found = asked(CODE)
    assert [call.keys for call in found] == [
        ("start-title",), ("start-count",), ("whole",), ("start-title", "start-count"), ("start-count",),
    ]  # fmt: skip
    assert [call.arguments for call in found] == [frozenset(), None, frozenset(), frozenset({"count"}), None]
    assert missing(found, known) == without_arguments(found, known) == []


@pytest.mark.parametrize(
    ("code", "told"), [('t("start-lost")', "x.svelte: start-lost"), ('t("whole.brief", {})', "x.svelte: whole.brief")]
)
def test_a_key_without_a_text_is_found(code: str, told: str, known: Language) -> None:
    assert missing(asked(code), known) == [told]


@pytest.mark.parametrize(
    "code", ['t("start-count")', 't("start-count", { number: 1 })', 't(x ? "start-count" : "old", {})']
)
def test_an_argument_that_is_not_given_is_found(code: str, known: Language) -> None:
    assert without_arguments(asked(code), known) == ["x.svelte: start-count without count"]


def test_a_text_that_nothing_asks_for_is_found(known: Language) -> None:
    assert unused(known, set(), CODE) == ["old"]
    assert unused(known, {"old"}, CODE.replace("status-", "state-")) == ["status-open"]


def test_calls_in_python_are_read(tmp_path: Path, known: Language) -> None:
    path = tmp_path / "screen.py"
    path.write_text('words.say("start-count", number=1)\nwords.say("lost")\nwords.say(key)\nwords.say("old", **more)\n')
    found = list(python_calls(path))
    assert missing(found, known) == ["screen.py: lost"]
    assert without_arguments(found, known) == ["screen.py: start-count without count"]


def test_refusals_in_python_are_read(tmp_path: Path, known: Language) -> None:
    path = tmp_path / "seating.py"
    path.write_text(
        'raise Taken("open" if free else "lost")\nraise Taken("count", number=1)\nraise Other("other")\n'
        'class Late(Taken):\n    code = key = "old"\nwith refused_as(Taken, "whole"):\n    pass\n'
    )
    found = list(refusals(path, {"Taken"}))
    assert sorted(call.keys for call in found) == [
        ("refusal-count",), ("refusal-old",), ("refusal-open", "refusal-lost"), ("refusal-whole",),
    ]  # fmt: skip
    plain = [Call(call.place, tuple(f"start-{key[8:]}" for key in call.keys), call.arguments) for call in found]
    assert without_arguments(plain, known) == ["seating.py: start-count without count"]
    assert "seating.py: start-lost" in missing(plain, known)
