"""`skerry strength`: one bot against others at many tables, each seed from every seat."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Final

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from skerry.bots import DEFAULT_LEVEL, LEVELS
from skerry.cli.arguments import (
    BOTS_HELP,
    BotFiles,
    Options,
    Seed,
    Tables,
    TablesFile,
    check_writable,
    names,
    rule_options,
    seed_or_new,
    table_words,
)
from skerry.cli.simulate import narrow_table
from skerry.sim.crew import Crew
from skerry.sim.game_table import read_tables
from skerry.sim.guest_bots import bring_bots
from skerry.sim.plan import DEFAULT_MAX_ACTIONS
from skerry.sim.strength import Contest, Strength, measure

HEADINGS: Final = ("games", "won", "95% interval", "if even", "ended", "median ms", "p99 ms")


def strength(
    bot: Annotated[str, typer.Option(help="Who is measured.", metavar="NAME")] = DEFAULT_LEVEL,
    against: Annotated[str, typer.Option(help=BOTS_HELP, metavar="NAMES")] = LEVELS[0],
    tables: Tables = "scenarios",
    tables_file: TablesFile = None,
    seeds: Annotated[
        int, typer.Option(help="How many seeds at each table; each is played from every seat.", metavar="N")
    ] = 25,
    workers: Annotated[int, typer.Option(help="How many processes.", metavar="N")] = 1,
    seed: Seed = "",
    option: Options = None,
    bot_file: BotFiles = None,
    max_actions: Annotated[
        int, typer.Option(help="A game with more actions is given up; nobody has won it.", metavar="N")
    ] = DEFAULT_MAX_ACTIONS,
    markdown: Annotated[
        Path | None, typer.Option(help="Write the table as Markdown, row by row.", metavar="FILE")
    ] = None,
) -> None:
    """Measure how strong a bot is: its share of wins, and how long it thinks."""
    bring_bots(bot_file or ())
    contest = Contest(bot, names(against, "--against"), seeds, seed_or_new(seed), max_actions)
    listed = read_tables(table_words(tables, tables_file), rule_options(option))
    if markdown is not None:
        check_writable(markdown)
        markdown.write_text(f"{_row('table', *HEADINGS)}{_row(*['---'] * (len(HEADINGS) + 1))}", encoding="utf-8")
    found = narrow_table("table", *HEADINGS)
    columns = (TextColumn("games"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Crew(workers) as crew, Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        bar = progress.add_task("games", total=sum(len(contest.encounters(table)) for table in listed))
        for measured in measure(contest, listed, crew, lambda done: progress.advance(bar, done)):
            cells = _cells(measured)
            found.add_row(measured.table.name, *cells)
            if markdown is not None:
                # What was measured is not lost where somebody stops.
                with markdown.open("a", encoding="utf-8") as file:
                    file.write(_row(f"`{measured.table.name}`", *cells))
    console = Console()
    title = f"{contest.bot} against {', '.join(contest.against)}, seed {contest.seed}\n"
    console.print(title, highlight=False, markup=False)
    console.print(found)


def _cells(measured: Strength) -> tuple[str, ...]:
    low, high = measured.interval
    return (
        str(measured.games),
        f"{measured.share:.1%}",
        f"{100 * low:.1f} to {high:.1%}",
        f"{measured.even:.1%}",
        f"{measured.finished / measured.games:.0%}",
        f"{measured.usual_time * 1000:.1f}",
        f"{measured.long_time * 1000:.1f}",
    )


def _row(*cells: str) -> str:
    return f"| {' | '.join(cells)} |\n"
