"""What a process of bots does, by name."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from skerry.server.minds.memory import Memory

# A person may wait for long work; bots have time.
NICER: Final = 10
THINK: Final = "think"

WORKS: Final[dict[str, Callable[[Any], bytes]]] = {THINK: Memory().think}
