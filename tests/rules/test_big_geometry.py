"""Boards, halves, names and neighbours in the Big Game."""

from __future__ import annotations

import pytest

from skerry.big.layouts import layouts
from skerry.big.naming import edge_word, read_edge, read_vertex, vertex_word
from skerry.big.places import (
    COLUMNS,
    EDGES,
    HALVES,
    MOON,
    ROWS,
    SIDES,
    SUN,
    VERTICES,
    Cell,
    edge_at,
    half_of_hex,
    half_of_vertex,
    hexes_at,
    neighbour,
    vertex_at,
)
from skerry.big.ring import Ring, board_of, mate_of, seat_at, side_of
from skerry.big.window import Shape, Window, shape_of, window_of
from skerry.board.terrain import SEA
from skerry.board.topology import NOWHERE
from skerry.engine.errors import ConfigError


@pytest.mark.rule("BIG-001", "BIG-002", "BIG-011", "BIG-025")
def test_every_board_has_a_sun_and_a_moon_seat_numbered_from_the_west() -> None:
    ring = Ring(4)
    assert [(board_of(seat), HALVES[side_of(seat)]) for seat in range(ring.seats)] == [
        (board, side) for board in range(4) for side in ("sun", "moon")
    ]
    assert [seat_at(2, SUN), seat_at(2, MOON)] == [4, 5]
    assert [mate_of(4), mate_of(5)] == [5, 4]


@pytest.mark.rule("BIG-003", "BIG-004", "BIG-006")
def test_three_layouts_repeat_along_any_number_of_boards() -> None:
    assert set(layouts()) == {"A", "B", "C"}
    assert len({layout.terrain for layout in layouts().values()}) == 3
    ring = Ring(7)
    assert "".join(ring.layout(board).name for board in range(7)) == "ABCABCA"
    closing = shape_of(ring, ring.stretch(0))
    assert closing.letters == "CAABC"


@pytest.mark.rule("BIG-004")
def test_six_players_who_may_build_on_a_board_have_six_colours() -> None:
    ring = Ring(9)
    for board in range(9):
        colours = {colour for near in ring.reach(board) for colour in ring.layout(near).colours}
        assert len(colours) == 6


@pytest.mark.rule("BIG-005")
def test_two_boards_are_too_few() -> None:
    with pytest.raises(ConfigError) as mistake:
        Ring(2)
    assert mistake.value.reason.code == "big_too_few_boards"
    assert Ring(3).reach(0) == [2, 0, 1]


@pytest.mark.rule("BIG-007", "BIG-009")
def test_the_ends_of_the_ring_are_neighbours() -> None:
    ring = Ring(6)
    assert (ring.board_east(0, -1), ring.board_east(5, 1), ring.board_east(2, 1)) == (5, 0, 3)
    # West to east, with Sun in the north.
    assert neighbour(4, 5, "E") == Cell(1, 4, 0)
    assert (half_of_hex(0, 0), half_of_hex(8, 0)) == (SUN, MOON)


@pytest.mark.rule("BIG-008")
def test_the_ends_of_a_line_have_one_neighbour_three_partners_and_a_rim() -> None:
    line = Ring(6, closed=False)
    assert (line.board_east(0, -1), line.board_east(5, 1)) == (None, None)
    assert line.partners(0) == [1, 2, 3]
    assert len(line.foreign_halves(11)) == 3
    assert len(line.partners(4)) == 5
    west = window_of(shape_of(line, line.stretch(0)))
    rim = west.topology.edge_of(west.hex_id(0, 4, 0), "W")
    assert west.ground.edge_exists[rim] == 0
    ring = window_of(shape_of(Ring(6), Ring(6).stretch(2)))
    assert ring.ground.edge_exists[ring.topology.edge_of(ring.hex_id(0, 4, 0), "W")] == 1


@pytest.mark.rule("BIG-010")
def test_left_and_right_follow_from_facing_each_other() -> None:
    ring = Ring(5)
    sun, moon = seat_at(2, SUN), seat_at(2, MOON)
    assert (ring.left_board(sun), ring.right_board(sun)) == (3, 1)
    assert (ring.left_board(moon), ring.right_board(moon)) == (1, 3)


