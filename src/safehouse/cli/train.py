"""`safehouse train`: train a small agent."""

from pathlib import Path
from typing import Any

import typer

from safehouse.cli.options import OPTION, PLAYERS


def train(
    game: str = typer.Argument("heimlich", help="Which game."),
    out: Path = typer.Option(..., "--out", help="Where to save the network: FILE.onnx."),
    players: int | None = PLAYERS,
    option: list[str] = OPTION,
    decisions: int = typer.Option(2_000_000, "--decisions", help="How long to learn."),
    history: bool = typer.Option(False, "--history", help="Let the agent see what everyone has done so far."),
    seed: int = typer.Option(1, "--seed", help="The same seed gives the same agent, on the same machine."),
) -> None:
    """Train a PPO agent against random players and save it as ONNX. Needs PyTorch (docs/training.md)."""
    from safehouse.cli.console import out as console
    from safehouse.cli.console import progress
    from safehouse.cli.options import settings
    from safehouse.core.errors import BadOption
    from safehouse.core.registry import find_game

    try:
        with progress("Starting PyTorch", None):
            import torch

            from safehouse.envs.training.keep import save
            from safehouse.envs.training.ppo import Progress, Settings, Trainer
            from safehouse.envs.vector import SafehouseVectorEnv
    except ImportError as missing:
        needed = f"training needs {missing.name}: pip install 'safehouse-games[train,onnx,envs]'"
        raise BadOption(f"{needed} (docs/training.md says how without CUDA)") from None

    if not out.absolute().parent.is_dir():
        raise BadOption(f"{out.absolute().parent} is not a folder; create it first")
    torch.set_num_threads(1)
    found = find_game(game)
    setup = settings(found, players, option)
    learning = Settings(decisions=decisions, seed=seed)
    words: dict[str, Any] = dict(setup.options)
    env = SafehouseVectorEnv(
        game, learning.games, players=int(setup.players), learner="anybody", copy=False, history=history, **words
    )
    trainer = Trainer(env, learning)
    recent: list[Progress] = []
    with progress("Training", learning.decisions) as done:

        def report(now: Progress) -> None:
            recent.append(now)
            done(now.decisions)

        network = trainer.train(report)
    about = {"players": str(setup.players), "decisions": str(learning.decisions), "seed": str(seed)}
    save(network, found, env.layout, out, about)
    last = recent[-max(1, len(recent) // 20) :]
    games = sum(part.finished for part in last)
    share = sum(part.share * part.finished for part in last) / max(1, games)
    console().print(
        f"{out}: trained on {recent[-1].decisions:,} decisions in {recent[-1].seconds:.0f} s; "
        f"in the last {games:,} games it won {share:.1%} (fair share {1 / int(setup.players):.1%})"
    )
