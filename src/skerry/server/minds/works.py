"""What a process of bots does, by name."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from skerry.server.minds.memory import Memory

THINK: Final = "think"

WORKS: Final[dict[str, Callable[[Any], bytes]]] = {THINK: Memory().think}
