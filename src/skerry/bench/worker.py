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
from collections.abc import Sequence
from pathlib import Path
from types import TracebackType
from typing import Final

import skerry
from skerry.bench.own import OwnGames
from skerry.bench.rounds import Lap
from skerry.engine.errors import ConfigError
from skerry.version import build_kind

# Without -P a compiled package in the current folder would be found before the plain copy.
WORKER: Final = (sys.executable, "-P", "-m", "skerry.bench.worker")


class InterpretedGames:
    """A contender that plays the same games with the same sources, not compiled."""

    def __init__(self, command: Sequence[str] = WORKER) -> None:
        self.folder = tempfile.TemporaryDirectory(prefix="skerry-plain-")
        native = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__")
        shutil.copytree(Path(skerry.__file__).parent, Path(self.folder.name) / "skerry", ignore=native)
        self.complaints = (Path(self.folder.name) / "complaints").open("w+", encoding="utf-8", errors="replace")
        self.process = subprocess.Popen(
            command,
            env={**os.environ, "PYTHONPATH": self.folder.name},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self.complaints,
            text=True,
        )

    def __enter__(self) -> InterpretedGames:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.process.communicate()
        self.complaints.close()
        self.folder.cleanup()

    def lap(self, seconds: float) -> Lap:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        try:
            print(seconds, file=self.process.stdin, flush=True)
            line = self.process.stdout.readline()
        except OSError:
            line = ""
        try:
            return Lap(**json.loads(line))
        except (ValueError, TypeError):
            raise ConfigError(f"the interpreted games cannot be measured: {self.what_went_wrong(line)}") from None

    def what_went_wrong(self, line: str) -> str:
        if line:
            return f"their process answered {line.strip()!r} and not with games, actions and seconds"
        code = self.process.wait()
        self.complaints.seek(0)
        complaints = self.complaints.read().split("\n")
        last = next((complaint for complaint in reversed(complaints) if complaint.strip()), "it gave no reason")
        return f"their process ended with code {code}: {last}"


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
