"""JSON from strangers, and what people write."""

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from safehouse.server import strict, wire
from safehouse.server.limits import Addresses, Bucket, address_of
from safehouse.server.origin import Gate
from safehouse.server.settings import BadSetting, Settings
from safehouse.server.text import clean_line, clean_lines, clean_name

BIDI = "\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\u200e\u200f\u061c"


def nested(depth: int, opening: str = "[", closing: str = "]") -> str:
    return opening * depth + "0" * (opening != "[") + closing * depth


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "Not JSON"),
        ("{", "Not JSON"),
        ('{"a": 1} x', "Not JSON"),
        ("{'a': 1}", "Not JSON"),
        ('"\x01"', "Not JSON"),
        ("\ufeff{}", "Not JSON"),
        ("NaN", "NaN is not a number"),
        ("[-Infinity]", "-Infinity is not a number"),
        ('{"a": 1, "a": 1}', "The same key occurs twice"),
        ('[{"b": [{"a": 1, "\\u0061": 2}]}]', "The same key occurs twice"),
        ("9007199254740992", "out of range"),
        ("-9007199254740992", "out of range"),
        ("1" * 5000, "out of range"),
        ("1e400", "out of range"),
        ("-1e16", "out of range"),
        ('"\\ud800"', "surrogate"),
        ('{"a": ["\\udfff x"]}', "surrogate"),
        ('{"\\ud83d": 1}', "surrogate"),
        ('"a\\u0000"', "NUL character"),
        (nested(33), "32 levels deep"),
        (nested(30_000), "32 levels deep"),
        (nested(33, '{"a":', "}"), "32 levels deep"),
        (nested(10_000, '{"a":', "}"), "32 levels deep"),
        (b"\xff", "UTF-8"),
        (b'"\xed\xa0\x80"', "UTF-8"),
        (" " * 65_537, "65,536 bytes"),
    ],
)
def test_refused(text: str | bytes, reason: str) -> None:
    with pytest.raises(strict.BadMessage, match=reason.replace("^", r"\^")):
        strict.parse(text, Any)


@pytest.mark.parametrize(
    "text",
    [
        "9007199254740991", "-9007199254740991", "1.5", "1e-400", nested(32), nested(32, '{"a":', "}"),
        '"' + "[" * 60_000 + '"', '"\\ud83d\\ude00"', '"\\\\ud800"', "[" + "[],{}," * 5000 + "1]",
    ],
)  # fmt: skip
def test_read(text: str) -> None:
    assert strict.parse(text, Any) == json.loads(text)


def test_the_guards_alone_refuse() -> None:
    """Control: the parser of the standard library takes all of these."""
    for text in ("NaN", '{"a": 1, "a": 1}', "1e400", '"\\ud800"', nested(33)):
        json.loads(text)


VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(), inner, max_size=4),
    max_leaves=10,
)


def refusal(text: str) -> str:
    try:
        strict.parse(text, wire.AnyCommand)
    except strict.BadMessage as error:
        return str(error)
    return ""


@given(VALUES)
def test_whatever_fits_no_command_is_refused_with_a_short_sentence(value: object) -> None:
    for command in (value, {"type": value}, {"type": "act", "id": value, "at": value, "row": value},
                    {"type": "say", "text": value}, {"type": value, "seat": value}):  # fmt: skip
        told = refusal(json.dumps(command))
        assert len(told) <= strict.SHOWN
        assert "\n" not in told


