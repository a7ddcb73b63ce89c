"""The page of rules says of `treasure_islands` what its tables say, and shows its map as it is."""

from __future__ import annotations

import re

from skerry.catalog.legality import target_of
from skerry.rules.seafarers.explorers.treasures.tables import TREASURE_COUNTS, TREASURE_NAMES

from .map_pictures import EXPLORERS, PICTURE, with_pictures

PAGE = EXPLORERS.read_text(encoding="utf-8")
(TOLD,) = re.findall(r"^## treasure_islands\n(.*?)(?=^## |\Z)", PAGE, re.DOTALL | re.MULTILINE)


def test_the_picture_is_that_of_the_map() -> None:
    assert [name for _, name in PICTURE.findall(TOLD)] == ["explorers/treasure_islands"]
    assert with_pictures(TOLD) == TOLD, "draw it anew with `python -m tests.board.map_pictures`"


def test_the_section_knows_the_tiles_and_the_points_to_win() -> None:
    rows = {name: int(count) for name, count in re.findall(r"^\| `(\w+)` \| (\d+) \|", TOLD, re.MULTILINE)}
    assert rows == dict(zip(TREASURE_NAMES, TREASURE_COUNTS, strict=True))
    (win,) = re.findall(r"\*\*To win:\*\* (\d+) points with three players, (\d+) with four", TOLD)
    assert win == tuple(str(target_of(["treasure_islands"], players)) for players in (3, 4))
    knights = [target_of(["treasure_islands", "cities_and_knights"], players) for players in (3, 4)]
    assert f"With Cities & Knights it is {knights[0]} points for three and {knights[1]} for four." in TOLD
