"""Victory points beyond pieces and the longest road (CK-289)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from skerry.board.arrays import zeros
from skerry.engine.state import NOBODY
from skerry.rules.cities_and_knights.cities import holds_metropolis
from skerry.rules.cities_and_knights.tables import METROPOLIS_POINTS, TRACK_COUNT

if TYPE_CHECKING:
    from skerry.engine.kernel import Kernel
    from skerry.rules.cities_and_knights.own import CitiesOwn


def metropolises_of(kernel: Kernel, own: CitiesOwn, seat: i64) -> i64:
    count: i64 = 0
    for track in range(TRACK_COUNT):
        if holds_metropolis(kernel, own, seat, track):
            count += 1
    return count


def open_cards_of(kernel: Kernel, own: CitiesOwn, seat: i64) -> i64:
    """How many cards that are points a seat has."""
    count: i64 = 0
    for card in range(own.cards):
        if own.laid_open.of(kernel, card) == seat:
            count += 1
    return count


def merchants_of(kernel: Kernel, own: CitiesOwn, seat: i64) -> i64:
    if own.merchant_holder.of(kernel) == seat:
        return 1
    return 0


def refresh_points(kernel: Kernel, own: CitiesOwn) -> None:
    """Add up metropolises, cards that are points, and the merchant; defender cards count by themselves."""
    open_cards = zeros(kernel.state.seats)
    for card in range(own.cards):
        holder = kernel.state.kept[own.laid_open.at + card]
        if holder != NOBODY:
            open_cards[holder] += 1
    for seat in range(kernel.state.seats):
        points = METROPOLIS_POINTS * metropolises_of(kernel, own, seat)
        own.points.set(kernel, seat, points + open_cards[seat] + merchants_of(kernel, own, seat))
    kernel.recount = True
