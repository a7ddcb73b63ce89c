"""How much a bot may think."""

from __future__ import annotations

import time
from typing import final

from mypy_extensions import i64

from skerry.engine.errors import ConfigError


@final
class Budget:
    """So many positions and so many seconds for one decision; none is looked at beyond either."""

    def __init__(self, positions: int, seconds: float) -> None:
        if positions < 1:
            raise ConfigError(f"a bot needs a budget of at least one position, not {positions}")
        if not seconds > 0.0:
            raise ConfigError(f"a bot needs a budget of more than 0 seconds, not {seconds}")
        self.positions: i64 = positions
        self.seconds = seconds
        self.used: i64 = 0
        self.halfway = 0.0
        self.until = 0.0
        self.is_over = False

    def begin(self) -> None:
        self.used = 0
        self.is_over = False
        now = time.perf_counter()
        self.halfway = now + self.seconds / 2.0
        self.until = now + self.seconds

    def may_look_around(self) -> bool:
        """Whether there is time for more than the choices themselves: they have half of it to themselves."""
        return time.perf_counter() < self.halfway

    def spend(self) -> bool:
        """Whether there is one more position to look at."""
        if self.is_over:
            return False
        self.used += 1
        # Asking for the time costs as much as a small position.
        if self.used >= self.positions or (self.used % 8 == 0 and time.perf_counter() >= self.until):
            self.is_over = True
        return True
