"""The rivers before the first turn: what there is, where it lies, and what founding beside a river brings."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pytest

from skerry import ConfigError, Game
from skerry.board.map_text import write_map
from skerry.board.maps import load_map
from skerry.board.setup import begin, lay_spiral
from skerry.board.spiral import spiral_order
from skerry.board.terrain import DESERT, HILL, MOUNTAIN, PASTURE, SWAMP, TERRAINS
from skerry.board.tokens import numbers_of
from skerry.board.topology import NOWHERE
from skerry.catalog import judge
from skerry.engine.kernel import Kernel
from skerry.engine.state import NO_HARBOUR
from skerry.rules.traders_and_barbarians.rivers.course import is_riverside_edge, is_riverside_vertex, join_numbers
from tests.riverside import LONG, SHORT, SITES, gained, gold, on_turn, poorest, richest, river_table, rivers, told
from tests.table import Table

MAP = "traders_and_barbarians/rivers"
SETUPS: list[dict[str, object]] = [
    {"board": "beginner"},
    {"board": "variable"},
    {"board": "variable", "numbers": "random"},
    {"board": "beginner", "harbours": "tokens"},
]
BEND = """
name bend
row 0 offset 1: forest:9 hill:6
row 1 offset 0: field:4 {0} pasture:10
row 2 offset 1: mountain:8 field:5
river (2,1) (1,1) (0,0) to side W
"""


def random_table(seed: int, **options: object) -> Table:
    table = river_table()
    table.game = Game.new(["rivers"], 4, f"set-up {seed}", options)
    return table


def drafted(seed: int) -> Table:
    """The players have laid the hexes and chosen where the numbers begin."""
    table = random_table(seed, board="drafted")
    while table.decision in ("lay_hex", "choose_corner"):
        seat = table.game.actors[0]
        actions = table.legal(seat)
        table.game.apply(seat, actions[seed % len(actions)])
    return table


def terrain_of(table: Table, *hexes: str) -> list[str]:
    return [TERRAINS[table.state.terrain[table.hex(name)]] for name in hexes]


def in_line(kernel: Kernel, hexes: list[int]) -> bool:
    """Whether every step from hex to hex is over the same side."""
    sides = [
        next(side for side in range(6) if kernel.topology.hex_hex[6 * first + side] == second)
        for first, second in pairwise(hexes)
    ]
    return len(set(sides)) == 1


def edges_of(kernel: Kernel, hexes: set[int]) -> Counter[int]:
    """Every side of these hexes, and of how many of them it is one."""
    return Counter(int(kernel.topology.hex_edge[6 * hex_ + side]) for hex_ in hexes for side in range(6))


def found(table: Table, seat: int, vertex: str, edge: str) -> list[dict[str, object]]:
    """Found a settlement and a road there; the gold that is heard of."""
    events = table.act(seat, "found_building", vertex=vertex) + table.act(seat, "found_road", edge=edge)
    return [event for event in told(events, "gained") if event["card"] == "gold"]


# Components


@pytest.mark.rule("RIVR-01")
def test_three_or_four_play_and_two_with_the_variant_for_two() -> None:
    assert [players for players in range(1, 8) if judge(["rivers"], players).playable] == [3, 4]
    assert [players for players in range(1, 8) if judge(["rivers", "two_player"], players).playable] == [2]
    assert str(judge(["rivers"], 2).reason) == "2 players need the module two_player."


@pytest.mark.rule("RIVR-02", "RIVR-16")
@pytest.mark.parametrize("options", SETUPS)
def test_two_rivers_of_four_and_three_hexes(options: dict[str, object]) -> None:
    for seed in range(3):
        table = random_table(seed, **options)
        layer = rivers(table).rivers
        found = {name: int(layer.of(table.kernel, table.hex(name))) for name in (*LONG, *SHORT)}
        assert found == {**dict.fromkeys(LONG, 1), **dict.fromkeys(SHORT, 2)}
        assert sum(layer.has(table.kernel, hex_) for hex_ in range(table.kernel.topology.hexes)) == 7


@pytest.mark.rule("RIVR-03", "RIVR-04", "RIVR-13")
@pytest.mark.parametrize("options", SETUPS)
def test_both_run_straight_to_the_west_whatever_else_is_shuffled(options: dict[str, object]) -> None:
    for seed in range(5):
        table = random_table(seed, **options)
        assert terrain_of(table, *LONG) == ["swamp", "pasture", "hill", "mountain"]
        assert terrain_of(table, *SHORT) == ["swamp", "hill", "mountain"]
    long, short = ([table.hex(name) for name in river] for river in (LONG, SHORT))
    assert in_line(table.kernel, long)
    assert in_line(table.kernel, short)
    beside = {int(table.kernel.topology.hex_hex[6 * hex_ + side]) for hex_ in long for side in range(6)}
    assert not beside & set(short), "they do not touch"


@pytest.mark.rule("RIVR-05", "RIVR-28")
def test_everybody_takes_three_bridges() -> None:
    table = river_table()
    assert [table.supply(seat, "bridge") for seat in range(4)] == [3, 3, 3, 3]
    assert [table.supply(seat, "road") for seat in range(4)] == [15, 15, 15, 15]


@pytest.mark.rule("RIVR-06", "RIVR-07", "RIVR-08")
def test_gold_is_a_count_and_the_bank_never_runs_out_of_it() -> None:
    table = on_turn(gold=(99, 1))
    table.hand(0, wool=12)
    for _ in range(3):
        table.act(0, "bank_trade", give="wool", take="gold")
    assert gold(table) == [102, 1, 0, 0], "more than the hundred that all coins are worth"
    # Five coins are worth what one of five is: no count is told apart from another by its coins.
    assert table.view()["rivers"]["gold"] == [102, 1, 0, 0]


@pytest.mark.rule("RIVR-09", "RIVR-10", "RIVR-29")
def test_one_tile_for_wealth_and_four_for_poverty_lie_beside_the_board() -> None:
    table = river_table()
    award = table.kernel.rules.award("wealthiest_settler")
    assert award is not None
    assert award.points == 1
    assert richest(table) is None
    assert poorest(table) == []
    assert rivers(table).poorest.left(table.kernel) == 4
    table.turn(0)
    assert poorest(table) == [0, 1, 2, 3]
    assert rivers(table).poorest.left(table.kernel) == 0
    assert [table.points(seat) for seat in range(4)] == [-2, -2, -2, -2]


@pytest.mark.rule("RIVR-11", "RIVR-12")
@pytest.mark.parametrize("options", SETUPS)
def test_some_hexes_of_the_base_game_make_room_for_the_rivers(options: dict[str, object]) -> None:
    for seed in range(3):
        table = random_table(seed, **options)
        there = Counter(int(terrain) for terrain in table.state.terrain)
        base = Counter(load_map("base").stack_items("terrain"))
        base.subtract({MOUNTAIN: 2, HILL: 2, PASTURE: 2, DESERT: 1})
        flowing = Counter(TERRAINS.index(name) for name in terrain_of(table, *LONG, *SHORT))
        assert flowing == Counter({SWAMP: 2, PASTURE: 1, HILL: 2, MOUNTAIN: 2})
        assert there - flowing == +base
        named = {TERRAINS[terrain]: count for terrain, count in (+base).items()}
        assert named == {"forest": 4, "field": 4, "pasture": 2, "hill": 1, "mountain": 1}


# The board


@pytest.mark.rule("RIVR-14")
def test_the_other_twelve_hexes_are_shuffled() -> None:
    there: dict[int, set[int]] = {}
    for seed in range(40):
        for hex_, terrain in enumerate(random_table(seed).state.terrain):
            there.setdefault(hex_, set()).add(int(terrain))
    table = river_table()
    fixed = {table.hex(name) for name in (*LONG, *SHORT)}
    assert all((len(terrains) == 1) == (hex_ in fixed) for hex_, terrains in there.items())


@pytest.mark.rule("RIVR-15")
def test_harbours_stay_away_from_the_mouths_and_only_their_kinds_are_shuffled() -> None:
    printed = river_table()
    places = [edge for edge, kind in enumerate(printed.state.edge_harbour) if kind != NO_HARBOUR]
    base = Game.new(["base"], 4, options={"board": "beginner"}).kernel.state.edge_harbour
    assert places == [edge for edge, kind in enumerate(base) if kind != NO_HARBOUR], "the standard frame"
    kinds = set()
    for seed in range(10):
        for options in ({}, {"board": "drafted"}):
            state = random_table(seed, **options).state
            assert [edge for edge, kind in enumerate(state.edge_harbour) if kind != NO_HARBOUR] == places
            kinds.add(tuple(state.edge_harbour))
    assert len(kinds) > 5
    assert not {printed.edge("(1,0) NW"), printed.edge("(3,0) SW")} & set(places)
    with pytest.raises(ConfigError, match="harbours=frame needs frame pieces, and the board rivers has none"):
        Game.new(["rivers"], 4, options={"harbours": "frame"})


@pytest.mark.rule("RIVR-17")
def test_river_hexes_bring_what_their_terrain_does() -> None:
    table = river_table(rolls=[10, 3])
    table.put(0, "settlement", "(1,1) N")
    table.put(1, "city", "(1,2) S")
    table.turn(0)
    table.act(0, "roll")
    assert table.cards(0) == {"wool": 1}
    table.turn(1)
    table.act(1, "roll")
    assert table.cards(1) == {"brick": 2}


@pytest.mark.rule("RIVR-17", "RIVR-18")
@pytest.mark.parametrize("options", SETUPS)
def test_every_hex_but_the_swamps_has_a_number(options: dict[str, object]) -> None:
    for seed in range(5):
        table = random_table(seed, **options)
        bare = [hex_ for hex_, numbers in enumerate(table.state.numbers) if not numbers]
        assert bare == [table.hex("(1,0)"), table.hex("(3,0)")]


@pytest.mark.rule("RIVR-17")
def test_while_players_lay_the_hexes_no_number_lies_yet() -> None:
    assert not any(random_table(1, board="drafted").state.numbers)


@pytest.mark.rule("RIVR-18")
def test_a_map_writes_no_number_on_a_swamp() -> None:
    with pytest.raises(ConfigError) as refused:
        Game.new(["rivers"], 3, "1", board=BEND.format("swamp:4"))
    assert str(refused.value) == "board:4:25: 'swamp' takes no number"


@pytest.mark.rule("RIVR-18")
@pytest.mark.parametrize("number", [number for number in range(2, 13) if number != 7])
def test_a_swamp_would_bring_nothing_whatever_number_lay_there(number: int) -> None:
    table = river_table(rolls=[number])
    table.put(0, "settlement", "(1,0) SW")
    table.robber("(4,2)")
    table.number("(1,0)", number)
    table.number("(2,0)", 7)
    table.turn(0)
    table.act(0, "roll")
    assert table.cards(0) == {}


@pytest.mark.rule("RIVR-19")
@pytest.mark.parametrize("swamp", ["(1,0)", "(3,0)"])
def test_a_swamp_is_a_river_hex(swamp: str) -> None:
    table = river_table()
    assert found(table, 0, f"{swamp} SW", f"{swamp} W") == [gained(0, 1), gained(0, 1)]


@pytest.mark.rule("RIVR-20")
def test_seven_bridge_sites_are_where_the_water_crosses_an_edge() -> None:
    table = river_table()
    edges = range(table.kernel.topology.edges)
    assert {edge for edge in edges if rivers(table).sites.has(table.kernel, edge)} == {table.edge(e) for e in SITES}
    across = [table.kernel.topology.edge_hex[2 * table.edge(mouth) + 1] for mouth in ("(1,0) NW", "(3,0) SW")]
    assert across == [NOWHERE, NOWHERE], "two of them are mouths"


@pytest.mark.rule("RIVR-21", "RIVR-79")
def test_thirty_edges_are_beside_a_river_and_none_of_them_twice() -> None:
    table = river_table()
    kernel = table.kernel
    sides = edges_of(kernel, {table.hex(name) for name in (*LONG, *SHORT)})
    sites = {table.edge(site) for site in SITES}
    wanted = {edge for edge in sides if edge not in sites}
    assert len(wanted) == 30
    assert {e for e in range(kernel.topology.edges) if is_riverside_edge(kernel, rivers(table), e)} == wanted
    assert {table.edge(edge) for edge in ("(1,0) W", "(3,0) SE", "(1,3) NE", "(1,3) E")} <= wanted, "the coast too"
    assert {edge for edge, count in sides.items() if count > 1} == sites - {table.edge(SITES[0]), table.edge(SITES[4])}


@pytest.mark.rule("RIVR-22")
def test_32_vertices_are_at_a_river() -> None:
    table = river_table()
    kernel = table.kernel
    corners = Counter(
        int(kernel.topology.hex_vertex[6 * table.hex(name) + corner]) for name in (*LONG, *SHORT) for corner in range(6)
    )
    assert len(corners) == 32
    assert set(corners.values()) == {1, 2}
    assert {v for v in range(kernel.topology.vertices) if is_riverside_vertex(kernel, rivers(table), v)} == set(corners)


# Numbers


@pytest.mark.rule("RIVR-23", "RIVR-24")
def test_the_tokens_follow_the_spiral_over_both_swamps_and_without_the_2() -> None:
    board = load_map(MAP)
    stack = board.stacks["tokens"]
    letters = [f"{letter}{number}" for letter, number in zip(stack.letters, stack.items, strict=True)]
    wanted = "A5 C6 D3 E8 F10 G9 H12 I11 J4 K8 L10 M9 N4 O5 P6 Q3 R11".split()
    assert letters == wanted
    swamps = {board.topology.hex_at(1, 0), board.topology.hex_at(3, 0)}
    started = set()
    for seed in range(40):
        numbers = random_table(seed).state.numbers
        for corner in board.start_corners:
            order = [hex_ for hex_ in spiral_order(board, corner) if hex_ not in swamps]
            along = [max(numbers_of(numbers[hex_])) for hex_ in order]
            if along == stack.items:
                started.add(corner)
                break
        else:
            raise AssertionError("no spiral")
    assert started == set(board.start_corners), "every corner of the island, which all lie on the coast"
    assert not started & swamps


@pytest.mark.rule("RIVR-24")
def test_a_spiral_that_starts_at_a_swamp_begins_with_the_next_hex() -> None:
    text = write_map(load_map(MAP)).replace("spiral (0,0) (0,2) (2,4) (4,2) (4,0) (2,0)", "spiral (1,0)")
    table = river_table(own_map=text)
    assert [table.kernel.topology.hex_name(h) for h in spiral_order(table.kernel.rules.board, table.hex("(1,0)"))][
        :3
    ] == ["(1,0)", "(2,0)", "(3,0)"]
    assert numbers_of(table.state.numbers[table.hex("(2,0)")]) == [5]
    assert numbers_of(table.state.numbers[table.hex("(4,0)")]) == [6]


@pytest.mark.rule("RIVR-25")
@pytest.mark.parametrize("options", [*SETUPS, {"board": "drafted"}])
def test_the_2_joins_the_12(options: dict[str, object]) -> None:
    for seed in range(4):
        table = drafted(seed) if options == {"board": "drafted"} else random_table(seed, **options)
        counts = Counter(number for mask in table.state.numbers for number in numbers_of(mask))
        assert counts == Counter({2: 1, 12: 1, **dict.fromkeys((3, 4, 5, 6, 8, 9, 10, 11), 2)})
        assert [2, 12] in [numbers_of(mask) for mask in table.state.numbers]


@pytest.mark.rule("RIVR-25")
@pytest.mark.parametrize("number", [2, 12])
def test_that_hex_brings_something_on_both(number: int) -> None:
    table = river_table(rolls=[number])
    table.put(0, "settlement", "(2,4) NE")
    table.turn(0)
    table.act(0, "roll")
    assert table.cards(0) == {"ore": 1}


@pytest.mark.rule("RIVR-25")
@pytest.mark.parametrize(
    ("twelve", "two", "tokens", "there"),
    [
        ("hill:12", "field:2", "9", [12]),
        ("hill:12", "field:5", "9", [12]),
        ("hill:12", "field:5", "12", [12]),
        ("hill:?", "field:2", "12", [12]),
        ("hill:?", "field:5", "12", [2, 12]),
    ],
)
def test_the_2_joins_only_a_12_that_was_dealt_and_only_where_none_lies(
    twelve: str, two: str, tokens: str, there: list[int]
) -> None:
    text = BEND.format("swamp").replace("hill:6", twelve).replace("field:5", two)
    if "?" not in twelve:
        text = text.replace("forest:9", "forest:?")
    table = Table(["rivers"], 3, own_map=f"{text}stack tokens: {tokens}\n")
    assert numbers_of(table.state.numbers[table.hex("(0,1)")]) == there


@pytest.mark.rule("RIVR-26")
@pytest.mark.parametrize("deserts", [0, 1, 2])
def test_the_robber_starts_in_a_swamp_also_where_there_are_deserts(deserts: int) -> None:
    text = BEND.format("swamp")
    for land in ("hill:6", "field:4")[:deserts]:
        text = text.replace(land, "desert")
    table = Table(["rivers"], 3, own_map=text)
    assert (table.state.robber, table.decision) == (table.hex("(1,1)"), "found_building")


@pytest.mark.rule("RIVR-26")
def test_the_robber_starts_in_one_of_the_swamps() -> None:
    assert river_table().state.robber == river_table().hex("(1,0)")
    for make in (random_table, drafted):
        places = Counter(make(seed).kernel.topology.hex_name(make(seed).state.robber) for seed in range(16))
        assert set(places) == {"(1,0)", "(3,0)"}


@pytest.mark.rule("RIVR-27")
def test_nobody_owns_gold_at_the_start() -> None:
    assert gold(river_table()) == [0, 0, 0, 0]


@pytest.mark.rule("RIVR-30")
def test_the_fixed_setup() -> None:
    rows = """
