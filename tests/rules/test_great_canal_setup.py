"""`great_canal`: the board, what is dealt, and founding (TDEGK-01 to TDEGK-35)."""

from __future__ import annotations

from collections import Counter

import pytest

from skerry import ConfigError, Game
from skerry.board.maps import load_map
from skerry.board.terrain import TERRAINS
from skerry.board.tokens import numbers_of
from skerry.catalog import judge
from skerry.catalog.maps import map_name
from tests.canal import CANAL, COURSE, DESERT_A, FIELDS, LAKE_B, begun, canal_table, markers, own, told
from tests.islands import corners, founding_sites, island
from tests.table import Table

SMALL = {"(1,3)": "desert", "(1,5)": "desert", "(7,2)": "desert", "(2,7)": "gold_field", "(6,1)": "gold_field"}
FREE = [
    "(3,4)",
    "(3,5)",
    "(3,6)",
    "(4,3)",
    "(4,4)",
    "(4,5)",
    "(5,4)",
    "(5,5)",
    "(6,4)",
    "(6,5)",
    "(6,6)",
    "(7,4)",
    "(7,5)",
]
MOUNTAINS = ["(4,6)", "(4,7)", "(5,6)", "(5,8)", "(6,7)"]


def terrain(table: Table, place: str) -> str:
    return TERRAINS[table.state.terrain[table.hex(place)]]


def numbers(table: Table, place: str) -> list[int]:
    """What a token shows, whichever side is up."""
    covered = told(table)["covered_numbers"].get(str(table.hex(place)), [])
    return covered or numbers_of(table.state.numbers[table.hex(place)])


def shuffled(seed: int, players: int = 4) -> Table:
    return Table.of(Game.new(CANAL, players, seed=f"canal {seed}"))


# Components and board


@pytest.mark.rule("TDEGK-01", "TDEGK-02", "TDEGK-11", "TDEGK-13")
@pytest.mark.parametrize("players", [3, 4])
def test_the_board_has_the_hexes_and_tokens_of_the_table(players: int) -> None:
    board = load_map(map_name(CANAL, players))
    terrains = Counter(TERRAINS[kind] for kind in board.terrain)
    assert terrains["sea"] + terrains["lake"] == 19
    assert {kind: terrains[kind] for kind in ("field", "hill", "mountain", "pasture", "forest", "lake")} == {
        "field": 6,
        "hill": 4,
        "mountain": 5,
        "pasture": 5,
        "forest": 4,
        "lake": 1,
    }
    assert (terrains["desert"], terrains["gold_field"]) == (4, 2)
    tokens = Counter(number for mask in board.numbers for number in numbers_of(mask))
    assert tokens == {2: 1, 3: 3, 4: 3, 5: 3, 6: 3, 8: 4, 9: 3, 10: 3, 11: 2, 12: 1}


@pytest.mark.rule("TDEGK-05", "TDEGK-06", "TDEGK-24")
def test_generic_harbours_serve_the_home_island_and_special_ones_the_small_islands() -> None:
    table = canal_table()
    kinds = {table.edge(edge): kind for edge, kind in HARBOURS.items()}
    for board in (table, *(shuffled(seed) for seed in range(3))):
        assert {int(edge): kind for edge, kind in board.view()["board"]["harbours"].items()} == kinds


HARBOURS = {
    "(3,4) NW": "3:1",
    "(5,8) NE": "3:1",
    "(7,4) SW": "3:1",
    "(4,1) W": "3:1",
    "(1,3) SW": "brick",
    "(1,5) SE": "wool",
    "(7,2) NW": "wood",
    "(7,2) E": "ore",
}


@pytest.mark.rule("TDEGK-07", "TDEGK-08", "TDEGK-15", "TDEGK-17")
def test_fields_ring_the_desert_and_mountains_the_lake() -> None:
    table = canal_table()
    topology = table.kernel.topology
    beside = {place: {int(h) for h in topology.hex_hex[6 * table.hex(place) :][:6]} for place in (DESERT_A, LAKE_B)}
    assert (terrain(table, DESERT_A), terrain(table, LAKE_B)) == ("desert", "lake")
    assert beside[DESERT_A] == {table.hex(place) for place in FIELDS}
    assert beside[LAKE_B] == {table.hex(place) for place in (*MOUNTAINS, COURSE[0])}
    assert {place: terrain(table, place) for place in SMALL} == SMALL
    assert sorted(island(table, "home")) == sorted(table.hex(place) for place in (*FIELDS, *MOUNTAINS, *FREE, DESERT_A))


