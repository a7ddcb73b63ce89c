"""The built browser client: its files, and its one page under every other address."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from fastapi import FastAPI
from fastapi.responses import FileResponse, PlainTextResponse
from starlette.responses import Response

from skerry.reason import ReasonKind
from skerry.server.errors import Refusal

NOTHING_HERE: Final = ReasonKind("nothing_here", "there is nothing here")

ALWAYS_ASK: Final = {"Cache-Control": "no-cache"}
# Built files have a digest of their content in their name.
FOR_EVER: Final = {"Cache-Control": "public, max-age=31536000, immutable"}


def add_pages(app: FastAPI, folder: Path) -> None:
    root = folder.resolve()
    index = root / "index.html"

    @app.api_route("/{page:path}", methods=["GET", "HEAD"], include_in_schema=False)
    async def client(page: str) -> Response:
        if page == "api" or page.startswith("api/"):
            raise Refusal("http", NOTHING_HERE.of(), 404)
        if not index.exists():
            return PlainTextResponse("The browser client is not built; run `make client`.", 503)
        asked = file_in(root, page)
        if asked is not None:
            return FileResponse(asked, headers=FOR_EVER if page.startswith("assets/") else ALWAYS_ASK)
        if page.startswith("assets/"):
            raise Refusal("http", NOTHING_HERE.of(), 404)
        return FileResponse(index, headers=ALWAYS_ASK)


def file_in(root: Path, page: str) -> Path | None:
    """A file of the client, never one outside its folder."""
    if not page or "\x00" in page:
        return None
    try:
        asked = (root / page.lstrip("/")).resolve()
        return asked if asked.is_relative_to(root) and asked.is_file() else None
    except (OSError, ValueError):
        return None