@pytest.mark.rule("BIG-012", "BIG-013")
def test_a_board_is_nine_rows_of_six_with_a_margin_of_sea() -> None:
    assert (ROWS, COLUMNS) == (9, 6)
    for layout in layouts().values():
        assert len(layout.terrain) == 54
        assert sum(terrain == SEA for terrain in layout.terrain) == 34
        for row in range(ROWS):
            for col in range(COLUMNS):
                if row in (0, 8) or col in (0, 5):
                    assert layout.terrain[row * COLUMNS + col] == SEA


@pytest.mark.rule("BIG-014")
def test_neighbours_of_even_and_odd_rows() -> None:
    even = {side: neighbour(4, 2, side) for side in SIDES}
    assert even == {
        "E": Cell(0, 4, 3),
        "W": Cell(0, 4, 1),
        "NE": Cell(0, 3, 2),
        "NW": Cell(0, 3, 1),
        "SE": Cell(0, 5, 2),
        "SW": Cell(0, 5, 1),
    }
    odd = {side: neighbour(3, 2, side) for side in SIDES}
    assert odd == {
        "E": Cell(0, 3, 3),
        "W": Cell(0, 3, 1),
        "NE": Cell(0, 2, 3),
        "NW": Cell(0, 2, 2),
        "SE": Cell(0, 4, 3),
        "SW": Cell(0, 4, 2),
    }


@pytest.mark.rule("BIG-015", "BIG-016", "BIG-276")
def test_boards_abut_without_a_gap() -> None:
    assert [neighbour(3, 5, side) for side in ("NE", "E", "SE")] == [Cell(1, 2, 0), Cell(1, 3, 0), Cell(1, 4, 0)]
    assert [neighbour(4, 0, side) for side in ("NW", "W", "SW")] == [Cell(-1, 3, 5), Cell(-1, 4, 5), Cell(-1, 5, 5)]
    window = window_of(shape_of(Ring(3), Ring(3).stretch(0)))
    topology = window.topology
    for board in range(3):
        for row in range(ROWS):
            for col in range(COLUMNS):
                for number, side in enumerate(("NE", "E", "SE", "SW", "W", "NW")):
                    cell = neighbour(row, col, side)
                    there = topology.hex_hex[6 * window.hex_id(board, row, col) + number]
                    if cell is None:
                        assert there == NOWHERE
                    else:
                        assert there == window.hex_id((board + cell.east) % 3, cell.row, cell.col)


@pytest.mark.rule("BIG-017")
def test_a_vertex_has_one_name_from_whichever_hex_it_is_called() -> None:
    ring = Ring(5)
    called = [[0, 3, 5, "SE"], [1, 4, 0, "N"], [1, 3, 0, "SW"]]
    assert {read_vertex(ring, word) for word in called} == {read_vertex(ring, [1, 4, 0, "N"])}
    for key, named in VERTICES.items():
        assert read_vertex(ring, vertex_word(2, key)) == (2, key)
        assert named.word in ("N", "S")


@pytest.mark.rule("BIG-018")
def test_an_edge_is_named_from_its_western_or_upper_hex() -> None:
    ring = Ring(5)
    assert read_edge(ring, [1, 4, 0, "W"]) == read_edge(ring, [0, 4, 5, "E"])
    assert read_edge(ring, [1, 4, 0, "NW"]) == read_edge(ring, [0, 3, 5, "SE"])
    assert read_edge(ring, [0, 3, 5, "NE"]) == read_edge(ring, [1, 2, 0, "SW"])
    assert edge_word(*read_edge(ring, [0, 3, 5, "NE"])) == [1, 2, 0, "SW"]


@pytest.mark.rule("BIG-019")
def test_a_board_owns_150_edges_and_the_outer_rim_is_none() -> None:
    assert len(EDGES) == 150
    assert edge_at(0, 2, "NW") is None
    assert edge_at(8, 2, "SE") is None
    assert edge_at(0, 2, "E") is not None
    for boards in (3, 4, 5):
        whole = window_of(shape_of(Ring(boards), Ring(boards).stretch(0)))
        assert sum(whole.ground.edge_exists) == 150 * boards


