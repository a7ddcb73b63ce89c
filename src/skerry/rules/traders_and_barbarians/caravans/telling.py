"""What everybody is told of the caravans, beside what is told as it is kept: nothing of it is hidden."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from skerry.engine.kept.kept import Numbers
from skerry.engine.placement import is_site
from skerry.engine.state import NOBODY
from skerry.rules.traders_and_barbarians.caravans.benefits import is_between, is_worthless
from skerry.rules.traders_and_barbarians.caravans.deciding import chooser, majority
from skerry.rules.traders_and_barbarians.caravans.own import NONE
from skerry.rules.traders_and_barbarians.caravans.route import open_edges
from skerry.rules.traders_and_barbarians.caravans.tables import ARROWS

if TYPE_CHECKING:
    from skerry.engine.kernel import Kernel
    from skerry.rules.traders_and_barbarians.caravans.own import CaravanOwn


def tell_part(kernel: Kernel, own: CaravanOwn) -> dict[str, object]:
    """By edge where the arrows point, by arrow the front of its caravan, where a camel may go, between which camels a
    building is worth more, whether roads count twice there, and the vote."""
    starts = range(ARROWS)
    return {
        "arrows": {
            str(own.starts.of(kernel, arrow)): int(own.heads.of(kernel, arrow))
            for arrow in starts
            if own.starts.of(kernel, arrow) != NONE
        },
        "fronts": listed(kernel, own.fronts, ARROWS),
        "open_edges": [int(edge) for edge in open_edges(kernel, own)],
        "between_camels": [
            int(vertex)
            for vertex in range(kernel.topology.first_plaza)
            if is_between(kernel, own, vertex) and is_site(kernel, vertex) and not is_worthless(kernel, own, vertex)
        ],
        "doubles_roads": own.doubles_roads,
        "vote": tell_vote(kernel, own) if own.camels_in_vote.of(kernel) != 0 else None,
    }


def tell_vote(kernel: Kernel, own: CaravanOwn) -> dict[str, object]:
    """How many camels it is about, by card and seat what is laid, by seat which edge is named, None where nothing is
    yet, and what would come of it if nobody laid more: who places each camel, and whether others may agree on its edge
    before."""
    seats = kernel.state.seats
    return {
        "camels": int(own.camels_in_vote.of(kernel)),
        "laid": {ballot.card: listed(kernel, ballot.laid, seats) for ballot in (own.first, own.second)},
        "votes": [int(own.votes(kernel, seat)) for seat in range(seats)],
        "named": listed(kernel, own.named, seats),
        "placers": [int(seat) for seat in placers(kernel, own)],
        "may_agree": not own.shares_ties and majority(kernel, own) == NOBODY and own.all_votes(kernel) > 0,
    }


def placers(kernel: Kernel, own: CaravanOwn) -> list[i64]:
    """By camel, who places it as the votes stand (CARV-43, CARV-46, CARV-47; CARV-72, CARV-73)."""
    first = chooser(kernel, own)
    is_shared = own.shares_ties and majority(kernel, own) == NOBODY
    seats = [first, kernel.seat_after(first) if is_shared else first]
    return seats[: own.camels_in_vote.of(kernel)]


def listed(kernel: Kernel, numbers: Numbers, count: i64) -> list[int | None]:
    values = [int(numbers.of(kernel, place)) for place in range(count)]
    return [value if value >= 0 else None for value in values]
