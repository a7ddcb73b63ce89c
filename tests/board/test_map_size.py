"""Large and lop-sided maps: refused early, and never costly."""

from __future__ import annotations

import time
import tracemalloc
from random import Random

import pytest

from skerry import ConfigError, Game
from skerry.board import map_rows
from skerry.board.map_text import MapError, parse_map
from skerry.board.numbers import RedNumbersError
from skerry.board.picture import draw
from skerry.board.regroup import RegroupError, Regrouping
from skerry.board.setup import begin, lay_random_numbers
from skerry.catalog.maps import read_map
from skerry.engine.randomness import Randomness

MOST = 300
SIDE = 17


def row_of(word: str, count: int) -> str:
    return f"name wide\nrow 0 offset 0: {' '.join([word] * count)}\n"


def test_a_map_may_have_as_many_hexes_as_are_allowed() -> None:
    assert read_map(row_of("hill:6", MOST), MOST).topology.hexes == MOST
    assert read_map(row_of("hill:6", MOST + 1)).topology.hexes == MOST + 1
    frames = row_of("frame", MOST) + "row 1 offset 1: hill\n"
    assert read_map(frames, MOST).topology.hexes == 1, "a frame cell is no hex"


def test_a_map_is_refused_at_the_first_hex_too_many(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is made of it: no topology, no board, no rules."""

    def never(*_: object) -> None:
        pytest.fail("a topology was built")

    if map_rows.__file__.endswith(".py"):  # compiled code does not look its names up
        monkeypatch.setattr(map_rows, "build_topology", never)
    with pytest.raises(ConfigError) as refused:
        read_map(row_of("?", 9_000) + "stack terrain: 9000 hill\n", MOST)
    assert str(refused.value.reason) == f"board:2:{17 + 2 * MOST}: a map has at most {MOST} hexes here"


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("name a\nrow 300 offset 0: hill\n", "rows and offsets go from 0 to 299, not to 300"),
        ("name a\nrow 0 offset 999999: hill\n", "rows and offsets go from 0 to 299, not to 999999"),
        ("name a\nrow 0 offset 0: hill ?\nstack terrain: 999999 hill, 999999 hill\n", "3:16: a stack of this map has"),
        ("name a\nrow 0 offset 0: hill\nstack a: 3 hill, 4 forest\n", "3:18: a stack of this map has at most 6 items"),
        (f"name a\nrow {'9' * 5000} offset 0: hill\n", "2:5: a word of a map has at most 100 letters"),
        (f"name a\nrow 0 offset 0: hill\nspiral (0,0) {'x' * 5000}\n", "a word of a map has at most 100 letters"),
        (f"name {'x' * 101}\nrow 0 offset 0: hill\n", "1:6: a word of a map has at most 100 letters"),
        ("name a\ntitle \ud800\nrow 0 offset 0: hill\n", "1:1: the text of a map holds half a character"),
    ],
)
def test_what_a_map_may_not_have(text: str, sentence: str) -> None:
    with pytest.raises(MapError) as refused:
        parse_map(text)
    assert sentence in str(refused.value)
    assert len(str(refused.value)) < 200


def square(red: float) -> str:
    """All land, one island, so many of its numbers red."""
    random = Random(f"red {red}")
    rows = [
        f"row {row} offset {row % 2}: "
        + " ".join(f"forest:{random.choice((6, 8) if random.random() < red else (3, 4, 5))}" for _ in range(SIDE))
        for row in range(SIDE)
    ]
    island = " ".join(f"({row},{col})" for row in range(SIDE) for col in range(SIDE))
    return "\n".join(["name square", *rows, f"island all (main): {island}"]) + "\n"


@pytest.mark.parametrize(("red", "fits"), [(0.1, True), (0.25, True), (0.4, False), (1.0, False)])
def test_a_large_board_is_shuffled_or_given_up_in_good_time(red: float, fits: bool) -> None:
    setup = begin(parse_map(square(red)))
    begun = time.process_time()
    if fits:
        Regrouping((("main",),)).shuffle_numbers(setup, Randomness("a"))
    else:
        with pytest.raises(RegroupError):
            Regrouping((("main",),)).shuffle_numbers(setup, Randomness("a"))
    assert time.process_time() - begun < 1


@pytest.mark.parametrize("red", [90, 100, 110, 150])
def test_red_numbers_on_a_large_board_find_room_or_are_given_up_in_good_time(red: int) -> None:
    hexes = SIDE * SIDE
    rows = "\n".join(f"row {row} offset {row % 2}: {' '.join(['?'] * SIDE)}" for row in range(SIDE))
    tokens = " ".join(["6"] * red + ["5"] * (hexes - red))
    setup = begin(parse_map(f"name square\n{rows}\nstack terrain: {hexes} hill\nstack tokens: {tokens}\n"))
    setup.terrain = [1] * hexes
    begun = time.process_time()
    try:
        lay_random_numbers(setup, Randomness("a"))
    except RedNumbersError:
        assert red > hexes // 3
    assert time.process_time() - begun < 1


def test_two_islands_at_the_ends_of_the_world_are_drawn_in_little_room() -> None:
    """As far apart as a map allows, and as many rows as it allows."""
    rows = "\n".join(f"row {row} offset {298 + row % 2}: hill:4" for row in range(1, 300))
    board = parse_map(f"name far\nrow 0 offset 0: hill:5 hill:6\n{rows}\n")
    tracemalloc.start()
    begun = time.process_time()
    picture = draw(board.topology, board.terrain, board.numbers, board.harbours, {}, {}, -1).text
    most = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    assert picture.count("hill") == 301
    assert time.process_time() - begun < 3
    assert most < 60_000_000


def test_hexes_of_two_islands_of_a_group_change_places_once() -> None:
    """Listed twice, a hex still has one number."""
    islands = "island a (main): (0,0) (0,1)\nisland b (main): (0,1) (0,2)\n"
    setup = begin(parse_map(f"name a\nrow 0 offset 0: forest:3 hill:4 field:5\n{islands}"))
    Regrouping((("main",),)).shuffle_numbers(setup, Randomness("a"))
    assert sorted(setup.numbers) == [1 << 3, 1 << 4, 1 << 5]


def test_what_is_dealt_from_stacks_is_not_shuffled_as_well() -> None:
    text = (
        "name a\nrow 0 offset 0: ? sea ? ? field:3\nisland all (main): (0,0) (0,1) (0,2) (0,3) (0,4)\n"
        "stack terrain: desert, 2 field\nstack tokens: 4 5\n"
    )
    for seed in range(20):
        with pytest.raises(ConfigError, match="deals hexes or numbers of the main islands from stacks"):
            Game.new(["new_shores"], 3, str(seed), {"setup": "random"}, text)
