"""Knights: where they stand, what they block, how far they reach.

What is asked or changed of a knight names its vertex, or its edge where all stand on edges (`CitiesOwn.places`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from skerry.board.arrays import zeros
from skerry.board.topology import NOWHERE
from skerry.engine.due_routes import refresh_longest_road
from skerry.engine.event import BUILT, MOVED, REMOVED
from skerry.engine.network import has_route_at, note_change
from skerry.engine.placement import (
    is_site,
    remeasure_at,
    return_to_supply,
    take_from_supply,
)
from skerry.engine.state import NO_PIECE, NOBODY
from skerry.engine.walk import CLOSED, UNLIMITED, Walk

if TYPE_CHECKING:
    from skerry.engine.kernel import Kernel
    from skerry.rules.cities_and_knights.own import CitiesOwn


# Asking


def is_ready(kernel: Kernel, own: CitiesOwn, vertex: i64) -> bool:
    """Active, and not only since this turn (CK-128); so nobody acts twice in a turn (CK-131)."""
    kept = kernel.state.kept
    return kept[own.active.at + vertex] != 0 and kept[own.activated.at + vertex] != kernel.state.turn


def ready_from(kernel: Kernel, own: CitiesOwn, vertex: i64) -> i64:
    """The first ready knight, of that on a vertex and those of its colour behind it; NOWHERE if there is none."""
    kept = kernel.state.kept
    turn = kernel.state.turn
    active = own.active.at
    activated = own.activated.at
    after = own.muster.at
    while vertex != NOWHERE and (kept[active + vertex] == 0 or kept[activated + vertex] == turn):
        vertex = kept[after + vertex]
    return vertex


def is_vacant(kernel: Kernel, own: CitiesOwn, vertex: i64) -> bool:
    return kernel.state.vertex_piece[vertex] == NO_PIECE and kernel.state.kept[own.knight.at + vertex] == 0


def has_knight(kernel: Kernel, own: CitiesOwn, vertex: i64) -> bool:
    """Whether a knight stands on a vertex."""
    return own.on_vertices and kernel.state.kept[own.knight.at + vertex] != 0


def knight_fits(kernel: Kernel, own: CitiesOwn, colour: i64, vertex: i64) -> bool:
    """A vacant vertex at an own route piece and at land (CK-116, CKS-06, CKS-07)."""
    if not own.on_vertices:
        return False
    return is_vacant(kernel, own, vertex) and has_route_at(kernel, colour, vertex) and is_site(kernel, vertex)


def is_foreign(kernel: Kernel, own: CitiesOwn, colour: i64, vertex: i64) -> bool:
    """Held by a building or knight of somebody else (CK-144)."""
    owner = kernel.state.vertex_owner[vertex]
    return (owner >= 0 and owner != colour) or has_foreign_knight(kernel, own, colour, vertex)


def has_foreign_knight(kernel: Kernel, own: CitiesOwn, colour: i64, vertex: i64) -> bool:
    """Whether a knight of somebody else stands on a vertex."""
    if not own.on_vertices:
        return False
    owner = kernel.state.kept[own.knight_owner.at + vertex]
    return owner != NOBODY and owner != colour


def meets_knight(kernel: Kernel, own: CitiesOwn, colour: i64, edge: i64) -> bool:
    """Whether an empty edge continues own route pieces only past somebody else's knight (CK-138)."""
    if kernel.state.edge_owner[edge] >= 0:
        return False
    for end in range(2):
        vertex = kernel.topology.edge_vertex[2 * edge + end]
        if has_foreign_knight(kernel, own, colour, vertex) and has_route_at(kernel, colour, vertex):
            return True
    return False


