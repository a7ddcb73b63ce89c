"""Answers that were written and compressed before."""

from __future__ import annotations

import gzip

from starlette.requests import Request
from starlette.responses import Response


def packed_answer(request: Request, body: bytes) -> Response:
    """JSON that is compressed already, for those who can read it so, and unpacked for the others."""
    headers = {"Vary": "Accept-Encoding"}
    if "gzip" in request.headers.get("Accept-Encoding", ""):
        headers["Content-Encoding"] = "gzip"
    else:
        body = gzip.decompress(body)
    return Response(body, headers=headers, media_type="application/json")
