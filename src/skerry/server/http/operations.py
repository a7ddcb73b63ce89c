"""For those who run the server: is it well, and what is it doing."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path

from fastapi import APIRouter
from fastapi.responses import JSONResponse, PlainTextResponse
from prometheus_client import CONTENT_TYPE_LATEST, REGISTRY, CollectorRegistry, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector, mark_process_dead
from starlette.responses import Response

from skerry.server.http.finding import TheNode
from skerry.server.store.store import STORE_FAILURES
from skerry.version import VERSION

router = APIRouter(include_in_schema=False)


@router.get("/healthz")
async def health(node: TheNode) -> Response:
    """200 while this node serves and can write down what happens, else 503."""
    try:
        await node.store.check()
        ok = not node.closing
    except STORE_FAILURES as failure:
        node.store.outage.failed(failure)
        ok = False
    return JSONResponse({"ok": ok, "version": VERSION, "node": node.name}, 200 if ok else 503)


@router.get("/metrics")
async def metrics() -> Response:
    """Of all workers together, where there are several."""
    registry = REGISTRY
    if "PROMETHEUS_MULTIPROC_DIR" in os.environ:
        forget_dead_workers(Path(os.environ["PROMETHEUS_MULTIPROC_DIR"]))
        registry = CollectorRegistry()
        MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
    return PlainTextResponse(generate_latest(registry), media_type=CONTENT_TYPE_LATEST)


def forget_dead_workers(folder: Path) -> None:
    """A worker that was killed holds no games and no connections any more, and could not say so."""
    for file in folder.glob("gauge_live*_*.db"):
        worker = int(file.stem.rpartition("_")[2])
        # Another worker may be asked at the same moment.
        with suppress(FileNotFoundError):
            if not is_alive(worker):
                mark_process_dead(worker, str(folder))  # type: ignore[no-untyped-call]


def is_alive(process: int) -> bool:
    if os.name != "posix":
        return True  # elsewhere asking would end it
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True
