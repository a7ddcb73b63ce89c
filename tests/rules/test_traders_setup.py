"""Traders & Barbarians before the first turn: what there is, where it lies, and founding."""

from __future__ import annotations

from collections import Counter

import pytest

from skerry import ConfigError, Game
from skerry.board.map_text import write_map
from skerry.board.maps import load_map
from skerry.board.terrain import DESERT, FIELD, PASTURE, TERRAINS
from skerry.board.terrain import TRADE_HEXES as TRADE_TERRAINS
from skerry.board.tokens import numbers_of
from skerry.catalog import judge
from skerry.engine.state import NO_HARBOUR, OFF_BOARD
from skerry.rules.traders_and_barbarians.traders.paths import Paths
from tests.table import Table
from tests.trading import (
    CASTLE,
    GLASSWORKS,
    NAME,
    QUARRY,
    STARTS,
    TRADE_HEXES,
    barbarians,
    gold,
    on_turn,
    told_of,
    trade,
    trade_table,
    wagon,
    wagon_at,
    ways,
)

MAP = "traders_and_barbarians/traders_and_barbarians"
SETUPS: list[dict[str, object]] = [
    {"board": "beginner"},
    {"board": "variable"},
    {"board": "variable", "numbers": "random"},
    {"board": "beginner", "harbours": "tokens"},
]
# Land corners, sea corners and sea sides of each (TRAD-25).
GEOMETRY = {
    QUARRY: ({"NW", "SW", "S", "SE"}, {"N", "NE"}, {"NW", "NE", "E"}),
    CASTLE: ({"N", "NE", "SE", "S"}, {"NW", "SW"}, {"NW", "W", "SW"}),
    GLASSWORKS: ({"SW", "NW", "N", "NE"}, {"SE", "S"}, {"E", "SE", "SW"}),
}
SITE_CLOSED = "only the land corners of a trade hex are open, and this is one at sea"
RICH = {"wood": 4, "brick": 4, "wool": 4, "grain": 4, "ore": 4}


def random_table(seed: int, **options: object) -> Table:
    table = trade_table()
    table.game = Game.new([NAME], 4, f"set-up {seed}", options)
    return table


def drafted(seed: int) -> Table:
    """The players have laid the hexes and chosen where the numbers begin."""
    table = random_table(seed, board="drafted")
    while table.decision in ("lay_hex", "choose_corner"):
        seat = table.game.actors[0]
        actions = table.legal(seat)
        table.game.apply(seat, actions[seed % len(actions)])
    return table


# Components


@pytest.mark.rule("TRAD-01")
def test_three_or_four_play_and_two_with_the_variant_for_two() -> None:
    assert [players for players in range(1, 8) if judge([NAME], players).playable] == [3, 4]
    assert [players for players in range(1, 8) if judge([NAME, "two_player"], players).playable] == [2]
    assert str(judge([NAME], 2).reason) == "2 players need the module two_player."


@pytest.mark.rule("TRAD-02", "TRAD-13")
@pytest.mark.parametrize("options", SETUPS)
def test_three_trade_hexes_lie_on_alternate_corners_whatever_else_is_shuffled(options: dict[str, object]) -> None:
    for seed in range(4):
        table = random_table(seed, **options)
        there = [TERRAINS[table.state.terrain[table.hex(name)]] for name in TRADE_HEXES]
        assert there == ["trade_castle", "quarry", "glassworks"]
        assert sum(int(terrain) in TRADE_TERRAINS for terrain in table.state.terrain) == 3


@pytest.mark.rule("TRAD-03", "TRAD-17")
def test_twelve_goods_tokens_lie_face_down_beside_each_trade_hex() -> None:
    kinds: list[set[tuple[str, ...]]] = [set(), set(), set()]
    for seed in range(8):
        table = random_table(seed)
        for number, stack in enumerate(trade(table).goods):
            items = [stack.words[stack.item(table.kernel, place)] for place in range(stack.left(table.kernel))]
            wanted = ({"tools": 6, "sand": 6}, {"sand": 6, "marble": 6}, {"tools": 6, "glass": 6})[number]
            assert Counter(items) == wanted
            kinds[number].add(tuple(items))
    assert all(len(orders) > 4 for orders in kinds), "each is shuffled"
    for seat in (0, None):
        part = told_of(table, seat)
        assert {name: part[name] for name in part if name.startswith("goods_of")} == {
            "goods_of_trade_castle": {"left": 12},
            "goods_of_quarry": {"left": 12},
            "goods_of_glassworks": {"left": 12},
        }


