"""Laws about CHANCE: what it lists, and what it draws."""

from collections import Counter
from fractions import Fraction

from safehouse.conformance.statistics import TOO_FAR, chi_square_z
from safehouse.conformance.walk import Ply, few, plies
from safehouse.core.game import CHANCE, Setup
from safehouse.core.registry import Game
from safehouse.core.rng import Rng

DRAWS = 1_500


def chance(game: Game, setup: Setup, seed: int, games: int) -> None:
    """`chance`: “the outcomes of CHANCE with their weights: positive integers, outcomes ascending”."""
    for ply in plies(game, setup, seed, games):
        if list(ply.state.pending()) != [CHANCE]:
            continue
        listed = list(ply.state.chance())
        outcomes = [outcome for outcome, _ in listed]
        if not outcomes:
            ply.broken("chance", CHANCE, "it lists no outcome")
        if outcomes != sorted(set(outcomes)):
            ply.broken("chance", CHANCE, f"{outcomes} is not ascending without doubles")
        for outcome, weight in listed:
            if type(weight) is not int or weight <= 0:
                ply.broken("chance", CHANCE, f"the weight of {game.space.text(setup, outcome)} is {weight!r}")
        if ply.row[0] not in outcomes:
            ply.broken("chance", CHANCE, f"sample_chance draws {ply.row[0]}, which chance does not list")


def sample_chance(game: Game, setup: Setup, seed: int, games: int) -> None:
    """`sample_chance`: “Draw an outcome with the frequencies that `chance` lists”. Each kind of step is tried."""
    tried: Counter[tuple[str, int]] = Counter()
    for ply in few(game, setup, seed, games, about=200):
        if list(ply.state.pending()) != [CHANCE]:
            continue
        listed = list(ply.state.chance())
        shape = (game.space.kind_of(listed[0][0]).name, len(listed))
        tried[shape] += 1
        if tried[shape] <= 1:
            check_draws(ply, listed)


def check_draws(ply: Ply, listed: list[tuple[int, int]]) -> None:
    total = sum(weight for _, weight in listed)
    expected = {outcome: Fraction(weight, total) for outcome, weight in listed}
    rng = Rng(ply.seed)
    draws = 20 if len(listed) == 1 else DRAWS
    counts = Counter(int(ply.state.sample_chance(rng)) for _ in range(draws))
    far = chi_square_z(counts, expected)
    if far > TOO_FAR:
        ply.broken("sample_chance", CHANCE, f"{dict(counts)} of {draws} for {listed} is {far:.1f} deviations off")
    # The state that is drawn from, and the generator, are all that counts.
    one, other = Rng(ply.seed + 1), Rng(ply.seed + 1)
    if any(ply.state.sample_chance(one) != ply.state.clone().sample_chance(other) for _ in range(10)):
        ply.broken("sample_chance", CHANCE, "the same generator draws something else in a clone")
