"""Shuffling hexes and numbers within groups, whatever the map."""

from __future__ import annotations

import pytest

from skerry.board.map_text import MapFile, parse_map
from skerry.board.regroup import NumberLimit, RegroupError, Regrouping
from skerry.board.setup import BoardSetup, begin
from skerry.board.terrain import DESERT
from tests.board.laid import red_apart

from .conftest import SeededShuffler

ISLE = """
name isle
row 0 offset 1: frame frame frame frame
row 1 offset 0: frame forest:6 hill:8 field:3 desert frame
row 2 offset 1: frame frame frame frame frame
island isle (main): (1,1) (1,2) (1,3) (1,4)
"""


def shuffle(board: MapFile, regrouping: Regrouping, seed: int) -> BoardSetup:
    setup = begin(board)
    regrouping.shuffle_terrain(setup, SeededShuffler(seed))
    regrouping.shuffle_numbers(setup, SeededShuffler(seed + 1))
    return setup


@pytest.mark.rule("SEA-18", "SEA-19")
def test_a_group_finds_the_only_ways_to_lie() -> None:
    board = parse_map(ISLE)
    staying = Regrouping((("main",),), deserts_stay=True)
    faces = {tuple(shuffle(board, staying, seed).numbers) for seed in range(60)}
    six, eight, three = 1 << 6, 1 << 8, 1 << 3
    assert faces == {(six, three, eight, 0), (eight, three, six, 0)}
    roaming = [shuffle(board, Regrouping((("main",),)), seed) for seed in range(60)]
    assert len({setup.terrain.index(DESERT) for setup in roaming}) == 4
    assert all(red_apart(setup) for setup in roaming)


def test_numbers_that_cannot_lie_as_they_must_are_refused() -> None:
    board = parse_map(ISLE)
    hopeless = Regrouping(
        (("main",),), deserts_stay=True, limits=(NumberLimit((3,), terrains=("forest", "hill", "field")),)
    )
    with pytest.raises(RegroupError, match="no way to lay the numbers of the main islands"):
        shuffle(board, hopeless, 1)


def test_a_group_with_too_few_numbers_is_refused() -> None:
    board = parse_map(ISLE.replace("hill:8", "hill"))
    with pytest.raises(RegroupError, match="2 numbers do not fit the 3 hexes of the main islands"):
        shuffle(board, Regrouping((("main",),)), 1)
