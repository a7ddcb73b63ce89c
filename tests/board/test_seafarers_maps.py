"""The maps of the Seafarers scenarios against the printed facts about them."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

import pytest

from skerry.board.map_file import PLACE_FRAME
from skerry.board.terrain import DESERT, SEA, TERRAINS, is_land
from skerry.board.tokens import numbers_of
from skerry.catalog.maps import MAPS
from tests.board.sea_maps import (
    FOLDER,
    GAMES,
    NAMES,
    ends,
    harbour_kinds,
    hexes_at_edge,
    hexes_at_vertex,
    is_coast,
    island,
    land_groups,
    neighbours,
    sea_map,
    terrains,
    tokens,
)

# The box: what the base game and the expansion hold together (SEA-03, SEA-04, SEA-05).
HEX_STOCK = {"hill": 5, "mountain": 5, "field": 5, "forest": 5, "pasture": 5, "desert": 3, "gold_field": 2, "sea": 19}
TOKEN_STOCK = {2: 2, 12: 2, **dict.fromkeys((3, 4, 5, 6, 8, 9, 10, 11), 3)}
HARBOUR_STOCK = {"3:1": 5, "wood": 1, "brick": 1, "wool": 1, "grain": 1, "ore": 1}


@dataclass(frozen=True)
class Printed:
    """What a scenario lists: land by island, sea, tokens, and 3:1 harbours beside the five 2:1 ones."""

    islands: dict[str, int]
    sea: int
    tokens: int
    any_harbours: int


PRINTED = {
    "new_shores_3": Printed({"main": 14, "nw": 2, "ne": 4, "se": 2}, 13, 22, 3),
    "new_shores_4": Printed({"main": 19, "nw": 2, "ne": 5, "se": 2}, 14, 27, 4),
    "four_islands_3": Printed({"nw": 4, "ne": 6, "sw": 6, "se": 4}, 15, 20, 4),
    "four_islands_4": Printed({"nw": 4, "ne": 8, "sw": 7, "se": 4}, 12, 23, 4),
    "fog_islands_3": Printed({"ne": 7, "sw": 7}, 16, 14, 3),
    "fog_islands_4": Printed({"ne": 10, "sw": 7}, 13, 17, 4),
    "through_the_desert_3": Printed({"main": 14, "desert": 3, "strip": 3, "ne": 2, "e": 1, "se": 2}, 10, 22, 3),
    "through_the_desert_4": Printed({"main": 17, "desert": 3, "strip": 3, "ne": 3, "e": 2, "se": 2}, 12, 27, 4),
    "through_the_desert_2008": Printed({"main": 15, "desert": 3, "strip": 3, "nw": 3, "ne": 3, "se": 3}, 19, 27, 4),
    "forgotten_tribe": Printed(
        {"main": 18, "tribe1": 2, "tribe2": 3, "tribe3": 1, "tribe4": 1, "tribe5": 2, "tribe6": 3}, 19, 18, 1
    ),
    "cloth_for_catan": Printed(
        {"north": 10, "south": 10, "village_isle1": 1, "village_isle2": 1, "village_isle3": 1, "village_isle4": 1},
        18,
        20,
        4,
    ),
    "pirate_islands": Printed(
        {"main": 17, "pirate1": 4, "pirate2": 2, "pirate3": 1, "pirate4": 4, "pirate5": 2}, 19, 24, 3
    ),
    "wonders": Printed({"main": 25, "nw": 2, "se": 3}, 19, 27, 4),
    "new_world": Printed({}, 0, 0, 5),
}


def test_every_scenario_has_its_maps() -> None:
    used = {MAPS[scenario][players] for scenario, players in GAMES}
    assert {FOLDER + name for name in NAMES} == used | {FOLDER + "through_the_desert_2008"}
    assert set(PRINTED) == set(NAMES)


@pytest.mark.parametrize("name", NAMES)
def test_a_map_says_its_name_players_and_rules(name: str) -> None:
    board = sea_map(name)
    assert board.name == name
    assert board.title
    assert board.players == {"3": (3,), "4": (4,)}.get(name[-1] if name[-2] == "_" else "", (3, 4))
    first = board.source_text.splitlines()[0]
    assert first.startswith("# ")
    assert "(SEA" in first or "RIVRSEA" in first


# What is in the box


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.rule("SEA-03")
def test_no_map_needs_more_hexes_than_there_are(name: str) -> None:
    board = sea_map(name)
    used = terrains(board)
    used.pop("fog", None)
    used.pop("empty", None)
    for stack in ("fog", "terrain"):
        used.update(TERRAINS[terrain] for terrain in board.stack_items(stack))
    assert all(count <= HEX_STOCK[terrain] for terrain, count in used.items())
    assert used.total() == board.topology.hexes


@pytest.mark.rule("SEA-03")
def test_the_widest_board_uses_every_sea_hex_and_every_land_hex_of_the_box() -> None:
    assert terrains(sea_map("wonders")) == HEX_STOCK


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.rule("SEA-04")
def test_no_map_needs_more_number_tokens_than_there_are(name: str) -> None:
    board = sea_map(name)
    used = tokens(board)
    used.update(board.stack_items("fog_tokens"))
    used.update(board.stack_items("tokens"))
    used.update(int(marker.removeprefix("village_")) for marker in board.markers if marker.startswith("village_"))
    assert all(count <= TOKEN_STOCK[number] for number, count in used.items())
    assert sum(TOKEN_STOCK.values()) == 28
    if name == "cloth_for_catan":
        assert used == TOKEN_STOCK


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.rule("SEA-05")
def test_harbours_are_one_of_each_kind_and_some_general_ones(name: str) -> None:
    kinds = harbour_kinds(sea_map(name))
    assert kinds == {**HARBOUR_STOCK, "3:1": PRINTED[name].any_harbours}
    assert kinds["3:1"] <= HARBOUR_STOCK["3:1"]


# What each scenario lists


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.rule(
    "SEANS-01",
    "SEANS-02",
    "SEANS-03",
    "SEA4I-01",
    "SEA4I-02",
    "SEAFOG-01",
    "SEAFOG-02",
    "SEATTD-01",
    "SEATTD-03",
    "SEAFTR-01",
    "SEACLO-01",
    "SEAPIR-01",
    "SEAWON-01",
)
def test_islands_sea_and_tokens_are_those_printed(name: str) -> None:
    board = sea_map(name)
    printed = PRINTED[name]
    assert {one.name: len(one.hexes) for one in board.islands} == printed.islands
    assert terrains(board)["sea"] == printed.sea
    assert tokens(board).total() == printed.tokens
    listed = [h for one in board.islands for h in one.hexes]
    assert sorted(listed) == [h for h in range(board.topology.hexes) if is_land(board.terrain[h])]


@pytest.mark.parametrize("name", [name for name in NAMES if not name.startswith("through_the_desert")])
@pytest.mark.rule("SEA-12")
def test_listed_islands_are_whole_islands(name: str) -> None:
    board = sea_map(name)
    assert sorted(map(sorted, land_groups(board))) == sorted(sorted(one.hexes) for one in board.islands)


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.rule("SEA-09", "SEA-110")
def test_the_outermost_cells_are_frame_and_no_hexes(name: str) -> None:
    board = sea_map(name)
    rows: dict[int, dict[int, bool]] = {}
    for cell in board.frame:
        rows.setdefault(cell.row, {})[cell.col] = True
    for h in range(board.topology.hexes):
        rows.setdefault(int(board.topology.hex_row[h]), {})[int(board.topology.hex_col[h])] = False
    assert sorted(rows) == list(range(9))
    for row, cells in rows.items():
        width = len(cells)
        outer = set(range(width)) if row in (0, 8) else {0, width - 1}
        assert {col for col, frame in cells.items() if frame} == outer
    # So every edge and every vertex belongs to a hex inside the frame.
    assert all(hexes_at_edge(board, edge) for edge in range(board.topology.edges))
    assert all(hexes_at_vertex(board, vertex) for vertex in range(board.topology.vertices))


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.rule("SEA-15")
def test_harbours_lie_on_coast_edges_and_share_no_vertex(name: str) -> None:
    board = sea_map(name)
    assert all(is_coast(board, harbour.edge) for harbour in board.harbours)
    served = [vertex for harbour in board.harbours for vertex in ends(board, harbour.edge)]
    assert len(served) == len(set(served))


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.rule("SEA-20")
def test_the_robber_starts_on_a_desert_or_on_the_twelve(name: str) -> None:
    board = sea_map(name)
    starts = board.hexes_of("robber")
    if name in ("new_world", "pirate_islands"):
        assert starts == []
        return
    deserts = [h for h in range(board.topology.hexes) if board.terrain[h] == DESERT]
    if name == "cloth_for_catan":
        deserts = []  # they are on the village islands, where it may not go
    assert starts == (deserts or starts[:1])
    assert deserts or numbers_of(board.numbers[starts[0]]) == [12]


PIRATE_STARTS = {
    "new_shores_3": "frame",
    "new_shores_4": "frame",
    "four_islands_3": "(4,3)",
    "four_islands_4": "frame",
    "fog_islands_3": "frame",
    "fog_islands_4": "frame",
    "through_the_desert_3": "frame",
    "through_the_desert_4": "frame",
    "through_the_desert_2008": "frame",
    "forgotten_tribe": "(1,3)",
    "cloth_for_catan": "frame",
    "pirate_islands": "(7,4)",
    "new_world": "frame",
}


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.rule("SEA-21", "SEAWON-03")
def test_the_pirate_starts_on_its_sea_hex_or_on_the_frame(name: str) -> None:
    board = sea_map(name)
    if name == "wonders":
        assert "pirate" not in board.markers
        return
    (place,) = board.markers["pirate"]
    if place.kind == PLACE_FRAME:
        assert PIRATE_STARTS[name] == "frame"
    else:
        assert board.topology.hex_name(place.number) == PIRATE_STARTS[name]
        assert board.terrain[place.number] == SEA


@pytest.mark.rule("SEANS-05")
@pytest.mark.parametrize("name", ["new_shores_3", "new_shores_4"])
def test_new_shores_has_harbours_on_the_main_island_only(name: str) -> None:
    board = sea_map(name)
    assert {harbour.hex for harbour in board.harbours} <= set(island(board, "main"))


@pytest.mark.rule("SEANS-02")
def test_new_shores_for_four_has_one_desert_in_the_middle() -> None:
    board = sea_map("new_shores_4")
    assert terrains(board, island(board, "main"))["desert"] == 1
    assert terrains(board)["desert"] == 1


@pytest.mark.rule("SEA4I-01", "SEA4I-02", "SEA4I-03")
def test_four_islands_have_neither_desert_nor_gold() -> None:
    land = {"forest", "pasture", "field", "hill", "mountain"}
    three = terrains(sea_map("four_islands_3"))
    four = terrains(sea_map("four_islands_4"))
    assert {terrain: three[terrain] for terrain in land} == dict.fromkeys(land, 4)
    assert {terrain: four[terrain] for terrain in land} == {**dict.fromkeys(land, 5), "hill": 4, "mountain": 4}
    assert set(three) == set(four) == {*land, "sea"}


@pytest.mark.rule("SEAFOG-03", "SEAFOG-04", "SEAFOG-05")
@pytest.mark.parametrize(
    ("name", "numbers"),
    [("fog_islands_3", [3, 3, 4, 5, 6, 8, 9, 10, 11, 12]), ("fog_islands_4", [3, 4, 5, 6, 8, 9, 10, 11, 11, 12])],
)
def test_twelve_hexes_lie_in_the_fog(name: str, numbers: list[int]) -> None:
    board = sea_map(name)
    assert terrains(board)["fog"] == 12
    hidden = Counter(TERRAINS[terrain] for terrain in board.stack_items("fog"))
    assert hidden == {"sea": 2, "gold_field": 2, "hill": 2, "mountain": 2, "field": 2, "pasture": 1, "forest": 1}
    assert sorted(board.stack_items("fog_tokens")) == numbers


@pytest.mark.rule("SEATTD-02")
def test_through_the_desert_for_three_has_two_elevens_and_no_twelve() -> None:
    used = tokens(sea_map("through_the_desert_3"))
    assert (used[11], used[12]) == (2, 0)


@pytest.mark.rule("SEATTD-04")
@pytest.mark.parametrize("name", ["through_the_desert_3", "through_the_desert_4", "through_the_desert_2008"])
def test_deserts_part_the_strip_from_the_main_island(name: str) -> None:
    board = sea_map(name)
    belt = set(island(board, "desert"))
    strip = set(island(board, "strip"))
    main = set(island(board, "main"))
    assert all(board.terrain[h] == DESERT for h in belt)
    assert belt | strip | main in land_groups(board)
    assert not any(set(neighbours(board, h)) & main for h in strip)
    foreign = [set(one.hexes) for one in board.islands if one.kind == "foreign"]
    assert len(foreign) == 4
    assert all(group in land_groups(board) for group in foreign if group != strip)
