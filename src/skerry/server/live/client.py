"""One open connection: who it is, and what still has to be told to it."""

from __future__ import annotations

import asyncio
import json
from typing import Any, Final

from skerry.reason import Reason, ReasonKind

TOO_SLOW: Final = ReasonKind("too_slow_to_follow", "too slow to follow; come back for a fresh snapshot")

# What may wait for one that is slow to read: messages, and characters in all of them.
MOST_WAITING: Final = 200
MOST_LETTERS: Final = 4_000_000

# Close codes. Those of the application's own range are final: coming back would not help.
GOING_AWAY: Final = 1001
TRY_AGAIN: Final = 1013
NOT_ALLOWED: Final = 4403
NO_GAME: Final = 4404
TOO_MANY: Final = 4429


class Client:
    """A seat or a spectator at a table. Messages go out in order; one that cannot keep up is let go."""

    def __init__(self, seat: int | None, token: str | None = None) -> None:
        self.seat = seat
        # The hash of the token it came with: when the seat changes hands, it has to go.
        self.token = token
        self.out: asyncio.Queue[str | None] = asyncio.Queue(MOST_WAITING)
        self.waiting = 0
        self.gone = False
        self.code = GOING_AWAY
        self.reason: Reason | None = None

    def send(self, message: dict[str, Any]) -> None:
        self.send_text(json.dumps(message, separators=(",", ":")))

    def send_text(self, text: str) -> None:
        if self.gone:
            return
        # One message may be as long as it is: what is too long is that it meets others.
        if self.out.full() or (self.waiting and self.waiting + len(text) > MOST_LETTERS):
            self.close(TRY_AGAIN, TOO_SLOW.of())
            return
        self.waiting += len(text)
        self.out.put_nowait(text)

    async def next_text(self) -> str | None:
        """What goes out next; None when it is time to close."""
        text = await self.out.get()
        self.waiting -= len(text or "")
        return text

    def close(self, code: int = GOING_AWAY, reason: Reason | None = None) -> None:
        """Tell the sender to stop, whatever still waits."""
        if self.gone:
            return
        self.gone = True
        self.code = code
        self.reason = reason
        while not self.out.empty():
            self.out.get_nowait()
        self.waiting = 0
        self.out.put_nowait(None)
