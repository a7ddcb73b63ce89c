"""What hexes bring: which card, whether at all, to which building how many, and what is due beside cards.

Everybody who wants to know what a hex yields asks here, so that a rule that stops or changes a hex says so once.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from skerry.board.arrays import zeros
from skerry.board.terrain import CHOICE, NO_YIELD
from skerry.board.tokens import HIGHEST
from skerry.board.topology import NOWHERE
from skerry.engine.cards import gain, in_bank
from skerry.engine.event import PRODUCED
from skerry.engine.robbing import is_robbed

if TYPE_CHECKING:
    from skerry.engine.kernel import Kernel

# In the place of a number, when a founding building brings its starting resources; the robber stops none of them.
FOUNDING: Final = 0
# In the place of a number, where modules may let any hex yield.
ANY_NUMBER: Final = HIGHEST + 1
NO_CLAIMS: Final = zeros(0)

VERTEX_BITS: Final = 20
VERTEX_MASK: Final = (1 << VERTEX_BITS) - 1


def resource_of(kernel: Kernel, hex_: i64) -> i64:
    """What a hex yields: a kind of card, CHOICE, a ware, or NO_YIELD."""
    yields = kernel.rules.terrain_yield[kernel.state.terrain[hex_]]
    for module in kernel.rules.adjust_resource:
        yields = module.adjust_resource(kernel, hex_, yields)
    return yields


def produces(kernel: Kernel, hex_: i64, number: i64) -> bool:
    """Whether a hex yields anything on a number, with all that may stop it."""
    live = (kernel.state.numbers[hex_] >> number) & 1 != 0 and not is_robbed(kernel, hex_)
    for module in kernel.rules.adjust_produces:
        live = module.adjust_produces(kernel, hex_, number, live)
    return live


def cards_due(kernel: Kernel, hex_: i64, vertex: i64) -> i64:
    """How many cards a producing hex owes the building on one of its vertices."""
    amount = kernel.rules.piece_yield[kernel.state.vertex_piece[vertex]]
    for module in kernel.rules.adjust_yield:
        amount = module.adjust_yield(kernel, hex_, vertex, amount)
    return amount


def numbered_hexes(kernel: Kernel) -> vec[i64]:
    """The hexes of each number and then all of them, row after row; before the rows stands where each one begins."""
    state = kernel.state
    if len(state.numbered) == 0:
        found = zeros(ANY_NUMBER + 2)
        numbers = state.numbers
        for number in range(ANY_NUMBER + 1):
            found[number] = len(found)
            for hex_ in range(len(numbers)):
                if number == ANY_NUMBER or (numbers[hex_] >> number) & 1 != 0:
                    found = append(found, hex_)
        found[ANY_NUMBER + 1] = len(found)
        state.numbered = found
    return state.numbered


def harvests(kernel: Kernel) -> vec[i64]:
    """Where buildings of seats stand at the hexes of each number and then at all, as `numbered_hexes` has those: a hex,
    and in the lower bits one of its vertices."""
    state = kernel.state
    if len(state.harvests) == 0:
        hexes = numbered_hexes(kernel)
        corners = kernel.topology.hex_vertex
        holder = state.vertex_owner
        seats = state.seats
        found = zeros(ANY_NUMBER + 2)
        for number in range(ANY_NUMBER + 1):
            found[number] = len(found)
            for at in range(hexes[number], hexes[number + 1]):
                for corner in range(6 * hexes[at], 6 * hexes[at] + 6):
                    if 0 <= holder[corners[corner]] < seats:
                        found = append(found, hexes[at] << VERTEX_BITS | corners[corner])
        found[ANY_NUMBER + 1] = len(found)
        state.harvests = found
    return state.harvests


def claim_from_hexes(kernel: Kernel, number: i64, telling: bool = False) -> i64:
    """Every hex with the number yields to every building around it (BASE-76 to BASE-78), and if asked to, it is told.

    Returns a bit per kind of card due, and the lowest bit beyond them for anything else.
    """
    rules = kernel.rules
    state = kernel.state
    claims = kernel.claims
    holder = state.vertex_owner
    kinds = state.kinds
    # What nobody changes is answered here without asking; this is the most frequent question of all.
    asked = len(rules.adjust_produces) > 0 or len(state.more_robbers) > 0
    changed = len(rules.adjust_resource) > 0
    shared = len(rules.adjust_share) > 0
    adjusted = len(rules.adjust_yield) > 0
    pieces = state.vertex_piece
    piece_yield = rules.piece_yield
    robber = state.robber
    terrain = state.terrain
    one: i64 = 1
    claimed: i64 = 0
    places = harvests(kernel)
    row: i64 = number if rules.numbers_decide else ANY_NUMBER
    last = NOWHERE
    yields: i64 = NO_YIELD
    start: i64 = 0
    step: i64 = 0
    for at in range(places[row], places[row + 1]):
        hex_ = places[at] >> VERTEX_BITS
        if hex_ != last:
            last = hex_
            yields = NO_YIELD
            if (produces(kernel, hex_, number)) if asked else hex_ != robber:
                yields = resource_of(kernel, hex_) if changed else rules.terrain_yield[terrain[hex_]]
            start = yields
            step = kinds
            if yields < 0 and yields != NO_YIELD:
                start = ware_claims(kernel, yields)
                step = 1
        if yields == NO_YIELD:
            continue
        vertex = places[at] & VERTEX_MASK
        owner = holder[vertex]
        amount = cards_due(kernel, hex_, vertex) if adjusted else piece_yield[pieces[vertex]]
        before = NO_CLAIMS
        if shared and yields >= 0:
            if telling:
                before = claims[owner * kinds : (owner + 1) * kinds]
            for module in rules.adjust_share:
                amount = module.adjust_share(kernel, hex_, vertex, yields, amount, claims)
        claims[start + owner * step] += amount
        claimed |= one << (yields if yields >= 0 else kinds)
        if telling:
            tell_production(kernel, hex_, owner, yields, amount, before)
    return claimed


def tell_production(kernel: Kernel, hex_: i64, seat: i64, yields: i64, amount: i64, before: vec[i64]) -> None:
    """What a hex brings a seat: so much of what it yields, and the share of other cards, by the claims of before it."""
    if amount > 0:
        kernel.log.emit(PRODUCED, hex_, seat, yields if yields >= 0 else -1, amount)
    for kind in range(len(before)):
        more = kernel.claims[seat * len(before) + kind] - before[kind]
        if kind != yields and more > 0:
            kernel.log.emit(PRODUCED, hex_, seat, kind, more)


def kinds_claimed(kernel: Kernel) -> i64:
    """The same bits, from the claims as modules have left them."""
    claims = kernel.claims
    kinds = kernel.state.kinds
    cards = kernel.state.seats * kinds
    one: i64 = 1
    claimed: i64 = 0
    kind: i64 = 0
    for at in range(cards):
        if claims[at] != 0:
            claimed |= one << kind
        kind += 1
        if kind == kinds:
            kind = 0
    for at in range(cards, len(claims)):
        if claims[at] != 0:
            claimed |= one << kinds
    return claimed


# What is due beside cards lies behind the claims to cards, seat by seat.


def ware_claims(kernel: Kernel, ware: i64) -> i64:
    """Where the claims to a ware begin."""
    return kernel.state.seats * (kernel.state.kinds + CHOICE - ware)


def claims_to(kernel: Kernel, ware: i64) -> vec[i64]:
    """How much of a ware each seat is due from the number that was just produced."""
    start = ware_claims(kernel, ware)
    return kernel.claims[start : start + kernel.state.seats]


def forget_wares(kernel: Kernel) -> None:
    for at in range(kernel.state.seats * kernel.state.kinds, len(kernel.claims)):
        kernel.claims[at] = 0


# Hexes that bring something beside production: at a building that was just founded, or just discovered


def brings(kernel: Kernel, hex_: i64, live: bool) -> i64:
    """What a hex brings when no number says so, where it is live and nothing stops it: as `resource_of` tells it."""
    for module in kernel.rules.adjust_produces:
        live = module.adjust_produces(kernel, hex_, FOUNDING, live)
    return resource_of(kernel, hex_) if live else NO_YIELD


def takes_token(kernel: Kernel, hex_: i64) -> bool:
    """Whether a hex that is laid in the game gets a number token: it yields something and has no numbers of its own."""
    return resource_of(kernel, hex_) != NO_YIELD and int(kernel.state.terrain[hex_]) not in kernel.rules.untokened


def founding_yields(kernel: Kernel, vertex: i64, slot: i64) -> i64:
    """What one of the three hexes around a founding building brings; one without a number brings nothing (SEA-14)."""
    hex_ = kernel.topology.vertex_hex[3 * vertex + slot]
    if hex_ < 0:
        return NO_YIELD
    return brings(kernel, hex_, kernel.state.numbers[hex_] != 0)


def give_if_left(kernel: Kernel, seat: i64, kind: i64, hex_: i64 = -1) -> None:
    """One card, where the bank has one; told with the hex that it comes from, if it comes from one."""
    if in_bank(kernel, seat, kind) > 0:
        if hex_ >= 0:
            kernel.log.emit(PRODUCED, hex_, seat, kind, 1)
        gain(kernel, seat, kind, 1)
