"""Where the rivers run, and what lies beside them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from skerry.board.terrain import SWAMP
from skerry.board.tokens import mask_of
from skerry.engine.errors import ConfigError
from skerry.reason import ReasonKind
from skerry.rules.traders_and_barbarians.rivers.tables import JOINED, SET_ASIDE

if TYPE_CHECKING:
    from skerry.board.map_file import MapFile, River
    from skerry.board.setup import BoardSetup
    from skerry.engine.kernel import Kernel
    from skerry.engine.randomness import Randomness
    from skerry.rules.traders_and_barbarians.rivers.own import RiverOwn

NO_RIVER: Final = ReasonKind("map_without_river", "the map {map} has no river, which this scenario needs")


# Set-up


def check_rivers(board: MapFile) -> None:
    if not board.courses and not board.recipe.river_pairs:
        raise ConfigError(NO_RIVER.of(map=board.name))


def has_swamp(board: MapFile) -> bool:
    drawn = [terrain for river in board.recipe.river_terrains for terrain in river]
    return SWAMP in board.terrain or SWAMP in board.stack_items("terrain") or SWAMP in drawn


def join_numbers(setup: BoardSetup) -> None:
    """The 2 was set aside when the tokens were laid: it joins the 12 that was dealt, on one hex (RIVR-25).

    Where a 2 lies somewhere, none was set aside; and what a map writes stays as it is written. Where the island of the
    rivers was laid on another map, other islands there may have a 2 of their own (RIVRSEA-10).
    """
    if setup.options["board"] == "beginner" or JOINED not in setup.map.stack_items("tokens"):
        return
    island = setup.map.token_hexes if setup.map.recipe.of("setup") else list(range(len(setup.numbers)))
    if any(setup.numbers[hex_id] & mask_of([SET_ASIDE]) for hex_id in island):
        return
    for hex_id in setup.map.token_hexes:
        if setup.numbers[hex_id] == mask_of([JOINED]):
            setup.numbers[hex_id] = mask_of([SET_ASIDE, JOINED])
            return


def place_robber_in_swamp(setup: BoardSetup, random: Randomness) -> None:
    """On one of the swamps at random, in the fixed set-up on the first, whatever deserts there are; a map may mark
    another hex (RIVR-26), and a scenario on whose map the rivers lie may leave it where it was (RIVRSEA-55)."""
    if setup.map.recipe.leaves_robber():
        return
    swamps = [hex_id for hex_id, terrain in enumerate(setup.terrain) if terrain == SWAMP]
    if swamps and not setup.map.hexes_of("robber"):
        chosen = 0 if setup.options["board"] == "beginner" else random.below(len(swamps))
        setup.robber = swamps[chosen]


def lay_rivers(kernel: Kernel, own: RiverOwn, courses: list[River]) -> None:
    """The river hexes and, where the water crosses an edge, the bridge sites (RIVR-16, RIVR-20)."""
    for number, river in enumerate(courses, start=1):
        for hex_id in river.hexes:
            own.rivers.set(kernel, hex_id, number)
        for edge in river.sites:
            own.sites.set(kernel, edge, 1)


# Beside a river


def is_riverside_edge(kernel: Kernel, own: RiverOwn, edge: i64) -> bool:
    """A side of a river hex that is no bridge site (RIVR-21)."""
    if own.sites.has(kernel, edge):
        return False
    for side in range(2):
        hex_ = kernel.topology.edge_hex[2 * edge + side]
        if hex_ >= 0 and own.rivers.has(kernel, hex_):
            return True
    return False


def is_riverside_vertex(kernel: Kernel, own: RiverOwn, vertex: i64) -> bool:
    """A corner of a river hex, or of several (RIVR-22)."""
    for slot in range(3):
        hex_ = kernel.topology.vertex_hex[3 * vertex + slot]
        if hex_ >= 0 and own.rivers.has(kernel, hex_):
            return True
    return False
