"""For those who run the server: is it well, and what is it doing."""

from __future__ import annotations

from fastapi import APIRouter
from fastapi.responses import JSONResponse, PlainTextResponse
from prometheus_client import CONTENT_TYPE_LATEST
from starlette.responses import Response

from skerry.server.http.finding import TheNode
from skerry.version import VERSION

router = APIRouter(include_in_schema=False)


@router.get("/healthz")
async def health(node: TheNode) -> Response:
    """200 while this node serves and can write down what happens, else 503."""
    ok = await node.health.get() and not node.closing
    return JSONResponse({"ok": ok, "version": VERSION, "node": node.name}, 200 if ok else 503)


@router.get("/metrics")
async def metrics(node: TheNode) -> Response:
    """Of all workers together, where there are several."""
    return PlainTextResponse(await node.numbers.get(), media_type=CONTENT_TYPE_LATEST)
