"""Which hexes await a number token, and which tokens of the home island may be taken for one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from skerry.board.tokens import RED_MASK
from skerry.engine.production import takes_token

if TYPE_CHECKING:
    from skerry.engine.kernel import Kernel
    from skerry.rules.seafarers.explorers.greater_catan.own import GreaterCatanOwn

NOWHERE: Final = -1

# What taking a token would break, the least first: a token is taken of the first of these that there is (TDEGC-40).
NOTHING: Final = 0
REDS_APART: Final = 1  # condition 1 (TDEGC-35)
OWN_HEX: Final = 2  # condition 2, whatever becomes of the first (TDEGC-36)
INCOME: Final = 3  # condition 3, whatever becomes of the others (TDEGC-37)
NO_TOKEN: Final = 4


def awaits_token(kernel: Kernel, own: GreaterCatanOwn, hex_: i64) -> bool:
    """Whether a hex gets a token when it is reached: one of the new islands that produces and has none (TDEGC-31)."""
    return own.is_new[hex_] != 0 and kernel.state.numbers[hex_] == 0 and takes_token(kernel, hex_)


def awaiting_at(kernel: Kernel, own: GreaterCatanOwn, edge: i64, slot: i64) -> i64:
    """The hex that awaits a token at one of the six places around the ends of an edge, or NOWHERE."""
    vertex = kernel.topology.edge_vertex[2 * edge + slot // 3]
    hex_ = kernel.topology.vertex_hex[3 * vertex + slot % 3]
    return hex_ if hex_ >= 0 and awaits_token(kernel, own, hex_) else NOWHERE


def reaches_awaiting(kernel: Kernel, own: GreaterCatanOwn, edge: i64) -> bool:
    topology = kernel.topology
    for end in range(2):
        start = 3 * topology.edge_vertex[2 * edge + end]
        for slot in range(start, start + 3):
            hex_ = topology.vertex_hex[slot]
            if hex_ >= 0 and awaits_token(kernel, own, hex_):
                return True
    return False


def has_token_left(kernel: Kernel, own: GreaterCatanOwn) -> bool:
    """Whether there is a token to be had anywhere: in the stack or on the home island (TDEGC-44)."""
    if own.number_stack.can_draw(kernel):
        return True
    for hex_ in own.home:
        if kernel.state.numbers[hex_] != 0:
            return True
    return False


def what_breaks(kernel: Kernel, own: GreaterCatanOwn, seat: i64, hex_: i64, target: i64) -> i64:
    """What a seat would break that takes the token of a home hex for a hex of the new islands."""
    state = kernel.state
    if state.numbers[hex_] == 0:
        return NO_TOKEN
    is_own = False
    for corner in range(6):
        vertex = kernel.topology.hex_vertex[6 * hex_ + corner]
        if state.vertex_owner[vertex] == seat:
            # Every own building has to keep some income (TDEGC-38).
            if not has_other_number(kernel, vertex, hex_):
                return INCOME
            is_own = True
    if not is_own:
        return OWN_HEX
    if state.numbers[hex_] & RED_MASK != 0 and has_red_beside(kernel, own, target):
        return REDS_APART
    return NOTHING


def has_other_number(kernel: Kernel, vertex: i64, but: i64) -> bool:
    """Whether a vertex touches a hex with a number token other than this one."""
    for slot in range(3):
        hex_ = kernel.topology.vertex_hex[3 * vertex + slot]
        if hex_ >= 0 and hex_ != but and kernel.state.numbers[hex_] != 0:
            return True
    return False


def has_red_beside(kernel: Kernel, own: GreaterCatanOwn, hex_: i64) -> bool:
    """Whether a hex of the new islands lies beside another that carries a 6 or 8."""
    for side in range(6):
        other = kernel.topology.hex_hex[6 * hex_ + side]
        if other >= 0 and own.is_new[other] != 0 and kernel.state.numbers[other] & RED_MASK != 0:
            return True
    return False


def least_broken(kernel: Kernel, own: GreaterCatanOwn, seat: i64, target: i64) -> i64:
    """The least that a seat has to break to take any token for a hex (TDEGC-39)."""
    least: i64 = NO_TOKEN
    for hex_ in own.home:
        least = min(least, what_breaks(kernel, own, seat, hex_, target))
    return least
