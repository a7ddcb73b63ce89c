"""One open connection: who it is, and what it has been told."""

from __future__ import annotations

import asyncio
import json
from typing import Any, Final

MOST_WAITING: Final = 200


class Client:
    """A seat or a spectator at a table. Messages go out in order; one that cannot keep up is let go."""

    def __init__(self, seat: int | None) -> None:
        self.seat = seat
        self.out: asyncio.Queue[str | None] = asyncio.Queue(MOST_WAITING)
        self.view: dict[str, Any] = {}
        self.gone = False

    def send(self, message: dict[str, Any]) -> None:
        self.send_text(json.dumps(message, separators=(",", ":")))

    def send_text(self, text: str) -> None:
        if self.gone:
            return
        try:
            self.out.put_nowait(text)
        except asyncio.QueueFull:
            self.close()

    def close(self) -> None:
        """Tell the sender to stop, whatever still waits."""
        self.gone = True
        while not self.out.empty():
            self.out.get_nowait()
        self.out.put_nowait(None)
