"""The three printed boards, read from layouts.toml (BIG-003, BIG-039)."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

from skerry.big.places import HALVES, half_of_hex, hex_key
from skerry.board.map_file import HARBOUR_NUMBER
from skerry.board.terrain import TERRAIN_NUMBER


@dataclass(frozen=True)
class PrintedHarbour:
    """A harbour: its kind, and the land hex and side where it lies."""

    kind: int
    row: int
    col: int
    side: str

    @property
    def half(self) -> int:
        return half_of_hex(self.row, self.col)


@dataclass(frozen=True)
class Layout:
    """One board as it is printed; terrain and numbers by hex key, 0 for no number."""

    name: str
    colours: tuple[str, str]
    terrain: tuple[int, ...]
    numbers: tuple[int, ...]
    harbours: tuple[PrintedHarbour, ...]

    def hexes_with(self, number: int) -> dict[int, int]:
        """By half, the hex key that has a number (BIG-041, BIG-042)."""
        found = [key for key, printed in enumerate(self.numbers) if printed == number]
        return {half_of_hex(*divmod(key, 6)): key for key in found}


@cache
def layouts() -> dict[str, Layout]:
    """The boards by their letters."""
    printed = tomllib.loads(files("skerry.big").joinpath("layouts.toml").read_text(encoding="utf-8"))
    return {name: _layout(name, board) for name, board in printed.items()}


def _layout(name: str, board: dict[str, object]) -> Layout:
    rows, harbours, colours = board["rows"], board["harbours"], board["colours"]
    assert isinstance(rows, list)
    assert isinstance(harbours, list)
    assert isinstance(colours, dict)
    terrain: list[int] = []
    numbers: list[int] = []
    for row, line in enumerate(rows):
        for col, word in enumerate(line.split()):
            ground, _, number = word.partition(":")
            assert len(terrain) == hex_key(row, col), f"row {row} of board {name} has another number of hexes"
            terrain.append(TERRAIN_NUMBER[ground])
            numbers.append(int(number or 0))
    return Layout(
        name,
        (colours[HALVES[0]], colours[HALVES[1]]),
        tuple(terrain),
        tuple(numbers),
        tuple(PrintedHarbour(HARBOUR_NUMBER[h["kind"]], h["row"], h["col"], h["side"]) for h in harbours),
    )
