"""`treasure_islands` (TDETI): its board, how it is dealt and where one founds."""

from __future__ import annotations

from collections import Counter

import pytest

from skerry import Game
from skerry.board.map_file import HARBOUR_KINDS, MapFile
from skerry.board.maps import load_map
from skerry.board.spiral import spiral_over
from skerry.board.terrain import DESERT, FOG, SEA, TERRAIN_NUMBER, TERRAINS
from skerry.board.tokens import numbers_of
from tests.islands import corners, founding_sites, island
from tests.table import Table
from tests.treasures import BOARD, ISLANDS, OUT, PORT, islands_table, told

TREASURE_ISLANDS = ("nw", "ne", "e", "se", "sw")

HOME_HEXES = {"desert": 1, "field": 4, "hill": 3, "mountain": 3, "pasture": 4, "forest": 4}
HIDDEN_HEXES = {
    "sea": 3,
    "desert": 2,
    "gold_field": 2,
    "field": 2,
    "hill": 2,
    "mountain": 2,
    "pasture": 1,
    "forest": 1,
}
HOME_TOKENS = {2: 1, 3: 2, 4: 2, 5: 2, 6: 2, 8: 2, 9: 2, 10: 2, 11: 2, 12: 1}


def hexes_named(board: MapFile, name: str) -> list[int]:
    return next(one.hexes for one in board.islands if one.name == name)


# The board


@pytest.mark.rule("TDETI-15", "TDETI-16", "TDETI-36")
def test_the_outermost_ring_is_frame_and_no_hex() -> None:
    topology = BOARD.topology
    lengths = {0: 8, 1: 9, 2: 10, 3: 11, 4: 10, 5: 11, 6: 10, 7: 9, 8: 8}
    cells = {(row, col) for row, length in lengths.items() for col in range(length)}
    outer = {(row, col) for row, col in cells if row in (0, 8) or col in (0, lengths[row] - 1)}
    assert {(cell.row, cell.col) for cell in BOARD.frame} == outer
    assert set(topology.hex_by_cell) == cells - outer
    assert len(BOARD.terrain) == 56


@pytest.mark.rule("TDETI-16")
def test_the_frame_is_water_along_which_ships_sail() -> None:
    table = islands_table("hill", tokens=(5,))
    table.put(0, "settlement", PORT)
    table.put(0, "ship", OUT, "(1,1) E")
    table.turn(0, rolled=True)
    table.hand(0, wood=1, wool=1)
    # On one side land that was discovered, on the other the frame.
    table.act(0, "build_ship", edge="(1,1) NE")
    assert table.state.edge_owner[table.edge("(1,1) NE")] == 0


@pytest.mark.rule("TDETI-17", "TDETI-34")
def test_treasures_lie_on_fifteen_vertices_three_to_an_island_each_at_another_hex() -> None:
    listed = (
        *("(3,1) SW", "(2,1) NW", "(1,1) N", "(1,6) N", "(2,7) SE", "(1,7) NE", "(3,9) SW", "(3,9) NE", "(5,9) SE"),
        *("(7,6) S", "(6,7) NE", "(7,7) SE", "(5,1) NW", "(6,1) SW", "(7,1) S"),
    )
    table = Table(ISLANDS)
    marked = BOARD.vertices_of("treasure")
    assert {int(vertex) for vertex in marked} == {table.vertex(place) for place in listed}
    assert len(marked) == 15
    home = corners(table, island(table, "home"))
    for name in TREASURE_ISLANDS:
        hexes = island(table, name)
        beside = [{h for h in hexes if vertex in corners(table, [h])} for vertex in marked]
        beside = [touching for touching in beside if touching]
        assert len(beside) == 3
        # Three tiles and three hexes, so that each can have its own.
        assert set().union(*beside) == set(hexes)
    assert home.isdisjoint(marked)


