"""The line in front of the processes beside a node: bounded, and fair between addresses."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Any, Final

from skerry.reason import ReasonKind
from skerry.server.beside.kinds import Kind
from skerry.server.errors import Refusal

TOO_MUCH_TO_DO: Final = ReasonKind("too_much_to_do", "the server has too much to work out; try again in a moment")

# After so many seconds, what an address has used counts half.
FORGIVEN: Final = 20.0
MOST_REMEMBERED: Final = 10_000


class Failed(Exception):  # noqa: N818 - it names what became of the work
    """Work that broke; the text is for the log."""


# What is to be worked out, looked up when it is its turn.
Asked = Callable[[], Awaitable[dict[str, Any]]]
Answer = bytes | Refusal | Failed


def busy() -> Refusal:
    return Refusal("busy", TOO_MUCH_TO_DO.of(), 503)


class Piece:
    """Something to work out, and how many wait for it."""

    def __init__(self, kind: Kind, key: str, asked: Asked) -> None:
        self.kind = kind
        self.key = key
        self.asked = asked
        self.answer: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        self.wanted = 0
        # Whose lines it stands in.
        self.addresses: list[str] = []

    def settle(self, answer: Answer) -> None:
        if not self.answer.done():
            self.answer.set_result(answer)


class Spent:
    """Seconds of work that each address has used lately."""

    def __init__(self) -> None:
        self.by_address: dict[str, tuple[float, float]] = {}

    def of(self, address: str) -> float:
        seconds, at = self.by_address.get(address, (0.0, 0.0))
        return float(seconds * 0.5 ** ((time.monotonic() - at) / FORGIVEN))

    def add(self, address: str, seconds: float) -> None:
        total = self.of(address) + seconds
        self.by_address.pop(address, None)
        self.by_address[address] = (total, time.monotonic())
        if len(self.by_address) > MOST_REMEMBERED:
            del self.by_address[next(iter(self.by_address))]


class Line:
    """Whoever has used least comes next, and of those who have used the same whoever wants least, so that many who ask
    for much wait for each other and not others for them."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.length = 0
        self.lines: dict[str, deque[Piece]] = {}
        self.spent = Spent()
        self.arrived = asyncio.Event()

    def join(self, piece: Piece, address: str) -> None:
        """Let a piece wait; whoever waits for it already only lends it another place."""
        if address in piece.addresses:
            return
        if not piece.addresses:
            if self.length >= self.most:
                self.make_room(self.burden(address) + piece.kind.guess)
            self.length += 1
        piece.addresses.append(address)
        self.lines.setdefault(address, deque()).append(piece)
        self.arrived.set()

    def make_room(self, burden: float) -> None:
        """When the line is full, the last piece of the address that asks for most makes room for one that asks for
        less: many addresses with one long piece each keep nobody out who wants a short one."""
        heaviest = max(self.lines, key=self.burden)
        if self.burden(heaviest) <= burden:
            raise busy()
        last = self.lines[heaviest][-1]
        self.leave(last)
        last.settle(busy())

    def burden(self, address: str) -> float:
        """What an address will have used when all that it waits for is done."""
        return self.spent.of(address) + sum(piece.kind.guess for piece in self.lines.get(address, ()))

    def leave(self, piece: Piece) -> None:
        """Nobody waits for it any more, or it is taken up."""
        if piece.addresses:
            self.length -= 1
        for address in piece.addresses:
            line = self.lines[address]
            line.remove(piece)
            if not line:
                del self.lines[address]
        piece.addresses = []

    def cost(self, address: str) -> float:
        """What an address will have used when its next piece is done."""
        return self.spent.of(address) + self.lines[address][0].kind.guess

    async def next(self) -> tuple[Piece, str]:
        """The piece to take up now, and for whom."""
        while not self.lines:
            self.arrived.clear()
            await self.arrived.wait()
        address = min(self.lines, key=self.cost)
        piece = self.lines[address][0]
        self.leave(piece)
        return piece, address
