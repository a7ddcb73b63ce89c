"""What can be asked of a board that was laid out."""

from __future__ import annotations

from skerry.board.map_file import HARBOUR_DRAWN
from skerry.board.numbers import touches_red
from skerry.board.setup import BoardSetup
from skerry.board.terrain import EMPTY
from skerry.board.tokens import is_red, takes_token


def red_apart(setup: BoardSetup) -> bool:
    """Whether no two red numbers lie side by side."""
    red = [hex_ for hex_, mask in enumerate(setup.numbers) if is_red(mask)]
    return not any(touches_red(setup.topology, setup.numbers, hex_) for hex_ in red)


def is_complete(setup: BoardSetup) -> bool:
    """Whether everything that the map leaves to be drawn has been laid."""
    numbered = [hex_ for hex_ in setup.map.token_hexes if takes_token(setup.terrain[hex_])]
    return (
        EMPTY not in setup.terrain
        and all(setup.numbers[hex_] for hex_ in numbered)
        and all(harbour.kind != HARBOUR_DRAWN for harbour in setup.harbours)
    )


def neighbours(setup: BoardSetup) -> list[tuple[int, int]]:
    """Every two hexes side by side."""
    board = setup.topology
    return [
        (board.edge_hex[2 * e], board.edge_hex[2 * e + 1]) for e in range(board.edges) if board.edge_hex[2 * e + 1] >= 0
    ]
