"""The WebSockets of a hall: for players, for the screen, and for referees."""

from __future__ import annotations

from typing import Any, Final

from fastapi import APIRouter, WebSocket

from skerry.reason import ReasonKind, reason_from_json
from skerry.server.errors import Refusal, unavailable
from skerry.server.halls.asking import Look, now_ms
from skerry.server.halls.audience import ON_SCREEN, PLAYER, HallClient
from skerry.server.halls.hall import LiveHall
from skerry.server.http.guard import Bucket
from skerry.server.http.hall_doors import NEEDS_HALL_TOKEN, NEEDS_REFEREE, ORGANISER, code_of, doors_of
from skerry.server.identity import is_game_name
from skerry.server.live.client import NO_GAME, NOT_ALLOWED
from skerry.server.live.connection import FAILED_HERE, TOO_MANY_MESSAGES, Connection, need_id, no_such_type, serve
from skerry.server.node import Node
from skerry.server.store.hall_store import NO_SUCH_HALL

ONLY_LOOKS_ON: Final = ReasonKind("only_looks_on", "here one only looks on; commands come from the own seat")
NOT_SEATED: Final = ReasonKind("hall_not_seated", "you have no seat in this hall")

router = APIRouter()

# What one person may say: nobody taps faster.
MESSAGES_PER_SECOND: Final = 6.0
MESSAGE_BURST: Final = 30.0
LOOKS_PER_SECOND: Final = 2.0
LOOK_BURST: Final = 6.0
LONGEST_COMMAND: Final = 2000


@router.websocket("/api/halls/{hall}/play")
async def play(socket: WebSocket, hall: str) -> None:
    await serve(socket, lambda node: enter(node, socket, hall, PLAYER))


@router.websocket("/api/halls/{hall}/screen")
async def screen(socket: WebSocket, hall: str) -> None:
    await serve(socket, lambda node: enter(node, socket, hall, ON_SCREEN))


@router.websocket("/api/halls/{hall}/watch")
async def watch(socket: WebSocket, hall: str) -> None:
    await serve(socket, lambda node: enter(node, socket, hall, "referee"))


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


class HallConnection(Connection):
    """A player, a referee or a screen."""

    client: HallClient

    def __init__(self, node: Node, socket: WebSocket, hall: LiveHall, client: HallClient) -> None:
        # A server with tighter settings is tight here too.
        rate = min(MESSAGES_PER_SECOND, node.settings.messages_per_second)
        burst = min(MESSAGE_BURST, node.settings.message_burst)
        most = min(LONGEST_COMMAND, node.settings.most_message)
        super().__init__(node, socket, client, {"hall": hall.row.hall}, rate, burst, most)
        self.hall = hall
        self.looks = Bucket(LOOKS_PER_SECOND, LOOK_BURST)

    async def admit(self) -> None:
        self.hall.admit(self.client)

    async def dismiss(self) -> None:
        self.hall.dismiss(self.client)

    def tell_snapshot(self) -> None:
        self.hall.tell_snapshot(self.client)

    async def answer(self, message: dict[str, Any]) -> None:
        """A command counts as of this moment, at which it came."""
        at = now_ms()
        kind = message.get("type")
        if kind == "ping":
            self.client.send({"type": "pong", "id": message.get("id"), "now": at})
        elif kind not in ("command", "possible"):
            raise no_such_type(kind)
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

        self.hall.asking.put_look(Look({"look": "possible", "number": self.client.number, "after": after}, hear, fail))

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

        await self.hall.asking.ask(order, hear=hear)
