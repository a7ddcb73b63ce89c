"""`skerry replay`: a recorded game, told again and checked."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from skerry.cli.table_picture import board_picture, seat_table
from skerry.cli.telling import Teller
from skerry.engine.errors import ConfigError
from skerry.game import Game


def replay(
    file: Annotated[Path, typer.Argument(help="A record, as `skerry play --save` writes it.", metavar="FILE")],
    quiet: Annotated[bool, typer.Option("--quiet", help="Only the end, not what led to it.")] = False,
) -> None:
    """Tell a recorded game in words and check that it ends as recorded."""
    record = _read(file)
    try:
        finished = Game.replay(record)
        told = Game.replay({**record, "actions": [], "digest": None})
    except ConfigError as mistake:
        raise ConfigError(f"{file}: {mistake.reason}") from None
    console = Console()
    teller = Teller(told.view(None))
    for seat, action in finished.actions():
        for line in teller.tell(seat, action, told.apply(seat, action)):
            if not quiet:
                console.print(line, soft_wrap=True, highlight=False, markup=False)
    view = finished.view(None)
    console.print(board_picture(view), soft_wrap=True)
    console.print(seat_table(view, ["" for _ in range(finished.players)]))
    console.print(_ending(finished, "digest" in record), soft_wrap=True, highlight=False)


def _read(file: Path) -> dict[str, object]:
    try:
        record = json.loads(file.read_text(encoding="utf-8"))
    except (ValueError, RecursionError):
        raise ConfigError(f"{file} is not a record: it is not JSON.") from None
    if not isinstance(record, dict):
        raise ConfigError(f"{file} is not a record: it holds no JSON object.")
    return record


def _ending(game: Game, checked: bool) -> str:
    if game.over:
        result = " and ".join(f"seat {seat}" for seat in game.winners) + " won"
    else:
        result = f"not finished: {game.decision} is next"
    digest = "the position agrees with the recorded digest" if checked else "the record has no digest to check"
    return f"{game.length} actions, {game.turn} turns, {result}; {digest}."
