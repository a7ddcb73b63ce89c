"""The rivers with the four variants."""

from __future__ import annotations

from itertools import combinations

import pytest

from skerry import Game
from skerry.catalog import judge
from skerry.engine.scores import target
from skerry.engine.state import OFF_BOARD
from tests.event_deck import event_deck, turn_up
from tests.riverside import gold, poorest, purses, richest, river_table, rivers
from tests.table import Table

VARIANTS = ("friendly_robber", "event_cards", "harbormaster", "two_player")
BRIDGE = {"brick": 1, "wood": 2}
ISLET = """
name islet
row 0 offset 1: swamp hill:6
row 1 offset 0: field:4 forest:9 pasture:10
row 2 offset 1: mountain:8 swamp
river (1,0) (0,0) to side W
river (2,0) (2,1) to side SE
"""


def with_events(*cards: str | int, beside: tuple[str, ...] = ()) -> Table:
    return river_table("event_cards", *beside, decks={"event_cards": event_deck(*cards)})


def for_two(gold: tuple[int, int] = (0, 0)) -> Table:
    """Seat 0 has rolled; the neutral colours have their first settlements."""
    table = river_table("two_player", players=2)
    table.turn(0, rolled=True)
    purses(table, *gold)
    return table


def tokens(table: Table) -> list[int]:
    return table.view()["trade_tokens"]["seats"]


@pytest.mark.rule("RIVR-83", "VARX-10", "VARX-11", "VARX-16", "VARX-37", "VARX-43")
def test_any_of_the_variants_may_join() -> None:
    for size in range(1, 5):
        for chosen in combinations(VARIANTS, size):
            players = (2,) if "two_player" in chosen else (3, 4)
            for number in players:
                assert judge(["rivers", *chosen], number).playable, chosen
                assert Game.new(["rivers", *chosen], number, seed="1").decision


# The friendly robber


@pytest.mark.rule("RIVR-84", "FRND-03")
def test_the_friendly_robber_spares_whoever_has_two_points_or_fewer() -> None:
    table = river_table("friendly_robber", rolls=[7])
    table.put(1, "settlement", "(0,1) N", "(2,2) N", "(4,1) S", "(4,2) S")
    table.put(2, "settlement", "(2,3) S", "(2,4) S", "(0,0) N")
    table.turn(0)
    purses(table, 2, 0, 3, 1)
    assert (table.points(1), table.points(2)) == (2, 4), "four settlements and a poorest tile"
    table.act(0, "roll")
    open_hexes = {action.operands["hex"] for action in table.legal(0, "move_robber")}
    assert table.hex("(0,1)") not in open_hexes
    assert table.hex("(2,4)") in open_hexes
    purses(table, 2, 1, 3, 0)
    assert table.points(1) == 4
    open_hexes = {action.operands["hex"] for action in table.legal(0, "move_robber")}
    assert table.hex("(0,1)") in open_hexes, "the tile is gone, and with it the shelter"


@pytest.mark.rule("RIVR-84", "FRND-15", "VARX-14")
def test_where_no_hex_is_open_the_friendly_robber_goes_to_a_swamp_of_choice() -> None:
    table = river_table("friendly_robber", players=3, rolls=[7], own_map=ISLET)
    for seat, places in enumerate((("(0,0) S", "(2,1) N"), ("(0,1) NE", "(2,0) S"), ("(1,0) SW", "(1,2) NE"))):
        table.put(seat, "settlement", *places)
    table.robber("(1,1)")
    table.turn(0)
    table.act(0, "roll")
    swamps = {table.hex("(0,0)"), table.hex("(2,1)")}
    assert {action.operands["hex"] for action in table.legal(0)} == swamps
    table.act(0, "move_robber", hex="(2,1)")
    assert table.state.robber == table.hex("(2,1)")


@pytest.mark.rule("RIVR-84")
def test_in_a_swamp_already_it_stays_there() -> None:
    table = river_table("friendly_robber", players=3, rolls=[7], own_map=ISLET)
    for seat, places in enumerate((("(0,0) S", "(2,1) N"), ("(0,1) NE", "(2,0) S"), ("(1,0) SW", "(1,2) NE"))):
        table.put(seat, "settlement", *places)
    table.robber("(0,0)")
    table.turn(0)
    table.act(0, "roll")
    assert [action.operands["hex"] for action in table.legal(0)] == [table.hex("(0,0)")]


