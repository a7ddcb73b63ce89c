"""A process beside the node, as the node sees it."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
import threading
from collections.abc import Mapping, Sequence
from contextlib import suppress
from queue import SimpleQueue
from typing import Final

from skerry.server.beside.pipe import put, take
from skerry.server.settings import ENVIRONMENT

# The module with the table of what is worked out there.
WORKS: Final = "skerry.server.beside.works"

Asked = tuple[bytes | None, "asyncio.Future[bytes | None]"]


def without_settings(environment: Mapping[str, str]) -> dict[str, str]:
    """What an operator has set is the node's own: the address of the database may hold its password."""
    return {name: value for name, value in environment.items() if not name.startswith(ENVIRONMENT)}


class Process:
    """It answers one thing at a time. A thread waits for it, since not every event loop can wait for pipes."""

    def __init__(self, memory: int, works: str, rules: Sequence[str] = ()) -> None:
        self.loop = asyncio.get_running_loop()
        # The same code from the same places as the node's own, and nothing from where the node happens to stand.
        self.popen = subprocess.Popen(
            [sys.executable, "-P", "-m", "skerry.server.beside.worker", works, str(memory), *rules],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            # What a terminal tells all its processes is the node's to hear.
            start_new_session=True,
            env={**without_settings(os.environ), "PYTHONPATH": os.pathsep.join(sys.path)},
        )
        self.asked: SimpleQueue[Asked | None] = SimpleQueue()
        # Nobody waits for this thread when the node ends, and the process ends with the node.
        threading.Thread(target=self.talk, name="beside", daemon=True).start()

    @property
    def is_alive(self) -> bool:
        return self.popen.poll() is None

    async def hear(self, seconds: float) -> bytes | None:
        """What it says without being asked."""
        return await self.answer(None, seconds)

    async def ask(self, order: bytes, seconds: float) -> bytes | None:
        """The answer; None if the process is gone. A TimeoutError if it took too long: then it is gone too."""
        return await self.answer(order, seconds)

    async def answer(self, order: bytes | None, seconds: float) -> bytes | None:
        answer: asyncio.Future[bytes | None] = self.loop.create_future()
        self.asked.put((order, answer))
        try:
            # Not `wait_for`: until Python 3.12 it does not end when it is cancelled at the moment that it is woken.
            async with asyncio.timeout(seconds):
                return await answer
        except (TimeoutError, asyncio.CancelledError):
            self.kill()
            raise

    def kill(self) -> None:
        """Its thread sees the end of the pipe, and ends."""
        self.popen.kill()
        self.asked.put(None)

    # In the thread

    def talk(self) -> None:
        orders, answers = self.popen.stdin, self.popen.stdout
        assert orders is not None
        assert answers is not None
        while (asked := self.asked.get()) is not None:
            order, answer = asked
            try:
                if order is not None:
                    put(orders, order)
                told = take(answers)
            except (OSError, ValueError):
                told = None
            self.tell(answer, told)
        with suppress(OSError):
            orders.close()
        answers.close()
        self.popen.wait()

    def tell(self, answer: asyncio.Future[bytes | None], told: bytes | None) -> None:
        # The loop may be closed by now, and whoever asked may have gone.
        with suppress(RuntimeError):
            self.loop.call_soon_threadsafe(lambda: None if answer.done() else answer.set_result(told))
