"""`skerry serve`: the game on the network."""

from __future__ import annotations

import asyncio
import os
import shutil
import socket
import sqlite3
import sys
import tempfile
from contextlib import closing
from dataclasses import replace
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer

from skerry.catalog import bring_modules
from skerry.engine.errors import ConfigError

if TYPE_CHECKING:
    from skerry.server.settings import Settings

EVERYWHERE: Final = ("0.0.0.0", "::")
# An address of nobody's; asking the way to it sends nothing.
FAR_AWAY: Final = ("192.0.2.1", 9)
# What holds connections to the limits; named, since worker processes start from nothing.
HTTP_DOOR: Final = "skerry.server.doors.http:HttpDoor"
LIVE_DOOR: Final = "skerry.server.doors.live:LiveDoor"
# Bytes of a disk that is full: SQLite does not always say so.
HARDLY_ANYTHING: Final = 65_536
# What SQLite says in words of its own.
WHY_NOT_WRITTEN: Final = {
    sqlite3.SQLITE_READONLY: "the file or its folder is read-only",
    sqlite3.SQLITE_FULL: "the disk is full",
    sqlite3.SQLITE_IOERR: "the disk refuses it",
}


def serve(
    host: Annotated[str, typer.Option(help="The address to listen on.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help="The port to listen on.")] = 8000,
    database: Annotated[
        str, typer.Option(help="sqlite:///FILE or postgresql://USER@HOST/NAME.", envvar="SKERRY_DATABASE")
    ] = "sqlite:///skerry.db",
    workers: Annotated[int, typer.Option(min=1, max=64, help="Processes; more than one needs PostgreSQL.")] = 1,
    origin: Annotated[list[str] | None, typer.Option(help="Another web address that may use this server.")] = None,
    secure: Annotated[bool, typer.Option(help="Cookies for HTTPS only, behind a proxy that speaks it.")] = False,
    bot_pace: Annotated[
        float | None, typer.Option(min=0.0, help="Seconds a bot waits while people watch.", show_default="0.7")
    ] = None,
    client: Annotated[
        str, typer.Option(help="Serve another build of the browser client.", envvar="SKERRY_CLIENT")
    ] = "",
    rules: Annotated[
        list[str] | None, typer.Option(help="A Python module that adds rules of your own to the catalog.")
    ] = None,
    hall: Annotated[
        int,
        typer.Option(min=0, help="Room for a hall of so many people behind one router: lifts the limits per address."),
    ] = 0,
    log_level: Annotated[str, typer.Option(help="debug, info, warning or error.", envvar="SKERRY_LOG_LEVEL")] = "info",
) -> None:
    """Serve the browser game and its API."""
    import uvicorn  # noqa: PLC0415 - the other commands start faster without it

    from skerry.server.doors.descriptors import most_descriptors, queue, raise_limit  # noqa: PLC0415
    from skerry.server.settings import async_url, from_environment, to_environment  # noqa: PLC0415

    if log_level not in ("debug", "info", "warning", "error"):
        raise ConfigError(f"there is no log level {log_level!r}: use debug, info, warning or error")
    settings = replace(from_environment(), database=async_url(database), log_level=log_level, client=client)
    if origin:
        settings = replace(settings, origins=tuple(origin))
    if secure:
        settings = replace(settings, secure_cookies=True)
    if bot_pace is not None:
        settings = replace(settings, bot_pace=bot_pace)
    if hall:
        settings = with_hall(settings, hall)
    if rules:
        find_rules_here()
        settings = replace(settings, rules=tuple(rules))
    bring_modules(settings.rules)
    if workers > 1 and settings.is_sqlite:
        raise ConfigError("several workers need PostgreSQL; with SQLite there is one")
    port = free_port(host, port)
    check_database(settings)
    check_client(client)
    if not settings.address and host in EVERYWHERE:
        settings = replace(settings, address=address_for_others(port))
    os.environ.update(to_environment(settings))
    if workers > 1:
        # Where workers put their numbers together for /metrics.
        os.environ["PROMETHEUS_MULTIPROC_DIR"] = tempfile.mkdtemp(prefix="skerry-metrics-")
    typer.echo(f"Skerry is at http://{'localhost' if host in EVERYWHERE else host}:{port}")
    if settings.address:
        typer.echo(f"Friends reach it at {settings.address}")
    raise_limit()
    uvicorn.run(
        "skerry.server.app:create_app",
        factory=True,
        host=host,
        port=port,
        workers=workers,
        http=HTTP_DOOR,
        ws=LIVE_DOOR,
        backlog=queue(most_descriptors()),
        log_config=None,
        log_level="warning",
        ws_max_size=settings.most_message * 2,
        ws_ping_interval=20.0,
        ws_ping_timeout=20.0,
        timeout_graceful_shutdown=5,
        proxy_headers=True,
        server_header=False,
    )


# What one person in a hall may need at a time: a phone that comes back while its old connection is still open.
CONNECTIONS_EACH: Final = 3


def with_hall(settings: Settings, people: int) -> Settings:
    """All of them have one address, and all of them may come in the same seconds."""
    return replace(
        settings,
        most_connections=max(settings.most_connections, CONNECTIONS_EACH * people),
        most_sockets=max(settings.most_sockets, CONNECTIONS_EACH * people),
        requests_per_second=max(settings.requests_per_second, people / 2),
        request_burst=max(settings.request_burst, CONNECTIONS_EACH * float(people)),
        players_per_address=0,
    )


def find_rules_here() -> None:
    """A file with rules lies where the server is started, for every process of it."""
    here = str(Path.cwd())
    sys.path.insert(0, here)
    os.environ["PYTHONPATH"] = os.pathsep.join([here, *filter(None, [os.environ.get("PYTHONPATH")])])


# What would end the server at its start is better told in one sentence, before any process is started.


def check_client(folder: str) -> None:
    """A client of one's own must be there; a package without one serves at least the API."""
    if Path(folder or str(files("skerry.server").joinpath("client")), "index.html").is_file():
        return
    if folder:
        raise ConfigError(f"there is no built client in {folder}: it has no index.html")
    typer.echo("Only the API is served: the browser client is not built. Run `make client`, install again.", err=True)


def address_for_others(port: int) -> str:
    """Where devices in the same network find this machine; empty where there is no network."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as trial:
        try:
            trial.connect(FAR_AWAY)
        except OSError:
            return ""
        return f"http://{trial.getsockname()[0]}:{port}"


def free_port(host: str, port: int) -> int:
    """The port to listen on, found free; some free one for 0."""
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        with socket.socket(family, kind, protocol) as trial:
            trial.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            trial.bind(address)
            return int(trial.getsockname()[1])
    except OSError as failure:
        why = failure.strerror or str(failure)
        raise ConfigError(f"cannot listen on {host}, port {port}: {why}; --host and --port choose others") from None


def check_database(settings: Settings) -> None:
    """Open the database once, which also brings its tables up to date, and write to it."""
    from sqlalchemy import make_url  # noqa: PLC0415 - as above
    from sqlalchemy.exc import ArgumentError  # noqa: PLC0415

    from skerry.server.store.sqlite import need_writable, sqlite_code  # noqa: PLC0415
    from skerry.server.store.store import STORE_FAILURES  # noqa: PLC0415

    failures: tuple[type[Exception], ...] = (sqlite3.Error, *STORE_FAILURES)
    try:
        address = make_url(settings.database)
    except (ArgumentError, ValueError):
        raise ConfigError("the address of the database is not like postgresql://USER@HOST:PORT/NAME") from None
    try:
        if settings.is_sqlite:
            need_writable(str(address.database))
            # The asynchronous driver leaves a thread behind where a file cannot be opened.
            with closing(sqlite3.connect(str(address.database))) as file:
                file.execute("BEGIN IMMEDIATE")
        asyncio.run(_open_and_close(settings))
    except failures as failure:
        told = address.set(drivername=address.get_backend_name()).render_as_string(hide_password=True)
        cause = getattr(failure, "orig", failure)
        if why := why_not_written(Path(str(address.database)).parent, sqlite_code(cause)):
            raise ConfigError(f"the database {told} cannot be written: {why}") from None
        raise ConfigError(f"the database {told} cannot be opened: {str(cause).splitlines()[0]}") from None


def why_not_written(folder: Path, code: int) -> str:
    """What an operator can do something about; nothing where it is something else than writing to a file."""
    if code not in WHY_NOT_WRITTEN and code != sqlite3.SQLITE_CANTOPEN:
        return ""
    if folder.is_dir() and not os.access(folder, os.W_OK):
        return WHY_NOT_WRITTEN[sqlite3.SQLITE_READONLY]
    if folder.is_dir() and shutil.disk_usage(folder).free < HARDLY_ANYTHING:
        return WHY_NOT_WRITTEN[sqlite3.SQLITE_FULL]
    return WHY_NOT_WRITTEN.get(code, "")


async def _open_and_close(settings: Settings) -> None:
    from skerry.server.store.store import Store  # noqa: PLC0415

    store = Store(settings)
    try:
        await store.open()
        await store.check()
    finally:
        await store.close()