@pytest.mark.rule("TDETI-18", "TDETI-19", "TDETI-35", "TDETI-29")
def test_the_map_tells_islands_founding_stacks_and_starts_for_three_and_four() -> None:
    assert {(one.name, one.kind) for one in BOARD.islands} == {
        ("home", "main"),
        *((name, "treasure") for name in TREASURE_ISLANDS),
    }
    assert BOARD.founding == ["home"]
    assert BOARD.players == (3, 4)
    table = Table(ISLANDS)
    assert (BOARD.hexes_of("robber"), BOARD.hexes_of("pirate")) == ([table.hex("(4,4)")], [table.hex("(2,8)")])
    for players in (3, 4):
        assert Table(ISLANDS, players).kernel.rules.board.name == "treasure_islands"


@pytest.mark.rule("TDETI-22", "TDETI-24", "TDETI-32")
def test_the_home_island_is_that_of_the_base_game_amid_sea() -> None:
    home = hexes_named(BOARD, "home")
    base = load_map("base")
    assert Counter(TERRAINS[BOARD.terrain[h]] for h in home) == HOME_HEXES
    assert Counter(int(BOARD.topology.hex_row[h]) for h in home) == {2: 3, 3: 4, 4: 5, 5: 4, 6: 3}
    assert len(home) == len(base.terrain) - sum(terrain == SEA for terrain in base.terrain) == 19
    assert Counter(number for h in home for number in numbers_of(BOARD.numbers[h])) == HOME_TOKENS
    around = {int(BOARD.topology.hex_hex[6 * h + side]) for h in home for side in range(6)} - set(home)
    assert len(around) == 18
    assert {BOARD.terrain[h] for h in around} == {SEA}
    assert sum(terrain == SEA for terrain in BOARD.terrain) == 22


@pytest.mark.rule("TDETI-23", "TDETI-25", "TDETI-33", "TDETI-56")
def test_five_islands_of_three_hidden_hexes_with_numbers_and_treasures_that_suffice() -> None:
    hidden = Counter(TERRAINS[terrain] for terrain in BOARD.stack_items("fog"))
    assert hidden == HIDDEN_HEXES
    assert sorted(BOARD.stack_items("fog_tokens")) == [2, 3, 4, 4, 5, 6, 9, 10, 10, 11]
    groups = [hexes_named(BOARD, name) for name in TREASURE_ISLANDS]
    assert [len(hexes) for hexes in groups] == [3] * 5
    assert sorted(h for hexes in groups for h in hexes) == [h for h, kind in enumerate(BOARD.terrain) if kind == FOG]
    barren = hidden["sea"] + hidden["desert"]
    assert sum(hidden.values()) - barren == len(BOARD.stack_items("fog_tokens"))
    assert told(Table(ISLANDS))["treasure_stack"]["left"] == barren
    for one in groups:
        beside = {int(BOARD.topology.hex_hex[6 * h + side]) for h in one for side in range(6)}
        assert all(beside.isdisjoint(other) for other in groups if other is not one)


@pytest.mark.rule("TDETI-26", "TDETI-38")
def test_nine_harbours_lie_where_they_are_listed() -> None:
    listed = {
        ("(2,3) NW", "3:1"),
        ("(2,4) NE", "grain"),
        ("(3,6) NE", "ore"),
        ("(4,6) E", "3:1"),
        ("(5,6) SE", "wool"),
        ("(6,4) SE", "3:1"),
        ("(6,3) SW", "3:1"),
        ("(5,3) W", "brick"),
        ("(3,3) W", "wood"),
    }
    table = islands_table()
    found = {(edge, HARBOUR_KINDS[kind]) for edge, kind in enumerate(table.state.edge_harbour) if kind >= 0}
    assert found == {(table.edge(place), kind) for place, kind in listed}
    kinds = Counter(kind for _, kind in found)
    assert kinds == {"3:1": 4, "wood": 1, "brick": 1, "wool": 1, "grain": 1, "ore": 1}


@pytest.mark.rule("TDETI-28", "TDETI-76")
def test_there_are_twenty_points_to_earn_on_islands_five_for_each() -> None:
    table = Table(ISLANDS)
    areas = told(table)["areas"]
    assert [area["points"] for area in areas] == [1] * 5
    assert table.kernel.rules.module("seafarers").own.special_points.limit * 4 == 20


# Set-up