@final
@mypyc_attr(acyclic=True)
class KnightWalk:
    """Where a knight gets to over own route pieces, also to where it cannot pass (CK-143, CK-144).

    For a knight of some strength it is only looked for one place where it may go, and the walk ends there.
    """

    def __init__(self, kernel: Kernel, own: CitiesOwn, colour: i64, origin: i64, strength: i64 = 0) -> None:
        self.kernel = kernel
        self.own = own
        self.colour = colour
        self.origin = origin
        self.strength = strength
        self.found = False
        # Per vertex whether the knight gets there, where it sets out included, and the same as a list.
        self.passed: vec[i64] = zeros(kernel.topology.vertices)
        self.reached: vec[i64] = zeros(kernel.topology.vertices)
        self.count: i64 = 0
        steps = knight_range(kernel, colour, origin)
        if steps == UNLIMITED:
            self.go()
        else:
            self.go_within(steps)

    def go(self) -> None:
        """Go as far as there is a way: what it costs makes no difference."""
        kernel = self.kernel
        topology = kernel.topology
        spokes = topology.spokes
        passed = self.passed
        reached = self.reached
        passed[self.origin] = 1
        reached[0] = self.origin
        count: i64 = 1
        at: i64 = 0
        while at < count:
            place = reached[at]
            at += 1
            if at > 1:
                if self.strength > 0 and self.may_end(place):
                    self.found = True
                    break
                if is_foreign(kernel, self.own, self.colour, place):
                    continue
            for slot in range(spokes * place, spokes * (place + 1)):
                to = topology.vertex_vertex[slot]
                if to >= 0 and passed[to] == 0:
                    if step_price(kernel, self.colour, self.origin, topology.vertex_edge[slot]) != CLOSED:
                        passed[to] = 1
                        reached[count] = to
                        count += 1
        self.count = count

    def go_within(self, steps: i64) -> None:
        """Go as far as the steps of one way may cost together."""
        walk = MeasuredWalk(self.kernel, self.own, self.colour, self.origin, steps)
        self.reached = walk.reached
        self.count = walk.count
        for i in range(walk.count):
            self.passed[walk.reached[i]] = 1
        if self.strength > 0:
            for i in range(walk.count):
                if self.may_end(walk.reached[i]):
                    self.found = True
                    break

    def may_end(self, place: i64) -> bool:
        """Whether the knight whose strength is known may go to a place, vacant or by driving somebody out."""
        return self.reaches(place) or self.may_displace(place, self.strength)

    def gets_to(self, place: i64) -> bool:
        """Whether a way leads to a place, which may end there or not; where it sets out is no end of it."""
        return self.passed[place] != 0 and place != self.origin

    def reaches(self, place: i64) -> bool:
        """Whether a way leads to a vacant vertex and may end there; `may_displace` is about others."""
        return (
            self.gets_to(place)
            and is_vacant(self.kernel, self.own, place)
            and may_stay(self.kernel, self.colour, self.origin, place)
        )

    def may_displace(self, place: i64, strength: i64) -> bool:
        """Whether a knight of this strength drives out the one that stands at a place it gets to (CK-146)."""
        return (
            self.gets_to(place)
            and is_weaker(self.kernel, self.own, self.colour, strength, place)
            and may_stay(self.kernel, self.colour, self.origin, place)
            and is_target(self.kernel, self.colour, place, False)
        )


@mypyc_attr(acyclic=True)
class MeasuredWalk(Walk):
    """The way of a knight whose steps are counted (TDEEL-47)."""

    def __init__(self, kernel: Kernel, own: CitiesOwn, colour: i64, origin: i64, steps: i64) -> None:
        super().__init__(own.ground, steps)
        self.kernel = kernel
        self.own = own
        self.colour = colour
        self.origin = origin
        self.go(origin)

    def price(self, place: i64, over: i64, to: i64) -> i64:
        return step_price(self.kernel, self.colour, self.origin, over)

    def passes(self, place: i64) -> bool:
        return not is_foreign(self.kernel, self.own, self.colour, place)


