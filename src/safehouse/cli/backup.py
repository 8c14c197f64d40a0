"""`safehouse backup`: copy all tables while they are played."""

import os
import shlex
import sqlite3
from contextlib import closing, suppress
from pathlib import Path
from urllib.parse import parse_qsl, quote, urlencode, urlsplit

import typer

from safehouse.core.errors import SafehouseError


class NoBackup(SafehouseError):
    """A backup failed, and its file was removed."""


def backup(
    file: Path = typer.Argument(..., help="The file to write; it must not exist yet."),
    database: str | None = typer.Option(None, help="sqlite:PATH; default: SAFEHOUSE_DATABASE, or that of the server."),
) -> None:
    """Copy all tables to one file, whether or not a server is playing them."""
    from safehouse.server.settings import database_address, read_settings
    from safehouse.server.store.base import is_postgres

    address = database_address(read_settings(database=database))
    if is_postgres(address):
        raise NoBackup(
            "PostgreSQL has its own backups; use: "
            f"umask 077 && pg_dump --format=custom --file={file} {without_password(address)} (docs/self-hosting.md)"
        )
    tables = copy(Path(address.removeprefix("sqlite:")), file)
    print(f"{file}: {tables} tables, {file.stat().st_size:,} bytes; the backup is complete")


def without_password(address: str) -> str:
    """Return an address without its password; `pg_dump` finds that in PGPASSWORD or ~/.pgpass."""
    parts = urlsplit(address)
    user, _, place = parts.netloc.rpartition("@")
    shown = user.partition(":")[0]
    query = urlencode([(name, value) for name, value in parse_qsl(parts.query) if "password" not in name], safe="/")
    # Not put together by `urlunsplit`, which drops an empty host.
    netloc = f"{shown}@{place}" if shown else place
    return shlex.quote(f"{parts.scheme}://{netloc}{parts.path}" + (f"?{query}" if query else ""))


def copy(source: Path, target: Path) -> int:
    """Copy a database to a new file, whole or not at all, and return how many tables it holds.

    The source is only read: a second connection that writes or checkpoints could lose what the server has committed.
    """
    if not source.is_file():
        raise NoBackup(f"{source}: there is no database")
    if target.exists():
        raise NoBackup(f"{target}: already exists; a backup never replaces a file")
    part = target.with_name(f".{target.name}.{os.getpid()}.part")
    try:
        # It contains seeds of running games: nobody else may read it, not even while it is written.
        os.close(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))
        tables = fill(source, part)
        with part.open("rb") as file:
            os.fsync(file.fileno())
        give_name(part, target)
    except FileExistsError:
        raise NoBackup(f"{target}: already exists; a backup never replaces a file") from None
    except (sqlite3.Error, OSError) as error:
        raise NoBackup(f"{source}: cannot be copied: {error}") from None
    finally:
        for rest in (part, Path(f"{part}-wal"), Path(f"{part}-shm"), Path(f"{part}-journal")):
            with suppress(FileNotFoundError):
                rest.unlink()
    keep_name(target.parent)
    return tables


def fill(source: Path, part: Path) -> int:
    """Copy the source at one moment in a single step, and check the copy."""
    with (
        closing(sqlite3.connect(f"file:{quote(str(source.absolute()))}?mode=ro", uri=True)) as played,
        closing(sqlite3.connect(part, isolation_level=None)) as copied,
    ):
        if not played.execute("SELECT 1 FROM sqlite_master WHERE name = 'tables'").fetchone():
            raise sqlite3.DatabaseError("this is not a Safehouse database")
        played.backup(copied)
        # A single file without a journal beside it.
        copied.execute("PRAGMA journal_mode=DELETE")
        (verdict,) = copied.execute("PRAGMA integrity_check").fetchone()
        if verdict != "ok":
            raise sqlite3.DatabaseError(f"the backup is damaged: {verdict}")
        (tables,) = copied.execute("SELECT count(*) FROM tables").fetchone()
    return int(tables)


def give_name(part: Path, target: Path) -> None:
    """Move a finished file to its place, without replacing another one."""
    try:
        os.link(part, target)
    except FileExistsError:
        raise
    except OSError:
        # Some file systems, such as those of memory sticks, have no hard links.
        if target.exists():
            raise FileExistsError from None
        part.rename(target)


def keep_name(folder: Path) -> None:
    """Make sure that the new name survives a loss of power."""
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
