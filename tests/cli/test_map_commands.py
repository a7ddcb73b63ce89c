"""`skerry map`: checking maps of one's own, and pictures of them."""

from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree

import pytest

from skerry.board.maps import list_maps, load_map
from skerry.cli.maps.drawing import draw_map
from tests.cli.running import Run

ISLE = """name isle
title Small isle
row 0 offset 1: forest:9 hill:6
row 1 offset 0: field:4 desert pasture:10
row 2 offset 1: mountain:8 field:5
harbour 3:1 at (0,0) side NW
"""
SVG = "{http://www.w3.org/2000/svg}"


@pytest.fixture
def isle(tmp_path: Path) -> Path:
    file = tmp_path / "isle.map"
    file.write_text(ISLE, encoding="utf-8")
    return file


def test_a_good_map_is_described(run: Run, isle: Path) -> None:
    answer = run("map", "check", isle)
    assert answer.code == 0
    assert "Small isle can be played" in answer.out
    assert "7 hexes: 7 land" in answer.out
    assert "harbours: 1" in answer.out
    grain = next(line.split() for line in answer.out.splitlines() if line.startswith("grain"))
    assert grain == ["grain", "(field)", "2", "7"]


def test_games_on_a_map_are_played_when_asked(run: Run, isle: Path) -> None:
    answer = run("map", "check", isle, "--players", "3", "--games", "2", "--bot", "greedy", "--option", "target=3")
    assert answer.code == 0
    line = next(line for line in answer.out.splitlines() if "greedy" in line)
    assert "3 players, 2 games of greedy: 2 ended" in line
    assert sum(int(count) for count in line.rpartition(": ")[2].split()) == 2


def test_a_map_is_checked_for_all_that_it_is_made_for(run: Run, isle: Path) -> None:
    isle.write_text(ISLE + "players 3 7\n", encoding="utf-8")
    refused = run("map", "check", isle)
    assert (refused.code, refused.err.count("\n")) == (2, 1)
    assert "7" in refused.err
    assert run("map", "check", isle, "--players", "3").code == 0


@pytest.mark.parametrize(
    ("change", "arguments", "complaint"),
    [
        (("hill", "hil"), (), ":3:26: unknown terrain 'hil'"),
        (("desert", "oasis"), (), "has the terrain oasis, which needs caravans"),
        (("", ""), ("--players", "9"), "base is for 3 to 6 players, not 9"),
        (("", ""), ("--games", "-1"), "--games takes 0 or more, not -1"),
        (("", ""), ("--bot", "nobody"), "there is no bot 'nobody'"),
        (("", ""), ("--modules", "tides"), "tides"),
    ],
)
def test_what_is_wrong_is_said_in_one_sentence(
    run: Run, isle: Path, change: tuple[str, str], arguments: tuple[str, ...], complaint: str
) -> None:
    isle.write_text(ISLE.replace(*change), encoding="utf-8")
    answer = run("map", "check", isle, *arguments)
    assert (answer.code, answer.out, answer.err.count("\n")) == (2, "", 1)
    assert complaint in answer.err


def test_a_map_without_room_is_refused(run: Run, isle: Path) -> None:
    isle.write_text("name speck\nrow 0 offset 0: sea\n", encoding="utf-8")
    answer = run("map", "check", isle)
    assert (answer.code, answer.err.count("\n")) == (2, 1)


def test_a_map_that_is_not_there_or_no_text_is_named(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "noise.map"
    assert run("map", "check", file).err == f"skerry: {file}: No such file or directory\n"
    file.write_bytes(b"\xff\xfe\x00")
    assert run("map", "picture", file).err == f"skerry: {file} is not a map: it is not text.\n"


def test_a_picture_as_text_shows_the_board(run: Run, isle: Path) -> None:
    shown = run("map", "picture", isle).out
    assert all(word in shown for word in ("forest", "desert", "10", "3:1"))


def test_a_drawing_has_every_hex_and_number(run: Run, isle: Path, tmp_path: Path) -> None:
    file = tmp_path / "isle.svg"
    assert run("map", "picture", isle, "--svg", "--out", file).code == 0
    drawing = ElementTree.fromstring(file.read_text(encoding="utf-8"))
    assert drawing.findtext(f"{SVG}title") == "Small isle"
    assert len(drawing.findall(f"{SVG}polygon")) == 7
    written = [text.text for text in drawing.findall(f"{SVG}text")]
    assert sorted(written) == sorted(["9", "6", "4", "10", "8", "5", "3:1", "desert"])


def test_a_picture_does_not_overwrite_its_map(run: Run, isle: Path) -> None:
    answer = run("map", "picture", isle, "--out", isle)
    assert (answer.code, answer.err.count("\n")) == (2, 1)
    assert isle.read_text(encoding="utf-8") == ISLE


@pytest.mark.parametrize("name", list_maps())
def test_every_map_of_the_game_can_be_drawn(name: str) -> None:
    """Each hex once, each number as it is written, and everything inside the frame of the picture."""
    board = load_map(name)
    drawing = ElementTree.fromstring(draw_map(board))
    left, top, wide, high = (float(part) for part in drawing.attrib["viewBox"].split())
    assert len(drawing.findall(f"{SVG}polygon")) == len(board.terrain)
    assert len([mask for mask in board.numbers if mask]) <= len(drawing.findall(f"{SVG}text"))
    for text in drawing.findall(f"{SVG}text"):
        assert left < float(text.attrib["x"]) < left + wide
        assert top < float(text.attrib["y"]) < top + high
