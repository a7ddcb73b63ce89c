"""`skerry games list`: which games there are, those untouched for longest first."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Annotated, Final

import typer

from skerry.cli.games.ages import age_of, moment
from skerry.cli.games.database import DEFAULT_DATABASE, Database, among_games
from skerry.engine.errors import ConfigError

if TYPE_CHECKING:
    from skerry.server.store.rows import GameRow

STATES: Final = {
    "all": ("open", "playing", "paused", "finished"),
    "unfinished": ("open", "playing", "paused"),
    "open": ("open",),
    "playing": ("playing",),
    "paused": ("paused",),
    "finished": ("finished",),
}
HEADINGS: Final = ("game", "state", "made", "touched", "entries", "players", "address", "modules")


def list_games(
    state: Annotated[str, typer.Option(help=f"One of {', '.join(STATES)}.")] = "all",
    address: Annotated[str, typer.Option(help="Made from this address.")] = "",
    older_than: Annotated[str, typer.Option(help="Made longer ago than this, as in 90m or 14d.", metavar="AGE")] = "",
    untouched: Annotated[str, typer.Option(help="Nothing has happened in them for so long.", metavar="AGE")] = "",
    most: Annotated[int, typer.Option(min=1, max=100_000, help="At most so many.")] = 50,
    names: Annotated[bool, typer.Option("--names", help="Only their names, for other commands.")] = False,
    database: Database = DEFAULT_DATABASE,
) -> None:
    """List games, those untouched for longest first."""
    from skerry.server.store.census import Wanted, find_games  # noqa: PLC0415 - other commands start faster without

    if state not in STATES:
        raise ConfigError(f"there is no state {state!r}: use one of {', '.join(STATES)}")
    wanted = Wanted(
        STATES[state],
        address or None,
        moment(older_than, "--older-than"),
        moment(untouched, "--untouched"),
        most,
    )
    rows = among_games(database, partial(find_games, wanted=wanted))
    if names:
        for row in rows:
            typer.echo(row.game)
    else:
        _show(rows, most)


def _show(rows: list[GameRow], most: int) -> None:
    """In columns that keep a game on one line, however narrow the terminal is."""
    lines = [HEADINGS]
    for row in rows:
        players, modules = str(row.config["players"]), ",".join(row.config["modules"])
        ages = age_of(row.created), age_of(row.touched)
        lines.append((row.game, row.state, *ages, str(row.length), players, row.address, modules))
    widths = [max(len(line[place]) for line in lines) for place in range(len(HEADINGS))]
    for line in lines:
        typer.echo("  ".join(part.ljust(width) for part, width in zip(line, widths, strict=True)).rstrip())
    if len(rows) == most:
        typer.echo(f"There may be more than these {most}; --most shows more.", err=True)
