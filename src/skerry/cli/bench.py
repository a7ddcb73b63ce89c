"""`skerry bench`: speed on one core, side by side with catanatron and with the committed baseline."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from skerry.bench import baseline
from skerry.bench.slowest import SLOWEST_GOAL
from skerry.bench.suite import CATANATRON, COPY, GOALS, QUICK, THOROUGH, TWIN, TWIN_GOAL, Findings, measure, own_name
from skerry.version import VERSION, build_kind


def bench(
    quick: Annotated[bool, typer.Option("--quick", help="One short round: shows that it runs, not how fast.")] = False,
    save: Annotated[bool, typer.Option("--save", help="Write the ratios to the baseline file.")] = False,
    baseline_file: Annotated[
        Path, typer.Option("--baseline", help="The ratios of an earlier run.", metavar="FILE")
    ] = baseline.DEFAULT,
) -> None:
    """Measure speed beside catanatron, in one run on one core."""
    earlier = baseline.load(baseline_file)
    progress = Console(stderr=True)
    console = Console()
    findings = measure(QUICK if quick else THOROUGH, lambda what: progress.print(f"measuring {what} ...", style="dim"))
    console.print(f"skerry {VERSION}, {build_kind()}", highlight=False)
    for table in (
        _games(findings),
        _ratios(findings, earlier),
        _steps(findings),
        _sizes(findings),
        _slowest(findings),
    ):
        console.print(table)
    _show_twin(console, findings)
    _show_hooks(console, findings)
    if not findings.ratios:
        console.print("Without catanatron there are no ratios: pip install 'skerry[compare]'.", markup=False)
    elif save:
        baseline.save(baseline_file, findings.ratios)
        console.print(f"Baseline written to {baseline_file}.", highlight=False)


def _table(title: str, first: str, *numbers: str) -> Table:
    table = Table(title=title, title_justify="left")
    table.add_column(first)
    for heading in numbers:
        table.add_column(heading, justify="right")
    return table


def _games(findings: Findings) -> Table:
    table = _table("random games, 4 players, the base game unless said", "who", "games/s", "actions/game", "µs/action")
    for name, laps in findings.games.items():
        cells = (f"{laps.rate:,.1f}", f"{laps.actions_per_game:,.0f}", f"{laps.action_seconds * 1e6:.2f}")
        table.add_row(name, *cells)
    return table


def _ratios(findings: Findings, earlier: dict[str, float]) -> Table:
    headings = ("now", "goal", "baseline", "against baseline", "µs/action", "per action")
    table = _table("times as fast as catanatron", "what", *headings)
    for name, ratio in findings.ratios.items():
        goal = GOALS.get(name)
        before = earlier.get(name)
        verdict = "" if goal is None else f"{goal:.0f} {'reached' if ratio >= goal else 'MISSED'}"
        change = ("none yet", "") if before is None else (_short(before), f"{ratio / before - 1:+.0%}")
        table.add_row(_what(name, findings), _short(ratio), verdict, *change, *_per_action(name, findings))
    return table


def _per_action(name: str, findings: Findings) -> tuple[str, str]:
    """What an action takes, and how many of them fit into one of catanatron's."""
    if name not in findings.games:
        return "", ""
    laps = findings.games[name]
    return f"{laps.action_seconds * 1e6:.2f}", _short(laps.action_ratio_to(findings.games[CATANATRON]))


def _show_twin(console: Console, findings: Findings) -> None:
    if TWIN not in findings.games:
        console.print("Without bench/twin.cpp and a C++ compiler there is no C++ twin to compare with.", markup=False)
        return
    slower = findings.games[TWIN].action_ratio_to(findings.games[own_name()])
    verdict = "reached" if slower <= TWIN_GOAL else "MISSED"
    told = f"an action takes {slower:.2f} times as long as the C++ twin's (at most {TWIN_GOAL:.0f}: {verdict})"
    console.print(told, highlight=False)


def _short(ratio: float) -> str:
    return f"{ratio:.1f}" if ratio >= 10 else f"{ratio:.2f}"


def _what(name: str, findings: Findings) -> str:
    if name != COPY:
        return f"games: {name}"
    times = ", ".join(f"{who} {seconds * 1e6:.2f} µs" for who, seconds in findings.copies.items())
    return f"copy of a game ({times})"


def _steps(findings: Findings) -> Table:
    table = _table("legal actions and apply, one action", "where", "median µs", "99th percentile µs", "measured")
    for name, latency in findings.steps.items():
        table.add_row(name, f"{latency.median:.2f}", f"{latency.high:.2f}", f"{latency.steps:,}")
    return table


def _sizes(findings: Findings) -> Table:
    """Growth is relative to 4 players on the base island, beside how much larger players times hexes are."""
    table = _table("players and board size", "table", "hexes", "games/s", "µs/action", "cost grows", "table grows")
    players, hexes, usual = findings.sizes["4 players"]
    for name, (their_players, their_hexes, laps) in findings.sizes.items():
        cost = laps.action_seconds / usual.action_seconds
        size = their_players * their_hexes / (players * hexes)
        speed = (f"{laps.rate:,.1f}", f"{laps.action_seconds * 1e6:.2f}")
        table.add_row(name, str(their_hexes), *speed, f"x {cost:.2f}", f"x {size:.2f}")
    return table


def _slowest(findings: Findings) -> Table:
    title = f"the slowest of all sets of modules, random games of 4; goal {SLOWEST_GOAL:.0f} times catanatron"
    table = _table(title, "modules", "games/s", "actions/game", "times catanatron")
    for name, laps in findings.slowest.items():
        ratio = laps.rate / findings.neighbour_rate if findings.neighbour_rate else 0.0
        verdict = f"{_short(ratio)} {'reached' if ratio >= SLOWEST_GOAL else 'MISSED'}" if ratio else ""
        table.add_row(name, f"{laps.rate:,.1f}", f"{laps.actions_per_game:,.0f}", verdict)
    return table


def _show_hooks(console: Console, findings: Findings) -> None:
    action = next(laps for name, laps in findings.games.items() if name != CATANATRON).action_seconds * 1e9
    hook = findings.hook_nanoseconds
    console.print(f"a hook nobody overrides: {hook:.2f} ns, {hook / action:.2%} of an action", highlight=False)
    slower = 1 / findings.idle_module_ratio - 1
    console.print(f"ten more modules that override nothing: {slower:+.1%} time per game", highlight=False)
