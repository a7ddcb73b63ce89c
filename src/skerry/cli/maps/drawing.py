"""A map as a drawing in SVG: the land with its numbers, and what lies on it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final
from xml.sax.saxutils import escape, quoteattr

from skerry.board.geometry import CORNER_X, CORNER_Y
from skerry.board.map_file import HARBOUR_KINDS, MapFile
from skerry.board.terrain import EMPTY, FOG, OASIS, RESOURCE_COUNT, SEA, TERRAINS
from skerry.board.tokens import RED_MASK, numbers_of, pips_of
from skerry.board.topology import NOWHERE
from skerry.cli.maps.paint import GROUND, INK, RED, SAND, TOKEN, WATER, WAVES, WOOD

# A hex of this height stands on a corner; a step to the east is half its width.
HEIGHT: Final = 120.0
STEP: Final = HEIGHT * 3**0.5 / 4
RISE: Final = HEIGHT / 4
MARGIN: Final = 0.55 * HEIGHT
TOKEN_SIZE: Final = 0.19 * HEIGHT
HARBOUR_SIZE: Final = 0.14 * HEIGHT

# By the length of what is written on a token; a lake has four numbers.
_NUMBER_SIZES: Final = {1: 21, 2: 21, 3: 16, 4: 14}

Point = tuple[float, float]


def draw_map(board: MapFile) -> str:
    """The whole picture; what is drawn at set-up or lies face down is a question mark."""
    centres = [_centre(board, h) for h in range(board.topology.hexes)]
    left = min(x for x, _ in centres) - STEP - MARGIN
    top = min(y for _, y in centres) - HEIGHT / 2 - MARGIN
    wide = max(x for x, _ in centres) + STEP + MARGIN - left
    high = max(y for _, y in centres) + HEIGHT / 2 + MARGIN - top
    title = board.title or board.name
    layers = [_land(board), _rivers(board), _plazas(board), _coast(board), _tokens(board), _harbours(board)]
    layers += [_grounds(board), _arrows(board), _barbarians(board), _names(board)]
    box = f"{_n(left)} {_n(top)} {_n(wide)} {_n(high)}"
    spoken = f'role="img" aria-label={quoteattr(title)}'
    letters = 'font-family="sans-serif" text-anchor="middle"'
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}" {spoken} {letters}>',
        f"<title>{escape(title)}</title>",
        f'<rect x="{_n(left)}" y="{_n(top)}" width="{_n(wide)}" height="{_n(high)}" fill="{WAVES}"/>',
    ]
    return "\n".join([*lines, *(line for layer in layers for line in layer), "</svg>\n"])


def _land(board: MapFile) -> Iterator[str]:
    for h, terrain in enumerate(board.terrain):
        name = TERRAINS[terrain]
        corners = " ".join(f"{_n(x)},{_n(y)}" for x, y in _corners(board, h))
        edge = WAVES if terrain == SEA else SAND
        yield f'<polygon points="{corners}" fill="{GROUND[name]}" stroke="{edge}" stroke-width="4"><title>'
        yield f"{board.topology.hex_name(h)} {name.replace('_', ' ')}</title></polygon>"


def _tokens(board: MapFile) -> Iterator[str]:
    for h, terrain in enumerate(board.terrain):
        x, y = _centre(board, h)
        numbers = ",".join(str(number) for number in numbers_of(board.numbers[h]))
        if not numbers and (terrain in (FOG, EMPTY) or h in board.drawn_numbers):
            numbers = "?"
        if not numbers:
            continue
        colour = RED if board.numbers[h] & RED_MASK else INK
        yield f'<circle cx="{_n(x)}" cy="{_n(y)}" r="{_n(TOKEN_SIZE)}" fill="{TOKEN}" stroke="{colour}"/>'
        yield _text(x, y + 5, numbers, _NUMBER_SIZES.get(len(numbers), 9), colour, bold=True)
        pips = int(pips_of(board.numbers[h]))
        for pip in range(pips):
            at = x + 4.2 * (pip - (pips - 1) / 2)
            yield f'<circle cx="{_n(at)}" cy="{_n(y + 13)}" r="1.7" fill="{colour}"/>'


def _harbours(board: MapFile) -> Iterator[str]:
    topology = board.topology
    for harbour in board.harbours:
        first, second = (_vertex(board, topology.edge_vertex[2 * harbour.edge + end]) for end in range(2))
        x, y = _across(board, harbour.hex, harbour.side, 0.32)
        for end in (first, second):
            yield _line([(x, y), end], WOOD, 5)
        yield f'<circle cx="{_n(x)}" cy="{_n(y)}" r="{_n(HARBOUR_SIZE)}" fill="{TOKEN}" stroke="{WOOD}"/>'
        yield _text(x, y + 4, HARBOUR_KINDS[harbour.kind], 12, INK, bold=True)


def _grounds(board: MapFile) -> Iterator[str]:
    for ground in board.grounds:
        tip = _vertex(board, ground.tip)
        lands = [h for h in range(board.topology.hexes) if _touches(board, h, ground.tip)]
        near = [_centre(board, h) for h in lands if board.terrain[h] != SEA]
        inland = (sum(x for x, _ in near) / len(near), sum(y for _, y in near) / len(near)) if near else tip
        x, y = tip[0] + (tip[0] - inland[0]) * 0.45, tip[1] + (tip[1] - inland[1]) * 0.45
        yield f'<ellipse cx="{_n(x)}" cy="{_n(y)}" rx="22" ry="17" fill="{WATER}" stroke="{TOKEN}" stroke-width="2"/>'
        yield _text(x, y + 6, str(ground.number or "?"), 17, TOKEN, bold=True)


def _rivers(board: MapFile) -> Iterator[str]:
    for river in board.courses:
        way = [_centre(board, h) for h in river.hexes]
        yield _line([*way, _across(board, river.hexes[-1], river.side, 0.0)], WATER, 12)


def _plazas(board: MapFile) -> Iterator[str]:
    topology = board.topology
    for edge in range(topology.first_inner_path, topology.edges):
        yield _line([_vertex(board, topology.edge_vertex[2 * edge + end]) for end in range(2)], SAND, 5)


def _coast(board: MapFile) -> Iterator[str]:
    for turn, h in enumerate(board.coast, 1):
        x, y = _centre(board, h)
        yield _text(x + 0.3 * HEIGHT, y + 4, str(turn), 13, INK, bold=False)


def _arrows(board: MapFile) -> Iterator[str]:
    oasis = next((h for h, terrain in enumerate(board.terrain) if terrain == OASIS), NOWHERE)
    for corner in board.arrows if oasis != NOWHERE else []:
        (x, y), (tip_x, tip_y) = _centre(board, oasis), _corner(board, oasis, corner)
        head = (x + 0.8 * (tip_x - x), y + 0.8 * (tip_y - y))
        yield _line([(x + 0.35 * (tip_x - x), y + 0.35 * (tip_y - y)), head], RED, 6)
        yield f'<circle cx="{_n(head[0])}" cy="{_n(head[1])}" r="6" fill="{RED}"/>'


def _barbarians(board: MapFile) -> Iterator[str]:
    topology = board.topology
    for edge in board.barbarians:
        ends = [_vertex(board, topology.edge_vertex[2 * edge + end]) for end in range(2)]
        x, y = (ends[0][0] + ends[1][0]) / 2, (ends[0][1] + ends[1][1]) / 2
        yield f'<circle cx="{_n(x)}" cy="{_n(y)}" r="9" fill="{INK}" stroke="{TOKEN}" stroke-width="2"/>'


def _names(board: MapFile) -> Iterator[str]:
    """Whatever is no land of the five resources is written out, below its number where it has one."""
    for h, terrain in enumerate(board.terrain):
        if RESOURCE_COUNT <= terrain < FOG and terrain != SEA:
            x, y = _centre(board, h)
            name = TERRAINS[terrain].replace("_", " ")
            halo = f'paint-order="stroke" stroke="{TOKEN}" stroke-width="3"'
            below = 0.29 * HEIGHT if board.numbers[h] else 0.03 * HEIGHT
            yield f'<text x="{_n(x)}" y="{_n(y + below)}" font-size="13" fill="{INK}" {halo}>{name}</text>'


def _centre(board: MapFile, h: int) -> Point:
    return (STEP * int(board.topology.hex_x[h]), 3 * RISE * int(board.topology.hex_row[h]))


def _corner(board: MapFile, h: int, corner: int) -> Point:
    x, y = _centre(board, h)
    return (x + STEP * CORNER_X[corner], y + RISE * CORNER_Y[corner])


def _corners(board: MapFile, h: int) -> list[Point]:
    return [_corner(board, h, corner) for corner in range(6)]


def _across(board: MapFile, h: int, side: int, beyond: float) -> Point:
    """The middle of a side of a hex, or a point beyond it by a share of the way from the centre."""
    x, y = _centre(board, h)
    (first_x, first_y), (second_x, second_y) = _corner(board, h, side), _corner(board, h, (side + 1) % 6)
    middle_x, middle_y = (first_x + second_x) / 2, (first_y + second_y) / 2
    return (middle_x + beyond * 2 * (middle_x - x), middle_y + beyond * 2 * (middle_y - y))


def _vertex(board: MapFile, vertex: int) -> Point:
    topology = board.topology
    for h in range(topology.hexes):
        if topology.hex_plaza[h] == vertex:
            return _centre(board, h)
        for corner in range(6):
            if topology.hex_vertex[6 * h + corner] == vertex:
                return _corner(board, h, corner)
    raise AssertionError(f"vertex {vertex} lies at no hex")


def _touches(board: MapFile, h: int, vertex: int) -> bool:
    return any(board.topology.hex_vertex[6 * h + corner] == vertex for corner in range(6))


def _line(points: Iterable[Point], colour: str, width: int) -> str:
    way = " ".join(f"{_n(x)},{_n(y)}" for x, y in points)
    ends = 'stroke-linecap="round" stroke-linejoin="round"'
    return f'<polyline points="{way}" fill="none" stroke="{colour}" stroke-width="{width}" {ends}/>'


def _text(x: float, y: float, text: str, size: int, colour: str, bold: bool) -> str:
    weight = ' font-weight="bold"' if bold else ""
    return f'<text x="{_n(x)}" y="{_n(y)}" font-size="{size}" fill="{colour}"{weight}>{escape(text)}</text>'


def _n(value: float) -> str:
    return f"{value:.1f}".removesuffix(".0")
