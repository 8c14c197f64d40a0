"""One server for the tests of a module, on a fresh SQLite file; and a PostgreSQL for those that need one."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from safehouse.bench.cluster import Cluster
from tests.server.client import Running, running
from tests.server.postgres import new_database, running_cluster


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(f"sqlite:{tmp_path_factory.mktemp('store') / 'tables.db'}") as one:
        yield one


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    with running_cluster() as one:
        yield one


@pytest.fixture
def database(cluster: Cluster) -> str:
    """The address of a fresh PostgreSQL database."""
    return new_database(cluster)


@pytest.fixture(params=["sqlite", "postgres"])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of a fresh database of either kind: the test runs on both."""
    if request.param == "sqlite":
        return f"sqlite:{tmp_path / 'tables.db'}"
    return str(request.getfixturevalue("database"))
