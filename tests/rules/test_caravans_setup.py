"""The caravans before the first turn: the oasis, its arrows, the camels, and maps that show another one."""

from __future__ import annotations

from collections import Counter

import pytest

from skerry import ConfigError, Game
from skerry.board.map_text import MapError, parse_map, write_map
from skerry.board.maps import load_map
from skerry.board.terrain import DESERT, NO_YIELD, OASIS, TERRAINS
from skerry.board.tokens import numbers_of
from skerry.catalog import judge
from skerry.engine.production import brings, produces
from skerry.engine.state import OFF_BOARD
from tests.caravan_park import ARROWS, HEADS, caravan_table, edges, fronts, open_edges, told
from tests.table import Table

MAP = "traders_and_barbarians/caravans"
SETUPS: list[dict[str, object]] = [
    {"board": "beginner"},
    {"board": "variable"},
    {"board": "variable", "numbers": "random"},
    {"board": "variable", "harbours": "frame"},
]
OTHER_ARROWS = ("(1,1) E", "(2,3) SW", "(2,1) SE")
EVERY_OTHER = "the arrows of an oasis point at every other corner, as in NW NE S or N SE SW"
OASIS_ALONE = """
name lonely
row 0 offset 1: forest:9 hill:6
row 1 offset 0: field:4 {0} pasture:10
row 2 offset 1: mountain:8 field:5
"""


def random_table(seed: int, **options: object) -> Table:
    table = caravan_table()
    table.game = Game.new(["caravans"], 4, f"set-up {seed}", options)
    return table


def drafted(seed: int) -> Table:
    """The players have laid the hexes and chosen where the numbers begin."""
    table = random_table(seed, board="drafted")
    while table.decision in ("lay_hex", "choose_corner"):
        seat = table.game.actors[0]
        actions = table.legal(seat)
        table.game.apply(seat, actions[seed % len(actions)])
    return table


def arrows(table: Table) -> set[int]:
    return {int(edge) for edge in told(table)["arrows"]}


def mistake_in(text: str) -> str:
    with pytest.raises(MapError) as refused:
        parse_map(text, "park.map")
    return str(refused.value.reason)


# Components


@pytest.mark.rule("CARV-01")
def test_three_or_four_play_and_two_with_the_variant_for_two() -> None:
    assert [players for players in range(1, 8) if judge(["caravans"], players).playable] == [3, 4]
    assert [players for players in range(1, 8) if judge(["caravans", "two_player"], players).playable] == [2]
    assert str(judge(["caravans"], 2).reason) == "2 players need the module two_player."


@pytest.mark.rule("CARV-02", "CARV-04", "CARV-05")
@pytest.mark.parametrize("options", SETUPS)
def test_one_oasis_with_three_arrows_lies_in_the_centre_and_no_desert_anywhere(options: dict[str, object]) -> None:
    for seed in range(5):
        table = random_table(seed, **options)
        terrain = [int(kind) for kind in table.state.terrain]
        assert terrain.index(OASIS) == table.hex("(2,2)")
        assert (terrain.count(OASIS), terrain.count(DESERT)) == (1, 0)
        assert len(arrows(table)) == 3
        assert Counter(TERRAINS[kind] for kind in terrain) == {
            "forest": 4,
            "pasture": 4,
            "field": 4,
            "hill": 3,
            "mountain": 3,
            "oasis": 1,
        }


@pytest.mark.rule("CARV-05", "CARV-06")
def test_players_who_lay_the_hexes_find_the_oasis_in_its_place() -> None:
    for seed in range(3):
        table = drafted(seed)
        assert table.state.terrain[table.hex("(2,2)")] == OASIS
        assert sum(len(numbers_of(int(mask))) for mask in table.state.numbers) == 18
        assert table.state.robber == OFF_BOARD


@pytest.mark.rule("CARV-03", "CARV-10")
def test_twenty_two_camels_lie_beside_the_board() -> None:
    table = caravan_table()
    assert told(table)["camel_supply"] == 22
    assert told(table)["camels"] == {}
    assert fronts(table) == [None, None, None]


@pytest.mark.rule("CARV-06")
@pytest.mark.parametrize("options", SETUPS)
def test_the_oasis_has_no_number_and_produces_nothing(options: dict[str, object]) -> None:
    table = random_table(1, **options)
    oasis = table.hex("(2,2)")
    assert sorted(hex_ for hex_, mask in enumerate(table.state.numbers) if mask == 0) == [oasis]
    laid = Counter(number for mask in table.state.numbers for number in numbers_of(int(mask)))
    assert laid == {2: 1, 12: 1, **dict.fromkeys((3, 4, 5, 6, 8, 9, 10, 11), 2)}
    assert brings(table.kernel, oasis, True) == NO_YIELD
    assert not any(produces(table.kernel, oasis, number) for number in range(2, 13))


