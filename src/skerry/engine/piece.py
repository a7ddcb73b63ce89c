"""Kinds of pieces: data."""

from __future__ import annotations

from typing import Final, final

# Where a kind of piece can stand; the last one is beside the board.
PIECE_PLACES: Final[tuple[str, ...]] = ("vertex", "edge", "hex", "")


@final
class Piece:
    """A kind of piece and its numbers."""

    def __init__(
        self,
        name: str,
        limit: int,
        cost: dict[str, int],
        points: int = 0,
        produces: int = 0,
        route_group: int = 0,
        place: str = "vertex",
        verb: str = "builds",
        letter: str = "",
    ) -> None:
        self.name = name
        self.limit = limit
        self.cost = cost
        self.points = points
        self.produces = produces
        # Route pieces of one group join anywhere, of two groups only at an own building; 0: no route piece.
        self.route_group = route_group
        # Where it stands: a word of PIECE_PLACES. Route pieces lie on edges; another piece of an edge, a knight or a
        # camel, is in nobody's way there and counts for no route (BARB-03, CARV-25).
        self.place = "edge" if route_group else place
        # What is said of whoever gets one, and how the text picture writes it, if not by its first letter.
        self.verb = verb
        self.letter = letter or name[0]
