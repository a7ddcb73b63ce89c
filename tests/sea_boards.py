"""Boards of combinations with the sea as they lie before anybody founds, by the names of their cells."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from skerry.board.map_file import MapFile, River
from skerry.board.terrain import SEA, TERRAINS
from skerry.board.tokens import numbers_of
from skerry.board.topology import NOWHERE
from skerry.catalog.assembly import compose
from skerry.engine.randomness import Randomness
from skerry.engine.start import lay_board

# How often a board is laid that chance has a part in.
LAYINGS = 60


class SeaBoard:
    """One board that was laid."""

    def __init__(self, modules: Sequence[str], players: int, seed: object = 0, **options: object) -> None:
        self.setup = lay_board(compose(modules, players, options), Randomness(f"sea board {seed}"))
        self.map: MapFile = self.setup.map

    def hex(self, cell: str) -> int:
        row, column = cell.strip("()").split(",")
        return self.map.hex_at(int(row), int(column))

    def hexes(self, *cells: str) -> list[int]:
        return [self.hex(cell) for cell in cells]

    def name(self, hex_: int) -> str:
        return f"({self.setup.topology.hex_row[hex_]},{self.setup.topology.hex_col[hex_]})"

    def island(self, *names: str) -> list[int]:
        return [hex_ for island in self.map.islands if island.name in names for hex_ in island.hexes]

    def all_of(self, terrain: str) -> list[int]:
        return [hex_ for hex_, each in enumerate(self.setup.terrain) if TERRAINS[each] == terrain]

    def terrain(self, hex_: int) -> str:
        return TERRAINS[self.setup.terrain[hex_]]

    def numbers(self, hex_: int) -> list[int]:
        return numbers_of(self.setup.numbers[hex_])

    def shown(self, cell: str) -> str:
        """As a map writes it, with both numbers where there are two."""
        numbers = "+".join(str(number) for number in self.numbers(self.hex(cell)))
        return f"{self.terrain(self.hex(cell))}:{numbers}" if numbers else self.terrain(self.hex(cell))

    def terrains(self, hexes: Iterable[int]) -> Counter[str]:
        return Counter(self.terrain(hex_) for hex_ in hexes)

    def tokens(self, hexes: Iterable[int]) -> Counter[int]:
        return Counter(number for hex_ in hexes for number in self.numbers(hex_))

    def neighbours(self, hex_: int) -> list[int]:
        return [int(self.setup.topology.hex_hex[6 * hex_ + side]) for side in range(6)]

    def across_mouth(self, river: River) -> str:
        """What the water flows into."""
        across = self.setup.topology.hex_hex[6 * river.hexes[-1] + river.side]
        if across == NOWHERE:
            return "frame"
        return "sea" if self.setup.terrain[across] == SEA else self.name(int(across))

    def robber(self) -> str:
        return self.name(self.setup.robber) if self.setup.robber >= 0 else "off_board"


def printed(board: MapFile, hexes: Iterable[int]) -> tuple[Counter[str], Counter[int]]:
    """Terrains and numbers that a map shows on some hexes."""
    terrains = Counter(TERRAINS[board.terrain[hex_]] for hex_ in hexes)
    return terrains, Counter(number for hex_ in hexes for number in numbers_of(board.numbers[hex_]))
