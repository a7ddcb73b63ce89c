"""The longest route by trying every trail, written without a thought for speed.

It shares nothing with the engine's search but the position and the two hooks that weigh and cut.
"""

from __future__ import annotations

from skerry.engine.kernel import Kernel


def slow_longest_route(kernel: Kernel, colour: int) -> int:
    state = kernel.state
    rules = kernel.rules
    ends = [
        (int(kernel.topology.edge_vertex[2 * e]), int(kernel.topology.edge_vertex[2 * e + 1]))
        for e in range(kernel.topology.edges)
    ]
    weight = {}
    for edge in range(kernel.topology.edges):
        if state.edge_owner[edge] == colour:
            counts = 1
            for module in rules.adjust_route_weight:
                counts = module.adjust_route_weight(kernel, colour, edge, counts)
            if counts > 0:
                weight[edge] = int(counts)
    group = {edge: rules.pieces[state.edge_piece[edge]].route_group for edge in weight}
    at: dict[int, list[int]] = {}
    for edge in weight:
        for vertex in ends[edge]:
            at.setdefault(vertex, []).append(edge)

    def may_pass(one: int, other: int, vertex: int) -> bool:
        owner = int(state.vertex_owner[vertex])
        broken = owner not in (-1, colour)
        for module in rules.adjust_route_break:
            broken = module.adjust_route_break(kernel, colour, vertex, broken)
        return not broken and (group[one] == group[other] or owner == colour)

    def heaviest(trail: frozenset[int], edge: int, vertex: int) -> int:
        onwards = [
            weight[other] + heaviest(trail | {other}, other, sum(ends[other]) - vertex)
            for other in at[vertex]
            if other not in trail and may_pass(edge, other, vertex)
        ]
        return max(onwards, default=0)

    return max(
        (weight[edge] + heaviest(frozenset([edge]), edge, vertex) for edge in weight for vertex in ends[edge]),
        default=0,
    )
