"""What people say at a table."""

from __future__ import annotations

import time
from collections.abc import Callable

from skerry.server.errors import not_found, unavailable
from skerry.server.http.guard import Bucket
from skerry.server.live.audience import Audience
from skerry.server.settings import Settings
from skerry.server.store.rows import ChatRow, SeatRow
from skerry.server.store.store import STORE_FAILURES, Store
from skerry.server.store.writer import SPOILT


class Talk:
    """The lines of one game, kept in the store and told to its audience."""

    def __init__(self, game: str, store: Store, settings: Settings, audience: Audience) -> None:
        self.game = game
        self.store = store
        self.settings = settings
        self.audience = audience
        self.voices: dict[int, Bucket] = {}

    async def load(self) -> None:
        self.audience.talk = await self.store.talk(self.game)

    def voice_of(self, seat: int) -> Bucket:
        """How much a seat may still say."""
        if seat not in self.voices:
            self.voices[seat] = Bucket(self.settings.talk_per_second, self.settings.talk_burst)
        return self.voices[seat]

    async def may_say(self, seat: int, command: str) -> bool:
        """Whether a seat has not said too much, or has said this already and only asks again."""
        return self.voice_of(seat).take() or await self.store.was_said(self.game, seat, command)

    async def say(self, seat: SeatRow, text: str, command: str, acknowledge: Callable[[], None]) -> None:
        try:
            await self.store.say(ChatRow(self.game, 0, seat.seat, seat.name, text, time.time(), command))
        except STORE_FAILURES as failure:
            if isinstance(failure, SPOILT) and await self.is_gone():
                raise not_found() from None
            self.store.outage.failed(failure, game=self.game)
            raise unavailable() from None
        acknowledge()
        try:
            await self.hear()
        except STORE_FAILURES as failure:
            # It is stored and answered for; everybody hears it with the next line.
            self.store.outage.failed(failure, game=self.game)

    async def is_gone(self) -> bool:
        """Whether the game was deleted a moment ago."""
        try:
            return await self.store.game(self.game) is None
        except STORE_FAILURES:
            return False

    async def hear(self) -> None:
        """Tell what is new in the store."""
        last = self.audience.talk[-1].number if self.audience.talk else 0
        self.audience.hear(await self.store.talk(self.game, last))
