"""Games in a process of its own, for whoever writes numbers of seconds to it.

One line in: how long to play. One line out: games, actions and seconds.
"""

from __future__ import annotations

import json
import os
import subprocess
import tempfile
from collections.abc import Mapping, Sequence
from pathlib import Path
from types import TracebackType
from typing import Self

from skerry.bench.rounds import Lap
from skerry.engine.errors import ConfigError


class ProcessGames:
    """A contender that plays elsewhere; `name` says which games cannot be measured when something goes wrong."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.folder = tempfile.TemporaryDirectory(prefix="skerry-bench-")
        self.complaints = (Path(self.folder.name) / "complaints").open("w+", encoding="utf-8", errors="replace")

    def start(self, command: Sequence[str], settings: Mapping[str, str]) -> None:
        self.process = subprocess.Popen(
            command,
            env={**os.environ, **settings},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self.complaints,
            text=True,
        )

    def __enter__(self) -> Self:
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
            raise ConfigError(f"the {self.name} games cannot be measured: {self.what_went_wrong(line)}") from None

    def what_went_wrong(self, line: str) -> str:
        if line:
            return f"their process answered {line.strip()!r} and not with games, actions and seconds"
        code = self.process.wait()
        self.complaints.seek(0)
        complaints = self.complaints.read().split("\n")
        last = next((complaint for complaint in reversed(complaints) if complaint.strip()), "it gave no reason")
        return f"their process ended with code {code}: {last}"