@pytest.mark.rule("TDEGK-04", "TDEGK-09", "TDEGK-10", "TDEGK-14", "TDEGK-42", "TDEGK-43")
def test_the_course_leads_from_the_lake_to_the_desert_and_says_how_each_tile_lies() -> None:
    table = canal_table()
    rows = [(row["in"], row["out"], row["tile"]) for row in told(table)["canal_course"]]
    assert [row["hex"] for row in told(table)["canal_course"]] == [table.hex(place) for place in COURSE]
    assert rows == [
        ("NE", "SW", "straight"),
        ("NE", "W", "bent"),
        ("E", "NW", "bent"),
        ("SE", "NE", "bent"),
        ("SW", "NE", "straight"),
        ("SW", "NW", "bent"),
        ("SE", "W", "bent"),
        ("E", "W", "straight"),
        ("E", "W", "straight"),
    ]
    assert Counter(tile for _, _, tile in rows) == {"straight": 4, "bent": 5}
    beside = table.kernel.topology.hex_hex
    way = [table.hex(place) for place in (LAKE_B, *COURSE, DESERT_A)]
    for step, hex_ in enumerate(way):
        near = {int(other) for other in beside[6 * hex_ : 6 * hex_ + 6]}
        assert near & set(way) == {way[other] for other in (step - 1, step + 1) if 0 <= other < len(way)}
    assert [told(table)[name] for name in ("lake_hex", "desert_hex")] == [way[0], way[-1]]
    assert told(table)["closed_hexes"] == sorted(table.hex(place) for place in SMALL)


@pytest.mark.rule("TDEGK-03", "TDEGK-10", "TDEGK-25")
def test_every_hex_of_the_course_is_marked_for_two_knights() -> None:
    for table in (canal_table(), shuffled(1)):
        assert told(table)["canal"] == {str(hex_): "marked" for hex_ in sorted(own(table).course.hexes)}
        assert own(table).markers.limit == 18
        assert markers(table) == [0, 0, 0, 0]
        assert not told(table)["canal_finished"]


# What is dealt


@pytest.mark.rule("TDEGK-12", "TDEGK-16", "TDEGK-18", "TDEGK-19")
def test_hills_pastures_and_forests_are_dealt_and_all_else_stays() -> None:
    seen = set()
    for seed in range(6):
        table = shuffled(seed)
        dealt = tuple(terrain(table, place) for place in FREE)
        seen.add(dealt)
        assert Counter(dealt) == {"hill": 4, "pasture": 5, "forest": 4}
        assert {terrain(table, place) for place in FIELDS} == {"field"}
        assert {terrain(table, place) for place in MOUNTAINS} == {"mountain"}
        assert {place: terrain(table, place) for place in SMALL} == SMALL
    assert len(seen) > 4


@pytest.mark.rule("TDEGK-20", "TDEGK-21", "TDEGK-22", "TDEGK-23")
def test_tokens_are_dealt_with_red_ones_apart_and_those_of_the_fields_lie_face_down() -> None:
    seen = set()
    for seed in range(12):
        table = shuffled(seed, players=3 + seed % 2)
        dealt = tuple(numbers(table, place)[0] for place in (*FREE, *MOUNTAINS))
        seen.add(dealt)
        assert sorted(dealt) == [2, 3, 3, 4, 4, 5, 5, 6, 6, 8, 8, 9, 9, 9, 10, 10, 11, 11]
        assert [numbers(table, place) for place in ("(2,7)", "(6,1)")] == [[8], [8]]
        assert {place: numbers(table, place)[0] for place in FIELDS} == FIELDS
        assert [int(table.state.numbers[table.hex(place)]) for place in FIELDS] == [0] * 6
        red = {table.hex(place) for place in (*FREE, *MOUNTAINS, *FIELDS) if numbers(table, place)[0] in (6, 8)}
        for hex_ in red:
            assert not red & {int(other) for other in table.kernel.topology.hex_hex[6 * hex_ : 6 * hex_ + 6]}
    assert len(seen) > 9


