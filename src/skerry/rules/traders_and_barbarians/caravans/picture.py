"""How the caravans look in the text picture."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from skerry.board.picture import Mark
from skerry.engine.kept.kept import EDGE

if TYPE_CHECKING:
    from skerry.engine.picture import Picture
    from skerry.engine.view import View

# One end of an edge always lies further north: on these sides of its first hex it is the first one.
EASTERN_SIDES: Final = 3


def heads_north(view: View, edge: int, vertex: int) -> bool:
    is_first = view.topology.edge_vertex[2 * edge] == vertex
    return is_first == (view.topology.first_side(edge) < EASTERN_SIDES)


def draw_caravans(view: View, part: dict[str, object], picture: Picture) -> None:
    """A camel on each of its edges with the way it heads, arrows where none started, the supply and the votes."""
    for place, vertex in cast("dict[str, int]", part["arrows"]).items():
        picture.edge_marks[int(place)] = Mark("^" if heads_north(view, int(place), vertex) else "v")
    for place, vertex in cast("dict[str, int]", part["camels"]).items():
        picture.edge_marks[int(place)] = Mark("c^" if heads_north(view, int(place), vertex) else "cv")
        picture.layers.setdefault((EDGE, int(place)), []).append(f"camel to {view.topology.vertex_name(vertex)}")
    picture.lines.append(f"camels left {part['camel_supply']}")
    vote = cast("dict[str, dict[str, list[object]]] | None", part["vote"])
    if vote is not None:
        for card, counts in vote["laid"].items():
            picture.columns[f"{card} laid"] = ["" if count is None else count for count in counts]
