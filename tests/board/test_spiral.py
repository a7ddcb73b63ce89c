"""Spirals: in which order lettered tokens are laid, and that red ones lie apart."""

from __future__ import annotations

from itertools import combinations, pairwise

import pytest

from skerry.board.map_text import MapFile, parse_map
from skerry.board.maps import load_map
from skerry.board.setup import (
    BoardSetup,
    begin,
    lay_spiral,
)
from skerry.board.spiral import spiral_order
from skerry.board.terrain import DESERT, FOREST
from skerry.board.tokens import numbers_of
from tests.board.laid import neighbours, red_apart


def names(board_map: MapFile, hexes: list[int]) -> str:
    return " ".join(board_map.topology.hex_name(h) for h in hexes)


def with_deserts(board_map: MapFile, deserts: tuple[int, ...]) -> BoardSetup:
    """A board whose only fact is where its deserts lie."""
    setup = begin(board_map)
    setup.terrain = [DESERT if h in deserts else FOREST for h in range(len(setup.terrain))]
    return setup


SPIRAL_FROM_SOUTH_WEST = (
    "(4,0) (4,1) (4,2) (3,3) (2,4) (1,3) (0,2) (0,1) (0,0) (1,0) (2,0) (3,0) (3,1) (3,2) (2,3) (1,2) (1,1) (2,1) (2,2)"
)


@pytest.mark.rule("BASE-42")
def test_spiral_from_the_south_west_corner() -> None:
    board_map = load_map("base")
    order = spiral_order(board_map, board_map.topology.hex_at(4, 0))
    assert names(board_map, order) == SPIRAL_FROM_SOUTH_WEST


@pytest.mark.rule("BASE-41", "BASE-42")
def test_spirals_from_other_corners_are_rotations() -> None:
    board_map = load_map("base")
    start = SPIRAL_FROM_SOUTH_WEST.split(" ")
    outer, inner = start[:12], start[12:18]
    assert names(board_map, board_map.start_corners).split(" ") == [
        "(0,0)",
        "(0,2)",
        "(2,4)",
        "(4,2)",
        "(4,0)",
        "(2,0)",
    ]
    for corner in board_map.start_corners:
        turn = outer.index(board_map.topology.hex_name(corner))
        assert turn % 2 == 0
        expected = outer[turn:] + outer[:turn] + inner[turn // 2 :] + inner[: turn // 2] + ["(2,2)"]
        assert names(board_map, spiral_order(board_map, corner)).split(" ") == expected


@pytest.mark.rule("BASE56-12", "BASE56-13")
def test_spiral_of_the_larger_island_from_the_north_west() -> None:
    board_map = load_map("base_5_6")
    assert names(board_map, board_map.start_corners) == "(0,0) (0,2) (3,5) (6,2) (6,0) (3,0)"
    assert names(board_map, spiral_order(board_map, 0)) == (
        "(0,0) (1,0) (2,0) (3,0) (4,0) (5,0) (6,0) (6,1) (6,2) (5,3) (4,4) (3,5) (2,4) (1,3) (0,2) (0,1) "
        "(1,1) (2,1) (3,1) (4,1) (5,1) (5,2) (4,3) (3,4) (2,3) (1,2) "
        "(2,2) (3,2) (4,2) (3,3)"
    )


@pytest.mark.rule("BASE56-12", "BASE56-14")
def test_rings_of_the_larger_island_start_side_by_side() -> None:
    board_map = load_map("base_5_6")
    board = board_map.topology
    from_first = spiral_order(board_map, 0)
    rings = [from_first[:16], from_first[16:26], from_first[26:]]
    for corner in board_map.start_corners:
        order = spiral_order(board_map, corner)
        parts = [order[:16], order[16:26], order[26:]]
        for part, ring in zip(parts, rings, strict=True):
            turn = ring.index(part[0])
            assert part == ring[turn:] + ring[:turn]
        for outside, inside in pairwise(parts):
            touching = {board.hex_hex[6 * outside[0] + side] for side in range(6)} & set(inside)
            assert touching == {inside[0]}


def test_a_spiral_covers_every_hex_of_an_odd_shape_once() -> None:
    board_map = parse_map(
        "name odd\n"
        "row 0 offset 0: ? ? ? sea ? ?\n"
        "row 1 offset 1: ? sea ? sea ?\n"
        "row 2 offset 0: ? ? ? sea sea sea ?\n"
        "stack terrain: 12 forest\n"
    )
    for start in board_map.token_hexes:
        order = spiral_order(board_map, start)
        assert order[0] == start
        assert sorted(order) == board_map.token_hexes


def test_a_spiral_starts_only_where_a_number_can_lie() -> None:
    with pytest.raises(ValueError, match="no spiral can start"):
        spiral_order(load_map("base"), 99)


@pytest.mark.rule("BASE-33", "BASE-41", "BASE-53")
def test_spiral_lays_letters_in_order_and_passes_over_the_desert() -> None:
    board_map = load_map("base")
    tokens = board_map.stacks["tokens"].items
    for corner in board_map.start_corners:
        order = spiral_order(board_map, corner)
        for desert in range(19):
            setup = with_deserts(board_map, (desert,))
            lay_spiral(setup, corner)
            assert setup.numbers[desert] == 0
            assert [numbers_of(setup.numbers[h]) for h in order if h != desert] == [[token] for token in tokens]
            assert setup.token_stack == []


@pytest.mark.rule("BASE-43")
def test_spiral_keeps_red_and_equal_numbers_apart_for_every_corner_and_desert() -> None:
    board_map = load_map("base")
    pairs = neighbours(begin(board_map))
    for corner in board_map.start_corners:
        for desert in range(19):
            setup = with_deserts(board_map, (desert,))
            lay_spiral(setup, corner)
            assert red_apart(setup)
            assert all(setup.numbers[a] != setup.numbers[b] for a, b in pairs)


@pytest.mark.rule("BASE56-12", "BASE56-15")
def test_larger_spiral_keeps_red_numbers_apart_for_every_corner_and_deserts() -> None:
    board_map = load_map("base_5_6")
    for corner in board_map.start_corners:
        for deserts in combinations(range(30), 2):
            setup = with_deserts(board_map, deserts)
            lay_spiral(setup, corner)
            assert setup.numbers[deserts[0]] == setup.numbers[deserts[1]] == 0
            assert red_apart(setup)


def test_a_spiral_with_too_few_tokens_changes_nothing() -> None:
    setup = begin(load_map("base"))
    setup.token_stack.pop()
    before = setup.numbers.copy()
    with pytest.raises(ValueError, match="17 number tokens do not fit 18 hexes"):
        lay_spiral(setup, 0)
    assert setup.numbers == before
