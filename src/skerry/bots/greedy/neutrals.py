"""Building for neutral colours: in the way of opponents, out of one's own."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from skerry.board.arrays import zeros
from skerry.bots.greedy.menu import Menu, whole
from skerry.bots.greedy.outlook import Outlook
from skerry.bots.greedy.reach import reach_of
from skerry.bots.greedy.sites import is_open, production_value
from skerry.bots.greedy.tables import MOST_ROADS_AHEAD
from skerry.engine.action import Action


def place_neutral(outlook: Outlook, menu: Menu, kind: str) -> Action | None:
    """The place that costs opponents most and the seat least."""
    harm = blocking_value(outlook)
    ends = outlook.view.topology.edge_vertex
    best: Action | None = None
    most: i64 = 0
    for action in menu.of(kind):
        vertex = whole(action, "vertex")
        edge = whole(action, "edge")
        if vertex >= 0:
            value = harm[vertex]
        elif edge >= 0:
            value = harm[ends[2 * edge]] + harm[ends[2 * edge + 1]]
        else:
            continue
        if best is None or value > most:
            most = value
            best = action
    return best


def blocking_value(outlook: Outlook) -> vec[i64]:
    """Per vertex: the worth of its site to opponents who are near, less its worth to the seat."""
    view = outlook.view
    value = zeros(view.topology.vertices)
    for seat in range(view.seats):
        reach = reach_of(outlook, seat)
        for vertex in range(view.topology.vertices):
            pieces = reach.distance(vertex)
            if pieces <= MOST_ROADS_AHEAD and is_open(outlook, vertex):
                worth = production_value(outlook, vertex) // (pieces + 1)
                value[vertex] += -worth if seat == outlook.seat else worth
    return value
