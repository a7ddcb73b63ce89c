"""Where lakes and fishing grounds lie on the boards of the sea (FISHSEA), however the board is drawn."""

from __future__ import annotations

from collections import Counter, defaultdict
from random import Random

import pytest

from skerry import ConfigError, Game
from skerry.board.terrain import DESERT, FIELD, LAKE, SEA, TERRAINS, is_land
from skerry.board.tokens import numbers_of
from skerry.catalog.maps import map_of
from skerry.engine.state import NO_HARBOUR, OFF_BOARD
from skerry.rules.traders_and_barbarians.fishermen import laying
from skerry.rules.traders_and_barbarians.fishermen.places import separate_edges
from tests.fishing import GROUNDS, fish_table, fishing, lakes, tips
from tests.islands import island
from tests.table import Table

SEEDS = 25
NUMBERS = [4, 5, 6, 8, 9, 10]
LAID_AT_SETUP = (
    "new_shores",
    "four_islands",
    "fog_islands",
    "through_the_desert",
    "forgotten_tribe",
    "cloth_for_catan",
    "wonders",
)
WITHOUT_LAKE = ("four_islands", "cloth_for_catan", "wonders", "new_world")
# The coasts that have fishing grounds.
COASTS = {
    "new_shores": ("main",),
    "four_islands": ("nw", "se", "ne", "sw"),
    "fog_islands": ("ne", "sw"),
    "through_the_desert": ("main", "strip", "ne", "e", "se"),
    "forgotten_tribe": ("main",),
    "cloth_for_catan": ("north", "south"),
    "wonders": ("main", "nw", "se"),
}


def boards(scenario: str, players: int = 4, seeds: int = SEEDS, **options: object) -> list[Table]:
    names = ["fishermen", scenario]
    return [Table.of(Game.new(names, players, f"coast {seed}", options)) for seed in range(seeds)]


def coast_at(table: Table, tip: int) -> list[int]:
    """The edges at a vertex between land and the sea or the frame."""
    topology = table.kernel.topology
    found = []
    for spoke in range(3):
        edge = int(topology.vertex_edge[3 * tip + spoke])
        sides = [int(topology.edge_hex[2 * edge + side]) for side in range(2)] if edge >= 0 else []
        wet = [hex_ < 0 or table.state.terrain[hex_] == SEA for hex_ in sides]
        dry = [hex_ >= 0 and is_land(table.state.terrain[hex_]) for hex_ in sides]
        if any(wet) and any(dry):
            found.append(edge)
    return found


def land_at(table: Table, tip: int) -> set[int]:
    hexes = [int(table.kernel.topology.vertex_hex[3 * tip + slot]) for slot in range(3)]
    return {hex_ for hex_ in hexes if hex_ >= 0 and is_land(table.state.terrain[hex_])}


def ends(table: Table, edge: int) -> set[int]:
    return {int(table.kernel.topology.edge_vertex[2 * edge + end]) for end in range(2)}


def corners(table: Table, tip: int) -> set[int]:
    return set().union(*(ends(table, edge) for edge in coast_at(table, tip)))


def home_coast(table: Table) -> set[int]:
    """The coast of the island `main`."""
    topology = table.kernel.topology
    main = set(island(table, "main"))
    coast = {edge for vertex in range(topology.vertices) for edge in coast_at(table, vertex)}
    return {edge for edge in coast if {int(topology.edge_hex[2 * edge + side]) for side in range(2)} & main}


def islands_of(table: Table, tip: int) -> set[str]:
    """The islands whose coast a ground lies on."""
    names = [one.name for one in table.kernel.rules.board.islands]
    return {name for name in names for hex_ in land_at(table, tip) if hex_ in island(table, name)}


# Places


