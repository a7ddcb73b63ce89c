"""What a production number brings: cards for buildings, or the seven."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from skerry.board.terrain import yields_resource
from skerry.engine.cards import cards_due, gain
from skerry.engine.decision import Decision, Step
from skerry.engine.event import SHORTAGE
from skerry.engine.state import NOBODY
from skerry.rules.base.seven import resolve_seven

if TYPE_CHECKING:
    from skerry.engine.kernel import Kernel


class ResolveNumber(Step):
    """Carries out a production number; a: the number."""

    def resolve(self, kernel: Kernel, decision: Decision) -> None:
        if decision.a == 7:
            resolve_seven(kernel, decision.seat)
        else:
            produce(kernel, decision.a)


def claim_from_hexes(kernel: Kernel, number: i64) -> None:
    """Every hex with the number yields to every building around it (BASE-76 to BASE-78)."""
    state = kernel.state
    claims = kernel.claims
    corners = kernel.topology.hex_vertex
    numbers = state.numbers
    holder = state.vertex_owner
    seats = state.seats
    for hex_ in range(kernel.topology.hexes):
        if numbers[hex_] >> number & 1 and hex_ != state.robber and yields_resource(state.terrain[hex_]):
            for corner in range(6):
                vertex = corners[6 * hex_ + corner]
                owner = holder[vertex]
                if 0 <= owner < seats:
                    claims[owner * state.kinds + state.terrain[hex_]] += cards_due(kernel, hex_, vertex)


def produce(kernel: Kernel, number: i64) -> None:
    """Collect all claims of a roll, then let the bank pay them."""
    state = kernel.state
    claims = kernel.claims
    for i in range(state.seats * state.kinds):
        claims[i] = 0
    claim_from_hexes(kernel, number)
    for module in kernel.rules.add_claims:
        module.add_claims(kernel, number, claims)
    for module in kernel.rules.adjust_claims:
        module.adjust_claims(kernel, number, claims)
    for kind in range(state.kinds):
        pay_claims(kernel, kind)
    for module in kernel.rules.notice_produced:
        module.notice_produced(kernel, number)


def pay_claims(kernel: Kernel, kind: i64) -> None:
    """When the bank is short nobody gets that card, unless one seat alone is due (BASE-80, BASE-81)."""
    state = kernel.state
    claims = kernel.claims
    kinds = state.kinds
    seats = state.seats
    due: i64 = 0
    claimants: i64 = 0
    sole: i64 = NOBODY
    for seat in range(seats):
        claim = claims[seat * kinds + kind]
        if claim > 0:
            due += claim
            claimants += 1
            sole = seat
    if due == 0:
        return
    if due <= state.bank[kind]:
        for seat in range(state.seats):
            claim = claims[seat * kinds + kind]
            if claim > 0:
                gain(kernel, seat, kind, claim)
        return
    kernel.log.emit(SHORTAGE, kind)
    if claimants == 1 and state.bank[kind] > 0:
        gain(kernel, sole, kind, state.bank[kind])
