"""`great_canal` (TDEGK): a canal is dug from the lake to the desert, and then the fields bear."""

from skerry.rules.seafarers.explorers.great_canal.module import GreatCanal

__all__ = ["GreatCanal"]
