"""Everybody who is connected to one hall at this node, and what of it each of them is told."""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Iterable
from typing import Any, Final

from skerry.big.telling import ALL, BOARD, PARTNER, REFEREE, SCREEN, SEAT, SHOWN
from skerry.reason import Reason
from skerry.server.live.client import GOING_AWAY, NOT_ALLOWED, Client

PLAYER: Final = "player"
ON_SCREEN: Final = "screen"
REFEREES: Final = ("referee", "organiser")

Channel = tuple[str, int]


class HallClient(Client):
    """One open connection: a player by registration number, a referee by name, the organiser, or a screen."""

    def __init__(self, role: str, number: int | None = None, name: str = "", token: str | None = None) -> None:
        super().__init__(None, token)
        self.role = role
        self.number = number
        self.name = name
        self.channels: list[Channel] = []
        # What has to be told next, as the text of its parts.
        self.parts: list[str] = []


class HallAudience:
    def __init__(self) -> None:
        self.clients: set[HallClient] = set()
        self.listening: dict[Channel, set[HallClient]] = defaultdict(set)
        # Connections of each player who has one.
        self.here: dict[int, int] = {}

    def admit(self, client: HallClient) -> bool:
        """Whether a player is here by that who was not before."""
        self.clients.add(client)
        if client.number is None:
            return False
        self.here[client.number] = self.here.get(client.number, 0) + 1
        return self.here[client.number] == 1

    def dismiss(self, client: HallClient) -> bool:
        """Whether a player is gone by that."""
        if client not in self.clients:
            return False
        self.clients.discard(client)
        self._listen(client, [])
        if client.number is None:
            return False
        self.here[client.number] -= 1
        if self.here[client.number]:
            return False
        del self.here[client.number]
        return True

    def is_with_referee(self, name: str) -> bool:
        return any(client.role in REFEREES and client.name == name and not client.gone for client in self.clients)

    def _listen(self, client: HallClient, channels: list[Channel]) -> None:
        for channel in client.channels:
            self.listening[channel].discard(client)
            if not self.listening[channel]:
                del self.listening[channel]
        client.channels = channels
        for channel in channels:
            self.listening[channel].add(client)

    # Telling

    def tell_snapshot(self, client: HallClient, found: dict[str, Any], number: int, now: int, hall: str) -> None:
        """Everything that a client sees; from now on it is told what changes of that."""
        if client.gone or client not in self.clients:
            return
        seat = found["seat"]
        channels: list[Channel] = [(ALL, 0)]
        if client.role == PLAYER and seat is not None:
            channels += [(SEAT, seat), *((BOARD, board) for board in found["boards"])]
            channels += [(PARTNER, partner) for partner in found["partners"]]
        elif client.role != PLAYER:
            channels += [(SHOWN, 0), (SCREEN if client.role == ON_SCREEN else REFEREE, 0)]
        self._listen(client, channels)
        client.seat = seat
        head = {"type": "snapshot", "number": number, "now": now, "role": client.role, "seat": seat}
        told = json.dumps(head, separators=(",", ":"))
        client.send_text(f'{told[:-1]},"hall":{hall},"parts":[{",".join(found["parts"])}]}}')

    def tell(self, parts: Iterable[tuple[str, int, str]], number: int) -> None:
        """Every client gets one message with all parts that are for it."""
        told: list[HallClient] = []
        for scope, key, text in parts:
            for client in self.listening.get((scope, key), ()):
                if not client.parts:
                    told.append(client)
                client.parts.append(text)
        head = f'{{"type":"changes","number":{number},"parts":['
        for client in told:
            client.send_text(f"{head}{','.join(client.parts)}]}}")
            client.parts = []

    def drop(self, is_known: Any, reason: Reason) -> None:
        """Whoever came with a token that opens nothing any more has to go."""
        for client in list(self.clients):
            if client.token is not None and not is_known(client):
                client.close(NOT_ALLOWED, reason)

    def close(self, code: int = GOING_AWAY, reason: Reason | None = None) -> None:
        for client in list(self.clients):
            client.close(code, reason)
