"""`enchanted_land` (TDEEL): its board, the founding, and what may be built beyond the sea."""

from __future__ import annotations

from collections import Counter

import pytest

from skerry import Game
from skerry.board.terrain import SEA, TERRAINS
from skerry.board.tokens import numbers_of
from skerry.catalog import judge
from skerry.catalog.maps import map_of
from skerry.rules.seafarers.explorers.enchanted_land.tables import TILE_COUNTS, TILES
from tests.enchanted import (
    CROSSING,
    ENCHANTED,
    FIRST,
    LANDING,
    PORT,
    cross,
    enchanted_table,
    inland,
    lairs,
    land_vertices,
    own,
    told,
)
from tests.islands import corners, founding_sites, island
from tests.knights import give, knight, play, throw, unlock, vertices
from tests.table import Table

HOME_TERRAIN = {"desert": 1, "field": 4, "hill": 3, "mountain": 3, "pasture": 4, "forest": 4}
LAND_TERRAIN = {"desert": 5, "gold_field": 2, "field": 2, "hill": 2, "mountain": 2, "pasture": 1, "forest": 2}
HOME_NUMBERS = {3: 2, 4: 2, 5: 2, 6: 2, 8: 2, 9: 2, 10: 2, 11: 3, 12: 1}
LAND_NUMBERS = {2: 1, 3: 2, 4: 1, 5: 2, 6: 1, 8: 1, 9: 1, 10: 2}
FIXED_DESERTS = ("(4,4)", "(5,3)", "(6,1)", "(6,3)", "(7,4)")
FIXED_GOLD = ("(5,5)", "(7,2)")


def terrains(table: Table, name: str) -> Counter[str]:
    return Counter(TERRAINS[table.state.terrain[hex_]] for hex_ in island(table, name))


def numbers(table: Table, name: str) -> Counter[int]:
    return Counter(number for hex_ in island(table, name) for number in numbers_of(int(table.state.numbers[hex_])))


# The board


@pytest.mark.rule("TDEEL-01", "TDEEL-06", "TDEEL-12")
@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize("setup", ["fixed", "random"])
def test_hexes_and_tokens_are_as_tabled_for_three_and_four(players: int, setup: str) -> None:
    table = Table(ENCHANTED, players, setup=setup)
    assert terrains(table, "home") == HOME_TERRAIN
    assert terrains(table, "enchanted") == LAND_TERRAIN
    assert numbers(table, "home") == HOME_NUMBERS
    assert numbers(table, "enchanted") == LAND_NUMBERS
    assert list(table.state.terrain).count(SEA) == 21
    assert table.kernel.topology.hexes == 40 + 16


@pytest.mark.rule("TDEEL-02", "TDEEL-09", "TDEEL-16")
def test_eight_harbours_lie_at_the_home_island() -> None:
    for setup in ("fixed", "random"):
        table = Table(ENCHANTED, setup=setup)
        harbours = table.view()["board"]["harbours"]
        assert Counter(harbours.values()) == {"3:1": 3, "wood": 1, "wool": 1, "ore": 1, "brick": 1, "grain": 1}
        assert harbours[str(table.edge("(1,1) SE"))] == "3:1"
        assert harbours[str(table.edge("(2,5) W"))] == "grain"
        home = island(table, "home")
        for edge in harbours:
            sides = table.kernel.topology.edge_hex[2 * int(edge) : 2 * int(edge) + 2]
            assert any(hex_ in home for hex_ in sides)


