"""Where a player may build, and what it costs (BIG-125 to BIG-145)."""

from __future__ import annotations

from collections.abc import Iterator

from tests.big.oracle.books import COSTS, LIMITS, Books, Wrong
from tests.big.oracle.routes import measure
from tests.big.oracle.strip import Edge, Point


def can_pay(books: Books, seat: int, what: str) -> bool:
    return COSTS[what] <= books.players[seat].hand


def has_piece(books: Books, seat: int, kind: str) -> bool:
    return books.pieces(seat, kind) < LIMITS[kind]


def reaches(books: Books, seat: int, point: Point, kind: str, without: Edge | None = None) -> bool:
    """Whether a piece for an edge could start at a vertex (BIG-138, BASE-124, SEA-33)."""
    owner = books.buildings.get(point, (None, ""))[0]
    if owner is not None:
        return owner == seat
    return any(books.routes.get(edge) == (seat, kind) for edge in books.strip.edges_at[point] if edge != without)


def check_place(books: Books, seat: int, kind: str, edge: Edge, without: Edge | None = None) -> None:
    """Whether a road or ship may lie on an edge; `without`: a ship that is taken up for it."""
    strip = books.strip
    hexes = strip.edge_hexes[edge]
    if not {hex_[0] for hex_ in hexes} & set(strip.reach(seat)):
        raise Wrong("far_board")
    if edge in books.routes:
        raise Wrong("taken")
    if not any(strip.is_land(hex_) == (kind == "road") for hex_ in hexes):
        raise Wrong("wrong_ground")
    if not any(reaches(books, seat, point, kind, without) for point in strip.edge_ends[edge]):
        raise Wrong("not_joined")


def check_route(books: Books, seat: int, kind: str, edge: Edge) -> None:
    check_place(books, seat, kind, edge)
    if not has_piece(books, seat, kind):
        raise Wrong("no_piece")
    if not can_pay(books, seat, kind):
        raise Wrong("too_dear")


def route_places(books: Books, seat: int, kind: str, without: Edge | None = None) -> list[Edge]:
    """Where a piece that costs nothing could go, or a ship that is taken up."""
    if without is None and not has_piece(books, seat, kind):
        return []
    found = []
    for edge in near_edges(books, seat):
        try:
            check_place(books, seat, kind, edge, without)
        except Wrong:
            continue
        found.append(edge)
    return found


def near_edges(books: Books, seat: int) -> list[Edge]:
    """All edges that touch something of a seat."""
    points = {
        point for edge, (owner, _) in books.routes.items() if owner == seat for point in books.strip.edge_ends[edge]
    }
    points.update(books.own_points(seat))
    return list({edge: None for point in points for edge in books.strip.edges_at[point]})


def build_route(books: Books, seat: int, kind: str, edge: Edge) -> None:
    check_route(books, seat, kind, edge)
    books.pay(seat, COSTS[kind])
    books.routes[edge] = (seat, kind)
    if kind == "ship":
        books.players[seat].new_ships.add(edge)
    measure(books)


def check_vertex(books: Books, seat: int, point: Point) -> None:
    """Whether a vertex is a legal spot for a settlement (BIG-131, BIG-139)."""
    strip = books.strip
    hexes = strip.hexes_at[point]
    if not any(strip.is_land(hex_) for hex_ in hexes):
        raise Wrong("wrong_ground")
    if hexes[0][0] not in strip.reach(seat):
        raise Wrong("far_board")
    if point in books.buildings:
        raise Wrong("taken")
    if any(other in books.buildings for other in strip.beside[point]):
        raise Wrong("too_close")
    if not any(books.routes.get(edge, (None, ""))[0] == seat for edge in strip.edges_at[point]):
        raise Wrong("not_joined")


def check_settlement(books: Books, seat: int, point: Point) -> None:
    check_vertex(books, seat, point)
    if not has_piece(books, seat, "settlement"):
        raise Wrong("no_piece")
    if not can_pay(books, seat, "settlement"):
        raise Wrong("too_dear")


