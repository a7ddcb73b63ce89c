"""`desert_dragons` (TDEDD): dragons gather in three deserts, overrun the home island and drive players over the sea."""

from skerry.rules.seafarers.explorers.desert_dragons.module import DesertDragons

__all__ = ["DesertDragons"]
