"""The WebSocket of a table: a snapshot first, then whatever happens; commands are answered one by one."""

from __future__ import annotations

from typing import Any, Final

from fastapi import APIRouter, WebSocket

from skerry.reason import ReasonKind
from skerry.server.errors import NO_SUCH_GAME, Refusal
from skerry.server.http.seats import seat_or_none
from skerry.server.identity import is_game_name, token_of
from skerry.server.lettering import seen
from skerry.server.live.client import NO_GAME, NOT_ALLOWED, Client
from skerry.server.live.commands import act, call_bot, come_back, vote
from skerry.server.live.connection import Connection, need_id, no_such_type, serve
from skerry.server.live.progress import PAUSE, PLAY
from skerry.server.live.table import Table
from skerry.server.node import Node
from skerry.server.store.rows import BY_PERSON
from skerry.server.store.store import STORE_FAILURES

NOT_WATCHED: Final = ReasonKind("not_watched", "this game may not be watched")
SPECTATORS_WATCH: Final = ReasonKind("spectators_watch", "spectators watch; sit down to play")
TALKS_TOO_FAST: Final = ReasonKind("talks_too_fast", "too many lines of talk; wait a moment")
TALK_LENGTH: Final = ReasonKind("talk_length", "a line of talk has 1 to {most} letters")

router = APIRouter()


@router.websocket("/api/games/{game}/live")
async def live(socket: WebSocket, game: str) -> None:
    await serve(socket, lambda node: enter(node, socket, game))


async def enter(node: Node, socket: WebSocket, game: str) -> TableConnection:
    """A connection for whoever may look at this game; the status of a refusal is a close code."""
    table = await node.tables.find(game) if is_game_name(game) else None
    if table is None:
        raise Refusal("no_such_game", NO_SUCH_GAME.of(), NO_GAME)
    await table.need_progress()
    seat = seat_or_none(table.seats, token_of(socket, game))
    if seat is None and not table.row.may_watch:
        raise Refusal("not_yours", NOT_WATCHED.of(), NOT_ALLOWED)
    client = Client(seat, None if seat is None else table.seats[seat].token)
    return TableConnection(node, socket, table, client)


class TableConnection(Connection):
    """A seat or a spectator at a table."""

    def __init__(self, node: Node, socket: WebSocket, table: Table, client: Client) -> None:
        settings = node.settings
        rate, burst, most = settings.messages_per_second, settings.message_burst, settings.most_message
        super().__init__(node, socket, client, {"game": table.row.game}, rate, burst, most)
        self.table = table

    async def admit(self) -> None:
        self.table.admit(self.client)
        await self.announce()

    async def dismiss(self) -> None:
        self.table.dismiss(self.client)
        await self.announce()

    async def announce(self) -> None:
        """Tell other nodes who is here; they hear it later where that fails."""
        try:
            await self.node.tables.announce_changes(self.table)
        except STORE_FAILURES as failure:
            self.node.store.outage.failed(failure)

    def tell_snapshot(self) -> None:
        self.table.tell_snapshot(self.client)

    def refusal(self, refusal: Refusal) -> dict[str, Any]:
        return {**super().refusal(refusal), "number": self.number()}

    def number(self) -> int:
        return 0 if self.table.progress is None else self.table.progress.number

    async def answer(self, message: dict[str, Any]) -> None:
        kind = message.get("type")
        if kind == "ping":
            self.client.send({"id": message.get("id"), "type": "pong"})
            return
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
            raise no_such_type(kind)

    def need_text(self, message: dict[str, Any]) -> str:
        text = message.get("text")
        if not isinstance(text, str):
            raise Refusal("malformed", "chat needs a text")
        cleaned = seen(text)
        if not cleaned or len(cleaned) > self.node.settings.most_chat:
            raise Refusal("too_long", TALK_LENGTH.of(most=self.node.settings.most_chat))
        return cleaned


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
