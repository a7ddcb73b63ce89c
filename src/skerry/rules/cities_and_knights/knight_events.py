"""What is told of knights where they stand; on another kind of place it is told by other events (BARBCK-17)."""

from __future__ import annotations

from typing import Final, final

from skerry.engine.event import EventKind


@final
class KnightEvents:
    """How it is told that a knight becomes active or inactive, is promoted, or is driven out."""

    def __init__(self, activated: EventKind, deactivated: EventKind, promoted: EventKind, displaced: EventKind) -> None:
        self.activated = activated
        self.deactivated = deactivated
        self.promoted = promoted
        self.displaced = displaced


ON_VERTICES: Final = KnightEvents(
    activated=EventKind(
        "knight_activated", "colour:colour vertex:vertex", english="the knight of {colour} at {vertex} becomes active"
    ),
    deactivated=EventKind(
        "knight_deactivated",
        "colour:colour vertex:vertex",
        english="the knight of {colour} at {vertex} becomes inactive",
        quiet=True,
    ),
    promoted=EventKind(
        "knight_promoted",
        "colour:colour piece:piece vertex:vertex",
        english="the knight of {colour} at {vertex} is now a {piece}",
    ),
    displaced=EventKind(
        "knight_displaced",
        "colour:colour piece:piece vertex:vertex",
        english="the {piece} of {colour} at {vertex} is driven out",
    ),
)
