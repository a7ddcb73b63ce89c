"""`python -m skerry.bench.live`: live games on one node, and on two with PostgreSQL."""

from __future__ import annotations

import argparse
from typing import Final

from rich.console import Console
from rich.table import Table

from skerry.bench.live.run import Carried, Effort, Load, measure
from skerry.version import VERSION, build_kind

WIDTH: Final = 120


def main() -> None:
    usual = Effort()
    options = argparse.ArgumentParser(prog="python -m skerry.bench.live", description=__doc__)
    options.add_argument("--games", type=int, default=usual.games, help="how many live games")
    options.add_argument("--seconds", type=float, default=usual.seconds, help="how long each half is measured")
    options.add_argument("--pace", type=float, default=usual.pace, help="seconds of thought before an action")
    chosen = options.parse_args()
    progress = Console(stderr=True)
    effort = Effort(chosen.games, chosen.seconds, chosen.pace)
    found = measure(effort, lambda what: progress.print(f"measuring {what} ...", style="dim"))
    console = Console()
    console.width = max(console.width, WIDTH)
    console.print(f"skerry {VERSION}, {build_kind()}", highlight=False)
    console.print(shown(found, effort))


def shown(found: list[Carried], effort: Effort) -> Table:
    table = Table(title=f"{effort.games} live games, 4 clients each", title_justify="left")
    for heading in ("where", "pace", "actions/s", "frames/s", "p50 ms", "p99 ms", "cores used", "refused", "kB/game"):
        table.add_column(heading, justify="left" if heading in ("where", "pace") else "right")
    for carried in found:
        paced = f"{effort.pace:g} s of thought"
        table.add_row(carried.name, paced, *row(carried.paced), f"{carried.memory_per_game / 1024:,.0f}")
        table.add_row("", "as fast as it goes", *row(carried.flat_out), "")
    return table


def row(load: Load) -> list[str]:
    return [
        f"{load.actions:,.0f}",
        f"{load.frames:,.0f}",
        f"{load.median * 1000:,.1f}",
        f"{load.high * 1000:,.1f}",
        f"{load.processor:.2f}",
        str(load.refused),
    ]


if __name__ == "__main__":
    main()
