"""What `treasure_islands` tells players that know no module: tiles, hidden hexes and islands are worth sailing to."""

from __future__ import annotations

from skerry import Game
from skerry.engine.progress import prospects_of
from skerry.engine.resampling import resample_hidden
from skerry.rules.seafarers.explorers.treasure_islands import LANDFALL_WORTH
from skerry.rules.seafarers.explorers.treasures.tables import TREASURES, UNKNOWN_WORTH
from skerry.rules.seafarers.outlook import FOG_WORTH
from skerry.sim.match import moves
from tests.islands import corners, island
from tests.outlook import prospects, settling, touching
from tests.table import Table
from tests.treasures import EASTERN_TILE, ISLANDS, OUT, TILE, TO_TILE, at_tile, islands_table, lay, told


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


def test_bots_that_know_no_module_sail_out_find_treasures_and_settle_islands() -> None:
    game = Game.new(ISLANDS, 4, "outlook")
    for _ in moves(game, ["medium"] * 4, "outlook", 6_000):
        pass
    assert game.over
    assert max(game.scores()) >= 14
    view = told(Table.of(game))
    assert len(view["treasures"]) < 12
    assert sum(len(area["settled_by"]) for area in view["areas"]) >= 2
    assert "fog" in game.view(None).to_json()["board"]["terrain"] or view["treasure_stack"]["left"] == 0
