"""Victory points beyond pieces and the longest road (CK-289)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from skerry.engine.state import NOBODY
from skerry.rules.cities_and_knights.tables import METROPOLIS_POINTS, TRACK_COUNT

if TYPE_CHECKING:
    from skerry.engine.kernel import Kernel
    from skerry.rules.cities_and_knights.slice import CitiesSlice


def refresh_points(kernel: Kernel, own: CitiesSlice) -> None:
    """Add up metropolises, defender cards, cards that are points, and the merchant."""
    points = own.points
    for seat in range(len(points)):
        points[seat] = own.defender[seat]
    for track in range(TRACK_COUNT):
        if own.metropolis[track] >= 0:
            points[kernel.state.vertex_owner[own.metropolis[track]]] += METROPOLIS_POINTS
    for card in range(len(own.laid_open)):
        if own.laid_open[card] != NOBODY:
            points[own.laid_open[card]] += 1
    if own.merchant_holder != NOBODY:
        points[own.merchant_holder] += 1
    kernel.recount = True
