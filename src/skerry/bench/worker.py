"""Plays games in a process of its own, from plain sources, for whoever writes numbers of seconds to it.

One line in: how long to play. One line out: games, actions and seconds.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from types import TracebackType

import skerry
from skerry.bench.own import OwnGames
from skerry.bench.rounds import Lap
from skerry.version import build_kind


class InterpretedGames:
    """A contender that plays the same games with the same sources, not compiled."""

    def __init__(self) -> None:
        self.folder = tempfile.TemporaryDirectory(prefix="skerry-plain-")
        native = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__")
        shutil.copytree(Path(skerry.__file__).parent, Path(self.folder.name) / "skerry", ignore=native)
        self.process = subprocess.Popen(
            [sys.executable, "-m", "skerry.bench.worker"],
            env={**os.environ, "PYTHONPATH": self.folder.name},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def __enter__(self) -> InterpretedGames:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.process.communicate()
        self.folder.cleanup()

    def lap(self, seconds: float) -> Lap:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        print(seconds, file=self.process.stdin, flush=True)
        return Lap(**json.loads(self.process.stdout.readline()))


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
