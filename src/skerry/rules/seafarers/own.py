"""What Seafarers keeps for all its scenarios: the pirate, ships laid this turn, hidden hexes, areas and special VP."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from skerry.board.terrain import TERRAINS
from skerry.engine.kept.counter import Counter
from skerry.engine.kept.kept import EDGE, HEX, Numbers, Row
from skerry.engine.kept.layer import Layer
from skerry.engine.kept.stack import Stack
from skerry.engine.state import OFF_BOARD

if TYPE_CHECKING:
    from skerry.engine.module import Module
    from skerry.engine.rules import Rules

FRAME: Final = -2  # the frame is one place for the pirate (SEA-106)

NO_AREA: Final = -1
NUMBER_WORDS: Final = tuple(str(number) for number in range(13))


class SeafarersOwn:
    """The declared things; scenarios say how many areas there are and how many special VP they are worth."""

    def __init__(self, module: Module, rules: Rules) -> None:
        hexes = len(rules.board.stack_items("fog"))
        tokens = len(rules.board.stack_items("fog_tokens"))
        # Scenarios in which nobody sails off while founding say so (TDETI-47).
        self.founds_along_coast = False
        self.pirate = rules.keep(module, Numbers("pirate", start=OFF_BOARD))
        # The turn in which a ship came to lie on an edge; founding ships lie since turn 0 (SEA-43).
        self.laid = rules.keep(module, Numbers("laid", EDGE))
        # The turn of the last ship move.
        self.ship_moved = rules.keep(module, Numbers("ship_moved"))
        # Face down (SEA-74, SEA-75).
        self.fog_hexes = rules.keep(
            module, Stack("fog_hexes", TERRAINS, most=hexes, shown=False, digest_left="fog_left")
        )
        self.fog_tokens = rules.keep(
            module, Stack("fog_tokens", NUMBER_WORDS, most=tokens, shown=False, digest_left="fog_left")
        )
        # Areas that earn special VP, and who has nothing more to earn where: seat * areas + area.
        self.area = rules.keep(module, Layer("area", HEX, empty=NO_AREA, shown=False))
        self.settled = rules.keep(module, Row("settled", 0))
        # Kept for the rest of the game (SEA-82).
        self.special_points = rules.keep(
            module, Counter("special points", limit=0, per_point=1, shown=False, digest="special_vp")
        )
