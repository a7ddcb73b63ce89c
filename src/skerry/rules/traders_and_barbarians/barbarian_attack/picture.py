"""How barbarians and knights look in the text picture."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from skerry.board.picture import Mark
from skerry.engine.kept.kept import EDGE, HEX
from skerry.rules.traders_and_barbarians.gold import draw_gold

if TYPE_CHECKING:
    from skerry.engine.picture import Picture
    from skerry.engine.view import View


def draw_barbarians(view: View, part: dict[str, object], picture: Picture) -> None:
    """Barbarians beside the number of their hex, knights on edges, conquered buildings with a mark, counts of seats."""
    for place, count in cast("dict[str, int]", part["barbarians"]).items():
        picture.hex_marks[int(place)] = Mark(f"b{count}")
        picture.layers.setdefault((HEX, int(place)), []).append(f"barbarians {count}")
    on_board = [0] * int(view.seats)
    for place, owner in cast("dict[str, int]", part["knights"]).items():
        # Whoever knows more of a knight has drawn it.
        picture.edge_marks.setdefault(int(place), Mark(f"k{owner}", owner))
        picture.layers.setdefault((EDGE, int(place)), []).append(f"knight of {owner}")
        if owner < view.seats:
            on_board[owner] += 1
    for place in cast("dict[str, str]", part["conquered_buildings"]):
        vertex = int(place)
        owner = int(view.vertex_owner[vertex])
        letter = view.rules.pieces[view.vertex_piece[vertex]].letter
        picture.vertex_pieces[vertex] = Mark(f"{letter}{owner}!", owner)
    picture.columns["knights"] = list(on_board)
    draw_gold(part, picture)
    picture.tally("prisoners", part["prisoners"], rank=1)
    picture.lines.append(f"barbarians left {part['barbarians_left']}")
