"""Which version this is, and whether the engine runs as native code."""

from __future__ import annotations

import importlib.util
from typing import Final, Literal

VERSION: Final = "0.1.0"

Build = Literal["compiled", "pure Python"]


def build_kind() -> Build:
    """How the engine was built: native code, or plain Python where no compiler was at hand."""
    found = importlib.util.find_spec("skerry.engine.kernel")
    origin = found.origin if found is not None else None
    return "pure Python" if origin is None or origin.endswith(".py") else "compiled"
