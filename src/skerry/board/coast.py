"""The coast as a walk: clockwise along the edges between land and water."""

from __future__ import annotations

from skerry.board.map_file import MapFile, coast_edge, may_be_land
from skerry.board.topology import NOWHERE


def coast_ring(map_file: MapFile, hex_id: int, side: int) -> list[tuple[int, int]]:
    """The coast edges of one island clockwise from a given one, each as (land hex, side) (BASE-48)."""
    topology = map_file.topology
    start = (hex_id, side)
    ring: list[tuple[int, int]] = []
    while True:
        ring.append((hex_id, side))
        # Round the next corner: along this hex, or on to the neighbour that stands in the way.
        side = (side + 1) % 6
        across = topology.hex_hex[6 * hex_id + side]
        if across != NOWHERE and not coast_edge(map_file, hex_id, side) and may_be_land(map_file.terrain[across]):
            hex_id = across
            side = (side + 4) % 6
        if (hex_id, side) == start:
            return ring
