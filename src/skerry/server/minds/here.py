"""Thinking without a process beside the node, where none can be started."""

from __future__ import annotations

import asyncio
import json

from skerry.server.beside.worker import carry_out
from skerry.server.minds.memory import Memory


class Here:
    """It is asked like a process. It thinks in a thread of the node, so nobody can stop it and others feel it."""

    is_alive = True

    def __init__(self) -> None:
        self.memory = Memory()

    async def ask(self, order: bytes, seconds: float) -> bytes | None:
        return await asyncio.to_thread(carry_out, self.memory.think, json.loads(order)["asked"])

    def kill(self) -> None:
        """There is nothing to end."""
