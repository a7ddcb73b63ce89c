"""What a colour has on the board, as lists: most edges and vertices are nothing to it, so they need not be asked.

A network is found when it is first wanted and kept; `placement` tells it what comes and goes.
Whoever writes into `edge_owner` or `vertex_owner` without `placement` says so by `forget_networks`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from librt.vecs import append, remove, vec
from mypy_extensions import i64, mypyc_attr

from skerry.board.arrays import zeros
from skerry.board.topology import NOWHERE
from skerry.engine.lines import RouteLines
from skerry.engine.state import NO_PIECE, NOTHING

if TYPE_CHECKING:
    from skerry.engine.kernel import Kernel

NO_LINES: Final[vec[RouteLines]] = vec[RouteLines]()
NEVER: Final = -9
UNKNOWN: Final = -9

# What is known of an edge as a place for a ship.
UNJUDGED: Final = 0
FITS: Final = 1
FITS_NOT: Final = 2


@final
@mypyc_attr(acyclic=True)
class Network:
    """The pieces of one colour and what lies at them; every list is in the order of the board."""

    def __init__(self) -> None:
        self.edges: vec[i64] = NOTHING  # with a route piece
        self.ends: vec[i64] = NOTHING  # vertices at a route piece
        self.buildings: vec[i64] = NOTHING  # vertices with a building
        self.beside: vec[i64] = NOTHING  # edges without an own piece, at a route piece or a building
        self.going: vec[i64] = NOTHING  # while a piece moves: what no longer lies beside
        self.lines: vec[RouteLines] = NO_LINES  # those that were asked for
        # The edges at both ends of one longest route, NOWHERE for one that is no loose end; UNKNOWN as the first: both.
        self.first_tip: i64 = UNKNOWN
        self.last_tip: i64 = UNKNOWN
        # How often something has changed that this colour's ships go by.
        self.changes: i64 = 0
        # Where the pirate was when anything about ships was last asked.
        self.pirate: i64 = NEVER
        # Of `beside`, where ships fit as far as the board goes, when it had changed so often.
        self.ship_sites: vec[i64] = NOTHING
        self.ship_site_count: i64 = 0
        self.sites_found: i64 = NEVER
        # Per edge, whether a ship fits there; each is UNJUDGED again when something at its ends comes or goes.
        self.judged: vec[i64] = NOTHING
        # Per vertex, 1: what comes and goes there concerns this colour, which has a route piece or has judged an edge;
        # whoever comes or goes there itself is told of it too, and then it is found out again.
        self.watched: vec[i64] = NOTHING
        self.judged_found: i64 = NEVER
        # The ships that may leave and have a place to go, whenever they were laid, found at such a time.
        self.leaving: vec[i64] = NOTHING
        self.leaving_count: i64 = 0
        self.leaving_found: i64 = NEVER

    def find(self, kernel: Kernel, colour: i64) -> None:
        topology = kernel.topology
        owner = kernel.state.edge_owner
        builder = kernel.state.vertex_owner
        ends = topology.edge_vertex
        found = zeros(topology.edges + topology.vertices)
        marks = zeros(topology.vertices)
        count: i64 = 0
        for edge in range(topology.edges):
            if owner[edge] == colour:
                found[count] = edge
                count += 1
                marks[ends[2 * edge]] = 1
                marks[ends[2 * edge + 1]] = 1
        self.edges = found[:count]
        count = 0
        for vertex in range(topology.vertices):
            if marks[vertex] != 0:
                found[count] = vertex
                count += 1
        self.ends = found[:count]
        self.watched = marks[:]
        count = 0
        for vertex in range(topology.vertices):
            if builder[vertex] == colour:
                found[count] = vertex
                count += 1
                marks[vertex] = 1
        self.buildings = found[:count]
        count = 0
        for edge in range(topology.edges):
            if owner[edge] != colour and (marks[ends[2 * edge]] != 0 or marks[ends[2 * edge + 1]] != 0):
                found[count] = edge
                count += 1
        self.beside = found[:count]

    def add_route_piece(self, kernel: Kernel, colour: i64, edge: i64) -> None:
        """Take up a piece just laid."""
        self.edges = with_place(self.edges, edge)
        self.beside = without_place(self.beside, edge)
        for lines in self.lines:
            if lines.piece in (NO_PIECE, kernel.state.edge_piece[edge]):
                lines.edges = with_place(lines.edges, edge)
                lines.take_up(kernel, edge)
        for end in range(2):
            vertex = kernel.topology.edge_vertex[2 * edge + end]
            # What lay there before says whether the vertex was known.
            if routes_at(kernel, colour, vertex) == 1:
                if kernel.state.vertex_owner[vertex] != colour:
                    self.reach(kernel, colour, vertex)
                if not has_place(self.ends, vertex):
                    self.ends = with_place(self.ends, vertex)

    def drop_route_piece(self, kernel: Kernel, colour: i64, edge: i64) -> None:
        """Let go of a piece just taken off."""
        topology = kernel.topology
        self.edges = without_place(self.edges, edge)
        for lines in self.lines:
            if has_place(lines.edges, edge):
                lines.edges = remove(lines.edges, edge)
                lines.let_go(kernel, edge)
        is_beside = False
        for end in range(2):
            vertex = topology.edge_vertex[2 * edge + end]
            if has_route_at(kernel, colour, vertex):
                is_beside = True
                continue
            self.ends = without_place(self.ends, vertex)
            if kernel.state.vertex_owner[vertex] == colour:
                is_beside = True
                continue
            for slot in range(topology.spokes * vertex, topology.spokes * (vertex + 1)):
                other = topology.vertex_edge[slot]
                if other >= 0 and not holds_vertex(kernel, colour, topology.vertex_vertex[slot]):
                    self.beside = without_place(self.beside, other)
        if is_beside:
            self.beside = with_place(self.beside, edge)

    def move_route_piece(self, kernel: Kernel, colour: i64, origin: i64, edge: i64) -> None:
        """The same for a piece that moved. Mostly as many places come as go: each takes another's place in a list."""
        topology = kernel.topology
        exchange(self.edges, origin, edge)
        for lines in self.lines:
            if lines.piece in (NO_PIECE, kernel.state.edge_piece[edge]):
                exchange(lines.edges, origin, edge)
                lines.let_go(kernel, origin)
                lines.take_up(kernel, edge)
        if len(self.going) == 0:
            self.going = zeros(2 * topology.spokes)
        going = self.going
        count: i64 = 0
        left = NOWHERE
        is_beside = False
        for end in range(2):
            vertex = topology.edge_vertex[2 * origin + end]
            if has_route_at(kernel, colour, vertex):
                is_beside = True
                continue
            if left != NOWHERE:
                self.ends = without_place(self.ends, left)
            left = vertex
            if kernel.state.vertex_owner[vertex] == colour:
                is_beside = True
                continue
            for slot in range(topology.spokes * vertex, topology.spokes * (vertex + 1)):
                other = topology.vertex_edge[slot]
                if other >= 0 and other != origin and not holds_vertex(kernel, colour, topology.vertex_vertex[slot]):
                    going[count] = other
                    count += 1
        if has_place(self.beside, edge):
            going[count] = edge
            count += 1
        if is_beside:
            count = self.lay_beside(origin, count)
        for end in range(2):
            vertex = topology.edge_vertex[2 * edge + end]
            if routes_at(kernel, colour, vertex) > 1 or has_place(self.ends, vertex):
                continue
            if left != NOWHERE:
                exchange(self.ends, left, vertex)
                left = NOWHERE
            else:
                self.ends = with_place(self.ends, vertex)
            if kernel.state.vertex_owner[vertex] != colour:
                for slot in range(topology.spokes * vertex, topology.spokes * (vertex + 1)):
                    other = topology.vertex_edge[slot]
                    if other >= 0 and other != edge and not has_place(self.beside, other):
                        count = self.lay_beside(other, count)
        if left != NOWHERE:
            self.ends = without_place(self.ends, left)
        for i in range(count):
            self.beside = without_place(self.beside, going[i])

    def lay_beside(self, edge: i64, count: i64) -> i64:
        """An edge lies beside from now on, in the place of the last of those that go, if any; how many then go."""
        if count == 0:
            self.beside = with_place(self.beside, edge)
            return 0
        exchange(self.beside, self.going[count - 1], edge)
        return count - 1

    def add_building(self, kernel: Kernel, colour: i64, vertex: i64) -> None:
        """Take up a building where nothing stood."""
        if not has_place(self.ends, vertex):
            self.reach(kernel, colour, vertex)
        self.buildings = with_place(self.buildings, vertex)

    def doubt(self, kernel: Kernel, colour: i64, vertex: i64) -> None:
        """Something came to a vertex or went: judge the edges there anew when they are next asked about."""
        self.changes += 1
        topology = kernel.topology
        owner = kernel.state.edge_owner
        around = topology.vertex_edge
        judged = self.judged
        looked = len(judged) > 0
        stays: i64 = 0
        for slot in range(topology.spokes * vertex, topology.spokes * (vertex + 1)):
            edge = around[slot]
            if edge >= 0:
                if owner[edge] == colour:
                    stays = 1
                if looked:
                    judged[edge] = UNJUDGED
        self.watched[vertex] = stays

    def see_pirate(self, kernel: Kernel, colour: i64, pirate: i64) -> None:
        """A pirate that went elsewhere concerns a colour with a piece or a judged edge at one of the two hexes."""
        self.doubt_hex(kernel, colour, self.pirate)
        self.doubt_hex(kernel, colour, pirate)
        self.pirate = pirate

    def doubt_hex(self, kernel: Kernel, colour: i64, hex_: i64) -> None:
        if hex_ < 0:
            return
        for corner in range(6 * hex_, 6 * hex_ + 6):
            vertex = kernel.topology.hex_vertex[corner]
            if self.watched[vertex] != 0:
                self.doubt(kernel, colour, vertex)

    def reach(self, kernel: Kernel, colour: i64, vertex: i64) -> None:
        """The edges at a vertex lie beside the network from now on."""
        topology = kernel.topology
        for spoke in range(topology.spokes):
            edge = topology.vertex_edge[topology.spokes * vertex + spoke]
            if edge >= 0 and kernel.state.edge_owner[edge] != colour and not has_place(self.beside, edge):
                self.beside = with_place(self.beside, edge)


