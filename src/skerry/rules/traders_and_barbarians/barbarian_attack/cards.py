"""The four development cards, each carried out as it is bought (BARB-59)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from skerry.engine.action import ActionKind, Codes, Domain
from skerry.engine.card import DevelopmentCard
from skerry.engine.decision import Decision, DecisionKind
from skerry.engine.event import EventKind
from skerry.reason import Reason, ReasonKind
from skerry.rules.traders_and_barbarians.barbarian_attack import tables
from skerry.rules.traders_and_barbarians.barbarian_attack.conquest import leave
from skerry.rules.traders_and_barbarians.barbarian_attack.knights import ANYWHERE, CASTLE_ONLY, can_place
from skerry.rules.traders_and_barbarians.barbarian_attack.prisoners import imprison
from skerry.rules.traders_and_barbarians.barbarian_attack.treason import begin_treason

if TYPE_CHECKING:
    from skerry.engine.kernel import Kernel
    from skerry.engine.rules import Rules
    from skerry.rules.traders_and_barbarians.barbarian_attack.own import BarbarianOwn

# A card that costs nothing (BARB-74).
CARD_DRAWN: Final = EventKind(
    "card_drawn",
    "seat:seat",
    "card:development_card",
    ("seat",),
    english="{seat} draws another development card",
    passes=("", "seat", "card"),
)

NO_BARBARIAN: Final = ReasonKind("no_barbarian_there", "choose a hex with a barbarian on it")


def declare_cards(rules: Rules, own: BarbarianOwn) -> None:
    rules.add_decision(DecisionKind("take_prisoner"))
    rules.add_action(TakePrisoner(rules, own), "take_prisoner")


def deck(own: BarbarianOwn) -> list[DevelopmentCard]:
    """All cards of the scenario, in the place of those of the base game (BARB-07)."""
    return [
        NewKnight("knighthood", tables.KNIGHTHOODS, own, CASTLE_ONLY),
        NewKnight("black_knight", tables.BLACK_KNIGHTS, own, ANYWHERE),
        Treason("treason", tables.TREASONS, own),
        Intrigue("intrigue", tables.INTRIGUES, own),
    ]


class NewKnight(DevelopmentCard):
    """A knight of one's supply, at the castle or anywhere; without one, or without a place, nothing (BARB-67)."""

    def __init__(self, name: str, count: int, own: BarbarianOwn, where: int) -> None:
        super().__init__(name, count, at_once=True)
        self.own = own
        self.where: i64 = where

    def playable(self, kernel: Kernel, seat: i64) -> bool:
        return can_place(kernel, self.own, seat, self.where)

    def play(self, kernel: Kernel, seat: i64) -> None:
        kernel.ask(kernel.rules.decision("place_knight"), seat, self.where, seat)


class Treason(DevelopmentCard):
    """Gold, and two barbarians change their hexes (BARB-68)."""

    def __init__(self, name: str, count: int, own: BarbarianOwn) -> None:
        super().__init__(name, count, at_once=True)
        self.own = own

    def playable(self, kernel: Kernel, seat: i64) -> bool:
        return True

    def play(self, kernel: Kernel, seat: i64) -> None:
        self.own.gold.earn(kernel, seat, tables.TREASON_GOLD)
        begin_treason(kernel, self.own, seat)


class Intrigue(DevelopmentCard):
    """A prisoner, or another card while no barbarian is on the board (BARB-73, BARB-74)."""

    def __init__(self, name: str, count: int, own: BarbarianOwn) -> None:
        super().__init__(name, count, at_once=True)
        self.own = own

    def playable(self, kernel: Kernel, seat: i64) -> bool:
        return True

    def play(self, kernel: Kernel, seat: i64) -> None:
        take_prisoner = kernel.rules.decision("take_prisoner")
        if kernel.has_answer(take_prisoner, seat):
            kernel.ask_or_act(take_prisoner, seat)
        else:
            kernel.rules.card_source.draw(kernel, seat, CARD_DRAWN)


class TakePrisoner(ActionKind):
    """Say from which hex a barbarian is taken prisoner."""

    def __init__(self, rules: Rules, own: BarbarianOwn) -> None:
        super().__init__("take_prisoner", "hex", Domain(int(rules.topology.hexes)))
        self.own = own

    def add_legal(self, kernel: Kernel, seat: i64, decision: Decision, codes: Codes) -> None:
        for place in range(len(self.own.places)):
            if self.own.barbarians.has(kernel, self.own.places[place]):
                codes.put(self, self.own.places[place])

    def apply(self, kernel: Kernel, seat: i64, a: i64, b: i64) -> None:
        kernel.answered()
        imprison(kernel, self.own, seat, a, 1)
        leave(kernel, self.own, seat, a, 1)

    def refusal(self, kernel: Kernel, seat: i64, decision: Decision, code: i64) -> Reason:
        return NO_BARBARIAN.of()
