"""Trade tokens: who has how many, how they are earned, and what an action costs.

The numbers are attributes, so that a combination with a scenario changes a number and nothing else.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from skerry.board.arrays import filled, zeros
from skerry.board.terrain import TERRAINS
from skerry.engine.event import EventKind
from skerry.engine.placement import is_coastal
from skerry.engine.scores import visible_points
from skerry.engine.state import Slice
from skerry.rules.variants.two_player import tables

if TYPE_CHECKING:
    from skerry.engine.kernel import Kernel

TOKENS_EARNED: Final = EventKind("trade_tokens_earned", "seat:seat count:number")
TOKENS_PAID: Final = EventKind("trade_tokens_paid", "seat:seat count:number")


class TokenSlice(Slice):
    """Tokens by seat and in the supply, and in which turn the once-per-turn deeds were last done."""

    def __init__(self, held: vec[i64], supply: i64) -> None:
        self.held = held
        self.supply = supply
        self.acted_in: i64 = 0
        self.turned_in: i64 = 0

    def copy(self) -> Slice:
        twin = TokenSlice(self.held[:], self.supply)
        twin.acted_in = self.acted_in
        twin.turned_in = self.turned_in
        return twin

    def fields(self) -> dict[str, list[int]]:
        return {
            "held": list(self.held),
            "supply": [self.supply],
            "once_per_turn": [self.acted_in, self.turned_in],
        }


class TradeTokens:
    """The rules of the tokens; `slot` is that of the module they belong to."""

    def __init__(self) -> None:
        self.slot: i64 = -1
        # A declared fact: a scenario may do without trade tokens and all that they pay for (TWO-65).
        self.in_use = True
        # What a settlement earns at a hex of each terrain, once for the best of its hexes (TWO-49, TWO-68, TWO-82).
        self.by_terrain: vec[i64] = zeros(len(TERRAINS))
        for terrain, count in tables.TOKENS_BY_TERRAIN.items():
            self.by_terrain[terrain] = count
        # Whether a city that is founded earns like a settlement (TWO-88).
        self.founded_city_earns = True

    def new_slice(self, seats: i64) -> Slice:
        if not self.in_use:
            return TokenSlice(zeros(seats), 0)
        return TokenSlice(filled(seats, tables.START_TOKENS), tables.TRADE_TOKENS - seats * tables.START_TOKENS)

    def own(self, kernel: Kernel) -> TokenSlice:
        return cast(TokenSlice, kernel.state.slices[self.slot])

    # Earning

    def earn(self, kernel: Kernel, seat: i64, due: i64) -> None:
        """As many as are left, and nothing is owed (TWO-55, TWO-56)."""
        own = self.own(kernel)
        count = min(due, own.supply)
        if count > 0:
            own.supply -= count
            own.held[seat] += count
            kernel.log.emit(TOKENS_EARNED, seat, count)

    def earn_at(self, kernel: Kernel, seat: i64, vertex: i64) -> None:
        """What a settlement earns by its place (TWO-49 to TWO-52)."""
        if not self.in_use:
            return
        best: i64 = 0
        for slot in range(3):
            hex_ = kernel.topology.vertex_hex[3 * vertex + slot]
            if hex_ >= 0 and self.by_terrain[kernel.state.terrain[hex_]] > best:
                best = self.by_terrain[kernel.state.terrain[hex_]]
        self.earn(kernel, seat, best + (tables.COAST_TOKENS if is_coastal(kernel, vertex) else 0))

    # Paying

    def price(self, kernel: Kernel, seat: i64) -> i64:
        """Cheaper for whoever shows no more points than the opponent (TWO-34, TWO-35)."""
        opponent = kernel.seat_after(seat)
        if visible_points(kernel, seat) <= visible_points(kernel, opponent):
            return tables.PRICE
        return tables.PRICE_OF_THE_LEADER

    def may_act(self, kernel: Kernel, seat: i64) -> bool:
        """One token action in a turn, if it can be paid (TWO-33)."""
        own = self.own(kernel)
        return self.in_use and own.acted_in != kernel.state.turn and own.held[seat] >= self.price(kernel, seat)

    def pay_for_action(self, kernel: Kernel, seat: i64) -> None:
        """Spent tokens go back to the supply (TWO-36)."""
        own = self.own(kernel)
        price = self.price(kernel, seat)
        own.acted_in = kernel.state.turn
        own.held[seat] -= price
        own.supply += price
        kernel.log.emit(TOKENS_PAID, seat, price)

    def why_not_act(self, kernel: Kernel, seat: i64) -> str:
        own = self.own(kernel)
        if not self.in_use:
            return "there are no trade tokens in this game"
        if own.acted_in == kernel.state.turn:
            return "only one action may be paid with trade tokens in a turn"
        return f"this costs {self.price(kernel, seat)} trade tokens and you have {own.held[seat]}"
