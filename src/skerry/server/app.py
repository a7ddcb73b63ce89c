"""The application: routes, checks around them, and the built client."""

from __future__ import annotations

import gc
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib.resources import files
from pathlib import Path
from typing import Final

from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware

from skerry.catalog import bring_modules
from skerry.server.doors.descriptors import most_descriptors, room
from skerry.server.doors.doors import Doors
from skerry.server.errors import Refusal, unavailable
from skerry.server.halls import socket as hall_socket
from skerry.server.http import catalog, hall_desk, halls, maps, operations, referees, replays, rules, tables
from skerry.server.http.finding import REFUSALS
from skerry.server.http.guard import Guard, refused
from skerry.server.http.pages import add_pages
from skerry.server.live import socket
from skerry.server.logs import set_up_logs
from skerry.server.node import Node, node_of
from skerry.server.settings import Settings, from_environment
from skerry.server.store.store import STORE_FAILURES
from skerry.version import VERSION

# How seldom Python looks for rings of garbage. What a game has told is replaced all the time and freed at once;
# with the usual thresholds 500 games stood still for half a second every few seconds to find nothing.
RARELY: Final = (50_000, 20, 100)


def create_app(settings: Settings | None = None) -> FastAPI:
    """The server with these settings, or with those of the environment, as worker processes need it."""
    if settings is None:
        settings = from_environment()
        set_up_logs(settings.log_level)
        gc.set_threshold(*RARELY)
    chosen = settings
    bring_modules(chosen.rules)

    @asynccontextmanager
    async def life(app: FastAPI) -> AsyncIterator[dict[str, Doors]]:
        node = Node(chosen)
        await node.start()
        app.state.node = node
        doors = Doors(chosen, room(most_descriptors()))
        doors.start()
        try:
            # Where the connections of the web server find them.
            yield {"doors": doors}
        finally:
            await doors.stop()
            await node.stop()

    app = FastAPI(
        title="Skerry",
        description="Everything that is not live; what is live goes over the WebSocket at /api/games/{game}/live.",
        version=VERSION,
        lifespan=life,
        docs_url=None,
        redoc_url=None,
        openapi_url="/api/openapi.json",
        responses=REFUSALS,
    )
    app.add_middleware(GZipMiddleware, minimum_size=1000)
    app.add_middleware(Guard)
    app.add_exception_handler(Refusal, tell_refusal)
    app.add_exception_handler(RequestValidationError, tell_malformed)
    app.add_exception_handler(HTTPException, tell_http_error)
    for failure in STORE_FAILURES:
        app.add_exception_handler(failure, tell_unavailable)
    for part in (catalog, maps, rules, tables, replays, socket, halls, referees, hall_desk, hall_socket, operations):
        app.include_router(part.router)
    add_pages(app, Path(chosen.client or str(files("skerry.server").joinpath("client"))))
    return app


async def tell_refusal(_: Request, refusal: Exception) -> Response:
    assert isinstance(refusal, Refusal)
    return refused(refusal)


async def tell_malformed(_: Request, wrong: Exception) -> Response:
    assert isinstance(wrong, RequestValidationError)
    first = wrong.errors()[0]
    where = ".".join(str(part) for part in first["loc"])
    # What was sent may hold halves of characters, which no answer can repeat.
    told = f"{where}: {first['msg']}".encode(errors="replace").decode()
    return refused(Refusal("malformed", told[:500], 422))


async def tell_http_error(_: Request, wrong: Exception) -> Response:
    assert isinstance(wrong, HTTPException)
    told = Refusal("http", str(wrong.detail), wrong.status_code)
    return JSONResponse(told.to_json(), told.status, headers=wrong.headers)


async def tell_unavailable(request: Request, wrong: Exception) -> Response:
    node_of(request).store.outage.failed(wrong)
    return refused(unavailable())
