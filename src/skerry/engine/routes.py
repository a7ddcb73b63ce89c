"""The longest route of a colour over any mix of route pieces.

A route is a trail: no piece twice, vertices as often as one likes. Pieces of one group join
at every vertex that is not interrupted; pieces of two groups only at an own building.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from skerry.board.arrays import zeros
from skerry.board.topology import NOWHERE
from skerry.engine.network import UNKNOWN, Network, has_route_at, network_of
from skerry.engine.state import NOBODY, NOTHING

if TYPE_CHECKING:
    from skerry.engine.kernel import Kernel

NO_LIMIT: Final = 1 << 40

# A trail is told as its weight and, in the lower bits, the piece at which it ends.
TIP_BITS: Final = 20
TIP_MASK: Final = (1 << TIP_BITS) - 1


def is_broken(kernel: Kernel, colour: i64, vertex: i64) -> bool:
    """Whether a route of this colour may end at a vertex but not pass it (BASE-163)."""
    owner = kernel.state.vertex_owner[vertex]
    broken = owner >= 0 and owner != colour
    for module in kernel.rules.adjust_route_break:
        broken = module.adjust_route_break(kernel, colour, vertex, broken)
    return broken


def joins_groups(kernel: Kernel, colour: i64, vertex: i64) -> bool:
    """Whether pieces of different groups go on into one route at a vertex: at an own building (SEA-52)."""
    joins = kernel.state.vertex_owner[vertex] == colour
    for module in kernel.rules.adjust_route_join:
        joins = module.adjust_route_join(kernel, colour, vertex, joins)
    return joins


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class RouteSearch:
    """One search for one colour on one position.

    Pieces meet at joints. A vertex is one joint, or one for each group of pieces there; where a route is interrupted
    every piece ends at a joint of its own. Branches are measured from their loose ends inwards, which is all that a
    network without rounds needs. What is left are rounds and what joins them: lines without a fork become one piece
    each, and every trail over those is tried.
    """

    def __init__(self, kernel: Kernel, colour: i64) -> None:
        self.kernel = kernel
        self.colour = colour
        self.spokes: i64 = kernel.topology.spokes
        edges = network_of(kernel, colour).edges
        pieces: i64 = len(edges)
        # Pieces and joints are numbered from 1. A piece that is measured or on the trail weighs 0, as does number 0,
        # which fills the empty places at a joint.
        self.weight: vec[i64] = zeros(pieces + 1)
        self.joint_sum: vec[i64] = zeros(pieces + 1)  # of the joints at both ends, so that one tells the other
        self.joints: i64 = 0
        self.meeting: vec[i64] = zeros((2 * pieces + 1) * self.spokes)  # the pieces at a joint
        self.left: vec[i64] = zeros(2 * pieces + 1)  # how many of them are not measured
        # The heaviest and second heaviest branch at a joint, each with the piece at its tip.
        self.branch: vec[i64] = zeros(2 * (2 * pieces + 1))
        self.best: i64 = 0
        # The pieces at both ends of the best trail, 0 for one that lies on a round or joins two; or nothing is known.
        self.first_tip: i64 = UNKNOWN
        self.last_tip: i64 = UNKNOWN
        self.tip: i64 = 0  # where the trail began that is being tried
        self.enough: i64 = NO_LIMIT
        self.heaviest_branch: i64 = 0
        self.untried: i64 = 0  # what the pieces weigh that could still join the trail
        self.reached: vec[i64] = NOTHING  # the joints that any trail came to
        self.join(edges, pieces)

    def join(self, edges: vec[i64], pieces: i64) -> None:
        """Put the pieces together; modules weigh them or take them out."""
        kernel = self.kernel
        colour = self.colour
        ends = kernel.topology.edge_vertex
        builder = kernel.state.vertex_owner
        piece_on = kernel.state.edge_piece
        groups = kernel.rules.piece_group
        highest: i64 = 1
        for kind in range(len(groups)):
            if groups[kind] > highest:
                highest = groups[kind]
        vertices = kernel.topology.vertices
        # The joints of all vertices for each group from 1 on; at an own building all pieces meet at that of the first.
        joint_at = zeros(highest * vertices)
        joints: i64 = 0
        weighing = kernel.rules.adjust_route_weight
        breaking = len(kernel.rules.adjust_route_break) > 0
        joining = len(kernel.rules.adjust_route_join) > 0
        weight = self.weight
        joint_sum = self.joint_sum
        meeting = self.meeting
        left = self.left
        spokes = self.spokes
        for i in range(pieces):
            edge = edges[i]
            counts: i64 = 1
            for module in weighing:
                counts = module.adjust_route_weight(kernel, colour, edge, counts)
            if counts <= 0:
                continue
            piece = i + 1
            weight[piece] = counts
            for end in range(2):
                vertex = ends[2 * edge + end]
                at = vertex
                owner = builder[vertex]
                if owner != colour or (joining and not joins_groups(kernel, colour, vertex)):
                    at += (groups[piece_on[edge]] - 1) * vertices
                joint = joint_at[at]
                # Where nobody else has built, only a module interrupts.
                if joint == 0 or ((breaking or (owner >= 0 and owner != colour)) and is_broken(kernel, colour, vertex)):
                    joints += 1
                    joint = joints
                    joint_at[at] = joint
                meeting[joint * spokes + left[joint]] = piece
                left[joint] += 1
                joint_sum[piece] += joint
        self.joints = joints

    def longest(self, least: i64, most: i64) -> i64:
        """The heaviest trail, which is known to weigh so much at least and at most."""
        self.measure_branches()
        if self.best < least:
            self.best = least
            self.first_tip = UNKNOWN
        self.enough = most
        if self.best >= most:
            return self.best
        for piece in range(len(self.weight)):
            self.untried += self.weight[piece]
        if self.untried > 0:
            self.join_lines()
            self.try_trails()
        return self.best

    def measure_branches(self) -> None:
        """Take off piece after piece where only one is left at a joint, noting how far the branch reaches."""
        weight = self.weight
        meeting = self.meeting
        left = self.left
        branch = self.branch
        best: i64 = 0
        for first in range(1, self.joints + 1):
            joint = first
            while left[joint] == 1:
                slot = joint * self.spokes
                while weight[meeting[slot]] == 0:
                    slot += 1
                piece = meeting[slot]
                length = (branch[2 * joint] or piece) + (weight[piece] << TIP_BITS)
                weight[piece] = 0
                left[joint] = 0
                joint = self.joint_sum[piece] - joint
                left[joint] -= 1
                other = branch[2 * joint]
                if (length >> TIP_BITS) + (other >> TIP_BITS) > best:
                    best = (length >> TIP_BITS) + (other >> TIP_BITS)
                    self.first_tip = length & TIP_MASK
                    self.last_tip = (other or piece) & TIP_MASK
                if length > other:
                    branch[2 * joint] = length
                    branch[2 * joint + 1] = other
                elif length > branch[2 * joint + 1]:
                    branch[2 * joint + 1] = length
        self.best = best

    def join_lines(self) -> None:
        """Where only two pieces meet and no branch begins, a trail that comes over one goes on over the other."""
        weight = self.weight
        meeting = self.meeting
        left = self.left
        for joint in range(1, self.joints + 1):
            if left[joint] != 2 or self.branch[2 * joint] > 0:
                continue
            start = joint * self.spokes
            one: i64 = 0
            other: i64 = 0
            for slot in range(start, start + self.spokes):
                if weight[meeting[slot]] > 0:
                    one = other
                    other = meeting[slot]
            # A round that is all one piece stays at one of its joints.
            if one != other:
                left[joint] = 0
                beyond = self.joint_sum[other] - joint
                self.joint_sum[one] += beyond - joint
                weight[one] += weight[other]
                weight[other] = 0
                slot = beyond * self.spokes
                while meeting[slot] != other:
                    slot += 1
                meeting[slot] = one

    def try_trails(self) -> None:
        """Try every trail that cannot be made longer.

        Such a trail begins with a branch or where an odd number of pieces meets; or its part of the network has
        neither and is one closed round, wherever that begins.
        """
        branch = self.branch
        self.reached = zeros(self.joints + 1)
        for joint in range(1, self.joints + 1):
            if self.left[joint] > 0 and branch[2 * joint] >> TIP_BITS > self.heaviest_branch:
                self.heaviest_branch = branch[2 * joint] >> TIP_BITS
        for joint in range(1, self.joints + 1):
            if self.left[joint] > 0 and (branch[2 * joint] > 0 or self.left[joint] % 2 == 1):
                # Who comes back here cannot leave over the branch on which the trail began.
                first = branch[2 * joint]
                branch[2 * joint] = branch[2 * joint + 1]
                self.tip = first & TIP_MASK
                self.extend(joint, first >> TIP_BITS)
                branch[2 * joint] = first
        self.tip = 0
        for joint in range(1, self.joints + 1):
            if self.left[joint] > 0 and self.reached[joint] == 0:
                self.extend(joint, 0)

    def extend(self, joint: i64, length: i64) -> None:
        """Go on from a joint in every way, unless all that is left could not make the trail the heaviest, or nothing
        can be heavier than the heaviest so far."""
        self.reached[joint] = 1
        branch = self.branch[2 * joint]
        if length + (branch >> TIP_BITS) > self.best:
            self.best = length + (branch >> TIP_BITS)
            self.first_tip = self.tip
            self.last_tip = branch & TIP_MASK
        if length + self.untried + self.heaviest_branch <= self.best or self.best >= self.enough:
            return
        weight = self.weight
        meeting = self.meeting
        start = joint * self.spokes
        for slot in range(start, start + self.spokes):
            piece = meeting[slot]
            counts = weight[piece]
            if counts > 0:
                weight[piece] = 0
                self.untried -= counts
                self.extend(self.joint_sum[piece] - joint, length + counts)
                self.untried += counts
                weight[piece] = counts


def longest_route(kernel: Kernel, colour: i64, least: i64 = 0, most: i64 = NO_LIMIT) -> i64:
    """How long it is, where it is known to be so long at least and at most; its tips are noted if it is longer than
    the least."""
    search = RouteSearch(kernel, colour)
    length = search.longest(least, most)
    if search.first_tip != UNKNOWN:
        network = network_of(kernel, colour)
        note_tips(kernel, colour, edge_of(network, search.first_tip), edge_of(network, search.last_tip))
    return length


def edge_of(network: Network, piece: i64) -> i64:
    """Where a piece of a search lies."""
    return network.edges[piece - 1] if piece > 0 else NOWHERE


def refresh_route(kernel: Kernel, colour: i64) -> None:
    """Measure one colour's route again after its network or what interrupts it changed."""
    note_tips(kernel, colour, UNKNOWN, UNKNOWN)
    note_route(kernel, colour, longest_route(kernel, colour))


