"""The two maps of the base game against the printed facts about them."""

from __future__ import annotations

from collections import Counter

import pytest

from skerry.board.map_text import HARBOUR_KINDS, MapFile
from skerry.board.maps import list_maps, load_map
from skerry.board.terrain import TERRAINS
from skerry.board.tokens import is_red, numbers_of
from skerry.board.topology import Topology

BASE_PIECES = {"forest": 4, "pasture": 4, "field": 4, "hill": 3, "mountain": 3, "desert": 1}
LARGE_PIECES = {"forest": 6, "pasture": 6, "field": 6, "hill": 5, "mountain": 5, "desert": 2}


def shape(board: Topology) -> list[tuple[int, int]]:
    """Offset and length of each row."""
    rows = Counter(board.hex_row)
    first = {board.hex_row[h]: board.hex_x[h] for h in range(board.hexes) if board.hex_col[h] == 0}
    return [(first[row], rows[row]) for row in sorted(rows)]


def hexes_at_vertices(board: Topology) -> Counter[int]:
    return Counter(sum(board.vertex_hex[3 * vertex + i] >= 0 for i in range(3)) for vertex in range(board.vertices))


def coast_edges(board: Topology) -> list[int]:
    return [edge for edge in range(board.edges) if board.edge_hex[2 * edge + 1] == -1]


def terrain_counts(terrain: list[int]) -> dict[str, int]:
    return dict(Counter(TERRAINS[t] for t in terrain))


def harbour_list(board_map: MapFile) -> list[str]:
    names = board_map.topology.edge_name
    return [f"{HARBOUR_KINDS[harbour.kind]} {names(harbour.edge)}" for harbour in board_map.harbours]


def test_the_maps_of_the_base_game_are_there() -> None:
    assert {"base", "base_5_6"} <= set(list_maps())
    assert load_map("base") is load_map("base")
    with pytest.raises(ValueError, match="no map 'nowhere'"):
        load_map("nowhere")


@pytest.mark.rule("BASE-01")
def test_island_has_rows_of_three_to_five() -> None:
    assert shape(load_map("base").topology) == [(2, 3), (1, 4), (0, 5), (1, 4), (2, 3)]


@pytest.mark.rule("BASE-02", "BASE-06")
def test_island_has_its_counts_of_edges_and_vertices() -> None:
    board = load_map("base").topology
    assert (board.hexes, board.vertices, board.edges) == (19, 54, 72)
    coast = coast_edges(board)
    assert len(coast) == 30
    assert len({board.edge_vertex[2 * edge + i] for edge in coast for i in range(2)}) == 30
    assert hexes_at_vertices(board) == {3: 24, 2: 12, 1: 18}


@pytest.mark.rule("BASE-10")
def test_eighteen_sea_places_lie_round_the_island() -> None:
    board = load_map("base").topology
    land = {(board.hex_x[h], board.hex_row[h]) for h in range(board.hexes)}
    around = {(x + dx, y + dy) for x, y in land for dx, dy in ((1, -1), (2, 0), (1, 1), (-1, 1), (-2, 0), (-1, -1))}
    assert len(around - land) == 18
    assert len(load_map("base").frame_pieces) == 6


@pytest.mark.rule("BASE-08")
def test_terrain_of_the_base_game() -> None:
    board_map = load_map("base")
    assert terrain_counts(board_map.stacks["terrain"].items) == BASE_PIECES
    assert terrain_counts(board_map.terrain) == BASE_PIECES


@pytest.mark.rule("BASE-11")
def test_nine_harbours_of_the_base_game() -> None:
    board_map = load_map("base")
    nine = {"3:1": 4, "wood": 1, "brick": 1, "wool": 1, "grain": 1, "ore": 1}
    assert Counter(HARBOUR_KINDS[kind] for kind in board_map.stacks["harbours"].items) == nine
    assert Counter(HARBOUR_KINDS[harbour.kind] for harbour in board_map.harbours) == nine
    assert Counter(HARBOUR_KINDS[kind] for piece in board_map.frame_pieces for kind in piece.kinds) == nine


