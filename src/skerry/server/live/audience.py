"""Everybody who looks at a table from this node, and what each of them is told."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any, Final

from skerry.reason import Reason, ReasonKind
from skerry.server.live.client import GOING_AWAY, NOT_ALLOWED, Client
from skerry.server.live.facts import facts_of
from skerry.server.live.progress import Progress
from skerry.server.live.telling import position_for, update_of
from skerry.server.store.rows import ChatRow, Entry, SeatRow

NOT_AT_TABLE: Final = ReasonKind("not_at_table", "you are not at this table any more")

MOST_TALK: Final = 100
# Stands for all spectators of a node among its seats.
WATCHER: Final = -1


class Audience:
    """The clients of a table. Each gets a snapshot when it comes, and from then on everything, in order."""

    def __init__(self) -> None:
        self.clients: set[Client] = set()
        self.closed = False
        self.talk: list[ChatRow] = []
        self.facts: dict[str, Any] | None = None
        # What the clients of each seat have been told so far; all of them are equally far.
        self.views: dict[int | None, dict[str, Any]] = {}

    def seats(self) -> set[int]:
        return {client.seat for client in self.clients if client.seat is not None and not client.gone}

    def here(self) -> set[int]:
        """What other nodes are told: the seats, and whether anybody watches."""
        watching = any(client.seat is None and not client.gone for client in self.clients)
        return self.seats() | ({WATCHER} if watching else set())

    def send(self, message: dict[str, Any]) -> None:
        text = json.dumps(message, separators=(",", ":"))
        for client in list(self.clients):
            client.send_text(text)

    def snapshot(self, client: Client, table: dict[str, Any], progress: Progress | None) -> None:
        told: dict[str, Any] = {
            "type": "snapshot",
            "number": 0 if progress is None else progress.number,
            "seat": client.seat,
            "table": table,
            "chat": [line.to_json() for line in self.talk],
        }
        if progress is not None:
            if self.facts is None:
                self.facts = facts_of(progress.game)
            position = position_for(progress, client.seat)
            self.views[client.seat] = position["view"]
            told["facts"] = self.facts
            told.update(position)
            told["events"] = [event.to_json(client.seat) for event in progress.recent_events()]
        client.send(told)

    def update(self, progress: Progress, entry: Entry) -> None:
        """Everybody gets what changed for them; clients of one seat share the work."""
        texts: dict[int | None, str] = {}
        views: dict[int | None, dict[str, Any]] = {}
        for client in list(self.clients):
            if client.gone:
                continue
            seat = client.seat
            if seat not in texts:
                position = position_for(progress, seat)
                views[seat] = position["view"]
                told = update_of(progress, entry, seat, position, self.views[seat])
                texts[seat] = json.dumps(told, separators=(",", ":"))
            client.send_text(texts[seat])
        self.views = views

    def hear(self, lines: Sequence[ChatRow]) -> None:
        """Lines of talk that are new here."""
        for line in lines:
            if not self.talk or line.number > self.talk[-1].number:
                self.talk = [*self.talk[1 - MOST_TALK :], line]
                self.send({"type": "chat", "message": line.to_json()})

    def drop_strangers(self, seats: Sequence[SeatRow]) -> None:
        """Whoever was sent away, or left on another device, holds a token that opens nothing any more."""
        for client in list(self.clients):
            if client.seat is not None and seats[client.seat].token != client.token:
                client.close(NOT_ALLOWED, NOT_AT_TABLE.of())

    def close(self, code: int = GOING_AWAY, reason: Reason | None = None) -> None:
        self.closed = True
        for client in list(self.clients):
            client.close(code, reason)
