"""The WebSocket: a snapshot first, then whatever happens; commands are answered one by one."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import time
from collections.abc import Iterator
from typing import Any, Final

from fastapi import APIRouter, WebSocket, WebSocketDisconnect

from skerry.reason import ReasonKind
from skerry.server.doors.doors import TOO_MANY_CONNECTIONS
from skerry.server.errors import NO_SUCH_GAME, Refusal, unavailable
from skerry.server.http.guard import Bucket, address_of, is_same_origin
from skerry.server.http.seats import seat_or_none
from skerry.server.identity import is_game_name, token_of
from skerry.server.lettering import seen
from skerry.server.live.client import NO_GAME, NOT_ALLOWED, TOO_MANY, TRY_AGAIN, Client
from skerry.server.live.commands import act, call_bot, come_back, vote
from skerry.server.live.progress import PAUSE, PLAY
from skerry.server.live.table import Table
from skerry.server.metrics import CLIENTS, COMMAND_SECONDS, REFUSALS
from skerry.server.node import Node, node_of
from skerry.server.store.rows import BY_PERSON
from skerry.server.store.store import STORE_FAILURES

COME_BACK: Final = ReasonKind("store_away_come_back", "the store cannot be reached; come back")
COME_BACK_SOON: Final = ReasonKind("too_many_requests_come_back", "too many requests; come back in a moment")
NOT_WATCHED: Final = ReasonKind("not_watched", "this game may not be watched")
FAR_TOO_MANY: Final = ReasonKind("far_too_many_messages", "far too many messages")
TOO_MANY_MESSAGES: Final = ReasonKind("too_many_messages", "too many messages; wait a moment")
FAILED_HERE: Final = ReasonKind("failed_try_again", "something went wrong on our side; try again")
MESSAGE_TOO_LONG: Final = ReasonKind("message_too_long", "a message has at most {most} bytes")
TOO_MANY_SNAPSHOTS: Final = ReasonKind("too_many_snapshots", "too many snapshots; wait a moment")
SPECTATORS_WATCH: Final = ReasonKind("spectators_watch", "spectators watch; sit down to play")
TALKS_TOO_FAST: Final = ReasonKind("talks_too_fast", "too many lines of talk; wait a moment")
TALK_LENGTH: Final = ReasonKind("talk_length", "a line of talk has 1 to {most} letters")

log = logging.getLogger("skerry.socket")

router = APIRouter()

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


@router.websocket("/api/games/{game}/live")
async def live(socket: WebSocket, game: str) -> None:
    node = node_of(socket)
    if not is_same_origin(socket, node.settings):
        await socket.close(NOT_ALLOWED)
        return
    await socket.accept()
    try:
        with counted(node, address_of(socket)):
            connection = await enter(node, socket, game)
            await connection.run()
    except Refusal as refusal:
        REFUSALS.labels(refusal.code).inc()
        await socket.close(refusal.status, refusal.reason.code)
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


async def enter(node: Node, socket: WebSocket, game: str) -> Connection:
    """A connection for whoever may look at this game; the status of a refusal is a close code."""
    table = await node.tables.find(game) if is_game_name(game) else None
    if table is None:
        raise Refusal("no_such_game", NO_SUCH_GAME.of(), NO_GAME)
    await table.need_progress()
    seat = seat_or_none(table.seats, token_of(socket, game))
    if seat is None and not table.row.may_watch:
        raise Refusal("not_yours", NOT_WATCHED.of(), NOT_ALLOWED)
    client = Client(seat, None if seat is None else table.seats[seat].token)
    return Connection(node, socket, table, client)


class Connection:
    """One client until it goes."""

    def __init__(self, node: Node, socket: WebSocket, table: Table, client: Client) -> None:
        self.node = node
        self.socket = socket
        self.table = table
        self.client = client
        rate, burst = node.settings.messages_per_second, node.settings.message_burst
        self.bucket = Bucket(rate, burst)
        self.patience = Bucket(PATIENCE * rate, PATIENCE * burst)
        self.snapshots = Bucket(SNAPSHOTS_PER_SECOND, SNAPSHOT_BURST)

    async def run(self) -> None:
        sender = asyncio.create_task(self.send_all())
        try:
            self.table.admit(self.client)
            await self.announce()
            await self.receive_all()
        finally:
            self.client.close()
            with contextlib.suppress(Exception):
                await sender

    async def announce(self) -> None:
        """Tell other nodes who is here; they hear it later where that fails."""
        try:
            await self.node.tables.announce_changes(self.table)
        except STORE_FAILURES as failure:
            self.node.store.outage.failed(failure)

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
            log.exception("a client cannot be told anything", extra={"game": self.table.row.game})
            self.client.close()
        finally:
            self.table.dismiss(self.client)
            await self.announce()

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
            answer = await self.answer(message)
        except Refusal as refusal:
            answer = self.refused(refusal)
        except STORE_FAILURES as failure:
            self.node.store.outage.failed(failure)
            answer = self.refused(unavailable())
        except Exception:
            log.exception("a command failed", extra={"game": self.table.row.game})
            answer = self.refused(Refusal("failure", FAILED_HERE.of()))
        if answer is not None:
            self.client.send({"id": command, **answer})
        COMMAND_SECONDS.observe(time.perf_counter() - began)

    def refused(self, refusal: Refusal) -> dict[str, Any]:
        REFUSALS.labels(refusal.code).inc()
        return {"type": "refused", "code": refusal.code, "reason": refusal.reason.to_json(), "number": self.number()}

    def read(self, text: str | None) -> dict[str, Any]:
        if text is None:
            raise Refusal("malformed", "a message is text, not bytes")
        most = self.node.settings.most_message
        if len(text) > most or len(text.encode(errors="replace")) > most:
            raise Refusal("too_long", MESSAGE_TOO_LONG.of(most=most))
        return read_message(text)

    def number(self) -> int:
        return 0 if self.table.progress is None else self.table.progress.number

    async def answer(self, message: dict[str, Any]) -> dict[str, Any] | None:
        """What to answer; commands that are written down answer by themselves, before anybody else hears of them."""
        kind = message.get("type")
        if kind == "ping":
            return {"type": "pong"}
        if kind == "resync":
            if not self.snapshots.take():
                raise Refusal("too_fast", TOO_MANY_SNAPSHOTS.of())
            self.table.tell_snapshot(self.client)
            return None
        seat = self.client.seat
        if seat is None:
            raise Refusal("not_yours", SPECTATORS_WATCH.of())
        command = need_id(message)

        def done(number: int) -> None:
            self.client.send({"id": command, "type": "done", "number": number})

        if kind == "act":
            body = need_action(message)
            await act(self.table, seat, command, need_number(message), body, BY_PERSON, done)
        elif kind == "undo":
            await act(self.table, seat, command, need_number(message), {"undo": True}, BY_PERSON, done)
        elif kind == "chat":
            text = self.need_text(message)
            if not await self.table.talk.may_say(seat, command):
                raise Refusal("too_fast", TALKS_TOO_FAST.of())
            await self.table.talk.say(self.table.seats[seat], text, command, lambda: done(self.number()))
        elif kind in (PAUSE, PLAY):
            await vote(self.table, seat, kind, command, done)
        elif kind == "back":
            await come_back(self.table, seat, command, done)
        elif kind == "call_bot":
            need_no_level(message)
            await call_bot(self.table, seat, need_seat(message), command, done)
        else:
            raise Refusal("malformed", f"there is no message of type {str(kind)[:40]!r}")
        return None

    def need_text(self, message: dict[str, Any]) -> str:
        text = message.get("text")
        if not isinstance(text, str):
            raise Refusal("malformed", "chat needs a text")
        cleaned = seen(text)
        if not cleaned or len(cleaned) > self.node.settings.most_chat:
            raise Refusal("too_long", TALK_LENGTH.of(most=self.node.settings.most_chat))
        return cleaned


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


def need_number(message: dict[str, Any]) -> int:
    number = message.get("number")
    if isinstance(number, bool) or not isinstance(number, int):
        raise Refusal("malformed", "this message needs the number it was based on")
    return number


def need_seat(message: dict[str, Any]) -> int:
    seat = message.get("seat")
    if isinstance(seat, bool) or not isinstance(seat, int):
        raise Refusal("malformed", "this message needs the number of a seat")
    return seat


def need_no_level(message: dict[str, Any]) -> None:
    """A wish that nobody would heed is refused rather than dropped."""
    if "level" in message:
        raise Refusal("malformed", "a bot that stands in has no level to choose; levels are for seats of bots")


def need_action(message: dict[str, Any]) -> dict[str, Any]:
    action = message.get("action")
    if not isinstance(action, dict) or not isinstance(action.get("kind"), str):
        raise Refusal("malformed", "an action is an object with a kind")
    if "table" in action or "undo" in action:
        raise Refusal("malformed", "an action has a kind and its operands, nothing else")
    return action