@pytest.mark.rule("TDEEL-05", "TDEEL-13", "TDEEL-14", "TDEEL-15", "TDEEL-17", "TDEEL-18", "TDEEL-19")
def test_terrain_is_shuffled_under_numbers_that_stay() -> None:
    printed = Table(ENCHANTED, setup="fixed")
    dealt = [Game.new(ENCHANTED, 4, seed=f"deal {n}").kernel.state for n in range(6)]
    assert all(list(state.numbers) == list(printed.state.numbers) for state in dealt)
    fixed = [printed.hex(name) for name in ("(1,1)", *FIXED_DESERTS, *FIXED_GOLD)]
    sea = [h for h in range(printed.kernel.topology.hexes) if printed.state.terrain[h] == SEA]
    for hex_ in range(printed.kernel.topology.hexes):
        found = {int(state.terrain[hex_]) for state in dealt}
        if hex_ in fixed or hex_ in sea:
            assert found == {int(printed.state.terrain[hex_])}
        else:
            assert len(found) > 1, "six boards of a game that shuffles it agree nowhere"


@pytest.mark.rule("TDEEL-07")
def test_deserts_and_gold_fields_lie_at_their_places() -> None:
    table = enchanted_table()
    for kind, places in (("desert", FIXED_DESERTS), ("gold_field", FIXED_GOLD)):
        assert {TERRAINS[table.state.terrain[table.hex(place)]] for place in places} == {kind}


@pytest.mark.rule("TDEEL-03", "TDEEL-04", "TDEEL-08", "TDEEL-11", "TDEEL-20")
def test_nineteen_dragons_lie_face_down_on_all_inland_vertices() -> None:
    assert dict(zip(TILES, TILE_COUNTS, strict=True)) == {"one_flag": 7, "two_flags": 6, "three_flags": 6}
    table = enchanted_table()
    topology = table.kernel.topology
    land = set(island(table, "enchanted"))
    meeting = {v for v in range(topology.vertices) if land.issuperset(topology.vertex_hex[3 * v : 3 * v + 3])}
    assert set(lairs(table)) == meeting == inland(table)
    assert len(meeting) == 19
    assert set(told(table)["dragons"].values()) == {"?"}
    assert own(table).tiles.left(table.kernel) == 0
    flags = Counter(int(own(table).dragons.of(table.kernel, vertex)) for vertex in meeting)
    assert flags == {1: 7, 2: 6, 3: 6}


@pytest.mark.rule("TDEEL-20")
def test_dragons_are_shuffled_on_the_printed_board_too() -> None:
    laid = []
    for seed in range(3):
        game = Game.new(ENCHANTED, 4, seed=str(seed), options={"setup": "fixed"})
        laid.append([int(own(Table.of(game)).dragons.of(game.kernel, v)) for v in inland(Table.of(game))])
    assert laid[0] != laid[1] != laid[2]


@pytest.mark.rule("TDEEL-10")
def test_what_the_map_marks_is_read_like_every_map() -> None:
    board = map_of(tuple(ENCHANTED), 4)
    assert board.source_text == map_of(tuple(ENCHANTED), 3).source_text
    assert [board.topology.hex_row[h] for h in board.hexes_of("robber")] == [1]
    assert not board.hexes_of("pirate")
    assert len(board.vertices_of("dragons")) == 19


@pytest.mark.parametrize(
    ("printed", "instead", "reason"),
    [
        ("marker dragons: (4,2) corner S,", "marker dragons: (4,2) corner N,", "is not inside the enchanted land"),
        ("marker dragons: ", "marker dragons: (4,2) corner N, ", "20 vertices as dragons, but there are 19"),
    ],
)
def test_a_map_of_ones_own_that_lays_dragons_wrongly_is_refused(printed: str, instead: str, reason: str) -> None:
    text = map_of(tuple(ENCHANTED), 4).source_text
    assert printed in text
    with pytest.raises(ValueError, match=reason):
        Game.new(ENCHANTED, 4, board=text.replace(printed, instead))


@pytest.mark.rule("TDEEL-21", "TDEEL-85")
def test_the_robber_starts_at_home_and_goes_to_enchanted_hexes_too() -> None:
    for setup in ("fixed", "random"):
        table = Table(ENCHANTED, setup=setup, dice=[throw(3, 4)])
        assert table.state.robber == table.hex("(1,1)")
        table.turn(0)
        unlock(table)
        table.act(0, "roll")
        goals = {action.operands["hex"] for action in table.legal(0, "move_robber")}
        assert set(island(table, "enchanted")) <= goals


