"""The board as text."""

from __future__ import annotations

import pytest

from skerry.board.map_text import parse_map
from skerry.board.maps import load_map
from skerry.board.picture import Mark, draw
from skerry.board.topology import build_topology

BEGINNER_BOARD = """\
           3:1    +           +   grain   +
              .-'   `-.   .-'   `-.   .-'   `-.
            +     10    +     2     +     9     +
            |  mountain |  pasture  |   forest  |
            +           +           +           +    ore
        .-'   `-.   .-'   `-.   .-'   `-.   .-'   `-.
      +     12    +     6     +     4     +     10    +
 wood |   field   |    hill   |  pasture  |    hill   |
      +           +           +           +           +
  .-'   `-.   .-'   `-.   .-'   `-.   .-'   `-.   .-'   `-.
+     9     +     11    +           +     3     +     8     +
|   field   |   forest  |   desert  |   forest  |  mountain | 3:1
+           +           +  (robber) +           +           +
  `-.   .-'   `-.   .-'   `-.   .-'   `-.   .-'   `-.   .-'
      +     8     +     3     +     4     +     5     +
brick |   forest  |  mountain |   field   |  pasture  |
      +           +           +           +           +
        `-.   .-'   `-.   .-'   `-.   .-'   `-.   .-'
            +     5     +     6     +     11    +    wool
            |    hill   |   field   |  pasture  |
            +           +           +           +
              `-.   .-'   `-.   .-'   `-.   .-'
           3:1    +           +    3:1    +
"""


@pytest.mark.rule("BASE-35")
def test_beginner_board_as_it_lies_on_the_table() -> None:
    base = load_map("base")
    assert draw(base.topology, base.terrain, base.numbers, base.harbours, {}, {}, 9).text == BEGINNER_BOARD


@pytest.mark.parametrize("name", ["base", "base_5_6"])
def test_boards_of_the_base_game_fit_a_terminal(name: str) -> None:
    board_map = load_map(name)
    picture = draw(board_map.topology, board_map.terrain, board_map.numbers, board_map.harbours, {}, {}, -1).text
    assert max(len(line) for line in picture.splitlines()) < 80
    assert "robber" not in picture


def test_marks_stand_on_their_vertices_and_edges() -> None:
    one = parse_map("name one\nrow 0 offset 0: field:2,12\n".replace("\\\n", "\n"))
    board = one.topology
    vertices = {board.vertex_of(0, "N"): Mark("RC"), board.vertex_of(0, "SW"): Mark("b")}
    edges = {board.edge_of(0, "NE"): Mark("R"), board.edge_of(0, "W"): Mark("b"), board.edge_of(0, "SE"): Mark("RR")}
    assert draw(board, one.terrain, one.numbers, [], vertices, edges, -1).text == (
        "      RC\n  .-'    R\n+    2,12   +\nb   field   |\nb           +\n  `-.   RR\n      +\n"
    )


def test_a_mark_on_a_hex_stands_beside_its_number() -> None:
    pair = parse_map("name a\nrow 0 offset 0: hill:11 desert\n")
    marks = {0: Mark("$2"), 1: Mark("$0")}
    lines = draw(pair.topology, pair.terrain, pair.numbers, [], {}, {}, -1, hex_marks=marks).text.splitlines()
    assert lines[2] == "+   11 $2   +     $0    +"


def test_sea_fog_and_undrawn_hexes_have_short_names() -> None:
    isles = parse_map("name a\nrow 0 offset 0: sea fog ?\nstack terrain: hill\nstack fog: sea\n")
    lines = draw(isles.topology, isles.terrain, isles.numbers, [], {}, {}, -1).text.splitlines()
    assert lines[3] == "|     ~     |    fog    |     ?     |"


def test_a_harbour_beside_a_sea_hex_is_written_into_it() -> None:
    coast = parse_map(
        "name a\nrow 0 offset 0: sea hill sea\n"
        "harbour wool at (0,1) side W\nharbour ? at (0,1) side E\nstack harbours: ore\n"
    )
    lines = draw(coast.topology, coast.terrain, coast.numbers, coast.harbours, {}, {}, -1).text.splitlines()
    assert lines[3] == "|      wool |    hill   | ?         |"


def test_a_mark_and_a_harbour_at_one_edge_keep_apart() -> None:
    coast = parse_map("name a\nrow 0 offset 0: hill sea\nharbour 3:1 at (0,0) side E\n")
    marks = {coast.harbours[0].edge: Mark("~1")}
    lines = draw(coast.topology, coast.terrain, coast.numbers, coast.harbours, {}, marks, -1).text.splitlines()
    assert lines[3] == "|    hill   ~1 3:1      |"


def test_the_pirate_keeps_clear_of_harbours() -> None:
    text = "name a\nrow 0 offset 0: sea\nrow 1 offset 1: hill hill\nharbour 3:1 at (1,0) side NW\n"
    coast = parse_map(text)
    lines = draw(
        coast.topology, coast.terrain, coast.numbers, coast.harbours, {}, {}, -1, {"pirate": 0}
    ).text.splitlines()
    assert [line.strip(" +") for line in lines[2:5]] == ["(pirate)", "|     ~     |", "3:1"]


def test_a_plaza_and_its_inner_paths_can_be_marked() -> None:
    board = build_topology([(0, 0, 0)], plazas=[(0, [1])])
    lines = draw(board, [12], [0], [], {6: Mark("W")}, {6: Mark("r0")}, -1).text.splitlines()
    assert lines[4][6] == "W"
    assert lines[2][10:] == "r0+"


def test_what_belongs_to_somebody_is_found_again_in_the_text() -> None:
    """A mark beside a number, one of three letters, one beside a long name, one on a slanted edge, and a plain one."""
    pair = parse_map("name a\nrow 0 offset 0: mountain:8 gold_field:6\n")
    board = pair.topology
    vertices = {board.vertex_of(0, "N"): Mark("C1#", 1), board.vertex_of(0, "SW"): Mark("6")}
    edges = {board.edge_of(0, "E"): Mark("~0", 0), board.edge_of(0, "NE"): Mark("r2", 2)}
    marks = {1: Mark("$3", 3)}
    drawing = draw(board, pair.terrain, pair.numbers, [], vertices, edges, -1, hex_marks=marks)
    found = sorted((drawing.text[start:end], owner) for start, end, owner in drawing.owned)
    assert found == [("$3", 3), ("C1#", 1), ("r2", 2), ("~0", 0)]
