"""`barbarian_attack` (BARB): who builds brings barbarians to the coast, and knights of a castle beat them.

Digest: barbarian_attack.md.
"""

from skerry.rules.traders_and_barbarians.barbarian_attack.module import BarbarianAttack

__all__ = ["BarbarianAttack"]
