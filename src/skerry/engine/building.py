"""Building a piece of any kind for its price."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from skerry.engine.action import OPERAND_MASK, OPERAND_SHIFT
from skerry.engine.cards import can_pay, missing_cards, pay_cost
from skerry.engine.placement import build, in_supply, why_no_site
from skerry.reason import Reason, ReasonKind

if TYPE_CHECKING:
    from skerry.engine.kernel import Kernel

NO_SUPPLY: Final = ReasonKind("no_supply", "you have no {piece:piece} left in your supply")
PIECE_TOO_DEAR: Final = ReasonKind("piece_too_dear", "a {piece:piece} costs {missing:cards} more than you hold")
CITY_SITE: Final = ReasonKind("city_site", "a city replaces one of your own settlements")


def can_build(kernel: Kernel, seat: i64, piece: i64) -> bool:
    return in_supply(kernel, seat, piece) and can_pay(kernel, seat, kernel.rules.piece_cost, piece)


def build_paid(kernel: Kernel, seat: i64, piece: i64, place: i64) -> None:
    """The cost returns to the bank and the piece is placed at once (BASE-120)."""
    kernel.state.has_built = 1
    pay_cost(kernel, seat, kernel.rules.piece_cost, piece)
    build(kernel, seat, piece, place)


def why_not_build(kernel: Kernel, seat: i64, piece: i64, code: i64, place_wrong: Reason) -> Reason:
    if not can_build(kernel, seat, piece):
        return why_none_to_build(kernel, seat, piece)
    return why_no_site(kernel, seat, piece, (code >> OPERAND_SHIFT) & OPERAND_MASK, place_wrong)


def why_none_to_build(kernel: Kernel, seat: i64, piece: i64) -> Reason:
    name = kernel.rules.pieces[piece].name
    if not in_supply(kernel, seat, piece):
        return NO_SUPPLY.of(piece=name)
    return PIECE_TOO_DEAR.of(piece=name, missing=missing_cards(kernel, seat, kernel.rules.piece_cost, piece))


def why_build_nowhere(kernel: Kernel, seat: i64, piece: i64, places: i64, place_wrong: Reason) -> Reason:
    """Why there is no place at all: what holds for all of them, or else what a place needs."""
    if not can_build(kernel, seat, piece):
        return why_none_to_build(kernel, seat, piece)
    first = why_no_site(kernel, seat, piece, 0, place_wrong)
    for place in range(1, places):
        if why_no_site(kernel, seat, piece, place, place_wrong) != first:
            return place_wrong
    return first
