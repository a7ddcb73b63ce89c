"""What can be played: the catalog, and a judgement on any mix of it."""

from __future__ import annotations

import hashlib
from functools import lru_cache
from typing import Any

from fastapi import APIRouter, Request, Response

from skerry.bots import BOTS, LEVELS
from skerry.catalog import MODULES, describe
from skerry.server.beside.kinds import JUDGE, with_map
from skerry.server.beside.packing import packed, written
from skerry.server.http.bodies import Configuration
from skerry.server.http.finding import TheNode
from skerry.server.http.packed import packed_answer

router = APIRouter(prefix="/api", tags=["catalog"])


@router.get("/catalog")
async def read_catalog(request: Request) -> Response:
    """Every module with its players, target, needs and options, and the levels of bots to choose from."""
    return packed_answer(request, catalog_told(tuple(MODULES)))


@lru_cache(maxsize=1)
def catalog_told(known: tuple[str, ...]) -> bytes:
    """The whole catalog; it changes only when a module of others joins it."""
    modules = [dict(card) for card in describe()]
    bots = [{"level": level, "about": BOTS[level].description} for level in LEVELS]
    return packed(written({"modules": modules, "bots": bots}))


@router.post("/judge")
async def judge_game(node: TheNode, body: Configuration, request: Request) -> Response:
    """Whether this is a game, and if so its target, its options and how its map may look; if not, why not."""
    wanted = body.model_dump()

    async def asked() -> dict[str, Any]:
        return wanted

    key = hashlib.sha256(written({**wanted, "options": sorted(wanted["options"].items())})).hexdigest()
    return packed_answer(request, await node.work_out(request, with_map(JUDGE, body.board), key, asked))
