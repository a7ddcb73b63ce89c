"""Building at the rivers: what brings gold, and bridges."""

from __future__ import annotations

import pytest

from skerry.engine.placement import may_remove
from tests.riverside import SITES, gained, gold, on_turn, poorest, purses, richest, river_table, rivers, told
from tests.table import Table

BRIDGE = {"brick": 1, "wood": 2}
SETTLEMENT = {"brick": 1, "wood": 1, "wool": 1, "grain": 1}
CROSSES = "that edge crosses a river: only a bridge can be built there"


def with_road(*roads: str, players: int = 4, **hand: int) -> Table:
    """Seat 0 has rolled and has these roads, this hand and no gold."""
    table = on_turn(players=players)
    table.put(0, "road", *roads)
    table.hand(0, **hand)
    purses(table)
    return table


def bridges(table: Table, seat: int = 0) -> set[object]:
    return {action.operands["edge"] for action in table.legal(seat, "build_bridge")}


# Roads and settlements


@pytest.mark.rule("RIVR-39")
@pytest.mark.parametrize("swamp", ["(1,0)", "(3,0)"])
def test_the_robber_may_go_to_a_swamp(swamp: str) -> None:
    table = river_table(rolls=[7])
    table.robber("(2,2)")
    table.turn(0)
    table.act(0, "roll")
    table.act(0, "move_robber", hex=swamp)
    assert table.state.robber == table.hex(swamp)


@pytest.mark.rule("RIVR-40", "RIVR-67")
@pytest.mark.parametrize(("road", "vertex", "count"), [("(1,1) NW", "(1,1) N", 1), ("(0,0) NE", "(0,0) N", 0)])
def test_a_settlement_at_a_river_brings_one_gold(road: str, vertex: str, count: int) -> None:
    table = with_road(road, **SETTLEMENT)
    events = table.act(0, "build_settlement", vertex=vertex)
    assert told(events, "gained") == [gained(0, 1)] * count
    assert gold(table) == [count, 0, 0, 0]
    assert richest(table) == (0 if count else None)


@pytest.mark.rule("RIVR-40")
def test_between_two_river_hexes_it_is_one_gold_too() -> None:
    table = with_road("(0,1) SE", **SETTLEMENT)
    table.act(0, "build_settlement", vertex="(0,1) S")
    assert gold(table) == [1, 0, 0, 0]


@pytest.mark.rule("RIVR-41", "RIVR-70")
def test_a_road_beside_a_river_brings_one_gold_that_can_be_spent_at_once() -> None:
    table = with_road("(2,1) NE", wood=1, brick=1)
    purses(table, 1)
    assert not table.legal(0, "buy_with_gold")
    events = table.act(0, "build_road", edge="(1,1) SE")
    assert told(events, "gained") == [gained(0, 1)]
    table.act(0, "buy_with_gold", card="ore")
    assert table.cards(0) == {"ore": 1}


@pytest.mark.rule("RIVR-42")
def test_a_city_brings_no_gold() -> None:
    table = on_turn()
    table.put(0, "settlement", "(1,1) N")
    table.hand(0, grain=2, ore=3)
    assert told(table.act(0, "build_city", vertex="(1,1) N"), "gained") == []
    assert gold(table) == [0, 0, 0, 0]


@pytest.mark.rule("RIVR-43")
def test_free_roads_bring_gold_as_well() -> None:
    table = on_turn()
    table.put(0, "settlement", "(1,1) N")
    table.give_card(0, "road_building")
    table.act(0, "play_card", card="road_building")
    table.act(0, "place_road", edge="(1,1) NE")
    table.act(0, "place_road", edge="(0,0) E")
    assert gold(table) == [1, 0, 0, 0]


@pytest.mark.rule("RIVR-79")
def test_no_road_brings_more_than_one_gold() -> None:
    table = river_table()
    topology = table.kernel.topology
    for edge in range(topology.edges):
        if not rivers(table).sites.has(table.kernel, edge):
            sides = [topology.edge_hex[2 * edge + side] for side in range(2)]
            assert sum(hex_ >= 0 and rivers(table).rivers.has(table.kernel, hex_) for hex_ in sides) <= 1


