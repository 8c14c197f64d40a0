"""Games in which an expert says what it would do, kept as lines of JSON.

A network that is fitted to games of experts alone is wrong about positions that experts avoid. So some answers are
played by somebody else (a weaker bot, chance, or the network itself), while the expert says what it would have done
instead; only that is learnt.
"""

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from time import monotonic
from typing import Final, NamedTuple

from safehouse.bots.base import Bot, find_bot
from safehouse.core.game import CHANCE, Event, GameState, Setup
from safehouse.core.match import visible
from safehouse.core.registry import Game
from safehouse.core.rng import Rng, shuffle

# How often a seat does not do as its teacher says, in hundredths; drawn for each seat and game.
LAPSES: Final = (0, 10, 30)


class Label(NamedTuple):
    """What a teacher would do before a step of a game."""

    step: int
    seat: int
    row: list[int]


@dataclass(frozen=True)
class TaughtGame:
    """A game: its steps (seat and action, those of CHANCE included), what the teacher said, and how it ended."""

    steps: list[tuple[int, int]]
    labels: list[Label]
    shares: list[float]

    def written(self) -> str:
        flat = [number for step in self.steps for number in step]
        labels = [[label.step, label.seat, *label.row] for label in self.labels]
        return json.dumps({"steps": flat, "labels": labels, "shares": self.shares}, separators=(",", ":"))


def read_taught(path: Path) -> Iterator[TaughtGame]:
    """Read the games of a file. A last line that was cut off is left out."""
    with path.open(encoding="utf-8") as lines:
        for line in lines:
            if line.endswith("\n"):
                found = json.loads(line)
                flat = found["steps"]
                yield TaughtGame(
                    list(zip(flat[::2], flat[1::2], strict=True)),
                    [Label(step, seat, row) for step, seat, *row in found["labels"]],
                    found["shares"],
                )


@dataclass(frozen=True)
class School:
    """Who sits at the table: the teacher, those who play in its place, and others from whom nothing is learnt."""

    teacher: str
    # Who plays where a seat does not do as the teacher says.
    substitutes: Sequence[str]
    # Who may sit in a seat that has no teacher.
    guests: Sequence[str]
    # In how many of a hundred seats a guest sits; or how many seats, drawn by lot, have a teacher.
    visits: int = 25
    learners: int = 0
    lapses: Sequence[int] = LAPSES

    def seats(self, players: int, rng: Rng) -> list[bool]:
        """Draw which seats have a teacher."""
        if self.learners == 0:
            return [rng.below(100) >= self.visits for _ in range(players)]
        order = list(range(players))
        shuffle(order, rng)
        return [place < self.learners for place in order]


class Chair:
    """A seat of a game: its teacher and its substitute, or a guest."""

    def __init__(self, game: str, school: School, taught: bool, rng: Rng) -> None:
        def bot(name: str) -> Bot:
            return find_bot(game, name, Rng(rng.bits()))

        self.rng = rng
        self.teacher: Bot | None = None
        self.lapses = 0
        if not taught:
            self.player = bot(school.guests[rng.below(len(school.guests))])
            return
        self.teacher = self.player = bot(school.teacher)
        self.lapses = school.lapses[rng.below(len(school.lapses))]
        if self.lapses:
            self.player = bot(school.substitutes[rng.below(len(school.substitutes))])

    def bots(self) -> list[Bot]:
        if self.teacher is None or self.teacher is self.player:
            return [self.player]
        return [self.teacher, self.player]

    def answer(self, view: GameState, seat: int) -> tuple[list[int], list[int]]:
        """Return what is played, and what the teacher says: nothing where it is not asked."""
        if self.teacher is None:
            return self.player.row(view, seat), []
        said = self.teacher.row(view, seat)
        if self.rng.below(100) < self.lapses:
            return self.player.row(view, seat), said
        return said, said


def play_taught(game: Game, setup: Setup, school: School, seed: int) -> TaughtGame:
    """Play a game and note what the teachers say."""
    rng = Rng(seed)
    chairs = [Chair(game.meta.name, school, taught, rng) for taught in school.seats(int(setup.players), rng)]
    watchers = [(seat, bot) for seat, chair in enumerate(chairs) for bot in chair.bots() if bot.watches]
    state = game.first_state(setup)
    steps: list[tuple[int, int]] = []
    labels: list[Label] = []
    while pending := state.pending():
        seat = pending[0]
        if seat == CHANCE:
            row = [int(state.sample_chance(rng))]
        else:
            row, said = chairs[seat].answer(state.redact(seat), seat)
            if said:
                labels.append(Label(len(steps), int(seat), said))
        events: list[Event] = []
        state.events = events
        for action in row:
            state.apply(seat, action)
            steps.append((int(seat), int(action)))
        state.events = None
        for watcher, bot in watchers:
            for event in events:
                bot.see(setup, watcher, *visible(event, watcher))
    for chair in chairs:
        for bot in chair.bots():
            bot.close()
    return TaughtGame(steps, labels, [float(share) for share in state.outcome().shares])


def teach(game: Game, setup: Setup, school: School, seed: int, games: int, seconds: float, path: Path) -> int:
    """Add games to a file until so many are there or the time is up. Return how many were played."""
    end = monotonic() + seconds
    with path.open("a", encoding="utf-8") as out:
        for number in range(games):
            if monotonic() > end:
                return number
            out.write(play_taught(game, setup, school, seed + number).written() + "\n")
            out.flush()
    return games
