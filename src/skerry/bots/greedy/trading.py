"""Trading toward a goal: with the bank, with players, and answers to their offers."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from skerry.bots.counting import most_held
from skerry.bots.greedy.giving import waiting
from skerry.bots.greedy.goals import Goal, Plan
from skerry.bots.greedy.memory import TurnMemory
from skerry.bots.greedy.menu import Menu, whole, word
from skerry.bots.greedy.outlook import Outlook, covers
from skerry.bots.greedy.tables import DANGEROUS_LACK, OFFERS_PER_TURN
from skerry.engine.action import Action

# With the bank


def bank_trade(outlook: Outlook, menu: Menu, cost: vec[i64]) -> Action | None:
    """The next bank trade on the way to a cost that can be met by bank trades alone."""
    hand = outlook.view.hand
    if covers(hand, cost) or not outlook.can_pay_after(hand, cost, 0):
        return None
    names = outlook.view.rules.card_kinds
    best: Action | None = None
    most: i64 = 0
    for action in menu.of("bank_trade"):
        if word(action, "give") not in names or word(action, "take") not in names:
            continue
        give = names.index(word(action, "give"))
        take = names.index(word(action, "take"))
        spare = hand[give] - cost[give] - outlook.view.rate[outlook.mine + give]
        missing = cost[take] - hand[take]
        if missing > 0 and spare >= 0:
            value = 100 * missing + 10 * (8 - outlook.view.rate[outlook.mine + give]) + spare
            if best is None or value > most:
                most = value
                best = action
    return best


# With players


def is_dangerous(outlook: Outlook, seat: i64) -> bool:
    """Nobody helps a seat that is about to win."""
    return outlook.lack_of(seat) <= DANGEROUS_LACK


def offer_key(give: int, want: int) -> int:
    return 100 * give + want


def offer(outlook: Outlook, menu: Menu, goal: Goal, memory: TurnMemory) -> Action | None:
    """One card that the goal does not need for one that it lacks; never the same offer twice in a turn."""
    view = outlook.view
    if len(memory.offers) >= OFFERS_PER_TURN or not menu.has("offer_trade"):
        return None
    best: Action | None = None
    most: i64 = 0
    best_key = 0
    for action in menu.of("offer_trade"):
        give = single_card(view.rules.card_kinds, action.single("give"))
        want = single_card(view.rules.card_kinds, action.single("want"))
        if give < 0 or want < 0:
            continue
        spare = view.hand[give] - goal.cost[give]
        missing = goal.cost[want] - view.hand[want]
        key = offer_key(give, want)
        if spare <= 0 or missing <= 0 or key in memory.offers or not may_be_held(outlook, want):
            continue
        # First what comes in least by itself, for what comes in most.
        value = 1000 + 10 * spare - outlook.income[outlook.mine + want] + outlook.income[outlook.mine + give]
        if value > most:
            most = value
            best = action
            best_key = key
    if best is not None:
        memory.offers.append(best_key)
    return best


def single_card(names: list[str], card: str) -> int:
    """The kind of the one card on a side of an offer, or -1 if there are more."""
    return names.index(card) if card in names else -1


def may_be_held(outlook: Outlook, kind: i64) -> bool:
    """Whether an opponent that one would trade with could hold a card of a kind."""
    view = outlook.view
    for seat in range(view.seats):
        if seat != outlook.seat and most_held(view, seat, kind) > 0 and not is_dangerous(outlook, seat):
            if outlook.income[seat * outlook.kinds + kind] > 0:
                return True
    return False


def after_swap(outlook: Outlook, terms: object, gives: str, takes: str) -> vec[i64]:
    """The seat's hand after a trade whose terms name what it gives and takes."""
    hand = outlook.view.hand[:]
    if isinstance(terms, dict):
        names = outlook.view.rules.card_kinds
        move_cards(names, hand, terms.get(gives), -1)
        move_cards(names, hand, terms.get(takes), 1)
    return hand


def move_cards(names: list[str], hand: vec[i64], cards: object, sign: i64) -> None:
    if isinstance(cards, dict):
        for name, count in cards.items():
            if name in names and isinstance(count, int):
                hand[names.index(name)] += sign * count


def answer_offer(outlook: Outlook, plan: Plan, menu: Menu) -> Action | None:
    """Accept what brings the own goals nearer, from somebody who is not about to win."""
    accept = menu.first("accept")
    trade = outlook.view.parts.get("trade")
    if accept is not None and trade is not None and not is_dangerous(outlook, outlook.view.active):
        hand = after_swap(outlook, trade.get("offer"), "want", "give")
        if waiting(outlook, plan, hand) < waiting(outlook, plan, outlook.view.hand):
            return accept
    return menu.first("decline")


def close_offer(outlook: Outlook, plan: Plan, menu: Menu) -> Action | None:
    """Deal with the weakest seat that agreed; a counter-offer must be a gain as well."""
    view = outlook.view
    best: Action | None = None
    most: i64 = DANGEROUS_LACK
    trade = view.parts.get("trade")
    counters = trade.get("counters") if trade is not None else None
    for action in menu.of("confirm"):
        seat = whole(action, "seat")
        if isinstance(counters, dict) and str(seat) in counters:
            hand = after_swap(outlook, counters[str(seat)], "want", "give")
            if waiting(outlook, plan, hand) >= waiting(outlook, plan, view.hand):
                continue
        if outlook.lack_of(seat) > most:
            most = outlook.lack_of(seat)
            best = action
    return best if best is not None else menu.first("withdraw")
