"""Write anew what the suites compare with, after a change that is meant to move it:

    PYTHONPATH=src python -m tests.suites.regenerate            everything
    PYTHONPATH=src python -m tests.suites.regenerate perft golden
    PYTHONPATH=src python -m tests.suites.regenerate base_digest

The base digest is never to be moved by a new module; the rest moves only where the reviewer of
the difference can say which rule moved it. Rows that cannot be played yet keep what they have.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

from tests.suites.base_digest import GAMES, line_of, text_of
from tests.suites.configurations import CONFIGURATIONS
from tests.suites.perft import counts_of
from tests.suites.playthrough import playthrough

HERE = Path(__file__).parent
PERFT = HERE / "perft.json"
GOLDEN = HERE / "golden"
BASE_DIGEST = HERE / "base_digest.txt"


def write_perft() -> None:
    known = json.loads(PERFT.read_text()) if PERFT.exists() else {}
    table = {}
    for row in CONFIGURATIONS:
        if not row.why_not():
            table[row.name] = counts_of(row)
        elif row.name in known:
            table[row.name] = known[row.name]
    PERFT.write_text(perft_text(table))


def perft_text(table: dict[str, dict[str, list[int]]]) -> str:
    """JSON with one line per position."""
    rows = []
    for name, positions in table.items():
        inside = ",\n".join(f"    {json.dumps(place)}: {json.dumps(counts)}" for place, counts in positions.items())
        rows.append(f"  {json.dumps(name)}: {{\n{inside}\n  }}")
    return "{\n" + ",\n".join(rows) + "\n}\n"


def write_golden() -> None:
    GOLDEN.mkdir(exist_ok=True)
    wanted = {row.name for row in CONFIGURATIONS if row.golden}
    for path in GOLDEN.glob("*.txt"):
        if path.stem not in wanted:
            path.unlink()
    for row in CONFIGURATIONS:
        if row.golden and not row.why_not():
            (GOLDEN / f"{row.name}.txt").write_text(playthrough(row))


def write_base_digest() -> None:
    BASE_DIGEST.write_text(text_of([line_of(*game) for game in GAMES]))


WRITERS = {"perft": write_perft, "golden": write_golden, "base_digest": write_base_digest}

if __name__ == "__main__":
    for name in sys.argv[1:] or WRITERS:
        WRITERS[name]()
