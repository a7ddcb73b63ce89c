"""The numbers of the greedy bot. A victory point is worth 100."""

from __future__ import annotations

from typing import Final

POINT: Final = 100

# What one pip (a chance in 36) of a resource is worth: wood, brick, wool, grain, ore.
PIP_VALUE: Final = (10, 10, 8, 11, 11)
# A pip of a gold field, which yields any of them.
GOLD_PIP_VALUE: Final = 12
# Added once for a resource that the seat does not produce yet, and lost for a number it already depends on.
NEW_KIND_VALUE: Final = (18, 18, 12, 18, 18)
SAME_NUMBER_VALUE: Final = -4
# A 3:1 harbour, and per pip that the seat produces of what a 2:1 harbour takes.
ANY_HARBOUR_VALUE: Final = 8
HARBOUR_PIP_VALUE: Final = 3
# An opponent's building at the other end of a harbour that one places.
SHARED_HARBOUR_VALUE: Final = -6

# A building at a harbour, where an award goes to the most of them.
HARBOUR_POINT_VALUE: Final = 30

# How much of a building's production still pays, in percent, by the points its owner lacks.
GROWTH: Final = (0, 0, 20, 40, 60, 75, 90, 100)

# Founding: what the best site two edges further adds, in percent of its value.
ROOM_SHARE: Final = 20
# A site that an opponent's road already touches keeps this share.
CONTESTED_SHARE: Final = 60

# Goals are weighed by value over rolls until they can be paid, plus this patience.
PATIENCE: Final = 8
MOST_ROLLS: Final = 80
MOST_ROADS_AHEAD: Final = 4
# Roads and ships together, where there are ships.
MOST_PIECES_AHEAD: Final = 9
MOST_ROADS_FOR_AWARD: Final = 3

# A development card by itself, and what it adds when so many knights lack for the largest army (0 to 3).
CARD_VALUE: Final = 45
ARMY_STEP_VALUE: Final = (0, 90, 50, 35)
# Roads toward the longest road are worth less than a sure point, because they can be outbuilt.
ROUTE_AWARD_SHARE: Final = 80
# Whatever wins the game outright.
WINNING_VALUE: Final = 10_000

# Trading.
OFFERS_PER_TURN: Final = 2
# Nobody trades with an opponent who lacks no more points than this.
DANGEROUS_LACK: Final = 2

# The robber: per pip blocked, by how close the owner is to winning; per card that can be stolen.
OWN_PIP_HARM: Final = 6
THREAT_BY_LACK: Final = (12, 10, 8, 6, 5, 4, 3)
LEAST_THREAT: Final = 2
THEFT_VALUE: Final = 6

# Trade tokens: pips that the robber must cost before it is sent home, and the hand that a forced trade should meet.
ROBBED_PIPS: Final = 3
FORCED_TRADE_CARDS: Final = 2
FORCED_TRADE_HAND: Final = 3

# Development cards: cards a monopoly should bring, in hundredths.
MONOPOLY_YIELD: Final = 350

# The sea: turning up a hidden hex; gifts by their names; a cloth, and the chance of more of it per pip and cloth left.
FOG_VALUE: Final = 50
GIFT_VALUE: Final = {"vp": 120, "development_card": 55, "harbour": 50}
GIFT_POINTS: Final = {"vp": 1}
CLOTH_VALUE: Final = 85
CLOTH_PIP_VALUE: Final = 12
# What targets within so many ships of each other add to one another, in percent.
COMPANION_SHIPS: Final = 3
COMPANION_SHARE: Final = 40
# Founding with ships: what lies beyond a route piece counts by the cards it takes, those of a settlement included.
SITE_CARDS: Final = 4

# The pirate: per own ship at its hex; a cloth taken instead of a card.
OWN_SHIP_HARM: Final = 5
CLOTH_THEFT_VALUE: Final = 90

# The fortress: reaching it, the beachhead before it, a warship, how many are wanted, and how many an attack takes
# while more can be had. Everything about it counts more as the other points come in, by the points still lacking.
FORTRESS_VALUE: Final = 350
BEACHHEAD_VALUE: Final = 60
WARSHIP_VALUE: Final = 90
WARSHIP_CARDS: Final = ("knight", "victory_point")
WARSHIPS_WANTED: Final = 5
WARSHIPS_TO_ATTACK: Final = 4
WARSHIPS_AT_LEAST: Final = 2
FORTRESS_URGENCY: Final = (6, 4, 3, 2, 2)

# Wonders: a site that allows one to be claimed; a level by those already built, the fourth wins; a level that
# overtakes everybody when points are about to suffice.
WONDER_SITE_VALUE: Final = 90
LEVEL_VALUE: Final = (200, 220, 320, WINNING_VALUE)
OVERTAKING_VALUE: Final = 200
