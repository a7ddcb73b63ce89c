"""Every progress card: deck, count and effect (CK-191)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from skerry.board.terrain import FIELD, MOUNTAIN, RESOURCE_COUNT
from skerry.rules.cities_and_knights.progress.card import ProgressCard
from skerry.rules.cities_and_knights.progress.intrigues import Deserter, Diplomat, Intrigue
from skerry.rules.cities_and_knights.progress.politics import Bishop, Saboteur, Spy, Warlord, Wedding
from skerry.rules.cities_and_knights.progress.science import (
    Alchemist,
    Crane,
    Engineer,
    Harvest,
    Inventor,
    Medicine,
    RoadBuilding,
    Smith,
)
from skerry.rules.cities_and_knights.progress.trade import (
    CommercialHarbor,
    MasterMerchant,
    Merchant,
    MerchantFleet,
    Monopoly,
)
from skerry.rules.cities_and_knights.tables import COMMODITY_COUNT, POLITICS, SCIENCE, TRADE

if TYPE_CHECKING:
    from skerry.rules.cities_and_knights.slice import CitiesSlot


def progress_cards(at: CitiesSlot) -> list[ProgressCard]:
    cards: list[ProgressCard] = [
        Alchemist(at, "alchemist", SCIENCE, 2),
        Crane(at, "crane", SCIENCE, 2),
        Engineer(at, "engineer", SCIENCE, 1),
        Inventor(at, "inventor", SCIENCE, 2),
        Harvest(at, "irrigation", SCIENCE, 2, FIELD),
        Medicine(at, "medicine", SCIENCE, 2),
        Harvest(at, "mining", SCIENCE, 2, MOUNTAIN),
        ProgressCard(at, "printer", SCIENCE, 1, points=1),
        RoadBuilding(at, "road_building", SCIENCE, 2),
        Smith(at, "smith", SCIENCE, 2),
        Bishop(at, "bishop", POLITICS, 2),
        ProgressCard(at, "constitution", POLITICS, 1, points=1),
        Deserter(at, "deserter", POLITICS, 2),
        Diplomat(at, "diplomat", POLITICS, 2),
        Intrigue(at, "intrigue", POLITICS, 2),
        Saboteur(at, "saboteur", POLITICS, 2),
        Spy(at, "spy", POLITICS, 3),
        Warlord(at, "warlord", POLITICS, 2),
        Wedding(at, "wedding", POLITICS, 2),
        CommercialHarbor(at, "commercial_harbor", TRADE, 2),
        MasterMerchant(at, "master_merchant", TRADE, 2),
        Merchant(at, "merchant", TRADE, 6),
        MerchantFleet(at, "merchant_fleet", TRADE, 2),
        Monopoly(at, "resource_monopoly", TRADE, 4, first=0, kinds=RESOURCE_COUNT, most=2),
        Monopoly(at, "trade_monopoly", TRADE, 2, first=RESOURCE_COUNT, kinds=COMMODITY_COUNT, most=1),
    ]
    for index, card in enumerate(cards):
        card.index = index
        card.before_roll = isinstance(card, Alchemist)
    at.cards = len(cards)
    return cards
