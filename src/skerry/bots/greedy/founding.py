"""The founding phase: two good sites, and roads that lead somewhere."""

from __future__ import annotations

from mypy_extensions import i64

from skerry.bots.greedy.menu import Menu, whole
from skerry.bots.greedy.outlook import Outlook
from skerry.bots.greedy.sites import edge_is_open, is_open, production_value, site_value
from skerry.bots.greedy.tables import ROOM_SHARE
from skerry.engine.action import Action


def found_building(outlook: Outlook, menu: Menu) -> Action | None:
    """The site with the best yield, variety, harbour and room to grow."""
    best: Action | None = None
    most: i64 = -1
    for action in menu.of("found_building"):
        vertex = whole(action, "vertex")
        value = site_value(outlook, vertex) + room_value(outlook, vertex) * ROOM_SHARE // 100
        if value > most:
            most = value
            best = action
    return best


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
