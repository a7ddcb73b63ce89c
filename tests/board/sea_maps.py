"""What can be asked of the maps of the Seafarers scenarios."""

from __future__ import annotations

from collections import Counter

from skerry.board.map_file import HARBOUR_KINDS
from skerry.board.map_text import MapFile
from skerry.board.maps import list_maps, load_map
from skerry.board.terrain import SEA, TERRAINS, is_land
from skerry.board.tokens import numbers_of
from skerry.catalog.maps import MAPS

FOLDER = "seafarers/"
SCENARIOS = [name for name, maps in MAPS.items() if maps[3].startswith(FOLDER)]
NAMES = [name.removeprefix(FOLDER) for name in list_maps() if name.startswith(FOLDER)]
GAMES = [(scenario, players) for scenario in SCENARIOS for players in (3, 4)]


def sea_map(name: str) -> MapFile:
    return load_map(FOLDER + name)


def terrains(board: MapFile, hexes: list[int] | None = None) -> Counter[str]:
    chosen = range(board.topology.hexes) if hexes is None else hexes
    return Counter(TERRAINS[board.terrain[h]] for h in chosen)


def tokens(board: MapFile, hexes: list[int] | None = None) -> Counter[int]:
    chosen = range(board.topology.hexes) if hexes is None else hexes
    return Counter(number for h in chosen for number in numbers_of(board.numbers[h]))


def harbour_kinds(board: MapFile) -> Counter[str]:
    dealt = "harbours" in board.stacks
    kinds = board.stack_items("harbours") if dealt else [harbour.kind for harbour in board.harbours]
    return Counter(HARBOUR_KINDS[kind] for kind in kinds)


def island(board: MapFile, name: str) -> list[int]:
    return next(one.hexes for one in board.islands if one.name == name)


def hexes_of_kind(board: MapFile, kind: str) -> list[int]:
    return [h for one in board.islands if one.kind == kind for h in one.hexes]


def hexes_at_vertex(board: MapFile, vertex: int) -> list[int]:
    return [int(h) for h in board.topology.vertex_hex[3 * vertex : 3 * vertex + 3] if h >= 0]


def hexes_at_edge(board: MapFile, edge: int) -> list[int]:
    return [int(h) for h in board.topology.edge_hex[2 * edge : 2 * edge + 2] if h >= 0]


def ends(board: MapFile, edge: int) -> set[int]:
    return {int(v) for v in board.topology.edge_vertex[2 * edge : 2 * edge + 2]}


def is_water(board: MapFile, hex_id: int) -> bool:
    return hex_id < 0 or board.terrain[hex_id] == SEA


def is_coast(board: MapFile, edge: int) -> bool:
    """Land on one side, sea or frame on the other (SEA-10)."""
    sides = [int(h) for h in board.topology.edge_hex[2 * edge : 2 * edge + 2]]
    return sum(is_water(board, h) for h in sides) == 1


def neighbours(board: MapFile, hex_id: int) -> list[int]:
    return [int(h) for h in board.topology.hex_hex[6 * hex_id : 6 * hex_id + 6] if h >= 0]


def land_groups(board: MapFile) -> list[set[int]]:
    """The maximal groups of land hexes (SEA-12)."""
    left = {h for h in range(board.topology.hexes) if is_land(board.terrain[h])}
    groups: list[set[int]] = []
    while left:
        todo = [min(left)]
        group: set[int] = set()
        while todo:
            h = todo.pop()
            if h in left:
                left.remove(h)
                group.add(h)
                todo += neighbours(board, h)
        groups.append(group)
    return groups
