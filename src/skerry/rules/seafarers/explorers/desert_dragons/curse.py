"""The dragons' curse: what a dragon shuts when it comes to a hex, and opens when it leaves."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from skerry.engine.event import EventKind
from skerry.engine.network import network_of
from skerry.engine.routes import refresh_longest_road, refresh_route
from skerry.engine.state import NO_PIECE
from skerry.reason import ReasonKind

if TYPE_CHECKING:
    from skerry.engine.kernel import Kernel
    from skerry.rules.seafarers.explorers.desert_dragons.own import DragonsOwn

ROAD_BLOCKED: Final = EventKind(
    "road_blocked", "colour:colour edge:edge", english="dragons block the road of {colour} at {edge}"
)
ROAD_UNBLOCKED: Final = EventKind(
    "road_unblocked", "colour:colour edge:edge", english="the road of {colour} at {edge} is open again"
)
BUILDING_SHUT_IN: Final = EventKind(
    "building_shut_in",
    "colour:colour piece:piece vertex:vertex",
    english="dragons shut in the {piece} of {colour} at {vertex}",
)
BUILDING_LET_OUT: Final = EventKind(
    "building_let_out",
    "colour:colour piece:piece vertex:vertex",
    english="the {piece} of {colour} at {vertex} counts again",
)

BETWEEN_DRAGONS: Final = ReasonKind(
    "between_dragons", "there is a dragon on both sides: no road can be built between them"
)


def is_between(kernel: Kernel, own: DragonsOwn, edge: i64) -> bool:
    """Whether dragons are on both sides of an edge: a road there is blocked, a new one refused (TDEDD-47, TDEDD-49).

    Ships run along the sea, where no dragon is (TDEDD-55).
    """
    hexes = kernel.topology.edge_hex
    return own.has_dragon(kernel, hexes[2 * edge]) and own.has_dragon(kernel, hexes[2 * edge + 1])


def is_shut_in(kernel: Kernel, own: DragonsOwn, vertex: i64) -> bool:
    """Whether there are dragons on all hexes around a vertex; never at the coast (TDEDD-51, TDEDD-52)."""
    hexes = kernel.topology.vertex_hex
    return (
        own.has_dragon(kernel, hexes[3 * vertex])
        and own.has_dragon(kernel, hexes[3 * vertex + 1])
        and own.has_dragon(kernel, hexes[3 * vertex + 2])
    )


def lost_points(kernel: Kernel, own: DragonsOwn, colour: i64) -> i64:
    """What the buildings of a colour that are shut in would be worth (TDEDD-51)."""
    points: i64 = 0
    buildings = network_of(kernel, colour).buildings
    for i in range(len(buildings)):
        if is_shut_in(kernel, own, buildings[i]):
            points += kernel.rules.piece_points[kernel.state.vertex_piece[buildings[i]]]
    return points


# Dragons come and go


def set_dragons(kernel: Kernel, own: DragonsOwn, hex_: i64, count: i64) -> None:
    """So many dragons are on a hex now; what that shuts or opens is judged when it has its first or loses its last
    (TDEDD-66, TDEDD-73). Routes are measured by `measure_routes`, when all dragons of a roll lie (TDEDD-72)."""
    before = own.dragons.of(kernel, hex_)
    own.dragons.set(kernel, hex_, count)
    if (before == 0) != (count == 0):
        judge_roads(kernel, own, hex_, count > 0)
        judge_buildings(kernel, own, hex_, count > 0)


def judge_roads(kernel: Kernel, own: DragonsOwn, hex_: i64, comes: bool) -> None:
    """Roads with a dragon beyond are blocked or open again (TDEDD-47)."""
    state = kernel.state
    hexes = kernel.topology.edge_hex
    for side in range(6):
        edge = kernel.topology.hex_edge[6 * hex_ + side]
        beyond = hexes[2 * edge] + hexes[2 * edge + 1] - hex_
        if state.edge_owner[edge] >= 0 and own.has_dragon(kernel, beyond):
            kernel.log.emit(ROAD_BLOCKED if comes else ROAD_UNBLOCKED, state.edge_owner[edge], edge)


def measure_routes(kernel: Kernel) -> None:
    """Roads may have become blocked or free: all routes are measured, and only then compared (TDEDD-57, TDEDD-72)."""
    for colour in range(kernel.state.colours):
        refresh_route(kernel, colour)
    refresh_longest_road(kernel)


def judge_buildings(kernel: Kernel, own: DragonsOwn, hex_: i64, comes: bool) -> None:
    """Buildings between this hex and two others with dragons lose their points or have them again (TDEDD-51)."""
    state = kernel.state
    for corner in range(6):
        vertex = kernel.topology.hex_vertex[6 * hex_ + corner]
        if state.vertex_piece[vertex] == NO_PIECE or not are_others_taken(kernel, own, vertex, hex_):
            continue
        event = BUILDING_SHUT_IN if comes else BUILDING_LET_OUT
        kernel.log.emit(event, state.vertex_owner[vertex], state.vertex_piece[vertex], vertex)
        kernel.recount = True


def are_others_taken(kernel: Kernel, own: DragonsOwn, vertex: i64, hex_: i64) -> bool:
    """Whether there are dragons on the hexes around a vertex, this one left aside."""
    for slot in range(3):
        other = kernel.topology.vertex_hex[3 * vertex + slot]
        if other != hex_ and not own.has_dragon(kernel, other):
            return False
    return True
