"""A PostgreSQL for tests: one throw-away cluster to a test process, a fresh database to whoever asks."""

import asyncio
import itertools
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Literal

import asyncpg  # type: ignore[import-untyped]
import pytest

from safehouse.bench.cluster import Cluster, NoCluster

NUMBERS = itertools.count(1)


@contextmanager
def running_cluster() -> Iterator[Cluster]:
    """Start a cluster in a folder of its own. Without PostgreSQL the test fails, saying what is missing."""
    # Not below pytest's folder: only its owner may enter that, and PostgreSQL may run as somebody else.
    folder = Path(tempfile.mkdtemp(prefix="safehouse-pg-"))
    cluster: Cluster | None = None
    try:
        try:
            cluster = Cluster(folder)
            cluster.start()
        except NoCluster as reason:
            pytest.fail(str(reason), pytrace=False)
        yield cluster
    finally:
        if cluster is not None:
            cluster.remove()


def new_database(cluster: Cluster) -> str:
    """Return the address of a new, empty database: a schema of its own, which is made in no time."""
    name = f"test{next(NUMBERS)}"
    asyncio.run(execute(cluster.address, f"CREATE SCHEMA {name}"))
    return f"{cluster.address}&search_path={name}"


async def execute(address: str, sql: str, *values: object) -> list[tuple[object, ...]]:
    """Run a statement over a connection of its own."""
    connection = await asyncpg.connect(address)
    try:
        return [tuple(row) for row in await connection.fetch(sql, *values)]
    finally:
        await connection.close()


class Proxy:
    """Stands between a store and the database, and can cut a connection in the middle of a change."""

    def __init__(self, cluster: Cluster, address: str) -> None:
        self._behind = str(cluster.folder / ".s.PGSQL.5432")
        self._folder = tempfile.TemporaryDirectory(prefix="safehouse-proxy-")
        self.address = address.replace(f"host={cluster.folder}", f"host={self._folder.name}")
        # What becomes of the next message with these bytes in it: it is lost on its way, or its answer is.
        self.fate: Literal["lost", "unanswered"] = "lost"
        self.marker: bytes | None = None
        self._tasks: set[asyncio.Task[None]] = set()

    async def __aenter__(self) -> "Proxy":
        self._server = await asyncio.start_unix_server(self._serve, f"{self._folder.name}/.s.PGSQL.5432")
        return self

    async def __aexit__(self, *_: object) -> None:
        self._server.close()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._folder.cleanup()

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._tasks.add(task)
        theirs, ours = await asyncio.open_unix_connection(self._behind)
        answers = asyncio.create_task(pass_on(theirs, writer))
        try:
            while data := await reader.read(65536):
                if self.marker is not None and self.marker in data:
                    self.marker = None
                    if self.fate == "unanswered":
                        # The database answers once it has committed; then the connection ends.
                        answers.cancel()
                        await asyncio.wait([answers])
                        ours.write(data)
                        await theirs.read(1)
                    return
                ours.write(data)
        finally:
            answers.cancel()
            writer.close()
            ours.close()
            self._tasks.discard(task)


async def pass_on(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    while data := await reader.read(65536):
        writer.write(data)
    writer.close()
