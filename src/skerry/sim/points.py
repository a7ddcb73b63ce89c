"""How a seat came by its victory points, read off what everybody can see at the end."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from skerry.engine.view import View
from skerry.rules.cities_and_knights.tables import METROPOLIS_POINTS

HIDDEN: Final = "hidden cards"
OTHER: Final = "other"
# What modules count towards points: the source, where a view tells it, and how many of it make a point.
COUNTED: Final = (
    ("special points", "seafarers", "special_vp", 1),
    ("cloth", "cloth_for_catan", "cloth", 2),
    ("defender", "cities_and_knights", "defenders", 1),
)


def points_from(view: View, seat: int) -> dict[str, int]:
    """Points by where they came from: pieces, awards, what modules count, hidden cards, and whatever else there is."""
    rules = view.rules
    sources: dict[str, int] = {}
    for number, piece in enumerate(rules.pieces):
        sources[piece.name] = int(view.placed[seat * rules.piece_count + number]) * piece.points
    for award in rules.awards:
        sources[award.name] = int(award.points) if view.award_holder[award.index] == seat else 0
    for source, part, field, per_point in COUNTED:
        counts = view.parts.get(part, {}).get(field)
        if isinstance(counts, list):
            sources[source] = int(counts[seat]) // per_point
    sources.update(points_of_cities(view, seat))
    visible = int(view.points[seat])
    sources[OTHER] = visible - sum(sources.values())
    sources[HIDDEN] = view.final_points[seat] - visible if view.final_points else 0
    return {source: points for source, points in sources.items() if points}


def points_of_cities(view: View, seat: int) -> dict[str, int]:
    """What Cities & Knights tells by the piece or card: who has it is to be looked up."""
    part = view.parts.get("cities_and_knights")
    if part is None:
        return {}
    metropolises, cards, merchant = part["metropolises"], part["open_cards"], part["merchant"]
    assert isinstance(metropolises, Mapping)
    assert isinstance(cards, Mapping)
    held = [vertex for vertex in metropolises.values() if view.vertex_owner[vertex] == seat]
    return {
        "metropolis": METROPOLIS_POINTS * len(held),
        "merchant": 1 if isinstance(merchant, Mapping) and merchant["holder"] == seat else 0,
        "progress cards": sum(holder == seat for holder in cards.values()),
    }
