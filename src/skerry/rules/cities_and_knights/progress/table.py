"""Every progress card: deck, count, effect, and why it may have none (CK-191)."""

from __future__ import annotations

from typing import Final

from skerry.board.terrain import FIELD, MOUNTAIN, RESOURCE_COUNT
from skerry.reason import ReasonKind
from skerry.rules.cities_and_knights.knight_actions import NO_INACTIVE_KNIGHT
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

NOBODY_AHEAD: Final = ReasonKind("nobody_ahead_with_cards", "nobody with more points than you has a card")
NOBODY_WITH_COMMODITIES: Final = ReasonKind("nobody_with_commodities", "nobody else can hold a commodity")

# What a player is told who holds a card that cannot have an effect (CK-187).
REASONS: Final = {
    "alchemist": ReasonKind("dice_set_already", "the dice are set once a turn, for its first roll"),
    "crane": ReasonKind("crane_without_use", "you could buy no improvement with one commodity off"),
    "engineer": ReasonKind("no_wall_to_place", "you have no wall left, or no city without one"),
    "inventor": ReasonKind("no_tokens_to_swap", "there are no two different tokens that may be swapped"),
    "irrigation": ReasonKind("no_grain_to_harvest", "you have no building at a field, or the bank has no grain"),
    "medicine": ReasonKind(
        "medicine_without_use", "it takes 2 ore, 1 grain, a settlement and a city to put in its place"
    ),
    "mining": ReasonKind("no_ore_to_harvest", "you have no building at a mountain, or the bank has no ore"),
    "road_building": ReasonKind("no_free_route", "you have no route piece left, or no place for one"),
    "smith": ReasonKind("no_knight_to_promote", "none of your knights can be promoted now"),
    "bishop": ReasonKind("no_hex_for_robber", "there is no hex that the robber could go to"),
    "deserter": ReasonKind("no_foreign_knight", "nobody else has a knight on the board"),
    "diplomat": ReasonKind("no_open_route", "nobody has an open route piece that may be removed"),
    "intrigue": ReasonKind("no_knight_at_your_routes", "no knight of somebody else stands at your routes"),
    "saboteur": ReasonKind("nobody_to_sabotage", "nobody with as many points as you has two cards"),
    "spy": ReasonKind("nobody_to_spy_on", "nobody else holds a progress card"),
    "warlord": NO_INACTIVE_KNIGHT,
    "wedding": NOBODY_AHEAD,
    "commercial_harbor": NOBODY_WITH_COMMODITIES,
    "master_merchant": NOBODY_AHEAD,
    "merchant": ReasonKind("no_hex_for_merchant", "there is no other hex for the merchant at your buildings"),
    "merchant_fleet": ReasonKind("fleet_without_use", "you trade every card at 2:1 already"),
    "resource_monopoly": ReasonKind("nobody_with_resources", "nobody else can hold a resource"),
    "trade_monopoly": NOBODY_WITH_COMMODITIES,
}


# What holding a card is worth, in hundredths of a point: less than playing it brings, or nobody would ever do so. Those
# that are points are never held.
WORTH: Final = {
    "merchant": 24,
    "master_merchant": 15,
    "trade_monopoly": 14,
    "resource_monopoly": 14,
    "crane": 10,
    "medicine": 13,
    "mining": 12,
    "irrigation": 11,
    "spy": 10,
    "wedding": 11,
    "deserter": 10,
    "alchemist": 9,
    "warlord": 8,
    "smith": 9,
    "road_building": 9,
    "bishop": 8,
    "saboteur": 7,
    "commercial_harbor": 7,
    "merchant_fleet": 5,
    "engineer": 5,
    "intrigue": 4,
    "inventor": 4,
    "diplomat": 3,
}


def progress_cards() -> list[ProgressCard]:
    cards: list[ProgressCard] = [
        Alchemist("alchemist", SCIENCE, 2),
        AskingCard("crane", SCIENCE, 2, "crane"),
        AskingCard("engineer", SCIENCE, 1, "engineer"),
        AskingCard("inventor", SCIENCE, 2, "inventor"),
        Harvest("irrigation", SCIENCE, 2, FIELD),
        AskingCard("medicine", SCIENCE, 2, "medicine"),
        Harvest("mining", SCIENCE, 2, MOUNTAIN),
        ProgressCard("printer", SCIENCE, 1, points=1),
        AskingCard("road_building", SCIENCE, 2, "place_free_route", FREE_ROUTES),
        AskingCard("smith", SCIENCE, 2, "smith", SMITH_KNIGHTS),
        Bishop("bishop", POLITICS, 2),
        ProgressCard("constitution", POLITICS, 1, points=1),
        Deserter("deserter", POLITICS, 2),
        AskingCard("diplomat", POLITICS, 2, "diplomat"),
        AskingCard("intrigue", POLITICS, 2, "intrigue"),
        Saboteur("saboteur", POLITICS, 2),
        Spy("spy", POLITICS, 3),
        Warlord("warlord", POLITICS, 2),
        Wedding("wedding", POLITICS, 2),
        CommercialHarbor("commercial_harbor", TRADE, 2),
        MasterMerchant("master_merchant", TRADE, 2),
        AskingCard("merchant", TRADE, 6, "place_merchant"),
        AskingCard("merchant_fleet", TRADE, 2, "hire_fleet"),
        Monopoly("resource_monopoly", TRADE, 4, first=0, kinds=RESOURCE_COUNT, most=2),
        Monopoly("trade_monopoly", TRADE, 2, first=RESOURCE_COUNT, kinds=COMMODITY_COUNT, most=1),
    ]
    for index, card in enumerate(cards):
        card.index = index
        card.worth = WORTH.get(card.name, 0)
        card.before_roll = isinstance(card, Alchemist)
        if card.name in REASONS:
            card.reason = REASONS[card.name].of()
    return cards
