"""Maps for tests of two scenarios together: the boards of their recipes, with what is dealt in fixed places."""

from __future__ import annotations

from collections.abc import Iterator

from skerry import Game
from skerry.board.terrain import TERRAINS
from skerry.board.tokens import numbers_of
from tests.table import Table

_HARBOURS = """
harbour 3:1 at (0,0) side NW
harbour grain at (0,1) side NE
harbour 3:1 at (2,4) side E
harbour brick at (3,0) side W
"""

_PLAZAS = """
plaza (0,2): SE S SW NW
plaza (2,0): N NE SE S
plaza (4,2): N NE SW NW
"""

_ON_PATHS = """
barbarian at (0,1) side SE
barbarian at (2,1) side SW
barbarian at (3,2) side E
"""

RIVERS_AND_BARBARIANS = f"""
name rivers_and_barbarians
row 0 offset 2: forest:3 field:8 swamp
row 1 offset 1: field:9 forest:4 pasture:5 forest:10
row 2 offset 0: field:2,12 pasture:6 hill:10 field:8 mountain:11
row 3 offset 1: mountain:4 mountain:9 hill:3 hill:5
row 4 offset 2: castle pasture:6 swamp
river (3,1) (2,2) (1,2) (0,2) to side E
river (2,4) (3,3) (4,2) to side SE
coast (3,0) (2,0) (1,0) (0,0) (0,1) (1,3) (2,4) (3,3) (4,1)
{_HARBOURS}"""

RIVERS_AND_WAGONS = f"""
name rivers_and_wagons
row 0 offset 2: field:5 forest:8 quarry:4
row 1 offset 1: swamp pasture:10 hill:3 mountain:11
row 2 offset 0: trade_castle:6 forest:9 field:11 forest:6 mountain:2,12
row 3 offset 1: swamp hill:4 mountain:5 pasture:9
row 4 offset 2: hill:3 field:8 glassworks:10
river (1,3) (1,2) (1,1) (1,0) to side NW
river (3,2) (3,1) (3,0) to side SW
{_PLAZAS}{_ON_PATHS}{_HARBOURS}"""

CARAVANS_AND_BARBARIANS = f"""
name caravans_and_barbarians
row 0 offset 2: mountain:3 pasture:8 oasis
row 1 offset 1: field:9 hill:4 pasture:5 forest:10
row 2 offset 0: field:12 forest:6 field:10 mountain:8 hill:11
row 3 offset 1: forest:4 mountain:9 field:3 pasture:5
row 4 offset 2: castle pasture:6 hill:2
coast (3,0) (2,0) (1,0) (0,0) (0,1) (1,3) (2,4) (3,3) (4,2) (4,1)
arrows NW NE S
{_HARBOURS}"""

CARAVANS_AND_WAGONS = f"""
name caravans_and_wagons
row 0 offset 2: mountain:5 forest:8 quarry:2
row 1 offset 1: field:6 hill:10 pasture:3 hill:4
row 2 offset 0: trade_castle:12 forest:9 oasis forest:6 mountain:11
row 3 offset 1: forest:3 mountain:4 field:5 pasture:9
row 4 offset 2: hill:8 field:10 glassworks:11
arrows NW NE S
{_PLAZAS}{_ON_PATHS}{_HARBOURS}"""

BARBARIANS_AND_WAGONS = f"""
name barbarians_and_wagons
row 0 offset 2: mountain:3 pasture:8 quarry
row 1 offset 1: field:9 hill:4 pasture:5 forest:10
row 2 offset 0: trade_castle:12 forest:6 field:10 mountain:8 hill:11
row 3 offset 1: forest:4 mountain:9 field:3 pasture:5
row 4 offset 2: castle pasture:6 glassworks:2
coast (3,0) (2,0) (1,0) (0,0) (0,1) (1,3) (2,4) (3,3) (4,2) (4,1)
{_PLAZAS}{_HARBOURS}"""


# The boards themselves, as they are dealt


def dealt(*modules: str, players: int = 3, boards: int = 8) -> Iterator[Table]:
    """The same game on several boards."""
    for seed in range(boards):
        yield Table.of(Game.new(modules, players, seed=f"board {seed}"))


def terrain_at(table: Table, place: str) -> str:
    return TERRAINS[table.state.terrain[table.hex(place)]]


def numbers_at(table: Table, place: str) -> list[int]:
    return numbers_of(table.state.numbers[table.hex(place)])


def terrains(table: Table) -> dict[str, int]:
    """How many hexes there are of each terrain."""
    found = [TERRAINS[terrain] for terrain in table.state.terrain]
    return {terrain: found.count(terrain) for terrain in found}


def cells() -> list[str]:
    """All hexes of the island, row by row."""
    return [f"({row},{column})" for row, length in enumerate((3, 4, 5, 4, 3)) for column in range(length)]


# Founding


def found(table: Table, seat: int, vertex: str, edge: str) -> tuple[int, int]:
    """A founding building and its road; how much gold each of them brought."""
    purse = table.kernel.rules.counter("gold")
    before = int(purse.of(table.kernel, seat))
    table.act(seat, "found_building", vertex=vertex)
    between = int(purse.of(table.kernel, seat))
    table.act(seat, "found_road", edge=edge)
    return between - before, int(purse.of(table.kernel, seat)) - between
