"""A database that cannot be written: noticed at the start, told by the health, and used again when it can be."""

from __future__ import annotations

import asyncio
import logging
import os
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy.exc import OperationalError

from skerry.server.logs import JsonLines
from skerry.server.settings import Settings, async_url
from skerry.server.store.outage import CALM, Outage
from skerry.server.store.store import Store
from tests.server.running import ServerHere, ServerProcess, until
from tests.server.wire import Party, Player, code

Serve = Callable[..., ServerHere]
Gather = Callable[[ServerHere], Party]

# Permissions do not stop root, unless it gives up the right not to be stopped.
NO_RIGHTS = ("setpriv", "--bounding-set=-dac_override,-dac_read_search", "--") if os.geteuid() == 0 else ()
NO_FILES = ("sh", "-c", 'ulimit -f 0 && exec "$@"', "sh")
READ_ONLY = "cannot be written: the file or its folder is read-only"


@pytest.fixture
def folder(tmp_path: Path) -> Iterator[Path]:
    if NO_RIGHTS and shutil.which(NO_RIGHTS[0]) is None:
        pytest.skip("there is no setpriv here, and permissions do not stop root")
    place = tmp_path / "games"
    place.mkdir()
    yield place
    place.chmod(0o755)


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """A disk of two megabytes."""
    place = tmp_path / "disk"
    place.mkdir()
    made = subprocess.run(
        ["mount", "-t", "tmpfs", "-o", "size=2m", "tmpfs", str(place)], capture_output=True, check=False
    )
    if made.returncode:
        pytest.skip(f"no small disk can be mounted here: {made.stderr.decode().strip()}")
    yield place
    subprocess.run(["umount", "--lazy", str(place)], check=True)


def fill(disk: Path) -> Path:
    filler = disk / "filler"
    with filler.open("ab", buffering=0) as file:
        try:
            while True:
                file.write(bytes(512))
        except OSError:
            return filler


def make(file: Path) -> None:
    """A database as a server leaves it."""

    async def open_and_close() -> None:
        store = Store(Settings(database=async_url(f"sqlite:///{file}")))
        await store.open()
        await store.close()

    asyncio.run(open_and_close())


