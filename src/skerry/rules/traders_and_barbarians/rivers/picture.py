"""How the rivers look in the text picture."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from skerry.board.picture import Mark
from skerry.engine.kept.kept import HEX
from skerry.rules.traders_and_barbarians.gold import draw_gold

if TYPE_CHECKING:
    from skerry.engine.picture import Picture
    from skerry.engine.view import View

WATER: Final = Mark("~~")


def draw_rivers(view: View, part: dict[str, object], picture: Picture) -> None:
    """Waves beside the number of every river hex and on every bridge site, coins and tiles beside the seats."""
    for place, number in cast("dict[str, int]", part["rivers"]).items():
        picture.hex_marks[int(place)] = WATER
        picture.layers.setdefault((HEX, int(place)), []).append(f"river {number}")
    for place in cast("dict[str, str]", part["bridge_sites"]):
        picture.edge_marks[int(place)] = WATER
    draw_gold(part, picture)
    tiles = ["poorest" if held else "" for held in cast("list[int]", part["poorest_settler"])]
    picture.tally("tile", tiles, rank=1)
