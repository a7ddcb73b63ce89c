"""The founding phase: good sites, and roads or ships that lead somewhere."""

from __future__ import annotations

from mypy_extensions import i64

from skerry.bots.greedy.menu import Menu, whole
from skerry.bots.greedy.outlook import Outlook
from skerry.bots.greedy.reach import BY_ROAD, BY_SHIP, Reach
from skerry.bots.greedy.sites import city_value, edge_is_open, is_open, production_value, site_value
from skerry.bots.greedy.tables import PATIENCE, POINT, ROOM_SHARE, SITE_CARDS
from skerry.engine.action import Action


def found_building(outlook: Outlook, menu: Menu) -> Action | None:
    """The site with the best yield, variety, harbour and room to grow."""
    best: Action | None = None
    most: i64 = -1
    for action in menu.of("found_building"):
        vertex = whole(action, "vertex")
        value = site_value(outlook, vertex) + room_value(outlook, vertex) * ROOM_SHARE // 100
        if founds_city(outlook):
            value += city_value(outlook, vertex)
        if value > most:
            most = value
            best = action
    return best


def founds_city(outlook: Outlook) -> bool:
    """Whether the building to found is a city (CK-029); the rounds go by the buildings on the board."""
    view = outlook.view
    rules = view.rules
    start = outlook.seat * rules.piece_count
    founded = view.placed[start + rules.settlement] + view.placed[start + rules.city]
    return founded < len(rules.founding_rounds) and rules.founding_rounds[founded].building == rules.city


def room_value(outlook: Outlook, vertex: i64) -> i64:
    """The best site two edges from a vertex."""
    topology = outlook.view.topology
    most: i64 = 0
    for spoke in range(topology.spokes):
        edge = topology.vertex_edge[topology.spokes * vertex + spoke]
        if edge >= 0 and edge_is_open(outlook, edge):
            value = value_beyond(outlook, vertex, topology.vertex_vertex[topology.spokes * vertex + spoke])
            if value > most:
                most = value
    return most


def value_beyond(outlook: Outlook, vertex: i64, crossing: i64) -> i64:
    """The best open site next to a crossing, seen from a vertex on its other side."""
    view = outlook.view
    topology = view.topology
    most: i64 = 0
    if view.vertex_owner[crossing] >= 0:
        return 0
    for spoke in range(topology.spokes):
        other = topology.vertex_vertex[topology.spokes * crossing + spoke]
        edge = topology.vertex_edge[topology.spokes * crossing + spoke]
        if other >= 0 and other != vertex and edge_is_open(outlook, edge) and is_open(outlook, other):
            value = production_value(outlook, other)
            if value > most:
                most = value
    return most


def found_road(outlook: Outlook, menu: Menu) -> Action | None:
    """Toward the best site that can be built on next."""
    view = outlook.view
    ends = view.topology.edge_vertex
    best: Action | None = None
    most: i64 = -1
    for action in menu.of("found_road"):
        edge = whole(action, "edge")
        start = ends[2 * edge]
        crossing = ends[2 * edge + 1]
        if view.vertex_owner[start] != outlook.seat:
            start = ends[2 * edge + 1]
            crossing = ends[2 * edge]
        value = value_beyond(outlook, start, crossing)
        if value > most:
            most = value
            best = action
    return best


# With ships


def found_route(outlook: Outlook, menu: Menu) -> Action | None:
    """The road or ship beyond which the best prospect lies."""
    best: Action | None = None
    most: i64 = -1
    for kind, layer in (("found_road", BY_ROAD), ("found_ship", BY_SHIP)):
        for action in menu.of(kind):
            edge = whole(action, "edge")
            ends = outlook.view.topology.edge_vertex
            home = ends[2 * edge]
            tip = ends[2 * edge + 1]
            if outlook.view.vertex_owner[home] != outlook.seat:
                home, tip = tip, home
            reach = Reach(outlook, outlook.seat)
            reach.meet(tip, layer, 0)
            reach.spread()
            value = prospect(outlook, reach, home)
            if value > most:
                most = value
                best = action
    return best


def prospect(outlook: Outlook, reach: Reach, home: i64) -> i64:
    """The best site or target in reach by value over the cards it takes; a founding building makes its area home."""
    chart = outlook.chart
    most: i64 = 0
    for i in range(reach.queued):
        place = reach.queue[i]
        vertex = place // 2
        if vertex != home and is_open(outlook, vertex) and not are_neighbours(outlook, vertex, home):
            value = POINT + production_value(outlook, vertex)
            if not chart.same_area(vertex, home):
                value += chart.site_value[vertex]
            most = max(most, 1000 * value // (2 * reach.pieces[place] + SITE_CARDS + PATIENCE))
    for target in chart.targets:
        way = reach.way_to_target(target)
        if way is not None:
            cards = 2 * (way.roads + way.ships)
            most = max(most, 1000 * target.value // (cards + PATIENCE))
    return most


def are_neighbours(outlook: Outlook, vertex: i64, other: i64) -> bool:
    topology = outlook.view.topology
    for spoke in range(topology.spokes):
        if topology.vertex_vertex[topology.spokes * vertex + spoke] == other:
            return True
    return False