def dealt(seed: object, **options: object) -> Table:
    return Table.of(Game.new(ISLANDS, 4, str(seed), options))


@pytest.mark.rule("TDETI-37")
def test_the_home_island_is_dealt_like_that_of_the_base_game() -> None:
    letters = BOARD.stack_items("home_tokens")
    home = hexes_named(BOARD, "home")
    islands, starts = set(), set()
    for seed in range(12):
        state = dealt(seed).state
        assert Counter(TERRAINS[state.terrain[h]] for h in home) == HOME_HEXES
        islands.add(tuple(int(state.terrain[h]) for h in home))
        for corner in BOARD.hexes_of("corners"):
            spiral = [h for h in spiral_over(BOARD.topology, home, corner) if state.terrain[h] != DESERT]
            if [numbers_of(state.numbers[h]) for h in spiral] == [[number] for number in letters]:
                starts.add(corner)
                break
        else:
            raise AssertionError("the numbers lie along no spiral")
    assert len(islands) == 12
    assert len(starts) > 2
    assert set(starts) <= set(BOARD.hexes_of("corners"))
    # A to R of the base game.
    assert letters == load_map("base").stack_items("tokens")


@pytest.mark.rule("TDETI-38")
def test_dealt_harbours_keep_their_places_and_change_kinds() -> None:
    printed = [(edge, int(kind)) for edge, kind in enumerate(islands_table().state.edge_harbour) if kind >= 0]
    seen = set()
    for seed in range(6):
        found = [(edge, int(kind)) for edge, kind in enumerate(dealt(seed).state.edge_harbour) if kind >= 0]
        assert [edge for edge, _ in found] == [edge for edge, _ in printed]
        assert sorted(kind for _, kind in found) == sorted(kind for _, kind in printed)
        seen.add(tuple(found))
    assert len(seen) > 3


@pytest.mark.rule("TDETI-39", "TDETI-40")
def test_hidden_hexes_and_numbers_are_shuffled_and_lie_face_down() -> None:
    orders = set()
    for seed in range(5):
        table = dealt(seed)
        own = table.kernel.rules.module("seafarers").own
        hexes = [int(own.fog_hexes.item(table.kernel, place)) for place in range(15)]
        tokens = [int(own.fog_tokens.item(table.kernel, place)) for place in range(10)]
        assert Counter(TERRAINS[terrain] for terrain in hexes) == HIDDEN_HEXES
        assert sorted(tokens) == [2, 3, 4, 4, 5, 6, 9, 10, 10, 11]
        orders.add((*hexes, *tokens))
        view = table.view(0)
        assert view["board"]["terrain"].count("fog") == 15
        assert (view["seafarers"]["hidden_hexes"], view["seafarers"]["hidden_tokens"]) == (15, 10)
    assert len(orders) == 5


@pytest.mark.rule("TDETI-41", "TDETI-42", "TDETI-43")
def test_fifteen_shuffled_tiles_lie_on_the_vertices_and_five_in_the_stack() -> None:
    orders = set()
    for seed in range(5):
        table = dealt(seed)
        tiles = table.kernel.rules.module("treasure_islands").tiles
        on_board = [int(tiles.on_board.of(table.kernel, v)) - 1 for v in BOARD.vertices_of("treasure")]
        stacked = [int(tiles.stack.item(table.kernel, place)) for place in range(5)]
        assert Counter([*on_board, *stacked]) == dict.fromkeys(range(5), 4)
        assert tiles.stack.left(table.kernel) == 5
        orders.add((*on_board, *stacked))
    assert len(orders) == 5


@pytest.mark.rule("TDETI-44", "TDETI-89")
def test_the_robber_starts_on_the_desert_of_the_home_island_wherever_it_lies() -> None:
    places = set()
    for seed in range(8):
        table = dealt(seed)
        assert table.state.terrain[table.state.robber] == DESERT
        assert table.state.robber in hexes_named(BOARD, "home")
        assert numbers_of(table.state.numbers[table.state.robber]) == []
        places.add(int(table.state.robber))
    assert len(places) > 3
    assert islands_table().state.robber == islands_table().hex("(4,4)")


