"""One connection that has become a WebSocket: it keeps its place at the doors until it ends."""

from __future__ import annotations

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from skerry.server.doors.doors import Doors


class LiveDoor(WebSocketsSansIOProtocol):
    def connection_lost(self, exc: Exception | None) -> None:
        doors: Doors = self.app_state["doors"]
        doors.leave(self.transport)
        super().connection_lost(exc)