@pytest.mark.rule("CARV-07", "CARV-08", "CARV-09")
def test_the_printed_oasis_points_to_the_north_west_the_north_east_and_the_south() -> None:
    for options in ({}, {"harbours": "tokens"}):
        for seed in range(4):
            table = random_table(seed, board="beginner", **options)
            assert arrows(table) == edges(table, *ARROWS.values())
            heads = {int(edge): vertex for edge, vertex in told(table)["arrows"].items()}
            assert heads == {table.edge(ARROWS[corner]): table.vertex(HEADS[corner]) for corner in ARROWS}


@pytest.mark.rule("CARV-07", "CARV-08", "CARV-09")
@pytest.mark.parametrize("board", ["variable", "drafted"])
def test_a_random_set_up_turns_the_oasis_either_way(board: str) -> None:
    tables = [random_table(seed, board=board) for seed in range(30)]
    ways = Counter(frozenset(arrows(table)) for table in tables)
    one, other = frozenset(edges(tables[0], *ARROWS.values())), frozenset(edges(tables[0], *OTHER_ARROWS))
    assert set(ways) == {one, other}
    assert min(ways.values()) >= 5


@pytest.mark.rule("CARV-09")
def test_an_arrow_points_along_the_edge_that_leaves_its_corner() -> None:
    table = caravan_table()
    topology = table.kernel.topology
    for edge, head in told(table)["arrows"].items():
        ends = {int(topology.edge_vertex[2 * int(edge) + end]) for end in range(2)}
        corners = {int(topology.hex_vertex[6 * table.hex("(2,2)") + corner]) for corner in range(6)}
        assert len(ends & corners) == 1, "it touches the oasis with one end"
        assert {head} == ends - corners, "and heads away from it"


@pytest.mark.rule("CARV-11")
@pytest.mark.parametrize("options", SETUPS)
def test_the_robber_lies_beside_the_board(options: dict[str, object]) -> None:
    assert random_table(3, **options).state.robber == OFF_BOARD
    for marked in ("(0,0)", "(0,0) (0,1)"):
        board = OASIS_ALONE.format("oasis") + f"marker robber: {marked}\n"
        table = caravan_table(players=3, own_map=board)
        assert (table.state.robber, table.decision) == (OFF_BOARD, "found_building")


@pytest.mark.rule("CARV-12")
def test_the_fixed_set_up() -> None:
    table = caravan_table()
    rows = [
        "mountain:10 pasture:2 forest:9",
        "field:12 hill:6 pasture:4 hill:10",
        "field:9 forest:11 oasis forest:3 mountain:8",
        "forest:8 mountain:3 field:4 pasture:5",
        "hill:5 field:6 pasture:11",
    ]
    shown = []
    for kind, mask in zip(table.state.terrain, table.state.numbers, strict=True):
        numbers = ",".join(map(str, numbers_of(int(mask))))
        shown.append(f"{TERRAINS[kind]}:{numbers}" if numbers else TERRAINS[kind])
    assert shown == " ".join(rows).split()
    written = write_map(load_map(MAP))
    for line in (
        "harbour 3:1 at (0,0) side NW",
        "harbour grain at (0,1) side NE",
        "harbour ore at (1,3) side NE",
        "harbour 3:1 at (2,4) side E",
        "harbour wool at (3,3) side SE",
        "harbour 3:1 at (4,1) side SE",
        "harbour 3:1 at (4,0) side SW",
        "harbour brick at (3,0) side W",
        "harbour wood at (1,0) side W",
        "arrows NW NE S",
    ):
        assert f"{line}\n" in written
    assert written.count("harbour ") == 9
    assert judge(["caravans"], 4).target == load_map(MAP).target == 12


# Founding


@pytest.mark.rule("CARV-13")
def test_a_settlement_at_the_oasis_brings_nothing_for_it() -> None:
    table = caravan_table(players=3)
    assert table.is_legal(0, "found_building", vertex="(2,2) N")
    places = ["(0,0) N", "(0,2) N", "(4,0) S", "(4,2) S", "(2,0) SW", "(2,2) N"]
    for seat, vertex in zip((0, 1, 2, 2, 1, 0), places, strict=True):
        table.act(seat, "found_building", vertex=vertex)
        table.game.apply(seat, table.legal(seat)[0])
    assert table.cards(0) == {"brick": 1, "wool": 1}, "of the hill and the pasture beside the oasis"


@pytest.mark.rule("CARV-14", "CARV-19")
def test_founding_settlements_bring_no_camel() -> None:
    game = Game.new(["caravans"], 4, "founding", {"board": "beginner"})
    while game.turn == 0:
        seat = game.actors[0]
        assert game.decision in ("found_building", "found_route")
        game.apply(seat, game.legal_actions(seat)[0])
    assert game.decision == "pre_roll"
    table = caravan_table()
    table.game = game
    game.apply(game.actors[0], table.action("roll", {}))
    while game.decision != "action":
        seat = game.actors[0]
        game.apply(seat, game.legal_actions(seat)[0])
    before = game.turn
    game.apply(game.actors[0], table.action("end_turn", {}))
    assert (game.turn, game.decision) == (before + 1, "pre_roll"), "nobody is asked to vote"
    assert told(table)["camel_supply"] == 22


# Maps of one's own


