"""A server whose every word is kept, and one that is started with something changed."""

import os
import subprocess
import sys
from pathlib import Path

from tests.server.client import Running


class Heard(Running):
    """Keeps what the process writes on either stream. `patch` is Python that runs in the process before it serves."""

    def __init__(self, folder: Path, patch: str = "", **settings: object) -> None:
        super().__init__(f"sqlite:{folder / 'tables.db'}", **settings)
        self.folder = folder
        self.patch = patch

    @property
    def said(self) -> Path:
        return self.folder / f"stdout-{self.port}.txt"

    @property
    def logged(self) -> Path:
        return self.folder / f"stderr-{self.port}.txt"

    def start(self, wait: bool = True) -> None:
        given = {f"SAFEHOUSE_{name.upper()}": str(value) for name, value in self.settings.items()}
        given |= {"SAFEHOUSE_DATABASE": self.database, "SAFEHOUSE_PORT": str(self.port)}
        serve = "import sys; from safehouse.cli import main; sys.exit(main(['serve', '--no-browser']))"
        with self.said.open("ab") as said, self.logged.open("ab") as logged:
            self.process = subprocess.Popen(
                [sys.executable, "-c", f"{self.patch}\n{serve}"],
                env={**os.environ, **given},
                stdout=said,
                stderr=logged,
            )
        if wait:
            self.wait_ready()
