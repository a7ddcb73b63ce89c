"""The application: routes, checks around them, and the built client."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from importlib.resources import files
from pathlib import Path
from typing import Final

from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.responses import FileResponse, JSONResponse, PlainTextResponse
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.staticfiles import StaticFiles

from skerry.server.errors import Refusal
from skerry.server.http import catalog, replays, tables
from skerry.server.http.guard import address_of, is_same_origin
from skerry.server.live import socket
from skerry.server.logs import log_request
from skerry.server.metrics import REFUSALS
from skerry.server.node import Node, node_of
from skerry.server.settings import Settings, from_environment
from skerry.version import VERSION

READING: Final = ("GET", "HEAD", "OPTIONS")

HEADERS: Final = {
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Content-Security-Policy": (
        "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; "
        "connect-src 'self' ws: wss:; frame-ancestors 'none'; base-uri 'self'; form-action 'self'"
    ),
}

Next = Callable[[Request], Awaitable[Response]]


def create_app(settings: Settings | None = None) -> FastAPI:
    chosen = settings or from_environment()

    @asynccontextmanager
    async def life(app: FastAPI) -> AsyncIterator[None]:
        node = Node(chosen)
        await node.start()
        app.state.node = node
        yield
        await node.stop()

    app = FastAPI(
        title="Skerry",
        version=VERSION,
        lifespan=life,
        docs_url="/api/docs",
        redoc_url=None,
        openapi_url="/api/openapi.json",
        responses={
            409: {"description": "Refused; the body says why"},
            422: {"description": "Malformed; the body says what"},
        },
    )
    app.middleware("http")(check_request)
    app.add_middleware(GZipMiddleware, minimum_size=1000)
    app.add_exception_handler(Refusal, tell_refusal)
    app.add_exception_handler(RequestValidationError, tell_malformed)
    app.add_exception_handler(HTTPException, tell_http_error)
    app.add_exception_handler(Exception, tell_failure)
    app.include_router(catalog.router)
    app.include_router(tables.router)
    app.include_router(replays.router)
    app.include_router(socket.router)
    add_operations(app)
    add_client(app, Path(chosen.client or str(files("skerry.server").joinpath("client"))))
    return app


async def check_request(request: Request, call_next: Next) -> Response:
    """Limits and origin before, security headers after."""
    response = await answer_checked(request, call_next)
    for name, value in HEADERS.items():
        response.headers.setdefault(name, value)
    log_request(request, response)
    return response


async def answer_checked(request: Request, call_next: Next) -> Response:
    node = node_of(request)
    if request.url.path.startswith("/api"):
        if not node.requests.take(address_of(request)):
            return refused(Refusal("too_fast", "too many requests; wait a moment", 429))
        if request.method not in READING and not is_same_origin(request, node.settings):
            return refused(Refusal("wrong_origin", "this page may not talk to this server", 403))
        length = request.headers.get("content-length", "0")
        if not length.isdigit() or int(length) > node.settings.most_body:
            return refused(Refusal("too_long", f"a request has at most {node.settings.most_body} bytes", 413))
    return await call_next(request)


def refused(refusal: Refusal) -> JSONResponse:
    REFUSALS.labels(refusal.code).inc()
    return JSONResponse(refusal.to_json(), refusal.status)


async def tell_refusal(_: Request, refusal: Exception) -> Response:
    assert isinstance(refusal, Refusal)
    return refused(refusal)


async def tell_malformed(_: Request, wrong: Exception) -> Response:
    assert isinstance(wrong, RequestValidationError)
    first = wrong.errors()[0]
    where = ".".join(str(part) for part in first["loc"])
    return refused(Refusal("malformed", f"{where}: {first['msg']}", 422))


async def tell_http_error(_: Request, wrong: Exception) -> Response:
    assert isinstance(wrong, HTTPException)
    return JSONResponse({"error": {"code": "http", "reason": str(wrong.detail)}}, wrong.status_code)


async def tell_failure(_: Request, __: Exception) -> Response:
    """Clients never see where it broke; the log does."""
    return JSONResponse({"error": {"code": "failure", "reason": "something went wrong on our side"}}, 500)


def add_operations(app: FastAPI) -> None:
    @app.get("/healthz", include_in_schema=False)
    async def health(request: Request) -> Response:
        node = node_of(request)
        await node.store.open_games_of("")
        return JSONResponse({"ok": not node.closing, "version": VERSION})

    @app.get("/metrics", include_in_schema=False)
    async def metrics() -> Response:
        return PlainTextResponse(generate_latest(), media_type=CONTENT_TYPE_LATEST)


def add_client(app: FastAPI, folder: Path) -> None:
    """The built browser client, if it was built; every address that is not of the API is one of its pages."""
    index = folder / "index.html"
    if index.exists():
        app.mount("/assets", StaticFiles(directory=folder / "assets"), name="assets")

    @app.get("/{page:path}", include_in_schema=False)
    async def client(page: str) -> Response:
        if page.startswith("api/") or ".." in page:
            raise HTTPException(404, "there is nothing here")
        if not index.exists():
            return PlainTextResponse("The browser client is not built; run `make client`.", 503)
        asked = folder / page
        if page and asked.is_file():
            return FileResponse(asked)
        return FileResponse(index, headers={"Cache-Control": "no-cache"})