def step_price(kernel: Kernel, colour: i64, origin: i64, edge: i64) -> i64:
    """What a step costs a knight that set out from `origin`, CLOSED where it has no way (CK-143)."""
    price: i64 = 1 if kernel.state.edge_owner[edge] == colour else CLOSED
    for module in kernel.rules.adjust_knight_step:
        price = module.adjust_knight_step(kernel, colour, origin, edge, price)
    return price


def knight_range(kernel: Kernel, colour: i64, origin: i64) -> i64:
    """Any distance, unless a module says otherwise (CK-143)."""
    steps: i64 = UNLIMITED
    for module in kernel.rules.adjust_knight_range:
        steps = module.adjust_knight_range(kernel, colour, origin, steps)
    return steps


def may_stay(kernel: Kernel, colour: i64, origin: i64, vertex: i64) -> bool:
    """Whether the way of a knight may end at a vertex, whoever stands there: on no plaza (TRADCK-20)."""
    may = vertex < kernel.topology.first_plaza
    for module in kernel.rules.adjust_knight_end:
        may = module.adjust_knight_end(kernel, colour, origin, vertex, may)
    return may


def is_target(kernel: Kernel, seat: i64, vertex: i64, by_card: bool) -> bool:
    """Whether the knight on a vertex may be driven out or taken, as far as the modules are concerned."""
    may = True
    for module in kernel.rules.adjust_knight_target:
        may = module.adjust_knight_target(kernel, seat, vertex, by_card, may)
    return may


def is_weaker(kernel: Kernel, own: CitiesOwn, colour: i64, strength: i64, vertex: i64) -> bool:
    """A weaker knight of somebody else (CK-146, CK-147)."""
    kept = kernel.state.kept
    return 0 < kept[own.knight.at + vertex] < strength and kept[own.knight_owner.at + vertex] != colour


def strands_knight(kernel: Kernel, own: CitiesOwn, edge: i64) -> bool:
    """Whether without this piece a knight of its owner would lose its way to an own building (CK-238, CKS-17)."""
    colour = kernel.state.edge_owner[edge]
    ends = kernel.topology.edge_vertex
    # Most pieces that are asked about end somewhere in the open, and nobody needs them to get there.
    if is_bare(kernel, own, colour, ends[2 * edge], edge) or is_bare(kernel, own, colour, ends[2 * edge + 1], edge):
        return False
    near = RouteSide(kernel, own, colour, ends[2 * edge], edge)
    if near.comes_round:
        return False
    far = RouteSide(kernel, own, colour, ends[2 * edge + 1], edge)
    return near.needs(far) or far.needs(near)


def is_bare(kernel: Kernel, own: CitiesOwn, colour: i64, vertex: i64, edge: i64) -> bool:
    """Whether a colour has nothing at a vertex but the route piece on an edge."""
    state = kernel.state
    if state.vertex_owner[vertex] == colour or is_tied(kernel, own, colour, vertex):
        return False
    topology = kernel.topology
    for slot in range(topology.spokes * vertex, topology.spokes * (vertex + 1)):
        other = topology.vertex_edge[slot]
        if other >= 0 and other != edge and state.edge_owner[other] == colour:
            return False
    return True


