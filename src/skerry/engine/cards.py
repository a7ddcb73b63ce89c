"""Cards between hands and bank."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from skerry.board.terrain import RESOURCE_COUNT
from skerry.engine.cost_table import NEED_BITS, NEED_MASK, NO_MORE
from skerry.engine.event import GAINED, PAID, STOLEN
from skerry.reason import ReasonKind

if TYPE_CHECKING:
    from skerry.engine.cost_table import CostTable
    from skerry.engine.kernel import Kernel

CARD_NOT_HELD: Final = ReasonKind("card_not_held", "you do not hold that card")


def in_bank(kernel: Kernel, seat: i64, kind: i64) -> i64:
    """How many cards of a kind are left in the bank that serves a seat (BIG-103)."""
    return kernel.state.bank[kernel.rules.bank_at[seat] + kind]


def gain(kernel: Kernel, seat: i64, kind: i64, count: i64) -> None:
    """Cards from the bank into a hand."""
    state = kernel.state
    state.bank[kernel.rules.bank_at[seat] + kind] -= count
    state.hand[seat * state.kinds + kind] += count
    state.hand_size[seat] += count
    kernel.log.emit(GAINED, seat, kind, count)


def pay(kernel: Kernel, seat: i64, kind: i64, count: i64) -> None:
    """Cards from a hand back to the bank, where the next effect may use them (BASE-193)."""
    state = kernel.state
    state.bank[kernel.rules.bank_at[seat] + kind] += count
    state.hand[seat * state.kinds + kind] -= count
    state.hand_size[seat] -= count
    kernel.log.emit(PAID, seat, kind, count)


def hand_over(kernel: Kernel, giver: i64, taker: i64, kind: i64, count: i64) -> None:
    """Cards from one hand to another; the event is the caller's to tell."""
    state = kernel.state
    state.hand[giver * state.kinds + kind] -= count
    state.hand_size[giver] -= count
    state.hand[taker * state.kinds + kind] += count
    state.hand_size[taker] += count


def can_pay(kernel: Kernel, seat: i64, costs: CostTable, row: i64) -> bool:
    """Whether the hand covers a row of a cost table."""
    state = kernel.state
    hand = state.hand
    mine = seat * state.kinds
    needs = costs.needs
    at = row * costs.room
    need = needs[at]
    while need != NO_MORE:
        if hand[mine + (need >> NEED_BITS)] < need & NEED_MASK:
            return False
        at += 1
        need = needs[at]
    return True


def pay_cost(kernel: Kernel, seat: i64, costs: CostTable, row: i64) -> None:
    kinds = kernel.state.kinds
    for kind in range(kinds):
        count = costs.counts[row * kinds + kind]
        if count > 0:
            pay(kernel, seat, kind, count)


def missing_cards(kernel: Kernel, seat: i64, costs: CostTable, row: i64) -> dict[str, int]:
    """What a hand lacks to cover a row of a cost table, by the names of the cards."""
    state = kernel.state
    missing: dict[str, int] = {}
    for kind in range(state.kinds):
        lack = costs.counts[row * state.kinds + kind] - state.hand[seat * state.kinds + kind]
        if lack > 0:
            missing[kernel.rules.card_kinds[kind]] = int(lack)
    return missing


def resource_cards(kernel: Kernel, seat: i64) -> i64:
    """How many resource cards a seat holds; a hand may hold other cards too."""
    state = kernel.state
    count: i64 = 0
    for kind in range(RESOURCE_COUNT):
        count += state.hand[seat * state.kinds + kind]
    return count


# a of a decision to discard: why.
OVER_LIMIT: Final = 0
BY_A_CARD: Final = 1


def hand_limit(kernel: Kernel, seat: i64) -> i64:
    """How many cards a seat may hold when a seven is rolled (BASE-84)."""
    limit = kernel.rules.hand_limit
    for module in kernel.rules.adjust_hand_limit:
        limit = module.adjust_hand_limit(kernel, seat, limit)
    return limit


def pack_hand(kernel: Kernel, seat: i64) -> i64:
    """Lay a hand beside the events as it is now; what a field of the kind `hand` holds."""
    return kernel.log.note_hand(kernel.state.hand, seat * kernel.state.kinds, kernel.state.kinds)


def steal(kernel: Kernel, thief: i64, victim: i64) -> i64:
    """One card drawn blind from a hand that is not empty (BASE-93); returns its kind."""
    return draw_blind(kernel, thief, victim, kernel.state.kinds, kernel.state.hand_size[victim])


def steal_resource(kernel: Kernel, thief: i64, victim: i64) -> i64:
    """One card drawn blind among the resource cards of a hand that has some; returns its kind."""
    return draw_blind(kernel, thief, victim, RESOURCE_COUNT, resource_cards(kernel, victim))


def draw_blind(kernel: Kernel, thief: i64, victim: i64, kinds: i64, size: i64) -> i64:
    """One card among the first kinds of a hand, which together are so many cards."""
    state = kernel.state
    kind = state.random.card_from(state.hand, victim * state.kinds, kinds, size)
    hand_over(kernel, victim, thief, kind, 1)
    kernel.log.emit(STOLEN, thief, victim, kind)
    kernel.hear()
    return kind