def note_route(kernel: Kernel, colour: i64, length: i64) -> None:
    one: i64 = 1
    kernel.state.route_length[colour] = length
    kernel.routes_due &= ~(one << colour)
    for module in kernel.rules.notice_route_change:
        module.notice_route_change(kernel, colour)


def lengthen_route(kernel: Kernel, colour: i64, edge: i64) -> None:
    """Measure one colour's route again after a piece was laid on an edge.

    Of a piece that hangs loose at one end only the trails that begin with it are new.
    """
    if not kernel.rules.weights_stay:
        refresh_route(kernel, colour)
        return
    state = kernel.state
    length = state.route_length[colour]
    # Lifted for the moment, so that no trail comes back over it.
    state.edge_owner[edge] = NOBODY
    start = inner_end(kernel, colour, edge)
    if start != NOWHERE:
        trail = trail_from(kernel, colour, state.edge_piece[edge], edge, start, length)
        if trail >> TIP_BITS > length:
            length = trail >> TIP_BITS
            note_tips(kernel, colour, edge, trail & TIP_MASK)
    state.edge_owner[edge] = colour
    note_route(kernel, colour, length if start != NOWHERE else longest_route(kernel, colour, length))


def shift_route(kernel: Kernel, colour: i64, origin: i64, edge: i64) -> None:
    """Measure one colour's route again after a piece was moved from one edge to another.

    What hung loose was at the tip of every trail that it was part of. Where that is not one of the longest that is
    known, that is still there; otherwise all of it is still there but its tip.
    """
    if not kernel.rules.weights_stay:
        refresh_route(kernel, colour)
        return
    state = kernel.state
    network = network_of(kernel, colour)
    piece = state.edge_piece[edge]
    length = state.route_length[colour]
    least: i64 = 0
    most: i64 = NO_LIMIT
    state.edge_owner[edge] = NOBODY
    end = inner_end(kernel, colour, origin)
    if end == NOWHERE:
        note_tips(kernel, colour, UNKNOWN, UNKNOWN)
    else:
        start = inner_end(kernel, colour, edge)
        trail: i64 = 0
        if start != NOWHERE:
            trail = trail_from(kernel, colour, piece, edge, start, length)
            least = trail >> TIP_BITS
            most = length if least < length else least
        # Where the piece begins such a trail again, it need not be asked what went with it.
        if least < length:
            rest = length
            if begins_longest(kernel, network, colour, piece, origin, end):
                rest -= weight_of(kernel, colour, origin)
                note_tips(kernel, colour, UNKNOWN, UNKNOWN)
                # A search that is told a little less than there is finds the tips too.
                if rest > least:
                    rest -= 1
            if rest > least:
                least = rest
                trail = 0
        if trail > 0:
            note_tips(kernel, colour, edge, trail & TIP_MASK)
    state.edge_owner[edge] = colour
    note_route(kernel, colour, least if least == most else longest_route(kernel, colour, least, most))