@final
@mypyc_attr(acyclic=True)
class RouteSide:
    """What is joined to one end of a route piece by other pieces of its colour, whoever stands on the way."""

    def __init__(self, kernel: Kernel, own: CitiesOwn, colour: i64, start: i64, edge: i64) -> None:
        self.comes_round = False  # to the other end of the piece; then it is not followed further
        self.building = False
        self.knight = False  # one that needs a connection
        self.follow(kernel, own, colour, start, edge)

    def follow(self, kernel: Kernel, own: CitiesOwn, colour: i64, start: i64, edge: i64) -> None:
        topology = kernel.topology
        spokes = topology.spokes
        owner = kernel.state.edge_owner
        builder = kernel.state.vertex_owner
        goal = topology.edge_vertex[2 * edge] + topology.edge_vertex[2 * edge + 1] - start
        passed = zeros(topology.vertices)
        passed[start] = 1
        reached = zeros(topology.vertices)
        reached[0] = start
        count: i64 = 1
        at: i64 = 0
        while at < count:
            vertex = reached[at]
            at += 1
            if builder[vertex] == colour:
                self.building = True
            if is_tied(kernel, own, colour, vertex):
                self.knight = True
            for slot in range(spokes * vertex, spokes * (vertex + 1)):
                over = topology.vertex_edge[slot]
                if over >= 0 and over != edge and owner[over] == colour:
                    to = topology.vertex_vertex[slot]
                    if to == goal:
                        self.comes_round = True
                        return
                    if passed[to] == 0:
                        passed[to] = 1
                        reached[count] = to
                        count += 1

    def needs(self, other: RouteSide) -> bool:
        """Whether a knight on this side has its building on the other."""
        return self.knight and not self.building and other.building


def is_tied(kernel: Kernel, own: CitiesOwn, colour: i64, vertex: i64) -> bool:
    """Whether a knight of this colour stands on a vertex that belongs to the route there (CK-233, CK-238)."""
    tied = own.on_vertices and kernel.state.kept[own.knight_owner.at + vertex] == colour
    if tied:
        for module in kernel.rules.adjust_knight_tied:
            tied = module.adjust_knight_tied(kernel, vertex, tied)
    return tied


def knights_in_supply(kernel: Kernel, own: CitiesOwn, colour: i64, strength: i64) -> i64:
    return kernel.state.supply[colour * kernel.rules.piece_count + own.knight_piece(strength)]


# Changing


def stand(
    kernel: Kernel, own: CitiesOwn, vertex: i64, colour: i64, strength: i64, active: i64, activated: i64, promoted: i64
) -> None:
    before = own.knight_owner.of(kernel, vertex)
    if before != colour:
        if before != NOBODY:
            set_active(kernel, own, vertex, 0)
            own.muster.strike(kernel, before, vertex)
            tell_networks(kernel, own, before, vertex)
        if colour != NOBODY:
            own.muster.enter(kernel, colour, vertex)
            tell_networks(kernel, own, colour, vertex)
    own.knight.set(kernel, vertex, strength)
    own.knight_owner.set(kernel, vertex, colour)
    set_active(kernel, own, vertex, active)
    own.activated.set(kernel, vertex, activated)
    own.promoted.set(kernel, vertex, promoted)


def set_active(kernel: Kernel, own: CitiesOwn, vertex: i64, active: i64) -> None:
    """Make the knight on a vertex active or not, and count its colour's that are."""
    kept = kernel.state.kept
    by = active - kept[own.active.at + vertex]
    if by != 0:
        own.active.set(kernel, vertex, active)
        kept[own.awake.at + kept[own.knight_owner.at + vertex]] += by


def tell_networks(kernel: Kernel, own: CitiesOwn, colour: i64, vertex: i64) -> None:
    """What is known of ships goes by knights that stand on vertices."""
    if own.on_vertices:
        note_change(kernel, colour, vertex)


def clear(kernel: Kernel, own: CitiesOwn, vertex: i64) -> None:
    stand(kernel, own, vertex, NOBODY, 0, 0, 0, 0)


def put_knight(kernel: Kernel, own: CitiesOwn, colour: i64, strength: i64, vertex: i64, active: i64 = 0) -> None:
    """A knight out of the supply; one put down active counts as active since before this turn (CK-228)."""
    piece = own.knight_piece(strength)
    take_from_supply(kernel, colour, piece)
    stand(kernel, own, vertex, colour, strength, active, 0, 0)
    kernel.log.emit(BUILT, colour, piece, vertex)
    if own.on_vertices and remeasure_at(kernel, colour, vertex):
        refresh_longest_road(kernel)
    tell_stands(kernel, colour, NOWHERE, vertex)
    if active != 0:
        tell_activated(kernel, colour, vertex)