@pytest.mark.rule("BASE-12", "BASE-13")
def test_eighteen_tokens_with_their_letters() -> None:
    tokens = load_map("base").stacks["tokens"]
    assert Counter(tokens.items) == {2: 1, 12: 1} | dict.fromkeys((3, 4, 5, 6, 8, 9, 10, 11), 2)
    assert "".join(tokens.letters) == "ABCDEFGHIJKLMNOPQR"
    assert tokens.items == [5, 2, 6, 3, 8, 10, 9, 12, 11, 4, 8, 10, 9, 4, 5, 6, 3, 11]


@pytest.mark.rule("BASE-14")
def test_six_and_eight_are_red() -> None:
    assert [number for number in range(2, 13) if is_red(1 << number)] == [6, 8]


@pytest.mark.rule("BASE-33", "BASE-35")
def test_beginner_board() -> None:
    board_map = load_map("base")
    board = board_map.topology
    shown = {
        board.hex_name(h): (TERRAINS[board_map.terrain[h]], *numbers_of(board_map.numbers[h]))
        for h in range(board.hexes)
    }
    assert shown == {
        "(0,0)": ("mountain", 10),
        "(0,1)": ("pasture", 2),
        "(0,2)": ("forest", 9),
        "(1,0)": ("field", 12),
        "(1,1)": ("hill", 6),
        "(1,2)": ("pasture", 4),
        "(1,3)": ("hill", 10),
        "(2,0)": ("field", 9),
        "(2,1)": ("forest", 11),
        "(2,2)": ("desert",),
        "(2,3)": ("forest", 3),
        "(2,4)": ("mountain", 8),
        "(3,0)": ("forest", 8),
        "(3,1)": ("mountain", 3),
        "(3,2)": ("field", 4),
        "(3,3)": ("pasture", 5),
        "(4,0)": ("hill", 5),
        "(4,1)": ("field", 6),
        "(4,2)": ("pasture", 11),
    }
    assert harbour_list(board_map) == [
        "3:1 (0,0) side NW",
        "grain (0,1) side NE",
        "ore (1,3) side NE",
        "3:1 (2,4) side E",
        "wool (3,3) side SE",
        "3:1 (4,1) side SE",
        "3:1 (4,0) side SW",
        "brick (3,0) side W",
        "wood (1,0) side W",
    ]


@pytest.mark.rule("BASE-36")
def test_fixed_start_pieces_join_and_pay_as_printed() -> None:
    board_map = load_map("base")
    board = board_map.topology
    paid = {"orange": "brick wool wool", "white": "ore wood wood", "blue": "brick grain ore", "red": "grain grain wood"}
    yields = {"forest": "wood", "hill": "brick", "pasture": "wool", "field": "grain", "mountain": "ore"}
    taken: set[int] = set()
    for colour, resources in paid.items():
        vertices = board_map.vertices_of(f"start_{colour}")
        roads = board_map.edges_of(f"start_{colour}")
        for vertex, road in zip(vertices, roads, strict=True):
            assert vertex in (board.edge_vertex[2 * road], board.edge_vertex[2 * road + 1])
        starred = vertices[1]
        hexes = [board.vertex_hex[3 * starred + i] for i in range(3)]
        assert " ".join(sorted(yields[TERRAINS[board_map.terrain[h]]] for h in hexes)) == resources
        taken.update(vertices)
    assert len(taken) == 8
    for vertex in taken:
        assert not taken & {board.vertex_vertex[3 * vertex + i] for i in range(3)}


@pytest.mark.rule("TWO-05")
def test_neutral_settlements_touch_the_printed_hexes() -> None:
    board_map = load_map("base")
    board = board_map.topology
    touched = [
        {board.hex_name(board.vertex_hex[3 * vertex + i]) for i in range(3)}
        for vertex in board_map.vertices_of("neutral")
    ]
    assert touched == [{"(0,1)", "(1,1)", "(1,2)"}, {"(3,1)", "(3,2)", "(4,1)"}]


