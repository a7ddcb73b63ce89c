"""How fair the start of a game is: what its seats have to expect after founding, for whoever draws a map."""

from __future__ import annotations

from typing import Any, Final

from skerry.engine.errors import ConfigError
from skerry.server.beside.judging import made
from skerry.server.beside.packing import packed, written
from skerry.server.errors import Refusal
from skerry.sim.starts import starts_of

BEGINNINGS: Final = 40
# Beyond that fewer beginnings have to do, where the engine is not compiled or the map is large.
SECONDS: Final = 2.0


def foretold(asked: dict[str, Any]) -> bytes:
    try:
        starts = starts_of(lambda seed: made(asked, seed), "starts", BEGINNINGS, SECONDS)
    except ConfigError as wrong:
        raise Refusal("bad_game", wrong.reason, 422) from None
    seats = [
        {"mean": round(mean, 2), "least": round(least, 2), "most": round(most, 2)}
        for mean, least, most in zip(starts.mean, starts.least, starts.most, strict=True)
    ]
    return packed(written({"beginnings": starts.beginnings, "gap": round(starts.gap, 3), "seats": seats}))
