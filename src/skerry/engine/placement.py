"""Where pieces fit and what follows when one is put down or taken off."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from skerry.board.arrays import zeros
from skerry.board.terrain import LAKE, SEA, is_land
from skerry.board.topology import NOWHERE
from skerry.engine.due_routes import follow_moved_piece, follow_new_piece, refresh_longest_road
from skerry.engine.event import BUILT, MOVED, REMOVED
from skerry.engine.harbours import refresh_rates
from skerry.engine.network import (
    has_route_at,
    network_of,
    note_building,
    note_route_moved,
    note_route_piece,
    note_route_removed,
    routes_at,
)
from skerry.engine.routes import is_broken, refresh_route
from skerry.engine.state import NO_PIECE, NOBODY, NOTHING
from skerry.reason import Reason

if TYPE_CHECKING:
    from skerry.engine.action import ActionKind, Codes
    from skerry.engine.kernel import Kernel


AT_LAND: Final = 1
AT_SEA: Final = 2


def is_built_around(kernel: Kernel, hex_: i64) -> bool:
    """Land, and a lake where it counts as land (FISHSEA-20)."""
    terrain = kernel.state.terrain[hex_]
    return is_land(terrain) or (terrain == LAKE and kernel.rules.lake_is_land)


def shores(kernel: Kernel) -> vec[i64]:
    """Per vertex, AT_LAND where it touches land, with AT_SEA where it touches the sea, as a hex or as the frame."""
    state = kernel.state
    if len(state.shores) == 0:
        hexes = kernel.topology.vertex_hex
        found = zeros(kernel.topology.vertices)
        for slot in range(len(hexes)):
            hex_ = hexes[slot]
            if hex_ >= 0 and is_built_around(kernel, hex_):
                found[slot // 3] |= AT_LAND
            if hex_ < 0 or state.terrain[hex_] == SEA:
                found[slot // 3] |= AT_SEA
        state.shores = found
    return state.shores


def touches_land(kernel: Kernel, vertex: i64) -> bool:
    return shores(kernel)[vertex] & AT_LAND != 0


def is_coastal(kernel: Kernel, vertex: i64) -> bool:
    """Touches land and, as a hex or as the frame, the sea (BASE-06, SEA-11); a plaza lies amid its hex (TRAD-23)."""
    return vertex < kernel.topology.first_plaza and shores(kernel)[vertex] == AT_LAND | AT_SEA


def is_site(kernel: Kernel, vertex: i64) -> bool:
    """Where buildings and knights may stand: a corner of land, and no plaza (TRAD-27, TRADCK-20)."""
    return vertex < kernel.topology.first_plaza and touches_land(kernel, vertex)


def edge_on_land(kernel: Kernel, edge: i64) -> bool:
    """Borders a land hex; an inner path lies in one (TRAD-26)."""
    return land_edges(kernel)[edge] != 0


def land_edges(kernel: Kernel) -> vec[i64]:
    """Per edge, 1: on land."""
    state = kernel.state
    if len(state.land_edges) == 0:
        sides = kernel.topology.edge_hex
        found = zeros(kernel.topology.edges)
        for side in range(len(sides)):
            if sides[side] >= 0 and is_built_around(kernel, sides[side]):
                found[side // 2] = 1
        state.land_edges = found
    return state.land_edges


def edge_at_sea(kernel: Kernel, edge: i64) -> bool:
    """Has a sea hex or the frame on a side (SEA-10); an inner path has none, whatever its hex is."""
    return sea_edges(kernel)[edge] != 0


def sea_edges(kernel: Kernel) -> vec[i64]:
    """Per edge, 1: at sea."""
    state = kernel.state
    if len(state.sea_edges) == 0:
        topology = kernel.topology
        found = zeros(topology.edges)
        for edge in range(topology.first_inner_path):
            for side in range(2):
                hex_ = topology.edge_hex[2 * edge + side]
                if hex_ < 0 or state.terrain[hex_] == SEA:
                    found[edge] = 1
        state.sea_edges = found
        kernel.board_changes += 1
    return state.sea_edges


def vertex_is_free(kernel: Kernel, vertex: i64) -> bool:
    """Empty, and so are its neighbours: the distance rule (BASE-129)."""
    piece = kernel.state.vertex_piece
    if piece[vertex] != NO_PIECE:
        return False
    neighbours = kernel.topology.vertex_vertex
    spokes = kernel.topology.spokes
    for spoke in range(spokes):
        other = neighbours[spokes * vertex + spoke]
        if other >= 0 and piece[other] != NO_PIECE:
            return False
    return True


def has_building_at(kernel: Kernel, colour: i64, hex_: i64) -> bool:
    """Whether a colour has a settlement or city at a corner of a hex."""
    for corner in range(6):
        if kernel.state.vertex_owner[kernel.topology.hex_vertex[6 * hex_ + corner]] == colour:
            return True
    return False


def continues_route(kernel: Kernel, colour: i64, group: i64, vertex: i64) -> bool:
    """Whether a route piece of a group may start from a vertex (BASE-124, BASE-125)."""
    state = kernel.state
    builder = state.vertex_owner[vertex]
    if builder == colour:
        return True
    owner = state.edge_owner
    around = kernel.topology.vertex_edge
    spokes = kernel.topology.spokes
    for slot in range(spokes * vertex, spokes * (vertex + 1)):
        edge = around[slot]
        if edge >= 0 and owner[edge] == colour and kernel.rules.piece_group[state.edge_piece[edge]] == group:
            # Where nobody has built, only a module interrupts.
            if builder < 0 and len(kernel.rules.adjust_route_break) == 0:
                return True
            return not is_broken(kernel, colour, vertex)
    return False


def road_fits(kernel: Kernel, colour: i64, edge: i64) -> bool:
    return fits_like_road(kernel, colour, kernel.rules.road, edge)


def fits_like_road(kernel: Kernel, colour: i64, piece: i64, edge: i64) -> bool:
    """Whether a road, or a piece of its group such as a bridge, may lie on an edge (BASE-124, RIVR-46 to RIVR-48)."""
    state = kernel.state
    if state.edge_piece[edge] != NO_PIECE:
        return False
    rules = kernel.rules
    ends = kernel.topology.edge_vertex
    group = rules.piece_group[piece]
    fits = edge_on_land(kernel, edge) and (
        continues_route(kernel, colour, group, ends[2 * edge])
        or continues_route(kernel, colour, group, ends[2 * edge + 1])
    )
    if not fits and rules.sites_are_near and piece == rules.road:
        return False
    for module in rules.adjust_site:
        fits = module.adjust_site(kernel, colour, piece, edge, fits)
    return fits


def settlement_fits(kernel: Kernel, colour: i64, vertex: i64) -> bool:
    if kernel.state.vertex_piece[vertex] != NO_PIECE:
        return False
    rules = kernel.rules
    fits = vertex_is_free(kernel, vertex) and has_route_at(kernel, colour, vertex) and is_site(kernel, vertex)
    if not fits and rules.sites_are_near:
        return False
    for module in rules.adjust_site:
        fits = module.adjust_site(kernel, colour, rules.settlement, vertex, fits)
    return fits


def city_fits(kernel: Kernel, colour: i64, vertex: i64) -> bool:
    """A city only replaces an own settlement (BASE-130)."""
    state = kernel.state
    rules = kernel.rules
    fits = state.vertex_owner[vertex] == colour and state.vertex_piece[vertex] == rules.settlement
    if not fits and rules.sites_are_near:
        return False
    for module in rules.adjust_site:
        fits = module.adjust_site(kernel, colour, rules.city, vertex, fits)
    return fits


def piece_fits(kernel: Kernel, colour: i64, piece: i64, place: i64) -> bool:
    """Whether a piece of any kind may be built at a place. What joins roads is laid like them; another piece that only
    a module knows is judged by `adjust_site` alone."""
    rules = kernel.rules
    if rules.piece_group[piece] == rules.piece_group[rules.road]:
        return fits_like_road(kernel, colour, piece, place)
    if piece == rules.settlement:
        return settlement_fits(kernel, colour, place)
    if piece == rules.city:
        return city_fits(kernel, colour, place)
    fits = False
    for module in rules.adjust_site:
        fits = module.adjust_site(kernel, colour, piece, place, fits)
    return fits


def founding_fits(kernel: Kernel, seat: i64, vertex: i64) -> bool:
    fits = is_site(kernel, vertex) and vertex_is_free(kernel, vertex)
    if fits:
        for module in kernel.rules.adjust_founding_site:
            fits = module.adjust_founding_site(kernel, seat, vertex, fits)
    return fits


def why_no_site(kernel: Kernel, colour: i64, piece: i64, place: i64, reason: Reason) -> Reason:
    """Why a piece may not be built at a place: the common reason unless a module knows a better one."""
    for module in kernel.rules.adjust_site_refusal:
        reason = module.adjust_site_refusal(kernel, colour, piece, place, reason)
    return reason


def in_supply(kernel: Kernel, colour: i64, piece: i64) -> bool:
    return kernel.state.supply[colour * kernel.rules.piece_count + piece] > 0


def take_from_supply(kernel: Kernel, colour: i64, piece: i64) -> None:
    at = colour * kernel.rules.piece_count + piece
    kernel.state.supply[at] -= 1
    kernel.state.placed[at] += 1
    if kernel.rules.piece_points[piece] != 0:
        kernel.recount = True


def return_to_supply(kernel: Kernel, colour: i64, piece: i64) -> None:
    at = colour * kernel.rules.piece_count + piece
    kernel.state.supply[at] += 1
    kernel.state.placed[at] -= 1
    if kernel.rules.piece_points[piece] != 0:
        kernel.recount = True


def lay_route_piece(kernel: Kernel, colour: i64, piece: i64, edge: i64) -> None:
    state = kernel.state
    take_from_supply(kernel, colour, piece)
    state.edge_owner[edge] = colour
    state.edge_piece[edge] = piece
    note_route_piece(kernel, colour, edge)
    kernel.log.emit(BUILT, colour, piece, edge)
    follow_new_piece(kernel, colour, edge)
    refresh_longest_road(kernel)


def put_out(kernel: Kernel, colour: i64, piece: i64, place: i64) -> None:
    """Take a piece that is neither building nor route out of the supply; who declared it keeps where it stands, and
    whether several stand there (BARB-64, CARV-25, TRAD-65)."""
    take_from_supply(kernel, colour, piece)
    kernel.log.emit(BUILT, colour, piece, place)


def tell_built(kernel: Kernel, colour: i64, piece: i64, place: i64) -> None:
    """Tell the modules that a piece was built in a turn."""
    for module in kernel.rules.notice_built:
        module.notice_built(kernel, colour, piece, place)


def tell_route_piece(kernel: Kernel, colour: i64, piece: i64, edge: i64) -> None:
    """Tell the modules that a route piece came to lie on an edge.

    A step that one of them pushed comes after what the others ask. Where they ask nothing it is still part of laying
    the piece, and the win is checked when it is done.
    """
    before = kernel.state.top
    for module in kernel.rules.notice_route_piece:
        module.notice_route_piece(kernel, colour, piece, edge)
    if kernel.state.top is not before and kernel.top_kind().automatic:
        step = kernel.answered()
        kernel.rules.decision_kinds[step.kind].resolve(kernel, step)


def tell_route_removed(kernel: Kernel, colour: i64, piece: i64, edge: i64, to: i64) -> None:
    """Tell the modules that a route piece left an edge, for another or for good."""
    for module in kernel.rules.notice_route_removed:
        module.notice_route_removed(kernel, colour, piece, edge, to)


def put_route_piece(kernel: Kernel, colour: i64, piece: i64, edge: i64) -> None:
    lay_route_piece(kernel, colour, piece, edge)
    tell_route_piece(kernel, colour, piece, edge)


def add_route_sites(
    action: ActionKind, kernel: Kernel, colour: i64, piece: i64, codes: Codes, most: i64 = -1, but: i64 = -1
) -> None:
    """Add every edge where a route piece fits, or so many of them, but for the one that it is moved from.

    Nothing fits away from the network, so only what lies beside it is asked in full.
    """
    owner = kernel.state.edge_owner
    beside = network_of(kernel, colour).beside
    judged = but >= 0 and len(kernel.rules.adjust_move) > 0
    for i in range(len(beside)):
        edge = beside[i]
        if owner[edge] < 0 and edge != but and piece_fits(kernel, colour, piece, edge):
            if judged and not may_move(kernel, colour, piece, but, edge):
                continue
            codes.put(action, edge)
            if codes.count == most:
                return


def lift_route_piece(kernel: Kernel, edge: i64) -> None:
    """Take a piece off for the moment of a question: where it could go. The network stays known as it lies with it."""
    state = kernel.state
    network_of(kernel, state.edge_owner[edge])
    state.edge_owner[edge] = NOBODY
    state.edge_piece[edge] = NO_PIECE


def put_back_route_piece(kernel: Kernel, colour: i64, piece: i64, edge: i64) -> None:
    """The question is answered: the lifted piece lies where it lay."""
    kernel.state.edge_owner[edge] = colour
    kernel.state.edge_piece[edge] = piece


def may_remove(kernel: Kernel, edge: i64) -> bool:
    """Whether the piece on an edge may be taken off or moved, as far as the modules are concerned."""
    may = kernel.state.edge_piece[edge] != NO_PIECE
    for module in kernel.rules.adjust_removal:
        may = module.adjust_removal(kernel, edge, may)
    return may


def may_move(kernel: Kernel, colour: i64, piece: i64, origin: i64, edge: i64) -> bool:
    """Whether a lifted piece may go from where it lay to an edge where it fits, as far as the modules are concerned."""
    may = True
    for module in kernel.rules.adjust_move:
        may = module.adjust_move(kernel, colour, piece, origin, edge, may)
    return may


def why_no_move(kernel: Kernel, colour: i64, piece: i64, origin: i64, edge: i64, reason: Reason) -> Reason:
    """Why a piece may not be moved there: the common reason unless a module knows a better one."""
    for module in kernel.rules.adjust_move_refusal:
        reason = module.adjust_move_refusal(kernel, colour, piece, origin, edge, reason)
    return reason


def move_route_piece(kernel: Kernel, origin: i64, edge: i64) -> None:
    """Lay a piece on another edge; routes are measured once, when it lies there (SEA-50)."""
    state = kernel.state
    colour = state.edge_owner[origin]
    piece = state.edge_piece[origin]
    state.edge_owner[origin] = NOBODY
    state.edge_piece[origin] = NO_PIECE
    state.edge_owner[edge] = colour
    state.edge_piece[edge] = piece
    note_route_moved(kernel, colour, origin, edge)
    kernel.log.emit(MOVED, colour, piece, origin, edge)
    follow_moved_piece(kernel, colour, origin, edge)
    refresh_longest_road(kernel)
    tell_route_removed(kernel, colour, piece, origin, edge)
    tell_route_piece(kernel, colour, piece, edge)


def remove_route_piece(kernel: Kernel, edge: i64) -> None:
    state = kernel.state
    colour = state.edge_owner[edge]
    piece = state.edge_piece[edge]
    return_to_supply(kernel, colour, piece)
    state.edge_owner[edge] = NOBODY
    state.edge_piece[edge] = NO_PIECE
    note_route_removed(kernel, colour, edge)
    kernel.log.emit(REMOVED, colour, piece, edge)
    refresh_route(kernel, colour)
    refresh_longest_road(kernel)
    tell_route_removed(kernel, colour, piece, edge, NOWHERE)


def put_building(kernel: Kernel, colour: i64, piece: i64, vertex: i64) -> None:
    """Place or upgrade a building; an upgraded one returns to the supply (BASE-131)."""
    kernel.log.emit(BUILT, colour, piece, vertex)
    exchange_building(kernel, colour, piece, vertex)


def exchange_building(kernel: Kernel, colour: i64, piece: i64, vertex: i64) -> None:
    """Put a building on a vertex, perhaps in the place of another; the event is the caller's to tell."""
    state = kernel.state
    replaced = state.vertex_piece[vertex]
    if replaced != NO_PIECE:
        return_to_supply(kernel, colour, replaced)
    take_from_supply(kernel, colour, piece)
    set_building(kernel, colour, piece, vertex)


