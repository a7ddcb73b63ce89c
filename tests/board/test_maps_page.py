"""The examples of docs/maps.md work as they are printed."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from skerry.board.map_text import MapError, parse_map, write_map
from skerry.board.setup import begin, deal_harbours, deal_terrain, lay_spiral
from skerry.board.terrain import EMPTY, TERRAINS
from tests.board.laid import is_complete

from .conftest import SeededShuffler

PAGE = (Path(__file__).parents[2] / "docs" / "maps.md").read_text(encoding="utf-8")
MAPS = re.findall(r"```map\n(.*?)```", PAGE, re.DOTALL)
PROGRAMS = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)


@pytest.mark.parametrize("text", MAPS, ids=[text.split()[1] for text in MAPS])
def test_printed_maps_can_be_read_and_dealt(text: str) -> None:
    board_map = parse_map(text)
    assert write_map(parse_map(write_map(board_map))) == write_map(board_map)
    setup = begin(board_map)
    shuffler = SeededShuffler(1)
    if "terrain" in board_map.stacks:
        deal_terrain(setup, shuffler)
        lay_spiral(setup, board_map.start_corners[0])
    deal_harbours(setup, shuffler)
    assert is_complete(setup)


@pytest.mark.parametrize("program", PROGRAMS)
def test_printed_programs_run(program: str, capsys: pytest.CaptureFixture[str]) -> None:
    exec(compile(program, "docs/maps.md", "exec"), {})
    assert "forest" in capsys.readouterr().out


def test_printed_mistake_is_what_a_reader_sees() -> None:
    text = PROGRAMS[0].split('"""')[1].replace("forest:9", "forest:13")
    with pytest.raises(MapError) as caught:
        parse_map(text, source="two_hexes.map")
    assert f"`{caught.value}`" in " ".join(PAGE.split())


def test_every_terrain_is_listed() -> None:
    for name in TERRAINS[:EMPTY]:
        assert f"`{name}`" in PAGE
