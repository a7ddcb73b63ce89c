"""The longest route by trying every trail.

It shares nothing with the engine's search but the position and the hooks that weigh, cut and join. What a colour has on
the board is told apart first (`networks`), so that whoever watches a game measures only what has changed.
"""

from __future__ import annotations

from typing import NamedTuple

from skerry.engine.kernel import Kernel


class Step(NamedTuple):
    """Standing at the far end of one piece, another one that the trail may go on with."""

    piece: int
    end: int


class Network(NamedTuple):
    """Pieces that hang together: what each counts, its two ends, and where a trail may go on from either."""

    weights: tuple[int, ...]
    onwards: tuple[tuple[tuple[Step, ...], tuple[Step, ...]], ...]


def slow_longest_route(kernel: Kernel, colour: int) -> int:
    return max((longest_trail(network) for network in networks(kernel, colour)), default=0)


def longest_trail(network: Network) -> int:
    """Every trail from both ends of every piece."""
    weights, onwards = network
    used = [False] * len(weights)

    def heaviest(piece: int, end: int) -> int:
        most = 0
        used[piece] = True
        for other, far in onwards[piece][end]:
            if not used[other]:
                most = max(most, heaviest(other, far))
        used[piece] = False
        return most + weights[piece]

    return max(heaviest(piece, end) for piece in range(len(weights)) for end in (0, 1))


def networks(kernel: Kernel, colour: int) -> list[Network]:
    """All that a colour has on edges, in parts that do not touch; two that are equal have the same longest trail."""
    state = kernel.state
    rules = kernel.rules
    ends = {}
    weight = {}
    for edge in range(kernel.topology.edges):
        if state.edge_owner[edge] == colour:
            counts = 1
            for module in rules.adjust_route_weight:
                counts = module.adjust_route_weight(kernel, colour, edge, counts)
            if counts > 0:
                weight[edge] = int(counts)
                ends[edge] = [int(vertex) for vertex in kernel.topology.edge_vertex[2 * edge : 2 * edge + 2]]
    group = {edge: rules.pieces[state.edge_piece[edge]].route_group for edge in weight}
    at: dict[int, list[int]] = {}
    for edge in weight:
        for vertex in ends[edge]:
            at.setdefault(vertex, []).append(edge)
    owner = {vertex: int(state.vertex_owner[vertex]) for vertex in at}
    broken = {vertex: owner[vertex] not in (-1, colour) for vertex in at}
    for vertex in at:
        for module in rules.adjust_route_break:
            broken[vertex] = module.adjust_route_break(kernel, colour, vertex, broken[vertex])
    joined = {vertex: owner[vertex] == colour for vertex in at}
    for vertex in at:
        for module in rules.adjust_route_join:
            joined[vertex] = module.adjust_route_join(kernel, colour, vertex, joined[vertex])

    def may_pass(one: int, other: int, vertex: int) -> bool:
        return not broken[vertex] and (group[one] == group[other] or joined[vertex])

    def network(edges: list[int]) -> Network:
        place = {edge: number for number, edge in enumerate(edges)}

        def steps(edge: int, vertex: int) -> tuple[Step, ...]:
            others = [other for other in at[vertex] if other != edge and may_pass(edge, other, vertex)]
            return tuple(Step(place[other], 1 - ends[other].index(vertex)) for other in others)

        onwards = tuple((steps(edge, ends[edge][0]), steps(edge, ends[edge][1])) for edge in edges)
        return Network(tuple(weight[edge] for edge in edges), onwards)

    return [network(edges) for edges in apart(ends, at)]


def apart(ends: dict[int, list[int]], at: dict[int, list[int]]) -> list[list[int]]:
    """The edges in groups that share no vertex."""
    groups = []
    left = dict.fromkeys(sorted(ends))
    while left:
        found = [next(iter(left))]
        del left[found[0]]
        for edge in found:
            for vertex in ends[edge]:
                for other in at[vertex]:
                    if other in left:
                        del left[other]
                        found.append(other)
        groups.append(found)
    return groups
