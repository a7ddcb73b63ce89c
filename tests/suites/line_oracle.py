"""Which route pieces are open, by listing every line and every ring, written without a thought for speed.

It shares nothing with the engine's search but the position.
"""

from __future__ import annotations

from collections.abc import Iterator

from skerry.engine.kernel import Kernel

Line = tuple[int, frozenset[int], int]


def open_ships(kernel: Kernel, colour: int) -> set[int]:
    """The ships of a colour that the lines they lie in let go (SEA-44 to SEA-46, SEA-87, SEA-88)."""
    state = kernel.state
    ships = {
        edge
        for edge in range(kernel.topology.edges)
        if state.edge_owner[edge] == colour and state.edge_piece[edge] == kernel.rules.ship
    }
    homes = {vertex for vertex in range(kernel.topology.vertices) if state.vertex_owner[vertex] == colour}
    return open_among(kernel, ships, homes)


def open_among(kernel: Kernel, pieces: set[int], homes: set[int]) -> set[int]:
    """Of the pieces on these edges those that are open, where lines end at the homes."""
    edge_vertex = kernel.topology.edge_vertex
    ends = {edge: (int(edge_vertex[2 * edge]), int(edge_vertex[2 * edge + 1])) for edge in pieces}
    free = {
        edge
        for edge, pair in ends.items()
        if any(vertex not in homes and sum(vertex in other for other in ends.values()) == 1 for vertex in pair)
    }
    closed: set[int] = set()
    ringed: set[int] = set()
    for first, line, last in lines_of(ends, homes):
        if first != last and first in homes and last in homes:
            closed |= line
        if first == last and first in homes:
            ringed |= {edge for edge in line if first in ends[edge]}
        if first == last and not any(vertex in homes for edge in line for vertex in ends[edge]):
            ringed |= line
    return free | (ringed - closed)


def lines_of(ends: dict[int, tuple[int, int]], homes: set[int]) -> Iterator[Line]:
    """Every way over some of the pieces, none of them twice, that ends at the first home it comes to.

    Told are where it starts, its pieces, and where it ends.
    """

    def onwards(first: int, line: frozenset[int], vertex: int) -> Iterator[Line]:
        if line:
            yield first, line, vertex
            if vertex in homes:
                return
        for edge, pair in ends.items():
            if edge not in line and vertex in pair:
                yield from onwards(first, line | {edge}, sum(pair) - vertex)

    for vertex in {vertex for pair in ends.values() for vertex in pair}:
        yield from onwards(vertex, frozenset(), vertex)
