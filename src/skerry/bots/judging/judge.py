"""The value of a position to a seat: how likely it is to win, by weighted features that know no module."""

from __future__ import annotations

from math import exp, log
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from skerry.board.arrays import zeros
from skerry.board.terrain import CHOICE, NO_YIELD
from skerry.bots.judging.basket import Basket, declared_basket
from skerry.bots.judging.economy import Economy
from skerry.bots.judging.ground import Ground, placed
from skerry.bots.judging.income import WAYS, Income
from skerry.bots.judging.reach import Reach, is_contested
from skerry.bots.judging.waiting import rolls_until
from skerry.bots.judging.weights import (
    CARD,
    DANGER,
    EXPECTED,
    HAND,
    INCOME,
    PACE,
    POINTS,
    PROGRESS,
    REACH,
    SPREAD,
    Weights,
    no_features,
)
from skerry.engine.cards import hand_limit
from skerry.engine.kernel import Kernel
from skerry.engine.network import network_of
from skerry.engine.production import resource_of
from skerry.engine.progress import POINT, progress_of, prospects_of
from skerry.engine.purse import amount
from skerry.engine.rules import Rules
from skerry.engine.scores import target, total_points
from skerry.engine.state import NOBODY

WON: Final = 1000.0
# Cards of each kind that luck brings with a roll, so that nothing is quite out of reach.
LUCK: Final = 0.01
# A little more income, to see what one more card of a kind would be worth.
MORE: Final = 0.1
# Whatever lacks most, a card of it with every roll is not worth more than that.
MOST_FOR_CARD: Final = 14.0
# What counts of the second best, and again of the third, where the best counts in full.
SECOND: Final = 0.4
# How many pieces ahead routes are followed: further where there is water to cross.
NEAR: Final = 3
FAR: Final = 6
FEWEST_LEFT: Final = 1.0
# However many layings of pieces are remembered.
MOST_FOUND: Final = 400


