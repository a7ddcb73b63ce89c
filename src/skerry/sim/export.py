"""Results as files for other programs: one row per seat and game as CSV, everything as JSON."""

from __future__ import annotations

import csv
import json
from collections.abc import Sequence
from dataclasses import asdict
from typing import TextIO

from skerry.sim.plan import Plan
from skerry.sim.result import GameResult
from skerry.sim.summary import Standing, summarize

COLUMNS = ("game", "seed", "seat", "bot", "won", "points", "turns", "actions", "finished")


def write_csv(file: TextIO, results: Sequence[GameResult]) -> None:
    sources = sorted({source for result in results for seat in result.points_from for source in seat})
    writer = csv.writer(file, lineterminator="\n")
    writer.writerow([*COLUMNS, *(f"points from {source}" for source in sources)])
    for result in results:
        for seat, bot in enumerate(result.bots):
            won, finished = int(seat in result.winners), int(result.finished)
            row = [
                result.index,
                result.seed,
                seat,
                bot,
                won,
                result.points[seat],
                result.turns,
                result.actions,
                finished,
            ]
            writer.writerow([*row, *(result.points_from[seat].get(source, 0) for source in sources)])


def write_json(file: TextIO, plan: Plan, results: Sequence[GameResult]) -> None:
    json.dump(to_json(plan, results), file, indent=1)
    file.write("\n")


def to_json(plan: Plan, results: Sequence[GameResult]) -> dict[str, object]:
    summary = summarize(results)
    return {
        "plan": asdict(plan),
        "summary": {
            "games": summary.games,
            "unfinished": summary.unfinished,
            "turns": asdict(summary.turns),
            "actions": asdict(summary.actions),
            "by_bot": [_standing_json(standing) for standing in summary.by_bot],
            "by_seat": [_standing_json(standing) for standing in summary.by_seat],
        },
        "results": [asdict(result) for result in results],
    }


def _standing_json(standing: Standing) -> dict[str, object]:
    return {**asdict(standing), "share": standing.share, "interval": list(standing.interval)}
