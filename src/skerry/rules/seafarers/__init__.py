"""Seafarers: ships, sea, gold fields, the pirate, and nine scenarios (digest seafarers.md: SEA and its scenarios).

`Seafarers` holds what all scenarios share; a scenario is a small module on top of it.
"""

from skerry.rules.seafarers.module import Seafarers

__all__ = ["Seafarers"]
