"""Why the robber moves: rules that restrict it ask for the cause."""

from __future__ import annotations

from typing import Final

CAUSE_SEVEN: Final = 0
CAUSE_KNIGHT: Final = 1
CAUSE_OTHER: Final = 2
