"""Routes that are due to be measured: as long as the longest road stays where it is, bounds of the others are enough.

Ships that hang loose are moved all the time, and each of them makes a route longer or shorter by no more than itself.
Whoever reads `State.route_length` from outside calls `measure_routes` before.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from skerry.board.arrays import zeros
from skerry.board.topology import NOWHERE
from skerry.engine.awards import settle_award
from skerry.engine.network import UNKNOWN, network_of
from skerry.engine.routes import (
    TIP_BITS,
    TIP_MASK,
    is_broken,
    joins_groups,
    lengthen_route,
    longest_route,
    note_tips,
    shift_route,
    trail_from,
)
from skerry.engine.state import NOBODY

if TYPE_CHECKING:
    from skerry.engine.award import Award
    from skerry.engine.kernel import Kernel

# What lies at a vertex where it is not one piece.
NONE: Final = -1
TWO: Final = -2
MORE: Final = -3


def is_due(kernel: Kernel, colour: i64) -> bool:
    return kernel.routes_due >> colour & 1 != 0


def least_length(kernel: Kernel, colour: i64) -> i64:
    """How long a route is at least."""
    return kernel.least_routes[colour] if is_due(kernel, colour) else kernel.state.route_length[colour]


def most_length(kernel: Kernel, colour: i64) -> i64:
    """How long a route is at most."""
    return kernel.most_routes[colour] if is_due(kernel, colour) else kernel.state.route_length[colour]


def note_bounds(kernel: Kernel, colour: i64, least: i64, most: i64) -> None:
    """What is known of a route now; where both are the same it is measured."""
    one: i64 = 1
    if least == most:
        kernel.state.route_length[colour] = least
        kernel.routes_due &= ~(one << colour)
        return
    if len(kernel.least_routes) == 0:
        kernel.least_routes = zeros(kernel.state.colours)
        kernel.most_routes = zeros(kernel.state.colours)
    kernel.least_routes[colour] = least
    kernel.most_routes[colour] = most
    kernel.routes_due |= one << colour


# Measuring


def measure_routes(kernel: Kernel) -> None:
    """Measure whatever is due, so that `State.route_length` holds for all."""
    colour: i64 = 0
    while kernel.routes_due != 0:
        if is_due(kernel, colour):
            measure(kernel, colour)
        colour += 1


def is_so_long(kernel: Kernel, colour: i64, length: i64) -> bool:
    """Whether a route has at least a length; measures it only if its bounds do not tell."""
    if least_length(kernel, colour) < length <= most_length(kernel, colour):
        measure(kernel, colour)
    return least_length(kernel, colour) >= length


def measure(kernel: Kernel, colour: i64) -> None:
    """Measure a route that is due."""
    least = kernel.least_routes[colour]
    # A search that is told a little less than there is finds the tips too.
    if network_of(kernel, colour).first_tip == UNKNOWN:
        least -= 1
    length = longest_route(kernel, colour, least, kernel.most_routes[colour])
    note_bounds(kernel, colour, length, length)


def refresh_longest_road(kernel: Kernel) -> None:
    award = kernel.rules.longest_road
    if award is not None and (kernel.routes_due == 0 or not is_decided(kernel, award)):
        measure_routes(kernel)
        settle_award(kernel, award, kernel.state.route_length)


def is_decided(kernel: Kernel, award: Award) -> bool:
    """Whether the award stays where it is, however long the routes are that are due; measures what that depends on."""
    holder = kernel.state.award_holder[award.index]
    if holder == NOBODY:
        for colour in range(kernel.state.colours):
            if most_length(kernel, colour) >= award.minimum:
                return False
        return True
    if is_due(kernel, holder) and not leads(kernel, award, holder):
        measure(kernel, holder)
    length = least_length(kernel, holder)
    for colour in range(kernel.state.colours):
        if colour != holder and is_due(kernel, colour) and kernel.most_routes[colour] > length:
            measure(kernel, colour)
    return leads(kernel, award, holder)


def leads(kernel: Kernel, award: Award, holder: i64) -> bool:
    """Whether the holder is certain to be among the leaders, and so to keep the award."""
    length = least_length(kernel, holder)
    for colour in range(kernel.state.colours):
        if colour != holder and most_length(kernel, colour) > length:
            return False
    return length >= award.minimum


# Pieces that come and move


def follow_new_piece(kernel: Kernel, colour: i64, edge: i64) -> None:
    """What a piece just laid on an edge makes of a route."""
    if not is_due(kernel, colour):
        lengthen_route(kernel, colour, edge)
        return
    owner = kernel.state.edge_owner
    # Lifted for the moment, so that no trail comes back over it. The network has to be known as it lies with it.
    network_of(kernel, colour)
    owner[edge] = NOBODY
    join(kernel, colour, edge, kernel.least_routes[colour], kernel.most_routes[colour])
    owner[edge] = colour


def follow_moved_piece(kernel: Kernel, colour: i64, origin: i64, edge: i64) -> None:
    """What a piece moved from one edge to another makes of a route."""
    if not kernel.rules.routes_may_wait:
        shift_route(kernel, colour, origin, edge)
        return
    owner = kernel.state.edge_owner
    network_of(kernel, colour)
    owner[edge] = NOBODY
    least = least_length(kernel, colour)
    end = loose_end(kernel, colour, kernel.state.edge_piece[edge], origin)
    if end == NOWHERE:
        # A trail that loses a piece in its middle leaves two, and one of them is no shorter than the other.
        least = least // 2
        note_tips(kernel, colour, UNKNOWN, UNKNOWN)
    else:
        least -= part_loose(kernel, colour, origin, end)
    join(kernel, colour, edge, least, most_length(kernel, colour))
    owner[edge] = colour


def loose_end(kernel: Kernel, colour: i64, piece: i64, edge: i64) -> i64:
    """Where a kind of piece on an edge, lifted, is joined to others, if at one end or none; NOWHERE if at both."""
    ends = kernel.topology.edge_vertex
    if joined_at(kernel, colour, piece, ends[2 * edge + 1]) == NONE:
        return ends[2 * edge]
    return NOWHERE if joined_at(kernel, colour, piece, ends[2 * edge]) != NONE else ends[2 * edge + 1]


def part_loose(kernel: Kernel, colour: i64, origin: i64, end: i64) -> i64:
    """How much shorter the one longest trail that is known becomes without a piece that hung loose, and was at its tip
    if it was part of it; where no tips are known, any trail may be that one."""
    network = network_of(kernel, colour)
    first = network.first_tip
    last = network.last_tip
    if first == UNKNOWN:
        return 1
    if origin not in (first, last):
        return 0
    # The trail ends now with what is left where it went on, if that is one piece.
    beside = piece_at(kernel, colour, end, NOWHERE)
    if beside < 0 or first == last:
        note_tips(kernel, colour, UNKNOWN, UNKNOWN)
    elif origin == first:
        note_tips(kernel, colour, beside, last)
    else:
        note_tips(kernel, colour, first, beside)
    return 1


def join(kernel: Kernel, colour: i64, edge: i64, least: i64, most: i64) -> None:
    """What a piece on an edge makes of a route between such bounds; it is lifted meanwhile."""
    network = network_of(kernel, colour)
    start = loose_end(kernel, colour, kernel.state.edge_piece[edge], edge)
    if start == NOWHERE:
        # A trail may come from either side, over all that lies there.
        most = min(2 * most + 1, len(network.edges))
    else:
        # A piece that hangs loose can only begin a trail.
        before = most
        beside = joined_at(kernel, colour, kernel.state.edge_piece[edge], start)
        if beside >= 0:
            most += 1
            # A trail that came to its end here goes on.
            if beside == network.first_tip:
                least += 1
                note_tips(kernel, colour, edge, network.last_tip)
            elif beside == network.last_tip:
                least += 1
                note_tips(kernel, colour, network.first_tip, edge)
        elif beside == MORE or (beside == TWO and may_be_round(kernel, colour, start)):
            most += 1
        # Of two pieces that lie on no round, a trail over one goes on over the other, and is no shorter for that.
        if least < most and is_contested(kernel, colour, least, most):
            # What is longer than everything before begins with it, and such trails are quickly measured.
            trail = trail_from(kernel, colour, kernel.state.edge_piece[edge], edge, start, most)
            length = trail >> TIP_BITS
            most = max(before, length)
            if length > least:
                least = length
                note_tips(kernel, colour, edge, trail & TIP_MASK)
    note_bounds(kernel, colour, max(least, 1), max(most, 1))


def is_contested(kernel: Kernel, colour: i64, least: i64, most: i64) -> bool:
    """Whether somebody may get or lose the longest road by a route between such bounds."""
    award = kernel.rules.longest_road
    if award is None:
        return False
    holder = kernel.state.award_holder[award.index]
    if holder == NOBODY:
        return most >= award.minimum
    if holder != colour:
        return most > least_length(kernel, holder)
    if least < award.minimum:
        return True
    for other in range(kernel.state.colours):
        if other != colour and most_length(kernel, other) > least:
            return True
    return False


def joined_at(kernel: Kernel, colour: i64, piece: i64, vertex: i64) -> i64:
    """The piece with which another kind of piece forms one route at a vertex; NONE, TWO or MORE where it is not one."""
    state = kernel.state
    topology = kernel.topology
    groups = kernel.rules.piece_group
    if is_broken(kernel, colour, vertex):
        return NONE
    joins = joins_groups(kernel, colour, vertex)
    found: i64 = NONE
    for slot in range(topology.spokes * vertex, topology.spokes * (vertex + 1)):
        edge = topology.vertex_edge[slot]
        if edge >= 0 and state.edge_owner[edge] == colour:
            if joins or groups[state.edge_piece[edge]] == groups[piece]:
                if found == NONE:
                    found = edge
                elif found >= 0:
                    found = TWO
                else:
                    found = MORE
    return found


def piece_at(kernel: Kernel, colour: i64, vertex: i64, but: i64) -> i64:
    """The piece of a colour at a vertex beside another one; NONE or TWO where it is not one."""
    topology = kernel.topology
    owner = kernel.state.edge_owner
    found: i64 = NONE
    for slot in range(topology.spokes * vertex, topology.spokes * (vertex + 1)):
        edge = topology.vertex_edge[slot]
        if edge >= 0 and owner[edge] == colour and edge != but:
            if found != NONE:
                return TWO
            found = edge
    return found


def may_be_round(kernel: Kernel, colour: i64, vertex: i64) -> bool:
    """Whether the lines of a colour that meet at a vertex may be one closed round: none comes to an end at once."""
    topology = kernel.topology
    owner = kernel.state.edge_owner
    for slot in range(topology.spokes * vertex, topology.spokes * (vertex + 1)):
        edge = topology.vertex_edge[slot]
        if edge >= 0 and owner[edge] == colour and comes_to_end(kernel, colour, vertex, edge):
            return False
    return True


def comes_to_end(kernel: Kernel, colour: i64, vertex: i64, edge: i64) -> bool:
    """Whether the line that begins with a piece at a vertex ends before it forks or comes back."""
    ends = kernel.topology.edge_vertex
    at = vertex
    while edge >= 0:
        at = ends[2 * edge] + ends[2 * edge + 1] - at
        if at == vertex:
            return False
        edge = piece_at(kernel, colour, at, edge)
    return edge == NONE
