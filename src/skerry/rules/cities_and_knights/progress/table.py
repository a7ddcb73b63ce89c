"""Every progress card: deck, count, effect, and why it may have none (CK-191)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from skerry.board.terrain import FIELD, MOUNTAIN, RESOURCE_COUNT
from skerry.rules.cities_and_knights.progress.card import AskingCard, ProgressCard
from skerry.rules.cities_and_knights.progress.intrigues import Deserter
from skerry.rules.cities_and_knights.progress.politics import Bishop, Saboteur, Spy, Warlord, Wedding
from skerry.rules.cities_and_knights.progress.science import Alchemist, Harvest
from skerry.rules.cities_and_knights.progress.trade import CommercialHarbor, MasterMerchant, Monopoly
from skerry.rules.cities_and_knights.tables import (
    COMMODITY_COUNT,
    FREE_ROUTES,
    POLITICS,
    SCIENCE,
    SMITH_KNIGHTS,
    TRADE,
)

if TYPE_CHECKING:
    from skerry.rules.cities_and_knights.slice import CitiesSlot

# What a player is told who holds a card that cannot have an effect (CK-187).
REASONS: Final = {
    "alchemist": "the dice are set once a turn, for its first roll",
    "crane": "you could buy no improvement with one commodity off",
    "engineer": "you have no wall left, or no city without one",
    "inventor": "there are no two different tokens that may be swapped",
    "irrigation": "you have no building at a field, or the bank has no grain",
    "medicine": "it takes 2 ore, 1 grain, a settlement and a city to put in its place",
    "mining": "you have no building at a mountain, or the bank has no ore",
    "road_building": "you have no route piece left, or no place for one",
    "smith": "none of your knights can be promoted now",
    "bishop": "there is no hex that the robber could go to",
    "deserter": "nobody else has a knight on the board",
    "diplomat": "nobody has an open route piece that may be removed",
    "intrigue": "no knight of somebody else stands at your routes",
    "saboteur": "nobody with as many points as you has two cards",
    "spy": "nobody else holds a progress card",
    "warlord": "you have no inactive knight",
    "wedding": "nobody with more points than you has a card",
    "commercial_harbor": "nobody else can hold a commodity",
    "master_merchant": "nobody with more points than you has a card",
    "merchant": "there is no other hex for the merchant at your buildings",
    "merchant_fleet": "you trade every card at 2:1 already",
    "resource_monopoly": "nobody else can hold a resource",
    "trade_monopoly": "nobody else can hold a commodity",
}


def progress_cards(at: CitiesSlot) -> list[ProgressCard]:
    cards: list[ProgressCard] = [
        Alchemist(at, "alchemist", SCIENCE, 2),
        AskingCard(at, "crane", SCIENCE, 2, "crane"),
        AskingCard(at, "engineer", SCIENCE, 1, "engineer"),
        AskingCard(at, "inventor", SCIENCE, 2, "inventor"),
        Harvest(at, "irrigation", SCIENCE, 2, FIELD),
        AskingCard(at, "medicine", SCIENCE, 2, "medicine"),
        Harvest(at, "mining", SCIENCE, 2, MOUNTAIN),
        ProgressCard(at, "printer", SCIENCE, 1, points=1),
        AskingCard(at, "road_building", SCIENCE, 2, "place_free_route", FREE_ROUTES),
        AskingCard(at, "smith", SCIENCE, 2, "smith", SMITH_KNIGHTS),
        Bishop(at, "bishop", POLITICS, 2),
        ProgressCard(at, "constitution", POLITICS, 1, points=1),
        Deserter(at, "deserter", POLITICS, 2),
        AskingCard(at, "diplomat", POLITICS, 2, "diplomat"),
        AskingCard(at, "intrigue", POLITICS, 2, "intrigue"),
        Saboteur(at, "saboteur", POLITICS, 2),
        Spy(at, "spy", POLITICS, 3),
        Warlord(at, "warlord", POLITICS, 2),
        Wedding(at, "wedding", POLITICS, 2),
        CommercialHarbor(at, "commercial_harbor", TRADE, 2),
        MasterMerchant(at, "master_merchant", TRADE, 2),
        AskingCard(at, "merchant", TRADE, 6, "place_merchant"),
        AskingCard(at, "merchant_fleet", TRADE, 2, "hire_fleet"),
        Monopoly(at, "resource_monopoly", TRADE, 4, first=0, kinds=RESOURCE_COUNT, most=2),
        Monopoly(at, "trade_monopoly", TRADE, 2, first=RESOURCE_COUNT, kinds=COMMODITY_COUNT, most=1),
    ]
    for index, card in enumerate(cards):
        card.index = index
        card.before_roll = isinstance(card, Alchemist)
        card.reason = REASONS.get(card.name, "")
    at.cards = len(cards)
    return cards