def has_route_at(kernel: Kernel, colour: i64, vertex: i64) -> bool:
    """Whether a route piece of a colour lies at a vertex."""
    owner = kernel.state.edge_owner
    around = kernel.topology.vertex_edge
    spokes = kernel.topology.spokes
    for spoke in range(spokes):
        edge = around[spokes * vertex + spoke]
        if edge >= 0 and owner[edge] == colour:
            return True
    return False


def holds_vertex(kernel: Kernel, colour: i64, vertex: i64) -> bool:
    """Whether a colour has a building or a route piece at a vertex."""
    return kernel.state.vertex_owner[vertex] == colour or has_route_at(kernel, colour, vertex)


def routes_at(kernel: Kernel, colour: i64, vertex: i64) -> i64:
    """How many route pieces of a colour end at a vertex."""
    owner = kernel.state.edge_owner
    topology = kernel.topology
    count: i64 = 0
    for slot in range(topology.spokes * vertex, topology.spokes * (vertex + 1)):
        edge = topology.vertex_edge[slot]
        if edge >= 0 and owner[edge] == colour:
            count += 1
    return count


def place_in(places: vec[i64], place: i64) -> i64:
    """Where a place is in a list that is in order, or would be."""
    low: i64 = 0
    high: i64 = len(places)
    while low < high:
        middle = (low + high) >> 1
        if places[middle] < place:
            low = middle + 1
        else:
            high = middle
    return low