@pytest.mark.rule("TRAD-04", "TRAD-39")
def test_everybody_puts_a_wagon_where_the_city_was_founded() -> None:
    table = trade_table(players=3)
    assert told_of(table)["wagons"] == [None, None, None]
    places = ("(0,0) N", "(1,3) NE", "(4,0) S", "(4,1) S", "(2,2) N", "(3,0) S")
    for number, (seat, place) in enumerate(zip((0, 1, 2, 2, 1, 0), places, strict=True)):
        table.act(seat, "found_building", vertex=place)
        wagons = told_of(table)["wagons"]
        assert (wagons[seat] is None) == (number < 3)
        table.game.apply(seat, table.legal(seat)[0])
    assert [wagon_at(table, seat) for seat in range(3)] == [table.vertex(place) for place in reversed(places[3:])]


@pytest.mark.rule("TRAD-05", "TRAD-18")
@pytest.mark.parametrize("options", SETUPS)
def test_three_barbarians_stand_on_their_paths(options: dict[str, object]) -> None:
    table = random_table(1, **options)
    assert barbarians(table) == {table.edge(edge) for edge in STARTS}


@pytest.mark.rule("TRAD-06", "TRAD-12", "TRAD-21")
def test_five_wagon_cards_of_which_the_first_is_active() -> None:
    table = trade_table()
    part = told_of(table)
    assert part["wagon_level"] == [1, 1, 1, 1]
    rows = [
        (card["level"], card["movement_points"], card["delivery_gold"], card["drives_off"], card["points"])
        for card in part["wagon_cards"]
    ]
    assert rows == [
        (1, 4, 1, [], 0),
        (2, 5, 2, [6], 0),
        (3, 6, 3, [5, 6], 0),
        (4, 7, 4, [4, 5, 6], 0),
        (5, 7, 5, [3, 4, 5, 6], 1),
    ]


@pytest.mark.rule("TRAD-07", "TRAD-20", "TRAD-131")
def test_everybody_starts_with_five_gold_and_the_bank_never_runs_out_of_it() -> None:
    table = on_turn()
    assert gold(table) == told_of(table)["gold"] == told_of(table, 2)["gold"] == [5, 5, 5, 5]
    trade(table).gold.coins.set(table.kernel, 0, 99)
    table.hand(0, wool=12)
    for _ in range(3):
        table.act(0, "bank_trade", give="wool", take="gold")
    assert gold(table) == [102, 5, 5, 5], "more than the hundred that all coins are worth"


@pytest.mark.rule("TRAD-08", "TRAD-19")
def test_a_deck_of_its_own_of_25_cards_is_shuffled() -> None:
    table = trade_table()
    names = table.kernel.rules.card_names
    wanted = {"knight": 16, "road_building": 3, "swift_journey": 3, "victory_point": 3}
    assert Counter(names[card] for card in table.state.deck) == wanted
    assert table.state.deck_left == 25
    assert len({tuple(random_table(seed).state.deck) for seed in range(5)}) == 5


@pytest.mark.rule("TRAD-09", "TRAD-10", "TRAD-14")
def test_sixteen_hexes_of_the_base_game_are_shuffled_around_the_trade_hexes() -> None:
    there: dict[int, set[int]] = {}
    for seed in range(40):
        table = random_table(seed)
        for hex_, terrain in enumerate(table.state.terrain):
            there.setdefault(hex_, set()).add(int(terrain))
        base = Counter(load_map("base").stack_items("terrain"))
        base.subtract({DESERT: 1, PASTURE: 1, FIELD: 1})
        land = Counter(int(terrain) for terrain in table.state.terrain if int(terrain) not in TRADE_TERRAINS)
        assert land == +base
        assert {TERRAINS[terrain]: count for terrain, count in land.items()} == {
            "forest": 4,
            "hill": 3,
            "pasture": 3,
            "field": 3,
            "mountain": 3,
        }
    fixed = {table.hex(name) for name in TRADE_HEXES}
    assert all((len(terrains) == 1) == (hex_ in fixed) for hex_, terrains in there.items())
    rules = table.kernel.rules
    assert (rules.has_robber, rules.award("longest_road"), table.state.robber) == (False, None, OFF_BOARD)
    assert not {"monopoly", "year_of_plenty"} & set(rules.card_names)