@pytest.mark.rule("RIVR-81")
@pytest.mark.parametrize("edge", ["(0,0) E", "(0,1) W", "(2,1) E", "(2,1) W", "(2,4) W", "(4,0) W"])
def test_a_road_that_only_leads_up_to_a_river_brings_nothing(edge: str) -> None:
    table = river_table()
    sides = [table.kernel.topology.edge_hex[2 * table.edge(edge) + side] for side in range(2)]
    ends = [table.kernel.topology.edge_vertex[2 * table.edge(edge) + end] for end in range(2)]
    at = {table.kernel.topology.vertex_hex[3 * vertex + slot] for vertex in ends for slot in range(3)}
    layer = rivers(table).rivers
    assert any(hex_ >= 0 and layer.has(table.kernel, hex_) for hex_ in at), "a river hex is near"
    assert not any(hex_ >= 0 and layer.has(table.kernel, hex_) for hex_ in sides)
    table.put(0, "road", edge)
    assert gold(table) == [0, 0, 0, 0]


@pytest.mark.rule("RIVR-32")
@pytest.mark.parametrize("site", SITES)
def test_no_road_is_ever_built_on_a_bridge_site(site: str) -> None:
    table = on_turn()
    table.put(0, "settlement", first_end(table, site))
    table.hand(0, wood=1, brick=1)
    table.give_card(0, "road_building")
    assert table.legal(0, "build_road")
    assert not table.is_legal(0, "build_road", edge=site)
    assert table.refused(0, "build_road", edge=site) == CROSSES
    table.act(0, "play_card", card="road_building")
    assert not table.is_legal(0, "place_road", edge=site)
    assert table.refused(0, "place_road", edge=site) == CROSSES


def first_end(table: Table, edge: str) -> str:
    """The name of the first vertex of an edge."""
    topology = table.kernel.topology
    return topology.vertex_name(topology.edge_vertex[2 * table.edge(edge)]).replace(" corner", "")


# Bridges


@pytest.mark.rule("RIVR-44")
def test_a_bridge_costs_a_brick_and_two_wood() -> None:
    table = with_road("(1,1) NE", brick=2, wood=1)
    assert table.refused(0, "build_bridge", edge="(1,1) E") == "a bridge costs 1 wood more than you hold"
    table.hand(0, **BRIDGE)
    table.act(0, "build_bridge", edge="(1,1) E")
    assert table.cards(0) == {}
    assert table.state.edge_piece[table.edge("(1,1) E")] == rivers(table).bridge


@pytest.mark.rule("RIVR-45")
def test_a_bridge_goes_on_a_free_bridge_site_and_nowhere_else() -> None:
    table = on_turn()
    table.hand(0, **BRIDGE)
    table.put(0, "road", "(1,1) NE", "(1,1) SE", "(0,1) W", "(1,2) NE", "(3,0) SE", "(3,1) NE", "(1,0) W")
    assert bridges(table) == {
        table.edge(e) for e in ("(1,0) NW", "(1,1) E", "(1,2) E", "(3,0) E", "(3,1) E", "(3,0) SW")
    }
    assert (
        table.refused(0, "build_bridge", edge="(0,0) E") == "a bridge crosses a river, and no river crosses that edge"
    )
    table.put(1, "bridge", "(1,1) E")
    assert table.edge("(1,1) E") not in bridges(table), "one bridge to a site"
    free = "a bridge needs a free bridge site that continues your own network"
    assert table.refused(0, "build_bridge", edge="(1,1) E") == free


@pytest.mark.rule("RIVR-46")
@pytest.mark.parametrize(("piece", "place"), [("road", "(1,1) NE"), ("settlement", "(0,1) S"), ("city", "(0,1) S")])
def test_a_bridge_touches_a_road_or_building_of_its_builder(piece: str, place: str) -> None:
    table = on_turn()
    table.hand(0, **BRIDGE)
    table.hand(1, **BRIDGE)
    assert bridges(table) == set()
    table.put(0, piece, place)
    assert bridges(table) == {table.edge("(1,1) E")}
    table.turn(1, rolled=True)
    assert bridges(table, 1) == set(), "not to that of another"


@pytest.mark.rule("RIVR-47")
def test_a_bridge_continues_another_bridge() -> None:
    """On the island no two sites meet; where a river bends sharply they do."""
    text = """
name bend
row 0 offset 1: forest:9 hill:6
row 1 offset 0: field:4 swamp pasture:10
row 2 offset 1: mountain:8 field:5
river (1,0) (1,1) (0,0) to side NW
"""
    table = on_turn(own_map=text)
    table.put(0, "bridge", "(1,0) E")
    table.hand(0, **BRIDGE)
    assert bridges(table) == {table.edge("(1,1) NW")}


