"""The treasure tiles: five kinds, and what each gives (TDETI-30, TDETI-31, TDETI-64 to TDETI-71)."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from skerry.board.arrays import ints
from skerry.board.terrain import RESOURCES


@final
class Treasure:
    """A kind of tile: free route pieces, development cards, resources of one's choice, or named ones.

    `worth`: what finding one is worth to players that know no module, in hundredths of a point.
    """

    def __init__(
        self,
        name: str,
        worth: int,
        routes: int = 0,
        cards: int = 0,
        choices: int = 0,
        resources: tuple[str, ...] = (),
    ) -> None:
        self.name = name
        self.worth: i64 = worth
        self.routes: i64 = routes
        self.cards: i64 = cards
        self.choices: i64 = choices
        self.resources: vec[i64] = ints([RESOURCES.index(name) for name in resources])


TREASURES: Final[tuple[Treasure, ...]] = (
    Treasure("two_routes", 45, routes=2),
    Treasure("development_card", 55, cards=1),
    Treasure("one_resource", 20, choices=1),
    Treasure("grain_wool_brick", 45, resources=("grain", "wool", "brick")),
    Treasure("two_resources", 40, choices=2),
)
TILES_OF_A_KIND: Final = 4

TREASURE_NAMES: Final[tuple[str, ...]] = tuple(treasure.name for treasure in TREASURES)
TREASURE_COUNTS: Final[tuple[int, ...]] = (TILES_OF_A_KIND,) * len(TREASURES)
# What a tile is worth of which nobody knows the kind.
UNKNOWN_WORTH: Final = sum([int(treasure.worth) for treasure in TREASURES]) // len(TREASURES)
