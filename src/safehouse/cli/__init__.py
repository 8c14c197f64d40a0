"""The command line: one file for each command, and one place where errors become sentences."""

import os
import sys
from collections.abc import Sequence

__all__ = ["main"]

# These take several values in a row: `--bots greedy random` is `--bots greedy --bots random`.
SEVERAL = ("--bots", "--names", "--option", "--only")
# Options that may come without a value: `--ray` is `--ray local`.
ALONE = {"--ray": "local"}


def spread(arguments: Sequence[str]) -> list[str]:
    """Rewrite options for the parser, with one value each. A value of `--option` contains a `=`."""
    spread_out: list[str] = []
    last = ""
    for place, argument in enumerate(arguments):
        goes_on = last and not argument.startswith("-") and (last != "--option" or "=" in argument)
        if goes_on and spread_out[-1] != last:
            spread_out.append(last)
        elif not goes_on:
            last = argument if argument in SEVERAL else ""
        spread_out.append(argument)
        if argument in ALONE and (place + 1 == len(arguments) or arguments[place + 1].startswith("-")):
            spread_out.append(ALONE[argument])
    return spread_out


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command and return its exit status: 0, 2 after a user's error, 130 after Ctrl-C."""
    import typer

    from safehouse.cli.app import app
    from safehouse.core.errors import SafehouseError

    # Typer re-exports click's exceptions under changing names; this is the base of those that a user causes.
    command_error = typer.BadParameter.__mro__[2]
    try:
        words = spread(sys.argv[1:] if arguments is None else arguments)
        status = app(args=words, prog_name="safehouse", standalone_mode=False)
        sys.stdout.flush()
        return status if isinstance(status, int) else 0
    except SafehouseError as error:
        return complain(str(error))
    except (KeyboardInterrupt, typer.Abort):
        print(file=sys.stderr)
        return 130
    except BrokenPipeError:
        # The reader has closed the pipe; Python must not try to write to it at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
        return 0
    except OSError as error:
        where = f"{error.filename}: " if error.filename else ""
        return complain(f"{where}{error.strerror or error}")
    except Exception as error:
        if not isinstance(error, command_error):
            raise
        return complain(getattr(error, "format_message", error.__str__)())


def complain(sentence: str) -> int:
    print(f"safehouse: {' '.join(sentence.split())}", file=sys.stderr)
    return 2
