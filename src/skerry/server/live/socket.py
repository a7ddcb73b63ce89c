"""The WebSocket: a snapshot first, then whatever happens; commands are answered one by one."""

from __future__ import annotations

import asyncio
import contextlib
import json
import time
from typing import Any, Final

from fastapi import APIRouter, WebSocket, WebSocketDisconnect

from skerry.server.errors import Refusal
from skerry.server.http.guard import Bucket, address_of, is_same_origin
from skerry.server.http.tables import seat_or_none
from skerry.server.identity import token_of
from skerry.server.live.client import Client
from skerry.server.live.progress import PAUSE, PLAY
from skerry.server.live.table import Table
from skerry.server.metrics import CLIENTS, COMMAND_SECONDS, REFUSALS
from skerry.server.node import Node, node_of
from skerry.server.store.rows import BY_PERSON, ChatRow

router = APIRouter()

MOST_ID: Final = 64
# Close codes of the application's own range.
NO_GAME: Final = 4404
NOT_ALLOWED: Final = 4403
TOO_MANY: Final = 4429


@router.websocket("/api/games/{game}/live")
async def live(socket: WebSocket, game: str) -> None:
    node = node_of(socket)
    address = address_of(socket)
    if not is_same_origin(socket, node.settings):
        await socket.close(NOT_ALLOWED)
        return
    await socket.accept()
    table = await node.tables.find(game)
    if table is None:
        await socket.close(NO_GAME, f"there is no game {game}")
        return
    seat = seat_or_none(table, token_of(socket, game))
    if seat is None and not table.row.may_watch:
        await socket.close(NOT_ALLOWED, "this game may not be watched")
        return
    if node.sockets.get(address, 0) >= node.settings.most_sockets:
        await socket.close(TOO_MANY, "too many connections from your address")
        return
    await Connection(node, socket, table, Client(seat), address).run()


class Connection:
    """One client until it goes."""

    def __init__(self, node: Node, socket: WebSocket, table: Table, client: Client, address: str) -> None:
        self.node = node
        self.socket = socket
        self.table = table
        self.client = client
        self.address = address
        self.bucket = Bucket(node.settings.messages_per_second, node.settings.message_burst)

    async def run(self) -> None:
        self.node.sockets[self.address] = self.node.sockets.get(self.address, 0) + 1
        CLIENTS.inc()
        sender = asyncio.create_task(self.send_all())
        try:
            self.table.clients.add(self.client)
            self.table.snapshot(self.client, await self.node.store.talk(self.table.row.game))
            self.table.tell_table()
            self.table.wake.set()
            await self.receive_all()
        finally:
            self.table.clients.discard(self.client)
            self.table.touched = time.monotonic()
            self.client.close()
            self.table.tell_table()
            self.node.sockets[self.address] -= 1
            if self.node.sockets[self.address] == 0:
                del self.node.sockets[self.address]
            CLIENTS.dec()
            with contextlib.suppress(Exception):
                await sender

    async def send_all(self) -> None:
        try:
            while (text := await self.client.out.get()) is not None:
                await self.socket.send_text(text)
            await self.socket.close(1001)
        except (WebSocketDisconnect, RuntimeError):
            self.client.gone = True

    async def receive_all(self) -> None:
        with contextlib.suppress(WebSocketDisconnect, RuntimeError):
            while not self.client.gone:
                await self.receive(await self.socket.receive_text())

    async def receive(self, text: str) -> None:
        began = time.perf_counter()
        command: str | None = None
        try:
            if len(text) > self.node.settings.most_message:
                raise Refusal("too_long", f"a message has at most {self.node.settings.most_message} bytes")
            if not self.bucket.take():
                raise Refusal("too_fast", "too many messages; wait a moment")
            message = read_message(text)
            command = message.get("id")
            answer = await self.answer(message)
        except Refusal as refusal:
            REFUSALS.labels(refusal.code).inc()
            answer = {"type": "refused", "code": refusal.code, "reason": refusal.reason, "number": self.number()}
        if answer is not None:
            self.client.send({"id": command, **answer})
        COMMAND_SECONDS.observe(time.perf_counter() - began)

    def number(self) -> int:
        return 0 if self.table.progress is None else self.table.progress.number

    async def answer(self, message: dict[str, Any]) -> dict[str, Any] | None:
        kind = message.get("type")
        if kind == "ping":
            return {"type": "pong"}
        if kind == "resync":
            self.table.snapshot(self.client, await self.node.store.talk(self.table.row.game))
            return None
        seat = self.client.seat
        if seat is None:
            raise Refusal("not_yours", "spectators watch; sit down to play")
        command = need_id(message)
        if kind == "act":
            action = message.get("action")
            if not isinstance(action, dict) or not isinstance(action.get("kind"), str):
                raise Refusal("malformed", "an action is an object with a kind")
            if "table" in action or "undo" in action:
                raise Refusal("malformed", "an action has a kind and its operands, nothing else")
            return self.done(await self.table.act(seat, command, need_number(message), action, BY_PERSON))
        if kind == "undo":
            return self.done(await self.table.act(seat, command, need_number(message), {"undo": True}, BY_PERSON))
        if kind == "chat":
            await self.chat(seat, message.get("text"))
        elif kind in (PAUSE, PLAY):
            await self.table.vote(seat, kind)
        elif kind == "back":
            await self.table.come_back(seat)
        else:
            raise Refusal("malformed", f"there is no message of type {str(kind)[:40]!r}")
        return self.done(self.number())

    def done(self, number: int) -> dict[str, Any]:
        return {"type": "done", "number": number}

    async def chat(self, seat: int, text: object) -> None:
        if not isinstance(text, str):
            raise Refusal("malformed", "chat needs a text")
        cleaned = " ".join("".join(letter if letter.isprintable() else " " for letter in text).split())
        if not cleaned or len(cleaned) > self.node.settings.most_chat:
            raise Refusal("too_long", f"a line of talk has 1 to {self.node.settings.most_chat} letters")
        row = self.table.seats[seat]
        line = await self.node.store.say(ChatRow(row.game, 0, seat, row.name, cleaned, time.time()))
        if self.node.store.is_sqlite:
            for client in list(self.table.clients):
                client.send({"type": "chat", "message": line.to_json()})


def read_message(text: str) -> dict[str, Any]:
    try:
        message = json.loads(text)
    except (ValueError, RecursionError):
        raise Refusal("malformed", "a message is JSON") from None
    if not isinstance(message, dict):
        raise Refusal("malformed", "a message is a JSON object with a type")
    command = message.get("id")
    if command is not None and (not isinstance(command, str) or not 0 < len(command) <= MOST_ID):
        raise Refusal("malformed", f"the id of a message is a string of at most {MOST_ID} characters")
    return message


def need_id(message: dict[str, Any]) -> str:
    command = message.get("id")
    if not isinstance(command, str):
        raise Refusal("malformed", "this message needs an id")
    return command


def need_number(message: dict[str, Any]) -> int:
    number = message.get("number")
    if isinstance(number, bool) or not isinstance(number, int):
        raise Refusal("malformed", "this message needs the number it was based on")
    return number
