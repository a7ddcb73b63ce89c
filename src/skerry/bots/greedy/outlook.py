"""What a view means to its seat: pips, incomes, waiting times, and who is close to winning."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from skerry.board.arrays import zeros
from skerry.board.terrain import GOLD_FIELD, RESOURCE_COUNT
from skerry.bots.greedy.chances import pips_of
from skerry.bots.greedy.chart import Chart
from skerry.bots.greedy.realm import NO_COMMODITY, Realm
from skerry.bots.greedy.tables import GROWTH, MOST_ROLLS
from skerry.engine.view import View

CHANCES: i64 = 36


class Outlook:
    """One position as one seat weighs it; made anew for every decision."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.seat: i64 = view.seat
        self.kinds: i64 = view.kinds
        # Chances per hex; 0 for what yields no resource.
        self.pips: vec[i64] = zeros(view.topology.hexes)
        # Cards per 36 rolls, by colour and kind, the robber left aside since it moves on.
        self.income: vec[i64] = zeros(view.colours * view.kinds)
        # Cards of choice per 36 rolls, by colour.
        self.gold: vec[i64] = zeros(view.colours)
        # Numbers that the seat already depends on, as a mask.
        self.own_numbers: i64 = 0
        self.realm = Realm(view)
        self.read_board()
        self.mine: i64 = self.seat * self.kinds
        self.counts_harbours = view.rules.award("harbormaster") is not None
        self.lack: i64 = view.target[self.seat] - view.own_points
        self.chart = Chart(view, self.lack)

    def read_board(self) -> None:
        view = self.view
        terrain = view.terrain
        for hex_ in range(view.topology.hexes):
            if terrain[hex_] < RESOURCE_COUNT or terrain[hex_] == GOLD_FIELD:
                self.pips[hex_] = pips_of(view.numbers[hex_])
        hexes = view.topology.vertex_hex
        for vertex in range(view.topology.vertices):
            owner = view.vertex_owner[vertex]
            if owner >= 0:
                yields = view.rules.piece_yield[view.vertex_piece[vertex]]
                for slot in range(i64(3)):
                    hex_ = hexes[3 * vertex + slot]
                    if hex_ >= 0 and self.pips[hex_] > 0:
                        if terrain[hex_] == GOLD_FIELD:
                            self.gold[owner] += yields * self.pips[hex_]
                        else:
                            self.add_income(owner, terrain[hex_], yields, self.pips[hex_])
                        if owner == self.seat:
                            self.own_numbers |= view.numbers[hex_]

    def add_income(self, owner: i64, terrain: i64, yields: i64, pips: i64) -> None:
        """What a building gets from a hex; a commodity takes the place of a city's second resource (CK-057)."""
        commodity = self.realm.beside(terrain) if yields > 1 and owner < self.view.seats else NO_COMMODITY
        if commodity >= 0:
            self.income[owner * self.kinds + commodity] += pips
            yields = 1
        self.income[owner * self.kinds + terrain] += yields * pips

    def is_crowded(self) -> bool:
        """Whether a seven would halve the hand."""
        return self.view.hand_size[self.seat] > self.realm.hand_limit()

    def cost(self, cards: dict[str, int]) -> vec[i64]:
        """A cost by the names of its cards."""
        cost = zeros(self.kinds)
        for name, count in cards.items():
            cost[self.view.rules.card_kinds.index(name)] = count
        return cost

    def growth(self) -> i64:
        """How much of new production still pays before the end, in percent."""
        lack = self.lack
        if lack < 0:
            return 0
        return GROWTH[lack] if lack < len(GROWTH) else GROWTH[-1]

    def lack_of(self, seat: i64) -> i64:
        """Points that a seat visibly lacks."""
        return self.view.target[seat] - self.view.points[seat]

    # Waiting

    def can_pay_after(self, hand: vec[i64], cost: vec[i64], rolls: i64) -> bool:
        """Whether a hand that grows by its usual income covers a cost, the bank changing what is spare."""
        view = self.view
        missing: i64 = 0
        spare = self.gold[self.seat] * rolls
        for kind in range(self.kinds):
            left = (hand[kind] - cost[kind]) * CHANCES + self.income[self.mine + kind] * rolls
            if left < 0:
                missing -= left
            elif rolls == 0:
                spare += left // CHANCES // view.rate[self.mine + kind] * CHANCES
            else:
                spare += left // view.rate[self.mine + kind]
        return spare >= missing

    def rolls_until(self, hand: vec[i64], cost: vec[i64]) -> i64:
        """How many rolls it takes until a cost can be paid, at most MOST_ROLLS."""
        if self.can_pay_after(hand, cost, 0):
            return 0
        low: i64 = 0
        high: i64 = MOST_ROLLS
        while high - low > 1:
            middle = (low + high) // 2
            if self.can_pay_after(hand, cost, middle):
                high = middle
            else:
                low = middle
        return high


def covers(hand: vec[i64], cost: vec[i64]) -> bool:
    """Whether a hand pays a cost without any trade."""
    for kind in range(len(cost)):
        if hand[kind] < cost[kind]:
            return False
    return True


def cards_missing(hand: vec[i64], cost: vec[i64]) -> i64:
    """How many cards a hand lacks for a cost."""
    missing: i64 = 0
    for kind in range(len(cost)):
        if cost[kind] > hand[kind]:
            missing += cost[kind] - hand[kind]
    return missing


def without(hand: vec[i64], cost: vec[i64]) -> vec[i64]:
    """A hand after paying a cost."""
    left = hand[:]
    for kind in range(len(cost)):
        left[kind] -= cost[kind]
    return left
