"""Fishing grounds: where they lie on the coast, and which intersections they serve."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from skerry.board.arrays import ints
from skerry.board.coast import ground_edges, ground_vertices
from skerry.board.map_file import GROUND_DRAWN
from skerry.engine.state import NO_HARBOUR
from skerry.rules.traders_and_barbarians.fishermen.tables import GROUND_NUMBERS

if TYPE_CHECKING:
    from skerry.engine.kernel import Kernel
    from skerry.rules.traders_and_barbarians.fishermen.own import Fishing

STACK: Final = "fishing_grounds"
# Orders in which free places are tried; on the island every order finds room for all grounds.
TRIES: Final = 20


# Laying them


def lay_grounds(kernel: Kernel, fishing: Fishing) -> None:
    """Where the map has them; where it has none, or a harbour came to lie there, on coast that is free (FISH-18)."""
    board = kernel.rules.board
    tips = [ground.tip for ground in board.grounds]
    if not tips or any(has_harbour(kernel, ground_edges(kernel.topology, kernel.state.terrain, tip)) for tip in tips):
        tips = free_places(kernel, coast_of(kernel))
        numbers = dealt_numbers(kernel, board.stack_items(STACK) or list(GROUND_NUMBERS))
    else:
        numbers = printed_numbers(kernel)
    # Where the coast is short, so many as there is room for.
    for number, tip in zip(numbers, tips, strict=False):
        fishing.grounds.set(kernel, tip, number)


def printed_numbers(kernel: Kernel) -> list[int]:
    """Those of the map; its stack is dealt to the drawn ones, or to all on a board that is not as printed (FISH-16)."""
    board = kernel.rules.board
    numbers = [ground.number for ground in board.grounds]
    stack = board.stack_items(STACK)
    if stack and (GROUND_DRAWN in numbers or kernel.rules.choice("board") != "beginner"):
        for i, number in zip(board.drawn_grounds, dealt_numbers(kernel, stack), strict=True):
            numbers[i] = number
    return numbers


def dealt_numbers(kernel: Kernel, numbers: list[int]) -> list[int]:
    shuffled = ints(numbers)
    kernel.state.random.shuffle_deck(STACK, shuffled)
    return [int(number) for number in shuffled]


def coast_of(kernel: Kernel) -> list[list[int]]:
    """By vertex, the coast that a ground would cover whose tip is there; nothing where it has no place."""
    return [ground_edges(kernel.topology, kernel.state.terrain, tip) for tip in range(int(kernel.topology.vertices))]


def has_harbour(kernel: Kernel, edges: list[int]) -> bool:
    return any(kernel.state.edge_harbour[edge] != NO_HARBOUR for edge in edges)


def free_places(kernel: Kernel, coast: list[list[int]]) -> list[int]:
    """Tips of as many grounds as fit: no harbour on their edges, and no vertex in two of them (FISH-18)."""
    order = [tip for tip, edges in enumerate(coast) if edges and not has_harbour(kernel, edges)]
    best: list[int] = []
    for _ in range(TRIES):
        kernel.state.random.shuffle(order)
        taken: set[int] = set()
        found: list[int] = []
        for tip in order:
            corners = ground_vertices(kernel.topology, tip, coast[tip])
            if taken.isdisjoint(corners):
                taken.update(corners)
                found.append(tip)
        if len(found) > len(best):
            best = found
        if len(best) >= len(GROUND_NUMBERS):
            break
    return best


# Whom they serve


def served(kernel: Kernel, tip: i64) -> list[int]:
    """The intersections of the ground that points at a vertex: that one and both outer ends (FISH-14)."""
    edges = ground_edges(kernel.topology, kernel.state.terrain, int(tip))
    return ground_vertices(kernel.topology, int(tip), edges)


def ground_numbers_at(kernel: Kernel, fishing: Fishing, vertex: i64) -> i64:
    """A bit for each number of the grounds that serve a vertex."""
    one: i64 = 1
    mask: i64 = 0
    topology = kernel.topology
    if fishing.grounds.has(kernel, vertex):
        mask |= one << fishing.grounds.of(kernel, vertex)
    for spoke in range(topology.spokes):
        tip = topology.vertex_vertex[topology.spokes * vertex + spoke]
        if tip >= 0 and fishing.grounds.has(kernel, tip) and int(vertex) in served(kernel, tip):
            mask |= one << fishing.grounds.of(kernel, tip)
    return mask
