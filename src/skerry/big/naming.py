"""Places in words, as players and logs have them, and back."""

from __future__ import annotations

from skerry.big.messages import Refused
from skerry.big.places import (
    COLUMNS,
    EDGES,
    HALVES,
    ROWS,
    VERTICES,
    Named,
    edge_at,
    is_corner,
    is_side,
    neighbour,
    vertex_at,
)
from skerry.big.reasons import NO_SUCH_PLACE
from skerry.big.ring import Ring
from skerry.engine.whole import is_whole


def edge_word(board: int, key: int) -> list[object]:
    """An edge as [board, row, column, side]."""
    named = EDGES[key]
    return [board, named.row, named.col, named.word]


def vertex_word(board: int, key: int) -> list[object]:
    named = VERTICES[key]
    return [board, named.row, named.col, named.word]


def hex_word(board: int, key: int) -> list[object]:
    return [board, *divmod(key, COLUMNS)]


def _cell(ring: Ring, word: object, parts: int) -> tuple[int, int, int]:
    if not isinstance(word, (list, tuple)) or len(word) != parts or not all(is_whole(part) for part in word[:3]):
        raise Refused(NO_SUCH_PLACE.of())
    board, row, col = word[:3]
    if not (0 <= board < ring.boards and 0 <= row < ROWS and 0 <= col < COLUMNS):
        raise Refused(NO_SUCH_PLACE.of())
    return int(board), int(row), int(col)


def _on_board(ring: Ring, board: int, place: Named | None) -> tuple[int, int]:
    there = None if place is None else ring.board_east(board, place.east)
    if place is None or there is None:
        raise Refused(NO_SUCH_PLACE.of())
    return there, place.key()


def read_edge(ring: Ring, word: object) -> tuple[int, int]:
    """Board and key of an edge that is named from either of its hexes."""
    board, row, col = _cell(ring, word, 4)
    assert isinstance(word, (list, tuple))
    if not is_side(word[3]):
        raise Refused(NO_SUCH_PLACE.of())
    across = neighbour(row, col, word[3])
    if across is None or ring.board_east(board, across.east) is None:
        raise Refused(NO_SUCH_PLACE.of())
    return _on_board(ring, board, edge_at(row, col, word[3]))


def read_vertex(ring: Ring, word: object) -> tuple[int, int]:
    """Board and key of a vertex that is named from any of its hexes."""
    board, row, col = _cell(ring, word, 4)
    assert isinstance(word, (list, tuple))
    if not is_corner(word[3]):
        raise Refused(NO_SUCH_PLACE.of())
    return _on_board(ring, board, vertex_at(row, col, word[3]))


def read_hex(ring: Ring, word: object) -> tuple[int, int]:
    board, row, col = _cell(ring, word, 3)
    return board, row * COLUMNS + col


def read_half(ring: Ring, word: object) -> tuple[int, int]:
    """A half as [board, "sun" or "moon"]: also the robber that belongs to it."""
    if not isinstance(word, (list, tuple)) or len(word) != 2 or word[1] not in HALVES:
        raise Refused(NO_SUCH_PLACE.of())
    if not is_whole(word[0]) or not 0 <= word[0] < ring.boards:
        raise Refused(NO_SUCH_PLACE.of())
    return int(word[0]), HALVES.index(word[1])
