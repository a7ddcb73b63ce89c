"""The dragons' curse: what a dragon shuts when it comes to a hex, and opens when it leaves."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from skerry.engine.due_routes import refresh_longest_road
from skerry.engine.event import EventKind
from skerry.engine.network import network_of
from skerry.engine.routes import refresh_route
from skerry.engine.state import NO_PIECE
from skerry.reason import ReasonKind

if TYPE_CHECKING:
    from skerry.engine.kernel import Kernel
    from skerry.rules.seafarers.explorers.desert_dragons.own import DragonsOwn

ROAD_BLOCKED: Final = EventKind(
    "road_blocked", "colour:colour edge:edge", english="dragons block the road of {colour} at {edge}"
)
ROAD_UNBLOCKED: Final = EventKind(
    "road_unblocked", "colour:colour edge:edge", english="the road of {colour} at {edge} is open again"
)
BUILDING_SHUT_IN: Final = EventKind(
    "building_shut_in",
    "colour:colour piece:piece vertex:vertex",
    english="dragons shut in the {piece} of {colour} at {vertex}",
)
BUILDING_LET_OUT: Final = EventKind(
    "building_let_out",
    "colour:colour piece:piece vertex:vertex",
    english="the {piece} of {colour} at {vertex} counts again",
)

BETWEEN_DRAGONS: Final = ReasonKind(
    "between_dragons", "there is a dragon on both sides: no road can be built between them"
)


def is_between(kernel: Kernel, own: DragonsOwn, edge: i64) -> bool:
    """Whether dragons are on both sides of an edge: a road there is blocked, a new one refused (TDEDD-47, TDEDD-49).

    Ships run along the sea, where no dragon is (TDEDD-55).
    """
    hexes = kernel.topology.edge_hex
    return own.has_dragon(kernel, hexes[2 * edge]) and own.has_dragon(kernel, hexes[2 * edge + 1])


def is_shut_in(kernel: Kernel, own: DragonsOwn, vertex: i64) -> bool:
    """Whether there are dragons on all hexes around a vertex; never at the coast (TDEDD-51, TDEDD-52)."""
    hexes = kernel.topology.vertex_hex
    return (
        own.has_dragon(kernel, hexes[3 * vertex])
        and own.has_dragon(kernel, hexes[3 * vertex + 1])
        and own.has_dragon(kernel, hexes[3 * vertex + 2])
    )


def lost_points(kernel: Kernel, own: DragonsOwn, colour: i64) -> i64:
    """What the buildings of a colour that are shut in would be worth (TDEDD-51)."""
    points: i64 = 0
    buildings = network_of(kernel, colour).buildings
    for i in range(len(buildings)):
        if is_shut_in(kernel, own, buildings[i]):
            points += kernel.rules.piece_points[kernel.state.vertex_piece[buildings[i]]]
    return points


# Dragons come and go


def set_dragons(kernel: Kernel, own: DragonsOwn, hex_: i64, count: i64) -> None:
    """So many dragons are on a hex now; what its first or last one changes is noted until `judge_changes`."""
    before = own.dragons.of(kernel, hex_)
    own.dragons.set(kernel, hex_, count)
    if (before == 0) != (count == 0):
        own.changed.append(kernel, hex_)


def judge_changes(kernel: Kernel, own: DragonsOwn) -> None:
    """What all hexes shut or open together that have got their first dragon or lost their last: roads, buildings, then
    the longest route (TDEDD-57, TDEDD-66, TDEDD-72, TDEDD-73)."""
    count = own.changed.count(kernel)
    if count == 0:
        return
    changed: i64 = 0
    for at in range(count):
        changed |= judge_roads(kernel, own, at)
        judge_buildings(kernel, own, at)
    own.changed.clear(kernel)
    for colour in range(kernel.state.colours):
        if changed >> colour & 1 != 0:
            refresh_route(kernel, colour)
    refresh_longest_road(kernel)


def change_of(kernel: Kernel, own: DragonsOwn, hex_: i64) -> i64:
    """At which place of the changes a hex stands, or -1."""
    for at in range(own.changed.count(kernel)):
        if own.changed.of(kernel, at) == hex_:
            return at
    return -1


def judge_roads(kernel: Kernel, own: DragonsOwn, at: i64) -> i64:
    """Roads of a hex that changed: those between two dragons now, or before, and not both (TDEDD-47); a bit for each
    colour that has one."""
    state = kernel.state
    hexes = kernel.topology.edge_hex
    hex_ = own.changed.of(kernel, at)
    comes = own.has_dragon(kernel, hex_)
    one: i64 = 1
    changed: i64 = 0
    for side in range(6):
        edge = kernel.topology.hex_edge[6 * hex_ + side]
        beyond = hexes[2 * edge] + hexes[2 * edge + 1] - hex_
        if state.edge_owner[edge] < 0 or beyond < 0:
            continue
        other = change_of(kernel, own, beyond)
        now = comes and own.has_dragon(kernel, beyond)
        before = not comes and own.has_dragon(kernel, beyond) != (other >= 0)
        # Where both sides changed, the one that comes first in the list has told it.
        if now != before and (other < 0 or other > at):
            kernel.log.emit(ROAD_BLOCKED if now else ROAD_UNBLOCKED, state.edge_owner[edge], edge)
            changed |= one << state.edge_owner[edge]
    return changed


def judge_buildings(kernel: Kernel, own: DragonsOwn, at: i64) -> None:
    """Buildings at a hex that changed: those that are shut in now, or were before, and not both (TDEDD-51)."""
    state = kernel.state
    hex_ = own.changed.of(kernel, at)
    for corner in range(6):
        vertex = kernel.topology.hex_vertex[6 * hex_ + corner]
        if state.vertex_piece[vertex] == NO_PIECE or first_change_at(kernel, own, vertex) != at:
            continue
        now = is_shut_in(kernel, own, vertex)
        if now != was_shut_in(kernel, own, vertex):
            event = BUILDING_SHUT_IN if now else BUILDING_LET_OUT
            kernel.log.emit(event, state.vertex_owner[vertex], state.vertex_piece[vertex], vertex)
            kernel.recount = True


def first_change_at(kernel: Kernel, own: DragonsOwn, vertex: i64) -> i64:
    """The first of the changes at a vertex."""
    first = own.changed.count(kernel)
    for slot in range(3):
        at = change_of(kernel, own, kernel.topology.vertex_hex[3 * vertex + slot])
        if at >= 0 and at < first:
            first = at
    return first


def was_shut_in(kernel: Kernel, own: DragonsOwn, vertex: i64) -> bool:
    """Whether there were dragons on all hexes around a vertex before the changes."""
    for slot in range(3):
        hex_ = kernel.topology.vertex_hex[3 * vertex + slot]
        if own.has_dragon(kernel, hex_) == (change_of(kernel, own, hex_) >= 0):
            return False
    return True
