"""`caravans` (CARV): camels leave an oasis in three caravans, and votes decide where each of them goes.

Digest: caravans.md.
"""

from skerry.rules.traders_and_barbarians.caravans.module import Caravans

__all__ = ["Caravans"]
