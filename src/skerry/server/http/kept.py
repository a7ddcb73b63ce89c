"""Long answers that need not be worked out again."""

from __future__ import annotations

from collections import OrderedDict
from typing import Final

MOST_KEPT: Final = 8


class Kept:
    """The last answers: a finished game never changes, and telling it is long work."""

    def __init__(self) -> None:
        self.bodies: OrderedDict[str, bytes] = OrderedDict()

    def get(self, game: str) -> bytes | None:
        if game in self.bodies:
            self.bodies.move_to_end(game)
        return self.bodies.get(game)

    def keep(self, game: str, body: bytes) -> None:
        self.bodies[game] = body
        while len(self.bodies) > MOST_KEPT:
            self.bodies.popitem(last=False)
