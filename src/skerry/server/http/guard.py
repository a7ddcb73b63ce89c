"""Limits and checks that every request passes before anything is done with it."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import Any, Final
from urllib.parse import urlsplit

from starlette.datastructures import MutableHeaders
from starlette.requests import HTTPConnection, Request
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from skerry.reason import ReasonKind
from skerry.server.addresses import household
from skerry.server.errors import Refusal
from skerry.server.logs import log_request
from skerry.server.metrics import REFUSALS
from skerry.server.settings import Settings

FOREIGN_PAGE: Final = ReasonKind("foreign_page", "this page may not talk to this server")
FAILURE: Final = ReasonKind("failure_here", "something went wrong on our side")
TOO_MANY_REQUESTS: Final = ReasonKind("too_many_requests", "too many requests; wait a moment")
REQUEST_TOO_SLOW: Final = ReasonKind("request_too_slow", "the request did not come in time")
REQUEST_TOO_LONG: Final = ReasonKind("request_too_long", "a request has at most {most} bytes")

log = logging.getLogger("skerry.requests")

MOST_REMEMBERED: Final = 10_000
# For operators, but open to everybody who asks; those who watch the server keep their room whatever players do.
WATCHED: Final = ("/healthz", "/metrics")
# Seconds after which those who ask too fast are told so: who does not wait by himself is made to.
LATE: Final = 0.2
TOO_SLOW: Final = 408
READING: Final = ("GET", "HEAD", "OPTIONS")

HEADERS: Final = {
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Content-Security-Policy": (
        "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; "
        "connect-src 'self' ws: wss:; object-src 'none'; frame-ancestors 'none'; base-uri 'self'; form-action 'self'"
    ),
}
# What the API answers is for one caller and one moment.
NOT_KEPT: Final = {"Cache-Control": "no-store"}
ONLY_HTTPS: Final = {"Strict-Transport-Security": "max-age=31536000"}


class Bucket:
    """Tokens that refill with time: one per message or request."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.left = burst
        self.at = time.monotonic()

    def take(self) -> bool:
        now = time.monotonic()
        self.left = min(self.burst, self.left + (now - self.at) * self.rate)
        self.at = now
        if self.left < 1.0:
            return False
        self.left -= 1.0
        return True


class Buckets:
    """One bucket per address, the longest unused ones forgotten first."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.buckets: dict[str, Bucket] = {}

    def take(self, address: str) -> bool:
        bucket = self.buckets.pop(address, None) or Bucket(self.rate, self.burst)
        self.buckets[address] = bucket
        if len(self.buckets) > MOST_REMEMBERED:
            del self.buckets[next(iter(self.buckets))]
        return bucket.take()


def address_of(connection: HTTPConnection) -> str:
    """Who counts as one caller: an address, or the network that one household gets of the newer kind."""
    return household(connection.client.host if connection.client is not None else "unknown")


def is_same_origin(connection: HTTPConnection, settings: Settings) -> bool:
    """Browsers say where a page came from; it must be from here, or from where the operator allows."""
    origin = connection.headers.get("origin")
    if origin is None or origin in settings.origins:
        return True
    try:
        place = urlsplit(origin).netloc
    except ValueError:
        return False
    return bool(place) and place.lower() == connection.headers.get("host", "").lower()


def refused(refusal: Refusal) -> JSONResponse:
    REFUSALS.labels(refusal.code).inc()
    # Whoever did not send a request to its end would be taken to send the rest of it as the next one.
    headers = {"Connection": "close"} if refusal.status == TOO_SLOW else None
    return JSONResponse(refusal.to_json(), refusal.status, headers)


class Guard:
    """Around the whole application: limits and origin before, security headers after, and no stack trace ever."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        request = Request(scope)
        node: Any = request.app.state.node
        settings: Settings = node.settings
        is_api = request.url.path.startswith("/api")
        wanted = {**HEADERS, **(NOT_KEPT if is_api else {}), **(ONLY_HTTPS if settings.secure_cookies else {})}
        status = 0

        async def send_guarded(message: Message) -> None:
            nonlocal status
            if body.refusal is not None:
                return  # what the application made of half a body
            if message["type"] == "http.response.start":
                status = int(message["status"])
                headers = MutableHeaders(scope=message)
                for name, value in wanted.items():
                    headers.setdefault(name, value)
            await send(message)

        body = Counted(receive, settings.most_body, settings.body_time)
        try:
            await brake(node.requests if is_api else node.watchers if request.url.path in WATCHED else None, request)
            if is_api:
                if request.method not in READING and not is_same_origin(request, settings):
                    raise Refusal("wrong_origin", FOREIGN_PAGE.of(), 403)
                body.check_length(request.headers.get("content-length"))
            await self.app(scope, body.receive, send_guarded)
            if body.refusal is not None:
                raise body.refusal
        except Refusal as refusal:
            body.refusal = None
            if not status:
                await refused(refusal)(scope, receive, send_guarded)
        except Exception:
            # Clients never see where it broke; the log does.
            log.exception("request failed", extra={"method": request.method, "path": request.url.path})
            if not status:
                failure = Refusal("failure", FAILURE.of(), 500)
                await JSONResponse(failure.to_json(), failure.status)(scope, receive, send_guarded)
        log_request(request, status)


async def brake(buckets: Buckets | None, request: Request) -> None:
    if buckets is not None and not buckets.take(address_of(request)):
        await asyncio.sleep(LATE)
        raise Refusal("too_fast", TOO_MANY_REQUESTS.of(), 429)


class Counted:
    """A request's body, with an end to how long it may be, whether or not it says so itself, and may take."""

    def __init__(self, receive: Receive, most: int, seconds: float) -> None:
        self.inner = receive
        self.most = most
        self.length = 0
        self.is_whole = False
        self.end = asyncio.get_running_loop().time() + seconds if seconds else None
        # Why the rest is not wanted any more.
        self.refusal: Refusal | None = None

    def check_length(self, told: str | None) -> None:
        if told is not None and (not told.isascii() or not told.isdigit() or len(told) > 12 or int(told) > self.most):
            raise self.too_long()

    async def receive(self) -> Message:
        if self.is_whole:
            return await self.inner()  # until the caller hangs up, however long that takes
        try:
            async with asyncio.timeout_at(self.end):
                message = await self.inner()
        except TimeoutError:
            self.refusal = Refusal("too_slow", REQUEST_TOO_SLOW.of(), TOO_SLOW)
            raise self.refusal from None
        self.is_whole = not message.get("more_body", False)
        self.length += len(message.get("body", b""))
        if self.length > self.most:
            self.refusal = self.too_long()
            raise self.refusal
        return message

    def too_long(self) -> Refusal:
        return Refusal("too_long", REQUEST_TOO_LONG.of(most=self.most), 413)
