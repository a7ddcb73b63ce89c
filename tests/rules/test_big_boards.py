"""Components and printed boards of the Big Game."""

from __future__ import annotations

import pytest

from skerry.big.layouts import Layout, layouts
from skerry.big.places import COLUMNS, MOON, ROWS, SUN, half_of_hex, neighbour, vertex_at
from skerry.big.ring import Ring
from skerry.big.window import START, Window, shape_of, window_of
from skerry.board.map_file import HARBOUR_ANY, HARBOUR_KINDS
from skerry.board.terrain import DESERT, GOLD_FIELD, SEA, TERRAINS
from skerry.engine.robbing import robber_place
from tests.big.stage import Stage

BOARDS = pytest.mark.parametrize("layout", layouts().values(), ids=layouts().keys())


def window() -> Window:
    return window_of(shape_of(Ring(3), Ring(3).stretch(0)))


def land(layout: Layout) -> list[int]:
    return [key for key, terrain in enumerate(layout.terrain) if terrain != SEA]


def half(key: int) -> int:
    return half_of_hex(*divmod(key, COLUMNS))


def turned(row: int, col: int) -> tuple[int, int]:
    return 8 - row, (5 if row % 2 == 0 else 4) - col


@pytest.mark.rule("BIG-027", "BIG-028", "BIG-060", "BIG-061")
def test_two_robbers_on_the_deserts_and_two_markers_beside_every_board() -> None:
    stage = Stage()
    for board in range(5):
        there = stage.game.hall.boards[board]
        layout = stage.game.ring.layout(board)
        assert [layout.terrain[key] for key in there.robber] == [DESERT, DESERT]
        assert [half(key) for key in there.robber] == [SUN, MOON]
        assert there.marker == [-1, -1]
    assert len(window().rules.awards) == 2 * 3


@pytest.mark.rule("BIG-029")
def test_every_board_has_a_base_set_of_resource_cards() -> None:
    stage = Stage()
    stage.window()
    for board in range(5):
        assert stage.bank(board) == {"wood": 19, "brick": 19, "wool": 19, "grain": 19, "ore": 19}


@pytest.mark.rule("BIG-030", "BIG-031", "BIG-058")
def test_every_board_has_23_development_cards_split_twelve_to_eleven() -> None:
    stage = Stage()
    names = stage.game.rules.card_names
    assert "monopoly" not in names
    orders = set()
    for board in range(5):
        sun, moon = stage.game.hall.boards[board].stack
        assert (len(sun), len(moon)) == (12, 11)
        cards = [names[card] for card in sun + moon]
        assert {name: cards.count(name) for name in names} == {
            "knight": 14,
            "victory_point": 5,
            "road_building": 2,
            "year_of_plenty": 2,
        }
        orders.add(sun + moon)
    assert len(orders) == 5


@pytest.mark.rule("BIG-032", "BIG-033", "BIG-034", "BIG-035")
def test_pieces_of_a_player() -> None:
    pieces = {piece.name: piece.limit for piece in window().rules.pieces}
    assert pieces == {"none": 0, "settlement": 5, "city": 10, "road": 15, "ship": 15}


@pytest.mark.rule("BIG-036")
def test_no_pirate_and_no_gold() -> None:
    assert not window().rules.has_pirate
    assert all(GOLD_FIELD not in layout.terrain for layout in layouts().values())


@pytest.mark.rule("BIG-038")
def test_colours() -> None:
    assert {name: layout.colours for name, layout in layouts().items()} == {
        "A": ("red", "blue"),
        "B": ("white", "orange"),
        "C": ("green", "brown"),
    }


@pytest.mark.rule("BIG-039")
def test_the_boards_are_printed_and_never_shuffled() -> None:
    one, other = Stage(seed="one"), Stage(seed="other")
    for stage in (one, other):
        state = stage.position(0).kernel.state
        shown = [f"{TERRAINS[t]}:{n.bit_length() - 1}" for t, n in zip(state.terrain, state.numbers, strict=True) if n]
        assert shown[:3] == ["pasture:8", "field:8", "hill:11"]
    assert list(one.position(0).kernel.state.numbers) == list(other.position(0).kernel.state.numbers)


