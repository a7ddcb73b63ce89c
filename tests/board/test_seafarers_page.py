"""docs/rules/seafarers.md shows the maps as they are and its example runs."""

from __future__ import annotations

import re

import pytest

from skerry.catalog import MODULES
from skerry.catalog.legality import target_of
from skerry.catalog.maps import MAPS
from skerry.catalog.modules import members

from .map_pictures import PICTURE, SEAFARERS, with_pictures

PAGE = SEAFARERS.read_text(encoding="utf-8")
SCENARIOS = members("seafarers_scenario")


def test_pictures_on_the_page_are_those_of_the_maps() -> None:
    assert with_pictures(PAGE) == PAGE, "draw them anew with `python -m tests.board.map_pictures`"


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_every_scenario_has_a_section_with_its_maps(scenario: str) -> None:
    (section,) = re.findall(rf"^## {scenario}\n(.*?)(?=^## |\Z)", PAGE, re.DOTALL | re.MULTILINE)
    assert {name for _, name in PICTURE.findall(section)} == set(MAPS[scenario].values())
    for heading in ("**Set-up.**", "**Special.**", "**To win:**"):
        assert heading in section


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_the_table_tells_players_and_points(scenario: str) -> None:
    module = MODULES[scenario]
    row = f"| [`{scenario}`](#{scenario}) | {module.players()} | {target_of([scenario], 4)} |"
    assert row in PAGE


def test_the_example_runs() -> None:
    for program in re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL):
        exec(compile(program, "docs/rules/seafarers.md", "exec"), {})