def has_place(places: vec[i64], place: i64) -> bool:
    """Whether a place is in a list that is in order."""
    at = place_in(places, place)
    return at < len(places) and places[at] == place


def with_place(places: vec[i64], place: i64) -> vec[i64]:
    """One more place in a list that is in order."""
    places = append(places, place)
    at: i64 = len(places) - 1
    while at > 0 and places[at - 1] > place:
        places[at] = places[at - 1]
        at -= 1
    places[at] = place
    return places


def exchange(places: vec[i64], gone: i64, come: i64) -> None:
    """Put one place into a list that is in order for another that is in it."""
    at = place_in(places, gone)
    last: i64 = len(places) - 1
    while at < last and places[at + 1] < come:
        places[at] = places[at + 1]
        at += 1
    while at > 0 and places[at - 1] > come:
        places[at] = places[at - 1]
        at -= 1
    places[at] = come


def without_place(places: vec[i64], place: i64) -> vec[i64]:
    """A list in order without one of its places, if that is among them."""
    return remove(places, place) if has_place(places, place) else places


NO_NETWORKS: Final[vec[Network | None]] = vec[Network | None]()


def network_of(kernel: Kernel, colour: i64) -> Network:
    """The network of a colour as it lies there."""
    if len(kernel.networks) == 0:
        kernel.networks = vec[Network | None]([None] * kernel.state.colours)
    known = kernel.networks[colour]
    if known is None:
        known = Network()
        known.find(kernel, colour)
        kernel.networks[colour] = known
    return known


