"""The board as text."""

import pytest

from skerry import Game
from skerry.board.map_file import HARBOUR_KINDS
from skerry.cli.table_picture import board_picture, columns_of, harbours_of, seat_table, style_of
from skerry.engine.kept.kept import EDGE, HEX
from skerry.engine.kept.layer import Layer
from skerry.engine.module import Module
from skerry.engine.rules import Rules
from skerry.engine.view import View
from tests.knights import barbarians_at, begun, give, knight, level, metropolis, own, play, wall
from tests.suites.player import Player
from tests.table import Table


def test_every_harbour_of_the_island_is_found_once() -> None:
    for seed in range(20):
        view = Game.new(["base"], players=4, seed=seed).view(None)
        kinds = sorted(HARBOUR_KINDS[harbour.kind] for harbour in harbours_of(view))
        assert kinds == sorted(["3:1"] * 4 + ["wood", "brick", "wool", "grain", "ore"])


def test_pieces_appear_where_they_were_founded() -> None:
    game = Game.new(["base"], players=4, seed="tuesday", options={"board": "beginner", "fixed_start": True})
    picture = board_picture(game.view(None)).plain
    for seat in range(4):
        assert picture.count(f"s{seat}") == 2
        assert picture.count(f"r{seat}") == 2
    assert "(robber)" in picture


@pytest.mark.usefixtures("lanterns")
def test_what_a_module_keeps_and_shows_appears_with_no_line_of_its_own() -> None:
    game = Game.new(["base", "lanterns"], players=4, seed="lanterns")
    hung = 0
    for _, action, _ in Player(5).play(game):
        hung += action.kind == "hang_lantern"
        if hung == 4:
            break
    view = game.view(None)
    columns = columns_of(view)
    assert sum(map(int, map(str, columns["lanterns"]))) == 4
    assert columns["charms"] == [min(int(str(count)), 1) for count in columns["lanterns"]]
    picture = board_picture(view).plain
    # Where a road was built over a lantern, it is told below.
    assert sum(picture.count(f"h{seat}") + picture.count(f": hung {seat}") for seat in range(4)) == 4
    assert "charms left 1" in picture.splitlines()


def test_the_pirate_appears_where_it_is() -> None:
    game = Game.new(["four_islands"], players=3, seed="tuesday")
    assert board_picture(game.view(None)).plain.count("(pirate)") == 1
    frame = Game.new(["new_shores"], players=3, seed="tuesday")
    assert "(pirate)" not in board_picture(frame.view(None)).plain


@pytest.mark.parametrize(
    ("scenario", "marks"),
    [
        ("cloth_for_catan", {"10", "11", "3", "4", "5", "6", "8", "9"}),
        ("forgotten_tribe", {"P", "C", "H"}),
        ("pirate_islands", {"f0", "f1", "f2", "~0", "~1", "~2"}),
        ("fog_islands", {"fog"}),
    ],
)
def test_what_a_scenario_lays_out_appears(scenario: str, marks: set[str]) -> None:
    picture = board_picture(Game.new([scenario], players=3, seed="tuesday").view(None)).plain
    assert marks <= set(picture.replace("|", " ").split())


def test_what_modules_count_stands_beside_the_seats() -> None:
    view = Game.new(["pirate_islands"], players=3, seed="tuesday").view(None)
    assert headings(view)[-2:] == ["route", "awards"]
    view.parts["pirate_islands"]["strength"] = [0, 4, 0]
    assert headings(view)[-2:] == ["warships", "awards"]


def headings(view: View) -> list[str]:
    return [str(column.header) for column in seat_table(view, [""] * int(view.seats)).columns]


