"""Random games for the laws to look at: pick by pick, or entry by entry as a log holds them."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import wraps
from typing import NoReturn

from safehouse.conformance.setting import Law, LawBroken, broken, describe, name_seat
from safehouse.core.fields import values_of
from safehouse.core.game import CHANCE, HIDDEN, SPECTATOR, GameState, Setup
from safehouse.core.play import rollout
from safehouse.core.registry import Game
from safehouse.core.rng import Rng

# Longer than any game that people could play: a walk that gets there says that the game does not end.
STEP_LIMIT = 100_000
# More picks in one row than any draft could have.
ROW_LIMIT = 1_000
# How many plies of a game an expensive law looks at, about.
FEW = 40


@dataclass
class Ply:
    """A moment of a random game: the state, and the row that comes next. `state` is the game's own, so read only."""

    game: Game
    setup: Setup
    seed: int
    run: int
    number: int
    state: GameState
    # Who acts next and what; no row at the end of the game.
    seat: int
    row: tuple[int, ...]
    # Seats whose sealed answers may still be unopened (`entries` only).
    unopened: frozenset[int]
    # For the law's own choices; the walk has another.
    rng: Rng

    @property
    def over(self) -> bool:
        return not self.row

    def observers(self) -> list[int]:
        return [*range(self.setup.players), SPECTATOR]

    def error(self, law: str, seat: int | None, what: str) -> LawBroken:
        where = f"seed {self.seed + self.run}, ply {self.number}, {name_seat(seat)}"
        return LawBroken(f"{law}: {describe(self.game, self.setup)}, {where}: {what}")

    def broken(self, law: str, seat: int | None, what: str) -> NoReturn:
        raise self.error(law, seat, what)


def guarded(name: str, law: Law) -> Law:
    """Wrap a law, so that an error inside of a game becomes LawBroken, and names the ply."""

    @wraps(law)
    def run(game: Game, setup: Setup, seed: int, games: int) -> None:
        try:
            law(game, setup, seed, games)
        except LawBroken:
            raise
        except Exception as error:
            what = f"it raised {type(error).__name__}: {error}"
            frame = error.__traceback__
            while frame is not None:
                ply = frame.tb_frame.f_locals.get("ply")
                if isinstance(ply, Ply):
                    raise ply.error(name, None, what) from error
                frame = frame.tb_next
            raise LawBroken(f"{name}: {describe(game, setup)}, seed {seed}: {what}") from error

    return run


def plies(game: Game, setup: Setup, seed: int, games: int) -> Iterator[Ply]:
    """Play at random, one pick a ply, simultaneous answers mixed at will. The last ply of a game is its end."""
    for run in range(games):
        yield from _play(game, setup, seed, run, whole_rows=False)


def entries(game: Game, setup: Setup, seed: int, games: int) -> Iterator[Ply]:
    """Play at random, one entry of the log a ply: a simultaneous answer must be complete."""
    for run in range(games):
        yield from _play(game, setup, seed, run, whole_rows=True)


def few(game: Game, setup: Setup, seed: int, games: int, about: int = FEW) -> Iterator[Ply]:
    """Yield some of the `plies`, spread over the game, first and last included."""
    for run in range(games):
        length = rollout(game.first_state(setup), Rng(seed + run), STEP_LIMIT)
        chosen = Rng(seed + run + 1)
        for ply in _play(game, setup, seed, run, whole_rows=False):
            if ply.number == 0 or ply.over or chosen.below(max(1, length)) < about:
                yield ply


def questions(game: Game, setup: Setup, seed: int, games: int) -> Iterator[tuple[Ply, int]]:
    """Yield some plies with each seat that is asked there."""
    for ply in few(game, setup, seed, games):
        yield from ((ply, seat) for seat in ply.state.pending() if seat != CHANCE)


def _play(game: Game, setup: Setup, seed: int, run: int, whole_rows: bool) -> Iterator[Ply]:
    state = game.first_state(setup)
    rng = Rng(seed + run)
    own = Rng((seed + run) * 7 + 3)
    unopened: frozenset[int] = frozenset()
    for number in range(STEP_LIMIT):
        seat, row = next_row(state, rng, whole_rows)
        # Sealed is what is given together with others, or hidden from a spectator though a seat does it.
        sealed = len(state.redact(SPECTATOR).pending()) > 1
        if seat >= 0 and not sealed:
            sealed = any(state.seen_as(SPECTATOR, seat, action) == HIDDEN for action in row)
        yield Ply(game, setup, seed, run, number, state, seat, row, unopened, own)
        if not row:
            return
        for action in row:
            state.apply(seat, action)
        unopened = unopened | {seat} if sealed else frozenset()
    where = f"seed {seed + run}, ply {STEP_LIMIT}, nobody"
    broken("terminates", game, setup, where, "the game is not over yet")


def next_row(state: GameState, rng: Rng, whole_rows: bool) -> tuple[int, tuple[int, ...]]:
    """Choose who acts next, and how; an empty row when the game is over."""
    pending = list(state.pending())
    if not pending:
        return CHANCE, ()
    if pending == [CHANCE]:
        return CHANCE, (state.sample_chance(rng),)
    seat = pending[rng.below(len(pending))]
    if whole_rows and len(state.redact(SPECTATOR).pending()) > 1:
        return seat, answer(state, seat, rng)
    return seat, (choose(state, seat, rng),)


def choose(state: GameState, seat: int, rng: Rng) -> int:
    """Choose one of a seat's options."""
    options = state.legal(seat)
    if not options:
        raise ValueError(f"{name_seat(seat)} is asked and has no option")
    return options[rng.below(len(options))]


def answer(state: GameState, seat: int, rng: Rng) -> tuple[int, ...]:
    """Choose a whole row of a seat, as a draft does it: on what the seat knows, up to the barrier."""
    view = state.redact(seat)
    asked = list(view.pending())
    row: list[int] = []
    while list(view.pending()) == asked:
        if len(row) == ROW_LIMIT:
            raise ValueError(f"a row of {ROW_LIMIT} picks of {name_seat(seat)} is not complete yet")
        row.append(choose(view, seat, rng))
        view.apply(seat, row[-1])
    return tuple(row)


def settle(state: GameState, rng: Rng, limit: int = STEP_LIMIT) -> GameState:
    """Play a clone to its end and return that."""
    clone = state.clone()
    rollout(clone, rng, limit)
    return clone


def after(state: GameState, seat: int, row: tuple[int, ...]) -> GameState:
    """Return a clone in which a row was carried out."""
    clone = state.clone()
    for action in row:
        clone.apply(seat, action)
    return clone


def same(one: GameState, other: GameState) -> bool:
    return values_of(one) == values_of(other)
