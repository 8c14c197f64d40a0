"""Records of the library: what is written leads to the same position, pick by pick or as whole rows."""

from pathlib import Path

import pytest

import safehouse
from safehouse.core.collection import from_json, texts_in, to_json
from safehouse.core.errors import BadRecord
from safehouse.core.record import export_for

TABLES = [("heimlich", 5, {"mode": "top_secret", "dossier": "yes"}), ("suitcase", 4, {}), ("vienna", 4, {})]


@pytest.mark.parametrize(("name", "players", "options"), TABLES)
@pytest.mark.parametrize("length", [0, 1, 40, 100_000])
def test_what_is_written_is_read(name: str, players: int, options: dict[str, str], length: int) -> None:
    state = safehouse.make(name, players, seed=length, **options)
    while not state.is_over and len(state.history) < length:
        state.push(state.random_move())
        if length == 100_000:
            break
    if length == 100_000:
        state.play_out("random")
    while state._picks.rows:  # a record holds whole answers
        state.push(state.random_move())
    text = safehouse.write(state, ["Ada"], {"Event": "a test"})
    record = safehouse.read(text)
    assert record.names[0] == "Ada"
    assert record.tags == {"Event": "a test"}
    assert safehouse.end(record) == state
    assert safehouse.write(record) == text
    assert [move for move, _ in safehouse.replay(record)] == state.history


def test_answers_that_arrive_in_any_order_are_one_entry() -> None:
    texts = set()
    for order in ((0, 1), (1, 0)):
        state = safehouse.make("suitcase", 2, seed=1)
        for seat in order:
            state.push("pack:5-3-1-bomb", seat)
        texts.add(safehouse.write(state))
    assert len(texts) == 1
    assert "{ 1. pack:5-3-1-bomb 2. pack:5-3-1-bomb }" in texts.pop()


def test_a_row_of_picks_is_one_move() -> None:
    state = safehouse.make("heimlich", 7, start="1", seed=1)
    while state.chance()[0][0].kind != "roll":
        state.draw()
    for move in ("*roll:4", "red", "red", "blue", "blue"):
        state.push(move)
    assert "*roll:4 1. move:red move:red move:blue move:blue" in " ".join(safehouse.write(state).split())


def test_a_world_has_no_record() -> None:
    state = safehouse.make("heimlich", 3, seed=1)
    state.draw_all()
    with pytest.raises(BadRecord, match="did it begin from a position"):
        safehouse.write(state.sample(0, 1))


# --- Many in one file --------------------------------------------------------------------------------------------


def several() -> list[str]:
    return [safehouse.write(safehouse.make(name, n, seed=1, **more).play_out()) for name, n, more in TABLES]


def test_many_records_in_one_text(tmp_path: Path) -> None:
    unplayed = safehouse.write(safehouse.make("heimlich", 2))
    texts = [unplayed, unplayed, *several(), unplayed]
    together = "\n; a comment\n".join(texts)
    found = [text for _, text in texts_in(together.splitlines(keepends=True))]
    assert [safehouse.write(safehouse.read(text)) for text in found] == texts
    path = tmp_path / "games.sfh"
    path.write_text(together)
    assert [safehouse.write(record) for record in safehouse.load(path)] == texts


def test_json_lines_say_the_same(tmp_path: Path) -> None:
    texts = several()
    texts.append(export_for(safehouse.read(texts[0]), 1))
    for text in texts:
        line = to_json(text)
        assert "\n" not in line
        assert from_json(line) == text
    path = tmp_path / "games.jsonl"
    path.write_text("".join(f"{to_json(text)}\n" for text in texts[:3]))
    assert [safehouse.write(record) for record in safehouse.load(path)] == texts[:3]


@pytest.mark.parametrize(
    "line", ["", "{", "[]", "{}", '{"header": {}, "entries": [{}]}', '{"header": 3, "entries": []}']
)
def test_other_json_is_refused(line: str) -> None:
    with pytest.raises(BadRecord, match="line 3: not a record in JSON"):
        from_json(line, "line 3")
