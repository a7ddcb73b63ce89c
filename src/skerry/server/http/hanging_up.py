"""Work for those who still wait for it."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

from starlette.requests import Request

from skerry.server.errors import Refusal

T = TypeVar("T")


async def while_there(request: Request, work: Coroutine[Any, Any, T]) -> T:
    """What comes of the work, unless whoever asked hangs up first: nobody tells a route of that, and it would go on."""
    working = asyncio.ensure_future(work)
    leaving = asyncio.ensure_future(hung_up(request))
    try:
        await asyncio.wait({working, leaving}, return_when=asyncio.FIRST_COMPLETED)
        if working.done():
            return working.result()
        raise Refusal("gone", "whoever asked has hung up", 499)
    finally:
        working.cancel()
        leaving.cancel()
        await asyncio.gather(working, leaving, return_exceptions=True)


async def hung_up(request: Request) -> None:
    while (await request.receive())["type"] != "http.disconnect":
        pass
