"""The extension to five and six players: more of everything, and building between turns."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from skerry.engine.action import ActionKind, Codes
from skerry.engine.decision import Decision, DecisionKind, Step
from skerry.engine.harbours import refresh_rates
from skerry.engine.kept.kept import Numbers
from skerry.engine.manner import END, ENDS, Manner
from skerry.engine.module import Module
from skerry.engine.scores import target, total_points
from skerry.engine.state import NOBODY
from skerry.rules.base import tables
from skerry.rules.base.turn import free_bought_cards

if TYPE_CHECKING:
    from skerry.engine.kernel import Kernel
    from skerry.engine.rules import Rules


class FiveSix(Module):
    """Numbers for five and six, and the option `five_six_turn` (BASE56-17)."""

    def __init__(self) -> None:
        super().__init__("base_5_6")

    def declare(self, rules: Rules) -> None:
        # Who rolled last, from the end of that turn to the start of the next; otherwise nobody.
        self.roller = rules.keep(self, Numbers("roller", start=NOBODY))
        rules.bank_start = [tables.BANK_PER_RESOURCE_5_6] * len(rules.bank_start)
        for card in rules.development_cards:
            card.count += tables.EXTRA_CARDS_5_6.get(card.name, 0)
        if rules.choice("five_six_turn") == "paired":
            rules.add_decision(DecisionKind("part_turn"))
            rules.add_decision(BeginPart("begin_part_turn"))
            for name in ("build_city", "build_settlement", "build_road", "buy_card", "play_card", "bank_trade"):
                rules.add_action(rules.action(name), "part_turn")
            rules.add_action(Pass(), "part_turn")
        else:
            rules.add_decision(DecisionKind("special_build"))
            for name in ("build_city", "build_settlement", "build_road", "buy_card"):
                rules.add_action(rules.action(name), "special_build")
            rules.add_action(Pass(), "special_build")

    def notice_turn_start(self, kernel: Kernel) -> None:
        self.roller.put(kernel, NOBODY)

    def notice_turn_end(self, kernel: Kernel) -> None:
        state = kernel.state
        self.roller.put(kernel, state.active)
        if kernel.rules.choice("five_six_turn") == "paired":
            second = (state.active + tables.PAIRED_SEATS_APART) % state.seats
            kernel.ask(kernel.rules.decision("begin_part_turn"), second)
        else:
            self.begin_special_build(kernel)

    def begin_special_build(self, kernel: Kernel) -> None:
        """Everybody else in clockwise order, so the seat to the left comes to the top (BASE56-18)."""
        state = kernel.state
        for away in range(1, state.seats):
            seat = (state.active + state.seats - away) % state.seats
            kernel.ask(kernel.rules.decision("special_build"), seat)

    def adjust_may_win(self, kernel: Kernel, seat: i64, may: bool) -> bool:
        """Nobody wins while building between turns; in a part turn both do, the roller first (BASE56-22, BASE56-25)."""
        roller = self.roller.of(kernel)
        if roller == NOBODY:
            return may
        if kernel.rules.choice("five_six_turn") != "paired":
            return False
        if seat == roller:
            return True
        return may and total_points(kernel, roller) < target(kernel, roller)


class BeginPart(Step):
    """The third seat to the left takes a part turn, a turn of its own for cards (BASE56-24, BASE56-29)."""

    def resolve(self, kernel: Kernel, decision: Decision) -> None:
        state = kernel.state
        seat = decision.seat
        state.active = seat
        state.card_played = 0
        state.has_built = 0
        free_bought_cards(kernel, seat)
        if not kernel.rules.harbours_at_once:
            refresh_rates(kernel, seat)
        for module in kernel.rules.notice_part_turn:
            module.notice_part_turn(kernel)
        kernel.ask(kernel.rules.decision("part_turn"), seat)


class Pass(ActionKind):
    """Be done with building between turns."""

    def __init__(self) -> None:
        super().__init__("pass", manner=Manner(END, safe=ENDS))

    def add_legal(self, kernel: Kernel, seat: i64, decision: Decision, codes: Codes) -> None:
        codes.put(self)

    def apply(self, kernel: Kernel, seat: i64, a: i64, b: i64) -> None:
        kernel.answered()
