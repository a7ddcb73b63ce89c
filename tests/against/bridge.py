"""Between catanatron's board and ours: its map as our map text, its places as our ids.

Both boards are pointy-top. Its cube coordinate (x, y, z) lies in row z, and 2x + z counts half-hexes to the east,
which is how our rows are addressed; corners and sides are then the same by name.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from skerry.board.map_text import parse_map

RESOURCE_WORDS = {"WOOD": "wood", "BRICK": "brick", "SHEEP": "wool", "WHEAT": "grain", "ORE": "ore"}
TERRAIN_WORDS = {
    "WOOD": "forest",
    "BRICK": "hill",
    "SHEEP": "pasture",
    "WHEAT": "field",
    "ORE": "mountain",
    None: "desert",
}
CORNERS = {
    "NORTH": "N",
    "NORTHEAST": "NE",
    "SOUTHEAST": "SE",
    "SOUTH": "S",
    "SOUTHWEST": "SW",
    "NORTHWEST": "NW",
}
SIDES = {"EAST": "E", "SOUTHEAST": "SE", "SOUTHWEST": "SW", "WEST": "W", "NORTHWEST": "NW", "NORTHEAST": "NE"}

Coordinate = tuple[int, int, int]


class Tile(NamedTuple):
    """A land hex as catanatron has it, in our ids."""

    hex: int
    resource: str | None
    number: int | None
    vertices: tuple[int, ...]


class Bridge:
    """One catanatron map, read once."""

    def __init__(self, strange_map: Any) -> None:
        self.cell = _cells(list(strange_map.land_tiles))
        self.text = _map_text(strange_map, self.cell)
        topology = parse_map(self.text, "bridge").topology
        self.topology = topology
        self.hex: dict[Coordinate, int] = {}
        self.vertex: dict[int, int] = {}
        self.edge: dict[tuple[int, int], int] = {}
        self.tiles: list[Tile] = []
        for coordinate, tile in strange_map.land_tiles.items():
            hex_id = topology.hex_at(*self.cell[coordinate])
            self.hex[coordinate] = hex_id
            for corner, node in tile.nodes.items():
                self._agree(self.vertex, node, int(topology.vertex_of(hex_id, CORNERS[corner.value])))
            for side, (a, b) in tile.edges.items():
                edge = int(topology.edge_of(hex_id, SIDES[side.value]))
                self._agree(self.edge, (a, b), edge)
                self._agree(self.edge, (b, a), edge)
            vertices = tuple(self.vertex[node] for node in tile.nodes.values())
            resource = RESOURCE_WORDS[tile.resource] if tile.resource else None
            self.tiles.append(Tile(hex_id, resource, tile.number, vertices))

    @staticmethod
    def _agree(ids: dict[Any, int], theirs: Any, ours: int) -> None:
        assert ids.setdefault(theirs, ours) == ours, f"{theirs} is {ids[theirs]} from one hex and {ours} from another"


def _cells(coordinates: list[Coordinate]) -> dict[Coordinate, tuple[int, int]]:
    """The (row, column) of every land coordinate."""
    north = min(z for _, _, z in coordinates)
    cells = {}
    for coordinate in coordinates:
        _, _, z = coordinate
        west = min(other[0] for other in coordinates if other[2] == z)
        cells[coordinate] = (z - north, coordinate[0] - west)
    return cells


def _map_text(strange_map: Any, cell: dict[Coordinate, tuple[int, int]]) -> str:
    half_hexes = {at: 2 * at[0] + at[2] for at in cell}
    west = min(half_hexes.values())
    lines = ["name catanatron"]
    for row in sorted({row for row, _ in cell.values()}):
        here = sorted((at for at in cell if cell[at][0] == row), key=lambda at: cell[at][1])
        words = [_hex_word(strange_map.land_tiles[at]) for at in here]
        lines.append(f"row {row} offset {half_hexes[here[0]] - west}: {' '.join(words)}")
    side_of = {}
    for at, tile in strange_map.land_tiles.items():
        for side, ends in tile.edges.items():
            side_of.setdefault(frozenset(ends), (cell[at], SIDES[side.value]))
    for port in strange_map.ports_by_id.values():
        # A port lies on the sea hex; its direction points at the land.
        ends = next(ends for side, ends in port.edges.items() if side.value == port.direction.value)
        (row, col), side = side_of[frozenset(ends)]
        kind = RESOURCE_WORDS[port.resource] if port.resource else "3:1"
        lines.append(f"harbour {kind} at ({row},{col}) side {side}")
    return "\n".join(lines) + "\n"


def _hex_word(tile: Any) -> str:
    terrain = TERRAIN_WORDS[tile.resource]
    return f"{terrain}:{tile.number}" if tile.number else terrain
