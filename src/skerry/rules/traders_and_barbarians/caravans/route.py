"""Where camels may go: from an arrow of the oasis, or on from the front of a caravan."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from skerry.board.arrays import zeros
from skerry.board.terrain import EMPTY, OASIS, TERRAINS
from skerry.engine.due_routes import refresh_longest_road
from skerry.engine.errors import ConfigError
from skerry.engine.event import EventKind
from skerry.engine.network import has_place, with_place
from skerry.engine.routes import refresh_route
from skerry.reason import ReasonKind
from skerry.rules.traders_and_barbarians.caravans.own import NONE
from skerry.rules.traders_and_barbarians.caravans.tables import ARROWS, ORIENTATIONS, PRINTED_ORIENTATION

if TYPE_CHECKING:
    from skerry.board.map_file import MapFile
    from skerry.engine.kernel import Kernel
    from skerry.rules.traders_and_barbarians.caravans.own import CaravanOwn

CAMEL_PLACED: Final = EventKind(
    "camel_placed",
    "seat:seat edge:edge vertex:vertex",
    english="{seat} puts a camel at {edge}, heading for {vertex}",
)

NO_OASIS: Final = ReasonKind("map_without_oasis", "the map {map} has no oasis, which this scenario needs")


# Set-up


def check_oasis(board: MapFile) -> None:
    """It lies on the map, or the recipe of the board says on which of several hexes it may come to lie (CARVSEA-28)."""
    laid = [operands["terrain"] for operands in board.recipe.of("place_hex")]
    if OASIS not in board.terrain and TERRAINS[OASIS] not in laid:
        raise ConfigError(NO_OASIS.of(map=board.name))


def oasis_hex(kernel: Kernel) -> i64:
    """Where the oasis lies in this game."""
    for hex_ in range(kernel.topology.hexes):
        if kernel.state.terrain[hex_] == OASIS:
            return hex_
    raise AssertionError("there is no game of caravans without an oasis")


def orientation(kernel: Kernel) -> i64:
    """As the map shows it, or at random where its board is dealt anew or it does not say (CARV-07, CARV-08)."""
    board = kernel.rules.board
    printed = kernel.rules.choice("board") == "beginner"
    dealt_anew = "terrain" in board.stacks and EMPTY not in board.terrain
    if board.arrows and (printed or not dealt_anew):
        return board.arrows[0] % ORIENTATIONS
    return PRINTED_ORIENTATION if printed else kernel.state.random.below(ORIENTATIONS)


def lay_arrows(kernel: Kernel, own: CaravanOwn) -> None:
    """Each points along the edge that leaves its corner away from the oasis, if there is one (CARV-09)."""
    topology = kernel.topology
    oasis = oasis_hex(kernel)
    first = orientation(kernel)
    for arrow in range(ARROWS):
        corner = topology.hex_vertex[6 * oasis + ORIENTATIONS * arrow + first]
        for spoke in range(topology.spokes * corner, topology.spokes * (corner + 1)):
            edge = topology.vertex_edge[spoke]
            if not 0 <= edge < topology.first_inner_path:
                continue
            if topology.edge_hex[2 * edge] != oasis != topology.edge_hex[2 * edge + 1]:
                own.starts.set(kernel, arrow, edge)
                own.heads.set(kernel, arrow, topology.vertex_vertex[spoke])


# Legal edges. A way for a camel is twice its edge, and one more where it heads for the second end of that.


def is_path(kernel: Kernel, own: CaravanOwn, edge: i64) -> bool:
    """An edge that camels walk over; inner paths are none, and neither are closed sides (CARVTRAD-12)."""
    if not 0 <= edge < kernel.topology.first_inner_path or not own.ground.bears(kernel, edge):
        return False
    return own.closed is None or not own.closed.has(kernel, edge)


def way_to(kernel: Kernel, edge: i64, vertex: i64) -> i64:
    """The way of a camel on an edge that heads for one of its ends."""
    return 2 * edge if kernel.topology.edge_vertex[2 * edge] == vertex else 2 * edge + 1


def open_ways(kernel: Kernel, own: CaravanOwn, but: i64 = NONE) -> vec[i64]:
    """Where the next camel may go, in the order of the edges; not to an edge at the front of the caravan `but`.

    An edge between two fronts is open both ways, and so is that of an arrow whose far end is a front (CARV-34).
    """
    ways = zeros(0)
    if own.supply.of(kernel) == 0:
        return ways
    topology = kernel.topology
    closed: i64 = NONE if but == NONE else own.fronts.of(kernel, but)
    for caravan in range(ARROWS):
        front = own.fronts.of(kernel, caravan)
        if front == NONE:
            ways = with_way(kernel, own, ways, own.starts.of(kernel, caravan), own.heads.of(kernel, caravan), closed)
        else:
            for spoke in range(topology.spokes * front, topology.spokes * (front + 1)):
                beyond = topology.vertex_vertex[spoke]
                ways = with_way(kernel, own, ways, topology.vertex_edge[spoke], beyond, closed)
    return ways


def with_way(kernel: Kernel, own: CaravanOwn, ways: vec[i64], edge: i64, head: i64, closed: i64) -> vec[i64]:
    """With one more way, if it is a path without a camel and away from a closed vertex (CARV-25)."""
    if not is_path(kernel, own, edge) or own.camels.has(kernel, edge):
        return ways
    ends = kernel.topology.edge_vertex
    if closed != NONE and (ends[2 * edge] == closed or ends[2 * edge + 1] == closed):
        return ways
    way = way_to(kernel, edge, head)
    return ways if has_place(ways, way) else with_place(ways, way)


def open_edges(kernel: Kernel, own: CaravanOwn, but: i64 = NONE) -> vec[i64]:
    """The edges of the open ways, each once (CARV-53)."""
    ways = open_ways(kernel, own, but)
    edges = zeros(0)
    for i in range(len(ways)):
        if i == 0 or ways[i] // 2 != ways[i - 1] // 2:
            edges = append(edges, ways[i] // 2)
    return edges


# Placing


def put_camel(kernel: Kernel, own: CaravanOwn, seat: i64, way: i64) -> None:
    """A camel continues all caravans whose front it leaves; else it starts one (CARV-28, CARV-30, CARV-52)."""
    edge = way // 2
    head = kernel.topology.edge_vertex[way]
    tail = kernel.topology.edge_vertex[way ^ 1]
    own.supply.lose(kernel, 0, 1)
    own.camels.set(kernel, edge, head)
    kernel.log.emit(CAMEL_PLACED, seat, edge, head)
    leads = False
    for caravan in range(ARROWS):
        if own.fronts.of(kernel, caravan) == tail:
            own.fronts.set(kernel, caravan, head)
            own.last.put(kernel, caravan)
            leads = True
    if not leads:
        for caravan in range(ARROWS):
            if own.starts.of(kernel, caravan) == edge:
                own.fronts.set(kernel, caravan, head)
                own.last.put(kernel, caravan)
    # Buildings beside it may be worth more now, and whose road it is has a longer one (CARV-56, CARV-62).
    kernel.recount = True
    owner = kernel.state.edge_owner[edge]
    if owner >= 0:
        refresh_route(kernel, owner)
        refresh_longest_road(kernel)
