"""docs/rules/treasures-dragons-explorers.md shows the maps as they are and its examples run."""

from __future__ import annotations

import re

import pytest

from skerry.catalog import MODULES
from skerry.catalog.maps import MAPS
from skerry.catalog.modules import members

from .map_pictures import EXPLORERS, PICTURE, with_pictures

PAGE = EXPLORERS.read_text(encoding="utf-8")


def test_pictures_on_the_page_are_those_of_the_maps() -> None:
    assert with_pictures(PAGE) == PAGE, "draw them anew with `python -m tests.board.map_pictures`"


@pytest.mark.parametrize("scenario", [name for name in members("tde_scenario") if MODULES[name].built])
def test_every_scenario_has_a_section_with_its_maps(scenario: str) -> None:
    (section,) = re.findall(rf"^## {scenario}\n(.*?)(?=^## |\Z)", PAGE, re.DOTALL | re.MULTILINE)
    assert {name for _, name in PICTURE.findall(section)} == set(MAPS[scenario].values())


def test_the_examples_run() -> None:
    for program in re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL):
        exec(compile(program, "docs/rules/treasures-dragons-explorers.md", "exec"), {})
