"""Every reason that players can be told, with its gaps; `python -m tests.told_reasons` prints them as JSON.

A process of its own imports all of skerry and nothing else, so that reasons of toys are not among them.
"""

from __future__ import annotations

import json
import subprocess
import sys
from functools import cache
from importlib import import_module
from pkgutil import walk_packages
from typing import TypedDict

import skerry
from skerry.reason import MISUSE, REASON_KINDS


class Declared(TypedDict):
    english: str
    gaps: dict[str, str]


@cache
def told_reasons() -> dict[str, Declared]:
    """By code, what is declared anywhere in skerry for players."""
    told = subprocess.run([sys.executable, "-m", "tests.told_reasons"], check=True, capture_output=True, text=True)
    found: dict[str, Declared] = json.loads(told.stdout)
    return found


def main() -> None:
    for module in walk_packages(skerry.__path__, "skerry."):
        if not module.name.endswith("__main__"):
            import_module(module.name)
    kinds = [kind for kind in REASON_KINDS.values() if kind is not MISUSE]
    print(json.dumps({kind.code: {"english": kind.english, "gaps": kind.gaps} for kind in kinds}, indent=1))  # noqa: T201


if __name__ == "__main__":
    main()
