"""One's own turn: the next step toward the best goal."""

from __future__ import annotations

from typing import Final

from skerry.bots.greedy.cards import play_in_turn
from skerry.bots.greedy.earthquake import repair_road
from skerry.bots.greedy.fortress import attack_fortress
from skerry.bots.greedy.goals import (
    ACTIVATE,
    CARD,
    CITY,
    IMPROVE,
    LEVEL,
    PROMOTE,
    RAISE,
    RECRUIT,
    WALL,
    Goal,
    Plan,
)
from skerry.bots.greedy.knights import act_with_knights
from skerry.bots.greedy.memory import TurnMemory
from skerry.bots.greedy.menu import Menu
from skerry.bots.greedy.monopolies import offer_resource
from skerry.bots.greedy.outlook import Outlook, covers, without
from skerry.bots.greedy.progress import play_progress
from skerry.bots.greedy.realm_tables import TRACKS
from skerry.bots.greedy.sailing import sail
from skerry.bots.greedy.sites import NO_EDGE
from skerry.bots.greedy.tokens import force_trade
from skerry.bots.greedy.trading import bank_trade, offer
from skerry.bots.greedy.wonders import claim_wonder
from skerry.engine.action import Action

# Goals of Cities & Knights at a vertex, and the actions that reach them.
AT_VERTEX: Final[dict[int, str]] = {
    RAISE: "raise_city",
    RECRUIT: "recruit_knight",
    PROMOTE: "promote_knight",
    ACTIVATE: "activate_knight",
    WALL: "build_wall",
}
# Progress cards that make a goal cheaper.
WITH_CARD: Final[dict[int, str]] = {CITY: "medicine", RAISE: "medicine", IMPROVE: "crane"}


def next_step(outlook: Outlook, menu: Menu, memory: TurnMemory) -> Action | None:
    """Play, build, trade or save; None when the turn is over."""
    plan = Plan(outlook)
    repair = repair_road(outlook, plan, menu)
    if repair is not None:
        return repair
    claim = claim_wonder(outlook, menu)
    if claim is not None:
        return claim
    drop_refused(outlook, plan, menu)
    card = play_in_turn(outlook, plan, menu)
    if card is not None:
        return card
    if outlook.realm.playing:
        step = act_in_realm(outlook, plan, menu, memory)
        if step is not None:
            return step
    goal = plan.best()
    if goal is None:
        return attack_fortress(outlook, menu)
    step = sail(outlook, plan, menu, memory)
    if step is None:
        step = build(goal, menu)
    if step is None:
        step = offer(outlook, menu, goal, memory)
    if step is None:
        step = bank_trade(outlook, menu, goal.cost)
    if step is None:
        step = bank_trade(outlook, menu, goal.step_cost)
    if step is None:
        step = force_trade(outlook, menu, goal)
    if step is None:
        step = build_beside(outlook, plan, menu)
    if step is None:
        step = attack_fortress(outlook, menu)
    return step


def act_in_realm(outlook: Outlook, plan: Plan, menu: Menu, memory: TurnMemory) -> Action | None:
    """Progress cards, what they allow, and knights."""
    step = play_progress(outlook, plan, menu, memory)
    if step is None:
        step = offer_resource(outlook, plan, menu)
    return step if step is not None else act_with_knights(outlook, menu, memory)


def drop_refused(outlook: Outlook, plan: Plan, menu: Menu) -> None:
    """What is paid for and yet not allowed, by rules the bot does not know, is no goal now."""
    possible: list[Goal] = []
    for goal in plan.goals:
        if build(goal, menu) is not None or not covers(outlook.view.hand, goal.step_cost):
            possible.append(goal)
    plan.goals = possible


def build(goal: Goal, menu: Menu) -> Action | None:
    """The first step of a goal, if it is paid for."""
    if goal.kind == CARD:
        return menu.first("buy_card")
    if goal.kind in WITH_CARD:
        cheaper = menu.naming("play_progress", "card", WITH_CARD[goal.kind])
        if cheaper is not None:
            return cheaper
    if goal.kind == CITY:
        return menu.at("build_city", "vertex", goal.place)
    if goal.kind == LEVEL:
        return menu.first("build_wonder_level")
    if goal.kind == IMPROVE:
        return menu.naming("improve", "track", TRACKS[goal.place])
    if goal.kind in AT_VERTEX:
        return menu.at(AT_VERTEX[goal.kind], "vertex", goal.place)
    if goal.edge != NO_EDGE:
        return menu.at("build_ship" if goal.by_ship else "build_road", "edge", goal.edge)
    return menu.at("build_settlement", "vertex", goal.place)


def build_beside(outlook: Outlook, plan: Plan, menu: Menu) -> Action | None:
    """Another goal whose step does not delay the best one, or that a hand in danger of a seven may as well pay."""
    best = plan.goals[0]
    crowded = outlook.is_crowded()
    for goal in plan.goals:
        step = build(goal, menu)
        if step is not None and (crowded or spares(outlook, goal, best)):
            return step
    if crowded:
        for goal in plan.goals:
            step = bank_trade(outlook, menu, goal.step_cost)
            if step is not None:
                return step
    return None


def spares(outlook: Outlook, goal: Goal, best: Goal) -> bool:
    """Whether paying the step of one goal leaves the best one as near as it was.

    Commodities are not hoarded to be traded for resources: an improvement is worth more than what the bank gives.
    """
    if goal.kind == IMPROVE and best.kind != IMPROVE:
        return True
    return outlook.rolls_until(without(outlook.view.hand, goal.step_cost), best.cost) <= best.rolls