@pytest.mark.rule("TDEEL-29")
def test_there_is_no_pirate() -> None:
    table = enchanted_table(dice=[throw(3, 4)])
    unlock(table)
    table.turn(0)
    table.act(0, "roll")
    assert table.decision == "move_robber"
    assert not table.legal(0, "move_pirate")


# Founding


def found(table: Table, vertex: str, edge: str, route: str = "found_road") -> None:
    (seat,) = table.game.actors
    table.act(seat, "found_building", vertex=vertex)
    table.act(seat, route, edge=edge)


FIRST_ROUND = (("(1,2) S", "(1,2) SE"), ("(2,6) NE", "(2,6) NE"), ("(3,8) N", "(3,8) NE"))
SECOND_ROUND = (("(4,8) N", "(4,8) NE"), ("(5,8) SE", "(5,8) SE"), ("(1,5) N", "(1,5) NW"))


@pytest.mark.rule("TDEEL-22", "TDEEL-23", "TDEEL-24", "TDEEL-25", "CKS-47")
def test_settlement_city_and_settlement_and_the_last_one_pays() -> None:
    table = Table(ENCHANTED, 3, setup="fixed")
    order: list[int] = []
    while table.decision in ("found_building", "found_route"):
        (seat,) = table.game.actors
        if table.decision == "found_building":
            order.append(seat)
            assert founding_sites(table, seat) <= corners(table, island(table, "home"))
            assert not founding_sites(table, seat) & land_vertices(table)
            assert all(table.cards(other) == {} for other in range(3) if order.count(other) < 3 or other == seat)
        table.game.apply(seat, table.legal(seat)[0])
    assert order == [0, 1, 2, 2, 1, 0, 0, 1, 2]
    for seat in range(3):
        built = [piece for owner, piece in table.view()["board"]["vertices"].values() if owner == seat]
        assert sorted(built) == ["city", "settlement", "settlement"]
        assert table.points(seat) == 4
        assert table.supply(seat, "settlement") == 3


@pytest.mark.rule("TDEEL-25")
def test_only_the_last_settlement_brings_resources() -> None:
    table = Table(ENCHANTED, 3, setup="fixed")
    for vertex, edge in (*FIRST_ROUND, *SECOND_ROUND):
        found(table, vertex, edge)
    assert [table.cards(seat) for seat in range(3)] == [{}, {}, {}]
    found(table, "(1,3) SE", "(1,3) E")
    assert table.cards(0) == {"brick": 1, "grain": 1}


@pytest.mark.rule("TDEEL-26", "TDEEL-27")
def test_who_has_no_building_on_the_coast_founds_the_last_one_there() -> None:
    table = Table(ENCHANTED, 3, setup="fixed")
    # Seat 0 stays inland twice, seat 1 too but for its city.
    for vertex, edge in (("(2,6) NE", "(2,6) NE"), ("(3,8) N", "(3,8) NE"), ("(1,3) S", "(1,3) SE")):
        found(table, vertex, edge)
    for vertex, edge in (("(1,5) S", "(1,5) SE"), ("(2,5) SW", "(2,5) W"), ("(4,7) NE", "(4,7) E")):
        found(table, vertex, edge)
    topology = table.kernel.topology

    def is_coastal(vertex: int) -> bool:
        return any(table.state.terrain[h] == SEA for h in topology.vertex_hex[3 * vertex : 3 * vertex + 3])

    assert table.game.actors == [0]
    sites = founding_sites(table, 0)
    assert sites
    assert all(is_coastal(vertex) for vertex in sites)
    table.act(0, "found_building", vertex="(6,8) S")
    table.act(0, "found_road", edge="(6,8) SE")
    assert not all(is_coastal(vertex) for vertex in founding_sites(table, 1))