@pytest.mark.parametrize(
    ("line", "given"),
    [("arrows N SE SW", "(1,1) N"), ("arrows S NE NW", "(1,1) S"), ("arrows SW, N, SE", "(1,1) N")],
)
def test_a_map_says_where_the_arrows_point(line: str, given: str) -> None:
    text = OASIS_ALONE.format("oasis") + line + "\n"
    for seed in range(4):
        table = caravan_table(players=3)
        table.game = Game.new(["caravans"], 3, f"own {seed}", board=text)
        corner = table.vertex(given)
        topology = table.kernel.topology
        touched = {int(topology.edge_vertex[2 * edge + end]) for edge in arrows(table) for end in range(2)}
        assert corner in touched
    again = parse_map(write_map(parse_map(text)))
    assert again.arrows == parse_map(text).arrows
    assert write_map(again) == write_map(parse_map(text))


def test_a_map_that_does_not_say_lets_chance_turn_the_oasis() -> None:
    text = OASIS_ALONE.format("oasis")
    assert parse_map(text).arrows == []
    assert "arrows" not in write_map(parse_map(text))
    ways = set()
    for seed in range(12):
        table = caravan_table(players=3)
        table.game = Game.new(["caravans"], 3, f"own {seed}", board=text)
        ways.add(frozenset(arrows(table)))
    assert len(ways) == 2


def test_arrows_beside_hexes_that_are_dealt_stay_as_they_are_written() -> None:
    text = (
        OASIS_ALONE.format("oasis").replace("forest:9", "?") + "arrows N SE SW\nstack terrain: hill\nstack tokens: 9\n"
    )
    ways = set()
    for seed in range(12):
        table = caravan_table(players=3)
        table.game = Game.new(["caravans"], 3, f"own {seed}", board=text)
        ways.add(frozenset(arrows(table)))
    assert len(ways) == 1


@pytest.mark.rule("CARV-02", "CARV-05")
@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        (
            OASIS_ALONE.format("oasis").replace("field:5", "oasis"),
            "park.map:5:28: a map has one oasis at most, and (1,1) of line 4 is one already",
        ),
        (
            OASIS_ALONE.format("oasis").replace("field:4", "oasis"),
            "park.map:4:23: a map has one oasis at most, and (1,0) of line 4 is one already",
        ),
        (OASIS_ALONE.format("oasis:5"), "park.map:4:25: 'oasis' takes no number"),
        (OASIS_ALONE.format("oasis:?"), "park.map:4:25: 'oasis' takes no number"),
        (OASIS_ALONE.format("desert") + "arrows N SE SW\n", "park.map:6:1: arrows need an oasis on the map"),
        (
            OASIS_ALONE.format("oasis") + "arrows N NE SW\n",
            f"park.map:6:10: {EVERY_OTHER}: NE does not go with N",
        ),
        (
            OASIS_ALONE.format("oasis") + "arrows N SE N\n",
            f"park.map:6:13: {EVERY_OTHER}: N does not go with N",
        ),
        (OASIS_ALONE.format("oasis") + "arrows N SE\n", "park.map:6:12: expected one of N NE SE S SW NW here"),
        (
            OASIS_ALONE.format("oasis") + "arrows N SE SW NW\n",
            "park.map:6:16: nothing more was expected on this line, but here is 'NW'",
        ),
        (
            OASIS_ALONE.format("oasis") + "arrows N E SW\n",
            "park.map:6:10: 'E' is no corner of a hex: use one of N NE SE S SW NW",
        ),
        (OASIS_ALONE.format("oasis") + "arrows N SE SW\narrows N SE SW\n", "park.map:7:1: 'arrows' is given twice"),
        (
            OASIS_ALONE.format("?") + "stack terrain: oasis\n",
            "park.map:6:16: an oasis is never dealt: it stands in a row",
        ),
    ],
)
def test_a_mistake_about_the_oasis_is_pointed_at(text: str, sentence: str) -> None:
    assert mistake_in(text) == sentence


def test_a_game_is_refused_on_a_map_with_two_oases_or_none() -> None:
    with pytest.raises(ConfigError) as refused:
        Game.new(["caravans"], 3, "1", board=OASIS_ALONE.format("oasis").replace("field:5", "oasis"))
    assert str(refused.value.reason) == ("board:5:28: a map has one oasis at most, and (1,1) of line 4 is one already")
    with pytest.raises(ConfigError) as refused:
        Game.new(["caravans"], 3, "1", board=OASIS_ALONE.format("desert"))
    assert str(refused.value.reason) == "the map lonely has no oasis, which this scenario needs"


@pytest.mark.rule("CARV-37")
def test_an_arrow_that_points_at_the_sea_starts_no_caravan() -> None:
    coast = "name coast\nrow 0 offset 0: oasis forest:9 hill:4\nrow 1 offset 1: sea pasture:5\narrows NW NE S\n"
    table = caravan_table(players=3, own_map=coast)
    assert arrows(table) == edges(table, "(0,1) NW", "(1,0) W"), "nothing leaves the corner NW"
    assert open_edges(table) == edges(table, "(0,1) NW"), "a coast is a path, an edge in the sea is none"
