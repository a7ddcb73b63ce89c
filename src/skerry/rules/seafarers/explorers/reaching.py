"""What a route piece reaches: both its ends are looked at, the newly reached one first (TDETI-21)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from skerry.rules.seafarers.discovery import FIRST_END, look_later

if TYPE_CHECKING:
    from skerry.engine.kernel import Kernel
    from skerry.rules.seafarers.own import SeafarersOwn


def was_reached(kernel: Kernel, colour: i64, vertex: i64, edge: i64) -> bool:
    """Whether a colour has a building at a vertex, or a route piece beside the one on this edge."""
    state = kernel.state
    if state.vertex_owner[vertex] == colour:
        return True
    spokes = kernel.topology.spokes
    for spoke in range(spokes):
        other = kernel.topology.vertex_edge[spokes * vertex + spoke]
        if other >= 0 and other != edge and state.edge_owner[other] == colour:
            return True
    return False


def newly_reached(kernel: Kernel, colour: i64, edge: i64) -> i64:
    """Which end of its edge, 0 or 1, a piece that was just laid reached; the first where both or none are new."""
    ends = kernel.topology.edge_vertex
    if was_reached(kernel, colour, ends[2 * edge], edge) and not was_reached(kernel, colour, ends[2 * edge + 1], edge):
        return 1
    return 0


def look_at_end(kernel: Kernel, own: SeafarersOwn, colour: i64, edge: i64, end: i64) -> None:
    """Turn up the hidden hexes at one end of a piece, before those of the other."""
    look_later(kernel, own, colour, edge, FIRST_END + end)