@pytest.mark.parametrize(
    "fields",
    [
        {"id": "a", "at": "1", "row": [0]}, {"id": "a", "at": True, "row": [0]}, {"id": "a", "at": 1.0, "row": [0]},
        {"id": "a", "at": 1, "row": []}, {"id": "a", "at": 1, "row": [-1]}, {"id": "a", "at": 1, "row": [0] * 65},
        {"id": "", "at": 1, "row": [0]}, {"id": "a b", "at": 1, "row": [0]}, {"id": "a" * 65, "at": 1, "row": [0]},
        {"id": ["a"], "at": 1, "row": [0]}, {"id": {"a": 1}, "at": 1, "row": [0]}, {"id": "a", "at": 1, "row": {}},
        {"id": "a", "at": 1, "row": [0], "more": 1}, {"id": "a", "at": 2**40, "row": [0]}, {"id": "a", "at": 1},
    ],
)  # fmt: skip
def test_types_are_not_guessed(fields: dict[str, Any]) -> None:
    with pytest.raises(strict.BadMessage):
        strict.parse(json.dumps({"type": "act", **fields}), wire.AnyCommand)


# --- What people write --------------------------------------------------------------------------------------------


@given(st.text())
def test_a_name_is_one_line_of_visible_text(text: str) -> None:
    try:
        name = clean_name(text)
    except ValueError:
        return
    assert 1 <= len(name) <= 40
    assert not set(name) & set(BIDI + "\n\r\t\0\x1b\x7f\u2028\u2029\u200b\ufeff")
    assert name == name.strip()
    assert clean_name(name) == name


@pytest.mark.parametrize(
    "text", ["", " ", "\u200b", "\u202e", "\x1b\x07", "\u3164", "\u2800 \u115f", "\ufeff\n", "\u0301"]
)
def test_a_name_that_nobody_sees_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="no visible characters"):
        clean_line(text)
    with pytest.raises(strict.BadMessage):
        strict.parse(json.dumps({"name": text}), wire.Join)


def test_cleaning_keeps_what_people_write() -> None:
    for text in ("Anna-Lena Müller", "Łukasz", "张伟", "محمد", "नमस्ते", "👩‍👩‍👧", "می‌خواهم", "<b>&amp;</b>", "O'Neill"):
        assert clean_name(text) == text
    assert clean_lines("a\tb\r\nc\rd\u2028e") == "a\tb\nc\nd\ne"
    assert clean_line(" a\u202eb \n c ") == "ab c"
    assert clean_name("e\u0301") == "é"


def test_texts_are_cleaned_on_the_way_in() -> None:
    said: wire.Command = strict.parse('{"type": "say", "text": "hi\\u202e\\n\\u0007there"}', wire.AnyCommand)
    assert said == wire.Say("hi there")
    kept: wire.Command = strict.parse('{"type": "note", "text": "a\\nb\\u2066\\u001b[31m"}', wire.AnyCommand)
    assert kept == wire.Note("a\nb[31m")
    assert strict.parse('{"name": "\\u202eeve\\u202c"}', wire.Join).name == "eve"
    assert strict.parse('{"game": "x", "seats": [{}], "name": " A\\tB "}', wire.NewTable).name == "A B"


def test_length_counts_characters() -> None:
    assert strict.parse(json.dumps({"name": "😀" * 40}), wire.Join).name == "😀" * 40
    with pytest.raises(strict.BadMessage):
        strict.parse(json.dumps({"name": "😀" * 41}), wire.Join)


# --- Addresses, origins, rates ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("client", "forwarded", "trust", "counted"),
    [
        ("203.0.113.7", "", False, "203.0.113.7"),
        ("127.0.0.1", "198.51.100.1", False, "127.0.0.1"),
        ("127.0.0.1", "198.51.100.1", True, "198.51.100.1"),
        ("127.0.0.1", "1.1.1.1, 198.51.100.1", True, "198.51.100.1"),
        ("203.0.113.7", "198.51.100.1", True, "203.0.113.7"),
        ("::1", "198.51.100.1", True, "198.51.100.1"),
        ("127.0.0.1", "rubbish", True, "unknown"),
        ("::ffff:203.0.113.7", "", False, "203.0.113.7"),
        ("", "", False, "unknown"),
    ],
)
def test_whom_a_request_is_counted_for(client: str, forwarded: str, trust: bool, counted: str) -> None:
    assert address_of(client, forwarded, trust) == counted


