"""The board as text."""

import pytest

from skerry import Game
from skerry.board.map_file import HARBOUR_KINDS
from skerry.cli.table_picture import board_picture, harbours_of, seat_table
from skerry.engine.view import View


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
    return [str(column.header) for column in seat_table(view, ["", "", ""]).columns]
