"""What several commands take from the command line, read the same way everywhere."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer

from skerry.board.errors import BoardError
from skerry.board.map_file import MapFile
from skerry.board.map_text import parse_map
from skerry.bots import LEVELS
from skerry.catalog import PRESETS
from skerry.engine.errors import ConfigError

Modules = Annotated[str, typer.Option(help="Rule modules, separated by commas.", metavar="NAMES")]
Players = Annotated[int, typer.Option(help="How many play.", metavar="N")]
BOTS_HELP = f"Bots, separated by commas: {', '.join(LEVELS)}, or random; a short list is repeated."
Bots = Annotated[str, typer.Option(help=BOTS_HELP, metavar="NAMES")]
Seed = Annotated[str, typer.Option(help="Any text; the same text gives the same games. Without it, a new one.")]
Options = Annotated[
    list[str] | None,
    typer.Option("--option", help="A rule option as name=value; may be repeated.", metavar="NAME=VALUE"),
]
BotFiles = Annotated[
    list[str] | None,
    typer.Option("--bot-file", help="A Python file that adds bots of your own; may be repeated.", metavar="FILE"),
]
TABLES_HELP = (
    "Where to play, separated by commas: modules joined by +, and :3 for three players, as base:3; "
    f"{' and '.join(PRESETS)} are lists."
)
Tables = Annotated[str, typer.Option(help=TABLES_HELP, metavar="TABLES")]
TablesFile = Annotated[
    Path | None, typer.Option(help="A file with such tables, one in a line, in their place.", metavar="FILE")
]
Board = Annotated[Path | None, typer.Option(help="A map of your own to play on.", metavar="FILE")]


def names(text: str, what: str) -> tuple[str, ...]:
    """The names in a list separated by commas."""
    found = tuple(name.strip() for name in text.split(","))
    if not all(found):
        raise typer.TyperException(f"{what} takes names separated by commas, not {text!r}.")
    return found


def table_words(text: str, file: Path | None) -> tuple[str, ...]:
    """The tables of a list, or of a file, in which lines may be empty or begin with #."""
    if file is None:
        return names(text, "--tables")
    try:
        lines = [line.strip() for line in file.read_text(encoding="utf-8").splitlines()]
    except UnicodeDecodeError:
        raise ConfigError(f"{file} is no list of tables: it is not text.") from None
    return tuple(line for line in lines if line and not line.startswith("#"))


def rule_options(pairs: Sequence[str] | None) -> dict[str, object]:
    """Options as words; the game knows what each word stands for."""
    options: dict[str, object] = {}
    for pair in pairs or ():
        name, equals, value = pair.partition("=")
        if not equals or not name.strip():
            raise typer.TyperException(f"--option takes name=value, not {pair!r}.")
        if name.strip() in options:
            raise typer.TyperException(f"--option {name.strip()} is given twice.")
        options[name.strip()] = value.strip()
    return options


def map_text(file: Path | None) -> str | None:
    """The text of a map, once it has been read without a mistake."""
    return None if file is None else file_map(file).source_text


def file_map(file: Path) -> MapFile:
    """The map in a file; its mistakes are told with the name of the file."""
    try:
        return parse_map(file.read_text(encoding="utf-8"), str(file))
    except UnicodeDecodeError:
        raise ConfigError(f"{file} is not a map: it is not text.") from None
    except BoardError as mistake:
        raise ConfigError(str(mistake)) from None


def check_writable(file: Path) -> None:
    """A place that cannot be written to is better known before the games than after."""
    with file.open("a", encoding="utf-8"):
        pass


def seed_or_new(seed: str) -> str:
    return seed or secrets.token_hex(8)
