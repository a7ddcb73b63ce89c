"""What modules keep, read once for a position, since many checks of a watched game ask for the same."""

from __future__ import annotations

from skerry.engine.digest import kept_by
from skerry.engine.kernel import Kernel
from skerry.engine.rules import Rules


class _Reading:
    """The last position that was read."""

    def __init__(self) -> None:
        self.rules: Rules | None = None
        self.kept: list[int] = []
        self.parts: dict[str, dict[str, list[int]]] = {}


_LAST = _Reading()


def kept_once(kernel: Kernel, module: str) -> dict[str, list[int]]:
    """As `kept_by`; nobody may change what it returns."""
    kept = list(kernel.state.kept)
    if _LAST.rules is not kernel.rules or _LAST.kept != kept:
        _LAST.rules = kernel.rules
        _LAST.kept = kept
        _LAST.parts = {}
    if module not in _LAST.parts:
        _LAST.parts[module] = kept_by(kernel, module)
    return _LAST.parts[module]
