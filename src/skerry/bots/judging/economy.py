"""What an income buys in the long run: a little of everything that is worth its price, the best first."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from skerry.bots.judging.basket import Basket
from skerry.bots.judging.income import Income

# Nobody buys the same more often than that before a game ends.
MOST_OFTEN: Final = 2.0
# How finely it is found out how often that is.
HALVINGS: Final = 6


@final
class Economy:
    """A basket in the order of what is gained with a card; good for many incomes."""

    def __init__(self, basket: Basket, rolls: float) -> None:
        self.basket = basket
        self.things = basket.things
        self.rolls = rolls
        self.order: vec[i64] = vec[i64]()
        gains: list[tuple[float, int]] = []
        for row in range(basket.count):
            cards = 0.0
            for thing in range(self.things):
                cards += float(basket.costs[row * self.things + thing])
            gains.append((-basket.benefits[row] / cards, int(row)))
        gains.sort()
        self.order = vec[i64]([i64(row) for _, row in gains])
        self.bought: vec[float] = vec[float]([0.0] * int(basket.count))
        self.left: vec[float] = vec[float]([0.0] * int(self.things))
        self.pool = 0.0

    def gain(self, income: Income, seat: i64, rates: vec[i64]) -> float:
        """Points until the end, if nothing changes: first with what comes in, then with what the bank takes for the
        rest."""
        left = self.left
        for thing in range(self.things):
            left[thing] = income.cards[seat * income.kinds + thing] if thing < income.kinds else 0.0
        for row in range(len(self.bought)):
            self.bought[row] = 0.0
        self.pool = income.choice[seat]
        total = 0.0
        for place in range(len(self.order)):
            total += self.buy(self.order[place])
        for thing in range(self.things):
            if rates[thing] > 0:
                self.pool += left[thing] / float(rates[thing])
            left[thing] = 0.0
        for place in range(len(self.order)):
            total += self.buy(self.order[place])
        return self.rolls * total

    def buy(self, row: i64) -> float:
        """As much of something as the cards that come in pay for, those of one's choice taking the place of others."""
        costs = self.basket.costs
        first = row * self.things
        often = MOST_OFTEN / self.rolls - self.bought[row]
        if often <= 0.0:
            return 0.0
        if self.lack(first, often) > self.pool:
            low = 0.0
            for _ in range(HALVINGS):
                middle = (low + often) / 2.0
                if self.lack(first, middle) > self.pool:
                    often = middle
                else:
                    low = middle
            often = low
        for thing in range(self.things):
            if costs[first + thing] > 0:
                spent = often * float(costs[first + thing])
                if spent > self.left[thing]:
                    self.pool -= spent - self.left[thing]
                    spent = self.left[thing]
                self.left[thing] -= spent
        self.bought[row] += often
        return often * self.basket.benefits[row]

    def lack(self, first: i64, often: float) -> float:
        """Cards that would have to be of one's choice to buy something so often."""
        lacking = 0.0
        costs = self.basket.costs
        for thing in range(self.things):
            if costs[first + thing] > 0:
                over = often * float(costs[first + thing]) - self.left[thing]
                if over > 0.0:
                    lacking += over
        return lacking
