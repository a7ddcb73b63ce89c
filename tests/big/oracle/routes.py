"""The longest road of a player, by trying every trail, and who holds its marker (BIG-188 to BIG-195)."""

from __future__ import annotations

from tests.big.oracle.books import KNIGHTS, LONGEST, Books
from tests.big.oracle.strip import Edge, Point

SHORTEST = 5
FEWEST_KNIGHTS = 3


def longest_road(books: Books, seat: int) -> int:
    """How many pieces the longest trail has; nothing counts for who was sent away."""
    if not books.players[seat].plays:
        return 0
    mine = {edge: kind for edge, (owner, kind) in books.routes.items() if owner == seat}
    ends = {edge: books.strip.edge_ends[edge] for edge in mine}
    at: dict[Point, list[Edge]] = {}
    for edge in mine:
        for point in ends[edge]:
            at.setdefault(point, []).append(edge)
    used: set[Edge] = set()

    def goes_on(edge: Edge, point: Point) -> list[Edge]:
        owner = books.buildings.get(point, (None, ""))[0]
        if owner not in (None, seat):
            return []
        return [
            other
            for other in at[point]
            if other != edge and other not in used and (owner == seat or mine[other] == mine[edge])
        ]

    def trail(edge: Edge, came_from: Point) -> int:
        one, two = ends[edge]
        far = two if one == came_from else one
        used.add(edge)
        longest = max((trail(other, far) for other in goes_on(edge, far)), default=0)
        used.remove(edge)
        return 1 + longest

    return max((trail(edge, point) for edge in mine for point in ends[edge]), default=0)


def measure(books: Books) -> None:
    """After anything that changes a route, of whomever (BIG-195)."""
    for seat in books.lengths:
        books.lengths[seat] = longest_road(books, seat)
    for board in range(books.strip.boards):
        books.markers[board, LONGEST] = holder_of_road(books, board)


def holder_of_road(books: Books, board: int) -> int | None:
    holder = books.markers[board, LONGEST]
    one, two = 2 * board, 2 * board + 1
    if holder is not None:
        mate = two if holder == one else one
        own, other = books.lengths[holder], books.lengths[mate]
        if own >= SHORTEST and own >= other:
            return holder
        return mate if other >= SHORTEST else None
    first, second = books.lengths[one], books.lengths[two]
    if max(first, second) < SHORTEST or first == second:
        return None
    return one if first > second else two


def count_knights(books: Books, seat: int) -> None:
    """BIG-197, BIG-198: whoever has just played a knight may take the marker."""
    holder = books.markers[seat // 2, KNIGHTS]
    played = books.players[seat].knights
    if played >= FEWEST_KNIGHTS and (holder is None or played > books.players[holder].knights):
        books.markers[seat // 2, KNIGHTS] = seat
