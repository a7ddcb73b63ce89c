"""Treasure tiles, for all scenarios in which they lie on the board (TDETI-30, TDEIU-08)."""

from skerry.rules.seafarers.explorers.treasures.hunt import TreasureHunt

__all__ = ["TreasureHunt"]
