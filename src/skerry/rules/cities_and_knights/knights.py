"""Knights on vertices: where they stand, what they block, how far they reach."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from skerry.board.arrays import zeros
from skerry.engine.event import BUILT, MOVED, REMOVED, EventKind
from skerry.engine.placement import (
    has_route_at,
    interrupt_routes,
    is_site,
    remeasure_at,
    return_to_supply,
    take_from_supply,
)
from skerry.engine.routes import refresh_longest_road
from skerry.engine.state import NO_PIECE, NOBODY

if TYPE_CHECKING:
    from skerry.engine.kernel import Kernel
    from skerry.rules.cities_and_knights.slice import CitiesSlice, CitiesSlot

ACTIVATED: Final = EventKind("knight_activated", "colour:colour vertex:vertex")
DEACTIVATED: Final = EventKind("knight_deactivated", "colour:colour vertex:vertex")
PROMOTED: Final = EventKind("knight_promoted", "colour:colour piece:piece vertex:vertex")


# Asking


def has_knights(kernel: Kernel, at: CitiesSlot, colour: i64) -> bool:
    start = colour * kernel.rules.piece_count + at.basic_knight
    placed = kernel.state.placed
    return placed[start] + placed[start + 1] + placed[start + 2] > 0


def is_ready(kernel: Kernel, own: CitiesSlice, vertex: i64) -> bool:
    """Active, and not only since this turn (CK-128); so nobody acts twice in a turn (CK-131)."""
    return own.active[vertex] != 0 and own.activated[vertex] != kernel.state.turn


def is_vacant(kernel: Kernel, own: CitiesSlice, vertex: i64) -> bool:
    return kernel.state.vertex_piece[vertex] == NO_PIECE and own.knight[vertex] == 0


def knight_fits(kernel: Kernel, own: CitiesSlice, colour: i64, vertex: i64) -> bool:
    """A vacant vertex at an own route piece and at land (CK-116, CKS-06, CKS-07)."""
    return is_vacant(kernel, own, vertex) and has_route_at(kernel, colour, vertex) and is_site(kernel, vertex)


def is_foreign(kernel: Kernel, own: CitiesSlice, colour: i64, vertex: i64) -> bool:
    """Held by a building or knight of somebody else (CK-144)."""
    owner = kernel.state.vertex_owner[vertex]
    return (owner >= 0 and owner != colour) or (own.knight[vertex] != 0 and own.knight_owner[vertex] != colour)


def meets_knight(kernel: Kernel, own: CitiesSlice, colour: i64, edge: i64) -> bool:
    """Whether an empty edge continues own route pieces only past somebody else's knight (CK-138)."""
    if kernel.state.edge_owner[edge] >= 0:
        return False
    for end in range(2):
        vertex = kernel.topology.edge_vertex[2 * edge + end]
        if own.knight[vertex] != 0 and own.knight_owner[vertex] != colour and has_route_at(kernel, colour, vertex):
            return True
    return False


def reach(kernel: Kernel, own: CitiesSlice, colour: i64, origin: i64) -> vec[i64]:
    """1 for every vertex that a knight gets to over own route pieces, also where it cannot pass (CK-143, CK-144)."""
    topology = kernel.topology
    spokes = topology.spokes
    edge_owner = kernel.state.edge_owner
    reached = zeros(topology.vertices)
    reached[origin] = 1
    open_ends = zeros(topology.vertices)
    open_ends[0] = origin
    count: i64 = 1
    while count > 0:
        count -= 1
        start = spokes * open_ends[count]
        for spoke in range(spokes):
            edge = topology.vertex_edge[start + spoke]
            if edge >= 0 and edge_owner[edge] == colour:
                vertex = topology.vertex_vertex[start + spoke]
                if reached[vertex] == 0:
                    reached[vertex] = 1
                    if not is_foreign(kernel, own, colour, vertex):
                        open_ends[count] = vertex
                        count += 1
    reached[origin] = 0
    return reached


def is_displaceable(own: CitiesSlice, colour: i64, strength: i64, vertex: i64) -> bool:
    """A weaker knight of somebody else (CK-146, CK-147)."""
    return 0 < own.knight[vertex] < strength and own.knight_owner[vertex] != colour


def strands_knight(kernel: Kernel, own: CitiesSlice, edge: i64) -> bool:
    """Whether without this piece a knight of its owner would lose its way to an own building (CK-238, CKS-17)."""
    colour = kernel.state.edge_owner[edge]
    ends = kernel.topology.edge_vertex
    near = hangs_together(kernel, colour, ends[2 * edge], edge)
    if near[ends[2 * edge + 1]] != 0:
        return False
    far = hangs_together(kernel, colour, ends[2 * edge + 1], edge)
    return depends_on(kernel, own, colour, near, far) or depends_on(kernel, own, colour, far, near)


