"""What can be bought and how much that helps: prices that are declared, and those that were tried out."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from skerry.board.arrays import zeros
from skerry.engine.decision import Decision
from skerry.engine.kernel import Kernel

# What a piece brings by standing there, beside its points and what it produces.
STANDING: Final = 0.15
PRODUCING: Final = 0.35
DRAWN: Final = 0.5
# What a card is worth that buys something unknown.
PER_CARD: Final = 0.15
# How much of what is declared is believed once it was tried out, and where it could not be.
TRIED: Final = 0.4
UNTRIED: Final = 0.5


@final
@mypyc_attr(acyclic=True)
class Basket:
    """Prices in things, row after row, each with what it is good for, in points."""

    def __init__(self, things: i64) -> None:
        self.things = things
        self.count: i64 = 0
        self.costs: vec[i64] = zeros(0)
        self.benefits: vec[float] = vec[float]()

    def add(self, cost: vec[i64], benefit: float) -> None:
        """One more price; of equal ones the best counts."""
        row = self.find(cost)
        if row >= 0:
            if benefit > self.benefits[row]:
                self.benefits[row] = benefit
            return
        for thing in range(self.things):
            self.costs = append(self.costs, cost[thing])
        self.benefits = append(self.benefits, benefit)
        self.count += 1

    def find(self, cost: vec[i64]) -> i64:
        for row in range(self.count):
            same = True
            for thing in range(self.things):
                if self.costs[row * self.things + thing] != cost[thing]:
                    same = False
                    break
            if same:
                return row
        return -1

    def best_first(self) -> vec[i64]:
        """The rows in the order of their benefits."""
        rows = [(-self.benefits[row], int(row)) for row in range(self.count)]
        rows.sort()
        return vec[i64]([i64(row) for _, row in rows])

    def row(self, row: i64) -> vec[i64]:
        return self.costs[row * self.things : (row + 1) * self.things]


def declared_basket(kernel: Kernel, seat: i64) -> Basket:
    """The prices of pieces, of cards and of whatever else is for sale, with what their tables say of them."""
    rules = kernel.rules
    things = rules.thing_count
    basket = Basket(things)
    kinds = rules.kinds
    for piece in range(1, rules.piece_count):
        cost = zeros(things)
        total: i64 = 0
        for kind in range(kinds):
            cost[kind] = rules.piece_cost.counts[piece * kinds + kind]
            total += cost[kind]
        if piece == rules.settlement:
            # Most sites have to be reached first.
            for kind in range(kinds):
                cost[kind] += rules.piece_cost.counts[rules.road * kinds + kind]
        if total > 0 and rules.piece_limit[piece] > 0:
            benefit = STANDING + float(rules.piece_points[piece]) + PRODUCING * float(rules.piece_yield[piece])
            if rules.piece_points[piece] > 1:
                # It takes the place of one that scored and produced before.
                benefit -= 1.0 + PRODUCING
            basket.add(cost, benefit)
    if rules.has_development_cards:
        cost = zeros(things)
        total = 0
        for kind in range(kinds):
            cost[kind] = rules.buy_cost.counts[kind]
            total += cost[kind]
        if total > 0:
            basket.add(cost, DRAWN)
    add_offered(basket, kernel, seat)
    return basket


def add_offered(basket: Basket, kernel: Kernel, seat: i64) -> None:
    """What actions say that they cost, whether they are possible now or not."""
    rules = kernel.rules
    turn = rules.decision("action")
    asked = Decision(turn.index, seat, 0, 0, 0)
    for kind in turn.actions:
        for price in kind.prices(kernel, seat, asked):
            cost = zeros(basket.things)
            cards = 0
            for name, count in price.cost.items():
                if name in rules.things:
                    cost[rules.things.index(name)] = count
                    cards += count
            if cards > 0 and basket.find(cost) < 0:
                basket.add(cost, PER_CARD * cards)


def believed(declared: Basket, tried: Basket) -> Basket:
    """What is declared and what was found by trying, together."""
    basket = Basket(declared.things)
    for row in range(declared.count):
        cost = declared.row(row)
        found = tried.find(cost)
        if found >= 0:
            basket.add(cost, TRIED * declared.benefits[row] + (1.0 - TRIED) * tried.benefits[found])
        else:
            basket.add(cost, UNTRIED * declared.benefits[row])
    for row in range(tried.count):
        cost = tried.row(row)
        if basket.find(cost) < 0:
            basket.add(cost, tried.benefits[row])
    return basket
