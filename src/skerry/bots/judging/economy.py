"""What an income buys in the long run: a little of everything that is worth its price, the best first."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from skerry.bots.judging.basket import Basket
from skerry.bots.judging.income import Income

# Nobody buys the same more often than that before a game ends.
MOST_OFTEN: Final = 2.0


@final
class Economy:
    """A basket in the order of what is gained with a card; good for many incomes."""

    def __init__(self, basket: Basket, rolls: float) -> None:
        self.basket = basket
        self.things = basket.things
        self.rolls = rolls
        self.order: vec[i64] = vec[i64]()
        self.cards: vec[float] = vec[float]([0.0] * int(basket.count))
        gains: list[tuple[float, int]] = []
        for row in range(basket.count):
            cards = 0.0
            for thing in range(self.things):
                cards += float(basket.costs[row * self.things + thing])
            self.cards[row] = cards
            gains.append((-basket.benefits[row] / cards, int(row)))
        gains.sort()
        self.order = vec[i64]([i64(row) for _, row in gains])
        self.bought: vec[float] = vec[float]([0.0] * int(basket.count))
        self.left: vec[float] = vec[float]([0.0] * int(self.things))

    def gain(self, income: Income, seat: i64, rates: vec[i64]) -> float:
        """Points until the end, if nothing changes."""
        left = self.left
        for thing in range(self.things):
            left[thing] = income.cards[seat * income.kinds + thing] if thing < income.kinds else 0.0
        most = MOST_OFTEN / self.rolls
        total = 0.0
        for place in range(len(self.order)):
            total += self.buy(self.order[place], most)
        return self.rolls * (total + self.trade(income.choice[seat], rates, most))

    def buy(self, row: i64, most: float) -> float:
        """As much of something as the cards that come in pay for."""
        costs = self.basket.costs
        first = row * self.things
        often = most
        for thing in range(self.things):
            if costs[first + thing] > 0:
                share = self.left[thing] / float(costs[first + thing])
                if share < often:
                    often = share
        self.bought[row] = often
        if often > 0.0:
            for thing in range(self.things):
                if costs[first + thing] > 0:
                    self.left[thing] -= often * float(costs[first + thing])
        return often * self.basket.benefits[row]

    def trade(self, choice: float, rates: vec[i64], most: float) -> float:
        """What the bank takes for the rest, and cards of one's choice, buy something too."""
        pool = choice
        for thing in range(self.things):
            if rates[thing] > 0:
                pool += self.left[thing] / float(rates[thing])
        total = 0.0
        for place in range(len(self.order)):
            row = self.order[place]
            often = pool / self.cards[row]
            if often > most - self.bought[row]:
                often = most - self.bought[row]
            if often > 0.0:
                pool -= often * self.cards[row]
                total += often * self.basket.benefits[row]
        return total
