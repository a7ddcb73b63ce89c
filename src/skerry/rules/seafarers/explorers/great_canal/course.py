"""The course of the canal, hex by hex from the lake to the desert."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from skerry.board.arrays import ints
from skerry.board.errors import BoardError
from skerry.board.geometry import SIDES
from skerry.board.terrain import DESERT, LAKE, is_land
from skerry.reason import ReasonKind
from skerry.rules.seafarers.explorers.great_canal.tables import SHORTEST_COURSE

if TYPE_CHECKING:
    from skerry.board.map_file import MapFile

NO_COURSE: Final = ReasonKind(
    "map_canal_course",
    "the canal of the map {map} must lead from a lake to a desert, over {least:number} or more land hexes, each beside"
    " the next",
)


class Course:
    """Where the canal runs: `sides` has two for each hex, where it comes in and where it goes out (TDEGK-09, TDEGK-10).

    How a tile is turned, and whether it is straight or bent, follows from them (TDEGK-42, TDEGK-43).
    """

    def __init__(self, board: MapFile) -> None:
        self.lake: i64 = board.path_of("lake_b")[0]
        self.desert: i64 = board.path_of("desert_a")[0]
        hexes = board.path_of("canal")
        wrong = NO_COURSE.of(map=board.name, least=SHORTEST_COURSE)
        if (
            len(set(hexes)) != len(hexes)
            or len(hexes) < SHORTEST_COURSE
            or not all(is_land(board.terrain[hex_]) for hex_ in hexes)
            or (board.terrain[self.lake], board.terrain[self.desert]) != (LAKE, DESERT)
        ):
            raise BoardError(wrong)
        self.hexes: vec[i64] = ints(hexes)
        self.sides: list[int] = []
        way = [int(self.lake), *hexes, int(self.desert)]
        for before, hex_, after in zip(way, hexes, way[2:], strict=False):
            beside = [int(other) for other in board.topology.hex_hex[6 * hex_ : 6 * hex_ + 6]]
            if before not in beside or after not in beside:
                raise BoardError(wrong)
            self.sides += [beside.index(before), beside.index(after)]

    def told(self) -> list[dict[str, object]]:
        """Every hex with the sides through which the canal runs and the tile that it takes."""
        rows: list[dict[str, object]] = []
        for place in range(len(self.hexes)):
            comes, goes = self.sides[2 * place], self.sides[2 * place + 1]
            tile = "straight" if (comes + 3) % 6 == goes else "bent"
            rows.append({"hex": int(self.hexes[place]), "in": SIDES[comes], "out": SIDES[goes], "tile": tile})
        return rows
