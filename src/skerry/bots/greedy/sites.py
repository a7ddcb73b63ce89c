"""Where pieces could stand, and what a settlement would bring."""

from __future__ import annotations

from mypy_extensions import i64

from skerry.board.map_file import HARBOUR_ANY
from skerry.board.terrain import RESOURCE_COUNT
from skerry.bots.greedy.outlook import Outlook
from skerry.bots.greedy.realm_tables import COMMODITY_PIP_VALUE, SECOND_PIP_VALUE
from skerry.bots.greedy.tables import (
    ANY_HARBOUR_VALUE,
    GOLD_PIP_VALUE,
    HARBOUR_PIP_VALUE,
    HARBOUR_POINT_VALUE,
    NEW_KIND_VALUE,
    PIP_VALUE,
    SAME_NUMBER_VALUE,
)

NO_EDGE: i64 = -1


def pip_value(terrain: i64) -> i64:
    """What a chance in 36 of a terrain's yield is worth."""
    return PIP_VALUE[terrain] if terrain < RESOURCE_COUNT else GOLD_PIP_VALUE


def production_value(outlook: Outlook, vertex: i64) -> i64:
    """What the hexes around a vertex yield, by pips."""
    view = outlook.view
    value: i64 = 0
    for slot in range(i64(3)):
        hex_ = view.topology.vertex_hex[3 * vertex + slot]
        if hex_ >= 0 and outlook.pips[hex_] > 0:
            value += outlook.pips[hex_] * pip_value(view.terrain[hex_])
    return value


def city_value(outlook: Outlook, vertex: i64) -> i64:
    """What a city on a vertex yields beyond a settlement; commodities differ from resources."""
    if not outlook.realm.playing:
        return production_value(outlook, vertex)
    view = outlook.view
    value: i64 = 0
    for slot in range(i64(3)):
        hex_ = view.topology.vertex_hex[3 * vertex + slot]
        if hex_ >= 0 and outlook.pips[hex_] > 0:
            commodity = outlook.realm.beside(view.terrain[hex_]) >= 0
            value += outlook.pips[hex_] * (COMMODITY_PIP_VALUE if commodity else SECOND_PIP_VALUE)
    return value


def site_value(outlook: Outlook, vertex: i64) -> i64:
    """What a settlement on a vertex would bring this seat: yield, variety and a harbour."""
    view = outlook.view
    value = production_value(outlook, vertex)
    seen: i64 = 0
    for slot in range(i64(3)):
        hex_ = view.topology.vertex_hex[3 * vertex + slot]
        if hex_ >= 0 and outlook.pips[hex_] > 0:
            kind = view.terrain[hex_]
            if kind < RESOURCE_COUNT and outlook.income[outlook.mine + kind] == 0 and seen >> kind & 1 == 0:
                value += NEW_KIND_VALUE[kind]
            seen |= 1 << kind
            if view.numbers[hex_] & outlook.own_numbers:
                value += SAME_NUMBER_VALUE
    return value + harbour_value(outlook, vertex) + harbour_points_value(outlook, vertex)


def harbour_value(outlook: Outlook, vertex: i64) -> i64:
    """What a harbour saves at the rates the seat has now."""
    view = outlook.view
    harbour = view.harbour[vertex]
    if harbour == 0:
        return 0
    value: i64 = 0
    for kind in range(outlook.kinds):
        rate = view.rate[outlook.mine + kind]
        if kind < HARBOUR_ANY and harbour >> kind & 1 and rate > 2:
            value += outlook.income[outlook.mine + kind] * HARBOUR_PIP_VALUE
    if harbour >> HARBOUR_ANY & 1 and view.rate[outlook.mine] > 3:
        value += ANY_HARBOUR_VALUE
    return value


def harbour_points_value(outlook: Outlook, vertex: i64) -> i64:
    """What a building at a harbour adds where an award goes to the most of them (HARB-02)."""
    if outlook.counts_harbours and outlook.view.harbour[vertex] != 0:
        return HARBOUR_POINT_VALUE
    return 0


def is_open(outlook: Outlook, vertex: i64) -> bool:
    """Where a settlement could be built as soon as a road gets there."""
    return not outlook.realm.has_knight(vertex) and is_site(outlook, vertex)


def is_site(outlook: Outlook, vertex: i64) -> bool:
    """Free of buildings, none beside it (BASE-129), and on land that may be built on; a knight may stand there."""
    view = outlook.view
    if view.vertex_owner[vertex] >= 0:
        return False
    topology = view.topology
    for spoke in range(topology.spokes):
        other = topology.vertex_vertex[topology.spokes * vertex + spoke]
        if other >= 0 and view.vertex_owner[other] >= 0:
            return False
    return outlook.chart.may_settle(vertex)


def is_barred(outlook: Outlook, vertex: i64, colour: i64) -> bool:
    """Whether somebody else's building or knight stops the routes of a colour (BASE-125, SEA-35, CK-138)."""
    owner = outlook.view.vertex_owner[vertex]
    return (owner >= 0 and owner != colour) or outlook.realm.has_foreign_knight(vertex, colour)


def edge_is_open(outlook: Outlook, edge: i64) -> bool:
    """Free, with land on one side."""
    return outlook.view.edge_owner[edge] < 0 and outlook.chart.may_pave(edge)


def water_is_open(outlook: Outlook, edge: i64) -> bool:
    """Free, and fit for ships."""
    return outlook.view.edge_owner[edge] < 0 and outlook.chart.may_sail(edge)


def is_contested(outlook: Outlook, vertex: i64) -> bool:
    """Whether an opponent's road already ends at a vertex."""
    view = outlook.view
    topology = view.topology
    for spoke in range(topology.spokes):
        edge = topology.vertex_edge[topology.spokes * vertex + spoke]
        if edge >= 0 and view.edge_owner[edge] >= 0 and view.edge_owner[edge] != outlook.seat:
            return True
    return False
