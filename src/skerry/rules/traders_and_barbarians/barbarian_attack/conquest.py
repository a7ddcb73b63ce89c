"""Barbarians come to a hex and leave it; three of them conquer it, and what touches nothing else falls with it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from skerry.board.terrain import SEA, is_land
from skerry.board.topology import NOWHERE
from skerry.engine.due_routes import refresh_longest_road
from skerry.engine.event import EventKind
from skerry.engine.harbours import refresh_rates
from skerry.engine.network import routes_at
from skerry.engine.routes import refresh_route
from skerry.engine.state import NO_PIECE
from skerry.reason import ReasonKind
from skerry.rules.traders_and_barbarians.barbarian_attack.tables import CONQUERORS

if TYPE_CHECKING:
    from skerry.engine.kernel import Kernel
    from skerry.rules.traders_and_barbarians.barbarian_attack.own import BarbarianOwn

LANDED: Final = EventKind(
    "barbarian_landed", "hex:hex barbarians:number", english="a barbarian lands {hex:where}, {barbarians} are there now"
)
HEX_CONQUERED: Final = EventKind("hex_conquered", "hex:hex", english="the barbarians conquer {hex}")
HEX_FREED: Final = EventKind("hex_freed", "hex:hex", english="{hex} is free again")
BUILDING_CONQUERED: Final = EventKind(
    "building_conquered", "colour:colour piece:piece vertex:vertex", english="the {piece} of {colour} at {vertex} falls"
)
BUILDING_FREED: Final = EventKind(
    "building_freed",
    "colour:colour piece:piece vertex:vertex",
    english="the {piece} of {colour} at {vertex} stands again",
)

CONQUERED_LAND: Final = ReasonKind(
    "conquered_land", "barbarians have conquered a hex there: neither roads nor settlements are built at it"
)
CONQUERED_SETTLEMENT: Final = ReasonKind("conquered_settlement", "barbarians have conquered that settlement")


# Barbarians come and go


def land(kernel: Kernel, own: BarbarianOwn, seat: i64, hex_: i64) -> None:
    """One more barbarian on a hex that has room for it, by what a seat did (BARB-36, BARB-78)."""
    occupy(kernel, own, hex_)
    own.footing.land(kernel, seat, hex_)


def leave(kernel: Kernel, own: BarbarianOwn, seat: i64, hex_: i64, count: i64) -> None:
    """A barbarian leaves a hex by what a seat did, or all of them."""
    vacate(kernel, own, hex_, count)
    own.footing.leave(kernel, seat, hex_)


def occupy(kernel: Kernel, own: BarbarianOwn, hex_: i64) -> None:
    """One more barbarian is on a hex, wherever else it stands."""
    own.barbarians.change(kernel, hex_, 1)
    kernel.log.emit(LANDED, hex_, own.barbarians.of(kernel, hex_))
    if is_conquered(kernel, own, hex_):
        kernel.log.emit(HEX_CONQUERED, hex_)
        judge_buildings(kernel, own, hex_)
        for module in kernel.rules.notice_conquered:
            module.notice_conquered(kernel, hex_)


def vacate(kernel: Kernel, own: BarbarianOwn, hex_: i64, count: i64) -> None:
    """So many fewer are on a hex, which is free again if it was conquered (BARB-77, BARB-104, BARB-106)."""
    was_conquered = is_conquered(kernel, own, hex_)
    own.barbarians.change(kernel, hex_, -count)
    if was_conquered and not is_conquered(kernel, own, hex_):
        kernel.log.emit(HEX_FREED, hex_)
        judge_buildings(kernel, own, hex_)


def has_room(kernel: Kernel, own: BarbarianOwn, hex_: i64) -> bool:
    """No hex of land ever has more than three (BARB-37, BARB-75)."""
    return own.barbarians.of(kernel, hex_) < CONQUERORS and is_land(kernel.state.terrain[hex_])


# Conquered hexes


def is_conquered(kernel: Kernel, own: BarbarianOwn, hex_: i64) -> bool:
    return own.barbarians.of(kernel, hex_) >= CONQUERORS


def borders_conquered(kernel: Kernel, own: BarbarianOwn, edge: i64) -> bool:
    for side in range(2):
        hex_ = kernel.topology.edge_hex[2 * edge + side]
        if hex_ >= 0 and is_conquered(kernel, own, hex_):
            return True
    return False


def touches_conquered(kernel: Kernel, own: BarbarianOwn, vertex: i64) -> bool:
    for slot in range(3):
        hex_ = kernel.topology.vertex_hex[3 * vertex + slot]
        if hex_ >= 0 and is_conquered(kernel, own, hex_):
            return True
    return False


def site_is_open(kernel: Kernel, own: BarbarianOwn, piece: i64, place: i64) -> bool:
    """No road beside a conquered hex, no settlement at one, no city for a fallen one (BARB-46 to BARB-49).

    What joins roads is a road here; ships lie where they like (BARBSEA-02).
    """
    rules = kernel.rules
    if rules.piece_group[piece] == rules.piece_group[rules.road]:
        return not borders_conquered(kernel, own, place)
    if piece == rules.settlement:
        return not touches_conquered(kernel, own, place)
    return piece != rules.city or not own.conquered.has(kernel, place)


# Conquered buildings


def is_cut_off(kernel: Kernel, own: BarbarianOwn, vertex: i64) -> bool:
    """Only conquered hexes and the sea lie around it (BARB-51, BARB-54)."""
    for slot in range(3):
        hex_ = kernel.topology.vertex_hex[3 * vertex + slot]
        if hex_ >= 0 and kernel.state.terrain[hex_] != SEA and not is_conquered(kernel, own, hex_):
            return False
    return True


def falls(kernel: Kernel, own: BarbarianOwn, vertex: i64) -> bool:
    """Whether the building on a vertex is conquered now."""
    lost = is_cut_off(kernel, own, vertex)
    for module in kernel.rules.adjust_falls:
        lost = module.adjust_falls(kernel, vertex, lost)
    return lost


def judge_buildings(kernel: Kernel, own: BarbarianOwn, hex_: i64) -> None:
    """Lay buildings at a hex on their sides, or set them up again, when it was conquered or freed (BARB-105).

    All of them at once: what follows for harbours and routes does not depend on which is first.
    """
    owners: list[i64] = []
    rejoined: list[i64] = []
    for corner in range(6):
        vertex = kernel.topology.hex_vertex[6 * hex_ + corner]
        if not judge_building(kernel, own, vertex):
            continue
        owner = kernel.state.vertex_owner[vertex]
        if kernel.state.harbour[vertex] != 0:
            owners.append(owner)
        if kernel.rules.has_route_groups and routes_at(kernel, owner, vertex) > 1:
            rejoined.append(owner)
    for owner in owners:
        tell_harbour(kernel, owner)
    for owner in rejoined:
        refresh_route(kernel, owner)
    if rejoined:
        refresh_longest_road(kernel)


def judge_building(kernel: Kernel, own: BarbarianOwn, vertex: i64) -> bool:
    """Lay the building on a vertex on its side or set it up; whether anything changed."""
    state = kernel.state
    if state.vertex_piece[vertex] == NO_PIECE:
        return False
    lost = falls(kernel, own, vertex)
    if lost == own.conquered.has(kernel, vertex):
        return False
    own.conquered.set(kernel, vertex, 1 if lost else 0)
    kind = BUILDING_CONQUERED if lost else BUILDING_FREED
    kernel.log.emit(kind, state.vertex_owner[vertex], state.vertex_piece[vertex], vertex)
    kernel.recount = True
    return True


def tell_harbour(kernel: Kernel, colour: i64) -> None:
    """A harbour is lost or won with the building that serves it (BARB-53, BARB-105)."""
    if colour < kernel.state.seats:
        refresh_rates(kernel, colour)
    for module in kernel.rules.notice_harbour_change:
        module.notice_harbour_change(kernel, colour)


def lost_points(kernel: Kernel, own: BarbarianOwn, colour: i64) -> i64:
    """What the conquered buildings of a colour would be worth (BARB-52)."""
    points: i64 = 0
    vertex = own.conquered.find(kernel, 1)
    while vertex != NOWHERE:
        if kernel.state.vertex_owner[vertex] == colour:
            points += kernel.rules.piece_points[kernel.state.vertex_piece[vertex]]
        vertex = own.conquered.find(kernel, 1, vertex + 1)
    return points
