"""Teach a game's network: experts play, the network learns to answer as they do (docs/training.md).

    python -m tools.teach GAME [FOLDER] [--games N] [--seconds S] [--processes N] [--teacher BOT] [--out FILE] [--quick]

FOLDER (.build/teach/GAME) keeps the games; another run adds to them, with another seed, and learns from all. Without
`--out` the weights go where the bot `network` reads them. `--quick` tries everything on a few games. It needs PyTorch;
a processor will do.
"""

import argparse
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import NamedTuple

from safehouse.core.registry import find_game
from safehouse.envs.training.taught import LAPSES, School, read_taught, teach
from tools.steps import ROOT

# Seeds of processes lie so far apart.
APART = 1_000_000
# A few games, for a trial.
QUICK = 6


class Course(NamedTuple):
    """How a game's network is taught: by whom, whether it sees the past, how it chooses."""

    teacher: str
    history: bool
    epochs: int
    # How surely it takes what it likes best. What hides something is drawn as the teacher draws it.
    sharpness: float
    hides: tuple[str, ...] = ()


COURSES = {
    "heimlich": Course("expert:sims=40", True, 6, 20.0),
    "suitcase": Course("expert:sims=50", False, 3, 20.0, ("pack", "place", "card")),
    "vienna": Course("expert:sims=400", False, 3, 20.0),
}
# Who plays where a seat does not do as its teacher says, and who else sits down.
SUBSTITUTES = ("greedy", "greedy", "random")
GUESTS = ("casual", "casual", "greedy")
PLAYERS = 4


def lecture(name: str, school: School, seed: int, games: int, seconds: float, path: Path) -> int:
    """Play games in a process of its own."""
    game = find_game(name)
    return teach(game, game.setup(PLAYERS, {}), school, seed, games, seconds, path)


def play(args: argparse.Namespace, course: Course) -> None:
    """Add games to the folder."""
    school = School(
        args.teacher or course.teacher, args.substitutes, args.guests, learners=args.learners, lapses=args.lapses
    )
    each = -(-args.games // args.processes)
    with ProcessPoolExecutor(args.processes) as pool:
        played = [
            pool.submit(lecture, args.game, school, seed, each, args.seconds, args.folder / f"{seed}.jsonl")
            for seed in ((args.seed * args.processes + number) * APART for number in range(args.processes))
        ]
        print(f"{sum(part.result() for part in played)} games played")


def learn(args: argparse.Namespace, course: Course) -> None:
    """Clone the teachers of all games in the folder."""
    import torch

    from safehouse.envs.features import Layout
    from safehouse.envs.training.cloning import Study, clone
    from safehouse.envs.training.samples import collect
    from safehouse.envs.training.weights import Sharpness, write

    torch.set_num_threads(1)
    game = find_game(args.game)
    layout = Layout(game, history=course.history)
    files = sorted(args.folder.glob("*.jsonl"))
    samples = collect(game, game.setup(PLAYERS, {}), layout, (taught for file in files for taught in read_taught(file)))
    games = int(samples.games.max()) + 1
    print(f"{samples.size} answers from {games} games")
    study = Study(epochs=1 if args.quick else args.epochs or course.epochs, rate=args.rate, seed=args.seed)
    network, result = clone(samples, game, layout, study, print, args.start)
    torch.save(network.state_dict(), args.folder / "network.pt")
    source = (
        f"tools/teach.py: {games} games of {args.teacher or course.teacher} with lapses; of games not learnt from, "
        f"{result.equal:.1%} of the answers are equal"
    )
    write(network, game, layout, samples, Sharpness(course.sharpness, course.hides), args.out, source)
    print(f"{args.out}: {args.out.stat().st_size} bytes")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=list(COURSES))
    parser.add_argument("folder", type=Path, nargs="?")
    parser.add_argument("--games", type=int, default=2000, help="to be played before learning; 0 learns only")
    parser.add_argument("--seconds", type=float, default=1e9, help="most seconds for playing")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--teacher", help="a bot with a budget in simulations")
    parser.add_argument("--substitutes", nargs="+", default=SUBSTITUTES, help="who plays where a teacher does not")
    parser.add_argument("--guests", nargs="+", default=GUESTS, help="who else sits down")
    parser.add_argument("--learners", type=int, default=0, help="seats with a teacher; 0: three of four, by lot")
    parser.add_argument("--lapses", type=int, nargs="+", default=LAPSES, help="in hundredths, drawn for each seat")
    parser.add_argument("--epochs", type=int, default=0)
    parser.add_argument("--start", type=Path, help="go on from a network.pt that an earlier run left in its folder")
    parser.add_argument("--rate", type=float, default=2e-3)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, help="the file of weights")
    parser.add_argument("--quick", action="store_true", help=f"{QUICK} games, one round of learning")
    args = parser.parse_args()
    args.folder = args.folder or ROOT / ".build" / "teach" / args.game
    args.out = args.out or ROOT / "src" / "safehouse" / "games" / args.game / "bots" / "network.json"
    if args.quick:
        args.games = QUICK
    args.folder.mkdir(parents=True, exist_ok=True)
    course = COURSES[args.game]
    if args.games:
        play(args, course)
    learn(args, course)


if __name__ == "__main__":
    main()
