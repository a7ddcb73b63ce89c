"""How long ago, as an operator writes and reads it."""

from __future__ import annotations

import re
import time
from typing import Final

from skerry.engine.errors import ConfigError

UNITS: Final = {"s": 1, "m": 60, "h": 3600, "d": 86_400}


def moment(age: str, option: str) -> float | None:
    """The time so long ago; none for an empty text."""
    if not age:
        return None
    match = re.fullmatch(r"(\d{1,9})([smhd])", age)
    if match is None:
        raise ConfigError(f"{option} is a number with s, m, h or d, as in 90m or 14d, not {age!r}")
    return time.time() - int(match[1]) * UNITS[match[2]]


def age_of(at: float) -> str:
    """In the largest unit of which there are two."""
    seconds = max(0.0, time.time() - at)
    unit = next((unit for unit in ("d", "h", "m") if seconds >= 2 * UNITS[unit]), "s")
    return f"{int(seconds // UNITS[unit])}{unit}"
