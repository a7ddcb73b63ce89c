"""Which wonder to claim, and when."""

from __future__ import annotations

from mypy_extensions import i64

from skerry.board.arrays import zeros
from skerry.bots.greedy.chart import cards_cost
from skerry.bots.greedy.menu import Menu, word
from skerry.bots.greedy.outlook import Outlook, covers
from skerry.bots.greedy.parts import named_in, word_in
from skerry.bots.greedy.tables import CLAIM_SHARE
from skerry.engine.action import Action


def claim_wonder(outlook: Outlook, menu: Menu) -> Action | None:
    """The one whose levels come soonest, unless a much cheaper one is still to be had."""
    if not menu.has("claim_wonder"):
        return None
    part = outlook.view.parts["wonders"]
    claimed = part.get("claimed")
    taken = [word_in(name) for name in claimed] if isinstance(claimed, list) else []
    cheapest: i64 = 0
    for name, _ in named_in(part.get("level_costs")):
        if name not in taken:
            rolls = rolls_for_level(outlook, name)
            if cheapest == 0 or rolls < cheapest:
                cheapest = rolls
    best: Action | None = None
    least: i64 = 0
    for action in menu.of("claim_wonder"):
        rolls = rolls_for_level(outlook, word(action, "wonder"))
        if best is None or rolls < least:
            least = rolls
            best = action
    if best is None or 100 * least <= CLAIM_SHARE * cheapest:
        return best
    # What can be paid at once is claimed at once.
    return best if covers(outlook.view.hand, cards_cost(outlook.view, part, word(best, "wonder"))) else None


def rolls_for_level(outlook: Outlook, wonder: str) -> i64:
    """How long a level takes from an empty hand."""
    cost = cards_cost(outlook.view, outlook.view.parts["wonders"], wonder)
    return outlook.rolls_until(zeros(outlook.kinds), cost)
