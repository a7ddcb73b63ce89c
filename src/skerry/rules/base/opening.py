"""From the laid board to the first founding: the roll-off."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from skerry.board.arrays import ints
from skerry.engine.decision import Decision, Step
from skerry.engine.event import ROLLED, EventKind
from skerry.engine.kept.stack import Stack
from skerry.engine.rolls import roll_off
from skerry.rules.base.layout import ask_robber_start

if TYPE_CHECKING:
    from skerry.engine.kernel import Kernel
    from skerry.engine.rules import Rules

STARTING_PLAYER: Final = EventKind("starting_player", "seat:seat", english="{seat} starts")


def declare_opening(rules: Rules) -> None:
    rules.add_decision(RollOff("roll_off"))


def open_game(kernel: Kernel, hexes: Stack) -> None:
    """Push what comes before the first turn; drafting, if any, comes before the roll-off."""
    rules = kernel.rules
    kernel.ask(rules.decision("roll_off"), 0)
    if rules.choice("board") == "drafted":
        hexes.lay(kernel, ints(rules.board.stack_items("terrain")), "hexes")
        first = kernel.state.random.below(kernel.state.seats)
        kernel.ask(rules.decision("draft"), first)


class RollOff(Step):
    """Everybody rolls, the highest total starts; tied seats roll again among themselves (BASE-55)."""

    def resolve(self, kernel: Kernel, decision: Decision) -> None:
        state = kernel.state
        first = roll_off(kernel, list(range(state.seats)), ROLLED)[0]
        state.starting_player = first
        state.active = first
        kernel.log.emit(STARTING_PLAYER, first)
        kernel.ask(kernel.rules.decision("founding"), first, 0)
        ask_robber_start(kernel)
        for module in kernel.rules.notice_founding_start:
            module.notice_founding_start(kernel)
