"""What fish buy: five deeds, each paid for by itself with tokens of one's choice (FISH-52)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from skerry.board.arrays import zeros
from skerry.engine.action import ActionKind, Codes, Names
from skerry.engine.cards import steal
from skerry.engine.decision import Decision, DecisionKind
from skerry.engine.deck import CARD_BOUGHT
from skerry.engine.robbing import TakeCard, put_this_robber, robber_moves
from skerry.engine.state import OFF_BOARD
from skerry.reason import Reason, ReasonKind
from skerry.rules.traders_and_barbarians.fishermen import tables
from skerry.rules.traders_and_barbarians.fishermen.payments import PAYMENTS, pays

if TYPE_CHECKING:
    from skerry.engine.kernel import Kernel
    from skerry.engine.rules import Rules
    from skerry.rules.traders_and_barbarians.fishermen.own import Fishing

TOO_FEW_FISH: Final = ReasonKind("too_few_fish", "this costs {price:number} fish and you have {held:number}")
WRONG_PAYMENT: Final = ReasonKind(
    "wrong_fish_payment", "pay {price:number} fish with tokens that you hold, and with none that could be left out"
)
ROBBER_IS_OFF: Final = ReasonKind("robber_is_off_board", "there is no robber on the board")
NOBODY_TO_ROB: Final = ReasonKind("nobody_to_rob_for_fish", "no opponent holds a card")
NOT_TO_BE_ROBBED: Final = ReasonKind("no_fish_victim", "choose an opponent who holds a card")
NO_RESOURCE_LEFT: Final = ReasonKind("no_resource_for_fish", "the bank has no resource card left")
NO_ROAD_FOR_FISH: Final = ReasonKind("no_road_for_fish", "you have no road left, or no place for one")
NO_CARD_FOR_FISH: Final = ReasonKind("no_card_for_fish", "there is no card left to draw")


def declare_deeds(rules: Rules, fishing: Fishing) -> list[FishDeed]:
    """All of them before and after the roll, as often as one can pay (FISH-47, FISH-51)."""
    rules.add_decision(DecisionKind("choose_fish_victim"))
    rules.add_action(ChooseFishVictim(rules), "choose_fish_victim")
    deeds: list[FishDeed] = [
        CardForFish(fishing),
        RoadForFish(rules, fishing),
        ResourceForFish(rules, fishing),
        TheftForFish(rules, fishing),
        RobberForFish(fishing),
    ]
    for deed in deeds:
        add_deed(rules, deed)
    return deeds


def add_deed(rules: Rules, deed: FishDeed) -> None:
    rules.add_action(deed, "action", before="end_turn")
    rules.add_action(deed, "pre_roll")


class FishDeed(ActionKind):
    """Something that fish pay for; the operand is the payment (FISH-48, FISH-103)."""

    def __init__(self, name: str, fishing: Fishing, printed: int) -> None:
        super().__init__(name, "payment", Names(list(PAYMENTS)))
        self.fishing = fishing
        self.printed: i64 = printed

    def is_open(self, kernel: Kernel, seat: i64) -> bool:
        """Whether it would have an effect now."""
        raise NotImplementedError(self.name)

    def why_closed(self) -> Reason:
        raise NotImplementedError(self.name)

    def carry_out(self, kernel: Kernel, seat: i64) -> None:
        raise NotImplementedError(self.name)

    def add_legal(self, kernel: Kernel, seat: i64, decision: Decision, codes: Codes) -> None:
        fishing = self.fishing
        held = fishing.fish_of(kernel, seat)
        # Whether there is enough is seen sooner than the price, which points may lower, or if there is anything to do.
        if held == 0 or held < self.printed - fishing.rebate:
            return
        price = fishing.price(kernel, seat, self.printed)
        if held < price or not self.is_open(kernel, seat):
            return
        for payment in range(len(PAYMENTS)):
            if pays(payment, price) and fishing.holds(kernel, seat, payment):
                codes.put(self, payment)

    def apply(self, kernel: Kernel, seat: i64, a: i64, b: i64) -> None:
        self.fishing.pay(kernel, seat, a)
        self.carry_out(kernel, seat)

    def refusal(self, kernel: Kernel, seat: i64, decision: Decision, code: i64) -> Reason:
        if not self.is_open(kernel, seat):
            return self.why_closed()
        price = self.fishing.price(kernel, seat, self.printed)
        held = self.fishing.fish_of(kernel, seat)
        if held < price:
            return TOO_FEW_FISH.of(price=int(price), held=int(held))
        return WRONG_PAYMENT.of(price=int(price))


class RobberForFish(FishDeed):
    """The robber leaves the board, and nobody is robbed (FISH-53, FISH-54)."""

    def __init__(self, fishing: Fishing) -> None:
        super().__init__("robber_for_fish", fishing, tables.ROBBER_PRICE)

    def is_open(self, kernel: Kernel, seat: i64) -> bool:
        return robber_moves(kernel) and kernel.state.robber != OFF_BOARD

    def why_closed(self) -> Reason:
        return ROBBER_IS_OFF.of()

    def carry_out(self, kernel: Kernel, seat: i64) -> None:
        put_this_robber(kernel, seat, 0, kernel.topology.hexes)


class TheftForFish(FishDeed):
    """A random card of an opponent of one's choice, wherever the robber is; also a commodity (FISH-55, FISHCK-02)."""

    def __init__(self, rules: Rules, fishing: Fishing) -> None:
        super().__init__("theft_for_fish", fishing, tables.THEFT_PRICE)
        self.choose_victim = rules.decision("choose_fish_victim")

    def is_open(self, kernel: Kernel, seat: i64) -> bool:
        return kernel.has_answer(self.choose_victim, seat)

    def why_closed(self) -> Reason:
        return NOBODY_TO_ROB.of()

    def carry_out(self, kernel: Kernel, seat: i64) -> None:
        kernel.ask_or_act(self.choose_victim, seat)


