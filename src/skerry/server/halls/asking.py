"""What is asked of a hall at this node, from the moment when it came until it is answered."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from skerry.server.errors import Refusal, too_much_at_once, unavailable
from skerry.server.store.hall_rows import PersonRow
from skerry.server.store.hall_store import HallStore

MOST_AT_ONCE: Final = 256
MOST_WAITING: Final = 4000
# Seconds for which somebody waits for an answer.
LONGEST_WAIT: Final = 20.0

_SINCE: Final = time.time() - time.monotonic()

Told = dict[str, Any]
Hear = Callable[[Told], None]


def now_ms() -> int:
    """The server's clock, which never goes back while the server runs (BIG-086)."""
    return int(1000 * (_SINCE + time.monotonic()))


@dataclass(eq=False)
class Asked:
    """Something that somebody wants done, who is told what came of it, and who came by it."""

    order: Told
    hear: Hear
    fail: Callable[[Exception], None]
    person: PersonRow | None = None
    inbox: int | None = None


@dataclass(eq=False)
class Look:
    """Something that somebody wants to see, as it is when everything before was stored."""

    order: Told
    hear: Hear
    fail: Callable[[Exception], None]


class Asking:
    """Where this node leads, what is asked joins what waits here; else it is handed to the node that does."""

    def __init__(self, hall: str, node: str, store: HallStore) -> None:
        self.hall = hall
        self.node = node
        self.store = store
        self.leading = False
        self.closed = False
        self.orders: list[Asked] = []
        self.looks: list[Look] = []
        # What this node asked another one, by its number there; and answers that were quicker than that number.
        self.sent: dict[int, Asked] = {}
        self.early: dict[int, Told] = {}
        # Something new waits, here or perhaps from other nodes.
        self.woken = asyncio.Event()
        self.is_asked_elsewhere = True

    # What somebody waits for

    async def ask(self, order: Told, person: PersonRow | None = None, hear: Hear | None = None) -> Told:
        """What came of it, when that is stored; `hear` is told at that very moment, before everybody else is."""
        answer: asyncio.Future[Told] = asyncio.get_running_loop().create_future()
        settle = _settling(answer)

        def hear_first(told: Told) -> None:
            if hear is not None:
                hear(told)
            settle(told)

        await self.put(Asked(order, hear_first, _failing(answer), person))
        return await _in_time(answer)

    async def look(self, order: Told) -> Told:
        found: asyncio.Future[Told] = asyncio.get_running_loop().create_future()
        self.put_look(Look(order, _settling(found), _failing(found)))
        return await _in_time(found)

    # What waits

    async def put(self, asked: Asked) -> None:
        asked.order.setdefault("at", now_ms())
        if self.closed:
            raise unavailable()
        if len(self.orders) >= MOST_WAITING:
            raise Refusal("busy", too_much_at_once().reason, 503)
        if self.leading or not self.store.several:
            self.orders.append(asked)
            self.woken.set()
            return
        person = None if asked.person is None else vars(asked.person)
        body = json.dumps({"order": asked.order, "person": person}, separators=(",", ":"))
        number = await self.store.ask(self.hall, self.node, asked.order["at"], body)
        early = self.early.pop(number, None)
        if early is not None:
            asked.hear(early)
        else:
            self.sent[number] = asked

    def say(self, order: Told) -> None:
        """Something whose answer nobody waits for; who is here is told again and again anyway."""
        asked = Asked({**order, "at": now_ms()}, nothing, nothing_failed)
        if self.leading or not self.store.several:
            self.orders.append(asked)
            self.woken.set()
        else:
            saying = asyncio.create_task(self.put(asked))
            saying.add_done_callback(_hear_no_more)

    def put_look(self, look: Look) -> None:
        if self.closed:
            raise unavailable()
        self.looks.append(look)
        self.woken.set()

    def hear_answer(self, number: int, answer: Told) -> None:
        """What another node says to something that was asked here."""
        asked = self.sent.pop(number, None)
        if asked is None:
            self.early[number] = answer
        else:
            asked.hear(answer)

    # What is taken from that

    def take_orders(self, at: int) -> list[Asked]:
        """What came until then, in its order, some at a time."""
        taken = [asked for asked in self.orders if asked.order["at"] <= at][:MOST_AT_ONCE]
        gone = set(taken)
        self.orders = [asked for asked in self.orders if asked not in gone]
        return taken

    def take_looks(self) -> list[Look]:
        looks, self.looks = self.looks, []
        return looks

    def put_back(self, orders: Sequence[Asked], looks: Sequence[Look]) -> None:
        """Nothing came of it; whoever waits hears of that with all others."""
        self.orders = [*orders, *self.orders]
        self.looks = [*looks, *self.looks]

    def give_up(self) -> None:
        """Nothing that waits was stored."""
        waiting: list[Asked | Look] = [*self.orders, *self.looks, *self.sent.values()]
        self.orders, self.looks, self.sent = [], [], {}
        for each in waiting:
            each.fail(unavailable())

    async def wait(self, seconds: float) -> bool:
        """Whether somebody asks for something before that time is over."""
        self.woken.clear()
        if seconds > 0:
            try:
                async with asyncio.timeout(seconds):
                    await self.woken.wait()
            except TimeoutError:
                return False
        return True


async def _in_time(answer: asyncio.Future[Told]) -> Told:
    try:
        async with asyncio.timeout(LONGEST_WAIT):
            return await answer
    except TimeoutError:
        raise unavailable() from None


def _settling(answer: asyncio.Future[Told]) -> Hear:
    return lambda told: None if answer.done() else answer.set_result(told)


def _failing(answer: asyncio.Future[Told]) -> Callable[[Exception], None]:
    return lambda failure: None if answer.done() else answer.set_exception(failure)


def nothing(_: Told) -> None:
    """Nobody waits for it."""


def nothing_failed(_: Exception) -> None:
    """It is said again, or told when the hall is back."""


def _hear_no_more(saying: asyncio.Task[None]) -> None:
    if not saying.cancelled():
        saying.exception()
