"""Caravans with Seafarers: camels on sea paths, ships beside camels, the robber, and where it can be played."""

from __future__ import annotations

import pytest

from skerry.catalog import judge
from tests.caravan_park import camels, caravans, edges, open_edges, told
from tests.table import Table

# An oasis at the western coast: one of its arrows points out to the sea, the others along the coast.
HAVEN = """
name haven
players 3 4
row 0 offset 0: sea sea sea sea sea
row 1 offset 1: sea oasis forest:9 sea
row 2 offset 0: sea sea hill:6 field:4 sea
row 3 offset 1: sea sea sea sea
arrows NW NE S
island main (main): (1,1) (1,2) (2,2) (2,3)
founding main
"""
OUT, NORTH_EAST, SOUTH = "(1,0) NE", "(1,2) NW", "(2,1) E"


def haven(*beside: str, players: int = 3, **options: object) -> Table:
    table = Table(["caravans", "new_shores", *beside], players, own_map=HAVEN, **options)
    table.turn(0, rolled=True)
    return table


# Where it can be played


@pytest.mark.rule("CARVSEA-01", "CARVSEA-05")
@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize(
    ("scenario", "status", "target"),
    [
        pytest.param("new_shores", "well", 16, marks=pytest.mark.rule("CARVSEA-06")),
        pytest.param("four_islands", "well", 15, marks=pytest.mark.rule("CARVSEA-07")),
        pytest.param("fog_islands", "no", 0, marks=pytest.mark.rule("CARVSEA-14")),
        pytest.param("through_the_desert", "well", 16, marks=pytest.mark.rule("CARVSEA-15")),
        pytest.param("forgotten_tribe", "well", 15, marks=pytest.mark.rule("CARVSEA-20")),
        pytest.param("cloth_for_catan", "no", 0, marks=pytest.mark.rule("CARVSEA-24")),
        pytest.param("pirate_islands", "no", 0, marks=pytest.mark.rule("CARVSEA-25")),
        pytest.param("wonders", "no", 0, marks=pytest.mark.rule("CARVSEA-26")),
        pytest.param("new_world", "possible_not_recommended", 14, marks=pytest.mark.rule("CARVSEA-27")),
    ],
)
def test_where_caravans_can_be_played_and_to_how_many_points(
    scenario: str, status: str, target: int, players: int
) -> None:
    verdict = judge(("caravans", scenario), players)
    assert (verdict.status, verdict.target) == (status, target)
    assert verdict.playable == (status != "no")


# Sea paths


@pytest.mark.rule("CARVSEA-32")
def test_arrows_that_point_at_sea_paths_start_caravans_too() -> None:
    table = haven()
    assert set(map(int, told(table)["arrows"])) == edges(table, OUT, NORTH_EAST, SOUTH)
    assert open_edges(table) == edges(table, OUT, NORTH_EAST, SOUTH)


@pytest.mark.rule("CARVSEA-01", "CARVSEA-02")
def test_camels_walk_over_sea_paths_and_coasts_to_the_frame() -> None:
    table = haven()
    camels(table, OUT)
    assert open_edges(table) == edges(table, "(0,0) E", "(1,0) NW", NORTH_EAST, SOUTH)
    camels(table, "(0,0) E", "(0,0) NE")
    assert open_edges(table) == edges(table, "(0,0) NW", NORTH_EAST, SOUTH)


@pytest.mark.rule("CARVSEA-02")
@pytest.mark.parametrize(("piece", "edge"), [("ship", OUT), ("ship", SOUTH), ("road", SOUTH)])
def test_camels_stand_on_ships_and_roads(piece: str, edge: str) -> None:
    table = haven()
    table.put(0, piece, edge)
    camels(table, edge)
    assert str(table.edge(edge)) in told(table)["camels"]


@pytest.mark.rule("CARVSEA-02")
def test_a_ship_is_built_where_a_camel_stands() -> None:
    table = haven()
    camels(table, OUT)
    table.put(0, "settlement", "(1,1) NW")
    table.turn(0, rolled=True)
    table.hand(0, wood=1, wool=1)
    table.act(0, "build_ship", edge=OUT)
    assert table.route(0) == 2


@pytest.mark.rule("CARVSEA-02")
def test_on_land_that_is_closed_to_roads_camels_keep_to_the_coast() -> None:
    closed = HAVEN.replace("main (main): (1,1) (1,2)", "main (main): (1,1)").replace("(2,2) (2,3)\n", "(2,2)\n")
    closed = closed.replace("founding", "island tribe (no_build): (1,2) (2,3)\nfounding")
    table = Table(["caravans", "forgotten_tribe"], 3, own_map=closed)
    ground = caravans(table).ground
    borne = {edge for edge in range(table.kernel.topology.edges) if ground.bears(table.kernel, edge)}
    inland = edges(table, "(1,2) W", "(1,2) SW", "(1,2) SE", "(2,2) E")
    assert borne == set(range(table.kernel.topology.edges)) - inland


@pytest.mark.rule("CARVSEA-12")
def test_the_pirate_stops_no_camel() -> None:
    table = haven()
    table.pirate("(0,1)")
    table.put(0, "settlement", "(1,1) NW")
    table.turn(0, rolled=True)
    table.hand(0, wood=1, wool=1)
    assert not table.is_legal(0, "build_ship", edge=OUT), "it does stop ships"
    assert edges(table, OUT) <= open_edges(table)
    camels(table, OUT)
    assert edges(table, "(0,0) E") <= open_edges(table)


# Ships beside camels


@pytest.mark.rule("CARVSEA-03")
def test_a_ship_beside_a_camel_counts_double() -> None:
    table = haven()
    table.put(0, "ship", OUT, "(0,0) E", "(0,0) NE")
    assert (table.route(0), table.holder("longest_road")) == (3, None)
    camels(table, OUT, "(0,0) E")
    assert (table.route(0), table.holder("longest_road")) == (5, 0)


@pytest.mark.rule("CARVSEA-04")
def test_a_camel_stays_where_a_ship_leaves_it() -> None:
    table = haven()
    table.put(0, "settlement", "(1,1) NW")
    table.put(0, "ship", OUT)
    camels(table, OUT)
    table.turn(0, rolled=True)
    assert table.route(0) == 2
    table.act(0, "move_ship", edge=OUT)
    table.act(0, "sail_ship", edge="(1,1) NW")
    assert set(told(table)["camels"]) == {str(table.edge(OUT))}
    assert table.route(0) == 1
    table.turn(0, rolled=True)
    table.act(0, "move_ship", edge="(1,1) NW")
    table.act(0, "sail_ship", edge=OUT)
    assert table.route(0) == 2, "a ship that comes to a camel counts double"


@pytest.mark.rule("CARVSEA-03")
def test_only_where_a_building_may_stand_a_point_more_is_told() -> None:
    table = haven()
    camels(table, OUT, "(0,0) E", SOUTH, "(2,2) SW")
    assert told(table)["between_camels"] == [table.vertex("(2,2) SW")]
    table.put(1, "settlement", "(2,2) SW")
    assert table.points(1) == 2


# The robber


@pytest.mark.rule("CARVSEA-31")
def test_a_robber_beside_the_board_first_comes_to_a_number_and_never_to_the_oasis() -> None:
    table = Table(["caravans", "new_shores"], 3, dice=[(3, 4)], own_map=HAVEN)
    table.turn(0)
    table.act(0, "roll")
    targets = {action.operands["hex"] for action in table.legal(0, "move_robber")}
    assert targets == {table.hex(name) for name in ("(1,2)", "(2,2)", "(2,3)")}
    assert caravans(table).robber_came.of(table.kernel) == 0
