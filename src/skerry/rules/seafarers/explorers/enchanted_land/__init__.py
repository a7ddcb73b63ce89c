"""`enchanted_land` (TDEEL): an island of dragons, each guarding a vertex until a knight beats it."""

from skerry.rules.seafarers.explorers.enchanted_land.module import EnchantedLand

__all__ = ["EnchantedLand"]
