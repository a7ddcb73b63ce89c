"""Progress cards: data, and what playing one does."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from skerry.board.arrays import zeros
from skerry.engine.scores import known_points

if TYPE_CHECKING:
    from skerry.engine.decision import DecisionKind
    from skerry.engine.kernel import Kernel
    from skerry.reason import Reason
    from skerry.rules.cities_and_knights.own import CitiesOwn


@mypyc_attr(allow_interpreted_subclasses=True)
class ProgressCard:
    """One kind of progress card; as it stands, one that is points and is never played (CK-218, CK-222)."""

    # What the module keeps, known when the decks are made.
    own: CitiesOwn

    def __init__(self, name: str, track: int, count: int, points: int = 0) -> None:
        self.name = name
        self.track: i64 = track
        self.count = count
        self.points: i64 = points
        self.index: i64 = -1
        # What playing it may be expected to bring, in hundredths of a point.
        self.worth: i64 = 0
        # Played before the roll instead of in the action phase (CK-183).
        self.before_roll = False
        # Why it is not playable, where that needs no look at the position.
        self.reason: Reason | None = None

    def playable(self, kernel: Kernel, seat: i64) -> bool:
        """Whether, by what everybody knows, playing it now could have an effect (CK-187, CK-188)."""
        return False

    def play(self, kernel: Kernel, seat: i64) -> None:
        """Carry out the card; it goes under its deck when all that it asks is answered."""

    def why_not(self, kernel: Kernel, seat: i64) -> Reason:
        """Why it is not playable."""
        assert self.reason is not None, self.name
        return self.reason

    def opponents(self, kernel: Kernel, seat: i64) -> vec[i64]:
        """1 for everybody the card may be aimed own, where its player chooses one."""
        return zeros(kernel.state.colours)

    def aim(self, kernel: Kernel, seat: i64, opponent: i64) -> None:
        """Carry out the card against the one who was chosen."""


class AskingCard(ProgressCard):
    """A card that is a question to its player, and has an effect while the question has an answer (CK-187)."""

    def __init__(self, name: str, track: int, count: int, question: str, amount: int = 0) -> None:
        super().__init__(name, track, count)
        self.question = question
        self.amount: i64 = amount
        # The question itself, found when it is first asked: cards are made before all modules have declared.
        self.asked: DecisionKind | None = None

    def decision(self, kernel: Kernel) -> DecisionKind:
        asked = self.asked
        if asked is None:
            asked = kernel.rules.decision(self.question)
            self.asked = asked
        return asked

    def playable(self, kernel: Kernel, seat: i64) -> bool:
        return kernel.has_answer(self.decision(kernel), seat, self.amount)

    def play(self, kernel: Kernel, seat: i64) -> None:
        kernel.ask(self.decision(kernel), seat, self.amount)


def anybody(those: vec[i64]) -> bool:
    for one in range(len(those)):
        if those[one] != 0:
            return True
    return False


def is_anybody_ahead(kernel: Kernel, seat: i64) -> bool:
    """Whether somebody with a card shows more points than a seat."""
    points = known_points(kernel, seat)
    for other in range(kernel.state.seats):
        if kernel.state.hand_size[other] > 0 and known_points(kernel, other) > points:
            return True
    return False
