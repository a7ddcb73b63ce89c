"""The line in front of one process of bots."""

from __future__ import annotations

import asyncio
from collections import OrderedDict

from skerry.server.minds.question import Question


class Line:
    """Whoever came first is next. A game stands in it once at the most, so every table waits equally long, and the line
    is never longer than there are tables."""

    def __init__(self) -> None:
        self.waiting: OrderedDict[str, Question] = OrderedDict()
        self.arrived = asyncio.Event()

    def join(self, question: Question) -> None:
        self.waiting[question.game] = question
        self.arrived.set()

    def leave(self, question: Question) -> None:
        if self.waiting.get(question.game) is question:
            del self.waiting[question.game]

    async def next(self) -> Question:
        while not self.waiting:
            self.arrived.clear()
            await self.arrived.wait()
        return self.waiting.popitem(last=False)[1]