@pytest.mark.rule("TDEGK-26")
def test_the_starting_player_puts_the_robber_on_any_desert_first_of_all_on_the_one_of_the_canal() -> None:
    for table in (canal_table(), Table(CANAL)):
        assert (table.decision, table.game.actors) == ("choose_robber_hex", [0])
        starts = [action.operands["hex"] for action in table.legal(0)]
        assert starts == [table.hex(place) for place in (DESERT_A, "(1,3)", "(1,5)", "(7,2)")]
        table.act(0, "choose_robber_hex", hex="(7,2)")
        assert table.state.robber == table.hex("(7,2)")


# Founding


def robber_placed(**given: object) -> Table:
    table = canal_table(**given)
    table.act(0, "choose_robber_hex", hex=DESERT_A)
    return table


@pytest.mark.rule("TDEGK-27", "TDEGK-28", "TDEGK-29")
@pytest.mark.parametrize("players", [3, 4])
def test_everybody_founds_a_settlement_a_city_and_a_second_settlement(players: int) -> None:
    table = robber_placed(players=players)
    home = corners(table, island(table, "home"))
    founded: list[tuple[int, str]] = []
    while table.state.turn == 0:
        (seat,) = table.game.actors
        action = table.legal(seat)[0]
        if action.kind == "found_building":
            assert founding_sites(table, seat) <= home
        table.game.apply(seat, action)
        if action.kind == "found_building":
            vertex = int(str(action.operands["vertex"]))
            founded.append((seat, table.kernel.rules.pieces[table.state.vertex_piece[vertex]].name))
    seats = list(range(players))
    assert founded == [
        *((seat, "settlement") for seat in seats),
        *((seat, "city") for seat in reversed(seats)),
        *((seat, "settlement") for seat in seats),
    ]
    assert table.game.scores() == [4] * players
    assert table.game.actors == [0]


def found(table: Table, seat: int, vertex: str, route: str, edge: str) -> None:
    table.act(seat, "found_building", vertex=vertex)
    table.act(seat, f"found_{route}", edge=edge)


def last_round(players: int = 3) -> Table:
    """Seat 0 founds its last building; it has two inland, the others one at the coast."""
    table = robber_placed(players=players)
    found(table, 0, "(4,4) N", "road", "(4,4) NE")
    found(table, 1, "(4,6) N", "ship", "(3,6) E")
    found(table, 2, "(2,1) N", "ship", "(2,1) NE")
    found(table, 2, "(3,1) SE", "road", "(3,1) E")
    found(table, 1, "(6,6) N", "road", "(6,6) NE")
    found(table, 0, "(5,6) N", "road", "(5,6) NE")
    return table


@pytest.mark.rule("TDEGK-32", "TDEGK-33", "TDEGK-34")
def test_who_has_no_building_at_the_coast_founds_the_last_one_there() -> None:
    table = last_round()
    assert table.game.actors == [0]
    sites = founding_sites(table)
    assert table.vertex("(3,2) NE") not in sites, "amid fields and the desert"
    assert table.vertex("(5,7) SE") not in sites, "at the lake alone"
    assert table.vertex("(7,4) S") in sites
    assert table.vertex("(4,1) SW") in sites
    reason = table.refused(0, "found_building", vertex="(3,2) NE")
    assert reason == "one of your buildings must be founded on the coast"
    found(table, 0, "(7,4) S", "ship", "(7,4) SE")
    assert table.game.actors == [1]
    assert table.vertex("(3,2) NE") in founding_sites(table, 1), "seat 1 has a building at the coast"


