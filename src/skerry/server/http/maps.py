"""For whoever draws maps: what the format has, and how fair a map is."""

from __future__ import annotations

import hashlib
from functools import lru_cache
from typing import Any

from fastapi import APIRouter, Request, Response

from skerry.board.geometry import CORNERS, SIDES
from skerry.board.map_forms import DRAWN, MAP_FORMS, NUMBERS
from skerry.board.map_rows import NUMBERLESS
from skerry.board.terrain import EMPTY, TERRAINS
from skerry.catalog.meaning import TERRAINS_OF
from skerry.server.beside.judging import MOST_HEXES
from skerry.server.beside.kinds import STARTS
from skerry.server.beside.packing import packed, written
from skerry.server.http.bodies import Configuration
from skerry.server.http.finding import TheNode
from skerry.server.http.packed import packed_answer

router = APIRouter(prefix="/api/maps", tags=["maps"])


@router.get("")
async def read_format(request: Request) -> Response:
    """What the format has: terrains and who needs them, numbers, sides, corners, and lines with their shapes."""
    return packed_answer(request, format_told())


@lru_cache(maxsize=1)
def format_told() -> bytes:
    terrains = [
        {
            "name": DRAWN if terrain == EMPTY else name,
            "modules": [module for module, own in TERRAINS_OF.items() if name in own],
            "numbered": terrain not in NUMBERLESS,
        }
        for terrain, name in enumerate(TERRAINS)
    ]
    forms = [
        {"keyword": form.keyword, "shape": form.shape, "kinds": list(form.kinds), "terrain": form.terrain}
        for form in MAP_FORMS
    ]
    told = {"terrains": terrains, "numbers": [*NUMBERS, DRAWN], "sides": list(SIDES), "corners": list(CORNERS)}
    return packed(written({**told, "lines": forms, "most_hexes": MOST_HEXES}))


@router.post("/starts")
async def foretell_starts(node: TheNode, body: Configuration, request: Request) -> Response:
    """What each seat may expect of 36 rolls once all have founded, over many beginnings."""
    wanted = body.model_dump()

    async def asked() -> dict[str, Any]:
        return wanted

    key = hashlib.sha256(written({**wanted, "options": sorted(wanted["options"].items())})).hexdigest()
    return packed_answer(request, await node.work_out(request, STARTS, key, asked))
