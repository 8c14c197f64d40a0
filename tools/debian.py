"""Programs of Debian that tests use: the system's, or unpacked from their packages into .tools/debian, without root.

Their libraries are the system's. Where a program cannot be had, `find` says why; a test leaves itself out for that.
"""

import os
import shutil
import subprocess
from pathlib import Path

from tools import environment
from tools.steps import Stop, lock, step

HOME = environment.TOOLS / "debian"
# Program → package, and how it is asked whether it works here.
PROGRAMS = {
    "nginx": ("nginx", "-v"),
    "openssl": ("openssl", "version"),
    "promtool": ("prometheus", "--version"),
    "prometheus": ("prometheus", "--version"),
}
FOLDERS = ("usr/sbin", "usr/bin")
# apt's state in a folder of our own, for those who may not refresh the system's.
OWN_LISTS = ("-o", f"Dir::State::lists={HOME}/lists", "-o", f"Dir::Cache={HOME}/cache")


def find(program: str) -> Path:
    """Return a program, unpacked from its package if the system does not have it, or raise Stop."""
    package, question = PROGRAMS[program]
    path = os.pathsep.join([os.environ.get("PATH", os.defpath), "/usr/sbin"])
    found = shutil.which(program, path=path)
    place = Path(found) if found else _unpacked(package, program)
    done = subprocess.run([place, question], capture_output=True, text=True, check=False)
    if done.returncode:
        raise Stop(f"{program} does not run here: {(done.stderr or done.stdout).strip()}")
    return place


def _unpacked(package: str, program: str) -> Path:
    with lock():
        home = HOME / package
        if not home.exists():
            _unpack(package, home)
    found = next((home / folder / program for folder in FOLDERS if (home / folder / program).exists()), None)
    if found is None:
        raise Stop(f"Debian's package {package} has no {program}")
    return found


def _unpack(package: str, home: Path) -> None:
    """Fetch a package and unpack it. It gets its name last, so nothing half-made counts."""
    if not all(shutil.which(program) for program in ("apt-get", "dpkg-deb")):
        raise Stop(f"{package} is not installed, and this system is not Debian")
    new = HOME / f"{package}.new"
    shutil.rmtree(new, ignore_errors=True)
    new.mkdir(parents=True)
    if _fetch(package, new):
        _refresh()
        if failed := _fetch(package, new, *OWN_LISTS):
            raise Stop(f"{package} is not installed, and its package cannot be fetched: {failed}")
    (fetched,) = new.glob("*.deb")
    status, output = step(f"unpacking {package}", ["dpkg-deb", "-x", fetched, new])
    if status:
        raise Stop(f"the package {package} cannot be unpacked: {output.strip()}")
    fetched.unlink()
    new.rename(home)


def _refresh() -> None:
    """Read what the mirrors have, into a folder of our own."""
    for folder in ("lists/partial", "cache/archives/partial"):
        (HOME / folder).mkdir(parents=True, exist_ok=True)
    _apt(HOME, *OWN_LISTS, "update", "-qq")


def _fetch(package: str, folder: Path, *options: str) -> str:
    """Download a package; return what failed, or nothing."""
    status, output = _apt(folder, *options, "download", package)
    return (output.strip().splitlines() or ["no reason given"])[-1] if status or not [*folder.glob("*.deb")] else ""


def _apt(folder: Path, *arguments: str) -> tuple[int, str]:
    done = subprocess.run(["apt-get", *arguments], cwd=folder, capture_output=True, text=True, check=False)
    return done.returncode, done.stdout + done.stderr
