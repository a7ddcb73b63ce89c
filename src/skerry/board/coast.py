"""The coast as a walk: clockwise along the edges between land and what is none."""

from __future__ import annotations

from skerry.board.map_file import MapFile, may_be_land
from skerry.board.topology import NOWHERE


def has_land(map_file: MapFile, hex_id: int) -> bool:
    """Whether the coast has this hex on its land side; one that is drawn counts as land for all its neighbours."""
    return hex_id != NOWHERE and may_be_land(map_file.terrain[hex_id])


def coast_ring(map_file: MapFile, hex_id: int, side: int) -> list[tuple[int, int]]:
    """The coast edges of one island clockwise from a given one, each as (land hex, side) (BASE-48).

    Let a step be a land hex and one of its sides that faces no land. Three hexes meet at a corner, so where some of
    them are land and some are not, exactly one step ends there and exactly one begins. Going on is therefore a
    permutation of the steps: the walk comes back to where it began and passes no step twice, and a hex has six at most.
    """
    topology = map_file.topology
    start = (hex_id, side)
    ring: list[tuple[int, int]] = []
    for _ in range(6 * topology.hexes):
        ring.append((hex_id, side))
        # Round the next corner: along this hex, or on to the neighbour that stands in the way.
        side = (side + 1) % 6
        third = topology.hex_hex[6 * hex_id + side]
        if has_land(map_file, third):
            hex_id = third
            side = (side + 4) % 6
        if (hex_id, side) == start:
            break
    return ring
