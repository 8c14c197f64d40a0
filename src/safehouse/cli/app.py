"""The table of commands."""

from collections.abc import Callable

import typer

from safehouse import __version__
from safehouse.cli import (
    admin,
    analyse,
    arena,
    audit,
    backup,
    bench,
    check,
    convert,
    drill,
    games,
    move,
    new_game,
    notebook,
    play,
    replay,
    seat,
    serve,
    simulate,
    train,
    validate,
)

app = typer.Typer(
    add_completion=False,
    no_args_is_help=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)


@app.callback(invoke_without_command=True)
def safehouse(
    context: typer.Context,
    version: bool = typer.Option(False, "--version", help="Show the version, and whether the engine is compiled."),
) -> None:
    """Three spy board games: play them, study them, add to them."""
    if version:
        from safehouse.build import is_compiled

        print(f"safehouse {__version__} ({'compiled' if is_compiled() else 'interpreted'})")
    elif context.invoked_subcommand is None:
        print(context.get_help())


COMMANDS: dict[str, Callable[..., int | None]] = {
    "games": games.games,
    "serve": serve.serve,
    "backup": backup.backup,
    "move": move.move,
    "play": play.play,
    "seat": seat.seat,
    "train": train.train,
    "simulate": simulate.simulate,
    "arena": arena.arena,
    "replay": replay.replay,
    "analyse": analyse.analyse,
    "audit": audit.audit,
    "validate": validate.validate,
    "convert": convert.convert,
    "new-game": new_game.new_game,
    "check": check.check,
    "bench": bench.bench,
    "drill": drill.drill,
    "notebook": notebook.notebook,
}
for name, command in COMMANDS.items():
    app.command(name)(command)
app.add_typer(admin.app, name="admin")
