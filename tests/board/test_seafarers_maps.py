"""The maps of the Seafarers scenarios against the printed facts about them, and their random set-up."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass

import pytest

from skerry import Game
from skerry.board.map_file import HARBOUR_ANY, HARBOUR_DRAWN, HARBOUR_KINDS, PLACE_FRAME
from skerry.board.map_text import MapFile, parse_map
from skerry.board.maps import list_maps, load_map
from skerry.board.regroup import NumberLimit, RegroupError, Regrouping
from skerry.board.setup import BoardSetup, begin, red_apart
from skerry.board.terrain import DESERT, SEA, TERRAINS, is_land
from skerry.board.tokens import numbers_of
from skerry.catalog import check_options, judge
from skerry.catalog.assembly import compose
from skerry.catalog.maps import MAPS, map_name
from skerry.catalog.options import SHUFFLED_SCENARIOS
from skerry.engine.errors import ConfigError
from skerry.engine.randomness import Randomness
from skerry.engine.start import lay_board

from .conftest import SeededShuffler

FOLDER = "seafarers/"
SCENARIOS = [name for name in MAPS if name != "base"]
NAMES = [name.removeprefix(FOLDER) for name in list_maps() if name.startswith(FOLDER)]
GAMES = [(scenario, players) for scenario in SCENARIOS for players in (3, 4)]

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


def sea_map(name: str) -> MapFile:
    return load_map(FOLDER + name)


def terrains(board: MapFile, hexes: list[int] | None = None) -> Counter[str]:
    chosen = range(board.topology.hexes) if hexes is None else hexes
    return Counter(TERRAINS[board.terrain[h]] for h in chosen)


def tokens(board: MapFile, hexes: list[int] | None = None) -> Counter[int]:
    chosen = range(board.topology.hexes) if hexes is None else hexes
    return Counter(number for h in chosen for number in numbers_of(board.numbers[h]))


def harbour_kinds(board: MapFile) -> Counter[str]:
    dealt = "harbours" in board.stacks
    kinds = board.stack_items("harbours") if dealt else [harbour.kind for harbour in board.harbours]
    return Counter(HARBOUR_KINDS[kind] for kind in kinds)


def island(board: MapFile, name: str) -> list[int]:
    return next(one.hexes for one in board.islands if one.name == name)


def hexes_of_kind(board: MapFile, kind: str) -> list[int]:
    return [h for one in board.islands if one.kind == kind for h in one.hexes]


def hexes_at_vertex(board: MapFile, vertex: int) -> list[int]:
    return [int(h) for h in board.topology.vertex_hex[3 * vertex : 3 * vertex + 3] if h >= 0]


def hexes_at_edge(board: MapFile, edge: int) -> list[int]:
    return [int(h) for h in board.topology.edge_hex[2 * edge : 2 * edge + 2] if h >= 0]


def ends(board: MapFile, edge: int) -> set[int]:
    return {int(v) for v in board.topology.edge_vertex[2 * edge : 2 * edge + 2]}


def is_water(board: MapFile, hex_id: int) -> bool:
    return hex_id < 0 or board.terrain[hex_id] == SEA


def is_coast(board: MapFile, edge: int) -> bool:
    """Land on one side, sea or frame on the other (SEA-10)."""
    sides = [int(h) for h in board.topology.edge_hex[2 * edge : 2 * edge + 2]]
    return sum(is_water(board, h) for h in sides) == 1


def neighbours(board: MapFile, hex_id: int) -> list[int]:
    return [int(h) for h in board.topology.hex_hex[6 * hex_id : 6 * hex_id + 6] if h >= 0]


def land_groups(board: MapFile) -> list[set[int]]:
    """The maximal groups of land hexes (SEA-12)."""
    left = {h for h in range(board.topology.hexes) if is_land(board.terrain[h])}
    groups: list[set[int]] = []
    while left:
        todo = [min(left)]
        group: set[int] = set()
        while todo:
            h = todo.pop()
            if h in left:
                left.remove(h)
                group.add(h)
                todo += neighbours(board, h)
        groups.append(group)
    return groups


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


# Marked places


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
    assert tokens(board) == dict.fromkeys(TOKEN_STOCK, 2)


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


# Games on the maps


def each_game(scenarios: list[str] | None = None) -> pytest.MarkDecorator:
    rows = []
    for scenario, players in GAMES:
        if scenarios is None or scenario in scenarios:
            verdict = judge([scenario], players)
            skip = [] if verdict.playable else [pytest.mark.skip(reason=verdict.reason)]
            rows.append(pytest.param(scenario, players, id=f"{scenario}-{players}", marks=skip))
    return pytest.mark.parametrize(("scenario", "players"), rows)


@each_game()
@pytest.mark.rule("SEA-16")
def test_a_game_starts_on_the_map_for_its_players(scenario: str, players: int) -> None:
    game = Game.new([scenario], players, seed=1)
    board = load_map(map_name([scenario], players))
    assert game.kernel.rules.board is board
    assert players in board.players
    assert game.kernel.rules.base_target == board.target
    assert game.legal_actions(game.actors[0])


def boards(scenario: str, players: int, seeds: int = 40, setup: str = "random") -> Iterator[BoardSetup]:
    rules = compose([scenario], players, {"setup": setup})
    for seed in range(seeds):
        yield lay_board(rules, Randomness(f"{scenario} {seed}"))


def group_facts(terrain: list[int], numbers: list[int], hexes: list[int]) -> tuple[Counter[int], Counter[int]]:
    return Counter(terrain[h] for h in hexes), Counter(numbers[h] for h in hexes)


GROUPS: dict[str, list[Callable[[MapFile], list[int]]]] = {
    "new_shores": [lambda board: hexes_of_kind(board, "main"), lambda board: hexes_of_kind(board, "small")],
    "four_islands": [lambda board: hexes_of_kind(board, "home_or_unexplored")],
    "fog_islands": [lambda board: hexes_of_kind(board, "main")],
    "through_the_desert": [lambda board: hexes_of_kind(board, "main"), lambda board: hexes_of_kind(board, "foreign")],
    "forgotten_tribe": [lambda board: hexes_of_kind(board, "main")],
    "cloth_for_catan": [lambda board: hexes_of_kind(board, "main")],
    "wonders": [lambda board: [h for h in hexes_of_kind(board, "main") if board.terrain[h] != DESERT]],
}


@each_game(list(GROUPS))
@pytest.mark.rule("SEA-18", "SEANS-06", "SEA4I-05", "SEAFOG-07", "SEATTD-06", "SEAFTR-06", "SEACLO-05", "SEAWON-04")
def test_random_set_up_shuffles_each_group_within_itself(scenario: str, players: int) -> None:
    board = load_map(map_name([scenario], players))
    groups = [group(board) for group in GROUPS[scenario]]
    shuffled = {h for hexes in groups for h in hexes}
    seen: dict[int, set[tuple[int, int]]] = {}
    for setup in boards(scenario, players):
        for hexes in groups:
            printed = group_facts(board.terrain, board.numbers, hexes)
            assert group_facts(setup.terrain, setup.numbers, hexes) == printed
        for h in range(board.topology.hexes):
            seen.setdefault(h, set()).add((setup.terrain[h], setup.numbers[h]))
        assert all((setup.numbers[h] == 0) == (setup.terrain[h] == DESERT) for h in shuffled)
        assert [harbour.edge for harbour in setup.harbours] == [harbour.edge for harbour in board.harbours]
    assert {h for h, faces in seen.items() if len(faces) > 1} == shuffled
    assert all(len(seen[h]) > 5 for h in shuffled)


@each_game([scenario for scenario in GROUPS if scenario != "fog_islands"])
@pytest.mark.rule("SEA-19")
def test_random_set_up_keeps_red_numbers_apart(scenario: str, players: int) -> None:
    assert all(red_apart(setup) for setup in boards(scenario, players, 150))


@each_game(["fog_islands"])
@pytest.mark.rule("SEA-19", "SEAFOG-07")
def test_fog_islands_lets_red_numbers_touch_and_deals_its_harbours(scenario: str, players: int) -> None:
    laid = list(boards(scenario, players))
    assert {red_apart(setup) for setup in laid} == {True, False}
    orders = {tuple(harbour.kind for harbour in setup.harbours) for setup in laid}
    assert len(orders) > 30
    assert len({tuple(sorted(order)) for order in orders}) == 1


@each_game(["four_islands"])
@pytest.mark.rule("SEA4I-05")
def test_forests_and_pastures_get_no_rare_number(scenario: str, players: int) -> None:
    for setup in boards(scenario, players, 150):
        woods = [h for h, terrain in enumerate(setup.terrain) if TERRAINS[terrain] in ("forest", "pasture")]
        assert not {2, 3, 11, 12} & {number for h in woods for number in numbers_of(setup.numbers[h])}


@each_game(["through_the_desert"])
@pytest.mark.rule("SEATTD-06")
def test_gold_fields_get_no_red_number_and_deserts_stay(scenario: str, players: int) -> None:
    for setup in boards(scenario, players, 150):
        gold = [h for h, terrain in enumerate(setup.terrain) if TERRAINS[terrain] == "gold_field"]
        assert not {6, 8} & {number for h in gold for number in numbers_of(setup.numbers[h])}
        assert [setup.terrain[h] for h in island(setup.map, "desert")] == [DESERT] * 3


@each_game(["forgotten_tribe"])
@pytest.mark.rule("SEAFTR-06")
def test_the_eastern_hexes_get_no_good_number(scenario: str, players: int) -> None:
    for setup in boards(scenario, players, 150):
        east = setup.map.hexes_of("low_numbers")
        assert len(east) == 3
        assert not {5, 6, 8, 9} & {number for h in east for number in numbers_of(setup.numbers[h])}


@each_game(["wonders"])
@pytest.mark.rule("SEAWON-04")
def test_the_hexes_beside_the_deserts_get_no_red_number(scenario: str, players: int) -> None:
    for setup in boards(scenario, players, 150):
        assert not {6, 8} & {n for h in setup.map.hexes_of("no_red") for n in numbers_of(setup.numbers[h])}
        assert all(setup.terrain[h] == DESERT for h in setup.map.hexes_of("robber"))


@each_game(["new_shores", "four_islands", "fog_islands"])
@pytest.mark.rule("SEA-18", "SEA-20")
def test_the_robber_goes_with_the_desert_or_the_twelve(scenario: str, players: int) -> None:
    places = set()
    for setup in boards(scenario, players):
        places.add(setup.robber)
        if DESERT in setup.terrain:
            assert setup.terrain[setup.robber] == DESERT
        else:
            assert numbers_of(setup.numbers[setup.robber]) == [12]
    assert len(places) > 3


@each_game(["cloth_for_catan"])
@pytest.mark.rule("SEACLO-03", "SEACLO-05", "SEA-20")
def test_on_a_shuffled_cloth_board_the_starting_player_chooses_a_twelve_for_the_robber(
    scenario: str, players: int
) -> None:
    game = Game.new([scenario], players, seed=3, options={"setup": "random"})
    state = game.kernel.state
    assert game.decision == "choose_robber_hex"
    assert game.actors == [state.starting_player]
    offered = [action.operands["hex"] for action in game.legal_actions(game.actors[0])]
    assert offered == [h for h in range(len(state.numbers)) if numbers_of(state.numbers[h]) == [12]]
    assert len(offered) == 2
    printed = Game.new([scenario], players, seed=3)
    assert printed.decision == "found_building"
    assert printed.kernel.state.robber == load_map(map_name([scenario], players)).hexes_of("robber")[0]


@each_game([name for name in SHUFFLED_SCENARIOS if name != "forgotten_tribe"])
@pytest.mark.rule("SEA-17", "SEANS-05")
def test_the_fixed_board_is_the_printed_one_with_harbours_dealt_where_the_map_says(scenario: str, players: int) -> None:
    board = load_map(map_name([scenario], players))
    orders = set()
    for setup in boards(scenario, players, 20, "fixed"):
        assert setup.terrain == board.terrain
        assert setup.numbers == board.numbers
        orders.add(tuple(harbour.kind for harbour in setup.harbours))
    assert len({tuple(sorted(order)) for order in orders}) == 1
    dealt = scenario in ("cloth_for_catan", "wonders") or (scenario, players) == ("new_shores", 4)
    assert dealt == any(harbour.kind == HARBOUR_DRAWN for harbour in board.harbours)
    assert (len(orders) > 10) == dealt
    assert all(kind <= HARBOUR_ANY for order in orders for kind in order)


@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.rule("SEAPIR-08")
def test_some_scenarios_have_no_random_set_up(players: int) -> None:
    without = set(SCENARIOS) - set(SHUFFLED_SCENARIOS)
    assert without == {"pirate_islands", "new_world"}
    for scenario in without:
        with pytest.raises(ConfigError, match="The option setup belongs to new_shores"):
            check_options([scenario], players, {"setup": "random"})


@each_game(["new_world"])
@pytest.mark.rule("SEANEW-02", "SEANEW-04", "SEA-20")
def test_new_world_is_drawn_with_red_numbers_apart_and_nobody_on_it(scenario: str, players: int) -> None:
    rules = compose([scenario], players)
    shapes = set()
    for seed in range(100):
        setup = lay_board(rules, Randomness(f"world {seed}"))
        assert Counter(setup.terrain) == Counter(setup.map.stack_items("terrain"))
        laid = [number for mask in setup.numbers for number in numbers_of(mask)]
        assert sorted(laid) == sorted(setup.map.stack_items("tokens"))
        assert all(bool(setup.numbers[h]) == is_land(setup.terrain[h]) for h in range(42))
        assert red_apart(setup)
        assert setup.robber == -1
        assert setup.harbours == []
        shapes.add(tuple(setup.terrain))
    assert len(shapes) == 100


# The mechanism itself

ISLE = """
name isle
row 0 offset 1: frame frame frame frame
row 1 offset 0: frame forest:6 hill:8 field:3 desert frame
row 2 offset 1: frame frame frame frame frame
island isle (main): (1,1) (1,2) (1,3) (1,4)
"""


def shuffle(board: MapFile, regrouping: Regrouping, seed: int) -> BoardSetup:
    setup = begin(board)
    regrouping.shuffle_terrain(setup, SeededShuffler(seed))
    regrouping.shuffle_numbers(setup, SeededShuffler(seed + 1))
    return setup


@pytest.mark.rule("SEA-18", "SEA-19")
def test_a_group_finds_the_only_ways_to_lie() -> None:
    board = parse_map(ISLE)
    staying = Regrouping((("main",),), deserts_stay=True)
    faces = {tuple(shuffle(board, staying, seed).numbers) for seed in range(60)}
    six, eight, three = 1 << 6, 1 << 8, 1 << 3
    assert faces == {(six, three, eight, 0), (eight, three, six, 0)}
    roaming = [shuffle(board, Regrouping((("main",),)), seed) for seed in range(60)]
    assert len({setup.terrain.index(DESERT) for setup in roaming}) == 4
    assert all(red_apart(setup) for setup in roaming)


def test_numbers_that_cannot_lie_as_they_must_are_refused() -> None:
    board = parse_map(ISLE)
    hopeless = Regrouping(
        (("main",),), deserts_stay=True, limits=(NumberLimit((3,), terrains=("forest", "hill", "field")),)
    )
    with pytest.raises(RegroupError, match="no way to lay the numbers of the main islands"):
        shuffle(board, hopeless, 1)


def test_a_group_with_too_few_numbers_is_refused() -> None:
    board = parse_map(ISLE.replace("hill:8", "hill"))
    with pytest.raises(RegroupError, match="2 numbers do not fit the 3 hexes of the main islands"):
        shuffle(board, Regrouping((("main",),)), 1)