def build_settlement(books: Books, seat: int, point: Point) -> None:
    """The first in a foreign half is worth two points more (BIG-163 to BIG-168)."""
    check_settlement(books, seat, point)
    books.pay(seat, COSTS["settlement"])
    books.buildings[point] = (seat, "settlement")
    half = books.strip.half_at(point)
    if half != divmod(seat, 2):
        books.players[seat].bonuses.add(half)
    measure(books)


def check_city(books: Books, seat: int, point: Point) -> None:
    if books.buildings.get(point) != (seat, "settlement"):
        raise Wrong("no_settlement")
    if not has_piece(books, seat, "city"):
        raise Wrong("no_piece")
    if not can_pay(books, seat, "city"):
        raise Wrong("too_dear")


def build_city(books: Books, seat: int, point: Point) -> None:
    check_city(books, seat, point)
    books.pay(seat, COSTS["city"])
    books.buildings[point] = (seat, "city")


def check_move(books: Books, seat: int, ship: Edge, to: Edge) -> None:
    """BIG-140, SEA-42 to SEA-48; a ship with an open end lies on no closed route."""
    check_movable(books, seat, ship)
    if ship == to:
        raise Wrong("same_place")
    check_place(books, seat, "ship", to, without=ship)


def check_movable(books: Books, seat: int, ship: Edge) -> None:
    if books.routes.get(ship) != (seat, "ship"):
        raise Wrong("no_ship")
    if books.players[seat].ship_moved:
        raise Wrong("moved_already")
    if ship in books.players[seat].new_ships:
        raise Wrong("new_ship")
    if is_closed(books, seat, ship):
        raise Wrong("closed_route")
    if not any(is_free_end(books, seat, ship, point) for point in books.strip.edge_ends[ship]) and not is_open_ring(
        books, seat, ship
    ):
        raise Wrong("not_open")


def is_free_end(books: Books, seat: int, ship: Edge, point: Point) -> bool:
    if books.buildings.get(point, (None, ""))[0] == seat:
        return False
    return not any(books.routes.get(edge) == (seat, "ship") for edge in books.strip.edges_at[point] if edge != ship)


def lines(books: Books, seat: int, start: Point, used: tuple[Point, ...]) -> Iterator[tuple[Point, ...]]:
    """Every line of own ships from a vertex, over no vertex twice; an own building is the end of it."""
    yield (start,)
    if books.buildings.get(start, (None, ""))[0] != seat:
        for edge in books.strip.edges_at[start]:
            if books.routes.get(edge) == (seat, "ship"):
                far = next(point for point in books.strip.edge_ends[edge] if point != start)
                if far not in used:
                    yield from ((start, *line) for line in lines(books, seat, far, (*used, far)))


def is_closed(books: Books, seat: int, ship: Edge) -> bool:
    """On a line between two different own buildings (SEA-45)."""
    one, two = books.strip.edge_ends[ship]
    own = set(books.own_points(seat))
    for line in lines(books, seat, one, (one, two)):
        if line[-1] in own:
            others = lines(books, seat, two, (two, *line))
            if any(other[-1] in own for other in others):
                return True
    return False


def is_open_ring(books: Books, seat: int, ship: Edge) -> bool:
    """SEA-87: on a ring without an own building, or at the only one that a ring has."""
    one, two = books.strip.edge_ends[ship]
    own = set(books.own_points(seat))
    for start, end in ((one, two), (two, one)):
        for line in lines(books, seat, start, (start,)):
            if line[-1] == end and len(line) > 2 and not own & set(line[:-1]):
                return True
    return False


def move_ship(books: Books, seat: int, ship: Edge, to: Edge) -> None:
    check_move(books, seat, ship, to)
    del books.routes[ship]
    books.routes[to] = (seat, "ship")
    books.players[seat].ship_moved = True
    measure(books)
