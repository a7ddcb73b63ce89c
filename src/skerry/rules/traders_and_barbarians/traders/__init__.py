"""`traders_and_barbarians` (TRAD): wagons carry goods between three trade hexes, past barbarians and over tolled roads.

Digest: traders_and_barbarians.md.
"""

from skerry.rules.traders_and_barbarians.traders.module import TradersAndBarbarians

__all__ = ["TradersAndBarbarians"]
