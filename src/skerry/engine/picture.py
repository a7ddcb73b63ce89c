"""What modules add to the text picture of a table: marks on the board, columns beside the seats, lines below."""

from __future__ import annotations

from skerry.board.picture import Mark


class Picture:
    """Marks by place, of at most three letters on vertices and two on edges and hexes, in the colour of their owner."""

    def __init__(self) -> None:
        # What lies on the board: it is seen where no piece stands.
        self.vertex_marks: dict[int, Mark] = {}
        self.edge_marks: dict[int, Mark] = {}
        # Beside the number of a hex.
        self.hex_marks: dict[int, Mark] = {}
        # What stands there, in the place of a plain piece.
        self.vertex_pieces: dict[int, Mark] = {}
        # What layers have at a place, by its kind and number, in words: one of several is seen, or a piece instead.
        self.layers: dict[tuple[str, int], list[str]] = {}
        # By name, the hex where a figure such as the pirate stands.
        self.figures: dict[str, int] = {}
        # By heading, what each seat has; these columns are always there.
        self.columns: dict[str, list[object]] = {}
        self.lines: list[str] = []
        self._tallies: list[tuple[int, str, list[object]]] = []

    def tally(self, heading: str, counts: object, rank: int = 0) -> None:
        """A column once some seat has some of it; those of a higher rank stand further right."""
        if isinstance(counts, list) and any(counts):
            self._tallies.append((rank, heading, counts))

    def tallies(self) -> dict[str, list[object]]:
        return {heading: counts for _, heading, counts in sorted(self._tallies, key=_rank_of)}


def _rank_of(tally: tuple[int, str, list[object]]) -> int:
    return tally[0]
