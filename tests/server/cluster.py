"""A PostgreSQL of the test's own, if there is one on this machine."""

from __future__ import annotations

import asyncio
import getpass
import os
import pwd
import shutil
import subprocess
import tempfile
from itertools import count
from pathlib import Path

import asyncpg

from tests.server.running import free_port

# PostgreSQL refuses to run as root; one of these may run it instead.
OTHERS = ("postgres", "nobody")
FAST = ("-c", "fsync=off", "-c", "full_page_writes=off", "-c", "max_connections=60", "-c", "shared_buffers=32MB")


def why_not() -> str:
    """Why there can be no cluster here, or nothing."""
    if find("initdb") is None or find("postgres") is None:
        return "PostgreSQL is not installed: initdb and postgres were not found"
    if os.geteuid() == 0 and runner() is None:
        return "PostgreSQL does not run as root, and there is no other user to run it"
    return ""


def find(program: str) -> str | None:
    found = shutil.which(program)
    if found is not None:
        return found
    places = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{program}"))
    return str(places[-1]) if places else None


def runner() -> pwd.struct_passwd | None:
    for name in OTHERS:
        try:
            return pwd.getpwnam(name)
        except KeyError:
            continue
    return None


class Cluster:
    """One server process with databases made as they are asked for."""

    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="skerry-pg-"))
        self.port = free_port()
        self.numbers = count(1)
        who = runner() if os.geteuid() == 0 else None
        if who is not None:
            os.chown(self.folder, who.pw_uid, who.pw_gid)
        self.who = None if who is None else who.pw_name
        data = self.folder / "data"
        self.run(str(find("initdb")), "-D", str(data), "-A", "trust", "-U", "skerry", "-E", "UTF8", "--no-sync")
        self.log = (self.folder / "log").open("wb")
        self.process = subprocess.Popen(
            [
                *(str(find("postgres")), "-D", str(data), "-p", str(self.port), "-k", str(self.folder)),
                *("-c", "listen_addresses=127.0.0.1", *FAST),
            ],
            user=self.who,
            cwd=self.folder,
            stdout=self.log,
            stderr=self.log,
        )
        asyncio.run(self.wait())

    def run(self, *command: str) -> None:
        done = subprocess.run(command, user=self.who, cwd=self.folder, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stderr

    def url(self, database: str) -> str:
        return f"postgresql://skerry@127.0.0.1:{self.port}/{database}"

    async def wait(self) -> None:
        for _ in range(200):
            try:
                connection = await asyncpg.connect(self.url("postgres"))
            except (OSError, asyncpg.PostgresError):
                assert self.process.poll() is None, (self.folder / "log").read_text()
                await asyncio.sleep(0.05)
            else:
                await connection.close()
                return
        raise AssertionError("PostgreSQL did not start")

    def new_database(self) -> str:
        """The address of an empty database."""
        name = f"games_{getpass.getuser()}_{next(self.numbers)}"
        asyncio.run(self.create(name))
        return self.url(name)

    async def create(self, name: str) -> None:
        connection = await asyncpg.connect(self.url("postgres"))
        await connection.execute(f'CREATE DATABASE "{name}"')
        await connection.close()

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(20)
        self.log.close()
        shutil.rmtree(self.folder, ignore_errors=True)
