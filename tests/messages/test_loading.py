"""Fluent and Babel are loaded by who speaks, and by nobody else."""

import subprocess
import sys

import pytest


def loaded(code: str) -> set[str]:
    """Return which of the libraries are loaded after some code ran in a process of its own."""
    command = [sys.executable, "-c", f"import sys\n{code}\nprint(*sys.modules)"]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    return {name.partition(".")[0] for name in done.stdout.split()} & {"fluent", "babel", "pytz"}


@pytest.mark.parametrize("module", ["cli", "cli.options", "messages", "server.words", "games.vienna.describe"])
def test_nothing_is_loaded_ahead(module: str) -> None:
    assert loaded(f"import safehouse.{module}") == set()


def test_the_server_needs_the_parser_only() -> None:
    assert loaded("from safehouse.server.words import words\nwords('de', 'heimlich')") == {"fluent"}


def test_a_catalogue_loads_all() -> None:
    assert {"fluent", "babel"} <= loaded("from safehouse.messages import *\nCatalogue('de', [COMMON])")
