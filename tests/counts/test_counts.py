"""The tree of each game has as many nodes as the files say, and a second, naive walk agrees where it is small."""

from pathlib import Path

import pytest

from safehouse.conformance.counts import Count, divide, read_counts
from safehouse.core.game import CHANCE, GameState
from safehouse.core.registry import OWN_GAMES, Game, find_game

COUNTS = [(path.stem, count) for path in sorted(Path(__file__).parent.glob("*.txt")) for count in read_counts(path)]
SMALL = 1_500


@pytest.mark.parametrize(("name", "count"), COUNTS, ids=[f"{name}-{count.id}" for name, count in COUNTS])
def test_nodes(name: str, count: Count) -> None:
    game = find_game(name)
    setup, state = count.start(game)
    parts = divide(game, setup, state, count.depth)
    found = sum(parts.values())
    assert found == count.nodes, f"{count.id}: {found} nodes, not {count.nodes}:\n" + "\n".join(
        f"{text}: {nodes}" for text, nodes in parts.items()
    )


def replay(game: Game, count: Count, prefix: list[tuple[int, int]]) -> GameState:
    _, state = count.start(game)
    for seat, action in prefix:
        state.apply(seat, action)
    return state


@pytest.mark.parametrize(
    ("name", "count"),
    [(name, count) for name, count in COUNTS if count.nodes <= SMALL and "after" not in count.options],
    ids=lambda part: part.id if isinstance(part, Count) else part,
)
def test_naive_walk_agrees(name: str, count: Count) -> None:
    """No clones: every sequence is replayed from the start, and options come from what the seat itself is shown."""
    game = find_game(name)
    todo: list[list[tuple[int, int]]] = [[]]
    nodes = 0
    while todo:
        prefix = todo.pop()
        if len(prefix) == count.depth:
            nodes += 1
            continue
        state = replay(game, count, prefix)
        asked = sorted(state.pending())[:1]
        for seat in asked:
            if seat == CHANCE:
                todo += [[*prefix, (seat, outcome)] for outcome, _ in state.chance()]
            else:
                todo += [[*prefix, (seat, action)] for action in state.redact(seat).legal(seat)]
    assert nodes == count.nodes


def test_by_hand() -> None:
    """H2, H3.1, H3.2: what a person can work out with paper and pencil."""
    nodes = {count.id: count.nodes for name, count in COUNTS if name == "heimlich"}
    assert nodes["setup_colours"] == 21  # two of seven agents stay in the box
    assert nodes["setup_all"] == 21 * 2 * 5 * 4  # × who begins × identities
    assert nodes["setup_three"] == 7 * 3 * 6 * 5 * 4
    assert nodes["setup_seven"] == 7 * 7 * 6 * 5
    assert nodes["turn_two"] == 5 * 4 * (3 + 5 * 5)  # a choice of 1, 2, 3, or five faces and five agents
    assert nodes["turn_four"] == 7 * 6 * 5 * 4 * 6


@pytest.mark.parametrize("game", sorted(OWN_GAMES))
def test_every_game_has_counts(game: str) -> None:
    assert any(name == game for name, _ in COUNTS)


def test_a_bad_line_is_refused(tmp_path: Path) -> None:
    (tmp_path / "x.txt").write_text("a / 2 / / 3\n")
    with pytest.raises(ValueError, match=r"x\.txt:1"):
        read_counts(tmp_path / "x.txt")
