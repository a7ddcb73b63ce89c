"""`wonders` (SEAWON): claim a wonder whose requirement you meet, and build its four levels."""

from skerry.rules.seafarers.scenarios.wonders.module import Wonders

__all__ = ["Wonders"]
