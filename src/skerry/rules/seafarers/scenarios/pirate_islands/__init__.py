"""`pirate_islands` (SEAPIR): a fleet circles the sea, and everybody wins back a fortress of their own."""

from skerry.rules.seafarers.scenarios.pirate_islands.module import PirateIslands

__all__ = ["PirateIslands"]
