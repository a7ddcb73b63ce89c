"""Which wonder to claim."""

from __future__ import annotations

from mypy_extensions import i64

from skerry.board.arrays import zeros
from skerry.bots.greedy.chart import level_cost
from skerry.bots.greedy.menu import Menu, word
from skerry.bots.greedy.outlook import Outlook
from skerry.engine.action import Action


def claim_wonder(outlook: Outlook, menu: Menu) -> Action | None:
    """At once, and the one whose levels come soonest: who waits for a better one is late with all four levels."""
    best: Action | None = None
    least: i64 = 0
    for action in menu.of("claim_wonder"):
        cost = level_cost(outlook.view, outlook.view.parts["wonders"], word(action, "wonder"))
        rolls = outlook.rolls_until(zeros(outlook.kinds), cost)
        if best is None or rolls < least:
            least = rolls
            best = action
    return best