def remove_knight(kernel: Kernel, own: CitiesOwn, vertex: i64) -> None:
    colour = own.knight_owner.of(kernel, vertex)
    piece = own.knight_piece(own.knight.of(kernel, vertex))
    clear(kernel, own, vertex)
    return_to_supply(kernel, colour, piece)
    kernel.log.emit(REMOVED, colour, piece, vertex)
    if own.on_vertices and remeasure_at(kernel, colour, vertex):
        refresh_longest_road(kernel)
    tell_stands(kernel, colour, vertex, NOWHERE)


def shift_knight(kernel: Kernel, own: CitiesOwn, origin: i64, vertex: i64) -> None:
    """Move a knight to a vacant vertex; routes are measured once, with both its places (CK-141)."""
    carry_knight(kernel, own, origin, vertex)
    colour = own.knight_owner.of(kernel, vertex)
    left = remeasure_at(kernel, colour, origin)
    if remeasure_at(kernel, colour, vertex) or left:
        refresh_longest_road(kernel)
    tell_stands(kernel, colour, origin, vertex)


def carry_knight(kernel: Kernel, own: CitiesOwn, origin: i64, vertex: i64) -> None:
    """Put a knight on another vertex, with all that it is; to measure the routes and to tell of it is the caller's."""
    colour = own.knight_owner.of(kernel, origin)
    strength = own.knight.of(kernel, origin)
    activated = own.activated.of(kernel, origin)
    promoted = own.promoted.of(kernel, origin)
    stand(kernel, own, vertex, colour, strength, own.active.of(kernel, origin), activated, promoted)
    clear(kernel, own, origin)
    kernel.log.emit(MOVED, colour, own.knight_piece(strength), origin, vertex)


def activate(kernel: Kernel, own: CitiesOwn, vertex: i64) -> None:
    owner = own.knight_owner.of(kernel, vertex)
    set_active(kernel, own, vertex, 1)
    own.activated.set(kernel, vertex, kernel.state.turn)
    kernel.log.emit(own.events.activated, owner, vertex)
    tell_activated(kernel, owner, vertex)


def tell_stands(kernel: Kernel, colour: i64, origin: i64, vertex: i64) -> None:
    """Tell the modules that a knight came, moved or went."""
    for module in kernel.rules.notice_knight_stands:
        module.notice_knight_stands(kernel, colour, origin, vertex)


def tell_activated(kernel: Kernel, colour: i64, vertex: i64) -> None:
    """Tell the modules that an active knight stands where none stood."""
    for module in kernel.rules.notice_knight_activated:
        module.notice_knight_activated(kernel, colour, vertex)


def deactivate(kernel: Kernel, own: CitiesOwn, vertex: i64) -> None:
    set_active(kernel, own, vertex, 0)
    kernel.log.emit(own.events.deactivated, own.knight_owner.of(kernel, vertex), vertex)


def promote(kernel: Kernel, own: CitiesOwn, vertex: i64) -> None:
    """Where it stands and whether it is active stays (CK-122, CK-123)."""
    strength = own.knight.of(kernel, vertex) + 1
    exchange_knight(kernel, own, vertex, strength)
    own.promoted.set(kernel, vertex, kernel.state.turn)
    kernel.log.emit(own.events.promoted, own.knight_owner.of(kernel, vertex), own.knight_piece(strength), vertex)


def exchange_knight(kernel: Kernel, own: CitiesOwn, vertex: i64, strength: i64) -> None:
    """Put the piece of another strength in the place of a knight."""
    colour = own.knight_owner.of(kernel, vertex)
    return_to_supply(kernel, colour, own.knight_piece(own.knight.of(kernel, vertex)))
    take_from_supply(kernel, colour, own.knight_piece(strength))
    own.knight.set(kernel, vertex, strength)
