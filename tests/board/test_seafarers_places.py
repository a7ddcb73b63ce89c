"""The marked places on the maps of the Seafarers scenarios."""

from __future__ import annotations

from collections import Counter

import pytest

from skerry.board.map_text import MapFile
from skerry.board.terrain import DESERT, SEA, TERRAINS, is_land
from tests.board.sea_maps import (
    ends,
    hexes_at_edge,
    hexes_at_vertex,
    hexes_of_kind,
    is_coast,
    is_water,
    island,
    neighbours,
    sea_map,
    terrains,
    tokens,
)


@pytest.mark.rule("SEAFTR-02", "SEAFTR-03", "SEAFTR-04", "SEAFTR-22")
def test_gifts_lie_on_the_coasts_of_the_tribe() -> None:
    board = sea_map("forgotten_tribe")
    gifts = {kind: board.edges_of(f"gift_{kind}") for kind in ("vp", "card", "harbour")}
    assert {kind: len(edges) for kind, edges in gifts.items()} == {"vp": 8, "card": 4, "harbour": 6}
    edges = [edge for kind in gifts.values() for edge in kind]
    assert len(set(edges)) == 18
    tribe = set(hexes_of_kind(board, "no_build"))
    assert all(is_coast(board, edge) and set(hexes_at_edge(board, edge)) & tribe for edge in edges)
    assert board.harbours == []
    # A founding ship touches a corner of the main island, and no gift is that near.
    main = set(island(board, "main"))
    corners = {vertex for edge in edges for vertex in ends(board, edge)}
    assert not any(set(hexes_at_vertex(board, vertex)) & main for vertex in corners)


@pytest.mark.rule("SEAFTR-01", "SEAFTR-09")
def test_only_the_main_island_of_the_tribe_map_has_numbers() -> None:
    board = sea_map("forgotten_tribe")
    assert tokens(board, hexes_of_kind(board, "no_build")).total() == 0
    assert all(board.numbers[h] for h in island(board, "main"))


@pytest.mark.rule("SEACLO-02")
def test_each_village_island_has_two_villages() -> None:
    board = sea_map("cloth_for_catan")
    at: Counter[int] = Counter()
    for number in (3, 4, 5, 6, 8, 9, 10, 11):
        (vertex,) = board.vertices_of(f"village_{number}")
        (isle,) = [h for h in hexes_at_vertex(board, vertex) if is_land(board.terrain[h])]
        at[isle] += 1
    assert at == dict.fromkeys(hexes_of_kind(board, "no_build"), 2)
    assert tokens(board) == dict.fromkeys((2, 3, 4, 5, 6, 8, 9, 10, 11, 12), 2)


@pytest.mark.rule("SEAPIR-07", "SEAPIR-11")
def test_the_fleet_sails_round_fourteen_sea_hexes() -> None:
    board = sea_map("pirate_islands")
    path = board.hexes_of("pirate_path")
    assert len(set(path)) == 14
    assert all(board.terrain[h] == SEA for h in path)
    assert all(path[i] in neighbours(board, path[i - 1]) for i in range(14))
    assert board.hexes_of("pirate") == path[:1]


@pytest.mark.rule("SEAPIR-02", "SEAPIR-22")
@pytest.mark.parametrize("position", ["a", "b", "c", "d"])
def test_positions_of_the_pirate_map(position: str) -> None:
    board = sea_map("pirate_islands")
    (settlement,) = board.vertices_of(f"settlement_{position}")
    (ship,) = board.edges_of(f"ship_{position}")
    (beachhead,) = board.vertices_of(f"beachhead_{position}")
    (fortress,) = board.vertices_of(f"fortress_{position}")
    route = board.edges_of(f"route_{position}")
    main = set(island(board, "main"))
    pirates = set(hexes_of_kind(board, "pirate"))
    assert set(hexes_at_vertex(board, settlement)) & main
    assert set(hexes_at_vertex(board, beachhead)) & pirates
    assert set(hexes_at_vertex(board, fortress)) & pirates
    assert settlement in ends(board, ship)
    assert ship in route
    assert all(any(is_water(board, int(h)) for h in board.topology.edge_hex[2 * e : 2 * e + 2]) for e in route)
    assert steps(board, route, settlement, beachhead) == 6
    assert steps(board, route, beachhead, fortress) == 3


def steps(board: MapFile, route: list[int], start: int, goal: int) -> int:
    """How many of the edges the shortest way takes."""
    reached = {start}
    count = 0
    while goal not in reached:
        beyond = reached | {vertex for edge in route if ends(board, edge) & reached for vertex in ends(board, edge)}
        assert beyond != reached, "the route is broken"
        reached = beyond
        count += 1
    return count


@pytest.mark.rule("SEAPIR-01")
def test_six_hexes_of_the_pirate_map_have_no_number() -> None:
    board = sea_map("pirate_islands")
    bare = [h for h in range(board.topology.hexes) if is_land(board.terrain[h]) and not board.numbers[h]]
    assert terrains(board, bare) == {"hill": 2, "desert": 3, "pasture": 1}
    assert set(bare) <= set(hexes_of_kind(board, "pirate"))


@pytest.mark.rule("SEAWON-02")
def test_wonder_places() -> None:
    board = sea_map("wonders")
    wall = board.vertices_of("great_wall")
    bridge = board.vertices_of("great_bridge")
    closed = board.vertices_of("x")
    assert (len(wall), len(bridge), len(closed)) == (5, 2, 4)
    main = set(island(board, "main"))
    for vertex in wall:
        at = [h for h in hexes_at_vertex(board, vertex) if h in main]
        assert {board.terrain[h] == DESERT for h in at} == {True, False}
    for vertex in bridge + closed:
        assert set(hexes_at_vertex(board, vertex)) & main
    beside = [{int(v) for v in board.topology.vertex_vertex[3 * b : 3 * b + 3]} for b in bridge]
    assert all(len(around & set(closed)) == 2 for around in beside)


@pytest.mark.rule("SEAWON-04")
def test_hexes_beside_the_deserts_are_marked() -> None:
    board = sea_map("wonders")
    marked = board.hexes_of("no_red")
    deserts = {h for h in island(board, "main") if board.terrain[h] == DESERT}
    assert len(deserts) == 3
    beside = {h for desert in deserts for h in neighbours(board, desert) if is_land(board.terrain[h])} - deserts
    assert set(marked) == beside


@pytest.mark.rule("SEANEW-01")
def test_new_world_draws_from_forty_two_hexes() -> None:
    board = sea_map("new_world")
    assert board.topology.hexes == 42
    assert terrains(board) == {"empty": 42}
    pool = Counter(TERRAINS[terrain] for terrain in board.stack_items("terrain"))
    assert pool == {"sea": 19, "hill": 4, "mountain": 4, "field": 5, "pasture": 5, "forest": 5}
    counts = {2: 1, 3: 3, 4: 3, 5: 3, 6: 2, 8: 2, 9: 3, 10: 3, 11: 2, 12: 1}
    assert Counter(board.stack_items("tokens")) == counts
    assert board.harbours == []
