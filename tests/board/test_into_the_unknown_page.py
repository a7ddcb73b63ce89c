"""The page of rules says of `into_the_unknown` what its tables and maps say, and shows its maps as they are."""

from __future__ import annotations

import re

import pytest

from skerry.board.terrain import FOG, SEA
from skerry.catalog.legality import target_of
from skerry.catalog.maps import map_of
from skerry.rules.seafarers.explorers.into_the_unknown.tables import MOST_KEPT, POINTS_OF_KEPT, SPECIAL_HARBOURS

from .map_pictures import EXPLORERS, PICTURE, with_pictures

NAME = "into_the_unknown"
PAGE = EXPLORERS.read_text(encoding="utf-8")
(TOLD,) = re.findall(rf"^## {NAME}\n(.*?)(?=^## |\Z)", PAGE, re.DOTALL | re.MULTILINE)


def row(heading: str) -> list[str]:
    (cells,) = re.findall(rf"^\| {heading} \| (.*) \|$", TOLD, re.MULTILINE)
    return cells.split(" | ")


def test_the_pictures_are_those_of_the_maps() -> None:
    assert [name for _, name in PICTURE.findall(TOLD)] == [f"explorers/{NAME}_4", f"explorers/{NAME}_3"]
    assert with_pictures(TOLD) == TOLD, "draw it anew with `python -m tests.board.map_pictures`"


@pytest.mark.parametrize("players", [3, 4])
def test_the_table_counts_what_lies_on_each_map(players: int) -> None:
    board = map_of([NAME], players)
    column = players - 3
    hidden = board.stack_items("fog")
    land = len(hidden) - hidden.count(SEA)
    assert list(board.terrain).count(FOG) == len(hidden)
    assert row("hidden hexes")[column] == f"{len(hidden)}: {hidden.count(SEA)} sea, {land} land"
    home = next(len(one.hexes) for one in board.islands if one.name == "home")
    assert row("home island")[column].startswith(f"{home} hexes")
    assert str(len(board.vertices_of("treasure"))) in row("treasures on the board")[column]
    assert row("special harbours beside the board")[column] == f"{len(SPECIAL_HARBOURS)}, one of each kind"


def test_the_section_knows_the_points() -> None:
    targets = [target_of([NAME, *more], 4) for more in ((), ("cities_and_knights",))]
    assert f"to {targets[0]} points, with Cities & Knights to {targets[1]}" in TOLD
    for kept in range(3, MOST_KEPT + 1):
        assert row(str(kept))[0].startswith(f"{POINTS_OF_KEPT[kept]} point")
