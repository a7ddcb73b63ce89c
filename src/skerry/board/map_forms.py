"""How the lines about what lies on the hexes are made up, for whoever draws maps without writing them.

`map_text` reads the lines; here stands only what a pointer needs to know: a kind to choose, and which places follow.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from skerry.board.map_file import HARBOUR_KINDS
from skerry.board.tokens import HIGHEST, LOWEST, is_number

# What follows the keyword, and the kind where there is one.
ONE_SIDE: Final = "side"  # at HEX side SIDE
ONE_CORNER: Final = "corner"  # at HEX corner CORNER
SOME_CORNERS: Final = "corners"  # HEX: CORNER CORNER ...
BARE_CORNERS: Final = "bare_corners"  # CORNER CORNER ..., of the only hex of a terrain
HEXES: Final = "hexes"  # HEX HEX ...
NAMED_HEXES: Final = "named_hexes"  # NAME (KIND): HEX HEX ...
WAY: Final = "way"  # HEX HEX ... to side SIDE


class MapForm(NamedTuple):
    """One kind of line: its keyword, what to choose between, and the shape of its places."""

    keyword: str
    shape: str
    kinds: tuple[str, ...] = ()
    terrain: str = ""


DRAWN: Final = "?"
NUMBERS: Final[tuple[str, ...]] = tuple(str(n) for n in range(LOWEST, HIGHEST + 1) if is_number(n))

MAP_FORMS: Final[tuple[MapForm, ...]] = (
    MapForm("harbour", ONE_SIDE, HARBOUR_KINDS),
    MapForm("island", NAMED_HEXES),
    MapForm("fishing_ground", ONE_CORNER, (*NUMBERS, DRAWN)),
    MapForm("river", WAY),
    MapForm("plaza", SOME_CORNERS),
    MapForm("barbarian", ONE_SIDE),
    MapForm("arrows", BARE_CORNERS, terrain="oasis"),
    MapForm("coast", HEXES),
)