def test_a_whole_ipv6_line_counts_as_one() -> None:
    one, same, other = (address_of(text, "", False) for text in ("2001:db8::1", "2001:db8::ffff:1", "2001:db8:0:1::1"))
    assert one == same != other


def test_a_bucket_runs_dry_and_fills(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [100.0]
    monkeypatch.setattr("safehouse.server.limits.time.monotonic", lambda: now[0])
    bucket = Bucket(2.0, 3)
    assert [bucket.wait() > 0 for _ in range(4)] == [False, False, False, True]
    now[0] += 1
    assert [bucket.wait() > 0 for _ in range(3)] == [False, False, True]
    now[0] += 1000
    assert [bucket.wait(2), bucket.wait(2), bucket.wait(1)] == [0, 0.5, 0]
    now[0] += 1000
    assert not bucket.wait(99)
    assert bucket.wait() > 0


def test_addresses_are_counted_apart_and_forgotten() -> None:
    addresses = Addresses(0.0, 2, 1, most=5)
    for _ in range(2):
        addresses.take("a")
    with pytest.raises(Exception, match="Too many requests"):
        addresses.take("a")
    addresses.take("b")
    with (
        addresses.socket("c"),
        pytest.raises(Exception, match="Too many tables are open from this address"),
        addresses.socket("c"),
    ):
        pass
    for number in range(100):
        addresses.take(str(number))
    assert len(addresses._buckets._buckets) == 5
    assert not addresses._sockets


OWN = Settings(url="https://play.example.org/house", origins="https://other.example.org, http://third.example:8080")


@pytest.mark.parametrize(
    "host",
    [
        "localhost", "localhost:8000", "127.0.0.1:8000", "[::1]:8000", "192.168.1.5:8000", "gamebox",
        "gamebox.local:8000", "play.example.org", "PLAY.example.org:443",
    ],
)  # fmt: skip
def test_own_names(host: str) -> None:
    gate = Gate(OWN)
    assert gate.check_host([host]) == host
    gate.check_origin([f"http://{host}"], host)
    gate.check_origin([], host)


@pytest.mark.parametrize(
    "hosts",
    [
        [], ["a", "a"], ["evil.example"], ["127.0.0.1.evil.example"], [""], ["a b"], ["a/b"], ["user@localhost"],
        ["localhost:99999999"], ["local\u00e9host"], ["[::1"],
    ],
)  # fmt: skip
def test_other_names(hosts: list[str]) -> None:
    with pytest.raises(Exception, match=r"host|name"):
        Gate(OWN).check_host(hosts)


@pytest.mark.parametrize(
    "origin",
    [
        "https://play.example.org", "https://other.example.org", "http://third.example:8080", "http://localhost:8000",
        "https://localhost:8000",
    ],
)  # fmt: skip
def test_allowed_origins(origin: str) -> None:
    Gate(OWN).check_origin([origin], "localhost:8000")


@pytest.mark.parametrize(
    "origin",
    [
        "null", "", "http://play.example.org", "https://play.example.org.evil.example", "http://localhost:8001",
        "http://localhost", "https://evil.example", "file://", "https://evil@play.example.org",
        "https://play.example.org/x", "ftp://localhost:8000", "http://localhost:8000 ", "http://third.example",
        "http://[::1", "*",
    ],
)  # fmt: skip
def test_foreign_origins(origin: str) -> None:
    with pytest.raises(Exception, match="page"):
        Gate(OWN).check_origin([origin], "localhost:8000")


def test_two_origins_are_none() -> None:
    with pytest.raises(Exception, match="page"):
        Gate(OWN).check_origin(["http://localhost:8000", "http://localhost:8000"], "localhost:8000")


def test_a_bad_address_in_the_settings_is_said() -> None:
    with pytest.raises(BadSetting, match="SAFEHOUSE_URL"):
        Gate(Settings(url="play.example.org"))
