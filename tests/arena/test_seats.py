"""Balanced seatings and paired chance."""

from collections import Counter

import pytest

from safehouse.arena.plan import Schedule, make_plan
from safehouse.arena.seats import line_ups, seating, seed_of
from safehouse.core.errors import BadOption
from safehouse.core.registry import find_game


def plan_of(*bots: str, players: int = 4, seed: int = 7) -> Schedule:
    game = find_game("heimlich")
    return make_plan(game, game.setup(players), bots, seed)


def test_a_full_table_is_one_line_up() -> None:
    assert line_ups(["a", "b", "b", "b"], 4) == [("a", "b", "b", "b")]


def test_free_seats_are_filled_in_every_way() -> None:
    assert line_ups(["a", "b", "c"], 4) == [("a", "b", "c", "a"), ("a", "b", "c", "b"), ("a", "b", "c", "c")]
    assert line_ups(["a"], 3) == [("a", "a", "a")]
    counts = Counter(bot for line_up in line_ups(["a", "b"], 5) for bot in line_up)
    assert counts["a"] == counts["b"]


def test_of_too_many_bots_every_choice_plays() -> None:
    assert line_ups(["a", "b", "c"], 2) == [("a", "b"), ("a", "c"), ("b", "c")]
    with pytest.raises(BadOption, match="named twice"):
        line_ups(["a", "b", "b"], 2)
    with pytest.raises(BadOption, match="no bot"):
        line_ups([], 2)


@pytest.mark.parametrize("bots", [("a", "b", "c", "d"), ("a", "b", "b", "b"), ("a", "b", "c"), ("a", "b")])
def test_in_a_round_every_bot_sits_in_every_seat_equally_often(bots: tuple[str, ...]) -> None:
    lined_up = line_ups(bots, 4)
    counts: Counter[tuple[int, str]] = Counter()
    for number in range(4 * len(lined_up)):
        counts.update(enumerate(seating(lined_up, 7, number)))
    for bot in bots:
        assert len({counts[seat, bot] for seat in range(4)}) == 1


def test_a_block_is_one_line_up_turned_around() -> None:
    lined_up = line_ups(["a", "b", "c"], 4)
    for block in range(6):
        games = [seating(lined_up, 7, 4 * block + turned) for turned in range(4)]
        assert {tuple(sorted(seats)) for seats in games} == {tuple(sorted(lined_up[block % 3]))}
        for turned in range(4):
            assert games[turned] == games[0][turned:] + games[0][:turned]


def test_neighbours_change() -> None:
    lined_up = line_ups(["a", "b", "c", "d"], 4)
    after = Counter()  # type: Counter[str]
    for block in range(60):
        seats = seating(lined_up, 7, 4 * block)
        after[seats[(seats.index("a") + 1) % 4]] += 1
    assert set(after) == {"b", "c", "d"}
    assert min(after.values()) >= 10


def test_seeds_differ_by_all_that_they_are_made_of() -> None:
    seeds = {seed_of(seed, what, one, two) for seed in (1, 2) for what in "ab" for one in (1, 12) for two in (1, 21)}
    assert len(seeds) == 16
    assert seed_of(7, "bot", 1, 23) != seed_of(7, "bot", 12, 3)


def test_games_fill_whole_rounds() -> None:
    plan = plan_of("greedy", "random", "random")
    assert plan.round_size == 8
    assert plan.whole_rounds(8) == 8
    assert plan.whole_rounds(9) == 16
    assert plan.whole_rounds(7) == plan.whole_rounds(1) == 8
    with pytest.raises(BadOption, match="--games must be at least 1, not 0"):
        plan.whole_rounds(0)


def test_what_makes_a_plan_another_one() -> None:
    plan = plan_of("greedy", "random")
    assert plan.identity() == plan_of("greedy", "random").identity()
    others = [plan_of("random", "greedy"), plan_of("greedy", "random", players=5), plan_of("greedy", "random", seed=8)]
    assert all(other.identity() != plan.identity() for other in others)
