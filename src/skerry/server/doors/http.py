"""One connection that speaks HTTP, held to the limits of the doors."""

from __future__ import annotations

import asyncio
import json
from functools import cache
from http import HTTPStatus
from typing import Any, Final

from uvicorn.config import Config
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.server import ServerState

from skerry.reason import ReasonKind
from skerry.server.addresses import household
from skerry.server.doors.doors import ANSWER, BODY, HEAD, LIVE, TAKING, Doors
from skerry.server.errors import Refusal
from skerry.server.metrics import DOORS, REFUSALS

HEAD_TOO_LONG: Final = ReasonKind("head_too_long", "the head of a request has at most {most} bytes")

# Bytes of the first line and the headers of a request.
MOST_HEAD: Final = 65_536
# Requests that are sent before the answers to earlier ones; browsers send none.
MOST_AHEAD: Final = 16


class TooFarAhead(Exception):  # noqa: N818 - it ends the reading of what was sent
    """More requests at once than anybody needs."""


@cache
def proxies(trusted: str | tuple[str, ...]) -> ProxyHeadersMiddleware:
    """What knows which peers are trusted to speak for others; it wraps nothing here."""

    async def nothing(*_: object) -> None:
        """Never called."""

    return ProxyHeadersMiddleware(nothing, trusted if isinstance(trusted, str) else list(trusted))


def is_proxy(config: Config, host: str) -> bool:
    trusted = config.forwarded_allow_ips
    return host in proxies(trusted if isinstance(trusted, str) else tuple(trusted)).trusted_hosts


def answer(refusal: Refusal) -> bytes:
    """A refusal as it goes over the wire where no application can send it."""
    body = json.dumps(refusal.to_json()).encode()
    head = (
        f"HTTP/1.1 {refusal.status} {HTTPStatus(refusal.status).phrase}",
        "content-type: application/json",
        f"content-length: {len(body)}",
        "connection: close",
    )
    return "\r\n".join([*head, "", ""]).encode() + body


class HttpDoor(HttpToolsProtocol):
    """A connection until it ends or becomes a WebSocket. Which part of a request it is at follows from the parser."""

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.doors: Doors = app_state["doors"]
        self.is_in_body = False
        self.head = 0
        self.requests = 0

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        host = self.client[0] if self.client is not None else "unknown"
        refusal = self.doors.enter(transport, None if is_proxy(self.config, host) else household(host))
        if refusal is not None:
            self.refuse(refusal)

    def connection_lost(self, exc: Exception | None) -> None:
        self.doors.leave(self.transport)
        super().connection_lost(exc)

    def refuse(self, refusal: Refusal) -> None:
        REFUSALS.labels(refusal.code).inc()
        self.transport.write(answer(refusal))
        self.transport.close()

    # What comes in

    def data_received(self, data: bytes) -> None:
        requests = self.requests
        super().data_received(data)
        if not self.is_in_body and self.requests == requests:
            self.head += len(data)
            if self.head > MOST_HEAD and not self.transport.is_closing():
                DOORS.labels("long_head").inc()
                self.refuse(Refusal("too_long", HEAD_TOO_LONG.of(most=MOST_HEAD), 431))
        self.look()

    def on_header(self, name: bytes, value: bytes) -> None:
        # What follows a body in chunks is read by nobody and would be kept without end.
        if not self.is_in_body:
            super().on_header(name, value)

    def on_headers_complete(self) -> None:
        super().on_headers_complete()
        self.is_in_body = True
        self.head = 0
        if len(self.pipeline) > MOST_AHEAD:
            raise TooFarAhead

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self.is_in_body = False
        self.requests += 1

    def handle_websocket_upgrade(self) -> None:
        # First, since a refusal may end the connection at once.
        self.doors.note(self.transport, LIVE)
        super().handle_websocket_upgrade()

    # What goes out

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self.look()

    def pause_writing(self) -> None:
        super().pause_writing()
        self.look()

    def resume_writing(self) -> None:
        super().resume_writing()
        self.look()

    def look(self) -> None:
        """Tell the doors what this connection does."""
        if self in self.connections:
            self.doors.note(self.transport, self.phase())

    def phase(self) -> str:
        if self.flow.write_paused:
            return TAKING
        if self.cycle is None or self.cycle.response_complete:
            return HEAD
        # With others behind it, the request that is being answered has come to its end.
        return BODY if self.cycle.more_body and not self.pipeline else ANSWER
