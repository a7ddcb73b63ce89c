"""Damaged roads of the event cards: which one to lose the use of, and when to repair it."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from skerry.bots.greedy.goals import Plan
from skerry.bots.greedy.menu import Menu, whole
from skerry.bots.greedy.outlook import Outlook, without
from skerry.bots.greedy.sites import NO_EDGE, is_open, site_value
from skerry.engine.action import Action


def damage_road(outlook: Outlook, menu: Menu) -> Action | None:
    """The road whose ends are worth least, since nothing can be built at them (EVNT-25)."""
    ends: vec[i64] = outlook.view.topology.edge_vertex
    best: Action | None = None
    least: i64 = 0
    for action in menu.of("damage_road"):
        edge = whole(action, "edge")
        loss: i64 = 0
        for end in range(i64(2)):
            if is_open(outlook, ends[2 * edge + end]):
                loss += site_value(outlook, ends[2 * edge + end])
        if best is None or loss < least:
            least = loss
            best = action
    return best


def repair_road(outlook: Outlook, plan: Plan, menu: Menu) -> Action | None:
    """When the best goal needs roads, or does not need the cards."""
    repair = menu.first("repair_road")
    goal = plan.best()
    if repair is None or goal is None or goal.edge != NO_EDGE:
        return repair
    left = without(outlook.view.hand, plan.cost_of(1, 0, 0))
    return repair if outlook.rolls_until(left, goal.cost) <= goal.rolls else None
