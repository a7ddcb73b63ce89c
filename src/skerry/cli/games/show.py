"""`skerry games show`: what is known of one game, without its secrets."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Annotated

import typer

from skerry.cli.games.ages import age_of
from skerry.cli.games.database import DEFAULT_DATABASE, Database, among_games, need_games

if TYPE_CHECKING:
    from skerry.server.store.rows import GameRow, SeatRow
    from skerry.server.store.store import Store


def show(
    game: Annotated[str, typer.Argument(help="The name of a game.", metavar="GAME")],
    database: Database = DEFAULT_DATABASE,
) -> None:
    """Show one game: its table, its seats and how it stands."""

    async def read(store: Store) -> tuple[GameRow | None, list[SeatRow]]:
        await need_games(store, [game])
        return await store.game(game), await store.seats(game)

    row, seats = among_games(database, read)
    assert row is not None
    facts = {
        "game": row.game,
        "state": row.state,
        "made": _when(row.created),
        "touched": _when(row.touched),
        "entries": f"{row.length}, at most {row.most_entries}",
        "address": row.address,
        "modules": ", ".join(row.config["modules"]),
        "options": ", ".join(f"{name}={value}" for name, value in row.config["options"].items()),
        "clock": "" if row.clock is None else ", ".join(f"{name} {value:g} s" for name, value in row.clock.items()),
        "listed": "yes" if row.is_public else "no",
        "watched": "by anybody" if row.may_watch else "by its players only",
        "result": "" if row.result is None else _result(row.result),
        "rematch": row.rematch or "",
        "fault": row.fault or "",
    }
    for name, value in facts.items():
        if value:
            typer.echo(f"{name:9}{value}")
    for seat in seats:
        typer.echo(f"seat {seat.seat}   {' '.join(part for part in (seat.kind, seat.level, seat.name) if part)}")


def _when(at: float) -> str:
    return f"{time.strftime('%Y-%m-%d %H:%M:%S', time.localtime(at))}, {age_of(at)} ago"


def _result(result: dict[str, object]) -> str:
    winners, scores = result["winners"], result["scores"]
    assert isinstance(winners, list)
    assert isinstance(scores, list)
    won = " and ".join(f"seat {seat}" for seat in winners)
    points = ", ".join(str(score) for score in scores)
    return f"{f'won by {won}' if won else 'undecided: ' + str(result.get('undecided'))}; points {points}"
