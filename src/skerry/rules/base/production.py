"""What a production number brings: cards for buildings, or the seven."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from skerry.board.terrain import yields_resource
from skerry.engine.cards import cards_due, gain
from skerry.engine.decision import Decision, Step
from skerry.engine.event import SHORTAGE
from skerry.rules.base.seven import resolve_seven

if TYPE_CHECKING:
    from skerry.engine.kernel import Kernel

# Every bit set: whatever kind of card, somebody may be due one.
ANY_KIND: Final = -1


class ResolveNumber(Step):
    """Carries out a production number; a: the number."""

    def resolve(self, kernel: Kernel, decision: Decision) -> None:
        if decision.a == 7:
            resolve_seven(kernel, decision.seat)
        else:
            produce(kernel, decision.a)


def claim_from_hexes(kernel: Kernel, number: i64) -> i64:
    """Every hex with the number yields to every building around it (BASE-76 to BASE-78); returns a bit per kind due."""
    state = kernel.state
    claims = kernel.claims
    corners = kernel.topology.hex_vertex
    numbers = state.numbers
    holder = state.vertex_owner
    seats = state.seats
    one: i64 = 1
    claimed: i64 = 0
    for hex_ in range(kernel.topology.hexes):
        if numbers[hex_] >> number & 1 and hex_ != state.robber and yields_resource(state.terrain[hex_]):
            kind = state.terrain[hex_]
            for corner in range(6):
                vertex = corners[6 * hex_ + corner]
                owner = holder[vertex]
                if 0 <= owner < seats:
                    claims[owner * state.kinds + kind] += cards_due(kernel, hex_, vertex)
                    claimed |= one << kind
    return claimed


def produce(kernel: Kernel, number: i64) -> None:
    """Collect all claims of a roll, then let the bank pay them."""
    rules = kernel.rules
    claimed = claim_from_hexes(kernel, number)
    for module in rules.add_claims:
        module.add_claims(kernel, number, kernel.claims)
    for module in rules.adjust_claims:
        module.adjust_claims(kernel, number, kernel.claims)
    if len(rules.add_claims) + len(rules.adjust_claims) > 0:
        claimed = ANY_KIND
    for kind in range(rules.kinds):
        if claimed >> kind & 1:
            pay_claims(kernel, kind)
    for module in rules.notice_produced:
        module.notice_produced(kernel, number)


def pay_claims(kernel: Kernel, kind: i64) -> None:
    """When the bank is short nobody gets that card, unless one seat alone is due (BASE-80, BASE-81).

    Leaves no claim behind, so that the next number finds none.
    """
    state = kernel.state
    claims = kernel.claims
    kinds = state.kinds
    seats = state.seats
    due: i64 = 0
    claimants: i64 = 0
    for seat in range(seats):
        claim = claims[seat * kinds + kind]
        if claim > 0:
            due += claim
            claimants += 1
    left = state.bank[kind]
    if due > left:
        kernel.log.emit(SHORTAGE, kind)
    for seat in range(seats):
        claim = claims[seat * kinds + kind]
        claims[seat * kinds + kind] = 0
        if claim > 0:
            if due <= left:
                gain(kernel, seat, kind, claim)
            elif claimants == 1 and left > 0:
                gain(kernel, seat, kind, left)
