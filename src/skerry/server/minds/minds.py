"""All processes of a node that think for bots."""

from __future__ import annotations

from skerry.server.minds.mind import Mind
from skerry.server.settings import Settings


class Minds:
    """So many and no more: with more tables bots get slower, and people do not."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.all: list[Mind] = []

    def start(self) -> None:
        self.all = [Mind(self.settings) for _ in range(self.settings.bot_processes)]

    async def stop(self) -> None:
        for mind in self.all:
            await mind.stop()

    def take(self) -> Mind:
        """The mind of another game, which it keeps: the one with the fewest."""
        mind = min(self.all, key=lambda each: each.games)
        mind.games += 1
        return mind
