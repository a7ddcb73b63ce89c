"""What an income buys in the long run: a little of everything that is worth its price, the best first."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from skerry.board.arrays import zeros
from skerry.bots.judging.basket import Basket
from skerry.bots.judging.income import Income

# Nobody buys the same more often than that before a game ends.
MOST_OFTEN: Final = 2.0
# How finely it is found out how often that is.
HALVINGS: Final = 6
# How many incomes of a seat are remembered with what they buy: most of what is tried out changes none.
REMEMBERED: Final = 4


@final
class Economy:
    """A basket in the order of what is gained with a card; good for many incomes."""

    def __init__(self, basket: Basket, rolls: float) -> None:
        self.basket = basket
        self.things = basket.things
        self.rolls = rolls
        self.order: vec[i64] = vec[i64]()
        gains: list[tuple[float, int]] = []
        # The things of each price that it asks for and how many of them, row after row, and where each row begins.
        self.starts: vec[i64] = zeros(basket.count + 1)
        self.asked: vec[i64] = vec[i64]()
        self.counts: vec[float] = vec[float]()
        for row in range(basket.count):
            cards = 0.0
            for thing in range(self.things):
                count = float(basket.costs[row * self.things + thing])
                cards += count
                if count > 0.0:
                    self.asked = append(self.asked, thing)
                    self.counts = append(self.counts, count)
            self.starts[row + 1] = len(self.asked)
            gains.append((-basket.benefits[row] / cards, int(row)))
        gains.sort()
        self.order = vec[i64]([i64(row) for _, row in gains])
        self.bought: vec[float] = vec[float]([0.0] * int(basket.count))
        self.left: vec[float] = vec[float]([0.0] * int(self.things))
        self.pool = 0.0
        # By seat, the last incomes and rates with what they buy, and how many there were.
        self.incomes: vec[float] = vec[float]()
        self.gains: vec[float] = vec[float]()
        self.seen: vec[i64] = vec[i64]()

    def gain(self, income: Income, seat: i64, rates: vec[i64]) -> float:
        """Points until the end, if nothing changes; reckoned once for the same income."""
        width = 2 * self.things + 1
        if len(self.seen) == 0:
            self.seen = zeros(income.seats)
            self.gains = vec[float]([0.0] * int(income.seats * REMEMBERED))
            self.incomes = vec[float]([0.0] * int(income.seats * REMEMBERED * width))
        seen = self.seen[seat]
        first = seat * REMEMBERED
        for slot in range(first, first + (seen if seen < REMEMBERED else REMEMBERED)):
            if self.is_same(slot * width, income, seat, rates):
                return self.gains[slot]
        slot = first + seen % REMEMBERED
        at = slot * width
        for thing in range(self.things):
            self.incomes[at + thing] = income.cards[seat * income.kinds + thing] if thing < income.kinds else 0.0
            self.incomes[at + self.things + thing] = float(rates[thing])
        self.incomes[at + width - 1] = income.choice[seat]
        self.gains[slot] = self.reckon(income, seat, rates)
        self.seen[seat] = seen + 1
        return self.gains[slot]

    def is_same(self, at: i64, income: Income, seat: i64, rates: vec[i64]) -> bool:
        """Whether this is the income that was remembered there."""
        own = seat * income.kinds
        for kind in range(income.kinds):
            if self.incomes[at + kind] != income.cards[own + kind]:
                return False
        for thing in range(self.things):
            if self.incomes[at + self.things + thing] != float(rates[thing]):
                return False
        return self.incomes[at + 2 * self.things] == income.choice[seat]

    def reckon(self, income: Income, seat: i64, rates: vec[i64]) -> float:
        """First with what comes in, then with what the bank takes for the rest."""
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
        first = self.starts[row]
        end = self.starts[row + 1]
        often = MOST_OFTEN / self.rolls - self.bought[row]
        if often <= 0.0:
            return 0.0
        pool = self.pool
        if self.lack(first, end, often) > pool:
            low = 0.0
            for _ in range(HALVINGS):
                middle = (low + often) / 2.0
                if self.lack(first, end, middle) > pool:
                    often = middle
                else:
                    low = middle
            often = low
        left = self.left
        for at in range(first, end):
            thing = self.asked[at]
            spent = often * self.counts[at]
            if spent > left[thing]:
                self.pool -= spent - left[thing]
                spent = left[thing]
            left[thing] -= spent
        self.bought[row] += often
        return often * self.basket.benefits[row]

    def lack(self, first: i64, end: i64, often: float) -> float:
        """Cards that would have to be of one's choice to buy something so often."""
        lacking = 0.0
        asked = self.asked
        counts = self.counts
        left = self.left
        for at in range(first, end):
            over = often * counts[at] - left[asked[at]]
            if over > 0.0:
                lacking += over
        return lacking
