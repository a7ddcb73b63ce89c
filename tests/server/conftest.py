"""Servers, databases and parties for the tests of the server."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest

from skerry.bench.live.postgres import Cluster, why_no_postgres
from skerry.server.settings import Settings, async_url
from tests.server.running import ServerHere
from tests.server.wire import Party

ROOMY: dict[str, Any] = {
    "bot_pace": 0.0,
    "offer_wait": 0.0,
    "sweep_every": 0.2,
    "messages_per_second": 10_000.0,
    "message_burst": 10_000.0,
    "requests_per_second": 10_000.0,
    "request_burst": 10_000.0,
    "most_open_games": 10_000,
    "most_sockets": 1_000,
    "most_open_halls": 1_000,
    "most_halls": 100,
    "players_per_address": 0,
}

Serve = Callable[..., ServerHere]


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    reason = why_no_postgres()
    if reason:
        pytest.skip(reason)
    running = Cluster({"fsync": "off", "full_page_writes": "off", "shared_buffers": "32MB"})
    yield running
    running.stop()


@pytest.fixture
def own_cluster() -> Iterator[Cluster]:
    """A PostgreSQL that nobody else uses, with its safety on."""
    reason = why_no_postgres()
    if reason:
        pytest.skip(reason)
    running = Cluster()
    yield running
    running.stop()


@contextmanager
def sqlite_file() -> Iterator[str]:
    """In memory where that is possible: a busy disk takes long to promise that something is written."""
    with TemporaryDirectory(prefix="skerry-", dir="/dev/shm" if Path("/dev/shm").is_dir() else None) as folder:
        yield async_url(f"sqlite:///{folder}/games.db")


@pytest.fixture
def sqlite() -> Iterator[str]:
    """An empty database in a file."""
    with sqlite_file() as url:
        yield url


@pytest.fixture
def postgres(cluster: Cluster) -> str:
    """An empty database in a cluster of our own."""
    return async_url(cluster.new_database())


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest) -> str:
    """The same tests for both kinds of store."""
    return str(request.getfixturevalue(request.param))


@pytest.fixture
def serve() -> Iterator[Serve]:
    """Start servers that stop with the test."""
    with ExitStack() as stack:
        yield lambda database, **more: stack.enter_context(ServerHere(Settings(database=database, **{**ROOMY, **more})))


@pytest.fixture(scope="session")
def light() -> Iterator[ServerHere]:
    """A server on SQLite, for what does not depend on the store; games do not know of each other."""
    with sqlite_file() as url, ServerHere(Settings(database=url, **ROOMY)) as running:
        yield running


@pytest.fixture(scope="session")
def heavy(cluster: Cluster) -> Iterator[ServerHere]:
    """A server on PostgreSQL."""
    with ServerHere(Settings(database=async_url(cluster.new_database()), **ROOMY)) as running:
        yield running


@pytest.fixture(params=["light", "heavy"], ids=["sqlite", "postgres"])
def server(request: pytest.FixtureRequest) -> ServerHere:
    """The same tests for both kinds of store."""
    running = request.getfixturevalue(request.param)
    assert isinstance(running, ServerHere)
    return running


@pytest.fixture
def party() -> Iterator[Callable[[ServerHere], Party]]:
    with ExitStack() as stack:
        yield lambda server: Party(server.address, stack)
