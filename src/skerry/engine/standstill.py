"""Standstill: nobody will ever get another card or reach the target, and no rule ends the game.

Where hexes can stop producing for good, a game may come to that. A scenario in which it can asks here when a turn
begins; the game then ends for whoever has the most points.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from skerry.board.arrays import zeros
from skerry.board.tokens import HIGHEST, LOWEST, SEVEN
from skerry.engine.due_routes import measure_routes
from skerry.engine.network import network_of
from skerry.engine.placement import in_supply, piece_fits
from skerry.engine.production import claim_from_hexes
from skerry.engine.scores import has_won, leaders, target, total_points
from skerry.engine.state import NOBODY
from skerry.engine.striving import best_of_others

if TYPE_CHECKING:
    from skerry.engine.cost_table import CostTable
    from skerry.engine.kernel import Kernel

BY_STANDSTILL: Final = "standstill"


def end_standstill(kernel: Kernel) -> None:
    """End a game in which nobody can ever win any more; those with the most points share the victory."""
    if not stands_still(kernel) or has_won(kernel) != NOBODY:
        return
    kernel.end_game(leaders(kernel))


def stands_still(kernel: Kernel) -> bool:
    """Whether nothing can ever change who wins; modules are asked first, since they know most and say no soonest."""
    still = True
    for module in kernel.rules.adjust_standstill:
        still = module.adjust_standstill(kernel, still)
    return still and nobody_earns(kernel) and nobody_plays(kernel) and nobody_pays(kernel) and nobody_reaches(kernel)


def nobody_earns(kernel: Kernel) -> bool:
    """No number brings anybody anything; the first that does is answer enough."""
    for number in range(i64(LOWEST), i64(HIGHEST + 1)):
        if number != SEVEN and somebody_earns(kernel, number):
            return False
    return True


def somebody_earns(kernel: Kernel, number: i64) -> bool:
    claims = kernel.claims
    claim_from_hexes(kernel, number)
    for module in kernel.rules.add_claims:
        module.add_claims(kernel, number, claims)
    earned = False
    for at in range(len(claims)):
        if claims[at] != 0:
            earned = True
            claims[at] = 0
    return earned


def nobody_plays(kernel: Kernel) -> bool:
    """Nobody holds a development card that would do more than move cards from hand to hand."""
    rules = kernel.rules
    for seat in range(kernel.state.seats):
        for card in range(rules.card_count):
            kind = rules.development_cards[card]
            if kernel.state.held[seat * rules.card_count + card] > 0 and not kind.shifts:
                if kind.playable(kernel, seat):
                    return False
    return True


# Whatever players trade or steal, they have no more than all hands together.


def nobody_pays(kernel: Kernel) -> bool:
    """All hands in one would not pay for anything that any seat could build or buy, the bank's rates included."""
    state = kernel.state
    rules = kernel.rules
    hands = zeros(state.kinds)
    rates = zeros(state.kinds)
    for seat in range(state.seats):
        for kind in range(state.kinds):
            hands[kind] += state.hand[seat * state.kinds + kind]
            rate = state.rate[rules.rate_place(seat, kind)]
            if seat == 0 or rate < rates[kind]:
                rates[kind] = rate
    if covers(hands, rates, rules.buy_cost, 0):
        for seat in range(state.seats):
            if rules.has_development_cards and rules.card_source.has_card(kernel, seat):
                return False
    for piece in range(1, rules.piece_count):
        if covers(hands, rates, rules.piece_cost, piece):
            for seat in range(state.seats):
                if in_supply(kernel, seat, piece) and has_site(kernel, seat, piece):
                    return False
    return True


def covers(hands: vec[i64], rates: vec[i64], costs: CostTable, row: i64) -> bool:
    """Whether these cards can be turned into a price by trading what it does not need with the bank."""
    lack: i64 = 0
    swaps: i64 = 0
    for kind in range(len(hands)):
        over = hands[kind] - costs.counts[row * len(hands) + kind]
        if over < 0:
            lack -= over
        else:
            swaps += over // rates[kind]
    return lack <= swaps


def has_site(kernel: Kernel, seat: i64, piece: i64) -> bool:
    """Whether a piece of a kind fits anywhere for a seat."""
    network = network_of(kernel, seat)
    places = network.beside
    if kernel.rules.piece_group[piece] == 0:
        places = network.buildings if piece == kernel.rules.city else network.ends
    for i in range(len(places)):
        if piece_fits(kernel, seat, piece, places[i]):
            return True
    return False


# Ships may still be moved, which costs nothing.


def nobody_reaches(kernel: Kernel) -> bool:
    """Nobody would have enough points with the longest route that ships could still make."""
    measure_routes(kernel)
    for seat in range(kernel.state.seats):
        points = total_points(kernel, seat)
        award = kernel.rules.longest_road
        if award is not None and kernel.state.award_holder[award.index] != seat:
            if longest_possible(kernel, seat) >= max(
                award.minimum, best_of_others(kernel.state.route_length, seat) + 1
            ):
                points += award.points
        if points >= target(kernel, seat):
            return False
    return True


def longest_possible(kernel: Kernel, seat: i64) -> i64:
    """How long a route could get with the pieces that lie there; without ships, as long as it is."""
    rules = kernel.rules
    if kernel.state.placed[seat * rules.piece_count + rules.ship] == 0:
        return kernel.state.route_length[seat]
    length: i64 = 0
    edges = network_of(kernel, seat).edges
    for i in range(len(edges)):
        weight: i64 = 1
        for module in rules.adjust_route_weight:
            weight = module.adjust_route_weight(kernel, seat, edges[i], weight)
        length += weight
    return length