@pytest.mark.rule("TDEEL-28")
def test_beside_a_coastal_building_lies_a_road_or_a_ship() -> None:
    table = Table(ENCHANTED, 3, setup="fixed")
    table.act(0, "found_building", vertex=PORT)
    assert {action.kind for action in table.legal(0)} == {"found_road", "found_ship"}
    assert table.is_legal(0, "found_ship", edge=CROSSING[0]), "straight out to sea too"


# Building


def at_the_coast() -> Table:
    table = enchanted_table()
    cross(table)
    table.hand(0, wood=5, brick=5, wool=5, grain=5, ore=5)
    return table


@pytest.mark.rule("TDEEL-30")
def test_settlements_stand_on_the_enchanted_coast_and_not_inland() -> None:
    table = at_the_coast()
    table.put(0, "road", "(4,4) SW", "(4,4) W")
    assert not table.is_legal(0, "build_settlement", vertex=FIRST)
    assert "settlements on its coast" in table.refused(0, "build_settlement", vertex=FIRST)
    assert table.is_legal(0, "build_settlement", vertex=LANDING)
    table.act(0, "build_settlement", vertex=LANDING)
    assert table.points(0) == 2


@pytest.mark.rule("TDEEL-31")
def test_they_never_become_cities() -> None:
    table = at_the_coast()
    table.put(0, "settlement", LANDING)
    give(table, 0, "medicine")
    assert vertices(table, 0, "build_city") == {table.vertex(PORT)}
    assert "stay settlements" in table.refused(0, "build_city", vertex=LANDING)
    play(table, "medicine")
    assert vertices(table, 0, "heal_settlement") == {table.vertex(PORT)}


@pytest.mark.rule("TDEEL-32", "TDEEL-33")
def test_no_roads_but_ships_along_its_coast() -> None:
    table = at_the_coast()
    table.put(0, "settlement", LANDING)
    for edge in ("(4,4) NE", "(4,4) NW", "(4,4) W"):
        assert not table.is_legal(0, "build_road", edge=edge)
        assert "no roads" in table.refused(0, "build_road", edge=edge)
    assert table.is_legal(0, "build_ship", edge="(4,4) NE")
    table.act(0, "build_ship", edge="(4,4) NE")


@pytest.mark.rule("TDEEL-34")
def test_knights_are_not_recruited_there() -> None:
    table = at_the_coast()
    give(table, 0, "deserter")
    knight(table, 1, "(1,3) S")
    assert vertices(table, 0, "recruit_knight") == set()
    assert "enchanted land" in table.refused(0, "recruit_knight", vertex=LANDING)
    table.put(0, "road", "(2,5) E")
    assert vertices(table, 0, "recruit_knight") == {table.vertex("(2,5) NE")}
    play(table, "deserter")
    assert vertices(table, 0, "welcome_deserter") == {table.vertex("(2,5) NE")}


@pytest.mark.rule("TDEEL-71", "CKS-54", "VARX-88")
def test_the_inventor_moves_no_numbers_of_the_enchanted_land() -> None:
    table = enchanted_table()
    give(table, 0, "inventor")
    play(table, "inventor")
    hexes = {action.operands["hex"] for action in table.legal(0, "swap_number")}
    assert hexes
    assert hexes <= set(island(table, "home"))
    assert "has to stay" in table.refused(0, "swap_number", hex="(4,2)")


@pytest.mark.rule("TDEEL-76")
def test_a_settlement_at_a_gold_field_brings_a_card_of_choice() -> None:
    table = Table(ENCHANTED, setup="fixed", dice=[throw(5, 5)])
    table.put(0, "settlement", "(5,5) NE")
    table.turn(0)
    table.act(0, "roll")
    assert table.decision == "choose_resource"
    assert len(table.legal(0)) == 5
    table.game.apply(0, table.legal(0)[0])
    assert table.decision == "action"


@pytest.mark.rule("TDEEL-79")
def test_it_is_played_with_cities_and_knights_at_sea() -> None:
    assert not judge(["enchanted_land"], 4).playable
    table = enchanted_table()
    played = {module.name for module in table.kernel.rules.modules}
    assert {"seafarers", "cities_and_knights", "enchanted_land"} <= played
