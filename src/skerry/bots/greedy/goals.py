"""What the seat could do next, what that would bring, and which of it is nearest."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from skerry.board.arrays import zeros
from skerry.bots.greedy.barbarians import Landing
from skerry.bots.greedy.chart import Target
from skerry.bots.greedy.improvements import level_value, may_improve, wins_metropolis
from skerry.bots.greedy.knights import best_knight_site, knight_to_activate, knight_to_promote
from skerry.bots.greedy.outlook import Outlook, cards_missing
from skerry.bots.greedy.reach import Way, reach_of
from skerry.bots.greedy.realm_tables import (
    ACTIVATE_COST,
    CROWDED_WALL_VALUE,
    FIRST_CITY_VALUE,
    MEDICINE_COST,
    METROPOLIS_POINTS,
    PROMOTE_COST,
    TRACK_COUNT,
    WALL_VALUE,
)
from skerry.bots.greedy.routes import OwnRoute
from skerry.bots.greedy.sites import NO_EDGE, city_value, harbour_points_value
from skerry.bots.greedy.tables import (
    ARMY_STEP_VALUE,
    CARD_VALUE,
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
VISIT: Final = 4
LEVEL: Final = 5
RAISE: Final = 6
IMPROVE: Final = 7
RECRUIT: Final = 8
PROMOTE: Final = 9
ACTIVATE: Final = 10
WALL: Final = 11


class Goal:
    """Something to save for: a piece at a place, a card. `edge` is where a road or ship comes first, if any."""

    def __init__(self, kind: i64, place: i64, edge: i64, value: i64, cost: vec[i64]) -> None:
        self.kind = kind
        self.place = place
        self.edge = edge
        self.by_ship = False
        # What is visited, for goals that are nothing but a way.
        self.target: Target | None = None
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
        self.reach = reach_of(outlook, outlook.seat)
        self.consider_cities()
        self.consider_settlements()
        self.consider_card()
        if outlook.chart.has_ships:
            self.consider_targets()
            self.consider_level()
        if outlook.realm.playing:
            self.consider_improvements()
            self.consider_knights()
            self.consider_wall()
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

    def cost_of(self, roads: i64, ships: i64, piece: i64) -> vec[i64]:
        """So many roads and ships and one piece (0: none)."""
        rules = self.outlook.view.rules
        kinds = self.outlook.kinds
        cost = zeros(kinds)
        for kind in range(kinds):
            cost[kind] = roads * rules.piece_cost[rules.road * kinds + kind] + rules.piece_cost[piece * kinds + kind]
            if ships > 0:
                cost[kind] += ships * rules.piece_cost[rules.ship * kinds + kind]
        return cost

    def has_pieces_for(self, way: Way) -> bool:
        rules = self.outlook.view.rules
        if way.ships > 0 and way.ships > self.in_supply(rules.ship):
            return False
        return way.roads <= self.in_supply(rules.road)

    def begin_with(self, goal: Goal, way: Way) -> None:
        """The first piece of the way is the first step of the goal."""
        if way.edge != NO_EDGE:
            goal.edge = way.edge
            goal.by_ship = way.by_ship
            goal.step_cost = self.cost_of(0, 1, 0) if way.by_ship else self.cost_of(1, 0, 0)

    def add(self, goal: Goal, points: i64) -> None:
        """Weigh a goal by value over waiting time and put it in its place."""
        outlook = self.outlook
        if points >= outlook.lack and outlook.chart.points_win:
            goal.value += WINNING_VALUE
        goal.rolls = outlook.rolls_until(outlook.view.hand, goal.cost)
        goal.score = goal.value * 1000 // (goal.rolls + PATIENCE)
        place = 0
        while place < len(self.goals) and self.goals[place].score >= goal.score:
            place += 1
        self.goals.insert(place, goal)

    def consider_cities(self) -> None:
        """The settlement with the best yield becomes a city; a city that lies sideways comes first (CK-177)."""
        outlook = self.outlook
        view = outlook.view
        best: i64 = -1
        most: i64 = -1
        fallen = False
        for vertex in range(view.topology.vertices):
            if view.vertex_owner[vertex] == outlook.seat and view.vertex_piece[vertex] == view.rules.settlement:
                value = city_value(outlook, vertex) + harbour_points_value(outlook, vertex)
                sideways = outlook.realm.is_sideways(vertex)
                if (sideways and not fallen) or (sideways == fallen and value > most):
                    most = value
                    best = vertex
                    fallen = sideways
        if best < 0 or (not fallen and self.in_supply(view.rules.city) == 0):
            return
        value = POINT + most * outlook.growth() // 100
        if outlook.realm.playing and outlook.realm.cities_of(outlook.seat) == 0:
            value += FIRST_CITY_VALUE
        goal = Goal(RAISE if fallen else CITY, best, NO_EDGE, value, self.cost_of(0, 0, view.rules.city))
        if outlook.realm.holds("medicine"):
            goal.cost = goal.step_cost = outlook.cost(MEDICINE_COST)
        self.add(goal, 1)

    def consider_settlements(self) -> None:
        """The best site for every number of roads and ships to it."""
        outlook = self.outlook
        settlement = outlook.view.rules.settlement
        if self.in_supply(settlement) == 0:
            return
        sites = self.reach.best_sites()
        most: i64 = -1
        for pieces in range(self.reach.limit + 1):
            site = sites[pieces]
            if site < 0:
                continue
            way = self.reach.way_to(self.reach.place_at(site))
            worth = self.reach.worth(site)
            special = outlook.chart.site_value[site]
            # A site further away must be better than all nearer ones.
            if worth + special > most and self.has_pieces_for(way):
                most = worth + special
                value = POINT + special + worth * outlook.growth() // 100
                goal = Goal(SETTLEMENT, site, NO_EDGE, value, self.cost_of(way.roads, way.ships, settlement))
                self.begin_with(goal, way)
                self.add(goal, 1 + outlook.chart.site_points[site])

    def consider_targets(self) -> None:
        """The best target for every number of pieces to it, unless a nearer one is as good."""
        best: list[Target | None] = [None] * (self.reach.limit + 1)
        for target in self.outlook.chart.targets:
            way = self.reach.way_to_target(target)
            if way is not None and self.has_pieces_for(way):
                rival = best[way.roads + way.ships]
                if rival is None or target.value > rival.value:
                    best[way.roads + way.ships] = target
        most: i64 = 0
        for nearest in best:
            if nearest is None or nearest.value <= most:
                continue
            most = nearest.value
            way = self.reach.way_to_target(nearest)
            if way is not None:
                goal = Goal(VISIT, nearest.vertex, NO_EDGE, nearest.value, self.cost_of(way.roads, way.ships, 0))
                goal.target = nearest
                self.begin_with(goal, way)
                self.add(goal, nearest.points)

    def consider_level(self) -> None:
        """The next level of the own wonder."""
        chart = self.outlook.chart
        if len(chart.level_cost) > 0:
            self.add(Goal(LEVEL, -1, NO_EDGE, chart.level_value, chart.level_cost), 0)

    def consider_improvements(self) -> None:
        """The next level of every track."""
        outlook = self.outlook
        for track in range(i64(TRACK_COUNT)):
            if may_improve(outlook, track):
                cost = zeros(outlook.kinds)
                cost[outlook.realm.commodity[track]] = outlook.realm.level_of(outlook.seat, track) + 1
                if outlook.realm.holds("crane"):
                    cost[outlook.realm.commodity[track]] -= 1
                points: i64 = METROPOLIS_POINTS if wins_metropolis(outlook, track) else 0
                self.add(Goal(IMPROVE, track, NO_EDGE, level_value(outlook, track), cost), points)

    def consider_knights(self) -> None:
        """One more, one stronger, and one awake."""
        outlook = self.outlook
        rules = outlook.view.rules
        landing = Landing(outlook)
        basic: i64 = rules.piece("basic_knight")
        site: i64 = best_knight_site(outlook) if self.in_supply(basic) > 0 else -1
        if site >= 0:
            # It counts only when it is awake, but whoever lacks the grain still puts it down.
            goal = Goal(RECRUIT, site, NO_EDGE, landing.recruit_value(), outlook.cost(ACTIVATE_COST))
            goal.step_cost = self.cost_of(0, 0, basic)
            for kind in range(outlook.kinds):
                goal.cost[kind] += goal.step_cost[kind]
            self.add(goal, 0)
        vertex = knight_to_promote(outlook)
        if vertex >= 0:
            self.add(Goal(PROMOTE, vertex, NO_EDGE, landing.recruit_value(), outlook.cost(PROMOTE_COST)), 0)
        vertex = knight_to_activate(outlook)
        if vertex >= 0:
            value = landing.activate_value(outlook.realm.knight[vertex])
            self.add(Goal(ACTIVATE, vertex, NO_EDGE, value, outlook.cost(ACTIVATE_COST)), 0)

    def consider_wall(self) -> None:
        """Under a city that has none; it is worth more to a hand that a seven would halve."""
        outlook = self.outlook
        view = outlook.view
        wall: i64 = view.rules.piece("wall")
        if self.in_supply(wall) == 0:
            return
        for vertex in range(view.topology.vertices):
            if view.vertex_owner[vertex] == outlook.seat and outlook.realm.takes_wall(vertex):
                value: i64 = CROWDED_WALL_VALUE if outlook.is_crowded() else WALL_VALUE
                self.add(Goal(WALL, vertex, NO_EDGE, value, self.cost_of(0, 0, wall)), 0)
                return

    def consider_longest_road(self) -> None:
        """Roads and ships that take the award, or keep it when an opponent draws level."""
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
        pieces = needed - view.route_length[seat]
        if pieces <= 0 or view.award_holder[award.index] == seat:
            return
        # A long way round is only taken when there is nothing else left to do.
        if pieces > MOST_ROADS_FOR_AWARD and self.goals:
            return
        way = OwnRoute(self.outlook).extension(pieces)
        if way is not None and self.has_pieces_for(way):
            value = award.points * POINT * ROUTE_AWARD_SHARE // 100
            goal = Goal(ROUTE, way.edge, NO_EDGE, value, self.cost_of(way.roads, way.ships, 0))
            self.begin_with(goal, way)
            self.add(goal, award.points)

    def consider_card(self) -> None:
        view = self.outlook.view
        if not view.rules.has_development_cards or view.deck_left == 0:
            return
        value: i64 = CARD_VALUE + self.outlook.chart.card_value
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
