"""A knight rides onto the path of a weaker one, which goes to the nearest free path."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from skerry.board.arrays import zeros
from skerry.board.topology import NOWHERE
from skerry.engine.action import ActionKind, Codes, Domain
from skerry.engine.decision import Decision
from skerry.engine.manner import ANSWER, Manner
from skerry.reason import Reason, ReasonKind
from skerry.rules.cities_and_knights.knights import deactivate, is_ready, is_target, is_weaker
from skerry.rules.cities_and_knights.retreat import Retreats, drive_out
from skerry.rules.traders_and_barbarians.barbarian_attack.knights import Ride, end_rides, next_to_ride
from skerry.rules.traders_and_barbarians.barbarian_attack.tables import RIDE

if TYPE_CHECKING:
    from skerry.engine.kernel import Kernel
    from skerry.engine.rules import Rules
    from skerry.rules.cities_and_knights.own import CitiesOwn
    from skerry.rules.traders_and_barbarians.barbarian_attack.own import BarbarianOwn

RIDER_NOT_DISPLACEABLE: Final = ReasonKind(
    "rider_not_displaceable",
    "a knight that was active before this turn displaces a weaker one of another player, {ride:number} edges away at "
    "most and not at the castle",
)
NEAREST_EDGE: Final = ReasonKind("retreat_to_nearest_edge", "a displaced knight goes to one of the nearest free edges")


def displaced_from(kernel: Kernel, coast: BarbarianOwn, knights: CitiesOwn, seat: i64, origin: i64) -> list[int]:
    """The edges of the knights that the one on `origin` may displace (BARBCK-21, BARBCK-46, BARBCK-50)."""
    if not is_ready(kernel, knights, origin) or knights.knight_owner.of(kernel, origin) != seat:
        return []
    strength = knights.knight.of(kernel, origin)
    ride = Ride(kernel, coast, origin, RIDE)
    return [
        edge
        for edge in range(kernel.topology.edges)
        if ride.steps[edge] > 0
        and coast.at_castle[edge] == 0
        and is_weaker(kernel, knights, seat, strength, edge)
        and is_target(kernel, seat, edge, False)
    ]


def can_displace(kernel: Kernel, coast: BarbarianOwn, knights: CitiesOwn, seat: i64, origin: i64) -> bool:
    return len(displaced_from(kernel, coast, knights, seat, origin)) > 0


class DisplaceRider(ActionKind):
    """Ride onto the edge of a weaker knight, which must retreat; a of the decision: where from (BARBCK-21)."""

    def __init__(self, rules: Rules, coast: BarbarianOwn, knights: CitiesOwn) -> None:
        super().__init__("displace_knight", "edge", Domain(int(rules.topology.edges)), manner=Manner(ANSWER))
        self.coast = coast
        self.knights = knights

    def add_legal(self, kernel: Kernel, seat: i64, decision: Decision, codes: Codes) -> None:
        for edge in displaced_from(kernel, self.coast, self.knights, seat, decision.a):
            codes.put(self, edge)

    def apply(self, kernel: Kernel, seat: i64, a: i64, b: i64) -> None:
        origin = kernel.answered().a
        moved = self.coast.moved
        # The rides are over with the last knight, before somebody is asked where the displaced one goes.
        moved.set(kernel, origin, 1)
        is_last = next_to_ride(kernel, self.coast, seat, 0) == NOWHERE
        moved.clear(kernel, origin)
        if is_last:
            end_rides(kernel, self.coast)
        else:
            moved.set(kernel, a, 1)
        deactivate(kernel, self.knights, origin)
        drive_out(kernel, self.knights, seat, a, origin)

    def refusal(self, kernel: Kernel, seat: i64, decision: Decision, code: i64) -> Reason:
        return RIDER_NOT_DISPLACEABLE.of(ride=RIDE)


class NearestEdges(Retreats):
    """To the nearest free path; where several are as near, one of them is chosen (BARBCK-22)."""

    def __init__(self, coast: BarbarianOwn) -> None:
        self.coast = coast

    def places(self, kernel: Kernel, own: CitiesOwn, colour: i64, origin: i64) -> vec[i64]:
        places = zeros(kernel.topology.edges)
        way = Ride(kernel, self.coast, origin, kernel.topology.edges)
        nearest: i64 = NOWHERE
        for i in range(way.count):
            edge = way.reached[i]
            if way.ends_at(edge) and (nearest == NOWHERE or way.steps[edge] == nearest):
                nearest = way.steps[edge]
                places[edge] = 1
        return places

    def refusal(self) -> Reason:
        return NEAREST_EDGE.of()
