"""When a progress card is played."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from skerry.board.terrain import RESOURCE_COUNT
from skerry.bots.greedy.diplomacy import best_removal
from skerry.bots.greedy.goals import Plan
from skerry.bots.greedy.knights import promotable, sleeping_strength
from skerry.bots.greedy.memory import NOWHERE, TurnMemory
from skerry.bots.greedy.menu import Menu, word
from skerry.bots.greedy.monopolies import fleet_kind, monopoly_yield
from skerry.bots.greedy.numbers import Swap, best_number_value
from skerry.bots.greedy.outlook import Outlook
from skerry.bots.greedy.realm_tables import (
    PROGRESS_VALUE,
    RESOURCE_MONOPOLY_MOST,
    RESOURCE_MONOPOLY_YIELD,
    SABOTAGE_CARDS,
    SET_DICE_VALUE,
    SMITH_KNIGHTS,
    SMITH_STEPS,
    SWAP_VALUE,
    TRADE_MONOPOLY_MOST,
    TRADE_MONOPOLY_YIELD,
    WARLORD_STEPS,
    WARLORD_STRENGTH,
    WEDDING_GIFTS,
)
from skerry.bots.greedy.sites import NO_EDGE
from skerry.engine.action import Action


def play_progress_before_roll(outlook: Outlook, menu: Menu) -> Action | None:
    """An alchemist for a number that brings much, or to make room."""
    alchemist = menu.naming("play_progress", "card", "alchemist")
    if alchemist is not None and (outlook.realm.is_full() or best_number_value(outlook) >= SET_DICE_VALUE):
        return alchemist
    return None


def play_progress(outlook: Outlook, plan: Plan, menu: Menu, memory: TurnMemory) -> Action | None:
    """The most valuable card whose time has come; with a full hand the least valuable one, before it is lost."""
    best: Action | None = None
    most: i64 = -1
    spare: Action | None = None
    least: i64 = 0
    for action in menu.of("play_progress"):
        card = word(action, "card")
        value: i64 = PROGRESS_VALUE.get(card, 0)
        moment = MOMENTS.get(card)
        if (moment is None or moment(outlook, plan)) and card not in WITH_GOALS:
            if value > most:
                most = value
                best = action
        elif spare is None or value < least:
            least = value
            spare = action
    if best is None and outlook.realm.is_full():
        best = spare
    if best is not None:
        memory.card = word(best, "card")
        memory.swap_with = NOWHERE
    return best


# Moments


def merchant_is_elsewhere(outlook: Outlook, plan: Plan) -> bool:
    return outlook.realm.merchant_holder != outlook.seat


def resources_are_out(outlook: Outlook, plan: Plan) -> bool:
    return best_yield(outlook, 0, RESOURCE_COUNT, RESOURCE_MONOPOLY_MOST) >= RESOURCE_MONOPOLY_YIELD


def commodities_are_out(outlook: Outlook, plan: Plan) -> bool:
    return best_yield(outlook, RESOURCE_COUNT, outlook.kinds, TRADE_MONOPOLY_MOST) >= TRADE_MONOPOLY_YIELD


def best_yield(outlook: Outlook, first: i64, end: i64, most: i64) -> i64:
    best: i64 = 0
    for kind in range(first, end):
        best = max(best, monopoly_yield(outlook, kind, most))
    return best


def swap_pays(outlook: Outlook, plan: Plan) -> bool:
    return Swap(outlook).gain >= SWAP_VALUE


def hand_has_room(outlook: Outlook, plan: Plan) -> bool:
    return not outlook.is_crowded()


def route_is_wanted(outlook: Outlook, plan: Plan) -> bool:
    """One of the best goals begins with a road or ship."""
    for goal in plan.goals[:3]:
        if goal.edge != NO_EDGE:
            return True
    return False


def knights_can_rise(outlook: Outlook, plan: Plan) -> bool:
    count = promotable(outlook)
    return count >= SMITH_KNIGHTS or (count > 0 and outlook.realm.steps_left <= SMITH_STEPS)


def knights_must_wake(outlook: Outlook, plan: Plan) -> bool:
    return sleeping_strength(outlook) >= WARLORD_STRENGTH and outlook.realm.steps_left <= WARLORD_STEPS


def others_lose_much(outlook: Outlook, plan: Plan) -> bool:
    view = outlook.view
    lost: i64 = 0
    for seat in range(view.seats):
        if seat != outlook.seat and view.points[seat] >= view.points[outlook.seat]:
            lost += view.hand_size[seat] // 2
    return lost >= SABOTAGE_CARDS


def guests_bring_gifts(outlook: Outlook, plan: Plan) -> bool:
    view = outlook.view
    gifts: i64 = 0
    for seat in range(view.seats):
        if view.points[seat] > view.points[outlook.seat]:
            gifts += min(view.hand_size[seat], WEDDING_GIFTS)
    return gifts >= WEDDING_GIFTS


def resource_is_spare(outlook: Outlook, plan: Plan) -> bool:
    """Something to offer that the best goal does not need, and somebody with commodities."""
    goal = plan.best()
    spare = False
    for kind in range(i64(RESOURCE_COUNT)):
        if outlook.view.hand[kind] > (0 if goal is None else goal.cost[kind]):
            spare = True
    return spare and best_yield(outlook, RESOURCE_COUNT, outlook.kinds, TRADE_MONOPOLY_MOST) > 0


def fleet_pays(outlook: Outlook, plan: Plan) -> bool:
    return fleet_kind(outlook, plan) >= 0


def road_is_worth_removing(outlook: Outlook, plan: Plan) -> bool:
    return best_removal(outlook, plan).worthwhile


# Played as part of a purchase.
WITH_GOALS: Final = ("crane", "medicine")
# All others are played as soon as they have an effect.
MOMENTS: Final[dict[str, Callable[[Outlook, Plan], bool]]] = {
    "merchant": merchant_is_elsewhere,
    "resource_monopoly": resources_are_out,
    "trade_monopoly": commodities_are_out,
    "inventor": swap_pays,
    "irrigation": hand_has_room,
    "mining": hand_has_room,
    "road_building": route_is_wanted,
    "smith": knights_can_rise,
    "warlord": knights_must_wake,
    "saboteur": others_lose_much,
    "wedding": guests_bring_gifts,
    "commercial_harbor": resource_is_spare,
    "merchant_fleet": fleet_pays,
    "diplomat": road_is_worth_removing,
}
