"""How a seat came by its victory points: what everybody sees, and at the end what it had kept to itself."""

from __future__ import annotations

from typing import Final

from skerry.engine.view import View

HIDDEN: Final = "hidden cards"


def points_from(view: View, seat: int) -> dict[str, int]:
    """Points by where they came from: pieces, awards, what modules count, and what was hidden once it is laid open."""
    sources = dict(view.sources[seat])
    if view.final_points:
        for source, points in view.final_sources[seat].items():
            sources[source] = sources.get(source, 0) + points
        cards = view.final_points[seat] - sum(sources.values())
        if cards:
            sources[HIDDEN] = cards
    return sources
