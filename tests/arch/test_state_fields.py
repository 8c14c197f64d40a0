"""Each field of a state is declared once, and what `tools/state_fields.py` makes of it is up to date."""

from pathlib import Path

import pytest

from safehouse.core.fields import DERIVED, OWNER, PUBLIC, SEALED, Bit, Field, Fields, Nothing, Row, marks
from safehouse.core.registry import OWN_GAMES, find_game
from tools import state_fields

SEAT = ("seat", 3)


@pytest.mark.parametrize("game", OWN_GAMES)
def test_the_module_is_up_to_date(game: str) -> None:
    text = state_fields.path_of(game).read_text(encoding="utf-8")
    assert text == state_fields.text_of(game), "run python -m tools.state_fields"


@pytest.mark.parametrize("game", OWN_GAMES)
def test_the_manifest_has_every_field(game: str) -> None:
    manifest = find_game(game)
    assert marks(manifest.fields) == manifest.state_class.FIELDS
    assert list(marks(manifest.fields)) == list(manifest.state_class.FIELDS)


def test_a_stale_module_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for game in OWN_GAMES:
        (tmp_path / game).mkdir()
        (tmp_path / game / "state_fields.py").write_text(state_fields.text_of(game))
    monkeypatch.setattr(state_fields, "GAMES", tmp_path)
    assert state_fields.main(["--check"]) == 0
    (tmp_path / "vienna" / "state_fields.py").write_text("")
    assert state_fields.main(["--check"]) == 1
    assert capsys.readouterr().out == "vienna/state_fields.py is out of date: run python -m tools.state_fields\n"
    assert state_fields.main([]) == 0
    assert state_fields.main(["--check"]) == 0


def test_marks_put_public_fields_first() -> None:
    fields = {
        "pile": Field("", (SEAT,), mark=DERIVED),
        "answer": Field(mark=SEALED),
        "turn": Field(),
        "hand": Field("", (SEAT,), mark=OWNER),
        "phase": Field(),
    }
    assert list(marks(fields).items()) == [
        ("turn", PUBLIC), ("phase", PUBLIC), ("hand", OWNER), ("answer", SEALED), ("pile", DERIVED),
    ]  # fmt: skip


def lines_of(fields: Fields, method: str) -> list[str]:
    """The statements of a method in the module that is made of these fields."""
    text = state_fields.module("heimlich", fields).split(f"    def {method}(")[1].split("\n    def ")[0]
    lines = [line for line in text.splitlines()[1:] if line.strip() and '"""' not in line]
    return [line.removeprefix("        ") for line in lines]


def test_types_and_start_values() -> None:
    fields = {
        "phase": Field(start=7),
        "safe": Field(start="plan.safe_start"),
        "filed": Field(start=False),
        "hand": Field("card", (SEAT,), slots=4),
    }
    assert lines_of(fields, "__init__")[2:] == [
        "self.phase: i64 = 7",
        "self.safe: i64 = plan.safe_start",
        "self.filed: bool = False",
        "self.hand: list[int] = EMPTY",
    ]


def test_copies_follow_flags_and_lists() -> None:
    fields = {
        "coins": Field("", (SEAT,), changes="full"),
        "turn": Field(),
        "score": Field("", (SEAT,)),
        "flag": Field("", (SEAT,), shared=True),
        "thing": Field(only="full"),
        "hand": Field("", (SEAT,), mark=OWNER),
    }
    assert lines_of(fields, "copy_public") == [
        "self.turn = other.turn",
        "self.score = other.score[:]",
        "self.flag = other.flag",
        "if self.plan.full:",
        "    self.coins = other.coins[:]",
        "    self.thing = other.thing",
        "else:",
        "    self.coins = other.coins",
    ]
    assert lines_of(fields, "copy_secrets") == ["self.hand = other.hand[:]"]


def test_redaction_hides_all_but_the_own_part() -> None:
    fields = {
        "asked": Field("seat", mask=True),
        "waiting": Field("seat", mask=True, mark=SEALED, seen=Bit("asked")),
        "card": Field("", (SEAT,), mark=SEALED, seen=Row()),
        "hand": Field("", (SEAT, ("number", 2)), slots=3, mark=OWNER, seen=Row(-2), only="full"),
        "case": Field("", (("case", 6),), mark=OWNER, seen=Row(length=2)),
        "pile": Field("", (("card", 6),), mark=DERIVED, seen=Nothing()),
        "where": Field("", (("card", 6),), mark=OWNER),
    }
    assert lines_of(fields, "copy_own") == [
        "self.waiting = world.asked",
        "self.card = [-1] * len(world.card)",
        "self.case = [-1] * len(world.case)",
        "self.pile = [-1] * len(world.pile)",
        "if self.plan.full:",
        "    self.hand = [-2] * len(world.hand)",
        "if observer < 0:",
        "    return",
        "self.waiting &= world.waiting | ~(1 << observer)",
        "self.card[observer] = world.card[observer]",
        "for place in range(observer * 2, (observer + 1) * 2):",
        "    self.case[place] = world.case[place]",
        "if self.plan.full:",
        "    for place in range(observer * 6, (observer + 1) * 6):",
        "        self.hand[place] = world.hand[place]",
    ]


@pytest.mark.parametrize(
    ("field", "complaint"),
    [
        (Field(seen=Bit("asked")), "a public field is seen by all"),
        (Field(mark=OWNER, seen=Row()), "only a list has rows"),
        (Field("", (("card", 6),), mark=OWNER, seen=Row()), "its first index is not the seat"),
        (Field(mark=SEALED, seen=Bit("field")), "looks like a public mask"),
        (Field("", (SEAT,), start=1), "a list starts empty"),
        (Field(shared=True), "only a list can be shared"),
        (Field(only="full", changes="full"), "either has no value or keeps one"),
    ],
)
def test_contradictions_are_refused(field: Field, complaint: str) -> None:
    with pytest.raises(SystemExit, match=f"x, field: .*{complaint}"):
        state_fields.module("x", {"field": field, "asked": Field()})
