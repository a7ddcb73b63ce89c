"""What is told of knights that stand on edges."""

from __future__ import annotations

from typing import Final

from skerry.engine.event import EventKind
from skerry.rules.cities_and_knights.knight_events import KnightEvents

ON_EDGES: Final = KnightEvents(
    activated=EventKind(
        "rider_activated", "colour:colour edge:edge", english="the knight of {colour} at {edge} becomes active"
    ),
    deactivated=EventKind(
        "rider_deactivated",
        "colour:colour edge:edge",
        english="the knight of {colour} at {edge} becomes inactive",
        quiet=True,
    ),
    promoted=EventKind(
        "rider_promoted",
        "colour:colour piece:piece edge:edge",
        english="the knight of {colour} at {edge} is now a {piece}",
    ),
    displaced=EventKind(
        "rider_displaced",
        "colour:colour piece:piece edge:edge",
        english="the {piece} of {colour} at {edge} is driven out",
    ),
)
