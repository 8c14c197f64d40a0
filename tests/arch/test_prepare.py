"""`./run prepare` makes all that a server needs: after it, nothing in the program's folder is written."""

import os
import re
import shutil
import subprocess
import time
from pathlib import Path
from urllib.request import urlopen

import pytest

from safehouse.remote import free_port
from tools import bootstrap, compiled, native
from tools.steps import ROOT, Stop

READ_ONLY = (
    'mount --bind "$1" "$1" && mount -o remount,bind,ro "$1" && ! touch "$1/run" 2>/dev/null && shift && exec "$@"'
)


def read_only(folder: Path, *command: str | Path) -> list[str]:
    """Return a command that sees a folder as ProtectSystem=strict shows it: nobody may write there."""
    apart = ["unshare", *([] if os.geteuid() == 0 else ["--user", "--map-root-user"]), "--mount"]
    trial = [*apart, "sh", "-c", 'mount --bind "$1" "$1"', "sh", str(folder)]
    if not shutil.which("unshare") or subprocess.run(trial, capture_output=True, check=False).returncode:
        pytest.skip("this user may not mount anything, so no folder can be made read-only")
    return [*apart, "sh", "-c", READ_ONLY, "sh", str(folder), *map(str, command)]


def environment(tmp_path: Path) -> dict[str, str]:
    """Variables as those of a service: no home, no settings of whoever tests."""
    env = {"PATH": os.environ["PATH"], "SAFEHOUSE_DATABASE": f"sqlite:{tmp_path}/tables.db"}
    return env | {name: os.environ[name] for name in ("SAFEHOUSE_PYTHON",) if name in os.environ}


def test_a_prepared_folder_serves_the_page_and_is_not_written_to(tmp_path: Path) -> None:
    done = subprocess.run([ROOT / "run", "prepare"], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert re.fullmatch(r"safehouse \S+ \((compiled|interpreted)\)\n", done.stdout)
    port = free_port()
    serve = read_only(ROOT, ROOT / "run", "serve", "--no-browser", "--port", str(port))
    server = subprocess.Popen(serve, env=environment(tmp_path), stderr=subprocess.PIPE)
    try:
        deadline = time.monotonic() + 30
        while True:
            assert server.poll() is None, server.communicate()
            try:
                with urlopen(f"http://127.0.0.1:{port}/", timeout=5) as page:
                    assert b"<title>Safehouse</title>" in page.read()
                break
            except OSError:
                assert time.monotonic() < deadline, "it does not start"
                time.sleep(0.1)
    finally:
        server.terminate()
        server.wait(20)


def test_a_folder_that_is_not_prepared_names_the_cure(tmp_path: Path) -> None:
    project = tmp_path / "project"
    (project / "requirements").mkdir(parents=True)
    for place in ("run", "pyproject.toml", "setup.py", "requirements/run.txt"):
        shutil.copy(ROOT / place, project / place)
    shutil.copytree(ROOT / "tools", project / "tools")
    done = subprocess.run(
        read_only(project, project / "run", "serve"), env=environment(tmp_path), capture_output=True, text=True,
        check=False,
    )  # fmt: skip
    assert (done.returncode, done.stderr) == (
        2,
        f"safehouse: {project} is not prepared, and this user may not write there; "
        f"its owner can: sudo {project}/run prepare\n",
    )


def test_without_a_compiler_a_prepared_folder_is_not_written_to_either(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """That the engine is not compiled is said once; from then on a start has nothing to do."""
    for name, where in {"TOLD": "told", "FAILED": "failed", "STAMP": "stamp", "WORK": "."}.items():
        monkeypatch.setattr(compiled, name, tmp_path / where)
    monkeypatch.setattr(native, "missing", lambda: "No C compiler is installed")
    assert not compiled.given_up()
    assert compiled.first_told("No C compiler is installed")
    assert compiled.given_up()
    # A compiler that came since is used.
    monkeypatch.setattr(native, "missing", lambda: None)
    assert not compiled.given_up()


def test_prepare_takes_nothing() -> None:
    with pytest.raises(Stop, match="prepare takes no arguments"):
        bootstrap.run(["prepare", "--fast"])