@final
class Judge:
    """Judges positions that come of one decision of one seat."""

    def __init__(self, kernel: Kernel, seat: i64, weights: Weights, atlas: Atlas | None = None) -> None:
        rules = kernel.rules
        self.weights = weights
        self.atlas = Atlas() if atlas is None else atlas
        self.ground = Ground(kernel)
        self.seat = seat
        self.things: i64 = rules.thing_count
        self.nothing: vec[i64] = zeros(self.things)
        self.basket = declared_basket(kernel, seat)
        self.wishes = Basket(self.things)
        self.basket_order = self.basket.best_first()
        self.wishes_order = self.wishes.best_first()
        self.depth: i64 = FAR if rules.has_route_groups else NEAR
        self.is_founding = kernel.state.turn == 0
        self.luck = self.luck_of(kernel)
        self.targets: vec[float] = vec[float]([float(target(kernel, owner)) for owner in range(kernel.state.seats)])
        self.left: float = self.points_left(kernel)
        self.rolls_left: float = weights.horizon * self.left
        self.prospects = prospects_of(kernel, seat)
        self.reaches: dict[int, float] = {}
        self.incomes: dict[int, Income] = {}
        self.economy = Economy(self.basket, self.rolls_left)
        self.marginal: vec[float] = vec[float]([0.0] * int(rules.kinds))
        # What a card of each kind buys in the long run: to the seat, and to others the same whatever it is.
        self.card: vec[float] = vec[float]([0.0] * int(rules.kinds))
        self.any_card = 0.0
        self.weigh_kinds(kernel)

    def points_left(self, kernel: Kernel) -> float:
        """How far the foremost is from the end."""
        least = self.targets[0]
        for owner in range(kernel.state.seats):
            lacks = self.targets[owner] - float(total_points(kernel, owner))
            if lacks < least:
                least = lacks
            if len(kernel.rules.add_progress) > 0:
                progress = progress_of(kernel, owner, i64(POINT * self.targets[owner]))
                for way in range(progress.count):
                    if progress.worth[way] >= progress.winning:
                        # Another way to win may be shorter.
                        undone = float(progress.needed[way] - progress.done[way]) / float(progress.needed[way])
                        least = min(least, undone * self.targets[owner])
        return least if least > FEWEST_LEFT else FEWEST_LEFT

    def weigh_kinds(self, kernel: Kernel) -> None:
        """What one more card of each kind with every roll would be worth to the seat."""
        income = self.find_income(kernel)
        rates = self.rates(kernel, self.seat)
        before = self.pace(income, self.seat, rates)
        kinds = kernel.state.kinds
        for kind in range(kinds):
            income.cards[self.seat * kinds + kind] += MORE
            more = (self.economy.reckon(income, self.seat, rates) - before) / MORE
            self.marginal[kind] = more if more < MOST_FOR_CARD else MOST_FOR_CARD
            income.cards[self.seat * kinds + kind] -= MORE
        self.any_card = 0.0
        for kind in range(kinds):
            self.card[kind] = self.marginal[kind] / self.economy.rolls
            self.any_card += self.card[kind] / float(kinds)

    def believe(self, kernel: Kernel, basket: Basket, wishes: Basket) -> None:
        """Prices that were found by trying take the place of what is declared."""
        self.basket = basket
        self.economy = Economy(basket, self.rolls_left)
        self.wishes = wishes
        self.basket_order = basket.best_first()
        self.wishes_order = wishes.best_first()
        self.weigh_kinds(kernel)
        self.reaches = {}

    # What all judging begins with

    def income(self, kernel: Kernel) -> Income:
        """What seats get on average; found once for positions in which the same produces."""
        key = self.ground.producing(kernel)
        if key in self.incomes:
            return self.incomes[key]
        income = self.find_income(kernel)
        self.incomes[key] = income
        return income

    def find_income(self, kernel: Kernel) -> Income:
        income = Income(kernel, self.weights.robbed)
        for at in range(len(income.cards)):
            income.cards[at] += self.luck
        return income

    def luck_of(self, kernel: Kernel) -> float:
        """Cards of each kind that may come with a roll from what is not built yet: most before the first building."""
        if not self.is_founding:
            return LUCK
        rounds = len(kernel.rules.founding_rounds)
        built: i64 = len(network_of(kernel, self.seat).buildings)
        return LUCK + self.weights.luck * float(max(rounds - 1 - built, 0))

    def rates(self, kernel: Kernel, seat: i64) -> vec[i64]:
        """What the bank asks of a seat for each thing; 0 where it takes none."""
        rules = kernel.rules
        rates = zeros(self.things)
        for thing in range(self.things):
            if thing < rules.kinds or rules.traded[thing - rules.kinds].banked:
                rates[thing] = kernel.state.rate[rules.rate_place(seat, thing)]
        return rates

    def hand(self, kernel: Kernel, seat: i64) -> vec[i64]:
        held = zeros(self.things)
        for thing in range(self.things):
            held[thing] = amount(kernel, seat, thing)
        return held

    # Features

    def pace(self, income: Income, seat: i64, rates: vec[i64]) -> float:
        """Points that income buys until the end."""
        return self.economy.gain(income, seat, rates)

    def nearness(self, hand: vec[i64], income: Income, seat: i64, rates: vec[i64], wishing: bool) -> float:
        """How near a hand is to what is worth buying: to the seat's own wishes, or to what anybody buys."""
        wished = wishing and self.wishes.count > 0
        wishes = self.wishes if wished else self.basket
        order = self.wishes_order if wished else self.basket_order
        best = Best()
        for place in range(len(order)):
            row = order[place]
            # Waiting only takes away from it.
            if wishes.benefits[row] <= best.third and self.weights.delay >= 0.0:
                break
            wait = rolls_until(hand, wishes.costs, row * self.things, rates, income, seat)
            best.meet(wishes.benefits[row] * exp(-self.weights.delay * wait))
        return best.sum(SECOND)

    def cards_worth(self, hand: vec[i64], seat: i64) -> float:
        """What the cards of a hand buy in the long run, whatever is near."""
        total = 0.0
        for kind in range(len(self.card)):
            total += float(hand[kind]) * (self.card[kind] if seat == self.seat else self.any_card)
        return total

    def danger(self, kernel: Kernel, seat: i64) -> float:
        """Cards that a seven would take."""
        size = kernel.state.hand_size[seat]
        if size <= kernel.rules.hand_limit or size <= hand_limit(kernel, seat):
            return 0.0
        return float(size // 2)

    def come(self, kernel: Kernel, seat: i64, found: vec[float]) -> None:
        """Points, and how far a seat has come toward more."""
        # Where enough points have not won, more of them will not.
        found[POINTS] = min(float(total_points(kernel, seat)), self.targets[seat])
        if len(kernel.rules.add_progress) > 0:
            progress = progress_of(kernel, seat, i64(POINT * self.targets[seat]))
            found[EXPECTED] = (float(progress.expected) + float(progress.earned) / 100.0 * self.rolls_left) / POINT
            for way in range(progress.count):
                share = float(progress.done[way]) / float(progress.needed[way])
                # What only brings points is little before it is done; what wins the game is worth every step.
                if progress.worth[way] < progress.winning:
                    share *= share
                found[PROGRESS] += share * float(progress.worth[way]) / POINT

    def site_worth(self, kernel: Kernel, vertex: i64) -> float:
        """What a settlement on a vertex would bring the seat."""
        rules = kernel.rules
        worth = float(rules.piece_points[rules.settlement]) + float(self.prospects.settled[vertex]) / POINT
        for slot in range(3):
            hex_ = kernel.topology.vertex_hex[3 * vertex + slot]
            if hex_ >= 0:
                mask = kernel.state.numbers[hex_]
                yields = resource_of(kernel, hex_) if mask != 0 else NO_YIELD
                if yields >= 0 or yields == CHOICE:
                    worth += self.yield_worth(mask, yields)
        return worth

    def yield_worth(self, mask: i64, yields: i64) -> float:
        ways: i64 = 0
        for number in range(2, 13):
            if (mask >> number) & 1 != 0:
                ways += WAYS[number]
        each = 0.0
        if yields >= 0:
            each = self.marginal[yields]
        else:
            for kind in range(len(self.marginal)):
                if self.marginal[kind] > each:
                    each = self.marginal[kind]
        return each * float(ways) / 36.0

    def reach(self, kernel: Kernel) -> float:
        """What the routes of the seat could still lead to; known for routes and buildings that were looked at."""
        key = placed(kernel)
        if key in self.reaches:
            return self.reaches[key]
        worth = self.measure_reach(kernel, key)
        self.reaches[key] = worth
        return worth

    def measure_reach(self, kernel: Kernel, built: i64) -> float:
        reach = self.atlas.reach(kernel, self.seat, self.depth, self.ground.buildable(kernel, built))
        best = Best()
        for i in range(len(reach.sites)):
            worth = self.site_worth(kernel, reach.sites[i]) * self.after(reach.steps[i])
            if is_contested(kernel, self.seat, reach.sites[i]):
                worth *= self.weights.contested
            best.meet(worth)
        if self.prospects.any:
            for vertex in range(len(reach.to_vertex)):
                if self.prospects.touched[vertex] != 0 and 0 < reach.to_vertex[vertex] <= self.depth:
                    best.meet(float(self.prospects.touched[vertex]) / POINT * self.after(reach.to_vertex[vertex]))
            for edge in range(len(reach.to_edge)):
                if self.prospects.crossed[edge] != 0 and reach.to_edge[edge] <= self.depth:
                    best.meet(float(self.prospects.crossed[edge]) / POINT * self.after(reach.to_edge[edge]))
        return best.sum(SECOND)

    def after(self, steps: i64) -> float:
        """How much of something is left with so many pieces to lay."""
        left = 1.0
        for _ in range(steps):
            left *= self.weights.distance
        return left

    # Values

    def bare(self, kernel: Kernel) -> float:
        """What the seat has, without its hand."""
        found = no_features()
        self.come(kernel, self.seat, found)
        income = self.income(kernel)
        found[PACE] = self.pace(income, self.seat, self.rates(kernel, self.seat))
        found[INCOME] = self.left * income.total(self.seat)
        found[SPREAD] = income.spread(self.seat)
        found[REACH] = self.reach(kernel)
        return self.weights.sum(found)

    def features(self, kernel: Kernel, seat: i64, income: Income) -> vec[float]:
        """What a seat has; only the judge's own seat is looked at in all that it could do."""
        found = no_features()
        rates = self.rates(kernel, seat)
        self.come(kernel, seat, found)
        found[PACE] = self.pace(income, seat, rates)
        hand = self.hand(kernel, seat)
        found[CARD] = self.cards_worth(hand, seat)
        found[INCOME] = self.left * income.total(seat)
        found[SPREAD] = income.spread(seat)
        if seat == self.seat:
            found[REACH] = self.reach(kernel)
            found[DANGER] = self.danger(kernel, seat)
            if not self.is_founding:
                found[HAND] = self.nearness(hand, income, seat, rates, True)
        return found

    def worth(self, kernel: Kernel, seat: i64, income: Income) -> float:
        """What a seat has, in points."""
        return self.weights.sum(self.features(kernel, seat, income))

    def value(self, kernel: Kernel) -> float:
        """The logarithm of the chance to win, as far as one can tell."""
        state = kernel.state
        if state.winner != NOBODY:
            return WON if state.winner == self.seat else -WON
        income = self.income(kernel)
        own = self.scaled(kernel, self.seat, income)
        total = 0.0
        for other in range(state.seats):
            if other != self.seat:
                total += exp(self.scaled(kernel, other, income) - own)
        return -log(1.0 + total)

    def scaled(self, kernel: Kernel, seat: i64, income: Income) -> float:
        return self.weights.contrast * self.worth(kernel, seat, income) / self.targets[seat]


@final
class Atlas:
    """Where routes lead, as it was found in the decisions of a seat: most of what is tried has been tried before."""

    def __init__(self) -> None:
        self.found: dict[int, Reach] = {}
        self.rules: Rules | None = None

    def reach(self, kernel: Kernel, seat: i64, depth: i64, buildable: i64) -> Reach:
        """How far everything is, for what sites depend on as a number."""
        if len(self.found) >= MOST_FOUND or self.rules is not kernel.rules:
            self.rules = kernel.rules
            self.found = {}
        key = (buildable * 8 + depth) * 16 + seat
        if key in self.found:
            return self.found[key]
        reach = Reach(kernel, seat, depth)
        self.found[key] = reach
        return reach


@final
@mypyc_attr(acyclic=True)
class Best:
    """The three best of what was met."""

    def __init__(self) -> None:
        self.first = 0.0
        self.second = 0.0
        self.third = 0.0

    def sum(self, share: float) -> float:
        """The best, a share of the second, and a share of that of the third, as one of them."""
        return (self.first + share * (self.second + share * self.third)) / (1.0 + share + share * share)

    def meet(self, worth: float) -> None:
        if worth > self.first:
            self.third = self.second
            self.second = self.first
            self.first = worth
        elif worth > self.second:
            self.third = self.second
            self.second = worth
        elif worth > self.third:
            self.third = worth
