"""The C++ twin: the base game on bit sets, which says how fast it could be."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path
from typing import Final

from skerry.bench.process import ProcessGames

SOURCE: Final = Path("bench") / "twin.cpp"
FLAGS: Final = ("-std=c++17", "-O3", "-march=native")


def compiler() -> str | None:
    """What compiles C++ here, if anything does."""
    return shutil.which(os.environ.get("CXX", "c++"))


def can_be_built(source: Path = SOURCE) -> bool:
    return source.exists() and compiler() is not None


class TwinGames(ProcessGames):
    """A contender that is compiled on the spot."""

    def __init__(self, source: Path = SOURCE) -> None:
        super().__init__("C++")
        program = Path(self.folder.name) / "twin"
        command = [str(compiler()), *FLAGS, "-o", str(program), str(source)]
        built = subprocess.run(command, stderr=self.complaints, check=False)
        # What does not compile ends like a process that gave up: with its last complaint.
        self.start([str(program)] if built.returncode == 0 else ["false"], {})
