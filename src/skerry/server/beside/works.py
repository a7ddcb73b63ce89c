"""What is worked out beside the node, by name. Whatever is asked for and answered is plain data."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from skerry.server.beside.judging import judged, planned
from skerry.server.beside.retelling import replayed, verified
from skerry.server.beside.starts import foretold

WORKS: Final[dict[str, Callable[[Any], bytes]]] = {
    "judge": judged,
    "plan": planned,
    "replay": replayed,
    "starts": foretold,
    "verify": verified,
}
