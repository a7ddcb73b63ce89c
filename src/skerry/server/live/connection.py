"""A WebSocket from its first moment to its last, whatever room it leads to: admission, rates, refusals, and an end."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import time
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Iterator
from typing import Any, Final

from fastapi import WebSocket, WebSocketDisconnect

from skerry.reason import ReasonKind
from skerry.server.doors.doors import TOO_MANY_CONNECTIONS
from skerry.server.errors import Refusal, unavailable
from skerry.server.http.guard import Bucket, address_of, is_same_origin
from skerry.server.live.client import NOT_ALLOWED, TOO_MANY, TRY_AGAIN, Client
from skerry.server.metrics import CLIENTS, COMMAND_SECONDS, REFUSALS
from skerry.server.node import Node, node_of
from skerry.server.store.store import STORE_FAILURES

COME_BACK: Final = ReasonKind("store_away_come_back", "the store cannot be reached; come back")
COME_BACK_SOON: Final = ReasonKind("too_many_requests_come_back", "too many requests; come back in a moment")
FAR_TOO_MANY: Final = ReasonKind("far_too_many_messages", "far too many messages")
TOO_MANY_MESSAGES: Final = ReasonKind("too_many_messages", "too many messages; wait a moment")
FAILED_HERE: Final = ReasonKind("failed_try_again", "something went wrong on our side; try again")
MESSAGE_TOO_LONG: Final = ReasonKind("message_too_long", "a message has at most {most} bytes")
TOO_MANY_SNAPSHOTS: Final = ReasonKind("too_many_snapshots", "too many snapshots; wait a moment")

log = logging.getLogger("skerry.socket")

MOST_ID: Final = 64
# Characters of a message that came too fast in which its id is looked for; commands are far shorter.
MOST_LOOKED_AT: Final = 4096
# So many times the rate that is answered, a client may send and be refused; beyond that it is sent away.
PATIENCE: Final = 10.0
# Snapshots that a client may ask for: they are long work.
SNAPSHOTS_PER_SECOND: Final = 1.0
SNAPSHOT_BURST: Final = 5.0
# Seconds that one message may take to go out; whoever takes nothing for so long is not there.
SLOWEST: Final = 30.0


class Connection(ABC):
    """One client until it goes."""

    def __init__(
        self, node: Node, socket: WebSocket, client: Client, about: dict[str, str], rate: float, burst: float, most: int
    ) -> None:
        """`about` is what the log says of its room; `most`, how many bytes a message may have."""
        self.node = node
        self.socket = socket
        self.client = client
        self.about = about
        self.most = most
        self.bucket = Bucket(rate, burst)
        self.patience = Bucket(PATIENCE * rate, PATIENCE * burst)
        self.snapshots = Bucket(SNAPSHOTS_PER_SECOND, SNAPSHOT_BURST)

    @abstractmethod
    async def admit(self) -> None:
        """Let the client into its room."""

    @abstractmethod
    async def dismiss(self) -> None:
        """Let everybody there know that it is gone."""

    @abstractmethod
    def tell_snapshot(self) -> None:
        """Everything that the client sees."""

    @abstractmethod
    async def answer(self, message: dict[str, Any]) -> None:
        """Answer anything but a wish for a snapshot. What is written down is answered before anybody else hears of
        it."""

    def refusal(self, refusal: Refusal) -> dict[str, Any]:
        return {"type": "refused", "code": refusal.code, "reason": refusal.reason.to_json()}

    async def run(self) -> None:
        sender = asyncio.create_task(self.send_all())
        try:
            await self.admit()
            await self.receive_all()
        finally:
            self.client.close()
            with contextlib.suppress(Exception):
                await sender

    async def send_all(self) -> None:
        """Until the client is gone; then everybody hears of it, however long the connection takes to end."""
        try:
            while (text := await self.client.next_text()) is not None:
                async with asyncio.timeout(SLOWEST):
                    await self.socket.send_text(text)
            async with asyncio.timeout(SLOWEST):
                told = self.client.reason
                # What closes a connection fits into a frame of 123 bytes; the client has the words.
                await self.socket.close(self.client.code, None if told is None else told.code)
        except (WebSocketDisconnect, RuntimeError, OSError):
            self.client.close()
        except Exception:
            log.exception("a client cannot be told anything", extra=self.about)
            self.client.close()
        finally:
            await self.dismiss()

    async def receive_all(self) -> None:
        """Until the connection ends. Whoever is gone, or was sent away, is not listened to any more."""
        with contextlib.suppress(WebSocketDisconnect, RuntimeError, OSError):
            while True:
                message = await self.socket.receive()
                if message["type"] == "websocket.disconnect":
                    return
                if not self.client.gone:
                    await self.receive(message.get("text"))

    async def receive(self, text: str | None) -> None:
        """Answer one message; whatever is wrong with it, the connection goes on."""
        began = time.perf_counter()
        command: str | None = None
        try:
            if not self.patience.take():
                self.client.close(TOO_MANY, FAR_TOO_MANY.of())
            if not self.bucket.take():
                command = id_in(text)
                raise Refusal("too_fast", TOO_MANY_MESSAGES.of())
            message = self.read(text)
            command = message.get("id")
            if message.get("type") != "resync":
                await self.answer(message)
            elif self.snapshots.take():
                self.tell_snapshot()
            else:
                raise Refusal("too_fast", TOO_MANY_SNAPSHOTS.of())
        except Refusal as refusal:
            self.refuse(command, refusal)
        except STORE_FAILURES as failure:
            self.node.store.outage.failed(failure)
            self.refuse(command, unavailable())
        except Exception:
            log.exception("a command failed", extra=self.about)
            self.refuse(command, Refusal("failure", FAILED_HERE.of()))
        COMMAND_SECONDS.observe(time.perf_counter() - began)

    def refuse(self, command: str | None, refusal: Refusal) -> None:
        REFUSALS.labels(refusal.code).inc()
        self.client.send({"id": command, **self.refusal(refusal)})

    def read(self, text: str | None) -> dict[str, Any]:
        if text is None:
            raise Refusal("malformed", "a message is text, not bytes")
        if len(text) > self.most or len(text.encode(errors="replace")) > self.most:
            raise Refusal("too_long", MESSAGE_TOO_LONG.of(most=self.most))
        return read_message(text)


async def serve(socket: WebSocket, enter: Callable[[Node], Awaitable[Connection]]) -> None:
    """Let somebody in who may be, until the end; `enter` refuses with a close code."""
    node = node_of(socket)
    if not is_same_origin(socket, node.settings):
        await socket.close(NOT_ALLOWED)
        return
    await socket.accept()
    try:
        with counted(node, address_of(socket)):
            connection = await enter(node)
            await connection.run()
    except Refusal as refusal:
        REFUSALS.labels(refusal.code).inc()
        # What loading a room refuses has a status of HTTP; it is well to come back for that.
        await socket.close(refusal.status if refusal.status >= 1000 else TRY_AGAIN, refusal.reason.code)
    except STORE_FAILURES as failure:
        node.store.outage.failed(failure)
        await socket.close(TRY_AGAIN, COME_BACK.code)


@contextlib.contextmanager
def counted(node: Node, address: str) -> Iterator[None]:
    """A connection counts from the first moment to the last."""
    if node.sockets.get(address, 0) >= node.settings.most_sockets:
        raise Refusal("too_many", TOO_MANY_CONNECTIONS.of(), TOO_MANY)
    if not node.requests.take(address):
        raise Refusal("too_fast", COME_BACK_SOON.of(), TRY_AGAIN)
    node.sockets[address] = node.sockets.get(address, 0) + 1
    CLIENTS.inc()
    try:
        yield
    finally:
        CLIENTS.dec()
        node.sockets[address] -= 1
        if node.sockets[address] == 0:
            del node.sockets[address]


def read_message(text: str) -> dict[str, Any]:
    try:
        message = json.loads(text)
    except (ValueError, RecursionError):
        raise Refusal("malformed", "a message is JSON") from None
    if not isinstance(message, dict):
        raise Refusal("malformed", "a message is a JSON object with a type")
    command = message.get("id")
    if command is not None and not (isinstance(command, str) and 0 < len(command) <= MOST_ID and command.isprintable()):
        raise Refusal("malformed", f"the id of a message is a printable string of at most {MOST_ID} characters")
    return message


def id_in(text: str | None) -> str | None:
    """The id of a message that is not read any further; none where it would take long to find."""
    if text is None or len(text) > MOST_LOOKED_AT:
        return None
    try:
        return read_message(text).get("id")
    except Refusal:
        return None


def need_id(message: dict[str, Any]) -> str:
    command = message.get("id")
    if not isinstance(command, str):
        raise Refusal("malformed", "this message needs an id")
    return command


def no_such_type(kind: object) -> Refusal:
    return Refusal("malformed", f"there is no message of type {str(kind)[:40]!r}")
