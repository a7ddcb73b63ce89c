"""The games of a server, reached beside it through its database."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, TypeVar

import typer

from skerry.engine.errors import ConfigError

if TYPE_CHECKING:
    from skerry.server.settings import Settings
    from skerry.server.store.store import Store

T = TypeVar("T")

Database = Annotated[
    str, typer.Option(help="The server's: sqlite:///FILE or postgresql://USER@HOST/NAME.", envvar="SKERRY_DATABASE")
]
Games = Annotated[list[str], typer.Argument(help="Names of games.", metavar="GAME...")]
DEFAULT_DATABASE = "sqlite:///skerry.db"


def among_games(database: str, work: Callable[[Store], Awaitable[T]]) -> T:
    """Do something with the games. A database that is not there is not made."""
    from sqlalchemy import make_url  # noqa: PLC0415 - the other commands start faster without it
    from sqlalchemy.exc import ArgumentError  # noqa: PLC0415

    from skerry.server.errors import Refusal  # noqa: PLC0415
    from skerry.server.settings import Settings, async_url  # noqa: PLC0415
    from skerry.server.store.store import STORE_FAILURES  # noqa: PLC0415

    settings = Settings(database=async_url(database))
    try:
        address = make_url(settings.database)
    except (ArgumentError, ValueError):
        raise ConfigError("the address of the database is not like postgresql://USER@HOST:PORT/NAME") from None
    if settings.is_sqlite and not Path(str(address.database)).is_file():
        raise ConfigError(f"there is no database {address.database}; --database says where the server keeps its games")
    try:
        return asyncio.run(_visit(settings, work))
    except Refusal as refusal:
        raise ConfigError(refusal.reason) from None
    except STORE_FAILURES as failure:
        told = address.set(drivername=address.get_backend_name()).render_as_string(hide_password=True)
        why = str(getattr(failure, "orig", failure)).splitlines()[0]
        raise ConfigError(f"the database {told} cannot be used: {why}") from None


async def _visit(settings: Settings, work: Callable[[Store], Awaitable[T]]) -> T:
    from skerry.server.store.store import Store  # noqa: PLC0415 - as above

    store = Store(settings)
    try:
        await store.visit()
        return await work(store)
    finally:
        await store.close()


async def need_games(store: Store, games: list[str]) -> None:
    """A name that is wrong is told before anything is done for the others."""
    unknown = [game for game in games if await store.game(game) is None]
    if unknown:
        raise ConfigError(f"there is no game {', '.join(unknown)}")
