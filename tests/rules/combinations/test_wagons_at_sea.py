"""Traders & Barbarians with Seafarers: wagons and barbarians along the sea, and the two boards on which they meet."""

from __future__ import annotations

from collections import Counter

import pytest

from skerry import Game
from skerry.board.geometry import CORNERS
from skerry.board.terrain import TERRAINS
from skerry.catalog import judge
from skerry.catalog.maps import map_of
from skerry.cli.table_picture import board_picture
from skerry.rules.seafarers.module import sea
from skerry.rules.traders_and_barbarians.traders.paths import Paths
from tests.event_deck import event_deck
from tests.table import Table
from tests.trading import (
    DICE,
    NAME,
    barbarians,
    go,
    gold,
    moving,
    points_left,
    put_barbarian,
    told,
    told_of,
    trade,
    trade_table,
    wagon_at,
    ways,
)

DESERT, SHORES = "through_the_desert", "new_shores"
QUARRY, CASTLE, GLASSWORKS = "(3,2)", "(7,1)", "(5,5)"
MAIN_OF_SHORES = [
    (row, column)
    for row, columns in ((3, range(2, 5)), (4, range(1, 5)), (5, range(1, 6)), (6, range(1, 5)), (7, range(1, 4)))
    for column in columns
]
# Out to sea from the coast in the east: along the shore, then between two sea hexes.
COAST = "(6,4) NE"
OUT = ("(6,5) NW", "(6,5) NE")
STOPS = ("(6,5) N", "(6,5) NE")


def setting_out(*beside: str, **given: object) -> Table:
    """The wagon of seat 0 stands at the eastern coast of the main island and may move; no barbarian is near."""
    table = moving(COAST, DESERT, *beside, **given)
    for number, edge in enumerate((f"{QUARRY} path S", f"{QUARRY} path SW", f"{CASTLE} path N"), start=1):
        put_barbarian(table, number, edge)
    return table


def seven(**given: object) -> Table:
    """Seat 0 rolled a seven and takes up a barbarian; seat 1 has a ship and these cards."""
    table = trade_table(DESERT, rolls=[7], **given)
    table.put(1, "ship", OUT[1])
    table.hand(1, ore=2)
    table.turn(0)
    table.act(0, "roll")
    table.act(0, "move_barbarian", edge="(4,1) E")
    return table


# Which games there are


@pytest.mark.rule("TRADSEA-01", "TRADSEA-06", "TRADSEA-08", "TRADSEA-11")
@pytest.mark.parametrize("scenario", [SHORES, DESERT])
def test_two_scenarios_have_a_main_island_for_wagons_and_three_points_more(scenario: str) -> None:
    for players in (3, 4):
        verdict = judge([NAME, scenario], players)
        assert (verdict.playable, verdict.status) == (True, "yes")
        assert verdict.target == judge([scenario], players).target + 3 == 17
        assert map_of(verdict.modules, players).name == map_of(verdict.modules, 4).name, "one board for 3 and 4"


@pytest.mark.rule(
    "TRADSEA-01", "TRADSEA-09", "TRADSEA-10", "TRADSEA-20", "TRADSEA-21", "TRADSEA-22", "TRADSEA-23", "TRADSEA-24"
)
@pytest.mark.parametrize(
    "scenario",
    ["four_islands", "fog_islands", "forgotten_tribe", "cloth_for_catan", "pirate_islands", "wonders", "new_world"],
)
def test_the_other_scenarios_have_none(scenario: str) -> None:
    assert not judge([NAME, scenario], 4).legal
    assert not judge([NAME, scenario, "cities_and_knights"], 4).legal


# Boards


def numbers_at(table: Table, cell: str) -> set[int]:
    mask = int(table.state.numbers[table.hex(cell)])
    return {number for number in range(2, 13) if mask >> number & 1}


def terrain_at(table: Table, cell: str) -> str:
    return TERRAINS[table.state.terrain[table.hex(cell)]]


