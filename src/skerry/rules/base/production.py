"""What a production number brings: cards for buildings, or the seven."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from skerry.board.terrain import CHOICE
from skerry.engine.cards import gain
from skerry.engine.decision import Decision, Step
from skerry.engine.event import SHORTAGE
from skerry.engine.production import claim_from_hexes, claims_to, forget_wares, kinds_claimed
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


def produce(kernel: Kernel, number: i64) -> None:
    """Collect all claims of a roll, then let the bank pay them."""
    rules = kernel.rules
    claimed = claim_from_hexes(kernel, number, not kernel.log.is_silent)
    for module in rules.add_claims:
        module.add_claims(kernel, number, kernel.claims)
    for module in rules.adjust_claims:
        module.adjust_claims(kernel, number, kernel.claims)
    if len(rules.add_claims) + len(rules.adjust_claims) + len(rules.adjust_share) > 0:
        claimed = kinds_claimed(kernel)
    for kind in range(rules.kinds):
        if claimed >> kind & 1:
            for bank in range(rules.banks):
                pay_claims(kernel, kind, bank * rules.kinds)
    if claimed >> rules.kinds & 1:
        # After normal production, from the active seat clockwise (SEA-55 to SEA-58).
        kernel.ask_in_turn(rules.decision("choose_resource"), claims_to(kernel, CHOICE))
    for module in rules.notice_produced:
        module.notice_produced(kernel, number)
    if claimed >> rules.kinds & 1:
        forget_wares(kernel)


def pay_claims(kernel: Kernel, kind: i64, bank: i64) -> None:
    """When a bank is short nobody gets that card from it, unless one seat alone is due (BASE-80, BASE-81, BIG-104).

    Leaves no claim behind, so that the next number finds none.
    """
    state = kernel.state
    claims = kernel.claims
    bank_at = kernel.rules.bank_at
    alone = kernel.rules.banks == 1
    kinds = state.kinds
    seats = state.seats
    due: i64 = 0
    claimants: i64 = 0
    for seat in range(seats):
        claim = claims[seat * kinds + kind]
        if claim > 0 and (alone or bank_at[seat] == bank):
            due += claim
            claimants += 1
    if due == 0:
        return
    left = state.bank[bank + kind]
    if due > left:
        kernel.log.emit(SHORTAGE, kind)
    for seat in range(seats):
        if not alone and bank_at[seat] != bank:
            continue
        claim = claims[seat * kinds + kind]
        claims[seat * kinds + kind] = 0
        if claim > 0:
            if due <= left:
                gain(kernel, seat, kind, claim)
            elif claimants == 1 and left > 0:
                gain(kernel, seat, kind, left)
