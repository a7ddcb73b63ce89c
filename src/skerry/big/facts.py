"""What never changes in any hall, for clients that draw it: the printed boards, start spots, pieces and cards."""

from __future__ import annotations

from skerry.big.hall import MARKERS
from skerry.big.layouts import layouts
from skerry.big.places import COLUMNS, HALVES, ROWS, VERTICES, half_of_hex, half_of_vertex
from skerry.big.ring import Ring
from skerry.big.scores import TARGET
from skerry.big.window import START, shape_of, window_of
from skerry.board.map_file import HARBOUR_KINDS
from skerry.board.terrain import RESOURCES, TERRAINS


def hall_facts() -> dict[str, object]:
    ring = Ring(6)
    rules = window_of(shape_of(ring, ring.stretch(0))).rules
    return {
        "rows": ROWS,
        "columns": COLUMNS,
        "target": TARGET,
        "resources": list(RESOURCES),
        "pieces": [
            {"name": piece.name, "limit": piece.limit, "cost": piece.cost, "points": piece.points, "place": piece.place}
            for piece in rules.pieces
            if piece.limit
        ],
        "card_cost": dict(rules.card_cost),
        "development_cards": [{"name": card.name, "count": card.count} for card in rules.development_cards],
        "markers": [{"name": name, "points": int(rules.awards[at].points)} for at, name in enumerate(MARKERS)],
        "layouts": {name: layout_facts(name) for name in layouts()},
        "start": {
            HALVES[side]: {"corners": list(corners), "road": list(road), "ship": list(ship)}
            for side, (corners, road, ship) in START.items()
        },
        "moon_hexes": [
            list(divmod(key, COLUMNS)) for key in range(ROWS * COLUMNS) if half_of_hex(*divmod(key, COLUMNS))
        ],
        "moon_vertices": [
            [one.row, one.col, one.word] for one in VERTICES.values() if half_of_vertex(one.row, one.col, one.word)
        ],
    }


def layout_facts(name: str) -> dict[str, object]:
    printed = layouts()[name]
    return {
        "colours": {half: printed.colours[side] for side, half in enumerate(HALVES)},
        "terrain": [TERRAINS[terrain] for terrain in printed.terrain],
        "numbers": list(printed.numbers),
        "harbours": [
            {"kind": HARBOUR_KINDS[harbour.kind], "at": [harbour.row, harbour.col], "side": harbour.side}
            for harbour in printed.harbours
        ],
    }
