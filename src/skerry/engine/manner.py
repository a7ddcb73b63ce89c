"""How an action kind is presented and used by those who know no rules: clients, clocks, bots."""

from __future__ import annotations

from typing import Final

# Where a player would look for it.
TURN: Final = "turn"
BUILD: Final = "build"
TRADE: Final = "trade"
CARDS: Final = "cards"
SPECIAL: Final = "special"
ANSWER: Final = "answer"
END: Final = "end"
GROUPS: Final = (TURN, BUILD, TRADE, CARDS, SPECIAL, ANSWER, END)

# Where what all games build stands among what is built: before what modules add, which declare no order.
ROUTES: Final = -3
SETTLEMENTS: Final = -2
CITIES: Final = -1

# What may be done for somebody who is away, the lowest first, since it costs nothing: say no, end, roll.
NEVER: Final = 0
SAYS_NO: Final = 1
ENDS: Final = 2
ROLLS: Final = 3


class Manner:
    """The group an action belongs to and its order there, what it would put on a place, whether it is safe to do for
    somebody who is away, whether its operands are free, so that it is made by hand and not picked from a list, and
    whether its card is one of the own hand, which leaves it."""

    def __init__(
        self,
        group: str = SPECIAL,
        order: int = 0,
        preview: str = "",
        safe: int = NEVER,
        free_form: bool = False,
        from_hand: bool = False,
    ) -> None:
        assert group in GROUPS, group
        self.group = group
        self.order = order
        self.preview = preview
        self.safe = safe
        self.free_form = free_form
        self.from_hand = from_hand

    def to_json(self) -> dict[str, object]:
        told: dict[str, object] = {"group": self.group, "order": self.order, "preview": self.preview}
        told["free_form"] = self.free_form
        if self.from_hand:
            told["from_hand"] = True
        return told


PLAIN: Final = Manner()
GIVES: Final = Manner(from_hand=True)
