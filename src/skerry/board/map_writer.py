"""Maps back to text: what parse_map reads to an equal map."""

from __future__ import annotations

from itertools import groupby

from skerry.board.geometry import CORNERS, SIDES
from skerry.board.map_file import (
    GROUND_DRAWN,
    HARBOUR_KINDS,
    PLACE_EDGE,
    PLACE_FRAME,
    PLACE_PLAZA,
    PLACE_VERTEX,
    STACK_NUMBER,
    STACK_TERRAIN,
    MapFile,
    Place,
    Stack,
)
from skerry.board.terrain import EMPTY, TERRAINS
from skerry.board.tokens import numbers_of


def write_map(map_file: MapFile) -> str:
    """The map in a fixed order of lines; comments of the file it was read from are not kept."""
    topology = map_file.topology
    lines = [f"name {map_file.name}"]
    if map_file.title:
        lines.append(f"title {map_file.title}")
    if map_file.players:
        lines.append(f"players {' '.join(str(count) for count in map_file.players)}")
    if map_file.target:
        lines.append(f"target {map_file.target}")
    lines += [f"flag {flag}" for flag in map_file.flags]
    lines += _rows(map_file)
    lines += _plazas(map_file)
    for harbour in map_file.harbours:
        place = f"{topology.hex_name(harbour.hex)} side {SIDES[harbour.side]}"
        lines.append(f"harbour {HARBOUR_KINDS[harbour.kind]} at {place}")
    lines += _grounds(map_file)
    lines += [f"river {_hexes(map_file, r.hexes)} to side {SIDES[r.side]}" for r in map_file.courses]
    if map_file.arrows:
        lines.append(f"arrows {' '.join(CORNERS[corner] for corner in map_file.arrows)}")
    lines += [f"barbarian at {topology.edge_name(edge)}" for edge in map_file.barbarians]
    if map_file.coast:
        lines.append(f"coast {_hexes(map_file, map_file.coast)}")
    lines += [f"island {i.name} ({i.kind}): {_hexes(map_file, i.hexes)}" for i in map_file.islands]
    if map_file.founding:
        lines.append(f"founding {', '.join(map_file.founding)}")
    for name, places in map_file.markers.items():
        lines.append(f"marker {name}: {', '.join(_place(map_file, place) for place in places)}")
    lines += [f"stack {name}: {_stack(stack)}" for name, stack in map_file.stacks.items()]
    if map_file.start_corners:
        lines.append(f"spiral {_hexes(map_file, map_file.start_corners)}")
    lines += _frame(map_file)
    return "\n".join(lines) + "\n"


def _rows(map_file: MapFile) -> list[str]:
    topology = map_file.topology
    cells = [(cell.row, cell.col, cell.x, "frame") for cell in map_file.frame]
    drawn = set(map_file.drawn_numbers)
    for h in range(topology.hexes):
        text = _hex(map_file.terrain[h], map_file.numbers[h], h in drawn)
        cells.append((topology.hex_row[h], topology.hex_col[h], topology.hex_x[h], text))
    lines: list[str] = []
    for row, group in groupby(sorted(cells), key=_row_of):
        in_row = list(group)
        lines.append(f"row {row} offset {in_row[0][2]}: {' '.join(cell[3] for cell in in_row)}")
    return lines


def _plazas(map_file: MapFile) -> list[str]:
    topology = map_file.topology
    corners: dict[str, list[str]] = {}
    for edge in range(topology.first_inner_path, topology.edges):
        name = topology.hex_name(topology.edge_hex[2 * edge])
        corners.setdefault(name, []).append(CORNERS[topology.inner_corner(edge)])
    return [f"plaza {name}: {' '.join(ends)}" for name, ends in corners.items()]


def _grounds(map_file: MapFile) -> list[str]:
    lines: list[str] = []
    for ground in map_file.grounds:
        number = "?" if ground.number == GROUND_DRAWN else str(ground.number)
        lines.append(f"fishing_ground {number} at {_corner(map_file, ground.tip)}")
    return lines


def _corner(map_file: MapFile, vertex: int) -> str:
    topology = map_file.topology
    first = topology.hex_name(topology.vertex_hex[3 * vertex])
    return f"{first} corner {CORNERS[topology.first_corner(vertex)]}"


def _row_of(cell: tuple[int, int, int, str]) -> int:
    return cell[0]


def _hex(terrain: int, mask: int, number_drawn: bool) -> str:
    if terrain == EMPTY:
        return "?"
    numbers = "?" if number_drawn else ",".join(str(number) for number in numbers_of(mask))
    return f"{TERRAINS[terrain]}:{numbers}" if numbers else TERRAINS[terrain]


def _hexes(map_file: MapFile, hexes: list[int]) -> str:
    return " ".join(map_file.topology.hex_name(h) for h in hexes)


def _place(map_file: MapFile, place: Place) -> str:
    topology = map_file.topology
    if place.kind == PLACE_FRAME:
        cell = map_file.frame[place.number]
        return f"({cell.row},{cell.col})"
    if place.kind == PLACE_PLAZA:
        return topology.vertex_name(place.number)
    if place.kind == PLACE_VERTEX:
        return _corner(map_file, place.number)
    if place.kind == PLACE_EDGE:
        return topology.edge_name(place.number)
    return topology.hex_name(place.number)


def _stack(stack: Stack) -> str:
    if stack.kind == STACK_NUMBER:
        letters = stack.letters or [""] * len(stack.items)
        return " ".join(f"{letter}{number}" for letter, number in zip(letters, stack.items, strict=True))
    names = TERRAINS if stack.kind == STACK_TERRAIN else HARBOUR_KINDS
    runs = [(len(list(run)), names[item]) for item, run in groupby(stack.items)]
    return ", ".join(f"{count} {name}" if count > 1 else name for count, name in runs)


def _frame(map_file: MapFile) -> list[str]:
    if not map_file.frame_pieces:
        return []
    first = map_file.frame_harbours[0]
    lines = [f"frame from {map_file.topology.hex_name(first.hex)} side {SIDES[first.side]}"]
    for piece in map_file.frame_pieces:
        harbours = zip(piece.kinds, piece.offsets, strict=True)
        lines.append(f"piece: {', '.join(f'{HARBOUR_KINDS[kind]} at {offset}' for kind, offset in harbours)}")
    return lines
