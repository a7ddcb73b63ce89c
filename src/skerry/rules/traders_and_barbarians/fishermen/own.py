"""What `fishermen` keeps: the tokens, who holds which, and where the fishing grounds lie.

The numbers are attributes, so that a combination changes a number and nothing else.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from skerry.engine.event import EventKind
from skerry.engine.kept.kept import VERTEX
from skerry.engine.kept.layer import Layer
from skerry.engine.kept.stack import NOTHING_LEFT, Stack
from skerry.engine.scores import visible_points
from skerry.engine.state import NOBODY
from skerry.rules.traders_and_barbarians.fishermen import tables
from skerry.rules.traders_and_barbarians.fishermen.payments import PAYMENTS, TAKES

if TYPE_CHECKING:
    from skerry.engine.kernel import Kernel
    from skerry.engine.module import Module
    from skerry.engine.rules import Rules

FISH_DRAWN: Final = EventKind(
    "fish_drawn",
    "seat:seat",
    "token:fish_token",
    ("seat",),
    english="{seat} draws a fish token",
    passes=("", "seat", "token"),
)
BOOT_DRAWN: Final = EventKind("old_boot_drawn", "seat:seat", english="{seat} draws the old boot")
FISH_PAID: Final = EventKind("fish_paid", "seat:seat payment:fish_payment", english="{seat} pays {payment} fish")


class Fishing:
    """The tokens face down, in hands and spent, and by its tip the number of each fishing ground."""

    def __init__(self, module: Module, rules: Rules) -> None:
        self.fish = rules.keep(
            module,
            Stack(
                "fish",
                tables.TOKENS,
                tables.TOKEN_COUNTS,
                held=True,
                refilled=True,
                limit=tables.MOST_TOKENS,
                open_kinds=(tables.BOOT,),
            ),
        )
        self.grounds = rules.keep(module, Layer("fishing_grounds", VERTEX, sparse=True))
        rules.words["fish_token"] = tables.TOKENS
        rules.words["fish_payment"] = PAYMENTS
        # What the founding building that pays draws at a fishing ground (FISH-22, FISH-98).
        self.founding_tokens: i64 = 1
        # How much less whoever alone shows the fewest points pays for each deed (FISH-96).
        self.rebate: i64 = 0
        # Buildings that draw no fish, where something keeps some from it (FISHBARB-06).
        self.idle: Layer | None = None
        # Whether the players lay the fishing grounds that the map has not, and set-up none (FISHSEA-43).
        self.laid_in_turn = False

    # Tokens

    def available(self, kernel: Kernel) -> i64:
        """How many tokens can be drawn: those face down, the old boot among them, and those spent (FISH-38)."""
        return self.fish.left(kernel) + self.fish.spent(kernel)

    def draw(self, kernel: Kernel, seat: i64) -> None:
        """One token, if there is any; the old boot is shown at once, and stands for a token due (FISH-74, FISH-100)."""
        kind = self.fish.take(kernel, seat)
        if kind == tables.BOOT:
            # Its holder needs more points from now on.
            kernel.recount = True
            kernel.log.emit(BOOT_DRAWN, seat)
        elif kind != NOTHING_LEFT:
            kernel.log.emit(FISH_DRAWN, seat, kind)

    def fish_of(self, kernel: Kernel, seat: i64) -> i64:
        """How many fish the tokens of a seat show together."""
        kept = kernel.state.kept
        hand = self.fish.hand_of(seat)
        total: i64 = 0
        for kind in range(tables.FISH_KINDS):
            total += (kind + 1) * kept[hand + kind]
        return total

    def catches(self, kernel: Kernel, vertex: i64) -> bool:
        """Whether a building at a vertex draws fish."""
        return self.idle is None or not self.idle.has(kernel, vertex)

    # Paying

    def price(self, kernel: Kernel, seat: i64, printed: i64) -> i64:
        """What a deed costs a seat now."""
        return printed - self.rebate if self.rebate > 0 and self.trails(kernel, seat) else printed

    def trails(self, kernel: Kernel, seat: i64) -> bool:
        """Whether everybody else shows more points."""
        points = visible_points(kernel, seat)
        for other in range(kernel.state.seats):
            if other != seat and visible_points(kernel, other) <= points:
                return False
        return True

    def can_pay(self, kernel: Kernel, seat: i64, printed: i64) -> bool:
        """Whether a seat has enough fish for a deed."""
        return self.fish_of(kernel, seat) >= self.price(kernel, seat, printed)

    def holds(self, kernel: Kernel, seat: i64, payment: i64) -> bool:
        for kind in range(tables.FISH_KINDS):
            if self.fish.held(kernel, seat, kind) < TAKES[tables.FISH_KINDS * payment + kind]:
                return False
        return True

    def pay(self, kernel: Kernel, seat: i64, payment: i64) -> None:
        """The tokens go face up to the spent ones; there is no change (FISH-49, FISH-50)."""
        for kind in range(tables.FISH_KINDS):
            for _ in range(TAKES[tables.FISH_KINDS * payment + kind]):
                self.fish.spend_from(kernel, seat, kind)
        kernel.log.emit(FISH_PAID, seat, payment)

    # The old boot

    def boot_holder(self, kernel: Kernel) -> i64:
        for seat in range(kernel.state.seats):
            if self.fish.held(kernel, seat, tables.BOOT) > 0:
                return seat
        return NOBODY
