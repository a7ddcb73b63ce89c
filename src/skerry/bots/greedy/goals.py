"""What the seat could do next, what that would bring, and which of it is nearest."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from skerry.board.arrays import zeros
from skerry.bots.greedy.outlook import Outlook, cards_missing
from skerry.bots.greedy.routes import OwnRoute
from skerry.bots.greedy.sites import NO_EDGE, Reach, harbour_points_value, production_value
from skerry.bots.greedy.tables import (
    ARMY_STEP_VALUE,
    CARD_VALUE,
    MOST_ROADS_AHEAD,
    MOST_ROADS_FOR_AWARD,
    PATIENCE,
    POINT,
    ROUTE_AWARD_SHARE,
    WINNING_VALUE,
)

CITY: Final = 0
SETTLEMENT: Final = 1
ROUTE: Final = 2
CARD: Final = 3


class Goal:
    """Something to save for: a piece at a place, or a card. `edge` is the road that comes first, if any."""

    def __init__(self, kind: i64, place: i64, edge: i64, value: i64, cost: vec[i64]) -> None:
        self.kind = kind
        self.place = place
        self.edge = edge
        self.value = value
        # For everything, and for the step that comes first.
        self.cost = cost
        self.step_cost = cost
        self.rolls: i64 = 0
        self.score: i64 = 0


class Plan:
    """All goals of a position, the best first."""

    def __init__(self, outlook: Outlook) -> None:
        self.outlook = outlook
        self.goals: list[Goal] = []
        self.reach = Reach(outlook, outlook.seat)
        self.consider_cities()
        self.consider_settlements()
        self.consider_card()
        self.consider_longest_road()

    def best(self) -> Goal | None:
        return self.goals[0] if self.goals else None

    def nearly_paid(self) -> Goal | None:
        """The most valuable goal that lacks one or two cards; a development card is not worth such help."""
        best: Goal | None = None
        for goal in self.goals:
            lacking = cards_missing(self.outlook.view.hand, goal.cost)
            if goal.kind != CARD and 0 < lacking <= 2 and (best is None or goal.value > best.value):
                best = goal
        return best

    def in_supply(self, piece: i64) -> i64:
        view = self.outlook.view
        return view.supply[self.outlook.seat * view.rules.piece_count + piece]

    def cost_of(self, roads: i64, piece: i64) -> vec[i64]:
        """So many roads and one piece (0: none)."""
        rules = self.outlook.view.rules
        kinds = self.outlook.kinds
        cost = zeros(kinds)
        for kind in range(kinds):
            cost[kind] = roads * rules.piece_cost[rules.road * kinds + kind] + rules.piece_cost[piece * kinds + kind]
        return cost

    def add(self, goal: Goal, points: i64) -> None:
        """Weigh a goal by value over waiting time and put it in its place."""
        outlook = self.outlook
        if points >= outlook.lack:
            goal.value += WINNING_VALUE
        goal.rolls = outlook.rolls_until(outlook.view.hand, goal.cost)
        goal.score = goal.value * 1000 // (goal.rolls + PATIENCE)
        place = 0
        while place < len(self.goals) and self.goals[place].score >= goal.score:
            place += 1
        self.goals.insert(place, goal)

    def consider_cities(self) -> None:
        """The settlement with the best yield becomes a city."""
        view = self.outlook.view
        city = view.rules.city
        if self.in_supply(city) == 0:
            return
        best: i64 = -1
        most: i64 = -1
        for vertex in range(view.topology.vertices):
            if view.vertex_owner[vertex] == self.outlook.seat and view.vertex_piece[vertex] == view.rules.settlement:
                value = production_value(self.outlook, vertex) + harbour_points_value(self.outlook, vertex)
                if value > most:
                    most = value
                    best = vertex
        if best >= 0:
            value = POINT + most * self.outlook.growth() // 100
            self.add(Goal(CITY, best, NO_EDGE, value, self.cost_of(0, city)), 1)

    def consider_settlements(self) -> None:
        """The best site for every number of roads to it."""
        outlook = self.outlook
        settlement = outlook.view.rules.settlement
        if self.in_supply(settlement) == 0:
            return
        roads_left = self.in_supply(outlook.view.rules.road)
        sites = self.reach.best_sites()
        most: i64 = -1
        for roads in range(i64(MOST_ROADS_AHEAD + 1)):
            site = sites[roads]
            if site < 0 or roads > roads_left:
                continue
            worth = self.reach.worth(site)
            # A site further away must be better than all nearer ones.
            if worth > most:
                most = worth
                value = POINT + worth * outlook.growth() // 100
                goal = Goal(SETTLEMENT, site, NO_EDGE, value, self.cost_of(roads, settlement))
                if roads > 0:
                    goal.edge = self.reach.first_edge(site)
                    goal.step_cost = self.cost_of(1, 0)
                self.add(goal, 1)

    def consider_longest_road(self) -> None:
        """Roads that take the award, or keep it when an opponent draws level."""
        view = self.outlook.view
        award = view.rules.longest_road
        if award is None:
            return
        seat = self.outlook.seat
        rival: i64 = 0
        for colour in range(view.colours):
            if colour != seat and view.route_length[colour] > rival:
                rival = view.route_length[colour]
        needed = rival + 1 if rival >= award.minimum else award.minimum
        roads = needed - view.route_length[seat]
        held = view.award_holder[award.index] == seat
        if roads <= 0 or held or roads > self.in_supply(view.rules.road):
            return
        # A long way round is only taken when there is nothing else left to do.
        if roads > MOST_ROADS_FOR_AWARD and self.goals:
            return
        edge = OwnRoute(self.outlook).extension(roads)
        if edge != NO_EDGE:
            value = award.points * POINT * ROUTE_AWARD_SHARE // 100
            goal = Goal(ROUTE, edge, edge, value, self.cost_of(roads, 0))
            goal.step_cost = self.cost_of(1, 0)
            self.add(goal, award.points)

    def consider_card(self) -> None:
        view = self.outlook.view
        if not view.rules.has_development_cards or view.deck_left == 0:
            return
        value: i64 = CARD_VALUE
        army = view.rules.largest_army
        if army is not None and view.award_holder[army.index] != self.outlook.seat:
            lacking = knights_lacking(self.outlook)
            if 0 < lacking < len(ARMY_STEP_VALUE):
                value += ARMY_STEP_VALUE[lacking]
        cost = zeros(self.outlook.kinds)
        for kind in range(self.outlook.kinds):
            cost[kind] = view.rules.buy_cost[kind]
        self.add(Goal(CARD, -1, NO_EDGE, value, cost), 0)


def knights_lacking(outlook: Outlook) -> i64:
    """How many more knights, beyond those in hand, would take the largest army."""
    view = outlook.view
    army = view.rules.largest_army
    if army is None:
        return 0
    needed = army.minimum
    for seat in range(view.seats):
        if seat != outlook.seat and view.knights[seat] >= needed:
            needed = view.knights[seat] + 1
    in_hand: i64 = 0
    if "knight" in view.rules.card_names:
        in_hand = view.held[view.rules.card_names.index("knight")]
    return needed - view.knights[outlook.seat] - in_hand