def set_building(kernel: Kernel, colour: i64, piece: i64, vertex: i64) -> None:
    """What stands on a vertex, and what follows from it; the supplies are the caller's to keep."""
    state = kernel.state
    replaced = state.vertex_piece[vertex]
    owner = state.vertex_owner[vertex]
    state.vertex_owner[vertex] = colour
    state.harvests = NOTHING
    state.vertex_piece[vertex] = piece
    assert owner in (NOBODY, colour), "nobody builds where somebody else has built"
    if owner == NOBODY:
        note_building(kernel, colour, vertex)
    if state.harbour[vertex] != 0:
        if replaced == NO_PIECE and colour < state.seats and (kernel.rules.harbours_at_once or state.turn == 0):
            refresh_rates(kernel, colour)
        for module in kernel.rules.notice_harbour_change:
            module.notice_harbour_change(kernel, colour)
    if replaced == NO_PIECE:
        # A new building may cut the routes of others and join own pieces of two groups (BASE-165, SEA-52).
        joins = kernel.rules.has_route_groups and routes_at(kernel, colour, vertex) > 1
        if joins:
            refresh_route(kernel, colour)
        if remeasure_at(kernel, colour, vertex) or joins:
            refresh_longest_road(kernel)


def remeasure_at(kernel: Kernel, colour: i64, vertex: i64) -> bool:
    """Measure the routes of others that pass a vertex where something of this colour came or went; whether any does.

    Where a colour has only one piece, its routes end, interrupted or not.
    """
    changed = False
    for other in range(kernel.state.colours):
        if other != colour and routes_at(kernel, other, vertex) > 1:
            refresh_route(kernel, other)
            changed = True
    return changed


def build(kernel: Kernel, colour: i64, piece: i64, place: i64) -> None:
    """Put a piece down in a turn and tell the modules.

    What the piece reaches is told last, so that what is asked about it comes first (SEA-73, SEAFTR-15 before TWO-63).
    """
    is_route = kernel.rules.piece_group[piece] > 0
    if is_route:
        lay_route_piece(kernel, colour, piece, place)
    elif kernel.rules.pieces[piece].place == "vertex":
        put_building(kernel, colour, piece, place)
    else:
        put_out(kernel, colour, piece, place)
    tell_built(kernel, colour, piece, place)
    if is_route:
        tell_route_piece(kernel, colour, piece, place)