@pytest.mark.rule("TDEGK-30", "TDEGK-31")
def test_the_second_settlement_pays_the_grain_of_dry_fields_too() -> None:
    table = last_round()
    assert [table.cards(seat) for seat in range(3)] == [{}, {}, {}]
    table.act(0, "found_building", vertex="(4,2) S")
    assert table.cards(0) == {"grain": 1}
    table.act(0, "found_ship", edge="(4,2) SE")
    table.act(1, "found_building", vertex="(3,3) S")
    assert table.cards(1) == {"grain": 2, "brick": 1}
    assert table.state.numbers[table.hex("(3,3)")] == 0


@pytest.mark.rule("TDEGK-35")
def test_beside_a_building_on_the_coast_a_ship_is_placed() -> None:
    table = robber_placed(players=3)
    table.act(0, "found_building", vertex="(7,4) S")
    assert [action.kind for action in table.legal(0)] == ["found_ship", "found_ship"]
    assert {action.operands["edge"] for action in table.legal(0)} == {table.edge("(7,4) SE"), table.edge("(7,4) SW")}
    reason = table.refused(0, "found_road", edge="(7,4) SE")
    assert reason == "beside a building on the coast you must place a ship"
    table.act(0, "found_ship", edge="(7,4) SE")
    # A sea edge of one's choice, also one that leaves the coast; and a road beside a building inland.
    table.act(1, "found_building", vertex="(2,2) NE")
    assert table.is_legal(1, "found_ship", edge="(1,2) SE")
    table.act(1, "found_ship", edge="(1,2) SE")
    table.act(2, "found_building", vertex="(5,7) NW")
    assert {action.kind for action in table.legal(2)} == {"found_road"}


@pytest.mark.rule("TDEGK-35")
def test_later_a_road_may_lie_on_the_coast() -> None:
    table = begun()
    table.put(0, "settlement", "(7,4) S")
    table.hand(0, wood=1, brick=1)
    table.act(0, "build_road", edge="(7,4) SE")


# Combining and maps of one's own


@pytest.mark.rule("TDEGK-90")
def test_the_scenario_is_played_with_seafarers_and_cities_and_knights() -> None:
    assert not judge(["great_canal"], 4).legal
    assert "cities_and_knights" in str(judge(["great_canal"], 4).reason)
    verdict = judge(CANAL, 4)
    assert verdict.playable
    assert {"seafarers", "cities_and_knights"} <= set(verdict.modules)


SMALL_MAP = """
name dyke
row 0 offset 0: sea {0} hill:5 pasture:9 {1} sea
row 1 offset 1: sea forest:4 field:6 forest:3 sea
marker lake_b: (0,1)
marker desert_a: (0,4)
marker canal: {2}
"""


@pytest.mark.rule("TDEGK-14")
@pytest.mark.parametrize(
    ("lake", "desert", "course"),
    [
        ("lake", "desert", "(0,2)"),
        ("lake", "desert", "(0,3) (0,2)"),
        ("lake", "desert", "(0,2) (0,3) (0,2)"),
        ("lake", "desert", "(0,2) (1,4)"),
        ("lake", "hill:8", "(0,2) (0,3)"),
        ("hill:8", "desert", "(0,2) (0,3)"),
    ],
)
def test_a_course_that_leads_nowhere_is_refused(lake: str, desert: str, course: str) -> None:
    with pytest.raises(ConfigError) as refused:
        Game.new(CANAL, 3, board=SMALL_MAP.format(lake, desert, course))
    sentence = (
        "the canal of the map dyke must lead from a lake to a desert, over 2 or more land hexes, each beside the next"
    )
    assert str(refused.value.reason) == sentence


def test_a_map_of_ones_own_may_have_another_course() -> None:
    game = Game.new(CANAL, 3, board=SMALL_MAP.format("lake", "desert", "(0,2) (0,3)"), seed="dyke")
    assert [row["tile"] for row in game.view(None).to_json()["great_canal"]["canal_course"]] == ["straight", "straight"]


def test_a_map_without_a_canal_is_refused() -> None:
    with pytest.raises(ConfigError, match="no marker lake_b at hexes"):
        Game.new(CANAL, 3, board="name bare\nrow 0 offset 0: hill:5 sea\n")