@pytest.mark.rule("TRAD-11", "TRAD-94")
def test_three_knights_make_the_largest_army_and_no_road_is_the_longest() -> None:
    table = on_turn()
    table.put(0, "road", *[f"(1,{col}) {side}" for col in range(3) for side in ("NW", "NE")])
    table.give_card(0, "knight", 3)
    for turn in range(3):
        table.turn(0, rolled=True)
        assert table.holder("largest_army") is None, turn
        table.act(0, "play_card", card="knight")
        table.act(0, "move_barbarian", edge=table.legal(0)[0].operands["edge"])
        table.game.apply(0, table.legal(0)[-1])
    assert table.holder("largest_army") == 0
    assert table.points(0) == 2


# The board


@pytest.mark.rule("TRAD-15")
def test_the_frame_is_the_usual_one_and_no_harbour_lies_at_a_trade_hex() -> None:
    printed = trade_table()
    places = [edge for edge, kind in enumerate(printed.state.edge_harbour) if kind != NO_HARBOUR]
    base = Game.new(["base"], 4, options={"board": "beginner"}).kernel.state.edge_harbour
    assert places == [edge for edge, kind in enumerate(base) if kind != NO_HARBOUR]
    kinds = set()
    for seed in range(8):
        state = random_table(seed).state
        assert [edge for edge, kind in enumerate(state.edge_harbour) if kind != NO_HARBOUR] == places
        kinds.add(tuple(state.edge_harbour))
    assert len(kinds) > 4, "their kinds may be shuffled"
    topology = printed.kernel.topology
    sides = {int(topology.hex_edge[6 * printed.hex(name) + side]) for name in TRADE_HEXES for side in range(6)}
    assert not sides & set(places)
    with pytest.raises(ConfigError, match="harbours=frame needs frame pieces, and the board"):
        Game.new([NAME], 4, options={"harbours": "frame"})


@pytest.mark.rule("TRAD-09", "TRAD-16")
def test_the_numbers_pass_over_the_trade_hexes() -> None:
    starts = set()
    for seed in range(30):
        for table in (random_table(seed), drafted(seed)) if seed < 5 else (random_table(seed),):
            numbers = [numbers_of(int(mask)) for mask in table.state.numbers]
            assert all(not numbers[table.hex(name)] for name in TRADE_HEXES)
            laid = Counter(number for each in numbers for number in each)
            assert laid == Counter([5, 6, 3, 8, 10, 9, 11, 4, 8, 10, 9, 4, 5, 6, 3, 11])
        topology = table.kernel.topology
        # The sixteenth token, an 11, lies in the middle whichever corner the first lies on.
        assert numbers_of(int(table.state.numbers[topology.hex_at(2, 2)])) == [11]
        starts.add(tuple(table.state.numbers))
    assert len(starts) == 6, "from each corner"


@pytest.mark.rule("TRAD-22")
def test_the_fixed_set_up() -> None:
    table = trade_table()
    text = write_map(load_map(MAP))
    for line in (
        "row 0 offset 2: mountain:5 forest:8 quarry",
        "row 1 offset 1: field:6 hill:10 pasture:3 hill:4",
        "row 2 offset 0: trade_castle forest:9 pasture:11 forest:6 mountain:11",
        "row 3 offset 1: forest:3 mountain:4 field:5 pasture:9",
        "row 4 offset 2: hill:8 field:10 glassworks",
        "harbour grain at (0,1) side NE",
        "harbour wood at (1,0) side W",
    ):
        assert line in text
    assert list(table.state.terrain) == load_map(MAP).terrain
    assert list(table.state.numbers) == load_map(MAP).numbers


# Trade hexes


