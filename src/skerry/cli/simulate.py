"""`skerry simulate`: many games between bots, and who won them."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Final

import typer
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from skerry.bots import DEFAULT_LEVEL, LEVELS
from skerry.cli.arguments import (
    BOTS_HELP,
    Board,
    BotFiles,
    Modules,
    Options,
    Players,
    Seed,
    check_writable,
    map_text,
    names,
    rule_options,
    seed_or_new,
)
from skerry.sim.export import write_csv, write_json
from skerry.sim.guest_bots import bring_bots
from skerry.sim.plan import DEFAULT_MAX_ACTIONS, Plan
from skerry.sim.result import GameResult
from skerry.sim.runner import check
from skerry.sim.runner import simulate as run
from skerry.sim.summary import Standing, Summary, summarize

# Who is told apart where no bots are named: the level that people begin with, and the one below it.
MEASURED: Final = DEFAULT_LEVEL
BESIDE: Final = LEVELS[0]


def simulate(
    modules: Modules = "base",
    players: Players = 4,
    bots: Annotated[
        str, typer.Option(help=BOTS_HELP, metavar="NAMES", show_default=f"one {MEASURED}, the others {BESIDE}")
    ] = "",
    games: Annotated[int, typer.Option(help="How many games.", metavar="N")] = 100,
    workers: Annotated[int, typer.Option(help="How many processes.", metavar="N")] = 1,
    seed: Seed = "",
    option: Options = None,
    board: Board = None,
    bot_file: BotFiles = None,
    max_actions: Annotated[
        int, typer.Option(help="A game with more actions is given up and counted as unfinished.", metavar="N")
    ] = DEFAULT_MAX_ACTIONS,
    json: Annotated[Path | None, typer.Option(help="Write everything to this file.", metavar="FILE")] = None,
    csv: Annotated[Path | None, typer.Option(help="Write one row per seat and game.", metavar="FILE")] = None,
) -> None:
    """Play many games between bots and tell who won them, and how."""
    bring_bots(bot_file or ())
    plan = Plan(
        modules=names(modules, "--modules"),
        players=players,
        bots=names(bots, "--bots") if bots else (MEASURED, *[BESIDE] * (players - 1)),
        games=games,
        seed=seed_or_new(seed),
        options=rule_options(option),
        max_actions=max_actions,
        board=map_text(board),
    )
    check(plan, workers)
    for file in (json, csv):
        if file is not None:
            check_writable(file)
    results = _run_with_bar(plan, workers)
    show(Console(), plan, summarize(results))
    if json is not None:
        with json.open("w", encoding="utf-8") as file_:
            write_json(file_, plan, results)
    if csv is not None:
        with csv.open("w", encoding="utf-8", newline="") as file_:
            write_csv(file_, results)


def _run_with_bar(plan: Plan, workers: int) -> list[GameResult]:
    columns = (TextColumn("games"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        bar = progress.add_task("games", total=plan.games)
        return run(plan, workers, lambda done: progress.advance(bar, done))


def show(console: Console, plan: Plan, summary: Summary) -> None:
    title = f"{', '.join(plan.modules)}, {plan.players} players, seed {plan.seed}\n"
    console.print(title, highlight=False, markup=False)
    standings = (*summary.by_bot, *summary.by_seat)
    for part in (_wins(standings, len(summary.by_bot)), _points(standings, summary.sources)):
        console.print(part, "")
    table = narrow_table("per game", "mean", "median", "lowest tenth below", "highest tenth above")
    for name, spread in (("turns", summary.turns), ("actions", summary.actions)):
        table.add_row(name, *(f"{value:.1f}" for value in (spread.mean, spread.median, spread.low, spread.high)))
    console.print(table, "")
    unfinished = f", {summary.unfinished} unfinished after {plan.max_actions} actions" if summary.unfinished else ""
    games = "1 game" if summary.games == 1 else f"{summary.games} games"
    console.print(f"{games}{unfinished}", highlight=False)


def _wins(standings: Sequence[Standing], bots: int) -> Table:
    table = narrow_table("who", "played", "won", "share", "95% interval")
    for number, standing in enumerate(standings, 1):
        low, high = standing.interval
        shares = (f"{standing.share:.1%}", f"{low:.1%} to {high:.1%}")
        cells = (str(standing.played), str(standing.won), *shares)
        table.add_row(standing.name, *cells, end_section=number == bots)
    return table


def _points(standings: Sequence[Standing], sources: Sequence[str]) -> Table:
    """Mean points, and what they were made of: a row each, since expansions have many sources."""
    table = narrow_table("points from", *(standing.name for standing in standings))
    table.add_row("all", *(f"{standing.mean_points:.2f}" for standing in standings), end_section=True)
    for source in sources:
        made = (f"{standing.mean_points_from.get(source, 0):.2f}" for standing in standings)
        table.add_row(source.replace("_", " "), *made)
    return table


def narrow_table(first: str, *numbers: str) -> Table:
    # Narrow enough for the points of six seats in 80 columns.
    table = Table(box=SIMPLE_HEAD, show_edge=False, collapse_padding=True, pad_edge=False)
    table.add_column(first, no_wrap=True)
    for heading in numbers:
        table.add_column(heading, justify="right", overflow="fold", min_width=max(map(len, heading.split())))
    return table
