"""How a seat came by its victory points, read off what everybody can see at the end."""

from __future__ import annotations

from skerry.engine.view import View

HIDDEN = "hidden cards"
OTHER = "other"


def points_from(view: View, seat: int) -> dict[str, int]:
    """Points by where they came from: pieces, awards, hidden cards, and what modules add beyond those."""
    rules = view.rules
    sources: dict[str, int] = {}
    for number, piece in enumerate(rules.pieces):
        sources[piece.name] = int(view.placed[seat * rules.piece_count + number]) * piece.points
    for award in rules.awards:
        sources[award.name] = int(award.points) if view.award_holder[award.index] == seat else 0
    visible = int(view.points[seat])
    sources[OTHER] = visible - sum(sources.values())
    sources[HIDDEN] = view.final_points[seat] - visible if view.final_points else 0
    return {source: points for source, points in sources.items() if points}
