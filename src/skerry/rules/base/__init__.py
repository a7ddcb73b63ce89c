"""The base game for 3 and 4 players, and its extension to 5 and 6 (digest base.md: BASE, BASE56)."""

from skerry.rules.base.five_six import FiveSix
from skerry.rules.base.module import Base

__all__ = ["Base", "FiveSix"]