@pytest.mark.rule("BIG-020")
def test_seventeen_edges_of_each_seam_lie_on_both_boards() -> None:
    window = window_of(shape_of(Ring(3), Ring(3).stretch(0)))
    ground, sides = window.ground, window.topology.edge_hex
    seams: dict[tuple[int, int], int] = {}
    for edge in range(window.topology.edges):
        if ground.edge_exists[edge]:
            boards = sorted(int(ground.hex_board[sides[2 * edge + side]]) for side in range(2))
            if boards[0] != boards[1]:
                seams[boards[0], boards[1]] = seams.get((boards[0], boards[1]), 0) + 1
                assert all(ground.may_lay(board, edge) for board in boards)
    assert seams == {(0, 1): 17, (1, 2): 17, (0, 2): 17}


@pytest.mark.rule("BIG-021")
def test_every_vertex_at_land_touches_one_board_only() -> None:
    for layout in layouts().values():
        for row in range(ROWS):
            for col in range(COLUMNS):
                for corner in ("N", "S"):
                    cells = hexes_at(row, col, corner)
                    if any(cell.east == 0 and layout.terrain[6 * cell.row + cell.col] != SEA for cell in cells):
                        assert all(cell.east == 0 for cell in cells)


@pytest.mark.rule("BIG-022", "BIG-023")
def test_the_dividing_line() -> None:
    line = set()
    for edge in EDGES.values():
        across = neighbour(edge.row, edge.col, edge.word)
        assert across is not None
        if across.east == 0 and half_of_hex(edge.row, edge.col) != half_of_hex(across.row, across.col):
            line.add((edge.row, edge.col, edge.word))
    assert line == {
        *[(3, col, side) for col in (0, 1) for side in ("SE", "SW")],
        (3, 2, "SW"),
        (4, 2, "E"),
        *[(4, col, side) for col in (3, 4) for side in ("SE", "SW")],
        (4, 5, "SW"),
        (4, 5, "SE"),
    }
    halves = [half_of_hex(row, col) for row in range(ROWS) for col in range(COLUMNS)]
    assert (halves.count(SUN), halves.count(MOON)) == (27, 27)


@pytest.mark.rule("BIG-024", "BIG-277")
def test_a_vertex_belongs_to_the_half_of_most_of_its_hexes() -> None:
    examples = [((4, 2, "N"), SUN), ((3, 1, "S"), MOON), ((3, 2, "S"), SUN), ((4, 3, "S"), MOON), ((5, 2, "N"), MOON)]
    assert [half_of_vertex(*vertex) for vertex, _ in examples] == [half for _, half in examples]


@pytest.mark.rule("BIG-026", "BIG-279")
def test_five_foreign_halves() -> None:
    assert Ring(5).foreign_halves(0) == [(0, MOON), (1, SUN), (1, MOON), (4, SUN), (4, MOON)]


@pytest.mark.rule("BIG-271")
def test_on_three_boards_everybody_is_a_partner_and_every_half_is_near() -> None:
    ring = Ring(3)
    for seat in range(6):
        assert ring.partners(seat) == [other for other in range(6) if other != seat]
        assert len(ring.foreign_halves(seat)) == 5


def test_a_window_shows_five_boards_or_all_there_are() -> None:
    assert [Ring(boards).stretch(1).count for boards in (3, 4, 5, 6, 100)] == [3, 4, 5, 5, 5]
    line = Ring(9, closed=False)
    assert [line.stretch(board).count for board in range(9)] == [3, 4, 5, 5, 5, 5, 5, 4, 3]
    shapes = {shape_of(Ring(100), Ring(100).stretch(board)) for board in range(100)}
    assert len(shapes) <= 8


def test_the_vertices_of_a_window_have_the_names_of_their_boards() -> None:
    window = Window(Shape("ABCAB", False, True, True))
    vertex = vertex_at(3, 5, "NE")
    assert vertex is not None
    assert window.vertex_of[1 + vertex.east, vertex.key()] == window.topology.vertex_of(window.hex_id(1, 3, 5), "NE")
