"""The private rating: made from one's own results, the same each time, and moved by nothing else."""

from openskill.models import PlackettLuce

from safehouse.server import ratings
from safehouse.server.results import Kept, Played

BEN, CARL = "b" * 32, "c" * 32


def game(
    number: int, ranks: list[int], bots: list[str], profiles: list[str], seat: int = 0, absent: list[bool] | None = None
) -> Kept:
    shares = [1.0 if rank == 1 else 0.0 for rank in ranks]
    names = [f"Player {place}" for place in range(len(ranks))]
    played = Played(names, bots, profiles, ranks, [10 - rank for rank in ranks], shares, 20, absent or [])
    return Kept(f"table{number}", "heimlich", float(number), seat, played)


def last_first(*games: Kept) -> list[Kept]:
    return sorted(games, key=lambda one: -one.ended)


def duel(number: int, won: bool, other: str = BEN, **more: object) -> Kept:
    return game(number, [1, 2] if won else [2, 1], ["", ""], ["a" * 32, other], **more)  # type: ignore[arg-type]


def test_a_win_is_what_openskill_says() -> None:
    model = PlackettLuce()
    ((own,), _) = model.rate([[model.rating()], [model.rating()]], ranks=[1, 2])
    found = ratings.rate([duel(1, True)], bots=False)
    assert found is not None
    assert (found.value, found.doubt, found.games) == (round(own.mu, 1), round(1.96 * own.sigma, 1), 1)
    assert found.history == [found.value]
    assert ratings.rate([duel(1, True)], bots=True) is None


def test_it_rises_by_wins_and_falls_by_defeats_and_the_doubt_shrinks() -> None:
    up = ratings.rate(last_first(*(duel(number, True) for number in range(40))), bots=False)
    down = ratings.rate(last_first(*(duel(number, False) for number in range(40))), bots=False)
    assert up is not None
    assert down is not None
    assert up.value > 25 > down.value
    assert up.history == sorted(up.history)
    assert (up.games, len(up.history)) == (40, ratings.CHARTED)
    first = ratings.rate([duel(0, True)], bots=False)
    assert first is not None
    assert up.doubt < first.doubt


def test_somebody_whom_one_always_beats_counts_for_less() -> None:
    often = [duel(number, True) for number in range(20)]
    same = ratings.rate(last_first(*often, duel(30, True)), bots=False)
    other = ratings.rate(last_first(*often, duel(30, True, CARL)), bots=False)
    assert same is not None
    assert other is not None
    assert other.value > same.value
    # Guests are told apart by nothing, not even by a name.
    guests = [ratings.rate(last_first(duel(1, True, ""), duel(2, True, "")), bots=False) for _ in range(2)]
    assert guests[0] == guests[1]


def test_people_and_bots_at_one_table_count_apart() -> None:
    mixed = game(1, [2, 1, 3, 3], ["", "", "expert", "expert"], ["a" * 32, BEN, "", ""])
    people, bots = ratings.rate([mixed], bots=False), ratings.rate([mixed], bots=True)
    assert people is not None
    assert bots is not None
    assert people.value < 25 < bots.value


def test_who_left_and_games_that_nobody_won_count_for_nothing() -> None:
    assert ratings.rate([duel(1, True, absent=[True, False])], bots=False) is None
    assert ratings.rate([duel(1, True, absent=[False, True])], bots=False) is None
    nobody = duel(1, True)
    nobody.played.shares = [0.0, 0.0]
    assert ratings.rate([nobody], bots=False) is None


def test_results_from_before_there_were_ratings_count() -> None:
    assert duel(1, True).played.absent == []
    assert ratings.rate([duel(1, True)], bots=False) is not None
