"""The island of Cities & Knights: a beginner board of its own, and all else as in the base game."""

from __future__ import annotations

import pytest

from skerry.board.map_text import HARBOUR_KINDS
from skerry.board.maps import load_map
from skerry.board.terrain import TERRAINS
from skerry.board.tokens import numbers_of
from skerry.catalog.legality import target_of

ROWS = (
    "hill:6 mountain:2 hill:5",
    "forest:3 mountain:9 desert forest:10",
    "forest:8 field:4 hill:11 pasture:3 field:8",
    "pasture:10 field:5 mountain:6 pasture:4",
    "field:9 pasture:12 forest:11",
)
HARBOURS = {
    "(0,0) side NW": "brick",
    "(0,1) side NE": "ore",
    "(1,3) side NE": "wood",
    "(2,4) side E": "grain",
    "(3,3) side SE": "3:1",
    "(4,1) side SE": "3:1",
    "(4,0) side SW": "3:1",
    "(3,0) side W": "wool",
    "(1,0) side W": "3:1",
}


@pytest.mark.rule("CK-022")
def test_beginner_board_of_cities_and_knights() -> None:
    board = load_map("cities_and_knights")
    shown: dict[int, list[str]] = {}
    for hex_ in range(board.topology.hexes):
        words = [TERRAINS[board.terrain[hex_]], *(str(number) for number in numbers_of(board.numbers[hex_]))]
        shown.setdefault(board.topology.hex_row[hex_], []).append(":".join(words))
    assert tuple(" ".join(shown[row]) for row in sorted(shown)) == ROWS
    names = board.topology.edge_name
    assert {names(harbour.edge): HARBOUR_KINDS[harbour.kind] for harbour in board.harbours} == HARBOURS


@pytest.mark.rule("CK-021")
def test_everything_but_the_beginner_board_is_that_of_the_base_game() -> None:
    board = load_map("cities_and_knights")
    base = load_map("base")
    assert [list(board.topology.hex_row), list(board.topology.hex_x)] == [
        list(base.topology.hex_row),
        list(base.topology.hex_x),
    ]
    assert sorted(harbour.edge for harbour in board.harbours) == sorted(harbour.edge for harbour in base.harbours)
    assert {name: (stack.items, stack.letters) for name, stack in board.stacks.items()} == {
        name: (stack.items, stack.letters) for name, stack in base.stacks.items()
    }
    assert board.start_corners == base.start_corners
    assert [piece.kinds for piece in board.frame_pieces] == [piece.kinds for piece in base.frame_pieces]
    assert board.vertices_of("neutral") == base.vertices_of("neutral")
    assert board.players == base.players
    assert board.target == target_of(["base", "cities_and_knights"], 4)