def begins_longest(kernel: Kernel, network: Network, colour: i64, piece: i64, origin: i64, end: i64) -> bool:
    """Whether a piece that hung loose, and is lifted, was at the tip of the longest trail that is known."""
    if network.first_tip != UNKNOWN:
        return origin in (network.first_tip, network.last_tip)
    length = kernel.state.route_length[colour]
    most = length - weight_of(kernel, colour, origin)
    return trail_from(kernel, colour, piece, origin, end, most) >> TIP_BITS >= length


def note_tips(kernel: Kernel, colour: i64, first: i64, last: i64) -> None:
    """Which pieces one longest trail begins and ends with, or that it is not known."""
    if len(kernel.networks) > 0:
        network = kernel.networks[colour]
        if network is not None:
            network.first_tip = first
            network.last_tip = last


def weight_of(kernel: Kernel, colour: i64, edge: i64) -> i64:
    """How much a piece on an edge counts for a route; nothing where it is taken out."""
    counts: i64 = 1
    for module in kernel.rules.adjust_route_weight:
        counts = module.adjust_route_weight(kernel, colour, edge, counts)
    return counts if counts > 0 else 0


def trail_from(kernel: Kernel, colour: i64, piece: i64, edge: i64, start: i64, most: i64) -> i64:
    """The heaviest trail that begins with a piece on an edge and goes on at one end, with so much at most."""
    counts = weight_of(kernel, colour, edge)
    if counts == 0:
        return 0
    beyond = way_on(kernel, colour, kernel.rules.piece_group[piece], start, most << TIP_BITS)
    return (beyond or edge) + (counts << TIP_BITS)