@pytest.mark.rule("TRADSEA-12", "TRADSEA-13", "TRADSEA-14", "TRADSEA-15", "TRADSEA-16")
def test_the_main_island_of_the_desert_is_laid_anew() -> None:
    table = trade_table(DESERT, players=3)
    rows = {
        (3, 2): "quarry",
        (4, 1): "mountain:4 hill:11 desert desert desert",
        (5, 1): "pasture:6 field:5 forest:8 field:9 glassworks",
        (6, 1): "forest:10 hill:3 forest:2+12 mountain:8",
        (7, 1): "trade_castle hill:6 pasture:5",
    }
    for (row, first), hexes in rows.items():
        for column, written in enumerate(hexes.split(), start=first):
            terrain, _, tokens = written.partition(":")
            cell = f"({row},{column})"
            assert terrain_at(table, cell) == terrain
            assert numbers_at(table, cell) == {int(token) for token in tokens.split("+") if token}
    assert terrain_at(table, "(4,6)") == "gold_field", "the cape stays as it is"


@pytest.mark.rule("TRADSEA-18")
def test_a_barbarian_starts_on_the_way_to_each_trade_hex_of_the_desert() -> None:
    table = trade_table(DESERT)
    assert barbarians(table) == {table.edge(edge) for edge in ("(4,1) E", "(6,1) E", "(5,4) SE")}


@pytest.mark.rule("TRADSEA-27", "TRADSEA-29")
def test_inner_paths_lead_to_every_corner_that_touches_other_land() -> None:
    table = trade_table(DESERT)
    ends = {QUARRY: "SE S SW", CASTLE: "NW N NE SE", GLASSWORKS: "N NE S SW NW"}
    for cell, corners in ends.items():
        hex_ = table.hex(cell)
        for corner in range(6):
            leads = table.kernel.topology.inner_path_of(hex_, corner) >= 0
            assert leads == (CORNERS[corner] in corners.split())
            vertex = table.kernel.topology.hex_vertex[6 * hex_ + corner]
            assert trade(table).closed_corners.has(table.kernel, vertex) == (not leads)
    table.put(0, "ship", f"{QUARRY} NE")
    table.hand(0, wood=1, brick=1, wool=1, grain=1)
    table.turn(0, rolled=True)
    assert table.refused(0, "build_settlement", vertex=f"{QUARRY} N") == (
        "only the land corners of a trade hex are open, and this is one at sea"
    )


@pytest.mark.rule("TRADSEA-08", "TRADSEA-28")
def test_the_main_island_of_the_shores_is_that_of_the_scenario_and_the_12_goes_to_an_island() -> None:
    for seed in range(3):
        table = Table.of(Game.new([NAME, SHORES], 3, seed=f"shores {seed}"))
        trade_hexes = {"(3,4)": "quarry", "(5,1)": "trade_castle", "(7,3)": "glassworks"}
        assert {cell: terrain_at(table, cell) for cell in trade_hexes} == trade_hexes
        assert barbarians(table) == {table.edge(edge) for edge in ("(3,3) SE", "(5,2) SW", "(6,3) E")}
        assert numbers_at(table, "(2,6)") == {2, 12}
        main = [f"({row},{column})" for row, column in MAIN_OF_SHORES]
        lands = {"forest": 4, "hill": 3, "pasture": 3, "field": 3, "mountain": 3}
        assert Counter(terrain_at(table, cell) for cell in main) == lands | dict.fromkeys(trade_hexes.values(), 1)
        tokens = sorted(number for cell in main for number in numbers_at(table, cell))
        assert tokens == sorted([3, 4, 5, 6, 8, 9, 10, 11] * 2)


@pytest.mark.rule("TRADSEA-19")
def test_founding_and_islands_are_as_in_both() -> None:
    table = trade_table(DESERT, players=3)
    main = next(island.hexes for island in table.kernel.rules.board.islands if island.name == "main")
    while table.game.turn == 0:
        seat = table.game.actors[0]
        for action in table.legal(seat, "found_building"):
            vertex = int(str(action.operands["vertex"]))
            assert set(main) & {int(hex_) for hex_ in table.kernel.topology.vertex_hex[3 * vertex : 3 * vertex + 3]}
        table.game.apply(seat, table.legal(seat)[0])
    for seat in range(3):
        assert table.state.vertex_piece[wagon_at(table, seat)] == table.kernel.rules.city
    assert gold(table) == [5, 5, 5]
    table.put(0, "ship", "(1,1) SE")
    table.hand(0, wood=1, brick=1, wool=1, grain=1)
    table.turn(0, rolled=True)
    before = table.points(0)
    table.act(0, "build_settlement", vertex="(1,1) SE")
    assert table.points(0) == before + 1 + 2, "an island is worth two points as ever"


