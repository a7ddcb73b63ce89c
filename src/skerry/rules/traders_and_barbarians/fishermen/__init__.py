"""`fishermen` (FISH): a lake and six fishing grounds bring fish, fish buy five deeds, and somebody has the old boot.

Digest: fishermen.md.
"""

from skerry.rules.traders_and_barbarians.fishermen.module import Fishermen

__all__ = ["Fishermen"]
