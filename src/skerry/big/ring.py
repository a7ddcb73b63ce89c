"""How boards and seats lie to each other: a ring of boards, or a line with two ends (BIG-001 to BIG-011)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from skerry.big.layouts import Layout, layouts
from skerry.big.places import MOON, SUN
from skerry.engine.errors import ConfigError
from skerry.reason import ReasonKind

FEWEST_BOARDS: Final = 3
# Whoever may have a piece on a board, and all pieces that these have, lie on the boards up to two beside it.
WINDOW_REACH: Final = 2
LETTERS: Final = "ABC"

TOO_FEW_BOARDS: Final = ReasonKind("big_too_few_boards", "the Big Game takes {fewest:number} boards or more")


def board_of(seat: int) -> int:
    """The home board of a seat (BIG-011, BIG-025)."""
    return seat // 2


def side_of(seat: int) -> int:
    """SUN or MOON: the home half of a seat, and the group that it acts with."""
    return seat % 2


def seat_at(board: int, side: int) -> int:
    return 2 * board + side


def mate_of(seat: int) -> int:
    """The other player of the home board."""
    return seat ^ 1


@dataclass(frozen=True)
class Stretch:
    """Boards that are looked at together: the first, how many eastwards, and whether they close to a ring."""

    first: int
    count: int
    closed: bool


@dataclass(frozen=True)
class Ring:
    """So many boards from west to east; the two ends are neighbours unless they form a line."""

    boards: int
    closed: bool = True

    def __post_init__(self) -> None:
        if self.boards < FEWEST_BOARDS:
            raise ConfigError(TOO_FEW_BOARDS.of(fewest=FEWEST_BOARDS))

    @property
    def seats(self) -> int:
        return 2 * self.boards

    def board_east(self, board: int, steps: int) -> int | None:
        """The board so many steps east, or west below 0; None beyond the end of a line."""
        other = board + steps
        if self.closed:
            return other % self.boards
        return other if 0 <= other < self.boards else None

    def layout(self, board: int) -> Layout:
        return layouts()[LETTERS[board % len(LETTERS)]]

    def reach(self, board: int) -> list[int]:
        """The boards that players at home here may build on, from west to east (BIG-131)."""
        near = [self.board_east(board, steps) for steps in (-1, 0, 1)]
        return [other for other in near if other is not None]

    def left_board(self, seat: int) -> int | None:
        """The board at the left hand of a player (BIG-010)."""
        return self.board_east(board_of(seat), 1 if side_of(seat) == SUN else -1)

    def right_board(self, seat: int) -> int | None:
        return self.board_east(board_of(seat), -1 if side_of(seat) == SUN else 1)

    def partners(self, seat: int) -> list[int]:
        """Whom a player may trade with (BIG-109)."""
        return sorted(
            seat_at(board, side)
            for board in self.reach(board_of(seat))
            for side in (SUN, MOON)
            if seat_at(board, side) != seat
        )

    def foreign_halves(self, seat: int) -> list[tuple[int, int]]:
        """The halves, as board and side, that a player may build in beside the own (BIG-026)."""
        return [(board_of(other), side_of(other)) for other in self.partners(seat)]

    def stretch(self, centre: int) -> Stretch:
        """The boards that decide what happens on one: up to two on either side, or all where there are no more."""
        if self.boards <= 2 * WINDOW_REACH + 1:
            return Stretch(0, self.boards, self.closed)
        if self.closed:
            return Stretch((centre - WINDOW_REACH) % self.boards, 2 * WINDOW_REACH + 1, False)
        first = max(0, centre - WINDOW_REACH)
        last = min(self.boards - 1, centre + WINDOW_REACH)
        return Stretch(first, last - first + 1, False)