def inner_end(kernel: Kernel, colour: i64, edge: i64) -> i64:
    """Where a piece that hangs loose at one end would go on, as long as it is lifted; NOWHERE if it joins both ends."""
    ends = kernel.topology.edge_vertex
    if not has_route_at(kernel, colour, ends[2 * edge + 1]):
        return ends[2 * edge]
    return NOWHERE if has_route_at(kernel, colour, ends[2 * edge]) else ends[2 * edge + 1]


def way_on(kernel: Kernel, colour: i64, group: i64, vertex: i64, most: i64) -> i64:
    """How far a trail that comes to a vertex over a piece of a group can go on, and its tip; so far is enough."""
    if most <= 0:
        return 0
    state = kernel.state
    rules = kernel.rules
    builder = state.vertex_owner[vertex]
    joins = builder == colour
    weighed = False
    if rules.routes_are_plain:
        if builder >= 0 and not joins:
            return 0
    else:
        # Where nobody else has built, only a module interrupts.
        if (builder >= 0 and not joins) or len(rules.adjust_route_break) > 0:
            if is_broken(kernel, colour, vertex):
                return 0
        if len(rules.adjust_route_join) > 0:
            joins = joins_groups(kernel, colour, vertex)
        weighed = len(rules.adjust_route_weight) > 0
    owner = state.edge_owner
    topology = kernel.topology
    around = topology.vertex_edge
    start = topology.spokes * vertex
    best: i64 = 0
    for slot in range(start, start + topology.spokes):
        edge = around[slot]
        if edge >= 0 and owner[edge] == colour:
            its_group = rules.piece_group[state.edge_piece[edge]]
            if joins or its_group == group:
                counts: i64 = weight_of(kernel, colour, edge) if weighed else 1
                if counts == 0:
                    continue
                owner[edge] = NOBODY
                counts <<= TIP_BITS
                beyond = way_on(kernel, colour, its_group, topology.vertex_vertex[slot], most - counts)
                length = (beyond or edge) + counts
                owner[edge] = colour
                if length > best:
                    best = length
                    if best >= most:
                        return best
    return best
