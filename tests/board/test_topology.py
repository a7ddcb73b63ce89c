"""What every topology keeps, on random shapes, and the naming of places."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from skerry.board.geometry import CORNERS, SIDES, corner_point, neighbour_cell, opposite
from skerry.board.topology import Topology, build_topology

Cells = list[tuple[int, int, int]]


@st.composite
def shapes(draw: st.DrawFn) -> Cells:
    """Any set of cells of a 6 by 6 field, connected or not."""
    chosen = draw(st.sets(st.tuples(st.integers(0, 5), st.integers(0, 5)), min_size=1))
    return [(row, col, row % 2 + 2 * col) for row, col in sorted(chosen)]


def pair() -> Topology:
    """Two hexes side by side."""
    return build_topology([(0, 0, 0), (0, 1, 2)])


@pytest.mark.rule("BASE-03")
def test_two_hexes_name_the_same_edge_and_vertices() -> None:
    board = pair()
    assert board.edge_of(0, "E") == board.edge_of(1, "W")
    assert board.vertex_of(0, "NE") == board.vertex_of(1, "NW")
    assert board.vertex_of(0, "SE") == board.vertex_of(1, "SW")
    assert (board.hexes, board.edges, board.vertices) == (2, 11, 10)


@pytest.mark.rule("BASE-03")
def test_a_side_lies_between_its_two_corners() -> None:
    board = pair()
    for number, side in enumerate(SIDES):
        edge = board.edge_of(0, side)
        ends = {board.edge_vertex[2 * edge], board.edge_vertex[2 * edge + 1]}
        assert ends == {board.vertex_of(0, CORNERS[number]), board.vertex_of(0, CORNERS[(number + 1) % 6])}


def test_ids_follow_the_reading_order() -> None:
    board = build_topology([(1, 0, 0), (0, 1, 3), (0, 0, 1)])
    assert [board.hex_name(h) for h in range(3)] == ["(0,0)", "(0,1)", "(1,0)"]
    assert [board.hex_vertex[i] for i in range(6)] == [0, 1, 2, 3, 4, 5]
    assert [board.hex_edge[i] for i in range(6)] == [0, 1, 2, 3, 4, 5]


@pytest.mark.rule("BASE-03")
@given(shapes())
def test_names_lead_back_to_what_they_name(cells: Cells) -> None:
    board = build_topology(cells)
    for vertex in range(board.vertices):
        address, corner = board.vertex_name(vertex).split(" ")
        assert board.vertex_of(hex_of(board, address), corner) == vertex
    for edge in range(board.edges):
        address, _, side = board.edge_name(edge).split(" ")
        assert board.edge_of(hex_of(board, address), side) == edge
    for row, col, _ in cells:
        assert board.hex_name(board.hex_at(row, col)) == f"({row},{col})"
    assert board.hex_at(9, 9) == -1


def hex_of(board: Topology, address: str) -> int:
    row, col = address.strip("()").split(",")
    return board.hex_at(int(row), int(col))


@pytest.mark.rule("BASE-04")
@given(shapes())
def test_every_edge_joins_two_vertices_and_borders_a_hex(cells: Cells) -> None:
    board = build_topology(cells)
    seen = set()
    for edge in range(board.edges):
        a, b = board.edge_vertex[2 * edge], board.edge_vertex[2 * edge + 1]
        first, second = board.edge_hex[2 * edge], board.edge_hex[2 * edge + 1]
        assert a != b
        assert 0 <= first < board.hexes
        assert second == -1 or first < second
        seen.add((min(a, b), max(a, b)))
    assert len(seen) == board.edges


@pytest.mark.rule("BASE-05")
@given(shapes())
def test_a_vertex_is_where_up_to_three_hexes_and_edges_meet(cells: Cells) -> None:
    board = build_topology(cells)
    assert board.spokes == 3
    for vertex in range(board.vertices):
        hexes = [h for h in list(board.vertex_hex)[3 * vertex : 3 * vertex + 3] if h >= 0]
        edges = [e for e in list(board.vertex_edge)[3 * vertex : 3 * vertex + 3] if e >= 0]
        points = set()
        for h in hexes:
            corner = [c for c in range(6) if board.hex_vertex[6 * h + c] == vertex]
            assert len(corner) == 1
            points.add(corner_point(board.hex_x[h], board.hex_row[h], corner[0]))
        assert len(points) == 1
        assert 1 <= len(hexes) <= 3
        # One hex has two edges at its corner; every further hex can bring one more.
        assert 2 <= len(edges) <= 3


@pytest.mark.rule("BASE-07")
@given(shapes())
def test_neighbour_tables_agree_with_each_other(cells: Cells) -> None:
    board = build_topology(cells)
    for vertex in range(board.vertices):
        padding = False
        for slot in range(3 * vertex, 3 * vertex + 3):
            edge, other = board.vertex_edge[slot], board.vertex_vertex[slot]
            assert (edge < 0) == (other < 0)
            padding = padding or edge < 0
            assert padding == (edge < 0), "padding comes last"
            if edge >= 0:
                assert {board.edge_vertex[2 * edge], board.edge_vertex[2 * edge + 1]} == {vertex, other}
    for h in range(board.hexes):
        for side in range(6):
            across = board.hex_hex[6 * h + side]
            edge = board.hex_edge[6 * h + side]
            assert {board.edge_hex[2 * edge], board.edge_hex[2 * edge + 1]} == {h, across}
            if across >= 0:
                x, row = neighbour_cell(board.hex_x[h], board.hex_row[h], side)
                assert (board.hex_x[across], board.hex_row[across]) == (x, row)
                assert board.hex_hex[6 * across + opposite(side)] == h


@given(shapes())
def test_every_edge_and_vertex_is_listed_by_its_hexes(cells: Cells) -> None:
    board = build_topology(cells)
    assert set(board.hex_edge) == set(range(board.edges))
    assert set(board.hex_vertex) == set(range(board.vertices))
    sides = sum(1 for h in board.edge_hex if h >= 0)
    assert sides == 6 * board.hexes


def test_a_plaza_adds_a_vertex_and_inner_paths_to_its_corners() -> None:
    plain = pair()
    board = build_topology([(0, 0, 0), (0, 1, 2)], plazas=[(1, [5, 4, 3, 0])])
    assert (board.vertices, board.edges, board.spokes) == (plain.vertices + 1, plain.edges + 4, 4)
    plaza = plain.vertices
    assert [board.vertex_vertex[4 * plaza + i] for i in range(4)] == [
        board.vertex_of(1, corner) for corner in ("NW", "SW", "S", "N")
    ]
    for edge in range(plain.edges, board.edges):
        assert (board.edge_hex[2 * edge], board.edge_hex[2 * edge + 1]) == (1, 1)
    shared = board.vertex_of(1, "NW")
    assert [board.vertex_vertex[4 * shared + i] for i in range(4)].count(plaza) == 1
    assert board.vertex_name(plaza) == "(0,1) plaza"
    assert board.edge_name(plain.edges) == "(0,1) path NW"


def test_a_corner_between_two_plazas_gets_as_many_spokes_as_it_needs() -> None:
    cells = [(0, 0, 1), (1, 0, 0), (1, 1, 2)]
    middle = build_topology(cells).vertex_of(0, "S")
    board = build_topology(cells, plazas=[(0, [3]), (1, [1])])
    assert board.vertex_of(0, "S") == middle
    assert board.spokes == 5
    assert [board.vertex_vertex[5 * middle + i] for i in (3, 4)] == [board.vertices - 2, board.vertices - 1]


@pytest.mark.parametrize(
    ("cells", "message"),
    [
        ([], "at least one hex"),
        ([(0, 0, 0), (1, 0, 0)], "half a hex off"),
        ([(0, 0, 0), (0, 1, 0)], "same place"),
        ([(0, 0, 0), (0, 0, 2)], "same address"),
    ],
)
def test_cells_that_make_no_board_are_refused(cells: Cells, message: str) -> None:
    with pytest.raises(ValueError, match=message):
        build_topology(cells)


def test_unknown_corner_and_side_names_are_refused() -> None:
    board = pair()
    with pytest.raises(ValueError, match="'E' is no corner"):
        board.vertex_of(0, "E")
    with pytest.raises(ValueError, match="'N' is no side"):
        board.edge_of(0, "N")


def test_a_board_may_be_a_ring() -> None:
    cells = [(row, col, row % 2 + 2 * col) for row in range(4) for col in range(6)]
    ring = build_topology(cells, around=12)
    for row in range(4):
        assert ring.edge_of(ring.hex_at(row, 5), "E") == ring.edge_of(ring.hex_at(row, 0), "W")
        assert ring.vertex_of(ring.hex_at(row, 5), "NE") == ring.vertex_of(ring.hex_at(row, 0), "NW")
    # Each hex of the ring has as many of each as on a board without an end: only north and south lie at the frame.
    assert ring.edges == 3 * 24 + 2 * 6
    assert all(ring.hex_hex[6 * h + side] >= 0 for h in range(6, 18) for side in range(6))