@pytest.mark.rule("TDETI-45")
@pytest.mark.parametrize("setup", ["fixed", "random"])
def test_the_pirate_starts_on_its_sea_hex(setup: str) -> None:
    table = dealt("pirate", setup=setup)
    assert table.view()["seafarers"]["pirate"] == table.hex("(2,8)")


# Founding


@pytest.mark.rule("TDETI-46")
@pytest.mark.parametrize("players", [3, 4])
def test_both_settlements_are_founded_on_the_home_island_in_the_usual_order(players: int) -> None:
    table = Table(ISLANDS, players)
    home = corners(table, island(table, "home"))
    order = []
    assert founding_sites(table) == home
    while table.state.turn == 0:
        (seat,) = table.game.actors
        if table.decision == "found_building":
            order.append(seat)
            assert founding_sites(table, seat) <= home
        table.game.apply(seat, table.legal(seat)[-1])
    assert order == [*range(players), *reversed(range(players))]


@pytest.mark.rule("TDETI-03", "TDETI-47")
def test_a_founding_ship_lies_on_the_coast_and_not_straight_out_to_sea() -> None:
    table = islands_table()
    table.act(0, "found_building", vertex=PORT)
    along = {table.edge("(2,3) NW"), table.edge("(2,3) W")}
    assert {action.operands["edge"] for action in table.legal(0, "found_ship")} == along
    assert {action.operands["edge"] for action in table.legal(0, "found_road")} == along
    assert table.refused(0, "found_ship", edge=OUT) == "a founding ship lies along the coast"
    table.act(0, "found_ship", edge="(2,3) W")
    assert (table.supply(0, "ship"), table.supply(0, "road")) == (14, 15)
    # Where the scenario says nothing, Seafarers lets one sail off at once (SEA-24).
    elsewhere = Table(["new_shores"])
    elsewhere.act(0, "found_building", vertex="(3,3) N")
    assert elsewhere.is_legal(0, "found_ship", edge="(2,2) E")


@pytest.mark.rule("TDETI-47")
def test_a_ship_built_later_may_leave_the_coast() -> None:
    table = islands_table("hill", tokens=(5,))
    table.put(0, "settlement", PORT)
    table.turn(0, rolled=True)
    table.hand(0, wood=1, wool=1)
    assert table.is_legal(0, "build_ship", edge=OUT)


@pytest.mark.rule("TDETI-48")
def test_the_second_settlement_brings_its_resources() -> None:
    table = islands_table(players=3)
    places = ["(2,3) N", "(2,5) N", "(6,3) S", "(6,5) S", "(4,6) NE", "(3,3) SE"]
    for number, place in enumerate(places):
        (seat,) = table.game.actors
        table.act(seat, "found_building", vertex=place)
        table.game.apply(seat, table.legal(seat, "found_road")[0])
        assert (table.cards(seat) == {}) == (number < 3)
    # Between the field with the 12, the hill with the 6 and the forest with the 11.
    assert table.cards(0) == {"grain": 1, "brick": 1, "wood": 1}


@pytest.mark.rule("TDETI-59")
def test_nothing_can_be_discovered_while_founding() -> None:
    topology = BOARD.topology
    home = hexes_named(BOARD, "home")
    for h in home:
        for corner in range(6):
            vertex = int(topology.hex_vertex[6 * h + corner])
            around = [int(topology.vertex_hex[3 * vertex + slot]) for slot in range(3)]
            assert TERRAIN_NUMBER["fog"] not in [BOARD.terrain[other] for other in around]
    for seed in range(4):
        table = dealt(seed)
        while table.state.turn == 0:
            (seat,) = table.game.actors
            actions = table.legal(seat)
            ends = [
                int(topology.edge_vertex[2 * int(str(action.operands["edge"])) + end])
                for action in actions
                if action.kind in ("found_road", "found_ship")
                for end in range(2)
            ]
            assert set(ends) <= corners(table, home)
            events = table.game.apply(seat, actions[-1])
            assert not {"discovered", "treasure_taken"} & {event.kind for event in events}
