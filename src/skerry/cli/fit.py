"""`skerry fit`: weights that win more, found by playing."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from skerry.bots import DEFAULT_LEVEL, LEVELS
from skerry.bots.judging.weights import FITTED, NAMES, read_weights
from skerry.cli.arguments import (
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
from skerry.engine.errors import ConfigError
from skerry.sim.crew import Crew
from skerry.sim.fitting.climb import Climb, Trial, time_is_up
from skerry.sim.fitting.fit_plan import FitPlan
from skerry.sim.fitting.gain import Gain
from skerry.sim.fitting.unhurried import PRESENT
from skerry.sim.fitting.weights_file import write_weights
from skerry.sim.game_table import read_tables
from skerry.sim.guest_bots import bring_bots


def fit(
    out: Annotated[Path, typer.Option(help="Where the fitted weights are written.", metavar="FILE")],
    weights: Annotated[
        Path | None,
        typer.Option(help="The weights to begin with.", metavar="FILE", show_default="those that bots play by"),
    ] = None,
    level: Annotated[str, typer.Option(help=f"Who plays by them: {', '.join(LEVELS)}.", metavar="NAME")] = (
        DEFAULT_LEVEL
    ),
    against: Annotated[
        str,
        typer.Option(help=f"Bots, separated by commas; {PRESENT}: by the weights to begin with.", metavar="NAMES"),
    ] = PRESENT,
    only: Annotated[
        str, typer.Option(help="The weights to change, separated by commas.", metavar="NAMES", show_default="all")
    ] = "",
    tables: Tables = "few",
    tables_file: TablesFile = None,
    seeds: Annotated[
        int, typer.Option(help="How many seeds a candidate plays at each table, from every seat.", metavar="N")
    ] = 6,
    rounds: Annotated[int, typer.Option(help="How often all weights are tried.", metavar="N")] = 2,
    minutes: Annotated[
        float | None,
        typer.Option(help="Try nothing new after so long; where it ends then depends on the machine.", metavar="N"),
    ] = None,
    workers: Annotated[int, typer.Option(help="How many processes; it changes no weight.", metavar="N")] = 1,
    seed: Seed = "",
    option: Options = None,
    bot_file: BotFiles = None,
) -> None:
    """Fit the weights that bots judge positions by: change one, play, and keep what wins more."""
    bring_bots(bot_file or ())
    if minutes is not None and not minutes > 0:
        raise ConfigError(f"--minutes takes more than 0, not {minutes:g}")
    start = FITTED if weights is None else read_weights(weights)
    plan = FitPlan(
        tables=read_tables(table_words(tables, tables_file), rule_options(option)),
        level=level,
        against=names(against, "--against"),
        seeds=seeds,
        rounds=rounds,
        seed=seed_or_new(seed),
        names=names(only, "--only") if only else NAMES,
    )
    with Crew(workers) as crew:
        check_writable(out)
        console = Console()
        played = ", ".join(table.name for table in plan.tables)
        _say(console, f"{plan.level} against {', '.join(plan.against)} at {played}; seed {plan.seed}")
        climb = Climb(plan, start, crew)
        for trial in climb.trials(time_is_up(minutes) if minutes is not None else lambda: False):
            _say(console, _told(trial, plan.seeds))
            if trial.kept:
                # What was found is not lost where somebody stops.
                write_weights(out, climb.best)
        write_weights(out, climb.best)
        if climb.best.values == start.values:
            _say(console, f"Nothing better was found; {out} holds the weights that it began with.")
        else:
            _say(console, f"With fresh seeds: {_amount(climb.proof())} a game. The weights are in {out}.")


def _told(trial: Trial, seeds: int) -> str:
    verdict = "kept" if trial.kept else "given up" if trial.heats < seeds else "not kept"
    moved = f"{trial.name} {trial.before:g} to {trial.after:g}"
    return f"round {trial.round}: {moved}: {_amount(trial.gain)}, {verdict}"


def _amount(gain: Gain) -> str:
    return f"{gain.mean:+.3f} ± {gain.error:.3f}"


def _say(console: Console, line: str) -> None:
    console.print(line, highlight=False, markup=False, soft_wrap=True)
