"""Plazas and inner paths: vertices and edges inside a hex, on any board."""

from __future__ import annotations

import pytest

from skerry import Game
from skerry.board.geometry import CORNERS
from skerry.board.terrain import SEA
from skerry.bots.judging.reach import Reach
from skerry.engine.harbours import harbour_fits
from skerry.engine.network import lines_of
from skerry.engine.placement import edge_at_sea, founding_fits, is_coastal, piece_fits, settlement_fits
from skerry.server.live.facts import facts_of
from skerry.sim.match import moves
from tests.knights import is_active, knight, strength_at
from tests.table import Table
from tests.toys import Wagons

MARKET = """\
name market
row 0 offset 1: forest:9 hill:6 pasture:2
row 1 offset 0: field:4 hill:11 pasture:10 forest:3
row 2 offset 1: mountain:8 desert field:5
row 3 offset 0: pasture:10 forest:12 field:9 mountain:6
plaza (1,2): N SE S NW
plaza (2,1): NE SW
"""
PLAZA = "(1,2) plaza"
NO_PLACE = "a settlement needs a free place at your own route with no building next to it"
RICH = {"wood": 4, "brick": 4, "wool": 4, "grain": 4, "ore": 4}


def market(**given: object) -> Table:
    """Seat 0 is in its action phase with plenty of everything."""
    table = Table(own_map=MARKET, **given)
    table.hand(0, **RICH)
    table.turn(0, rolled=True)
    return table


@pytest.mark.ready("TRAD-26")
def test_roads_are_built_on_inner_paths_and_over_the_plaza_under_the_usual_rules() -> None:
    table = market()
    table.put(0, "settlement", "(1,2) N")
    far = "(1,2) path S"
    assert not table.is_legal(0, "build_road", edge=far)
    table.act(0, "build_road", edge="(1,2) path N")
    table.act(0, "build_road", edge=far)
    table.act(0, "build_road", edge="(1,2) SE")
    assert table.route(0) == 3


@pytest.mark.rule("BASE-165")
@pytest.mark.ready("TRAD-26")
def test_a_route_round_a_side_and_over_the_plaza_is_a_ring() -> None:
    table = market()
    table.put(0, "road", "(1,2) path S", "(1,2) path SE", "(1,2) SE", "(1,2) E")
    assert table.route(0) == 4


@pytest.mark.ready("TRAD-27", "TRAD-32")
def test_nobody_founds_or_builds_on_a_plaza() -> None:
    table = market()
    plaza = table.vertex(PLAZA)
    table.put(0, "road", "(1,2) path N", "(1,2) path S")
    assert not founding_fits(table.kernel, 0, plaza)
    assert not settlement_fits(table.kernel, 0, plaza)
    assert table.refused(0, "build_settlement", vertex=PLAZA) == NO_PLACE
    game = Game.new(["base"], players=3, seed="1", board=MARKET)
    vertices = {action.operands.get("vertex") for action in game.legal_actions(game.actors[0])}
    assert vertices == set(range(game.kernel.topology.first_plaza))


@pytest.mark.ready("TRAD-30", "TRAD-32")
def test_two_corners_joined_only_by_the_plaza_are_no_neighbours() -> None:
    table = market()
    table.put(0, "road", "(1,2) path N", "(1,2) path S")
    table.put(1, "settlement", "(1,2) N")
    table.act(0, "build_settlement", vertex="(1,2) S")


def test_a_plaza_is_no_coast() -> None:
    """Not even on a hex at the coast, whose corners are."""
    table = Table(own_map=MARKET + "plaza (0,0): N S\n")
    assert is_coastal(table.kernel, table.vertex("(0,0) N"))
    assert not is_coastal(table.kernel, table.vertex("(0,0) plaza"))


def test_no_ship_and_no_harbour_comes_to_an_inner_path() -> None:
    """Not even where a board is dealt so that the hex is sea."""
    table = Table(["new_shores"], 3, own_map=MARKET)
    hex_, path = table.hex("(1,2)"), table.edge("(1,2) path S")
    assert (edge_at_sea(table.kernel, path), harbour_fits(table.kernel, path)) == (False, False)
    table.terrain(hex_, SEA)
    assert edge_at_sea(table.kernel, table.edge("(1,2) E"))
    assert (edge_at_sea(table.kernel, path), harbour_fits(table.kernel, path)) == (False, False)