def depends_on(kernel: Kernel, own: CitiesSlice, colour: i64, side: vec[i64], other: vec[i64]) -> bool:
    """Knights but no building on one side, and a building on the other."""
    builder = kernel.state.vertex_owner
    knight = False
    building = False
    building_beyond = False
    for vertex in range(len(side)):
        if side[vertex] != 0:
            knight = knight or own.knight_owner[vertex] == colour
            building = building or builder[vertex] == colour
        elif other[vertex] != 0:
            building_beyond = building_beyond or builder[vertex] == colour
    return knight and not building and building_beyond


def hangs_together(kernel: Kernel, colour: i64, origin: i64, without: i64) -> vec[i64]:
    """Every vertex joined to this one by route pieces of a colour, whoever stands on the way."""
    topology = kernel.topology
    spokes = topology.spokes
    joined = zeros(topology.vertices)
    joined[origin] = 1
    open_ends = zeros(topology.vertices)
    open_ends[0] = origin
    count: i64 = 1
    while count > 0:
        count -= 1
        start = spokes * open_ends[count]
        for spoke in range(spokes):
            edge = topology.vertex_edge[start + spoke]
            if edge >= 0 and edge != without and kernel.state.edge_owner[edge] == colour:
                vertex = topology.vertex_vertex[start + spoke]
                if joined[vertex] == 0:
                    joined[vertex] = 1
                    open_ends[count] = vertex
                    count += 1
    return joined


def knights_in_supply(kernel: Kernel, at: CitiesSlot, colour: i64, strength: i64) -> i64:
    return kernel.state.supply[colour * kernel.rules.piece_count + at.knight_piece(strength)]


# Changing


def stand(
    own: CitiesSlice, vertex: i64, colour: i64, strength: i64, active: i64, activated: i64, promoted: i64
) -> None:
    own.knight[vertex] = strength
    own.knight_owner[vertex] = colour
    own.active[vertex] = active
    own.activated[vertex] = activated
    own.promoted[vertex] = promoted


def clear(own: CitiesSlice, vertex: i64) -> None:
    stand(own, vertex, NOBODY, 0, 0, 0, 0)


def put_knight(kernel: Kernel, at: CitiesSlot, colour: i64, strength: i64, vertex: i64, active: i64 = 0) -> None:
    """A knight out of the supply; one put down active counts as active since before this turn (CK-228)."""
    piece = at.knight_piece(strength)
    take_from_supply(kernel, colour, piece)
    stand(at.of(kernel), vertex, colour, strength, active, 0, 0)
    kernel.log.emit(BUILT, colour, piece, vertex)
    interrupt_routes(kernel, colour, vertex)


def remove_knight(kernel: Kernel, at: CitiesSlot, vertex: i64) -> None:
    own = at.of(kernel)
    colour = own.knight_owner[vertex]
    piece = at.knight_piece(own.knight[vertex])
    clear(own, vertex)
    return_to_supply(kernel, colour, piece)
    kernel.log.emit(REMOVED, colour, piece, vertex)
    interrupt_routes(kernel, colour, vertex)


def shift_knight(kernel: Kernel, at: CitiesSlot, origin: i64, vertex: i64) -> None:
    """Move a knight to a vacant vertex; routes are measured once, with both its places (CK-141)."""
    carry_knight(kernel, at, origin, vertex)
    left = remeasure_at(kernel, NOBODY, origin)
    if remeasure_at(kernel, NOBODY, vertex) or left:
        refresh_longest_road(kernel)


def carry_knight(kernel: Kernel, at: CitiesSlot, origin: i64, vertex: i64) -> None:
    """Put a knight on another vertex, with all that it is; the routes are the caller's to measure."""
    own = at.of(kernel)
    colour = own.knight_owner[origin]
    strength = own.knight[origin]
    stand(own, vertex, colour, strength, own.active[origin], own.activated[origin], own.promoted[origin])
    clear(own, origin)
    kernel.log.emit(MOVED, colour, at.knight_piece(strength), origin, vertex)


def activate(kernel: Kernel, own: CitiesSlice, vertex: i64) -> None:
    own.active[vertex] = 1
    own.activated[vertex] = kernel.state.turn
    kernel.log.emit(ACTIVATED, own.knight_owner[vertex], vertex)


def deactivate(kernel: Kernel, own: CitiesSlice, vertex: i64) -> None:
    own.active[vertex] = 0
    kernel.log.emit(DEACTIVATED, own.knight_owner[vertex], vertex)


def promote(kernel: Kernel, at: CitiesSlot, vertex: i64) -> None:
    """Exchange the piece; where it stands and whether it is active stays (CK-122, CK-123)."""
    own = at.of(kernel)
    colour = own.knight_owner[vertex]
    strength = own.knight[vertex]
    return_to_supply(kernel, colour, at.knight_piece(strength))
    take_from_supply(kernel, colour, at.knight_piece(strength + 1))
    own.knight[vertex] = strength + 1
    own.promoted[vertex] = kernel.state.turn
    kernel.log.emit(PROMOTED, colour, at.knight_piece(strength + 1), vertex)
