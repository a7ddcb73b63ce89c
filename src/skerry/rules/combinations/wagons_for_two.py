"""Traders & Barbarians for two (TRAD-119 to TRAD-125, TWO-80 to TWO-82)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from mypy_extensions import i64

from skerry.board.terrain import TRADE_HEXES
from skerry.engine.action import ActionKind, Codes, Price
from skerry.engine.decision import Decision
from skerry.engine.module import Module
from skerry.reason import Reason
from skerry.rules.traders_and_barbarians.traders.barbarians import NOT_ON_ROAD, OFF_ROADS, ask_to_move, has_free_path
from skerry.rules.traders_and_barbarians.traders.module import TradersAndBarbarians
from skerry.rules.variants.two_player.module import TwoPlayer

if TYPE_CHECKING:
    from skerry.engine.kernel import Kernel
    from skerry.engine.rules import Rules
    from skerry.rules.traders_and_barbarians.traders.own import TradeOwn
    from skerry.rules.variants.two_player.tokens import TradeTokens

TRADE_HEX_TOKENS: Final = 1  # TRAD-123
# Of so many coins for neutral roads the opponent gets one (TRAD-119).
COINS_FOR_ONE: Final = 2


class WagonsForTwo(Module):
    """Tolls of neutral roads, trade tokens at trade hexes, and a barbarian in the place of the robber."""

    def __init__(self) -> None:
        super().__init__("wagons_for_two")

    def declare(self, rules: Rules) -> None:
        tokens = cast(TwoPlayer, rules.module("two_player")).tokens
        for terrain in TRADE_HEXES:
            tokens.by_terrain[terrain] = TRADE_HEX_TOKENS
        traders = cast(TradersAndBarbarians, rules.module("traders_and_barbarians"))
        traders.own.neutral_coins_for_one = COINS_FOR_ONE
        # Where barbarians also stand on hexes, tokens move them as they do there (BARB-144).
        if traders.own.moves_by_path:
            rules.add_action(SendBarbarian(tokens, traders.own), "pre_roll", "action")


class SendBarbarian(ActionKind):
    """Move a barbarian off the roads for trade tokens (TRAD-121, TRAD-122)."""

    def __init__(self, tokens: TradeTokens, own: TradeOwn) -> None:
        super().__init__("send_barbarian")
        self.tokens = tokens
        self.own = own

    def has_path(self, kernel: Kernel) -> bool:
        """On a small map all may be taken; tokens are not paid for nothing, as with a robber at home (TWO-44)."""
        return has_free_path(kernel, self.own, OFF_ROADS)

    def add_legal(self, kernel: Kernel, seat: i64, decision: Decision, codes: Codes) -> None:
        if self.tokens.may_act(kernel, seat) and self.has_path(kernel):
            codes.put(self)

    def apply(self, kernel: Kernel, seat: i64, a: i64, b: i64) -> None:
        self.tokens.pay_for_action(kernel, seat)
        ask_to_move(kernel, seat, OFF_ROADS)

    def prices(self, kernel: Kernel, seat: i64, decision: Decision) -> list[Price]:
        return self.same_price(self.tokens.cost(kernel, seat))

    def refusal(self, kernel: Kernel, seat: i64, decision: Decision, code: i64) -> Reason:
        return NOT_ON_ROAD.of() if self.tokens.may_act(kernel, seat) else self.tokens.why_not_act(kernel, seat)
