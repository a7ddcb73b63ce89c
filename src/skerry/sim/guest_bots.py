"""Bots that others wrote: a Python file adds them to `BOTS`, and they can be named like those of the house."""

from __future__ import annotations

import sys
from collections.abc import Iterable
from importlib import import_module
from pathlib import Path
from typing import Final

from skerry.engine.errors import ConfigError

# Each process of a simulation brings them anew.
brought: Final[list[str]] = []


def bring_bots(files: Iterable[str]) -> None:
    """Import the files; what lies beside one can be imported by it, as by any script."""
    for name in files:
        file = Path(name).resolve()
        if file.suffix != ".py" or not file.is_file():
            raise ConfigError(f"there is no Python file {name} to take bots from")
        if str(file.parent) not in sys.path:
            sys.path.insert(0, str(file.parent))
        try:
            module = import_module(file.stem)
        except (ImportError, SyntaxError) as failure:
            raise ConfigError(f"no bots can be taken from {name}: {failure}") from None
        if Path(module.__file__ or "").resolve() != file:
            raise ConfigError(f"there is another Python module {file.stem}: call {name} something else")
        if str(file) not in brought:
            brought.append(str(file))
