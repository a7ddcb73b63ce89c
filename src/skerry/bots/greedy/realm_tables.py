"""The numbers of the greedy bot for Cities & Knights. A victory point is worth 100."""

from __future__ import annotations

from typing import Final

from skerry.board.terrain import FOREST, MOUNTAIN, PASTURE

# What a city at a terrain yields beside a resource, and the track that each commodity pays for.
COMMODITY_OF_TERRAIN: Final = {FOREST: "paper", PASTURE: "cloth", MOUNTAIN: "coin"}
TRACKS: Final = ("trade", "politics", "science")
TRACK_COMMODITY: Final = ("cloth", "coin", "paper")
TRADE: Final = 0
POLITICS: Final = 1
TRACK_COUNT: Final = 3
TOP_LEVEL: Final = 5
METROPOLIS_LEVEL: Final = 4
METROPOLIS_POINTS: Final = 2
ABILITY_LEVEL: Final = 3
CARDS_PER_WALL: Final = 2
PROGRESS_LIMIT: Final = 4
MIGHTY: Final = 3
STRONG: Final = 2
ACTIVATE_COST: Final = {"grain": 1}
PROMOTE_COST: Final = {"wool": 1, "ore": 1}
MEDICINE_COST: Final = {"ore": 2, "grain": 1}
FIXED_NUMBERS: Final = (2, 6, 8, 12)

# A pip of a commodity, and of the second resource of a city at a hill or field.
COMMODITY_PIP_VALUE: Final = 14
SECOND_PIP_VALUE: Final = 8
# The first city lets improvements be bought at all.
FIRST_CITY_VALUE: Final = 80
# A commodity in hand beyond what goals say of it, in hundredths of a roll.
COMMODITY_WORTH: Final = 300

# Improvements by the level that is reached: the cards it lets draw, and what level 3 of each track allows.
LEVEL_STEP_VALUE: Final = (0, 50, 40, 40, 30, 30)
ABILITY_VALUE: Final = (45, 25, 50)
# The way to a metropolis that nobody has, or that its holder can still lose; then keeping one's own.
FREE_METROPOLIS_VALUE: Final = (0, 15, 30, 60, 260, 0)
HELD_METROPOLIS_VALUE: Final = (0, 5, 10, 20, 60, 300)
KEEP_METROPOLIS_VALUE: Final = 60
CHALLENGED_METROPOLIS_VALUE: Final = 220

# Barbarians: a city lost, being the sole best defender, sharing that place.
LANDING: Final = 7
CITY_LOSS: Final = 300
DEFENDER_VALUE: Final = 100
SHARED_DEFENCE_VALUE: Final = 40
# How much of an opponent's inactive knights will be active at the landing, in percent, by the steps left.
AWAKENING: Final = (0, 10, 30, 50, 65, 75, 80, 80)
# How much a knight counts, in percent, by the steps left: one that is put down, and one that is made active.
RECRUIT_URGENCY: Final = (100, 100, 100, 100, 95, 85, 75, 65)
ACTIVATE_URGENCY: Final = (100, 100, 100, 100, 90, 65, 45, 30)
# So many strengths ahead are weighed, since one alone may change nothing.
STRENGTHS_AHEAD: Final = 3
# An active knight can chase the robber.
ACTIVE_KNIGHT_VALUE: Final = 6

# Where knights stand: per own pip that they can free from the robber, at an opponent's site or through a route.
GUARD_PIP_VALUE: Final = 3
BLOCKED_SITE_VALUE: Final = 25
CUT_ROUTE_VALUE: Final = 60
# A knight acts when the robber costs so many pips or the pirate lies at so many ships, while the landing is more than
# so many steps away or it can be woken again.
CHASE_PIPS: Final = 3
CHASE_SHIPS: Final = 2
CHASE_STEPS: Final = 3

# A wall, and one more for a hand that a seven would halve.
WALL_VALUE: Final = 18
CROWDED_WALL_VALUE: Final = 45

# Progress cards: what they are worth in the hand, for keeping and taking; points lie open and are not held.
PROGRESS_VALUE: Final = {
    "merchant": 95,
    "master_merchant": 85,
    "trade_monopoly": 80,
    "resource_monopoly": 75,
    "crane": 70,
    "medicine": 70,
    "mining": 65,
    "irrigation": 60,
    "spy": 60,
    "wedding": 60,
    "deserter": 58,
    "alchemist": 55,
    "warlord": 52,
    "smith": 50,
    "road_building": 45,
    "bishop": 45,
    "saboteur": 40,
    "commercial_harbor": 40,
    "merchant_fleet": 35,
    "engineer": 30,
    "intrigue": 25,
    "inventor": 25,
    "diplomat": 20,
}
# Decks where the choice is free: trade, politics, science; holding the merchant makes trade cards worth less.
DECK_VALUE: Final = (60, 40, 50)
MERCHANT_DECK_VALUE: Final = 20

# When a card pays: cards that others lose or give, in all; hundredths of cards for monopolies, and the most that each
# takes from one seat.
SABOTAGE_CARDS: Final = 5
WEDDING_GIFTS: Final = 2
RESOURCE_MONOPOLY_YIELD: Final = 250
TRADE_MONOPOLY_YIELD: Final = 120
RESOURCE_MONOPOLY_MOST: Final = 2
TRADE_MONOPOLY_MOST: Final = 1
SPECIAL_RATE: Final = 2
# Knights that a smith should find, or the steps left when one is enough; what a warlord should wake, and when.
SMITH_KNIGHTS: Final = 2
SMITH_STEPS: Final = 3
WARLORD_STRENGTH: Final = 2
WARLORD_STEPS: Final = 4

# Numbers by choice: a card to the seat and to others, a seven, a draw; what setting dice and swapping should gain.
OWN_CARD_VALUE: Final = 10
OTHERS_CARD_VALUE: Final = 3
SEVEN_VALUE: Final = -20
DRAW_VALUE: Final = 8
SET_DICE_VALUE: Final = 25
SWAP_VALUE: Final = 30

# The diplomat: a piece of whoever has the longest road, an own one of use elsewhere, an own one lost.
AWARD_ROUTE_VALUE: Final = 100
MOVED_ROUTE_VALUE: Final = 60
WASTED_ROUTE_VALUE: Final = -50