@pytest.mark.rule("FISHSEA-09")
@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize("scenario", LAID_AT_SETUP)
def test_a_ground_lies_along_two_land_hexes_and_away_from_harbours_and_others(scenario: str, players: int) -> None:
    for table in boards(scenario, players):
        served: Counter[int] = Counter()
        for tip in tips(table):
            edges = coast_at(table, tip)
            assert (len(edges), len(land_at(table, tip)), len(corners(table, tip))) == (2, 2, 3)
            assert all(table.state.edge_harbour[edge] == NO_HARBOUR for edge in edges)
            served.update(corners(table, tip))
        shared = {vertex for vertex, count in served.items() if count > 1}
        if (scenario, players) == ("fog_islands", 3):
            assert shared
            assert not shared & set(tips(table)), "only an outer vertex is shared"
        else:
            assert not shared


@pytest.mark.rule("FISHSEA-09")
def test_the_board_of_the_fog_for_three_has_just_six_places() -> None:
    places = {frozenset(tips(table)) for table in boards("fog_islands", 3)}
    assert len(places) == 1
    assert fish_table("fog_islands", "two_player", players=2).kernel.rules.board.name == "fog_islands_fishermen"


@pytest.mark.rule("FISHSEA-44")
@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize("scenario", LAID_AT_SETUP)
def test_all_six_numbers_are_laid_in_any_order_on_the_coasts_of_the_recipe(scenario: str, players: int) -> None:
    places: dict[int, set[int]] = defaultdict(set)
    reached: set[str] = set()
    for table in boards(scenario, players):
        assert sorted(tips(table).values()) == NUMBERS
        for tip, number in tips(table).items():
            places[number].add(tip)
            assert islands_of(table, tip) <= set(COASTS[scenario])
            reached |= islands_of(table, tip)
    assert all(len(found) > 2 for found in places.values())
    # A single hex has no place for a ground.
    single = {name for name in COASTS[scenario] if len(island(table, name)) == 1}
    assert reached == set(COASTS[scenario]) - single


@pytest.mark.rule("FISHSEA-44")
def test_where_one_finds_no_place_all_are_laid_again() -> None:
    """On the board of the fog for four the first places chosen often leave no room for the last ground."""
    table = fish_table("fog_islands")
    places = laying.places_for(table.kernel)
    land = [*island(table, "ne"), *island(table, "sw")]
    at_once = set()
    for seed in range(SEEDS):
        order = places.all()
        Random(seed).shuffle(order)
        laid: list[int] = []
        for _ in NUMBERS:
            tip = laying.first_place(places, order, land, laid)
            laid += [tip] if tip >= 0 else []
        at_once.add(len(laid))
    assert at_once == {5, 6}
    assert {len(tips(table)) for table in boards("fog_islands", seeds=60)} == {6}


@pytest.mark.rule("FISHSEA-15", "FISHSEA-28", "FISHSEA-38")
@pytest.mark.parametrize("scenario", ["four_islands", "forgotten_tribe", "wonders"])
def test_positions_on_a_coast_are_free(scenario: str) -> None:
    used = {tip for table in boards(scenario) for tip in tips(table)}
    assert len(used) >= 12


@pytest.mark.rule("FISHSEA-13", "FISHSEA-14", "FISHSEA-15")
@pytest.mark.parametrize("players", [3, 4])
def test_on_four_islands_the_small_ones_have_two_grounds_and_the_large_ones_one(players: int) -> None:
    dealt: set[tuple[str, ...]] = set()
    for table in boards("four_islands", players):
        by_island: dict[str, list[int]] = defaultdict(list)
        for tip, number in tips(table).items():
            (name,) = islands_of(table, tip)
            by_island[name].append(number)
        assert sorted(sorted(by_island[name]) for name in ("nw", "se")) == [[4, 8], [6, 10]]
        assert sorted(by_island[name] for name in ("ne", "sw")) == [[5], [9]]
        dealt.add((str(sorted(by_island["nw"])), str(by_island["ne"])))
    assert len(dealt) == 4, "which island has which is drawn"


@pytest.mark.rule("FISHSEA-33")
def test_three_grounds_lie_in_the_north_and_three_in_the_south() -> None:
    northern: set[tuple[int, ...]] = set()
    for table in boards("cloth_for_catan"):
        north = [number for tip, number in tips(table).items() if islands_of(table, tip) == {"north"}]
        assert len(north) == 3
        northern.add(tuple(sorted(north)))
    assert len(northern) > 5, "the numbers are drawn"


