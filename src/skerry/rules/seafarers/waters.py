"""Where ships can lie: sea edges, the pirate's edges, and the connection of a ship line."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from skerry.board.arrays import zeros
from skerry.engine.network import FITS, FITS_NOT, UNJUDGED, Network, changes_of, known_lines, network_of
from skerry.engine.placement import add_route_sites, continues_route, edge_at_sea, sea_edges
from skerry.engine.routes import is_broken
from skerry.engine.state import NO_PIECE

if TYPE_CHECKING:
    from skerry.engine.action import ActionKind, Codes
    from skerry.engine.kernel import Kernel
    from skerry.engine.lines import RouteLines
    from skerry.rules.seafarers.own import SeafarersOwn


def at_pirate(kernel: Kernel, own: SeafarersOwn, edge: i64) -> bool:
    """An edge of the pirate's hex (SEA-37); on the frame the pirate blocks nothing (SEA-65)."""
    pirate = kernel.state.kept[own.pirate.at]
    sides = kernel.topology.edge_hex
    return pirate >= 0 and (sides[2 * edge] == pirate or sides[2 * edge + 1] == pirate)


def is_open_water(kernel: Kernel, own: SeafarersOwn, edge: i64) -> bool:
    """A free sea edge that the pirate does not block (SEA-31, SEA-32, SEA-37)."""
    free = kernel.state.edge_piece[edge] == NO_PIECE
    return free and edge_at_sea(kernel, edge) and not at_pirate(kernel, own, edge)


def ship_connects(kernel: Kernel, colour: i64, edge: i64) -> bool:
    """One end has an own building, or an own ship and no opponent's building (SEA-33 to SEA-35)."""
    rules = kernel.rules
    group = rules.piece_group[rules.ship]
    ends = kernel.topology.edge_vertex
    return continues_route(kernel, colour, group, ends[2 * edge]) or continues_route(
        kernel, colour, group, ends[2 * edge + 1]
    )


def known_sites(kernel: Kernel, own: SeafarersOwn, seat: i64) -> Network:
    """The network of a seat, with all places beside it where a ship fits, as far as that is the same until the board
    changes or the pirate moves: what modules go by that do not say so has to be asked (`may_differ`)."""
    network = network_of(kernel, seat)
    water = sea_edges(kernel)
    pirate = kernel.state.kept[own.pirate.at]
    if network.pirate != pirate:
        network.see_pirate(kernel, seat, pirate)
    changes = changes_of(kernel, network)
    lasting = kernel.rules.breaks_last
    if network.sites_found == changes and lasting:
        return network
    beside = network.beside
    if len(network.ship_sites) < len(beside):
        network.ship_sites = zeros(2 * len(beside))
    if network.judged_found != kernel.board_changes or not lasting:
        network.judged = zeros(kernel.topology.edges)
        network.judged_found = kernel.board_changes
    sites = network.ship_sites
    judged = network.judged
    watched = network.watched
    ends = kernel.topology.edge_vertex
    lines = known_lines(kernel, seat, kernel.rules.ship)
    count: i64 = 0
    for i in range(len(beside)):
        edge = beside[i]
        if judged[edge] == FITS_NOT or water[edge] == 0:
            continue
        if judged[edge] == UNJUDGED:
            judged[edge] = FITS_NOT
            watched[ends[2 * edge]] = 1
            watched[ends[2 * edge + 1]] = 1
            if is_ship_site(kernel, lines, edge, pirate):
                judged[edge] = FITS
        if judged[edge] == FITS:
            sites[count] = edge
            count += 1
    network.ship_site_count = count
    network.sites_found = changes
    return network


def is_ship_site(kernel: Kernel, lines: RouteLines, edge: i64, pirate: i64) -> bool:
    """Whether a ship fits on a sea edge, as far as that is the same until something there comes or goes."""
    if kernel.state.edge_owner[edge] >= 0:
        return False
    sides = kernel.topology.edge_hex
    if pirate >= 0 and (sides[2 * edge] == pirate or sides[2 * edge + 1] == pirate):
        return False
    ends = kernel.topology.edge_vertex
    if goes_on(kernel, lines, ends[2 * edge]) or goes_on(kernel, lines, ends[2 * edge + 1]):
        return may_differ(kernel) or fits_others(kernel, lines.colour, edge)
    return False


def goes_on(kernel: Kernel, lines: RouteLines, vertex: i64) -> bool:
    """The same as `continues_route` for ships, of which it is known how many end at a vertex."""
    rules = kernel.rules
    if not rules.ships_are_alone:
        return continues_route(kernel, lines.colour, rules.piece_group[rules.ship], vertex)
    builder = kernel.state.vertex_owner[vertex]
    if builder == lines.colour:
        return True
    if lines.pieces_at[vertex] == 0:
        return False
    # Where nobody has built, only a module interrupts.
    if builder < 0 and len(rules.adjust_route_break) == 0:
        return True
    return not is_broken(kernel, lines.colour, vertex)


def may_differ(kernel: Kernel) -> bool:
    """Whether known sites have to be asked of other modules every time (`fits_others`)."""
    return not kernel.rules.sites_last


def fits_others(kernel: Kernel, seat: i64, edge: i64) -> bool:
    """Whether a ship fits on a known site as far as other modules go; Seafarers is the first that judges sites."""
    rules = kernel.rules
    fits = True
    for i in range(1, len(rules.adjust_site)):
        fits = rules.adjust_site[i].adjust_site(kernel, seat, rules.ship, edge, fits)
    return fits


def add_ship_sites(
    action: ActionKind, kernel: Kernel, own: SeafarersOwn, seat: i64, codes: Codes, most: i64 = -1
) -> None:
    """Add every edge where a new ship fits, or so many of them."""
    if not kernel.rules.sites_are_near:
        add_route_sites(action, kernel, seat, kernel.rules.ship, codes, most)
        return
    network = known_sites(kernel, own, seat)
    asked = may_differ(kernel)
    for i in range(network.ship_site_count):
        if not asked or fits_others(kernel, seat, network.ship_sites[i]):
            codes.put(action, network.ship_sites[i])
            if codes.count == most:
                return
