"""Awards: data; who holds one is `awards.py`."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64


@final
class Award:
    """A card that the leader in something holds."""

    def __init__(self, name: str, minimum: int, points: int) -> None:
        self.name = name
        self.minimum: i64 = minimum
        self.points: i64 = points
        self.index: i64 = -1
