"""The pictures of maps in the pages of docs. `python -m tests.board.map_pictures` draws them anew.

A page asks for a picture with a line `<!-- map: NAME -->`; the block that follows it is the picture.
"""

from __future__ import annotations

import re
from pathlib import Path

from skerry.board.geometry import CORNERS
from skerry.board.map_file import MapFile
from skerry.board.maps import load_map
from skerry.board.picture import Mark, draw
from skerry.board.terrain import OASIS

RULES = Path(__file__).parents[2] / "docs" / "rules"
SEAFARERS = RULES / "seafarers.md"
CITIES_AND_KNIGHTS = RULES / "cities-and-knights.md"
TRADERS_AND_BARBARIANS = RULES / "traders-and-barbarians.md"
EXPLORERS = RULES / "treasures-dragons-explorers.md"
PAGES = (SEAFARERS, CITIES_AND_KNIGHTS, TRADERS_AND_BARBARIANS, EXPLORERS)
PICTURE = re.compile(r"(<!-- map: (\S+) -->\n)```text\n.*?```\n", re.DOTALL)

# What the pages call marked places.
VERTEX_MARKS = {
    **{f"village_{number}": str(number) for number in (3, 4, 5, 6, 8, 9, 10, 11)},
    **{f"settlement_{position}": f"s{position.upper()}" for position in "abcd"},
    **{f"beachhead_{position}": f"b{position.upper()}" for position in "abcd"},
    **{f"fortress_{position}": f"f{position.upper()}" for position in "abcd"},
    "great_wall": "W",
    "great_bridge": "B",
    "x": "X",
    "dragons": "D",
    "treasure": "T",
}
EDGE_MARKS = {"gift_vp": "P", "gift_card": "C", "gift_harbour": "H"}


def picture(name: str) -> str:
    board = load_map(name)
    robber = board.hexes_of("robber")
    return draw(
        board.topology,
        board.terrain,
        board.numbers,
        board.harbours,
        {vertex: Mark(mark) for marker, mark in VERTEX_MARKS.items() for vertex in board.vertices_of(marker)}
        | {ground.tip: Mark(f"~{ground.number}") for ground in board.grounds},
        {edge: Mark(mark) for marker, mark in EDGE_MARKS.items() for edge in board.edges_of(marker)}
        | _ships(board)
        | {edge: Mark("~~") for river in board.courses for edge in river.sites}
        | _arrows(board)
        | {edge: Mark(f"b{number}") for number, edge in enumerate(board.barbarians, start=1)},
        robber[0] if len(robber) == 1 else -1,
        _pirate(board),
    ).text


def _pirate(board: MapFile) -> dict[str, int]:
    """Where the pirate starts; the frame is not drawn."""
    starts = board.hexes_of("pirate")
    return {"pirate": starts[0]} if starts else {}


def _ships(board: MapFile) -> dict[int, Mark]:
    return {edge: Mark(position.upper()) for position in "abcd" for edge in board.edges_of(f"ship_{position}")}


def _arrows(board: MapFile) -> dict[int, Mark]:
    """Where the arrows of the oasis point, on the edges that leave it."""
    marks: dict[int, Mark] = {}
    topology = board.topology
    for corner in board.arrows:
        vertex = topology.hex_vertex[6 * board.terrain.index(OASIS) + corner]
        sides = {int(edge) for edge in topology.hex_edge[6 * board.terrain.index(OASIS) :][:6]}
        for edge in topology.vertex_edge[topology.spokes * vertex : topology.spokes * (vertex + 1)]:
            if edge not in sides:
                marks[int(edge)] = Mark("v" if CORNERS[corner].startswith("S") else "^")
    return marks


def with_pictures(page: str) -> str:
    """The page with every picture as the maps are now."""
    return PICTURE.sub(lambda found: f"{found[1]}```text\n{picture(found[2])}```\n", page)


if __name__ == "__main__":
    for path in PAGES:
        path.write_text(with_pictures(path.read_text(encoding="utf-8")), encoding="utf-8")