def lines_of(kernel: Kernel, colour: i64, piece: i64 = NO_PIECE) -> RouteLines:
    """The lines of a colour, of one kind of piece or of all alike."""
    lines = known_lines(kernel, colour, piece)
    lines.see_anchors(kernel)
    return lines


def known_lines(kernel: Kernel, colour: i64, piece: i64) -> RouteLines:
    """The same, for whoever asks nothing about rings."""
    network = network_of(kernel, colour)
    for lines in network.lines:
        if lines.piece == piece:
            return lines
    lines = RouteLines(kernel, colour, piece, network.edges)
    network.lines = append(network.lines, lines)
    return lines


def note_route_piece(kernel: Kernel, colour: i64, edge: i64) -> None:
    """A colour laid a route piece; what is not known yet is found with it."""
    if len(kernel.networks) > 0:
        known = kernel.networks[colour]
        if known is not None:
            known.add_route_piece(kernel, colour, edge)
        note_change_at(kernel, colour, edge)


def note_building(kernel: Kernel, colour: i64, vertex: i64) -> None:
    """A colour has a building where nothing stood."""
    if len(kernel.networks) > 0:
        known = kernel.networks[colour]
        if known is not None:
            known.add_building(kernel, colour, vertex)
        note_change(kernel, colour, vertex)


def note_route_removed(kernel: Kernel, colour: i64, edge: i64) -> None:
    """A route piece of a colour was taken off."""
    if len(kernel.networks) > 0:
        known = kernel.networks[colour]
        if known is not None:
            known.drop_route_piece(kernel, colour, edge)
        note_change_at(kernel, colour, edge)


def note_route_moved(kernel: Kernel, colour: i64, origin: i64, edge: i64) -> None:
    """A route piece of a colour went from one edge to another."""
    if len(kernel.networks) > 0:
        known = kernel.networks[colour]
        if known is not None:
            known.move_route_piece(kernel, colour, origin, edge)
        note_change_at(kernel, colour, origin)
        note_change_at(kernel, colour, edge)


def note_change(kernel: Kernel, colour: i64, vertex: i64) -> None:
    """Something of a colour came to a vertex or went: that concerns it, and whoever has a piece there or has looked at
    an edge there. Only ships go by it."""
    if kernel.rules.ship == NO_PIECE:
        return
    for other in range(len(kernel.networks)):
        known = kernel.networks[other]
        if known is not None and (other == colour or known.watched[vertex] != 0):
            known.doubt(kernel, other, vertex)


def note_change_at(kernel: Kernel, colour: i64, edge: i64) -> None:
    """The same for an edge, with what it meets at both ends."""
    ends = kernel.topology.edge_vertex
    note_change(kernel, colour, ends[2 * edge])
    note_change(kernel, colour, ends[2 * edge + 1])


def changes_of(kernel: Kernel, network: Network) -> i64:
    """A number that grows whenever something has changed that a colour's ships go by."""
    return kernel.board_changes + network.changes


def forget_networks(kernel: Kernel) -> None:
    """The board was written to by hand."""
    kernel.networks = NO_NETWORKS