# Event cards


@pytest.mark.rule("RIVR-85", "EVNT-75", "VARX-27")
def test_a_robber_that_flees_goes_beside_the_board_until_a_seven_or_a_knight() -> None:
    table = with_events("robber_flees", 6, "robber_attack")
    table.robber("(0,0)")
    assert {"event": "robber_moved", "seat": 0, "hex": "off_board"} in turn_up(table)
    assert table.state.robber == OFF_BOARD, "and in no swamp"
    turn_up(table, 1)
    assert table.state.robber == OFF_BOARD
    turn_up(table, 2)
    assert table.decision == "move_robber"
    table = with_events("robber_flees")
    table.robber("(1,0)")
    table.give_card(0, "knight")
    turn_up(table)
    assert table.state.robber == OFF_BOARD, "out of a swamp too"
    table.act(0, "play_card", card="knight")
    assert len(table.legal(0, "move_robber")) == 19


@pytest.mark.rule("RIVR-86", "EVNT-76")
def test_bridges_are_not_turned_by_an_earthquake() -> None:
    table = with_events("earthquake")
    table.put(0, "road", "(1,1) NE")
    table.put(0, "bridge", "(1,1) E")
    table.put(1, "bridge", "(3,0) E")
    turn_up(table)
    assert [action.operands["edge"] for action in table.legal(0)] == [table.edge("(1,1) NE")]
    table.act(0, "damage_road", edge="(1,1) NE")
    assert table.decision == "action", "who has only bridges is skipped"


@pytest.mark.rule("EVNT-77")
def test_a_bridge_needs_an_intact_road_or_a_building_while_a_road_is_damaged() -> None:
    table = with_events("earthquake")
    table.put(0, "road", "(1,1) NE", "(3,1) NE")
    table.hand(0, **BRIDGE)
    turn_up(table)
    table.act(0, "damage_road", edge="(1,1) NE")
    assert {action.operands["edge"] for action in table.legal(0, "build_bridge")} == {table.edge("(3,1) E")}
    assert table.refused(0, "build_bridge", edge="(1,1) E") == (
        "the earthquake damaged a road of yours: repair it first"
    )
    table.put(0, "settlement", "(1,1) SE")
    assert table.is_legal(0, "build_bridge", edge="(1,1) E")


# Harbormaster


@pytest.mark.rule("RIVR-87", "HARB-15", "VARX-38")
def test_with_the_harbormaster_it_takes_eleven_points() -> None:
    assert judge(["rivers", "harbormaster"], 4).target == 11
    table = river_table("harbormaster")
    assert [int(target(table.kernel, seat)) for seat in range(4)] == [11, 11, 11, 11]


# Two players


@pytest.mark.rule("RIVR-88", "TWO-68", "VARX-52")
@pytest.mark.parametrize(
    ("vertex", "count"),
    [("(1,0) NE", 2), ("(1,0) SE", 2), ("(1,0) SW", 3), ("(3,0) S", 3), ("(1,3) SW", 0), ("(0,0) N", 1)],
)
def test_a_settlement_at_a_swamp_earns_two_trade_tokens_beside_that_of_the_coast(vertex: str, count: int) -> None:
    founding = river_table("two_player", players=2)
    before = tokens(founding)[0]
    founding.act(0, "found_building", vertex=vertex)
    assert tokens(founding)[0] == before + count
    table = for_two()
    topology = table.kernel.topology
    spokes = [int(topology.vertex_edge[topology.spokes * table.vertex(vertex) + spoke]) for spoke in range(3)]
    road = next(edge for edge in spokes if edge >= 0 and not rivers(table).sites.has(table.kernel, edge))
    table.put(0, "road", topology.edge_name(road).replace(" side", ""))
    table.hand(0, wood=1, brick=1, wool=1, grain=1)
    table.act(0, "build_settlement", vertex=vertex)
    assert tokens(table)[0] == before + count


@pytest.mark.rule("RIVR-89", "TWO-69", "VARX-53")
def test_the_robber_is_sent_to_a_swamp_of_choice() -> None:
    table = for_two()
    table.robber("(2,2)")
    swamps = {table.hex("(1,0)"), table.hex("(3,0)")}
    assert {action.operands["hex"] for action in table.legal(0, "send_robber_home")} == swamps
    table.act(0, "send_robber_home", hex="(3,0)")
    assert table.state.robber == table.hex("(3,0)")
    table.turn(1, rolled=True)
    assert table.refused(1, "send_robber_home", hex="(1,0)") == "the robber is at home already"


