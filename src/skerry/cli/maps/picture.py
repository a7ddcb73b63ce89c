"""`skerry map picture`: a map as text for the terminal, or as a drawing."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from skerry.board.picture import draw
from skerry.board.topology import NOWHERE
from skerry.cli.arguments import check_writable, file_map
from skerry.cli.maps.check import MapPath
from skerry.cli.maps.drawing import draw_map
from skerry.engine.errors import ConfigError


def picture(
    file: MapPath,
    svg: Annotated[bool, typer.Option("--svg", help="Draw it as SVG.")] = False,
    out: Annotated[Path | None, typer.Option(help="Write the picture here.", metavar="FILE")] = None,
) -> None:
    """Show a map as it is written; what is dealt at set-up or lies face down is a question mark."""
    board = file_map(file)
    if svg:
        shown = draw_map(board)
    else:
        shown = draw(board.topology, board.terrain, board.numbers, board.harbours, {}, {}, NOWHERE).text
    if out is None:
        typer.echo(shown, nl=False)
        return
    if out.exists() and out.samefile(file):
        raise ConfigError(f"--out {out} is the map itself, which a picture would overwrite")
    check_writable(out)
    out.write_text(shown, encoding="utf-8")
