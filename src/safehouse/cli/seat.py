"""`safehouse seat`: let a bot play at a table of a server."""

import typer


def seat(
    address: str = typer.Argument(help="The table's address, as the page shows it: http://localhost:8000/t/NAME."),
    bot: str = typer.Option(
        "casual", "--bot", help="A bot by name, or one of your own: program:COMMAND, llm:MODEL@URL."
    ),
    name: str = typer.Option("Bot", "--name", help="The name that the others see."),
    number: int | None = typer.Option(None, "--seat", help="Which seat, from 1; the first free one otherwise."),
    token: str = typer.Option("", "--token", envvar="SAFEHOUSE_TOKEN", help="Token of a seat that is already taken."),
) -> None:
    """Let a bot play at a table over the server's HTTP API."""
    from safehouse.bots.base import find_bot
    from safehouse.bots.foreign.seat import Connection, play, take_seat
    from safehouse.cli.console import out
    from safehouse.core.rng import SystemRng

    connection = Connection(address)
    found = find_bot(connection.ask("")["game"], bot, SystemRng())
    taken = take_seat(connection, name, None if number is None else number - 1, token)
    out().print(f"{name} sits in seat {taken + 1}; press Ctrl-C to stop")
    try:
        result = play(connection, taken, found)
    except KeyboardInterrupt:
        raise typer.Exit(130) from None
    finally:
        found.close()
    share = result["shares"][taken]
    ending = "won" if share == 1 else "shared the win" if share else "did not win"
    if found.tally is not None:
        out().print(", ".join(f"{count:,} {name}" for name, count in found.tally.counts().items()))
    out().print(f"the game is over: {name} {ending}, with a score of {result['scores'][taken]}")