@pytest.mark.rule("RIVR-90", "TWO-71")
def test_neutral_colours_have_neither_gold_nor_tiles() -> None:
    table = for_two(gold=(2, 2))
    table.put(0, "settlement", "(3,0) N")
    table.hand(0, wood=1, brick=1)
    assert (richest(table), poorest(table)) == (None, [0, 1])
    table.act(0, "build_road", edge="(2,0) E")
    before = gold(table)
    riverside = table.edge("(1,1) NE")
    assert table.is_legal(0, "place_neutral_road", colour=2, edge=riverside)
    table.act(0, "place_neutral_road", colour=2, edge=riverside)
    assert gold(table) == before == [2, 2]
    assert len(table.view()["rivers"]["gold"]) == 2
    assert [table.points(colour) for colour in (2, 3)] == [1, 1], "their first settlements and no tile"


@pytest.mark.rule("RIVR-91", "TWO-70")
def test_a_bridge_calls_for_a_neutral_one_by_the_same_rules_or_else_for_a_road() -> None:
    table = for_two()
    table.put(0, "settlement", "(3,0) NE")
    table.hand(0, brick=3, wood=6)
    table.act(0, "build_bridge", edge="(3,0) E")
    assert gold(table) == [3, 0]
    legal = {(action.kind, action.operands["colour"], action.operands["edge"]) for action in table.legal(0)}
    assert legal == {
        ("place_neutral_bridge", 2, table.edge("(1,1) E")),
        ("place_neutral_bridge", 3, table.edge("(3,1) E")),
    }
    table.act(0, "place_neutral_bridge", colour=2, edge="(1,1) E")
    assert gold(table) == [3, 0]
    assert [table.supply(colour, "bridge") for colour in (0, 1, 2, 3)] == [2, 3, 2, 3]
    assert table.decision == "action"
    # One site is left to them; when it is taken they build a road.
    table.put(1, "bridge", "(3,1) E")
    table.put(0, "settlement", "(1,2) NE")
    purses(table, 0, 0)
    table.act(0, "build_bridge", edge="(1,2) E")
    assert {action.kind for action in table.legal(0)} == {"place_neutral_road"}
    table.game.apply(0, table.legal(0)[0])
    assert table.decision == "action"


@pytest.mark.rule("RIVR-91", "RIVR-05")
def test_neutral_bridges_come_from_the_three_of_their_colour() -> None:
    table = for_two()
    assert [table.supply(colour, "bridge") for colour in (2, 3)] == [3, 3]
    table.put(2, "bridge", "(1,1) E", "(1,2) E")
    table.put(2, "settlement", "(1,0) NE", "(1,0) NW")
    table.put(0, "settlement", "(3,0) NE", "(3,0) S")
    table.hand(0, brick=2, wood=4)
    table.act(0, "build_bridge", edge="(3,0) E")
    table.act(0, "place_neutral_bridge", colour=2, edge="(1,0) E")
    assert table.supply(2, "bridge") == 0
    # One more site would suit them, but their bridges are used up.
    table.put(1, "bridge", "(3,1) E")
    table.act(0, "build_bridge", edge="(3,0) SW")
    assert {action.kind for action in table.legal(0)} == {"place_neutral_road"}
    rules = table.kernel.rules
    table.state.supply[2 * rules.piece_count + rules.piece("bridge")] = 1
    assert {action.operands["edge"] for action in table.legal(0)} == {table.edge("(1,0) NW")}


@pytest.mark.rule("RIVR-90", "TWO-71")
def test_a_neutral_settlement_at_a_river_brings_nobody_gold() -> None:
    table = for_two()
    table.put(0, "road", "(4,0) W")
    table.put(2, "road", "(1,2) NW", "(1,2) NE")
    table.hand(0, wood=1, brick=1, wool=1, grain=1)
    purses(table, 2, 2)
    table.act(0, "build_settlement", vertex="(4,0) SW")
    before = gold(table)
    table.act(0, "place_neutral_settlement", colour=2, vertex="(1,2) NE")
    assert gold(table) == before
