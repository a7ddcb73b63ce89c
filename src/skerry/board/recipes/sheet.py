"""A map while its lines are being changed: what each cell shows, and every other line as it is written."""

from __future__ import annotations

from typing import Final

from skerry.board.map_file import STACK_TERRAIN, MapFile
from skerry.board.map_writer import write_map
from skerry.board.terrain import TERRAINS

Cell = tuple[int, int]

# On the backs of number tokens.
LETTERS: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"

DRAWN: Final = "?"
FRAME: Final = "frame"

# What steps may change beside the rows; a plaza shapes the board and so comes before what lies on it.
_ORDER: Final[tuple[str, ...]] = (
    "players",
    "flag",
    "plaza",
    "harbour",
    "fishing_ground",
    "river",
    "arrows",
    "barbarian",
    "coast",
    "island",
    "founding",
    "marker",
    "stack",
    "spiral",
    "frame",
    "piece",
)


def cell_of(pair: list[int]) -> Cell:
    """A cell as steps write it."""
    return pair[0], pair[1]


def cell_text(cell: Cell) -> str:
    return f"({cell[0]},{cell[1]})"


class Sheet:
    """The lines of one map.

    `cells`: what lies on each, as the map writes it. `lines`: by keyword the rest of each line. `supply` and `tokens`:
    what set-up still has to lay; tokens with a letter keep it. `held`: numbers taken off, which may go elsewhere.
    `named`: the cells that a step was about, which no random set-up moves (SEA-18).
    """

    def __init__(self, map_file: MapFile) -> None:
        self.map = map_file
        self.offsets: dict[int, str] = {}
        self.cells: dict[Cell, str] = {}
        self.lines: dict[str, list[str]] = {keyword: [] for keyword in _ORDER}
        self.supply: list[str] = []
        self.tokens: list[str] = []
        self.held: list[int] = []
        self.named: set[Cell] = set()
        for line in write_map(map_file).splitlines():
            keyword, _, rest = line.partition(" ")
            if keyword == "row":
                self._read_row(rest)
            elif keyword in self.lines:
                self.lines[keyword].append(rest)

    def _read_row(self, rest: str) -> None:
        place, _, hexes = rest.partition(": ")
        row, _, offset = place.partition(" offset ")
        self.offsets[int(row)] = offset
        for column, text in enumerate(hexes.split()):
            self.cells[int(row), column] = text

    def text(self, name: str, title: str) -> str:
        """The map as it is now."""
        lines = [f"name {name}", f"title {title}"]
        for row, offset in self.offsets.items():
            hexes = [text for cell, text in self.cells.items() if cell[0] == row]
            lines.append(f"row {row} offset {offset}: {' '.join(hexes)}")
        if self.named:
            self.lines["marker"].append(f"kept: {', '.join(cell_text(cell) for cell in sorted(self.named))}")
        lines += [f"{keyword} {rest}" for keyword in _ORDER for rest in self.lines[keyword]]
        return "\n".join(lines) + "\n"

    # Cells

    def terrain(self, cell: Cell) -> str:
        return self.cells[cell].partition(":")[0]

    def numbers(self, cell: Cell) -> list[int]:
        shown = self.cells[cell].partition(":")[2]
        return [] if shown in ("", DRAWN) else [int(number) for number in shown.split(",")]

    def show(self, cell: Cell, terrain: str, numbers: list[int]) -> None:
        self.named.add(cell)
        self.cells[cell] = f"{terrain}:{','.join(str(number) for number in numbers)}" if numbers else terrain

    def empty_cells(self) -> list[Cell]:
        return [cell for cell, text in self.cells.items() if text == DRAWN]

    def island_cells(self, names: list[str]) -> list[Cell]:
        """The cells of islands by their names, in reading order."""
        topology = self.map.topology
        hexes = sorted(h for island in self.map.islands if island.name in names for h in island.hexes)
        return [(int(topology.hex_row[h]), int(topology.hex_col[h])) for h in hexes]

    # Lines that begin with a name, such as `stack terrain: ...`

    def drop(self, keyword: str, name: str) -> None:
        self.lines[keyword] = [rest for rest in self.lines[keyword] if not rest.startswith(f"{name}:")]

    def put(self, keyword: str, name: str, rest: str) -> None:
        self.drop(keyword, name)
        self.lines[keyword].append(f"{name}: {rest}")

    def open_stacks(self) -> None:
        """What the stacks of the map deal is laid by steps instead."""
        stacks = self.map.stacks
        if "terrain" in stacks:
            self.supply += stack_words(self.map, "terrain")
            for h in self.map.terrain_hexes:
                self.cells[int(self.map.topology.hex_row[h]), int(self.map.topology.hex_col[h])] = DRAWN
        if "tokens" in stacks:
            self.tokens += stack_words(self.map, "tokens")
        self.drop("stack", "terrain")
        self.drop("stack", "tokens")
        # Printed pieces belong to the printed board (BASE-36).
        self.lines["marker"] = [rest for rest in self.lines["marker"] if not rest.startswith("start_")]


def stack_words(map_file: MapFile, name: str) -> list[str]:
    """Each thing of a stack by itself: a terrain, or a number with the letter on its back."""
    stack = map_file.stacks[name]
    if stack.kind == STACK_TERRAIN:
        return [TERRAINS[item] for item in stack.items]
    letters = stack.letters or [""] * len(stack.items)
    return [f"{letter}{number}" for letter, number in zip(letters, stack.items, strict=True)]
