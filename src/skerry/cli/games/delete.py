"""`skerry games delete`: games that are gone for good."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from skerry.cli.games.database import DEFAULT_DATABASE, Database, Games, among_games, need_games

if TYPE_CHECKING:
    from skerry.server.store.rows import GameRow, SeatRow
    from skerry.server.store.store import Store


def delete(
    games: Games,
    yes: Annotated[bool, typer.Option("--yes", help="Do not ask first.")] = False,
    database: Database = DEFAULT_DATABASE,
) -> None:
    """Delete games with their seats, logs and talk; whoever is at them is sent away."""

    async def check(store: Store) -> None:
        await need_games(store, games)

    async def work(store: Store) -> None:
        await need_games(store, games)
        for game in games:
            await store.remove(game, _whatever_it_is)
            typer.echo(f"{game} is deleted.")

    if not yes:
        among_games(database, check)
        typer.confirm(f"Delete {', '.join(games)} for good?", abort=True)
    among_games(database, work)


def _whatever_it_is(_: GameRow, __: list[SeatRow]) -> None:
    """The operator decides."""
