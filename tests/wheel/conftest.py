"""A wheel built from what git has, alone in a clean environment.

SAFEHOUSE_WHEEL names one that is there already, SAFEHOUSE_WHEEL_PYTHON the Python that it is for.
"""

import fcntl
import os
import shutil
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.request import urlopen

import pytest

from safehouse.remote import free_port
from tests.arch.test_repository import files
from tools import environment, pins
from tools.steps import ROOT

# The machine's own settings; nothing of the checkout, whose library must not be found.
DROPPED = ("PYTHONPATH", "PYTHONHOME", "VIRTUAL_ENV", "SAFEHOUSE_BUILD", "SAFEHOUSE_PURE")


def bare() -> dict[str, str]:
    return {name: value for name, value in os.environ.items() if name not in DROPPED}


class Installed:
    """The clean environment."""

    def __init__(self, wheel: Path, home: Path) -> None:
        self.wheel = wheel
        self.home = home
        self.bin = home / "bin"

    def __call__(self, folder: Path, *command: str, given: str = "") -> subprocess.CompletedProcess[str]:
        """Run a command of the environment in a folder; what it is typed is `given`."""
        return subprocess.run(
            command,
            cwd=folder,
            env=self.env(folder),
            input=given,
            capture_output=True,
            text=True,
            check=False,
            timeout=600,
        )

    def env(self, folder: Path) -> dict[str, str]:
        """Return the variables for a command in a folder, where its data lie too."""
        path = f"{self.bin}{os.pathsep}{os.environ['PATH']}"
        return {**bare(), "PATH": path, "COLUMNS": "120", "LANG": "C.UTF-8", "XDG_DATA_HOME": str(folder / "data")}

    @contextmanager
    def serving(self, folder: Path) -> Iterator[int]:
        """Run a server in a folder; yield its port."""
        port = free_port()
        command = [str(self.bin / "safehouse"), "serve", "--no-browser", "--port", str(port)]
        with (folder / "server.log").open("w") as log:
            server = subprocess.Popen(command, cwd=folder, env=self.env(folder), stdout=log, stderr=log)
        try:
            deadline = time.monotonic() + 120
            while not answers(port):
                assert server.poll() is None, (folder / "server.log").read_text()
                assert time.monotonic() < deadline, "it does not start"
                time.sleep(0.2)
            yield port
        finally:
            server.terminate()
            server.wait(60)


def answers(port: int) -> bool:
    try:
        return bool(urlopen(f"http://127.0.0.1:{port}/healthz", timeout=5).status == 200)
    except OSError:
        return False


@contextmanager
def alone(path: Path) -> Iterator[None]:
    """One worker of pytest at a time."""
    with path.open("w") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield


def done(command: list[object], **more: object) -> None:
    finished = subprocess.run(
        [str(part) for part in command], env=bare(), capture_output=True, text=True, check=False, **more
    )  # type: ignore[call-overload]
    assert finished.returncode == 0, (finished.stdout + finished.stderr)[-3000:]


def built(home: Path) -> Path:
    """Build a wheel from a copy of what git has, as from a fresh clone."""
    if named := os.environ.get("SAFEHOUSE_WHEEL"):
        return Path(named)
    clone = home / "clone"
    for path in files():
        (clone / path.relative_to(ROOT)).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(path, clone / path.relative_to(ROOT))
    done([pins.uv(), "build", "--wheel", "--python", environment.PYTHON, "--out-dir", home / "dist", clone])
    (wheel,) = (home / "dist").glob("*.whl")
    return wheel


@pytest.fixture(scope="session")
def wheel(tmp_path_factory: pytest.TempPathFactory, worker_id: str) -> Path:
    base = tmp_path_factory.getbasetemp()
    home = (base if worker_id == "master" else base.parent) / "wheel"
    home.mkdir(exist_ok=True)
    note = home / "built"
    with alone(home / "lock"):
        if not note.exists():
            note.write_text(str(built(home)))
    return Path(note.read_text())


def environment_with(wheel: Path, home: Path, extras: str) -> Installed:
    """Return the clean environment of a name, with the wheel and these extras."""
    note = home / "installed"
    home.mkdir(exist_ok=True, parents=True)
    with alone(home / "lock"):
        if not note.exists():
            base_python = os.environ.get("SAFEHOUSE_WHEEL_PYTHON") or environment.PYTHON.resolve()
            done([pins.uv(), "venv", "--python", base_python, home / "venv"])
            python = home / "venv" / "bin" / "python"
            done([pins.uv(), "pip", "install", "--python", python, f"safehouse-games{extras} @ {wheel.as_uri()}"])
            note.touch()
    return Installed(wheel, home / "venv")


@pytest.fixture(scope="session")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory, worker_id: str) -> Installed:
    """The wheel, and nothing that it does not need."""
    base = tmp_path_factory.getbasetemp()
    return environment_with(wheel, (base if worker_id == "master" else base.parent) / "bare", "")


@pytest.fixture(scope="session")
def studied(wheel: Path, tmp_path_factory: pytest.TempPathFactory, worker_id: str) -> Installed:
    """The wheel with what the pages for researchers say that they need."""
    base = tmp_path_factory.getbasetemp()
    home = (base if worker_id == "master" else base.parent) / "studied"
    return environment_with(wheel, home, "[envs,bench,onnx,arena]")
