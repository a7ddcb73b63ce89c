"""Trade tokens: who has how many, how they are earned, and what an action costs.

The numbers are attributes, so that a combination with a scenario changes a number and nothing else.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from skerry.board.arrays import zeros
from skerry.board.terrain import TERRAINS
from skerry.engine.event import EventKind
from skerry.engine.kept.counter import Counter
from skerry.engine.kept.kept import Numbers
from skerry.engine.placement import is_coastal
from skerry.engine.scores import visible_points
from skerry.reason import Reason, ReasonKind
from skerry.rules.variants.two_player import tables

if TYPE_CHECKING:
    from skerry.engine.kernel import Kernel
    from skerry.engine.module import Module
    from skerry.engine.rules import Rules

TOKENS_EARNED: Final = EventKind(
    "trade_tokens_earned", "seat:seat count:number", english="{seat} earns {count} trade tokens"
)
TOKENS_PAID: Final = EventKind(
    "trade_tokens_paid", "seat:seat count:number", english="{seat} pays {count} trade tokens"
)

NO_TOKENS: Final = ReasonKind("no_trade_tokens", "there are no trade tokens in this game")
TOKEN_ACTION_DONE: Final = ReasonKind("token_action_done", "only one action may be paid with trade tokens in a turn")
KNIGHT_DONE: Final = ReasonKind("knight_turned_in_already", "only one knight may be turned in during a turn")
TOKENS_GONE: Final = ReasonKind("trade_tokens_gone", "there are no trade tokens left to take")
TOO_FEW_TOKENS: Final = ReasonKind(
    "too_few_trade_tokens", "this costs {price:number} trade tokens and you have {held:number}"
)


class TradeTokens:
    """Who has how many tokens, and in which turn the once-per-turn deeds were last done."""

    def __init__(self) -> None:
        self.held = Counter(
            "held", start=tables.START_TOKENS, pool=tables.TRADE_TOKENS, shown=False, digest_pool="supply"
        )
        self.acted_in = Numbers("acted_in", digest="once_per_turn")
        self.turned_in = Numbers("turned_in", digest="once_per_turn")
        # A declared fact: a scenario may do without trade tokens and all that they pay for (TWO-65).
        self.in_use = True
        # What a settlement earns at a hex of each terrain, once for the best of its hexes (TWO-49, TWO-68, TWO-82).
        self.by_terrain: vec[i64] = zeros(len(TERRAINS))
        for terrain, count in tables.TOKENS_BY_TERRAIN.items():
            self.by_terrain[terrain] = count
        # Whether a city that is founded earns like a settlement (TWO-88).
        self.founded_city_earns = True

    def declare(self, rules: Rules, module: Module) -> None:
        rules.keep(module, self.held)
        rules.keep(module, self.acted_in)
        rules.keep(module, self.turned_in)

    def leave_out(self) -> None:
        """Play without them (TWO-65)."""
        self.in_use = False
        self.held.start = 0
        self.held.pool = 0

    # Earning

    def earn(self, kernel: Kernel, seat: i64, due: i64) -> None:
        """As many as are left, and nothing is owed (TWO-55, TWO-56)."""
        count = self.held.gain(kernel, seat, due)
        if count > 0:
            kernel.log.emit(TOKENS_EARNED, seat, count)

    def earn_at(self, kernel: Kernel, seat: i64, vertex: i64) -> None:
        """What a settlement earns by its place (TWO-49 to TWO-52)."""
        if self.in_use:
            self.earn(kernel, seat, self.due_at(kernel, vertex))

    def due_at(self, kernel: Kernel, vertex: i64) -> i64:
        """For the best of its hexes, and for the coast."""
        best: i64 = 0
        for slot in range(3):
            hex_ = kernel.topology.vertex_hex[3 * vertex + slot]
            if hex_ >= 0 and self.by_terrain[kernel.state.terrain[hex_]] > best:
                best = self.by_terrain[kernel.state.terrain[hex_]]
        return best + (tables.COAST_TOKENS if is_coastal(kernel, vertex) else 0)

    def worth(self, kernel: Kernel, seat: i64) -> i64:
        """What a seat's tokens may be expected to bring it; one action a turn leaves many of them idle (TWO-33)."""
        held = self.held.of(kernel, seat)
        at_hand = min(held, tables.TOKENS_AT_HAND)
        return tables.TOKEN_WORTH * at_hand + tables.SPARE_TOKEN_WORTH * (held - at_hand)

    # Paying

    def price(self, kernel: Kernel, seat: i64) -> i64:
        """Cheaper for whoever shows no more points than the opponent (TWO-34, TWO-35)."""
        opponent = kernel.seat_after(seat)
        if visible_points(kernel, seat) <= visible_points(kernel, opponent):
            return tables.PRICE
        return tables.PRICE_OF_THE_LEADER

    def cost(self, kernel: Kernel, seat: i64) -> dict[str, int]:
        """What an action costs a seat now, by the name under which everybody's tokens are told."""
        return {"trade_tokens": int(self.price(kernel, seat))} if self.in_use else {}

    def may_turn_in(self, kernel: Kernel) -> bool:
        """One knight a turn, while there are tokens to take for it (TWO-45)."""
        return self.in_use and self.turned_in.of(kernel) != kernel.state.turn and self.held.left(kernel) > 0

    def why_not_turn_in(self, kernel: Kernel) -> Reason:
        if not self.in_use:
            return NO_TOKENS.of()
        return KNIGHT_DONE.of() if self.turned_in.of(kernel) == kernel.state.turn else TOKENS_GONE.of()

    def may_act(self, kernel: Kernel, seat: i64) -> bool:
        """One token action in a turn, if it can be paid (TWO-33)."""
        can_pay = self.held.of(kernel, seat) >= self.price(kernel, seat)
        return self.in_use and self.acted_in.of(kernel) != kernel.state.turn and can_pay

    def pay_for_action(self, kernel: Kernel, seat: i64) -> None:
        """Spent tokens go back to the supply (TWO-36)."""
        price = self.price(kernel, seat)
        self.acted_in.put(kernel, kernel.state.turn)
        self.held.lose(kernel, seat, price)
        kernel.log.emit(TOKENS_PAID, seat, price)

    def why_not_act(self, kernel: Kernel, seat: i64) -> Reason:
        if not self.in_use:
            return NO_TOKENS.of()
        if self.acted_in.of(kernel) == kernel.state.turn:
            return TOKEN_ACTION_DONE.of()
        return TOO_FEW_TOKENS.of(price=int(self.price(kernel, seat)), held=int(self.held.of(kernel, seat)))
