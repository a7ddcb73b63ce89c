"""What `treasure_islands` tells players that know no module: tiles, hidden hexes and islands are worth sailing to."""

from __future__ import annotations

from skerry import Action
from skerry.engine.progress import prospects_of
from skerry.engine.resampling import resample_hidden
from skerry.rules.seafarers.explorers.treasure_islands import LANDFALL_WORTH
from skerry.rules.seafarers.explorers.treasures.tables import TREASURES, UNKNOWN_WORTH
from skerry.rules.seafarers.outlook import FOG_WORTH
from tests.bots.thinking import choice
from tests.islands import corners, island
from tests.outlook import prospects, settling, touching
from tests.treasures import EASTERN_TILE, OUT, TILE, TO_TILE, at_port, at_tile, islands_table, lay


def test_a_tile_is_worth_touching_until_it_is_taken_whatever_it_is() -> None:
    table = at_tile("two_resources")
    assert UNKNOWN_WORTH == sum(int(treasure.worth) for treasure in TREASURES) / 5 > 0
    assert touching(table, TILE) == UNKNOWN_WORTH
    for deal in range(4):
        world = prospects_of(resample_hidden(table.kernel, 0, f"deal {deal}"), 0)
        assert list(world.touched) == list(prospects(table).touched), "what it is nobody knows"
    table.act(0, "build_ship", edge=TO_TILE)
    assert touching(table, TILE) == 0


def test_hidden_hexes_are_worth_more_where_the_island_still_earns_a_point() -> None:
    table = islands_table("hill", "pasture", tokens=(5, 4))
    lay(table, 0, OUT, "(2,2) NW")
    table.turn(0, rolled=True)
    assert touching(table, EASTERN_TILE) == UNKNOWN_WORTH + 2 * (FOG_WORTH + LANDFALL_WORTH)
    assert touching(table, "(3,1) N") == FOG_WORTH + LANDFALL_WORTH
    table.hand(0, wood=1, brick=1, wool=1, grain=1)
    table.act(0, "build_settlement", vertex="(2,2) N")
    assert touching(table, "(3,1) N") == FOG_WORTH
    assert touching(table, "(3,1) N", seat=1) == FOG_WORTH + LANDFALL_WORTH


def test_the_first_settlement_on_every_treasure_island_is_worth_a_point() -> None:
    table = islands_table("hill", tokens=(5,))
    lay(table, 0, OUT)
    table.turn(0, rolled=True)
    wanted = {vertex for vertex, worth in enumerate(prospects(table).settled) if worth}
    assert wanted == set().union(*(corners(table, island(table, name)) for name in ("nw", "ne", "e", "se", "sw")))
    assert settling(table, "(2,2) N") == 100
    table.hand(0, wood=1, brick=1, wool=1, grain=1)
    table.act(0, "build_settlement", vertex="(2,2) N")
    assert settling(table, "(1,1) N") == 0
    assert settling(table, "(1,1) N", seat=1) == 100
    assert settling(table, "(4,7) NE") == 100


# What a player makes of it


def test_a_planner_sails_to_a_tile() -> None:
    table = at_tile("grain_wool_brick")
    assert choice(table) == Action("build_ship", {"edge": table.edge(TO_TILE)})


def test_a_planner_sails_to_a_hidden_island() -> None:
    table = at_port()
    assert choice(table) == Action("build_ship", {"edge": table.edge(OUT)})


def test_a_planner_settles_on_an_island_that_is_new_to_it() -> None:
    """It could settle at home as well, where there would be a little to harvest."""
    table = islands_table("desert", stack=["grain_wool_brick"])
    lay(table, 0, OUT)
    table.put(0, "city", "(3,5) N", "(5,5) S")
    table.put(1, "settlement", "(2,3) N")
    table.put(0, "road", "(4,2) W")
    table.number("(4,2)", 2)
    table.turn(0, rolled=True)
    table.hand(0, wood=1, brick=1, wool=1, grain=1)
    assert choice(table) == Action("build_settlement", {"vertex": table.vertex("(2,2) N")})
