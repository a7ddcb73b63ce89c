"""How dragons look in the text picture."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from skerry.board.picture import Mark
from skerry.engine.kept.kept import EDGE, HEX

if TYPE_CHECKING:
    from skerry.engine.picture import Picture
    from skerry.engine.view import View


def draw_dragons(view: View, part: dict[str, object], picture: Picture) -> None:
    """Dragons beside the number of their hex, blocked roads in words, buildings amid dragons with a mark."""
    for place, count in cast("dict[str, int]", part["dragons"]).items():
        picture.hex_marks[int(place)] = Mark(f"d{count}")
        picture.layers.setdefault((HEX, int(place)), []).append(f"dragons {count}")
    for edge in cast("list[int]", part["blocked_roads"]):
        picture.layers.setdefault((EDGE, edge), []).append(f"blocked road of {view.edge_owner[edge]}")
    for vertex in cast("list[int]", part["shut_in_buildings"]):
        owner = int(view.vertex_owner[vertex])
        letter = view.rules.pieces[view.vertex_piece[vertex]].letter
        picture.vertex_pieces[vertex] = Mark(f"{letter}{owner}!", owner)
    picture.lines.append(f"dragons left {part['dragon_supply']}, driven off {part['dragons_driven_off']}")
