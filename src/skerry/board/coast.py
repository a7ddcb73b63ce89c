"""The coast as a walk: clockwise along the edges between land and what is none."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from skerry.board.map_file import MapFile, may_be_land
from skerry.board.terrain import SEA
from skerry.board.topology import NOWHERE, Topology


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


def ground_edges(topology: Topology, terrain: vec[i64], tip: int) -> list[int]:
    """The coast edges of a fishing ground that points at a vertex: two, of two land hexes that meet the sea there, or
    none where there is no place for one (FISH-14). A hex that is drawn counts as land."""
    dry = 0
    wet = 0
    for slot in range(3):
        hex_id = topology.vertex_hex[3 * tip + slot]
        if hex_id == NOWHERE or terrain[hex_id] == SEA:
            wet += 1
        elif may_be_land(terrain[hex_id]):
            dry += 1
    if tip >= topology.first_plaza or dry != 2 or wet != 1:
        return []
    edges = [int(topology.vertex_edge[topology.spokes * tip + spoke]) for spoke in range(topology.spokes)]
    return [edge for edge in edges if edge != NOWHERE and faces_sea(topology, terrain, edge)]


def is_sea_side(topology: Topology, terrain: list[int], hex_id: int, side: int) -> bool:
    """Whether a side of a hex meets the sea or the frame."""
    across = topology.hex_hex[6 * hex_id + side]
    return across == NOWHERE or terrain[across] == SEA


def is_sea_corner(topology: Topology, terrain: list[int], hex_id: int, corner: int) -> bool:
    """Whether both sides of a hex that meet at a corner are sea sides (TRAD-25)."""
    return is_sea_side(topology, terrain, hex_id, corner) and is_sea_side(topology, terrain, hex_id, (corner + 5) % 6)


def faces_sea(topology: Topology, terrain: vec[i64], edge: int) -> bool:
    """Whether the sea or the frame lies on a side of an edge."""
    sides = [topology.edge_hex[2 * edge + side] for side in range(2)]
    return any(hex_id == NOWHERE or terrain[hex_id] == SEA for hex_id in sides)


def ground_vertices(topology: Topology, tip: int, edges: list[int]) -> list[int]:
    """The three intersections of a fishing ground with these edges, the tip first."""
    ends = [int(topology.edge_vertex[2 * edge + end]) for edge in edges for end in range(2)]
    return [tip, *[vertex for vertex in ends if vertex != tip]]