# Wagons


@pytest.mark.rule("TRADSEA-02", "TRADSEA-03")
def test_a_wagon_goes_along_the_sea_for_two_points_and_over_an_own_ship_for_one() -> None:
    table = setting_out()
    table.hand(0, wool=1)
    go(table)
    assert [ways(table, stop) for stop in STOPS] == [{0: 2}, {0: 4}]
    table.act(0, "move_wagon", vertex=STOPS[1], toll=0)
    assert wagon_at(table) == table.vertex(STOPS[1])
    assert gold(table)[0] == 5
    table = setting_out()
    table.put(0, "ship", *OUT)
    go(table)
    assert [ways(table, stop) for stop in STOPS] == [{0: 1}, {0: 2}]


@pytest.mark.rule("TRADSEA-03", "TRADSEA-05")
def test_a_ship_of_somebody_else_costs_a_point_and_a_coin_to_its_owner() -> None:
    table = setting_out()
    table.put(1, "ship", *OUT)
    table.hand(0, wool=1)
    go(table)
    assert [ways(table, stop) for stop in STOPS] == [{1: 1}, {2: 2}]
    table.act(0, "move_wagon", vertex=STOPS[1], toll=2)
    assert (gold(table), points_left(table)) == ([3, 7, 5, 5], 2)
    table = setting_out(gold=0)
    table.put(1, "ship", *OUT)
    go(table)
    assert table.refused(0, "move_wagon", vertex=STOPS[0], toll=1).startswith("the tolls on the way there")


@pytest.mark.rule("TRADSEA-02")
def test_every_edge_is_a_path_and_the_view_tells_each_way_with_what_it_passes() -> None:
    table = setting_out()
    go(table)
    edges = table.kernel.topology.edges
    assert sum(Paths(table.kernel, trade(table)).is_path(edge) for edge in range(edges)) == edges
    way = next(way for way in told_of(table)["movement"]["ways"] if way["vertex"] == table.vertex(STOPS[1]))
    assert way["way"] == [table.vertex(COAST), *[table.vertex(stop) for stop in STOPS]]


@pytest.mark.rule("TRADSEA-26")
def test_sea_sides_of_trade_hexes_carry_ships_wagons_and_barbarians_but_no_roads() -> None:
    table = moving(f"{GLASSWORKS} NE", DESERT)
    table.put(0, "road", f"{GLASSWORKS} path NE")
    table.put(0, "settlement", f"{GLASSWORKS} NE")
    table.hand(0, wood=2, brick=1, wool=2)
    assert table.refused(0, "build_road", edge=f"{GLASSWORKS} E") == (
        "the sea sides of a trade hex are closed: no road lies there"
    )
    table.act(0, "build_ship", edge=f"{GLASSWORKS} E")
    assert told_of(table)["closed_edges"][str(table.edge(f"{GLASSWORKS} E"))] == "no_road"
    assert "xx" not in board_picture(table.game.view(0)).plain
    go(table)
    assert ways(table, f"{GLASSWORKS} SE") == {0: 1}
    table = seven()
    assert table.is_legal(0, "place_barbarian", edge=f"{GLASSWORKS} E")
    table.act(0, "place_barbarian", edge=f"{GLASSWORKS} E")
    assert table.edge(f"{GLASSWORKS} E") in barbarians(table)


# Barbarians, robber and pirate


@pytest.mark.rule("TRADSEA-05")
def test_a_barbarian_goes_to_sea_and_the_owner_of_a_ship_there_may_lose_a_card() -> None:
    table = seven(thefts=["ore"])
    table.act(0, "place_barbarian", edge=OUT[1])
    assert {action.kind for action in table.legal(0)} == {"take_from_owner", "spare_owner"}
    table.act(0, "take_from_owner", seat=1)
    assert (table.cards(0), table.cards(1)) == ({"ore": 1}, {"ore": 1})
    table = seven()
    table.act(0, "place_barbarian", edge=OUT[0])
    assert table.decision == "action", "no ship lies there"


