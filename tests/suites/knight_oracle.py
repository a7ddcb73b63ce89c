"""Where a knight gets to and whom a removed road cuts off, by trying every path, without a thought for speed."""

from __future__ import annotations

from collections.abc import Iterator

from skerry.engine.kernel import Kernel
from skerry.rules.cities_and_knights.own import CitiesOwn


def roads_of(kernel: Kernel, colour: int) -> list[tuple[int, int, int]]:
    """Edge and both ends of every route piece of a colour."""
    ends = kernel.topology.edge_vertex
    return [
        (edge, int(ends[2 * edge]), int(ends[2 * edge + 1]))
        for edge in range(kernel.topology.edges)
        if kernel.state.edge_owner[edge] == colour
    ]


def paths_from(roads: list[tuple[int, int, int]], path: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
    """Every path over these roads that visits no vertex twice, as the list of its vertices."""
    for _, one, other in roads:
        for here, there in ((one, other), (other, one)):
            if here == path[-1] and there not in path:
                yield (*path, there)
                yield from paths_from(roads, (*path, there))


def holders(kernel: Kernel, own: CitiesOwn, vertex: int) -> set[int]:
    """Whose pieces stand on a vertex."""
    return {int(kernel.state.vertex_owner[vertex]), int(own.knight_owner.of(kernel, vertex))} - {-1}


def slow_reach(kernel: Kernel, own: CitiesOwn, colour: int, origin: int) -> set[int]:
    """The ends of all paths that pass nobody else (CK-143, CK-144)."""
    return {
        path[-1]
        for path in paths_from(roads_of(kernel, colour), (origin,))
        if all(holders(kernel, own, vertex) <= {colour} for vertex in path[1:-1])
    }


def slow_cut_off(kernel: Kernel, own: CitiesOwn, edge: int) -> bool:
    """Whether a knight has a path to an own building now and would have none without this piece (CK-238)."""
    colour = int(kernel.state.edge_owner[edge])
    roads = roads_of(kernel, colour)
    left = [road for road in roads if road[0] != edge]
    knights = [v for v in range(kernel.topology.vertices) if own.knight_owner.of(kernel, v) == colour]
    return any(
        finds_home(kernel, roads, colour, knight) and not finds_home(kernel, left, colour, knight) for knight in knights
    )


def finds_home(kernel: Kernel, roads: list[tuple[int, int, int]], colour: int, knight: int) -> bool:
    return any(kernel.state.vertex_owner[path[-1]] == colour for path in paths_from(roads, (knight,)))
