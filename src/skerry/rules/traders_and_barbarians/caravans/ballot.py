"""The cards that are votes, and how many of them lie on the table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from skerry.board.terrain import RESOURCES
from skerry.engine.event import EventKind
from skerry.engine.kept.kept import SEAT, Numbers

if TYPE_CHECKING:
    from skerry.engine.kernel import Kernel
    from skerry.engine.module import Module
    from skerry.engine.rules import Rules

VOTES_LAID: Final = EventKind(
    "camel_votes_laid",
    "seat:seat card:card count:number",
    english="{seat} lays {count} {card}",
    moves=("seat", "", "card", "count"),
)

# What is laid by who has not bid yet.
NOT_BID: Final = -1


class Ballot:
    """A kind of card that is a vote (CARV-39), and by seat how many of it are laid."""

    def __init__(self, module: Module, rules: Rules, kind: int) -> None:
        self.kind: i64 = kind
        self.laid = rules.keep(module, Numbers(f"laid_{RESOURCES[kind]}", SEAT, start=NOT_BID))

    @property
    def card(self) -> str:
        return RESOURCES[self.kind]

    def become(self, kind: i64) -> None:
        """Another kind of card is laid from now on."""
        self.kind = kind
        self.laid.name = f"laid_{self.card}"
        self.laid.digest = self.laid.name

    def of(self, kernel: Kernel, seat: i64) -> i64:
        return self.laid.of(kernel, seat)

    def held(self, kernel: Kernel, seat: i64) -> i64:
        """How many a seat has in hand."""
        return kernel.state.hand[seat * kernel.state.kinds + self.kind]

    def lay(self, kernel: Kernel, seat: i64, count: i64) -> None:
        """Cards out of a hand onto the table, where they lie until the round is over (CARV-48)."""
        self.laid.set(kernel, seat, count)
        if count > 0:
            kernel.state.hand[seat * kernel.state.kinds + self.kind] -= count
            kernel.state.hand_size[seat] -= count
            kernel.log.emit(VOTES_LAID, seat, self.kind, count)

    def clear(self, kernel: Kernel, seat: i64) -> None:
        """What a seat has laid goes to its bank (CARV-48)."""
        kernel.state.bank[kernel.rules.bank_at[seat] + self.kind] += self.of(kernel, seat)
        self.laid.set(kernel, seat, NOT_BID)
