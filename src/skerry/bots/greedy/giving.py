"""Which card of one's own to part with, and which to take."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from skerry.board.terrain import RESOURCE_COUNT
from skerry.bots.greedy.goals import Plan
from skerry.bots.greedy.menu import Menu, whole, word
from skerry.bots.greedy.outlook import Outlook
from skerry.bots.greedy.realm_tables import COMMODITY_WORTH
from skerry.bots.greedy.robber import threat
from skerry.engine.action import Action


def waiting(outlook: Outlook, plan: Plan, hand: vec[i64]) -> i64:
    """How long the best goals take with a hand; the first one counts most."""
    total: i64 = 0
    weight: i64 = 4
    for goal in plan.goals:
        total += weight * outlook.rolls_until(hand, goal.cost)
        weight -= 2
        if weight == 0:
            break
    return total


def give_card(outlook: Outlook, plan: Plan, menu: Menu, kind: str) -> Action | None:
    """The card whose loss delays the goals least, among equals the one held most often."""
    return best_card(outlook, plan, menu, kind, -1)


def take_card(outlook: Outlook, plan: Plan, menu: Menu, kind: str) -> Action | None:
    """A card that a goal still lacks, or else the one that brings the goals nearest."""
    goal = plan.nearly_paid()
    if goal is not None:
        hand = outlook.view.hand
        for action in menu.of(kind):
            card = card_of(outlook, action)
            if card >= 0 and goal.cost[card] > hand[card]:
                return action
    return best_card(outlook, plan, menu, kind, 1)


def card_of(outlook: Outlook, action: Action) -> i64:
    """The kind of card that an action names, or -1."""
    name = word(action, "card")
    names = outlook.view.rules.card_kinds
    return names.index(name) if name in names else -1


def best_card(outlook: Outlook, plan: Plan, menu: Menu, kind: str, change: i64) -> Action | None:
    hand = outlook.view.hand[:]
    best: Action | None = None
    least: i64 = 0
    for action in menu.of(kind):
        card = card_of(outlook, action)
        if card < 0:
            continue
        hand[card] += change
        delay = 100 * waiting(outlook, plan, hand) + change * (hand[card] * 4 + outlook.income[outlook.mine + card])
        hand[card] -= change
        if card >= RESOURCE_COUNT:
            delay -= change * COMMODITY_WORTH
        # Where it can be chosen who is given a card, rather somebody who is far from winning.
        taker = whole(action, "seat")
        if taker >= 0:
            delay += threat(outlook, taker)
        if best is None or delay < least:
            least = delay
            best = action
    return best
