"""Games that nobody comes back to: they end, or go, after a time that the operator sets."""

from __future__ import annotations

import logging
import time
from collections.abc import Awaitable, Callable, Sequence
from typing import Final

from skerry.server.errors import Refusal, too_much_at_once
from skerry.server.live.ending import ABANDONED, end_game
from skerry.server.settings import Settings
from skerry.server.store.rows import FINISHED, OPEN, PAUSED, PLAYING, GameRow, SeatRow
from skerry.server.store.store import Store

log = logging.getLogger("skerry.old_games")

# Dealt with in one go.
MOST_AT_ONCE: Final = 10


class OldGames:
    """Ends what is abandoned and deletes what is over for long. Several nodes may do so at the same time: each game is
    held while it is dealt with, and who comes second finds it done."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self.store = store
        self.settings = settings

    async def keep(self, games: Sequence[str]) -> None:
        """Nothing becomes old while people are there, even if they only talk or look."""
        patience = [after for after in (self.settings.abandoned_after, self.settings.keep_finished) if after]
        if patience:
            await self.store.touch(games, time.time() - min(patience) / 4)

    async def clear_away(self) -> list[str]:
        """Some of them; the games that were ended or deleted now."""
        return [
            *await self.each((OPEN, PLAYING, PAUSED), self.settings.abandoned_after, self.abandon),
            *await self.each((FINISHED,), self.settings.keep_finished, self.delete),
        ]

    async def each(
        self, states: tuple[str, ...], after: float, deal_with: Callable[[GameRow, float], Awaitable[None]]
    ) -> list[str]:
        if after == 0.0:
            return []
        before = time.time() - after
        rows = await self.store.untouched(states, before, MOST_AT_ONCE)
        done: list[str] = []
        for row in rows:
            try:
                await deal_with(row, before)
                done.append(row.game)
            except Refusal:
                continue  # somebody came meanwhile
            except Exception:
                log.exception("an old game stays", extra={"game": row.game})
        return done

    async def abandon(self, row: GameRow, before: float) -> None:
        """A table that never began leaves nothing that would be worth keeping."""
        if row.state == OPEN:
            await self.delete(row, before)
        else:
            await end_game(self.store, row.game, ABANDONED, before)

    async def delete(self, row: GameRow, before: float) -> None:
        def need_the_same(now: GameRow, _: list[SeatRow]) -> None:
            if now.state != row.state or now.touched >= before:
                raise too_much_at_once()

        await self.store.remove(row.game, need_the_same)