@pytest.mark.rule("FISHSEA-21")
@pytest.mark.parametrize("players", [3, 4])
def test_in_the_fog_grounds_lie_at_both_islands_that_are_seen(players: int) -> None:
    for table in boards("fog_islands", players, seeds=5):
        assert {name for tip in tips(table) for name in islands_of(table, tip)} == {"ne", "sw"}


@pytest.mark.rule("FISHSEA-23")
@pytest.mark.parametrize("players", [3, 4])
def test_no_ground_lies_at_the_desert_belt(players: int) -> None:
    for table in boards("through_the_desert", players):
        belt = set(island(table, "desert"))
        assert not any(land_at(table, tip) & belt for tip in tips(table))


@pytest.mark.rule("FISHSEA-29", "SEAFTR-23")
def test_six_harbours_can_still_be_laid_on_the_main_island_of_the_tribe() -> None:
    for table in boards("forgotten_tribe"):
        covered = {edge for tip in tips(table) for edge in coast_at(table, tip)}
        assert separate_edges(table.kernel.topology, sorted(home_coast(table) - covered)) >= 6


@pytest.mark.rule("FISHSEA-29")
def test_a_ground_is_not_laid_where_it_would_leave_too_few_edges_for_harbours() -> None:
    table = fish_table("forgotten_tribe")
    for tip in tips(table):
        fishing(table).grounds.clear(table.kernel, tip)
    main = island(table, "main")
    places = laying.places_for(table.kernel)
    assert places.kept_edges == 6
    tip = next(tip for tip in places.all() if places.fits(tip, main, []))
    # The coast is a ring of which a ground covers two edges, so one harbour less has room.
    room = separate_edges(table.kernel.topology, sorted(home_coast(table)))
    places.kept_edges = room - 1
    assert places.fits(tip, main, [])
    places.kept_edges = room
    assert not places.fits(tip, main, [])


def test_separate_edges_are_every_second_one_of_a_stretch() -> None:
    table = fish_table("new_shores")
    topology = table.kernel.topology
    ring = [int(topology.hex_edge[side]) for side in range(6)]
    assert [separate_edges(topology, ring[:length]) for length in range(7)] == [0, 1, 1, 2, 2, 3, 3]
    assert separate_edges(topology, [ring[0], ring[1], ring[3]]) == 2


# Lakes


@pytest.mark.rule("FISHSEA-12", "FISHSEA-32", "FISHSEA-37", "FISHSEA-42")
@pytest.mark.parametrize("scenario", WITHOUT_LAKE)
def test_some_scenarios_have_no_lake(scenario: str) -> None:
    for players in (3, 4):
        table = boards(scenario, players, seeds=1)[0]
        assert lakes(table) == []
        alone = Game.new([scenario], players, "coast 0").kernel.state
        assert Counter(map(int, table.state.terrain)) == Counter(map(int, alone.terrain))


@pytest.mark.rule("FISHSEA-06", "FISHSEA-10", "FISHSEA-24", "FISHSEA-25", "FISHSEA-27")
@pytest.mark.parametrize("setup", ["fixed", "random"])
@pytest.mark.parametrize(
    ("scenario", "players", "place"),
    [
        ("new_shores", 3, "(5,3)"),
        ("new_shores", 4, "(5,3)"),
        ("through_the_desert", 3, "(5,3)"),
        ("through_the_desert", 4, "(4,3)"),
        ("forgotten_tribe", 3, "(4,4)"),
        ("forgotten_tribe", 4, "(4,4)"),
    ],
)
def test_the_lake_lies_amid_land_and_stays_there(scenario: str, players: int, place: str, setup: str) -> None:
    for table in boards(scenario, players, seeds=3, setup=setup):
        assert lakes(table) == [table.hex(place)]
        assert numbers_of(table.state.numbers[table.hex(place)]) == [2, 3, 11, 12]
        around = [table.kernel.topology.hex_hex[6 * table.hex(place) + side] for side in range(6)]
        assert all(hex_ >= 0 and is_land(table.state.terrain[hex_]) for hex_ in around)


