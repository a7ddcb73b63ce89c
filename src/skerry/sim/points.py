"""How a seat came by its victory points: what everybody sees, and at the end what it had kept to itself."""

from __future__ import annotations

from typing import Final

from skerry.engine.view import View

HIDDEN: Final = "hidden cards"


def points_from(view: View, seat: int) -> dict[str, int]:
    """Points by where they came from: pieces, awards, what modules count, and hidden cards once they are laid open."""
    hidden = view.final_points[seat] - int(view.points[seat]) if view.final_points else 0
    return {**view.sources[seat], **({HIDDEN: hidden} if hidden else {})}
