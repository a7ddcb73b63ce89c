"""The steps whose outcome every game shares: they change what the map shows.

What hangs on chance is left to set-up (`drawn.py`), and what is a number or a word for some module stays in the recipe,
where that module reads it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from skerry.board.geometry import CORNERS, SIDES, neighbour_cell
from skerry.board.map_file import MapFile
from skerry.board.recipes.sheet import DRAWN, FRAME, LETTERS, Cell, Sheet, cell_of, cell_text, stack_words
from skerry.board.terrain import TERRAIN_NUMBER, is_land
from skerry.board.tokens import numbers_of, takes_token

# Lines of a map that only name cells, and may be written for the same cells of another map.
_OF_THE_ISLAND: Final = ("plaza", "river", "barbarian", "coast", "spiral")
# What of an island's own stacks comes along when it is laid on another map.
_ITS_STACKS: Final = ("terrain", "tokens", "coast", "inland")
_TRADE_HEXES: Final = ("trade_castle", "quarry", "glassworks")


class Tables:
    """What steps refer to.

    `printed`: the printed island of each module that has one. `hexes`: the map whose hexes an island is laid of.
    `grounds`: the one that shows where fishing grounds lie, `coast`: the one that shows where barbarians land.
    `island19`: by map the cells that hold the 19-hex island. `pieces`: the rivers.
    """

    def __init__(
        self,
        printed: dict[str, MapFile],
        hexes: MapFile,
        grounds: MapFile,
        coast: MapFile,
        island19: dict[str, list[list[int]]],
        pieces: dict[str, dict[str, Any]],
    ) -> None:
        self.printed = printed
        self.hexes = hexes
        self.grounds = grounds
        self.coast = coast
        self.island19 = island19
        self.pieces = pieces


class Writing:
    """A sheet that is being written on, step by step."""

    def __init__(self, board: str, sheet: Sheet, tables: Tables) -> None:
        self.board = board
        self.sheet = sheet
        self.tables = tables
        # Once numbers are dealt, what is done with them is done anew for each game.
        self.deals_numbers = False

    # Whole islands

    def setup(self, operands: dict[str, Any]) -> None:
        """The printed island of a module, with the stacks that deal it anew."""
        printed = self.tables.printed[operands["module"]]
        unused: dict[str, int] = operands.get("unused_hexes", {})
        if "on_island" in operands:
            self._lay_island(printed, self.tables.island19[self.board], unused)
        else:
            named = self.sheet.named
            self.sheet = Sheet(printed)
            self.sheet.named = named
            if unused:
                _deal_all(self.sheet, printed)
                self.sheet.put("stack", "terrain", ", ".join(self._island_hexes(unused)))

    def _island_hexes(self, unused: dict[str, int]) -> list[str]:
        """The hexes of the base game without those that are left out."""
        hexes = stack_words(self.tables.hexes, "terrain")
        for terrain, count in unused.items():
            for _ in range(count):
                hexes.remove(terrain)
        return hexes

    def _lay_island(self, printed: MapFile, places: list[list[int]], unused: dict[str, int]) -> None:
        sheet = self.sheet
        island = Sheet(printed)
        moved = {
            cell_of(here): cell_of(there) for here, there in zip(self.tables.island19["base19"], places, strict=True)
        }
        taken = [number for cell in moved.values() for number in sheet.numbers(cell)]
        if "terrain" in printed.stacks:
            _deal_all(island, printed)
        for here, there in moved.items():
            sheet.cells[there] = island.cells[here]
            sheet.named.add(there)
        for keyword in _OF_THE_ISLAND:
            sheet.lines[keyword] = [_moved(rest, moved) for rest in island.lines[keyword]]
        for name in _ITS_STACKS:
            if name in printed.stacks:
                sheet.put("stack", name, ", ".join(stack_words(printed, name)))
        if unused:
            sheet.put("stack", "terrain", ", ".join(self._island_hexes(unused)))
        if "inland" in printed.stacks:
            inland = [there for here, there in moved.items() if _is_inland(island, here)]
            sheet.put("marker", "inland", ", ".join(cell_text(cell) for cell in inland))
        for token in stack_words(printed, "tokens") if "tokens" in printed.stacks else _printed_numbers(printed):
            number = int(token.lstrip(LETTERS))
            if number in taken:
                taken.remove(number)
        sheet.held += taken

    def take_up(self, operands: dict[str, Any]) -> None:
        for cell in self.sheet.island_cells(operands["islands"]):
            self.sheet.supply.append(self.sheet.terrain(cell))
            self.sheet.tokens += [str(number) for number in self.sheet.numbers(cell)]
            self.sheet.cells[cell] = DRAWN
            self.sheet.named.add(cell)

    # Hexes

    def remove_hexes(self, operands: dict[str, Any]) -> None:
        for terrain, count in operands["hexes"].items():
            for _ in range(count):
                self.sheet.supply.remove(terrain)

    def place_hex(self, operands: dict[str, Any]) -> None:
        """On one cell; which of several is drawn for each game."""
        terrain = operands["terrain"]
        if "cell" in operands:
            self.sheet.show(cell_of(operands["cell"]), terrain, [])
        if terrain in self.sheet.supply and terrain == "desert":
            self.sheet.supply.remove(terrain)
        if terrain == "castle":
            # Barbarians land around the island as in their own scenario (RIVRBARB-17, BARBTRAD-02).
            self.sheet.lines["coast"] = Sheet(self.tables.coast).lines["coast"]

    def place_river(self, operands: dict[str, Any]) -> None:
        cells = [cell_of(pair) for pair in operands["cells"]]
        terrains: list[str] = self.tables.pieces[operands["piece"]]["terrains"]
        for cell, terrain in zip(cells, terrains, strict=True):
            self.sheet.show(cell, terrain, [])
        upstream = " ".join(cell_text(cell) for cell in reversed(cells))
        self.sheet.lines["river"].append(f"{upstream} to side {operands['mouth']}")

    def replace_hex(self, operands: dict[str, Any]) -> None:
        cell = cell_of(operands["cell"])
        self._expect(cell, operands["expect"])
        self.sheet.held += self.sheet.numbers(cell)
        self.sheet.show(cell, operands["by"], [])
        self._forget_robber(cell)

    def _expect(self, cell: Cell, expected: str) -> None:
        if self.sheet.cells[cell] != expected:
            raise ValueError(f"{cell_text(cell)} of {self.board} shows {self.sheet.cells[cell]}, not {expected}")

    def _forget_robber(self, cell: Cell) -> None:
        """The robber does not start on a hex that is gone."""
        robber = f"robber: {cell_text(cell)}"
        self.sheet.lines["marker"] = [rest for rest in self.sheet.lines["marker"] if rest != robber]

    def set_hexes(self, operands: dict[str, Any]) -> None:
        before: list[int] = []
        for pair, text in zip(operands["cells"], operands["hexes"], strict=True):
            cell = cell_of(pair)
            terrain, _, shown = text.partition(":")
            numbers = [int(number) for number in shown.split("+")] if shown else []
            before += self.sheet.numbers(cell)
            self.sheet.show(cell, terrain, numbers)
            for number in numbers:
                if number in before:
                    before.remove(number)
        self.sheet.held += before

    def replace_in_stack(self, operands: dict[str, Any]) -> None:
        hexes = stack_words(self.sheet.map, operands["stack"])
        for terrain, count in operands["take"].items():
            for _ in range(count):
                hexes.remove(terrain)
        for terrain, count in operands["put"].items():
            hexes += [terrain] * count
        self.sheet.put("stack", operands["stack"], ", ".join(hexes))

    # Numbers

    def take_token(self, operands: dict[str, Any]) -> None:
        cell = cell_of(operands["cell"])
        self.sheet.held.append(operands["expect"])
        numbers = [number for number in self.sheet.numbers(cell) if number != operands["expect"]]
        self.sheet.show(cell, self.sheet.terrain(cell), numbers)

    def put_token(self, operands: dict[str, Any]) -> None:
        if self.deals_numbers:
            return
        number = operands["token"]
        cell = cell_of(operands["onto"]["cell"])
        self.sheet.held.remove(number)
        self.sheet.show(cell, self.sheet.terrain(cell), sorted([*self.sheet.numbers(cell), number]))

    def place_tokens(self, operands: dict[str, Any]) -> None:
        """They are laid at set-up; what barbarians land on is known by their fixed places."""
        self.deals_numbers = True
        if operands["method"] == "fixed":
            numbered = [f"({cell})" for cell in operands["cells"]]
            coasts = self.sheet.lines["coast"]
            self.sheet.lines["coast"] = [
                " ".join(cell for cell in coast.split() if cell in numbered) for coast in coasts
            ]

    # What lies on edges

    def move_harbour(self, operands: dict[str, Any]) -> None:
        here = f"{operands['type']} at {_side(operands['from'])}"
        there = f"{operands['type']} at {_side(operands['to'])}"
        lines = self.sheet.lines["harbour"]
        lines[lines.index(here)] = there

    def place_fishing_grounds(self, operands: dict[str, Any]) -> None:
        """The six places of the scenario; elsewhere they are found when the board lies (FISHSEA-44)."""
        if operands.get("where") != "standard":
            return
        places = [rest.partition(" ")[2] for rest in Sheet(self.tables.grounds).lines["fishing_ground"]]
        self.sheet.lines["fishing_ground"] = [f"? {place}" for place in places]
        self.sheet.put("stack", "fishing_grounds", " ".join(str(number) for number in operands["numbers"]))

    def place_path_barbarians(self, operands: dict[str, Any]) -> None:
        self.sheet.lines["barbarian"] = [f"at {_side(edge)}" for edge in operands["edges"]]

    def inner_paths(self, operands: dict[str, Any]) -> None:
        self.sheet.lines["plaza"] = [
            f"{cell_text(cell_of(hex_['cell']))}: {' '.join(hex_['corners'])}" for hex_ in operands["trade_hexes"]
        ]

    def landing(self, operands: dict[str, Any]) -> None:
        """Hexes with a number and a side at the sea or the frame, row by row (BARBSEA-77, BARBSEA-79)."""
        cells = [cell for cell in self.sheet.island_cells(operands["islands"]) if self.sheet.numbers(cell)]
        coast = [cell for cell in cells if any(_is_water(self.sheet, cell, side) for side in range(6))]
        self.sheet.lines["coast"] = [" ".join(cell_text(cell) for cell in coast)]

    # Robber, pirate, neutral settlements

    def omit(self, operands: dict[str, Any]) -> None:
        """Who is not in play starts nowhere."""
        if operands["what"] in ("robber", "pirate"):
            self.sheet.drop("marker", operands["what"])

    def robber_start(self, operands: dict[str, Any]) -> None:
        """On a cell; where it starts elsewhere than in the scenario, not on the places that its map marks."""
        if "cell" in operands:
            self.sheet.put("marker", "robber", cell_text(cell_of(operands["cell"])))
        elif operands.get("at") != "scenario":
            self.sheet.drop("marker", "robber")

    def pirate_start(self, operands: dict[str, Any]) -> None:
        if operands["at"] == "off_board":
            self.sheet.drop("marker", "pirate")

    def neutral_settlements(self, operands: dict[str, Any]) -> None:
        if "vertices" in operands:
            corners = [f"{cell_text(cell_of(spot['at']))} corner {spot['corner']}" for spot in operands["vertices"]]
            self.sheet.put("marker", "neutral", ", ".join(corners))

    def close_plazas(self) -> None:
        """Trade hexes that no step gave inner paths have one to every corner at other land (TRADSEA-27)."""
        sheet = self.sheet
        have = [rest.partition(":")[0] for rest in sheet.lines["plaza"]]
        for cell in sheet.cells:
            if sheet.terrain(cell) in _TRADE_HEXES and cell_text(cell) not in have:
                corners = [
                    name
                    for corner, name in enumerate(CORNERS)
                    if not (_is_water(sheet, cell, corner) and _is_water(sheet, cell, (corner + 5) % 6))
                ]
                sheet.lines["plaza"].append(f"{cell_text(cell)}: {' '.join(corners)}")


# What each step does to the sheet; a step that is not here leaves it as it is.
STEPS: Final[dict[str, Callable[[Writing, dict[str, Any]], None]]] = {
    "setup": Writing.setup,
    "take_up": Writing.take_up,
    "remove_hexes": Writing.remove_hexes,
    "place_hex": Writing.place_hex,
    "place_river": Writing.place_river,
    "replace_hex": Writing.replace_hex,
    "set_hexes": Writing.set_hexes,
    "replace_in_stack": Writing.replace_in_stack,
    "take_token": Writing.take_token,
    "put_token": Writing.put_token,
    "place_tokens": Writing.place_tokens,
    "move_harbour": Writing.move_harbour,
    "place_fishing_grounds": Writing.place_fishing_grounds,
    "place_path_barbarians": Writing.place_path_barbarians,
    "inner_paths": Writing.inner_paths,
    "landing": Writing.landing,
    "omit": Writing.omit,
    "robber_start": Writing.robber_start,
    "pirate_start": Writing.pirate_start,
    "neutral_settlements": Writing.neutral_settlements,
}


def _deal_all(sheet: Sheet, printed: MapFile) -> None:
    """Show what the stacks of a map deal as drawn, instead of its printed example."""
    topology = printed.topology
    for h in printed.token_hexes:
        cell = (int(topology.hex_row[h]), int(topology.hex_col[h]))
        if h in printed.terrain_hexes:
            sheet.cells[cell] = DRAWN
        elif takes_token(printed.terrain[h]):
            sheet.cells[cell] = f"{sheet.terrain(cell)}:{DRAWN}"
        sheet.named.add(cell)


def _printed_numbers(printed: MapFile) -> list[str]:
    return [str(number) for mask in printed.numbers for number in numbers_of(mask)]


def _is_inland(island: Sheet, cell: Cell) -> bool:
    at_sea = any(cell_text(cell) in rest.split() for rest in island.lines["coast"])
    return bool(island.numbers(cell)) and not at_sea


def _moved(rest: str, moved: dict[Cell, Cell]) -> str:
    """A line about cells of one map, about those of another."""
    words: list[str] = []
    for word in rest.split(" "):
        name = word.rstrip(":,")
        if not name.startswith("("):
            words.append(word)
            continue
        row, _, column = name[1:-1].partition(",")
        words.append(cell_text(moved[int(row), int(column)]) + word[len(name) :])
    return " ".join(words)


def _side(spot: dict[str, Any]) -> str:
    side: str = spot["side"]
    assert side in SIDES
    return f"{cell_text(cell_of(spot['at']))} side {side}"


def _is_water(sheet: Sheet, cell: Cell, side: int) -> bool:
    """Whether the sea, the frame or nothing lies across a side."""
    x = int(sheet.offsets[cell[0]]) + 2 * cell[1]
    x, row = neighbour_cell(x, cell[0], side)
    if row not in sheet.offsets or (x - int(sheet.offsets[row])) % 2:
        return True
    across = (row, (x - int(sheet.offsets[row])) // 2)
    shown = sheet.terrain(across) if across in sheet.cells else FRAME
    return shown not in (DRAWN, "lake") and (shown == FRAME or not is_land(TERRAIN_NUMBER[shown]))