def start(file: Path, within: tuple[str, ...]) -> tuple[int, str]:
    """How a server ends that cannot start."""
    command = [*within, sys.executable, "-m", "skerry", "serve", "--port", "0", "--database", f"sqlite:///{file}"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    return done.returncode, done.stderr


@pytest.mark.parametrize(("of_file", "of_folder"), [(0o444, 0o755), (0o644, 0o555), (None, 0o555)])
def test_a_file_or_folder_that_may_only_be_read_is_noticed_at_the_start(
    folder: Path, of_file: int | None, of_folder: int
) -> None:
    file = folder / "games.db"
    if of_file is not None:
        make(file)
        file.chmod(of_file)
    folder.chmod(of_folder)
    ended, told = start(file, NO_RIGHTS)
    assert (ended, told.count("\n")) == (2, 1), told
    assert READ_ONLY in told
    folder.chmod(0o755)
    file.touch()
    file.chmod(0o644)
    assert [each.name for each in folder.iterdir()] == ["games.db"], "and leaves nothing that stands in the way later"


def test_a_full_disk_is_noticed_at_the_start(small_disk: Path) -> None:
    file = small_disk / "games.db"
    make(file)
    fill(small_disk)
    ended, told = start(file, ())
    assert (ended, told.count("\n")) == (2, 1), told
    assert "games.db cannot be written: the disk is full" in told


def test_a_disk_that_takes_nothing_is_noticed_at_the_start(tmp_path: Path) -> None:
    """However that shows: here no file may grow."""
    file = tmp_path / "games.db"
    make(file)
    ended, told = start(file, NO_FILES)
    assert (ended, told.count("\n")) == (2, 1), told
    assert "games.db cannot be written: the disk refuses it" in told


def health(player: Player) -> int:
    return player.ask("GET", "/healthz").status_code


def test_a_full_disk_is_told_by_the_health_and_forgotten_when_there_is_room(small_disk: Path, tmp_path: Path) -> None:
    settings = Settings(database=async_url(f"sqlite:///{small_disk}/games.db"), request_burst=1000)
    with ServerProcess(settings, tmp_path) as server:
        player = Player(server.address)
        assert player.create().status_code == 201
        filler = fill(small_disk)

        def is_noticed() -> bool:
            # Where SQLite tidied up and found a little room, that is filled too.
            fill(small_disk)
            return health(player) == 503 and player.create().status_code == 503

        until(is_noticed)
        filler.unlink()
        until(lambda: health(player) == 200)
        assert player.create().status_code == 201


# In a process that has no rights: a store on a file that may only be read, which then may be written.
WRITABLE_AGAIN = """
import asyncio, sys
from pathlib import Path
from skerry.server.settings import Settings, async_url
from skerry.server.store.store import STORE_FAILURES, Store

file = Path(sys.argv[1])
store = Store(Settings(database=async_url(f"sqlite:///{file}")))

async def written():
    try:
        await store.check()
    except STORE_FAILURES:
        return False
    return True

async def main():
    file.chmod(0o444)
    told = []
    for mode in (0o444, 0o444, 0o644):
        # Reading opens connections, many at once several of them.
        await asyncio.gather(*(store.game("nothing") for _ in range(5)), return_exceptions=True)
        file.chmod(mode)
        told.append([await written() for _ in range(4)])
    await store.close()
    print(told)

asyncio.run(main())
"""


def test_a_file_that_may_be_written_again_is_used_again(folder: Path) -> None:
    """A connection that was opened meanwhile could only read, and would do so for ever."""
    file = folder / "games.db"
    make(file)
    command = [*NO_RIGHTS, sys.executable, "-c", WRITABLE_AGAIN, str(file)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert done.stdout.strip() == str([[False] * 4, [False] * 4, [True] * 4]), done.stderr


def test_the_health_of_a_database_is_that_it_can_be_written(database: str, serve: Serve) -> None:
    server = serve(database)
    before = server.do(pulse(server))
    assert health(Player(server.address)) == 200
    assert server.do(pulse(server)) > before


async def pulse(server: ServerHere) -> float:
    from sqlalchemy import text

    async with server.node.store.engine.connect() as connection:
        return float((await connection.execute(text("SELECT at FROM pulse"))).scalar_one())


# One failure is told, all are counted


def told_of(caplog: pytest.LogCaptureFixture, message: str) -> list[logging.LogRecord]:
    return [record for record in caplog.records if record.getMessage() == message]


def test_while_the_store_fails_it_is_told_once(
    serve: Serve, sqlite: str, party: Gather, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Commands, talk, requests and the health, of people and bots: one trace, and one line when it is over."""
    server = serve(sqlite)
    table, alone = party(server).gather(3).begin(), party(server).gather(1, bots=2).begin()
    store = server.node.store

    async def fail(*_: object, **__: object) -> Any:
        raise OperationalError("", {}, sqlite3.OperationalError("disk I/O error"))

    caplog.clear()
    with monkeypatch.context() as here:
        for name in ("append", "say", "number_of", "check", "create", "due"):
            here.setattr(store, name, fail)
        for _ in range(20):
            assert table.asked().act_any()["code"] == "unavailable"
        assert table.host.command("chat", text="hello")["code"] == "unavailable"
        assert code(Player(server.address).create()) == (503, "unavailable")
        assert health(table.host) == 503
        if alone.host.is_asked:
            alone.host.act_any()
        until(lambda: store.outage.count > 50)
    # What the test's own connections say of a slow moment is not the server's.
    records = [record for record in caplog.records if record.name != "websockets.client"]
    traces = [record for record in records if record.exc_info]
    assert [record.getMessage() for record in traces] == ["the store failed"]
    assert not [record for record in records if record.levelno >= logging.WARNING and record not in traces]
    until(lambda: health(table.host) == 200 and bool(told_of(caplog, "the store works again")))
    (line,) = told_of(caplog, "the store works again")
    assert '"count": ' in JsonLines().format(line)
    assert line.count > 40  # type: ignore[attr-defined]
    assert "skerry_store_failures_total" in table.host.ask("GET", "/metrics").text
    table.step()


def test_an_outage_is_over_when_it_is_calm(monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> None:
    now = [100.0]
    monkeypatch.setattr("skerry.server.store.outage.time.monotonic", lambda: now[0])
    outage = Outage()
    outage.worked()
    for _ in range(3):
        outage.failed(OSError("gone"), game="x")
        now[0] += 0.5
        outage.worked()
    assert [record.getMessage() for record in caplog.records] == ["the store failed"]
    now[0] += CALM
    outage.worked()
    outage.worked()
    (line,) = told_of(caplog, "the store works again")
    assert (line.count, line.seconds) == (3, 1.0)  # type: ignore[attr-defined]
    outage.failed(OSError("gone again"))
    assert len(told_of(caplog, "the store failed")) == 2