@BOARDS
@pytest.mark.rule("BIG-040", "BIG-041", "BIG-042", "BIG-043")
def test_each_half_has_ten_land_hexes_with_the_same_numbers(layout: Layout) -> None:
    for side in (SUN, MOON):
        hexes = [key for key in land(layout) if half(key) == side]
        assert len(hexes) == 10
        assert sum(layout.terrain[key] == DESERT for key in hexes) == 1
        numbers = sorted(layout.numbers[key] for key in hexes if layout.numbers[key])
        assert [number for number in numbers if number not in (2, 12)] == [3, 4, 5, 6, 8, 9, 10, 11]
    twelve, two = layout.hexes_with(12), layout.hexes_with(2)
    assert (list(twelve), list(two)) == (([MOON], [SUN]) if layout.name == "B" else ([SUN], [MOON]))


@BOARDS
@pytest.mark.rule("BIG-044")
def test_turned_round_a_board_is_itself_with_two_and_twelve_swapped(layout: Layout) -> None:
    swapped = {2: 12, 12: 2}
    for key in land(layout):
        row, col = turned(*divmod(key, COLUMNS))
        other = row * COLUMNS + col
        assert layout.terrain[other] == layout.terrain[key]
        assert layout.numbers[other] == swapped.get(layout.numbers[key], layout.numbers[key])
        assert half(other) != half(key)
    opposite = {"E": "W", "W": "E", "NE": "SW", "SW": "NE", "NW": "SE", "SE": "NW"}
    harbours = {(h.kind, h.row, h.col, h.side) for h in layout.harbours}
    assert {(kind, *turned(row, col), opposite[side]) for kind, row, col, side in harbours} == harbours


@BOARDS
@pytest.mark.rule("BIG-045", "BIG-046")
def test_no_red_numbers_and_no_equal_numbers_side_by_side(layout: Layout) -> None:
    for key in land(layout):
        for side in ("E", "SE", "SW"):
            cell = neighbour(*divmod(key, COLUMNS), side)
            if cell is None or cell.east or not layout.numbers[key]:
                continue
            other = layout.numbers[cell.row * COLUMNS + cell.col]
            assert other != layout.numbers[key]
            assert not {other, layout.numbers[key]} <= {6, 8}


@BOARDS
@pytest.mark.rule("BIG-047", "BIG-048")
def test_four_harbours_in_each_half_away_from_each_other_and_from_start_spots(layout: Layout) -> None:
    for side in (SUN, MOON):
        kinds = [harbour.kind for harbour in layout.harbours if harbour.half == side]
        assert (len(kinds), kinds.count(HARBOUR_ANY)) == (4, 2)
    ends = {"NE": ("N", "NE"), "E": ("NE", "SE"), "SE": ("SE", "S"), "SW": ("S", "SW"), "W": ("SW", "NW")}
    ends["NW"] = ("NW", "N")
    served = [vertex_at(h.row, h.col, corner) for h in layout.harbours for corner in ends[h.side]]
    assert len(set(served)) == 16
    spots = {vertex_at(3, 3, corner) for corner in START[SUN][0]} | {
        vertex_at(5, 1, corner) for corner in START[MOON][0]
    }
    assert not spots & set(served)


@pytest.mark.rule("BIG-049")
def test_islands_are_two_sea_hexes_apart() -> None:
    for layout in layouts().values():
        assert all(1 <= key % COLUMNS <= 4 for key in land(layout))


@pytest.mark.rule("BIG-050")
def test_harbours_are_told_by_kind_land_hex_and_side() -> None:
    first = layouts()["A"].harbours[0]
    assert (HARBOUR_KINDS[first.kind], first.row, first.col, first.side, first.half) == ("wool", 2, 1, "W", SUN)
    for layout in layouts().values():
        for harbour in layout.harbours:
            assert layout.terrain[harbour.row * COLUMNS + harbour.col] != SEA
            across = neighbour(harbour.row, harbour.col, harbour.side)
            assert across is not None
            assert layout.terrain[across.row * COLUMNS + across.col] == SEA


@pytest.mark.rule("BIG-062")
def test_robbers_of_a_window_are_numbered_by_their_halves() -> None:
    position = Stage().position(1)
    for robber in range(2 * position.window.boards):
        board, key = position.window.hex_place(int(robber_place(position.kernel, robber)))
        assert (board, half(key)) == divmod(robber, 2)


def test_every_row_has_six_hexes() -> None:
    assert all(len(layout.terrain) == len(layout.numbers) == ROWS * COLUMNS for layout in layouts().values())
