"""The same games from plain sources, in a process of its own: the answering side too."""

from __future__ import annotations

import json
import shutil
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

import skerry
from skerry.bench.own import OwnGames
from skerry.bench.process import ProcessGames
from skerry.version import build_kind

# Without -P a compiled package in the current folder would be found before the plain copy.
WORKER: Final = (sys.executable, "-P", "-m", "skerry.bench.worker")


class InterpretedGames(ProcessGames):
    """A contender that plays the same games with the same sources, not compiled."""

    def __init__(self, command: Sequence[str] = WORKER) -> None:
        super().__init__("interpreted")
        native = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__")
        shutil.copytree(Path(skerry.__file__).parent, Path(self.folder.name) / "skerry", ignore=native)
        self.start(command, {"PYTHONPATH": self.folder.name})


def serve() -> None:
    assert build_kind() == "pure Python", "the worker must not find native modules"
    games = OwnGames()
    for line in sys.stdin:
        lap = games.lap(float(line))
        answer = {"games": lap.games, "actions": lap.actions, "seconds": lap.seconds}
        sys.stdout.write(json.dumps(answer) + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    serve()