@pytest.mark.ready("TRAD-106")
def test_three_trade_hexes_make_84_edges_of_which_9_are_closed() -> None:
    rows = "row 0 offset 2: {0} {1} {1}\nrow 1 offset 1: {1} {1} {1} {1}\nrow 2 offset 0: {1} {1} {1} {1} {0}\n"
    rows += "row 3 offset 1: {1} {1} {1} {1}\nrow 4 offset 2: {0} {1} {1}\n"
    text = "name trade\n" + rows.format("desert", "hill")
    text += "plaza (0,0): NE SE S SW\nplaza (2,4): N S SW NW\nplaza (4,0): N NE SE NW\n"
    topology = Table(own_map=text).kernel.topology
    plazas = range(topology.first_plaza, topology.vertices)
    coast = {
        int(topology.hex_edge[6 * topology.vertex_hex[3 * plaza] + side])
        for plaza in plazas
        for side in range(6)
        if topology.hex_hex[6 * topology.vertex_hex[3 * plaza] + side] < 0
    }
    assert (len(plazas), len(coast), topology.edges - len(coast)) == (3, 9, 75)


@pytest.mark.ready("TRAD-50", "TRAD-65")
def test_a_module_lets_its_piece_stand_on_a_plaza() -> None:
    table = market(modules=["base", Wagons()])
    wagon = table.kernel.rules.piece("wagon")
    assert piece_fits(table.kernel, 0, wagon, table.vertex(PLAZA))
    for _ in range(2):
        table.act(0, "place_wagon", vertex=PLAZA)
    assert table.supply(0, "wagon") == 0
    assert table.view()["board"]["vertices"] == {}


@pytest.mark.ready("TRADCK-20")
def test_no_knight_stands_on_a_plaza_but_it_walks_over() -> None:
    table = market(modules=["cities_and_knights"])
    table.put(0, "road", "(1,2) path N", "(1,2) path S")
    assert not table.is_legal(0, "recruit_knight", vertex=PLAZA)
    assert table.is_legal(0, "recruit_knight", vertex="(1,2) S")
    knight(table, 0, "(1,2) N", active=True)
    table.act(0, "move_knight", vertex="(1,2) N")
    assert {action.operands["vertex"] for action in table.legal(0)} == {table.vertex("(1,2) S")}
    table.act(0, "go_knight", vertex="(1,2) S")
    assert (strength_at(table, "(1,2) S"), is_active(table, "(1,2) S")) == (1, False)


@pytest.mark.rule("CK-148")
@pytest.mark.ready("TRADCK-20")
def test_no_knight_retreats_to_a_plaza() -> None:
    table = market(modules=["cities_and_knights"])
    table.put(1, "road", "(1,2) path N")
    table.put(0, "road", "(1,2) NW")
    knight(table, 1, "(1,2) N")
    knight(table, 0, "(1,2) NW", "strong", active=True)
    table.act(0, "move_knight", vertex="(1,2) NW")
    table.act(0, "displace_knight", vertex="(1,2) N")
    assert table.decision == "action", "there is nowhere to retreat to"
    assert table.supply(1, "basic_knight") == 2


def test_the_places_of_a_board_with_plazas_are_told_to_clients() -> None:
    game = Game.new(["base"], players=3, seed="1", board=MARKET)
    board = facts_of(game)["board"]
    topology = game.kernel.topology
    hex_ = topology.hex_at(1, 2)
    plaza = int(topology.hex_plaza[hex_])
    assert board["vertices"][plaza] == board["hexes"][hex_]
    path = int(topology.inner_path_of(hex_, CORNERS.index("S")))
    assert board["edge_hexes"][path] == [hex_, hex_]
    assert board["edges"][path] == [topology.vertex_of(hex_, "S"), plaza]


@pytest.mark.parametrize("modules", [("base",), ("cities_and_knights",), ("new_shores",)])
def test_bots_play_on_among_plazas(modules: tuple[str, ...]) -> None:
    game = Game.new(modules, players=3, seed="7", board=MARKET)
    assert sum(1 for _ in moves(game, ["greedy"] * 3, "7", 250)) == 250


@pytest.mark.rule("CK-236", "CK-237")
def test_a_side_and_two_inner_paths_are_a_ring_of_open_roads() -> None:
    table = market(modules=["cities_and_knights"])
    ring = ("(1,2) path S", "(1,2) path SE", "(1,2) SE")
    table.put(0, "road", *ring)
    assert all(lines_of(table.kernel, 0).is_open(table.kernel, table.edge(edge)) for edge in ring)
    table.put(0, "settlement", "(1,2) S")
    lines = lines_of(table.kernel, 0)
    assert [lines.is_open(table.kernel, table.edge(edge)) for edge in ring] == [True, False, True]


@pytest.mark.ready("TRAD-27")
def test_bots_do_not_save_for_a_place_on_a_plaza() -> None:
    table = market()
    table.put(0, "road", "(1,2) path N", "(1,2) path S")
    sites = set(Reach(table.kernel, 0, 2).sites)
    assert table.vertex("(1,2) S") in sites
    assert table.vertex(PLAZA) not in sites
