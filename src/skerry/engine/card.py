"""Development cards: data, and what playing one does."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, mypyc_attr

from skerry.reason import ReasonKind

if TYPE_CHECKING:
    from skerry.engine.kernel import Kernel

HOLDS_NO: Final = ReasonKind("holds_no", "you hold no {card:development}")


@mypyc_attr(allow_interpreted_subclasses=True)
class DevelopmentCard:
    """One kind of development card; `at_once`: it is carried out when it is drawn, and never held (BARB-59).

    `worth`: what playing it may be expected to bring its holder, in hundredths of a point, its points left aside.
    """

    def __init__(self, name: str, count: int, points: int = 0, at_once: bool = False, worth: int = 0) -> None:
        self.name = name
        self.count = count
        self.points: i64 = points
        self.at_once = at_once
        self.worth: i64 = worth
        # Set by a card that only moves from hand to hand what players have.
        self.shifts = False
        self.index: i64 = -1

    def playable(self, kernel: Kernel, seat: i64) -> bool:
        """Whether playing it now would have an effect; timing is checked elsewhere."""
        return False

    def play(self, kernel: Kernel, seat: i64) -> None:
        """Carry out the card."""