row 0 offset 2: field:5 forest:8 forest:4
row 1 offset 1: swamp pasture:10 hill:3 mountain:11
row 2 offset 0: field:6 forest:9 field:11 forest:6 mountain:2,12
row 3 offset 1: swamp hill:4 mountain:5 pasture:9
row 4 offset 2: hill:3 field:8 pasture:10
harbour 3:1 at (0,0) side NW
harbour grain at (0,1) side NE
harbour ore at (1,3) side NE
harbour 3:1 at (2,4) side E
harbour wool at (3,3) side SE
harbour 3:1 at (4,1) side SE
harbour 3:1 at (4,0) side SW
harbour brick at (3,0) side W
harbour wood at (1,0) side W
"""
    assert rows.strip() in write_map(load_map(MAP))
    table = river_table()
    assert list(table.state.terrain) == load_map(MAP).terrain
    assert list(table.state.numbers) == load_map(MAP).numbers
    # One of the boards that can be dealt: A on (0,0), the spiral from there, and the 2 on its 12.
    setup = begin(load_map(MAP))
    setup.options = {"board": "variable"}
    lay_spiral(setup, table.hex("(0,0)"))
    join_numbers(setup)
    assert setup.numbers == load_map(MAP).numbers


# Founding


@pytest.mark.rule("RIVR-31")
def test_everybody_founds_two_settlements_with_a_road_each() -> None:
    game = Game.new(["rivers"], 4, seed="founding")
    while game.turn == 0:
        seat = game.actors[0]
        game.apply(seat, game.legal_actions(seat)[0])
    rules, state = game.kernel.rules, game.kernel.state
    for seat in range(4):
        placed = {piece.name: int(state.placed[seat * rules.piece_count + n]) for n, piece in enumerate(rules.pieces)}
        assert placed == {"none": 0, "road": 2, "settlement": 2, "city": 0, "bridge": 0}
    with pytest.raises(ConfigError, match="fixed_start needs printed starting pieces, and the board rivers has none"):
        Game.new(["rivers"], 4, options={"board": "beginner", "fixed_start": True})


@pytest.mark.rule("RIVR-32", "RIVR-33")
@pytest.mark.parametrize("site", SITES)
def test_neither_road_nor_bridge_is_founded_on_a_bridge_site(site: str) -> None:
    table = river_table()
    ends = [table.kernel.topology.edge_vertex[2 * table.edge(site) + end] for end in range(2)]
    for vertex in ends:
        twin = river_table()
        twin.act(0, "found_building", vertex=vertex)
        assert {action.kind for action in twin.legal(0)} == {"found_road"}
        assert not twin.is_legal(0, "found_road", edge=site)
        assert len(twin.legal(0, "found_road")) == (2 if vertex not in coast_ends(twin) else 1)
        crossing = "that edge crosses a river: only a bridge can be built there"
        assert twin.refused(0, "found_road", edge=site) == crossing
        assert "build_bridge" in twin.refused(0, "build_bridge", edge=site)


def coast_ends(table: Table) -> set[int]:
    """Vertices with two edges only."""
    topology = table.kernel.topology
    spokes = topology.spokes
    counts = {
        v: sum(topology.vertex_edge[spokes * v + s] >= 0 for s in range(spokes)) for v in range(topology.vertices)
    }
    return {vertex for vertex, count in counts.items() if count == 2}


@pytest.mark.rule("RIVR-34")
@pytest.mark.parametrize(("vertex", "hexes"), [("(0,0) N", 0), ("(1,0) SW", 1), ("(0,1) S", 2), ("(3,0) N", 1)])
def test_a_founded_settlement_brings_one_gold_at_one_or_two_river_hexes(vertex: str, hexes: int) -> None:
    table = river_table()
    topology = table.kernel.topology
    around = [topology.vertex_hex[3 * table.vertex(vertex) + slot] for slot in range(3)]
    assert sum(hex_ >= 0 and rivers(table).rivers.has(table.kernel, hex_) for hex_ in around) == hexes
    events = table.act(0, "found_building", vertex=vertex)
    assert told(events, "gained") == ([gained(0, 1)] if hexes else [])


@pytest.mark.rule("RIVR-35")
@pytest.mark.parametrize(("edge", "count"), [("(0,1) SE", 1), ("(0,1) SW", 1), ("(0,0) E", 0)])
def test_a_founded_road_brings_one_gold_beside_a_river(edge: str, count: int) -> None:
    table = river_table()
    vertex = "(0,0) SE" if edge == "(0,0) E" else "(0,1) S"
    table.act(0, "found_building", vertex=vertex)
    assert told(table.act(0, "found_road", edge=edge), "gained") == ([gained(0, 1)] if count else [])


@pytest.mark.rule("RIVR-36", "RIVR-38", "RIVR-55", "RIVR-61")
def test_the_start_of_the_rulebook() -> None:
    """A coin for every settlement and road at a river: one starts with up to four, and the tiles are handed out."""
    table = river_table(players=3)
    assert found(table, 0, "(0,1) S", "(0,1) SE") == [gained(0, 1), gained(0, 1)]
    assert found(table, 1, "(0,0) N", "(0,0) NE") == []
    assert found(table, 2, "(3,1) SE", "(3,1) SE") == [gained(2, 1), gained(2, 1)]
    assert found(table, 2, "(2,4) NE", "(2,4) E") == []
    assert found(table, 1, "(4,2) S", "(4,2) SE") == []
    assert gold(table) == [2, 0, 2]
    assert (richest(table), poorest(table)) == (None, []), "nobody has a tile before the end of the founding"
    table.act(0, "found_building", vertex="(1,0) S")
    events = table.act(0, "found_road", edge="(1,0) SE")
    assert gold(table) == [4, 0, 2]
    assert (richest(table), poorest(table)) == (0, [1])
    assert [table.points(seat) for seat in range(3)] == [3, 0, 2]
    assert told(events, "award_moved", "poorest_settler_taken") == [
        {"event": "award_moved", "award": "wealthiest_settler", "holder": 0},
        {"event": "poorest_settler_taken", "seat": 1},
    ]


@pytest.mark.rule("RIVR-36")
def test_nobody_starts_with_more_than_four_gold() -> None:
    seen = set()
    for seed in range(30):
        game = Game.new(["rivers"], 4, seed=f"start {seed}")
        while game.turn == 0:
            seat = game.actors[0]
            actions = game.legal_actions(seat)
            game.apply(seat, actions[(7 * seed + len(game.record()["actions"])) % len(actions)])
        seen.update(game.view(None).parts["rivers"]["gold"])
    assert seen == {0, 1, 2, 3, 4}


@pytest.mark.rule("RIVR-37")
def test_a_swamp_is_no_starting_resource() -> None:
    table = river_table(players=3)
    for seat, vertex, edge in ((0, "(4,0) S", "(4,0) SW"), (1, "(4,2) S", "(4,2) SE"), (2, "(1,0) SW", "(1,0) W")):
        found(table, seat, vertex, edge)
    # A hex without a number brings nothing anyway; this one would not even with one.
    table.number("(3,0)", 6)
    table.act(2, "found_building", vertex="(3,0) N")
    assert table.cards(2) == {"grain": 1, "wood": 1}, "a field and a forest beside the swamp"


# Maps of one's own


def test_a_map_needs_a_river() -> None:
    with pytest.raises(ConfigError) as refused:
        Game.new(["rivers"], 4, board=write_map(load_map("base")))
    assert str(refused.value.reason) == "the map base has no river, which this scenario needs"


def test_a_river_of_ones_own_may_bend_and_needs_no_swamp() -> None:
    table = Table(["rivers"], 3, own_map=BEND.format("desert"))
    assert table.state.robber == table.hex("(1,1)")
    sites = {edge for edge in range(table.kernel.topology.edges) if rivers(table).sites.has(table.kernel, edge)}
    assert sites == {table.edge(edge) for edge in ("(1,1) SE", "(1,1) NW", "(0,0) W")}
    table.act(0, "found_building", vertex="(1,0) N")
    assert gold(table) == [1, 0, 0]


def test_the_robber_starts_where_a_map_says() -> None:
    text = BEND.format("swamp")
    assert Table(["rivers"], 3, own_map=text).state.robber == table_hex(text, "(1,1)")
    marked = text + "marker robber: (0,1)\n"
    assert Table(["rivers"], 3, own_map=marked).state.robber == table_hex(text, "(0,1)")


def table_hex(text: str, name: str) -> int:
    return Table(["rivers"], 3, own_map=text).hex(name)


def test_written_numbers_stay_as_they_are() -> None:
    text = BEND.format("swamp").replace("hill:6", "hill:12")
    table = Table(["rivers"], 3, own_map=text)
    assert numbers_of(table.state.numbers[table.hex("(0,1)")]) == [12]