@pytest.mark.rule("BASE56-09")
def test_larger_island_shape_and_counts() -> None:
    board = load_map("base_5_6").topology
    assert shape(board) == [(3, 3), (2, 4), (1, 5), (0, 6), (1, 5), (2, 4), (3, 3)]
    assert (board.hexes, board.vertices, board.edges, len(coast_edges(board))) == (30, 80, 109, 38)


@pytest.mark.rule("BASE56-02")
def test_terrain_of_the_larger_island() -> None:
    board_map = load_map("base_5_6")
    assert terrain_counts(board_map.stacks["terrain"].items) == LARGE_PIECES
    assert terrain_counts(board_map.terrain) == LARGE_PIECES
    extra = {name: count - BASE_PIECES[name] for name, count in LARGE_PIECES.items()}
    assert extra == {"forest": 2, "pasture": 2, "field": 2, "hill": 2, "mountain": 2, "desert": 1}


@pytest.mark.rule("BASE56-03", "BASE56-04")
def test_twenty_eight_tokens_with_their_letters() -> None:
    tokens = load_map("base_5_6").stacks["tokens"]
    pairs = [letter + str(number) for letter, number in zip(tokens.letters, tokens.items, strict=True)]
    assert " ".join(pairs) == (
        "A2 B5 C4 D6 E3 F9 G8 H11 I11 J10 K6 L3 M8 N4 O8 P10 Q11 R12 S10 T5 U4 V9 W5 X9 Y12 Za3 Zb2 Zc6"
    )
    assert Counter(tokens.items) == {2: 2, 12: 2} | dict.fromkeys((3, 4, 5, 6, 8, 9, 10, 11), 3)


@pytest.mark.rule("BASE56-05")
def test_eleven_harbours_of_the_larger_island() -> None:
    board_map = load_map("base_5_6")
    eleven = {"3:1": 5, "wool": 2, "wood": 1, "brick": 1, "grain": 1, "ore": 1}
    assert Counter(HARBOUR_KINDS[kind] for kind in board_map.stacks["harbours"].items) == eleven
    assert Counter(HARBOUR_KINDS[harbour.kind] for harbour in board_map.harbours) == eleven


@pytest.mark.rule("BASE56-10")
def test_fixed_larger_board() -> None:
    board_map = load_map("base_5_6")
    board = board_map.topology
    rows: dict[int, list[str]] = {}
    for h in range(board.hexes):
        numbers = "".join(f":{number}" for number in numbers_of(board_map.numbers[h]))
        rows.setdefault(board.hex_row[h], []).append(TERRAINS[board_map.terrain[h]] + numbers)
    assert [" ".join(row) for row in rows.values()] == [
        "hill:10 pasture:6 desert",
        "hill:6 field:2 mountain:9 hill:11",
        "forest:3 mountain:11 forest:5 field:10 pasture:4",
        "desert pasture:5 field:4 mountain:6 pasture:3 field:8",
        "forest:12 mountain:10 pasture:2 hill:4 forest:11",
        "forest:8 field:3 forest:9 field:5",
        "hill:9 pasture:12 mountain:8",
    ]
    assert harbour_list(board_map) == [
        "3:1 (0,0) side NW",
        "wool (0,1) side NE",
        "3:1 (1,3) side NE",
        "3:1 (3,5) side E",
        "brick (4,4) side SE",
        "wool (6,2) side E",
        "wood (6,1) side SE",
        "3:1 (6,0) side SW",
        "grain (5,0) side W",
        "3:1 (3,0) side SW",
        "ore (2,0) side W",
    ]


@pytest.mark.rule("BASE56-28")
def test_larger_island_has_no_frame_pieces_and_no_fixed_start() -> None:
    board_map = load_map("base_5_6")
    assert board_map.frame_pieces == []
    assert not any(name.startswith("start_") for name in board_map.markers)
