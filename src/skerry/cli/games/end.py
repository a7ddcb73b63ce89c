"""`skerry games end`: games that end now, undecided."""

from __future__ import annotations

from typing import TYPE_CHECKING

import typer

from skerry.cli.games.database import DEFAULT_DATABASE, Database, Games, among_games, need_games

if TYPE_CHECKING:
    from skerry.server.store.store import Store


def end(games: Games, database: Database = DEFAULT_DATABASE) -> None:
    """End games undecided; everybody at them is told, and they can still be replayed."""
    from skerry.server.live.ending import OPERATOR, end_game  # noqa: PLC0415 - other commands start faster without

    async def work(store: Store) -> None:
        await need_games(store, games)
        for game in games:
            done = await end_game(store, game, OPERATOR)
            row = await store.game(game)
            if done and row is not None:
                typer.echo(f"{game} is ended after {row.length} entries.")
            elif row is not None and row.state == "open":
                typer.echo(f"{game} has not begun; `skerry games delete` removes it.")
            else:
                typer.echo(f"{game} was over already.")

    among_games(database, work)
