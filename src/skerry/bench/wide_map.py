"""A made-up island of any size, for seeing how cost grows with the board."""

from __future__ import annotations

from typing import Final

TERRAINS: Final = ("forest", "pasture", "field", "hill", "mountain")
NUMBERS: Final = (5, 2, 6, 3, 8, 10, 9, 12, 11, 4, 8, 10, 9, 4, 5, 6, 3, 11)


def wide_map(rows: int, columns: int) -> str:
    """The text of a map with rows of equal length, a desert in the middle and harbours along the north coast."""
    desert = (rows // 2, columns // 2)
    lines = [f"name wide_{rows}_{columns}", "title A wide island", "players 3 4 5 6", "target 10", ""]
    for row in range(rows):
        hexes = ["desert" if (row, col) == desert else _hex(row, col) for col in range(columns)]
        lines.append(f"row {row} offset {row % 2}: {' '.join(hexes)}")
    lines.append("")
    lines += [f"harbour 3:1 at (0,{col}) side NE" for col in range(0, columns, 3)]
    return "\n".join(lines) + "\n"


def _hex(row: int, col: int) -> str:
    terrain = TERRAINS[(2 * row + col) % len(TERRAINS)]
    return f"{terrain}:{NUMBERS[(7 * row + col) % len(NUMBERS)]}"
