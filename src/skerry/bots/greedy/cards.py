"""When to play which development card, and what to do with it."""

from __future__ import annotations

from mypy_extensions import i64

from skerry.board.terrain import RESOURCE_COUNT
from skerry.bots.greedy.giving import waiting
from skerry.bots.greedy.goals import Plan, knights_lacking
from skerry.bots.greedy.menu import Menu, word
from skerry.bots.greedy.outlook import Outlook, covers
from skerry.bots.greedy.robber import robbed_pips
from skerry.bots.greedy.routes import OwnRoute
from skerry.bots.greedy.sites import NO_EDGE
from skerry.bots.greedy.tables import MONOPOLY_YIELD, WARSHIP_CARDS
from skerry.engine.action import Action


def play_before_roll(outlook: Outlook, menu: Menu) -> Action | None:
    """A knight that frees an own hex before it is rolled, or a warship before the fleet comes."""
    if outlook.chart.arms_ships:
        return arm_ship(menu)
    if robbed_pips(outlook) > 0:
        return menu.naming("play_card", "card", "knight")
    return None


def play_in_turn(outlook: Outlook, plan: Plan, menu: Menu) -> Action | None:
    """The card that serves the best goal now; a knight whenever nothing else does."""
    if outlook.chart.arms_ships:
        armed = arm_ship(menu)
        if armed is not None:
            return armed
    goal = plan.best()
    if goal is None or not menu.has("play_card"):
        return None
    if goal.edge != NO_EDGE:
        roads = menu.naming("play_card", "card", "road_building")
        if roads is not None:
            return roads
    if not covers(outlook.view.hand, goal.step_cost):
        plenty = menu.naming("play_card", "card", "year_of_plenty")
        if plenty is not None and plan.nearly_paid() is not None:
            return plenty
        monopoly = menu.naming("play_card", "card", "monopoly")
        if monopoly is not None and expected_cards(outlook, best_monopoly(outlook, plan)) >= MONOPOLY_YIELD:
            return monopoly
    knight = menu.naming("play_card", "card", "knight")
    if knight is not None and (robbed_pips(outlook) > 0 or army_in_reach(outlook)):
        return knight
    return None


def arm_ship(menu: Menu) -> Action | None:
    """Turn a ship into a warship, with whatever card does that."""
    for name in WARSHIP_CARDS:
        card = menu.naming("play_card", "card", name)
        if card is not None:
            return card
    return None


def army_in_reach(outlook: Outlook) -> bool:
    """Whether knights still count: the award is held, or not out of sight."""
    army = outlook.view.rules.largest_army
    if army is None:
        return False
    return outlook.view.award_holder[army.index] == outlook.seat or knights_lacking(outlook) <= 2


# Monopoly


def expected_cards(outlook: Outlook, kind: i64) -> i64:
    """Cards of a kind that opponents are likely to hold, in hundredths: hands follow incomes."""
    view = outlook.view
    if kind < 0:
        return 0
    expected: i64 = 0
    for seat in range(view.seats):
        if seat != outlook.seat:
            whole: i64 = 0
            for other in range(i64(RESOURCE_COUNT)):
                whole += outlook.income[seat * outlook.kinds + other]
            if whole > 0:
                expected += 100 * view.hand_size[seat] * outlook.income[seat * outlook.kinds + kind] // whole
    return expected


def monopoly_value(outlook: Outlook, plan: Plan, kind: i64) -> i64:
    """What naming a kind saves in waiting, and how many cards it brings."""
    view = outlook.view
    cards = expected_cards(outlook, kind)
    hand = view.hand[:]
    hand[kind] += cards // 100
    return 100 * (waiting(outlook, plan, view.hand) - waiting(outlook, plan, hand)) + cards


def best_monopoly(outlook: Outlook, plan: Plan) -> i64:
    best: i64 = -1
    most: i64 = -1
    for kind in range(i64(RESOURCE_COUNT)):
        value = monopoly_value(outlook, plan, kind)
        if value > most:
            most = value
            best = kind
    return best


def name_resource(outlook: Outlook, plan: Plan, menu: Menu) -> Action | None:
    names = outlook.view.rules.card_kinds
    best: Action | None = None
    most: i64 = -1
    for action in menu.of("name_resource"):
        value = monopoly_value(outlook, plan, names.index(word(action, "card")))
        if value > most:
            most = value
            best = action
    return best


# Free roads and ships


def place_route_piece(outlook: Outlook, plan: Plan, menu: Menu) -> Action | None:
    """Toward the best goal that needs a road or ship, or else whatever makes the own route longer."""
    for goal in plan.goals:
        if goal.edge != NO_EDGE:
            found = menu.at("place_ship" if goal.by_ship else "place_road", "edge", goal.edge)
            if found is not None:
                return found
    way = OwnRoute(outlook).extension(1)
    return None if way is None else menu.at("place_ship" if way.by_ship else "place_road", "edge", way.edge)