@pytest.mark.rule("TRADSEA-05")
def test_at_sea_a_barbarian_costs_two_points_more_and_is_driven_off_from_there() -> None:
    table = setting_out(level=5, dice=[(6,)])
    table.put(0, "ship", OUT[1])
    put_barbarian(table, 1, OUT[1])
    go(table)
    assert [ways(table, stop) for stop in STOPS] == [{0: 2}, {0: 5}]
    table.act(0, "move_wagon", vertex=STOPS[0], toll=0)
    table.act(0, "drive_off", edge=OUT[1])
    table.act(0, "place_barbarian", edge="(1,3) E")
    assert table.edge("(1,3) E") in barbarians(table)
    assert ways(table, STOPS[1]) == {0: 1}


@pytest.mark.rule("TRADSEA-04", "TRADSEA-07")
@pytest.mark.parametrize("options", [{}, {"setup": "random"}])
@pytest.mark.parametrize("scenario", [SHORES, DESERT])
def test_there_is_no_robber_no_pirate_and_no_longest_trade_route(scenario: str, options: dict[str, object]) -> None:
    table = trade_table(scenario, rolls=[7], **options)
    rules = table.kernel.rules
    assert (rules.has_robber, rules.has_pirate, rules.award("longest_road")) == (False, False, None)
    assert (table.state.robber, sea(rules).pirate.of(table.kernel)) == (-1, -1)
    table.turn(0)
    table.act(0, "roll")
    assert {action.kind for action in table.legal(0)} == {"move_barbarian"}


@pytest.mark.rule("TRADSEA-04")
def test_on_a_map_of_ones_own_neither_starts_where_it_would() -> None:
    text = map_of([NAME, DESERT, "seafarers", "base"], 4).source_text
    starts = "marker pirate: (6,5)\nmarker robber: (4,3)\n"
    table = trade_table(DESERT, own_map=text + starts, setup="random")
    assert (table.state.robber, sea(table.kernel.rules).pirate.of(table.kernel)) == (-1, -1)


# Numbers


@pytest.mark.rule("TRADSEA-17", "TRADSEA-25")
@pytest.mark.parametrize("number", [2, 12])
def test_a_2_or_12_is_not_rolled_again_and_its_hex_produces(number: int) -> None:
    table = trade_table(DESERT, rolls=[number])
    table.put(0, "settlement", "(6,3) N")
    table.turn(0)
    events = table.act(0, "roll")
    assert [(event["first"], event["second"]) for event in told(events, "rolled")] == [DICE[number]]
    assert table.cards(0) == {"wood": 1}


@pytest.mark.rule("TRADSEA-25", "VARX-36")
def test_an_event_card_with_2_is_like_any_other() -> None:
    table = trade_table(DESERT, "event_cards", decks={"event_cards": event_deck(("plentiful_year", 2))})
    table.put(0, "settlement", "(6,3) N")
    table.turn(0)
    events = table.act(0, "roll")
    while table.decision != "action":
        actor = table.game.actors[0]
        events += table.game.apply(actor, table.legal(actor)[-1])
    assert len(told(events, "event_card")) == 1
    assert table.state.number == 2


# For two


@pytest.mark.rule("TRADSEA-03", "TRADSEA-05", "TRAD-119", "TRAD-121")
def test_neutral_ships_take_tolls_too_and_no_token_sends_a_barbarian_there() -> None:
    table = setting_out("two_player", players=2)
    table.put(2, "ship", *OUT)
    table.hand(0, wool=1)
    assert table.is_legal(0, "send_barbarian")
    table.act(0, "send_barbarian")
    table.act(0, "move_barbarian", edge=f"{CASTLE} path N")
    assert not table.is_legal(0, "place_barbarian", edge=OUT[0])
    table.act(0, "place_barbarian", edge="(1,3) E")
    go(table)
    table.act(0, "move_wagon", vertex=STOPS[1], toll=2)
    table.act(0, "end_movement")
    assert gold(table) == [3, 6], "half of the tolls goes to the other player"
