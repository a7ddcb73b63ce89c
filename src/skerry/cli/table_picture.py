"""What lies on the table as a person would look at it: the board with its pieces, and the seats beside it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from rich.box import SIMPLE_HEAD
from rich.table import Table
from rich.text import Text

from skerry.board.map_file import Harbour
from skerry.board.picture import Mark, draw
from skerry.board.terrain import SEA
from skerry.board.topology import NOWHERE
from skerry.engine.kept.kept import EDGE, HEX, VERTEX
from skerry.engine.picture import Picture
from skerry.engine.state import NO_HARBOUR, NO_PIECE
from skerry.engine.view import View

SEAT_STYLES: Final = ("red", "bright_blue", "magenta", "yellow", "green", "cyan")


def picture_of(view: View) -> Picture:
    """What the modules in play add: what they say themselves, or else what they keep and show."""
    picture = Picture()
    rules = view.rules
    speaking = {module.name for module in rules.add_to_picture}
    for kept in rules.kept:
        if kept.shown and kept.module not in speaking:
            kept.add_to_picture(view.parts[kept.module][kept.name], picture)
    for module in rules.add_to_picture:
        module.add_to_picture(view, picture)
    return picture


def board_picture(view: View) -> Text:
    """The board of a view: a piece is its letter and its owner, `s2` a settlement of seat 2 and `C2` a city.

    What modules lay out looks as they say, or else as what they keep is declared.
    """
    picture = picture_of(view)
    drawing = draw(
        view.topology,
        [int(terrain) for terrain in view.terrain],
        [int(numbers) for numbers in view.numbers],
        harbours_of(view),
        picture.vertex_marks
        | {v: _mark(view, view.vertex_owner[v], view.vertex_piece[v]) for v in _taken(view.vertex_piece)}
        | picture.vertex_pieces,
        picture.edge_marks | {e: _mark(view, view.edge_owner[e], view.edge_piece[e]) for e in _taken(view.edge_piece)},
        int(view.robber),
        more_robbers(view) | picture.figures,
        picture.hex_marks,
    )
    board = Text(drawing.text)
    board.highlight_regex(r"\b(6|8)\b", "bold")
    for start, end, owner in drawing.owned:
        board.stylize(style_of(owner), start, end)
    board.highlight_regex(rf"\(({'|'.join(['robber', *picture.figures])})\)", "reverse")
    return board.append("".join(f"{line}\n" for line in [*picture.lines, *covered(view, picture)]))


def covered(view: View, picture: Picture) -> list[str]:
    """What lies at a place where something else is seen, in lines below the board."""
    topology = view.topology
    names = {VERTEX: topology.vertex_name, EDGE: topology.edge_name, HEX: topology.hex_name}
    taken = {
        VERTEX: {*_taken(view.vertex_piece), *picture.vertex_pieces},
        EDGE: set(_taken(view.edge_piece)),
        HEX: set(),
    }
    return [
        f"{names[kind](place)}: {', '.join(told)}"
        for (kind, place), told in picture.layers.items()
        if len(told) > 1 or place in taken[kind]
    ]


def seat_table(view: View, names: Sequence[str]) -> Table:
    """The public side of every seat."""
    table = Table(box=SIMPLE_HEAD, show_edge=False, collapse_padding=True, pad_edge=False)
    table.add_column("seat")
    if any(names):
        table.add_column("player")
    columns = columns_of(view)
    for heading in columns:
        table.add_column(heading, justify="right", no_wrap=True)
    table.add_column("awards", overflow="fold")
    for seat in range(view.seats):
        awards = [award.name.replace("_", " ") for award in view.rules.awards if view.award_holder[award.index] == seat]
        cells = [str(counts[seat]) for counts in columns.values()]
        who = [names[seat]] if any(names) else []
        table.add_row(Text(str(seat), style_of(seat)), *who, *cells, ", ".join(awards))
    return table


def columns_of(view: View) -> dict[str, Sequence[object]]:
    """By heading, what everybody can see of each seat."""
    columns: dict[str, Sequence[object]] = {
        "points": view.final_points or list(view.points),
        "cards": list(view.hand_size),
    }
    if view.rules.has_development_cards:
        columns |= {"hidden": list(view.cards_held), "knights": list(view.knights)}
    picture = picture_of(view)
    return {**columns, "route": list(view.route_length), **picture.columns, **picture.tallies()}


def style_of(colour: int) -> str:
    return f"bold {SEAT_STYLES[colour % len(SEAT_STYLES)]}"


def more_robbers(view: View) -> dict[str, int]:
    """Those beside the first, where there are several."""
    places = [int(place) for place in view.more_robbers]
    return {f"robber {number}": place for number, place in enumerate(places, 2) if place >= 0}


def _taken(pieces: Iterable[int]) -> list[int]:
    return [place for place, piece in enumerate(pieces) if piece != NO_PIECE]


def _mark(view: View, owner: int, piece: int) -> Mark:
    return Mark(f"{view.rules.pieces[piece].letter}{owner}", int(owner))


def harbours_of(view: View) -> list[Harbour]:
    return [_harbour(view, int(kind), edge) for edge, kind in enumerate(view.edge_harbour) if kind != NO_HARBOUR]


def _is_water(view: View, hex_id: int) -> bool:
    return hex_id == NOWHERE or view.terrain[hex_id] == SEA


def _harbour(view: View, kind: int, edge: int) -> Harbour:
    topology = view.topology
    land = int(topology.edge_hex[2 * edge])
    across = int(topology.edge_hex[2 * edge + 1])
    # On a drawn board a harbour may come to lie in open water; beyond the edge there may be nothing to name it from.
    if _is_water(view, land) and across != NOWHERE:
        land = across
    side = next(side for side in range(6) if topology.hex_edge[6 * land + side] == edge)
    return Harbour(kind, edge, land, side)
