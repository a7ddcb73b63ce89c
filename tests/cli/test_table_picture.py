"""The board as text."""

from skerry import Game
from skerry.board.map_file import HARBOUR_KINDS
from skerry.cli.table_picture import board_picture, harbours_of


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