@pytest.mark.rule("FISHSEA-10")
@pytest.mark.parametrize("players", [3, 4])
def test_on_new_shores_grounds_lie_where_they_lie_on_the_island(players: int) -> None:
    for table in boards("new_shores", players, seeds=5):
        here = set()
        for _, tip, _, _ in GROUNDS.values():
            row, column, corner = int(tip[1]), int(tip[3]), tip[6:]
            here.add(table.vertex(f"({row + 3},{column + (2 if row == 0 else 1)}) {corner}"))
        assert set(tips(table)) == here
        assert DESERT not in table.state.terrain


@pytest.mark.rule("FISHSEA-24", "FISHSEA-25")
@pytest.mark.parametrize(
    ("players", "onto", "terrain", "numbers"), [(3, "(2,5)", "pasture", [2, 11]), (4, "(3,7)", "hill", [2, 11])]
)
def test_the_number_that_the_lake_displaces_joins_another(
    players: int, onto: str, terrain: str, numbers: list[int]
) -> None:
    (table,) = boards("through_the_desert", players, seeds=1)
    assert TERRAINS[table.state.terrain[table.hex(onto)]] == terrain
    assert numbers_of(table.state.numbers[table.hex(onto)]) == numbers


@pytest.mark.rule("FISHSEA-27")
def test_the_twelve_of_the_tribe_is_not_used() -> None:
    (table,) = boards("forgotten_tribe", seeds=1)
    others = [numbers_of(mask) for hex_, mask in enumerate(table.state.numbers) if hex_ != table.hex("(4,4)")]
    assert not any(12 in numbers for numbers in others)
    alone = Counter(map(int, Game.new(["forgotten_tribe"], 4, "coast 0").kernel.state.terrain))
    assert alone[FIELD] - Counter(map(int, table.state.terrain))[FIELD] == 1


@pytest.mark.rule("FISHSEA-17", "FISHSEA-18", "SEAFOG-13")
@pytest.mark.parametrize("players", [3, 4])
def test_in_the_fog_the_lake_takes_the_place_of_a_sea_hex(players: int) -> None:
    mine = map_of(["base", "seafarers", "fog_islands", "fishermen"], players)
    alone = map_of(["base", "seafarers", "fog_islands"], players)
    hexes, before = Counter(mine.stack_items("fog")), Counter(alone.stack_items("fog"))
    assert before - hexes == {SEA: 1}
    assert hexes - before == {LAKE: 1}
    assert mine.stack_items("fog_tokens") == alone.stack_items("fog_tokens")
    assert LAKE not in mine.terrain


@pytest.mark.rule("FISHSEA-06", "FISHSEA-08")
def test_a_map_with_a_lake_on_the_coast_is_refused() -> None:
    text = map_of(["base", "seafarers", "new_shores", "fishermen"], 4).source_text
    coastal = text.replace(" lake ", " hill:5 ").replace("mountain:4 sea", "lake sea")
    with pytest.raises(ConfigError, match="a lake lies amid land"):
        Game.new(["fishermen", "new_shores"], 4, board=coastal)


# The robber


@pytest.mark.rule("FISHSEA-45")
@pytest.mark.parametrize("scenario", [*LAID_AT_SETUP, "new_world"])
@pytest.mark.parametrize("players", [3, 4])
def test_the_robber_starts_as_in_the_scenario_unless_the_lake_lies_there(scenario: str, players: int) -> None:
    mine = fish_table(scenario, players=players)
    alone = Table([scenario], players)
    if scenario == "new_shores":
        assert (mine.state.robber, alone.decision) == (OFF_BOARD, mine.decision)
    else:
        assert mine.state.robber == alone.state.robber
        assert mine.decision == alone.decision
        assert mine.legal(0) == alone.legal(0)