@pytest.mark.rule("TRAD-23", "TRAD-24", "TRAD-25")
@pytest.mark.parametrize("name", TRADE_HEXES)
def test_a_plaza_with_four_inner_paths_from_the_land_corners(name: str) -> None:
    table = trade_table()
    topology = table.kernel.topology
    land, sea, sides = GEOMETRY[name]
    hex_ = table.hex(name)
    plaza = table.vertex(f"{name} plaza")
    spokes = range(topology.spokes * plaza, topology.spokes * (plaza + 1))
    ends = {int(topology.vertex_vertex[spoke]) for spoke in spokes}
    assert ends == {table.vertex(f"{name} {corner}") for corner in land}
    closed = {int(edge) for edge in told_of(table)["closed_edges"]}
    assert {table.edge(f"{name} {side}") for side in sides} == closed & {
        int(topology.hex_edge[6 * hex_ + side]) for side in range(6)
    }
    corners = {int(vertex) for vertex in told_of(table)["closed_corners"]}
    assert {table.vertex(f"{name} {corner}") for corner in sea} <= corners
    assert len(corners) == 6
    assert told_of(table)["plazas"][str(plaza)] == TERRAINS[table.state.terrain[hex_]]


@pytest.mark.rule("TRAD-26", "TRAD-27", "TRAD-28")
def test_the_printed_example_roads_inside_a_trade_hex_none_along_the_sea_and_nothing_on_the_plaza() -> None:
    """Two players have built on three of the four inner paths of a trade hex."""
    table = on_turn()
    table.hand(0, **RICH)
    table.put(0, "settlement", "(0,2) S")
    table.put(1, "road", "(0,2) path SW")
    assert table.refused(0, "build_road", edge="(0,2) path SE").startswith("a road must continue")
    table.act(0, "build_road", edge="(0,2) path S")
    table.act(0, "build_road", edge="(0,2) path SE")
    table.act(0, "build_road", edge="(0,2) path NW")
    assert table.supply(0, "road") == 12
    assert table.refused(0, "build_settlement", vertex="(0,2) plaza").startswith("a settlement needs")
    for side in ("NW", "E"):
        reason = "the sea sides of a trade hex are closed: no road lies there"
        assert table.refused(0, "build_road", edge=f"(0,2) {side}") == reason
    assert table.is_legal(0, "build_road", edge="(0,2) SE")


@pytest.mark.rule("TRAD-29", "TRAD-106")
def test_nine_edges_are_closed_and_seventy_five_paths_are_left() -> None:
    table = trade_table()
    edges = range(table.kernel.topology.edges)
    assert len(told_of(table)["closed_edges"]) == 9
    assert sum(Paths(table.kernel, trade(table)).is_path(edge) for edge in edges) == 75


@pytest.mark.rule("TRAD-30", "TRAD-31", "TRAD-32")
def test_land_corners_are_open_to_buildings_and_sea_corners_are_not() -> None:
    founding = trade_table()
    open_to = {action.operands["vertex"] for action in founding.legal(0)}
    for name, (land, sea, _) in GEOMETRY.items():
        assert {founding.vertex(f"{name} {corner}") for corner in land} <= open_to
        assert not {founding.vertex(f"{name} {corner}") for corner in sea} & open_to
        assert founding.vertex(f"{name} plaza") not in open_to
    assert founding.refused(0, "found_building", vertex="(0,2) N") == (
        "only the land corners of a trade hex are open, and this is one at sea"
    )
    table = on_turn()
    table.hand(0, **RICH)
    table.put(1, "settlement", "(0,2) S")
    table.put(0, "road", "(0,2) path NW", "(0,2) path SW", "(0,2) path S", "(0,2) path SE")
    assert not table.is_legal(0, "build_settlement", vertex="(0,2) SW"), "next to a building along a side"
    assert table.is_legal(0, "build_settlement", vertex="(0,2) NW"), "joined to it only over the plaza"
    trade(table).closed.clear(table.kernel, table.edge("(0,2) NW"))
    table.put(0, "road", "(0,2) NW")
    assert table.refused(0, "build_settlement", vertex="(0,2) N") == SITE_CLOSED


@pytest.mark.rule("TRAD-33")
def test_trade_hexes_produce_nothing() -> None:
    table = trade_table(rolls=[4])
    table.put(0, "city", "(0,2) SE")
    table.turn(0)
    table.act(0, "roll")
    assert table.cards(0) == {"brick": 2}
    topology = table.kernel.topology
    assert all(table.state.numbers[table.hex(name)] == 0 for name in TRADE_HEXES)
    assert topology.hexes == 19


# Founding


