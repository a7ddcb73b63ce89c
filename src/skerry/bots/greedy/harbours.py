"""Harbours that a player places."""

from __future__ import annotations

from mypy_extensions import i64

from skerry.board.map_file import HARBOUR_ANY, HARBOUR_KINDS
from skerry.bots.greedy.menu import Menu, whole, word
from skerry.bots.greedy.outlook import Outlook
from skerry.bots.greedy.sites import production_value
from skerry.bots.greedy.tables import ANY_HARBOUR_VALUE, HARBOUR_PIP_VALUE, SHARED_HARBOUR_VALUE
from skerry.engine.action import Action


def place_gift_harbour(outlook: Outlook, menu: Menu) -> Action | None:
    """The most useful one first, where no opponent shares it."""
    view = outlook.view
    best: Action | None = None
    most: i64 = 0
    for action in menu.of("place_gift_harbour"):
        value = kind_value(outlook, HARBOUR_KINDS.index(word(action, "harbour")))
        for end in range(i64(2)):
            owner = view.vertex_owner[view.topology.edge_vertex[2 * whole(action, "edge") + end]]
            if owner >= 0 and owner != outlook.seat:
                value += SHARED_HARBOUR_VALUE
        if best is None or value > most:
            most = value
            best = action
    return best


def kind_value(outlook: Outlook, kind: i64) -> i64:
    """What a harbour of a kind saves the seat."""
    if kind == HARBOUR_ANY:
        return ANY_HARBOUR_VALUE
    return outlook.income[outlook.mine + kind] * HARBOUR_PIP_VALUE


def lay_harbour(outlook: Outlook, menu: Menu) -> Action | None:
    """Before founding: at the best site for who founds first, and where it helps nobody else's otherwise."""
    view = outlook.view
    first = view.starting_player == outlook.seat
    best: Action | None = None
    most: i64 = 0
    for action in menu.of("lay_harbour"):
        edge = whole(action, "edge")
        value = max(
            production_value(outlook, view.topology.edge_vertex[2 * edge]),
            production_value(outlook, view.topology.edge_vertex[2 * edge + 1]),
        )
        if not first:
            value = -value
        if best is None or value > most:
            most = value
            best = action
    return best
