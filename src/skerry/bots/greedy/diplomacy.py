"""The diplomat: whose road goes, and where an own one is laid anew."""

from __future__ import annotations

from mypy_extensions import i64

from skerry.bots.greedy.goals import Plan
from skerry.bots.greedy.memory import NOWHERE, TurnMemory
from skerry.bots.greedy.menu import Menu, whole
from skerry.bots.greedy.outlook import Outlook
from skerry.bots.greedy.reach import reach_without
from skerry.bots.greedy.realm_tables import AWARD_ROUTE_VALUE, MOVED_ROUTE_VALUE, WASTED_ROUTE_VALUE
from skerry.bots.greedy.robber import threat
from skerry.bots.greedy.sailing import is_idle, way_of
from skerry.bots.greedy.sites import NO_EDGE
from skerry.engine.action import Action


class Removal:
    """A road or ship to remove, and where it goes if it is an own one."""

    def __init__(self) -> None:
        self.edge: i64 = NO_EDGE
        self.route_to: i64 = NOWHERE
        self.value: i64 = 0
        # Worth a card, and not only better than nothing.
        self.worthwhile = False


def weigh_removal(outlook: Outlook, plan: Plan, edge: i64) -> Removal:
    """Somebody's longest road above all, or an idle own piece that a goal can use."""
    view = outlook.view
    removal = Removal()
    removal.edge = edge
    owner = view.edge_owner[edge]
    award = view.rules.longest_road
    if owner != outlook.seat:
        removal.value = threat(outlook, owner)
        if award is not None and view.award_holder[award.index] == owner:
            removal.value += AWARD_ROUTE_VALUE
            removal.worthwhile = True
        return removal
    goal = plan.best()
    removal.value = WASTED_ROUTE_VALUE
    by_ship = outlook.chart.has_ships and view.edge_piece[edge] == view.rules.ship
    if goal is not None and goal.edge != NO_EDGE and goal.edge != edge and goal.by_ship == by_ship:
        reach = reach_without(outlook, outlook.seat, edge)
        way = way_of(reach, goal)
        if way is not None and way.by_ship == by_ship and way.edge != edge and is_idle(outlook, plan, reach, edge):
            removal.value = MOVED_ROUTE_VALUE
            removal.route_to = way.edge
            removal.worthwhile = True
    return removal


def is_loose(outlook: Outlook, edge: i64) -> bool:
    """Whether a piece ends where its owner has nothing else (CK-233)."""
    view = outlook.view
    topology = view.topology
    owner = view.edge_owner[edge]
    for end in range(i64(2)):
        vertex = topology.edge_vertex[2 * edge + end]
        if view.vertex_owner[vertex] == owner or outlook.realm.knight_owner[vertex] == owner:
            continue
        held = False
        for spoke in range(topology.spokes):
            other = topology.vertex_edge[topology.spokes * vertex + spoke]
            if other >= 0 and other != edge and view.edge_owner[other] == owner:
                held = True
        if not held:
            return True
    return False


def best_removal(outlook: Outlook, plan: Plan) -> Removal:
    """The best of all pieces that look open."""
    best = Removal()
    best.value = WASTED_ROUTE_VALUE
    for edge in range(outlook.view.topology.edges):
        if outlook.view.edge_owner[edge] >= 0 and is_loose(outlook, edge):
            removal = weigh_removal(outlook, plan, edge)
            if removal.value > best.value:
                best = removal
    return best


def remove_route(outlook: Outlook, menu: Menu, memory: TurnMemory) -> Action | None:
    plan = Plan(outlook)
    best: Action | None = None
    chosen = Removal()
    for action in menu.of("remove_route"):
        removal = weigh_removal(outlook, plan, whole(action, "edge"))
        if best is None or removal.value > chosen.value:
            chosen = removal
            best = action
    memory.route_to = chosen.route_to
    return best


def replace_route(outlook: Outlook, menu: Menu, memory: TurnMemory) -> Action | None:
    """Where it was meant to go, or toward another goal."""
    found = menu.at("replace_route", "edge", memory.route_to)
    if found is not None:
        return found
    for goal in Plan(outlook).goals:
        if goal.edge != NO_EDGE:
            found = menu.at("replace_route", "edge", goal.edge)
            if found is not None:
                return found
    return menu.first("replace_route")
