"""Trade tokens of the game for two: when the robber is sent home and when a trade is forced."""

from __future__ import annotations

from mypy_extensions import i64

from skerry.bots.greedy.goals import Goal
from skerry.bots.greedy.menu import Menu
from skerry.bots.greedy.outlook import Outlook, covers
from skerry.bots.greedy.robber import place_robber, robbed_pips
from skerry.bots.greedy.tables import FORCED_TRADE_CARDS, FORCED_TRADE_HAND, ROBBED_PIPS
from skerry.engine.action import Action


def send_robber_home(outlook: Outlook, menu: Menu) -> Action | None:
    """Before a roll, when the robber costs the seat enough."""
    if robbed_pips(outlook) < ROBBED_PIPS:
        return None
    return place_robber(outlook, menu, "send_robber_home")


def force_trade(outlook: Outlook, menu: Menu, goal: Goal) -> Action | None:
    """Cards that the goal does not need for blind ones that it may."""
    view = outlook.view
    forced = menu.first("forced_trade")
    if forced is None:
        forced = menu.first("forced_trade_of_any_cards")
    if forced is None or covers(view.hand, goal.cost):
        return None
    spare: i64 = 0
    for kind in range(outlook.kinds):
        if view.hand[kind] > goal.cost[kind]:
            spare += view.hand[kind] - goal.cost[kind]
    for seat in range(view.seats):
        if seat != outlook.seat and view.hand_size[seat] >= FORCED_TRADE_HAND and spare >= FORCED_TRADE_CARDS:
            return forced
    return None