class ChooseFishVictim(TakeCard):
    """Say whose card is taken; no building has to be near (FISH-56), and nobody is sheltered (FISH-105)."""

    def __init__(self, rules: Rules) -> None:
        super().__init__("choose_fish_victim", rules)

    def victims(self, kernel: Kernel, seat: i64, decision: Decision) -> vec[i64]:
        victims = zeros(kernel.state.seats)
        for other in range(kernel.state.seats):
            if other != seat and kernel.state.hand_size[other] > 0:
                victims[other] = 1
        return victims

    def apply(self, kernel: Kernel, seat: i64, a: i64, b: i64) -> None:
        kernel.answered()
        steal(kernel, seat, a)

    def refusal(self, kernel: Kernel, seat: i64, decision: Decision, code: i64) -> Reason:
        return NOT_TO_BE_ROBBED.of()


class ResourceForFish(FishDeed):
    """A resource card of one's choice out of the bank (FISH-57, FISH-58)."""

    def __init__(self, rules: Rules, fishing: Fishing) -> None:
        super().__init__("resource_for_fish", fishing, tables.RESOURCE_PRICE)
        self.choose_resource = rules.decision("choose_resource")

    def is_open(self, kernel: Kernel, seat: i64) -> bool:
        return kernel.has_answer(self.choose_resource, seat)

    def why_closed(self) -> Reason:
        return NO_RESOURCE_LEFT.of()

    def carry_out(self, kernel: Kernel, seat: i64) -> None:
        kernel.ask(self.choose_resource, seat, 1)


class RoadForFish(FishDeed):
    """A road for nothing, under the rules of any free road (FISH-59)."""

    def __init__(self, rules: Rules, fishing: Fishing) -> None:
        super().__init__("road_for_fish", fishing, tables.ROAD_PRICE)
        self.place_free_route = rules.decision("place_free_route")

    def is_open(self, kernel: Kernel, seat: i64) -> bool:
        return kernel.has_answer(self.place_free_route, seat)

    def why_closed(self) -> Reason:
        return NO_ROAD_FOR_FISH.of()

    def carry_out(self, kernel: Kernel, seat: i64) -> None:
        kernel.ask(self.place_free_route, seat, 1)


class CardForFish(FishDeed):
    """A development card, which counts as bought this turn, or what takes its place (FISH-60, FISH-61, FISHCK-04)."""

    def __init__(self, fishing: Fishing) -> None:
        super().__init__("card_for_fish", fishing, tables.CARD_PRICE)

    def is_open(self, kernel: Kernel, seat: i64) -> bool:
        return kernel.rules.card_source.has_card(kernel, seat)

    def why_closed(self) -> Reason:
        return NO_CARD_FOR_FISH.of()

    def carry_out(self, kernel: Kernel, seat: i64) -> None:
        kernel.rules.card_source.draw(kernel, seat, CARD_BOUGHT)