@pytest.mark.rule("RIVR-48")
def test_the_building_of_another_blocks_the_connection() -> None:
    table = with_road("(1,1) NE", **BRIDGE)
    assert bridges(table) == {table.edge("(1,1) E")}
    table.put(1, "settlement", "(0,1) S")
    assert bridges(table) == set()


@pytest.mark.rule("RIVR-49", "RIVR-67")
@pytest.mark.parametrize("site", SITES)
def test_a_bridge_brings_three_gold_and_not_four(site: str) -> None:
    table = on_turn()
    table.put(0, "settlement", first_end(table, site))
    table.hand(0, **BRIDGE)
    events = table.act(0, "build_bridge", edge=site)
    assert told(events, "gained") == [gained(0, 3)]
    assert gold(table) == [3, 0, 0, 0]
    assert (richest(table), poorest(table)) == (0, [1, 2, 3])


@pytest.mark.rule("RIVR-50")
def test_a_bridge_counts_as_one_road_for_the_longest() -> None:
    table = with_road("(0,1) SW", "(0,0) E", "(1,2) SW", "(2,2) E", **BRIDGE)
    assert table.route(0) == 2
    table.act(0, "build_bridge", edge="(1,1) E")
    assert table.route(0) == 5
    assert table.holder("longest_road") == 0


@pytest.mark.rule("RIVR-51")
def test_settlements_and_roads_follow_a_bridge() -> None:
    table = with_road("(1,1) NE", **BRIDGE)
    table.act(0, "build_bridge", edge="(1,1) E")
    table.hand(0, **SETTLEMENT)
    assert table.is_legal(0, "build_road", edge="(1,1) SE")
    table.act(0, "build_settlement", vertex="(1,1) SE")
    assert table.points(0) == 1 + 1, "a settlement and the most gold"


@pytest.mark.rule("RIVR-52")
def test_three_bridges_beside_fifteen_roads() -> None:
    table = with_road("(1,1) NE", "(1,2) NE", "(3,1) NE", "(3,0) NE", brick=4, wood=8)
    for count, site in enumerate(("(1,1) E", "(1,2) E", "(3,1) E"), start=1):
        table.act(0, "build_bridge", edge=site)
        assert table.supply(0, "bridge") == 3 - count
        assert table.supply(0, "road") == 11
    assert table.refused(0, "build_bridge", edge="(3,0) E") == "you have no bridge left in your supply"
    assert table.supply(1, "bridge") == 3


@pytest.mark.rule("RIVR-53")
def test_road_building_is_for_no_bridge() -> None:
    table = on_turn()
    table.put(0, "settlement", "(0,1) S")
    table.hand(0, **BRIDGE)
    table.give_card(0, "road_building")
    assert table.is_legal(0, "build_bridge", edge="(1,1) E")
    table.act(0, "play_card", card="road_building")
    assert {action.kind for action in table.legal(0)} == {"place_road"}
    assert table.edge("(1,1) E") not in {action.operands["edge"] for action in table.legal(0)}
    assert "build_bridge" in table.refused(0, "build_bridge", edge="(1,1) E")


@pytest.mark.rule("RIVR-54")
def test_a_bridge_is_no_point_and_stays() -> None:
    table = on_turn(gold=(5, 5, 0, 0))
    table.put(1, "road", "(1,2) NE")
    table.put(1, "bridge", "(1,1) E")
    purses(table, 5, 5, 0, 0)
    assert table.points(1) == 0
    assert may_remove(table.kernel, table.edge("(1,2) NE"))
    assert not may_remove(table.kernel, table.edge("(1,1) E"))


@pytest.mark.rule("RIVR-80")
@pytest.mark.parametrize(
    ("mouth", "before", "after"), [("(1,0) NW", "(1,0) W", "(0,0) W"), ("(3,0) SW", "(3,0) W", "(4,0) W")]
)
def test_a_bridge_at_a_mouth_leads_along_the_coast(mouth: str, before: str, after: str) -> None:
    table = with_road(before, brick=2, wood=3)
    ends = [table.kernel.topology.edge_vertex[2 * table.edge(mouth) + end] for end in range(2)]
    coast = [sum(table.kernel.topology.vertex_hex[3 * vertex + slot] >= 0 for slot in range(3)) for vertex in ends]
    assert max(coast) < 3, "both ends are on the coast"
    assert not table.is_legal(0, "build_road", edge=after)
    table.act(0, "build_bridge", edge=mouth)
    assert table.is_legal(0, "build_road", edge=after)
