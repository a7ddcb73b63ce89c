"""Gold coins: one purse and one limit of purchases, for every scenario that has them (RIVR-95, BARB-155, TRAD-134).

Coins are a plain count that everybody sees and the bank never runs out of (RIVR-07, RIVR-08, RIVR-78). They are traded
with players and bank like cards (RIVR-71 to RIVR-73) and are none: nothing that takes or gives cards is about them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from mypy_extensions import i64

from skerry.board.terrain import RESOURCE_COUNT, RESOURCES
from skerry.engine.action import Codes, Names
from skerry.engine.cards import gain, in_bank
from skerry.engine.cost import PricedAction
from skerry.engine.decision import Decision
from skerry.engine.kept.counter import Counter
from skerry.engine.kept.kept import Numbers
from skerry.engine.manner import TRADE, Manner
from skerry.engine.purse import TRADING_OVER, earn, may_trade
from skerry.reason import Reason, ReasonKind

if TYPE_CHECKING:
    from skerry.engine.kernel import Kernel
    from skerry.engine.module import Module
    from skerry.engine.picture import Picture
    from skerry.engine.progress import Progress
    from skerry.engine.rules import Rules

RESOURCE_PRICE: Final = {"gold": 2}  # RIVR-68, BARB-113, TRAD-100
MOST_PURCHASES: Final = 2

# For players that know no module, in hundredths of a point: a coin, and one beyond what is spent in the next turns.
COIN_WORTH: Final = 4
SPARE_COIN_WORTH: Final = 1
COINS_AT_HAND: Final = 6

BOUGHT_ENOUGH: Final = ReasonKind(
    "bought_enough_with_gold", "no more than {most:number} resources may be bought with gold in a turn"
)
NOT_FOR_GOLD: Final = ReasonKind("not_left_for_gold", "the bank has no {card:card} left to sell for gold")

# Where the numbers of the purchases lie: the turn of the last one, and how many there were in it.
_TURN: Final = 0
_COUNT: Final = 1


class Gold:
    """The coins of all seats, and how many resources were bought with them this turn."""

    def __init__(self, module: Module, rules: Rules, start: int = 0) -> None:
        coins = Counter("gold", start=start, tradeable=True, banked=True)
        known = rules.shared.get(coins.name)
        if isinstance(known, Counter):
            # A scenario that gives none at the start leaves it to the other, whichever is first.
            if known.start == 0:
                known.start = start
            elif start == 0:
                coins.start = known.start
        self.coins = rules.share(module, coins)
        purchases = Numbers("gold_purchases", each=2)
        self.purchases = rules.share(module, purchases)
        if self.purchases is purchases:
            # With trade, after the roll (RIVR-92, BARB-153, TRAD-132).
            rules.add_action(BuyWithGold(rules, self), "action", before="end_turn")

    def of(self, kernel: Kernel, seat: i64) -> i64:
        return self.coins.of(kernel, seat)

    def earn(self, kernel: Kernel, seat: i64, count: i64) -> None:
        earn(kernel, seat, self.coins, count)

    def bought(self, kernel: Kernel) -> i64:
        """How many resources were bought this turn."""
        return self.purchases.of(kernel, _COUNT) if self.purchases.of(kernel, _TURN) == kernel.state.turn else 0

    def count_purchase(self, kernel: Kernel) -> None:
        self.purchases.set(kernel, _COUNT, self.bought(kernel) + 1)
        self.purchases.set(kernel, _TURN, kernel.state.turn)

    def tell_worth(self, kernel: Kernel, seat: i64, progress: Progress) -> None:
        coins = self.of(kernel, seat)
        if coins > 0:
            at_hand = min(coins, COINS_AT_HAND)
            progress.expect("gold", COIN_WORTH * at_hand + SPARE_COIN_WORTH * (coins - at_hand))


def draw_gold(part: dict[str, object], picture: Picture) -> None:
    """A column of coins; where several scenarios share them, they are in the part of the first."""
    if "gold" in part:
        picture.columns["gold"] = cast("list[object]", part["gold"])


class BuyWithGold(PricedAction):
    """A resource of one's choice for two coins, twice in the own turn (RIVR-68, RIVR-69)."""

    def __init__(self, rules: Rules, gold: Gold) -> None:
        cost = rules.add_cost(RESOURCE_PRICE)
        super().__init__("buy_with_gold", cost, "card", Names(list(RESOURCES)), Manner(TRADE))
        self.gold = gold

    def add_legal(self, kernel: Kernel, seat: i64, decision: Decision, codes: Codes) -> None:
        if may_trade(kernel) and self.gold.bought(kernel) < MOST_PURCHASES and self.cost.can_pay(kernel, seat):
            for kind in range(RESOURCE_COUNT):
                if in_bank(kernel, seat, kind) > 0:
                    codes.put(self, kind)

    def apply(self, kernel: Kernel, seat: i64, a: i64, b: i64) -> None:
        self.gold.count_purchase(kernel)
        self.cost.pay(kernel, seat)
        gain(kernel, seat, a, 1)

    def refusal(self, kernel: Kernel, seat: i64, decision: Decision, code: i64) -> Reason:
        if not may_trade(kernel):
            return TRADING_OVER.of()
        if self.gold.bought(kernel) >= MOST_PURCHASES:
            return BOUGHT_ENOUGH.of(most=MOST_PURCHASES)
        if self.cost.can_pay(kernel, seat):
            return NOT_FOR_GOLD.of(card=RESOURCES[self.operand(code)])
        return super().refusal(kernel, seat, decision, code)
