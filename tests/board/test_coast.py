"""The coast as a walk: it comes back to its start on every map, and passes no edge twice."""

from __future__ import annotations

from random import Random

import pytest

from skerry import ConfigError, Game
from skerry.board.coast import coast_ring, has_land
from skerry.board.map_text import MapError, MapFile, parse_map

DRAWN = """name x
row 0 offset 0: ? forest:5
stack terrain: hill
stack tokens: 6
frame from (0,0) side NE
piece: 3:1 at 0
"""


def board_of(number: int) -> MapFile:
    """A patch of land, sea, drawn hexes, fog and lakes."""
    random = Random(number)
    mix = random.choice(("forest ?", "forest sea", "forest ? sea", "forest ? sea fog lake")).split()
    rows = [[random.choice(mix) for _ in range(random.randrange(1, 7))] for _ in range(random.randrange(1, 7))]
    text = "\n".join(f"row {at} offset {at % 2}: {' '.join(row)}" for at, row in enumerate(rows))
    words = text.split()
    stacks = "\n".join(
        f"stack {name}: {words.count(word)} {terrain}"
        for name, word, terrain in (("terrain", "?", "desert"), ("fog", "fog", "sea"))
        if word in words
    )
    return parse_map(f"name m\n{text}\n{stacks}\n")


def test_the_walk_round_a_drawn_hex_and_its_neighbour() -> None:
    """Both count as land, so the two have one coast of ten edges."""
    board = parse_map(DRAWN)
    assert [(spot.hex, spot.side) for spot in board.frame_harbours] == [
        *((0, 0), (1, 5), (1, 0), (1, 1), (1, 2), (1, 3), (0, 2), (0, 3), (0, 4), (0, 5))
    ]
    assert Game.new(["base"], players=3, seed="1", board=DRAWN).decision == "found_building"


@pytest.mark.parametrize("number", range(150))
def test_every_coast_edge_lies_on_one_walk(number: int) -> None:
    board = board_of(number)
    beside = board.topology.hex_hex
    coast = {
        (h, side)
        for h in range(board.topology.hexes)
        for side in range(6)
        if has_land(board, h) and not has_land(board, int(beside[6 * h + side]))
    }
    left = set(coast)
    while left:
        start = min(left)
        ring = coast_ring(board, *start)
        assert ring[0] == start
        assert len(set(ring)) == len(ring), "an edge is passed twice"
        assert left.issuperset(ring), "the walk leaves the coast, or meets another one"
        left.difference_update(ring)
        for (h, side), (after, after_side) in zip(ring, ring[1:] + ring[:1], strict=True):
            ends = board.topology.hex_vertex
            assert ends[6 * h + (side + 1) % 6] == ends[6 * after + after_side], "the walk jumps"


@pytest.mark.parametrize(
    ("board", "sentence"),
    [
        (DRAWN.replace("side NE", "side E"), "5:23: side E of (0,0) is no coast"),
        (DRAWN.replace("stack tokens: 6\n", "").replace("hill", "sea"), "may turn out to be no land"),
        (
            DRAWN.replace("forest:5", "forest:5 fog").replace("hill", "hill\nstack fog: hill"),
            "(0,2), which is fog",
        ),
        (DRAWN.replace("forest:5", "forest:5 lake"), "the frame cannot pass (0,2), which is lake"),
    ],
)
def test_a_frame_that_cannot_be_walked_is_refused(board: str, sentence: str) -> None:
    with pytest.raises(MapError) as refused:
        parse_map(board)
    assert sentence in str(refused.value)
    with pytest.raises(ConfigError):
        Game.new(["base"], players=3, board=board)
