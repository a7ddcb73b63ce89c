"""Cards about cards: monopolies, the merchant and his fleet, and what is offered in a commercial harbour."""

from __future__ import annotations

from mypy_extensions import i64

from skerry.board.terrain import RESOURCE_COUNT
from skerry.bots.greedy.giving import card_of, waiting
from skerry.bots.greedy.goals import Plan
from skerry.bots.greedy.menu import Menu, whole
from skerry.bots.greedy.outlook import Outlook, cards_missing
from skerry.bots.greedy.realm_tables import COMMODITY_WORTH, RESOURCE_MONOPOLY_MOST, SPECIAL_RATE, TRADE_MONOPOLY_MOST
from skerry.engine.action import Action

NO_KIND: i64 = -1


# Monopolies


def expected_of(outlook: Outlook, seat: i64, kind: i64) -> i64:
    """Cards of a kind that a seat is likely to hold, in hundredths: hands follow incomes."""
    whole_income: i64 = 0
    for other in range(outlook.kinds):
        whole_income += outlook.income[seat * outlook.kinds + other]
    if whole_income == 0:
        return 0
    return 100 * outlook.view.hand_size[seat] * outlook.income[seat * outlook.kinds + kind] // whole_income


def monopoly_yield(outlook: Outlook, kind: i64, most: i64) -> i64:
    """What a monopoly that takes so many cards from everybody brings, in hundredths."""
    total: i64 = 0
    for seat in range(outlook.view.seats):
        if seat != outlook.seat:
            total += min(expected_of(outlook, seat, kind), 100 * most)
    return total


def name_monopoly(outlook: Outlook, menu: Menu) -> Action | None:
    """The kind that brings the goals nearest, and many cards."""
    plan = Plan(outlook)
    before = waiting(outlook, plan, outlook.view.hand)
    best: Action | None = None
    value_of_best: i64 = -1
    for action in menu.of("name_monopoly"):
        kind = card_of(outlook, action)
        cards = monopoly_yield(outlook, kind, RESOURCE_MONOPOLY_MOST if kind < RESOURCE_COUNT else TRADE_MONOPOLY_MOST)
        hand = outlook.view.hand[:]
        hand[kind] += (cards + 50) // 100
        value = 20 * (before - waiting(outlook, plan, hand)) + cards
        if value > value_of_best:
            value_of_best = value
            best = action
    return best


# Merchant


def place_merchant(outlook: Outlook, menu: Menu) -> Action | None:
    """At the resource that comes in most and has no good rate yet."""
    view = outlook.view
    best: Action | None = None
    most: i64 = -1
    for action in menu.of("place_merchant"):
        kind = view.terrain[whole(action, "hex")]
        value: i64 = 0
        if kind < RESOURCE_COUNT and view.rate[outlook.mine + kind] > SPECIAL_RATE:
            value = outlook.income[outlook.mine + kind]
        if value > most:
            most = value
            best = action
    return best


# Fleet


def fleet_kind(outlook: Outlook, plan: Plan) -> i64:
    """The kind whose trade at 2:1 pays for one of the best goals at once, or -1."""
    for goal in plan.goals[:3]:
        if outlook.can_pay_after(outlook.view.hand, goal.cost, 0):
            continue
        missing = cards_missing(outlook.view.hand, goal.cost)
        for kind in range(outlook.kinds):
            spare = outlook.view.hand[kind] - goal.cost[kind]
            if outlook.view.rate[outlook.mine + kind] > SPECIAL_RATE and spare // SPECIAL_RATE >= missing:
                return kind
    return NO_KIND


def hire_fleet(outlook: Outlook, menu: Menu) -> Action | None:
    """For the kind that pays a goal, or else the one held most."""
    kind = fleet_kind(outlook, Plan(outlook))
    best: Action | None = None
    most: i64 = -1
    for action in menu.of("hire_fleet"):
        card = card_of(outlook, action)
        value = 100 if card == kind else outlook.view.hand[card]
        if value > most:
            most = value
            best = action
    return best


# Commercial harbour


def offer_resource(outlook: Outlook, plan: Plan, menu: Menu) -> Action | None:
    """A resource that is not needed, to whoever likely holds most commodities."""
    goal = plan.best()
    best: Action | None = None
    most: i64 = 0
    for action in menu.of("offer_resource"):
        kind = card_of(outlook, action)
        spare = outlook.view.hand[kind] - (0 if goal is None else goal.cost[kind])
        if spare <= 0:
            continue
        hope: i64 = 0
        for commodity in range(i64(RESOURCE_COUNT), outlook.kinds):
            hope += expected_of(outlook, whole(action, "seat"), commodity)
        value = hope * COMMODITY_WORTH // 100 + spare if hope > 0 else 0
        if value > most:
            most = value
            best = action
    return best
