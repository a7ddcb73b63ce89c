"""Moving a ship that is of no use where it lies: a free step toward the best goal."""

from __future__ import annotations

from mypy_extensions import i64

from skerry.bots.greedy.goals import SETTLEMENT, Goal, Plan
from skerry.bots.greedy.memory import TurnMemory
from skerry.bots.greedy.menu import Menu, whole
from skerry.bots.greedy.outlook import Outlook
from skerry.bots.greedy.reach import Reach, Way, reach_without
from skerry.bots.greedy.routes import OwnRoute
from skerry.bots.greedy.sites import NO_EDGE
from skerry.engine.action import Action


def sail(outlook: Outlook, plan: Plan, menu: Menu, memory: TurnMemory) -> Action | None:
    """Only when the next step of the best goal is a ship, and no goal gets further away by it."""
    goal = plan.best()
    if goal is None or goal.edge == NO_EDGE or not goal.by_ship:
        return None
    for action in menu.of("move_ship"):
        edge = whole(action, "edge")
        reach = reach_without(outlook, outlook.seat, edge)
        way = way_of(reach, goal)
        if way is not None and way.by_ship and way.edge != edge and is_idle(outlook, plan, reach, edge):
            memory.sail_to = way.edge
            return action
    return None


def way_of(reach: Reach, goal: Goal) -> Way | None:
    """The way to the place of a goal, for goals that lie somewhere else."""
    if goal.target is not None:
        return reach.way_to_target(goal.target)
    if goal.kind != SETTLEMENT:
        return None
    place = reach.place_at(goal.place)
    return reach.way_to(place) if reach.pieces[place] <= reach.limit else None


def is_idle(outlook: Outlook, plan: Plan, reach: Reach, edge: i64) -> bool:
    """Whether everything is as near without the ship, and the longest route as long if it is an award."""
    for goal in plan.goals:
        before = way_of(plan.reach, goal)
        if before is not None:
            after = way_of(reach, goal)
            if after is None or after.roads + after.ships > before.roads + before.ships:
                return False
    award = outlook.view.rules.longest_road
    if award is None or outlook.view.award_holder[award.index] != outlook.seat:
        return True
    return OwnRoute(outlook, edge).longest >= OwnRoute(outlook).longest
