"""The `skerry` command."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import Annotated

import typer

from skerry.cli.bench import bench
from skerry.cli.big import big
from skerry.cli.fit import fit
from skerry.cli.games import app as games
from skerry.cli.listing import list_modules
from skerry.cli.maps import app as maps
from skerry.cli.play import play
from skerry.cli.replay import replay
from skerry.cli.serve import serve
from skerry.cli.simulate import simulate
from skerry.cli.strength import strength
from skerry.engine.errors import ConfigError
from skerry.version import VERSION, build_kind

app = typer.Typer(
    help="The hex-settlement family of board games: play, simulate, replay and measure.",
    add_completion=False,
    rich_markup_mode=None,
)
app.command("list")(list_modules)
app.command("play")(play)
app.command("simulate")(simulate)
app.command("strength")(strength)
app.command("fit")(fit)
app.command("replay")(replay)
app.command("big")(big)
app.command("bench")(bench)
app.command("serve")(serve)
app.add_typer(games, name="games")
app.add_typer(maps, name="map")


def _show_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"skerry {VERSION} ({build_kind()})")
        raise typer.Exit


@app.callback()
def skerry(
    version: Annotated[
        bool,
        typer.Option("--version", callback=_show_version, is_eager=True, help="Say which version and build this is."),
    ] = False,
) -> None:
    """The hex-settlement family of board games: play, simulate, replay and measure."""


def main(arguments: Sequence[str] | None = None) -> None:
    """Run one command. Whatever is wrong with what was asked is said in one sentence, with exit code 2."""
    given = sys.argv[1:] if arguments is None else list(arguments)
    try:
        code = app(args=given or ["--help"], prog_name="skerry", standalone_mode=False)
    except typer.TyperException as mistake:
        _complain(mistake.format_message())
    except ConfigError as mistake:
        _complain(str(mistake.reason))
    except OSError as failure:
        _complain(f"{failure.filename}: {failure.strerror}" if failure.filename else str(failure))
    except (KeyboardInterrupt, typer.Abort):
        sys.exit(130)
    else:
        sys.exit(code or 0)


def _complain(sentence: str) -> None:
    typer.echo(f"skerry: {sentence}", err=True)
    sys.exit(2)
