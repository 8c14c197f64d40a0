"""An install without the built client fails loudly, and never shows an empty page."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import safehouse
from safehouse.remote import free_port


def serve(tmp_path: Path, **more: str) -> "subprocess.CompletedProcess[str]":
    given = {"SAFEHOUSE_DATABASE": f"sqlite:{tmp_path}/t.db", "SAFEHOUSE_PORT": str(free_port()), **more}
    command = [sys.executable, "-m", "safehouse", "serve", "--no-browser"]
    env = {**{key: value for key, value in os.environ.items() if key != "SAFEHOUSE_CLIENT"}, **given}
    return subprocess.run(command, env=env, cwd=tmp_path, capture_output=True, text=True, timeout=30, check=False)


def check_refused(done: "subprocess.CompletedProcess[str]") -> None:
    assert done.returncode != 0
    assert "has no built client" in done.stderr
    assert "Traceback" not in done.stderr
    assert len(done.stderr.strip().splitlines()) == 1


def test_an_empty_folder_is_refused(tmp_path: Path) -> None:
    (tmp_path / "empty").mkdir()
    check_refused(serve(tmp_path, SAFEHOUSE_CLIENT=str(tmp_path / "empty")))


def test_a_package_without_the_client_is_refused(tmp_path: Path) -> None:
    package = Path(safehouse.__file__ or "").parent
    apart = shutil.ignore_patterns("__pycache__")
    shutil.copytree(package, tmp_path / "lib" / "safehouse", ignore=apart)
    shutil.rmtree(tmp_path / "lib" / "safehouse" / "client", ignore_errors=True)
    for extension in package.parent.glob("*.so"):
        shutil.copy(extension, tmp_path / "lib")
    check_refused(serve(tmp_path, PYTHONPATH=str(tmp_path / "lib")))