def test_cities_and_knights_shows_knights_cities_and_the_merchant() -> None:
    table = begun()
    table.put(0, "city", "(2,2) NW", "(4,0) N", "(4,2) N")
    table.put(1, "city", "(0,0) N")
    metropolis(table, "science", "(2,2) NW")
    wall(table, 0, "(2,2) NW")
    wall(table, 0, "(4,0) N")
    table.put(1, "settlement", "(0,2) N")
    own(table).sideways.set(table.kernel, table.vertex("(0,2) N"), 1)
    knight(table, 0, "(3,1) N")
    knight(table, 1, "(1,1) N", "mighty", active=True)
    give(table, 0, "merchant")
    play(table, "merchant")
    table.act(0, "place_merchant", hex="(2,2)")
    words = board_picture(table.game.view(None)).plain.replace("|", " ").split()
    for mark in ("S0#", "C0#", "C0", "C1", "c1", "1k0", "3K1", "$0"):
        assert words.count(mark) == 1, mark
    assert words[words.index("$0") - 1] == "11", "beside the number of its hex"


def test_the_barbarians_are_told_below_the_board() -> None:
    table = begun()
    table.put(0, "city", "(2,2) NW", "(4,0) N")
    knight(table, 1, "(1,1) N", "strong", active=True)
    knight(table, 1, "(3,1) N", "mighty")
    barbarians_at(table, 3)
    last = board_picture(table.game.view(None)).plain.splitlines()[-1]
    assert last == "barbarians 3 of 7: 2 cities, knights of 2; the robber is locked"
    own(table).attacks.put(table.kernel, 1)
    assert board_picture(table.game.view(None)).plain.endswith("knights of 2\n")
    assert "barbarians" not in board_picture(Game.new(["base"], players=3, seed="tuesday").view(None)).plain


def test_levels_and_defence_stand_beside_the_seats() -> None:
    table = begun()
    level(table, 2, "politics", 4)
    give(table, 2, "spy", "merchant")
    knight(table, 2, "(1,1) N", "strong", active=True)
    view = table.game.view(None)
    assert headings(view) == ["seat", "points", "cards", "route", "T P S", "progress", "defence", "awards"]
    assert [list(column.cells)[2] for column in seat_table(view, [""] * 4).columns][4:7] == ["0 4 0", "2", "2"]
    own(table).defender.set(table.kernel, 1, 2)
    assert headings(table.game.view(None))[-2] == "defender"


def test_marks_have_the_colour_of_their_owner() -> None:
    table = begun()
    table.put(1, "city", "(4,0) N")
    wall(table, 1, "(4,0) N")
    knight(table, 2, "(1,1) N", "mighty", active=True)
    board = board_picture(table.game.view(None))
    coloured = {board.plain[span.start : span.end]: span.style for span in board.spans}
    assert (coloured["C1#"], coloured["3K2"]) == (style_of(1), style_of(2))
    assert coloured["6"] == "bold"


class Camels(Module):
    """Camels and tracks on edges, beside whatever lies there, and stones on hexes."""

    def __init__(self) -> None:
        super().__init__("toy_camels")
        self.camels = Layer("camel", EDGE, colours=True)
        self.tracks = Layer("track", EDGE, ("", "deep_sand"))
        self.stones = Layer("stones", HEX)

    def declare(self, rules: Rules) -> None:
        for layer in (self.camels, self.tracks, self.stones):
            rules.keep(self, layer)


def test_what_a_piece_or_another_layer_covers_is_told_below_the_board() -> None:
    toy = Camels()
    table = Table(["base", toy])
    road, both, alone = (table.edge(f"(1,{col}) NE") for col in range(3))
    table.put(2, "road", "(1,0) NE")
    for edge in (road, both, alone):
        toy.camels.set(table.kernel, edge, 1)
    toy.tracks.set(table.kernel, both, 1)
    toy.stones.set(table.kernel, table.hex("(2,2)"), 3)
    below = board_picture(table.game.view(None)).plain.splitlines()[-2:]
    names = [table.kernel.topology.edge_name(edge) for edge in (road, both)]
    assert below == [f"{names[0]}: camel 1", f"{names[1]}: camel 1, track deep sand"]
