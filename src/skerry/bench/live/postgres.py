"""A PostgreSQL of one's own for a while, if there is one on this machine."""

from __future__ import annotations

import asyncio
import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
from itertools import count
from pathlib import Path
from typing import Final

import asyncpg

# PostgreSQL refuses to run as root; one of these may run it instead.
OTHERS: Final = ("postgres", "nobody")
STARTING: Final = 20.0


def why_no_postgres() -> str:
    """Why there can be no cluster here, or nothing."""
    if _find("initdb") is None or _find("postgres") is None:
        return "PostgreSQL is not installed: initdb and postgres were not found"
    if os.geteuid() == 0 and _other_user() is None:
        return "PostgreSQL does not run as root, and there is no other user to run it"
    return ""


def _find(program: str) -> str | None:
    places = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{program}"))
    return shutil.which(program) or (str(places[-1]) if places else None)


def _other_user() -> pwd.struct_passwd | None:
    known = {user.pw_name: user for user in pwd.getpwall()}
    return next((known[name] for name in OTHERS if name in known), None)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Cluster:
    """A server process in a folder of its own, with databases made as they are asked for."""

    def __init__(self, settings: dict[str, str] | None = None) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="skerry-pg-"))
        self.port = free_port()
        self.numbers = count(1)
        user = _other_user() if os.geteuid() == 0 else None
        if user is not None:
            os.chown(self.folder, user.pw_uid, user.pw_gid)
        self.user = None if user is None else user.pw_name
        self.data = str(self.folder / "data")
        made = subprocess.run(
            [str(_find("initdb")), "-D", self.data, "-A", "trust", "-U", "skerry", "-E", "UTF8", "--no-sync"],
            user=self.user,
            cwd=self.folder,
            capture_output=True,
            text=True,
            check=False,
        )
        if made.returncode != 0:
            raise OSError(f"initdb failed: {made.stderr.strip()}")
        wanted = {"listen_addresses": "127.0.0.1", "max_connections": "100", **(settings or {})}
        self.options = [part for name, value in wanted.items() for part in ("-c", f"{name}={value}")]
        self.log = (self.folder / "log").open("wb")
        self.process = self._start()
        asyncio.run(self._wait())

    def _start(self) -> subprocess.Popen[bytes]:
        return subprocess.Popen(
            [str(_find("postgres")), "-D", self.data, "-p", str(self.port), "-k", str(self.folder), *self.options],
            user=self.user,
            cwd=self.folder,
            stdout=self.log,
            stderr=self.log,
        )

    def url(self, database: str) -> str:
        return f"postgresql://skerry@127.0.0.1:{self.port}/{database}"

    async def _wait(self) -> None:
        end = asyncio.get_running_loop().time() + STARTING
        while True:
            try:
                connection = await asyncpg.connect(self.url("postgres"))
            except (OSError, asyncpg.PostgresError):
                if self.process.poll() is not None or asyncio.get_running_loop().time() > end:
                    raise OSError(f"PostgreSQL did not start: {(self.folder / 'log').read_text()}") from None
                await asyncio.sleep(0.05)
            else:
                await connection.close()
                return

    def new_database(self) -> str:
        """The address of an empty database."""
        name = f"games_{next(self.numbers)}"
        asyncio.run(self._create(name))
        return self.url(name)

    async def _create(self, name: str) -> None:
        connection = await asyncpg.connect(self.url("postgres"))
        await connection.execute(f"CREATE DATABASE {name}")
        await connection.close()

    def crash(self) -> None:
        """Hang up on everybody at once and write nothing more."""
        self.process.send_signal(signal.SIGQUIT)
        self.process.wait(STARTING)

    def recover(self) -> None:
        """Start again after a crash, with what had been committed."""
        self.process = self._start()
        asyncio.run(self._wait())

    def stop(self) -> None:
        # The polite signal would wait until everybody has hung up.
        self.process.send_signal(signal.SIGINT)
        self.process.wait(STARTING)
        self.log.close()
        shutil.rmtree(self.folder, ignore_errors=True)
