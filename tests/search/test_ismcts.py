"""The search: right where the answer is known, honest about what it cannot know, and reproducible."""

import pytest

from safehouse.core.fields import set_values, values_of
from safehouse.core.game import GameState
from safehouse.core.play import rollout
from safehouse.core.registry import find_game
from safehouse.core.rng import Rng
from safehouse.search.ismcts import Evaluator, Search
from tests.search.toys import TWO_PLAYERS, Coin, Pennies, Rarely

HEIMLICH = find_game("heimlich")


def heimlich(players: int, seed: int, steps: int, **options: str) -> GameState:
    """A position some random steps into a game, with a player to move."""
    rng = Rng(seed)
    state = HEIMLICH.first_state(HEIMLICH.setup(players, options))
    rollout(state, rng, steps)
    while state.actor() in (-1, -2):
        rollout(state, rng, 1)
    return state


@pytest.mark.once
def test_simultaneous_choices_mix_as_the_equilibrium_does() -> None:
    search = Search(Rng(1))
    search.run(Pennies(TWO_PLAYERS), 0, 60_000)
    shares = dict(search.policy())
    assert shares[0] == pytest.approx(0.4, abs=0.05)
    search.run(Pennies(TWO_PLAYERS), 1, 60_000)
    assert dict(search.policy())[0] == pytest.approx(0.4, abs=0.05)


def test_it_takes_what_is_sure_over_a_guess() -> None:
    world = Coin(TWO_PLAYERS)
    world.coin = 1
    search = Search(Rng(1))
    search.run(world.redact(0), 0, 2_000)
    assert search.best() == Coin.SURE


def test_it_would_guess_if_it_could_see() -> None:
    """The control of the test above: given the world itself, guessing right is better."""
    world = Coin(TWO_PLAYERS)
    world.coin = 1
    search = Search(Rng(1))
    search.run(world, 0, 2_000)
    assert search.best() == 1


def test_an_option_that_is_seldom_there_is_not_neglected() -> None:
    search = Search(Rng(1))
    search.run(Rarely(TWO_PLAYERS), 0, 4_000)
    sure = search.root.edges[Rarely.SURE]
    assert int(sure.visits) > 0.8 * int(sure.available)
    assert 0.4 * int(search.simulations) < int(sure.available) < 0.6 * int(search.simulations)


def winning_position() -> GameState:
    """Red, seat 1's own, stands one building before the safe in 10; 10 points for red end the game and win it."""
    setup = HEIMLICH.setup(4, {"start": "1"})
    state = HEIMLICH.first_state(setup)
    for text in ("identity:red", "identity:orange", "identity:yellow", "identity:green", "roll:2"):
        action = HEIMLICH.space.parse(setup, text)
        assert action is not None
        state.apply(-1, action)
    values = values_of(state) | {
        "safe": 10,
        "at": [9, 1, 1, 1, 1, 1, 1],
        "stone": [35, 34, 10, 10, 10, 10, 10],
    }
    return set_values(HEIMLICH.blank_state(setup), values)


def test_it_sees_the_winning_move() -> None:
    state = winning_position()
    search = Search(Rng(3))
    search.run(state.redact(0), 0, 4_000)
    assert HEIMLICH.space.text(state.setup, search.best()) == "move:red"


@pytest.mark.parametrize("options", [{}, {"mode": "top_secret"}, {"mode": "top_secret", "dossier": "yes"}])
def test_it_knows_nothing_of_the_true_world(options: dict[str, str]) -> None:
    """The same view, the same generator: the same search, whatever the world behind the view."""
    state = heimlich(4, 11, 90, **options)
    seat = state.actor()
    other = state.redact(seat).sample(Rng(99))
    policies = []
    for world in (state, other):
        search = Search(Rng(5))
        search.run(world.redact(seat), seat, 300)
        policies.append(search.policy())
    assert policies[0] == policies[1]


@pytest.mark.once
def test_it_offers_only_legal_actions() -> None:
    for seed in range(12):
        state = heimlich(5, seed, 40 + 20 * seed, mode="top_secret", dossier="yes")
        if state.actor() < 0:
            continue
        seat = state.actor()
        search = Search(Rng(seed))
        search.run(state.redact(seat), seat, 200)
        assert set(search.root.edges) <= set(state.legal(seat))
        assert sum(share for _, share in search.policy()) == pytest.approx(1.0)


def test_seats_that_answer_together_are_searched_too() -> None:
    rng = Rng(8)
    state = HEIMLICH.first_state(HEIMLICH.setup(4, {"mode": "top_secret", "start": "1"}))
    while state.actor() != -2:
        rollout(state, rng, 1)
    seat = state.pending()[-1]
    search = Search(Rng(2))
    search.run(state.redact(seat), seat, 500)
    assert set(search.root.edges) == set(state.legal(seat))


def test_a_time_budget_ends_the_search() -> None:
    state = heimlich(3, 2, 30)
    seat = state.actor()
    search = Search(Rng(1))
    search.run(state.redact(seat), seat, seconds=0.05)
    assert search.simulations > 0
    assert search.simulations % 32 == 0


def test_another_evaluator_is_asked() -> None:
    class Favour(Evaluator):
        """Whoever owns seat 0 wins, unless it guessed."""

        def rewards(self, world: GameState, rng: Rng) -> list[float]:
            assert isinstance(world, Coin)
            return [float(world.guess == 0), 0.0]

    search = Search(Rng(1), evaluator=Favour())
    search.run(Coin(TWO_PLAYERS), 0, 200)
    assert search.best() == 0


def test_the_same_seed_gives_the_same_search_in_both_builds() -> None:
    """I7: figures noted once, and compared compiled and interpreted."""
    state = heimlich(4, 21, 100, mode="top_secret")
    seat = state.actor()
    search = Search(Rng(17))
    search.run(state.redact(seat), seat, 400)
    visits = {
        HEIMLICH.space.text(state.setup, action): edge.visits for action, edge in sorted(search.root.edges.items())
    }
    assert sum(visits.values()) == 400
    assert visits == EXPECTED_VISITS


EXPECTED_VISITS = {
    "move:red": 27,
    "move:orange": 86,
    "move:yellow": 100,
    "move:green": 18,
    "move:blue": 58,
    "move:purple": 76,
    "move:grey": 35,
}
