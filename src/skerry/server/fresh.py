"""What is found out at most once a second, however many ask."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Final, Generic, TypeVar

T = TypeVar("T")

# Seconds for which what was found is believed.
BELIEVED: Final = 1.0


class Fresh(Generic[T]):
    """The last finding, shared by all who ask; who asks while it is being found waits for it with the others."""

    def __init__(self, find: Callable[[], Awaitable[T]]) -> None:
        self.find = find
        self.finding: asyncio.Future[T] | None = None
        self.asked = 0.0

    async def get(self) -> T:
        now = time.monotonic()
        if self.finding is None or (self.finding.done() and now - self.asked > BELIEVED):
            self.asked = now
            self.finding = asyncio.ensure_future(self.find())
        return await asyncio.shield(self.finding)
