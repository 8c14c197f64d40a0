"""The analysis itself: a game is replayed, and at every decision an expert is asked who sees what the seat saw."""

from collections.abc import Callable
from typing import Any, Final

from safehouse.analysis.grading import Chances, cost_of, grade_of
from safehouse.analysis.report import Analysis, Choice, turning_points
from safehouse.bots.base import Bot, bot_names, find_bot
from safehouse.core.errors import BadRecord
from safehouse.core.game import SPECTATOR, Event, GameState, Setup
from safehouse.core.match import Answer, Entry, plies, visible
from safehouse.core.parts import part
from safehouse.core.record import Record
from safehouse.core.registry import find_game
from safehouse.core.rng import Rng
from safehouse.search.ismcts import Evaluator

PLAYOUTS: Final = 24

# How many decisions are done.
Tell = Callable[[int], None]


def analyse(record: Record, bot: str, seed: int = 1, tell: Tell | None = None) -> Analysis:
    """Review a finished game. `bot` may have a budget; in simulations, the same seed gives the same result."""
    if record.result is None:
        raise BadRecord("only a finished game can be analysed")
    looker = Looker(record.setup, record.game, bot, seed)
    done = 0
    try:
        for entry in record.entries:
            for answer in entry.answers:
                looker.decide(answer)
                done += 1
                if tell is not None:
                    tell(done)
            looker.go_on(entry)
    finally:
        for expert in looker.experts:
            expert.close()
    names = [name or str(number) for number, name in enumerate(record.names, 1)]
    turning = turning_points(looker.chances, looker.movers)
    return Analysis(
        record.game, record.players, names, bot, looker.chances, looker.choices, turning, looker.suspected
    )  # fmt: skip


def usual_analyst(game: str) -> str:
    """Return who is asked where nobody says so: the strongest bot there is."""
    return bot_names(game)[0]


class Looker:
    """A game on its way through the analysis."""

    def __init__(self, setup: Setup, game: str, bot: str, seed: int) -> None:
        self.rng = Rng(seed)
        self.game = find_game(game)
        self.state = self.game.first_state(setup)
        self.setup = setup
        self.experts: list[Bot] = [find_bot(game, bot, Rng(seed + 1 + seat)) for seat in range(setup.players)]
        self.estimate = estimator(game)
        self.table = suspicion(game, setup)
        self.chances: list[list[float]] = []
        self.choices: list[Choice] = []
        self.movers: list[int] = []
        self.suspected: list[list[list[float]]] = []

    def decide(self, answer: Answer) -> None:
        """Ask the expert what a seat should do, on what the seat knew. A single option is not a choice."""
        view = self.state.redact(answer.seat)
        if len(view.legal(answer.seat)) == 1 and len(answer.row) == 1:
            return
        best = self.experts[answer.seat].row(view, answer.seat)[: max(len(answer.row), 1)]
        cost = 0.0
        if best != answer.row:
            cost = round(cost_of(view, answer.seat, answer.row, best, self.estimate, self.rng), 4)
        played, better = ([self.game.space.text(self.setup, action) for action in row] for row in (answer.row, best))
        self.choices.append(Choice(len(self.chances) + 1, answer.seat, played, better, cost, grade_of(cost)))

    def go_on(self, entry: Entry) -> None:
        """Carry out the steps of a moment, and estimate everyone's chances after it."""
        events: list[Event] = []
        self.state.events = events
        for ply in plies([entry]):
            for action in ply.row:
                self.state.apply(ply.seat, action)
        self.state.events = None
        for seat, expert in enumerate(self.experts):
            if expert.watches:
                for event in events:
                    expert.see(self.setup, seat, *visible(event, seat))
        seats = {answer.seat for answer in entry.answers}
        self.movers.append(seats.pop() if len(seats) == 1 else -1)
        self.chances.append([round(chance, 4) for chance in self.estimate(self.state.clone(), self.rng, PLAYOUTS)])
        if self.table is not None:
            for event in events:
                kind, args, _ = visible(event, SPECTATOR)
                self.table.see(kind, args)
            self.suspected.append([[round(chance, 4) for chance in row] for row in self.table.owners()])


def estimator(game: str) -> Chances:
    """Return what estimates the chances of a game's seats; positions of a game without it are played out at random."""
    found: Chances = part(find_game(game), "chances") or random_chances
    return found


def suspicion(game: str, setup: Setup) -> Any:
    """Return what notes who could be suspected of what; None where nobody has anything to hide."""
    kind = part(find_game(game), "suspicion")
    return None if kind is None else kind(setup)


def random_chances(world: GameState, rng: Rng, playouts: int) -> list[float]:
    """Play a position out at random, often; return the mean shares of the win."""
    players = int(world.setup.players)
    if not world.pending():
        return list(world.outcome().shares)
    total = [0.0] * players
    evaluator = Evaluator()
    for _ in range(playouts):
        for seat, share in enumerate(evaluator.rewards(world.clone(), rng)):
            total[seat] += share
    return [share / playouts for share in total]
