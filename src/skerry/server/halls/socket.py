"""The WebSockets of a hall: for players, for the screen, and for referees."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from typing import Any, Final

from fastapi import APIRouter, WebSocket, WebSocketDisconnect

from skerry.reason import ReasonKind, reason_from_json
from skerry.server.errors import Refusal, unavailable
from skerry.server.halls.audience import ON_SCREEN, PLAYER, HallClient
from skerry.server.halls.hall import LiveHall, Look, now_ms
from skerry.server.http.guard import Bucket, address_of, is_same_origin
from skerry.server.http.hall_doors import NEEDS_HALL_TOKEN, NEEDS_REFEREE, ORGANISER, code_of, doors_of
from skerry.server.identity import is_game_name
from skerry.server.live.client import NO_GAME, NOT_ALLOWED, TOO_MANY, TRY_AGAIN
from skerry.server.live.socket import (
    COME_BACK,
    FAILED_HERE,
    FAR_TOO_MANY,
    MESSAGE_TOO_LONG,
    SLOWEST,
    SNAPSHOT_BURST,
    SNAPSHOTS_PER_SECOND,
    TOO_MANY_MESSAGES,
    TOO_MANY_SNAPSHOTS,
    counted,
    id_in,
    need_id,
    read_message,
)
from skerry.server.metrics import COMMAND_SECONDS, REFUSALS
from skerry.server.node import Node, node_of
from skerry.server.store.hall_store import NO_SUCH_HALL
from skerry.server.store.store import STORE_FAILURES

ONLY_LOOKS_ON: Final = ReasonKind("only_looks_on", "here one only looks on; commands come from the own seat")
NOT_SEATED: Final = ReasonKind("hall_not_seated", "you have no seat in this hall")

log = logging.getLogger("skerry.halls")

router = APIRouter()

# What one person may say: nobody taps faster.
MESSAGES_PER_SECOND: Final = 6.0
MESSAGE_BURST: Final = 30.0
PATIENCE: Final = 10.0
LOOKS_PER_SECOND: Final = 2.0
LOOK_BURST: Final = 6.0
LONGEST_COMMAND: Final = 2000


@router.websocket("/api/halls/{hall}/play")
async def play(socket: WebSocket, hall: str) -> None:
    await serve(socket, hall, PLAYER)


@router.websocket("/api/halls/{hall}/screen")
async def screen(socket: WebSocket, hall: str) -> None:
    await serve(socket, hall, ON_SCREEN)


@router.websocket("/api/halls/{hall}/watch")
async def watch(socket: WebSocket, hall: str) -> None:
    await serve(socket, hall, "referee")


async def serve(socket: WebSocket, hall: str, role: str) -> None:
    node = node_of(socket)
    if not is_same_origin(socket, node.settings):
        await socket.close(NOT_ALLOWED)
        return
    await socket.accept()
    try:
        with counted(node, address_of(socket)):
            connection = await enter(node, socket, hall, role)
            await connection.run()
    except Refusal as refusal:
        REFUSALS.labels(refusal.code).inc()
        await socket.close(refusal.status if refusal.status >= 1000 else TRY_AGAIN, refusal.reason.code)
    except STORE_FAILURES as failure:
        node.store.outage.failed(failure)
        await socket.close(TRY_AGAIN, COME_BACK.code)


async def enter(node: Node, socket: WebSocket, name: str, role: str) -> HallConnection:
    """A connection for whoever may be here; the status of a refusal is a close code."""
    hall = await node.halls.find(name) if is_game_name(name) else None
    if hall is None:
        raise Refusal("no_such_hall", NO_SUCH_HALL.of(), NO_GAME)
    if role == ON_SCREEN:
        return HallConnection(node, socket, hall, HallClient(ON_SCREEN))
    doors = await doors_of(hall, socket)
    of_player, of_referee, of_organiser = doors.tokens
    if role == PLAYER:
        if doors.number is None:
            raise Refusal("not_yours", NEEDS_HALL_TOKEN.of(), NOT_ALLOWED)
        return HallConnection(node, socket, hall, HallClient(PLAYER, doors.number, token=of_player))
    if doors.referee is not None:
        return HallConnection(node, socket, hall, HallClient("referee", name=doors.referee, token=of_referee))
    if doors.organiser:
        return HallConnection(node, socket, hall, HallClient(ORGANISER, name=ORGANISER, token=of_organiser))
    raise Refusal("not_yours", NEEDS_REFEREE.of(), NOT_ALLOWED)


class HallConnection:
    """One client until it goes."""

    def __init__(self, node: Node, socket: WebSocket, hall: LiveHall, client: HallClient) -> None:
        self.node = node
        self.socket = socket
        self.hall = hall
        self.client = client
        # A server with tighter settings is tight here too.
        rate = min(MESSAGES_PER_SECOND, node.settings.messages_per_second)
        burst = min(MESSAGE_BURST, node.settings.message_burst)
        self.bucket = Bucket(rate, burst)
        self.patience = Bucket(PATIENCE * rate, PATIENCE * burst)
        self.snapshots = Bucket(SNAPSHOTS_PER_SECOND, SNAPSHOT_BURST)
        self.looks = Bucket(LOOKS_PER_SECOND, LOOK_BURST)

    async def run(self) -> None:
        sender = asyncio.create_task(self.send_all())
        try:
            self.hall.admit(self.client)
            await self.receive_all()
        finally:
            self.client.close()
            with contextlib.suppress(Exception):
                await sender

    async def send_all(self) -> None:
        """Until the client is gone; then whoever is concerned hears of it, however long the connection takes to end."""
        try:
            while (text := await self.client.next_text()) is not None:
                async with asyncio.timeout(SLOWEST):
                    await self.socket.send_text(text)
            async with asyncio.timeout(SLOWEST):
                told = self.client.reason
                await self.socket.close(self.client.code, None if told is None else told.code)
        except (WebSocketDisconnect, RuntimeError, OSError):
            self.client.close()
        except Exception:
            log.exception("a client cannot be told anything", extra={"hall": self.hall.row.hall})
            self.client.close()
        finally:
            self.hall.dismiss(self.client)

    async def receive_all(self) -> None:
        with contextlib.suppress(WebSocketDisconnect, RuntimeError, OSError):
            while True:
                message = await self.socket.receive()
                if message["type"] == "websocket.disconnect":
                    return
                if not self.client.gone:
                    await self.receive(message.get("text"), now_ms())

    async def receive(self, text: str | None, at: int) -> None:
        """Answer one message, which counts as of the moment when it came. Whatever is wrong with it, the connection
        goes on."""
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
            await self.answer(message, at)
        except Refusal as refusal:
            self.refuse(command, refusal)
        except STORE_FAILURES as failure:
            self.node.store.outage.failed(failure)
            self.refuse(command, unavailable())
        except Exception:
            log.exception("a command failed", extra={"hall": self.hall.row.hall})
            self.refuse(command, Refusal("failure", FAILED_HERE.of()))
        COMMAND_SECONDS.observe(time.perf_counter() - began)

    def refuse(self, command: str | None, refusal: Refusal) -> None:
        REFUSALS.labels(refusal.code).inc()
        told = {"type": "refused", "id": command, "code": refusal.code, "reason": refusal.reason.to_json()}
        self.client.send(told)

    def read(self, text: str | None) -> dict[str, Any]:
        if text is None:
            raise Refusal("malformed", "a message is text, not bytes")
        most = min(LONGEST_COMMAND, self.node.settings.most_message)
        if len(text.encode(errors="replace")) > most:
            raise Refusal("too_long", MESSAGE_TOO_LONG.of(most=most))
        return read_message(text)

    async def answer(self, message: dict[str, Any], at: int) -> None:
        kind = message.get("type")
        if kind == "ping":
            self.client.send({"type": "pong", "id": message.get("id"), "now": now_ms()})
        elif kind == "resync":
            if not self.snapshots.take():
                raise Refusal("too_fast", TOO_MANY_SNAPSHOTS.of())
            self.hall.tell_snapshot(self.client)
        elif kind not in ("command", "possible"):
            raise Refusal("malformed", f"there is no message of type {str(kind)[:40]!r}")
        elif self.client.role != PLAYER:
            raise Refusal("not_seated", ONLY_LOOKS_ON.of())
        elif kind == "possible":
            self.tell_possible(need_id(message), message.get("after"))
        else:
            await self.command(need_id(message), message, at)

    def tell_possible(self, command: str, after: object) -> None:
        if after is not None and not (isinstance(after, dict) and isinstance(after.get("kind"), str)):
            raise Refusal("malformed", "a command is an object with a kind")
        if not self.looks.take():
            raise Refusal("too_fast", TOO_MANY_MESSAGES.of())

        def hear(found: dict[str, Any]) -> None:
            told = {"type": "possible", "id": command, "number": self.hall.number}
            self.client.send({**told, "actions": found.get("actions", [])})

        def fail(_: Exception) -> None:
            self.refuse(command, unavailable())

        self.hall.put_look(Look({"look": "possible", "number": self.client.number, "after": after}, hear, fail))

    async def command(self, command: str, message: dict[str, Any], at: int) -> None:
        said, turn = message.get("command"), message.get("turn")
        if not isinstance(said, dict) or not isinstance(said.get("kind"), str):
            raise Refusal("malformed", "a command is an object with a kind")
        if turn is not None and (isinstance(turn, bool) or not isinstance(turn, int)):
            raise Refusal("malformed", "turn is a number")
        told = {**said, "client": command, "turn": turn}
        order = {"do": "command", "number": self.client.number, "at": at, "command": told}

        def hear(answer: dict[str, Any]) -> None:
            if answer["done"]:
                told = {"type": "done", "id": command, "number": answer["number"], "told": answer["told"]}
                self.client.send(told)
                return
            code = answer.get("code") or code_of(answer["reason"])
            if answer["reason"] is not None:
                reason = reason_from_json(answer["reason"])
            else:
                reason = NOT_SEATED.of() if code == "not_seated" else FAILED_HERE.of()
            self.refuse(command, Refusal(code, reason))

        await self.hall.ask(order, hear=hear)