@pytest.mark.rule("TRAD-37", "TRAD-38")
def test_the_second_building_is_a_city_and_brings_one_card_for_each_of_its_hexes() -> None:
    table = trade_table(players=3)
    for seat, place in ((0, "(0,0) N"), (1, "(1,3) NE"), (2, "(4,0) S")):
        table.act(seat, "found_building", vertex=place)
        table.game.apply(seat, table.legal(seat)[0])
        assert table.cards(seat) == {}
    table.act(2, "found_building", vertex="(2,2) N")
    assert table.state.vertex_piece[table.vertex("(2,2) N")] == table.kernel.rules.city
    assert table.cards(2) == {"brick": 1, "wool": 2}
    table.game.apply(2, table.legal(2)[0])
    table.act(1, "found_building", vertex="(0,2) S")
    assert table.cards(1) == {"wool": 1, "brick": 1}, "a trade hex brings nothing"
    assert table.points(1) == 3


# Maps of one's own

SMALL = """
name small
players 2 3 4
row 0 offset 1: quarry hill:6 field:9
row 1 offset 0: forest:5 pasture:10 mountain:4 glassworks
row 2 offset 1: trade_castle hill:8 forest:3
plaza (0,0): SE S SW
plaza (1,3): SW NW
plaza (2,0): N NE SE NW
barbarian at (1,1) side E
barbarian at (0,0) path S
"""


def test_a_map_of_ones_own_closes_what_lies_at_its_sea() -> None:
    table = trade_table(own_map=SMALL, players=3)
    closed = {table.kernel.topology.edge_name(int(edge)) for edge in told_of(table)["closed_edges"]}
    assert closed == {
        *("(0,0) side NE", "(0,0) side NW", "(0,0) side W"),
        *("(1,3) side NE", "(1,3) side E", "(1,3) side SE"),
        *("(2,0) side SE", "(2,0) side SW", "(2,0) side W"),
    }
    assert barbarians(table) == {table.edge("(1,1) E"), table.edge("(0,0) path S")}
    game = Game.new([NAME], 3, "small", {"target": 5, "max_offers": 0}, SMALL)
    for _ in range(1500):
        if game.over:
            break
        seat = game.actors[0]
        actions = game.legal_actions(seat)
        game.apply(seat, actions[game.length % min(3, len(actions))])
    assert game.turn > 20


@pytest.mark.rule("TRAD-106")
def test_no_path_leads_over_the_sea_of_a_map() -> None:
    board = SMALL.replace("row 0 offset 1: quarry hill:6 field:9", "row 0 offset 1: quarry hill:6 field:9 sea sea")
    table = trade_table(own_map=board, players=3, rolls=[7])
    topology = table.kernel.topology
    paths = {edge for edge in range(topology.edges) if Paths(table.kernel, trade(table)).is_path(edge)}
    between, shore = table.edge("(0,3) E"), table.edge("(0,2) E")
    assert (between in paths, shore in paths) == (False, True)
    table.turn(0)
    table.act(0, "roll")
    table.act(0, "move_barbarian", edge="(1,1) E")
    assert {action.operands["edge"] for action in table.legal(0)} == paths - barbarians(table)
    table.turn(0, rolled=True)
    wagon(table, 0, "(0,2) NE")
    table.act(0, "end_turn")
    assert (ways(table, "(0,2) N"), ways(table, "(0,3) N")) == ({0: 2}, {})


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (("quarry", "hill:3"), "the map small has no quarry, which this scenario needs"),
        (("glassworks", "hill:3"), "the map small has no glassworks, which this scenario needs"),
        (("barbarian", "# barbarian"), "the map small has no barbarian, which this scenario needs"),
    ],
)
def test_a_map_without_what_the_scenario_needs_is_refused(change: tuple[str, str], sentence: str) -> None:
    with pytest.raises(ConfigError) as refused:
        Game.new([NAME], 3, board=SMALL.replace(*change))
    assert str(refused.value.reason) == sentence


def test_a_trade_hex_without_a_plaza_is_refused_where_it_is_written() -> None:
    with pytest.raises(ConfigError) as refused:
        Game.new([NAME], 3, board=SMALL.replace("plaza (0,0): SE S SW\n", ""))
    assert str(refused.value.reason) == ("board:4:17: a quarry needs a plaza, as in the line 'plaza (0,0): NE SE S SW'")
