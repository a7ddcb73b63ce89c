"""What lies on the table as a person would look at it: the board with its pieces, and the seats beside it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.table import Table
from rich.text import Text

from skerry.board.map_file import HARBOUR_DRAWN, Harbour
from skerry.board.picture import draw
from skerry.board.terrain import SEA
from skerry.board.topology import NOWHERE
from skerry.engine.view import View

SEAT_STYLES: Final = ("red", "bright_blue", "magenta", "yellow", "green", "cyan")
PIECE_LETTERS: Final = {"settlement": "s", "city": "C", "road": "r"}


def board_picture(view: View) -> Text:
    """The board of a view; `s2` is a settlement, `C2` a city and `r2` a road of seat 2."""
    picture = Text(
        draw(
            view.topology,
            [int(terrain) for terrain in view.terrain],
            [int(numbers) for numbers in view.numbers],
            harbours_of(view),
            {v: _mark(view, view.vertex_owner[v], view.vertex_piece[v]) for v in _taken(view.vertex_piece)},
            {e: _mark(view, view.edge_owner[e], view.edge_piece[e]) for e in _taken(view.edge_piece)},
            int(view.robber),
        )
    )
    for colour in range(view.colours):
        picture.highlight_regex(rf"\b[A-Za-z]{colour}\b", style_of(colour))
    picture.highlight_regex(r"\b(6|8)\b", "bold")
    picture.highlight_regex(r"\(robber\)", "reverse")
    return picture


def seat_table(view: View, names: Sequence[str]) -> Table:
    """The public side of every seat."""
    table = Table()
    for heading in ("seat", "player"):
        table.add_column(heading)
    for heading in ("points", "cards", "development", "knights", "longest route"):
        table.add_column(heading, justify="right")
    table.add_column("awards")
    for seat in range(view.seats):
        awards = [award.name.replace("_", " ") for award in view.rules.awards if view.award_holder[award.index] == seat]
        points = view.final_points[seat] if view.final_points else view.points[seat]
        counts = (points, view.hand_size[seat], view.cards_held[seat], view.knights[seat], view.route_length[seat])
        cells = [str(int(count)) for count in counts]
        table.add_row(Text(f"seat {seat}", style_of(seat)), names[seat], *cells, ", ".join(awards))
    return table


def style_of(colour: int) -> str:
    return f"bold {SEAT_STYLES[colour % len(SEAT_STYLES)]}"


def _taken(pieces: Sequence[int]) -> list[int]:
    return [place for place in range(len(pieces)) if pieces[place]]


def _mark(view: View, owner: int, piece: int) -> str:
    name = view.rules.pieces[piece].name
    return f"{PIECE_LETTERS.get(name, name[0])}{owner}"


def harbours_of(view: View) -> list[Harbour]:
    """The harbours, from the kinds that each vertex may trade at.

    Two harbours of one kind with a single edge between them would make that edge look like a third; taking edges
    from the ends of such rows first tells them apart, because no vertex belongs to two harbours.
    """
    topology = view.topology
    found: list[Harbour] = []
    for kind in range(HARBOUR_DRAWN):
        ends = {edge: _ends(view, edge) for edge in range(topology.edges) if _is_coast(view, edge)}
        open_ = {edge: pair for edge, pair in ends.items() if all(view.harbour[v] >> kind & 1 for v in pair)}
        while open_:
            edge = min(open_, key=lambda one: min(_touching(v, open_) for v in open_[one]))
            found.append(_harbour(view, kind, edge))
            taken = open_[edge]
            open_ = {other: pair for other, pair in open_.items() if not set(taken) & set(pair)}
    return found


def _ends(view: View, edge: int) -> tuple[int, int]:
    return int(view.topology.edge_vertex[2 * edge]), int(view.topology.edge_vertex[2 * edge + 1])


def _touching(vertex: int, edges: dict[int, tuple[int, int]]) -> int:
    return sum(vertex in pair for pair in edges.values())


def _is_coast(view: View, edge: int) -> bool:
    return sum(_is_water(view, view.topology.edge_hex[2 * edge + i]) for i in range(2)) == 1


def _is_water(view: View, hex_id: int) -> bool:
    return hex_id == NOWHERE or view.terrain[hex_id] == SEA


def _harbour(view: View, kind: int, edge: int) -> Harbour:
    topology = view.topology
    land = int(topology.edge_hex[2 * edge])
    if _is_water(view, land):
        land = int(topology.edge_hex[2 * edge + 1])
    side = next(side for side in range(6) if topology.hex_edge[6 * land + side] == edge)
    return Harbour(kind, edge, land, side)
