"""The order in which lettered tokens are laid: ring by ring, counter-clockwise, from the shore inwards."""

from __future__ import annotations

from skerry.board.map_file import MapFile
from skerry.board.topology import NOWHERE, Topology


def spiral_order(map_file: MapFile, corner: int) -> list[int]:
    """The hexes of the spiral that starts at a given hex, kept with the map (BASE-41, BASE56-12).

    Every ring starts next to where the ring outside it started (BASE-42, BASE56-14). On islands of other shapes a
    ring is the outline of what is left; hexes that an outline cannot reach follow in reading order.
    """
    if corner not in map_file.spirals:
        if corner not in map_file.token_hexes:
            raise ValueError(f"no spiral can start at hex {corner} of map {map_file.name}: it is dealt no number")
        map_file.spirals[corner] = spiral_over(map_file.topology, map_file.token_hexes, corner)
    return map_file.spirals[corner]


def spiral_over(topology: Topology, hexes: list[int], corner: int) -> list[int]:
    """The spiral over some hexes of a board."""
    left = set(hexes)
    order: list[int] = []
    start = corner
    # Every outline takes at least the hex that it starts from.
    while left:
        ring = _outline(topology, left, start)
        order += ring
        left.difference_update(ring)
        if left:
            start = _next_start(topology, left, ring)
    return order


def _next_start(topology: Topology, left: set[int], ring: list[int]) -> int:
    for h in ring:
        for side in range(6):
            across = topology.hex_hex[6 * h + side]
            if across in left:
                return across
    return min(left)


def _outline(topology: Topology, left: set[int], start: int) -> list[int]:
    """The outline of the hexes around `start`, counter-clockwise, each hex once.

    A step leads from a hex to a neighbour, and the next one goes on to whichever neighbour follows in turn the hex that
    the step came from. Every neighbour follows exactly one other, so going on is a permutation of the steps: the walk
    comes back to its first step and passes none twice, and there are no more than six to a hex.
    """
    heading = _first_heading(topology, left, start)
    if heading == NOWHERE:
        return [start]
    ring: list[int] = []
    seen: set[int] = set()
    at = start
    first = heading
    for _ in range(6 * len(left)):
        if at not in seen:
            seen.add(at)
            ring.append(at)
        at = topology.hex_hex[6 * at + heading]
        # The shore stays on the right hand, so the sharpest turn to the right comes first.
        heading = (heading + 2) % 6
        while topology.hex_hex[6 * at + heading] not in left:
            heading = (heading + 5) % 6
        if at == start and heading == first:
            break
    return ring


def _first_heading(topology: Topology, left: set[int], start: int) -> int:
    """The side towards the next hex of the outline: the first hex counter-clockwise of a gap."""
    for side in range(6):
        gap = (side + 1) % 6
        if topology.hex_hex[6 * start + side] in left and topology.hex_hex[6 * start + gap] not in left:
            return side
    return NOWHERE
