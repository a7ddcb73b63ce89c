"""The lake: it lies amid land and carries numbers of its own."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from skerry.board.errors import BoardError
from skerry.board.terrain import LAKE, SEA, is_land
from skerry.board.tokens import mask_of
from skerry.board.topology import NOWHERE
from skerry.reason import ReasonKind
from skerry.rules.traders_and_barbarians.fishermen.tables import LAKE_NUMBERS

if TYPE_CHECKING:
    from skerry.board.setup import BoardSetup
    from skerry.engine.kernel import Kernel
    from skerry.engine.randomness import Randomness

LAKE_ON_COAST: Final = ReasonKind(
    "map_lake_on_coast", "the map {map} has the lake {hex} on the coast; a lake lies amid land"
)
NO_PLACE_FOR_LAKE: Final = ReasonKind("map_no_place_for_lake", "the map {map} has no hex amid land for its lake")


def lies_inland(setup: BoardSetup, hex_id: int) -> bool:
    """Whether other hexes lie all around, none of them sea (FISH-09)."""
    for side in range(6):
        across = setup.topology.hex_hex[6 * hex_id + side]
        if across == NOWHERE or setup.terrain[across] == SEA:
            return False
    return True


def put_lakes_inland(setup: BoardSetup, random: Randomness) -> None:
    """A lake that was dealt to the coast changes places with any inner hex (FISH-10); a written one is refused."""
    dealt = setup.map.terrain_hexes if setup.map.stack_items("terrain") else []
    for lake in [h for h, terrain in enumerate(setup.terrain) if terrain == LAKE]:
        if lies_inland(setup, lake):
            continue
        if lake not in dealt:
            raise BoardError(LAKE_ON_COAST.of(map=setup.map.name, hex=setup.topology.hex_name(lake)))
        inner = [h for h in dealt if is_land(setup.terrain[h]) and lies_inland(setup, h)]
        if not inner:
            raise BoardError(NO_PLACE_FOR_LAKE.of(map=setup.map.name))
        other = inner[random.below(len(inner))]
        setup.terrain[lake] = setup.terrain[other]
        setup.terrain[other] = LAKE


def number_lakes(setup: BoardSetup) -> None:
    """A lake takes no token: it shows four numbers, or those that its map writes (FISH-02, FISH-11)."""
    for h, terrain in enumerate(setup.terrain):
        if terrain == LAKE and setup.numbers[h] == 0:
            setup.numbers[h] = mask_of(list(LAKE_NUMBERS))


def lake_numbers_at(kernel: Kernel, vertex: i64) -> i64:
    """A bit for each number of the lakes that have a corner at a vertex."""
    mask: i64 = 0
    for slot in range(3):
        hex_ = kernel.topology.vertex_hex[3 * vertex + slot]
        if hex_ >= 0 and kernel.state.terrain[hex_] == LAKE:
            mask |= kernel.state.numbers[hex_]
    return mask
